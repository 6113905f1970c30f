"""Export of charts and tables: menu, file dialog, and writing PNG, SVG and CSV files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPicture
from PySide6.QtWidgets import QMenu, QWidget

from engine.base.errors import EngineError
from engine.base.files import atomic_write, is_read_only
from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.widgets.dialogs import ask_file

KINDS: Final = (
    ("png", tr("PNG picture\u2026")),
    ("svg", tr("SVG picture\u2026")),
    ("csv", tr("CSV table\u2026")),
)
PICTURE: Final = QSize(900, 540)
"""Size of a picture for a file [logical pixels]."""
PICTURE_SCALE: Final = 2.0


def picture(paint: Callable[[QPainter], None]) -> QImage:
    """Return an image for a file, painted in the current theme."""
    image = QImage(PICTURE * PICTURE_SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PICTURE_SCALE)
    image.fill(theme.color("panel"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """Return the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def svg(title: str, paint: Callable[[QPainter], None]) -> bytes:
    """Return the content of an SVG file, painted in the current theme."""
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
    """Add one entry per kind of file, which calls `chosen` with it."""
    for kind, text in KINDS:
        menu.addAction(text).triggered.connect(lambda _checked=False, kind=kind: chosen(kind))


def ask_where(
    parent: QWidget, folder: str, name: str, kind: str, chosen: Callable[[Path], None]
) -> None:
    """Ask where to save a file of a kind; call `chosen` unless the user cancels."""
    filters = tr("{kind} files (*.{ending})", kind=kind.upper(), ending=kind)
    ask_file(parent, tr("Export"), folder, filters, chosen, kind, f"{name}.{kind}" if name else "")


def save(path: Path, content: bytes) -> tuple[str, str]:
    """Write a file; returns level and text of the message for the user."""
    if is_read_only(path):
        return "error", tr("{name} is read-only; choose another name.", name=path.name)
    try:
        atomic_write(path, content)
    except (EngineError, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        return "error", tr(
            "{name} can't be written: {why}; choose another folder.", name=path.name, why=why
        )
    return "info", tr("Saved as {name}.", name=path.name)
