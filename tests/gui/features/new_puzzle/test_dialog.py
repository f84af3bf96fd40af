"""The dialog New Puzzle: puzzles of days and games in progress, which are continued, never opened blank."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QDate, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton, QToolButton

from solver_core import solve
from solver_core.hints import Difficulty
from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.document.document import Mode
from sudoku_gui.features import new_puzzle
from sudoku_gui.features.new_puzzle import NewPuzzleFeature
from sudoku_gui.features.new_puzzle.dialog import DayGrid, NewPuzzleDialog
from sudoku_gui.features.new_puzzle.model import Days
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import Launch, back_to, click, opened, part, press, shown, wait_until

TODAY = date(2026, 11, 28)


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_puzzle, "_today", lambda: TODAY)


def dialog_of(window: MainWindow) -> NewPuzzleDialog:
    back_to(window)
    press("Ctrl+N")
    return opened(window, NewPuzzleDialog)


def said(dialog: NewPuzzleDialog, name: str) -> str:
    return part(dialog, QLabel, name).text()


def play(window: MainWindow) -> None:
    """Enter a digit in the first empty cell."""
    back_to(window)
    press("Ctrl+Home", "Ctrl+Right", "5")


def solve_day(window: MainWindow, day: date) -> None:
    """As `Finishing` stores a puzzle that was solved by hand."""
    givens = window.feature(NewPuzzleFeature).stock.daily(day).givens
    before = len(window.context.library.solves())
    window.context.library.add_solve(SolveRecord(givens.code, "easy", 1000, with_hints=False, solved=1))
    wait_until(lambda: len(window.context.library.solves()) > before)


def test_the_daily_puzzle_left_is_continued_with_time_notes_and_undo(window: MainWindow) -> None:
    """Whatever was played between; before, it came back blank."""
    click(dialog_of(window), "new_daily")
    daily = window.document.puzzle
    assert (daily.header("B"), daily.header("L")) == ("2026-11-28", "expert")
    play(window)
    window.document.set_mode(Mode.NOTES)
    press("Ctrl+Right", "7")
    window.document.clock.set_elapsed(65_000)
    left = window.document.puzzle
    click(dialog_of(window), "new_easy")
    assert window.document.puzzle.givens != daily.givens
    dialog = dialog_of(window)
    assert said(dialog, "daily_state") == "Expert · started, 1:05"
    assert part(dialog, QPushButton, "new_daily").text() == "&Continue"
    click(dialog, "new_daily")
    assert window.document.puzzle.board == left.board
    assert window.document.puzzle.corner == left.corner
    assert window.document.clock.elapsed >= 65_000
    back_to(window)
    press("Ctrl+Z", "Ctrl+Z")
    assert window.document.puzzle.entries.is_empty


def test_a_day_that_is_done_says_so_and_can_be_played_again(window: MainWindow) -> None:
    solve_day(window, TODAY)
    dialog = dialog_of(window)
    assert said(dialog, "daily_state") == "Expert · solved"
    assert said(dialog, "daily_streak").endswith("in a row")
    click(dialog, "new_daily")
    assert window.document.puzzle.header("B") == "2026-11-28"
    assert window.document.puzzle.entries.is_empty
    play(window)
    window.context.game_saving.store_game()
    assert Days(window.feature(NewPuzzleFeature).stock, window.context.library, TODAY).is_done(TODAY)


def test_a_day_solved_by_hand_is_done(window: MainWindow) -> None:
    """From the first digit to the last, with the mark in the calendar."""
    window.feature(NewPuzzleFeature).open_daily()
    givens = window.document.puzzle.givens
    solution = solve(givens)
    assert solution is not None
    for cell in each(cell for cell in range(81) if not givens[cell]):
        window.document.place_in((cell,), solution[cell], "place")
    wait_until(lambda: len(window.context.library.solves()) == 1)
    assert said(dialog_of(window), "daily_state") == "Expert · solved"


def test_the_streak_ends_today_or_yesterday(window: MainWindow) -> None:
    """A day that is not over yet breaks nothing; one that was missed does."""

    def streak() -> int:
        return Days(window.feature(NewPuzzleFeature).stock, window.context.library, TODAY).streak

    assert streak() == 0
    for before in (1, 2, 4):
        solve_day(window, TODAY - timedelta(days=before))
    assert streak() == 2
    solve_day(window, TODAY)
    assert streak() == 3


def test_earlier_days_are_played_from_the_calendar_and_future_ones_are_not(window: MainWindow) -> None:
    """By keys alone; the same puzzle as on its day."""
    dialog = dialog_of(window)
    grid = part(dialog, DayGrid)
    grid.setFocus()
    grid.setSelectedDate(QDate(2026, 11, 29))
    assert grid.day == TODAY
    assert not part(dialog, QToolButton, "daily_after").isEnabled()
    click(dialog, "daily_before")
    assert said(dialog, "daily_month") == "October 2026"
    grid.setSelectedDate(QDate(2026, 10, 6))
    assert said(dialog, "daily_day") == "Tuesday, October 6"
    assert said(dialog, "daily_state") == "Easy"
    grid.setFocus()
    press("Right", "Left", "Left", "Right", "Return")
    assert not dialog.isVisible()
    assert window.document.puzzle.header("B") == "2026-10-06"
    assert (
        window.document.puzzle.givens
        == window.feature(NewPuzzleFeature).stock.daily(date(2026, 10, 6)).givens
    )


def test_days_keep_the_puzzles_they_had(window: MainWindow) -> None:
    """Whoever compares a time with somebody else's has the same puzzle."""
    keys = {1: "8f34efb0", 7: "804590d3", 14: "7fab6808", 23: "c1e831c5", 27: "7489b18e"}
    stock = window.feature(NewPuzzleFeature).stock
    assert {day: stock.daily(date(2026, 11, day)).key for day in keys} == keys


