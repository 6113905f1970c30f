"""The dialog that starts a chain of runs and contests, or continues one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.train.chain_file import CHAINS, Chain, ChainFile, chain_names, load_chain
from sai_studio.kit.texts import with_times
from sai_studio.kit.widgets.fields import choice_field
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.lab.jobs.folders import free_folder, is_folder_name, jobs_in
from sai_studio.lab.jobs.known_runs import runs_folder
from sai_studio.lab.training.path_field import PathField

WIDTH: Final = 640
"""Width of the dialog at first [px]."""


def steps_text(chain: Chain, done: tuple[str, ...] = ()) -> str:
    """Return the steps of a chain, one in each line."""
    lines = [tr(chain.about)]
    for number, step in enumerate(chain.steps, 1):
        about = tr(step.about)
        if step.name in done:
            about = tr("{step} (done)", step=about)
        lines.append(f"{number}. {about}")
    return "\n".join(lines)


def unfinished_chains() -> dict[Path, ChainFile]:
    """Return the chains in the folder of new runs that could go on."""
    found: dict[Path, ChainFile] = {}
    for folder in jobs_in(CHAINS, runs_folder()):
        try:
            file = CHAINS.read(folder)
        except (EngineError, OSError):
            continue
        if len(file.done) < len(file.chain.steps) and not CHAINS.activity(folder):
            found[folder] = file
    return found


class NewChainDialog(FormDialog):
    """Asks for a chain, the files that it needs, and a name; or for one to continue."""

    def __init__(self, parent: QWidget | None = None, first: str = "") -> None:
        super().__init__(tr("New chain"), tr("Start"), parent)
        self._unfinished = unfinished_chains()
        self.files: dict[str, PathField] = {}
        self._edited = False
        choices = [(name, with_times(tr(load_chain(name).title) or name)) for name in chain_names()]
        for folder, file in self._unfinished.items():
            text = tr(
                "Continue {name} ({done} of {steps} steps done)",
                name=folder.name,
                done=len(file.done),
                steps=len(file.chain.steps),
            )
            choices.append((str(folder), text))
        self.chains = choice_field(choices, first)
        self.steps = plain_label(wraps=True, role="muted")
        self.name = QLineEdit()
        self.form.addRow(tr("Chain"), self.chains)
        self.form.addRow(tr("Name"), self.name)
        self.body.insertWidget(1, self.steps)
        self.chains.currentIndexChanged.connect(self._take)
        self.name.textEdited.connect(self._edit)
        self.resize(WIDTH, 0)
        self._take()

    @property
    def continued(self) -> Path | None:
        """Folder of the chain to continue; None for a new one."""
        chosen = Path(str(self.chains.currentData()))
        return chosen if chosen in self._unfinished else None

    def folder(self) -> Path:
        """Return the folder of the chain."""
        return self.continued or runs_folder() / self.name.text().strip()

    def chain(self) -> str:
        """Return the name of a new chain; "" to continue one."""
        return "" if self.continued else str(self.chains.currentData())

    def given(self) -> dict[str, str]:
        """Return the paths of the files that a new chain asks for, by name."""
        return {name: field.text().strip() for name, field in self.files.items()}

    def _take(self) -> None:
        for field in self.files.values():
            self.form.removeRow(field)
        self.files, self._edited = {}, False
        folder = self.continued
        if folder is not None:
            file = self._unfinished[folder]
            said = CHAINS.last_words(folder)
            self.steps.setText(with_times(steps_text(file.chain, file.done) + f"\n{said}".rstrip()))
            self.name.setText(folder.name)
        else:
            chain = load_chain(self.chain())
            self.steps.setText(with_times(steps_text(chain)))
            self.name.setText(free_folder(runs_folder(), self.chain()).name)
            for name, text in chain.given.items():
                self._add_file(name, tr(text))
        self.name.setEnabled(folder is None)
        self.ok.setText(tr("Start") if folder is None else tr("Continue"))
        self._check()
        self.resize(self.width(), self.minimumHeight())

    def _fit(self) -> None:
        """Leave room for all texts at this width, which a layout doesn't do for wrapped ones."""
        self.setMinimumHeight(self.body.totalHeightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _add_file(self, name: str, text: str) -> None:
        field = PathField("file", text)
        field.line.setPlaceholderText(with_times(text))
        field.textChanged.connect(self._edit)
        self.form.insertRow(1, tr(name).capitalize(), field)
        self.files[name] = field

    def _edit(self) -> None:
        self._edited = True
        self._check()

    def _check(self) -> None:
        wrong, name = "", self.name.text().strip()
        if self.continued is None:
            for what, field in self.files.items():
                path = field.text().strip()
                if not path:
                    text = field.line.placeholderText()
                    wrong = tr(
                        "Choose {file}: {about}.",
                        file=tr(what),
                        about=text[:1].lower() + text[1:],
                    )
                elif not os.path.exists(path):
                    wrong = tr("There is nothing at {path}.", path=path)
            if not is_folder_name(name):
                wrong = tr("Enter a name that is valid for a folder.")
            elif os.path.exists(self.folder()):  # unlike Path.exists it never raises
                wrong = tr(
                    "The folder {folder} is there already; choose another name.",
                    folder=self.folder(),
                )
        self.show_problem(wrong if self._edited else "")
        self.ok.setEnabled(not wrong)
        self._fit()
