"""The JSON of f-puzzles and how its links pack it: every part is read, other rules are refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import Confidence, FormatError
from solver_core.formats.links import fpuzzles, lz_string
from solver_core.formats.links.lz_string import MOST, compress, decompress
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import DATA, EULER

EMPTY_BY_THE_SITE = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA=="
"""What f-puzzles makes of an empty board of three rows."""
EMPTY = '{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}'


def test_a_link_of_the_site_is_unpacked_and_packed_to_the_letter() -> None:
    """The stream is the site's own: the same bits in the same order, padding too."""
    assert decompress(EMPTY_BY_THE_SITE) == EMPTY
    assert compress(EMPTY) == EMPTY_BY_THE_SITE
    assert (compress(""), decompress("Q===")) == ("Q===", "")


@given(st.text(max_size=200) | st.text("ab", max_size=300))
def test_packed_texts_are_unpacked(text: str) -> None:
    """Any text survives, also characters beyond the first 65,536 and long repetitions."""
    assert decompress(compress(text)) == text


def test_text_after_the_end_is_ignored() -> None:
    """A link in a sentence may have words behind it that look like base 64."""
    assert decompress(EMPTY_BY_THE_SITE.rstrip("=") + "isMyPuzzle") == EMPTY


def test_every_cut_is_refused() -> None:
    """A link that was cut off anywhere is said to be so, and is no other text."""
    stream = EMPTY_BY_THE_SITE.rstrip("=")
    for length in range(len(stream) - 1):
        with pytest.raises(FormatError, match="damaged or cut off"):
            decompress(stream[:length])


def test_a_bomb_is_refused() -> None:
    """Few characters that unpack to millions are given up early."""
    bomb = compress("a" * (MOST + 1))
    assert len(bomb) < 10_000
    with pytest.raises(FormatError, match="far more than a puzzle"):
        decompress(bomb)


SITE = "https://www.f-puzzles.com/?load="
WHOLE = Puzzle(
    EULER,
    Grid.empty().with_digit(1, 8),
    (("D", "A quiet start"), ("A", "Nobody in particular"), ("C", "Normal sudoku rules apply. Have fun.")),
    corner=Marks.of({3: (4, 9)}),
    centre=Marks.of({0: (4, 5)}),
    colours=Marks.of({0: (2,), 3: (7,)}),
)
FROM_THE_SITE = (
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9"
    "R+Yd1nVp/Vdk7r58WK5A"
)
"""A link of the site with a single 1 in its first cell."""


def held(**more: Any) -> dict[str, Any]:
    return {"size": 9, "grid": [[{} for _ in range(9)] for _ in range(9)], **more}


def with_cell(**cell: Any) -> str:
    puzzle = held()
    puzzle["grid"][0][0] = cell
    return json.dumps(puzzle)


@pytest.mark.parametrize(
    "name", ["fpuzzles/fpuzzles.json", "fpuzzles/fpuzzles_link.txt", "sudokupad/sudokupad_fpuzzles.txt"]
)
def test_every_part_of_a_puzzle_is_read_from_a_link(name: str) -> None:
    """Board, title, author, rules as a comment, both kinds of notes, colours; what is left out is reported."""
    reading = formats.load(DATA / name)
    assert reading.puzzles[0] == WHOLE
    assert reading.dropped == ("solution", "drawings")


def test_a_link_of_the_site_is_read() -> None:
    assert formats.read(SITE + FROM_THE_SITE).puzzles[0] == Puzzle(Grid.empty().with_digit(0, 1))
    assert formats.read(FROM_THE_SITE).puzzles[0].givens.filled == 1


@pytest.mark.parametrize("around", ["{}", "<{}>", "Look: {}, it is nice.", "[this one]({})", '<a href="{}">'])
@pytest.mark.parametrize("plus", ["%2B", "+", " "])
def test_a_link_survives_what_programs_do_to_it(around: str, plus: str) -> None:
    """Plus signs come encoded, as they are, or as blanks; signs stand around it."""
    link = fpuzzles.write(WHOLE).strip()
    assert "%2B" in link
    assert formats.read(around.format(link.replace("%2B", plus))).puzzles[0] == WHOLE


@pytest.mark.parametrize(
    ("rules", "reported"),
    [
        (
            {"killercage": [{"cells": ["R1C1"]}], "thermometer": [{"lines": []}]},
            "killer cages and thermometers",
        ),
        ({"diagonal+": True, "diagonal-": True}, "diagonals"),
        ({"antiknight": True, "arrow": [{}], "xv": [{}]}, "the anti-knight rule, arrows and X and V signs"),
        ({"negative": ["xv"]}, "negative constraints"),
        ({"whispers": [{}]}, "whisper lines"),
        ({"mystery": [{}]}, "the rule 'mystery'"),
        ({"fogofwar": True}, "the rule 'fogofwar'"),
    ],
)
def test_other_rules_are_refused_by_name(rules: dict[str, Any], reported: str) -> None:
    packed = lz_string.compress(json.dumps(held(**rules)))
    for text in (json.dumps(held(**rules)), f"{SITE}{packed}"):
        with pytest.raises(FormatError) as raised:
            formats.read(text)
        assert f"this puzzle has {reported}; only classic rules are supported" in raised.value.message


