"""XML and JSON of programs, and what is refused."""

import io
import json
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError
from solver_core.formats.data import hsol
from solver_core.formats.registry import write_all
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import DATA, LINE, NORVIG

# --- OpenSudoku's collections, of every version that there is -------------------------------------

BEGUN = Puzzle(NORVIG, Grid.empty().with_digit(1, 1), corner=Marks.of({2: (2, 5, 9)}))
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
    assert reading.puzzles[0].givens == NORVIG
    assert reading.dropped == ()


def test_the_second_version_has_folders_notes_and_times() -> None:
    """All versions of cells stand in one file, and say the same."""
    reading = formats.load(DATA / "opensudoku/opensudoku_v2.opensudoku")
    assert (reading.format.id, reading.dropped, reading.faults) == ("opensudoku", ("moves",), ())
    first, second, third, fourth = reading.puzzles
    headers = (("S", "Hard & fair"), ("B", "2020-03-01"), ("C", "first line"), ("C", "<second> line"))
    assert first == replace(BEGUN, headers=headers, elapsed=172_746)
    assert second == Puzzle(NORVIG, headers=(("S", "Hard & fair"),))
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
def test_written_files_name_their_format(format_id: str) -> None:
    """Each generation of the program gets its own file, and is detected by it."""
    several = [
        BEGUN,
        replace(BEGUN, elapsed=7),
        Puzzle(NORVIG, headers=(("B", "2020-02-29"), ("C", 'a "<&>'), ("C", "b"))),
    ]
    text = write_all(several, format_id)
    reading = formats.read(text)
    assert reading.format.id == format_id
    assert list(reading.puzzles) == several


def test_states_are_reported_as_the_program_counts_them() -> None:
    solved = Grid.parse("417369825632158947958724316825437169791586432346912758289643571573291684164875293")
    for puzzle, state in (
        (BEGUN, "0"),
        (Puzzle(NORVIG), "1"),
        (Puzzle(NORVIG, elapsed=1), "0"),
        (Puzzle(solved), "2"),
    ):
        assert f'state="{state}"' in formats.write(puzzle, "opensudoku")


def test_one_colour_of_a_cell_is_kept() -> None:
    one, two = (replace(BEGUN, colours=Marks.of({0: digits})) for digits in ((4,), (4, 7)))
    assert formats.lost(one, "opensudoku4") == ()
    assert formats.lost(two, "opensudoku4") == ("colours",)
    assert formats.lost(replace(BEGUN, centre=Marks.of({3: (1,)})), "opensudoku") == ("centre",)


def test_signs_that_no_xml_holds_are_replaced() -> None:
    odd = Puzzle(NORVIG, headers=(("C", "a\ufffeb\ud800c\td"),))
    [puzzle] = formats.read(formats.write(odd, "opensudoku")).puzzles
    assert puzzle.headers == (("C", "a\ufffdb\ufffdc\td"),)


def test_characters_that_no_header_holds_become_blanks() -> None:
    [puzzle] = formats.read(collection(f'<game data="{NORVIG}" note="a&#127;b"/>')).puzzles
    assert puzzle.headers == (("S", "x"), ("C", "a b"))


@pytest.mark.parametrize("created", ["0", "", "-5", "x", "9" * 15, "9" * 40])
def test_an_invalid_date_is_not_a_header(created: str) -> None:
    [puzzle] = formats.read(collection(f'<game data="{NORVIG}" created="{created}" time="-1"/>')).puzzles
    assert (puzzle.headers, puzzle.elapsed) == ((("S", "x"),), 0)


@pytest.mark.parametrize("day", ["2020-02-30", "1969-01-01", "soon", ""])
def test_an_invalid_date_is_not_written(day: str) -> None:
    assert 'created="0"' in formats.write(Puzzle(NORVIG, headers=(("B", day),)), "opensudoku")


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


def test_cells_without_notes_have_two_spellings() -> None:
    for version in (1, 2, 3):
        assert game(f"version: {version} 5|-|0|{CELLS}") == game(f"version: {version} 5|0|0|{CELLS}")


