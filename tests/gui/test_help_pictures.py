"""The pictures of the manual are drawn by the program, all of them, and still look as it does."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QImage
from PySide6.QtWidgets import QApplication

from sudoku_gui.features.help import manual_pages as manual
from sudoku_gui.wording.terms import LANGUAGES
from tests.gui import scripts

TOP = Path(__file__).parents[2]
PICTURES = TOP / "assets" / "help" / "pictures"
BUDGET = 1_500_000
"""Bytes for all of them: nobody waits long for a download because of its manual."""

drawing = scripts.load("draw_help")


def named(language: str) -> set[str]:
    texts = [manual.raw(name, language) for name in manual.names()]
    return {found for text in texts for found in re.findall(r"!\[[^\]]*\]\(([^):]*)\)", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_name_every_picture_drawn(language: str) -> None:
    assert named(language) == {shot.name for shot in drawing.SHOTS}


def test_the_shipped_pictures_are_those_drawn() -> None:
    wanted = {file for shot in drawing.SHOTS for file in drawing.files(shot).values()}
    assert set(PICTURES.rglob("*.png")) == wanted


def test_all_help_pictures_together_are_small() -> None:
    assert sum(file.stat().st_size for file in PICTURES.rglob("*.png")) < BUDGET


@pytest.mark.full_speed
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_picture_drawn_again_looks_like_the_shipped_one(qapp: QApplication) -> None:
    """When this fails a view has changed: run `python .build/draw_help.py`, and look at the pictures."""
    if drawing.FONTS[0] not in QFontDatabase.families():
        pytest.skip(f"the pictures are drawn in {drawing.FONTS[0]}, which is not installed")
    usual, palette = qapp.font(), qapp.palette()
    font = QFont()
    font.setFamilies(list(drawing.FONTS))
    font.setPixelSize(drawing.LETTERS)
    qapp.setFont(font)
    try:
        shot = next(shot for shot in drawing.SHOTS if shot.name == "links.png")
        drawn = drawing.draw(qapp, shot, LANGUAGES[0])
    finally:
        qapp.setFont(usual)
        qapp.setPalette(palette)
    shipped = QImage(str(drawing.files(shot)[LANGUAGES[0]]))
    scripts.expect_alike(drawn, shipped)
