"""A problem without a board is worked out by hand in its place: pointed at, walked in, reported."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solver_core.cover import Goal, Problem
from solver_core.problems import gallery
from sudoku_gui.features.play.plan_view import PlanView
from sudoku_gui.features.play.small_matrix import paint
from sudoku_gui.features.play.small_matrix.board import SmallMatrix
from sudoku_gui.features.play.small_matrix.layout import SmallMatrixLayout
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from tests.gui.parts import is_claimed
from tests.gui.shared import GoTo


@pytest.fixture
def view(player: Player, selection: Selection, show: Callable[..., None]) -> PlanView:
    player.watch_subject(Subject(sample="six_sets"))
    view = PlanView(player, selection, theme.light())
    view.resize(420, 400)
    show(view, view)
    return view


def layout(view: PlanView) -> SmallMatrixLayout:
    return paint.layout_of(view.space, gallery.problem("six_sets"), view.font())


def hand(view: PlanView) -> SmallMatrix:
    assert view.by_hand is not None
    return view.by_hand


def press(view: PlanView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def test_the_matrix_by_hand_follows_the_search(view: PlanView, go_to: GoTo) -> None:
    """Another picture and another sentence at every turn, and the first again at the start."""
    pictures, sentences = [], []
    for position in (0, 15, 43, 0):
        go_to(position)
        pictures.append(view.grab().toImage())
        sentences.append(hand(view).sentence)
    assert pictures[0] == pictures[3] != pictures[1] != pictures[2]
    assert sentences == [
        "7 of 7 columns in the list",
        "No option left for the columns “3” and “5”",
        "Every column is covered exactly once",
        "7 of 7 columns in the list",
    ]


@pytest.mark.parametrize(
    ("subject", "sentence"),
    [
        (
            Subject(problem="a b | x\na x\nb\nb x\n"),
            "2 of 2 primary columns in the list; italic ones are secondary",
        ),
        (Subject(problem="a b c\na b\nb c\na\n", goal=Goal.REPEAT), "3 of 3 columns in the list"),
    ],
)
def test_every_small_problem_is_written_as_a_matrix(
    view: PlanView, player: Player, go_to: GoTo, subject: Subject, sentence: str
) -> None:
    player.watch_subject(subject)
    go_to(0)
    assert hand(view).sentence == sentence
    before = view.grab().toImage()
    go_to(10)
    assert view.grab().toImage() != before


def test_a_large_problem_is_a_list(
    view: PlanView, player: Player, go_to: GoTo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_gui.player.subject.MOST_BY_HAND", 5)
    player.watch_subject(Subject(sample="knuth_2000"))
    assert view.by_hand is None
    go_to(0)
    before = view.grab().toImage()
    go_to(20)
    assert view.grab().toImage() != before
    assert "{A, D, G}" in view.accessibleDescription()
    press(view, Qt.Key.Key_Down)
    assert view.by_hand is None


def test_a_problem_with_a_board_is_not_worked_by_hand(view: PlanView, player: Player) -> None:
    player.watch_subject(Subject(sample="queens_6"))
    assert view.by_hand is None
    assert view.look is not None
    player.leave()
    assert view.by_hand is None
    for size in ((60, 30), (1, 1), (1400, 900)):
        view.resize(*size)
        assert view.grab().size() == view.size()


def test_the_small_matrix_is_described_to_screen_readers(view: PlanView, go_to: GoTo) -> None:
    go_to(15)
    reported = view.accessibleDescription().splitlines()
    assert reported[:3] == ["No option left for the columns “3” and “5”", "Chosen so far:", "1. {1, 4, 7}"]
    assert reported[3] == "Struck out: {4, 5, 6}, {2, 3, 7}, {1, 4}, {3, 5, 7}"
    assert reported[4] == "Covered: 1, 4, 7"


def test_hovering_selects_the_element_row_or_column(view: PlanView, selection: Selection) -> None:
    places = [
        (layout(view).cell(3, 0), Target(0, 3)),
        (layout(view).cell(3, 1), Target(option=3)),
        (layout(view).gutter(5), Target(option=5)),
        (layout(view).name(6), Target(item=6)),
    ]
    for place, target in places:
        QTest.mouseMove(view, place.center().toPoint())
        assert selection.target == target
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert selection.target is None
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=layout(view).name(2).center().toPoint())
    assert selection.pinned == Target(item=2)


def test_the_selection_of_another_pane_is_highlighted_and_described(
    view: PlanView, selection: Selection, go_to: GoTo
) -> None:
    go_to(15)
    before = view.grab().toImage()
    selection.hover(Target(option=3))
    assert view.grab().toImage() != before
    assert hand(view).sentence == "Option {1, 4, 7}: chosen at depth 1, guess 1: option 1 of 2"
    selection.hover(Target(item=4))
    assert hand(view).sentence == "No option left for the columns “3” and “5”"


@pytest.mark.parametrize("by_mouse", [True, False])
def test_menu_and_double_click_act_on_the_target_at_that_point(
    view: PlanView, selection: Selection, qtbot: QtBot, *, by_mouse: bool
) -> None:
    selection.pin(Target(option=2))
    point = layout(view).name(1).center().toPoint()
    reason = QContextMenuEvent.Reason.Mouse if by_mouse else QContextMenuEvent.Reason.Keyboard
    with qtbot.waitSignal(selection.menu_requested) as requested:
        QApplication.sendEvent(view, QContextMenuEvent(reason, point, view.mapToGlobal(point)))
    assert requested.args is not None
    assert requested.args[0] == (Target(item=1) if by_mouse else Target(option=2))
    with qtbot.waitSignal(selection.visit_requested) as requested:
        QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=layout(view).cell(0, 1).center().toPoint())
    assert requested.args == [Target(1, 0)]


UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right


@pytest.mark.parametrize(
    ("start", "keys", "targets"),
    [
        (None, [DOWN] * 8, [*[Target(option=row) for row in range(6)], Target(item=0), Target(option=0)]),
        (None, [UP, UP], [Target(option=5), Target(option=4)]),
        (
            None,
            [DOWN, RIGHT, RIGHT, RIGHT, LEFT],
            [Target(option=0), Target(1, 0), Target(5, 0), Target(option=0), Target(5, 0)],
        ),
        # {2, 6}, {4, 5, 6}, {2, 3, 7}: the 6 leads to the 6, and then to the full row
        (Target(5, 0), [DOWN, DOWN], [Target(5, 1), Target(option=2)]),
        (
            Target(option=0),
            [UP, RIGHT, LEFT, LEFT],
            [Target(item=0), Target(item=1), Target(item=0), Target(item=6)],
        ),
    ],
    ids=["rows", "up", "elements", "column", "heads"],
)
def test_arrows_walk(
    view: PlanView, selection: Selection, start: Target | None, keys: list[Qt.Key], targets: list[Target]
) -> None:
    """From row to row and around, along a row once the walk has begun, and along the heads."""
    selection.pin(start)
    seen = []
    for key in keys:
        press(view, key)
        seen.append(selection.pinned)
    assert seen == targets


def test_arrows_move_the_search_and_with_alt_the_walk(
    view: PlanView, selection: Selection, qtbot: QtBot
) -> None:
    """Left and Right belong to the transport; Enter goes to the last change, Escape ends the walk, and lets go."""
    assert not is_claimed(view, Qt.Key.Key_Right)
    assert is_claimed(view, Qt.Key.Key_Down)
    press(view, Qt.Key.Key_Down)
    assert not is_claimed(view, Qt.Key.Key_Right)
    assert is_claimed(view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    with qtbot.waitSignal(selection.visit_requested) as requested:
        press(view, Qt.Key.Key_Return)
    assert requested.args == [Target(option=0)]
    press(view, Qt.Key.Key_Escape)
    assert selection.pinned is None
    assert not is_claimed(view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    press(view, Qt.Key.Key_Up)
    assert selection.pinned == Target(option=5)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=layout(view).gutter(1).center().toPoint())
    assert not is_claimed(view, Qt.Key.Key_Left)
    assert not is_claimed(view, Qt.Key.Key_Space)


def test_another_problem_is_walked_from_its_start(
    view: PlanView, player: Player, selection: Selection
) -> None:
    press(view, Qt.Key.Key_Up)
    player.watch_subject(Subject(sample="knuth_2000"))
    selection.clear()
    assert not is_claimed(view, Qt.Key.Key_Left)
    press(view, Qt.Key.Key_Down)
    assert selection.pinned == Target(option=0)
    assert hand(view).sentence == "Option {C, E, F}: available"


def test_a_matrix_without_rows_has_none_to_point_at(player: Player, view: PlanView) -> None:
    """Its picture has space for one."""
    player.watch_subject(Subject(problem="a b\n"))
    placed = paint.layout_of(view.space, Problem("ab", []), view.font())
    assert placed.at(placed.row(0).center()) == (0, 0)
    assert hand(view).target_at(view.space, view.font(), placed.row(0).center()) is None
