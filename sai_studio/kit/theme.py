"""The theme: colors by role, light and dark, and fonts.

`color("loss3")` is the color in the current theme; code that caches colors connects to `changed`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import Template
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from engine.base.files import data_folder

MODES: Final = ("system", "light", "dark")
SPACE: Final = 8
"""Base unit of all distances [logical pixels]."""
INK: Final = "ink"
"""Property of a label: the role of its color."""
DRESS: Final = "dress"
"""Property of the application: the font and the colors that it has."""
MARK_CONTRAST: Final = 3.05
"""Least contrast of a mark with its background; WCAG asks for 3."""

_LIGHT: Final = {
    "surround": "#efece6",
    "panel": "#faf9f6",
    "raised": "#ffffff",
    "text": "#24272c",
    "muted": "#5e6167",
    "border": "#d9d4ca",
    "grid": "#e3dfd7",
    "hover": "#e6e2d9",
    "selected": "#d7e4f0",
    "accent": "#1c6bbb",
    "accent_text": "#ffffff",
    "amber": "#91600d",
    "agent0": "#2667aa",
    "agent1": "#127155",
    "agent2": "#99531c",
    "agent3": "#7a46cb",
    "second": "#b63979",
    "network0": "#7a46cb",
    "network1": "#0c7380",
    "network2": "#6b5a4a",
    "loss0": "#3f9c4d",
    "loss1": "#94b52c",
    "loss2": "#dfb31d",
    "loss3": "#e3832b",
    "loss4": "#d2423b",
    "loss5": "#8b3fa8",
    "curve": "#1f5fae",
    "curve_ghost": "#78808a",
    "komi": "#91600d",
    "fair": "#7a4fc0",
    "black_line": "#24272c",
    "winrate": "#237949",
    "alpha": "#2d6abc",
    "info": "#dde9f6",
    "warning": "#f7e8c8",
    "error": "#f6d6d3",
    "good": "#30783b",
    "bad": "#c2352f",
}
_DARK: Final = {
    "surround": "#1b1e23",
    "panel": "#22262c",
    "raised": "#2b3038",
    "text": "#e4e2dd",
    "muted": "#a4a9b1",
    "border": "#383e47",
    "grid": "#333941",
    "hover": "#31373f",
    "selected": "#2b3e54",
    "accent": "#4d9df0",
    "accent_text": "#0d1116",
    "amber": "#e0a63a",
    "agent0": "#5da4ec",
    "agent1": "#3cc59b",
    "agent2": "#ee9955",
    "agent3": "#b18fea",
    "second": "#ec7fb2",
    "network0": "#b18fea",
    "network1": "#4fc3d4",
    "network2": "#c9b39c",
    "loss0": "#55b864",
    "loss1": "#a9c944",
    "loss2": "#ecc73e",
    "loss3": "#f09a48",
    "loss4": "#e75f57",
    "loss5": "#b06fd0",
    "curve": "#6fb1f5",
    "curve_ghost": "#828892",
    "komi": "#e0a63a",
    "fair": "#b292ea",
    "black_line": "#e4e2dd",
    "winrate": "#53bd82",
    "alpha": "#6ca6f0",
    "info": "#243447",
    "warning": "#463a1e",
    "error": "#4b2726",
    "good": "#55b864",
    "bad": "#ea746d",
}
_COLOR_BLIND: Final = {
    "loss0": "#2c6fbb",
    "loss1": "#35a7c9",
    "loss2": "#e3c21f",
    "loss3": "#e88a1a",
    "loss4": "#cf3a2b",
    "loss5": "#c23a9b",
}

_SHEET: Final = Template("""
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 4px 6px; }
QMenuBar { background: $surround; padding: 2px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $hover; color: $text; }
QMenu { background: $raised; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 26px; border-radius: 4px; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $border; margin: 4px 8px; }
QMenu::icon { padding-left: 6px; }
QMenu::indicator { width: 14px; height: 14px; left: 7px; }
QToolBar { background: $surround; border: 0; spacing: 2px; padding: 3px 6px; }
QToolBar::separator { background: $border; width: 1px; margin: 5px 6px; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px; color: $text; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $border; }
QToolButton:checked { background: $hover; border-color: $border; }
QToolButton:disabled { color: $muted; }
QToolButton#qt_toolbar_ext_button { padding: 0; image: url($icons/more.svg); }
QMainWindow::separator { background: $surround; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: $border; }
QDockWidget { font-weight: 600; }
QTabWidget::pane { border: 0; }
QTabBar { qproperty-drawBase: 0; qproperty-elideMode: ElideNone;
          qproperty-usesScrollButtons: true; }
