"""The library's pane: opening, searching, filtering and managing, by keys and by mouse, in every dress."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.filter import ListFilter, RowOrder
from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.database.rows import MemoryRows, Rows, rows_of_file
from sudoku_gui.features.library.view import LibraryView
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.parts import click, part, wait_until

ImportAs = Callable[[str, list[Puzzle]], int]

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
EMPTY = Grid.empty()


def puzzle(number: int) -> Puzzle:
    board = EMPTY
    for cell in range(number):
        board = board.with_digit(cell, number % 9 + 1)
    headers = (("D", f"Puzzle {chr(64 + number)}"), ("L", "Easy" if number < 20 else "Hard"))
    return Puzzle(board, headers=headers)


PUZZLES = [puzzle(number) for number in range(1, 41)]


@pytest.fixture(autouse=True)
def forty(open_list: OpenList) -> None:
    open_list.show_puzzles("forty", PUZZLES)


@pytest.fixture
def opened(open_list: OpenList) -> list[Puzzle]:
    held: list[Puzzle] = []
    open_list.puzzle_requested.connect(lambda puzzle, _: held.append(puzzle))
    return held


@pytest.fixture
def view(open_list: OpenList, show: Callable[..., None]) -> LibraryView:
    view = LibraryView(open_list, theme.light())
    view.resize(360, 480)
    show(view, view.table)
    return view


@pytest.fixture
def import_as(do_import: Callable[[str, Rows], ImportResult]) -> Callable[[str, list[Puzzle]], int]:
    return lambda name, puzzles: do_import(name, MemoryRows(name, puzzles)).collection.id


def search_field(view: QWidget) -> QLineEdit:
    return part(view, QLineEdit, "library_search")


def numbers(view: LibraryView) -> list[int]:
    return [view.model.facts(row).number for row in range(view.model.rowCount())]


def status(view: LibraryView) -> str:
    return part(view, QLabel, "library_count").text()


# --- opening ------------------------------------------------------------------------------------------


def test_enter_opens_the_current_puzzle(view: LibraryView, opened: list[Puzzle]) -> None:
    QTest.keyClick(view.table, Key.Key_Down)
    QTest.keyClick(view.table, Key.Key_Return)
    QTest.keyClick(view.table, Key.Key_End)
    QTest.keyClick(view.table, Key.Key_Enter)
    QTest.keyClick(view.table, Key.Key_Home)
    QTest.keyClick(view.table, Key.Key_Return)
    assert opened == [PUZZLES[1], PUZZLES[39], PUZZLES[0]]


def test_a_double_click_opens_and_chooses_a_puzzle(
    view: LibraryView, opened: list[Puzzle], open_list: OpenList
) -> None:
    place = view.table.visualRect(view.model.index(2, 0)).center()
    QTest.mouseClick(view.table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(view.table.viewport(), LEFT, pos=place)
    assert opened == [PUZZLES[2]]
    assert open_list.chosen == 2


def test_a_wide_list_has_columns_that_keys_walk_through(view: LibraryView, opened: list[Puzzle]) -> None:
    """The puzzle that was current stays so, in sight, when the width changes."""
    view.table.go_to(7)
    view.resize(660, 400)
    wait_until(lambda: view.model.columnCount() == 2)
    assert view.model.row_at(view.table.currentIndex()) == 7
    QTest.keyClick(view.table, Key.Key_Left)
    QTest.keyClick(view.table, Key.Key_Down)
    QTest.keyClick(view.table, Key.Key_Return)
    assert opened == [PUZZLES[8]]
    QTest.keyClick(view.table, Key.Key_End)
    assert view.model.row_at(view.table.currentIndex()) == 39
    view.resize(320, 400)
    wait_until(lambda: view.model.columnCount() == 1)
    assert view.table.currentIndex().row() == 39
    assert view.table.viewport().rect().contains(view.table.visualRect(view.model.index(39, 0)).center())


def test_next_scrolls_to_the_puzzle(view: LibraryView, open_list: OpenList) -> None:
    for _ in range(30):
        open_list.next()
    assert view.table.currentIndex().row() == 29
    assert view.table.viewport().rect().contains(view.table.visualRect(view.model.index(29, 0)).center())


# --- searching and filtering ----------------------------------------------------------------------------


def test_typing_in_the_list_searches(view: LibraryView, qtbot: QtBot) -> None:
    """The letters go to the field; only what fits is seen, once the typing rests."""
    QTest.keyClicks(view.table, "p")
    field = search_field(view)
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, "uzzle C")
    qtbot.waitUntil(lambda: numbers(view) == [3, 35])
    assert status(view) == "2 of 40"
    QTest.keyClick(field, Key.Key_Down)
    assert view.table.hasFocus()


def test_a_number_and_enter_go_to_that_puzzle(view: LibraryView) -> None:
    field = search_field(view)
    QTest.keyClicks(field, "33")
    QTest.keyClick(field, Key.Key_Return)
    assert view.table.currentIndex().row() == 32
    assert len(numbers(view)) == 40
    assert view.table.hasFocus()


def test_a_number_replaces_words(view: LibraryView, open_list: OpenList, qtbot: QtBot) -> None:
    open_list.set_filter(ListFilter(text="puzzle C"))
    view.filter_bar.show_filter(open_list.filter)
    field = search_field(view)
    field.selectAll()
    QTest.keyClicks(field, "33")
    qtbot.waitUntil(lambda: len(numbers(view)) == 40)
    assert field.text() == "33"


@pytest.mark.parametrize(("typed", "said"), [("#41", "no puzzle 41"), ("#2", "hidden by the filter")])
def test_a_number_that_is_not_shown_is_reported(
    view: LibraryView, open_list: OpenList, qtbot: QtBot, typed: str, said: str
) -> None:
    open_list.set_filter(ListFilter(fewest=30))
    qtbot.waitUntil(lambda: not open_list.is_busy)
    field = search_field(view)
    QTest.keyClicks(field, typed)
    with qtbot.waitSignal(view.message) as signal:
        QTest.keyClick(field, Key.Key_Return)
    assert said in str((signal.args or [""])[0])


def test_givens_levels_and_orders_are_chosen_by_keys(
    view: LibraryView, open_list: OpenList, qtbot: QtBot
) -> None:
    """The keyboard alone fills the filter bar and clears it."""
    click(view, "library_filter")
    fewest = part(view, QSpinBox, "library_fewest")
    fewest.selectAll()
    QTest.keyClicks(fewest, "18")
    qtbot.waitUntil(lambda: numbers(view) == list(range(18, 41)))
    level = part(view, QComboBox, "library_level")
    assert [level.itemText(row) for row in range(level.count())] == ["Easy", "Hard"]
    QTest.keyClicks(level, "easy")
    qtbot.waitUntil(lambda: numbers(view) == [18, 19])
    order = part(view, QComboBox, "library_order")
    QTest.keyClick(order, Key.Key_Down)
    assert open_list.filter == ListFilter(fewest=18, level="easy", order=RowOrder.GIVENS)
    click(view, "library_all")
    assert numbers(view) == list(range(1, 41))
    assert open_list.filter.shows_all


def test_where_nothing_is_found_the_list_says_so(
    view: LibraryView, open_list: OpenList, qtbot: QtBot
) -> None:
    open_list.set_filter(ListFilter(text="nobody has this title"))
    qtbot.waitUntil(lambda: view.table.empty_text != "")
    assert "No puzzles found" in view.table.empty_text


def test_escape_stops_a_long_job(
    view: LibraryView, open_list: OpenList, tmp_path: Path, qtbot: QtBot
) -> None:
    """So does the button; what was read before stays."""
    path = tmp_path / "long.sdm"
    path.write_text(f"1{'.' * 80}\n" * 60_000, encoding="utf-8")
    open_list._job.slice_seconds = 0.0  # there is something to stop
    open_list.show_rows(rows_of_file(path))
    bar = part(view, QProgressBar, "library_progress")
    assert bar.isVisible()
    assert status(view).endswith("...")
    QTest.keyClick(view.table, Key.Key_Escape)
    assert not open_list.is_busy
    assert not bar.isVisible()
    assert 0 < view.model.rowCount() < 60_000
    open_list.set_filter(ListFilter(text="1.."))
    qtbot.waitUntil(part(view, QPushButton, "library_stop").isVisible)
    click(view, "library_stop")
    assert not open_list.is_busy


# --- collections ----------------------------------------------------------------------------------------


def test_collections_are_chosen_beside_the_open_file(
    view: LibraryView, open_list: OpenList, import_as: ImportAs
) -> None:
    """The chooser lists the open file, collections by their names, and the included puzzles."""
    import_as("Later", PUZZLES[:2])
    import_as("Earlier", PUZZLES[:3])
    chooser = part(view, QComboBox, "library_collections")
    files = [chooser.itemText(row) for row in range(chooser.count())]
    assert files[:3] == ["forty", "Earlier (3)", "Later (2)"]
    assert files[3:] == [
        f"Included puzzles: {level}" for level in ("Easy", "Medium", "Hard", "Expert", "Fiendish")
    ]
    QTest.keyClick(chooser, Key.Key_Down)
    assert (open_list.name, numbers(view)) == ("Earlier", [1, 2, 3])
    assert chooser.currentText() == "Earlier (3)"
    QTest.keyClick(chooser, Key.Key_Up)
    assert (open_list.name, chooser.currentText()) == ("forty", "forty")


def test_a_collection_is_renamed_in_its_place(
    view: LibraryView, open_list: OpenList, library: Library, import_as: ImportAs, qtbot: QtBot
) -> None:
    """Esc keeps the old name; Enter stores the new one, and the chooser shows it."""
    open_list.show_collection(import_as("Old", PUZZLES[:2]))
    view.chooser.actions_by_name["rename"].trigger()
    field = part(view, QLineEdit, "library_name")
    QTest.keyClicks(field, "Nonsense")
    QTest.keyClick(field, Key.Key_Escape)
    assert not field.isVisible()
    view.chooser.actions_by_name["rename"].trigger()
    assert field.text() == "Old"
    QTest.keyClicks(field, "New")
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: part(view, QComboBox, "library_collections").currentText() == "New (2)")
    assert open_list.name == library.collections()[0].name == "New"


def test_only_possible_actions_are_enabled(
    view: LibraryView, open_list: OpenList, import_as: ImportAs
) -> None:
    """A file can be kept; a collection renamed and removed; with nothing open there is only importing."""

    def offered() -> set[str]:
        return {name for name, action in view.chooser.actions_by_name.items() if action.isEnabled()}

    assert offered() == {"import", "export", "keep", "rate"}
    open_list.show_collection(import_as("Kept", PUZZLES[:2]))
    assert offered() == {"import", "export", "rate", "rename", "remove"}
    open_list.close()
    assert offered() == {"import"}


# --- all the rest -----------------------------------------------------------------------------------------


def test_a_second_view_shows_the_same(open_list: OpenList, qtbot: QtBot, show: Callable[..., None]) -> None:
    """As after a change of language: what is open, shown and chosen belongs to the open list."""
    open_list.set_filter(ListFilter(text="puzzle", fewest=35, level="hard", order=RowOrder.GIVENS))
    qtbot.waitUntil(lambda: not open_list.is_busy)
    open_list.open(37)
    again = LibraryView(open_list, theme.dark())
    show(again)
    assert numbers(again) == [35, 36, 37, 38, 39, 40]
    assert search_field(again).text() == "puzzle"
    assert again.filter_bar.filter == open_list.filter
    assert again.table.currentIndex().row() == 3


def test_an_empty_library_pane_says_how_to_begin(view: LibraryView, open_list: OpenList) -> None:
    open_list.close()
    assert "Open a file" in view.table.empty_text
    assert not search_field(view).isEnabled()
    assert status(view) == ""


def test_the_library_fits_into_a_small_dock(view: LibraryView) -> None:
    assert view.minimumSizeHint().width() <= 240
    assert view.minimumSizeHint().height() <= 170
    view.resize(240, 170)
    assert view.table.viewport().height() > 20


def test_every_control_has_a_name(view: LibraryView) -> None:
    kinds = (QComboBox, QLineEdit, QSpinBox, QToolButton, QPushButton)
    for widget in (found for kind in kinds for found in view.findChildren(kind)):
        if widget.objectName().startswith("library"):
            assert widget.accessibleName() or (isinstance(widget, QPushButton) and widget.text()), (
                widget.objectName()
            )
    assert view.accessibleName()
    assert view.table.accessibleName()


@pytest.mark.parametrize(
    ("colours", "pixels", "size", "name"),
    [
        (theme.light, 13, (320, 360), "light"),
        (theme.dark, 13, (320, 360), "dark"),
        (theme.high_contrast, 13, (240, 240), "high_contrast"),
        (theme.light, 20, (400, 520), "large"),
    ],
)
def test_thumbnails_states_of_play_and_broken_lines_look_as_in_the_picture(
    colours: Callable[[], Theme],
    pixels: int,
    size: tuple[int, int],
    name: str,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    open_list: OpenList,
    library: Library,
    tmp_path: Path,
    show: Callable[..., None],
    qapp: QApplication,
) -> None:
    """Thumbnails, a line that cannot be read, states of play, the opened puzzle; in large type with the filter."""
    path = tmp_path / "list.sdm"
    line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
    path.write_text(f"{line} # Easter\n{line[::-1]}\nno puzzle\n{line[9:]}{line[:9]}\n" * 3, encoding="utf-8")
    line_file = LineFile.begin(path)
    assert line_file is not None
    font = QFont(reference_font)
    font.setPixelSize(pixels)
    usual = qapp.palette()
    qapp.setFont(font)
    qapp.setPalette(colours().palette())
    open_list.show_line_file(line_file)
    open_list.stop()
    library.store_game(Grid.parse(line), "", 723_000, solved=False)
    library.store_game(Grid.parse(line[::-1]), "", 3_723_000, solved=True)
    view = LibraryView(open_list, colours())
    view.setStyleSheet(colours().style_sheet())
    view.resize(*size)
    show(view, view.table)
    open_list.open(1)
    if name == "large":
        view.filter_bar.show_filter(ListFilter(fewest=17, most=30))
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    image.fill(view.palette().color(QPalette.ColorRole.Window))
    view.render(image, QPoint())
    qapp.setPalette(usual)
    looks_like(image, f"library_{name}")
