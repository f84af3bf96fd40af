"""Hints: a little more is reported with each F2, the board says why, and nothing waits for the process behind them."""

import os
import signal
import sys
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QPushButton

from solver_core.cover import Rule
from solver_core.hints import Position, Step, finder
from solver_core.hints.techniques import BY_ID, CHOICES, Group
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS, cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.solving import solve
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.features.hints import HintsFeature
from sudoku_gui.features.hints.steps_view import StepsView
from sudoku_gui.player.job import Job
from sudoku_gui.render.board.paint_step import StepLook, houses_to_look_in
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.names import item_name, technique_name
from tests.gui.parts import (
    PATIENCE,
    SEVERAL,
    click,
    part,
    paste,
    press,
    press_shift_and,
    shown,
    trigger,
    wait_until,
)

HARD = "..5.61...6.9.3.41..7...4.....3.......163.574.......9.....7...5..92.5.3.4...28.6.."
LATE = 48
"""Steps of `HARD` after which few are left, so that listing all of them takes no time."""


def settled(window: MainWindow) -> Stage:
    hint_session = window.context.hint_session
    wait_until(lambda: hint_session.stage is not Stage.SEARCHING)
    return hint_session.stage


@cache
def way_of_hard() -> list[Step]:
    return list(finder.path(Position.start(Grid.parse(HARD))))


def opened(window: MainWindow, steps: int = 0) -> list[Step]:
    """The puzzle with this many steps done, and the rest of the way."""
    window.document.open(Puzzle(Grid.parse(HARD)), Source())
    way = way_of_hard()
    window.document.do_steps(way[:steps], "hinted")
    return way[steps:]


def first(group: Group) -> int:
    """The number of the first step of a group on the way."""
    return next(at for at, step in enumerate(way_of_hard()) if BY_ID[step.technique].group is group)


def test_each_press_shows_more_and_the_last_does_it(window: MainWindow) -> None:
    """Where, what, why; then the step is done, and one undo takes it back."""
    step, *_ = opened(window, first(Group.WINGS))
    before = window.document.puzzle
    press("F2")
    assert settled(window) is Stage.PLACE
    card = window.feature(HintsFeature).card
    assert card.isVisible()
    assert technique_name(step.technique) not in card.text
    look, candidates = window.context.board.look, Position.of(before).candidates
    assert not houses_to_look_in(step)
    assert look.active == 8, "“Look at where 8 can go” shows where"
    assert [cell.filtered for cell in look.cells] == [8 in candidates.digits(cell) for cell in CELLS]
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
def test_the_hint_button_stays_under_the_mouse(window: MainWindow, size: tuple[int, int]) -> None:
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


def test_a_single_is_explained_by_its_column_and_watched_on_demand(window: MainWindow) -> None:
    """Its column has one option left. Esc leads back to the hint, from the text and from the search."""
    opened(window)
    press("F2")
    assert settled(window) is Stage.PLACE
    press("F2", "F2")
    step, card = window.context.hint_session.step, window.feature(HintsFeature).card
    assert step is not None
    (cell, digit), text = step.placed[0], card.text
    arrangement = window.context.panes.arrangement
    click(card, "hint_why")
    assert "box 2 has 7: 1 option" in card.text
    assert (window.player.is_watching, window.context.panes.arrangement) == (False, arrangement)
    press("Escape")
    assert card.text == text
    click(card, "hint_why")
    click(card, "hint_watch")
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
    assert window.context.hint_session.stage is Stage.REASON
    assert card.text == text
    press("F2")
    assert window.document.puzzle.board[cell] == digit


def test_a_removed_candidate_is_refuted_beside_the_board(window: MainWindow) -> None:
    """By the options that Dancing Links are left with, which end in a column without options."""
    opened(window, first(Group.WINGS))
    press("F2")
    assert settled(window) is Stage.PLACE
    press("F2", "F2")
    card = window.feature(HintsFeature).card
    click(card, "hint_why")
    lines = card.text.splitlines()
    assert lines[0].endswith("Suppose r1c4 were 8.")
    assert lines[-1] == "So r1c4 is not 8."
    board = window.document.puzzle.board.with_digit(3, 8)
    search = encoding.search(board)
    search.run_to("dead_end")
    chosen = [encoding.placement(option) for option in search.chosen_options()[board.filled :]]
    assert chosen
    assert all(f"{cell_name(cell)}={digit}" in lines[1] for cell, digit in chosen)
    snapshot = search.snapshot()
    assert snapshot.chosen_item is not None
    assert snapshot.sizes[snapshot.chosen_item] == 0
    assert f"Dead end: no option is left for “{item_name(search.problem, snapshot.chosen_item)}”." in lines
    click(card, "hint_watch")
    watched = window.player.search
    assert watched is not None
    wait_until(lambda: watched.dead_ends > 0 and not window.player.is_busy)