def test_days_done_and_under_way_differ_in_shape(window: MainWindow) -> None:
    """The same cell without colours is another picture in each state."""

    def picture() -> QImage:
        grid = part(dialog_of(window), DayGrid)
        image = QImage(40, 24, QImage.Format.Format_Grayscale8)
        with QPainter(image) as painter:
            grid.paintCell(painter, QRect(QPoint(), image.size()), QDate(2026, 11, 2))
        shown(window, NewPuzzleDialog).close()
        return image

    new = picture()
    window.feature(NewPuzzleFeature).open_daily(date(2026, 11, 2))
    play(window)
    started = picture()
    solve_day(window, date(2026, 11, 2))
    done = picture()
    assert new != started != done != new


def test_games_in_progress_show_the_share_done_and_are_continued(window: MainWindow) -> None:
    """The latest first; the one on the board is not among them, nor one that was only looked at."""
    feature = window.feature(NewPuzzleFeature)
    boards = []
    for level in (Difficulty.EASY, Difficulty.HARD):
        feature.open_level(level)
        solution = solve(window.document.puzzle.givens)
        assert solution is not None
        empty = next(cell for cell in range(81) if not window.document.puzzle.givens[cell])
        window.document.place_in((empty,), solution[empty], "place")
        boards.append(window.document.puzzle)
    feature.open_level(Difficulty.MEDIUM)
    feature.open_level(Difficulty.EXPERT)
    dialog = dialog_of(window)
    games = part(dialog, QListWidget)
    assert sorted(games.item(row).text() for row in range(games.count())) == [
        f"{name}\n{100 // (81 - board.givens.filled)} % · 0:00"
        for name, board in zip(("Easy", "Hard"), boards, strict=True)
    ]
    wanted = games.item(1).data(Qt.ItemDataRole.UserRole)
    press("Alt+G", "Right", "Return")
    assert not dialog.isVisible()
    assert window.document.puzzle.givens == wanted.givens
    assert window.document.puzzle.entries.filled == 1


def test_a_typed_puzzle_that_was_begun_is_in_progress(window: MainWindow) -> None:
    """It has no file either; while it is typed, it is no game."""
    givens = window.feature(NewPuzzleFeature).stock.daily(TODAY).givens
    for cell in each(cell for cell in range(81) if givens[cell]):
        window.document.place_in((cell,), givens[cell], "place")
    assert not window.context.game_saving.store_game()
    window.document.start_playing("start")
    play(window)
    window.feature(NewPuzzleFeature).open_level(Difficulty.EASY)
    games = part(dialog_of(window), QListWidget)
    assert games.count() == 1
    games.itemClicked.emit(games.item(0))
    assert window.document.puzzle.givens == givens
    assert window.document.puzzle.entries.filled == 1


def test_without_games_there_is_no_empty_list(window: MainWindow) -> None:
    assert not part(dialog_of(window), QListWidget).isVisible()


def test_a_game_of_another_start_is_continued(window: MainWindow, launch: Launch) -> None:
    """The library has it, whatever the session restores."""
    window.feature(NewPuzzleFeature).open_level(Difficulty.EASY)
    play(window)
    board = window.document.puzzle.board
    window.feature(NewPuzzleFeature).open_level(Difficulty.EASY)
    window.close()
    again = launch([])
    games = part(dialog_of(again), QListWidget)
    assert games.count() == 1
    games.itemClicked.emit(games.item(0))
    assert again.document.puzzle.board == board
