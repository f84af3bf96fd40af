"""Links, ids and what is packed into them."""

import json
import re
import string
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import Confidence, FormatError, links
from solver_core.formats.links import fpuzzles, gnome_share, lz_string, sudokupad, sudokuwiki, tatham
from solver_core.formats.links.lz_string import MOST, compress, decompress
from solver_core.formats.reading import SINGLE_LIMIT
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.amounts import some
from tests.core.formats.hostile import answers
from tests.core.formats.samples import (
    DATA,
    EULER,
    NORVIG,
    SOLVED,
)

# --- Addresses are found in texts as people paste them, quickly and with their place --------------

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


# --- Packed links are unpacked as the sites do it, and no packing makes the program run out of memo

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


# --- SudokuWiki's links bring the board that the site shows, and lead to the board that is shown he

SITE = "https://www.sudokuwiki.org/sudoku.htm?bd="
STARTED = "S9B015y2e685w68050609040i022e0e0f0a2e08"
"""How a link of the site begins whose givens are 100000569402000008..."""


def test_a_link_in_a_sentence_is_found() -> None:
    """With givens, an entry and notes, between angle brackets and a question."""
    reading = formats.load(DATA / "sudokuwiki/sudokuwiki_s9b.txt")
    [puzzle] = reading.puzzles
    assert reading.format.id == "sudokuwiki"
    assert puzzle == Puzzle(EULER, Grid.empty().with_digit(0, 4), corner=Marks.of({1: (5, 7), 3: (4, 9)}))
    assert (reading.said, reading.dropped, reading.also) == ((), (), ())


def test_a_board_of_the_site_distinguishes_givens_entries_and_candidates() -> None:
    """1 to 9 are givens, 10 to 18 entries, and candidates begin behind these."""
    [puzzle] = formats.read(f"{SITE}{STARTED}{'ep' * 63}").puzzles
    assert str(puzzle.givens)[:18] == "1.....5694.2.....8"
    assert str(puzzle.entries)[:18] == "..........9..561.."
    assert puzzle.corner.digits(1) == (3, 7, 8)
    assert puzzle.corner.digits(12) == (3, 7)
    assert puzzle.corner.marked == 7


def test_an_older_board_reports_its_assumptions() -> None:
    """There a candidate alone looks like an entry; both ways to read it are offered."""
    reading = formats.load(DATA / "sudokuwiki/sudokuwiki_162.txt")
    assert reading.said == ("lone_entries",)
    assert reading.puzzles[0].entries[0] == 4
    [other] = reading.also
    assert other.said == ("lone_notes",)
    assert other.puzzles[0].entries == Grid.empty()
    assert other.puzzles[0].corner.digits(0) == (4,)
    assert other.puzzles[0].givens == reading.puzzles[0].givens == EULER


def test_plain_digits_are_read() -> None:
    """As the site has always had them, also with points for empty cells."""
    for digits in (str(EULER), str(EULER).replace(".", "0")):
        assert formats.read(f"({SITE}{digits})").puzzles[0] == Puzzle(EULER)


def test_bare_strings_are_detected() -> None:
    alone = Marks.of({0: (4,)})
    newer = sudokuwiki.write(Puzzle(EULER, corner=alone)).strip().removeprefix(SITE)
    assert sudokuwiki.detect(newer) is Confidence.CERTAIN
    assert newer.startswith("S9B")
    assert formats.read(newer).puzzles[0] == Puzzle(EULER, corner=alone)
    older = (DATA / "sudokuwiki/sudokuwiki_162.txt").read_text().strip().removeprefix(SITE)
    assert formats.read(older).format.id == "sudokuwiki"
    digits = str(EULER).replace(".", "0")
    assert sudokuwiki.detect(digits + digits) is Confidence.NONE


def test_in_remarks_a_link_only_says_where_a_puzzle_is_from() -> None:
    text = f"#U {SITE}S9B{'ep' * 81}\n{EULER.lines()}\n"
    assert formats.read(text).format.id == "sdk"
    assert formats.read(text).puzzles[0].givens == EULER


def test_links_are_written_as_described() -> None:
    """Two digits of base 32 a cell: the mask of its digits, shifted by one for the mark of a given."""
    entry, notes = Grid.empty().with_digit(0, 4), Marks.of({1: (5, 7)})
    board = sudokuwiki.write(Puzzle(EULER, entry, corner=notes)).strip().removeprefix(SITE)
    values = [int(board[at : at + 2], 32) for at in range(0, 162, 2)]
    assert [value & 1 for value in values] == [int(digit > 0) for digit in EULER.digits]
    assert values[:4] == [1 << 4, (1 << 4 | 1 << 6) << 1, 1 << 3 | 1, 511 << 1]
    assert formats.lost(Puzzle(EULER, entry, corner=notes), "sudokuwiki") == ()


