"""The two strips of the timeline as they follow the player: what is read when, and how it is painted.

Reading waits: the run ahead is looked at ten times a second at most, the close-up loaded thirty times, and not at
all while it runs past too fast to be seen. Painting does not: pictures are kept, and only the head moves over them.
"""

from bisect import bisect_left
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solver_core.cover.timeline import Bucket
from sudoku_gui.panes.timeline import paint_position as skyline_head
from sudoku_gui.panes.timeline.accessibility import SpokenTimeline
from sudoku_gui.panes.timeline.film import Film
from sudoku_gui.panes.timeline.geometry import Layout, Span
from sudoku_gui.panes.timeline.paint import Scale, Skyline
from sudoku_gui.panes.timeline.paint_position import Overlay
from sudoku_gui.panes.timeline.picture import Picture
from sudoku_gui.panes.timeline.reel import Reel
from sudoku_gui.panes.timeline.run import KnownRun
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import CALM

_WIDE: Final = 2
_MOST: Final = 600
"""Pixels in a column, and columns at most: as fine as can be read and painted within a few milliseconds."""

_READING: Final = 0.2
"""Seconds between two readings of the run ahead."""

_LOADING: Final = 0.15
"""Seconds between two loadings of the close-up."""

_TOO_FAST: Final = 1 / 8
"""Of a close-up between two pictures: what runs faster is not seen."""

_MARGIN: Final = 0.5


