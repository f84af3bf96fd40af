"""The page about a technique: its name, what to look for, a board with a step, and related techniques."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from solver_core.hints import Position, Step
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.hints.reason_text import explained
from sudoku_gui.render.board import cell_states, paint_step
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint import paint
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording import joining
from sudoku_gui.wording.foreign import as_html
from sudoku_gui.wording.names import difficulty_name, technique_name
from sudoku_gui.wording.terms import LANGUAGES, present_language


@dataclass(frozen=True, slots=True)
class Example:
    """A step, and where it is found."""

    position: Position
    step: Step


@dataclass(frozen=True, slots=True)
class TechniqueText:
    """The page of a technique: texts by language, ids of others, and maybe an example."""

    technique: str
    texts: Mapping[str, str]
    see_also: tuple[str, ...]
    example: Example | None

    @property
    def text(self) -> str:
        return self.texts.get(present_language(), self.texts[LANGUAGES[0]])


@cache
def pages() -> Mapping[str, TechniqueText]:
    """The texts by the id of the technique, in the order of the manual."""
    folder = files("sudoku_gui.assets") / "help"
    entries = tomllib.loads((folder / "techniques.toml").read_text(encoding="utf-8"))["techniques"]
    boards = json.loads((folder / "technique_boards.json").read_text(encoding="ascii"))
    return {
        entry["id"]: TechniqueText(
            entry["id"], entry["text"], tuple(entry["see_also"]), _example(boards.get(entry["id"]))
        )
        for entry in entries
    }


def _example(board: Mapping[str, object] | None) -> Example | None:
    match board:
        case {"givens": str(givens), "board": str(digits), "candidates": list(masks), "step": dict(step)}:
            position = Position(Grid.parse(givens), Grid.parse(digits), Marks(tuple(masks)))
            return Example(position, Step.from_json(step))
    return None


_SCHEME = "technique:"
_TITLE = 1.3
_PADDING = 10


class StepBoardView(Canvas):
    """A board with a step drawn on it, which only shows."""

    smallest = (14, 14)
    usual = (26, 26)

    def __init__(self, theme: Theme) -> None:
        super().__init__("technique_board", theme)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.look = BoardLook()

    def show_example(self, example: Example) -> None:
        """Show a step on the board where it is found, with all candidates."""
        position = example.position
        entries = position.board.without(position.givens)
        look = cell_states.of_puzzle(Puzzle(position.givens, entries))
        self.look = paint_step.with_step(look, example.step, position, shows_all=True)
        self.update()

    def paint_on(self, painter: QPainter) -> None:
        paint(painter, QRectF(self.rect()), self.look, self.theme, ratio_of(painter))


class TechniquePage(QScrollArea):
    """Shows one page at a time.

    Signals:
        technique_requested: a link to the technique with this id was followed.
    """

    technique_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("technique_page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.technique = ""
        self._title, self._level, self._text, self._reason = (
            paragraph(f"technique_{name}", selectable=True) for name in ("title", "level", "text", "reason")
        )
        self.board = StepBoardView(theme)
        self._links = RichText("technique_links")
        self._links.link_followed.connect(self._follow)
        inner = QWidget()
        parts = self._title, self._level, self._text, self.board, self._reason, self._links
        margins = _PADDING, 0, _PADDING, 0
        fill(QVBoxLayout(inner), *parts, spacing=_PADDING, margins=margins, stretch=(0, 0, 0, 1))
        self.setWidget(inner)

    def show_technique(self, technique: str) -> None:
        """Fill the page with title, level, explanation and example of a technique."""
        page = pages()[technique]
        self.technique = technique
        font = scaled(self.font(), _TITLE)
        font.setBold(True)
        self._title.setFont(font)
        self._title.setText(technique_name(technique))
        level, points = difficulty_name(BY_ID[technique].level), BY_ID[technique].points
        text = translate("hints", "Level {level}, {points} points in ratings", level=level, points=points)
        self._level.setText(text)
        self._text.setText(page.text)
        self._show_example(page.example)
        links = " · ".join(
            f'<a href="{_SCHEME}{other}">{as_html(technique_name(other))}</a>' for other in page.see_also
        )
        self._links.show_html(f"{as_html(translate('terms', 'See also:'))} {links}")
        self.setAccessibleName(technique_name(technique))
        self.setAccessibleDescription(joining.sentences([page.text, self._reason.text()]))
        self.verticalScrollBar().setValue(0)

    def _show_example(self, example: Example | None) -> None:
        self.board.setVisible(example is not None)
        if example is None:
            self._reason.setText(translate("hints", "There is no example of this technique yet."))
            return
        self.board.show_example(example)
        described, name = explained(example.step), technique_name(example.step.technique)
        self._reason.setText(translate("hints", "In this example: {reason}", reason=described))
        self.board.setAccessibleName(translate("hints", "An example of “{technique}”", technique=name))
        self.board.setAccessibleDescription(described)

    def _follow(self, link: str) -> None:
        self.technique_requested.emit(link.removeprefix(_SCHEME))
