"""A turning point as a card: three small boards, the reason, and what to do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.base.translation import tr
from engine.record.board_shape import square
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake
from sai_studio.kit.figures import move_name
from sai_studio.kit.painting import GRID
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_scene import BoardScene, PlayedLoss
from sai_studio.review.board.board_widget import BoardWidget
from sai_studio.review.board.scene_builder import play_variation
from sai_studio.review.mistakes.mistake_model import MistakeRow
from sai_studio.review.mistakes.reason import better_line, why
from sai_studio.review.mistakes.turning_list import TurningHeading

LINE_MOVES: Final = 8
"""Most moves of the better line that are shown."""
ANSWERS: Final = 2
"""Most moves after the one played that are shown."""
WIDEST: Final = 13
"""Most lines of the part of a large board that is shown, so that its numbers can be read."""
AROUND: Final = 2
"""Lines around the moves."""
SMALLEST, LARGEST = 88, 230
"""Least and largest side of a board [pixels]."""


class Part(NamedTuple):
    """A square part of a board."""

    row: int
    """First row from the top."""
    column: int
    """First column from the left."""
    lines: int
    """Rows and columns."""


def part_around(points: Sequence[int], size: int) -> Part:
    """Return the part of a board with these points and the lines around them."""
    rows, columns = zip(*(divmod(point, size) for point in points), strict=True)
    spans = [max(places) - min(places) for places in (rows, columns)]
    lines = min(max(max(spans) + 1 + 2 * AROUND, size // 2 + 1), size)
    row, column = (
        min(max((min(places) + max(places) + 1 - lines) // 2, 0), size - lines)
        for places in (rows, columns)
    )
    return Part(row, column, lines)


def shown_part(
    played: int, answers: Sequence[int], line: Sequence[int], size: int
) -> tuple[Part, int, int]:
    """Return the part of a board that shows a move, what follows it and a better line.

    Returns also how many of the answers and of the line's moves are shown. Both end before a move
    that is too far away; the better move is always shown. Passes take no place.
    """
    points, counts = [point for point in (played, *line[:1]) if point < size**2], []
    part = part_around(points or [size**2 // 2], size)
    for moves, shown in ((answers[:ANSWERS], 0), (line[:LINE_MOVES], min(len(line), 1))):
        for point in moves[shown:]:
            more = [*points, point] if point < size**2 else points
            wider = part_around(more or [size**2 // 2], size)
            if wider.lines > max(WIDEST, part.lines):
                break
            points, part, shown = more, wider, shown + 1
        counts.append(shown)
    return part, counts[0], counts[1]


def three_scenes(
    review: GameReview, mistake: Mistake, answers: Sequence[int], line: Sequence[int]
) -> list[BoardScene]:
    """Return the board before a mistake, after it and its answers, and after the better line."""
    record, node = review.record, mistake.node
    assert node.parent is not None, "a move has a position before it"
    assert node.move is not None, "only moves are judged"
    before, after = record.board_at(node.parent), record.board_at(node)
    answered, replies = play_variation(after, answers)
    end, stones = play_variation(before, line)
    point, size = node.move.point, before.size
    losses = (PlayedLoss(point, mistake.loss),) if point < size**2 else ()
    return [
        BoardScene(size, before.stones, last_move=before.last_move, coordinates=False),
        BoardScene(size, answered.stones, losses=losses, variation=replies, coordinates=False),
        BoardScene(size, end.stones, variation=stones, coordinates=False),
    ]


class _PartOfBoard(BoardWidget):
    """A board of which only a part is in view."""

    part: Part | None = None

    @property
    def geometry_of_board(self) -> BoardGeometry:
        """Position of the whole board, most of it out of the widget."""
        if self.part is None or self.scene is None:
            return super().geometry_of_board
        cell = self.width() / self.part.lines
        side = cell * self.scene.size
        area = QRectF(-self.part.column * cell, -self.part.row * cell, side, side)
        return BoardGeometry.edge_to_edge(square(self.scene.size), area)

    def heightForWidth(self, width: int) -> int:
        return min(width, LARGEST)


class _SmallBoard(QWidget):
    """A board with a caption below it."""

    def __init__(self) -> None:
        super().__init__()
        self.board = _PartOfBoard(side=LARGEST)
        self.board.setMinimumSize(SMALLEST, SMALLEST)
        self.board.setMaximumWidth(LARGEST)
        self.caption = plain_label(role="muted")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.board.setSizePolicy(policy)
        # the rest below the board: boards that differ by a pixel have their captions in a row
        column(self.board, 1, self.caption, within=self, spacing=2)

    def show_scene(self, scene: BoardScene, part: Part, caption: str) -> None:
        """Show a part of another position."""
        self.board.part = part
        self.board.show_scene(scene)
        self.board.setAccessibleName(caption)
        self.caption.setText(caption)


class TurningCard(QFrame):
    """One turning point.

    Parameters
    ----------
    show, play_out
        What the buttons do with the mistake.
    """

    def __init__(
        self, show: Callable[[Mistake], object], play_out: Callable[[Mistake], object]
    ) -> None:
        super().__init__()
        self._mistake: Mistake | None = None
        self._act = {tr("Show"): show, tr("Play it out from here"): play_out}
        self.heading = TurningHeading()
        self.reason: QLabel = plain_label(wraps=True)
        self.boards = [_SmallBoard() for _ in range(3)]
        place = self.boards[2].sizePolicy()
        place.setRetainSizeWhenHidden(True)  # where no better line is known
        self.boards[2].setSizePolicy(place)
        self.buttons = [QPushButton(text) for text in self._act]
        for button, act in zip(self.buttons, self._act.values(), strict=True):
            button.clicked.connect(lambda _checked=False, act=act: self._do(act))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, GRID, 0, GRID)
        box.setSpacing(GRID // 2)
        box.addWidget(self.heading)
        box.addWidget(self.reason)
        box.addLayout(row(*((board, 1) for board in self.boards)))
        box.addLayout(row(*self.buttons, 1))

    def show_mistake(self, review: GameReview, mistake: Mistake, komi: float) -> None:
        """Show another turning point at a komi."""
        self._mistake = mistake
        size, move = review.record.size, mistake.node.move
        assert move is not None, "only moves are judged"
        line, evidence = better_line(review, mistake, komi), review.evidence(mistake.node)
        answers = () if evidence is None else evidence.refutation[1:]
        played = move_name(move.point, size)
        better = move_name(line[0], size) if line else ""
        self.heading.show_row(MistakeRow(mistake, played, better, size))
        self.reason.setText(why(review, mistake, komi))
        captions = (
            tr("Before"),
            tr("Played: {move}", move=played),
            tr("Better: {move}", move=better) if better else "",
        )
        part, replies, length = shown_part(move.point, answers, line, size)
        scenes = three_scenes(review, mistake, answers[:replies], line[:length])
        for board, scene, caption in zip(self.boards, scenes, captions, strict=True):
            board.show_scene(scene, part, caption)
        self.boards[2].setVisible(bool(line))
        for button, text in zip(self.buttons, self._act, strict=True):
            button.setAccessibleName(
                tr("{command}: move {number}", command=text, number=mistake.node.number)
            )

    def paint_in_theme(self) -> None:
        """Apply colors and fonts of the theme."""
        self.heading.update()
        for board in self.boards:
            board.board.update()

    def _do(self, act: Callable[[Mistake], object]) -> None:
        if self._mistake is not None:
            act(self._mistake)
