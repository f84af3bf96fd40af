"""Ratings in the library: found by processes, stored for givens wherever they stand, never found twice."""

import os
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from solver_core.hints import Difficulty, finder
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import rater as rating
from sudoku_gui.database import ratings
from sudoku_gui.database.filter import ListFilter, RowOrder
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.database.rater import Rater
from sudoku_gui.database.ratings import Rating, RatingResult
from sudoku_gui.database.rows import MemoryRows
from sudoku_gui.document.puzzle_stock import Stock
from sudoku_gui.features.library import text
from sudoku_gui.features.library.model import OpenListModel
from sudoku_gui.features.library.view import LibraryView
from sudoku_gui.player.helper_process import HelperProcess
from sudoku_gui.render import theme
from tests.gui.parts import part

EASY = "..5961...6.9..741..7.8.4.....3.7.12...63957...57.1.9.....7.3.5..921..3.4...2896.."
SEVERAL = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
NONE = "55" + 79 * "."
PUZZLES = [Puzzle(Grid.parse(text)) for text in (EASY, SEVERAL, NONE)]
PATIENT = 60_000
HARD = Rating(Difficulty.HARD, 1234, "x_wing")


@pytest.fixture
def rater(library: Library) -> Rater:
    return Rater(library.ratings)


def rate(rater: Rater, puzzles: Sequence[Puzzle], qtbot: QtBot) -> RatingResult:
    with qtbot.waitSignal(rater.finished, timeout=PATIENT) as finished:
        rater.start(MemoryRows("all", puzzles), range(len(puzzles)))
    assert finished.args
    result = finished.args[0]
    assert isinstance(result, RatingResult)
    return result


def test_a_puzzle_with_one_solution_gets_the_finders_rating(
    library: Library, rater: Rater, start_library: Callable[[], Library], qtbot: QtBot
) -> None:
    """And what has none or several is distinguished; all of it is there at the next start."""
    result = rate(rater, [*PUZZLES, PUZZLES[0]], qtbot)
    assert (result.count, result.without, result.failed, result.left) == (1, 2, 0, 0)
    expected = finder.rate(Grid.parse(EASY))
    found = {
        EASY: Rating(expected.level, expected.score, expected.hardest),
        SEVERAL: Rating(ratings.SEVERAL_SOLUTIONS),
        NONE: Rating(ratings.NO_SOLUTION),
    }
    assert library.ratings.of([*found, "1" + 80 * "."]) == found
    assert library.close(20)
    assert start_library().ratings.of(list(found)) == found


def test_a_puzzle_given_by_candidates_is_rated_with_them(
    library: Library, rater: Rater, qtbot: QtBot
) -> None:
    """Without a digit on the board it would have many solutions, and so would any other such puzzle."""
    masks = tuple(1 << digit - 1 if digit else 511 for digit in Grid.parse(EASY).digits)
    grids = [Grid.empty().within(Marks(masks)), Grid.empty().within(Marks((0, *masks[1:])))]
    result = rate(rater, [Puzzle(grid) for grid in grids], qtbot)
    assert (result.count, result.without) == (1, 1)
    expected = finder.rate(grids[0])
    assert library.ratings.of([grid.code for grid in grids]) == {
        grids[0].code: Rating(expected.level, expected.score, expected.hardest),
        grids[1].code: Rating(ratings.NO_SOLUTION),
    }


