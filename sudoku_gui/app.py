"""The one place that builds objects and connects them: `create` for whoever wants the window, `main` to run it.

Qt is imported late, in the functions: where the system lacks something that Qt needs, the program must still
be able to say so.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_gui import memory, startup

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow

NAME = "dancing-sudoku"
"""Under which preferences and what was open are kept."""

CANNOT_START = 2


def create(arguments: Sequence[str] = ()) -> "MainWindow":
    """Build the window and everything behind it; show nothing, enter no event loop.

    Args:
        arguments: files to open, if any, and "-" for the standard input; otherwise what was open last comes back.

    A QApplication must exist.
    """
    from PySide6.QtWidgets import QApplication

    from sudoku_gui.document.session_store import SessionStore
    from sudoku_gui.files.session_restore import SessionRestore
    from sudoku_gui.shell.languages import Languages
    from sudoku_gui.shell.main_window import MainWindow
    from sudoku_gui.shell.themes import Themes, wanted
    from sudoku_gui.shell.welcome import Welcome
    from sudoku_gui.shell.workspace import Workspace

    if not QApplication.organizationName():
        QApplication.setOrganizationName(NAME)  # without one, preferences have no proper place
    QApplication.setStyle("Fusion")
    workspace = Workspace.begin()
    preferences = workspace.preferences
    languages = Languages(preferences)  # before anything says a word
    window = MainWindow(workspace, wanted(preferences))
    workspace.belong_to(window)
    languages.speak_in(window)
    Themes(window, preferences)
    session = SessionRestore(window, SessionStore(), Welcome(window))
    if arguments:
        session.restore_with([Path(argument) for argument in arguments])
    else:
        session.restore()
    return window


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; answer its exit status."""
    from sudoku_gui.shell import command_line

    if message := startup.check_source():  # which has no version, either
        sys.stderr.write(f"{message}\n")
        return CANNOT_START
    wishes = command_line.parse(sys.argv[1:] if arguments is None else arguments)
    if wishes.integrate:
        return command_line.integrate(remove=wishes.remove)
    if message := startup.check():
        sys.stderr.write(f"{message}\n")
        return CANNOT_START
    memory.return_large_blocks()
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from solver_core.formats.disk import displayable
    from sudoku_gui.shell import desktop_entry
    from sudoku_gui.shell.gc_control import GcControl
    from sudoku_gui.shell.signal_handlers import SignalHandlers
    from sudoku_gui.shell.slow_search import SlowSearch

    # Qt ends the program at half a character, as a folder's name may have it.
    application = QApplication([displayable(name) for name in sys.argv[:1]])
    application.setApplicationName(NAME)
    application.setDesktopFileName(desktop_entry.ID)
    window = create(wishes.files)
    GcControl(window).follow(window)
    SignalHandlers(window)
    window.show()
    SlowSearch(window).say_once()
    status = application.exec()
    # What Qt has made ends while there is an application, not when Python takes itself apart.
    window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return status