QTabBar::scroller { width: 40px; }
QTabBar QToolButton { background: $surround; border-radius: 0; padding: 0; }
QTabBar QToolButton:hover { background: $hover; }
QTabBar::tab { background: transparent; color: $muted; padding: 5px 12px; border: 0;
               border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:hover { color: $text; }
QHeaderView { background: $panel; border: 0; }
QHeaderView::section { background: $panel; color: $muted; border: 0;
                       border-bottom: 1px solid $border; padding: 3px 6px; }
QTableView, QTreeView, QListView { background: $panel; border: 0; gridline-color: $grid;
            selection-background-color: $selected; selection-color: $text; outline: 0; }
QListView::item { padding: 4px 2px; }
RowsTable::item { padding: 0 3px; }
CommandPalette QTreeView { background: $raised; }
CommandPalette QTreeView::item { padding: 4px 6px; }
CommandPalette QLineEdit { min-height: 24px; padding: 0 4px; }
QPlainTextEdit, QTextEdit { background: $panel; border: 0; }
QDialog QPlainTextEdit, QDialog QTextEdit { border: 1px solid $border; border-radius: 4px; }
QDialog QLineEdit, QDialog QComboBox, QDialog QAbstractSpinBox { min-height: 22px; }
SideWindow QAbstractSpinBox { min-height: 18px; }
QDialog > QLineEdit { padding: 0 2px; }
QStatusBar { background: $surround; color: $muted; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: $muted; padding: 0 4px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QPushButton { background: $raised; border: 1px solid $border; border-radius: 5px;
              padding: 4px 14px; color: $text; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $border; }
QPushButton:default, QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $muted; }
QDialogButtonBox QPushButton { min-width: 64px; }
QCheckBox::indicator, QTreeView::indicator {
    width: 13px; height: 13px; border: 1px solid $muted; border-radius: 3px; background: $panel; }
QCheckBox::indicator:checked, QTreeView::indicator:checked {
    background: $accent; border-color: $accent; image: url($icons/check.svg); }
QTreeView::indicator:indeterminate {
    background: $muted; border-color: $muted; image: url($icons/partly.svg); }
QCheckBox::indicator:disabled { border-color: $border; }
QSplitter::handle { background: $surround; }
""")
"""The style sheet, for what the palette and Fusion can't express."""


class _Notifier(QObject):
    changed = Signal()


_notifier = _Notifier()
changed = _notifier.changed
"""Emitted after the current theme changed."""

_roles: dict[str, QColor] = {role: QColor(value) for role, value in _LIGHT.items()}
_marks: dict[str, QColor] = {}
"""Colors that `mark` computed for the current theme."""


@dataclass
class _State:
    mode: str = "system"
    dark: bool = False
    color_blind: bool = False
    scale: float = 1.0
    base_points: float = 0.0
    """Font size of the system; 0 before there is an application."""


_state = _State()


def current() -> str:
    """Return the current theme: "light" or "dark"."""
    return "dark" if _state.dark else "light"


def color(role: str, alpha: float = 1.0) -> QColor:
    """Return the color of a role in the current theme, with an opacity."""
    value = QColor(_roles[role])
    if alpha < 1.0:
        value.setAlphaF(alpha)
    return value


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast ratio of two opaque colors, from 1 (equal) to 21 (black and white).

    Text needs 4.5 and a mark 3 (WCAG 2.2, success criteria 1.4.3 and 1.4.11).
    """
    darker, lighter = sorted((_luminance(first), _luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(value: QColor) -> float:
    """Return the relative luminance of an sRGB color, 0 to 1."""
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (value.redF(), value.greenF(), value.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def over(top: QColor, bottom: QColor) -> QColor:
    """Return the color that a translucent color gives on an opaque one."""
    share = top.alphaF()
    return QColor.fromRgbF(
        share * top.redF() + (1.0 - share) * bottom.redF(),
        share * top.greenF() + (1.0 - share) * bottom.greenF(),
        share * top.blueF() + (1.0 - share) * bottom.blueF(),
    )


def ink_on(fill: QColor) -> QColor:
    """Return black or white, whichever has more contrast with an opaque color: at least 4.5."""
    inks = QColor(0, 0, 0), QColor(255, 255, 255)
    return max(inks, key=lambda ink: contrast(ink, fill))


def loss_role(loss: int | None) -> str:
    """Return the role of a class of lost points; gray for a candidate that is not judged."""
    return "muted" if loss is None else f"loss{loss}"


def mark(role: str, alpha: float = 1.0) -> QColor:
    """Return the color of a role for marks on panels, with at least `MARK_CONTRAST` there."""
    if role not in _marks:
        value, lighter = QColor(_roles[role]), _state.dark
        grounds = [_roles[name] for name in ("panel", "raised", "hover", "selected")]
        hue, saturation, lightness = value.hslHueF(), value.hslSaturationF(), value.lightnessF()
        while min(contrast(value, ground) for ground in grounds) < MARK_CONTRAST:
            lightness += 0.01 if lighter else -0.01
            if not 0.0 < lightness < 1.0:
                break
            value = QColor.fromHslF(max(hue, 0.0), saturation, lightness)
        _marks[role] = value
    result = QColor(_marks[role])
    result.setAlphaF(alpha)
    return result


def font_scale() -> float:
    """Return the size of the application's font relative to the system's."""
    return _state.scale


def figures(font: QFont) -> QFont:
    """Return a font with digits of equal width."""
    tabular = QFont(font)
    tabular.setFeature(QFont.Tag("tnum"), 1)
    return tabular


def set_color_blind(on: bool) -> None:
    """Choose the color-blind palette for losses, or the usual one."""
    _state.color_blind = on
    _refresh()


def apply(mode: str | None = None, scale: float | None = None) -> None:
    """Apply a theme and a font size to the application.

    Parameters
    ----------
    mode
        One of `MODES`; None keeps it.
    scale
        Font size relative to the system's; None keeps it.
    """
    if mode is not None:
        _state.mode = mode
    if scale is not None:
        _state.scale = scale
    _refresh()


def _refresh() -> None:
    application = QApplication.instance()
    dark = _state.mode == "dark"
    hints = QGuiApplication.styleHints() if application is not None else None
    if _state.mode == "system" and hints is not None:
        dark = hints.colorScheme() == Qt.ColorScheme.Dark
    _state.dark = dark
    values = {**(_DARK if dark else _LIGHT), **(_COLOR_BLIND if _state.color_blind else {})}
    _roles.update({role: QColor(value) for role, value in values.items()})
    _marks.clear()
    if isinstance(application, QApplication):
        _dress(application)
    changed.emit()


def _dress(application: QApplication) -> None:
    if application.style().objectName() != "fusion":
        application.setStyle("Fusion")
    if not _state.base_points:
        system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        size = system.pointSizeF()
        _state.base_points = min(max(size, 9.0), 13.0) if size > 0 else 10.0
        application.setFont(system)
    font = QFont(application.font())
    font.setPointSizeF(_state.base_points * font_scale())
    dress = [font.toString(), *(c.name(QColor.NameFormat.HexArgb) for c in _roles.values())]
    if application.property(DRESS) == dress:
        return  # a style sheet is worked out for every widget anew
    application.setProperty(DRESS, dress)
    application.setFont(font)
    application.setPalette(_palette())
    application.setStyleSheet(style_sheet({r: c.name() for r, c in _roles.items()}))


def _palette() -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for target, name in (
        (role.Window, "surround"),
        (role.WindowText, "text"),
        (role.Base, "panel"),
        (role.AlternateBase, "surround"),
        (role.Text, "text"),
        (role.Button, "panel"),
        (role.ButtonText, "text"),
        (role.BrightText, "bad"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
        (role.PlaceholderText, "muted"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "accent_text"),
        (role.Link, "accent"),
        (role.Light, "raised"),
        (role.Midlight, "hover"),
        (role.Mid, "border"),
        (role.Dark, "border"),
        (role.Shadow, "border"),
        (role.Accent, "accent"),
    ):
        palette.setColor(target, _roles[name])
    for target in (role.Text, role.WindowText, role.ButtonText):
        faint = QColor(_roles["muted"])
        faint.setAlphaF(0.6)
        palette.setColor(QPalette.ColorGroup.Disabled, target, faint)
    return palette


def style_sheet(colors: Mapping[str, str]) -> str:
    """Return the style sheet with the colors of a theme (role -> #rrggbb)."""
    icons = (data_folder("resources") / "icons").as_posix()
    inks = (f'QLabel[{INK}="{role}"] {{ color: {value}; }}' for role, value in colors.items())
    return "\n".join((_SHEET.substitute(colors, icons=icons), *inks))
