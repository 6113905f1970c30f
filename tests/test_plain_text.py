"""Texts of strangers are shown as they are: nothing in a label or a tool tip becomes HTML.

Qt takes a text that looks like HTML for HTML, and then reads the pictures it names from the disk or
from another computer. Labels are made by `plain_label`, tool tips go through `plain_tip`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.shared import PROJECT

WINDOW = sorted(PROJECT.glob("sai_studio/**/*.py"))
LABELS = PROJECT / "sai_studio/kit/widgets/labels.py"
OWN_HTML = {
    "sai_studio/kit/widgets/labels.py",  # defines both kinds of label
    "sai_studio/lab/training/run_page.py",  # a table; every value in it is escaped
    "sai_studio/lab/training/new_run.py",  # a table of our own figures
    "sai_studio/review/board/tool_strip.py",  # a result in bold; names of points are escaped
    "sai_studio/review/dialogs/help_texts.py",  # fixed pages of explanations
}
"""Files that may write HTML."""
RICH = {"setHtml", "appendHtml", "insertHtml", "setMarkdown", "QTextBrowser", "QTextDocument",
        "QTextEdit", "QGraphicsTextItem", "QStaticText", "TextItem", "LabelItem", "RichText",
        "rich_label", "QErrorMessage", "setWhatsThis"}  # fmt: skip
PLAIN_CALLS = {"plain_tip", "hint", "native_keys", "own_tip"}
"""Functions whose answer is safe as a tool tip; `hint` and `native_keys` tell our own keys."""
OWN_TIPS = {
    "sai_studio/review/candidates/candidate_model.py",
    "sai_studio/review/curve/curve_panel.py",
    "sai_studio/review/eye.py",
    "sai_studio/kit/charts/legend.py",
    "sai_studio/review/mistakes/mistake_model.py",
    "sai_studio/review/view_panel.py",
    "sai_studio/kit/widgets/rows.py",
    "sai_studio/lab/training/setting_row.py",
}
"""Files with explanations of our own in HTML, through `own_tip` or in the headers of a table."""


def literal(value: ast.expr) -> bool:
    """Whether a text is written in the source, or made plain."""
    if isinstance(value, ast.Constant):
        return True
    if isinstance(value, ast.JoinedStr):
        return not any(isinstance(part, ast.FormattedValue) for part in value.values)
    if isinstance(value, ast.IfExp):
        return literal(value.body) and literal(value.orelse)
    if isinstance(value, ast.BoolOp):
        return all(map(literal, value.values))
    if isinstance(value, ast.Name):
        return value.id.isupper()
    if isinstance(value, ast.Call):
        name = value.func.attr if isinstance(value.func, ast.Attribute) else ast.unparse(value.func)
        if name == "tr" and not value.keywords:  # a text of ours in another language
            return all(map(literal, value.args))
        return name in PLAIN_CALLS
    return False


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            yield name or (node.func.id if isinstance(node.func, ast.Name) else ""), node


def where(path: Path, node: ast.AST) -> str:
    line = getattr(node, "lineno", 0)
    return f"{path.relative_to(PROJECT).as_posix()}:{line}"


def test_tool_tips_are_literal_or_made_plain() -> None:
    loose = []
    for path in WINDOW:
        for name, call in calls(path):
            if name == "setToolTip" and call.args:
                text = call.args[-1]
            elif name == "showText" and "QToolTip" in ast.unparse(call.func):
                text = call.args[1]
            else:
                continue
            if not literal(text):
                loose.append(f"{where(path, call)}: {ast.unparse(text)}")
    assert not loose, "wrap them in sai_studio.kit.texts.plain_tip"


def test_models_make_their_tool_tips_plain() -> None:
    loose = []
    for path in WINDOW:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.If) or "ToolTipRole" not in ast.unparse(node.test):
                continue
            for part in node.body:
                if isinstance(part, ast.Return) and part.value and not literal(part.value):
                    loose.append(f"{where(path, part)}: {ast.unparse(part)}")
    assert not loose, "wrap them in sai_studio.kit.texts.plain_tip"


def test_labels_are_plain() -> None:
    loose = [
        where(path, call)
        for path in WINDOW
        for name, call in calls(path)
        if path != LABELS and name == "QLabel"
    ]
    assert not loose, "make them with sai_studio.kit.widgets.labels.plain_label"


def test_subclasses_of_labels_are_plain() -> None:
    loose = [
        where(path, node)
        for path in WINDOW
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(base) == "QLabel" for base in node.bases)
        and "setTextFormat(Qt.TextFormat.PlainText)" not in ast.unparse(node)
    ]
    assert not loose, "call setTextFormat(Qt.TextFormat.PlainText)"


def test_html_is_written_in_few_places() -> None:
    loose = [
        f"{where(path, node)}: {ast.unparse(node)}"
        for path in WINDOW
        if path.relative_to(PROJECT).as_posix() not in OWN_HTML
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")) in RICH
        and not is_find_flag(path, node)
    ]
    assert not loose


def is_find_flag(path: Path, node: ast.AST) -> bool:
    """Whether a name is the `QTextDocument` of `QTextDocument.FindFlag`, which renders nothing."""
    line = path.read_text(encoding="utf-8").splitlines()[getattr(node, "lineno", 1) - 1]
    return line[getattr(node, "col_offset", 0) :].startswith("QTextDocument.FindFlag")


def test_html_of_our_own_is_in_few_tool_tips() -> None:
    users = {
        path.relative_to(PROJECT).as_posix()
        for path in WINDOW
        if "has_html = True" in path.read_text(encoding="utf-8")
        or any(name == "own_tip" for name, _ in calls(path))
    }
    assert users == OWN_TIPS


def test_messages_of_dialogs_are_plain() -> None:
    """A message box sets its format; what has no format of its own is literal."""
    loose = []
    for path in WINDOW:
        text = path.read_text(encoding="utf-8")
        boxes = text.count("QMessageBox(")
        if boxes > text.count("box.setTextFormat(Qt.TextFormat.PlainText)"):
            loose.append(f"{path.name}: a QMessageBox without a format")
        for name, call in calls(path):
            if name in ("setInformativeText", "setLabelText") and not literal(call.args[0]):
                loose.append(f"{where(path, call)}: {ast.unparse(call)}")
    assert not loose
