"""Large files: memory, what is too long to be written, progress."""

from __future__ import annotations

import tracemalloc

import pytest
from sgfmill import sgf_grammar

from engine.base.errors import RecordError
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads


@pytest.mark.parametrize("value", ["\\\\" * 200_000, "a\r\n" * 100_000, "\\a\\]" * 100_000])
def test_the_longest_texts_take_little_memory(value: str) -> None:
    data = f"(;GM[1]SZ[9]KM[5]C[{value}])".encode()
    tracemalloc.start()
    try:
        record = loads(data, "test.sgf").games[0]
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 8 * len(data)
    assert record.root.comment == sgf_grammar.text_value(value.encode()).decode()


def test_a_text_too_long_to_be_read_again_is_not_written() -> None:
    record = GameRecord()
    record.set_comment(record.root, "a" * 2**21)
    with pytest.raises(RecordError, match=r"more than the 2 MB that can be read again"):
        dumps([record])


def test_reading_reports_its_progress_and_stops_when_asked() -> None:
    class StopError(Exception):
        pass

    shares: list[float] = []

    def progress(share: float) -> None:
        shares.append(share)
        if len(shares) == 4:
            raise StopError

    data = b"(;GM[1]SZ[9]KM[5]" + b"(;B[aa])" * 5000 + b")"
    with pytest.raises(StopError):
        loads(data, "test.sgf", progress)
    assert len(shares) == 4
    loads(data, "test.sgf", shares.append)
    assert shares[4:] == sorted(shares[4:])
    assert 0.0 <= shares[4] < 0.1 < 0.8 < shares[-1] <= 1.0
