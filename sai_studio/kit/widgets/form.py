"""Base of dialogs with one form."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QLabel,
    QLayoutItem,
    QSizePolicy,
    QWidget,
)

from sai_studio.kit import theme
from sai_studio.kit.painting import set_text_color
from sai_studio.kit.texts import with_times
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row


class FormDialog(PlainDialog):
    """Dialog with the rows of `form`, and a button `accept_text` beside Cancel."""

    def __init__(self, title: str, accept_text: str, parent: QWidget | None = None) -> None:
        super().__init__(title, accept_text, parent)
        self.form = QFormLayout()
        self._forms: tuple[QFormLayout, ...] = (self.form,)
        _space(self.form)
        self.note = plain_label(parent=self, wraps=True, role="muted")
        self.note.hide()
        self.body = self.lay_out(
            self.form, self.note, margins=(20, 18, 20, 16), spacing=2 * theme.SPACE
        )

    def lay_side_by_side(self, right: QFormLayout, width: int) -> None:
        """Put a second form to the right of `form`, each at least `width` wide [pixels]."""
        forms = self.form, right
        self.body.removeItem(self.form)
        _space(right)
        pages = [QWidget(self) for _ in forms]
        for page, form in zip(pages, forms, strict=True):
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            page.setLayout(form)
            form.setContentsMargins(0, 0, 0, 0)
            page.setMinimumWidth(width)
            page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        both = row((pages[0], 1), (pages[1], 1), spacing=3 * theme.SPACE)
        for page in pages:
            both.setAlignment(page, Qt.AlignmentFlag.AlignTop)
        self.body.insertLayout(0, both)
        self._forms = forms

    def show_note(self, text: str) -> None:
        """Show a note under the form; "" hides it."""
        self.note.setText(with_times(text))
        self.note.setVisible(bool(text))

    def show_problem(self, text: str) -> None:
        """Show why the dialog can't be accepted; "" allows it."""
        self.show_note(text)
        set_text_color(self.note, "bad" if text else "muted")
        self.ok.setEnabled(not text)

    def showEvent(self, event: QShowEvent) -> None:
        self._level_labels()
        super().showEvent(event)

    def _level_labels(self) -> None:
        """Make labels as high as the first line of their fields, so that their texts align."""
        self.body.activate()
        for form, place in ((f, i) for f in self._forms for i in range(f.rowCount())):
            label = form.itemAt(place, QFormLayout.ItemRole.LabelRole)
            field = form.itemAt(place, QFormLayout.ItemRole.FieldRole)
            words = label.widget() if label is not None else None
            if field is not None and isinstance(words, QLabel) and words.text():
                words.setFixedHeight(_first_line(field))

    def open_for(self, accepted: Callable[[], None]) -> None:
        """Open the dialog without blocking, and call `accepted` if it is accepted."""
        self.accepted.connect(accepted)
        self.open()


def _space(form: QFormLayout) -> None:
    """Set the distances between the rows and columns of a form."""
    form.setHorizontalSpacing(2 * theme.SPACE)
    form.setVerticalSpacing(theme.SPACE)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignRight)


def _first_line(item: QLayoutItem) -> int:
    """Return the height of the first line of an item [pixels]."""
    layout = item.layout()
    if layout is None or not layout.count():
        widget = item.widget()
        if widget is not None and widget.isHidden():  # it has no place yet
            return widget.sizeHint().height()
        return item.geometry().height() or item.sizeHint().height()
    parts = [part for part in map(layout.itemAt, range(layout.count())) if part is not None]
    if isinstance(layout, QBoxLayout) and layout.direction() == QBoxLayout.Direction.TopToBottom:
        parts = parts[:1]
    return max(_first_line(part) for part in parts)
