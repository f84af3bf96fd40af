"""The picture of the links, painted: the one way it looks on screen, on paper and in film frames.

From the ground up: what ghosts remember, the links, the names, the boxes, the marks.
"""

from PySide6.QtGui import QPainter

from sudoku_gui.panes.links import paint_arrows as links_arrows
from sudoku_gui.panes.links import paint_bends as links_bends
from sudoku_gui.panes.links import paint_boxes as links_boxes
from sudoku_gui.panes.links import paint_marks as links_marks
from sudoku_gui.panes.links.picture import Marks, Motion, Picture
from sudoku_gui.render.fonts import scaled

__all__ = ["Marks", "Motion", "Picture", "paint"]


def paint(painter: QPainter, picture: Picture) -> None:
    """Paint links where their geometry says, in the painter's font, which it scales; the painter is left as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(scaled(painter.font(), picture.geometry.scale))
    links_arrows.paint_pointers(painter, picture)
    links_arrows.paint_joints(painter, picture)
    links_bends.paint_bends(painter, picture)
    links_boxes.paint_labels(painter, picture)
    links_boxes.paint_boxes(painter, picture)
    links_bends.paint_numbers(painter, picture)
    links_marks.paint_marks(painter, picture)
    painter.restore()
