"""The candidate boards as the user sees and works them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from solver_core.sudoku import encoding
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards.model import BOARDS, candidate_of, of_search
from sudoku_gui.features.candidate_boards.view import CandidateBoards
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.parts import part, wait_until
from tests.gui.shared import GoTo, Show


@pytest.fixture
def boards(player: Player, selection: Selection, show: Show, many: Grid, go_to: GoTo) -> CandidateBoards:
    player.watch(many)
    boards = CandidateBoards(player, selection, theme.light())
    boards.resize(760, 760)
    show(boards, boards.canvas)
    go_to(2600)
    return boards


def said(boards: CandidateBoards) -> str:
    return part(boards, ReadingLabel, "candidate_status").text()


def chooser(boards: CandidateBoards) -> QComboBox:
    return part(boards, QComboBox, "candidate_chooser")


def at(boards: CandidateBoards, item: int, k: int) -> QPoint:
    box = boards.canvas.layout_now.slot(item, k)
    assert box is not None
    return (box.center() / boards.devicePixelRatioF()).toPoint()


@pytest.mark.parametrize("engine", [Engine.DLX, Engine.BACKTRACK])
def test_candidate_boards_show_the_players_position(
    boards: CandidateBoards, player: Player, many: Grid, go_to: GoTo, engine: Engine
) -> None:
    player.watch_subject(Subject(many, engine=engine))
    for position in (0, 1, 700, 3):
        go_to(position)
        assert boards.canvas.isVisible()
        assert player.snapshot is not None
        shown = [place.shown for place in boards.canvas.look.squares]
        assert shown == [place.shown for place in of_search(player.snapshot).squares]


def test_a_step_marks_all_its_changes(boards: CandidateBoards, player: Player, go_to: GoTo) -> None:
    """However many events the step had, and also shown again; a jump marks the last of them, another search nothing."""
    go_to(2620)
    look = boards.canvas.look
    assert look.gone + look.back > 1
    boards.canvas.refresh()
    assert boards.canvas.look == look
    assert "Since event 2,600:" in said(boards)
    go_to(9000)
    assert boards.canvas.look.gone + boards.canvas.look.back <= 1
    player.watch(Grid.empty())
    assert boards.canvas.look.gone == boards.canvas.look.back == 0


def test_another_problem_has_no_boards(
    boards: CandidateBoards, player: Player, selection: Selection, many: Grid
) -> None:
    """A sentence stands in their place, and they are back with the next Sudoku."""
    player.watch_subject(Subject(sample="pentominoes_6x10"))
    selection.pin(Target(option=1500))
    placeholder = part(boards, QLabel, "candidate_placeholder")
    assert placeholder.isVisible()
    assert placeholder.text() == "Only a Sudoku has candidate boards."
    assert not boards.canvas.isVisible()
    player.leave()
    assert placeholder.text() == "Watch a search to see its candidates."
    player.watch(many)
    boards.grab()
    assert boards.canvas.isVisible()
    assert not placeholder.isVisible()


@pytest.mark.parametrize(
    ("size", "shown", "text"),
    [
        ((760, 760), (0, 1, 2, 3), "All four boards"),
        ((686, 235), (0,), "Cells"),
        ((915, 403), (0, 1), "Cells, rows"),
        ((1700, 340), (0, 1, 2, 3), "All four boards"),
    ],
)
def test_the_pane_shows_as_many_boards_as_can_be_read(
    boards: CandidateBoards, size: tuple[int, int], shown: tuple[int, ...], text: str
) -> None:
    """Nothing that cannot be read; and all four again when there is room."""
    boards.resize(*size)
    assert boards.canvas.boards == shown
    assert chooser(boards).currentText() == text
    boards.resize(760, 760)
    assert boards.canvas.boards == tuple(BOARDS)


def test_a_board_is_chosen(boards: CandidateBoards) -> None:
    """By the chooser or by turning pages; with less space there are fewer boards."""
    choose = chooser(boards)
    choose.setFocus()
    for shown in ((0, 1), (2, 3), (0,), (1,)):
        QTest.keyClick(choose, Qt.Key.Key_Down)
        assert boards.canvas.boards == shown
        assert boards.canvas.cursor_item // 81 in shown
    assert choose.currentText() == "Rows and digits"
    boards.canvas.setFocus()
    QTest.keyClick(boards.canvas, Qt.Key.Key_PageDown)
    assert boards.canvas.boards == (2,), "Page Down turns to a board that is not shown"
    choose.setFocus()
    boards.resize(400, 420)
    QTest.keyClick(choose, Qt.Key.Key_Home)
    assert boards.canvas.boards == (0,), "there is no space for more"
    boards.resize(900, 900)
    QTest.keyClick(choose, Qt.Key.Key_Home)
    assert boards.canvas.boards == tuple(BOARDS)


def test_in_a_wide_pane_the_words_stand_beside(boards: CandidateBoards) -> None:
    status = part(boards, ReadingLabel, "candidate_status")
    assert status.geometry().top() > boards.canvas.geometry().bottom()
    boards.resize(700, 240)
    assert status.geometry().right() < boards.canvas.geometry().left()
    assert boards.canvas.height() > 230
    boards.resize(760, 760)
    assert status.geometry().top() > boards.canvas.geometry().bottom()


def test_candidate_boards_fit_a_small_pane(boards: CandidateBoards) -> None:
    scale = 1.5
    font = boards.font()
    font.setPixelSize(round(13 * scale))
    boards.setFont(font)
    boards.resize(round(220 * scale), round(140 * scale))
    assert boards.minimumSizeHint().width() <= 220 * scale
    layout = boards.canvas.layout_now
    inside = QRectF(0, 0, boards.canvas.width(), boards.canvas.height()).adjusted(-1, -1, 1, 1)
    assert all(inside.contains(QRectF(grid.left, grid.top, grid.side, grid.side)) for grid in layout.grids)
    assert boards.canvas.height() > 0.6 * boards.height()


def test_hovering_points_at_candidate_and_place(boards: CandidateBoards, selection: Selection) -> None:
    """A candidate that is there is pointed at in its place; an empty slot is the place."""
    option = encoding.option(30, 6)
    QTest.mouseMove(boards.canvas, at(boards, 30, 5))
    assert selection.target == Target(30, option)
    assert said(boards) == "r4c4=6 is in “r4c4”: 2 options left"
    QTest.mouseMove(boards.canvas, at(boards, 30, 4))
    assert selection.target == Target(30)
    assert said(boards) == "r4c4: 1, 6 (2 options left)"
    row = encoding.problem().options[option][1]
    QTest.mouseMove(boards.canvas, at(boards, row, candidate_of(row, option)))
    assert selection.target == Target(row, option)
    QTest.mouseMove(boards.canvas, at(boards, 8, 7))
    assert selection.target == Target(8, encoding.option(8, 2)), "the number that covered the place"
    QCoreApplication.sendEvent(boards.canvas, QEvent(QEvent.Type.Leave))
    assert selection.target is None


@pytest.mark.parametrize(
    ("key", "item"),
    [
        *((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 8), (Qt.Key.Key_Down, 9), (Qt.Key.Key_Up, 72)),
        *((Qt.Key.Key_PageDown, 81), (Qt.Key.Key_PageUp, 243), (Qt.Key.Key_Tab, 81)),
    ],
)
def test_keys_walk_from_place_to_place(
    boards: CandidateBoards, selection: Selection, key: Qt.Key, item: int
) -> None:
    QTest.keyClick(boards.canvas, key)
    assert boards.canvas.cursor_item == item
    assert selection.pinned == Target(item)
    selection.pin(Target(item=200))
    assert boards.canvas.cursor_item == 200, "it goes where another view points"


def test_tab_leaves_after_the_last_board(
    player: Player, selection: Selection, show: Show, many: Grid
) -> None:
    """Nobody is caught: after four boards the keyboard goes on, and back."""
    window = QWidget()
    player.watch(many)
    boards, other = CandidateBoards(player, selection, theme.light()), QComboBox()
    column = QVBoxLayout(window)
    column.addWidget(boards)
    column.addWidget(other)
    window.resize(760, 800)
    show(window, boards.canvas)
    for board in (1, 2, 3):
        QTest.keyClick(boards.canvas, Qt.Key.Key_Tab)
        assert boards.canvas.cursor_item == 81 * board
    QTest.keyClick(boards.canvas, Qt.Key.Key_Tab)
    assert other.hasFocus()


def test_digits_pick_a_candidate_and_enter_does(boards: CandidateBoards, selection: Selection) -> None:
    """Also one that is out: somebody may want to know where it went."""
    requested: list[Target] = []
    selection.visit_requested.connect(requested.append)
    boards.canvas.move_to(30)
    QTest.keyClick(boards.canvas, Qt.Key.Key_5)
    assert selection.pinned == Target(30, encoding.option(30, 5))
    assert said(boards) == (
        "r4c4=5 is out of “r4c4”: removed at depth 11 by the given r5c6=5: both cover “box 5 has 5”"
    )
    QTest.keyClick(boards.canvas, Qt.Key.Key_Return)
    QTest.keyClick(boards.canvas, Qt.Key.Key_Right)
    QTest.keyClick(boards.canvas, Qt.Key.Key_Return)
    assert requested == [Target(30, encoding.option(30, 5)), Target(31)]
    QTest.keyClick(boards.canvas, Qt.Key.Key_Escape)
    assert selection.pinned is None


def test_the_target_looks_as_in_the_picture(
    boards: CandidateBoards,
    selection: Selection,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    each_theme: Theme,
) -> None:
    """One place hovered, its candidates highlighted in all boards, and the keyboard's place framed."""
    boards.setFont(reference_font)
    boards.use_theme(each_theme)
    boards.canvas.move_to(100)
    selection.hover(Target(item=86))
    looks_like(boards.canvas.grab().toImage(), f"candidates_lit_{each_theme.name}")


@pytest.mark.parametrize("factor", [1.0, 1.5])
def test_a_small_pane_of_study_has_digits_and_no_dots(boards: CandidateBoards, factor: float) -> None:
    """As the pane is in a window of 1280 x 720, also with larger text: chooser and status stand beside the board."""
    font = boards.font()
    font.setPointSizeF(factor * font.pointSizeF())
    boards.setFont(font)
    boards.resize(466, 226)
    wait_until(lambda: boards.canvas.height() > 210)
    layout = boards.canvas.layout_now
    assert layout.cell >= 20
    assert len(layout.boards) == 1
    assert layout.has_labels
