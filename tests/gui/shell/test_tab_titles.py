"""No title of a tab is cut off in a small window, with text half as large again, in any language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionTab, QTabBar

from sudoku_gui.layout.arrangements import CHOSEN
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def cut_off(bar: QTabBar) -> list[str]:
    """The titles for which there is less space than they need."""
    found = []
    for place in range(bar.count()):
        option = QStyleOptionTab()
        bar.initStyleOption(option, place)
        space = bar.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, bar).width()
        needed = bar.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, bar.tabText(place)).width()
        if space < needed or "…" in option.text:
            found.append(f"{bar.tabText(place)}: {space} of {needed}")
    return found


@pytest.fixture
def usual_font() -> Iterator[None]:
    """The size of text is that of the whole program."""
    font = QApplication.font()
    yield
    QApplication.setFont(font)


@pytest.mark.usefixtures("usual_font")
@pytest.mark.parametrize("language", ["en", "zh_CN", "de"])
def test_no_title_of_a_tab_is_cut_off(watching: MainWindow) -> None:
    watching.preferences["text_size"] = "150"
    come_to_rest(watching)
    watching.resize(1208, 690)
    cut = {}
    for name in CHOSEN:
        watching.arrangements.choose(name)
        come_to_rest(watching)
        all_bars = watching.workbench.findChildren(QTabBar)
        bars = [bar for bar in all_bars if bar.isVisible() and bar.count() > 1]  # Qt puts others out of sight
        assert bars, name
        cut[name] = [title for bar in bars for title in cut_off(bar)]
    assert cut == {name: [] for name in CHOSEN}
