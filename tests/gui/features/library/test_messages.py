"""Files go into the library and lists out of it, and the info bar says what became of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.database.filter import ListFilter
from sudoku_gui.database.ratings import RatingResult
from sudoku_gui.database.rows import rows_of_file
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.features.library.view import LibraryView
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.render import theme
from sudoku_gui.widgets.info_bar import InfoBar
from tests.gui.parts import part, wait_until

LINES = [f"{digit}{'.' * 79}5" for digit in range(1, 7)]


class Setup:
    """A window with the pane, an info bar and import and export, and a file of six puzzles, the last of them twice."""

    def __init__(self, folder: Path, context: Context) -> None:
        self.window = context.window
        self.library, self.open_list = context.library, context.open_list
        self.view = LibraryView(self.open_list, theme.light())
        self.window.setCentralWidget(self.view)
        self.messages, self.preferences, self.tasks = context.messages, context.preferences, context.tasks
        self.info_bar = InfoBar(context.theme, self.messages, self.window)
        self.import_export = LibraryFeature(context)
        self.import_export.serve(self.view)
        self.file = folder / "six.sdm"
        self.file.write_text("\n".join([*LINES, LINES[-1], "no puzzle"]), encoding="utf-8")

    def choose(self, name: str) -> None:
        self.view.chooser.actions_by_name[name].trigger()

    def press(self, text: str) -> None:
        [button] = [found for found in self.info_bar.findChildren(QPushButton) if found.text() == text]
        button.click()


@pytest.fixture
def setup(qtbot: QtBot, tmp_path: Path, context: Context) -> Iterator[Setup]:
    made = Setup(tmp_path, context)
    with qtbot.waitExposed(made.window):
        made.window.show()
    yield made
    made.open_list.close()
    made.library.close()


@pytest.fixture
def answer(setup: Setup, qtbot: QtBot) -> Callable[[str, Path], None]:

    def give(name: str, path: Path) -> None:
        dialog = part(setup.window, QFileDialog, name)
        field = part(dialog, QLineEdit, "fileNameEdit")
        wait_until(field.hasFocus)
        field.setText(str(path))  # not typed: the list of completions needs a real screen
        with qtbot.waitSignal(dialog.finished):
            QTest.keySequence(field, "Return")

    return give


@pytest.fixture
def message(setup: Setup) -> Callable[[str], str]:
    """Waits until the info bar says something with these words."""

    def wait(words: str) -> str:
        wait_until(lambda: words in setup.messages.text)
        return setup.messages.text

    return wait


def test_a_file_becomes_a_collection(
    setup: Setup, answer: Callable[[str, Path], None], message: Callable[[str], str]
) -> None:
    setup.choose("import")
    answer("import_dialog", setup.file)
    assert message("were imported") == (
        "7 puzzles were imported as “six”. One of them is a duplicate. "
        "One line could not be read: line 8, column 1: 'n' is not a cell; use 1-9 for a digit and . or 0 for an "
        "empty cell."
    )
    assert (setup.open_list.name, setup.open_list.count) == ("six", 7)
    assert setup.preferences["last_folder"] == str(setup.file.parent)


def test_a_file_without_puzzles_is_reported(
    setup: Setup, message: Callable[[str], str], tmp_path: Path
) -> None:
    (tmp_path / "letter.txt").write_text("Dear friend,", encoding="utf-8")
    setup.import_export.import_path(tmp_path / "letter.txt")
    assert message("letter.txt").startswith("letter.txt was not imported: ")
    setup.import_export.import_path(tmp_path / "nowhere.sdm")
    assert message("nowhere.sdm was not imported: ").endswith("The library is unchanged.")
    assert setup.messages.kind == "error"
    assert setup.library.collections() == ()


def test_the_open_list_is_imported_without_its_filter(setup: Setup, message: Callable[[str], str]) -> None:
    setup.open_list.show_puzzles("pasted", [Puzzle(Grid.parse(line)) for line in LINES])
    setup.open_list.set_filter(ListFilter(fewest=80))
    setup.choose("keep")
    message("6 puzzles were imported as “pasted”")
    assert setup.library.collections()[0].size == 6


def test_single_puzzles_go_to_a_collection_of_their_own(setup: Setup, message: Callable[[str], str]) -> None:
    def sizes() -> list[int]:
        return [stored.size for stored in setup.library.collections()]

    setup.import_export.add_puzzle(Puzzle(Grid.parse(LINES[0])))
    message("“My puzzles”")
    wait_until(lambda: sizes() == [1])
    setup.import_export.add_puzzle(Puzzle(Grid.parse(LINES[1])))
    wait_until(lambda: sizes() == [2])


def test_a_file_that_changes_is_reported(setup: Setup, message: Callable[[str], str]) -> None:
    setup.open_list.show_rows(rows_of_file(setup.file))
    setup.file.write_text("\n".join(LINES), encoding="utf-8")
    setup.open_list.open(0)
    message("six.sdm was changed")


def test_a_removed_collection_is_restored_by_a_button(setup: Setup, message: Callable[[str], str]) -> None:
    setup.import_export.import_path(setup.file)
    message("were imported")
    setup.choose("remove")
    message("“six” is no longer in the library.")
    wait_until(lambda: setup.library.collections() == ())
    assert setup.open_list.rows is None
    setup.press("Restore")
    wait_until(lambda: [stored.name for stored in setup.library.collections()] == ["six"])


def test_the_filtered_list_is_written_into_a_file(
    setup: Setup, answer: Callable[[str, Path], None], message: Callable[[str], str], tmp_path: Path
) -> None:
    """The rows that the filter shows are exported; the message says what the format drops."""
    setup.open_list.show_puzzles("six", [Puzzle(Grid.parse(line), elapsed=5) for line in LINES])
    setup.open_list.set_filter(ListFilter(text="3.."))
    wait_until(lambda: setup.open_list.count == 1 and not setup.open_list.is_busy)
    setup.choose("export")
    dialog = part(setup.window, QFileDialog, "export_list_dialog")
    [picked] = [name for name in dialog.nameFilters() if name.startswith("Collection (")]
    formats_offered = part(dialog, QComboBox, "fileTypeCombo")
    while formats_offered.currentText() != picked:
        QTest.keyClick(formats_offered, Qt.Key.Key_Down)
    answer("export_list_dialog", tmp_path / "out")
    assert message("was written into out").endswith("does not keep the time spent.")
    [puzzle] = formats.load(tmp_path / "out.sdm").puzzles
    assert str(puzzle.givens) == LINES[2]


def test_an_export_can_be_cancelled(
    setup: Setup, message: Callable[[str], str], tmp_path: Path, qtbot: QtBot
) -> None:
    setup.open_list.show_puzzles("many", [Puzzle(Grid.parse(LINES[0]))] * 200_000)
    setup.import_export.export_to(tmp_path / "out.sdm", "sdm")
    message("Writing out.sdm: ")
    setup.press("Cancel")
    qtbot.waitUntil(lambda: not setup.tasks.is_running)
    assert not (tmp_path / "out.sdm").exists()
    assert setup.messages.text == ""


def test_a_folder_that_cannot_be_written_is_reported(
    setup: Setup, message: Callable[[str], str], tmp_path: Path
) -> None:
    setup.open_list.show_puzzles("six", [Puzzle(Grid.parse(line)) for line in LINES])
    setup.import_export.export_to(tmp_path / "nowhere" / "out.sdm", "sdm")
    message("out.sdm: ")
    assert setup.messages.kind == "error"


def test_a_damaged_library_is_reported_with_its_new_name(setup: Setup, message: Callable[[str], str]) -> None:
    setup.library.path.parent.mkdir(parents=True)
    setup.library.path.write_bytes(b"rubbish" * 999)
    assert setup.library.collections() == ()
    assert "set-aside.db" in message("was damaged")


def test_the_notice_of_a_damaged_library_stays_beside_the_next_message(
    setup: Setup, message: Callable[[str], str]
) -> None:
    """It is reported while the puzzle is added, and would be gone before anybody could read it."""
    setup.import_export.add_puzzle(Puzzle(Grid.parse(LINES[0])))
    message("The puzzle was added to the collection “My puzzles”.")
    setup.library.path.write_bytes(b"rubbish" * 999)
    setup.import_export.add_puzzle(Puzzle(Grid.parse(LINES[1])))
    for line in LINES[2:4]:
        said = message("The puzzle was added to the collection “My puzzles”. Your library was damaged")
        assert said.count("set-aside.db") == 1
        assert setup.messages.kind == "error"
        setup.import_export.add_puzzle(Puzzle(Grid.parse(line)))
        wait_until(lambda: not setup.library.is_changing)
    assert [(info.name, info.size) for info in setup.library.collections()] == [("My puzzles", 3)]
    setup.messages.dismiss()
    setup.import_export.add_puzzle(Puzzle(Grid.parse(LINES[4])))
    assert message("The puzzle was added").endswith("“My puzzles”.")


def test_a_change_of_a_collection_that_is_gone_is_reported(
    setup: Setup, message: Callable[[str], str]
) -> None:
    setup.library.rename(7, "Mine")
    assert message("The library is unchanged: ").endswith("this collection is no longer in the library.")
    assert setup.messages.kind == "error"


def test_the_ends_of_the_list_are_reported(setup: Setup, message: Callable[[str], str]) -> None:
    setup.open_list.show_puzzles("one", [Puzzle(Grid.parse(LINES[0]))])
    setup.open_list.open(0)
    setup.open_list.next()
    message("This is the last puzzle")
    setup.open_list.previous()
    message("This is the first puzzle")
    setup.open_list.set_filter(ListFilter(text="nobody is called so"))
    wait_until(lambda: not setup.open_list.is_busy)
    setup.open_list.next()
    message("No puzzles found")


def test_without_a_library_files_can_still_be_used(setup: Setup, message: Callable[[str], str]) -> None:
    setup.library.path.parent.parent.mkdir(parents=True, exist_ok=True)
    setup.library.path.parent.write_text("in the way", encoding="utf-8")
    setup.open_list.show_puzzles("six", [Puzzle(Grid.parse(line)) for line in LINES])
    setup.library.store_game(Grid.parse(LINES[0]), "sheet", 1, solved=False)
    message("Your progress is not saved in the library yet: ")
    assert setup.view.model.rowCount() == 6


def test_the_number_of_rated_puzzles_is_reported(setup: Setup, message: Callable[[str], str]) -> None:
    setup.open_list.rater.finished.emit(RatingResult(count=1, without=1))
    assert message("rated") == "1 puzzle was rated. 1 puzzle does not have exactly one solution."
    setup.open_list.rater.failed.emit(AppMessage("program.memory"))
    assert message("cannot be rated").startswith("The puzzles cannot be rated: ")
    assert setup.messages.kind == "error"