class Strips(SpokenTimeline):
    """Shows a run and where the player is in it; the base of `Timeline`.

    Args:
        player: whose search is shown.
        theme: the colours to begin with.
    """

    def __init__(self, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.run = KnownRun()
        self.reel = Reel()
        self.film = Film()
        self._theme = theme
        self._compact = False
        self._held: int | None = None
        self._keeps_film = False
        self._hovered: int | None = None
        self._flags: tuple[int, ...] = ()
        self._before = 0
        self._is_too_fast = False
        self._read_at = self._loaded_at = 0.0
        self._overview_picture, self._film_picture = Picture(), Picture(_MARGIN)
        self._read_later = QTimer(self, singleShot=True)
        self._read_later.timeout.connect(self._read)
        self._load_later = QTimer(self, singleShot=True)
        self._load_later.timeout.connect(self._load)
        self._fit()
        player.began.connect(self._begin)
        player.moved.connect(self._follow)
        player.state_changed.connect(self._rest)
        player.length_changed.connect(self._note_length)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """The position shown: under the hand that holds the handle, else where the player is going."""
        return self.player.goal if self._held is None else self._held

    @property
    def compact(self) -> bool:
        """Whether there is only the overview, for low windows."""
        return self._compact

    @compact.setter
    def compact(self, compact: bool) -> None:
        if compact != self._compact:
            self._compact = compact
            self._fit()
            self._follow()

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self._theme

    def strips(self) -> Layout:
        """Where the strips lie."""
        return Layout.within(self.width(), self.fontMetrics().height(), compact=self._compact)

    # --- deeds ------------------------------------------------------------------------------------

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    def refresh_marks(self) -> None:
        """Show the search's bookmarks as they are now."""
        search = self.player.search
        self._flags = tuple(position for position, _ in search.bookmarks) if search else ()
        self.update()

    def show_film(self, film: Film) -> None:
        """Look at another part closely; the next move of the player leads back to its position."""
        self.film = film
        self._load_soon()
        self.update()

    # --- following --------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.run.forget()
        self.reel.forget()
        self.film = Film()
        self._held = self._hovered = None
        self._keeps_film = False
        self._read_at = 0.0
        self._before = 0
        self.refresh_marks()
        self._note_length()

    def _follow(self) -> None:
        """The player is off_cursor: let the film run there."""
        if not self.isVisible():
            return
        self._reach()
        ticks, self._before = abs(self.player.position - self._before), self.player.position
        self._is_too_fast = self.player.is_playing and ticks > _TOO_FAST * self.film.span.ticks
        if not self._keeps_film:
            self.film = self.film.following(self.position)
        self._load_soon()
        self.update()

    def _rest(self) -> None:
        if not self.player.is_playing:
            self._is_too_fast = False
        self._load_soon()
        self.update()

    def _note_length(self) -> None:
        """More is known: read it, but not too often; what is final, at once."""
        search = self.player.search
        if search is None or not self.isVisible():
            return
        wait = 0.0 if search.background_run.finished else self._read_at + _READING - monotonic()
        if wait > 0:
            self._read_soon(wait)
        elif self.run.known < search.background_run.ticks:
            self._read_later.stop()
            self._read()

    def _read_soon(self, seconds: float) -> None:
        if not self._read_later.isActive():
            self._read_later.start(round(1000 * seconds) + 1)

    def _read(self) -> None:
        """See how far the run ahead has come."""
        search = self.player.search
        if search is not None and self.isVisible():
            self._read_at = monotonic()
            self.run.read(search, self._most())
            self._reach()
            self._load_soon()
        self.update()

    def _reach(self) -> None:
        if self._held is None:  # under the hand nothing moves
            self.run.reach(max(self.player.length, self.run.known), is_final=self.player.length_is_known)
        self.film = self.film.of(self.run.shown)

    def _load_soon(self) -> None:
        if self._compact or not self.isVisible() or self._is_too_fast or self.player.search is None:
            return
        if not self._load_later.isActive() and not self.reel.fits(self.film.span, self._most()):
            wait = self._loaded_at + _LOADING - monotonic()
            self._load_later.start(max(0, round(1000 * wait)))

    def _load(self) -> None:
        search = self.player.search
        if search is None or self._compact or not self.isVisible() or self._is_too_fast:
            return
        self._loaded_at = monotonic()
        self.reel.load(search, self.film.span, self._most())
        self.update()

    def _most(self) -> int:
        return max(1, min(int(self.strips().overview.width()) // _WIDE, _MOST))

    # --- what is seen -----------------------------------------------------------------------------

    def column_at(self, position: int, *, close: bool) -> Bucket | None:
        """What happens in the column that ends with, or holds, the tick before a position."""
        columns = self.reel.columns if close and self.reel.covers(self.film.span) else self.run.columns
        at = bisect_left(columns, position, key=lambda column: column.end)
        found = columns[at] if at < len(columns) else None
        return found if found is not None and found.start <= position else None

    def _run_look(self, _seen: Span) -> Skyline:
        return self.run.skyline()

    def _film_look(self, seen: Span) -> Skyline:
        """The close-up's own columns, or for want of them, coarse ones of the whole run."""
        run, reel = self.run, self.reel
        if not reel.covers(self.film.span):
            first = max(0, bisect_left(run.columns, seen.start, key=lambda column: column.end))
            last = bisect_left(run.columns, seen.end, key=lambda column: column.start)
            columns = run.columns[first:last]
            return Skyline(columns, seen, run.known, Scale.close(columns, run.scale.deepest))
        known = max(run.known, reel.columns[-1].end if reel.columns else 0)
        return Skyline(reel.columns, seen, known, Scale.close(reel.columns, run.scale.deepest))

    def _overlay(self) -> Overlay:
        player, head = self.player, self.position
        return Overlay(
            self.run.span,
            None if self._compact else self.film.span,
            head,
            player.position if player.position != head else None,
            self._flags,
            self._hovered if self._held is None else None,
            self._held is not None,
            self.hasFocus(),
            self.isEnabled(),
        )

    def _fit(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.strips().height)
        self.updateGeometry()
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As high as goes with the text."""
        return QSize(40 * self.fontMetrics().averageCharWidth(), self.strips().height)

    def minimumSizeHint(self) -> QSize:
        return QSize(16 * self.fontMetrics().averageCharWidth(), self.strips().height)

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is read now."""
        super().showEvent(event)
        self.refresh_marks()
        self._note_length()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._read_soon(CALM)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        layout, overlay = self.strips(), self._overlay()
        painter = QPainter(self)
        self._overview_picture.paint(
            painter,
            layout.overview,
            overlay.run,
            version=(self.run.version, self.run.shown),
            look=self._run_look,
            theme=self._theme,
        )
        if (film := overlay.film) is not None:
            version = self.run.version, self.reel.version, self.reel.covers(film)
            self._film_picture.paint(
                painter, layout.closeup, film, version=version, look=self._film_look, theme=self._theme
            )
        skyline_head.paint(painter, layout, overlay, self._theme)
        painter.end()
