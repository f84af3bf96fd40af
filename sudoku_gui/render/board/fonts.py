"""The face of the digits: a humanist sans where the system has one, cut to an exact height."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGlyphRun,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QRawFont,
)

_HUMANIST = (
    *("Segoe UI", "Cantarell", "Open Sans", "Noto Sans", "Fira Sans"),
    *("Source Sans 3", "Source Sans Pro", "Ubuntu", "Lato", "DejaVu Sans"),
)
_PROBE_SIZE = 100
_LARGEST_CACHED_BY_QT = 60
_SIGNS = "0123456789g"
GUESS = _SIGNS.index("g")

PlacedDigit: TypeAlias = tuple[int, float, float]  # a digit and the point where its middle goes


@cache
def digit_family() -> str:
    """The first humanist family that is installed, else the system's own for plain text."""
    general = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    if general in _HUMANIST or general.startswith("."):  # a dot: the private face of macOS
        return general
    installed = set(QFontDatabase.families())
    return next((family for family in _HUMANIST if family in installed), general)


class DigitFace:
    """The ten digits and g, the sign of a guess, at one size, placed by their middles and drawn all at once.

    On screen they are glyphs, hinted for the device's pixels. In SVG they are outlines, because the reader of the file
    may lack the font. Made again for each picture: a QRawFont belongs to one thread, and making it takes microseconds.

    Args:
        height: of the digit 1, in pixels of the painter.
        weight: the nearest that the family has is taken.
        is_italic: or slanted, when the family has none.
    """

    def __init__(
        self, height: float, weight: QFont.Weight = QFont.Weight.Normal, *, is_italic: bool = False
    ) -> None:
        font, tall = _font(weight, is_italic=is_italic), _probe_height(weight, is_italic=is_italic)
        font.setPixelSize(max(1, round(height * _PROBE_SIZE / tall)))
        self._font = font
        self._raw = QRawFont.fromFont(font)
        self._glyphs = self._raw.glyphIndexesForString(_SIGNS)
        self._widths = [advance.x() for advance in self._raw.advancesForGlyphIndexes(self._glyphs)]
        self._height = tall * font.pixelSize() / _PROBE_SIZE

    @property
    def width(self) -> float:
        """The advance of one digit; they are all alike in a face with tabular digits."""
        return max(self._widths)

    def draw(self, painter: QPainter, targets: Iterable[PlacedDigit], colour: QColor) -> None:
        """Draw each digit with its middle at its point, on whole pixels."""
        half, halves = self._height / 2, [width / 2 for width in self._widths]
        placed = [(digit, QPointF(round(x - halves[digit]), round(y + half))) for digit, x, y in targets]
        engine = painter.paintEngine().type()
        is_small = self._font.pixelSize() <= _LARGEST_CACHED_BY_QT
        # In PDF the file has the font: a fortieth of the size, and digits can be selected.
        if engine is QPaintEngine.Type.Pdf or (engine is QPaintEngine.Type.Raster and is_small):
            self._draw_glyphs(painter, placed, colour)
        elif engine is QPaintEngine.Type.Raster:
            self._draw_stamps(painter, placed, colour)
        else:
            self._draw_outlines(painter, placed, colour)

    def _draw_glyphs(self, painter: QPainter, placed: list[tuple[int, QPointF]], colour: QColor) -> None:
        run = QGlyphRun()
        run.setRawFont(self._raw)
        run.setGlyphIndexes([self._glyphs[digit] for digit, _ in placed])
        run.setPositions([origin for _, origin in placed])
        painter.setPen(colour)
        painter.drawGlyphRun(QPointF(), run)

    def _draw_stamps(self, painter: QPainter, placed: list[tuple[int, QPointF]], colour: QColor) -> None:
        """Large glyphs, which Qt would fill again for every cell, at a tenth of the time."""
        for digit, origin in placed:
            image, offset = _stamp(self._font.toString(), _SIGNS[digit], colour.rgba())
            painter.drawImage(origin + offset, image)

    def _draw_outlines(self, painter: QPainter, placed: list[tuple[int, QPointF]], colour: QColor) -> None:
        outlines = QPainterPath()
        for digit, origin in placed:
            outlines.addPath(self._raw.pathForGlyph(self._glyphs[digit]).translated(origin))
        painter.fillPath(outlines, colour)


def _font(weight: QFont.Weight, *, is_italic: bool) -> QFont:
    font = QFont(digit_family())
    font.setWeight(weight)
    font.setItalic(is_italic)
    font.setPixelSize(_PROBE_SIZE)
    return font


@cache
def _probe_height(weight: QFont.Weight, *, is_italic: bool) -> float:
    """How tall the digit 1 is in a font of `_PROBE_SIZE`."""
    probe = QRawFont.fromFont(_font(weight, is_italic=is_italic))
    return probe.pathForGlyph(probe.glyphIndexesForString("1")[0]).boundingRect().height()


@lru_cache(maxsize=128)
def _stamp(font_name: str, text: str, rgba: int) -> tuple[QImage, QPoint]:
    """A digit on a clear background, and where that background begins as seen from the digit's origin."""
    font = QFont()
    font.fromString(font_name)
    outline = QPainterPath()
    outline.addText(QPointF(), font, text)
    box = outline.boundingRect().toAlignedRect().adjusted(-1, -1, 1, 1)
    image = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        painter.fillPath(outline, QColor.fromRgba(rgba))
    return image, box.topLeft()