def test_a_bad_game_does_not_keep_the_others_away() -> None:
    good = f'<game data="{NORVIG}"/>\n'
    reading = formats.read(collection(good, "<game/>\n", good, '<game data="1"/>\n', "<b/>"))
    assert len(reading.puzzles) == 2
    assert [(fault.line, fault.column, fault.puzzles_before) for fault in reading.faults] == [
        (4, 1, 1),
        (6, 1, 2),
    ]
    assert reading.dropped == ("elements",)
    with pytest.raises(FormatError, match="line 3, column 1: this game has no cells"):
        formats.read(collection("<game/>\n", "<game/>\n"))


def test_a_root_named_opensudoku2_is_read() -> None:
    text = f'<opensudoku2 version="3"><game cells_data="{NORVIG}"/><what/></opensudoku2>'
    reading = formats.read(text)
    assert (reading.format.id, reading.puzzles[0].givens, reading.dropped) == (
        "opensudoku4",
        NORVIG,
        ("elements",),
    )


# --- KSudoku's file: the board is what the history leaves -----------------------------------------

SAMPLE = Path(__file__).parents[2] / "data" / "formats" / "ksudoku/game.ksudoku"
EMPTY = "_" * 81


def document(history: str = "", values: str = EMPTY, graph: str = 'order="9" type="sudoku"') -> str:
    puzzle = f"<puzzle><graph {graph}/><values>{values}</values></puzzle>"
    return f"<ksudoku><game>{puzzle}\n<history>{history}</history></game></ksudoku>"


def test_the_history_is_replayed() -> None:
    """Values clear notes, notes clear values, the last one stays, and a complex event is several simple ones."""
    reading = formats.load(SAMPLE)
    entries = Grid.empty().with_digit(1, 1).with_digit(4, 6).with_digit(5, 9).with_digit(7, 2)
    assert reading.format.id == "ksudoku"
    assert reading.puzzles == (Puzzle(NORVIG, entries, corner=Marks.of({2: (2, 5, 9)}), elapsed=83_250),)
    assert reading.dropped == ("solution", "moves", "other_keys")


def test_a_file_without_detours_drops_nothing() -> None:
    reading = formats.read(formats.write(formats.load(SAMPLE).puzzles[0], "ksudoku"))
    assert reading.puzzles == formats.load(SAMPLE).puzzles
    assert reading.dropped == ()


def test_the_cell_of_a_given_never_changes() -> None:
    """Events may name it; the program itself lets nobody change it."""
    reading = formats.read(document('<simple-event index="0" value="2"/>', "b" + "_" * 80))
    assert reading.puzzles == (Puzzle(Grid.empty().with_digit(0, 1)),)


# --- The `.sdku` file, in its three versions ------------------------------------------------------


def grid(**digits: int) -> Grid:
    cells = bytearray(81)
    for name, digit in digits.items():
        cells[int(name[1]) * 9 + int(name[3]) - 10] = digit
    return Grid(bytes(cells))


def dhancock_document(cell: str) -> str:
    return f'<Sudoku version="2">\n {cell}\n</Sudoku>'


def cell(x: str = "0", y: str = "0", value: str = "1", origin: str = "User") -> str:
    return f"<Cell><x>{x}</x><y>{y}</y><value>{value}</value><origin>{origin}</origin></Cell>"


def test_provided_digits_are_givens() -> None:
    """The user's digits are entries, and those of the solver are dropped."""
    reading = formats.load(DATA / "dhancock/dhancock_v2.sdku")
    assert (reading.format.id, reading.dropped, reading.said) == ("dhancock", ("solution",), ())
    assert reading.puzzles == (Puzzle(grid(r1c1=4, r1c7=8, r1c9=5, r2c2=3), grid(r1c2=1)),)


def test_older_versions_know_only_the_users_digits() -> None:
    """They are the puzzle; a release that called some provided was wrong."""
    reading = formats.load(DATA / "dhancock/dhancock_v1.sdku")
    assert (reading.dropped, reading.said) == (("solution",), ("givens_unmarked",))
    assert reading.puzzles == (Puzzle(grid(r1c1=4, r1c7=8, r1c9=5)),)
    reading = formats.load(DATA / "dhancock/dhancock_v0.sdku")
    assert (reading.dropped, reading.said) == ((), ("givens_unmarked",))
    assert reading.puzzles == (Puzzle(grid(r1c1=4, r1c7=8, r9c9=5)),)


