"""A window that has shown something else shows just what a new one shows: nothing in it is kept for too long.

Texts and pictures of all panes are compared, those of the timeline too. Pictures are painted at two resolutions, in
one window the coarse ones first, in the other the fine ones, and caches of modules are emptied in between.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QSettings, Qt
from PySide6.QtGui import QFont, QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QLabel, QWidget

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.event_log.model import LogModel
from sudoku_gui.features.tree_view.canvas import TreeCanvas
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.layout.arrangements import Split, Tabs
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.canvas import Canvas
from tests.amounts import each, spread
from tests.gui.at_rest import come_to_rest
from tests.gui.conftest import FORMATS
from tests.gui.parts import BRANCHING, SEVERAL, Launch, pane_ids, part, wait_until
from tests.gui.test_caches import caches

PANES = tuple(pane for pane in pane_ids() if pane not in {"play_panel", "library", "steps", "exercises"})
ACROSS, FINE = 4, 2.0
Look = dict[str, tuple[object, ...]]
"""Texts and pictures of all views, by their names."""
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


@dataclass(frozen=True)
class Scene:
    """What a window shows: a position of a search, in some colours, letters and size."""

    subject: Subject
    position: int
    theme: str = "light"
    text_size: str = "100"
    width: int = 1600


ONE, OTHER = (Subject(Grid.parse(text)) for text in (BRANCHING, SEVERAL))
USUAL = Scene(ONE, 3000)
CHAINS: dict[str, tuple[tuple[str, Scene], ...]] = {
    "problems": (
        ("", Scene(Subject(sample="queens_8"), 900)),
        ("another kind of search", Scene(Subject(sample="stations"), 100)),
        ("", Scene(Subject(sample="six_sets"), 20)),
        ("another problem", Scene(Subject(sample="knuth_2000"), 20)),
        ("a puzzle after a problem", USUAL),
        ("another puzzle, at the same event", Scene(OTHER, 3000)),
    ),
    "looks": (
        ("", Scene(ONE, 8000)),
        ("another place far away", USUAL),
        ("other colours", Scene(ONE, 3000, theme="dark")),
        ("larger letters", Scene(ONE, 3000, text_size="125")),
        ("a narrower window", Scene(ONE, 3000, width=1500)),
    ),
}
"""What one window shows, scene by scene; those with a name are compared with what a new one shows."""


# --- two windows ----------------------------------------------------------------------------------


@pytest.fixture
def start(
    launch: Launch, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], MainWindow]]:
    """Starts the program for somebody of this name; nothing is stored of a name that is new."""
    usual = QFont(QApplication.font())

    def started(name: str) -> MainWindow:
        for _, cache in caches():
            cache.cache_clear()
        QApplication.setFont(usual)
        monkeypatch.setenv("XDG_DATA_HOME", str(own_folders / name))
        for form in FORMATS:
            QSettings.setPath(form, QSettings.Scope.UserScope, str(own_folders / name))
        return launch(())

    yield started
    QApplication.setFont(usual)


def begin(window: MainWindow, scene: Scene) -> None:
    """Watch the search in the colours, letters and size of a scene, from its start, with all panes side by side.

    Nothing is painted on the way there.
    """
    window.setUpdatesEnabled(False)
    preferences, is_watched = window.preferences, window.player.subject == scene.subject
    # Another problem may have other panes, and a lower timeline.
    keeps_places = is_watched and preferences["text_size"] == scene.text_size
    preferences["theme"], preferences["text_size"] = scene.theme, scene.text_size
    if not is_watched:
        window.player.watch_subject(scene.subject)
        window.player.hide_future(hidden=False)
        window.context.baseline.since_choice()
    wait_until(lambda: window.player.length_is_known)
    come_to_rest(window)
    window.resize(scene.width, 1300)
    if not keeps_places:
        lay_out(window)
    come_to_rest(window)
    window.setUpdatesEnabled(True)


def lay_out(window: MainWindow) -> None:
    columns = [
        Split(Qt.Orientation.Vertical, tuple(Tabs((pane,)) for pane in PANES[at::ACROSS]))
        for at in range(ACROSS)
    ]
    window.workbench.lay_out(Split(Qt.Orientation.Horizontal, tuple(columns)))
    wait_until(lambda: all(window.workbench.docks[pane].view.isVisible() for pane in PANES))


def go(window: MainWindow, scene: Scene) -> None:
    begin(window, scene)
    window.player.scrub(scene.position)
    wait_until(lambda: not window.player.is_busy)
    come_to_rest(window)


def views(window: MainWindow) -> list[QWidget]:
    docks = window.workbench.docks
    return [*(docks[pane].view for pane in PANES), *window.findChildren(TimelineView)]


# --- what is done, and what is seen ---------------------------------------------------------------


def use(window: MainWindow) -> None:
    """Point at things, unfold rows, walk lists: what is noted then belongs to what is shown now."""
    for canvas in window.findChildren(Canvas):
        at = QPointF(canvas.rect().center())
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            canvas.mapToGlobal(at),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        for event in (move, QEvent(QEvent.Type.Leave)):
            QApplication.sendEvent(canvas, event)
    log = part(window, LogModel)
    for row in range(log.rowCount()):
        log.toggle(log.index(row, 0))
    for target in (Target(option=0), None):
        window.selection.pin(target)
        come_to_rest(window)


def calm(window: MainWindow) -> None:
    """Stand where a look does not depend on the way there."""
    for area in window.findChildren(QAbstractScrollArea):
        area.verticalScrollBar().setValue(0)
    for canvas in window.findChildren(Canvas):
        if canvas.isVisible():
            canvas.come_to_rest()
    for timeline in window.findChildren(TimelineView):
        timeline.show_closeup(timeline.closeup.shifted(-window.player.length))
    tree = part(window, TreeCanvas)
    tree.read_again()
    come_to_rest(window)
    tree.show_all()
    come_to_rest(window)


def texts(view: QWidget) -> list[str]:
    found = [label.text() for label in view.findChildren(QLabel) if label.isVisible()]
    for shown in view.findChildren(QAbstractItemView):
        model = shown.model()
        if shown.isVisible() and model is not None:
            places = [
                model.index(row, column)
                for row in range(min(model.rowCount(), 100))
                for column in range(model.columnCount())
            ]
            found += [str(place.data(role)) for place in places for role in ROLES]
    return found


def coarse(view: QWidget) -> list[QImage]:
    return [view.grab().toImage()]


def fine(view: QWidget) -> list[QImage]:
    parts = [view, *view.findChildren(Canvas)]
    return [painted(one) for one in parts if isinstance(one, Canvas) and one.isVisible()]


def painted(canvas: Canvas) -> QImage:
    image = QImage(canvas.size() * FINE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(FINE)
    image.fill(canvas.theme.paper)
    with QPainter(image) as painter:
        painter.setFont(canvas.font())
        canvas.paint_on(painter)
    return image


def look(window: MainWindow, *, fine_first: bool) -> Look:
    calm(window)
    ways = (fine, coarse) if fine_first else (coarse, fine)
    for way in ways:  # what is painted later, in slices, is asked for now
        for view in views(window):
            way(view)
    come_to_rest(window)
    if fine_first:
        forget_coarse(window)
    pictures = {way: {view.objectName(): way(view) for view in views(window)} for way in ways}
    return {
        (name := view.objectName()): (texts(view), *pictures[coarse][name], *pictures[fine][name])
        for view in views(window)
        if view.isVisible()
    }


def forget_coarse(window: MainWindow) -> None:
    """Paint everything in other colours at the fine resolution, so that no coarse picture is stored any more."""
    for canvas in [one for one in window.findChildren(Canvas) if one.isVisible()]:
        usual = canvas.theme
        canvas.setUpdatesEnabled(False)
        canvas.use_theme(theme.high_contrast())
        painted(canvas)
        canvas.use_theme(usual)
        painted(canvas)
        canvas.setUpdatesEnabled(True)


@pytest.mark.parametrize("chain", CHAINS)
def test_a_used_window_looks_like_a_new_one(chain: str, start: Callable[[str], MainWindow]) -> None:
    """Nothing of earlier scenes stays behind in a later one."""
    used, found = start("used"), dict[Scene, Look]()
    compared = {scene: case for case, scene in spread(one for one in CHAINS[chain] if one[0])}
    for _, scene in CHAINS[chain]:
        go(used, scene)
        if scene in compared:
            found[scene] = look(used, fine_first=False)
        use(used)
    used.close()
    for scene, case in each(compared.items()):
        new = start(case)
        go(new, scene)
        expected = look(new, fine_first=True)
        new.close()
        assert found[scene].keys() == expected.keys(), case
        assert [name for name, seen in found[scene].items() if seen != expected[name]] == [], case
