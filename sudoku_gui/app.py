"""Builds the program: `create` makes the window, `main` runs it.

Qt is imported inside the functions, so that the program can report libraries that Qt is missing.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_gui import startup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from sudoku_gui.shell.command_line import Arguments
    from sudoku_gui.shell.main_window import MainWindow

NAME = "dancing-sudoku"
"""The name of the settings and of the session's folder."""

CANNOT_START = 2


def create(application: "QApplication", arguments: Sequence[str] = ()) -> "MainWindow":
    """Build the window and its models; does not show anything or enter the event loop.

    The language is installed before any module with texts is imported.

    Everything has a parent that deletes it: the window, or its models.

    Args:
        application: the QApplication, whose style is set.
        arguments: files to open, and "-" for standard input; without any, the last session is restored.
    """
    from sudoku_gui.document.preferences import Preferences
    from sudoku_gui.shell.languages import LanguageRestart, Languages

    if not application.organizationName():
        application.setOrganizationName(NAME)  # preferences need it for their path
    preferences = Preferences()
    languages = Languages(application, preferences)

    from sudoku_gui.all_features import FEATURES
    from sudoku_gui.features.files import FilesFeature
    from sudoku_gui.shell.main_window import MainWindow
    from sudoku_gui.shell.themes import TextSize, Themes, chosen
    from sudoku_gui.shell.welcome import Welcome

    if application.style().name() != "fusion":  # setting it again would re-polish every widget
        application.setStyle("Fusion")
    text_size = TextSize(preferences)
    if preferences["text_size"] != "100":  # before any text is shown
        text_size.apply()
    window = MainWindow(application, preferences, chosen(preferences), FEATURES)
    themes, welcome = Themes(window, preferences), Welcome(window)
    restart = LanguageRestart(window, languages.spoken)
    preferences.changed.connect(restart.review)
    themes.paint_style(window.theme)  # the window was built with it
    application.aboutToQuit.connect(window.context.library.close)
    session = window.feature(FilesFeature).restore
    if arguments:
        session.restore_with([Path(argument) for argument in arguments], welcome.show)
    else:
        session.begin_work(session.restore(welcome.show_first_start))
    return window


def _refuse(message: str) -> int:
    print(message, file=sys.stderr)  # noqa: T201 - on Windows there may be no stderr to write to
    return CANNOT_START


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit status."""
    from sudoku_gui.shell import command_line

    if message := startup.check_source():  # an uninstalled source has no version, either
        return _refuse(message)
    parsed = command_line.parse(sys.argv[1:] if arguments is None else arguments)
    if parsed.integrate:
        return command_line.integrate(remove=parsed.remove)
    if parsed.thumbnail:
        return command_line.draw_thumbnail(*parsed.thumbnail)
    if message := startup.check():
        return _refuse(message)
    return _run(parsed)


def _run(parsed: "Arguments") -> int:
    """Show the window until it is closed, or hand the files to the one that is running; return the exit status."""
    from sudoku_gui.shell.overrides import let_exceptions_out

    let_exceptions_out()  # before any Qt class is subclassed
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    from solver_core.errors.quoting import displayable
    from sudoku_gui.document.preferences import Preferences
    from sudoku_gui.session.handover import hand_over
    from sudoku_gui.shell import desktop_entry
    from sudoku_gui.shell.process import FaultReport, SignalHandlers, control_garbage
    from sudoku_gui.shell.welcome import SlowSearch

    QCoreApplication.setOrganizationName(NAME)
    QCoreApplication.setApplicationName(NAME)
    is_shared = Preferences()["separate_windows"] == "no"
    if is_shared and not parsed.is_alone and hand_over(parsed.files):
        return 0

    # Qt aborts on a lone surrogate, which a folder's name may contain.
    application = QApplication([displayable(name) for name in sys.argv[:1]])
    application.setDesktopFileName(desktop_entry.ID)
    control_garbage(application)
    window = create(application, parsed.files)
    from sudoku_gui.features.files import FilesFeature  # not before the language is there

    files = window.feature(FilesFeature)
    if sys.platform == "darwin":  # which sends an event for a file, at the start and later
        application.installEventFilter(files)
    if is_shared:
        files.receive()
    signal_handlers, slow_search, faults = SignalHandlers(window), SlowSearch(window), FaultReport(window)
    faults.begin()
    signal_handlers.end_requested.connect(window.close)
    window.show()
    slow_search.show_once()
    status = application.exec()
    # Delete Qt's objects before the application, not at interpreter shutdown.
    window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return status