def test_entries_without_givens_come_back_as_givens() -> None:
    """The format cannot distinguish them, and that is reported beforehand."""
    assert formats.lost(Puzzle(grid(r1c1=4), grid(r1c2=1)), "dhancock") == ()
    assert formats.lost(Puzzle(Grid.empty(), grid(r1c2=1)), "dhancock") == ("givens", "entries")


def test_an_empty_puzzle_is_one() -> None:
    assert formats.read('<Sudoku version="2" />').puzzles == (Puzzle(Grid.empty()),)


def test_other_elements_are_dropped() -> None:
    assert formats.read(dhancock_document("<Note/>")).dropped == ("elements",)


# --- GNOME Sudoku's saved game --------------------------------------------------------------------

CELL = {"position": [0, 0], "value": 4, "fixed": True, "earmarks": []}


def gnome_game(*cells: object, **more: object) -> str:
    return json.dumps({"difficulty_category": "Easy Difficulty", "time_elapsed": -1, "cells": cells} | more)


def test_a_saved_game_has_entries_notes_time_and_a_rating() -> None:
    """As the program writes it, with a blank before each colon."""
    reading = formats.load(DATA / "gnome/gnome.save")
    givens = Grid.empty().with_digit(0, 4).with_digit(6, 8).with_digit(8, 5).with_digit(10, 3)
    notes = Marks.of({2: (2, 5, 9), 80: (1,)})
    entries = Grid.empty().with_digit(1, 1)
    assert (reading.format.id, reading.dropped) == ("gnome", ())
    assert reading.puzzles == (Puzzle(givens, entries, (("L", "Hard"),), corner=notes, elapsed=83_250),)


def test_the_export_of_the_givens_is_nine_lines() -> None:
    reading = formats.load(DATA / "rows/gnome.skp")
    assert reading.format.id == "rows"
    assert ".skp" in reading.format.extensions


@pytest.mark.parametrize("level", ["Easy", "Medium", "Hard", "Very Hard"])
def test_ratings_of_the_program_are_kept(level: str) -> None:
    puzzle = Puzzle(Grid.empty().with_digit(0, 4), headers=(("L", level),))
    text = formats.write(puzzle, "gnome")
    assert f'"{level} Difficulty"' in text
    assert formats.read(text).puzzles == (puzzle,)


def test_a_puzzle_without_a_rating_is_written_without_one() -> None:
    """The program would refuse an unknown one, so the file says a known one and takes it back."""
    puzzle = Puzzle(Grid.empty().with_digit(0, 4), headers=(("L", "fiendish"),))
    text = formats.write(puzzle, "gnome")
    assert '"Medium Difficulty"' in text
    assert formats.read(text).puzzles == (replace(puzzle, headers=()),)
    assert formats.lost(puzzle, "gnome") == ("headers",)


@pytest.mark.parametrize("category", ["Unknown Difficulty", "", 3, None])
def test_an_unknown_rating_is_no_header(category: object) -> None:
    assert formats.read(gnome_game(CELL, difficulty_category=category)).puzzles[0].headers == ()


@pytest.mark.parametrize("time", [-1, -0.5, 1e300, float("1e9") * 10, True, "5", None])
def test_an_invalid_time_is_ignored(time: object) -> None:
    assert formats.read(gnome_game(CELL, time_elapsed=time)).puzzles[0].elapsed == 0


def test_a_time_too_large_for_a_number_is_ignored() -> None:
    assert formats.read(gnome_game(CELL).replace("-1", "1e999")).puzzles[0].elapsed == 0


def test_notes_beside_a_digit_are_dropped() -> None:
    reading = formats.read(gnome_game(CELL | {"earmarks": [1]}, other=1))
    assert reading.dropped == ("notes_on_digits", "other_keys")
    assert reading.puzzles[0].corner == Marks.none()


# --- The board.json of Sudoku for GNOME -----------------------------------------------------------

BOARD_JSON_SAMPLE = Path(__file__).parents[2] / "data" / "formats" / "board_json/board.json"


def altered(**parts: object) -> str:
    return json.dumps(json.loads(BOARD_JSON_SAMPLE.read_text()) | parts)


