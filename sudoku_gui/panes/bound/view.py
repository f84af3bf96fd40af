"""The bound of a repeat cover: depth + bound against the best cover, the verdict, and the columns that prove it."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from solver_core.cover import Event, Op, RepeatSearch, witness
from solver_core.cover.witness import Witness
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.bound import paint as bound_bars
from sudoku_gui.panes.bound import text as words
from sudoku_gui.panes.bound.model import BoundModel
from sudoku_gui.panes.bound.option_list import BoundList
from sudoku_gui.panes.bound.paint import BarsLook
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.reading_label import ReadingLabel
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.foreign import as_tip

_VERDICT: Final = 18
"""Lines of height from which the verdict stands there in words; lower than that it can be hovered."""
_BARS: Final = 12
"""The same for the bars; lower than that there is the formula alone."""
_WIDTHS: Final = ((34, 2), (20, 3), (0, 4))
"""Lines that the verdict takes in a view so many lines wide."""


class BoundBars(Guarded, QWidget):
    """The three numbers.

    Attributes:
        theme: the colours.
        look: what is painted; None for nothing.
        is_compact: whether there is room for the formula alone.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.look: BarsLook | None = None
        self.is_compact = False
        self.setObjectName("bound_bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_look(self, look: BarsLook) -> None:
        """Paint others."""
        if look != self.look:
            self.look = look
            self.update()

    def fit(self, *, is_compact: bool) -> None:
        """Take the room for all, or for the formula."""
        self.is_compact = is_compact
        self.setFixedHeight(bound_bars.height(self.font(), is_compact=is_compact))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(20 * self.fontMetrics().height(), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.look is not None:
            painter = QPainter(self)
            rect, compact = QRectF(self.rect()), self.is_compact
            bound_bars.paint(painter, rect, self.look, self.theme, self.font(), is_compact=compact)
            painter.end()


class BoundView(Guarded, QWidget):
    """Follows the player while it watches a repeat cover.

    Args:
        player: whose search is told of.
        selection: what is lit in all views.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("bound")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._player = player
        self.model = BoundModel(self)
        self._bars = BoundBars(theme)
        self._verdict = ReadingLabel(3, 1.0, Qt.AlignmentFlag.AlignTop)
        self._verdict.setObjectName("bound_verdict")
        self._consequence = ReadingLabel(2, 0.9, Qt.AlignmentFlag.AlignTop)
        self._consequence.setObjectName("bound_consequence")
        self._list = BoundList(self.model, selection, theme)
        self._hint = Label()
        self._hint.setObjectName("bound_hint")
        self._hint.setWordWrap(True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        for part in (self._bars, self._verdict, self._consequence):
            column.addWidget(part)
        column.addWidget(self._list, 1)
        column.addWidget(self._hint, 1)
        self._fit()
        throttle = Throttle(player, self)
        throttle.problem_changed.connect(self._forget)
        throttle.due.connect(self.refresh)
        self.refresh()

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is; out of sight there is nothing to do."""
        if not self.isVisible() or self._player.is_busy:
            return
        search, snapshot = self._player.search, self._player.snapshot
        self._show_parts()
        if not isinstance(search, RepeatSearch) or snapshot is None:
            self._hint.setText(words.nothing() if search is None else words.not_here())
            self._forget()
            return
        told = witness.of(search)
        self._bars.show_look(look(told))
        verdict = words.verdict(told)
        consequence = (
            words.found() if told.is_cover else words.consequence(_moment(snapshot.event), prunes=told.prunes)
        )
        self._verdict.say(verdict)
        self._consequence.say(consequence)
        self._bars.setToolTip(as_tip(f"{verdict}\n{consequence}"))
        self._bars.setAccessibleName(words.formula(told))
        self._bars.setAccessibleDescription(verdict)
        self.model.show_witness(search.problem, told)

    def _forget(self) -> None:
        """Another problem has other numbers; a long move may keep this view from showing them."""
        self.model.show_witness(None, None)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._bars.theme = self._list.delegate.theme = theme
        self._bars.update()
        self._list.viewport().update()

    @property
    def verdict(self) -> str:
        """What is said of the numbers."""
        return self._verdict.text()

    # --- room -------------------------------------------------------------------------------------

    def _show_parts(self) -> None:
        """What there is to show, as far as there is room; columns go last."""
        is_on, line = isinstance(self._player.search, RepeatSearch), self.fontMetrics().height()
        height = self.height() / line
        self._hint.setVisible(not is_on)
        self._list.setVisible(is_on)
        self._bars.setVisible(is_on)
        self._bars.fit(is_compact=height < _BARS)
        self._verdict.setVisible(is_on and height >= _VERDICT)
        self._consequence.setVisible(is_on and height >= _VERDICT)
        self._verdict.reserve(next(lines for width, lines in _WIDTHS if self.width() >= width * line))

    def _fit(self) -> None:
        self._verdict.fit(self.font())
        self._consequence.fit(self.font())
        self._show_parts()

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        self._list.setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(12 * line, 8 * line)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(26 * line, 32 * line)

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is shown."""
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


def look(told: Witness) -> BarsLook:
    """The three numbers as they are painted."""
    labels = (words.chosen(told.depth), words.needed(told.bound), words.best(told))
    return BarsLook(
        told.depth, told.bound, told.best, told.prunes, words.formula(told), labels, told.is_cover
    )


def _moment(event: Event | None) -> str:
    """Whether the search asks for its bound where it stands."""
    if event is None or event.op not in {Op.BOUND, Op.PRUNE, Op.CHOOSE}:
        return "between"
    return "asked" if event.op is Op.BOUND else "answered"
