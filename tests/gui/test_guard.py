"""No exception leaves a method that Qt calls: Qt gets an answer, painters end, and the fault is reported once."""

import importlib
import logging
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QStyledItemDelegate, QTableView, QTextBrowser, QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot
from shiboken6 import delete

import sudoku_gui
from sudoku_gui.guard import ANSWERS, Guarded, is_guarded, is_of_qt, override_of
from sudoku_gui.panes.plan.view import PlanView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import plan, theme
from tests.gui.parts import come_to_rest

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "Painter ended with . saved states")
"""Offscreen there is no window manager; and nobody restores what a picture had saved before it failed."""

NOT_VIRTUAL = {"setFocus"}
"""What Qt never calls: whoever does is written in Python, and hears of the exception."""


class _FaultError(Exception):
    """What goes wrong here."""


def fail(*_: object, **__: object) -> Any:
    raise _FaultError


def classes() -> Iterator[type]:
    for found in pkgutil.walk_packages(sudoku_gui.__path__, "sudoku_gui."):
        if found.name != "sudoku_gui.__main__":
            for held in vars(importlib.import_module(found.name)).values():
                is_ours = isinstance(held, type) and held.__module__ == found.name
                if is_ours and any(map(is_of_qt, held.__mro__)):
                    yield held


def names(kind: type) -> set[str]:
    """What a class, or a class of ours that it derives from, has named."""
    return {name for base in kind.__mro__ if not is_of_qt(base) and base is not object for name in vars(base)}


def test_whatever_qt_calls_is_guarded() -> None:
    """A method that has the name of one of Qt's, in any class of ours."""
    bare = {
        f"{kind.__module__}.{kind.__qualname__}.{name}"
        for kind in classes()
        for name in names(kind) - NOT_VIRTUAL
        if not name.startswith("__")
        and (override := override_of(kind, name)) is not None
        and not is_guarded(override)
    }
    assert not bare


def test_the_walk_sees_what_is_not_guarded() -> None:

    class Mixed:
        def sizeHint(self) -> QSize:
            return QSize(1, 1)

    class Bare(Mixed, QWidget):
        pass

    class Safe(Guarded, Mixed, QWidget):
        pass

    for kind, safe in ((Bare, False), (Safe, True)):
        override = override_of(kind, "sizeHint")
        assert override is not None
        assert is_guarded(override) is safe
    assert override_of(Safe, "names_of_ours") is None


# --- what is answered ---------------------------------------------------------------------------------


EVERYTHING = (
    *("eventFilter", "sizeHint", "minimumSizeHint", "heightForWidth", "hasHeightForWidth"),
    *("showEvent", "hideEvent", "resizeEvent", "changeEvent", "keyPressEvent", "mousePressEvent"),
    "focusNextPrevChild",
)


@pytest.mark.usefixtures("qtbot")
def test_a_widget_that_fails_in_everything_can_be_shown() -> None:
    with capture_exceptions() as caught:
        view = type("Broken", (Guarded, QWidget), dict.fromkeys(EVERYTHING, fail))()
        view.installEventFilter(view)
        view.show()
        view.resize(200, 100)
        QTest.keyClick(view, Qt.Key.Key_Tab)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton)
        assert view.sizeHint().isValid()
        assert view.minimumSizeHint().isValid()
        assert view.heightForWidth(10) == -1
        view.removeEventFilter(view)
        delete(view)  # it is reported things while it goes, too
    assert {kind for kind, *_ in caught} == {_FaultError}


