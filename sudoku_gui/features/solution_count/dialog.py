"""The dialog on the number of solutions: two of them side by side, or the givens that clash, and what can be done."""

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialogButtonBox, QProgressBar, QWidget

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.encoding import item_cells
from solver_core.sudoku.grid import Grid
from sudoku_gui.context import Context
from sudoku_gui.features.solution_count import text
from sudoku_gui.features.solution_count.explanation import Explainer, Explanation
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from sudoku_gui.render.board.paint import paint
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.dialog import Dialog, show_one
from sudoku_gui.widgets.label import Label, paragraph

tr = Texts("solution_count")

_LEAST, _USUAL = 200, 270  # pixels of its side


class SmallBoardView(Canvas):
    """A board that shows a look, without cursor and keys."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__(name, theme)
        self.look = BoardLook()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_look(self, look: BoardLook, description: str) -> None:
        """Show this, with what a screen reader says of it."""
        self.setAccessibleName(description)
        if look != self.look:
            self.look = look
            self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def paint_on(self, painter: QPainter) -> None:
        paint(painter, QRectF(self.rect()), self.look, self.theme, ratio_of(painter))

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, _LEAST)


_WIDTH, _LEAST_WIDTH = 100, 60  # in characters
_LINES = 4  # of text that comes later
_LARGE = 1.35


class SolutionCountDialog(Dialog):
    """Stays open beside the board: the puzzle can be edited meanwhile.

    Signals:
        enter_requested: a cell and the digit that is to be entered there.
        show_requested: the cells that are to be selected on the board.
        stop_requested: nothing more is to be looked for.
    """

    enter_requested = Signal(int, int)
    show_requested = Signal(object)
    stop_requested = Signal()

    def __init__(self, parent: QWidget | None, theme: Theme) -> None:
        super().__init__(parent, "solution_count", tr("How Many Solutions?"))
        self._explanation: Explanation | None = None
        self._heading = paragraph("count_heading", selectable=True)
        self._details = paragraph("count_details", selectable=True)
        self._settling = paragraph("count_settling", selectable=True)
        self._heading.setFont(scaled(self.font(), _LARGE))
        self._boards = (SmallBoardView("count_board", theme), SmallBoardView("count_other_board", theme))
        self._bar = QProgressBar(maximum=0, textVisible=False)
        self._bar.setObjectName("count_progress")
        self._bar.setAccessibleName(tr("Looking"))
        self._lay_out()

    def _lay_out(self) -> None:
        show, stop = tr("&Show Me"), tr("S&top")
        self._enter = dialog_button("count_enter", tr("&Enter It"), self._ask_to_enter)
        self._show = dialog_button("count_show", show, self._ask_to_show)
        self._stop = dialog_button("count_stop", stop, self.stop_requested.emit)
        buttons = self.button_box(self._show, self._stop, close=tr("&Close"), closes_on_enter=True)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setFocus()
        boards, line = row(*self._boards, spacing=16), row(self._settling, self._enter, stretch=(1,))
        parts = (self._heading, self._details, boards, line, None, self._bar, buttons)
        self.lay_out(*parts, stretch=(0, 0, 1, 0, 0))
        self.setMinimumWidth(_LEAST_WIDTH * self.fontMetrics().averageCharWidth())
        for part in (self._boards[1], self._enter, self._show):
            part.hide()
        # A window that grows while it appears is not placed well, so there is space for what is found soon.
        metrics = self.fontMetrics()
        height = self.sizeHint().height() + _LINES * metrics.lineSpacing()
        self.resize(_WIDTH * metrics.averageCharWidth(), height)

    def show_explanation(self, explanation: Explanation) -> None:
        """Fill heading, details and boards from what the count has found so far."""
        self._explanation = explanation
        self._heading.setText(text.heading(explanation))
        self._show_text(self._details, text.details(explanation))
        self._show_text(self._settling, text.settling(explanation))
        looks = boards(explanation)
        for index, board in enumerate(self._boards):
            board.setVisible(index < len(looks))
            if index < len(looks):
                board.show_look(looks[index], text.board(explanation, index))
        census, clash = explanation.census, explanation.clash
        self._enter.setVisible(census is not None and census.is_finished and census.settling is not None)
        self._show.setVisible(clash is not None and clash.is_irreducible)
        self._stop.setVisible(not explanation.is_done)
        self._bar.setVisible(not explanation.is_done)
        self._fit()

    def _show_text(self, label: Label, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))

    def _fit(self) -> None:
        """Grow where there is more to show; never shrink under the user's hands."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            usual = max(layout.totalHeightForWidth(self.width()), layout.totalSizeHint().height())
            if self.height() < usual:
                self.resize(self.width(), min(usual, self.screen().availableSize().height()))

    def _ask_to_enter(self) -> None:
        census = self._explanation.census if self._explanation else None
        if census is not None and census.settling is not None:
            self.enter_requested.emit(census.settling.cell, census.settling.digit)

    def _ask_to_show(self) -> None:
        clash = self._explanation.clash if self._explanation else None
        if clash is not None:
            self.show_requested.emit(clash.cells)


