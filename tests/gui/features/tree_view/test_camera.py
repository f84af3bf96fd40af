"""What is in sight of the tree: zoom, place, and gliding only as far as needed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from sudoku_gui.features.tree_view.camera import LEAST, MOST, Camera
from sudoku_gui.features.tree_view.layout import TreeLayout

ROOM = QRectF(0, 0, 400, 300)
WIDE = TreeLayout((0.0, 90.0), (0, 9), ((1.0, 1.0), (1.0, 1.0)), -10.0, 90.0, 21.0)
FLOATS = st.floats(-1000, 1000)


@pytest.fixture
def camera(qapp: object) -> Camera:
    assert qapp
    made = Camera()
    made.animated = False
    return made


@given(x=FLOATS, y=FLOATS, steps=st.floats(-30, 30))
def test_zooming_leaves_the_point_under_the_mouse_where_it_is(x: float, y: float, steps: float) -> None:
    camera, around = Camera(), QPointF(x, y)
    camera.animated = False
    camera.go_to(QPointF(30, 40))
    before = (around - camera.origin) / camera.zoom
    camera.zoom_by(steps, around)
    after = (around - camera.origin) / camera.zoom
    assert LEAST <= camera.zoom <= MOST
    assert (after - before).manhattanLength() < 1e-6 * (1 + before.manhattanLength())


@given(left=FLOATS, top=FLOATS)
def test_a_box_outside_the_view_glides_into_the_middle(left: float, top: float) -> None:
    camera = Camera()
    camera.animated = False
    camera.go_to(QPointF(0, -2000))
    camera.glide_to(QRectF(left, top, 20, 20), ROOM, 16)
    box = QRectF(left, top, 20, 20).translated(camera.origin - QPointF(0, -2000))
    assert QRectF(99.9, 74.9, 200.2, 150.2).contains(box)


def test_a_box_in_the_middle_does_not_glide(camera: Camera, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(camera.moved):
        camera.glide_to(QRectF(150, 120, 20, 20), ROOM, 16)


def test_the_camera_stops_at_the_root(camera: Camera) -> None:
    camera.go_to(QPointF(200, 16))
    camera.glide_to(QRectF(190, 16, 20, 20), ROOM, 16)
    assert camera.origin == QPointF(200, 16)
    camera.go_to(QPointF(200, -500))
    camera.glide_to(QRectF(190, -500, 20, 20), ROOM, 16)
    assert camera.origin.y() == 16


def test_a_whole_tree_fits_into_the_view(camera: Camera) -> None:
    """As small as it must be, in the middle; a small drawing is not blown up."""
    camera.fit(WIDE, 16, ROOM)
    scale = 16 * camera.zoom
    assert camera.zoom < 1
    assert camera.origin.x() + WIDE.left * scale >= 0
    assert camera.origin.x() + WIDE.right * scale <= ROOM.right()
    camera.fit(TreeLayout((0.0,), (0,), ((1.0, 1.0),), -0.5, 0.5, 1.0), 16, ROOM)
    assert camera.zoom == 1
    assert camera.origin.x() == ROOM.center().x()


def test_gliding_ends_where_it_was_to_end(qtbot: QtBot) -> None:
    camera = Camera()
    camera.go_to(QPointF(100, 100), glide=True)
    assert camera.target == QPointF(100, 100) != camera.origin
    qtbot.waitUntil(lambda: camera.origin == camera.target)
    camera.go_to(QPointF(0, 0), glide=True)
    camera.rest()
    assert camera.origin == QPointF(0, 0)
    camera.go_to(QPointF(50, 50), glide=True)
    camera.pan_to(QPointF(1, 0))
    assert camera.target == camera.origin


def test_the_root_is_shown_first(camera: Camera) -> None:
    """In the middle, or with the whole drawing in the middle where that has room."""
    camera.show_root(WIDE, 16, ROOM)
    assert camera.origin == QPointF(200, 16)
    camera.show_root(TreeLayout((0.0, 9.0), (0, 1), ((1.0, 1.0),) * 2, 0.0, 10.0, 3.0), 16, ROOM)
    assert camera.origin == QPointF(200 - 80, 16)
