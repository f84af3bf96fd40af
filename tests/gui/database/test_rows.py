"""Rows of puzzles, wherever they come from, answer the same questions."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.grid import Grid
from sudoku_gui.database import records
from sudoku_gui.database.rows import FileRows, MemoryRows, Rows, rows_of_file

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
TEXT = f"{LINE}\n{LINE} # Easter\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "list.sdm"
    file.write_text(TEXT, encoding="utf-8")
    return file


def listed(path: Path) -> FileRows:
    line_file = LineFile.begin(path)
    assert line_file is not None
    return FileRows(line_file)


OPENED: dict[str, Callable[[Path], Rows]] = {
    "collection": lambda path: MemoryRows("list.sdm", formats.read(TEXT).puzzles, path),
    "line_file": listed,
    "file": rows_of_file,
}


@pytest.mark.parametrize("kind", OPENED)
def test_all_rows_answer_the_same(kind: str, path: Path) -> None:
    puzzles = formats.read(TEXT).puzzles
    rows = OPENED[kind](path)
    while not rows.is_complete:
        rows.read_on(1)
    assert rows.read_on(1) == 1.0
    assert (rows.name, rows.path, len(rows), rows.collection) == ("list.sdm", path, 2, None)
    assert [rows.puzzle(index) for index in range(2)] == list(puzzles)
    assert list(rows.records(0, 2)) == [records.from_puzzle(puzzle) for puzzle in puzzles]
    [bare, (code, level, words)] = rows.entries(0, 2)
    assert bare == (LINE, "", "")
    assert (code, level, "Easter" in words) == (LINE, "", True)
    rows.close()


def test_an_unreadable_line_is_no_other_row(tmp_path: Path) -> None:
    """Nor is an empty board of 81 dots, whose digits look the same."""
    path = tmp_path / "odd.sdm"
    path.write_text(f"{LINE}\n{'x' * 81}\n{'.' * 81}\n", encoding="utf-8")
    rows = listed(path)
    assert [code for code, *_ in rows.entries(0, 3)] == [LINE, "", ""]
    assert [code for code, *_ in MemoryRows("odd", rows.line_file).entries(0, 2)] == [LINE, ""]
    first, second, third = rows.records(0, 3)
    assert (first, third) == (records.bare(LINE), records.bare("." * 81))
    assert isinstance(second, FormatError)
    with pytest.raises(FormatError, match="line 2"):
        rows.puzzle(1)
    rows.close()


def test_a_listing_is_opened_again_for_another_thread(path: Path) -> None:
    rows = listed(path)
    reopened = rows.reopened()
    assert isinstance(reopened, FileRows)
    assert reopened.line_file is not rows.line_file
    rows.close()
    assert reopened.puzzle(0).givens == Grid.parse(LINE)
    reopened.close()
    held = MemoryRows("held", ())
    assert held.reopened() is held


def test_a_file_that_has_become_something_else_is_an_error(path: Path) -> None:
    rows = listed(path)
    path.write_text("not a list", encoding="utf-8")
    with pytest.raises(FormatError):
        rows.reopened()
    rows.close()
    path.unlink()
    with pytest.raises(FileNotFoundError):
        rows_of_file(path)
