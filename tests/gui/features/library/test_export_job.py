"""Writing many puzzles: whole or not at all, in the order in which they are seen."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.rows import FileRows, MemoryRows
from sudoku_gui.features.library import ExportResult, export, list_formats

PUZZLES = [Puzzle(Grid.empty().with_digit(cell, 5).with_digit(80, 1)) for cell in range(70)]

Finish = Callable[..., ExportResult]


@pytest.mark.parametrize("row", list_formats(), ids=lambda row: row.id)
def test_an_exported_list_is_read_back_in_any_format(
    row: formats.Format, tmp_path: Path, finish: Finish
) -> None:
    path = tmp_path / f"list{row.extensions[0]}"
    written = finish(export(MemoryRows("held", PUZZLES), range(69, -1, -3), path, row))
    assert (written.count, written.left_out, written.lost) == (24, 0, ())
    reading = formats.load(path)
    assert [puzzle.givens for puzzle in reading.puzzles] == [puzzle.givens for puzzle in PUZZLES[::-3]]


def test_parts_that_a_format_loses_are_reported_once(tmp_path: Path, finish: Finish) -> None:
    puzzles = [Puzzle(PUZZLES[0].givens, elapsed=5), Puzzle(PUZZLES[1].givens, headers=(("D", "Title"),))]
    row = formats.format_called("sdm")
    written = finish(export(MemoryRows("held", puzzles), range(2), tmp_path / "list.sdm", row))
    assert written.lost == ("headers", "elapsed")


def test_lines_that_cannot_be_read_are_left_out_and_counted(tmp_path: Path, finish: Finish) -> None:
    path = tmp_path / "in.sdm"
    path.write_text(
        "".join(f"{puzzle.givens}\n" for puzzle in PUZZLES * 100) + "no puzzle\n", encoding="utf-8"
    )
    line_file = LineFile.begin(path)
    assert line_file is not None
    out = tmp_path / "out.sdm"
    written = finish(export(FileRows(line_file), range(6900, 7001), out, formats.format_called("sdm")))
    assert (written.count, written.left_out) == (100, 1)
    assert len(formats.load(out).puzzles) == 100


def test_an_export_leaves_no_empty_or_half_file(tmp_path: Path, finish: Finish) -> None:
    with pytest.raises(FormatError):
        finish(export(MemoryRows("none", ()), (), tmp_path / "none.sdm", formats.format_called("sdm")))
    steps = export(
        MemoryRows("held", PUZZLES), range(70), tmp_path / "half.sdm", formats.format_called("sdm")
    )
    next(steps)
    steps.close()
    assert list(tmp_path.iterdir()) == []


def test_a_format_that_is_only_read_is_refused(tmp_path: Path, finish: Finish) -> None:
    row = next(row for row in formats.FORMATS if row.writes is None)
    with pytest.raises(FormatError, match="not written"):
        finish(export(MemoryRows("held", PUZZLES), range(1), tmp_path / "x", row))


def test_lists_are_offered_in_the_formats_that_hold_many_puzzles() -> None:
    """A format of one puzzle, or one that cannot be written, would lose all but the first, or everything."""
    offered = list_formats()
    assert offered
    assert all(row.many and row.writes is not None and "givens" in row.keeps for row in offered)
    assert any(not row.many for row in formats.FORMATS if "givens" in row.keeps)
