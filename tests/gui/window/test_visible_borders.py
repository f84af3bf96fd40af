"""On dark backgrounds every control has an edge that can be seen, and a ring with the focus: 3 : 1 (WCAG 2.2)."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QTabBar, QWidget

from sudoku_gui.features.play.digit_pad import PadButton
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme, contrast
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import UNIQUE, part, paste, trigger

THEMES = {"dark": theme.dark, "contrast": theme.high_contrast}
ENOUGH = 3.0


@pytest.fixture(params=list(THEMES))
def colours(request: pytest.FixtureRequest, window: MainWindow) -> Theme:
    paste(UNIQUE)
    window.preferences["theme"] = request.param
    return THEMES[request.param]()


def picture(widget: QWidget) -> QImage:
    window = widget.window()
    return window.grab(QRect(widget.mapTo(window, QPoint()), widget.size())).toImage()


def best_edge(image: QImage, rect: QRect, background: QColor) -> float:
    """The least over the four sides of the best contrast that the middle of a side has within four pixels."""
    middle = rect.center()
    sides = [
        [QPoint(rect.left() + depth, middle.y()) for depth in range(4)],
        [QPoint(rect.right() - depth, middle.y()) for depth in range(4)],
        [QPoint(middle.x(), rect.top() + depth) for depth in range(4)],
        [QPoint(middle.x(), rect.bottom() - depth) for depth in range(4)],
    ]
    return min(max(contrast(image.pixelColor(point), background) for point in side) for side in sides)


def controls(window: MainWindow) -> list[QWidget]:
    found = [*window.findChildren(QAbstractButton), *window.findChildren(QComboBox)]
    return [
        widget
        for widget in found
        if widget.isVisible() and widget.isEnabled() and not widget.size().isEmpty()
    ]


def test_every_button_and_chooser_has_an_edge(window: MainWindow, colours: Theme) -> None:
    """Of toolbar, panes, transport and title bars; tabs have one as well."""
    for is_watching in (False, True):
        if is_watching:
            trigger(window, "watch")
            come_to_rest(window)
        faint = {
            widget.objectName() or type(widget).__name__: round(edge, 1)
            for widget in controls(window)
            if (edge := best_edge(picture(widget), widget.rect(), colours.window)) < ENOUGH
        }
        assert not faint
        for bar in window.findChildren(QTabBar):
            if bar.isVisible():
                image = picture(bar)
                edges = [best_edge(image, bar.tabRect(tab), colours.window) for tab in range(bar.count())]
                assert min(edges) >= ENOUGH


def ring(widget: QWidget) -> int:
    """How many pixels change by 3 : 1 or more when a widget gets the keyboard."""
    before = picture(widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus()
    after = picture(widget)
    changes = Counter(
        (was, now)
        for x in range(before.width())
        for y in range(before.height())
        if (was := before.pixel(x, y)) != (now := after.pixel(x, y))
    )
    return sum(
        pixels
        for (was, now), pixels in changes.items()
        if contrast(QColor.fromRgba(was), QColor.fromRgba(now)) >= ENOUGH
    )


def test_whatever_has_the_keyboard_has_a_ring(window: MainWindow, colours: Theme) -> None:
    """With and without a search, at least four fifths of the outline change."""
    assert colours.selection.isValid()
    for is_watching in (False, True):
        if is_watching:
            trigger(window, "watch")
            come_to_rest(window)
        window.activateWindow()
        faint = {}
        for widget in controls(window):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                window.context.board.setFocus()
                around = 2 * (widget.width() + widget.height())
                if (seen := ring(widget)) < 0.8 * around:
                    faint[widget.objectName() or type(widget).__name__] = (seen, around)
        assert not faint


@pytest.mark.parametrize("chosen", ["light", "dark", "contrast"])
def test_the_mode_that_is_on_shows_that_it_has_the_keyboard(window: MainWindow, chosen: str) -> None:
    window.preferences["theme"] = chosen
    for mode in ("mode_notes", "mode_centre", "mode_colours"):
        button = part(window, PadButton, f"button_{mode}")
        button.click()
        assert button.isChecked()
        window.context.board.setFocus()
        assert ring(button) >= button.width() + button.height()
