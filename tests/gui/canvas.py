"""Images to paint on, and a theme without colours."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import Any

from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme

LooksLike = Callable[[QImage, str], None]
BACKGROUNDS = ("window", "button", "paper", "house_shade", "info_bar", "error_bar")


@contextmanager
def canvas(*size: Any, background: QColor | str = "magenta") -> Iterator[tuple[QImage, QPainter]]:
    """An image of this size, or so wide and high, and a painter that ends with the block."""
    made: Any = QImage  # its overloads know no star
    image: QImage = made(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(background))
    painter = QPainter(image)
    yield image, painter
    painter.end()


def black_and_white() -> Theme:
    """The light theme with its colours taken away, so that what still differs differs in shape."""
    plain: dict[str, Any] = {one.name: QColor("black") for one in fields(Theme) if one.name != "name"}
    plain |= {background: QColor("white") for background in BACKGROUNDS}
    plain |= {
        "same_digit": QColor("silver"),
        "depth_ramp": (QColor("black"),) * 9,
        "colours": (QColor("white"),) * 9,
    }
    return replace(theme.light(), **plain)
