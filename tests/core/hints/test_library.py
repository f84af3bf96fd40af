"""The library does no more than it must, and its steps stay the same."""

import subprocess
import sys

import pytest
from hodoku.solver import step_finder, tabling
from hodoku.solver.table_entry import TableEntry

from solver_core.hints import Position, Step, finder
from solver_core.sudoku.grid import Grid
from tests.amounts import each
from tests.core.hints.test_finder import PUZZLES

CHAINS = {
    "loops": "45...........3.1....27...632..........498..7......5..8..52........69...18...7..4.",
    "forcing chains": ".2..5..4.7.6......5..4..8.7..41...3...2.65..9......6.8.35...9.2.....9...4.....3..",
}
"""Puzzles that need some."""


def path(text: str) -> list[Step]:
    """The steps to the solution."""
    return list(finder.path(Position.start(Grid.parse(text))))


@pytest.mark.parametrize("text", [PUZZLES["expert"], *CHAINS.values()], ids=["expert", *CHAINS])
def test_replacing_parts_of_the_library_changes_no_step(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """A new version of the library may do something else with what is replaced."""
    ours = path(text)
    assert vars(tabling)["TableEntry"] is not TableEntry
    monkeypatch.setattr(tabling, "TableEntry", TableEntry)
    monkeypatch.setattr(step_finder, "TablingSolver", tabling.TablingSolver)
    assert path(text) == ours


def test_an_emptied_table_is_like_a_new_one() -> None:
    """What is left in one would lead to chains that do not exist."""
    table, new = vars(tabling)["TableEntry"](), TableEntry()
    for cell in range(40):
        table.add_entry(cell, 1 + cell % 9, bool(cell % 2), ri1=cell // 2)
    table.reset()
    for name in each(TableEntry.__slots__):
        assert getattr(table, name) == getattr(new, name), name


def test_a_puzzle_that_needs_no_chains_builds_no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """They took nine tenths of the time of an easy puzzle."""

    def refuse(*_: object) -> None:
        raise AssertionError("tables are built")

    monkeypatch.setattr(tabling, "TablingSolver", refuse)
    for level in ("easy", "medium", "hard"):
        assert finder.rate(Grid.parse(PUZZLES[level])).level == level
    with pytest.raises(AssertionError, match="tables are built"):
        finder.next_step(Position.start(Grid.parse(PUZZLES["easy"])), ["continuous_nice_loop"])


def test_templates_are_not_computed() -> None:
    """They would take longer than everything else that is imported for a hint."""
    program = "import sys; from solver_core.hints import finder; print(*vars(sys.modules['hodoku.solver.templates']))"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "TemplateSolver" in done.stdout
    assert "_TEMPLATES" not in done.stdout