def test_wrong_digits_are_marked_on_demand_and_undone_by_a_button(window: MainWindow) -> None:
    """No hint builds on a mistake; where it is, the player may want to find out alone."""
    opened(window)
    solution, card = solve(Grid.parse(HARD)), window.feature(HintsFeature).card
    assert solution is not None
    before = window.document.puzzle
    window.context.board.select(0)
    press(str(solution[0] % 9 + 1), "F2")
    assert settled(window) is Stage.FAULT
    assert "1 of your digits is wrong." in card.text
    assert "r1c1" not in card.text
    assert not window.context.highlights.wrong
    click(card, "hint_fault")
    assert "r1c1" in card.text
    assert window.context.board.look.cells[0].wrong
    assert not card.buttons["fault"].isVisible()
    click(card, "hint_back")
    wait_until(lambda: window.document.puzzle == before)
    assert not card.isVisible()
    paste(SEVERAL)
    press("F2")
    assert settled(window) is Stage.FAULT
    assert "several solutions" in card.text
    assert not card.buttons["fault"].isVisible()
    assert not card.buttons["back"].isVisible()


def test_wrong_notes_are_marked_and_undone_in_the_same_way(window: MainWindow) -> None:
    """A cell whose notes lack its digit has a corner until they change."""
    opened(window)
    solution, card = solve(Grid.parse(HARD)), window.feature(HintsFeature).card
    assert solution is not None
    trigger(window, "fill_candidates")
    before = window.document.puzzle
    window.document.place_in((0,), solution[0], "typed", Mode.NOTES)
    press("F2")
    assert settled(window) is Stage.FAULT
    assert "lack the right digit" in card.text
    click(card, "hint_fault")
    assert "r1c1" in card.text
    assert window.context.board.look.cells[0].wrong
    click(card, "hint_back")
    wait_until(lambda: window.document.puzzle == before)
    assert not window.context.board.look.cells[0].wrong


def test_no_press_is_lost_while_a_step_is_looked_for(window: MainWindow) -> None:
    """Four presses at once show, name, explain and do a step; Esc in between drops the rest."""
    step, *_ = opened(window, first(Group.WINGS))
    press("F2", "F2", "F2")
    assert settled(window) is Stage.REASON
    press("Escape")
    before = window.document.puzzle
    press("F2", "F2", "F2", "F2")
    wait_until(lambda: window.document.puzzle != before)
    cell, digit = step.removed[0]
    assert digit not in window.document.puzzle.corner.digits(cell)
    press("Escape", "F2", "F2", "Escape")
    assert settled(window) is Stage.NOTHING
    press("F2")
    assert settled(window) is Stage.PLACE


def test_a_hint_is_read_whatever_was_in_front(window: MainWindow) -> None:
    """The card is among the digits, or among the steps; another pane in their place gives way."""
    opened(window)
    card = window.feature(HintsFeature).card
    window.context.panes.show("library")
    wait_until(lambda: not window.workbench.docks["play_panel"].is_view_seen())
    press("F2")
    settled(window)
    wait_until(card.isVisible)


def test_rows_and_columns_are_numbered_while_a_hint_speaks_of_them(window: MainWindow) -> None:
    """At the top and at the left, where there is space for them already: nothing moves."""
    opened(window)
    board = window.context.board
    before = board.cell_area(0)
    assert not board.has_coordinates
    press("F2")
    settled(window)
    assert board.has_coordinates
    assert board.cell_area(0) == before
    press("Escape")
    assert not board.has_coordinates
    window.preferences["coordinates"] = "always"
    assert board.has_coordinates
    window.preferences["coordinates"] = "no"
    assert board.cell_area(0).width() > before.width()


