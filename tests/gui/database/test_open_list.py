"""The open list: opening, choosing, going on, and seeing less of what is there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.formats import FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.filter import ListFilter, RowOrder
from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.database.ratings import Rating
from sudoku_gui.database.rows import MemoryRows
from sudoku_gui.document.document import Source

Import = Callable[..., ImportResult]
Wanted = list[tuple[Puzzle, Source]]

PUZZLES = [Puzzle(Grid.empty().with_digit(0, digit).with_digit(1, 5)) for digit in (1, 2, 3)]
FEW = Puzzle(Grid.empty().with_digit(4, 4))


@pytest.fixture
def wanted(open_list: OpenList) -> list[tuple[Puzzle, Source]]:
    held: list[tuple[Puzzle, Source]] = []
    open_list.puzzle_requested.connect(lambda puzzle, source: held.append((puzzle, source)))
    return held


@pytest.fixture
def slow(open_list: OpenList) -> OpenList:
    """Does one step of its work in each turn of the event loop, so that there is something to see on the way."""
    open_list._job.slice_seconds = 0.0
    return open_list


def line_file(path: Path, lines: int) -> LineFile:
    """A file of this many puzzles, each with its number as title; every hundredth cannot be read."""
    path.write_text(
        "".join(
            "no puzzle\n" if number % 100 == 99 else f"{number % 9 + 1}{'.' * 80} # nr {number}\n"
            for number in range(lines)
        ),
        encoding="utf-8",
    )
    found = LineFile.begin(path)
    assert found is not None
    return found


# --- opening and choosing ---------------------------------------------------------------------------


def test_an_opened_puzzle_comes_with_its_source(open_list: OpenList, wanted: Wanted) -> None:
    open_list.show_puzzles("three", PUZZLES, Path("three.sdm"))
    open_list.open(1)
    [(puzzle, source)] = wanted
    assert puzzle is PUZZLES[1]
    assert (source.path, source.format_id, source.number) == (Path("three.sdm"), "sdm", 2)
    assert not source.can_be_saved_to
    assert open_list.chosen == 1


def test_a_rated_puzzle_says_how_hard_it_is(open_list: OpenList, wanted: Wanted) -> None:
    """Level and technique go with the puzzle, but replace nothing that its file says."""
    named = Puzzle(PUZZLES[1].givens, headers=(("L", "Diabolical"),))
    open_list.show_puzzles("two", [PUZZLES[0], named])
    rating = Rating("hard", 1200, "x_wing")
    open_list.library.ratings.add(dict.fromkeys((one.givens.code for one in PUZZLES), rating))
    for index in range(2):
        open_list.open(index)
    assert [puzzle.headers for puzzle, _ in wanted] == [(("L", "hard"), ("C", "X-Wing")), named.headers]


def test_the_ends_of_the_list_are_reported(open_list: OpenList, wanted: Wanted, qtbot: QtBot) -> None:
    open_list.show_puzzles("three", PUZZLES)
    assert open_list.next()
    assert [puzzle for puzzle, _ in wanted] == PUZZLES[:1]
    with qtbot.waitSignal(open_list.end_reached) as reported:
        assert not open_list.previous()
    assert reported.args == [False]
    assert open_list.next()
    assert open_list.next()
    with qtbot.waitSignal(open_list.end_reached) as reported:
        assert not open_list.next()
    assert reported.args == [True]
    assert open_list.chosen == 2


def test_with_nothing_open_there_is_nowhere_to_go(open_list: OpenList, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(open_list.end_reached):
        assert not open_list.next()
        assert not open_list.previous()
    open_list.choose(0)
    open_list.open(0)
    open_list.set_filter(ListFilter(text="x"))
    assert (open_list.chosen, open_list.name, open_list.count) == (None, "", 0)
    assert open_list.filter.shows_all


def test_a_puzzle_that_cannot_be_read_is_reported_and_chosen(
    open_list: OpenList, tmp_path: Path, qtbot: QtBot
) -> None:
    open_list.show_line_file(line_file(tmp_path / "list.sdm", 101))
    with qtbot.waitSignal(open_list.unreadable) as reported:
        open_list.open(99)
    assert "line 100" in str((reported.args or [""])[0])
    assert isinstance((reported.args or [""])[0], FormatError)
    assert open_list.chosen == 99
    assert open_list.next()
    assert open_list.chosen == 100


# --- long files ---------------------------------------------------------------------------------------


def test_a_long_file_is_there_at_once_and_grows(slow: OpenList, tmp_path: Path, qtbot: QtBot) -> None:
    slow.show_line_file(line_file(tmp_path / "long.sdm", 40_000))
    assert 0 < slow.count < 40_000
    assert slow.is_busy
    with qtbot.waitSignal(slow.grown):
        pass
    qtbot.waitUntil(lambda: not slow.is_busy)
    assert slow.count == 40_000
    assert slow.share == 1.0


@pytest.mark.parametrize("order", RowOrder)
def test_reading_can_be_stopped_and_continued(
    slow: OpenList, tmp_path: Path, qtbot: QtBot, order: RowOrder
) -> None:
    """What was found stays; whoever wants something else looks on."""
    slow.show_line_file(line_file(tmp_path / "long.sdm", 40_000))
    assert slow.stop()
    assert not slow.stop()
    known = slow.count
    assert known < 40_000
    slow.set_filter(ListFilter(text="nr 3999", order=order))
    qtbot.waitUntil(lambda: not slow.is_busy)
    assert list(slow.indices()) == list(range(39_990, 39_999))


def test_a_file_that_another_program_changes_is_read_again(
    open_list: OpenList, tmp_path: Path, qtbot: QtBot
) -> None:
    """No puzzle is opened that is elsewhere by now; the filter stays."""
    path = tmp_path / "list.sdm"
    open_list.show_line_file(line_file(path, 50))
    open_list.set_filter(ListFilter(text="nr 3"))
    line_file(path, 20).close()
    with qtbot.waitSignal(open_list.reloaded), qtbot.assertNotEmitted(open_list.puzzle_requested):
        open_list.open(3)
    qtbot.waitUntil(lambda: not open_list.is_busy)
    assert (open_list.size, list(open_list.indices()), open_list.chosen) == (20, [3], None)
    open_list.open(3)
    assert open_list.chosen == 3


def test_a_file_that_is_gone_can_still_be_read(open_list: OpenList, tmp_path: Path) -> None:
    """While it is open here; a file that has become something else is reported."""
    path = tmp_path / "list.sdm"
    open_list.show_line_file(line_file(path, 50))
    path.unlink()
    open_list.open(3)
    assert open_list.chosen == 3
    reported: list[Exception] = []
    open_list.unreadable.connect(reported.append)
    path.write_text("no list", encoding="utf-8")
    open_list.open(4)
    assert isinstance(reported[0], FormatError)
    assert open_list.chosen == 3


def test_another_file_closes_the_one_before(slow: OpenList, tmp_path: Path) -> None:
    first = line_file(tmp_path / "first.sdm", 40_000)
    slow.show_line_file(first)
    slow.show_puzzles("three", PUZZLES)
    assert not slow.is_busy
    with pytest.raises(ValueError, match="closed"):
        first.index(1000)


def test_recent_files_can_be_opened_again(open_list: OpenList, tmp_path: Path) -> None:
    open_list.show_line_file(line_file(tmp_path / "list.sdm", 50))
    open_list.show_puzzles("three", PUZZLES)
    open_list.show_puzzles("three", PUZZLES[:2])
    assert [rows.name for rows in open_list.recent] == ["three", "list.sdm"]
    open_list.show_recent(1)
    assert (open_list.name, open_list.size) == ("list.sdm", 50)
    assert [rows.name for rows in open_list.recent] == ["list.sdm", "three"]
    for number in range(9):
        open_list.show_puzzles(str(number), PUZZLES)
    assert [rows.name for rows in open_list.recent] == ["8", "7", "6", "5", "4"]


def test_a_recent_file_that_is_gone_is_reported(open_list: OpenList, tmp_path: Path, qtbot: QtBot) -> None:
    """It is reported, and not offered again; what is open stays open."""
    open_list.show_line_file(line_file(tmp_path / "list.sdm", 50))
    open_list.show_puzzles("three", PUZZLES)
    (tmp_path / "list.sdm").unlink()
    with qtbot.waitSignal(open_list.unreadable):
        open_list.show_recent(1)
    assert [rows.name for rows in open_list.recent] == ["three"]
    assert open_list.name == "three"


# --- less, and otherwise ------------------------------------------------------------------------------


def test_next_follows_the_order_that_is_shown(open_list: OpenList, qtbot: QtBot) -> None:
    open_list.show_puzzles("four", [*PUZZLES, FEW])
    open_list.set_filter(ListFilter(order=RowOrder.GIVENS))
    qtbot.waitUntil(lambda: not open_list.is_busy)
    assert list(open_list.indices()) == [3, 0, 1, 2]
    open_list.open(open_list.index_at(0))
    assert open_list.chosen == 3
    assert open_list.next()
    assert open_list.chosen == 0
    assert open_list.row_of(0) == 1


def test_a_puzzle_that_is_not_shown_has_no_row(open_list: OpenList, qtbot: QtBot) -> None:
    open_list.show_puzzles("four", [*PUZZLES, FEW])
    for order in (RowOrder.FILE, RowOrder.GIVENS):
        open_list.set_filter(ListFilter(fewest=2, order=order))
        qtbot.waitUntil(lambda: not open_list.is_busy)
        assert [open_list.row_of(index) for index in range(5)] == [0, 1, 2, None, None]
    open_list.set_filter(ListFilter())
    assert [open_list.row_of(index) for index in (3, 4)] == [3, None]


@pytest.mark.parametrize("is_read", [False, True])
def test_another_filter_replaces_the_one_before(open_list: OpenList, qtbot: QtBot, *, is_read: bool) -> None:
    """While rows are read, and while a thread searches many of them."""
    open_list.show_puzzles("many", PUZZLES * 2000)
    if is_read:
        qtbot.waitUntil(lambda: not open_list._job.is_running)
    open_list.set_filter(ListFilter(text="15."))
    open_list.set_filter(ListFilter(text="25."))
    with qtbot.assertNotEmitted(open_list.filter_changed):
        open_list.set_filter(ListFilter(text="25."))
    qtbot.waitUntil(lambda: not open_list.is_busy)
    assert list(open_list.indices()) == list(range(1, 6000, 3))


# --- the library --------------------------------------------------------------------------------------


def test_progress_is_reported_ten_times_a_second_at_most(
    slow: OpenList, tmp_path: Path, qtbot: QtBot
) -> None:
    """With how much of the rows a filter has seen."""
    slow.show_line_file(line_file(tmp_path / "long.sdm", 20_000))
    slow.set_filter(ListFilter(text="nr 7"))
    slow._job._timer.stop()
    slow._reported_at = 0.0
    with qtbot.waitSignal(slow.grown):
        slow._job.progressed.emit(0.5)
    assert slow.share == 0.5
    with qtbot.assertNotEmitted(slow.grown):
        slow._job.progressed.emit(0.6)
    assert slow.stop()
    assert slow.share == 1.0


def test_a_filter_ends_with_the_list_for_which_it_was(slow: OpenList, tmp_path: Path, qtbot: QtBot) -> None:
    """It neither reads the list that is closed nor says that more of the other one is to come."""
    slow.show_line_file(line_file(tmp_path / "long.sdm", 20_000))
    slow.set_filter(ListFilter(text="nr 7"))
    assert slow.is_busy
    slow.choose(2)
    slow.show_puzzles("three", PUZZLES)
    assert not slow.is_busy
    assert (slow.filter, slow.count, slow.chosen) == (ListFilter(), 3, None)
    slow.set_filter(ListFilter(text="nobody is called so"))
    with qtbot.assertNotEmitted(slow.unreadable):
        qtbot.waitUntil(lambda: not slow.is_busy)
    assert slow.count == 0


def test_a_collection_is_opened_like_a_file_and_closed_when_it_is_removed(
    open_list: OpenList, library: Library, qtbot: QtBot, wanted: Wanted, do_import: Import
) -> None:
    """Its puzzles belong to no file; one that is renamed or grows stays open."""
    number = do_import("three", MemoryRows("three", PUZZLES)).collection.id
    open_list.show_collection(number)
    assert (open_list.name, open_list.count) == ("three", 3)
    open_list.open(2)
    [(puzzle, source)] = wanted
    assert (puzzle, source.path) == (PUZZLES[2], None)
    library.rename(number, "four")
    qtbot.waitUntil(lambda: open_list.name == "four")
    open_list.set_filter(ListFilter(most=2, order=RowOrder.GIVENS))
    library.add(FEW, "four")
    qtbot.waitUntil(lambda: open_list.size == 4 and not open_list.is_busy)
    assert list(open_list.indices()) == [3, 0, 1, 2]
    assert open_list.rows is not None
    assert open_list.rows.puzzle(3) == FEW
    library.remove(number)
    qtbot.waitUntil(lambda: open_list.rows is None)
    assert open_list.count == 0
