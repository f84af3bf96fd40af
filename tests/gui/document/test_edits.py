"""Undo and redo: whatever is done goes back the way it came, and every change is reported."""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import edits
from sudoku_gui.document.document import Document, Mode, Source
from sudoku_gui.document.history import MOST

Command = Callable[[Document], None]

SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")


def grid(digits: Mapping[int, int]) -> Grid:
    return Grid(bytes(digits.get(cell, 0) for cell in range(81)))


def puzzle(givens: Mapping[int, int], entries: Mapping[int, int]) -> Puzzle:
    """These givens, and those entries that do not stand on one."""
    return Puzzle(grid(givens), grid({cell: digit for cell, digit in entries.items() if cell not in givens}))


# Few cells, so that changes meet each other.
CELLS = st.sampled_from([0, 1, 40, 80])
DIGITS = st.integers(1, 9)
BOARDS = st.dictionaries(CELLS, DIGITS)
PUZZLES = st.builds(puzzle, BOARDS, BOARDS)


def placing(cell: int, digit: int) -> Command:
    return lambda document: document.place_in((cell,), digit, "place")


def choosing(mode: Mode) -> Command:
    return lambda document: document.set_mode(mode)


def noting(cell: int, digit: int, *, centre: bool) -> Command:
    return lambda document: document.place_in((cell,), digit, "note", Mode.CENTRE if centre else Mode.NOTES)


def colouring(cell: int, number: int) -> Command:
    return lambda document: document.place_in((cell,), number, "colour", Mode.COLOURS)


def reopening(other: Puzzle) -> Command:
    return lambda document: document.open(other, Source())


def clear(document: Document) -> None:
    document.clear_entries("clear")


def enter_all(document: Document) -> None:
    document.change_to(edits.with_solution(document.puzzle, SOLUTION), "enter all")


CHANGES = st.lists(
    st.one_of(
        st.builds(placing, CELLS, st.integers(0, 9)),
        st.builds(choosing, st.sampled_from(Mode)),
        st.builds(noting, CELLS, DIGITS, centre=st.booleans()),
        st.builds(colouring, CELLS, DIGITS),
        st.sampled_from([clear, enter_all]),
    ),
    max_size=12,
)


@given(first=PUZZLES, changes=CHANGES)
def test_whatever_is_done_can_be_undone_and_redone_one_by_one(first: Puzzle, changes: list[Command]) -> None:
    """Placing, noting, colouring, clearing and entering a solution all go back the way they came, and forth again."""
    document = Document()
    document.open(first, Source())
    history = [document.puzzle]
    for command in changes:
        command(document)
        if document.puzzle != history[-1]:
            history.append(document.puzzle)
    assert document.undo_stack.count() == len(history) - 1
    for earlier in reversed(history[:-1]):
        document.undo_stack.undo()
        assert document.puzzle == earlier
    assert not document.undo_stack.canUndo()
    assert not document.is_modified
    for later in history[1:]:
        document.undo_stack.redo()
        assert document.puzzle == later
    assert not document.undo_stack.canRedo()


@given(first=PUZZLES, changes=CHANGES)
def test_every_change_is_reported_with_its_old_and_new_value(first: Puzzle, changes: list[Command]) -> None:
    """Each change begins where the one before ended, so a view that follows them never goes astray."""
    document = Document()
    reported: list[tuple[Puzzle, Puzzle]] = []
    document.changed.connect(lambda before, after: reported.append((before, after)))
    document.open(first, Source())
    for command in changes:
        command(document)
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert reported[0] == (Puzzle(Grid.empty()), first)
    assert [before for before, _ in reported[1:]] == [after for _, after in reported[:-1]]
    assert reported[-1][1] == document.puzzle == first
    assert all(before != after for before, after in reported[1:])


def test_the_undo_menu_calls_a_change_as_its_code_says(given_first: Document) -> None:
    given_first.place_in((2,), 7, "7 in r1c3")
    assert given_first.undo_stack.undoText() == "7 in r1c3"


@pytest.mark.parametrize("command", [placing(1, 6), placing(0, 9), placing(7, 0), noting(1, 4, centre=True)])
def test_an_edit_without_effect_leaves_nothing_to_undo(given_first: Document, command: Command) -> None:
    command(given_first)
    assert given_first.undo_stack.count() == 0
    assert not given_first.is_modified


@given(first=PUZZLES, changes=CHANGES, other=PUZZLES)
def test_no_undo_leads_into_the_puzzle_before(first: Puzzle, changes: list[Command], other: Puzzle) -> None:
    document = Document()
    document.open(first, Source())
    for command in [*changes, reopening(other)]:
        command(document)
    assert not document.undo_stack.canUndo()
    assert not document.undo_stack.canRedo()
    assert document.puzzle == other
    assert not document.is_modified


def test_the_oldest_changes_are_dropped(given_first: Document) -> None:
    """Of very many changes the newest thousand can be undone, and then the file's state is out of reach."""
    for number in range(MOST + 5):
        given_first.place_in((7,), number % 9 + 1, "colour", Mode.COLOURS)
    while given_first.undo_stack.canUndo():
        given_first.undo_stack.undo()
    assert given_first.undo_stack.count() == MOST
    assert given_first.is_modified
    assert given_first.puzzle.colours.digits(7) == (1, 2, 3, 4, 5)
