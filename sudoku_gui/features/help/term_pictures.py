"""The pictures of terms, one for each theme, which `.build/draw_terms.py` draws with the painters of the program."""

from functools import cache
from importlib.resources import files
from typing import Final

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage

from sudoku_gui.render.theme import Theme

WIDE: Final = 22.0  # in lines of text


def size(name: str, font: QFont) -> QSize:
    """The size of a picture among text in this font; all are equally wide."""
    wide = WIDE * QFontMetricsF(font).height()
    return QSizeF(wide, wide * _shape(name)).toSize()


def image(name: str, theme: Theme, font: QFont, ratio: float = 1.0) -> QImage:
    """The picture of this name, which must exist, on the theme's paper."""
    scaled = _drawn(name, theme.name).scaled(
        size(name, font) * ratio,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    scaled.setDevicePixelRatio(ratio)
    return scaled


@cache
def _shape(name: str) -> float:
    """How much higher than wide a picture is, in every theme."""
    drawn = _drawn(name, "light")
    return drawn.height() / drawn.width()


def _drawn(name: str, theme: str) -> QImage:
    path = files("sudoku_gui.assets") / "help" / "terms" / theme / f"{name}.png"
    return QImage.fromData(path.read_bytes())
