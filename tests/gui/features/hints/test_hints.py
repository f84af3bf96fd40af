"""Hints: a little more is reported with each F2, the board says why, and nothing waits for the process behind them."""

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QTableView

from solver_core.cover import Rule
from solver_core.hints import Position, Step, finder
from solver_core.hints.techniques import BY_ID, Group
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.solving import solve
from sudoku_gui.document.document import Source
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.features.hints import Hints
from sudoku_gui.features.hints.step_list import StepList
from sudoku_gui.player.job import Job
from sudoku_gui.render.board.paint_step import StepLook, houses_to_look_in
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.techniques import technique_name
from tests.gui.parts import PATIENCE, SEVERAL, click, part, paste, press, shown, trigger, wait_until

HARD = "..5.61...6.9.3.41..7...4.....3.......163.574.......9.....7...5..92.5.3.4...28.6.."
LATE = 48
"""Steps of `HARD` after which few are left, so that listing all of them takes no time."""


def settled(window: MainWindow) -> Stage:
    hint_session = window.context.hint_session
    wait_until(lambda: hint_session.stage is not Stage.SEARCHING)
    return hint_session.stage


def opened(window: MainWindow, steps: int = 0) -> list[Step]:
    """The puzzle with this many steps done, and the rest of the way."""
    window.document.open(Puzzle(Grid.parse(HARD)), Source())
    way = list(finder.path(Position.start(Grid.parse(HARD))))
    window.document.do_steps(way[:steps], "hinted")
    return way[steps:]


def first(group: Group) -> int:
    """The number of the first step of a group on the way."""
    way = finder.path(Position.start(Grid.parse(HARD)))
    return next(at for at, step in enumerate(way) if BY_ID[step.technique].group is group)


def test_each_press_shows_more_and_the_last_does_it(window: MainWindow) -> None:
    """Where, what, why; then the step is done, and one undo takes it back."""
    step, *_ = opened(window, first(Group.WINGS))
    before = window.document.puzzle
    press("F2")
    assert settled(window) is Stage.PLACE
    card = window.feature(Hints).card
    assert card.isVisible()
    assert technique_name(step.technique) not in card.text
    assert window.context.board.look.overlay == StepLook(houses=houses_to_look_in(step))
    press("F2")
    assert technique_name(step.technique) in card.text
    press("F2")
    assert isinstance(window.context.board.look.overlay, StepLook)
    assert window.context.board.look.overlay.step == step
    assert "So 8 can be removed from r1c4." in card.text
    press("F2")
    assert not card.isVisible()
    after = window.document.puzzle
    assert all(not after.corner[cell] >> digit - 1 & 1 for cell, digit in step.removed)
    assert window.context.board.look.overlay is None
    press("Ctrl+Z")
    assert window.document.puzzle == before


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_who_clicks_hint_again_and_again_clicks_nothing_else(
    window: MainWindow, size: tuple[int, int]
) -> None:
    """The key stays under the mouse, whatever the card says; nor does anything grow out of sight sideways."""
    window.resize(*size)
    opened(window, first(Group.WINGS))
    key = part(window, QAbstractButton, "button_hint")
    QApplication.processEvents()
    place = key.mapTo(window, key.rect().center())
    for _ in range(3):
        press("F2")
        settled(window)
        QApplication.processEvents()
        under = window.childAt(place)
        assert under is key
        assert key.visibleRegion().boundingRect() == key.rect()


def test_a_single_is_placed_and_shown_in_the_matrix(window: MainWindow) -> None:
    """Its column has one option left."""
    opened(window)
    press("F2")
    assert settled(window) is Stage.PLACE
    press("F2", "F2")
    step = window.context.hint_session.step
    assert step is not None
    (cell, digit) = step.placed[0]
    click(window.feature(Hints).card, "hint_why")
    assert window.player.is_watching
    target = window.selection.target
    assert target is not None
    assert target.item is not None
    wait_until(lambda: not window.player.is_busy)
    snapshot = window.player.snapshot
    assert snapshot is not None
    assert snapshot.sizes[target.item] == 1
    press("F2")
    assert not window.player.is_watching
    assert settled(window) is Stage.PLACE
    press("F2", "F2", "F2")
    assert window.document.puzzle.board[cell] == digit


