"""The matrix that was edited last, in a file of its own: it is there again when the editor is next opened."""

import json
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QStandardPaths

from solver_core import formats
from solver_core.formats import disk
from sudoku_gui.document.backups import make_folder
from sudoku_gui.matrix_editor.model import MOST_COLUMNS, MOST_ROWS, Draft, ones

_NAME: Final = "matrix.json"
_MOST_BYTES: Final = 64 << 20


def path() -> Path:
    """Where it is stored."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / _NAME


def write(file: Path, draft: Draft) -> None:
    """Store the matrix as JSON; inverse of `read`; raises an OSError."""
    rows = [ones(row) for row in draft.rows]
    make_folder(file.parent)
    formats.store(file, json.dumps({"names": draft.names, "primary": draft.primary, "rows": rows}))


def read(file: Path) -> Draft | None:
    """The matrix in a file; None where there is none that makes sense."""
    try:
        return _draft(json.loads(disk.contents(file, _MOST_BYTES)))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def _draft(data: Any) -> Draft:
    names, primary, rows = tuple(map(str, data["names"])), data["primary"], data["rows"]
    if len(names) > MOST_COLUMNS or len(rows) > MOST_ROWS or len(set(names)) < len(names):
        raise ValueError("too large, or a name twice")
    if type(primary) is not int or not 0 <= primary <= len(names):
        raise ValueError("no such border")
    return Draft(names, primary, tuple(_bits(row, len(names)) for row in rows))


def _bits(row: list[int], width: int) -> int:
    if any(type(column) is not int or not 0 <= column < width for column in row):
        raise ValueError("no such column")
    return sum(1 << column for column in set(row))
