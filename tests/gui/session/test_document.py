"""The document: what typing means, what can be undone, and when something is unsaved."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session.document import Document, Mode, Source

Deed = Callable[[Document], None]

SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
FILE = Path("puzzle.sdk")


def grid(digits: Mapping[int, int]) -> Grid:
    return Grid(bytes(digits.get(cell, 0) for cell in range(81)))


def puzzle(givens: Mapping[int, int], entries: Mapping[int, int]) -> Puzzle:
    """These givens, and those entries that do not stand on one."""
    return Puzzle(grid(givens), grid({cell: digit for cell, digit in entries.items() if cell not in givens}))


# Few cells, so that deeds meet each other.
CELLS = st.sampled_from([0, 1, 40, 80])
DIGITS = st.integers(1, 9)
BOARDS = st.dictionaries(CELLS, DIGITS)
PUZZLES = st.builds(puzzle, BOARDS, BOARDS)


def placing(cell: int, digit: int) -> Deed:
    return lambda document: document.place(cell, digit, "place")


def choosing(mode: Mode) -> Deed:
    return lambda document: document.set_mode(mode)


def exchanging(other: Puzzle) -> Deed:
    return lambda document: document.exchange(other, "exchange")


def clear(document: Document) -> None:
    document.clear_entries("clear")


def enter_all(document: Document) -> None:
    document.enter_all(SOLUTION, "enter all")


DEEDS = st.lists(
    st.one_of(
        st.builds(placing, CELLS, st.integers(0, 9)),
        st.builds(choosing, st.sampled_from(Mode)),
        st.builds(exchanging, PUZZLES),
        st.sampled_from([clear, enter_all]),
    ),
    max_size=12,
)


@pytest.fixture
def document() -> Document:
    return Document()


@pytest.fixture
def given_first(document: Document) -> Document:
    """A document with 5 given in the first cell and 6 entered in the second."""
    document.open(puzzle({0: 5}, {1: 6}), Source(FILE))
    return document


# --- undo and redo --------------------------------------------------------------------------------


@given(first=PUZZLES, deeds=DEEDS)
def test_whatever_is_done_can_be_undone_and_redone_one_by_one(first: Puzzle, deeds: list[Deed]) -> None:
    """Placing, clearing, exchanging and entering a solution all go back the way they came, and forth again."""
    document = Document()
    document.open(first, Source())
    history = [document.puzzle]
    for deed in deeds:
        deed(document)
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


@given(first=PUZZLES, deeds=DEEDS)
def test_every_change_is_told_with_what_was_and_what_is(first: Puzzle, deeds: list[Deed]) -> None:
    """Each change begins where the one before ended, so a view that follows them never goes astray."""
    document = Document()
    told: list[tuple[Puzzle, Puzzle]] = []
    document.changed.connect(lambda before, after: told.append((before, after)))
    document.open(first, Source())
    for deed in deeds:
        deed(document)
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert told[0] == (Puzzle(Grid.empty()), first)
    assert [before for before, _ in told[1:]] == [after for _, after in told[:-1]]
    assert told[-1][1] == document.puzzle == first
    assert all(before != after for before, after in told[1:])


def test_the_undo_menu_calls_a_deed_as_whoever_did_it(given_first: Document) -> None:
    """The words come from outside: the document has none of its own."""
    given_first.place(2, 7, "7 in r1c3")
    assert given_first.undo_stack.undoText() == "7 in r1c3"


@pytest.mark.parametrize(
    "deed", [placing(1, 6), placing(0, 9), placing(7, 0), exchanging(puzzle({0: 5}, {1: 6}))]
)
def test_what_changes_nothing_leaves_nothing_to_undo(given_first: Document, deed: Deed) -> None:
    """Typing the digit that stands there already must not cost a press of undo."""
    deed(given_first)
    assert given_first.undo_stack.count() == 0
    assert not given_first.is_modified


# --- what typing means ------------------------------------------------------------------------------


def test_an_empty_board_takes_givens(document: Document) -> None:
    """Whoever starts with nothing types what the newspaper printed."""
    assert document.mode is Mode.GIVENS
    assert document.is_blank
    document.place(3, 8, "")
    assert (document.puzzle.givens[3], document.puzzle.entries[3]) == (8, 0)
    assert not document.is_blank


@pytest.mark.parametrize(
    ("opened", "mode"), [(puzzle({0: 5}, {}), Mode.DIGITS), (puzzle({}, {0: 5}), Mode.GIVENS)]
)
def test_what_is_opened_decides_what_typing_means(document: Document, opened: Puzzle, mode: Mode) -> None:
    """A puzzle with givens is there to be solved; one without is still to be typed in."""
    document.set_mode(Mode.GIVENS if mode is Mode.DIGITS else Mode.DIGITS)
    document.open(opened, Source())
    assert document.mode is mode
    document.open(Puzzle(Grid.empty()), Source())
    document.exchange(opened, "")
    assert document.mode is mode


def test_a_given_is_locked_while_digits_are_typed(given_first: Document) -> None:
    """Solving never damages the puzzle, neither by typing nor by clearing."""
    assert given_first.is_locked(0)
    assert not given_first.is_locked(1)
    for digit in range(10):
        given_first.place(0, digit, "")
    assert given_first.puzzle.givens[0] == 5
    assert given_first.puzzle.entries[0] == 0


def test_a_given_can_be_changed_while_givens_are_typed(given_first: Document) -> None:
    """A misprint is mended in the mode for givens."""
    given_first.set_mode(Mode.GIVENS)
    assert not given_first.is_locked(0)
    given_first.place(0, 9, "")
    assert given_first.puzzle.givens[0] == 9
    given_first.place(0, 0, "")
    assert given_first.puzzle.givens[0] == 0


@pytest.mark.parametrize("digit", [0, 6, 7])
def test_a_given_typed_over_an_entry_takes_its_place(given_first: Document, digit: int) -> None:
    """No cell ever holds both, and clearing a cell clears whatever is in it."""
    given_first.set_mode(Mode.GIVENS)
    given_first.place(1, digit, "")
    assert (given_first.puzzle.givens[1], given_first.puzzle.entries[1]) == (digit, 0)


def test_a_mode_is_told_once(document: Document, qtbot: QtBot) -> None:
    """Choosing the mode that holds already tells nobody anything."""
    with qtbot.waitSignal(document.mode_changed) as told:
        document.set_mode(Mode.DIGITS)
    assert told.args == [Mode.DIGITS]
    with qtbot.assertNotEmitted(document.mode_changed):
        document.set_mode(Mode.DIGITS)


def test_no_digit_is_placed_outside_the_board(document: Document) -> None:
    """A cell or digit that does not exist is refused before anything is changed."""
    with pytest.raises(GridError, match="no digit 5 can stand in cell 81"):
        document.place(81, 5, "")
    assert document.undo_stack.count() == 0


# --- whole boards -----------------------------------------------------------------------------------


def test_a_solution_is_entered_around_the_givens(given_first: Document) -> None:
    """Givens stay givens, also one that the solution contradicts; everything else becomes an entry."""
    given_first.enter_all(SOLUTION, "")
    assert given_first.puzzle.givens == grid({0: 5})
    assert given_first.puzzle.entries == SOLUTION.with_digit(0, 0)


def test_clearing_takes_entries_and_nothing_else(document: Document) -> None:
    """Givens, headers and sections are not the user's entries."""
    whole = Puzzle(grid({0: 5}), grid({1: 6}), (("D", "title"),), (("Notes", ("a", "b")),))
    document.open(whole, Source())
    document.clear_entries("")
    assert document.puzzle == Puzzle(grid({0: 5}), Grid.empty(), whole.headers, whole.sections)


