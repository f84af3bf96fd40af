"""SudokuPad's links are read as far as the puzzle is in them."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.links import lz_string, sudokupad
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some
from tests.core.formats.anything import puzzles

DATA = Path(__file__).parents[2] / "data" / "formats"
GIVENS = Grid.parse("003020600900305001001806400008102900700000008006708200002609500800203009005010300")
SEVENTEEN = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
EMPTY_AND_PACKED = (
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA="
)
"""An empty puzzle as the site packs it."""


def test_a_compact_board_is_written_as_the_site_does() -> None:
    assert sudokupad.write(Puzzle(SEVENTEEN)).strip() == "https://sudokupad.app/classicsIFrev0quIs0pAGDHPqBs0"


@settings(max_examples=some(40))
@given(puzzles())
def test_every_compact_board_is_read_back(puzzle: Puzzle) -> None:
    assert sudokupad.read(sudokupad.write(puzzle)).puzzles[0] == Puzzle(puzzle.givens)


@pytest.mark.parametrize("around", ["{}", "<{}>", "Have you seen {}?", "({})", "{}, hard!", "See {}."])
def test_links_are_found_in_a_sentence(around: str) -> None:
    link = sudokupad.write(Puzzle(SEVENTEEN)).strip()
    assert formats.read(around.format(link)).puzzles[0] == Puzzle(SEVENTEEN)


def test_the_older_compact_board_is_read() -> None:
    [puzzle] = formats.read("classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B").puzzles
    assert str(puzzle.givens)[:18] == ".6.91...7..2....15"


@pytest.mark.parametrize(
    "link",
    [
        f"https://sudokupad.app/fpuzzles{EMPTY_AND_PACKED}",
        f"https://sudokupad.app/fpuz{EMPTY_AND_PACKED}",
        f"https://sudokupad.app/?puzzleid=fpuzzles{EMPTY_AND_PACKED.replace('+', '%2B').replace('/', '%2F')}",
        f"https://sudokupad.app/scf?puzzleid=fpuzzles{EMPTY_AND_PACKED}",
        f"https://app.crackingthecryptic.com/sudoku/?setting-nogrid=1&puzzleid=fpuzzles{EMPTY_AND_PACKED}",
        f"https://app.crackingthecryptic.com/sudoku/fpuzzles{EMPTY_AND_PACKED}",
        f"fpuzzles{EMPTY_AND_PACKED}",
    ],
)
def test_the_puzzles_of_f_puzzles_are_read(link: str) -> None:
    reading = formats.read(link)
    assert (reading.format.id, reading.puzzles[0]) == ("sudokupad", Puzzle(Grid.empty()))


def test_the_short_object_of_the_app_is_read() -> None:
    board = sudokupad.write(Puzzle(GIVENS)).strip().removeprefix("https://sudokupad.app/classic")
    packed = lz_string.compress(f'{{"p":"{board}","n":"Mine","s":"","m":""}}').rstrip("=").replace("/", "%2F")
    [puzzle] = formats.read(f"https://sudokupad.svencodes.com/puzzle/{packed}").puzzles
    assert puzzle == Puzzle(GIVENS, headers=(("D", "Mine"),))


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("https://sudokupad.app/ddGfd499G7", "only the number of a puzzle"),
        ("https://sudokupad.app/sudoku/4FN8RN9LfN", "only the number of a puzzle"),
        ("https://sudokupad.app/somebody/a-puzzle", "only the number of a puzzle"),
        ("https://app.crackingthecryptic.com/sudoku/Jfd34", "only the number of a puzzle"),
        ("https://sudokupad.app/scf1234567", "packed as 'scf', which is not supported"),
        ("https://sudokupad.app/sclN4IgzglgXgpiBcBOANCA5g", "packed as 'scl'"),
        ("https://sudokupad.app/?puzzleid=ctcabc", "packed as 'ctc'"),
        (
            "https://sudokupad.app/classicsIFrev0quIs0pAGDHPqB",
            "this compact board has 74 cells instead of 81",
        ),
        (f"https://sudokupad.app/fpuzzles{EMPTY_AND_PACKED[:50]}", "damaged or cut off"),
        ("https://sudokupad.app/fpuzzlesyhkyz63b", "only the number of a puzzle"),
        ("https://sudokupad.app/fpuzzles", "this link holds no known kind of puzzle"),
    ],
)
def test_what_is_not_in_the_link_is_reported(link: str, message: str) -> None:
    with pytest.raises(FormatError) as raised:
        formats.read(link)
    assert message in raised.value.message
