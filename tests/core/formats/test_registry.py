"""What holds for every format in the table."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FORMATS, PARTS, FormatError
from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.puzzle import Puzzle

IDS = [row.id for row in FORMATS]

plain = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=30)
headers = st.lists(st.tuples(st.sampled_from(["", *"ABCDSULNHZq"]), plain), max_size=5).map(tuple)
names = plain.filter(
    lambda name: not set(name) & set("[]") and name.strip().lower() not in {"puzzle", "state"}
)
bodies = st.lists(plain.filter(lambda line: "[" not in line), max_size=4).map(tuple)
sections = st.lists(st.tuples(names, bodies), max_size=3).map(tuple)
boards = st.lists(st.sampled_from([0, *range(-9, 10)]), min_size=81, max_size=81)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Any puzzle: below nought stand entries, above it givens."""
    board = draw(boards)
    givens = Grid(bytes(max(0, digit) for digit in board))
    entries = Grid(bytes(max(0, -digit) for digit in board))
    return Puzzle(givens, entries, draw(headers), draw(sections))


@pytest.mark.parametrize("format_id", IDS)
@settings(deadline=None)
@given(puzzle=puzzles())
def test_what_is_written_is_read_back(format_id: str, puzzle: Puzzle) -> None:
    """Reading a written text finds its format, its givens, and all else the format keeps."""
    reading = formats.read(formats.write(puzzle, format_id))
    assert reading.format.id == ("line" if format_id == "sdm" else format_id)
    assert (reading.faults, reading.dropped) == ((), ())
    kept = {part: getattr(puzzle, part) for part in PARTS if part not in formats.lost(puzzle, format_id)}
    assert tuple(reading.puzzles) == (Puzzle(puzzle.givens, **kept),)


@settings(deadline=None)
@given(st.lists(puzzles(), min_size=2, max_size=5))
def test_collections_are_read_back(several: list[Puzzle]) -> None:
    """A list holds the givens of every puzzle in its order."""
    reading = formats.read(formats.write_all(several, "sdm"))
    assert reading.format.id == "sdm"
    assert list(reading.puzzles) == [Puzzle(puzzle.givens) for puzzle in several]


@settings(deadline=None)
@given(puzzles(), st.sampled_from(["\n", "\r\n", "\r"]), st.sampled_from(["", "\ufeff"]))
def test_line_ends_and_marks_make_no_difference(puzzle: Puzzle, end: str, mark: str) -> None:
    """Files come from three kinds of systems and are the same puzzle."""
    text = formats.write(puzzle, "sdk")
    assert formats.read(mark + text.replace("\n", end)).puzzles == (puzzle,)


def test_what_would_be_lost_is_told_beforehand() -> None:
    """Only sdk keeps entries, headers and sections; a bare puzzle loses nothing anywhere."""
    full = Puzzle(Grid.empty(), Grid.empty().with_digit(0, 1), (("A", "x"),), (("More", ()),))
    assert {row.id: formats.lost(full, row.id) for row in FORMATS} == {
        row.id: () if row.id == "sdk" else PARTS for row in FORMATS
    }
    assert all(formats.lost(Puzzle(Grid.empty()), row.id) == () for row in FORMATS)


@pytest.mark.parametrize("format_id", ["sdk", "rows", "framed"])
def test_only_lists_take_several_puzzles(format_id: str) -> None:
    """Two puzzles in one such file would be unreadable."""
    bare = Puzzle(Grid.empty())
    with pytest.raises(FormatError, match="holds one puzzle, not 2"):
        formats.write_all([bare, bare], format_id)
    assert formats.write_all([bare], format_id) == formats.write(bare, format_id)


def test_an_unknown_format_is_named_with_the_known_ones() -> None:
    """Whoever misspells an id learns the right ones."""
    with pytest.raises(KeyError, match="sdk, line, sdm, framed, rows"):
        formats.format_called("sdkk")


def test_formats_are_called_by_id_and_have_extensions() -> None:
    """The table is what file dialogs are made from."""
    assert [formats.format_called(format_id) for format_id in IDS] == list(FORMATS)
    assert all(ending.startswith(".") for row in FORMATS for ending in row.extensions)


def test_one_class_catches_every_problem_of_a_text() -> None:
    """A format error is a grid error with the same place, and a ValueError."""
    assert issubclass(FormatError, GridError)
    assert issubclass(GridError, ValueError)
    with pytest.raises(FormatError) as raised:
        formats.read("hello")
    assert (raised.value.line, raised.value.column) == (1, 1)