def test_an_exchanged_puzzle_stays_in_its_file(given_first: Document) -> None:
    """Pasting over a puzzle is a deed in the same document, unsaved and to be undone."""
    source = given_first.source
    given_first.exchange(puzzle({8: 1}, {}), "")
    assert given_first.source is source
    assert given_first.is_modified


@pytest.mark.parametrize(
    ("opened", "task"),
    [
        (puzzle({0: 5}, {1: 6}), {0: 5}),
        (puzzle({}, {1: 6, 2: 7}), {1: 6, 2: 7}),
        (puzzle({}, {}), {}),
    ],
)
def test_the_task_is_what_was_printed(document: Document, opened: Puzzle, task: dict[int, int]) -> None:
    """Entries may be wrong and are not asked; only where nothing is given are they the puzzle."""
    document.open(opened, Source())
    assert document.task() == grid(task)


# --- files ------------------------------------------------------------------------------------------


def test_opening_begins_a_new_history(given_first: Document) -> None:
    """Undo never brings back another file's puzzle."""
    given_first.place(2, 7, "")
    given_first.open(puzzle({8: 1}, {}), Source())
    assert not given_first.undo_stack.canUndo()
    assert not given_first.is_modified


def test_only_going_back_to_what_was_saved_is_unmodified(given_first: Document) -> None:
    """Saving marks a place in the history, wherever undo and redo go from there."""
    given_first.place(2, 7, "")
    assert given_first.is_modified
    given_first.saved(Source(FILE))
    assert not given_first.is_modified
    given_first.undo_stack.undo()
    assert given_first.is_modified
    given_first.undo_stack.redo()
    assert not given_first.is_modified
    given_first.place(3, 8, "")
    given_first.undo_stack.undo()
    assert not given_first.is_modified