def test_the_example_of_the_description_is_read() -> None:
    """It marks cells with several candidates as givens; they are read as notes, and that is reported."""
    example = (
        "vu4804032o1508g080030k10o888882647046888g06828060k10029k260b90478go003g0g95090b0b6a2c00g0bcg038ga8"
        "g9ao1506601oh847063a2ag288gg8g0626c082c2k20b159818920k9ag9462044"
    )
    reading = formats.read(f"{SITE}{example}")
    assert reading.format.id == "sudokuwiki"
    assert reading.dropped == ("other_keys",)
    assert (reading.puzzles[0].givens[3], reading.puzzles[0].entries[2]) == (1, 2)
    assert reading.puzzles[0].corner.digits(5) == (2, 5)


# --- Puzzles of f-puzzles come with everything that they hold, and those with other rules are refus

FPUZZLES_SITE = "https://www.f-puzzles.com/?load="
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
    assert formats.read(FPUZZLES_SITE + FROM_THE_SITE).puzzles[0] == Puzzle(Grid.empty().with_digit(0, 1))
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
    for text in (json.dumps(held(**rules)), f"{FPUZZLES_SITE}{packed}"):
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


# --- SudokuPad's links are read as far as the puzzle is in them -----------------------------------

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


# --- Solo's game ids and saved games come as the program itself would show them -------------------

DESCRIPTION = tatham.write(Puzzle(EULER)).strip().removeprefix("3x3:")


def saved(*moves: str, position: int | None = None, **fields: str) -> str:
    """A saved game with these moves, at its last state or another."""
    held = {
        "SAVEFILE": "Simon Tatham's Portable Puzzle Collection",
        "GAME": "Solo",
        "PARAMS": "3x3",
        "DESC": DESCRIPTION,
        "NSTATES": str(len(moves) + 1),
        "STATEPOS": str(position or len(moves) + 1),
    } | fields
    rows = [*held.items(), *(move.split(" ", 1) if " " in move else ("MOVE", move) for move in moves)]
    return "".join(f"{key:<8}:{len(value)}:{value}\n" for key, value in rows)


def outcome(text: str) -> Puzzle:
    [puzzle] = formats.read(text).puzzles
    return puzzle


@pytest.mark.parametrize("around", ["{}", "  {}\n", "Try {}, it is hard", "<{}>.", 'id "{}"'])
def test_an_id_is_found_in_a_sentence(around: str) -> None:
    for head in ("3x3", "3x3r2dh", "3x3m8du"):
        assert outcome(around.format(f"{head}:{DESCRIPTION}")) == Puzzle(EULER)


def test_an_id_of_the_program_is_read_and_written_to_the_letter() -> None:
    game = "3x3:a2e9a5b6a2b3_7a1_4a9_6a2b4_1a7_2b1_7e6_9b2_5a8_1b6a5_9a3_8a7_2b8a6b1a1e4a"
    assert str(outcome(game).givens)[:18] == ".2.....9.5..6.2..3"
    assert tatham.write(outcome(game)).strip() == game


def test_a_saved_game_is_played_again() -> None:
    """As far as the state that was shown: what was undone does not count."""
    reading = formats.load(DATA / "tatham/solo.sav")
    assert reading.puzzles[0] == Puzzle(EULER, Grid.empty().with_digit(0, 4), corner=Marks.of({1: (5, 7)}))
    assert reading.dropped == ("moves",)


def test_every_kind_of_move_is_known() -> None:
    """Digits, notes, all notes, the solution, and back to the beginning."""
    assert outcome(saved()).entries == Grid.empty()
    assert outcome(saved("P0,0,4", "R0,0,5")).corner == Marks.none()
    assert outcome(saved("R0,0,5", "R0,0,0")).entries == Grid.empty()
    assert outcome(saved("M")).corner.marked == 81 - EULER.filled
    assert outcome(saved("M", "P0,0,1")).corner.digits(0) == tuple(range(2, 10))
    assert outcome(saved("R0,0,5", f"RESTART {DESCRIPTION}", "R1,0,7")).entries == Grid.empty().with_digit(
        1, 7
    )
    solution = ",".join(str(digit or 1) for digit in EULER.digits)
    assert outcome(saved(f"SOLVE S{solution}")).board.is_complete
    assert outcome(saved("R0,0,5", "R1,0,7", position=2)).entries == Grid.empty().with_digit(0, 5)
    assert outcome(saved("R0,0,5").replace("\n", "\r\n")).entries == Grid.empty().with_digit(0, 5)


def test_other_texts_are_no_ids() -> None:
    for text in ("9x9: easy", "see 3x3", str(EULER), "12:30", "http://3x3:80/"):
        assert tatham.detect(text) is Confidence.NONE


# --- Constraint strings are read where they have givens only --------------------------------------

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


# --- GNOME Sudoku's share string ------------------------------------------------------------------


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


