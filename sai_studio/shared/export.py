"""Saving what is shown as a picture or a table: what to offer, where to ask, how to write."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPicture
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from engine.api.base import EngineError, atomic_write
from sai_studio.shared import theme

__all__ = ["KINDS", "PICTURE", "ask_where", "fill_export_menu", "picture", "png", "save", "svg"]

KINDS: Final = (
    ("png", "PNG picture\u2026"),
    ("svg", "SVG picture\u2026"),
    ("csv", "CSV table\u2026"),
)
PICTURE: Final = QSize(900, 540)
"""Size of a picture for a file [logical pixels]."""
PICTURE_SCALE: Final = 2.0


def picture(paint: Callable[[QPainter], None]) -> QImage:
    """What is painted, for a file, in the current theme."""
    image = QImage(PICTURE * PICTURE_SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PICTURE_SCALE)
    image.fill(theme.color("panel"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """A picture as the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def svg(title: str, paint: Callable[[QPainter], None]) -> bytes:
    """What is painted as the content of an SVG file, in the current theme."""
    from PySide6.QtSvg import QSvgGenerator

    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(QPicture().logicalDpiX())  # fonts and axes as large as on the screen
    generator.setSize(PICTURE)
    generator.setViewBox(QRect(0, 0, PICTURE.width(), PICTURE.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    painter.fillRect(0, 0, PICTURE.width(), PICTURE.height(), theme.color("panel"))
    paint(painter)
    painter.end()
    return bytes(buffer.data().data())


def fill_export_menu(menu: QMenu, chosen: Callable[[str], None]) -> None:
    """One entry per kind of file; `chosen` hears which."""
    for kind, text in KINDS:
        menu.addAction(text).triggered.connect(partial(_drop_checked, chosen, kind))


def _drop_checked(chosen: Callable[[str], None], kind: str, _checked: bool = False) -> None:
    chosen(kind)


def ask_where(
    parent: QWidget, folder: str, name: str, kind: str, chosen: Callable[[Path], None]
) -> None:
    """Ask for the file; `chosen` hears of it unless the person changes their mind."""
    dialog = QFileDialog(parent, "Export", folder)
    dialog.setNameFilter(f"{kind.upper()} files (*.{kind})")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind)
    if name:
        dialog.selectFile(f"{name}.{kind}")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda text: chosen(Path(text)))
    dialog.open()


def save(path: Path, content: bytes) -> tuple[str, str]:
    """Write a file; returns what to tell the person: level, and a sentence."""
    try:
        atomic_write(path, content)
    except (EngineError, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        return "error", f"{path.name} can't be written: {why}; choose another folder."
    return "info", f"Saved as {path.name}."
