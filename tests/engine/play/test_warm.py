"""Compiling ahead, in a process of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from engine.play import warm


def test_compiled_kernels_are_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    (tmp_path / warm.MARK).touch()
    assert warm.start_compiling() is None


def test_nothing_is_compiled_for_a_folder_that_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "none"))
    assert warm.start_compiling() is None


def test_compiling_happens_in_a_child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    stand_in = tmp_path / "python"
    stand_in.write_text('#!/bin/sh\necho "$@" > "$NUMBA_CACHE_DIR/asked"\n')
    stand_in.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(stand_in))
    child = warm.start_compiling()
    assert child is not None
    assert child.wait(30) == 0
    assert (tmp_path / "asked").read_text() == "-m engine.play.warm\n"


def test_everything_is_used_once() -> None:
    warm.compile_kernels()
    assert (Path(os.environ["NUMBA_CACHE_DIR"]) / warm.MARK).exists()
