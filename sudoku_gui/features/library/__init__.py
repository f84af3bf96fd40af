"""The library's pane, and its imports and exports."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from solver_core.errors.quoting import displayable
from solver_core.formats import FORMATS, PARTS, Format, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.operations import CollectionInfo
from sudoku_gui.database.ratings import RatingResult
from sudoku_gui.database.rows import Rows, rows_of_file
from sudoku_gui.database.schema import GoneError, LibraryMessage
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import atomic_file, open_temporary
from sudoku_gui.features.library import text as words
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, PaneSpec
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.job import Work
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets import file_dialog
from sudoku_gui.wording import answers, errors, exporting, joining
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import format_name

if TYPE_CHECKING:
    from sudoku_gui.features.library.view import LibraryView


tr = Texts("library actions")


class LibraryFeature(Feature):
    """Does what the library's pane asks for, and shows the result in the info bar."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._list = puzzles = context.open_list
        self._library = library = context.library
        context.game_saving.list_shown.connect(self.show)
        puzzles.rater.finished.connect(self._on_rated)
        puzzles.rater.failed.connect(self._on_rating_failed)
        self._notice = ""  # about a quarantined library
        library.imported.connect(self._on_imported)
        library.import_failed.connect(self._on_import_failed)
        library.added.connect(self._on_added)
        library.removed.connect(self._on_removed)
        library.failed.connect(self._on_library_failed)
        library.quarantine.connect(self._on_quarantine)
        library.games.failed.connect(self._on_games_failed)
        library.games.recovered.connect(self._on_games_recovered)
        puzzles.end_reached.connect(self._on_end_reached)
        puzzles.reloaded.connect(self._on_reloaded)

    @Action("library", "Puzzle Librar&y", keys=("F4",), tip="Browse the puzzles of a file or a collection")
    def show(self) -> None:
        self.context.panes.show("library")

    @Action(
        "next_puzzle",
        "Ne&xt Puzzle",
        keys=("Alt+PgDown",),
        tip="Open the puzzle after this one in its collection",
    )
    def next(self) -> None:
        self._go(self._list.next)

    @Action(
        "previous_puzzle",
        "Pre&vious Puzzle",
        keys=("Alt+PgUp",),
        tip="Open the puzzle before this one in its collection",
    )
    def previous(self) -> None:
        self._go(self._list.previous)

    def _go(self, go: Callable[[], bool]) -> None:
        if self._list.size:
            go()
        else:
            self.show()

    @Action(
        "keep_puzzle",
        "A&dd This Puzzle to the Library",
        tip="Add the puzzle on the board to a collection of your own",
    )
    def keep_puzzle(self) -> None:
        self.add_puzzle(self.context.document.puzzle)

    @PaneSpec("library", "Puzzle Library", {"play.right": 2})
    def build(self) -> QWidget:
        from sudoku_gui.features.library.view import LibraryView

        view = LibraryView(self._list, self.context.theme)
        self.serve(view)
        return view

    def stop(self) -> None:
        self._list.rater.stop()

    def serve(self, view: "LibraryView") -> None:
        """Connect the buttons of a library pane to imports, exports and ratings."""
        actions = view.chooser.actions_by_name
        actions["import"].triggered.connect(self.import_file)
        actions["export"].triggered.connect(self.export_shown)
        actions["keep"].triggered.connect(self.import_open_list)
        view.message.connect(self._messages.show_message)

    # --- imports ----------------------------------------------------------------------------------

    def import_file(self) -> None:
        """Ask for a file; all its puzzles become a collection."""
        endings = sorted({ending for row in FORMATS for ending in row.extensions})
        filters = (tr("Puzzles ({endings})", endings=file_dialog.pattern(endings)), tr("All files (*)"))
        title = tr("Import a File into the Library")
        name, do = "import_dialog", self.import_path
        file_dialog.ask_file(self._window, self._preferences, name, title, do, filters=filters)

    def import_path(self, path: Path) -> None:
        self._preferences["last_folder"] = str(path.parent)
        self._import(displayable(path.stem), partial(rows_of_file, path), paths.shown(path))

    def import_open_list(self) -> None:
        """Make a collection of all puzzles that are open."""
        rows = self._list.rows
        if rows is not None:
            self._import(displayable(rows.path.stem) if rows.path else rows.name, rows.reopened, rows.name)

    def add_puzzle(self, puzzle: Puzzle) -> None:
        """Add a puzzle to the user's own collection."""
        self._library.add(puzzle, tr("My puzzles"))

    def _import(self, name: str, open_rows: Callable[[], Rows], origin: str) -> None:
        if not self._library.import_rows(name, open_rows, origin):
            self._report(tr("The library is busy with another file. Wait until it is done, or cancel it."))

    # --- exports ----------------------------------------------------------------------------------

    def export_shown(self) -> None:
        """Ask for a file and a format; the puzzles that are shown are written into it."""
        if self._list.rows is None:
            return
        dialog = file_dialog.build(
            self._window,
            "export_list_dialog",
            tr("Export the Puzzles Shown"),
            self._preferences["last_folder"],
        )
        rows = {
            f"{format_name(row.id)} ({file_dialog.pattern(row.extensions)})": row for row in list_formats()
        }
        suggested = paths.suggested(Path(Path(self._list.name).stem))
        file_dialog.prepare_save(dialog, suggested, {name: row.extensions[0] for name, row in rows.items()})
        dialog.fileSelected.connect(
            lambda file: self.export_to(paths.of_qt(file), rows[dialog.selectedNameFilter()].id)
        )
        dialog.open()

    def export_to(self, path: Path, format_id: str) -> None:
        """Write the puzzles that are shown into this file."""
        if self._list.rows is None:
            return
        row = next(row for row in list_formats() if row.id == format_id)
        name = paths.shown(path)

        def failed(error: Exception) -> str:
            return self._with_notice(tr("{name}: {cause}", name=shown(name), cause=errors.describe(error)))

        try:
            work = export(self._list.rows.reopened(), self._list.indices(), path, row)
        except (OSError, FormatError) as error:
            self._report(failed(error), "error")
            return
        self.context.tasks.run(work, self._on_exported, failed, describe=partial(exporting.writing, name))

    def cancel(self) -> bool:
        """Cancel the import, or stop the rating; whether there was one."""
        return self._library.cancel() or self._list.rater.stop()

    # --- messages ---------------------------------------------------------------------------------

    def _report(
        self, text: str, kind: str = "info", actions: Sequence[tuple[str, Callable[[], object]]] = ()
    ) -> None:
        """Show a message; the notice about a quarantined library stays until it is closed."""
        with_notice = self._with_notice(text)
        self._messages.show_message(with_notice, kind if with_notice == text else "error", actions)

    def _with_notice(self, text: str) -> str:
        is_shown = self._notice and self._messages.text.endswith(self._notice)
        return joining.sentences([text, self._notice]) if is_shown else text

    def _on_exported(self, result: "ExportResult") -> None:
        sentences = words.exported(result.count, paths.shown(result.path), result.left_out)
        if result.lost:
            sentences.append(answers.would_lose(result.lost, format_name(result.format_id)))
        self._report(joining.sentences(sentences), "info")

    def _on_imported(self, result: ImportResult) -> None:
        self._list.show_collection(result.collection.id)
        self._report(joining.sentences(words.imported(result)))

    def _on_import_failed(self, name: str, error: Exception) -> None:
        message = tr("{name} was not imported: {cause}. The library is unchanged.")
        self._show_error(message, error, name)

    def _on_rated(self, result: RatingResult) -> None:
        self._report(joining.sentences(words.rated(result)))

    def _on_rating_failed(self, error: BaseException | AppMessage) -> None:
        self._show_error(tr("The puzzles cannot be rated: {cause}"), error)

    def _on_added(self, collection: CollectionInfo) -> None:
        self._report(tr("The puzzle was added to the collection “{name}”.", name=shown(collection.name)))

    def _on_removed(self, collection: int, name: str) -> None:
        message = tr("“{name}” is no longer in the library.", name=shown(name))
        actions = [(tr("Restore"), partial(self._library.restore, collection))]
        self._report(message, "info", actions)

    def _on_library_failed(self, error: Exception) -> None:
        message = tr("The library cannot be used: {cause}. Files can still be opened.")
        is_gone = isinstance(error, GoneError)
        self._show_error(tr("The library is unchanged: {cause}.") if is_gone else message, error)

    # Methods, not lambdas, so that the connections end with this object, which the library outlives.
    def _on_quarantine(self, path: Path, of_other_version: bool) -> None:  # noqa: FBT001 - a signal has no names
        self._notice = words.quarantine(path, of_other_version=of_other_version)
        self._messages.show_message(self._notice, "error")

    def _on_games_recovered(self) -> None:
        self._report(tr("Your progress is now saved in the library."))

    def _on_games_failed(self, error: Exception) -> None:
        text = tr("Your progress is not saved in the library yet: {cause}. Saving will be retried.")
        self._show_error(text, error)

    def _on_reloaded(self) -> None:
        message = tr("{name} was changed by another program and has been reloaded. Choose a puzzle again.")
        self._report(message.format(name=shown(self._list.name)))

    def _on_end_reached(self, forward: bool) -> None:  # noqa: FBT001 - a signal's argument
        if not self._list.count:
            message = translate("library", "No puzzles found.")
        elif forward:
            message = tr("This is the last puzzle of the list.")
        else:
            message = tr("This is the first puzzle of the list.")
        self._report(message)

    def _show_error(self, message: str, error: BaseException | AppMessage, name: str = "") -> None:
        self._report(message.format(name=shown(name), cause=errors.describe(error)), "error")


