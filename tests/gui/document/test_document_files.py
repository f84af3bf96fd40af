"""A document and its file: what it is called, where it may be saved, and when something is unsaved."""

from pathlib import Path

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document, Source

PUZZLE = Puzzle(Grid.empty().with_digit(0, 5))
ANOTHER = Puzzle(Grid.empty().with_digit(8, 1))
FILE = Path("puzzle.sdk")


def test_opening_begins_a_new_history(given_first: Document) -> None:
    given_first.place_in((2,), 7, "")
    given_first.open(ANOTHER, Source())
    assert not given_first.undo_stack.canUndo()
    assert not given_first.is_modified


def test_only_the_saved_state_is_unmodified(given_first: Document) -> None:
    given_first.place_in((2,), 7, "")
    assert given_first.is_modified
    given_first.saved(Source(FILE))
    assert not given_first.is_modified
    given_first.undo_stack.undo()
    assert given_first.is_modified
    given_first.undo_stack.redo()
    assert not given_first.is_modified
    given_first.place_in((3,), 8, "")
    given_first.undo_stack.undo()
    assert not given_first.is_modified


def test_a_puzzle_saved_in_part_stays_modified(given_first: Document) -> None:
    """A file that lost the entries is no reason to close without a question, whatever is undone."""
    given_first.place_in((2,), 7, "")
    given_first.saved_in_part(Source(Path("puzzle.txt"), "line"))
    assert given_first.is_modified
    assert given_first.source.path == Path("puzzle.txt")
    given_first.undo_stack.undo()
    assert given_first.is_modified
    given_first.undo_stack.redo()
    assert given_first.is_modified
    given_first.saved(Source(FILE))
    assert not given_first.is_modified


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
    document.open(PUZZLE, source)
    assert document.name("Untitled") == name


@pytest.mark.parametrize(
    ("source", "can"), [(Source(), False), (Source(FILE), True), (Source(FILE, "sdm", 1), False)]
)
def test_a_puzzle_is_never_saved_over_its_collection(source: Source, *, can: bool) -> None:
    assert source.can_be_saved_to == can
