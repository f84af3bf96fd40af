"""The shelf: opening, choosing, going on, and seeing less of what is there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.formats import FormatError
from solver_core.formats.listing import Listing
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.library.filter import ListFilter, Order
from sudoku_gui.library.import_job import ImportResult
from sudoku_gui.library.library import Library
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.library.rows import MemoryRows

PUZZLES = [Puzzle(Grid.empty().with_digit(0, digit).with_digit(1, 5)) for digit in (1, 2, 3)]
FEW = Puzzle(Grid.empty().with_digit(4, 4))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path / "data")
    yield library
    library.close()


@pytest.fixture
def shelf(qapp: object, library: Library) -> Iterator[OpenList]:
    assert qapp
    shelf = OpenList(library=library)
    yield shelf
    shelf.close()


@pytest.fixture
def wanted(shelf: OpenList) -> list[tuple[Puzzle, Source]]:
    """What was asked to be worked on."""
    held: list[tuple[Puzzle, Source]] = []
    shelf.puzzle_requested.connect(lambda puzzle, source: held.append((puzzle, source)))
    return held


def listing(path: Path, lines: int) -> Listing:
    """A file of so many puzzles, each with its number as title; every hundredth cannot be read."""
    path.write_text(
        "".join(
            "no puzzle\n" if number % 100 == 99 else f"{number % 9 + 1}{'.' * 80} # nr {number}\n"
            for number in range(lines)
        ),
        encoding="utf-8",
    )
    found = Listing.begin(path)
    assert found is not None
    return found


# --- opening and choosing ---------------------------------------------------------------------------


def test_an_opened_puzzle_comes_with_where_it_is_from(
    shelf: OpenList, wanted: list[tuple[Puzzle, Source]]
) -> None:
    """Its file and its number there, from 1."""
    shelf.show_puzzles("three", PUZZLES, Path("three.sdm"))
    shelf.open(1)
    [(puzzle, source)] = wanted
    assert puzzle is PUZZLES[1]
    assert (source.path, source.format_id, source.number) == (Path("three.sdm"), "sdm", 2)
    assert not source.can_be_saved_to
    assert shelf.chosen == 1


def test_the_ends_are_told_and_not_gone_around(
    shelf: OpenList, wanted: list[tuple[Puzzle, Source]], qtbot: QtBot
) -> None:
    """Who goes on at the last puzzle hears that it is the last."""
    shelf.show_puzzles("three", PUZZLES)
    assert shelf.next()
    assert [puzzle for puzzle, _ in wanted] == PUZZLES[:1]
    with qtbot.waitSignal(shelf.end_reached) as told:
        assert not shelf.previous()
    assert told.args == [False]
    assert shelf.next()
    assert shelf.next()
    with qtbot.waitSignal(shelf.end_reached) as told:
        assert not shelf.next()
    assert told.args == [True]
    assert shelf.chosen == 2


def test_with_nothing_open_there_is_nowhere_to_go(shelf: OpenList, qtbot: QtBot) -> None:
    """And nothing to choose or to want; no list, no end of it."""
    with qtbot.assertNotEmitted(shelf.end_reached):
        assert not shelf.next()
        assert not shelf.previous()
    shelf.choose(0)
    shelf.open(0)
    shelf.set_filter(ListFilter(text="x"))
    assert (shelf.chosen, shelf.name, shelf.count, shelf.filter) == (None, "", 0, ListFilter())


def test_a_puzzle_that_cannot_be_read_is_told_and_chosen(
    shelf: OpenList, tmp_path: Path, qtbot: QtBot
) -> None:
    """So that next goes on behind it."""
    shelf.show_listing(listing(tmp_path / "list.sdm", 101))
    with qtbot.waitSignal(shelf.unreadable) as told:
        shelf.open(99)
    assert "line 100" in str((told.args or [""])[0])
    assert isinstance((told.args or [""])[0], FormatError)
    assert shelf.chosen == 99
    assert shelf.next()
    assert shelf.chosen == 100


def test_other_puzzles_begin_anew(shelf: OpenList) -> None:
    """Nothing is chosen among them, and all are seen."""
    shelf.show_puzzles("three", PUZZLES)
    shelf.choose(2)
    shelf.set_filter(ListFilter(fewest=2))
    shelf.show_puzzles("one", [FEW])
    assert (shelf.chosen, shelf.count, shelf.filter.shows_all) == (None, 1, True)


# --- long files ---------------------------------------------------------------------------------------


def test_a_long_file_is_there_at_once_and_grows(shelf: OpenList, tmp_path: Path, qtbot: QtBot) -> None:
    """Its first rows before the event loop turns, all of them soon."""
    shelf.show_listing(listing(tmp_path / "long.sdm", 40_000))
    assert 0 < shelf.count < 40_000
    assert shelf.is_busy
    with qtbot.waitSignal(shelf.grown):
        pass
    qtbot.waitUntil(lambda: not shelf.is_busy)
    assert shelf.count == 40_000
    assert shelf.share == 1.0


def test_looking_can_be_stopped_and_is_gone_on_with(shelf: OpenList, tmp_path: Path, qtbot: QtBot) -> None:
    """What was found stays; whoever wants something else looks on."""
    shelf.show_listing(listing(tmp_path / "long.sdm", 40_000))
    assert shelf.stop()
    assert not shelf.stop()
    known = shelf.count
    assert known < 40_000
    shelf.set_filter(ListFilter(text="nr 39998"))
    qtbot.waitUntil(lambda: not shelf.is_busy)
    assert list(shelf.indices()) == [39_998]


def test_a_file_that_another_program_changes_is_read_again(
    shelf: OpenList, tmp_path: Path, qtbot: QtBot
) -> None:
    """No puzzle is opened that stands elsewhere by now; what is wanted stays wanted."""
    path = tmp_path / "list.sdm"
    shelf.show_listing(listing(path, 50))
    shelf.set_filter(ListFilter(text="nr 3"))
    listing(path, 20).close()
    with qtbot.waitSignal(shelf.reloaded), qtbot.assertNotEmitted(shelf.puzzle_requested):
        shelf.open(3)
    qtbot.waitUntil(lambda: not shelf.is_busy)
    assert (shelf.size, list(shelf.indices()), shelf.chosen) == (20, [3], None)
    shelf.open(3)
    assert shelf.chosen == 3


def test_a_file_that_is_gone_can_still_be_read(shelf: OpenList, tmp_path: Path) -> None:
    """As long as it is open here; one that has become something else is told."""
    path = tmp_path / "list.sdm"
    shelf.show_listing(listing(path, 50))
    path.unlink()
    shelf.open(3)
    assert shelf.chosen == 3
    told: list[Exception] = []
    shelf.unreadable.connect(told.append)
    path.write_text("no list", encoding="utf-8")
    shelf.open(4)
    assert isinstance(told[0], FormatError)
    assert shelf.chosen == 3


def test_another_file_lets_the_one_before_go(shelf: OpenList, tmp_path: Path) -> None:
    """Also while it is still being looked through."""
    first = listing(tmp_path / "first.sdm", 40_000)
    shelf.show_listing(first)
    shelf.show_puzzles("three", PUZZLES)
    assert not shelf.is_busy
    with pytest.raises(ValueError, match="closed"):
        first.index(1000)


def test_files_that_were_open_can_be_gone_back_to(shelf: OpenList, tmp_path: Path) -> None:
    """The newest first, each once; a few of them."""
    shelf.show_listing(listing(tmp_path / "list.sdm", 50))
    shelf.show_puzzles("three", PUZZLES)
    shelf.show_puzzles("three", PUZZLES[:2])
    assert [rows.name for rows in shelf.recent] == ["three", "list.sdm"]
    shelf.show_recent(1)
    assert (shelf.name, shelf.size) == ("list.sdm", 50)
    assert [rows.name for rows in shelf.recent] == ["list.sdm", "three"]
    for number in range(9):
        shelf.show_puzzles(str(number), PUZZLES)
    assert [rows.name for rows in shelf.recent] == ["8", "7", "6", "5", "4"]


def test_a_file_that_is_gone_cannot_be_gone_back_to(shelf: OpenList, tmp_path: Path, qtbot: QtBot) -> None:
    """It is told, and not offered again; what is open stays open."""
    shelf.show_listing(listing(tmp_path / "list.sdm", 50))
    shelf.show_puzzles("three", PUZZLES)
    (tmp_path / "list.sdm").unlink()
    with qtbot.waitSignal(shelf.unreadable):
        shelf.show_recent(1)
    assert [rows.name for rows in shelf.recent] == ["three"]
    assert shelf.name == "three"


# --- less, and otherwise ------------------------------------------------------------------------------


def test_going_on_keeps_to_what_is_seen(shelf: OpenList, qtbot: QtBot) -> None:
    """In the order in which it is seen."""
    shelf.show_puzzles("four", [*PUZZLES, FEW])
    shelf.set_filter(ListFilter(order=Order.GIVENS))
    qtbot.waitUntil(lambda: not shelf.is_busy)
    assert list(shelf.indices()) == [3, 0, 1, 2]
    shelf.open(shelf.index_at(0))
    assert shelf.chosen == 3
    assert shelf.next()
    assert shelf.chosen == 0
    assert shelf.row_of(0) == 1


def test_a_puzzle_that_is_not_seen_has_no_row(shelf: OpenList, qtbot: QtBot) -> None:
    """In either order."""
    shelf.show_puzzles("four", [*PUZZLES, FEW])
    for order in (Order.FILE, Order.GIVENS):
        shelf.set_filter(ListFilter(fewest=2, order=order))
        qtbot.waitUntil(lambda: not shelf.is_busy)
        assert [shelf.row_of(index) for index in range(5)] == [0, 1, 2, None, None]
    shelf.set_filter(ListFilter())
    assert [shelf.row_of(index) for index in (3, 4)] == [3, None]


def test_wishing_again_begins_the_search_anew(shelf: OpenList, qtbot: QtBot) -> None:
    """The newest wish counts; the same one changes nothing."""
    shelf.show_puzzles("many", PUZZLES * 2000)
    shelf.set_filter(ListFilter(text="15."))
    shelf.set_filter(ListFilter(text="25."))
    with qtbot.assertNotEmitted(shelf.filter_changed):
        shelf.set_filter(ListFilter(text="25."))
    qtbot.waitUntil(lambda: not shelf.is_busy)
    assert list(shelf.indices()) == list(range(1, 6000, 3))


# --- the library --------------------------------------------------------------------------------------


def test_a_collection_of_the_library_is_opened_like_a_file(
    shelf: OpenList, library: Library, qtbot: QtBot, wanted: list[tuple[Puzzle, Source]]
) -> None:
    """Its puzzles belong to no file."""
    taken: list[ImportResult] = []
    library.imported.connect(taken.append)
    library.import_rows("three", lambda: MemoryRows("three", PUZZLES))
    qtbot.waitUntil(lambda: bool(taken))
    shelf.show_collection(taken[0].collection.id)
    assert (shelf.name, shelf.count) == ("three", 3)
    shelf.open(2)
    assert wanted[0][0] == PUZZLES[2]
    assert wanted[0][1].path is None


def test_a_collection_that_goes_is_open_no_longer(shelf: OpenList, library: Library, qtbot: QtBot) -> None:
    """Whoever took it away; one that is renamed or grows stays."""
    taken: list[ImportResult] = []
    library.imported.connect(taken.append)
    library.import_rows("three", lambda: MemoryRows("three", PUZZLES))
    qtbot.waitUntil(lambda: bool(taken))
    shelf.show_collection(taken[0].collection.id)
    library.rename(taken[0].collection.id, "four")
    qtbot.waitUntil(lambda: shelf.name == "four")
    library.add([FEW], taken[0].collection.id, "")
    with qtbot.waitSignal(shelf.grown):
        assert shelf.count == 3
    assert shelf.count == 4
    assert shelf.rows is not None
    assert shelf.rows.puzzle(3) == FEW
    library.remove(taken[0].collection.id)
    qtbot.waitUntil(lambda: shelf.rows is None)
    assert shelf.count == 0


def test_the_saved_state_of_a_puzzle_comes_from_the_library(shelf: OpenList, library: Library) -> None:
    """Wherever the puzzle is."""
    library.store_play(FEW.givens, "state", 12, solved=True)
    assert shelf.state_of(FEW.givens) == "state"
    assert shelf.state_of(PUZZLES[0].givens) == ""


def test_without_a_library_there_are_neither_collections_nor_plays(qapp: object) -> None:
    """And nothing fails."""
    assert qapp
    shelf = OpenList()
    assert shelf.state_of(FEW.givens) == ""
    shelf.show_collection(1)
    assert shelf.rows is None
