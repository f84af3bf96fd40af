"""The strip beside the tree: the whole run, and a way to any place of it."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solver_core.cover.timeline import Bucket
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.tree import strip as tree_strip
from sudoku_gui.panes.tree.strip import Slice, StripLook
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import SWIFT, Throttle
from sudoku_gui.wording import tree as words

_CALM: Final = 0.2
"""Seconds between two readings."""

_LEAST, _MOST = 24, 40


class TreeOverview(Guarded, QWidget):
    """Shows the run by position; a click or drag goes there.

    Args:
        player: whose run it is.
        theme: the colours to begin with.
    """

    def __init__(self, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player, self._theme = player, theme
        self._look = StripLook()
        self._picture = QPixmap()
        self._shown: tuple[int, int] | None = None
        self._read_at = 0.0
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._refresh)
        self.setObjectName("tree_overview")
        self.setAccessibleName(words.overview_name())
        self.setAccessibleDescription(words.overview_help())
        self.setToolTip(words.overview_help())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        player.began.connect(self._begin)
        player.length_changed.connect(self._soon)
        Throttle(player, self, SWIFT).due.connect(self.update)

    @property
    def look(self) -> StripLook:
        """What is shown."""
        return StripLook(self._look.slices, self._look.length, self._shown, self._player.position)

    def show_window(self, shown: tuple[int, int] | None) -> None:
        """Tell which positions are in sight."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self._picture = QPixmap()
        self.update()

    def _begin(self) -> None:
        """What is drawn is of the search before."""
        self._look, self._picture = StripLook(), QPixmap()
        self._soon()
        self.update()

    def _soon(self) -> None:
        if self.isVisible() and not self._later.isActive():
            self._later.start(max(0, round(1000 * (self._read_at + _CALM - monotonic()))))

    def _refresh(self) -> None:
        search = self._player.search
        self._read_at = monotonic()
        buckets: list[Bucket] = []
        if search is not None:
            with search.background_run.reading() as (_, timeline):
                buckets = timeline.buckets(most=max(16, self.height() // 2))
        self._look = StripLook(_slices(buckets), max(1, self._player.length))
        self._picture = QPixmap()
        self.update()

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, 5, 0, -5)

    def _go(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._player.is_watching:
            self._player.scrub(tree_strip.position_at(self._room(), self._look, event.position().y()))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(min(max(_LEAST, 2 * self.fontMetrics().height()), _MOST), 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 40)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._soon()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._go(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The run from a picture kept of it, and the place on top."""
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(self._theme.paper)
            painter = QPainter(self._picture)
            tree_strip.paint_run(painter, self._room(), self._look, self._theme)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self._player.is_watching:
            tree_strip.paint_place(painter, self._room(), self.look, self._theme)
        painter.end()


def _slices(buckets: list[Bucket]) -> tuple[Slice, ...]:
    """Shares of what is most in any of them."""
    deepest = max((one.high for one in buckets), default=0) or 1
    dead_ends = max((one.dead_ends for one in buckets), default=0) or 1
    solutions = max((one.solutions for one in buckets), default=0) or 1
    return tuple(
        Slice(
            one.start,
            one.end,
            one.low / deepest,
            one.high / deepest,
            one.dead_ends / dead_ends,
            one.solutions / solutions,
        )
        for one in buckets
    )
