"""Back to the last correct state, with a message about the result."""

from PySide6.QtCore import QObject

from sudoku_gui.document.document import Document
from sudoku_gui.document.revert import Outcome, Revert
from sudoku_gui.shell.watching import Watching
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import commands
from sudoku_gui.wording.marking import translate


class Reverting(QObject):
    """Undoes what was entered since the first mistake."""

    def __init__(self, parent: QObject, document: Document, watching: Watching, info_bar: InfoBar) -> None:
        super().__init__(parent)
        self._document = document
        self._watching = watching
        self._info_bar = info_bar
        self._job = Revert(document, self)
        self._job.finished.connect(self._report)

    @property
    def is_running(self) -> bool:
        return self._job.is_running

    def start(self) -> None:
        """Revert, or say why that is not possible."""
        self._watching.before_edit(self._start)

    def _start(self) -> None:
        puzzle = self._document.puzzle
        self._job.start(commands.WENT_BACK)
        if self._job.is_running:
            text = translate("reverting", "Looking for the solution...")
            self._info_bar.show_message(text, applies=lambda: self._document.puzzle is puzzle)

    def _report(self, outcome: Outcome, count: int) -> None:
        self._info_bar.show_message(
            {
                Outcome.REVERTED: undone(count),
                Outcome.ALREADY_CORRECT: translate("reverting", "There is no mistake so far."),
                Outcome.NEVER_CORRECT: translate(
                    "reverting", "No correct state is known: the puzzle was opened with a mistake in it."
                ),
            }[outcome]
        )


def undone(changes: int) -> str:
    """This many changes were undone."""
    return translate("reverting", "Your last %n changes have been undone. Undo restores them.", "", changes)
