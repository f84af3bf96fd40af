"""The solutions of what is watched: found by a search of its own, listed, painted, gone to."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from solver_core.cover import Goal, Op, Rule
from solver_core.problems import gallery
from solver_core.problems.plans import Plan
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.solutions import view as view_module
from sudoku_gui.features.solutions.view import Pictures, SolutionsView
from sudoku_gui.player.job import Job
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import part, wait_until

TWO = Grid.parse(
    "295743861431865927876192543387459216612387495549216738763524189928671354154938672"
).with_digit(0, 0)


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def view(player: Player) -> Iterator[SolutionsView]:
    shown = SolutionsView(player, Selection(player), theme.light())
    shown.resize(420, 500)
    shown.show()
    yield shown
    shown.collector.stop()
    shown.close()


def status(view: SolutionsView) -> str:
    return part(view, ReadingLabel, "solutions_status").text()


def watch(view: SolutionsView, player: Player, sample: str = "queens_6") -> None:
    """Watch a search; the first solutions have been found then."""
    player.watch_subject(Subject(sample=sample))
    at_rest(view)


def at_rest(view: SolutionsView) -> None:
    wait_until(lambda: not view.collector.is_running)


def test_a_small_problem_is_searched_unasked(view: SolutionsView, player: Player) -> None:
    assert "Watch a search" in part(view, QLabel, "solutions_hint").text()
    watch(view, player)
    assert view.model.rowCount() == 4
    assert status(view).startswith("4 solutions")
    assert not view.button.isEnabled()


def test_the_list_stays_in_its_place_whatever_is_said_above_it(view: SolutionsView, player: Player) -> None:
    """The sentence has two lines from the start: a long one, and the short one after it, are seen and move nothing."""
    watch(view, player)
    sentence = part(view, ReadingLabel)
    height, top = sentence.height(), view.list.y()
    assert height >= 2 * sentence.fontMetrics().lineSpacing()
    for text in ("many words " * 40, "4 solutions"):
        sentence.set_text(text)
        come_to_rest(view)
        assert (sentence.height(), view.list.y()) == (height, top)
    assert sentence.shows_all()


def test_pictures_are_as_large_and_as_fine_as_they_are_asked_for(view: SolutionsView, player: Player) -> None:
    """The window may come to a finer screen, or to larger letters; another theme and another problem have others."""
    watch(view, player)
    pictures = view.pictures

    def painted(side: int, ratio: float) -> QImage:
        pictures.picture(0, side, ratio)
        wait_until(lambda: pictures.picture(0, side, ratio) is not None)
        found = pictures.picture(0, side, ratio)
        assert found is not None
        assert found.width() == side * ratio
        return found.toImage()

    usual = painted(60, 1.0)
    painted(60, 2.0)
    painted(90, 1.0)
    view.use_theme(theme.dark())
    dark = painted(60, 1.0)
    view.use_theme(theme.light())
    assert painted(60, 1.0) == usual != dark
    watch(view, player, "queens_8")
    assert painted(60, 1.0) != usual


def test_thumbnails_scrolled_far_out_of_sight_are_not_painted(
    view: SolutionsView, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who scrolls through a hundred thousand asks for each, and waits only for the last ones."""
    monkeypatch.setattr(view_module, "_HELD", 2)
    watch(view, player)
    pictures, painted = Pictures(view.collector.options, theme.light(), view), list[int]()
    pictures.painted.connect(lambda: painted.append(1))
    board = gallery.board("queens_6")
    assert isinstance(board, Plan)
    pictures.show_board(board, theme.light())
    for row in range(4):
        pictures.picture(row, 60, 1.0)
    wait_until(lambda: bool(painted) and not part(pictures, Job).is_running)
    assert painted == [1]
    assert pictures.picture(3, 60, 1.0) is not None


def test_thumbnails_requested_for_another_board_are_not_painted(view: SolutionsView, player: Player) -> None:
    """While pictures are painted another problem may come: those of its solutions are on its own board."""
    watch(view, player)
    pictures, colours = Pictures(view.collector.options, theme.light(), view), theme.light()
    six, eight = (gallery.board(sample) for sample in ("queens_6", "queens_8"))
    assert isinstance(six, Plan)
    assert isinstance(eight, Plan)

    def painted(*boards: Plan) -> QImage:
        for board in boards:
            pictures.show_board(board, colours)
            assert pictures.picture(0, 60, 1.0) is None
        wait_until(lambda: pictures.picture(0, 60, 1.0) is not None)
        found = pictures.picture(0, 60, 1.0)
        assert found is not None
        return found.toImage()

    assert painted(eight, six) == painted(six) != painted(eight)
    pictures.show_board(six, colours)
    for row in range(3):
        pictures.picture(row, 60, 1.0)
    pictures.show_board(six, colours)
    pictures.picture(0, 60, 1.0)
    wait_until(lambda: pictures.picture(0, 60, 1.0) is not None)
    assert pictures.picture(2, 60, 1.0) is None