def test_a_removed_candidate_is_refuted_by_the_search(window: MainWindow) -> None:
    opened(window, first(Group.WINGS))
    press("F2")
    assert settled(window) is Stage.PLACE
    press("F2", "F2")
    click(window.feature(Hints).card, "hint_why")
    search = window.player.search
    assert search is not None
    wait_until(lambda: search.dead_ends > 0 and not window.player.is_busy)


def test_wrong_digits_and_notes_come_first(window: MainWindow) -> None:
    """No hint builds on a mistake."""
    opened(window)
    solution = solve(Grid.parse(HARD))
    assert solution is not None
    window.context.board.select(0)
    press(str(solution[0] % 9 + 1), "F2")
    assert settled(window) is Stage.FAULT
    assert "r1c1" in window.feature(Hints).card.text
    press("0")
    assert not window.feature(Hints).card.isVisible()
    paste(SEVERAL)
    press("F2")
    assert settled(window) is Stage.FAULT
    assert "several solutions" in window.feature(Hints).card.text


def test_escape_and_any_change_end_a_hint(window: MainWindow) -> None:
    opened(window)
    press("F2")
    settled(window)
    press("Escape")
    assert window.context.hint_session.stage is Stage.NOTHING
    press("F2")
    settled(window)
    window.context.board.select(0)
    press("Alt+4")
    assert window.context.hint_session.stage is Stage.NOTHING
    press("F2")
    window.document.open(Puzzle(Grid.parse(SEVERAL)), Source())
    assert window.context.hint_session.stage is Stage.NOTHING
    assert not window.context.hint_session.finder.is_busy


def test_a_program_that_cannot_be_started_is_said(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(Path("no such program")))
    opened(window)
    press("F2")
    assert settled(window) is Stage.FAILED
    said = "No hint can be given: the hint program cannot be started; install Dancing Sudoku again."
    assert window.feature(Hints).card.text == said


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="signals as in POSIX")
@pytest.mark.parametrize("number", ["SIGSTOP", "SIGKILL"])
def test_a_process_that_stands_still_or_ends_is_said_and_replaced(window: MainWindow, number: str) -> None:
    """Somebody has stopped or ended it between two hints."""
    opened(window)
    hint_session = window.context.hint_session
    hint_session.finder._timer.setInterval(300)
    press("F2")
    wait_until(lambda: hint_session.finder.process._process is not None)
    process = hint_session.finder.process._process
    assert process is not None
    assert process.waitForStarted()
    worker = process.processId()
    os.kill(worker, getattr(signal, number))
    assert settled(window) is Stage.FAILED
    how = "does not respond" if number == "SIGSTOP" else "ended unexpectedly"
    said = f"No hint can be given: the hint program {how}; try again."
    assert window.feature(Hints).card.text == said
    wait_until(lambda: not is_there(worker))
    hint_session.finder._timer.setInterval(PATIENCE)
    press("F2")
    assert settled(window) is Stage.PLACE


def test_a_list_of_steps_says_that_its_process_stands_still(window: MainWindow) -> None:
    opened(window)
    trigger(window, "all_steps")
    steps = shown(window, StepList)
    steps.finder._timer.setInterval(0)
    steps.look()
    summary = part(steps, QLabel, "steps_summary")
    wait_until(lambda: "does not respond" in summary.text())
    assert summary.text() == "The steps cannot be found: the hint program does not respond; try again."


def test_all_steps_are_listed_shown_and_done(window: MainWindow) -> None:
    opened(window, LATE)
    trigger(window, "all_steps")
    dialog = shown(window, StepList)
    wait_until(lambda: not dialog.finder.is_busy)
    assert dialog.model.rowCount() > 1
    assert str(dialog.model.rowCount()) in dialog.summary.text()
    table = part(dialog, QTableView, "steps_table")
    table.setCurrentIndex(dialog.model.index(0, 0))
    step = dialog.model.rows[0].step
    assert window.context.hint_session.step == step
    assert window.context.board.look.overlay is not None
    before = window.document.puzzle
    click(dialog, "steps_do")
    assert window.document.puzzle != before
    assert dialog.model.rowCount() == 0
    click(dialog, "steps_again")
    wait_until(lambda: not dialog.finder.is_busy)
    assert dialog.model.rowCount()
    dialog.close()