def test_what_was_saved_in_part_stays_modified(given_first: Document) -> None:
    """A file that lost the entries is no reason to close without a question, whatever is undone."""
    given_first.place(2, 7, "")
    given_first.saved_in_part(Source(Path("puzzle.txt"), "line"))
    assert given_first.is_modified
    assert given_first.source.path == Path("puzzle.txt")
    given_first.undo_stack.undo()
    assert given_first.is_modified
    given_first.undo_stack.redo()
    assert given_first.is_modified
    given_first.saved(Source(FILE))
    assert not given_first.is_modified


def test_a_document_can_be_opened_unsaved(document: Document) -> None:
    """What was kept from the last start has no file; typing and undoing do not make it saved."""
    document.open(puzzle({0: 5}, {}), Source(), modified=True)
    assert document.is_modified
    document.place(1, 6, "")
    document.undo_stack.undo()
    assert document.is_modified
    document.open(puzzle({0: 5}, {}), Source())
    assert not document.is_modified


@pytest.mark.parametrize(
    ("source", "name"),
    [
        (Source(), "Untitled"),
        (Source(Path("folder") / "puzzle.sdk"), "puzzle.sdk"),
        (Source(Path("many.sdm"), "sdm", 1), "many.sdm #1"),
        (Source(Path("many.sdm"), "sdm", 49_151), "many.sdm #49,151"),
    ],
)
def test_a_document_is_called_by_its_file(document: Document, source: Source, name: str) -> None:
    """A puzzle of a collection says which, so that nobody takes it for the whole file."""
    document.open(puzzle({0: 5}, {}), source)
    assert document.name("Untitled") == name


@pytest.mark.parametrize(
    ("source", "can"),
    [
        (Source(), False),
        (Source(FILE), True),
        (Source(FILE, "sdm", 1), False),
    ],
)
def test_a_puzzle_is_never_saved_over_its_collection(source: Source, *, can: bool) -> None:
    """Save asks where to, rather than replacing ten thousand puzzles by one."""
    assert source.can_be_saved_to == can


@pytest.mark.parametrize("save", [Document.saved, Document.saved_in_part])
def test_saving_tells_the_new_name(
    given_first: Document, qtbot: QtBot, save: Callable[[Document, Source], None]
) -> None:
    """The window's title follows at once."""
    with qtbot.waitSignal(given_first.named):
        save(given_first, Source(Path("other.sdk")))
    assert given_first.name("") == "other.sdk"


def test_the_first_change_after_saving_is_told(given_first: Document, qtbot: QtBot) -> None:
    """The mark for unsaved work appears with the first deed and goes with its undoing."""
    with qtbot.waitSignal(given_first.named):
        given_first.place(2, 7, "")
    with qtbot.waitSignal(given_first.named):
        given_first.undo_stack.undo()
