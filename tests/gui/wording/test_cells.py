"""What is said of a cell, word for word, as a screen reader speaks it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from sudoku_gui.panes.board.text import describe, digit_key
from sudoku_gui.render.board_look import CellLook, Ink
from sudoku_gui.wording import cells


@pytest.mark.parametrize(
    ("cell", "look", "said"),
    [
        (22, CellLook(7, Ink.GIVEN), "row 3, column 5, given 7"),
        (22, CellLook(7, Ink.ENTRY), "row 3, column 5, 7"),
        (27, CellLook(), "row 4, column 1, empty"),
        (27, CellLook(candidates=0b10), "row 4, column 1, empty, candidate 2"),
        (27, CellLook(candidates=0b100000010), "row 4, column 1, empty, candidates 2 and 9"),
        (27, CellLook(candidates=0b100001010), "row 4, column 1, empty, candidates 2, 4 and 9"),
        (27, CellLook(2, Ink.FORCED), "row 4, column 1, 2, chosen by the search, the only option"),
        (27, CellLook(2, Ink.GUESS, 12), "row 4, column 1, 2, chosen by the search, guess at depth 12"),
        (27, CellLook(2, Ink.GUESS), "row 4, column 1, 2, chosen by the search, a guess"),
        (80, CellLook(2, clashing=True), "row 9, column 9, 2, breaks a rule"),
        (0, CellLook(dead=True), "row 1, column 1, empty, no option left"),
        (0, CellLook(covered=True), "row 1, column 1, empty, covered"),
        (0, CellLook(3, newest=True), "row 1, column 1, 3, newest"),
        (
            0,
            CellLook(candidates=0b11, options=0b11, chosen=True),
            "row 1, column 1, empty, candidates 1 and 2, the column chosen",
        ),
        (
            0,
            CellLook(candidates=0b11, options=0b10, banded=True),
            "row 1, column 1, empty, candidates 1 and 2, 2 in the column chosen",
        ),
    ],
)
def test_a_cell_in_one_sentence(cell: int, look: CellLook, said: str) -> None:
    assert describe(cell, look) == said


@pytest.mark.parametrize(
    ("words", "said"), [(["2"], "2"), (["2", "9"], "2 and 9"), (["2", "4", "9"], "2, 4 and 9")]
)
def test_listing_sounds_like_speech(words: list[str], said: str) -> None:
    assert cells.listing(words) == said


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (9, "4, 9 still to place"),
        (1, "4, 1 still to place"),
        (0, "4, all nine are placed"),
        (-2, "4, 2 too many"),
    ],
)
def test_remaining_digits_are_named_in_words(left: int, said: str) -> None:
    assert digit_key(4, left) == said


class Shouting(QTranslator):
    """Translates whatever belongs to cells into capitals, placeholders apart."""

    def translate(self, context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        """The text in capitals, with its placeholders as they were."""
        if context != "cells":
            return ""
        parts = text.replace("}", "{").split("{")
        return "".join(part.upper() if at % 2 == 0 else f"{{{part}}}" for at, part in enumerate(parts))


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[None]:
    translator = Shouting()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


SENTENCES: list[Callable[[], str]] = [
    *(lambda look=look: describe(3, look) for look in (CellLook(7, Ink.GIVEN), CellLook(2, Ink.FORCED))),
    *(lambda look=look: describe(3, look) for look in (CellLook(2, Ink.GUESS, 4), CellLook(2, Ink.GUESS))),
    *(lambda mask=mask: describe(3, CellLook(candidates=mask)) for mask in (0, 1, 3, 7)),
    lambda: describe(3, CellLook(4, clashing=True, dead=True, newest=True)),
    lambda: describe(3, CellLook(covered=True, chosen=True)),
    lambda: describe(3, CellLook(candidates=1, options=1)),
    *(lambda left=left: digit_key(4, left) for left in (3, 0, -1)),
]


@pytest.mark.usefixtures("shouting")
@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_word_can_be_translated(sentence: Callable[[], str]) -> None:
    assert sentence() == sentence().upper()
