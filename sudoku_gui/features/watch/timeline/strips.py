"""The two strips of the timeline as they follow the player: what is read when, and how it is painted.

Reading is limited: the background run some times a second, the close-up too, and not at all while it runs past too
fast to be seen. Painting is not: pictures are cached, and only the head moves over them.
"""

from bisect import bisect_left
from math import ceil
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.watch.timeline import paint_position
from sudoku_gui.features.watch.timeline import text as words
from sudoku_gui.features.watch.timeline.columns import CloseupColumns, Overview
from sudoku_gui.features.watch.timeline.model import Closeup, HeightScale, Span, TimelineLayout, TimelineLook
from sudoku_gui.features.watch.timeline.paint import StripPicture, paint_caption
from sudoku_gui.features.watch.timeline.paint_position import PositionOverlay
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.shortcut_override import ENTER, claimed, plain
from sudoku_gui.widgets.throttle import CALM
from sudoku_gui.wording.foreign import as_tip

_WIDE: Final = 2
_MOST: Final = 600
"""Pixels in a column, and columns at most: as fine as can be read and painted within a few milliseconds."""

_READING: Final = 0.2  # seconds between two readings of the background run
_LOADING: Final = 0.15  # seconds between two loadings of the close-up
_TOO_FAST: Final = 1 / 8  # of a close-up between two pictures: what runs faster is not seen
_MARGIN: Final = 0.5
_APART: Final = 8.0  # pixels between the words of a hidden future, its button and the edge
_TAKEN: Final = 0.5  # of the strip that they may take


