"""What is looked for in a problem can be chosen: exact covers, one with the fewest options, or a repeat cover."""

import pytest

from solver_core.cover import FewestSearch, Goal, RepeatSearch, Search
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import trigger

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def offered(window: MainWindow) -> list[bool]:
    return [window.context.actions[f"goal_{goal.value}"].isEnabled() for goal in Goal]


def checked(window: MainWindow) -> list[Goal]:
    return [goal for goal in Goal if window.context.actions[f"goal_{goal.value}"].isChecked()]


def test_a_problem_is_watched_for_another_goal_from_the_start(window: MainWindow) -> None:
    trigger(window, "sample_six_sets")
    window.player.step()
    assert checked(window) == [Goal.EXACT]
    for goal, kind in ((Goal.REPEAT, RepeatSearch), (Goal.FEWEST, FewestSearch), (Goal.EXACT, Search)):
        trigger(window, f"goal_{goal.value}")
        assert type(window.player.search) is kind
        assert window.player.position == 0
        assert checked(window) == [goal]


def test_the_usual_goal_of_a_sample_is_checked(window: MainWindow) -> None:
    trigger(window, "sample_stations")
    assert checked(window) == [Goal.REPEAT]
    trigger(window, "goal_exact")
    assert window.player.subject == Subject(sample="stations", goal=Goal.EXACT)
    trigger(window, "watch")
    assert window.player.subject.effective_goal is Goal.EXACT
    trigger(window, "sample_stations")
    assert checked(window) == [Goal.REPEAT]


def test_a_sudoku_has_exact_covers_alone(window: MainWindow) -> None:
    assert not any(offered(window))
    trigger(window, "watch")
    assert not any(offered(window))
    assert checked(window) == [Goal.EXACT]
    trigger(window, "sample_knuth_2000")
    assert all(offered(window))
    window.context.watching.watch_sample("sudoku_4")
    assert offered(window) == [True, True, False]
