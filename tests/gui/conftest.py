"""What the tests of the window share: one application, and settings that begin empty for each test."""

import gc
import os
import time
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, QSize, Qt, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import MultiSignalBlocker, SignalBlocker

from solver_core import compiled
from solver_core.cover import Seek
from solver_core.cover.replay import seeking
from sudoku_gui.all_features import FEATURES
from sudoku_gui.context import Context
from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.database.rows import Rows
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.files import closing
from sudoku_gui.player import background_runner
from sudoku_gui.player.job import Work
from sudoku_gui.render import fonts, theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.window_actions import WindowActions
from sudoku_gui.widgets import throttle
from sudoku_gui.widgets.dialog import ThemedWindow
from tests.gui.fixtures.documents import document, given_first, session_file, session_store
from tests.gui.fixtures.searches import (
    baseline,
    bookmarks,
    branching,
    breakpoints,
    easy,
    ends,
    finish_playing,
    following,
    go_to,
    length_of_easy,
    many,
    player,
    player_midway,
    runs,
    searched,
    selection,
    settle,
    state,
    step,
    straight_to,
    without_end,
)
from tests.gui.fixtures.transport import (
    actions,
    beat,
    click,
    field,
    frame,
    press,
    reason,
    said,
    speed,
    timeline,
    transport,
    watched,
)
from tests.gui.fixtures.widgets import choose, parent, show
from tests.gui.fixtures.window import again, language, launch, spoken, watching, window
from tests.gui.fixtures.words import marking
from tests.gui.parts import LONGEST_PAUSE, PATIENCE, is_writing
from tests.gui.shared import ActionRows

FORMATS = (QSettings.Format.NativeFormat, QSettings.Format.IniFormat)


class QuickBot(QtBot):
    """Looks often whether what is waited for has come, and is patient; hundreds of tests wait."""

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **how: Any) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitSignals(self, signals: list[Any], *, timeout: int = PATIENCE, **how: Any) -> MultiSignalBlocker:
        return super().waitSignals(signals, timeout=timeout, **how)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        end, pause = time.monotonic() + timeout / 1000, 1
        while True:
            try:
                holds = callback()
            except AssertionError:
                if time.monotonic() > end:
                    raise
            else:
                if holds is not False:
                    return
                assert time.monotonic() < end, f"did not come within {timeout} ms"
            QTest.qWait(pause)
            pause = min(pause + 1, LONGEST_PAUSE)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    assert qapp
    return QuickBot(request)


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    qapp.setOrganizationName("dancing-sudoku")
    qapp.setApplicationName("dancing-sudoku")
    return qapp


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> bytes:
    """The plurals of English, without which a test of sentences would read "1 options"."""
    translator = QTranslator(qapp)
    words = (files("sudoku_gui.assets") / "translations" / "en.qm").read_bytes()
    assert translator.load(words)
    qapp.installTranslator(translator)
    return words  # the translator reads them where they are


@pytest.fixture(params=[theme.light, theme.dark, theme.high_contrast], ids=lambda make: make.__name__)
def each_theme(request: pytest.FixtureRequest) -> Theme:
    made = request.param()
    assert isinstance(made, Theme)
    return made


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings and data of this test alone: what one test stores no other test, and no user, ever sees."""
    home = tmp_path / "home"
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(home / variable))
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for form in FORMATS:
        QSettings.setPath(form, QSettings.Scope.UserScope, str(home / "settings"))
    return home


@pytest.fixture(autouse=True)
def speed_as_marked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step is shown at once, however soon it follows the one before; for both markers see `pyproject.toml`."""
    if not request.node.get_closest_marker("full_speed"):
        monkeypatch.setattr(throttle.Throttle, "delay_factor", 0.0)
    if compiled and request.node.get_closest_marker("slow_search"):
        _slow_down(monkeypatch)


