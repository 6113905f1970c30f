"""Settings of tiny distillations."""

from __future__ import annotations

from pathlib import Path

from engine.train.presets.preset import Preset


def preset_of(teacher: Path, **settings: object) -> Preset:
    return Preset.from_dict(
        {
            "rules": {"size": 5},
            "network": {
                "size": 7, "smallest": 5, "features": "studio20", "blocks": 1, "channels": 8,
                "policy_channels": 4, "value_channels": 4, "value_hidden": 8, "beta_hidden": 8,
                "ownership": True, "norm": "none",
            },
            "selfplay": {"precision": "fp32", "games": 8},
            "distillation": {"teacher": str(teacher), "boards": "5 7", **settings},
            "training": {
                "batch": 16, "off_policy_cut": 1.0,
                "score_weight": 1.0, "score_target": "searched",
            },
            "run": {"generations": 2, "games": 64, "shard_games": 16},
        }
    )  # fmt: skip