def test_a_rating_shows_level_and_way_and_leads_to_its_hardest_step(window: MainWindow) -> None:
    """All steps before the chosen one are done at once, and undone at once."""
    opened(window)
    trigger(window, "rate")
    dialog = shown(window, StepList)
    wait_until(lambda: not dialog.finder.is_busy)
    assert dialog.summary.text().startswith("Hard, 732 points. The hardest technique is “XY-Wing”.")
    wait_until(dialog.measured.isVisible)
    by_links = encoding.search(Grid.parse(HARD), Rule.FEWEST)
    by_links.run_to("end")
    counted = by_links.tally
    assert f"{counted.decisions} decisions, {counted.guesses} guesses" in dialog.measured.text()
    assert "first column" in dialog.measured.text().splitlines()[1]
    hardest = first(Group.WINGS)
    part(dialog, QTableView, "steps_table").setCurrentIndex(dialog.model.index(hardest, 0))
    before = window.document.puzzle
    click(dialog, "steps_do")
    wing = finder.next_step(Position.of(window.document.puzzle))
    assert wing is not None
    assert wing.technique == "xy_wing"
    trigger(window, "undo")
    assert window.document.puzzle == before
    dialog.close()


def test_a_rating_is_not_that_of_another_puzzle(window: MainWindow) -> None:
    """Its steps would be done on a board that they are not about; entries of the same puzzle leave them alone."""
    opened(window)
    trigger(window, "rate")
    dialog = shown(window, StepList)
    wait_until(lambda: not dialog.finder.is_busy)
    count = dialog.model.rowCount()
    window.document.place(0, 4, "typed")
    assert dialog.model.rowCount() == count
    part(dialog, QTableView, "steps_table").setCurrentIndex(dialog.model.index(count - 1, 0))
    window.document.open(Puzzle(Grid.parse(SEVERAL)), Source())
    assert (dialog.model.rowCount(), dialog.summary.text()) == (0, "The puzzle has changed.")
    assert not part(dialog, QPushButton, "steps_do").isEnabled()
    dialog.close()


@pytest.mark.parametrize("way", ["another puzzle", "closed"])
def test_steps_of_a_puzzle_that_has_gone_are_no_longer_looked_for(window: MainWindow, way: str) -> None:
    """Neither its steps nor its measures: they would be listed beside another board."""
    opened(window)
    trigger(window, "rate")
    dialog = shown(window, StepList)
    measuring = next(one for one in dialog.findChildren(Job) if one.parent() is dialog)
    assert dialog.finder.is_busy
    assert measuring.is_running
    if way == "closed":
        dialog.close()
    else:
        window.document.open(Puzzle(Grid.parse(SEVERAL)), Source())
    assert not dialog.finder.is_busy
    assert not measuring.is_running
    dialog.close()


def test_a_step_chosen_from_a_list_stays_though_a_hint_was_asked_for(window: MainWindow) -> None:
    """The answer about the board would come late, and hide what was chosen."""
    way, session = opened(window), window.context.hint_session
    session.find_step()
    assert session.finder.is_busy
    session.show_step(way[-1], Position.start(Grid.parse(HARD)))
    assert not session.finder.is_busy
    assert session.step == way[-1]


def test_a_puzzle_is_solved_by_hints_alone(window: MainWindow) -> None:
    """Through the window, as a patient player would."""
    opened(window, first(Group.WINGS))
    for _ in range(200):
        if window.document.is_solved:
            break
        press("F2")
        assert settled(window) is Stage.PLACE
        part(window.feature(Hints).card, QPushButton, "hint_do").click()
    assert window.document.puzzle.board == solve(Grid.parse(HARD))
    press("F2")
    assert settled(window) is Stage.NO_STEP
    assert window.feature(Hints).card.text == "Every cell is filled: there is nothing left to do."
