"""What a stop asks is seen at once, with all its answers, in a small window and in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.rich_text import RichText
from tests.amounts import PERCENT, spread
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import part, wait_until

TOURS = [found.tour for found in tour_collection.shipped() if found.tour is not None]
SMALL = (1208, 690)
"""What the frame of a window leaves of a screen of 1280 x 720 pixels."""


def hidden_below(window: MainWindow) -> int:
    """How many pixels of the question, down to the button that shows the answer, are below the fold."""
    panel = window.feature(ToursFeature).panel
    page, last = part(panel, QScrollArea, "tour_page"), part(panel, QPushButton, "tour_reveal")
    if not last.isVisible():
        return max(0, page.verticalScrollBar().maximum())
    return last.mapTo(page.viewport(), QPoint(0, last.height())).y() - page.viewport().height()


def longest(tour: Tour, language: str) -> list[int]:
    """The two stops that need most space; with `TESTS_PERCENT` as much as 100, all."""

    def length(number: int) -> int:
        return sum(len(text.in_language(language)) for text in tour.stops[number].texts().values())

    most = 2 if PERCENT < 100 else len(tour.stops)
    return sorted(sorted(range(len(tour.stops)), key=length)[-most:])


def stops(window: MainWindow, language: str) -> Iterator[tuple[str, int]]:
    """The longest stops of some tours, by the tour's id and their numbers, laid out in a small window."""
    come_to_rest(window)
    window.resize(*SMALL)
    window.setUpdatesEnabled(False)
    touring = window.feature(ToursFeature).guide
    for tour in spread(TOURS):
        touring.begin(tour)
        for number in longest(tour, language):
            touring.go(number)
            wait_until(lambda: not touring.is_on_the_way)
            settle()
            yield tour.id, number + 1
    touring.leave()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "zh_CN", "de"])
def test_no_question_needs_scrolling_and_its_last_verdict_moves_no_line(
    window: MainWindow, language: str
) -> None:
    """The text above it, its answers and the button that shows the answer fit into the panel.

    After all wrong answers and the right one, the explanation is seen, to its end; the words are as wide as before.
    """
    touring, hidden, cut, broken, unseen = window.feature(ToursFeature).guide, {}, {}, [], []
    for stop in stops(window, language):
        if (pixels := hidden_below(window)) > 0:
            hidden[stop] = pixels
        asked = touring.stop.question if touring.stop else None
        if asked is None:
            continue
        panel = window.feature(ToursFeature).panel
        page, text = part(panel, QScrollArea, "tour_page"), part(panel, RichText, "tour_text")
        width = text.width()
        for choice in (*(one for one in range(len(asked.choices)) if one != asked.right), asked.right):
            touring.answer(choice if choice is not None else 0)
        touring.reveal()
        settle()
        answer = part(panel, RichText, "tour_answer")
        top = answer.mapTo(page.viewport(), QPoint()).y()
        if not answer.isVisible():
            unseen.append(stop)
        elif top < 0 or top + answer.height() > page.viewport().height():
            cut[stop] = top, answer.height(), page.viewport().height()
        if text.width() != width or answer.height() < answer.heightForWidth(answer.width()):
            broken.append(stop)
    assert (hidden, cut, broken, unseen) == ({}, {}, [], [])
