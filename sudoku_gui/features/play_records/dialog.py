"""The statistics of the user: a table by level, and a plot of times over dates."""

from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from sudoku_gui.context import Context
from sudoku_gui.database.library import Library
from sudoku_gui.document import atomic_file, paths
from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.features.play_records import model, paint, text
from sudoku_gui.features.play_records.model import DifficultyTimes
from sudoku_gui.features.play_records.paint import TimesLook
from sudoku_gui.messages import Messages
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.canvas import Chart
from sudoku_gui.widgets.dialog import Dialog, show_one
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.pointed_table import plain_table
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

tr = Texts("records")

_LINES = 6  # rows of the table that are seen at least


class DifficultyTable(RowTable[DifficultyTimes]):
    """The table of times, with a row for each level and one for all."""

    columns = 6

    def key(self, row: DifficultyTimes) -> object:
        return row.level

    def header(self, section: int) -> tuple[str, str]:
        return text.headings()[section]

    def cell(self, row: DifficultyTimes, index: Index, role: int) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        cells = (text.level(row.level), number(row.solved), number(row.with_hints))
        times = (text.time(row.best), text.time(row.average), text.time(row.latest))
        return (*cells, *times)[index.column()]


class RecordsDialog(Dialog):
    """A table by level, a plot, and commands for the records.

    Signals:
        export_requested: the records are to be written into a file.
    """

    export_requested = Signal()
    usual = 84, 34

    def __init__(self, parent: QWidget | None, theme: Theme, records: Library) -> None:
        super().__init__(parent, "play_records", tr("My Statistics"))
        self._summary = paragraph("records_summary")
        self._table = DifficultyTable(self)
        self._plot = TimesPlot(theme)
        self._bar = InfoBar(theme, Messages())
        self._bar.setVisible(False)
        self._bar.messages.dismissed.connect(lambda: self._bar.setVisible(False))
        self._records = records
        self._lay_out()
        self._refresh()
        records.solves_changed.connect(self._refresh)
        self.fit_screen()

    def _refresh(self) -> None:
        """Fill summary, table and plot."""
        records = self._records.solves()
        days = [model.day_of(record) for record in records]
        today = datetime.now().astimezone().date()
        self._summary.setText(text.summary(records, model.streak(days, today), model.longest_streak(days)))
        self._table.show_rows(model.by_difficulty(records))
        self._plot.show_records(records)
        for button in (self._export, self._reset):
            button.setEnabled(bool(records))

    def _lay_out(self) -> None:
        view = plain_table("records_table", tr("Times by level"), self._table)
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.setMinimumHeight(_LINES * (self.fontMetrics().height() + 8))
        self._export = dialog_button("export_records", tr("&Export..."), self.export_requested.emit)
        self._reset = dialog_button("reset_records", tr("&Reset..."), self._ask_to_reset)
        buttons = self.button_box(self._export, self._reset, close=tr("&Close"), closes_on_enter=True)
        self.lay_out(self._summary, view, self._plot, self._bar, buttons, stretch=(0, 2, 3))

    def _ask_to_reset(self) -> None:
        count = len(self._records.solves())
        question = tr("Forget the times of %n puzzles? This cannot be undone.", "", count)
        self._bar.setVisible(True)
        self._bar.messages.show_message(
            question,
            "question",
            [(tr("Forget"), self._records.clear_solves), (tr("Keep"), self._bar.messages.dismiss)],
        )


def show_records(context: Context) -> None:
    """Bring the statistics to the front; they follow the records as long as they are open."""
    window, records = context.window, context.library

    def export() -> None:
        data = model.as_csv(records.solves()).encode()

        def write(path: Path) -> None:
            context.tasks.write(paths.shown(path), atomic_file.storing(path, data))

        context.choose_file(tr("Sudoku times"), ".csv", write)

    def build() -> RecordsDialog:
        dialog = RecordsDialog(window, window.theme, records)
        dialog.export_requested.connect(export)
        return dialog

    show_one(window, RecordsDialog, build)


_NEAR = 12.0  # pixels from a point at which it is pointed at


class TimesPlot(Chart):
    """A chart of solving times by date; one of them can be highlighted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("times_plot", theme)
        self._look = TimesLook(())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_records(())

    def show_records(self, records: tuple[SolveRecord, ...]) -> None:
        """Plot the times of these solves, from the oldest on the left."""
        self._look = TimesLook(records)
        self.setAccessibleName(text.plot(records))
        self.update()

    @property
    def described(self) -> str:
        """The point that is pointed at, in words; "" for none."""
        index = self._look.hovered
        return "" if index is None else text.point(self._look.records[index])

    def _point_at(self, index: int | None) -> None:
        if index != self._look.hovered:
            self._look = TimesLook(self._look.records, index)
            self.setToolTip(as_tip(self.described))
            self.setAccessibleDescription(self.described)
            self.update()

    def _points(self) -> list[QPointF]:
        return paint.points(self.area, self._look.records, QFontMetricsF(self.font()))

    def hover(self, point: QPointF | None) -> None:
        away = [] if point is None else [(other - point).manhattanLength() for other in self._points()]
        nearest = min(range(len(away)), key=away.__getitem__, default=None)
        self._point_at(nearest if nearest is not None and away[nearest] <= _NEAR else None)

    def tip_at(self, _point: QPointF) -> str:
        return self.described

    def move_cursor(self, step: int) -> None:
        """Describe the point before or after."""
        if not self._look.records:
            return
        last, index = len(self._look.records) - 1, self._look.hovered
        index = last if index is None else min(max(index + step, 0), last)
        self._point_at(index)
        where = self.mapToGlobal(self._points()[index].toPoint())
        self.show_tip(where, self.described)

    def paint_on(self, painter: QPainter) -> None:
        """Paint the points, and whether keys go from one to the next."""
        paint.paint(painter, self.area, self._look, self.theme)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self.theme.selection)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    # --- Qt -----------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(420, 180)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 8 * self.fontMetrics().height())
