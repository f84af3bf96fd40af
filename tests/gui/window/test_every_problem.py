"""Whatever problem is watched, for whatever goal, every pane shows it at every place, and the search goes back."""

from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Goal, texts
from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES
from solver_core.problems.parameters import defaults
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import spread
from tests.gui.parts import BRANCHING, press, settle

TEXT = '| of "Dancing Links"\nA B C D E F | G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n'
EMPTY = ("0", "000\n110\n000\n001\n" + "110\n" * 40)
"""Matrices with options that cover nothing."""
GALLERY = {
    **{
        family: Subject(sample=gallery.write_id(family, defaults(FAMILIES[family].parameters)))
        for family in FAMILIES
    },
    **{
        f"{sample.id} {goal.value}": Subject(sample=sample.id, goal=goal)
        for sample in gallery.SAMPLES[:3]
        for goal in (Goal.FEWEST, Goal.REPEAT)
    },
}
OTHERS = {
    "a text": Subject(problem=TEXT),
    "one zero": Subject(problem=texts.write(texts.read(EMPTY[0]), "dlx")),
    "rows of zeros": Subject(problem=texts.write(texts.read(EMPTY[1]), "dlx")),
    "excluded candidates": Subject(Grid.parse(BRANCHING).within(Marks.of({0: (1, 2)}).on_others(511))),
}


def test_every_pane_shows_every_problem(window: MainWindow, qtbot: QtBot) -> None:
    """An option that covers nothing can be pointed at; every beat finds its place."""
    for dock in window.findChildren(QDockWidget):
        dock.show()
    pointed = 0
    for name, subject in [*spread(GALLERY.items()), *OTHERS.items()]:
        with qtbot.captureExceptions() as raised:
            assert window.context.watching.watch(subject), name
            search = window.player.search
            assert search is not None
            start = search.fingerprint()
            for option in [number for number, items in enumerate(search.problem.options) if not items][:1]:
                pointed += 1
                for pane in window.workbench.docks:
                    window.workbench.show_pane(pane)
                    window.selection.pin(Target(None, option))
                    settle(window)
            window.context.board.setFocus()
            for key in ("]", "[", "Right", "Ctrl+Right", "}", "Home"):
                press(key)
                settle(window)
            window.grab()
        assert raised == [], name
        assert search.fingerprint() == start, name
    assert pointed >= len(EMPTY)


def test_panes_use_the_names_of_the_problem(window: MainWindow) -> None:
    assert window.context.watching.watch(OTHERS["a text"])
    assert window.player.problem.names == tuple("ABCDEFG")
