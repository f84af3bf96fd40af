"""Reverts to the last correct state: the newest one in which no entry is wrong.

An entry is wrong if it contradicts the solution, or, without givens or a unique solution, if it breaks a
rule. Notes are wrong if they count as candidates for hints, and lack a digit of the solution. Colours are never wrong.
"""

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from solver_core.hints.position import noted
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyAnswer, SurveyResult
from sudoku_gui.document.document import Document
from sudoku_gui.player.survey_job import SurveyJob


class RevertOutcome(Enum):
    """The outcome of reverting to the last correct state."""

    REVERTED = auto()  # an earlier state is on the board; can be undone
    ALREADY_CORRECT = auto()  # nothing is wrong; no change
    NEVER_CORRECT = auto()  # no known state is correct; no change


class Revert(QObject):
    """Finds the last correct state and restores it, as an edit; cancelled by a change of the puzzle.

    Signals:
        finished: the `RevertOutcome`, and how many edits were taken back.
    """

    finished = Signal(object, int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._text = ""
        self._job = SurveyJob(self)
        self._job.finished.connect(self._found)
        document.changed.connect(self._job.drop)

    @property
    def is_running(self) -> bool:
        return self._job.is_running

    def start(self, text: str) -> None:
        """Find the last correct state and revert to it; ``text`` is its code in the undo menu."""
        self._text = text
        givens = self._document.puzzle.givens
        try:
            if not givens.is_empty:
                self._job.start(givens)
                return
        except ContradictionError:
            pass
        self._revert_to(None)

    def _found(self, verdict: SurveyResult) -> None:
        self._revert_to(verdict.solution if verdict.answer is SurveyAnswer.FOUND else None)

    def _revert_to(self, solution: Grid | None) -> None:
        for edits, state in enumerate(self._document.past()):
            if is_correct(state, solution):
                if edits:
                    self._document.revert_to(state, self._text)
                self.finished.emit(RevertOutcome.REVERTED if edits else RevertOutcome.ALREADY_CORRECT, edits)
                return
        self.finished.emit(RevertOutcome.NEVER_CORRECT, 0)


def is_correct(state: Puzzle, solution: Grid | None) -> bool:
    """Whether digits and notes agree with the solution, or the digits, without one, with each other."""
    board = state.board
    if solution is None:
        return not board.conflicts()
    notes = noted(state)
    return all(
        board[cell] == solution[cell]
        or (not board[cell] and (notes is None or notes[cell] >> solution[cell] - 1 & 1 == 1))
        for cell in CELLS
    )
