"""Which part of a sheet is in sight: shifts of a sheet that may be larger than the area in which it is seen."""

from PySide6.QtCore import QPointF, QRectF, QSizeF


def within(shift: QPointF, extent: QSizeF, area: QSizeF) -> QPointF:
    """The nearest shift by which the sheet still fills the area; none where it is not larger."""
    least_x, least_y = min(0.0, area.width() - extent.width()), min(0.0, area.height() - extent.height())
    return QPointF(min(0.0, max(shift.x(), least_x)), min(0.0, max(shift.y(), least_y)))


def revealing(shift: QPointF, box: QRectF, area: QSizeF) -> QPointF:
    """The nearest shift by which a part of the sheet is in sight, or what fits of it from its corner."""
    left = min(max(-shift.x(), box.right() - area.width()), max(0.0, box.left()))
    top = min(max(-shift.y(), box.bottom() - area.height()), max(0.0, box.top()))
    return QPointF(-left, -top)
