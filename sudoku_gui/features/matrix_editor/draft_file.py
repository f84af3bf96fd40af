"""Reads matrices from files: those that the user opens, and the stored last one."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from solver_core import formats
from solver_core.cover import texts
from solver_core.cover.texts.lines import one_line
from solver_core.formats import disk
from sudoku_gui.document.atomic_file import store_private
from sudoku_gui.document.paths import data_folder
from sudoku_gui.features.matrix_editor.model import MOST_COLUMNS, MOST_ROWS, MatrixDraft, too_large

_NAME: Final = "matrix.json"
_MOST_BYTES: Final = 64 << 20
_LINES: Final = 16
"""The most lines per row in a text: each cell of a placement has its own, and there are comments."""


class ReadMatrix(NamedTuple):
    """The matrix of a text, the kind of that text, and the kinds that it could be as well."""

    draft: MatrixDraft
    kind: str
    others: tuple[str, ...]


def path() -> Path:
    """The file in the data folder that holds the matrix between two starts."""
    return data_folder() / _NAME


def write(file: Path, draft: MatrixDraft) -> None:
    """Store the matrix as JSON; inverse of `read`; raises an OSError."""
    rows = [f"{row:x}" for row in draft.rows]
    data = {"names": draft.names, "primary": draft.primary, "rows": rows, "labels": draft.labels}
    store_private(file, json.dumps(data))


def read(file: Path) -> MatrixDraft | None:
    """The matrix in a file; None if it is missing or invalid."""
    try:
        return _draft(json.loads(disk.contents(file, _MOST_BYTES)))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def _draft(data: Any) -> MatrixDraft:
    names, primary, rows = tuple(map(str, data["names"])), data["primary"], data["rows"]
    if len(names) > MOST_COLUMNS or len(rows) > MOST_ROWS or len(set(names)) < len(names):
        raise ValueError("too large, or a name twice")
    if type(primary) is not int or not 0 <= primary <= len(names):
        raise ValueError("no such border")
    labels = tuple(map(one_line, map(str, data.get("labels", ()))))
    if labels and len(labels) != len(rows):
        raise ValueError("not a label for each row")
    return MatrixDraft(
        names, primary, tuple(_bits(row, len(names)) for row in rows), labels if any(labels) else ()
    )


def _bits(row: object, width: int) -> int:
    """A row, which is a number in hexadecimal digits."""
    if type(row) is not str or len(row) > width // 4 + 1:
        raise ValueError("no row")
    bits = int(row, 16)
    if bits < 0 or bits >> width:
        raise ValueError("no such column")
    return bits


def of_text(text: str) -> ReadMatrix:
    """The matrix in a text of any kind; slow for long texts, so those that must be too large are refused first."""
    if text.count("\n") > _LINES * MOST_ROWS:
        raise too_large()
    kind = texts.kind_of(text) or "dlx"
    return ReadMatrix(MatrixDraft.of(texts.read(text, kind)), kind, texts.also(text, kind))


def of_file(file: Path) -> ReadMatrix:
    return of_text(formats.decode(disk.contents(file, _MOST_BYTES)))
