"""KSudoku's file: the board is what the history leaves."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

SAMPLE = Path(__file__).parents[2] / "data" / "formats" / "ksudoku/game.ksudoku"
GIVENS = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
EMPTY = "_" * 81


def document(history: str = "", values: str = EMPTY, graph: str = 'order="9" type="sudoku"') -> str:
    puzzle = f"<puzzle><graph {graph}/><values>{values}</values></puzzle>"
    return f"<ksudoku><game>{puzzle}\n<history>{history}</history></game></ksudoku>"


def test_the_history_is_replayed() -> None:
    """Values clear notes, notes clear values, the last one stays, and a complex event is several simple ones."""
    reading = formats.load(SAMPLE)
    entries = Grid.empty().with_digit(1, 1).with_digit(4, 6).with_digit(5, 9).with_digit(7, 2)
    assert reading.format.id == "ksudoku"
    assert reading.puzzles == (Puzzle(GIVENS, entries, corner=Marks.of({2: (2, 5, 9)}), elapsed=83_250),)
    assert reading.dropped == ("solution", "moves", "other_keys")


def test_a_file_without_detours_drops_nothing() -> None:
    reading = formats.read(formats.write(formats.load(SAMPLE).puzzles[0], "ksudoku"))
    assert reading.puzzles == formats.load(SAMPLE).puzzles
    assert reading.dropped == ()


def test_the_cell_of_a_given_never_changes() -> None:
    """Events may name it; the program itself lets nobody change it."""
    reading = formats.read(document('<simple-event index="0" value="2"/>', "b" + "_" * 80))
    assert reading.puzzles == (Puzzle(Grid.empty().with_digit(0, 1)),)


@pytest.mark.parametrize(
    ("graph", "message"),
    [
        ('order="16" type="sudoku"', "a Sudoku of order '16'"),
        ('type="sudoku"', "a Sudoku of order ''"),
        ('order="9" type="roxdoku"', "KSudoku's puzzle 'roxdoku'"),
        ('order="9" type="custom" specific-type="Jigsaw" name="Jigsaw"', "KSudoku's puzzle 'Jigsaw'"),
        ('order="9" type="custom" specific-type="KillerSudoku"', "KSudoku's puzzle 'KillerSudoku'"),
        ('order="9" type="sudoku" specific-type="XSudoku"', "KSudoku's puzzle 'XSudoku'"),
    ],
)
def test_other_puzzles_are_refused_by_name(graph: str, message: str) -> None:
    """Their houses are others, so their digits would make no sense here."""
    with pytest.raises(FormatError, match=message):
        formats.read(document(graph=graph))


@pytest.mark.parametrize("values", ["", "_" * 80, "." * 81, "k" * 81])
def test_values_that_are_none_are_refused(values: str) -> None:
    with pytest.raises(FormatError, match="these are not 81 values"):
        formats.read(document(values=values))


@pytest.mark.parametrize(
    ("event", "message"),
    [
        ('index="81" value="1"', "'81' is not the index of a cell"),
        ('index="-1" value="1"', "'-1' is not the index of a cell"),
        ('value="1"', "'' is not the index of a cell"),
        ('index="1"', "needs a value, or else markers"),
        ('index="1" value="1" markers="1"', "needs a value, or else markers"),
        ('index="1" value="10"', "'10' is not a value"),
        ('index="1" value="٣"', "'٣' is not a value"),
        ('index="1" markers="1111111111"', "'1111111111' are not markers"),
        ('index="1" markers="2"', "'2' are not markers"),
    ],
)
def test_events_that_are_none_are_reported_with_their_place(event: str, message: str) -> None:
    with pytest.raises(FormatError, match=message) as raised:
        formats.read(document(f"\n <simple-event {event}/>"))
    assert (raised.value.line, raised.value.column) == (3, 2)


def test_missing_parts_are_reported() -> None:
    with pytest.raises(FormatError, match="there is no <game> in this <ksudoku>"):
        formats.read("<ksudoku/>")
    with pytest.raises(FormatError, match="this is a second <game>"):
        formats.read("<ksudoku><game/><game/></ksudoku>")
