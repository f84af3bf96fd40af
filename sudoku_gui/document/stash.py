"""Work put aside: each piece in a file of its own, to be opened like any other.

When there are more than two hundred, the oldest go to the system's trash: nobody looks so far back, and whoever does
finds them there. Where there is no trash they stay; nothing of it is ever destroyed by the program.
"""

import re
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFile

from solver_core import formats
from solver_core.formats import disk
from sudoku_gui.document.backups import make_folder
from sudoku_gui.document.session_state import writable

LIMIT: Final = 200
"""Files that stay in the folder."""

ENDING: Final = ".dsudoku"
_STAMP: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.\d{6}")


def is_put_aside(file: Path) -> bool:
    """Whether this is a file of the folder, whose name only says when it was written."""
    return file.suffix == ENDING and bool(_STAMP.fullmatch(file.stem))


class Unsaved:
    """The folder of work put aside.

    Args:
        folder: where; it is made when it is first needed.
        limit: so many files stay.
    """

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder = folder
        self._limit = limit

    def put(self, sheet: str) -> Path:
        """Write a sheet to a file of its own, and answer which; one that stands in the newest has one already.

        Raises:
            OSError: the folder cannot be written.
        """
        sheet = writable(sheet)
        make_folder(self.folder)
        before = self._files()
        if before and _holds(before[-1], sheet):
            return before[-1]
        file = self.folder / f"{datetime.now().astimezone():%Y-%m-%d %H-%M-%S.%f}{ENDING}"
        formats.store(file, sheet)
        for old in before[: max(0, len(before) + 1 - self._limit)]:
            QFile.moveToTrash(str(old))
        return file

    def _files(self) -> list[Path]:
        """The oldest first: their names begin with the time."""
        return sorted(self.folder.glob(f"*{ENDING}"))


def _holds(file: Path, sheet: str) -> bool:
    try:
        held = sheet.encode()
        return disk.contents(file, len(held) + 1) == held
    except OSError:
        return False
