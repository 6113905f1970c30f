"""Descriptions of network files for lists, made from their headers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.base.files import data_folder
from engine.base.translation import tr
from engine.network.models.header import NetworkHeader, boards_text

STANDARD_WEIGHTS: Final = 500_000
"""Least `trunk_weights` of a shipped network that is not called fast."""
_KINDS = {
    "sai-studio": "SAI Studio",
    "sai": "SAI",
    "leela": "Leela Zero",
    "elf": "ELF OpenGo",
    "katago": "KataGo",
}


@dataclass(frozen=True)
class NetworkInfo:
    """Description of a network file, whether the file can be used or not."""

    path: Path
    name: str
    """File name without its endings."""
    size: int | None
    """The board size that it plays; None if it plays several or can't be read."""
    description: str
    """Format, boards and trunk in a few words."""
    identity: str = ""
    """Identity of the weights, see `NetworkHeader.identity`; "" until read."""
    error: str = ""
    """Reason why the file can't be used; "" if it can."""
    sizes: tuple[int, ...] = ()
    """All board sizes that it plays; may be empty if it plays one."""
    trunk: str = ""
    """Blocks and channels, like 6x64; "" until read."""
    kind: str = ""
    """Program that defined the format, see `NetworkHeader.kind`; "" until read."""
    bytes: int = 0
    """Size of the file."""
    since: float = 0.0
    """Time at which it was added to the list, else of the file's last change [s since 1970]."""
    origin: str = ""
    """"shipped", "own" (in the user's folder), "added" (elsewhere, on the user's list) or
    "panel" (shipped, to measure others against)."""
    source: str = ""
    """Run, generation, steps, games and license, as far as known."""
    has_values: bool = True
    """Whether it estimates winrates; False for a policy alone."""
    is_human: bool = False
    """Whether it is a "human" network of KataGo, which imitates people."""

    @property
    def title(self) -> str:
        """Name for people: of the shipped networks by their use, of others that of the file."""
        if self.path.parent != data_folder("weights") or not self.trunk_weights:
            return self.name
        if self.size is not None:
            return tr("Small {size}\u00d7{size}", size=self.size)
        return tr("Fast") if self.trunk_weights < STANDARD_WEIGHTS else tr("Standard")

    @property
    def sees_komi(self) -> bool:
        """Whether its answers depend on the komi, so that another komi needs a new search."""
        return self.kind == "katago"

    @property
    def trunk_weights(self) -> int:
        """Number of weights of the trunk, up to a factor; 0 if unknown."""
        blocks, _, channels = self.trunk.partition("x")
        known = blocks.isdecimal() and channels.isdecimal()
        return int(blocks) * int(channels) ** 2 if known else 0

    @property
    def kind_text(self) -> str:
        """Program that defined the format, for people; "" if the file can't be read."""
        return _KINDS.get(self.kind, self.kind)

    @property
    def boards(self) -> str:
        """Boards that it plays, for people; "" if the file can't be read."""
        return boards_text(self.sizes or ((self.size,) if self.size else ()))

    def refusal(self, size: int) -> str:
        """Return why it can't be used on a board of this size, as one sentence; "" if it can."""
        if self.error or self.plays(size):
            return self.error
        return tr(
            "{name} plays {boards}, this board is {size}x{size}",
            name=self.name,
            boards=self.boards,
            size=size,
        )

    def plays(self, size: int) -> bool:
        """Return whether it can be used on a board of this size."""
        return not self.error and (size == self.size or size in self.sizes)


def description_of(info: NetworkInfo, header: NetworkHeader | None = None) -> str:
    """Return the description of a network: its format unless it is ours, boards and trunk."""
    description = f"{info.boards}, {info.trunk}"
    if header is not None and not header.has_policy:
        description = tr("{network}: a value network, without a policy", network=description)
    elif header is not None and not header.has_values:
        description = tr("{network}: a policy network, without winrates", network=description)
    if info.is_human:
        description = tr("{network}: imitates people of any rank", network=description)
    return description if info.kind == "sai-studio" else f"{info.kind_text}, {description}"


def source_of(header: NetworkHeader) -> str:
    """Return run, generation, steps, games and license of a network, as far as its header says."""
    training = header.training
    parts = []
    if training.get("run"):
        parts.append(tr("run {name}", name=training["run"]))
    generation, steps, games = (training.get(key) for key in ("generation", "steps", "games"))
    if isinstance(generation, int):
        parts.append(tr("generation {number}", number=generation))
    if isinstance(steps, int):
        parts.append(tr("{steps:,} steps", steps=steps))
    if isinstance(games, int):
        if training.get("teacher"):  # a distillation counts positions, not games
            parts.append(tr("{positions:,} positions", positions=games))
        else:
            parts.append(tr("{games:,} games", games=games))
    if not parts and header.kind == "katago":
        parts.append(
            tr(
                "KataGo's {network}, model version {version}",
                network=header.name,
                version=header.format,
            )
        )
    if header.license:
        parts.append(tr("license {name}", name=header.license))
    return ", ".join(parts)
