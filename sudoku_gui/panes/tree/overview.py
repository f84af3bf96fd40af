"""The overview beside the tree: the full run, and a way to any place of it."""

from dataclasses import replace
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solver_core.cover.timeline import Bucket
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.tree.paint_overview import OverviewLook, Slice, paint_place, paint_run
from sudoku_gui.player.player import Player
from sudoku_gui.render.direction import painter_on
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.direction import keep_left_to_right
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.throttle import SWIFT, Throttle
from sudoku_gui.wording.foreign import as_tip

_CALM: Final = 0.2  # seconds between two readings
_LEAST, _MOST = 24, 40


class TreeOverview(Guarded, Themed, QWidget):
    """Shows the run by position; a click or drag goes there."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__()
        self._player, self.theme = player, theme
        self._look = OverviewLook()
        self._picture = QPixmap()
        self._read_at = 0.0
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._read)
        help_text = QCoreApplication.translate(
            "tree",
            "The whole run from top to bottom: how deep it goes, solutions and dead ends. Click to go there.",
        )
        self.setObjectName("tree_overview")
        keep_left_to_right(self)
        self.setAccessibleName(QCoreApplication.translate("tree", "The whole run"))
        self.setAccessibleDescription(help_text)
        self.setToolTip(as_tip(help_text))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        player.began.connect(self._on_began)
        player.length_changed.connect(self._read_soon)
        Throttle(player, self, SWIFT).due.connect(self.update)

    @property
    def look(self) -> OverviewLook:
        """What is shown."""
        return replace(self._look, position=self._player.position)

    def show_window(self, shown: tuple[int, int] | None) -> None:
        """Mark which positions are in sight."""
        if shown != self._look.shown:
            self._look = replace(self._look, shown=shown)
            self.update()

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self._picture = QPixmap()

    def _on_began(self) -> None:
        """What is drawn is of the search before."""
        self._look, self._picture = OverviewLook(shown=self._look.shown), QPixmap()
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
        self._picture = QPixmap()
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The run from a stored picture, and the position on top."""
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(self.theme.paper)
            painter = QPainter(self._picture)
            paint_run(painter, self._area(), self._look, self.theme)
            painter.end()
        painter = painter_on(self)
        painter.drawPixmap(0, 0, self._picture)
        if self._player.is_watching:
            paint_place(painter, self._area(), self.look, self.theme)
        painter.end()


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
