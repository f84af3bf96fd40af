"""The environment of LaTeX's package is read out of a whole document."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid

DATA = Path(__file__).parents[2] / "data" / "formats"
ROW = "|2|5| | |3| |9| |1|.\n"


def test_a_grid_in_a_document_is_read() -> None:
    reading = formats.load(DATA / "latex/grid.tex")
    assert (reading.format.id, reading.dropped) == ("latex", ("comments",))
    assert str(reading.puzzles[0].givens)[:18] == "..3.2.6..9..3.5..1"


def test_blanks_in_cells_do_not_matter() -> None:
    row = "| 2 |5|  | |3| |9|| 1|. % hard\n"
    for kind in ("sudoku", "sudoku-block"):
        text = f"\\begin{{{kind}}}\n{row * 9}\\end{{{kind}}}\n"
        assert formats.read(text).puzzles[0].givens == Grid.parse("25..3.9.1\n" * 9)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"\n\\begin{{sudoku}}\n{ROW * 8}\\end{{sudoku}}", "line 2, column 1: 8 rows such as"),
        (f"\\begin{{sudoku}}\n{ROW * 9}x\\end{{sudoku}}", "a grid has nine, and nothing else"),
        (
            f"\\begin{{sudoku}}\n{ROW * 8}{ROW.replace('3', 'x')}\\end{{sudoku}}",
            "line 10, column 10: 'x' is not",
        ),
        ("\\begin{sudoku}", "0 rows"),
        ("%\\begin{sudoku}", "no \\begin{sudoku} was found"),
    ],
)
def test_slips_are_reported_with_their_place(text: str, message: str) -> None:
    """In the lines and columns of the document, comments or not."""
    with pytest.raises(FormatError) as raised:
        formats.read(text)
    assert message in str(raised.value)
