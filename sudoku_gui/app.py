"""Builds the program: `create` makes the window, `main` runs it.

Qt is imported late, in the functions: where the system lacks something that Qt needs, the program can still say so.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_gui import startup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from sudoku_gui.shell.main_window import MainWindow

NAME = "dancing-sudoku"
"""Names the settings and the folder of the session."""

CANNOT_START = 2


def create(application: "QApplication", arguments: Sequence[str] = ()) -> "MainWindow":
    """Build the window and everything behind it; show nothing, enter no event loop.

    The language is installed before any module is imported that has texts.

    Whatever is built has a parent, with which it ends: the window, or its models.

    Args:
        application: whose events are watched, and whose look is set.
        arguments: files to open, and "-" for the standard input; without any, what was open last is restored.
    """
    from sudoku_gui.document.preferences import Preferences
    from sudoku_gui.shell.languages import Languages

    if not application.organizationName():
        application.setOrganizationName(NAME)  # without one, preferences have no proper place
    preferences = Preferences()
    languages = Languages(application, preferences)

    from sudoku_gui.all_features import FEATURES
    from sudoku_gui.features.files import Files
    from sudoku_gui.shell.main_window import MainWindow
    from sudoku_gui.shell.restart import LanguageRestart
    from sudoku_gui.shell.themes import TextSize, Themes, chosen
    from sudoku_gui.shell.welcome import Welcome

    if application.style().name() != "fusion":  # setting it again would polish every widget there is
        application.setStyle("Fusion")
    text_size = TextSize(preferences)
    text_size.begin()
    window = MainWindow(application, preferences, chosen(preferences), FEATURES)
    themes, welcome = Themes(window, preferences), Welcome(window)
    restart = LanguageRestart(window, languages.spoken)
    preferences.changed.connect(restart.review)
    themes.paint_style(window.theme)  # in which the window was just built
    application.aboutToQuit.connect(window.context.library.close)
    session = window.feature(Files).restore
    if arguments:
        session.restore_with([Path(argument) for argument in arguments], welcome.show)
    else:
        session.begin_steps(session.restore(welcome.show_first_start))
    return window


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit status."""
    from sudoku_gui.shell import command_line

    if message := startup.check_source():  # which has no version, either
        sys.stderr.write(f"{message}\n")
        return CANNOT_START
    parsed = command_line.parse(sys.argv[1:] if arguments is None else arguments)
    if parsed.integrate:
        return command_line.integrate(remove=parsed.remove)
    if message := startup.check():
        sys.stderr.write(f"{message}\n")
        return CANNOT_START
    from sudoku_gui.shell.overrides import let_exceptions_out

    let_exceptions_out()  # before any class is derived from Qt's
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from solver_core.errors.quoting import displayable
    from sudoku_gui.shell import desktop_entry
    from sudoku_gui.shell.fault_report import FaultReport
    from sudoku_gui.shell.gc_control import control_garbage
    from sudoku_gui.shell.signal_handlers import SignalHandlers
    from sudoku_gui.shell.welcome import SlowSearch

    # Qt aborts at a lone surrogate, which a folder's name may have.
    application = QApplication([displayable(name) for name in sys.argv[:1]])
    application.setApplicationName(NAME)
    application.setDesktopFileName(desktop_entry.ID)
    control_garbage(application)
    window = create(application, parsed.files)
    signal_handlers, slow_search, faults = SignalHandlers(window), SlowSearch(window), FaultReport(window)
    faults.begin()
    signal_handlers.end_requested.connect(window.close)
    window.show()
    slow_search.show_once()
    status = application.exec()
    # Qt's objects end while there is an application, not when the interpreter shuts down.
    window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return status
