"""Depth, bound and best as rows of squares."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage

from solver_core.cover.explain.witness import Counted, Witness
from sudoku_gui.features.bound import paint as bound_bars
from sudoku_gui.features.bound import text
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

FONT = QFont("DejaVu Sans")
FONT.setPixelSize(13)
COUNTED = Counted(0, (), ())


def proof_of(depth: int, bound: int, best: int) -> Witness:
    return Witness(depth, (COUNTED,) * bound, best, has_cover=True)


PRUNED, OPEN = proof_of(1, 3, 4), proof_of(1, 2, 4)


def picture(
    proof: Witness, colours: Theme, size: tuple[int, int] | None = None, *, compact: bool = False
) -> QImage:
    with canvas(*(size or (260, bound_bars.height(FONT)))) as (image, painter):
        bound_bars.paint(painter, QRectF(image.rect()), proof, colours, FONT, is_compact=compact)
    return image


def test_verdicts_differ_without_colours() -> None:
    """A cross, an arrow, or a check mark, beside one formula."""
    found = Witness(4, (), 4, has_cover=True, is_cover=True)
    same = [proof_of(4, 0, 4), proof_of(4, 0, 5), found]
    grey = QImage.Format.Format_Grayscale8
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "formula", lambda _: "")
        pictures = [picture(proof, theme.light(), compact=True).convertToFormat(grey) for proof in same]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_the_formula_alone_needs_less_room() -> None:
    assert bound_bars.height(FONT, is_compact=True) < bound_bars.height(FONT) / 2
    image = picture(PRUNED, theme.light(), (200, 40), compact=True)
    below = bound_bars.height(FONT, is_compact=True)
    assert {image.pixelColor(x, below + 2).name() for x in range(200)} == {theme.light().paper.name()}


@pytest.mark.parametrize("size", [(1, 1), (30, 20), (2000, 200)])
@pytest.mark.parametrize("numbers", [(0, 0, 0), (0, 0, 1), (300, 40, 500), (5, 1, 2)])
def test_every_number_and_every_size_is_painted(numbers: tuple[int, int, int], size: tuple[int, int]) -> None:
    assert picture(proof_of(*numbers), theme.light(), size).pixelColor(0, 0) == theme.light().paper


@pytest.mark.parametrize("proof", [PRUNED, OPEN], ids=["pruned", "open"])
def test_bars_match_their_reference_picture(looks_like: LooksLike, proof: Witness, each_theme: Theme) -> None:
    """Full, hatched and hollow squares, the line of the best, a cross or an arrow."""
    name = "pruned" if proof.prunes else "open"
    looks_like(picture(proof, each_theme), f"bound_bars_{name}_{each_theme.name}")
