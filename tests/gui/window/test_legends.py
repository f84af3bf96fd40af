"""The legends of log, stack and timeline open by button and by K, in the theme of the window, and leave out no sign."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.event_log import paint as log_paint
from sudoku_gui.features.event_log.entry import LogFold, RowTime, SearchStep
from sudoku_gui.features.stack_view import paint as stack_paint
from sudoku_gui.features.stack_view.model import LevelKind
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.features.watch.timeline import legend as timeline_legend
from sudoku_gui.features.watch.timeline import paint as timeline_paint
from sudoku_gui.features.watch.timeline import paint_position as timeline_position
from sudoku_gui.features.watch.timeline.model import TimelineLook
from sudoku_gui.features.watch.timeline.paint_position import PositionOverlay
from sudoku_gui.render import theme as themes
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.legend import Legend
from tests.amounts import each
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import part, press, wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ENTRIES: dict[str, Callable[[], list[tuple[Any, str]]]] = {
    "event_log": lambda: log_paint.legend_entries(QFont()),
    "stack_view": lambda: stack_paint.legend_entries(QFont()),
    "timeline": timeline_legend.entries,
}
THEMES = {"light": themes.light, "dark": themes.dark, "contrast": themes.high_contrast}


def button_of(window: MainWindow, pane: str) -> QAbstractButton:
    """The button with the word Legend."""
    if pane == "timeline":
        return part(window, QAbstractButton, "timeline_key_button")
    window.workbench.show_pane(pane)
    view = window.workbench.docks[pane].view
    return next(one for one in view.findChildren(QAbstractButton) if one.objectName().endswith("key_button"))


def opened() -> Legend:
    wait_until(lambda: isinstance(QApplication.activePopupWidget(), Legend))
    legend = QApplication.activePopupWidget()
    assert isinstance(legend, Legend)
    return legend


def rows(legend: Legend) -> list[tuple[QImage, str]]:
    """Signs and words, as they are shown."""
    labels = [label for label in legend.findChildren(QLabel) if label.isVisible()]
    signs = [label.pixmap().toImage() for label in labels if not label.pixmap().isNull()]
    words = [label.text() for label in labels if label.text()]
    return list(zip(signs, words, strict=True))


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_a_legend_shows_each_sign_with_its_word_in_the_present_theme(watching: MainWindow) -> None:
    """It fits on the screen, and Esc closes it."""
    for pane in each(ENTRIES):
        for theme in each(THEMES):
            watching.resize(1280, 800)
            watching.preferences["theme"] = theme
            come_to_rest(watching)
            QTest.mouseClick(button_of(watching, pane), Qt.MouseButton.LeftButton)
            legend = opened()
            shown = rows(legend)
            assert [words for _, words in shown] == [words for _, words in ENTRIES[pane]()]
            assert legend.palette().window().color() == THEMES[theme]().palette().window().color()
            for image, words in shown:
                assert len(colours(image)) > 1, words  # something is painted
            assert legend.height() <= legend.screen().availableGeometry().height()
            QTest.keyClick(legend, Qt.Key.Key_Escape)
            wait_until(lambda: QApplication.activePopupWidget() is None)


def test_k_opens_the_legend(watching: MainWindow) -> None:
    for pane in each(ENTRIES):
        watching.resize(1280, 800)
        button = button_of(watching, pane)
        heading = button.parentWidget()
        assert heading is not None
        view = watching.feature(WatchFeature).timeline if pane == "timeline" else heading.parentWidget()
        assert isinstance(view, QWidget)
        view.setFocus()
        press("K")
        legend = opened()
        assert len(rows(legend)) == len(ENTRIES[pane]())
        legend.close()


# --- no sign is left out --------------------------------------------------------------------------------


def painted(monkeypatch: pytest.MonkeyPatch, pane: str, module: ModuleType, painter: str) -> list[Any]:
    """All that a painter of the pane is asked to paint while the signs of its legend are painted."""
    asked: list[Any] = []
    own = getattr(module, painter)

    def note(*arguments: Any, **options: Any) -> None:
        asked.extend((*arguments, *options.values()))
        own(*arguments, **options)

    monkeypatch.setattr(module, painter, note)
    image = QImage(60, 30, QImage.Format.Format_RGB32)
    with QPainter(image) as on:
        for paint, _words in ENTRIES[pane]():
            paint(on, QRectF(image.rect()), themes.light())
    return asked


@pytest.mark.parametrize(
    ("pane", "module", "painter", "signs"),
    [
        ("stack_view", stack_paint, "paint_sign", list(LevelKind)),
        ("event_log", log_paint, "paint_step", list(SearchStep)),
        ("event_log", log_paint, "paint_fold", [LogFold.CLOSED, LogFold.OPEN]),
        ("event_log", log_paint, "set_style", [RowTime.PAST, RowTime.FUTURE]),
    ],
    ids=["levels", "steps", "folds", "times"],
)
def test_a_legend_has_every_sign_of_its_pane(
    monkeypatch: pytest.MonkeyPatch, pane: str, module: ModuleType, painter: str, signs: list[Any]
) -> None:
    """Two signs have no painter with a kind: the arrow of now, and a single event, which has no sign."""
    asked = painted(monkeypatch, pane, module, painter)
    assert [sign for sign in signs if not any(one is sign for one in asked)] == []


@pytest.mark.usefixtures("qapp")
def test_the_legend_of_the_timeline_has_all_that_a_column_and_the_position_can_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever is counted in a column stands in one of the samples, and so does what lies over a strip."""
    asked = painted(monkeypatch, "timeline", timeline_paint, "paint")
    columns = [column for one in asked if isinstance(one, TimelineLook) for column in one.columns]
    counted = set(Bucket._fields) - {"start", "end", "low", "high"}
    assert counted == {name for name in counted if any(getattr(column, name) for column in columns)}
    assert any(column.low != column.high for column in columns)
    assert any(one.known < one.span.end for one in asked if isinstance(one, TimelineLook))
    monkeypatch.undo()
    over = painted(monkeypatch, "timeline", timeline_position, "paint")
    overlays = [one for one in over if isinstance(one, PositionOverlay)]
    assert any(one.flags for one in overlays)
    assert any(one.hovered is not None for one in overlays)
    assert any(one.now is not None for one in overlays)
