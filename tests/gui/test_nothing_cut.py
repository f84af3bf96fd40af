"""Text that explains can always be read: it wraps or scrolls, and no tool tip that says the same covers it."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.features.link_view.view import LinkPanel
from sudoku_gui.features.pseudocode.paint_values import Value
from sudoku_gui.features.pseudocode.value_strip import ValueStrip
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import theme
from sudoku_gui.widgets.label import ElidedLabel, Label
from sudoku_gui.widgets.term_label import ReadingLabel
from sudoku_gui.wording.foreign import as_tip
from tests.gui.parts import part

FOUR_LINKS = "“第 9 行有 9”中的 r9c9=9：左“r9c9”，右“第 9 列有 9”，上“第 9 行有 9”，下 r9c8=9。" * 3
REASON = (
    "The smallest column of 212: its options are fewer than those of all others, so there is less to try. "
    * 4
)


def bar(label: ReadingLabel) -> QScrollBar:
    return label.verticalScrollBar()


def shows_tip(label: QWidget) -> bool:
    QToolTip.hideText()
    place = label.rect().center()
    QApplication.sendEvent(label, QHelpEvent(QEvent.Type.ToolTip, place, label.mapToGlobal(place)))
    return QToolTip.isVisible() and bool(QToolTip.text())


@pytest.fixture
def label(qtbot: QtBot) -> ReadingLabel:
    made = ReadingLabel(3)
    qtbot.addWidget(made)
    made.fit(made.font())
    made.resize(260, made.height())
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_long_reason_scrolls_by_keys(label: ReadingLabel) -> None:
    """Tab leads to it where there is something to scroll, and nowhere else."""
    label.set_text("Short.")
    assert not bar(label).isVisible()
    label.set_text(REASON)
    assert bar(label).isVisible()
    assert bar(label).accessibleName()
    bar(label).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(bar(label), Qt.Key.Key_Down)
    assert bar(label).value() == label.fontMetrics().lineSpacing()
    for _ in range(20):
        QTest.keyClick(bar(label), Qt.Key.Key_PageDown)
    assert bar(label).value() == bar(label).maximum()


def test_the_four_links_are_never_cut(qtbot: QtBot) -> None:
    """In Chinese, in a narrow pane: no word is left out, and what does not fit is scrolled to."""
    panel = LinkPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 80)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.show_text(FOUR_LINKS, can_go=True, has_buttons=True, is_hint=False)
    label = part(panel, ReadingLabel, "link_text")
    assert label.text() == panel.text == FOUR_LINKS
    assert bar(label).isVisible()


def test_a_tool_tip_comes_only_where_something_is_cut_off(qtbot: QtBot) -> None:
    """A tip that says something else comes in any case."""
    text = "A sentence that is shown in full where there is room"
    reading = ReadingLabel(1)
    reading.set_text(text)
    for made in (Label(text), ElidedLabel(lines=1), ElidedLabel(), reading):
        qtbot.addWidget(made)
        if isinstance(made, ElidedLabel):
            made.show_text(text)
        made.setToolTip(as_tip(text))
        made.resize(600, 30)
        with qtbot.waitExposed(made):
            made.show()
        assert not shows_tip(made)
        made.resize(80, 30)
        assert shows_tip(made)
        made.resize(600, 30)
        made.setToolTip(as_tip("Something else"))
        assert shows_tip(made)
        QToolTip.hideText()


@pytest.mark.parametrize("width", [120, 300, 900])
def test_values_are_never_cut(qtbot: QtBot, player: Player, width: int) -> None:
    """A long one has a wider cell or several lines in it, and every letter has a cell."""
    strip = ValueStrip(Selection(player), theme.light())
    qtbot.addWidget(strip)
    strip.resize(width, 20)
    long = "the option with a very long name in the column with another long name"
    strip.show_values(None, (Value("l", "0"), *(Value(letter, long) for letter in "opq")))
    cells = strip.cells
    assert len(cells.cells) == 4
    room = cells.cells[1].adjusted(9, 0, 0, 0).toRect()
    metrics = strip.fontMetrics()
    name = metrics.horizontalAdvance("o = ")
    needed = metrics.boundingRect(
        0, 0, room.width() - name, 9999, int(Qt.TextFlag.TextWrapAnywhere.value), long
    )
    assert needed.height() <= room.height()
    assert strip.height() >= cells.whole_height