def test_escape_and_any_change_end_a_hint(window: MainWindow) -> None:
    """A hint belongs to one board: none is shown beside another."""
    opened(window)
    press("F2")
    settled(window)
    press("Escape")
    assert window.context.hint_session.stage is Stage.NOTHING
    press("F2")
    settled(window)
    window.context.board.select(0)
    press_shift_and(4)
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
    assert window.feature(HintsFeature).card.text == said


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
    assert window.feature(HintsFeature).card.text == said
    wait_until(lambda: not is_there(worker))
    hint_session.finder._timer.setInterval(PATIENCE)
    press("F2")
    assert settled(window) is Stage.PLACE


def test_a_list_of_steps_says_that_its_process_stands_still(window: MainWindow) -> None:
    opened(window)
    trigger(window, "all_steps")
    steps = shown(window, StepsView)
    steps.finder._timer.setInterval(0)
    steps.look_for_steps()
    summary = part(steps, QLabel, "steps_summary")
    wait_until(lambda: "does not respond" in summary.text())
    assert summary.text() == "The steps cannot be found: the hint program does not respond; try again."


def listed(window: MainWindow, action: str) -> StepsView:
    """The pane of steps, once all are found."""
    trigger(window, action)
    steps = shown(window, StepsView)
    wait_until(lambda: not steps.finder.is_busy)
    return steps


def test_all_steps_stand_beside_the_board_where_they_are_drawn_and_done(window: MainWindow) -> None:
    """The pane lies over nothing; after a step is done it lists those of the new board."""
    opened(window, LATE)
    steps = listed(window, "all_steps")
    assert steps.window() is window
    assert window.context.board.isVisible()
    assert steps.model.rowCount() > 1
    assert str(steps.model.rowCount()) in steps.summary.text()
    steps.table.selectRow(0)
    step = steps.model.rows[0].step
    assert window.context.hint_session.step == step
    overlay = window.context.board.look.overlay
    assert isinstance(overlay, StepLook)
    assert overlay.step == step
    before = window.document.puzzle
    click(steps, "hint_do")
    assert window.document.puzzle != before
    assert steps.model.rowCount() == 0
    wait_until(lambda: steps.model.rowCount() > 0 and not steps.finder.is_busy)
    assert all(row.step.placed != step.placed or row.step.removed != step.removed for row in steps.model.rows)


def test_steps_are_walked_by_keys_and_done_by_enter(window: MainWindow) -> None:
    opened(window, LATE)
    steps = listed(window, "all_steps")
    steps.table.setFocus()
    steps.table.selectRow(0)
    press("Down")
    step = steps.model.rows[1].step
    assert window.context.hint_session.step == step
    press("Return")
    assert [window.document.puzzle.board[cell] for cell, _ in step.placed] == [
        digit for _, digit in step.placed
    ]


def test_by_cell_the_steps_stand_in_the_order_of_the_board(window: MainWindow) -> None:
    opened(window, LATE)
    steps = listed(window, "all_steps")
    kind, rows = part(steps, QComboBox, "steps_kind"), steps.model.rowCount()
    kind.setCurrentIndex(1)
    changed = [(*row.step.placed, *row.step.removed)[0] for row in steps.model.rows]
    assert changed == sorted(changed)
    assert len(changed) == rows


def test_all_singles_are_placed_at_once(window: MainWindow) -> None:
    """One after the other as far as they lead, as one change."""
    opened(window)
    window.context.hint_session.techniques = CHOICES[:8]
    steps = listed(window, "all_steps")
    before = window.document.puzzle
    click(steps, "steps_singles")
    wait_until(lambda: window.document.puzzle != before)
    board, solution = window.document.puzzle.board, solve(Grid.parse(HARD))
    assert solution is not None
    assert all(board[cell] in {0, solution[cell]} for cell in CELLS)
    assert (
        finder.next_step(Position.of(window.document.puzzle), ["full_house", "naked_single", "hidden_single"])
        is None
    )
    wait_until(lambda: steps.model.rowCount() > 0)
    click(steps, "steps_singles")
    wait_until(lambda: steps.summary.text() == "No single is possible now.")
    trigger(window, "undo")
    assert window.document.puzzle == before