@pytest.mark.parametrize("base", [QAbstractListModel, QAbstractTableModel])
def test_a_model_that_fails_in_everything_can_be_looked_at(base: type, qtbot: QtBot) -> None:
    rows = {
        "rowCount": lambda *_: 3,
        "columnCount": lambda *_: 2,
        "data": fail,
        "flags": fail,
        "headerData": fail,
    }
    model = type("Model", (Guarded, base), rows)()
    view = QTableView()
    qtbot.addWidget(view)
    with capture_exceptions() as caught:
        view.setModel(model)
        view.show()
        qtbot.waitExposed(view)
        view.repaint()
        assert model.index(0, 0).data() is None
        assert model.flags(model.index(0, 0)) == Qt.ItemFlag.NoItemFlags
    assert {kind for kind, *_ in caught} == {_FaultError}
    empty = type(
        "Model", (Guarded, base), dict.fromkeys(["rowCount", "columnCount", "index", "setData"], fail)
    )()
    with capture_exceptions():
        assert (empty.rowCount(), empty.columnCount(), empty.setData(QModelIndex(), 1)) == (0, 0, False)
        assert not empty.index(0, 0).isValid()


def test_a_delegate_that_fails_leaves_the_painter_to_the_others(qtbot: QtBot) -> None:
    painted: list[int] = []

    class Row(Guarded, QStyledItemDelegate):
        def paint(self, painter: QPainter, _option: object, index: Any) -> None:
            if index.row() == 0:
                raise _FaultError
            assert painter.isActive()
            painted.append(index.row())

        def sizeHint(self, *_: object) -> QSize:
            raise _FaultError

        def createEditor(self, *_: object) -> QWidget:
            raise _FaultError

    view = QListView()
    qtbot.addWidget(view)
    model = type("Model", (QAbstractListModel,), {"rowCount": lambda *_: 3, "data": lambda *_: "row"})()
    delegate = Row(view)
    view.setModel(model)
    view.setItemDelegate(delegate)
    with capture_exceptions() as caught:
        view.show()
        qtbot.waitUntil(lambda: {1, 2} <= set(painted))
        assert delegate.createEditor(view) is None
    assert {kind for kind, *_ in caught} == {_FaultError}


def test_every_answer_is_one_that_qt_takes(qapp: object) -> None:
    """A method that is in the table has an answer, and making it does not fail."""
    assert qapp
    page = QTextBrowser()
    for name in set(ANSWERS) - {"paintEvent"}:
        ANSWERS[name](page)


# --- painting -----------------------------------------------------------------------------------------


class Painted(Guarded, QWidget):
    """Paints on itself and on a picture, and fails in the middle while reported to."""

    is_broken = True
    times = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.times += 1
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.green)
        painter.save()
        self.paint_picture(painter)
        painter.restore()
        painter.end()

    def paint_picture(self, painter: QPainter) -> None:
        picture = QPixmap(20, 20)
        inner = QPainter(picture)
        inner.drawLine(0, 0, 9, 9)
        if self.is_broken:
            raise _FaultError
        inner.end()
        painter.drawPixmap(0, 0, picture)


@pytest.fixture
def painted(qtbot: QtBot) -> Painted:
    view = Painted()
    qtbot.addWidget(view)
    view.resize(300, 60)
    return view


def share(image: QImage, colour: Qt.GlobalColor) -> float:
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixelColor(*place) == colour for place in places) / len(places)


def test_a_picture_that_cannot_be_painted_says_so(painted: Painted) -> None:
    """In the colours of the theme, with nothing half painted left over."""
    with capture_exceptions() as caught:
        image = painted.grab().toImage()
    assert len(caught) == 1
    palette = painted.palette()
    assert share(image, Qt.GlobalColor.green) == 0
    assert image.pixelColor(0, 0) == palette.color(QPalette.ColorRole.Window)
    background, width = palette.color(QPalette.ColorRole.Window), image.width()
    written = [x for x in range(width) if any(image.pixelColor(x, y) != background for y in range(60))]
    assert (
        max(written) - min(written)
        > painted.fontMetrics().horizontalAdvance(
            QCoreApplication.translate("guard", "This view could not be drawn.")
        )
        / 2
    )


def test_it_is_painted_when_it_can_be_again(painted: Painted) -> None:
    with capture_exceptions():
        painted.grab()
    painted.is_broken = False
    assert share(painted.grab().toImage(), Qt.GlobalColor.green) > 0.9


