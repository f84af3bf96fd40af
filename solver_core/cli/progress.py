"""A progress line on a terminal: how much is done, how fast, and the remaining time."""

import sys
from threading import Event, Lock, Thread
from time import monotonic

from solver_core.cli import streams

_PAUSE = 0.2
"""Seconds between two updates."""

_PATIENCE = 1.0
"""Seconds after which the line is updated even without progress: one puzzle may take hours."""


class ProgressLine:
    """The progress line, shown only if standard error is a terminal.

    Args:
        total: bytes of all input, 0 if that is unknown.
        is_enabled: whether the options allow it; without a terminal it never appears.
        beside_results: results also go to a terminal, so the line appears only after a pause in the results.
    """

    def __init__(self, total: int, *, is_enabled: bool, beside_results: bool = False) -> None:
        self._total = total
        self._beside_results = beside_results
        self._is_shown = is_enabled and sys.stderr is not None and sys.stderr.isatty()
        self._begun = self._last = monotonic()
        self._has_line = False
        self._done = self._puzzles = 0
        self._lock = Lock()
        self._paused = Event()
        self._clock: Thread | None = None
        self.resume()

    def show(self, done: int, puzzles: int) -> None:
        """Show how many bytes are done, and how many puzzles in this run."""
        if not self._is_shown:
            return
        with self._lock:
            self._done, self._puzzles = done, puzzles
            if not self._beside_results and monotonic() - self._last >= _PAUSE:
                self._write()

    def clear(self) -> None:
        """Erase the line, so that other output starts on an empty one."""
        with self._lock:
            if self._has_line:
                streams.write_error("\r\x1b[K")
                self._has_line = False
            if self._beside_results:
                self._last = monotonic()

    def resume(self) -> None:
        """Update the line in a thread again."""
        if self._is_shown and self._clock is None:
            self._paused.clear()
            self._clock = Thread(target=self._tick, daemon=True)
            self._clock.start()

    def pause(self) -> None:
        """Stop the thread: this process is about to fork or to end."""
        if self._clock is not None:
            self._paused.set()
            self._clock.join()
            self._clock = None
        self.clear()

    def _tick(self) -> None:
        while not self._paused.wait(_PAUSE):
            with self._lock:
                if monotonic() - self._last >= _PATIENCE:
                    self._write()

    def _write(self) -> None:
        self._last, self._has_line = monotonic(), True
        seconds = self._last - self._begun
        words = [f"{self._puzzles:,} puzzles", f"{self._puzzles / seconds:,.0f}/s", _clock(seconds)]
        if self._total and self._done:
            part = min(1.0, self._done / self._total)
            words.insert(0, f"{part:4.0%}")
            words.append(f"{_clock(seconds / part - seconds)} left")
        streams.write_error(f"\r{'  '.join(words)}\x1b[K")


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
