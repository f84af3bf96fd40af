"""A month of daily puzzles: a check mark for a day that is done, a half-filled disc for one that is under way."""

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QVBoxLayout, QWidget

from sudoku_gui.features.new_puzzle.model import Days
from sudoku_gui.features.new_puzzle.text import qt_day
from sudoku_gui.render import thumbnail
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import Themed

tr = Texts("new_puzzle")

_NUMBER: Final = 0.58  # of the width of a cell
_SIGN: Final = 0.42  # of its height


class DayGrid(Themed, QCalendarWidget):
    """The days of a month; those to come cannot be chosen. Enter or a double click plays one."""

    def __init__(self, days: Days, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._days = days
        self.setObjectName("daily_days")
        self.setAccessibleName(tr("Days"))
        self.setMinimumSize(QSize(18, 12) * self.fontMetrics().lineSpacing())
        self.setNavigationBarVisible(False)
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setHorizontalHeaderFormat(QCalendarWidget.HorizontalHeaderFormat.ShortDayNames)
        self.setFirstDayOfWeek(QLocale().firstDayOfWeek())
        for day in Qt.DayOfWeek:
            self.setWeekdayTextFormat(day, QTextCharFormat())  # Qt's weekends are red, as mistakes are here
        self.setMaximumDate(qt_day(days.today))
        self.setSelectedDate(qt_day(days.today))

    @property
    def day(self) -> date:
        """The day that is selected."""
        return _date(self.selectedDate())

    # --- Qt ---------------------------------------------------------------------------------------

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate) -> None:
        theme = self.theme
        is_there = day <= self.maximumDate() and day.month() == self.monthShown()
        with_frame = day == self.selectedDate()
        painter.fillRect(rect, theme.same_digit if with_frame else theme.paper)
        if with_frame:
            painter.setPen(QPen(theme.selection, 2))
            painter.drawRect(QRect(rect.topLeft() + QPoint(1, 1), rect.size() - QSize(2, 2)))
        font = self.font()
        font.setBold(day == self.maximumDate())
        painter.setFont(font)
        painter.setPen(theme.ink if is_there else theme.thin_line)
        middle = round(_NUMBER * rect.width())
        number = rect.adjusted(0, 0, middle - rect.width(), 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{day.day()}")
        if not is_there:
            return
        is_done = self._days.is_done(_date(day))
        if is_done or self._days.play(_date(day)) is not None:
            side = _SIGN * rect.height()
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(QRectF(rect.adjusted(middle, 0, 0, 0)).center())
            thumbnail.paint_sign(painter, sign, theme, is_solved=is_done)


class DayChooser(QWidget):
    """A month with its name and two buttons to turn the pages."""

    def __init__(self, days: Days, theme: Theme) -> None:
        super().__init__()
        self.grid = DayGrid(days, theme)
        self._month = Label(name="daily_month")
        self._month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        before = tool_button("daily_before", self.grid.showPreviousMonth, tip=tr("Previous month"))
        self._after = tool_button("daily_after", self.grid.showNextMonth, tip=tr("Next month"))
        before.setArrowType(Qt.ArrowType.LeftArrow)
        self._after.setArrowType(Qt.ArrowType.RightArrow)
        head = row(before, self._month, self._after, stretch=(0, 1, 0))
        fill(QVBoxLayout(self), head, self.grid, spacing=2, stretch=(0, 1))
        self.grid.currentPageChanged.connect(self._show_month)
        self._show_month()

    def _show_month(self) -> None:
        first = QDate(self.grid.yearShown(), self.grid.monthShown(), 1)
        text = tr("MMMM yyyy", "a month; letters as in QDate.toString")
        self._month.setText(QLocale().toString(first, text))
        self._after.setEnabled(first.addMonths(1) <= self.grid.maximumDate())


def _date(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
