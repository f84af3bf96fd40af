"""Options that cover nothing: a row of zeros, and the candidates that a puzzle excludes."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import texts
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.window.shared import BRANCHING, settle


def as_dlx(rows: str) -> str:
    """A matrix of 0s and 1s as Knuth's text."""
    return texts.write(texts.read(rows), "dlx")


TWO_LEFT = Grid.parse(BRANCHING).within(Marks.of({0: (1, 2)}).on_others(511))
SUBJECTS = {
    "one zero": Subject(problem=as_dlx("0")),
    "rows of zeros": Subject(problem=as_dlx("000\n110\n000\n001\n" + "110\n" * 40)),
    "excluded candidates": Subject(TWO_LEFT),
}


@pytest.mark.parametrize("name", SUBJECTS)
@pytest.mark.parametrize("arrangement", ["watch", "study"])
def test_every_pane_shows_them_and_what_is_pointed_at(
    window: MainWindow, qtbot: QtBot, name: str, arrangement: str
) -> None:
    with qtbot.captureExceptions() as raised:
        window.player.watch_subject(SUBJECTS[name])
        window.context.actions[f"arrangement_{arrangement}"].trigger()
        settle(window)
        problem = window.player.problem
        empty = [number for number, items in enumerate(problem.options) if not items]
        for pane in window.workbench.docks:
            window.workbench.show_pane(pane)
            for option in empty[:1]:
                window.selection.pin(Target(None, option))
                settle(window)
        window.player.to_end()
        settle(window)
    assert not raised, raised
    assert empty
