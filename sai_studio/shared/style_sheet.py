"""The style sheet, for what the palette and Fusion can't express."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template

from engine.base.files import data_folder

_SHEET = Template("""
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
ResultTable::item, RowTable::item, GenerationsPage QTableView::item { padding: 0 3px; }
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


def style_sheet(colors: Mapping[str, str]) -> str:
    """Return the style sheet with the colors of a theme (role -> #rrggbb)."""
    icons = (data_folder("resources") / "icons").as_posix()
    return _SHEET.substitute(colors, icons=icons)
