"""Passes among the moves that the JSON analysis protocol's server recommends."""

from __future__ import annotations

from typing import Any

import pytest

from engine.value.evaluation import Evaluation
from tests.engine.protocol.served import Served


def test_a_pass_comes_first_in_a_lost_game_where_no_move_gains_a_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served = Served()
    evaluator = served.networks.evaluators[5]
    evaluate = evaluator.evaluate

    def even(*arguments: Any, **options: Any) -> Evaluation:
        answer = evaluate(*arguments, **options)
        answer.curve[:, 0] = 0.0
        return answer

    monkeypatch.setattr(evaluator, "evaluate", even)
    for komi, is_lost in ((16.5, True), (0.5, False)):
        infos = served.answer(maxVisits=300, komi=komi)["moveInfos"]
        assert (infos[0]["move"] == "pass") == is_lost
        assert [info["order"] for info in infos] == list(range(len(infos)))
