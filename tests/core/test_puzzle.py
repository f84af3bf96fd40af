"""Puzzles: givens, entries and what the file says about them."""

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

GIVENS = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")


def test_the_board_is_givens_and_entries_together() -> None:
    """What is on the screen is both, and neither is changed by it."""
    puzzle = Puzzle(GIVENS, Grid.empty().with_digit(1, 7))
    assert puzzle.board == GIVENS.with_digit(1, 7)
    assert puzzle.board.filled == GIVENS.filled + 1


def test_no_entry_stands_on_a_given() -> None:
    """Otherwise it would be unclear which of the two the board shows."""
    with pytest.raises(ValueError, match="r1c1 is given as 4"):
        Puzzle(GIVENS, Grid.empty().with_digit(0, 4))


def test_puzzles_are_values() -> None:
    assert len({Puzzle(GIVENS), Puzzle(GIVENS, Grid.empty())}) == 1


def test_headers_are_found_by_letter() -> None:
    """Title and author are the description and author headers, the first where there are several."""
    puzzle = Puzzle(GIVENS, headers=(("a", "Ruud"), ("C", "one"), ("C", "two"), ("D", "Number 4")))
    assert (puzzle.title, puzzle.author, puzzle.header("C")) == ("Number 4", "Ruud", "one")
    assert puzzle.header("U") == ""


@pytest.mark.parametrize("header", [("AB", "x"), ("1", "x"), ("A", "two\nlines"), ("A", "\0")])
def test_headers_fit_into_one_line(header: tuple[str, str]) -> None:
    """A header that would not be read back is refused when it is made."""
    with pytest.raises(ValueError, match="one line of plain text"):
        Puzzle(GIVENS, headers=(header,))


@pytest.mark.parametrize(
    "section", [(" State ", ()), ("puzzle", ()), ("a]", ()), ("a", ("[b]",)), ("a", ("x\ny",)), ("\n", ())]
)
def test_sections_can_be_read_back(section: tuple[str, tuple[str, ...]]) -> None:
    """A section that would be taken for something else is refused when it is made."""
    with pytest.raises(ValueError, match="section"):
        Puzzle(GIVENS, sections=(section,))