_BATCH: Final = 32  # puzzles that are written in one step
_SLICE: Final = 4.0  # milliseconds of reading rows in one step
_NOTHING: Final = Puzzle(Grid.empty())


@dataclass(frozen=True, slots=True)
class ExportResult:
    """How many puzzles were written, and what the format lost."""

    path: Path
    format_id: str
    count: int  # number of puzzles in the file
    left_out: int  # number of rows that hold no puzzle
    lost: tuple[str, ...]  # the parts, of `PARTS`, that the format did not keep of some puzzle


def list_formats() -> tuple[Format, ...]:
    """The formats in which many puzzles can be written and read again."""
    return tuple(row for row in FORMATS if row.many and row.writes is not None and "givens" in row.keeps)


def export(rows: Rows, indices: Sequence[int], path: Path, row: Format) -> Work[ExportResult]:
    """Write some puzzles, in the order of `indices`; closes the rows; raises an OSError or a FormatError."""
    writes = row.writes
    if writes is None:
        raise FormatError("format.unwritten", format=row.name)
    left_out = 0
    lost: set[str] = set()
    with closing(rows), atomic_file(path) as file:
        with open_temporary(file) as stream:
            stream.write(row.begins.encode())
            for done, index in enumerate(indices):
                while index >= len(rows) and not rows.is_complete:
                    rows.read_on(_SLICE)
                    yield 0.0
                puzzle = _puzzle(rows, index)
                if puzzle is None:
                    left_out += 1
                else:
                    stream.write(writes(puzzle).encode())
                    lost.update(part for part in PARTS if part not in row.keeps and _has(puzzle, part))
                if done % _BATCH == 0:
                    yield done / len(indices)
            stream.write(row.ends.encode())
        if left_out == len(indices):
            raise FormatError(LibraryMessage("file.nothing"))
        yield from file.commit_beside()
    return ExportResult(
        path, row.id, len(indices) - left_out, left_out, tuple(part for part in PARTS if part in lost)
    )


def _puzzle(rows: Rows, index: int) -> Puzzle | None:
    try:
        return rows.puzzle(index)
    except (FormatError, IndexError):  # the file may have been truncated
        return None


def _has(puzzle: Puzzle, part: str) -> bool:
    return bool(getattr(puzzle, part) != getattr(_NOTHING, part))
