"""The matrix by keys, wheel and fingers."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from solver_core.cover import Problem
from solver_core.problems import gallery
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.matrix_view import canvas as matrix_keys
from sudoku_gui.features.matrix_view.canvas import MatrixCanvas, Move, Stride
from sudoku_gui.features.matrix_view.view import MatrixView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render import theme
from tests.gui.parts import part

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key


@pytest.fixture
def view(player: Player, selection: Selection, show: Callable[..., None]) -> MatrixView:
    made = MatrixView(player, selection, theme.light())
    made.resize(700, 420)
    show(made, made.canvas)
    player.watch(Grid.empty())
    return made


@pytest.fixture
def canvas(view: MatrixView) -> MatrixCanvas:
    return view.canvas


def scale(canvas: MatrixCanvas) -> float:
    layout = canvas.layout_now
    assert layout is not None
    return layout.cell


def offsets(canvas: MatrixCanvas) -> tuple[int, int]:
    layout = canvas.layout_now
    assert layout is not None
    return layout.items.offset, layout.options.offset


def turn(
    canvas: MatrixCanvas,
    by: QPoint,
    at: QPoint,
    modifiers: Qt.KeyboardModifier = NONE,
    *,
    fingers: bool = False,
) -> None:
    """Turn a wheel by this many eighths of a degree, or slide fingers by this many pixels."""
    phase = Qt.ScrollPhase.ScrollUpdate if fingers else Qt.ScrollPhase.NoScrollPhase
    pixels, where, button = (
        by if fingers else QPoint(),
        QPointF(canvas.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
    )
    event = QWheelEvent(QPointF(at), where, pixels, by, button, modifiers, phase, False)
    QApplication.sendEvent(canvas, event)


def notches(count: float) -> QPoint:
    return QPoint(0, round(120 * count))


# --- zoom ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modifier", [NONE, CONTROL])
def test_plus_minus_and_nought_zoom(canvas: MatrixCanvas, modifier: Qt.KeyboardModifier) -> None:
    whole = scale(canvas)
    QTest.keyClick(canvas, Key.Key_Plus, modifier)
    near = scale(canvas)
    QTest.keyClick(canvas, Key.Key_Plus, modifier)
    assert whole < near < scale(canvas)
    QTest.keyClick(canvas, Key.Key_Minus, modifier)
    assert scale(canvas) == near
    QTest.keyClick(canvas, Key.Key_0, modifier)
    assert canvas.is_fit
    assert scale(canvas) == whole
    QTest.keyClick(canvas, Key.Key_Plus)
    QTest.keyClick(canvas, Key.Key_F)
    assert canvas.is_fit


def test_buttons_zoom_and_rest_where_they_can_do_nothing(view: MatrixView, canvas: MatrixCanvas) -> None:
    closer, farther, fit = (
        part(view, QToolButton, f"matrix_{name}") for name in ("zoom_in", "zoom_out", "fit")
    )
    assert not farther.isEnabled()
    QTest.mouseClick(closer, Qt.MouseButton.LeftButton)
    QTest.mouseClick(closer, Qt.MouseButton.LeftButton)
    assert farther.isEnabled()
    QTest.mouseClick(farther, Qt.MouseButton.LeftButton)
    assert not canvas.is_fit
    QTest.mouseClick(fit, Qt.MouseButton.LeftButton)
    assert canvas.is_fit


def test_the_wheel_zooms_around_the_mouse(canvas: MatrixCanvas) -> None:
    """What is under the mouse is under it still, when it is twice as large."""
    at = QPoint(400, 200)
    turn(canvas, notches(8), at)
    before = canvas.hit_at(QPointF(at))
    small = scale(canvas)
    turn(canvas, notches(3), at)
    after = canvas.hit_at(QPointF(at))
    assert scale(canvas) >= 1.5 * small
    assert before is not None
    assert after is not None
    assert before.target.item is not None
    assert after.target.item is not None
    assert abs(before.target.item - after.target.item) <= 1
    turn(canvas, notches(-20), at)
    assert canvas.is_fit


def test_a_fine_wheel_zooms_by_whole_notches(canvas: MatrixCanvas) -> None:
    for _ in range(3):
        turn(canvas, notches(0.25), QPoint(400, 200))
    assert canvas.is_fit
    turn(canvas, notches(0.25), QPoint(400, 200))
    assert not canvas.is_fit


def test_pinching_on_a_touchpad_zooms(canvas: MatrixCanvas) -> None:
    """A factor of 1 + 3, as Qt reports it; the matrix no longer fits the view."""
    before = scale(canvas)
    at = QPointF(canvas.rect().center())
    pinch = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        QPointF(canvas.mapToGlobal(at)),
        3.0,
        QPointF(),
    )
    QApplication.sendEvent(canvas, pinch)
    assert scale(canvas) == pytest.approx(4 * before, abs=1)
    assert not canvas.is_fit


def test_pinching_with_two_fingers_zooms_and_pins_nothing(canvas: MatrixCanvas, selection: Selection) -> None:
    before, screen = scale(canvas), QTest.createTouchDevice()
    QTest.touchEvent(canvas, screen).press(0, QPoint(330, 200)).press(1, QPoint(370, 200)).commit()
    for far in range(40, 200, 20):
        one, other = QPoint(350 - far, 200), QPoint(350 + far, 200)
        QTest.touchEvent(canvas, screen).move(0, one).move(1, other).commit()
    QTest.touchEvent(canvas, screen).release(0, one).release(1, other).commit()
    assert scale(canvas) > 2 * before
    assert selection.pinned is None


# --- scrolling ----------------------------------------------------------------------------------------


def test_shift_and_arrows_scroll(canvas: MatrixCanvas) -> None:
    QTest.keyClicks(canvas, 9 * "+")
    before = offsets(canvas)
    QTest.keyClick(canvas, Key.Key_Right, SHIFT)
    QTest.keyClick(canvas, Key.Key_Down, SHIFT)
    after = offsets(canvas)
    assert after[0] > before[0]
    assert after[1] > before[1]
    QTest.keyClick(canvas, Key.Key_Left, SHIFT)
    QTest.keyClick(canvas, Key.Key_Up, SHIFT)
    assert offsets(canvas) == before


def test_fingers_scroll_and_with_control_zoom(canvas: MatrixCanvas) -> None:
    QTest.keyClicks(canvas, 9 * "+")
    before, size = offsets(canvas), scale(canvas)
    turn(canvas, QPoint(-30, -20), canvas.rect().center(), fingers=True)
    assert offsets(canvas) == (before[0] + 30, before[1] + 20)
    assert scale(canvas) == size
    turn(canvas, QPoint(0, 120), canvas.rect().center(), CONTROL, fingers=True)
    assert scale(canvas) > size


def test_shift_and_the_wheel_scroll_sideways(canvas: MatrixCanvas) -> None:
    QTest.keyClicks(canvas, 9 * "+")
    before = offsets(canvas)
    turn(canvas, notches(-1), QPoint(300, 200), SHIFT)
    assert offsets(canvas)[0] > before[0]
    assert offsets(canvas)[1] == before[1]


# --- walking ------------------------------------------------------------------------------------------


def test_arrows_walk_as_the_links_do(canvas: MatrixCanvas, selection: Selection) -> None:
    """The first press shows where the keyboard is; then on along row and column, round and round."""
    QTest.keyClick(canvas, Key.Key_Right)
    assert selection.pinned == Target(0, 0)
    walk = []
    for _ in range(4):
        QTest.keyClick(canvas, Key.Key_Right)
        walk.append(selection.pinned)
    assert walk == [Target(81, 0), Target(162, 0), Target(243, 0), Target(0, 0)]
    QTest.keyClick(canvas, Key.Key_Up)
    assert selection.pinned == Target(0, 8)
    QTest.keyClick(canvas, Key.Key_Down)
    assert selection.pinned == Target(0, 0)


@pytest.mark.parametrize(
    ("key", "modifier", "node"),
    [
        (Key.Key_Down, CONTROL, Target(81, 9)),
        (Key.Key_Right, CONTROL, Target(90, 81)),
        (Key.Key_End, NONE, Target(243, 0)),
        (Key.Key_Home, NONE, Target(0, 0)),
        (Key.Key_End, CONTROL, Target(161, 728)),
        (Key.Key_Home, CONTROL, Target(81, 0)),
    ],
)
def test_keys_leap_and_go_to_the_ends(
    canvas: MatrixCanvas, selection: Selection, key: Qt.Key, modifier: Qt.KeyboardModifier, node: Target
) -> None:
    selection.pin(Target(81, 0))
    QTest.keyClick(canvas, key, modifier)
    assert selection.pinned == node


def test_where_the_keyboard_is_can_be_seen_and_heard(canvas: MatrixCanvas, selection: Selection) -> None:
    QTest.keyClicks(canvas, 12 * "+")
    selection.pin(Target(0, 0))
    QTest.keyClick(canvas, Key.Key_End, CONTROL)
    layout = canvas.layout_now
    assert layout is not None
    assert layout.options.sees(728)
    assert layout.items.sees(80)
    assert canvas.accessibleDescription() == "r9c9=9 covers “r9c9”: live"


def test_l_follows_and_lets_go(view: MatrixView, canvas: MatrixCanvas) -> None:
    button = part(view, QToolButton, "matrix_follow")
    QTest.keyClick(canvas, Key.Key_L)
    assert canvas.follows
    assert button.isChecked()
    QTest.keyClick(canvas, Key.Key_L)
    assert not button.isChecked()


# --- keys without a widget ----------------------------------------------------------------------------


@pytest.mark.parametrize("sample", [sample.id for sample in gallery.SAMPLES])
def test_every_key_leads_to_a_node(sample: str) -> None:
    assert_keys_lead_to_nodes(gallery.search(sample).problem)


def test_keys_pass_over_options_without_nodes() -> None:
    assert_keys_lead_to_nodes(Problem(["a", "b", "c"], [[], ["a"], [], ["a", "b"], []]))


def assert_keys_lead_to_nodes(problem: Problem) -> None:
    for stride, (right, down) in product(Stride, ((1, 0), (-1, 0), (0, 1), (0, -1))):
        target = matrix_keys.node_near(problem, None)
        assert target is not None
        for _ in range(40):
            target = matrix_keys.destination(problem, target, Move(stride, right, down))
            assert target.item is not None
            assert target.option is not None
            assert target.item in problem.options[target.option]


@pytest.mark.parametrize(
    ("target", "node"),
    [
        (None, Target(0, 0)),
        (Target(item=5), Target(5, 45)),
        (Target(option=45), Target(5, 45)),
        (Target(5, 45), Target(5, 45)),
        (Target(7, 45), Target(5, 45)),
    ],
)
def test_walking_begins_at_a_node(target: Target | None, node: Target, canvas: MatrixCanvas) -> None:
    snapshot = canvas.snapshot
    assert snapshot is not None
    assert matrix_keys.node_near(snapshot.problem, target) == node


def test_walking_begins_nowhere_without_nodes() -> None:
    assert matrix_keys.node_near(Problem(["a"], []), None) is None
    assert matrix_keys.node_near(Problem(["a"], [[]]), Target(option=0)) is None
