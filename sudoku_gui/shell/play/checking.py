"""Check: marks the digits that are not those of the solution. It changes nothing."""

from PySide6.QtCore import QObject

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.survey import SurveyAnswer, SurveyResult
from sudoku_gui.document.document import Document
from sudoku_gui.document.highlights import Highlights
from sudoku_gui.player.solving import SolvingJob
from sudoku_gui.shell.watching import Watching
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import answers
from sudoku_gui.wording.marking import translate


class Checking(QObject):
    """Compares the entries with the only solution of the givens, and says what came of it."""

    def __init__(
        self,
        parent: QObject,
        document: Document,
        watching: Watching,
        highlights: Highlights,
        info_bar: InfoBar,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._watching = watching
        self._highlights = highlights
        self._info_bar = info_bar
        self.job = SolvingJob(self)
        self.job.finished.connect(self._show)
        document.changed.connect(self.job.drop)

    def start(self) -> None:
        """Check, or say why that is not possible; a search that is watched is left."""
        self._watching.leave()
        givens = self._document.puzzle.givens
        if not givens.filled:
            self._report(self.tr("There are no givens to check your digits against."))
            return
        try:
            self.job.start(givens)
        except ContradictionError as error:
            self._report(answers.conflicts(error.conflicts), "error")
            return
        if self.job.is_running:
            self._report(translate("reverting", "Looking for the solution..."))

    def _show(self, verdict: SurveyResult) -> None:
        if verdict.answer is not SurveyAnswer.FOUND or verdict.solution is None:
            self._report(
                {
                    SurveyAnswer.SEVERAL: self.tr(
                        "The puzzle has several solutions, so your digits cannot be checked."
                    ),
                    SurveyAnswer.NONE: self.tr(
                        "The puzzle has no solution, so your digits cannot be checked."
                    ),
                }.get(verdict.answer, self.tr("Stopped. Your digits have not been checked."))
            )
            return
        entries, solution = self._document.puzzle.entries, verdict.solution
        wrong = [cell for cell in CELLS if entries[cell] not in {0, solution[cell]}]
        self._highlights.show_wrong(wrong)
        if wrong:
            self._report(translate("checking", "%n of your digits are wrong.", "", len(wrong)))
        else:
            self._report(self.tr("No mistakes so far."))

    def _report(self, text: str, kind: str = "info") -> None:
        """Show a message about the digits on the board, which closes when they change."""
        self._info_bar.show_message(text, kind, applies=self._document.while_board_stays())