# --- what may be anything ----------------------------------------------------------------------------

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
    ("fpuzzles", st.text("ABCQgwz019+/", max_size=400).map(lambda packed: f"{FPUZZLES_SITE}N4Ig{packed}")),
    ("fpuzzles", JSON_CELLS.map(lambda cell: json.dumps({"size": 9, "grid": [[cell] * 9] * 9}))),
    ("fpuzzles", JSON_CELLS.map(lambda grid: json.dumps({"size": 9, "grid": grid}))),
    *(
        (
            "sudokuwiki",
            st.text(string.digits + string.ascii_lowercase, min_size=160, max_size=166).map(
                f"{SITE}{head}{{}}".format
            ),
        )
        for head in ("", "S9B")
    ),
    ("tatham", st.text("abz_0123459,:", max_size=60).map("3x3:{}".format)),
    ("tatham", st.text("abz_0123459,:", max_size=60).map(lambda description: saved(DESC=description))),
    ("tatham", st.text("abz_0123459,:", max_size=60).map(lambda place: saved(STATEPOS=place))),
]


@pytest.mark.parametrize(("format_id", "texts"), ANYTHING, ids=range(len(ANYTHING)))
@settings(max_examples=some(40))
@given(data=st.data())
def test_anything_of_the_right_signs_is_read_or_refused(
    format_id: str, texts: st.SearchStrategy[str], data: st.DataObject
) -> None:
    assert answers(format_id, data.draw(texts))


# --- what is refused ---------------------------------------------------------------------------------

REFUSED = [
    (f"{SITE}123", r"line 1, column 42: the board of this link has 3 characters, not 81"),
    (SITE, r"has 0 characters"),
    (f"\n{SITE}{'0' * 80}x", r"line 2, column 122: 'x' is not a cell"),
    (f"{SITE}S9Bzz{'ep' * 80}", r"column 45: r1c1 is neither a digit nor candidates"),
    (f"{SITE}vu01{'vu' * 79}", r"column 44: r1c2 is neither a digit nor candidates"),
    (f"{SITE}{'w' * 162}", r"has 162 characters, not 81 digits or 162 of 0-9 and a-v"),
    (json.dumps(held(size=6)), "this puzzle is 6 x 6; only 9 x 9 is supported"),
    (json.dumps({"size": 9, "grid": 5}), "must be a list of nine rows"),
    (json.dumps({"size": 9, "grid": [[]] * 9}), "row 1 of the grid must be a list of nine cells"),
    (with_cell(value=10), "r1c1 holds '10'; a cell holds digits from 1 to 9"),
    (with_cell(value=True), "r1c1 holds 'True'"),
    (with_cell(cornerPencilMarks=[1, "x"]), "r1c1 holds 'x'"),
    (with_cell(centerPencilMarks="12"), "r1c1 has pencil marks that are no list"),
    (with_cell(givenPencilMarks=[1]), "pencil marks that are given; only classic rules"),
    (f"{FPUZZLES_SITE}N4IgzglgXgpi", "damaged or cut off"),
    ("N4IgzglgXgpi", "damaged or cut off"),
    ("N4IgzglgXgpiBcBO*NCA5gJwgEwQbT", "damaged or cut off"),
    (f"{FPUZZLES_SITE}{lz_string.compress('{')}", "damaged or cut off"),
    ("https://www.f-puzzles.com/?id=y4lk6zno", "has only the number of a puzzle"),
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
    (f"3x3x:{DESCRIPTION}", "this puzzle has diagonals; only classic rules"),
    (f"3x3xkdu:{DESCRIPTION},abcde", "this puzzle has diagonals and killer cages"),
    (f"9j:{DESCRIPTION},f1a", "this puzzle has jigsaw regions"),
    ("2x3:a1b2c3d4e5f6g", "boxes of 2 x 3; only 3 x 3 is supported"),
    ("3x3#123456789012345", "this is a seed"),
    ("3x3:a2e9", "describes 8 cells instead of 81"),
    ("3x3:12zzz", "line 1, column 5: 12 is not a digit; put _ between two digits"),
    (saved(GAME="Mines"), "a saved game of 'Mines', not of Solo"),
    (saved(PARAMS="9jk"), "this puzzle has jigsaw regions and killer cages"),
    (saved("X1,1,1"), "move 1 is 'X1,1,1', which is not a move of Solo"),
    (saved("R2,0,1"), "move 1 changes a given"),
    (saved()[:-30], "is cut off here"),
    (
        saved() + "MOVE R1,1,1\n",
        "line 7, column 1: this saved game has a line that is not KEY:length:value",
    ),
    (".Killer~10~R1C1~R1C2.AntiKnight.~R1C1_8", "the constraints 'Killer', 'AntiKnight'; only classic"),
    (".Shape~6x6.~R1C1_8", "the constraints 'Shape'"),
    (".~R1C1_8_9", "r1c1 is restricted to several digits"),
    (".~R1C1_8~R1C1_9", "r1c1 is given as 8 and as 9"),
    (".~R0C1_8", "'R0C1_8' is not a given; write R1C1_8"),
    (".Shape~9x9", "has no givens"),
]
