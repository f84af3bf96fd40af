"""Marks around boxes: a frame around the one that was clicked, and a ring around the newest, with its sign."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from solver_core.cover.neighbours import ROOT
from sudoku_gui.panes.links.picture import Picture


def paint_marks(painter: QPainter, picture: Picture) -> None:
    """Over everything else."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_here(painter, picture)
    _paint_newest(painter, picture)


def _paint_here(painter: QPainter, picture: Picture) -> None:
    here, em = picture.marks.here, picture.em
    if here is None or not (here == ROOT or here in picture.look.elements):
        return
    painter.setPen(QPen(picture.theme.selection, (3.0 if picture.marks.focus else 2.0) * picture.stroke))
    painter.drawRoundedRect(_outside(picture.geometry.box(here), 0.12 * em), 0.4 * em, 0.4 * em)


def _paint_newest(painter: QPainter, picture: Picture) -> None:
    newest, em = picture.look.newest, picture.em
    if newest is None or newest not in picture.look.elements:
        return
    ring = _outside(picture.geometry.box(newest), 0.32 * em)
    painter.setPen(QPen(picture.theme.newest, 2.2 * picture.stroke))
    painter.drawRoundedRect(ring, 0.5 * em, 0.5 * em)
    if picture.look.change is not None:
        _paint_sign(painter, picture, ring.topLeft(), leaves=picture.look.change.leaves)


def _paint_sign(painter: QPainter, picture: Picture, place: QPointF, *, leaves: bool) -> None:
    """A minus for what goes, a plus for what returns."""
    radius = 0.42 * picture.em
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(picture.theme.newest)
    painter.drawEllipse(place, radius, radius)
    painter.setPen(QPen(picture.theme.paper, 2 * picture.stroke))
    reach = 0.55 * radius
    painter.drawLine(place - QPointF(reach, 0), place + QPointF(reach, 0))
    if not leaves:
        painter.drawLine(place - QPointF(0, reach), place + QPointF(0, reach))


def _outside(box: QRectF, by: float) -> QRectF:
    return box.adjusted(-by, -by, by, by)
