"""The stack and the progress: which options are chosen, how, and how much of the tree is done."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem

from solver_core.cover import SearchBase, Snapshot
from solver_core.cover.explain import decisions
from solver_core.cover.replay import progress
from solver_core.cover.replay.progress import SearchProgress
from sudoku_gui.features.stack_view import paint
from sudoku_gui.features.stack_view import text as words
from sudoku_gui.features.stack_view.model import (
    COLUMNS,
    DEPTH,
    ITEM,
    KIND,
    OPTION,
    SIZE,
    TURN,
    LevelKind,
    StackEntry,
    StackModel,
)
from sudoku_gui.features.stack_view.paint import ProgressLook
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT, RIGHT, monospaced, option_within, write
from sudoku_gui.render.shapes import Sign
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.legend import LegendTable
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.row_delegate import DrawingDelegate
from sudoku_gui.widgets.row_table import ROW_ROLE, Index
from sudoku_gui.widgets.shortcut_override import WALKING
from sudoku_gui.wording import matrix
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import item_name, option_name

_TABLE_FIRST: Final = 7  # lines of text below which there is no progress
_PAD: Final = 5
_NAME: Final = 18  # letters of an item or an option that have space before other columns have
_MEASURED: Final = 50  # options whose names are measured


class StackView(Pane):
    """Follows the player; a click or Enter on a level goes to where it was decided."""

    smallest = (6.5, 5)
    usual = (26, 16)
    waits_while_busy = True

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        help_text = self.tr("A click or Enter on a line goes to where its column was chosen.")
        super().__init__("stack_view", self.tr("Stack"), help_text, theme, player=player)
        self._player = player
        self.model = StackModel(self)
        self._progress = ProgressStrip(theme)
        self._table = self.main_part = StackTable(self.model, selection, theme)
        self.lay_out(self._progress, self._table, stretch=(0, 1))
        self._table.follow()
        self._table.decision_requested.connect(self._go_to_decision)
        player.length_changed.connect(self._on_length_changed)

    def show_position(self) -> None:
        self._show(self._player.search, self._player.snapshot)

    def forget(self) -> None:
        self._show(None, None)

    def _show(self, search: SearchBase | None, snapshot: Snapshot | None) -> None:
        self.model.refresh(snapshot)
        if search is None or snapshot is None:
            self._progress.show_progress(None)
        else:
            reached = progress.of(search, snapshot.levels)
            is_asked = self._player.hides_future or self._player.question.is_open
            is_near = reached.fraction == 1 and not search.finished
            share = words.progress(reached.fraction, self._share())
            said = matrix.summary(snapshot) if is_asked or is_near else share
            if is_asked:  # the bar would be an answer, too
                reached = SearchProgress(reached.turns, 0)
            self._progress.show_progress(reached, said)
        self._table.follow()

    def arrange(self) -> None:
        self._progress.setVisible(self.height() >= _TABLE_FIRST * self.fontMetrics().height())

    def _share(self) -> float | None:
        """The share of the events that is done; None while their number is unknown."""
        length = self._player.length
        return self._player.position / length if self._player.length_is_known and length else None

    def _on_length_changed(self) -> None:
        if self._player.length_is_known:
            self.refresh()

    def _go_to_decision(self, depth: int) -> None:
        """Go to where the item was chosen, by the background run's tree or else by running back."""
        search = self._player.search
        if search is None:
            return
        position, condition = decisions.position(search, depth), decisions.condition(depth)
        if position is not None:
            self._player.scrub(position)
        elif not search.stands_at(condition):
            self._player.run_to(condition, backward=True)


