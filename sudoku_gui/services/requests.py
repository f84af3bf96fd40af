"""What one feature asks of another without knowing it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from solver_core.hints import Step
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.job import Reply, Steps
from sudoku_gui.session.stash import StashResult


class Requests(QObject):
    """Requests that one feature makes and another one answers.

    Attributes:
        files: for file name endings, functions that open files other than puzzles.
        texts: functions that open texts other than puzzles, each with one that recognizes such a text.
        explain: says why a step holds on a board, and what follows from it.

    Signals:
        puzzle: this puzzle without a file should be opened, after unsaved work is stashed.
        text: the puzzles in a text should be opened; with its name for messages.
        dropped: the contents of a drop should be opened.
        room: unsaved work should be stashed before the board is replaced; the reply is None if the user wants to keep
            the board.
        cells: these cells should be selected on the board.
        digit: a digit should be entered: the cell, then the digit.
        term: this term should be explained, beside this part of the screen.
        terms: terms with cards are shown in this label.
        practice: the technique with this id should be practised.
    """

    puzzle = Signal(object)
    text = Signal(str, str)
    dropped = Signal(object)
    room = Signal(object)
    cells = Signal(object)
    digit = Signal(int, int)
    term = Signal(str, object)
    terms = Signal(object)
    practice = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.files: dict[str, Callable[[Path], object]] = {}
        self.texts: list[tuple[Callable[[str], bool], Callable[[str], object]]] = []
        self.explain: Callable[[Step, Grid], str] = lambda step, _board: str(step)

    def make_room(self) -> Steps[StashResult | None]:
        """Ask for room, and wait for it; see `room`."""
        reply: Reply[StashResult | None] = Reply()
        self.room.emit(reply)
        return (yield from reply.wait())
