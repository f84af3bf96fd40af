"""SadMan's files: headers, state and unknown sections."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data"
HIHO = Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9....")
NORVIG = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
STATE = HIHO.with_digit(1, 9).with_digit(80, 1)


def only(text: str) -> Puzzle:
    reading = formats.read(text)
    assert reading.format.id == "sdk"
    (puzzle,) = reading.puzzles
    return puzzle


def test_a_state_gives_the_entries() -> None:
    """Digits of the state that are no givens are the user's, and headers come in file order."""
    reading = formats.load(DATA / "formats/sdk/state.sdk")
    assert reading.format.id == "sdk"
    (puzzle,) = reading.puzzles
    assert puzzle.givens == HIHO
    assert puzzle.board == STATE
    assert puzzle.author == "Dancing Links"
    assert [letter for letter, _ in puzzle.headers] == list("ADCCBSLUZ")


def test_what_is_not_understood_is_written_back() -> None:
    """Unknown headers and sections survive reading and writing, line by line."""
    before = (DATA / "formats/sdk/state.sdk").read_bytes().decode().replace("\r\n", "\n")
    assert formats.write(only(before), "sdk") == before


def test_headers_may_stick_to_their_letter() -> None:
    """SudoCue writes no blank after the letter and no section for the puzzle."""
    puzzle = only((DATA / "formats/sdk/sudocue.sdk").read_text())
    assert puzzle.headers == (("A", "Ruud"), ("D", "A puzzle without sections"), ("L", "Moderate"))
    assert puzzle.givens == NORVIG


def test_the_puzzle_is_always_named_and_the_state_only_when_there_is_one() -> None:
    """Strict readers refuse a file without the name; a state without entries says nothing."""
    assert formats.write(Puzzle(NORVIG), "sdk") == f"[Puzzle]\n{NORVIG.lines()}\n"
    assert "[State]" in formats.write(Puzzle(NORVIG, Grid.empty().with_digit(1, 7)), "sdk")


@pytest.mark.parametrize("empty", list(".0_*"))
def test_sections_are_named_in_any_case_and_cells_in_any_alphabet(empty: str) -> None:
    """Writers differ in case and in the sign for an empty cell."""
    text = f"[PUZZLE]\n{NORVIG.lines()}\n[ state ]\n{NORVIG.with_digit(1, 7).lines()}\n"
    assert only(text.replace(".", empty)).entries == Grid.empty().with_digit(1, 7)


def test_a_state_without_the_givens_is_understood() -> None:
    """Some writers leave the givens out of the state; they are givens all the same."""
    entries = Grid.empty().with_digit(1, 7)
    puzzle = only(f"[Puzzle]\n{NORVIG.lines()}\n[State]\n{entries.lines()}")
    assert (puzzle.givens, puzzle.entries) == (NORVIG, entries)


def test_a_state_that_contradicts_a_given_is_an_error_with_its_place() -> None:
    state = NORVIG.with_digit(10, 9).lines().replace("\n", "\n\n", 1)
    with pytest.raises(FormatError, match="r2c2 is given as 3, but the state has 9") as raised:
        formats.read(f"#A x\n[Puzzle]\n{NORVIG.lines()}\n[State]\n{state}\n")
    assert (raised.value.line, raised.value.column) == (15, 2)


def test_a_wrong_cell_is_named_with_its_place_in_the_file() -> None:
    lines = formats.write(Puzzle(NORVIG, headers=(("A", "x"),)), "sdk").split("\n")
    lines[3] = "..x......"
    with pytest.raises(FormatError, match="line 4, column 3: 'x' is not a cell"):
        formats.read("\n".join(lines))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"[State]\n{NORVIG.lines()}\n", "no cells were found"),
        (f"{NORVIG.lines()}\n[Puzzle]\n{NORVIG.lines()}\n", "line 10: this is a second puzzle"),
        (f"#A \x07\n[Puzzle]\n{NORVIG.lines()}\n", "line 1, column 4: .* is not allowed in a text"),
    ],
)
def test_a_file_that_says_two_things_or_none_is_refused(text: str, message: str) -> None:
    """No guess is made about which rows are meant, or what a broken header was."""
    with pytest.raises(FormatError, match=message):
        formats.read(text)
