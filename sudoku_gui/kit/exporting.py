"""Exports of features: a dialog for the settings, one for the file, and a cancellable job with progress."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from solver_core.cover import SearchBase
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.player.job import SLICE, Steps
from sudoku_gui.widgets.dialog import show_one
from sudoku_gui.wording import exporting

if TYPE_CHECKING:
    from sudoku_gui.widgets.export_form import ExportForm

_Form = TypeVar("_Form", bound="ExportForm")


def watched_search(context: Context) -> SearchBase | None:
    """The watched search; without one, shows a message."""
    if context.player.search is None:
        context.messages.show_message(exporting.nothing_watched(), "error")
    return context.player.search


def export(
    context: Context,
    kind: type[_Form],
    build: Callable[[], _Form],
    work: Callable[[Path, Any], Steps[int]],
    slice_seconds: float = SLICE,
) -> None:
    """Show a settings dialog, then write the file by `work`, which returns its size."""
    from sudoku_gui.wording import position

    player, tasks = context.player, context.tasks

    def choose(settings: Any, ending: str) -> None:
        def write(path: Path) -> None:
            tasks.write(paths.shown(path), work(path, settings), slice_seconds=slice_seconds)

        tasks.choose(position.file_name_of(player.subject, player.position), ending, write)

    def built() -> _Form:
        dialog = build()
        dialog.confirmed.connect(lambda settings: choose(settings, dialog.ending))
        return dialog

    show_one(context.window, kind, built)


def export_search(
    context: Context,
    kind: type[_Form],
    work: Callable[[SearchBase, Path, Any], Steps[int]],
    *arguments: object,
    slice_seconds: float = SLICE,
) -> None:
    """Export the watched search, with a dialog built from window, player and these arguments."""
    search, make = watched_search(context), cast("Callable[..., _Form]", kind)
    if search is not None:
        build = partial(make, context.window, context.player, *arguments)
        export(context, kind, build, partial(work, search), slice_seconds)