def _slow_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make searches as slow as uncompiled ones."""
    go_a_slice = Seek._go_a_slice

    def go_slowly(way: Seek) -> bool:
        before = way._machine.position
        is_over = go_a_slice(way)
        time.sleep(min(abs(way._machine.position - before), slice_size) * 0.75e-6)
        return is_over

    slice_size = 1 << 11
    monkeypatch.setattr(seeking, "SLICE", slice_size)
    monkeypatch.setattr(Seek, "_go_a_slice", go_slowly)
    monkeypatch.setattr(background_runner, "compiled", False)
    monkeypatch.setattr(background_runner, "LIMIT", 2_000_000)


@pytest.fixture(scope="session", autouse=True)
def patient_closing() -> Iterator[None]:
    """A busy machine is no slow disk: what is stored before a window closes has the time that it needs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(closing, "LIBRARY", 20.0)
        patch.setattr(closing, "STORING", 20.0)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Garbage is collected between tests: a thread that a test has started must not destroy objects of Qt.

    The program sees to that by itself: see `control_garbage`.
    """
    gc.disable()
    done = yield
    for generation, most in enumerate(gc.get_threshold()):
        if gc.get_count()[generation] > most:
            gc.collect(generation)
    gc.enable()
    return done


@pytest.fixture
def start_library(tmp_path: Path, qapp: object) -> Iterator[Callable[[], Library]]:
    """Opens the library, as another program or the next start would."""
    assert qapp
    started: list[Library] = []

    def start() -> Library:
        started.append(Library(tmp_path / "data"))
        return started[-1]

    yield start
    for library in started:
        library.close(20.0)


@pytest.fixture
def library(start_library: Callable[[], Library]) -> Library:
    return start_library()


@pytest.fixture
def do_import(library: Library, qtbot: QtBot) -> Callable[[str, Rows], ImportResult]:

    def import_rows(name: str, rows: Rows) -> ImportResult:
        with qtbot.waitSignal(library.imported, timeout=20_000) as imported:
            assert library.import_rows(name, lambda: rows)
        qtbot.waitUntil(lambda: not is_writing(library), timeout=20_000)
        [result] = imported.args or []
        assert isinstance(result, ImportResult)
        return result

    return import_rows


@pytest.fixture
def open_list(library: Library) -> Iterator[OpenList]:
    made = OpenList(library)
    yield made
    made.close()


@pytest.fixture(scope="session")
def finish() -> Callable[[Work[Any]], Any]:
    """Does work to its end without an event loop; answers what came of it."""

    def go_on(steps: Work[Any]) -> Any:
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value

    return go_on


# --- reference pictures -------------------------------------------------------------------------------

PICTURES = Path(__file__).parents[1] / "data" / "pictures"
FONT = "DejaVu Sans"
COARSE = 4
"""Pictures are compared at a quarter of their size: edges of letters differ from machine to machine."""
MOST = 48
"""How much one coarse pixel may differ, of 255."""
MEAN = 1.5
"""How much all of them may differ on average."""


@pytest.fixture
def looks_like(qapp: object, tmp_path: Path) -> Callable[[QImage, str], None]:
    """Compares a picture with the one of this name that was looked at; `DRAW_PICTURES=1` in the environment draws them.

    Paint the picture in `FONT` (the application has it during the test).
    """
    assert qapp
    if FONT not in QFontDatabase.families():
        pytest.skip(f"the reference pictures are in {FONT}, which is not installed")

    def compare(image: QImage, name: str) -> None:
        file = PICTURES / f"{name}.png"
        if os.environ.get("DRAW_PICTURES") == "1":
            assert image.save(str(file))
        reference = QImage(str(file))
        assert not reference.isNull(), f"{file} is missing: draw it with DRAW_PICTURES=1, and look at it"
        assert image.size() == reference.size()
        ours, theirs = _coarse(image), _coarse(reference)
        gaps = [abs(one - other) for one, other in zip(ours, theirs, strict=True)]
        worst, mean = max(gaps), sum(gaps) / len(gaps)
        if worst > MOST or mean > MEAN:
            found = tmp_path / f"{name}.png"
            image.save(str(found))
            pytest.fail(f"{name} differs by {worst} of 255 somewhere, by {mean:.2f} on average: see {found}")

    return compare


@pytest.fixture
def reference_font(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[QFont]:
    """The application's font while a reference picture is painted; that of code goes with it."""
    monkeypatch.setattr(fonts, "_for_code", lambda: QFont(f"{FONT} Mono"))
    usual = QApplication.font()
    font = QFont(FONT)
    font.setPixelSize(13)
    QApplication.setFont(font)
    yield font
    QApplication.setFont(usual)
    assert qapp


def _coarse(image: QImage) -> bytes:
    size = QSize(max(1, image.width() // COARSE), max(1, image.height() // COARSE))
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    held = small.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(held.constBits())


@pytest.fixture
def context(qapp: QApplication, qtbot: QtBot) -> Iterator[Context]:
    """What features share, in a window that has none."""
    bare = ThemedWindow()
    bare.theme = theme.light()
    qtbot.addWidget(bare)
    made = Context(qapp, bare, Preferences())
    yield made
    made.library.close()


@pytest.fixture
def rows(context: Context) -> ActionRows:
    """The actions that all features declare, by their ids."""
    made = [make(context) for make in (*FEATURES, WindowActions)]
    return {row.id: row for feature in made for row in feature.actions()}
