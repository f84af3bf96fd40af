"""Depth, bound and best as rows of squares."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage

from sudoku_gui.features.bound import paint as bound_bars
from sudoku_gui.features.bound.paint import BarsLook
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

FONT = QFont("DejaVu Sans")
FONT.setPixelSize(13)
LABELS = ("1 chosen", "3 more needed", "4: the best cover")
PRUNED = BarsLook(1, 3, 4, True, "1 + 3 ≥ 4", LABELS)
OPEN = BarsLook(1, 2, 4, False, "1 + 2 < 4", LABELS)


def picture(
    look: BarsLook, colours: Theme, size: tuple[int, int] | None = None, *, compact: bool = False
) -> QImage:
    with canvas(*(size or (260, bound_bars.height(FONT)))) as (image, painter):
        bound_bars.paint(painter, QRectF(image.rect()), look, colours, FONT, is_compact=compact)
    return image


def test_the_verdict_is_a_shape_too() -> None:
    same = [BarsLook(1, 3, 4, prunes, "", ("", "", "")) for prunes in (True, False)]
    one, other = (
        picture(look, theme.light()).convertToFormat(QImage.Format.Format_Grayscale8) for look in same
    )
    assert one != other


def test_the_formula_alone_needs_less_room() -> None:
    assert bound_bars.height(FONT, is_compact=True) < bound_bars.height(FONT) / 2
    image = picture(PRUNED, theme.light(), (200, 40), compact=True)
    below = bound_bars.height(FONT, is_compact=True)
    assert {image.pixelColor(x, below + 2).name() for x in range(200)} == {theme.light().paper.name()}


@pytest.mark.parametrize("size", [(1, 1), (30, 20), (2000, 200)])
@pytest.mark.parametrize("numbers", [(0, 0, 0), (0, 0, 1), (300, 40, 500), (5, 1, 2)])
def test_every_number_and_every_size_is_painted(numbers: tuple[int, int, int], size: tuple[int, int]) -> None:
    look = BarsLook(*numbers, numbers[0] + numbers[1] >= numbers[2], "", ("", "", ""))
    assert picture(look, theme.light(), size).pixelColor(0, 0) == theme.light().paper


@pytest.mark.parametrize("look", [PRUNED, OPEN], ids=["pruned", "open"])
def test_bars_as_they_were_looked_at(looks_like: LooksLike, look: BarsLook, each_theme: Theme) -> None:
    """Full, hatched and hollow squares, the line of the best, a cross or an arrow."""
    name = "pruned" if look.prunes else "open"
    looks_like(picture(look, each_theme), f"bound_bars_{name}_{each_theme.name}")