def test_a_failure_does_not_paint_on_and_on(painted: Painted, qtbot: QtBot) -> None:
    """The line is painted once; the picture is tried again when it is asked for."""
    with capture_exceptions():
        painted.show()
        qtbot.waitUntil(lambda: painted.times > 0)
        before = painted.times
        come_to_rest(painted)
        assert painted.times == before


def test_what_scrolls_says_so_too(qtbot: QtBot) -> None:

    class Rows(Guarded, QListView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            painter = QPainter(self.viewport())
            painter.fillRect(self.viewport().rect(), Qt.GlobalColor.green)
            raise _FaultError

    rows = Rows()
    qtbot.addWidget(rows)
    with capture_exceptions() as caught:
        image = rows.grab().toImage()
    assert len(caught) == 1
    assert share(image, Qt.GlobalColor.green) == 0


def test_the_outermost_of_several_overrides_answers(qtbot: QtBot) -> None:
    """What derives from a view that fails does not paint on top of the line."""

    class Over(Painted):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            painter = QPainter(self)
            painter.fillRect(self.rect(), Qt.GlobalColor.red)
            painter.end()

    view = Over()
    qtbot.addWidget(view)
    view.resize(200, 50)
    with capture_exceptions() as caught:
        image = view.grab().toImage()
    assert len(caught) == 1
    assert share(image, Qt.GlobalColor.red) == 0


def test_an_event_within_an_event_of_the_same_view_is_answered(qtbot: QtBot) -> None:
    """Qt has called both; only what is called by way of super() is left to the caller."""
    answers: list[bool] = []

    class View(Guarded, QWidget):
        def event(self, event: QEvent) -> bool:
            if event.type() == QEvent.Type.User:
                answers.append(QApplication.sendEvent(self, QEvent(QEvent.Type.WhatsThis)))
                return True
            if event.type() == QEvent.Type.WhatsThis:
                raise _FaultError
            return super().event(event)

    view = View()
    qtbot.addWidget(view)
    with capture_exceptions() as caught:
        assert QApplication.sendEvent(view, QEvent(QEvent.Type.User))
    assert answers == [False]
    assert len(caught) == 1


@pytest.mark.parametrize("name", ["paintEvent", "event", "sizeHint"])
@pytest.mark.usefixtures("qtbot")
def test_a_view_that_is_deleted_while_it_answers_is_no_more_asked(name: str) -> None:

    def go(view: QWidget, *_: object) -> None:
        delete(view)
        raise _FaultError

    view = type("View", (Guarded, QWidget), {name: go})()
    with capture_exceptions() as caught:
        getattr(view, name)(QEvent(QEvent.Type.User))
    assert len(caught) == 1


def test_a_view_of_the_program_survives_its_own_faults(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player()
    player.watch_subject(Subject(sample="queens_6"))
    view = PlanView(player, Selection(player), theme.light())
    qtbot.addWidget(view)
    view.resize(200, 200)
    with capture_exceptions() as caught:
        monkeypatch.setattr(plan, "paint", fail)
        view.show()
        qtbot.waitUntil(lambda: bool(caught))
        for _ in range(20):
            view.repaint()
        assert not view.grab().isNull()
    assert [kind for kind, *_ in caught] == [_FaultError]
    player.leave()


# --- reporting ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qtbot")
def test_a_fault_is_reported_once_for_each_place(caplog: pytest.LogCaptureFixture) -> None:
    """It may come sixty times a second; another fault of the same view is reported as well."""

    class View(Guarded, QWidget):
        error: Callable[[], Exception] = ValueError

        def event(self, _event: QEvent) -> bool:
            raise self.error()

    with capture_exceptions() as caught, caplog.at_level(logging.ERROR):
        view = View()
        for error in (ValueError, ValueError, TypeError, ValueError, TypeError):
            view.error = error
            view.event(QEvent(QEvent.Type.User))
        first = [kind for kind, *_ in caught]
    assert set(first) == {ValueError, TypeError}
    assert len(first) == 2
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 2
    assert "View.event failed" in caplog.text
    assert "Traceback" in caplog.text
