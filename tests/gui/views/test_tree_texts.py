"""What is said of a item of the tree, word for word."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from solver_core.problems import small
from sudoku_gui.panes.tree.model import Shape, TreeItem
from sudoku_gui.panes.tree.text import ItemTexts


@pytest.fixture
def texts(qapp: QApplication) -> ItemTexts:
    assert qapp is not None
    return ItemTexts(small.knuth_2000(), QFontMetricsF(QFont()))


def item(*, among: int = 0, is_given: bool = False, parent: int = 0) -> TreeItem:
    """A decision on the way: {B, C, F}, chosen for B."""
    return TreeItem(
        *(Shape.DECISION, parent, (), 13, 30, 2, (4,), 1, (2,), 1, among),
        is_given=is_given,
        nodes=2,
        is_exact=True,
        solutions=0,
        must_be_walked=False,
    )


def test_what_had_an_alternative_is_a_decision(texts: ItemTexts) -> None:
    assert "(option 1 of 2) · Decision · depth 2" in texts.facts(item(among=2), 2)
    assert "(option 1 of 2) · Decision · depth 2" in texts.facts(item(), 2, among=2)


def test_what_had_none_is_forced(texts: ItemTexts) -> None:
    """Nobody decides between one option and no other, whoever knows how many there were."""
    assert "(the only option) · Forced · depth 2" in texts.facts(item(among=1), 2)
    assert "(the only option) · Forced · depth 2" in texts.facts(item(), 2, among=1)


def test_a_given_is_neither(texts: ItemTexts) -> None:
    assert "(given) · Given · depth 2" in texts.facts(item(is_given=True), 2)
    assert texts.facts(item(among=1, parent=-1), 2).startswith("Until event 30 · root · ")
