"""One line on a terminal: how much is done, how fast, how long it takes still."""

import sys
from time import monotonic

from solver_core.cli import streams

_PAUSE = 0.2
"""Seconds between two looks."""


class ProgressLine:
    """The line, where somebody sees it: standard error is a terminal, and results go elsewhere.

    Args:
        total: bytes of all input, 0 where that is unknown.
        is_enabled: whether the command line asks for it; without a terminal it never appears.
    """

    def __init__(self, total: int, *, is_enabled: bool) -> None:
        self._total = total
        self._is_shown = is_enabled and sys.stderr is not None and sys.stderr.isatty()
        self._begun = self._last = monotonic()
        self._has_line = False

    def show(self, done: int, puzzles: int) -> None:
        """Show how many bytes are done now, and how many puzzles in this run."""
        now = monotonic()
        if not self._is_shown or now - self._last < _PAUSE:
            return
        self._last, self._has_line = now, True
        seconds = now - self._begun
        words = [f"{puzzles:,} puzzles", f"{puzzles / seconds:,.0f}/s"]
        if self._total and done:
            part = min(1.0, done / self._total)
            words.insert(0, f"{part:4.0%}")
            words.append(f"{_clock(seconds / part - seconds)} left")
        streams.write_error(f"\r{'  '.join(words)}\x1b[K")

    def clear(self) -> None:
        """Erase the progress from the terminal, so that other output begins on an empty line."""
        if self._has_line:
            streams.write_error("\r\x1b[K")
            self._has_line = False


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