def nine_rows(first: object, other: object = None) -> list[list[object]]:
    return [[first, *[other] * 8], *([other] * 9 for _ in range(8))]


def test_inputs_are_entries_and_notes_notes() -> None:
    reading = formats.load(BOARD_JSON_SAMPLE)
    entries = Grid.empty().with_digit(1, 1)
    assert reading.format.id == "board_json"
    assert reading.puzzles == (Puzzle(NORVIG, entries, (("L", "Hard"),), corner=Marks.of({2: (2, 5, 9)})),)
    assert reading.dropped == ("solution", "other_keys")


def test_inputs_on_givens_are_the_givens() -> None:
    """Some versions repeat them; notes beside them are dropped."""
    text = altered(
        puzzle=nine_rows(4), user_inputs=nine_rows("4"), notes=nine_rows(["1"], []), mistakes=0, solution=None
    )
    reading = formats.read(text)
    assert reading.puzzles == (Puzzle(Grid.empty().with_digit(0, 4), headers=(("L", "Hard"),)),)
    assert reading.dropped == ("notes_on_digits",)


@pytest.mark.parametrize("label", ["Unknown", "", 3])
def test_an_unknown_rating_is_no_header_of_board_json(label: object) -> None:
    assert formats.read(altered(difficulty_label=label, notes=None)).puzzles[0].headers == ()


@pytest.mark.parametrize("variant", ["classic", "Classic Sudoku", "classic_sudoku", "Unknown", ""])
def test_classic_puzzles_are_read(variant: str) -> None:
    assert formats.read(altered(variant=variant)).puzzles[0].givens == NORVIG


# --- What holds no Sudoku is named, never opened, and never stands in the way of a format that find

OBJECTS = """<?xml version="1.0" encoding="UTF-8"?>
<java version="1.8.0_202" class="java.beans.XMLDecoder">
 <object class="sudoku.Sudoku2"><void property="score"><int>1</int></void></object>
</java>
"""
MANY = "{" + ",".join(f'"{"k" * 1000}{i}": 1' for i in range(100)) + "}"


@pytest.mark.parametrize("text", [f"<html>\n<p>{LINE}</p>\n</html>", f'{{"a":\n"{LINE}"}}', f'["{LINE}"]'])
def test_puzzles_in_them_are_found(text: str) -> None:
    assert str(formats.read(text).puzzles[0].givens) == LINE


def packed(name: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, OBJECTS)
    return buffer.getvalue()


def test_a_file_of_hodoku_is_refused_with_the_reason(tmp_path: Path) -> None:
    """It holds Java objects; other archives are none of them."""
    path = tmp_path / "mine.hsol"
    path.write_bytes(packed("SudokuData"))
    with pytest.raises(FormatError, match="opening one can run code, so it is not opened; in HoDoKu choose"):
        formats.load(path)
    assert formats.format_called("hsol").detects(OBJECTS) is Confidence.CERTAIN
    assert not hsol.holds_objects(packed("content.xml"))
    assert not hsol.holds_objects(b"PK\x03\x04")
    with pytest.raises(FormatError, match="not a text file"):
        formats.decode(packed("content.xml"))


# --- what is refused ---------------------------------------------------------------------------------

