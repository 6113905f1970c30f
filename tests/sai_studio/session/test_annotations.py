"""Annotations of moves and positions: one of each kind, kept in the file, told in words."""

from __future__ import annotations

from engine.record.sgf import dumps, loads
from sai_studio.session.annotations import ANNOTATIONS, annotations_of, remarks_text, toggled
from sai_studio.session.session import Session
from tests.sai_studio.conftest import seven_by_seven

BY_ID = {annotation.id: annotation for annotation in ANNOTATIONS}


def test_annotations_come_back_and_exclude_others_of_their_kind(qapp: object) -> None:
    session = Session(seven_by_seven())
    session.cursor.go_to_move(3)
    for name in ("TE1", "GW2", "BM2", "HO1"):
        node = session.cursor.node
        session.edits.set_annotations(toggled(node.annotations, BY_ID[name]))
    assert dict(session.cursor.node.annotations) == {"GW": 2, "BM": 2, "HO": 1}
    again = loads(dumps([session.cursor.record]), "game").games[0].main_line()[3]
    assert [a.id for a in annotations_of(again)] == ["BM2", "GW2", "HO1"]
    assert remarks_text(again) == "Very bad move, Very good for White, Hotspot"
    session.edits.set_annotations(toggled(session.cursor.node.annotations, BY_ID["BM2"]))
    assert "BM" not in session.cursor.node.annotations
