"""The dock of a view: its title is as large as the text of the window."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from sudoku_gui.widgets.dock import Dock


def test_the_title_follows_the_size_of_the_text(qtbot: QtBot) -> None:
    """Qt keeps the font with which a dock was made."""
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = Dock("Hill", QLabel, window)
    dock.show_title(visible=True)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.resize(500, 400)
    window.show()
    qtbot.waitUntil(dock.isVisible)
    small = _height(dock)
    font = dock.font()
    font.setPointSizeF(2 * font.pointSizeF())
    dock.setFont(font)
    qtbot.waitUntil(lambda: _height(dock) > 1.6 * small)


def _height(dock: Dock) -> int:
    """Of the letters of the title, in pixels: rows with dark ones, left of the buttons."""
    holder = dock.widget()
    assert holder is not None
    picture = dock.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    left, right = 8, min(80, dock.width() - 60)
    rows = range(3, holder.y() - 1)
    return sum(any(picture.pixelColor(x, y).value() < 110 for x in range(left, right)) for y in rows)