def test_nothing_is_rated_twice(
    library: Library, rater: Rater, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.ratings.add({EASY: HARD})
    monkeypatch.setattr(HelperProcess, "send", lambda *_: pytest.fail("a process was asked"))
    result = rate(rater, PUZZLES[:1], qtbot)
    assert (result.done, result.left) == (0, 0)
    assert library.ratings.of([EASY]) == {EASY: HARD}


def test_a_stopped_rating_is_continued(library: Library, rater: Rater, qtbot: QtBot) -> None:
    several = [Puzzle(one.givens) for one in Stock().of_level(Difficulty.EASY)[:12]]
    with qtbot.waitSignal(rater.finished, timeout=PATIENT) as finished:
        rater.progressed.connect(lambda: rater.stop() if rater.result.done else None)
        rater.start(MemoryRows("all", several), range(12))
    assert finished.args
    done = finished.args[0].count
    assert done > 0
    assert finished.args[0].left == 12 - done
    assert len(library.ratings.of([str(one.givens) for one in several])) == done
    rater.progressed.disconnect()
    assert rate(rater, several, qtbot).count == 12 - done


def test_a_process_that_ends_costs_one_puzzle(
    library: Library, rater: Rater, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another takes its place, and says why nothing came of that puzzle."""
    send, killed = HelperProcess.send, list[HelperProcess]()

    def send_and_kill(process: HelperProcess, line: str) -> None:
        send(process, line)
        if SEVERAL in line:
            killed.append(process)
            assert process._process is not None
            process._process.kill()

    monkeypatch.setattr(HelperProcess, "send", send_and_kill)
    result = rate(rater, PUZZLES, qtbot)
    assert killed
    assert (result.count, result.without, result.failed) == (1, 1, 1)
    assert library.ratings.of([SEVERAL]) == {SEVERAL: Rating(ratings.FAILED)}


def test_a_process_that_ends_with_nothing_to_do_costs_nothing(
    library: Library, rater: Rater, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The puzzle that another one still rates is not given up for it."""
    send, held = HelperProcess.send, list[Callable[[], None]]()

    def hold_back(process: HelperProcess, line: str) -> None:
        if SEVERAL in line:
            held.append(partial(send, process, line))
        else:
            send(process, line)

    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(HelperProcess, "send", hold_back)
    rater.start(MemoryRows("two", PUZZLES[:2]), range(2))
    qtbot.waitUntil(lambda: rater.result.count == 1, timeout=PATIENT)
    [idle] = [worker.process for worker in rater._workers if not worker.givens]
    assert idle._process is not None
    idle._process.kill()
    qtbot.waitUntil(lambda: idle._process is None, timeout=PATIENT)
    with qtbot.waitSignal(rater.finished, timeout=PATIENT):
        held[0]()
    assert (rater.result.count, rater.result.without, rater.result.failed) == (1, 1, 0)
    assert library.ratings.of([SEVERAL, ""]) == {SEVERAL: Rating(ratings.SEVERAL_SOLUTIONS)}


def test_a_puzzle_that_takes_too_long_is_given_up(
    library: Library, rater: Rater, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating, "LONGEST", 0.0)
    monkeypatch.setattr(HelperProcess, "send", lambda *_: None)  # it never answers
    assert rate(rater, PUZZLES[:1], qtbot).failed == 1
    assert library.ratings.of([EASY]) == {EASY: Rating(ratings.FAILED)}


def test_processes_that_cannot_start_are_an_error(
    rater: Rater, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/python")
    several = [Puzzle(one.givens) for one in Stock().of_level(Difficulty.EASY)[:9]]
    with qtbot.waitSignal(rater.failed, timeout=PATIENT) as failed:
        rater.start(MemoryRows("all", several), range(9))
    assert failed.args
    assert failed.args[0]
    assert not rater.is_running


def test_unknown_values_in_the_table_are_no_rating(library: Library) -> None:
    library.ratings.add({EASY: HARD})
    assert library.settle(20)
    connection = sqlite3.connect(library.path)
    rows = [("a", "hard", "much", "x_wing"), ("b", "cruel", 1, "x_wing"), ("c", "hard", 7, "magic")]
    connection.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?)", rows)
    connection.commit()
    connection.close()
    assert library.ratings.of(["a", "b", "c"]) == {"a": Rating("hard", 0, "x_wing")}


# --- where they are seen -------------------------------------------------------------------------------------


@pytest.fixture
def view(open_list: OpenList, show: Callable[..., None]) -> LibraryView:
    made = LibraryView(open_list, theme.light())
    show(made)
    return made


def numbers(open_list: OpenList, qtbot: QtBot) -> list[int]:
    qtbot.waitUntil(lambda: not open_list.is_busy)
    return [index + 1 for index in open_list.indices()]


def test_a_row_shows_its_rating_and_lists_are_sorted_by_it(
    open_list: OpenList, library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ratings of the library take part in rows, filters and order of any list."""
    open_list.show_puzzles("three", PUZZLES)
    model = OpenListModel(open_list)
    assert model.facts(0).details == "37 givens"
    monkeypatch.setattr(ratings, "PAGE", 1)  # as if there were very many
    library.ratings.add({EASY: HARD, SEVERAL: Rating(ratings.SEVERAL_SOLUTIONS)})
    assert library.settle(20)
    assert model.facts(0).details == "37 givens · Hard 1234 · X-Wing"
    assert model.facts(1).details == "24 givens · Several solutions"
    assert model.facts(2).details == "2 givens"
    for level, found in {"hard": [1], "1000-2000": [1], "several": [2], "not rated": [3], "easy": []}.items():
        open_list.set_filter(ListFilter(level=level))
        assert numbers(open_list, qtbot) == found, level
    open_list.set_filter(ListFilter(order=RowOrder.DIFFICULTY))
    assert numbers(open_list, qtbot)[0] == 1


def test_the_puzzles_that_come_with_the_program_are_lists(
    view: LibraryView, open_list: OpenList, qtbot: QtBot
) -> None:
    """They are rated, and can be filtered by that."""
    box = view.chooser.box
    box.setCurrentIndex(box.findText("Included puzzles: Hard"))
    box.activated.emit(box.currentIndex())
    stock = Stock().of_level(Difficulty.HARD)
    assert (open_list.size, box.currentText()) == (len(stock), "Included puzzles: Hard")
    assert f"Hard {stock[0].score}" in view.model.facts(0).details
    open_list.library.ratings.add({stock[0].givens.code: Rating("easy", 1, "x_wing")})  # its own counts
    open_list.set_filter(ListFilter(level=str(stock[0].score)))
    assert 1 in numbers(open_list, qtbot)
    opened: list[Puzzle] = []
    open_list.puzzle_requested.connect(lambda puzzle, _: opened.append(puzzle))
    open_list.open(0)
    assert [puzzle.givens for puzzle in opened] == [stock[0].givens]
    assert [rows.name for rows in open_list.recent] == []


def test_selected_puzzles_are_rated_from_the_menu(
    view: LibraryView, open_list: OpenList, library: Library, qtbot: QtBot
) -> None:
    """Those with one solution get a rating; the message counts the others."""
    open_list.show_puzzles("three", PUZZLES)
    view.table.selectRow(0)
    selection = view.table.selectionModel()
    selection.select(view.model.index(1, 0), selection.SelectionFlag.Select)
    with qtbot.waitSignal(open_list.rater.finished, timeout=PATIENT):
        view.chooser.actions_by_name["rate"].trigger()
        qtbot.waitUntil(part(view, QPushButton, "library_stop").isVisible)
        assert "Rating" in part(view, QLabel, "library_count").text() or open_list.rater.is_running
    assert set(library.ratings.of([EASY, SEVERAL, NONE])) == {EASY, SEVERAL}
    assert text.rated(open_list.rater.result) == [
        "1 puzzle was rated.",
        "1 puzzle does not have exactly one solution.",
    ]
    assert not part(view, QPushButton, "library_stop").isVisible()


def test_escape_stops_the_rating(view: LibraryView, open_list: OpenList, qtbot: QtBot) -> None:
    open_list.show_puzzles("many", [Puzzle(one.givens) for one in Stock().of_level(Difficulty.FIENDISH)])
    view.chooser.actions_by_name["rate"].trigger()
    qtbot.waitUntil(lambda: open_list.rater.result.left > 0)
    QTest.keySequence(view, "Esc")
    assert not open_list.rater.is_running
