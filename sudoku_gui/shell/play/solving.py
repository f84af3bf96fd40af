"""Solve: fills the board and reports what the solution is worth."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from solver_core.cover import Rule
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.survey import SurveyAnswer, SurveyResult
from sudoku_gui.document.document import Document
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.player.solving import SolvingJob
from sudoku_gui.shell.watching import Watching
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import answers, commands
from sudoku_gui.wording.names import number

_PATIENCE = 400  # milliseconds between two reports of progress


class Solving(QObject):
    """Looks for the solution of the puzzle and shows it."""

    def __init__(
        self, parent: QObject, document: Document, watching: Watching, board: BoardView, info_bar: InfoBar
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._watching = watching
        self._board = board
        self._info_bar = info_bar
        self.job = SolvingJob(self)
        self.job.finished.connect(self._show)
        self.job.progressed.connect(self._report_progress)
        self._reports_progress = False
        self._patience = QTimer(self, interval=_PATIENCE, singleShot=True)
        self.job.ended.connect(self._dismiss_progress)
        document.changed.connect(self.job.drop)
        info_bar.dismissed.connect(self._on_dismissed)

    def solve(self) -> None:
        """Fill in the solution; a search that is watched is left."""
        self._watching.leave()
        self._patience.start()
        self._dismiss_progress()
        try:
            self.job.start(self._document.task())
        except ContradictionError as error:
            self._board.select(error.conflicts[0].second_cell)
            self._report(answers.conflicts(error.conflicts), "error")

    def _report_progress(self, ticks: int) -> None:
        if self._patience.isActive():
            return
        self._patience.start()
        text = self.tr("Solving: {ticks} events so far...").format(ticks=number(ticks))
        if self._reports_progress:
            self._info_bar.update_text(text)
        else:
            self._info_bar.show_message(text, "info", [(self.tr("Stop"), self.job.cancel)])
            self._reports_progress = True

    def _dismiss_progress(self) -> None:
        if self._reports_progress:
            self._reports_progress = False
            self._info_bar.dismiss()

    def _on_dismissed(self) -> None:
        """Closing the message about progress stops the search."""
        if self._reports_progress:
            self._reports_progress = False
            self.job.cancel()

    def _show(self, verdict: SurveyResult) -> None:
        wrong = self._count_wrong(verdict)
        if verdict.solution:
            self._document.enter_all(verdict.solution, commands.SOLVED)
        message = answers.verdict(verdict)
        if wrong:
            message += " " + answers.corrected(wrong)
        actions: list[tuple[str, Callable[[], object]]] = []
        if verdict.dead_end:
            position = verdict.dead_end.position
            actions = [(self.tr("Show the Dead End"), lambda: self._show_dead_end(position))]
        is_good = verdict.answer in {SurveyAnswer.FOUND, SurveyAnswer.SEVERAL}
        self._report(message, "info" if is_good else "error", actions)

    def _report(self, text: str, kind: str, actions: Sequence[tuple[str, Callable[[], object]]] = ()) -> None:
        """Show a message about the digits on the board, which closes when they change."""
        self._info_bar.show_message(text, kind, actions, applies=self._document.while_board_stays())

    def _show_dead_end(self, position: int) -> None:
        self._info_bar.dismiss()
        self._watching.start(position, Rule.FEWEST)  # the rule by which it was found

    def _count_wrong(self, verdict: SurveyResult) -> int:
        """How many entries the solution replaces by others."""
        entries, solution = self._document.puzzle.entries, verdict.solution
        if solution is None:
            return 0
        return sum(entries[cell] not in {0, solution[cell]} for cell in CELLS)
