"""Each picture that a term or a page names is there, in every theme, as large as the text beside it wants it."""

import re

from PySide6.QtGui import QFont, QFontMetricsF

from sudoku_gui.features.help import manual_pages, paint_manual
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.terms import LANGUAGES, shipped
from tests.amounts import each


def named() -> set[str]:
    pages = [manual_pages.raw(name, language) for name in manual_pages.names() for language in LANGUAGES]
    return {term.picture for term in shipped()} | {
        name for page in pages for name in re.findall(r"!\[[^\]]*\]\(term:([^)]*)\)", page)
    }


def test_each_picture_of_a_term_has_its_size_on_the_paper_of_the_theme(
    each_theme: Theme, reference_font: QFont
) -> None:
    for name in each(sorted(named())):
        image = paint_manual.term_picture(name, each_theme, reference_font, 1.5)
        assert image.deviceIndependentSize().toSize() == paint_manual.term_size(name, reference_font)
        assert image.pixelColor(0, 0) == each_theme.paper


def test_a_picture_of_a_term_grows_with_the_text(reference_font: QFont) -> None:
    """And keeps its shape."""
    large = scaled(reference_font, 1.5)
    one, other = paint_manual.term_size("mask", reference_font), paint_manual.term_size("mask", large)
    assert other.width() == round(22 * QFontMetricsF(large).height())
    assert abs(other.height() / other.width() - one.height() / one.width()) < 0.01
