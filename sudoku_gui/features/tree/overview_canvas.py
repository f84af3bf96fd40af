"""The overview beside the tree: the full run, and a way to any place of it."""

from dataclasses import replace
from time import monotonic
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.tree.paint_overview import OverviewLook, Slice, paint_run, paint_visible_part
from sudoku_gui.player.player import Player
from sudoku_gui.render.pixmaps import CachedPicture
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.throttle import SWIFT, Throttle
from sudoku_gui.wording.foreign import as_tip

_CALM: Final = 0.2  # seconds between two readings
_LEAST, _MOST = 24, 40


class TreeOverview(Canvas):
    """Shows the run by position; a click or drag goes there."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__("tree_overview", theme)
        self._player = player
        self._look = OverviewLook()
        self._picture = CachedPicture()
        self._read_at = 0.0
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._read)
        help_text = translate(
            "tree",
            "The whole run from top to bottom: how deep it goes, solutions and dead ends. Click to go there.",
        )
        self.setAccessibleName(translate("tree", "The whole run"))
        self.setAccessibleDescription(help_text)
        self.setToolTip(as_tip(help_text))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        player.began.connect(self._on_began)
        player.length_changed.connect(self._read_soon)
        Throttle(player, self, SWIFT).due.connect(self.update)

    @property
    def look(self) -> OverviewLook:
        return replace(self._look, position=self._player.position)

    def show_window(self, shown: tuple[int, int] | None) -> None:
        """Mark which positions are in sight."""
        if shown != self._look.shown:
            self._look = replace(self._look, shown=shown)
            self.update()

    def _on_began(self) -> None:
        """What is drawn is of the search before."""
        self._look = OverviewLook(shown=self._look.shown)
        self._read_soon()
        self.update()

    def _read_soon(self) -> None:
        if self.isVisible() and not self._later.isActive():
            self._later.start(max(0, round(1000 * (self._read_at + _CALM - monotonic()))))

    def _read(self) -> None:
        search = self._player.search
        self._read_at = monotonic()
        buckets: list[Bucket] = []
        if search is not None:
            with search.background_run.reading() as (_, timeline):
                buckets = timeline.buckets(most=max(16, self.height() // 2))
        self._look = replace(self._look, slices=_slices(buckets), length=max(1, self._player.length))
        self.update()

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, 5, 0, -5)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(min(max(_LEAST, 2 * self.fontMetrics().height()), _MOST), 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 40)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._read_soon()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._player.is_watching:
            self._player.scrub(self._look.position_at(self._area(), event.position().y()))

    def paint_on(self, painter: QPainter) -> None:
        """Paint the run from a stored picture, and the position on top."""
        run = replace(self._look, shown=None)

        def paint_all(below: QPainter) -> None:
            paint_run(below, self._area(), run, self.theme)

        self._picture.draw(
            painter, QPointF(), self.size(), paint_all, key=(run, self.theme), background=self.theme.paper
        )
        if self._player.is_watching:
            paint_visible_part(painter, self._area(), self.look, self.theme)


def _slices(buckets: list[Bucket]) -> tuple[Slice, ...]:
    """Shares of what is most in any of them."""
    deepest = max((one.high for one in buckets), default=0) or 1
    dead_ends = max((one.dead_ends for one in buckets), default=0) or 1
    solutions = max((one.solutions for one in buckets), default=0) or 1
    return tuple(
        Slice(
            *(one.start, one.end, one.low / deepest, one.high / deepest),
            *(one.dead_ends / dead_ends, one.solutions / solutions),
        )
        for one in buckets
    )
