"""The solutions of what is watched: a list with pictures, how many there are, and a button that finds all."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from solver_core.problems import boards, gallery
from solver_core.problems.plans import Plan
from sudoku_gui.features.solutions import text as words
from sudoku_gui.features.solutions.collector import MOST, SolutionCollector, SolutionsModel
from sudoku_gui.player.job import Job, Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import plan
from sudoku_gui.render.pixmaps import pixmap, ratio_of
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import Placeholder
from sudoku_gui.widgets.pane import Pane, Themed
from sudoku_gui.widgets.row_table import Index
from sudoku_gui.widgets.term_label import ReadingLabel
from sudoku_gui.wording.names import number

_SIDE: Final = 5.5  # height of a picture, in lines of text
_MARGIN: Final = 4
_HELD: Final = 400  # pictures that are kept

_Key = tuple[int, int, float]
"""Which solution, how long a side of its picture is, and how many pixels there are to a logical one."""


class SolutionsView(Pane):
    """Lists the solutions found by a separate search; Enter or a double click goes to one in the watched search."""

    smallest = (14, 8)
    usual = (26, 24)

    def __init__(self, player: Player, _selection: Selection, theme: Theme) -> None:
        title = self.tr("Solutions")
        description = self.tr("Enter or a double click on a solution goes to where the search finds it.")
        super().__init__("solutions", title, description, theme, player=player)
        self._player = player
        self._subject: Subject | None = None
        self._marked = 0  # which solution is marked, counted from 1; 0 for none
        self.collector = SolutionCollector(self)
        self.model = SolutionsModel(self.collector, self)
        self.pictures = Pictures(self.collector.options, theme, self)
        self.list = self.main_part = _List(self.model, self.pictures, theme)
        self._status = ReadingLabel(2, is_middle=True, name="solutions_status")
        self.button = dialog_button("solutions_find", "", self._find_or_stop)
        self._hint = Placeholder("solutions_hint", self.tr("Watch a search to see its solutions."))
        head = row(self._status, self.button, spacing=6, stretch=(1,))
        self.lay_out(head, self.list, self._hint, spacing=3, stretch=(0, 1))
        self.collector.changed.connect(self._show_found)
        self.pictures.painted.connect(self.list.viewport().update)
        self.list.activated.connect(self._go_to)
        self._show_found()

    # --- hooks ------------------------------------------------------------------------------------

    def show_position(self) -> None:
        player = self._player
        subject = player.subject if player.is_watching else None
        if subject != self._subject:
            self._begin(subject)
        found = 0 if player.search is None else player.search.solutions
        if found != self._marked and found <= self.model.rowCount():
            self._marked = found
            self.list.mark(found - 1)

    def forget(self) -> None:
        """Stop searching, because another problem is watched."""
        if self._subject is not None:
            self._begin(None)

    def fit(self) -> None:
        self._status.fit(self.font())
        self.list.show_pictures(_board(self._subject) is not None)

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.pictures.show_board(_board(self._subject), theme)

    def copied_text(self) -> str:
        row = self.list.currentIndex().row()
        if row < 0 or self.model.problem is None:
            return ""
        return words.names(self.model.problem, self.collector.options(row))

    # --- what happens -------------------------------------------------------------------------------

    def _begin(self, subject: Subject | None) -> None:
        self._subject, self._marked = subject, 0
        board = _board(subject)
        search = self._player.search
        problem = search.problem if subject is not None and search is not None else None
        self.pictures.show_board(board, self.theme)
        self.list.show_pictures(board is not None)
        self.model.show_problem(problem, has_pictures=board is not None)
        self.collector.begin(subject)

    def _find_or_stop(self) -> None:
        if self.collector.is_running:
            self.collector.stop()
        else:
            self.collector.find_all()

    def _show_found(self) -> None:
        self.model.take_new()
        found, subject = self.collector, self._subject
        for part in (self._status, self.button, self.list):
            part.setVisible(subject is not None)
        self._hint.setVisible(subject is None)
        if subject is None:
            return
        parts = [words.found(found.count, subject.effective_goal, is_over=found.is_over)]
        if found.count > MOST:
            parts.append(translate("solutions", "the first {count} are listed", count=number(MOST)))
        if found.is_running and found.seconds and found.count:
            parts.append(words.rate(found.count, found.seconds))
        if not found.is_over:
            parts.append(words.searched(found.fraction, found.seconds))
        self._status.set_text(words.joined(parts))
        self.button.setText(self.tr("&Stop") if found.is_running else self.tr("&Find All"))
        self.button.setEnabled(found.is_running or not found.is_over)

    def _go_to(self, index: QModelIndex) -> None:
        if self._player.is_watching and index.row() < self.collector.stored:
            self._player.scrub(self.collector.position(index.row()))


class Pictures(QObject):
    """Small pictures of solutions, painted a few at a time when they come into sight, and kept.

    Signals:
        painted: a requested picture is ready.
    """

    painted = Signal()

    def __init__(self, options: Callable[[int], list[int]], theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._options = options
        self._board: Plan | None = None
        self._cache: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._asked: OrderedDict[_Key, None] = OrderedDict()
        self._job = Job(self)
        self._theme = theme

    def show_board(self, board: Plan | None, theme: Theme) -> None:
        """Paint solutions on this board from now on."""
        self._job.cancel()
        self._board, self._theme = board, theme
        self._cache.clear()
        self._asked.clear()

    def picture(self, row: int, side: int, ratio: float) -> QPixmap | None:
        """The picture of a solution; None while it is still to be painted."""
        key = row, side, ratio
        if (found := self._cache.get(key)) is not None:
            self._cache.move_to_end(key)
            return found
        self._asked[key] = None
        if self._board is not None and not self._job.is_running:
            self._job.start(self._painting(self._board))
        return None

    def _painting(self, board: Plan) -> Work[None]:
        while self._asked:
            key, _ = self._asked.popitem()  # the latest request is visible
            self._cache[key] = self._paint(board, *key)
            while len(self._cache) > _HELD:
                self._cache.popitem(last=False)
            if len(self._asked) > _HELD:
                self._asked.clear()
            self.painted.emit()
            yield 0.0

    def _paint(self, board: Plan, row: int, side: int, ratio: float) -> QPixmap:
        look = plan.look_of(board, self._options(row), is_calm=True)
        paint = partial(plan.paint, rect=QRectF(0, 0, side, side), look=look, theme=self._theme)
        return pixmap(QSize(side, side), ratio, paint)


class _List(QListView):
    """Pictures side by side, or lines of names where there is no board."""

    def __init__(self, model: SolutionsModel, pictures: Pictures, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("solutions_list")
        self.setAccessibleName(translate("solutions", "Solutions in the order in which they are found"))
        self.setModel(model)
        self._cells = PictureDelegate(pictures, theme, self)
        self.setItemDelegate(self._cells)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def show_pictures(self, shown: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show solutions as pictures in a grid, or as lines of text."""
        self._cells.side = round(_SIDE * self.fontMetrics().height()) if shown else 0
        self.setViewMode(QListView.ViewMode.IconMode if shown else QListView.ViewMode.ListMode)
        self.setMovement(QListView.Movement.Static)

    def mark(self, row: int) -> None:
        """Make the solution that the search has found last the current one; none for -1."""
        index = self.model().index(row, 0)
        self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.ClearAndSelect)


