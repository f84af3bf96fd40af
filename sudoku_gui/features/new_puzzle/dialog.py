"""The dialog New Puzzle: levels, the days of a month with their puzzles, games under way, and other ways to begin."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QIcon, QKeyEvent, QPainter, QPen, QPixmap, QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.new_puzzle import text
from sudoku_gui.features.new_puzzle.model import DAILY, Days
from sudoku_gui.features.new_puzzle.text import qt_day
from sudoku_gui.render import thumbnail
from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import column, fill, row
from sudoku_gui.widgets.buttons import push_button, tool_button
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.shortcut_override import ENTER

tr = Texts("new_puzzle")

_GAP: Final = 16
_SPACING: Final = 6
_IN_SIGHT: Final = 4  # games that have space side by side
_SIDE: Final = QSize(thumbnail.USUAL, thumbnail.USUAL)


class NewPuzzleDialog(Dialog):
    """Return takes what was chosen last; what is under way is continued.

    Args:
        last: the level that was chosen last, or `DAILY`.
        others: other ways to begin, by their names.

    Signals:
        level_chosen: a puzzle of this level is to be played.
        day_chosen: the puzzle of this day.
        game_chosen: this puzzle, which is under way.
    """

    level_chosen = Signal(object)
    day_chosen = Signal(object)
    game_chosen = Signal(object)

    def __init__(
        self,
        window: ThemedWindow,
        days: Days,
        games: Sequence[Puzzle],
        last: str,
        others: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(window, "new_puzzle_page", tr("New Puzzle"))
        self._days = days
        self._level_buttons = [
            self._button(str(level), words, partial(self.level_chosen.emit, level))
            for level, words in text.levels().items()
        ]
        self._day, self._state = Label(name="daily_day"), Label(name="daily_state")
        self._play = self._button(DAILY, "", lambda: self.day_chosen.emit(self.days.grid.day))
        self.days = DayChooser(days, window.theme)
        self.days.grid.selectionChanged.connect(self._show_day)
        self.days.grid.activated.connect(self._play.click)
        self.games = _GameList(window.theme, games)
        self.games.itemClicked.connect(self._choose_game)
        heading = Label(tr("&Games in progress"))
        heading.setFont(_bold(heading.font()))
        heading.setBuddy(self.games)
        for part in (heading, self.games):
            part.setVisible(bool(games))
        under_way = column(heading, self.games, spacing=_SPACING)
        self.lay_out(self._upper(), under_way, self._lower(others)).setSpacing(_GAP)
        self._show_day()
        self._mark(last)
        self.fit_screen()

    def _button(self, name: str, words: str, do: Callable[[], object]) -> QPushButton:
        return push_button(f"new_{name}", words, partial(self._choose, do), takes_enter=True)

    def _upper(self) -> QHBoxLayout:
        title = Label(tr("Daily puzzle"))
        title.setFont(_bold(title.font()))
        streak = Label(text.streak(self._days.streak), name="daily_streak")
        day = (title, self._day, self._state, self._play, streak, None)
        for button in self._level_buttons:
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        levels, info = column(*self._level_buttons, spacing=_SPACING), column(*day, spacing=_SPACING)
        return row(levels, info, self.days, spacing=_GAP, stretch=(2, 2, 3))

    def _lower(self, others: Mapping[str, Callable[[], object]]) -> QHBoxLayout:
        labels = {
            "new": tr("&Type Your Own"),
            "open": tr("&Open..."),
            "make": tr("Ma&ke Puzzles..."),
            "rules": tr("&Rules of Sudoku"),
        }
        buttons = [self._button(name, labels[name], do) for name, do in others.items()]
        return row(*buttons[:-1], None, buttons[-1], spacing=_SPACING)

    def _mark(self, last: str) -> None:
        """Mark what was chosen last, and give it the keyboard."""
        buttons = (self._play, *self._level_buttons)
        button = next((one for one in buttons if one.objectName() == f"new_{last}"), self._level_buttons[0])
        button.setFont(_bold(button.font()))
        button.setAccessibleDescription(tr("Chosen last"))
        button.setDefault(True)
        button.setFocus()

    def _show_day(self) -> None:
        day = self.days.grid.day
        self._day.setText(text.day(day))
        self._state.setText(text.state(self._days, day))
        self._play.setText(text.play(is_done=self._days.is_done(day), under_way=self._days.game(day)))

    def _choose_game(self, item: QListWidgetItem) -> None:
        self._choose(partial(self.game_chosen.emit, item.data(Qt.ItemDataRole.UserRole)))

    def _choose(self, do: Callable[[], object]) -> None:
        self.accept()
        do()


class _GameList(QListWidget):
    """Thumbnails in a line; a click or Enter, which is taken for one, continues a game."""

    def __init__(self, theme: Theme, games: Sequence[Puzzle]) -> None:
        super().__init__()
        self.setObjectName("new_games")
        self.setAccessibleName(tr("Games in progress"))
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setWrapping(False)
        self.setIconSize(_SIDE)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(_SPACING)
        for puzzle in games:
            picture = _picture(puzzle, theme, self.devicePixelRatioF())
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # Qt would tint it
            words = text.game(puzzle)
            item = QListWidgetItem(icon, words, self)
            item.setSizeHint(self._space(words))
            item.setData(Qt.ItemDataRole.UserRole, puzzle)
        bar = self.horizontalScrollBar().sizeHint().height() if len(games) > _IN_SIGHT else 0
        self.setFixedHeight(self._space("").height() + bar + 4 * _SPACING)

    def _space(self, words: str) -> QSize:
        """The size of a thumbnail with its two lines, in scripts that are taller than the font, too."""
        metrics = self.fontMetrics()
        width = max(thumbnail.USUAL, metrics.size(0, words).width()) + 2 * _SPACING
        return QSize(width, thumbnail.USUAL + 3 * metrics.lineSpacing() + _SPACING)

    # --- Qt ---------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.setCurrentRow(max(0, self.currentRow()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in ENTER and item is not None:
            self.itemClicked.emit(item)
        else:
            super().keyPressEvent(event)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _picture(puzzle: Puzzle, theme: Theme, ratio: float) -> QPixmap:
    def paint(painter: QPainter) -> None:
        givens, entries = puzzle.givens.digits, puzzle.entries.digits
        thumbnail.paint(painter, QRectF(QPointF(), _SIDE), givens, theme, ratio, entries=entries)

    return pixmap(_SIDE, ratio, paint)


_NUMBER: Final = 0.58  # of the width of a cell
_SIGN: Final = 0.42  # of its height


class DayGrid(Themed, QCalendarWidget):
    """The days of a month; those to come cannot be chosen. Enter or a double click plays one.

    A day that is done has a check mark, one that is under way a half-filled disc.
    """

    def __init__(self, days: Days, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._days = days
        self.setObjectName("daily_days")
        for part in (self, *self.findChildren(QTableView)):
            part.setAccessibleName(tr("Days"))
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
        if is_done or self._days.game(_date(day)) is not None:
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
