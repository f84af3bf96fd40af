"""SudokuPad's links are read as far as the puzzle is in them."""

import json
import re
from dataclasses import replace
from urllib.parse import unquote

import pytest

from solver_core import formats
from solver_core.formats.links import lz_string, sudokupad
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import NORVIG

EMPTY_AND_PACKED = (
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA="
)
"""An empty puzzle as the site packs it."""


def test_a_link_to_the_site_has_the_packed_puzzle_in_its_path() -> None:
    """Its loader knows this prefix; messengers and paths leave the encoded signs alone."""
    link = sudokupad.write(Puzzle(NORVIG)).strip()
    assert re.fullmatch(r"https://sudokupad\.app/fpuzzlesN4Ig(?:[A-Za-z0-9=]|%2B|%2F)+", link)
    packed = unquote(link.removeprefix("https://sudokupad.app/fpuzzles"))
    assert json.loads(lz_string.decompress(packed))["size"] == 9
    noted = replace(Puzzle(NORVIG), entries=Grid.empty().with_digit(1, 2), corner=Marks.of({3: (5, 6)}))
    assert formats.read(sudokupad.write(noted)).puzzles[0] == noted


def test_a_compact_board_is_read_as_the_site_packs_it() -> None:
    assert formats.read("https://sudokupad.app/classicsIFrev0quIs0pAGDHPqBs0").puzzles[0] == Puzzle(NORVIG)


@pytest.mark.parametrize("around", ["{}", "<{}>", "Have you seen {}?", "({})", "{}, hard!", "See {}."])
def test_links_are_found_in_a_sentence(around: str) -> None:
    link = sudokupad.write(Puzzle(NORVIG)).strip()
    assert formats.read(around.format(link)).puzzles[0] == Puzzle(NORVIG)


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
    data = '{"p":"sIFrev0quIs0pAGDHPqBs0","n":"Mine","s":"","m":""}'
    packed = lz_string.compress(data).rstrip("=").replace("/", "%2F")
    [puzzle] = formats.read(f"https://sudokupad.svencodes.com/puzzle/{packed}").puzzles
    assert puzzle == Puzzle(NORVIG, headers=(("D", "Mine"),))


REFUSED = [
    ("https://sudokupad.app/ddGfd499G7", "only the number of a puzzle"),
    ("https://sudokupad.app/sudoku/4FN8RN9LfN", "only the number of a puzzle"),
    ("https://sudokupad.app/somebody/a-puzzle", "only the number of a puzzle"),
    ("https://app.crackingthecryptic.com/sudoku/Jfd34", "only the number of a puzzle"),
    ("https://sudokupad.app/scf1234567", "packed as 'scf', which is not supported"),
    ("https://sudokupad.app/sclN4IgzglgXgpiBcBOANCA5g", "packed as 'scl'"),
    ("https://sudokupad.app/?puzzleid=ctcabc", "packed as 'ctc'"),
    ("https://sudokupad.app/classicsIFrev0quIs0pAGDHPqB", "this compact board has 74 cells instead of 81"),
    (f"https://sudokupad.app/fpuzzles{EMPTY_AND_PACKED[:50]}", "damaged or cut off"),
    ("https://sudokupad.app/fpuzzlesyhkyz63b", "only the number of a puzzle"),
    ("https://sudokupad.app/fpuzzles", "this link holds no known kind of puzzle"),
]
