"""New puzzles: one of the chosen level at once, never one that was played; the same puzzle of the day for everybody."""

import gzip
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from solver_core.generation import PuzzleRequest
from solver_core.hints import Difficulty, finder
from solver_core.hints.techniques import BY_ID, LEVELS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.many import solve
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.ratings import Rating
from sudoku_gui.document import puzzle_stock
from sudoku_gui.document.document import Source
from sudoku_gui.document.puzzle_stock import WEEK, Stock, StockPuzzle
from sudoku_gui.features.new_puzzle import NewPuzzleFeature
from sudoku_gui.features.new_puzzle.dialog import NewPuzzleDialog
from sudoku_gui.features.new_puzzle.maker_dialog import PuzzleMaker
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.names import difficulty_name
from tests.amounts import each
from tests.gui.features.new_puzzle.test_dialog import dialog_of
from tests.gui.parts import choose, click, part, press, shown, text_of, trigger, wait_until

EASY = Grid.parse("..5961...6.9..741..7.8.4.....3.7.12...63957...57.1.9.....7.3.5..921..3.4...2896..")


@pytest.fixture(scope="module")
def shipped() -> Stock:
    return Stock(Path("no such file"))


@pytest.mark.parametrize("level", Difficulty)
def test_enough_puzzles_of_each_level_come_with_the_program(shipped: Stock, level: Difficulty) -> None:
    """Each has one solution and is there once."""
    puzzles = shipped.of_level(level)
    assert len({puzzle.givens for puzzle in puzzles}) == len(puzzles) >= 300
    assert solve(b"".join(puzzle.givens.digits for puzzle in puzzles)).all_unique
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("level", [Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD])
def test_shipped_puzzles_have_the_rating_that_is_shown(shipped: Stock, level: Difficulty) -> None:
    for puzzle in each(shipped.of_level(level)[:3]):
        rating = finder.rate(puzzle.givens)
        assert (rating.level, rating.score, rating.hardest) == (puzzle.level, puzzle.score, puzzle.hardest)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(shipped: Stock) -> None:
    monday = date(2026, 11, 23)
    week = [shipped.daily(monday + timedelta(days=day)) for day in range(7)]
    assert tuple(puzzle.level for puzzle in week) == WEEK
    assert shipped.daily(monday) == Stock(Path("no such file")).daily(monday)
    assert len({puzzle.givens for puzzle in week}) == 7


def test_the_levels_have_their_places_and_return_takes_the_last_choice(window: MainWindow) -> None:
    """So that hands learn them: the last choice is marked where it is, not moved."""
    places = [button.objectName() for button in dialog_of(window)._level_buttons]
    assert places == [f"new_{level}" for level in LEVELS]
    press("Alt+H")
    wait_until(lambda: not window.document.is_blank)  # Qt shows the button pressed for a moment
    first = window.document.puzzle
    assert first.header("L") == "hard"
    assert "Hard" in window.context.messages.text
    again = dialog_of(window)
    assert [button.objectName() for button in again._level_buttons] == places
    marked = [button.objectName() for button in again.findChildren(QPushButton) if button.font().bold()]
    assert marked == ["new_hard"]
    press("Return")
    assert not again.isVisible()
    assert window.document.puzzle.header("L") == "hard"
    assert window.document.puzzle.givens != first.givens


def test_each_mnemonic_of_the_page_is_there_once(window: MainWindow) -> None:
    words = [button.text() for button in dialog_of(window).findChildren(QPushButton)]
    letters = [word[word.index("&") + 1].casefold() for word in each(words)]
    assert len(set(letters)) == len(letters) >= 10


def test_every_way_to_begin_is_on_the_page(window: MainWindow) -> None:
    """Typing one's own, making puzzles, and the rules; Esc leaves the board as it is."""
    press("Ctrl+Home", "4")
    dialog = dialog_of(window)
    press("Escape")
    assert not dialog.isVisible()
    assert window.document.puzzle.board[0] == 4
    click(dialog_of(window), "new_make")
    shown(window, PuzzleMaker).close()
    click(dialog_of(window), "new_rules")
    manual = part(window, QWidget, "manual")
    assert "Rules" in manual.windowTitle() or manual.isVisible()
    manual.close()
    click(dialog_of(window), "new_new")
    assert window.document.is_blank


