"""The dialog on the number of solutions in the window: it follows the puzzle as long as it is open."""

from PySide6.QtCore import QObject

from sudoku_gui.context import Context
from sudoku_gui.features.solution_count.dialog import SolutionCountDialog
from sudoku_gui.features.solution_count.explaining import Explaining, Explanation
from sudoku_gui.widgets.dialog import show_one


class SolutionCount(QObject):
    """Shows the dialog, one at a time, and marks on the board what clashes."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._document = context.document
        self._highlights = context.highlights
        self._context = context
        self._dialog: SolutionCountDialog | None = None
        self._explaining = Explaining(self)
        self._explaining.learned.connect(self._show_learned)
        context.document.changed.connect(self._follow)

    def show(self) -> None:
        show_one(self._window, SolutionCountDialog, self._build)

    def _build(self) -> SolutionCountDialog:
        dialog = self._dialog = SolutionCountDialog(self._window, self._window.theme)
        dialog.enter_requested.connect(self._context.requests.digit)
        dialog.show_requested.connect(self._context.select_cells)
        dialog.stop_requested.connect(self._explaining.cancel)
        dialog.finished.connect(self._forget)
        self._explaining.start(self._document.task())
        return dialog

    def cancel(self) -> bool:
        """Look no further; returns whether there was anything to stop."""
        return self._explaining.cancel()

    def close(self) -> None:
        """Close the dialog, and stop."""
        if self._dialog is not None:
            self._dialog.reject()

    def _follow(self) -> None:
        explanation = self._explaining.explanation
        if explanation is not None and self._document.task() != explanation.grid:
            self._highlights.show_clashing(())
            self._explaining.start(self._document.task())

    def _show_learned(self, explanation: Explanation) -> None:
        if self._dialog is None:
            return
        self._dialog.show_explanation(explanation)
        clash = explanation.clash
        self._highlights.show_clashing(clash.cells if clash is not None and clash.is_irreducible else ())

    def _forget(self) -> None:
        self._dialog = None
        self._explaining.drop()
        self._highlights.show_clashing(())