def test_rules_that_are_switched_off_do_not_count() -> None:
    """The site writes empty lists and false for rules that a puzzle does not have."""
    off = held(antiknight=False, killercage=[], negative=[], disabledlogic=["x"], metadata={"a": 1})
    assert formats.read(json.dumps(off)).dropped == ("other_keys",)


def test_irregular_regions_are_refused() -> None:
    puzzle = held()
    for cell in range(81):
        puzzle["grid"][cell // 9][cell % 9]["region"] = 8 - (cell // 27 * 3 + cell % 9 // 3)
    assert formats.read(json.dumps(puzzle)).puzzles[0] == Puzzle(Grid.empty())
    puzzle["grid"][0][0]["region"] = 3
    with pytest.raises(FormatError, match="irregular regions"):
        formats.read(json.dumps(puzzle))
    with pytest.raises(FormatError, match="irregular regions"):
        formats.read(with_cell(region=None))


def test_digits_without_a_word_about_givens_are_givens() -> None:
    reading = formats.read(with_cell(value=5))
    assert reading.puzzles[0] == Puzzle(Grid.empty().with_digit(0, 5))
    assert reading.said == ("givens_unmarked",)


def test_notes_beside_a_digit_are_reported_as_dropped() -> None:
    reading = formats.read(with_cell(value="5", given=True, cornerPencilMarks=["1", 2]))
    assert reading.puzzles[0] == Puzzle(Grid.empty().with_digit(0, 5))
    assert reading.dropped == ("notes_on_digits",)


def test_colours_become_the_nearest_number() -> None:
    """Also those of other sites; white and what is no colour are none."""
    for number, colour in enumerate(("#A8A8A8", "#ff9090", "#FFE060CC"), 1):
        assert formats.read(with_cell(highlight=colour)).puzzles[0].colours.digits(0) == (number,)
    for none in ("#FFFFFF", "red", 5, None):
        assert formats.read(with_cell(highlight=none)).puzzles[0].colours.marked == 0


def test_a_cell_keeps_several_colours() -> None:
    """Other programs see the first of them; what they have changed since counts."""
    puzzle = Puzzle(Grid.empty(), colours=Marks.of({0: (2, 4, 9), 80: (1,)}))
    written = formats.write(puzzle, "fpuzzles")
    assert formats.read(written).puzzles[0] == puzzle
    both = ["#FFA0A0", "#B0FFB0"]
    read = formats.read(with_cell(highlight="#FFA0A0", highlights=both)).puzzles[0]
    assert read.colours.digits(0) == (2, 5)
    for changed in ({"highlight": "#FF80FF"}, {"highlight": "#FF80FF", "highlights": "x"}):
        read = formats.read(with_cell(**{"highlights": both, **changed})).puzzles[0]
        assert read.colours.digits(0) == (9,)


def test_detection_needs_more_than_braces() -> None:
    assert fpuzzles.detect('{"size": 9}') is Confidence.NONE
    assert fpuzzles.detect(json.dumps(held())) is Confidence.LIKELY


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("Anti-king: no digit touches itself.", ("rules_in_words",)),
        ("Normal Sudoku rules apply.", ()),
        ("normal sudoku rules apply, and a king's move apart digits differ", ("rules_in_words",)),
        ("", ()),
    ],
)
def test_rules_in_words_are_mentioned(rules: str, said: tuple[str, ...]) -> None:
    """A puzzle is not solved by other rules than its author's without a word."""
    data = json.loads((DATA / "fpuzzles/fpuzzles.json").read_text()) | {"ruleset": rules}
    assert formats.read(json.dumps(data)).said == said


REFUSED = [
    (json.dumps(held(size=6)), "this puzzle is 6 x 6; only 9 x 9 is supported"),
    (json.dumps({"size": 9, "grid": 5}), "must be a list of nine rows"),
    (json.dumps({"size": 9, "grid": [[]] * 9}), "row 1 of the grid must be a list of nine cells"),
    (with_cell(value=10), "r1c1 holds '10'; a cell holds digits from 1 to 9"),
    (with_cell(value=True), "r1c1 holds 'True'"),
    (with_cell(cornerPencilMarks=[1, "x"]), "r1c1 holds 'x'"),
    (with_cell(centerPencilMarks="12"), "r1c1 has pencil marks that are no list"),
    (with_cell(givenPencilMarks=[1]), "pencil marks that are given; only classic rules"),
    (f"{SITE}N4IgzglgXgpi", "damaged or cut off"),
    ("N4IgzglgXgpi", "damaged or cut off"),
    ("N4IgzglgXgpiBcBO*NCA5gJwgEwQbT", "damaged or cut off"),
    (f"{SITE}{lz_string.compress('{')}", "damaged or cut off"),
    ("https://www.f-puzzles.com/?id=y4lk6zno", "has only the number of a puzzle"),
]

JSON_CELLS = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 99) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=9)
        | st.dictionaries(
            st.sampled_from(["value", "given", "region", "highlight", "cornerPencilMarks"]), inner, max_size=4
        )
    ),
    max_leaves=30,
)
ANYTHING = [
    ("fpuzzles", st.text("ABCQgwz019+/", max_size=400).map(lambda packed: f"{SITE}N4Ig{packed}")),
    ("fpuzzles", JSON_CELLS.map(lambda cell: json.dumps({"size": 9, "grid": [[cell] * 9] * 9}))),
    ("fpuzzles", JSON_CELLS.map(lambda grid: json.dumps({"size": 9, "grid": grid}))),
]