class Strips(Canvas):
    """Shows a run and where the player is in it; the base of `TimelineView`."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__("timeline", theme)
        self.player = player
        self.overview = Overview()
        self.close_columns = CloseupColumns()
        self.closeup = Closeup()
        self.show_future = ShowFuture(player, self)
        self._is_low = False
        self._compact = True
        self._dragged_to: int | None = None
        self._keeps_closeup = False
        self._hovered: int | None = None
        self._flags: tuple[int, ...] = ()
        self._before = 0
        self._is_too_fast = False
        self._read_at = self._loaded_at = 0.0
        self._overview_picture, self._closeup_picture = StripPicture(), StripPicture(_MARGIN)
        self._read_later = QTimer(self, singleShot=True)
        self._read_later.timeout.connect(self._read)
        self._load_later = QTimer(self, singleShot=True)
        self._load_later.timeout.connect(self._load)
        self.fit_font()
        player.began.connect(self._begin)
        player.moved.connect(self._follow)
        player.state_changed.connect(self._rest)
        player.length_changed.connect(self._update_length)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """The position shown: that of the held handle, else where the player is going."""
        return self.player.goal if self._dragged_to is None else self._dragged_to

    @property
    def compact(self) -> bool:
        """Whether there is only the overview: the window is low, or the close-up would show the same."""
        return self._compact

    def set_low(self, *, low: bool) -> None:
        """Show no close-up in a low window."""
        self._is_low = low
        self._show_strips()
        self._follow()

    def _show_strips(self) -> None:
        """Show the close-up as soon as it shows less than the run, until a run is known to be as short as it."""
        is_short, player = self.closeup.is_whole, self.player
        is_known = player.length_is_known or player.hides_future
        compact = self._is_low or (is_short and (is_known or self._compact))
        if compact != self._compact:
            self._compact = compact
            self.fit_font()
            self._load_soon()

    def strips(self) -> TimelineLayout:
        return TimelineLayout.within(self.width(), self.fontMetrics().height(), compact=self._compact)

    # --- actions ------------------------------------------------------------------------------------

    def refresh_marks(self) -> None:
        """Show the search's bookmarks as they are now."""
        search = self.player.search
        self._flags = tuple(position for position, _ in search.bookmarks) if search else ()
        self.update()

    def show_closeup(self, closeup: Closeup) -> None:
        """Look at another part closely; the next move of the player leads back to its position."""
        self.closeup = closeup
        self._show_strips()
        self._load_soon()
        self.update()

    # --- following --------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.overview.forget()
        self.close_columns.forget()
        self.closeup = Closeup()
        self._dragged_to = self._hovered = None
        self._read_at = 0.0
        self.show_future.stand_in(self.strips().overview)
        self.refresh_marks()
        self._update_length()

    def _follow(self) -> None:
        """Let the close-up follow the player."""
        if not self.isVisible():
            return
        self._grow()
        events, self._before = abs(self.player.position - self._before), self.player.position
        self._is_too_fast = self.player.is_playing and events > _TOO_FAST * self.closeup.span.events
        if not self._keeps_closeup:
            self.closeup = self.closeup.following(self.position)
        self._load_soon()
        self.update()

    def _rest(self) -> None:
        if not self.player.is_playing:
            self._is_too_fast = False
        self.show_future.stand_in(self.strips().overview)
        self._load_soon()
        self.update()

    def _update_length(self) -> None:
        """More is known: read it, but not too often; the end, at once."""
        search = self.player.search
        if search is None or not self.isVisible():
            return
        wait = 0.0 if search.background_run.finished else self._read_at + _READING - monotonic()
        if wait > 0:
            self._read_soon(wait)
        elif self.overview.known < search.background_run.length:
            self._read_later.stop()
            self._read()

    def _read_soon(self, seconds: float) -> None:
        if not self._read_later.isActive():
            self._read_later.start(round(1000 * seconds) + 1)

    def _read(self) -> None:
        search = self.player.search
        if search is not None and self.isVisible():
            self._read_at = monotonic()
            self.overview.read(search, self._most())
            self._grow()
            self._load_soon()
        self.update()

    def _grow(self) -> None:
        if self._dragged_to is None:  # nothing moves under a held handle
            length = max(self.player.length, self.overview.known)
            length = ceil(length / (1 - self.show_future.share(self.strips().overview)))
            self.overview.grow_to(length, is_final=self.player.length_is_known)
        self.show_future.stand_in(self.strips().overview)
        self.closeup = self.closeup.of(self.overview.shown)
        self._show_strips()

    @property
    def _may_load(self) -> bool:
        is_seen = self.isVisible() and not self._compact and not self._is_too_fast
        return is_seen and self.player.search is not None

    def _load_soon(self) -> None:
        is_stale = self._may_load and not self.close_columns.fits(self.closeup.span, self._most())
        if is_stale and not self._load_later.isActive():
            wait = self._loaded_at + _LOADING - monotonic()
            if wait > 0:
                self._load_later.start(round(1000 * wait) + 1)
            else:
                self._load()

    def _load(self) -> None:
        if (search := self.player.search) is not None and self._may_load:
            self._loaded_at = monotonic()
            until = self.player.length if self.player.hides_future else None
            self.close_columns.load(search, self.closeup.span, self._most(), until)
            self.update()

    def _most(self) -> int:
        return max(1, min(int(self.strips().overview.width()) // _WIDE, _MOST))

    # --- what is seen -----------------------------------------------------------------------------

    def column_at(self, position: int, *, close: bool) -> Bucket | None:
        """The events in the column that ends with, or holds, the event before a position."""
        is_near = close and self.close_columns.contains(self.closeup.span)
        columns = self.close_columns.columns if is_near else self.overview.columns
        at = bisect_left(columns, position, key=lambda column: column.end)
        found = columns[at] if at < len(columns) else None
        return found if found is not None and found.start <= position else None

    def _closeup_look(self, seen: Span) -> TimelineLook:
        """The close-up's own columns or, until they are loaded, coarse ones of the complete run."""
        run, close = self.overview, self.close_columns
        columns, known = close.columns, run.known
        if close.contains(self.closeup.span):
            known = max(known, columns[-1].end if columns else 0)
        else:
            first = bisect_left(run.columns, seen.start, key=lambda column: column.end)
            columns = run.columns[first : bisect_left(run.columns, seen.end, key=lambda column: column.start)]
        return TimelineLook(columns, seen, known, HeightScale.close(columns, run.scale.deepest))

    def _overlay(self) -> PositionOverlay:
        player, head = self.player, self.position
        return PositionOverlay(
            self.overview.span,
            None if self._compact else self.closeup.span,
            head,
            player.position if player.position != head else None,
            self._flags,
            self._hovered if self._dragged_to is None else None,
            self._dragged_to is not None,
            self.hasFocus(),
            self.isEnabled(),
        )

    def fit_font(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.strips().height)
        self.updateGeometry()
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(40 * self.fontMetrics().averageCharWidth(), self.strips().height)

    def minimumSizeHint(self) -> QSize:
        return QSize(16 * self.fontMetrics().averageCharWidth(), self.strips().height)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh_marks()
        self._update_length()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_future.stand_in(self.strips().overview)
        if self.isVisible():
            self._read_soon(CALM)

    def paint_on(self, painter: QPainter) -> None:
        layout, overlay = self.strips(), self._overlay()
        self._overview_picture.paint(
            painter,
            layout.overview,
            overlay.run,
            version=self.overview.version,
            look=lambda _seen: self.overview.look(),
            theme=self.theme,
        )
        if self.show_future.is_needed:
            unknown = QRectF(layout.overview)
            unknown.setLeft(max(unknown.left(), overlay.run.x_of(self.overview.known, unknown)))
            rect = self.show_future.left_of(unknown)
            paint_caption(painter, rect, words.future_is_hidden(), self.theme)
        if (closeup := overlay.closeup) is not None:
            version = self.overview.version, self.close_columns.version, self.close_columns.contains(closeup)
            self._closeup_picture.paint(
                painter, layout.closeup, closeup, version=version, look=self._closeup_look, theme=self.theme
            )
        paint_position.paint(painter, layout, overlay, self.theme)


class ShowFuture(QToolButton):
    """Shows what comes next: a button at the end of the overview, where that would be, as long as it is hidden.

    Space and Enter press it, although they are shortcuts of the window.
    """

    def __init__(self, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self.setObjectName("show_future")
        self.setText(translate("timeline", "Show"))
        tip = translate("timeline", "Show what comes next in timeline, search tree and log")
        self.setAccessibleName(tip)
        self.setToolTip(as_tip(tip))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(lambda: player.hide_future(hidden=False))
        self.hide()

    @property
    def is_needed(self) -> bool:
        """Whether the run is hidden beyond the position, and its length not known."""
        return self._player.hides_future and not self._player.length_is_known

    def share(self, strip: QRectF) -> float:
        """How much of a strip the words and the button need, from 0 to less than 1."""
        if not self.is_needed:
            return 0.0
        letters = self.fontMetrics()
        words_width = letters.horizontalAdvance(words.future_is_hidden()) + letters.height()
        return min((words_width + self.sizeHint().width() + 3 * _APART) / strip.width(), _TAKEN)

    def stand_in(self, strip: QRectF) -> None:
        """Stand at the end of a strip, if anything is hidden."""
        rect = QRectF(0, 0, self.sizeHint().width(), strip.height() - 2)
        rect.moveCenter(strip.center())
        rect.moveRight(strip.right() - _APART)
        self.setGeometry(rect.toRect())
        self.setVisible(self.is_needed)

    def left_of(self, rect: QRectF) -> QRectF:
        """The part of a place beside the button."""
        left = QRectF(rect)
        left.setRight(max(rect.left(), min(rect.right(), self.geometry().left() - _APART)))
        return left

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain({Qt.Key.Key_Space, *ENTER})) or super().event(event)