ALTERED: list[tuple[dict[str, object], str]] = [
    ({"variant": "diagonal"}, "a puzzle of the kind 'diagonal'"),
    ({"variant": 7}, "a puzzle of the kind '7'"),
    ({"puzzle": None}, "puzzle does not have nine rows"),
    ({"puzzle": [[]] * 9}, r"puzzle[0] does not have nine cells"),
    ({"puzzle": nine_rows(10)}, r"puzzle[0][0] is not a digit"),
    ({"puzzle": nine_rows("x")}, r"puzzle[0][0] is not a digit"),
    ({"puzzle": nine_rows(1, other=True)}, r"puzzle[0][1] is not a digit"),
    ({"user_inputs": nine_rows([])}, r"user_inputs[0][0] is not a digit"),
    ({"notes": nine_rows(1, [])}, r"notes[0][0] is not a list"),
    ({"notes": nine_rows([11], [])}, r"notes[0][0] is not a digit"),
]
REFUSED = [
    *(
        (collection(f'<game data="{data}"/>'), message)
        for data, message in [
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
        ]
    ),
    *(
        (document(graph=graph), message)
        for graph, message in [
            ('order="16" type="sudoku"', "a Sudoku of order '16'"),
            ('type="sudoku"', "a Sudoku of order ''"),
            ('order="9" type="roxdoku"', "KSudoku's puzzle 'roxdoku'"),
            ('order="9" type="custom" specific-type="Jigsaw" name="Jigsaw"', "KSudoku's puzzle 'Jigsaw'"),
            ('order="9" type="custom" specific-type="KillerSudoku"', "KSudoku's puzzle 'KillerSudoku'"),
            ('order="9" type="sudoku" specific-type="XSudoku"', "KSudoku's puzzle 'XSudoku'"),
        ]
    ),
    *(
        (document(f"\n <simple-event {event}/>"), part)
        for event, message in [
            ('index="81" value="1"', "'81' is not the index of a cell"),
            ('index="-1" value="1"', "'-1' is not the index of a cell"),
            ('value="1"', "'' is not the index of a cell"),
            ('index="1"', "needs a value, or else markers"),
            ('index="1" value="1" markers="1"', "needs a value, or else markers"),
            ('index="1" value="10"', "'10' is not a value"),
            ('index="1" value="٣"', "'٣' is not a value"),
            ('index="1" markers="1111111111"', "'1111111111' are not markers"),
            ('index="1" markers="2"', "'2' are not markers"),
        ]
        for part in (message, "line 3, column 2: ")
    ),
    *(
        (dhancock_document(text), part)
        for text, message in [
            (cell(x="9"), "the x of this cell is '9'; use 0 to 8"),
            (cell(y=""), "the y of this cell is ''"),
            (cell(value="0"), "the value of this cell is '0'; use 1 to 9"),
            (cell(value="٣"), "the value of this cell is"),
            (cell(origin="Me"), "'Me' is not an origin"),
            ("<Cell/>", "the x of this cell is ''"),
            ('<Cell x="1">3</Cell>', "the y of this cell is ''"),
            (cell() + cell(), "this cell occurs here a second time"),
        ]
        for part in (message, "line 2, column ")
    ),
    *(
        (gnome_game(CELL, cell), message)
        for cell, message in [
            (1, r"cells[1] is not a cell"),
            ({}, r"cells[1] has no position"),
            ({"position": [0]}, r"cells[1] has no position"),
            ({"position": [0, 9]}, r"cells[1].position is not a number from 0 to 8"),
            ({"position": [0, True]}, r"cells[1].position is not a number from"),
            ({"position": [0, 1.0]}, r"cells[1].position is not a number from"),
            ({"position": [0, 1], "value": 10}, r"cells[1].value is not a number from 0 to 9"),
            ({"position": [0, 1], "earmarks": 1}, r"cells[1].earmarks is not a list"),
            ({"position": [0, 1], "earmarks": [10]}, r"cells[1].earmarks is not a number from 1 to 9"),
            (CELL, r"cells[1] occurs here a second time"),
        ]
    ),
    *((document(values=values), "these are not 81 values") for values in ("", "_" * 80, "." * 81, "k" * 81)),
    ("<ksudoku/>", "there is no <game> in this <ksudoku>"),
    ("<ksudoku><game/><game/></ksudoku>", "this is a second <game>"),
    ("<opensudoku/>", "there is no game in this collection"),
    ('{"cells": 1, "time_elapsed": 1}', 'has a list "cells"'),
    *((altered(**parts), message) for parts, message in ALTERED),
    ((DATA / "foreign/track.gpx").read_text(), "this is XML of another kind: its root is <gpx>"),
    ("<!DOCTYPE html>\n<html><body>|</body></html>", "its root is <html>"),
    ('<?xml version="1.0"?>\n', "not well-formed XML: no element found"),
    ((DATA / "foreign/places.json").read_text(), "with 'type', 'features' in it"),
    ("{}", "without a name in it"),
    ("[1, 2]", "without a name in it"),
    (MANY, "with 'kkk"),
    ('{"a":\n 1,}', "line 2, column "),
    ("[" + "1," * 2_200_000, "characters"),
    (OBJECTS, "with Java objects"),
]
