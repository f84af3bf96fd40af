"""The library does no more than it must, and its steps stay the same."""

import sys

import pytest
from hodoku.solver.step_finder import SudokuStepFinder
from hodoku.solver.table_entry import TableEntry

from solver_core.hints import TECHNIQUES, Position, finder, library
from solver_core.hints.finder import HintsError
from solver_core.sudoku.grid import Grid
from tests.amounts import each
from tests.core.hints.test_finder import PUZZLES

LOOPS = "45...........3.1....27...632..........498..7......5..8..52........69...18...7..4."
"""A puzzle with nice loops."""


def test_every_technique_is_found_by_the_librarys_solver_for_it() -> None:
    """A new version of the library may find a technique elsewhere."""
    position = Position.start(Grid.parse(LOOPS))
    ours, theirs = library.LibraryFinder(position), SudokuStepFinder(library._grid(position))
    for technique in each(
        one.id for one in TECHNIQUES if not one.id.startswith("forcing")
    ):  # these take minutes
        kind = library._type(technique)
        assert ours._solver(technique).get_step(kind) == theirs.get_step(kind), technique


def test_an_emptied_table_is_like_a_new_one() -> None:
    """What is left in one would lead to chains that do not exist."""
    table, new = library._ChainTable(), TableEntry()
    for cell in range(40):
        table.add_entry(cell, 1 + cell % 9, bool(cell % 2), ri1=cell // 2)
    table.reset()
    for name in each(TableEntry.__slots__):
        assert getattr(table, name) == getattr(new, name), name


def test_a_puzzle_that_needs_no_chains_builds_no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """They took nine tenths of the time of an easy puzzle."""

    def refuse(*_: object) -> None:
        raise AssertionError("tables are built")

    monkeypatch.setattr(library._ChainsSolver, "__init__", refuse)
    for level in ("easy", "medium", "hard"):
        assert finder.rate(Grid.parse(PUZZLES[level])).level == level
    with pytest.raises(AssertionError, match="tables are built"):
        finder.next_step(Position.start(Grid.parse(PUZZLES["easy"])), ["continuous_nice_loop"])


def test_a_missing_library_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Singles are found without it."""
    monkeypatch.setitem(sys.modules, "hodoku", None)
    assert finder.next_step(Position.start(Grid.parse(PUZZLES["easy"]))) is not None
    with pytest.raises(HintsError, match="pip install hodoku-py"):
        finder.rate(Grid.parse(PUZZLES["easy"]))
