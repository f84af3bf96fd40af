"""What is kept as a pixmap is painted again only for a reason, as fine as what it is drawn on."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPicture

from sudoku_gui.render.pixmaps import IMAGES_IN_VECTORS, CachedPicture, pixmap, ratio_of, takes_lines

SIZE = QSize(10, 6)
RED, BLUE = QColor("#c00000"), QColor("#0000c0")


def image(ratio: float) -> QImage:
    made = QImage(SIZE * ratio, QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(ratio)
    return made


class Counted:
    """Paints a red picture, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, painter: QPainter) -> None:
        self.times += 1
        painter.fillRect(QRectF(0, 0, 10, 6), RED)


@pytest.mark.usefixtures("qapp")
def test_a_pixmap_is_painted_again_where_it_must_look_different() -> None:
    """Another key, another size, another fineness."""
    kept, paint, place = CachedPicture(), Counted(), QPointF()
    target = image(1.0)
    with QPainter(target) as painter:
        for key in (1, 1, 2):
            kept.draw(painter, place, SIZE, paint, key=key)
        assert paint.times == 2
        kept.draw(painter, place, QSize(5, 5), paint, key=2)
        assert paint.times == 3
    fine = image(2.0)
    with QPainter(fine) as painter:
        kept.draw(painter, place, QSize(5, 5), paint, key=2)
    assert (paint.times, kept.pixmap.size()) == (4, QSize(10, 10))
    assert fine.pixelColor(9, 9) == RED


@pytest.mark.usefixtures("qapp")
def test_where_lines_are_wanted_nothing_is_kept() -> None:
    """But where a ratio is asked for: that is an image everywhere."""
    kept, paint, lines = CachedPicture(), Counted(), QPicture()
    with QPainter(lines) as painter:
        assert takes_lines(painter)
        assert ratio_of(painter) == IMAGES_IN_VECTORS
        for _ in range(2):
            kept.draw(painter, QPointF(), SIZE, paint)
        assert (paint.times, kept.pixmap.isNull()) == (2, True)
        for _ in range(2):
            kept.draw(painter, QPointF(), SIZE, paint, ratio=1.0)
        assert (paint.times, kept.pixmap.size()) == (3, SIZE)


@pytest.mark.usefixtures("qapp")
def test_a_pixmap_has_a_background() -> None:
    made = pixmap(SIZE, 1.5, lambda painter: painter.fillRect(0, 0, 2, 2, RED), QColor("white")).toImage()
    assert (made.size(), made.devicePixelRatio()) == (QSize(15, 9), 1.5)
    assert made.pixelColor(1, 1) == RED
    assert made.pixelColor(14, 8) == QColor("white")
