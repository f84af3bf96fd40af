"""Shifting a sheet that is larger than its area: nothing beside it is seen, and what matters is."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from sudoku_gui.widgets.canvas import clamped, revealing

lengths = st.integers(1, 900)
shifts = st.builds(QPointF, st.integers(-1500, 500), st.integers(-1500, 500))
sizes = st.builds(QSizeF, lengths, lengths)


@given(shift=shifts, extent=sizes, area=sizes)
def test_nothing_beside_the_scene_is_seen(shift: QPointF, extent: QSizeF, area: QSizeF) -> None:
    """Its edges stay outside or at the area's, or it stands at the corner; and that is a fixed point."""
    kept = clamped(shift, extent, area)
    for at, length, room in (
        (kept.x(), extent.width(), area.width()),
        (kept.y(), extent.height(), area.height()),
    ):
        assert at <= 0
        assert at == 0 or at + length >= room
    assert clamped(kept, extent, area) == kept


@given(shift=shifts, box=st.builds(QRectF, lengths, lengths, lengths, lengths), area=sizes)
def test_revealing_a_box_brings_it_into_sight(shift: QPointF, box: QRectF, area: QSizeF) -> None:
    """All of it where it fits, else its beginning; what is in sight already does not move."""
    shown = box.translated(revealing(shift, box, area))
    for low, high, room in (
        (shown.left(), shown.right(), area.width()),
        (shown.top(), shown.bottom(), area.height()),
    ):
        assert low >= 0
        assert high <= room or low == 0
    inside = QRectF(QPointF(), area).contains(box.translated(shift)) and max(shift.x(), shift.y()) <= 0
    assert not inside or revealing(shift, box, area) == shift
