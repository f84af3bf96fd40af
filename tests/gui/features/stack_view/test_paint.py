"""Signs of the stack and the bar of progress."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from sudoku_gui.features.stack_view import paint as stack
from sudoku_gui.features.stack_view.model import LevelKind
from sudoku_gui.features.stack_view.paint import ProgressLook
from sudoku_gui.render import theme
from tests.gui.canvas import canvas

FONT = QFont("DejaVu Sans")
FONT.setPixelSize(13)


def sign(kind: LevelKind) -> list[bool]:
    with canvas(20, 20, background=theme.light().paper) as (image, painter):
        stack.paint_sign(painter, QRectF(4, 4, 12, 12), kind, theme.light())
    return [image.pixelColor(x, y) != theme.light().paper for x in range(20) for y in range(20)]


def test_every_kind_has_its_own_sign_and_colour() -> None:
    assert len({tuple(sign(kind)) for kind in LevelKind}) == len(LevelKind)
    assert len({stack.colour(kind, theme.dark()).rgb() for kind in LevelKind}) == len(LevelKind)


def filled(fraction: float) -> int:
    rect = QRectF(0, 0, 212, stack.progress_height(FONT))
    with canvas(212, round(rect.height())) as (image, painter):
        stack.paint_progress(painter, rect, ProgressLook(fraction), theme.light(), (FONT, FONT))
    rows = [
        sum(image.pixelColor(x, y) == theme.light().selection for x in range(image.width()))
        for y in range(image.height())
    ]
    return max(rows)


def test_the_bar_is_as_long_as_the_part_behind() -> None:
    assert abs(filled(0.5) - 100) <= 3
    assert abs(filled(0.25) - 50) <= 3


def test_only_nothing_looks_like_nothing_and_only_all_like_all() -> None:
    """The first event shows, and so does what is left before the last."""
    assert filled(0) == 0 < filled(1e-9)
    assert filled(1 - 1e-9) < filled(1)