def test_the_next_of_the_same_level_comes_at_once(window: MainWindow) -> None:
    """Without a menu; where the level is unknown, the user chooses."""
    window.feature(NewPuzzleFeature).open_level(Difficulty.MEDIUM)
    first = window.document.puzzle
    trigger(window, "another_puzzle")
    assert window.document.puzzle.header("L") == "medium"
    assert window.document.puzzle.givens != first.givens
    window.document.open(Puzzle(EASY), Source())
    trigger(window, "another_puzzle")
    assert shown(window, NewPuzzleDialog).isVisible()


def test_a_puzzle_says_how_hard_it_is_and_the_daily_one_its_day(window: MainWindow) -> None:
    window.feature(NewPuzzleFeature).open_daily()
    today = date.today()  # noqa: DTZ011 - the user's own day
    puzzle = window.document.puzzle
    daily = window.feature(NewPuzzleFeature).stock.daily(today)
    assert (puzzle.header("L"), puzzle.header("B")) == (daily.level, today.isoformat())
    assert puzzle.header("C") == BY_ID[daily.hardest].name
    assert difficulty_name(daily.level) in window.windowTitle()
    assert str(today.year) in text_of(window, "about")


def test_no_puzzle_comes_twice(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before all of its level were played."""
    one, other = window.feature(NewPuzzleFeature).stock.of_level(Difficulty.EASY)[:2]
    monkeypatch.setattr(window.feature(NewPuzzleFeature).stock, "of_level", lambda _level: [one, other])
    monkeypatch.setattr(window.feature(NewPuzzleFeature).making, "start", lambda *_: None)
    played = set()
    for _ in range(2):
        window.feature(NewPuzzleFeature).open_level(Difficulty.EASY)
        played.add(window.document.puzzle.givens)
    assert played == {one.givens, other.givens}
    before = window.document.puzzle
    window.feature(NewPuzzleFeature).open_level(Difficulty.EASY)
    assert window.document.puzzle == before
    assert "Making a puzzle" in window.context.messages.text
    made = {"level": "easy", "score": 200, "hardest": "hidden_single", "puzzle": str(EASY)}
    window.feature(NewPuzzleFeature)._on_made(made)
    assert window.document.puzzle.givens == EASY


def test_puzzles_are_made_when_there_are_no_others(window: MainWindow) -> None:
    """In a process of its own, for the user and then for the stock; they are there at the next start."""
    assert PuzzleRequest(level=Difficulty.EASY).is_rated
    window.feature(NewPuzzleFeature).stock._shipped = [StockPuzzle(Difficulty.HARD, 700, "xy_wing", EASY)]
    before = window.document.puzzle
    window.feature(NewPuzzleFeature).open_level(Difficulty.EASY)
    wait_until(lambda: window.document.puzzle != before)
    assert finder.rate(window.document.puzzle.givens).level is Difficulty.EASY
    made = window.feature(NewPuzzleFeature).stock
    wait_until(lambda: len(made.made_here()) > 2)
    window.feature(NewPuzzleFeature).close()
    assert len(Stock().of_level(Difficulty.EASY)) > 300


def test_waiting_for_a_puzzle_can_be_stopped(window: MainWindow) -> None:
    window.feature(NewPuzzleFeature).stock._shipped = [StockPuzzle(Difficulty.HARD, 700, "xy_wing", EASY)]
    before = window.document.puzzle
    window.feature(NewPuzzleFeature).open_level(Difficulty.FIENDISH)
    press("Escape")
    assert not window.feature(NewPuzzleFeature).making.is_running
    assert window.document.puzzle == before


def test_a_generator_that_fails_is_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "no such program")
    window.feature(NewPuzzleFeature).stock._shipped = [StockPuzzle(Difficulty.HARD, 700, "xy_wing", EASY)]
    window.feature(NewPuzzleFeature).open_level(Difficulty.EASY)
    wait_until(lambda: window.context.messages.text.startswith("No puzzle could be made"))


def test_unsaved_work_is_stashed_first(window: MainWindow) -> None:
    press("Ctrl+Home", "4")
    window.feature(NewPuzzleFeature).open_daily()
    assert window.document.puzzle.givens.filled > 16
    assert window.context.messages.text == "Your previous puzzle was set aside."
    trigger(window, "restore")
    assert window.document.puzzle.givens[0] == 4


def test_lines_that_are_no_puzzles_are_left_out(tmp_path: Path) -> None:
    """The file of puzzles that were made lies where others can write."""
    file = tmp_path / "made.txt"
    good = f"easy\t200\thidden_single\t{EASY}"
    lines = ["", "easy", f"odd\t1\tx_wing\t{EASY}", f"easy\t1\tmagic\t{EASY}", "easy\t1\tx_wing\tx", good]
    file.write_text("\n".join(lines))
    assert [puzzle.givens for puzzle in Stock(file).made_here()] == [EASY]
    file.write_bytes(gzip.compress(b"no text"))
    assert Stock(file).made_here() == []
    assert Stock(tmp_path).made_here() == []
    assert puzzle_stock.Stock().made.name == "made_puzzles.txt"


def test_puzzles_are_made_as_they_are_wanted(window: MainWindow) -> None:
    """One goes to the board, several to a list; the same seed makes the same."""
    window.feature(NewPuzzleFeature).show_maker()
    dialog = shown(window, PuzzleMaker)
    choose(dialog, "maker_level", "medium")
    dialog.givens.setValue(28)
    dialog.seed.setText("7")
    assert dialog.arguments() == [
        "--level",
        "medium",
        "--symmetry",
        "half turn",
        "--givens",
        "28",
        "--seed",
        "7",
    ]
    before = window.document.puzzle
    click(dialog, "maker_make")
    wait_until(lambda: window.document.puzzle != before)
    first = window.document.puzzle
    assert (first.givens.filled, first.header("L")) == (28, "medium")
    assert dialog.status.text() == "1 puzzle was made."
    dialog.count.setValue(3)
    choose(dialog, "maker_level", "")
    click(dialog, "maker_make")
    wait_until(lambda: window.context.open_list.size == 3)
    dialog.close()


def test_made_puzzles_are_a_collection_with_ratings(window: MainWindow) -> None:
    """Making takes a while, so neither puzzles nor ratings are lost at the end; the first is opened."""
    window.feature(NewPuzzleFeature).show_maker()
    dialog = shown(window, PuzzleMaker)
    choose(dialog, "maker_level", "easy")
    dialog.count.setValue(2)
    click(dialog, "maker_make")
    puzzles = window.context.open_list
    wait_until(lambda: puzzles.chosen == 0)
    dialog.close()
    (collection,) = puzzles.library.collections()
    assert (collection.name, collection.size, collection.levels) == ("Made puzzles", 2, ("easy",))
    givens = window.document.puzzle.givens
    assert puzzles.rows is not None
    assert givens == puzzles.rows.puzzle(0).givens
    rating = puzzles.rating(givens)
    assert rating is not None
    assert rating == Rating(Difficulty.EASY, finder.rate(givens).score, finder.rate(givens).hardest)


def test_the_pattern_of_the_board_can_be_kept_and_making_be_stopped(window: MainWindow) -> None:
    window.document.open(Puzzle(EASY), Source())
    window.feature(NewPuzzleFeature).show_maker()
    dialog = shown(window, PuzzleMaker)
    dialog.pattern.setChecked(True)
    assert dialog.arguments()[-2:] == ["--pattern", str(EASY)]
    dialog.givens.setValue(17)
    click(dialog, "maker_make")
    assert dialog.making.is_running
    click(dialog, "maker_make")
    assert not dialog.making.is_running
    assert dialog.status.text() == "0 puzzles were made."
    assert window.document.puzzle.givens == EASY
    dialog.close()
