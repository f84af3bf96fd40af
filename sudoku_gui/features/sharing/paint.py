"""A QR code, painted: dark on white in every theme, as cameras expect it, in squares of whole device pixels."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath

_QUIET: Final = 4  # white modules that a code has on each side
_MODULE: Final = 8  # logical pixels of a module in a file


def file_size(modules: Sequence[bytes]) -> QSize:
    side = (len(modules) + 2 * _QUIET) * _MODULE
    return QSize(side, side)


def paint(painter: QPainter, rect: QRectF, modules: Sequence[bytes], ratio: float = 1.0) -> None:
    """Paint a code in the middle of a rectangle of logical pixels, as large as whole device pixels allow."""
    count = len(modules) + 2 * _QUIET
    side = min(rect.width(), rect.height()) * ratio
    module = max(1, math.floor(side / count))
    left, top = (
        round(middle * ratio - count * module / 2) for middle in (rect.center().x(), rect.center().y())
    )
    path = QPainterPath()  # one, so that no hair shows between squares
    for row, line in enumerate(modules, _QUIET):
        for column, is_dark in enumerate(line, _QUIET):
            if is_dark:
                path.addRect(left + column * module, top + row * module, module, module)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # a window may stand between pixels
    painter.scale(1 / ratio, 1 / ratio)
    painter.fillRect(left, top, count * module, count * module, Qt.GlobalColor.white)
    painter.fillPath(path, Qt.GlobalColor.black)
    painter.restore()
