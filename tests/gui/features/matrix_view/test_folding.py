"""The matrix shows only what is left: covered columns and removed rows close up."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from solver_core.cover import Op
from solver_core.problems import gallery
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.matrix_view.folding import MatrixFolding
from sudoku_gui.features.matrix_view.view import MatrixView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from tests.gui.parts import part, wait_until

SAMPLES = [sample.id for sample in gallery.SAMPLES]


@pytest.fixture
def view(player: Player, selection: Selection, show: Callable[..., None]) -> MatrixView:
    made = MatrixView(player, selection, theme.light(), preferences=Preferences())
    made.canvas.animated = False
    made.resize(700, 420)
    show(made, made.canvas)
    return made


def go_to(player: Player, op: Op) -> None:
    """Step to the first event of a kind."""
    for position in range(player.position + 1, 5000):
        player.scrub(position)
        snapshot = player.snapshot
        if snapshot is not None and snapshot.event is not None and snapshot.event.op is op:
            return
    pytest.fail(f"no {op}")


def has(view: MatrixView) -> tuple[list[int], list[int]]:
    layout = view.canvas.layout_now
    assert layout is not None
    items = [item for item in range(layout.items.count) if layout.items.has(item)]
    return items, [option for option in range(layout.options.count) if layout.options.has(option)]


@pytest.mark.parametrize("name", SAMPLES)
def test_only_columns_and_rows_that_can_be_used_are_shown(
    view: MatrixView, player: Player, name: str
) -> None:
    player.watch_subject(Subject(sample=name))
    QTest.keyClick(view.canvas, Qt.Key.Key_R)
    player.scrub(60)
    snapshot = player.snapshot
    assert snapshot is not None
    items, options = has(view)
    assert set(items) - {snapshot.chosen_item} == set(snapshot.live) - {snapshot.chosen_item}
    assert options == [n for n in range(len(snapshot.problem.options)) if snapshot.open_options[n]]


def test_the_mouse_points_at_the_painted_node(view: MatrixView, player: Player) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    QTest.keyClick(view.canvas, Qt.Key.Key_R)
    go_to(player, Op.TRY)
    go_to(player, Op.CHOOSE)
    layout, (items, options) = view.canvas.layout_now, has(view)
    assert layout is not None
    assert len(items) < 7
    for item in items:
        for option in options:
            middle = QPointF(layout.items.middle(item), layout.options.middle(option))
            found = view.canvas.hit_at(middle / view.canvas.devicePixelRatioF())
            assert found is not None
            assert found.target == Target(item, option)


def test_the_keyboard_walks_over_what_is_folded_away(
    view: MatrixView, player: Player, selection: Selection
) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    QTest.keyClick(view.canvas, Qt.Key.Key_R)
    go_to(player, Op.TRY)
    go_to(player, Op.CHOOSE)
    items, options = has(view)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_Home) * 3:
        QTest.keyClick(view.canvas, key)
        pinned = selection.pinned
        assert pinned is not None
        assert pinned.item in items
        assert pinned.option in options


def test_a_solution_is_said_where_nothing_is_left(view: MatrixView, player: Player, qtbot: QtBot) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    QTest.keyClick(view.canvas, Qt.Key.Key_R)
    go_to(player, Op.SOLUTION)
    qtbot.waitUntil(
        lambda: (
            part(view, QLabel, "matrix_line").text()
            == "Nothing is left: every column is covered. This is a solution."
        )
    )
    QTest.keyClick(view.canvas, Qt.Key.Key_Down)
    QTest.keyClick(view.canvas, Qt.Key.Key_R)
    assert len(has(view)[0]) == 7


@pytest.mark.parametrize("animated", [True, False])
def test_columns_are_on_their_way_only_where_motion_is_wanted(
    view: MatrixView, player: Player, qtbot: QtBot, *, animated: bool
) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    view.canvas.animated = False
    go_to(player, Op.TRY)
    go_to(player, Op.CHOOSE)
    assert len(has(view)[0]) == 7
    qtbot.waitUntil(lambda: view.canvas._folding.is_calm)
    view.canvas.animated = animated
    view.canvas.set_folded(folded=True)
    assert view.canvas._folding.is_moving is animated
    qtbot.waitUntil(lambda: not view.canvas._folding.is_moving and len(has(view)[0]) < 7)


def test_the_choice_is_kept(view: MatrixView, player: Player) -> None:
    button = part(view, QToolButton, "matrix_left")
    button.click()
    assert Preferences()["matrix_left"] == "yes"
    again = MatrixView(player, Selection(player), theme.light(), preferences=Preferences())
    assert again.canvas.is_folded
    button.click()
    assert Preferences()["matrix_left"] == "no"


@pytest.mark.usefixtures("qapp")
def test_another_problem_has_no_motion_from_the_one_before() -> None:
    """Columns of one problem have no widths in another."""
    folding = MatrixFolding()
    folding.go_to([1, 0, 1], [1, 1], animated=True)
    wait_until(lambda: folding.is_calm)
    folding.go_to([1, 0], [1], animated=True)
    assert not folding.is_moving
    assert folding.fold is not None
    assert folding.fold.items == (0, 1, 1)
    wait_until(lambda: folding.is_calm)
    folding.go_to([0, 1], [1], animated=True)
    assert folding.is_moving
    seen = []
    folding.moved.connect(lambda: seen.append(folding.fold))
    wait_until(lambda: not folding.is_moving)
    assert any(fold is not None and 0 < fold.items[1] < 1 for fold in seen), (
        "columns close up little by little"
    )