class StackTable(LegendTable):
    """Shows a `StackModel`.

    Signals:
        decision_requested: go to where a level was decided; with the depth of the options chosen before it.
    """

    decision_requested = Signal(int)
    line_height = 1.35
    pins_on_click = False
    stretched = OPTION

    def __init__(self, stack: StackModel, selection: Selection, theme: Theme) -> None:
        title = translate("stack", "Stack")
        description = translate(
            "stack",
            "A click or Enter on a line goes to where its column was chosen. K shows what the signs mean.",
        )
        super().__init__("stack_table", title, description, stack, selection=selection)
        self._stack = stack
        self._fitted: object = self  # the problem whose names the columns have space for; at first of nothing
        self._is_browsing = False
        self.delegate = StackDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.clicked.connect(self.act)

    def follow(self) -> None:
        """Bring the newest level in sight, unless the user walks through the others."""
        problem = self._stack.problem
        if problem is not self._fitted:
            self._fitted, self._is_browsing = problem, False
            self.empty_text = "" if problem else self.tr("Watch a search to see the options chosen.")
            self.fit()
        self.highlight()
        present = self._stack.present
        self._is_browsing = self._is_browsing and self.hasFocus() and self.currentIndex().isValid()
        if present.isValid() and not self._is_browsing:
            self.setCurrentIndex(present)
            self.scrollTo(present)

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        """The levels whose option is pointed at or covers the item that is, and the one about to be decided for it."""
        problem = self._stack.problem
        options = frozenset[int]() if problem is None else target.options(problem)
        return frozenset(
            row
            for row, entry in enumerate(self._stack.rows)
            if entry.option in options or (entry.option is None and entry.item == target.item)
        )

    def legend_entries(self) -> list[tuple[Sign, str]]:
        return paint.legend_entries(self.font())

    def act(self, index: QModelIndex) -> None:
        if index.isValid():
            self._is_browsing = False
            self.decision_requested.emit(index.row())

    def share_width(self) -> None:
        """Share the width: without space hide the size, then words beside signs, then turns."""
        metrics, width = self.fontMetrics(), self.viewport().width()
        widths, (items, options) = _widths(metrics), self._widths_of_names(metrics)
        most = _NAME * metrics.averageCharWidth()
        space = width - min(items, most) - min(options, most)
        self.setColumnHidden(SIZE, sum(widths.values()) > space)
        if self.isColumnHidden(SIZE):
            del widths[SIZE]
        if sum(widths.values()) > space:
            short = _widest(metrics, [words.short_kind(LevelKind.GUESS.name, 10)]) + _beside_sign(metrics)
            widths[KIND] = max(short, _widest(metrics, [_heading(KIND)]))
        self.setColumnHidden(TURN, sum(widths.values()) > space)
        if self.isColumnHidden(TURN):
            del widths[TURN]
        space = width - sum(widths.values())
        widths[ITEM] = min(items, max(space - options, space // 2))
        for section, needed in widths.items():
            self.setColumnWidth(section, needed)

    def _widths_of_names(self, metrics: QFontMetrics) -> tuple[int, int]:
        items, options = [_heading(ITEM)], [_heading(OPTION)]
        if (problem := self._stack.problem) is not None:
            items += [item_name(problem, item) for item in range(len(problem.names))]
            options += [
                option_name(problem, option) for option in range(min(_MEASURED, len(problem.options)))
            ]
        return _widest(metrics, items), _widest(metrics, options)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in WALKING:
            self._is_browsing = self.currentIndex().row() != self._stack.present.row()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_browsing and self._stack.present.isValid():
            self.scrollTo(self._stack.present)


def _widest(metrics: QFontMetrics, texts: Iterable[str]) -> int:
    return max(map(metrics.horizontalAdvance, texts)) + 2 * _PAD


def _heading(section: int) -> str:
    return translate("stack", COLUMNS[section].heading)


def _widths(metrics: QFontMetrics) -> dict[int, int]:
    """The widths of the columns whose texts are known."""
    texts = {section: texts for section, column in enumerate(COLUMNS) if (texts := column.widest())}
    widths = {section: _widest(metrics, (*shown, _heading(section))) for section, shown in texts.items()}
    widths[DEPTH] = max(widths[DEPTH], _widest(metrics, texts[DEPTH]) + metrics.height())
    widths[KIND] += _beside_sign(metrics)
    return widths


def _beside_sign(metrics: QFontMetrics) -> int:
    return round(0.5 * StackTable.line_height * metrics.height()) + 2 * _PAD


class StackDelegate(DrawingDelegate):
    """Paints a cell of the table."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: StackEntry = index.data(ROW_ROLE)
        section, is_present = index.column(), index.row() == index.model().rowCount() - 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(option.rect, self.theme.same_digit if is_present else self.theme.paper)
        self.paint_pointed(painter, option, index.row())
        rect = QRectF(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        if is_present and section == DEPTH:
            paint.paint_arrow(painter, rect, self.theme)
        if section == KIND:
            side = 0.5 * rect.height()
            sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            paint.paint_sign(painter, sign, entry.kind, self.theme)
            rect.adjust(side + _PAD, 0, 0, 0)
        is_coloured = section in {OPTION, KIND} and entry.option is not None
        painter.setPen(paint.colour(entry.kind, self.theme) if is_coloured else self.theme.ink)
        text, rows = index.data(), index.model()
        if section == OPTION and entry.option is not None and isinstance(rows, StackModel) and rows.problem:
            text = option_within(rows.problem, entry.option, option.font, rect.width())
        if section == KIND and QFontMetricsF(option.font).horizontalAdvance(text) > rect.width():
            # Next to the sign, an elided word is worse than none.
            text = words.short_kind(entry.kind.name, entry.guess)
        write(painter, rect, text, RIGHT if section in {DEPTH, SIZE} else LEFT)


class ProgressStrip(Canvas):
    """Shows a `SearchProgress`; the tooltip explains the signs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("stack_progress", theme)
        self.look = ProgressLook()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("stack", "Progress"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, reached: SearchProgress | None, said: str = "") -> None:
        """Fill the bar as far as the search has come, below these words."""
        look = ProgressLook()
        if reached is not None:
            look = ProgressLook(reached.fraction, said, words.turns(progress.text(reached.turns)))
        if look != self.look:
            self.look = look
            self.setAccessibleDescription(look.words)
            lines = look.words, look.turns and words.turns_help(look.turns)
            self.setToolTip(as_tip("\n".join(filter(None, lines))))
            self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(20 * self.fontMetrics().averageCharWidth(), round(paint.progress_height(self.font())))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.sizeHint().height())

    def paint_on(self, painter: QPainter) -> None:
        paint.paint_progress(
            painter, self.area, self.look, self.theme, (self.font(), monospaced(self.font()))
        )
