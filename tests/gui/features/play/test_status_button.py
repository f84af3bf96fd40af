"""Whether the puzzle has one solution, in a sign and two words."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.features.play.play_panel import StatusButton
from sudoku_gui.render import theme
from tests.gui.shared import Show

ANSWERS = (None, SurveyAnswer.FOUND, SurveyAnswer.SEVERAL, SurveyAnswer.NONE)


@pytest.mark.parametrize("colours", [theme.light(), theme.dark()], ids=["light", "dark"])
def test_each_answer_has_its_sign_as_in_the_picture(
    show: Show,
    parent: QWidget,
    reference_font: QFont,
    looks_like: Callable[[QImage, str], None],
    colours: theme.Theme,
) -> None:
    """A ring with a check mark, two rings, a ring that is crossed out, and three dots for a search."""
    reference_font.setPixelSize(40)
    parent.setFont(reference_font)
    parent.setPalette(colours.palette())
    column = QVBoxLayout(parent)
    buttons = [StatusButton(colours) for _ in ANSWERS]
    for button, answer in zip(buttons, ANSWERS, strict=True):
        column.addWidget(button)
        button.show_status(answer, is_searching=answer is None)
    show(parent, buttons[0])
    parent.resize(460, 260)
    looks_like(parent.grab().toImage(), f"status_signs_{colours.name}")


def test_the_status_button_is_shown_while_counting_and_when_the_count_is_known(
    show: Show, parent: QWidget
) -> None:
    """Before there is anything to say it is hidden."""
    button = StatusButton(theme.light())
    button.setParent(parent)
    show(parent)
    for answer, is_searching, is_shown in (
        (None, False, False),
        (None, True, True),
        (SurveyAnswer.NONE, False, True),
        (SurveyAnswer.NONE, True, True),
    ):
        button.show_status(answer, is_searching=is_searching)
        assert button.isVisible() is is_shown
        assert button.accessibleName() == button.text()
