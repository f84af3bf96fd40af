"""The whole program under a test's hands: windows to start, keys to press, messages to read."""

import sys
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.app import create
from sudoku_gui.document import puzzle_status
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.welcome import Welcome
from tests.gui.window import shared
from tests.gui.window.shared import Click, Launch, Paste, Press, SearchOf, Settle, TextOf, Trigger


@pytest.fixture
def language() -> str:
    """What the window speaks; a test is parametrized with another one."""
    return "en"


@pytest.fixture
def spoken(language: str, own_folders: object, qapp: QApplication) -> Iterator[None]:
    """The language is chosen before the start; afterwards texts, numbers and fonts are those of other tests again."""
    assert own_folders
    usual, font = QLocale(), qapp.font()
    if language != "en":
        Preferences()["language"] = language
        _forget_texts()
    yield
    QCoreApplication.sendPostedEvents(
        None, QEvent.Type.DeferredDelete.value
    )  # what is gone sets nothing more
    QLocale.setDefault(usual)
    if language != "en":
        qapp.setFont(font)
        _forget_texts()


def _forget_texts() -> None:
    """Empty the caches of the program, in which one language is spoken from start to end."""
    for name in [name for name in sys.modules if name.startswith("sudoku_gui.")]:
        for value in vars(sys.modules[name]).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


@pytest.fixture
def launch(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    spoken: None,
) -> Iterator[Launch]:
    """Starts the program with these arguments, as often as asked, with the keyboard on its board.

    Whether a puzzle has one solution is looked for only in a test that is marked with ``puzzle_status``.
    """
    assert spoken is None
    palette = qapp.palette()
    if not request.node.get_closest_marker("puzzle_status"):
        Preferences()["show_status"] = "no"
    monkeypatch.setattr(puzzle_status, "_DELAY", 20)

    def start(arguments: Sequence[str] = ()) -> MainWindow:
        window = create(qapp, arguments)
        qtbot.addWidget(window)
        window.context.board.animated = False
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        boards = window.feature(PlayFeature).boards
        is_in_sight = boards.isVisible()  # a tour may be at a stop without it
        qtbot.waitUntil(lambda: not is_in_sight or QApplication.focusWidget() is boards.currentWidget())
        return window

    yield start
    qapp.setPalette(palette)


@pytest.fixture
def window(launch: Launch) -> MainWindow:
    """The window with a blank board, as if the puzzle of the first start had been put away."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Welcome, "show_first_start", lambda _: None)
        started = launch(())
    assert started.document.is_blank
    return started


# What is a plain function of `shared`, for tests that still ask for it as a fixture.


@pytest.fixture
def press() -> Press:
    return shared.press


@pytest.fixture
def back_to() -> Callable[[MainWindow], None]:
    return shared.back_to


@pytest.fixture
def paste() -> Paste:
    return shared.paste


@pytest.fixture
def trigger() -> Trigger:
    return shared.trigger


@pytest.fixture
def text_of() -> TextOf:
    return shared.text_of


@pytest.fixture
def click() -> Click:
    return shared.click


@pytest.fixture
def search_of() -> SearchOf:
    return shared.search_of


@pytest.fixture
def settle() -> Settle:
    return shared.settle


@pytest.fixture(scope="session")
def branching() -> str:
    return shared.BRANCHING


@pytest.fixture
def watched(window: MainWindow) -> MainWindow:
    shared.paste(shared.BRANCHING)
    shared.press("F5")
    return window


@pytest.fixture
def again(window: MainWindow, launch: Launch) -> Callable[..., MainWindow]:

    def close_and_start(*arguments: str) -> MainWindow:
        assert window.close()
        return launch(list(arguments))

    return close_and_start


@pytest.fixture
def exporting(window: MainWindow) -> ExportFeature:
    return window.feature(ExportFeature)