def test_each_solution_is_the_one_found_at_its_position(view: SolutionsView, player: Player) -> None:
    watch(view, player)
    search = Subject(sample="queens_6").search()
    for number in range(4):
        search.seek(view.collector.position(number))
        assert search.event is not None
        assert search.event.op is Op.SOLUTION
        assert list(search.chosen_options()) == view.collector.options(number)


def test_enter_goes_to_where_the_search_finds_it(view: SolutionsView, player: Player) -> None:
    watch(view, player)
    view.list.setCurrentIndex(view.model.index(2, 0))
    QTest.keyClick(view.list, Qt.Key.Key_Return)
    wait_until(lambda: player.position == view.collector.position(2))
    assert player.search is not None
    assert player.search.solutions == 3
    player.scrub(0)
    player.run_to("solution")
    wait_until(lambda: view.list.currentIndex().row() == 0)


def test_a_large_problem_is_searched_on_request_and_can_be_stopped(
    view: SolutionsView, player: Player
) -> None:
    """At first only solutions that have been passed are listed."""
    watch(view, player, "queens_13")
    first = view.collector.count
    assert "so far" in status(view)
    assert "% of the tree" in status(view)
    QTest.mouseClick(view.button, Qt.MouseButton.LeftButton)
    wait_until(lambda: view.collector.count > first + 1000)
    assert view.button.text() == "&Stop"
    QTest.mouseClick(view.button, Qt.MouseButton.LeftButton)
    assert not view.collector.is_running
    assert view.model.rowCount() == view.collector.stored
    assert view.button.text() == "&Find All"


def test_another_problem_ends_the_search_of_the_one_before(view: SolutionsView, player: Player) -> None:
    player.watch_subject(Subject(sample="queens_13"))
    view.button.click()
    watch(view, player, "six_sets")
    assert view.model.rowCount() == 1
    player.leave()
    wait_until(lambda: view.model.rowCount() == 0)


def test_another_search_while_all_are_looked_for_leaves_no_row_behind(
    view: SolutionsView, player: Player
) -> None:
    """Every row that the list counts can be read, at any moment."""
    watch(view, player, "queens_13")
    QTest.mouseClick(view.button, Qt.MouseButton.LeftButton)
    wait_until(lambda: view.model.rowCount() > 100)
    counted: list[tuple[int, int]] = []
    model, collector = view.model, view.collector
    collector.changed.connect(lambda: counted.append((model.rowCount(), collector.stored)))
    player.watch_subject(Subject(sample="queens_13", rule=Rule.FIRST))
    wait_until(lambda: len(counted) > 1)
    assert all(rows <= held for rows, held in counted)
    wait_until(lambda: view.model.rowCount() > 0)
    assert [view.model.index(row, 0).data() for row in range(view.model.rowCount())]


def test_a_sudoku_shows_its_digits(view: SolutionsView, player: Player) -> None:
    player.watch_subject(Subject(TWO))
    at_rest(view)
    assert view.model.rowCount() == 1
    view.list.setCurrentIndex(view.model.index(0, 0))
    view.copy()
    assert "r1c1=2" in QGuiApplication.clipboard().text()
    wait_until(lambda: view.pictures.picture(0, view.list._cells.side, 1.0) is not None)


def test_a_matrix_is_listed_by_names(view: SolutionsView, player: Player) -> None:
    player.watch_subject(Subject(problem="a b c\na b\nc\na\nb c\n"))
    at_rest(view)
    texts = [str(view.model.index(row, 0).data()) for row in range(view.model.rowCount())]
    assert len(texts) == 2
    assert "{a, b}" in texts[0]


def test_covers_that_get_better_are_reported_as_such(view: SolutionsView, player: Player) -> None:
    watch(view, player, "stations")
    assert "the last is the best" in status(view)
    player.watch_subject(Subject(sample="queens_6", goal=Goal.FEWEST))
    at_rest(view)
    assert status(view).startswith("1 cover")


def test_solutions_beyond_the_list_are_counted(
    view: SolutionsView, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_gui.features.solutions.collector.MOST", 3)
    monkeypatch.setattr("sudoku_gui.features.solutions.view.MOST", 3)
    watch(view, player)
    assert (view.model.rowCount(), view.collector.count) == (3, 4)
    assert "the first 3 are listed" in status(view)
