"""The colours of problems that have some, as letters on the crossings of the matrix: ``p:a`` is an *a* in column p."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from sudoku_gui.panes.matrix.axis import Axis
from sudoku_gui.panes.matrix.model import MatrixLook
from sudoku_gui.render.theme import Theme

_LETTERED: Final = 14
"""From this many pixels on a letter can be read."""
_PATCH: Final = 0.62
"""Of a crossing; around it its state is seen."""


def paint_colours(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Write the colours that items have in options on the crossings, as much of each as fits."""
    problem, cell = look.problem, min(items.cell, options.cell)
    if not problem.colours or cell < _LETTERED or items.places is not None or options.places is not None:
        return
    side = round(_PATCH * cell)
    font = QFont(painter.font())
    font.setPixelSize(max(8, side - 2))
    font.setBold(True)
    painter.setFont(font)
    metrics = QFontMetrics(font, painter.device())
    across = items.visible
    for option in options.shown:
        for item, colour in zip(problem.options[option], problem.colours[option], strict=True):
            if colour is not None and item in across:
                square = QRect(items.place(item), options.place(option), items.cell, options.cell)
                patch = QRect(0, 0, side, side)
                patch.moveCenter(square.center())
                painter.fillRect(patch, theme.paper)
                painter.setPen(theme.ink)
                painter.drawText(patch, Qt.AlignmentFlag.AlignCenter, _fitting(str(colour), metrics, side))


def _fitting(text: str, metrics: QFontMetrics, width: int) -> str:
    """The first letters, at least one."""
    while len(text) > 1 and metrics.horizontalAdvance(text) > width:
        text = text[:-1]
    return text
