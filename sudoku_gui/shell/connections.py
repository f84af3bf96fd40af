"""Connects what one part of the window says with what another does: the stage of building after which nothing is missing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow


def connect(window: "MainWindow") -> None:
    """Connect the parts of a window, all of which are built, with each other, its models and itself."""
    _connect_files(window)
    _connect_panes(window)
    window.controllers.board.selection_moved.connect(window.session.note_selected)
    window.parts.tours.exercises_requested.connect(window.show_exercises)


def _connect_files(window: "MainWindow") -> None:
    """What is no puzzle is opened by other features."""
    files, parts = window.controllers.files, window.parts
    files.link_requested.connect(parts.run_exchange.paste_link)
    files.run_requested.connect(parts.run_exchange.open_run)
    files.tour_requested.connect(parts.tours.open_path)


def _connect_panes(window: "MainWindow") -> None:
    workspace, controllers, parts = window.workspace, window.controllers, window.parts
    workspace.document.changed.connect(controllers.info_bar.review)
    workspace.player.moved.connect(controllers.info_bar.review)
    workspace.hint_session.used.connect(parts.finishing.note_hint)
    workspace.tour_guide.went_back.connect(parts.arrangements.end_tour_soon)
    for asking in (controllers.library_controller.pane_requested, controllers.run_commands.pane_requested):
        asking.connect(parts.workbench.show_pane)
    parts.panes.requested.connect(parts.workbench.show_pane)
    parts.workbench.completed.connect(parts.late.prepare)
    parts.tours.term_requested.connect(parts.help.show_term)
