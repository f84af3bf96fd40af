"""Addresses in texts as people paste them, constraint strings, and GNOME Sudoku's share strings."""

import re

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError, links
from solver_core.formats.links import gnome_share
from solver_core.formats.reading import SINGLE_LIMIT
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import DATA, NORVIG, SOLVED

ADDRESS = re.compile(r"example\.org/(\w+)")


def test_an_address_is_sure_but_not_in_a_remark() -> None:
    """There it may only say where a puzzle is from; and long texts are no links."""
    assert links.confidence("see <example.org/x>", ADDRESS) is Confidence.CERTAIN
    assert links.confidence("first line\n  #U example.org/x", ADDRESS) is Confidence.PERHAPS
    assert links.confidence("example.org/", ADDRESS) is Confidence.NONE
    for whole in ("<example.org/x>", "<https://example.org/x>", '<a href="https://example.org/x">'):
        assert links.confidence(whole, ADDRESS) is Confidence.CERTAIN
    for data in ('{"from": "example.org/x"}', "<?xml?><a>example.org/x</a>", "<game note='example.org/x'/>"):
        assert links.confidence(data, ADDRESS) is Confidence.PERHAPS
    assert links.confidence("example.org/x" + " " * SINGLE_LIMIT, ADDRESS) is Confidence.NONE


def test_a_missing_link_is_named() -> None:
    with pytest.raises(
        FormatError, match="a link to the Interactive Sudoku Solver was not found; copy the whole link again"
    ):
        links.found_in("nothing", ADDRESS, "link.iss")


TWO_GIVENS = Grid.empty().with_digit(0, 8).with_digit(80, 3)


def test_a_constraint_string_is_read() -> None:
    reading = formats.load(DATA / "iss/iss.txt")
    assert reading.format.id == "iss"
    assert str(reading.puzzles[0].givens)[:18] == "..3.2.6..9..3.5..1"


@pytest.mark.parametrize(
    "text",
    [
        ".~R1C1_8~R9C9_3",
        ".Givens~R1C1_8~R9C9_3",
        ".~R1C1_8.~R9C9_3",
        "See https://sigh.github.io/Interactive-Sudoku-Solver/?q=.~R1C1_8~R9C9_3, it is easy.",
        "<https://sigh.github.io/Interactive-Sudoku-Solver/?mode=x&q=.~R1C1_8%7ER9C9_3>",
    ],
)
def test_strings_and_links_are_read(text: str) -> None:
    assert formats.read(text).puzzles[0].givens == TWO_GIVENS


def test_seventeen_givens_take_23_characters() -> None:
    text = (DATA / "gnome_share/gnome_share.txt").read_text()
    reading = formats.read(text)
    assert len(text) == 23
    assert (reading.format.id, reading.puzzles) == ("gnome_share", (Puzzle(NORVIG),))
    assert formats.write(Puzzle(NORVIG), "gnome_share") == f"{text}\n"


def test_an_empty_grid_can_be_shared() -> None:
    assert formats.write(Puzzle(Grid.empty()), "gnome_share") == "#!!!!!\n"
    assert formats.read("#!!!!!").puzzles == (Puzzle(Grid.empty()),)


def test_a_full_board_is_known_by_its_length() -> None:
    """The program itself reads that wrongly, but the length gives it away."""
    text = formats.write(Puzzle(SOLVED), "gnome_share")
    assert text.startswith("#{{{{*")
    assert formats.read(text).puzzles == (Puzzle(SOLVED),)


def test_ten_of_a_digit_are_written_as_cells() -> None:
    """No share string could say so; the program reads 81 cells too."""
    crowded = Grid(bytes([1] * 10 + [0] * 71))
    assert formats.write(Puzzle(crowded), "gnome_share") == f"{crowded}\n"


@pytest.mark.parametrize(
    "text",
    [
        *("#", "#A Ruud", "#hello", "#!!!!!!", '#"!!!!', '#"!!!!~', '##!!!!"!', '#"!"!!!!'),
        *("#!!!!*", "#" + "!" * 500),
    ],
)
def test_a_text_that_does_not_unpack_is_not_a_share_string(text: str) -> None:
    assert gnome_share.detect(text) is Confidence.NONE
    with pytest.raises(FormatError, match="does not unpack"):
        gnome_share.read(text)


REFUSED = [
    (".Killer~10~R1C1~R1C2.AntiKnight.~R1C1_8", "the constraints 'Killer', 'AntiKnight'; only classic"),
    (".Shape~6x6.~R1C1_8", "the constraints 'Shape'"),
    (".~R1C1_8_9", "r1c1 is restricted to several digits"),
    (".~R1C1_8~R1C1_9", "r1c1 is given as 8 and as 9"),
    (".~R0C1_8", "'R0C1_8' is not a given; write R1C1_8"),
    (".Shape~9x9", "has no givens"),
]
