"""Stashed unsaved work: each piece is a file, which can be opened like any other.

Beyond two hundred, the oldest are moved to the trash, or stay if there is none. The program never deletes them.
"""

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFile

from solver_core.formats import disk
from sudoku_gui.document.atomic_file import store_private, writable

LIMIT: Final = 200  # files that stay in the folder
ENDING: Final = ".dsudoku"
_STAMP: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.\d{6}")


class StashResult(NamedTuple):
    """The result of stashing a puzzle: a message, if any, and its buttons."""

    text: str = ""
    actions: Sequence[tuple[str, Callable[[], object]]] = ()


def is_stashed(file: Path) -> bool:
    """Whether this is a file of the stash, whose name only says when it was written."""
    return file.suffix == ENDING and bool(_STAMP.fullmatch(file.stem))


class Stash:
    """The folder of stashed work, made when it is first needed."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder = folder
        self._limit = limit

    def add(self, board: str) -> Path:
        """Write a board to a new file and return it; the newest file is not written twice; raises an OSError."""
        board = writable(board)
        before = sorted(self.folder.glob(f"*{ENDING}"))  # by time
        if before and _holds(before[-1], board.encode()):
            return before[-1]
        file = self.folder / f"{datetime.now().astimezone():%Y-%m-%d %H-%M-%S.%f}{ENDING}"
        store_private(file, board)
        for old in before[: max(0, len(before) + 1 - self._limit)]:
            QFile.moveToTrash(str(old))
        return file


def _holds(file: Path, data: bytes) -> bool:
    try:
        return disk.contents(file, len(data) + 1) == data
    except OSError:
        return False
