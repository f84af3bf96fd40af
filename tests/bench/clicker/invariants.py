"""What must hold after every action."""

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.features.watch.position_field import PositionField
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.transport import read_position

_MOST_WINDOWS = 40


def broken(window: MainWindow) -> Iterator[str]:
    """What does not hold, in a sentence each."""
    if window.centralWidget() is None:
        yield "the window is empty"
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    if len(tops) > _MOST_WINDOWS:
        yield f"{len(tops)} windows are open"
    yield from _positions(window)


def _positions(window: MainWindow) -> Iterator[str]:
    """One cursor: all that is at rest shows the same position."""
    player = window.player
    search = player.search
    if search is None or player.is_busy or player.is_playing:
        return
    if player.position != search.position:
        yield f"the player is at {player.position}, its search at {search.position}"
    if any(throttle.is_waiting for throttle in window.findChildren(Throttle)):
        return
    timeline = window.feature(WatchFeature).timeline
    if timeline.position != player.position:
        yield f"the timeline shows {timeline.position}, held at {timeline._dragged_to}, not {player.position}"
    target = window.selection.target
    if target is not None and not target.fits(search.problem):
        yield f"{target} is pointed at, which the problem does not have"
    field = window.feature(WatchFeature).transport.findChild(PositionField)
    if field is not None and not field.isModified() and read_position(field.text()) != player.position:
        yield f"the field shows {field.text()!r}, not {player.position}; it should show {field._words!r}"
