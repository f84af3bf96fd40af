"""The start of play: a puzzle that is typed begins when its user says so, or when a command needs it to be complete."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.document.document import Document
from sudoku_gui.document.puzzle_status import PuzzleStatus
from sudoku_gui.messages import Button, Messages
from sudoku_gui.wording import command_text as commands


class Starting(QObject):
    """Starts to play the puzzle on the board, or says what is missing."""

    def __init__(
        self,
        parent: QObject,
        document: Document,
        status: PuzzleStatus,
        messages: Messages,
        actions: Mapping[str, QAction],
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._status = status
        self._messages = messages
        self._actions = actions

    def start(self) -> None:
        """Lock the givens that were typed, if they make a puzzle."""
        if self._document.is_typed:
            self._status.when_known(partial(self._start_if_complete, lambda: None, ""))

    def before_play(self, do: Callable[[], object]) -> None:
        """Do what makes sense while one plays; a puzzle that is still typed starts first, and this is said."""
        if not self._document.is_typed:
            do()
            return
        said = self.tr("The puzzle has one solution, so you are playing now. Undo leads back to the givens.")
        self._status.when_known(partial(self._start_if_complete, do, said))

    def _start_if_complete(self, do: Callable[[], object], said: str) -> None:
        anyway = (self.tr("Start Anyway"), partial(self._start, do, ""))
        match self._status.answer:
            case SurveyAnswer.FOUND if self._document.is_solved:
                self._report(self.tr("The board is full, so there is nothing left to play."))
            case SurveyAnswer.FOUND:
                self._start(do, said)
            case SurveyAnswer.SEVERAL:
                text = self.tr("Several solutions are possible. Type the other printed digits first.")
                self._report(text, anyway)
            case SurveyAnswer.NONE:
                why = (self.tr("Show Why"), self._actions["solution_count"].trigger)
                self._report(self.tr("There is no solution, so a digit must be wrong."), why)
            case SurveyAnswer.STOPPED:
                text = self.tr("Counting the solutions takes too long. Have you typed all printed digits?")
                self._report(text, anyway)
            case _:
                self._report(self.tr("Type the digits printed in the puzzle first."))

    def _start(self, do: Callable[[], object], said: str) -> None:
        self._document.start_playing(commands.STARTED)
        if said:
            self._messages.show_message(said)
        do()

    def _report(self, text: str, *buttons: Button) -> None:
        self._messages.show_message(text, "info", buttons, applies=self._document.while_board_stays())
