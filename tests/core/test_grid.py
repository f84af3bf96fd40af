"""Grids, and the ways in which people write them."""

import copy
import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.sudoku.grid import Grid, GridError
from tests.amounts import some

DATA = Path(__file__).parents[1] / "data"
HIHO = "4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...."
NORVIG = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLVED = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
ROWS = [HIHO[start : start + 9] for start in range(0, 81, 9)]

grids = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(lambda digits: Grid(bytes(digits)))


@given(grids)
def test_every_shape_of_a_grid_is_read_back(grid: Grid) -> None:
    for text in (str(grid), grid.lines(), grid.framed()):
        assert Grid.parse(text) == grid
    assert eval(repr(grid)) == grid  # noqa: S307 - that is what a repr promises


@given(grids)
def test_a_grid_is_a_value(grid: Grid) -> None:
    """Equal digits make equal grids, in sets, after copying and between processes."""
    twin = pickle.loads(pickle.dumps(grid))  # noqa: S301 - our own bytes
    assert twin == grid == copy.deepcopy(grid)
    assert len({grid, twin}) == 1


@given(grids, st.integers(0, 80), st.integers(0, 9))
def test_another_digit_makes_another_grid(grid: Grid, cell: int, digit: int) -> None:
    """Only the one cell differs, and the first grid is what it was."""
    before = str(grid)
    after = grid.with_digit(cell, digit)
    assert str(grid) == before
    assert after[cell] == digit
    assert after.with_digit(cell, grid[cell]) == grid


@pytest.mark.parametrize(("cell", "digit"), [(81, 1), (-1, 1), (0, 10), (0, -1)])
def test_invalid_cells_and_digits_are_refused(cell: int, digit: int) -> None:
    """A wrong cell or digit is an error and never a silent wrap-around."""
    with pytest.raises(GridError, match="cells are 0 to 80"):
        Grid.empty().with_digit(cell, digit)


@pytest.mark.parametrize("digits", [b"", bytes(80), bytes(82), bytes(80) + b"\x0a"])
def test_only_81_digits_are_a_grid(digits: bytes) -> None:
    """The constructor refuses what is no grid, so nobody else has to ask."""
    with pytest.raises(GridError, match="81 digits"):
        Grid(digits)


@pytest.mark.parametrize(
    "text",
    [
        HIHO,
        HIHO.replace(".", "0"),
        HIHO.replace(".", "_"),
        HIHO.replace(".", "*"),
        HIHO.replace(".", " "),
        " ".join(ROWS),
        "\ufeff" + HIHO + "\r\n",
        "\n\n  \n" + HIHO + "\n\n",
        "\n".join(ROWS),
        "\r\n".join(ROWS) + "\r\n",
        "\r".join(ROWS),
        "\n".join(" ".join(row) for row in ROWS),
        "\n".join(", ".join(row) for row in ROWS),
        "\n".join("\t".join(row).replace(".", "") for row in ROWS),
        "\n".join(",".join(row).replace(".", " ") for row in ROWS),
        "\n".join(row.replace(".", " ") for row in ROWS),
        "\n\n".join(ROWS),
        Grid.parse(HIHO).framed(),
        Grid.parse(HIHO).framed().replace(".", " "),
        Grid.parse(HIHO).framed().replace("-", "─").replace("|", "│"),
        "\n".join("| " + " | ".join(row) + " |" for row in ROWS),
        "\n".join("| " + " | ".join(row).replace(".", " ") + " |" for row in ROWS),
        "\n".join("|" + "|".join(row).replace(".", "") + "|" for row in ROWS),
        HIHO.replace(".", "-"),
        "\n".join(ROWS).replace(".", "x"),
        "\n".join(" ".join(row).replace(".", "X") for row in ROWS),
        Grid.parse(HIHO).framed().replace(".", "-"),
        "\n".join(",".join(row) for row in ROWS).replace(".", "?"),
    ],
)
def test_a_grid_is_read_however_it_is_laid_out(text: str) -> None:
    """People and programs separate, frame and blank cells in many ways."""
    assert str(Grid.parse(text)) == HIHO


@pytest.mark.parametrize("name", ["formats/framed/hodoku_frame.txt", "formats/framed/qqwing.txt"])
def test_frames_of_other_programs_are_read(name: str) -> None:
    """The frames drawn by HoDoKu and qqwing are those of the sample files."""
    assert str(Grid.parse((DATA / name).read_text())) == NORVIG


def test_blanks_between_bars_are_empty_cells() -> None:
    """A frame with a blank between cells keeps its columns when empty cells are blank."""
    framed = (DATA / "formats/framed/hodoku_frame.txt").read_text().replace(".", " ")
    assert str(Grid.parse(framed)) == NORVIG


def test_an_empty_row_of_blanks_is_a_row() -> None:
    """Nine blanks are a row of empty cells where the other lines need it."""
    rows = ["4   7   1", " " * 9, *["123456789"] * 7]
    assert Grid.parse("\n".join(rows)).filled == 66


def test_a_row_of_hyphens_is_a_row_where_hyphens_are_empty_cells() -> None:
    """It looks like a border, and the grid would have eight rows."""
    text = "\n".join(["-" * 9, *["1234-6789"] * 8])
    assert Grid.parse(text).filled == 64
    with pytest.raises(GridError, match="no cells were found"):
        Grid.parse("-" * 81)


