"""OpenSudoku's collections, of every version that there is."""

from dataclasses import replace
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.registry import write_all
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data" / "formats"
GIVENS = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
BEGUN = Puzzle(GIVENS, Grid.empty().with_digit(1, 1), corner=Marks.of({2: (2, 5, 9)}))
CELLS = "0|0|1|" * 80


def collection(*games: str) -> str:
    """A collection of the second version with these games in a folder."""
    return f'<opensudoku version="2">\n<folder name="x">\n{"".join(games)}</folder></opensudoku>'


def game(data: str) -> Puzzle:
    """The puzzle of the only game, with these cells."""
    [puzzle] = formats.read(collection(f'<game data="{data}"/>')).puzzles
    return replace(puzzle, headers=())


def test_the_first_version_covers_all_games_at_once() -> None:
    """Its elements become headers of every puzzle; empty ones become nothing."""
    reading = formats.load(DATA / "opensudoku2/opensudoku_v1.opensudoku")
    assert reading.format.id == "opensudoku2"
    headers = (
        ("S", "Two hard ones"),
        ("A", "A. Setter"),
        ("C", "for a long evening"),
        ("B", "2014-01-11"),
        ("S", "our own desk"),
        ("L", "hard"),
        ("U", "http://example.org/puzzles"),
    )
    assert [puzzle.headers for puzzle in reading.puzzles] == [headers, headers]
    assert reading.puzzles[0].givens == GIVENS
    assert reading.dropped == ()


def test_the_second_version_has_folders_notes_and_times() -> None:
    """All versions of cells stand in one file, and say the same."""
    reading = formats.load(DATA / "opensudoku/opensudoku_v2.opensudoku")
    assert (reading.format.id, reading.dropped, reading.faults) == ("opensudoku", ("moves",), ())
    first, second, third, fourth = reading.puzzles
    headers = (("S", "Hard & fair"), ("B", "2020-03-01"), ("C", "first line"), ("C", "<second> line"))
    assert first == replace(BEGUN, headers=headers, elapsed=172_746)
    assert second == Puzzle(GIVENS, headers=(("S", "Hard & fair"),))
    assert third == replace(BEGUN, headers=(("S", "Old ones"),), elapsed=1000)
    assert fourth == replace(BEGUN, headers=(("S", "Old ones"),), elapsed=2000)


def test_the_third_version_has_centre_notes_and_colours() -> None:
    reading = formats.load(DATA / "opensudoku4/opensudoku_v3.opensudoku")
    assert (reading.format.id, reading.dropped) == ("opensudoku4", ("other_keys",))
    headers = (("S", "Centre"), ("B", "2025-01-01"), ("C", "seen"))
    centre, colours = Marks.of({2: (1, 3)}), Marks.of({1: (3,)})
    assert reading.puzzles == (
        replace(BEGUN, headers=headers, elapsed=90_500, centre=centre, colours=colours),
    )


@pytest.mark.parametrize("format_id", ["opensudoku", "opensudoku2", "opensudoku4"])
def test_what_is_written_says_what_it_is(format_id: str) -> None:
    """Each generation of the program gets its own file, and is detected by it."""
    several = [
        BEGUN,
        replace(BEGUN, elapsed=7),
        Puzzle(GIVENS, headers=(("B", "2020-02-29"), ("C", 'a "<&>'), ("C", "b"))),
    ]
    text = write_all(several, format_id)
    reading = formats.read(text)
    assert reading.format.id == format_id
    assert list(reading.puzzles) == several


def test_states_are_reported_as_the_program_counts_them() -> None:
    solved = Grid.parse("417369825632158947958724316825437169791586432346912758289643571573291684164875293")
    for puzzle, state in (
        (BEGUN, "0"),
        (Puzzle(GIVENS), "1"),
        (Puzzle(GIVENS, elapsed=1), "0"),
        (Puzzle(solved), "2"),
    ):
        assert f'state="{state}"' in formats.write(puzzle, "opensudoku")


def test_one_colour_of_a_cell_is_kept() -> None:
    one, two = (replace(BEGUN, colours=Marks.of({0: digits})) for digits in ((4,), (4, 7)))
    assert formats.lost(one, "opensudoku4") == ()
    assert formats.lost(two, "opensudoku4") == ("colours",)
    assert formats.lost(replace(BEGUN, centre=Marks.of({3: (1,)})), "opensudoku") == ("centre",)


