"""Whatever is dropped on the window or pasted: puzzles, a list, a problem, or one error that says why; never a hang."""

from pathlib import Path

import pytest

from solver_core.cover import ProblemError
from solver_core.formats import FormatError
from sudoku_gui.document import imports
from sudoku_gui.document.imports import Origin
from sudoku_gui.document.qr_codes import CodeError
from tests.core.formats import hostile

BOMBS = {name: bomb for name, bomb in hostile.bombs(30_000) if name in hostile.KINDS and len(bomb) < 31_000}
SAMPLES = {name: data for name, (_, data) in hostile.samples().items() if name not in hostile.REFUSED}


@pytest.mark.parametrize("name", BOMBS)
def test_hostile_files_are_imported_with_an_error(name: str, tmp_path: Path) -> None:
    path = tmp_path / "bomb.dsudoku"
    path.write_bytes(BOMBS[name])
    for origin in (Origin("file", path), Origin("text", text=BOMBS[name].decode("latin-1"))):
        found = imports.read(origin)
        assert isinstance(found.error, FormatError | ProblemError | CodeError)
        assert str(found.error).isprintable()


@pytest.mark.parametrize("name", SAMPLES)
def test_every_sample_is_imported_with_its_puzzles(name: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(SAMPLES[name])
    found = imports.read(Origin("file", path))
    assert found.reading is not None
    assert found.reading.puzzles


@pytest.mark.parametrize("unit", [b".", b"x\n", b"\n", b"<a>", b"\xff\xfe", b"\0"])
def test_large_rubbish_comes_with_an_error(unit: bytes, tmp_path: Path) -> None:
    path = tmp_path / "rubbish.sdm"
    path.write_bytes(unit * (2 * imports.LARGE // len(unit)))
    found = imports.read(Origin("file", path))
    assert found.line_file is None
    assert isinstance(found.error, FormatError)


@pytest.mark.parametrize("text", ["x\n", "A B\nC\n", '{"a": 1}'])
def test_an_error_that_is_kept_keeps_nothing_that_was_read(text: str) -> None:
    error = imports.read(Origin("text", text=text)).error
    assert error is not None
    assert error.__traceback__ is None
    assert error.__context__ is None
