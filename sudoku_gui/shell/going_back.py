"""Back to the last correct state, with a word on what came of it."""

from PySide6.QtCore import QObject

from sudoku_gui.document.document import Document
from sudoku_gui.document.revert import Outcome, Revert
from sudoku_gui.shell.watching import Watching
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import commands as deeds
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number


def went_back(deeds: int) -> str:
    """So many deeds were taken back."""
    if deeds == 1:
        return translate("going_back", "Your last change was wrong and has been undone. Undo restores it.")
    return translate("going_back", "Your last {count} changes have been undone. Undo restores them.").format(
        count=number(deeds)
    )


class GoingBack(QObject):
    """Takes back what was entered since the first mistake.

    Args:
        parent: the window.
        document: what is worked on.
        watching: asked before an edit.
        info_bar: where messages appear.
    """

    def __init__(self, parent: QObject, document: Document, watching: Watching, info_bar: InfoBar) -> None:
        super().__init__(parent)
        self._watching = watching
        self._info_bar = info_bar
        self._way = Revert(document, self)
        self._way.finished.connect(self._tell)
        document.changed.connect(self._stop_telling)

    @property
    def is_looking(self) -> bool:
        """Whether the solution is still being looked for."""
        return self._way.is_running

    def start(self) -> None:
        """Go there, or say why that is not possible."""
        self._watching.before_edit(self._go)

    def _go(self) -> None:
        self._way.start(deeds.WENT_BACK)
        if self._way.is_running:
            self._info_bar.show_message(self.tr("Looking for the solution..."))

    def _stop_telling(self) -> None:
        """A puzzle that was changed meanwhile is looked at no further."""
        if self._info_bar.text == self.tr("Looking for the solution..."):
            self._info_bar.dismiss()

    def _tell(self, outcome: Outcome, count: int) -> None:
        said = {
            Outcome.REVERTED: went_back(count),
            Outcome.ALREADY_CORRECT: self.tr("There is no mistake so far."),
            Outcome.NEVER_CORRECT: self.tr(
                "No correct state is known: the puzzle was opened with a mistake in it."
            ),
        }
        self._info_bar.show_message(said[outcome])
