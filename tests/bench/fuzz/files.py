"""Large files, by every entrance of the program and of its library."""

import contextlib
import io
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.cli import main as command
from solver_core.formats.lists.line_file import LineFile
from sudoku_gui.document import imports
from sudoku_gui.document.imports import Origin
from tests.bench.fuzz.formats import EXPECTED
from tests.bench.fuzz.row import Limits, Row
from tests.core.formats import hostile

ENTRANCES: Final = ("load", "listing", "convert", "solve", "count", "arrival")


class RefusedError(ValueError):
    """A command has refused its input, with one line."""


def large(path: Path) -> Iterator[str]:
    """Files one after another under the same name; answers what each is."""
    line = hostile.LINE.encode()
    units = (
        *(b".", b"\n", b"x\n", b"[", b'{"a":', b"<a>", b"9", b"# \n", b"\xc3\xa9", b"\xe2\x82\xac\n"),
        *(b"\0", b"1 "),
    )
    heads = (b"", line + b"\n", b"<opensudoku>", b'{"format":"dancing-sudoku",', b"#A\n[Puzzle]\n")
    for size in (16 << 20, 64 << 20, 100 << 20):
        for unit in units:
            _fill(path, b"", unit, size)
            yield f"{size >> 20} MiB of {unit!r}"
        for head in heads[1:]:
            _fill(path, head, b"." if head.endswith(b"\n") else b" ", size)
            yield f"{size >> 20} MiB behind {head[:20]!r}"


def _fill(path: Path, head: bytes, unit: bytes, size: int) -> None:
    block = unit * ((1 << 20) // len(unit))
    with path.open("wb") as file:
        file.write(head)
        while file.tell() + len(block) <= size:
            file.write(block)


def tried(entrance: str, limits: Limits) -> Row:
    """Large files, by this entrance."""
    row = Row(entrance)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.txt"
        for what in large(path):
            row.take(what, partial(_enter, entrance, path), (*EXPECTED, RefusedError))
            if limits.are_met(row.tried):
                break
    return row


def _enter(entrance: str, path: Path) -> None:
    if entrance == "load":
        formats.load(path)
    elif entrance == "listing":
        line_file = LineFile.begin(path)
        if line_file is not None:
            line_file.index(100)
            line_file.close()
    elif entrance == "arrival":
        came = imports.read(Origin(path.name, path))
        if came.line_file is not None:
            came.line_file.close()
        if came.error is not None:
            raise came.error
    else:
        _call([entrance, str(path), *(["-", "--to", "line"] if entrance == "convert" else [])])


def _call(arguments: list[str]) -> None:
    """A command; raises what it says where it fails with one line, as a reader would."""
    out, err = io.TextIOWrapper(io.BytesIO()), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = command(arguments)
    if status == 2 and err.getvalue().count("\n") == 1:
        raise RefusedError(err.getvalue().strip())
    if status == 2 and not err.getvalue():
        raise AssertionError(f"status {status}, and nothing said")
