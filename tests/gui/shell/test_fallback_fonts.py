"""Chinese is written in a font that has its letters, in the shapes of Chinese."""

import pytest
from PySide6.QtGui import QFont, QFontMetrics, QRawFont

from sudoku_gui.shell import languages as letters
from sudoku_gui.translation import LANGUAGES

ENGLISH, CHINESE = (one for code in ("en", "zh_CN") for one in LANGUAGES if one.code == code)


def test_the_best_font_that_is_there_is_taken() -> None:
    """A font of Japanese shapes is passed over, however many there are."""
    there = [
        "DejaVu Sans",
        "Noto Sans CJK JP",
        "WenQuanYi Zen Hei",
        "Noto Sans CJK SC",
        "Droid Sans Fallback",
    ]
    assert letters.best(CHINESE, there) == ["Noto Sans CJK SC"]
    assert letters.best(CHINESE, there[:3]) == ["WenQuanYi Zen Hei"]
    assert letters.best(CHINESE, there[:2]) == []
    assert letters.best(ENGLISH, there) == []


@pytest.mark.usefixtures("qapp")
def test_a_font_that_has_all_letters_stays_alone() -> None:
    """English is written as ever, and a Chinese system's font needs no other behind it."""
    usual = QFont("DejaVu Sans", 12)
    assert letters.families(usual, ENGLISH) == ["DejaVu Sans"]
    assert letters.families(QFont("Sans Serif"), ENGLISH) == ["Sans Serif"]
    found = letters.families(usual, CHINESE)
    assert found == ["DejaVu Sans", "Droid Sans Fallback"]
    assert QFontMetrics(_font(found)).height() == QFontMetrics(usual).height()
    assert QRawFont.fromFont(QFont(found[1])).supportsCharacter(ord("数"))
    assert letters.families(QFont(found[1]), CHINESE) == [found[1]]


def _font(families: list[str]) -> QFont:
    font = QFont("", 12)
    font.setFamilies(families)
    return font
