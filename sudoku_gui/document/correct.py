"""Back to the last correct state: the newest one in which nothing that the user entered is wrong.

Wrong is what contradicts the solution; of a puzzle without givens, or without exactly one solution, what breaks a
rule. Notes and colours are nobody's errors. The solution is looked for in stretches on the event loop, and forgotten
when the puzzle changes meanwhile.
"""

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import Answer, Verdict
from sudoku_gui.document.document import Document
from sudoku_gui.player.solving import SolvingJob


class Outcome(Enum):
    """What came of it."""

    WENT_BACK = auto()
    """An earlier state stands on the board; undo takes that back."""
    ALREADY_CORRECT = auto()
    """Nothing is wrong, so nothing was done."""
    NEVER_CORRECT = auto()
    """No state that is still known is correct, so nothing was done."""


class WayBack(QObject):
    """Finds the last correct state and puts it on the board, as a deed.

    Signals:
        finished: it was found, or there is none.
            outcome: an `Outcome`.
            deeds: how many deeds were taken back.

    Args:
        document: what is worked on.
        parent: whoever owns it.
    """

    finished = Signal(object, int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._text = ""
        self._job = SolvingJob(self)
        self._job.finished.connect(self._found)
        document.changed.connect(self.drop)

    @property
    def is_running(self) -> bool:
        """Whether the solution is still being looked for."""
        return self._job.is_running

    def start(self, text: str) -> None:
        """Look for the last correct state and go back to it; ``text`` is how the undo menu calls that."""
        self._text = text
        givens = self._document.puzzle.givens
        if not givens.filled:
            self._go_back(None)
            return
        try:
            self._job.start(givens)
        except ContradictionError:
            self._go_back(None)

    def drop(self) -> None:
        """Stop looking and do nothing."""
        self._job.drop()

    def _found(self, verdict: Verdict) -> None:
        self._go_back(verdict.solution if verdict.answer is Answer.FOUND else None)

    def _go_back(self, solution: Grid | None) -> None:
        for deeds, state in enumerate(self._document.past()):
            if is_correct(state, solution):
                if deeds:
                    self._document.go_back_to(state, self._text)
                self.finished.emit(Outcome.WENT_BACK if deeds else Outcome.ALREADY_CORRECT, deeds)
                return
        self.finished.emit(Outcome.NEVER_CORRECT, 0)


def is_correct(state: Puzzle, solution: Grid | None) -> bool:
    """Whether every digit is that of the solution, or without one, whether no two contradict each other."""
    board = state.board
    if solution is None:
        return not board.conflicts()
    return all(board[cell] in {0, solution[cell]} for cell in CELLS)