@pytest.mark.parametrize("text", ["x" * 81, HIHO[:80] + "-", HIHO.replace(".", "x").replace("x", "?", 1)])
def test_two_signs_for_an_empty_cell_are_one_too_many(text: str) -> None:
    """Whoever writes hyphens writes them everywhere; otherwise a character is a slip, and reported."""
    with pytest.raises(GridError, match="is not a cell"):
        Grid.parse(text)


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", None, None, "no cells were found"),
        (" \n\n ", None, None, "no cells were found"),
        ("---+---\n", None, None, "no cells were found"),
        (HIHO[:40] + "x" + HIHO[41:], 1, 41, "'x' is not a cell; use 1-9"),
        ("\n\n\n" + HIHO[:6] + "x" + HIHO[7:], 4, 7, "'x' is not a cell; use 1-9"),
        ("\n".join([*ROWS[:3], "..a......", *ROWS[4:]]), 4, 3, "'a' is not a cell"),
        (HIHO[1:], 1, None, "a grid has 81 cells, in one line or in nine, not 80"),
        (HIHO + ".", 1, None, "not 82"),
        ("7", 1, None, "not 1"),
        (
            "\n".join([*ROWS[:3], ROWS[3][1:], *ROWS[4:]]),
            4,
            None,
            "8 cells instead of 9; a grid has 81 in all, not 80",
        ),
        (
            "\n".join([*ROWS[:3], ROWS[3] + "1", *ROWS[4:]]),
            4,
            None,
            "10 cells instead of 9; a grid has 81 in all, not 82",
        ),
        ("\n".join(ROWS[:8]), 8, None, "not 72 in 8"),
        ("\n".join([*ROWS, ROWS[0]]), 10, None, "not 90 in 10"),
        (",".join(HIHO[:41]), 1, None, "not 41"),
        (" ".join(HIHO[:41]), 1, None, "not 41"),
        ("\n".join(["4 0 0 0 7"] * 9), 1, None, "5 cells instead of 9"),
        ("4---7-1--", 1, 2, "'-' is not a cell"),
    ],
)
def test_an_error_says_where_and_how_many(
    text: str, line: int | None, column: int | None, message: str
) -> None:
    """The user sees which line and character to fix, and how many cells were found."""
    with pytest.raises(GridError, match=message) as raised:
        Grid.parse(text)
    assert (raised.value.line, raised.value.column) == (line, column)


def test_an_error_reads_as_a_sentence() -> None:
    with pytest.raises(GridError) as raised:
        Grid.parse("\n".join([*ROWS[:3], "......x..", *ROWS[4:]]))
    advice = "use 1-9 for a digit and . or 0 for an empty cell"
    assert str(raised.value) == f"line 4, column 7: 'x' is not a cell; {advice}"
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)  # noqa: S301 - our own bytes


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(["| 4 59 3 | 25 7 8 | 1 29 6 |"] * 9),
        "\n".join(["4 59 3 25 7 8 1 29 6"] * 9),
        "123456789" * 81,
    ],
)
def test_pencil_marks_have_an_error_of_their_own(text: str) -> None:
    """A grid of candidates is no puzzle, and calling it a wrong number of cells would mislead."""
    with pytest.raises(GridError, match="pencil marks"):
        Grid.parse(text)


def test_conflicts_name_house_digit_and_both_cells() -> None:
    """Two sevens in the corner of a box break its row and its box, and three make three pairs."""
    grid = Grid.empty().with_digit(0, 7).with_digit(1, 7)
    found = [(each.house.name(), each.digit, each.first_cell, each.second_cell) for each in grid.conflicts()]
    assert found == [("row 1", 7, 0, 1), ("box 1", 7, 0, 1)]
    cols = [each for each in grid.with_digit(8, 7).conflicts() if each.house.kind == "row"]
    assert [(each.first_cell, each.second_cell) for each in cols] == [(0, 1), (0, 8), (1, 8)]


@settings(max_examples=some(30))
@given(grids)
def test_conflicts_are_the_pairs_that_an_oracle_finds(grid: Grid) -> None:
    """Trying all pairs of all houses by their coordinates finds the same conflicts."""

    def houses(cell: int) -> set[tuple[str, int]]:
        row, col = divmod(cell, 9)
        return {("row", row), ("col", col), ("box", row // 3 * 3 + col // 3)}

    expected = {
        (kind, number, first, second)
        for second in range(81)
        for first in range(second)
        if grid[first] == grid[second] != 0
        for kind, number in houses(first) & houses(second)
    }
    found = [(c.house.kind, c.house.number, c.first_cell, c.second_cell) for c in grid.conflicts()]
    assert len(found) == len(expected)
    assert set(found) == expected


def test_complete_and_solved_are_different() -> None:
    solved = Grid.parse(SOLVED)
    assert solved.is_solved
    assert solved.is_complete
    assert solved.filled == 81
    wrong = solved.with_digit(0, solved[1])
    assert wrong.is_complete
    assert not wrong.is_solved
    assert not Grid.empty().is_complete
    assert Grid.empty().filled == 0