class SolutionCount(QObject):
    """Shows the dialog, one at a time, and marks on the board what clashes."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._document = context.document
        self._highlights = context.highlights
        self._context = context
        self._dialog: SolutionCountDialog | None = None
        self._explainer = Explainer(self)
        self._explainer.learned.connect(self._show_learned)
        context.document.changed.connect(self._follow)

    def show(self) -> None:
        show_one(self._window, SolutionCountDialog, self._build)

    def _build(self) -> SolutionCountDialog:
        dialog = self._dialog = SolutionCountDialog(self._window, self._window.theme)
        dialog.enter_requested.connect(self._context.requests.digit)
        dialog.show_requested.connect(self._context.select_cells)
        dialog.stop_requested.connect(self._explainer.cancel)
        dialog.finished.connect(self._forget)
        self._explainer.start(self._document.task())
        return dialog

    def cancel(self) -> bool:
        """Look no further; returns whether there was anything to stop."""
        return self._explainer.cancel()

    def close(self) -> None:
        """Close the dialog, and stop."""
        if self._dialog is not None:
            self._dialog.reject()

    def _follow(self) -> None:
        explanation = self._explainer.explanation
        if explanation is not None and self._document.task() != explanation.grid:
            self._highlights.show_clashing(())
            self._explainer.start(self._document.task())

    def _show_learned(self, explanation: Explanation) -> None:
        if self._dialog is None:
            return
        self._dialog.show_explanation(explanation)
        clash = explanation.clash
        self._highlights.show_clashing(clash.cells if clash is not None and clash.is_irreducible else ())

    def _forget(self) -> None:
        self._dialog = None
        self._explainer.drop()
        self._highlights.show_clashing(())


def boards(explanation: Explanation) -> tuple[BoardLook, ...]:
    """Two solutions, or the givens that clash, or else the givens alone: nothing that would give a good puzzle away."""
    census, clash = explanation.census, explanation.clash
    if census is not None and census.pair is not None:
        one, other = census.pair
        return _solution(explanation.grid, one, other), _solution(explanation.grid, other, one)
    if clash is not None and clash.is_irreducible:
        return (_clashing(explanation),)
    return (BoardLook(tuple(CellLook(digit, Ink.GIVEN) for digit in explanation.grid.digits)),)


def _solution(givens: Grid, solution: Grid, other: Grid) -> BoardLook:
    return BoardLook(
        tuple(
            CellLook(
                digit=solution[cell],
                ink=Ink.GIVEN if givens[cell] else Ink.ENTRY,
                filtered=solution[cell] != other[cell],
            )
            for cell in CELLS
        )
    )


def _clashing(explanation: Explanation) -> BoardLook:
    clash, column, grid = explanation.clash, explanation.column, explanation.grid
    clashing = frozenset(clash.cells if clash else ())
    # Forced digits come first where there are any: the cells that end empty would say nothing without them.
    dead = frozenset(item_cells(column.item) if column is not None and not column.singles else ())
    looks = (
        CellLook(
            digit=grid[cell],
            ink=Ink.GIVEN if cell in clashing else Ink.PRINTED,
            clashing=cell in clashing,
            dead=cell in dead and not grid[cell],
        )
        for cell in CELLS
    )
    conflicts = tuple((pair.first_cell, pair.second_cell) for pair in explanation.conflicts)
    return BoardLook(tuple(looks), conflicts=conflicts)
