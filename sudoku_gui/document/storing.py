"""Writing texts into files whose drive may have gone: mostly done at once, and beside the event loop where it takes long."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

from solver_core import formats
from solver_core.formats import FormatError
from sudoku_gui.player.job import Asked

SOON: Final = 0.5
"""Seconds for which a drive is waited for before the window goes on."""

_LOOK: Final = 15
"""Milliseconds between two looks at what is being written."""

_Done: TypeAlias = Callable[[], None]
_Failed: TypeAlias = Callable[[Exception], None]


class Storing(QObject):
    """Writes into several files at a time, but into each one text after the other: the newest is never overtaken."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._under_way: dict[Path, tuple[Asked[None], _Done, _Failed]] = {}
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)

    def is_under_way(self, path: Path) -> bool:
        """Whether this file is being written."""
        return path.absolute() in self._under_way

    def store(self, path: Path, text: str, done: _Done, failed: _Failed) -> None:
        """Replace a file; one of the two functions is called, mostly before this returns.

        Args:
            path: of a file that is not being written.
            text: all of it.
            done: what is called when it is written.
            failed: what is called with the error, an OSError or FormatError, where it is not.
        """
        asked = Asked(partial(formats.store, path, text))
        self._under_way[path.absolute()] = asked, done, failed
        asked.join(SOON)
        self._look()
        if self._under_way:
            self._timer.start()

    def _look(self) -> None:
        for path, (asked, done, failed) in list(self._under_way.items()):
            if asked.is_alive():
                continue
            del self._under_way[path]
            try:
                asked.answer()
            except (OSError, FormatError) as error:
                failed(error)
            else:
                done()
        if not self._under_way:
            self._timer.stop()