def test_signs_that_no_xml_holds_are_replaced() -> None:
    odd = Puzzle(GIVENS, headers=(("C", "a\ufffeb\ud800c\td"),))
    [puzzle] = formats.read(formats.write(odd, "opensudoku")).puzzles
    assert puzzle.headers == (("C", "a\ufffdb\ufffdc\td"),)


def test_characters_that_no_header_holds_become_blanks() -> None:
    [puzzle] = formats.read(collection(f'<game data="{GIVENS}" note="a&#127;b"/>')).puzzles
    assert puzzle.headers == (("S", "x"), ("C", "a b"))


@pytest.mark.parametrize("created", ["0", "", "-5", "x", "9" * 15, "9" * 40])
def test_what_is_no_date_is_no_header(created: str) -> None:
    [puzzle] = formats.read(collection(f'<game data="{GIVENS}" created="{created}" time="-1"/>')).puzzles
    assert (puzzle.headers, puzzle.elapsed) == ((("S", "x"),), 0)


@pytest.mark.parametrize("day", ["2020-02-30", "1969-01-01", "soon", ""])
def test_what_is_no_date_is_written_as_none(day: str) -> None:
    assert 'created="0"' in formats.write(Puzzle(GIVENS, headers=(("B", day),)), "opensudoku")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("", "a game has 0 characters"),
        ("1" * 80, "a game has 80 characters"),
        ("version: 6\n" + CELLS, "of version 6, and versions 1 to 5 are known"),
        ("version: 3\n" + CELLS, "have 240 fields; version 3 has 243"),
        ("version: 4\n" + CELLS + "0|0|1|", "have 243 fields; version 4 has 324"),
        ("version: 3\n" + CELLS + "10|0|1|", "r9c9 cannot have the field '10'"),
        ("version: 3\n" + CELLS + "0|512|1|", "r9c9 cannot have the field '512'"),
        ("version: 3\n" + CELLS + "0|0|2|", "r9c9 cannot have the field '2'"),
        ("version: 1\n" + CELLS + "0|1,0,|1|", "r9c9 cannot have the field '1,0,'"),
        ("version: 3\n" + "|" * 100_000, "have 0 fields"),
    ],
)
def test_cells_that_are_none_are_reported(data: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        game(data)


def test_a_line_feed_that_a_parser_made_a_blank_is_no_hindrance() -> None:
    assert game("version: 3 " + CELLS + "7|0|1|") == Puzzle(Grid.empty(), Grid.empty().with_digit(80, 7))
    assert game("version: 3\n" + CELLS + "7|3|0|") == Puzzle(Grid.empty().with_digit(80, 7))
    beside = f'<game data="version: 3 {CELLS}7|3|0|"/>'
    assert formats.read(collection(beside)).dropped == ("notes_on_digits",)


@pytest.mark.parametrize(("moves", "dropped"), [("", ()), ("0|", ()), ("0", ()), ("1|e|3|4|", ("moves",))])
def test_moves_are_dropped_only_where_there_are_some(moves: str, dropped: tuple[str, ...]) -> None:
    """Each version of the program writes an empty list in its own way: that is no loss to report."""
    text = collection(f'<game data="version: 3 0|0|1|{CELLS}" command_stack="{moves}"/>')
    assert formats.read(text).dropped == dropped


def test_cells_without_notes_may_be_written_in_two_ways() -> None:
    for version in (1, 2, 3):
        assert game(f"version: {version} 5|-|0|{CELLS}") == game(f"version: {version} 5|0|0|{CELLS}")


def test_a_bad_game_does_not_keep_the_others_away() -> None:
    good = f'<game data="{GIVENS}"/>\n'
    reading = formats.read(collection(good, "<game/>\n", good, '<game data="1"/>\n', "<b/>"))
    assert len(reading.puzzles) == 2
    assert [(fault.line, fault.column, fault.puzzles_before) for fault in reading.faults] == [
        (4, 1, 1),
        (6, 1, 2),
    ]
    assert reading.dropped == ("elements",)
    with pytest.raises(FormatError, match="line 3, column 1: this game has no cells"):
        formats.read(collection("<game/>\n", "<game/>\n"))


def test_a_collection_without_a_game_says_so() -> None:
    with pytest.raises(FormatError, match="there is no game in this collection"):
        formats.read("<opensudoku/>")


def test_another_name_of_the_root_is_read_too() -> None:
    text = f'<opensudoku2 version="3"><game cells_data="{GIVENS}"/><what/></opensudoku2>'
    reading = formats.read(text)
    assert (reading.format.id, reading.puzzles[0].givens, reading.dropped) == (
        "opensudoku4",
        GIVENS,
        ("elements",),
    )
