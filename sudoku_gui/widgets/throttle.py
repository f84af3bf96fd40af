"""Views that follow the player are redrawn at once after a rest, and less often while it keeps moving.

Playing, scrubbing and held keys may move the player sixty times a second. Text would only flicker then, and all views
together would take longer than a frame. So one view is redrawn at a time, and keys have their turn before the next.
After a single step, too, board, timeline, matrix and sentence come first, then other pictures, then text.

Another problem is shown at once by all: rows of the previous one could be pointed at and clicked.
"""

from time import monotonic
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.player.player import Player

CALM: Final = 0.1
"""Seconds between two pictures of what is read, while playing: what changes faster is not read but flickers."""

SWIFT: Final = 0.035  # the same for what is looked at: a picture that costs some milliseconds

_NEXT: Final = 0.001  # seconds until the next view is redrawn, at the least: the last one is painted first
_READ: Final = 0.007  # seconds until what is read may be redrawn, after what is looked at


class Throttle(QObject):
    """Thins out the signals of the player.

    Args:
        period: seconds from one picture to the next, at the least.
        is_first: whether it is redrawn in the same picture as the board after a step, before all others.

    Signals:
        due: now is the time to show where the player is.
        problem_changed: what is shown is about another problem, also in hidden views; `due` follows.
    """

    delay_factor: ClassVar = 1.0
    """What the delays after a step, a click or a scrub are multiplied by; 0 in tests, which do not wait."""

    due = Signal()
    problem_changed = Signal()

    def __init__(
        self, player: Player, parent: QObject, period: float = CALM, *, is_first: bool = False
    ) -> None:
        super().__init__(parent)
        self._player = player
        self._period = period
        self._is_first = is_first
        self._delay = 0.0 if is_first else _NEXT if period < CALM else _READ
        self._last = 0.0
        self._shown: int | None = None
        self._search, self._problem = player.search, player.problem
        self._is_beginning = False
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._refresh_next)
        player.began.connect(self._on_began)
        player.moved.connect(self._on_moved)
        player.state_changed.connect(self._on_state_changed)
        player.question.changed.connect(self._on_state_changed)

    @property
    def is_waiting(self) -> bool:
        """Whether something has not been shown yet."""
        return self._later.isActive()

    @property
    def is_behind(self) -> bool:
        """Whether another search is watched, of which this has not heard yet; others hear of it before."""
        return self._search is not self._player.search

    def _on_began(self) -> None:
        """Another run of the same problem is shown as a step is: what stands there meanwhile still means the same."""
        is_same = self._problem is self._player.problem
        self._search, self._problem = self._player.search, self._player.problem
        if not is_same:
            self.problem_changed.emit()
        self._shown = None  # the state has changed, too, which the player says next
        if not is_same or self._player.search is None:
            self._is_beginning = True
            self.show_now()

    def _on_moved(self) -> None:
        self._is_beginning = False
        if self._player.position == self._shown:
            return  # another search says so, too, having been shown when it began
        if self._is_moving:
            self._soon(self._period, 0.0)
        else:
            self._soon(self._period * self.delay_factor, self._delay * self.delay_factor)

    def _on_state_changed(self) -> None:
        # At rest the last picture comes soon, whatever has been waited for; another problem has been shown.
        if not self._is_moving and not self._is_beginning:
            self._later.stop()
            self._soon(0.0, self._delay * self.delay_factor)

    @property
    def _is_moving(self) -> bool:
        return self._player.is_busy or self._player.is_playing

    def _soon(self, period: float, delay: float) -> None:
        wait = max(self._last + period - monotonic(), delay)
        if wait <= 0:
            self._refresh_next()
        elif not self._later.isActive():
            self._later.start(round(1000 * wait) + 1)

    def _refresh_next(self) -> None:
        """Show it now, or after another view that has just been redrawn."""
        wait = 0.0 if self._is_first else self._player.next_view - monotonic()
        if wait * self.delay_factor > 0:
            self._later.start(round(1000 * wait) + 1)
        else:
            self.show_now()

    def show_now(self) -> None:
        """Emit `due` out of turn."""
        self._later.stop()
        self._last, self._shown = monotonic(), self._player.position
        self.due.emit()
        self._player.next_view = monotonic() + _NEXT