def _board(subject: Subject | None) -> Plan | None:
    """The squares on which solutions are painted; None if they are named instead."""
    if subject is None or subject.problem:
        return None
    if subject.grid is not None:
        return boards.usual_board()
    board = gallery.board(subject.sample)
    return board if isinstance(board, Plan) else None


class PictureDelegate(Themed, QStyledItemDelegate):
    """The delegate that paints a solution: its board with the number below."""

    def __init__(self, pictures: Pictures, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._pictures = pictures
        self.side = 0

    # --- Qt ---------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.setLayoutDirection(option.direction)
        if not self.side:
            super().paint(painter, option, index)
            return
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        area: QRect = option.rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        if is_chosen:
            painter.fillRect(option.rect, self.theme.same_digit)
        ratio = ratio_of(painter)
        left = area.left() + (area.width() - self.side) // 2
        if (picture := self._pictures.picture(index.row(), self.side, ratio)) is not None:
            painter.drawPixmap(left, area.top(), picture)
        else:
            painter.setPen(self.theme.thin_line)
            painter.drawRect(left, area.top(), self.side - 1, self.side - 1)
        painter.setPen(self.theme.ink)
        below = QRect(area.left(), area.top() + self.side, area.width(), area.height() - self.side)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(index.data()))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if not self.side:
            return super().sizeHint(option, index)
        return QSize(self.side + 2 * _MARGIN, self.side + 2 * _MARGIN + option.fontMetrics.height())
