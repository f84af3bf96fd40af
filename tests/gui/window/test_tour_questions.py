"""What a stop asks is seen at once, with all its answers, in a small window and in every language."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.tours import collection as tour_collection
from tests.gui.parts import come_to_rest, part, wait_until

TOURS = [found.tour for found in tour_collection.shipped() if found.tour is not None]
SMALL = (1208, 690)
"""What the frame of a window leaves of a screen of 1280 x 720 pixels."""


def hidden_below(window: MainWindow) -> int:
    """How many pixels of the question, down to the button that shows the answer, are below the fold."""
    panel = window.tours.panel
    page, last = part(panel, QScrollArea, "tour_page"), part(panel, QPushButton, "tour_reveal")
    if not last.isVisible():
        return max(0, page.verticalScrollBar().maximum())
    return last.mapTo(page.viewport(), QPoint(0, last.height())).y() - page.viewport().height()


@pytest.mark.usefixtures("usual_locale")
@pytest.mark.parametrize("language", ["en", "zh_CN", "de"])
def test_no_question_needs_scrolling(window: MainWindow, language: str) -> None:
    """The text above it, the question, its answers and the button that shows the answer fit into the panel."""
    window.preferences["language"] = language
    come_to_rest(window)
    window.resize(*SMALL)
    touring, hidden = window.workspace.tour_guide, {}
    for tour in TOURS:
        touring.begin(tour)
        for number in range(len(tour.stops)):
            touring.go(number)
            wait_until(lambda: not touring.is_on_the_way)
            QApplication.processEvents()
            QApplication.processEvents()
            if (pixels := hidden_below(window)) > 0:
                hidden[tour.id, number + 1] = pixels
    touring.leave()
    assert hidden == {}