def test_a_rating_shows_level_and_way_and_leads_to_its_hardest_step(window: MainWindow) -> None:
    """All steps before the chosen one are done at once, and undone at once."""
    opened(window)
    steps = listed(window, "rate")
    assert steps.summary.text().startswith("Hard, 732 points. The hardest technique is “XY-Wing”.")
    wait_until(steps.measured.isVisible)
    by_links = encoding.search(Grid.parse(HARD), Rule.FEWEST)
    by_links.run_to("end")
    counted = by_links.tally
    assert f"{counted.decisions} decisions, {counted.guesses} guesses" in steps.measured.text()
    assert "first column" in steps.measured.text().splitlines()[1]
    hardest = first(Group.WINGS)
    steps.table.selectRow(hardest)
    before = window.document.puzzle
    click(steps, "steps_before")
    wing = finder.next_step(Position.of(window.document.puzzle))
    assert wing is not None
    assert wing.technique == "xy_wing"
    trigger(window, "undo")
    assert window.document.puzzle == before


def test_a_rated_path_is_replayed_on_the_board_forward_and_back(window: MainWindow) -> None:
    """As a preview: the puzzle of the player stays what it is, and comes back with Esc and with another pane."""
    way = opened(window)
    window.document.place_in((0,), 4, "typed")
    mine = window.document.puzzle
    steps = listed(window, "rate")

    def shown_digits() -> list[int]:
        return [cell.digit for cell in window.context.board.look.cells]

    board, seen = Grid.parse(HARD), []
    for step in way[:12]:
        seen.append(list(board.digits))
        for cell, digit in step.placed:
            board = board.with_digit(cell, digit)
    steps.table.setFocus()
    steps.table.selectRow(0)
    assert shown_digits() == seen[0]
    assert "Esc shows yours again" in steps.measured.text()
    for at in (1, 2, 3):
        press("Down")
        assert shown_digits() == seen[at]
    press("Up")
    assert shown_digits() == seen[2]
    assert window.document.puzzle == mine
    press("Escape")
    assert shown_digits() == list(mine.board.digits)
    assert "Esc shows yours again" not in steps.measured.text()
    steps.table.selectRow(11)
    assert shown_digits() == seen[11]
    window.context.panes.show("play_panel")
    wait_until(lambda: not steps.isVisible())
    assert shown_digits() == list(mine.board.digits)
    assert window.document.puzzle == mine


def test_a_rating_is_not_that_of_another_puzzle(window: MainWindow) -> None:
    """Its steps would be done on a board that they are not about; entries of the same puzzle leave them alone."""
    opened(window)
    steps = listed(window, "rate")
    count = steps.model.rowCount()
    window.document.place_in((0,), 4, "typed")
    assert steps.model.rowCount() == count
    steps.table.selectRow(count - 1)
    window.document.open(Puzzle(Grid.parse(SEVERAL)), Source())
    assert (steps.model.rowCount(), steps.summary.text()) == (0, "The puzzle has changed.")
    assert not part(steps, QPushButton, "steps_before").isEnabled()
    wait_until(lambda: "several solutions" in steps.summary.text())


@pytest.mark.parametrize("way", ["another puzzle", "closed"])
def test_a_closed_puzzle_is_no_longer_searched_for_steps(window: MainWindow, way: str) -> None:
    """Neither its steps nor its measures: they would be listed beside another board."""
    opened(window)
    trigger(window, "rate")
    steps = shown(window, StepsView)
    measuring = next(one for one in steps.findChildren(Job) if one.parent() is steps)
    assert steps.finder.is_busy
    assert measuring.is_running
    if way == "closed":
        window.feature(HintsFeature).close()
    else:
        window.document.open(Puzzle(Grid.parse(SEVERAL)), Source())
    assert not steps.finder.is_busy
    assert not measuring.is_running


def test_a_step_chosen_from_a_list_stays_though_a_hint_was_asked_for(window: MainWindow) -> None:
    """The answer about the board would come late, and hide what was chosen."""
    way, session = opened(window), window.context.hint_session
    session.advance()
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
        part(window.feature(HintsFeature).card, QPushButton, "hint_do").click()
    assert window.document.puzzle.board == solve(Grid.parse(HARD))
    press("F2")
    assert settled(window) is Stage.NO_STEP
    assert window.feature(HintsFeature).card.text == "Every cell is filled: there is nothing left to do."
