"""The dialog that prints: what it orders, what it remembers, and the pages that it shows."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QDoubleSpinBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.printing import page_files
from sudoku_gui.features.printing.dialog import MOST, PrintDialog
from sudoku_gui.features.printing.page_files import PrintJob
from sudoku_gui.features.printing.pages import Destination, OpenPuzzles, PrintedBoards, PrintSettings
from sudoku_gui.features.printing.paint_pages import PrintedBoard, PrintedPages
from sudoku_gui.render.board import cell_states
from sudoku_gui.render.picture_files import PaperSize
from tests.gui.parts import choose, click, part

GRID = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


@dataclass
class FakeController:
    """What a dialog is opened with.

    Attributes:
        open: the puzzles in the library.
        orders: what was ordered.
    """

    open: OpenPuzzles | None = None
    orders: list[PrintSettings] = field(default_factory=list)

    def lay_out(self, order: PrintSettings) -> PrintJob:
        boards = [
            PrintedBoard(cell_states.of_puzzle(Puzzle(GRID)), str(place)) for place in range(order.count)
        ]
        pages = PrintedPages(boards, (), order.per_page, "Heading")
        return PrintJob(pages, page_files.layout(order.paper, landscape=order.landscape), QFont())


@pytest.fixture
def controller() -> FakeController:
    return FakeController(OpenPuzzles("A book", 30, 7))


@pytest.fixture
def ask(parent: QWidget, controller: FakeController) -> Callable[[], PrintDialog]:
    def opened() -> PrintDialog:
        dialog = PrintDialog(parent, lambda: controller.open, controller.lay_out)
        dialog.confirmed.connect(controller.orders.append)
        dialog.show()
        return dialog

    return opened


def type_in(dialog: PrintDialog, name: str, text: str) -> None:
    box = part(dialog, QDoubleSpinBox, name)
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Tab)


def test_at_first_the_puzzle_on_the_board_is_meant(
    ask: Callable[[], PrintDialog], controller: FakeController
) -> None:
    dialog = ask()
    assert not part(dialog, QWidget, "first").isVisible()
    assert dialog.facts.text() == "1 puzzle on 1 page."
    click(dialog, "go")
    (order,) = controller.orders
    assert order == PrintSettings(target=Destination.PRINTER, paper=order.paper)


def test_rows_of_the_library_are_ordered_by_number(
    ask: Callable[[], PrintDialog], controller: FakeController
) -> None:
    """From the chosen one on, some; the boxes go no further than there are puzzles."""
    dialog = ask()
    choose(dialog, "what", "list")
    assert (part(dialog, QDoubleSpinBox, "first").value(), part(dialog, QDoubleSpinBox, "count").value()) == (
        7,
        4,
    )
    type_in(dialog, "first", "29")
    assert (
        part(dialog, QDoubleSpinBox, "count").maximum() == part(dialog, QDoubleSpinBox, "count").value() == 2
    )
    type_in(dialog, "first", "3")
    type_in(dialog, "count", "20")
    choose(dialog, "per_page", "6")
    assert dialog.facts.text() == "20 puzzles on 4 pages."
    click(dialog, "go")
    (order,) = controller.orders
    assert (order.from_list, order.first, order.count, order.per_page) == (True, 3, 20, 6)


@pytest.mark.parametrize(("count", "chosen", "expected"), [(30, 30, (27, 4)), (3, 3, (1, 3)), (1, 1, (1, 1))])
def test_the_last_of_a_list_is_printed_with_those_before_it(
    ask: Callable[[], PrintDialog],
    controller: FakeController,
    count: int,
    chosen: int,
    expected: tuple[int, int],
) -> None:
    """A list is not offered as a single puzzle, also if it is opened while the dialog is."""
    boxes = []
    for opened in (OpenPuzzles("A list", count, chosen), None):
        controller.open = opened
        dialog = ask()
        controller.open = OpenPuzzles("A list", count, chosen)
        dialog.follow()
        boxes.append([part(dialog, QDoubleSpinBox, name).value() for name in ("first", "count")])
        dialog.close()
    assert boxes == [list(expected)] * 2


def test_the_dialog_follows_the_library(ask: Callable[[], PrintDialog], controller: FakeController) -> None:
    """Fewer are seen, others are opened, all are closed: what is offered is what is there."""
    dialog = ask()
    choose(dialog, "what", "list")
    controller.open = OpenPuzzles("A book", 5, 2)
    dialog.follow()
    assert part(dialog, QDoubleSpinBox, "first").maximum() == 5
    controller.open = OpenPuzzles("A book", 2_000_000, 2)
    dialog.follow()
    assert part(dialog, QDoubleSpinBox, "count").maximum() == MOST
    controller.open = OpenPuzzles("Another", 12)
    dialog.follow()
    box = part(dialog, QComboBox, "what")
    assert box.currentText() == "From Another"
    assert part(dialog, QDoubleSpinBox, "first").value() == 1
    controller.open = None
    dialog.follow()
    assert not dialog.settings.from_list
    controller.open = OpenPuzzles("A third", 2)
    dialog.follow()
    assert box.count() == 2


def test_choices_are_there_the_next_time(ask: Callable[[], PrintDialog]) -> None:
    """All but the first puzzle of a list, which another list may not have."""
    dialog = ask()
    choose(dialog, "what", "list")
    wanted = {"boards": "both", "per_page": "9", "paper": "legal", "target": "png", "dots": "600"}
    for name, value in wanted.items():
        choose(dialog, name, value)
    for name in ("entries", "notes", "colours", "captions", "landscape"):
        QTest.keyClick(part(dialog, QWidget, name), Qt.Key.Key_Space)
    type_in(dialog, "first", "11")
    ordered = dialog.settings
    click(dialog, "go")
    again = ask().settings
    assert (again.first, ordered.first) == (7, 11)
    assert again == PrintSettings(
        from_list=True,
        first=7,
        count=4,
        boards=PrintedBoards.BOTH,
        per_page=9,
        entries=False,
        notes=True,
        colours=True,
        captions=False,
        paper=PaperSize.LEGAL,
        landscape=True,
        target=Destination.PNG,
        dots=600,
    )


def test_rows_are_there_where_they_mean_something(ask: Callable[[], PrintDialog]) -> None:
    """Dots for a PNG, entries for puzzles; and the button says what comes next."""
    dialog = ask()
    assert dialog.go.text() == "&Print..."
    assert not part(dialog, QWidget, "dots").isVisible()
    choose(dialog, "target", "png")
    assert part(dialog, QWidget, "dots").isVisible()
    assert dialog.go.text() == "&Save As..."
    choose(dialog, "boards", "solutions")
    assert not any(part(dialog, QWidget, name).isVisible() for name in ("entries", "notes", "colours"))


def test_without_a_printer_the_dialog_stays(
    ask: Callable[[], PrintDialog], controller: FakeController
) -> None:
    """What was chosen is not lost, and a file can be chosen instead."""
    dialog = ask()
    dialog._has_printer = lambda: False
    click(dialog, "go")
    assert dialog.isVisible()
    assert "No printer" in dialog.facts.text()
    choose(dialog, "target", "pdf")
    click(dialog, "go")
    assert [order.target for order in controller.orders] == [Destination.PDF]


def test_no_two_rows_have_the_same_mnemonic(ask: Callable[[], PrintDialog]) -> None:
    dialog = ask()
    choose(dialog, "what", "list")
    choose(dialog, "target", "png")
    widgets: list[QLabel | QAbstractButton] = [dialog.go, *dialog.findChildren(QLabel)]
    widgets += dialog.findChildren(QCheckBox)
    texts = [widget.text() for widget in widgets if widget.isVisible() and "&" in widget.text()]
    letters = [text[text.index("&") + 1].lower() for text in texts]
    assert len(letters) == 14
    assert len(set(letters)) == len(letters)


def test_the_preview_follows_the_choices(ask: Callable[[], PrintDialog], qtbot: QtBot) -> None:
    """Its pages have the boards and the shape of the paper; of a long list it has the first, and says so."""
    dialog = ask()
    choose(dialog, "what", "list")
    type_in(dialog, "first", "1")
    type_in(dialog, "count", "30")
    choose(dialog, "per_page", "4")
    qtbot.waitUntil(lambda: dialog.preview.pageCount() == 8)
    assert dialog.facts.text() == "30 puzzles on 8 pages."
    upright = dialog.preview.grab().toImage()
    QTest.keyClick(part(dialog, QWidget, "landscape"), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: dialog.preview.grab().toImage() != upright)
    choose(dialog, "boards", "both")
    choose(dialog, "per_page", "20")
    qtbot.waitUntil(lambda: dialog.preview.pageCount() == 2)


def test_a_long_list_is_not_painted_as_a_whole(
    ask: Callable[[], PrintDialog], controller: FakeController, qtbot: QtBot
) -> None:
    """A thousand boards would take four seconds at each change."""
    controller.open = OpenPuzzles("A book", 2000)
    dialog = ask()
    choose(dialog, "what", "list")
    type_in(dialog, "count", "1000")
    assert dialog.facts.text() == "1,000 puzzles on 1,000 pages. Preview: the first 60 pages."
    qtbot.waitUntil(lambda: dialog.preview.pageCount() == 60)


def test_the_keyboard_begins_at_the_top(ask: Callable[[], PrintDialog], qtbot: QtBot) -> None:
    dialog = ask()
    dialog.activateWindow()
    qtbot.waitUntil(part(dialog, QWidget, "what").hasFocus)


def test_long_names_leave_room_for_the_page(
    ask: Callable[[], PrintDialog], controller: FakeController
) -> None:
    usual = ask().minimumSizeHint().width()
    controller.open = OpenPuzzles("A name that is longer than any dialog has space for, and then some" * 3, 5)
    assert ask().minimumSizeHint().width() == usual
