"""Files that are dropped on a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

__all__ = ["dropped_files"]


def dropped_files(data: QMimeData) -> list[Path]:
    """The files of this machine that a drop brings."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
