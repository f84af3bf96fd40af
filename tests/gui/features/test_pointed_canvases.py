"""What the pictures of a search do alike: pointing by the mouse, clicks, menus, and which keys are theirs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from solver_core.cover.explain.neighbours import Element
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards.view import CandidateBoards
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.features.matrix_view.view import MatrixView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.parts import part

LEFT = Qt.MouseButton.LeftButton
MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@dataclass(frozen=True)
class Case:
    """A view of a search, a target in it, and what is said of it; where nothing is, and which other keys it has."""

    make: Callable[..., Any]
    subject: Subject
    position: int
    target: Target
    place: Callable[[Any, Target], QPointF]
    nothing: Callable[[Any], QPointF]
    label: str
    sentence: str
    own: tuple[Qt.Key, ...] = ()


def of_links(canvas: Any, target: Target) -> QPointF:
    assert target.item is not None
    box = canvas.rect_of(Element(target.item, target.option))
    assert box is not None
    return QPointF(box.center())


def of_matrix(canvas: Any, target: Target) -> QPointF:
    if canvas.is_fit:
        QTest.keyClicks(canvas, 9 * "+")
        canvas.bring_into_view(target)
    layout = canvas.layout_now
    return QPointF(layout.items.middle(target.item), layout.options.middle(target.option))


def of_candidates(canvas: Any, target: Target) -> QPointF:
    assert target.option is not None
    return QPointF(canvas.layout_now.slot(target.item, target.option % 9).center())


CASES = {
    "links": Case(
        LinkView,
        Subject(sample="knuth_2000"),
        0,
        Target(3, 1),
        of_links,
        lambda canvas: QPointF(2, canvas.height() - 3),
        "link_text",
        "{A, D, G} in “D”: left “A”, right “G”, up header “D”, down {A, D}.",
    ),
    "matrix": Case(
        MatrixView,
        Subject(MANY),
        0,
        Target(0, 4),
        of_matrix,
        lambda canvas: of_matrix(canvas, Target(3, 4)),
        "matrix_line",
        "r1c1=5 covers “r1c1”: live",
        (Qt.Key.Key_0, Qt.Key.Key_L),
    ),
    "candidates": Case(
        CandidateBoards,
        Subject(MANY),
        2600,
        Target(30, encoding.option(30, 6)),
        of_candidates,
        lambda _: QPointF(1, 1),
        "candidate_status",
        "r4c4=6 is in “r4c4”: 2 options left",
        (Qt.Key.Key_7,),
    ),
}


class Shown:
    """A case on the screen, with the keyboard, and what a user does to it."""

    def __init__(self, case: Case, player: Player, selection: Selection, show: Callable[..., None]) -> None:
        self.case, self.selection = case, selection
        player.watch_subject(case.subject)
        self.view = case.make(player, selection, theme.light())
        self.canvas = self.view.canvas
        self.view.resize(760, 700)
        show(self.view, self.canvas)
        player.scrub(case.position)
        while player.is_busy:
            QCoreApplication.processEvents()
        self.view.refresh()
        ratio = self.canvas.devicePixelRatioF()
        self.there = (case.place(self.canvas, case.target) / ratio).toPoint()
        self.nothing = (case.nothing(self.canvas) / ratio).toPoint()

    @property
    def said(self) -> str:
        said = part(self.view, QWidget, self.case.label)
        assert isinstance(said, QLabel | ReadingLabel)
        return said.text()

    def claims(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifier)
        event.ignore()
        QCoreApplication.sendEvent(self.canvas, event)
        return event.isAccepted()


@pytest.fixture(params=CASES)
def shown(
    request: pytest.FixtureRequest, player: Player, selection: Selection, show: Callable[..., None]
) -> Shown:
    return Shown(CASES[request.param], player, selection, show)


def test_hovering_points_until_the_mouse_leaves(shown: Shown) -> None:
    QTest.mouseMove(shown.canvas, shown.there)
    assert shown.selection.target == shown.case.target
    QCoreApplication.sendEvent(shown.canvas, QEvent(QEvent.Type.Leave))
    assert shown.selection.target is None


def test_a_click_pins_and_describes_and_a_click_beside_unpins(shown: Shown) -> None:
    before = shown.said
    QTest.mouseClick(shown.canvas, LEFT, pos=shown.there)
    assert shown.selection.pinned == shown.case.target
    assert shown.said == shown.case.sentence
    QTest.mouseClick(shown.canvas, LEFT, pos=shown.nothing)
    assert shown.selection.pinned is None
    assert shown.said != shown.case.sentence
    QCoreApplication.sendEvent(shown.canvas, QEvent(QEvent.Type.Leave))
    assert shown.said == before


def test_a_double_click_asks_to_go_there(shown: Shown) -> None:
    requested: list[Target] = []
    shown.selection.visit_requested.connect(requested.append)
    QTest.mouseClick(shown.canvas, LEFT, pos=shown.there)
    assert requested == []
    QTest.mouseDClick(shown.canvas, LEFT, pos=shown.there)
    assert requested == [shown.case.target]


def test_the_menu_is_asked_for_by_mouse_and_key(shown: Shown) -> None:
    """With the mouse about what is under it, with the key about where the keyboard is, and there."""
    asked: list[tuple[Target, QPoint]] = []
    shown.selection.menu_requested.connect(lambda target, place: asked.append((target, place)))
    reason, place = QContextMenuEvent.Reason, shown.canvas.mapToGlobal(shown.there)
    QCoreApplication.sendEvent(shown.canvas, QContextMenuEvent(reason.Mouse, shown.there, place))
    QTest.mouseClick(shown.canvas, LEFT, pos=shown.there)
    QCoreApplication.sendEvent(shown.canvas, QContextMenuEvent(reason.Keyboard, QPoint(), QPoint()))
    assert asked[0] == (shown.case.target, place)
    assert asked[1][0].item == shown.case.target.item
    there = shown.canvas.target_at(QPointF(shown.canvas.mapFromGlobal(asked[1][1])))
    assert there is not None
    assert there.item == asked[1][0].item


def test_own_keys_are_claimed_before_the_shortcuts_of_the_window(shown: Shown) -> None:
    """Up and Down walk here, Left and Right with Alt; without it, as Space and Tab, they are left to the window."""
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, *shown.case.own):
        assert shown.claims(key), key
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        assert shown.claims(key, Qt.KeyboardModifier.AltModifier), key
    for key in (
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_Space,
        Qt.Key.Key_Escape,
        Qt.Key.Key_F5,
    ):
        assert not shown.claims(key), key
    assert not shown.claims(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
