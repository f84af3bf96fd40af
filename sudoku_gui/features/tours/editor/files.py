"""Opens and saves the tours that are edited; a file that cannot be read, or that others have changed, stays as it is."""

from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from solver_core.formats import disk
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.private_files import make_folder
from sudoku_gui.features.tours.editor import tables
from sudoku_gui.features.tours.editor import text as words
from sudoku_gui.features.tours.editor.model import TourDraft
from sudoku_gui.features.tours.editor.window import TourWindow
from sudoku_gui.player.job import Job, Steps, answered, beside
from sudoku_gui.tours import bounded_toml, collection, reader
from sudoku_gui.tours.tour import SUFFIX, Tour, TourError
from sudoku_gui.translation import translate
from sudoku_gui.widgets.file_dialog import ChooseFile
from sudoku_gui.widgets.progress import failure
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import in_menu


class TourFiles(QObject):
    """Reads and writes one file at a time, for a window that shows what came of it.

    Signals:
        saved: the tour is in its file.
    """

    saved = Signal()

    def __init__(
        self,
        window: TourWindow,
        preferences: Preferences,
        choose_to_open: ChooseFile,
        choose_to_save: ChooseFile,
    ) -> None:
        super().__init__(window)
        self._window, self._model, self._preferences = window, window.model, preferences
        self._choose_to_open, self._choose_to_save = choose_to_open, choose_to_save
        self._path = Path()
        self._job = Job(self)
        self._job.finished.connect(self._on_written)
        self._job.failed.connect(lambda error: window.show_message(failure(paths.shown(self._path), error)))
        window.open_menu.aboutToShow.connect(self._fill_menu)

    # --- opening ----------------------------------------------------------------------------------

    def new(self) -> None:
        self._edit(TourDraft.new())

    def ask(self) -> None:
        self._choose_to_open(self._window, self._preferences["last_folder"], self.open)

    def open(self, path: Path) -> None:
        """Edit the tour in a file; where there is none, the one before stays."""
        self._preferences["last_folder"] = str(path.parent)
        try:
            content = answered(partial(disk.contents, path, reader.LARGEST + 1))
            tour = reader.read_bytes(content, paths.shown(path))
        except (TourError, OSError) as error:
            cause = errors.describe(error)
            text = translate("tour_editor", "This tour cannot be opened. {cause}")
            self._window.show_message(
                text.format(cause=cause if isinstance(error, TourError) else f"{path.name}: {cause}")
            )
            return
        draft = tables.of_tour(tour, paths.stored(str(path)))
        self._edit(draft, draft)
        if bounded_toml.has_comments(content.decode("utf-8-sig")):
            text = translate(
                "tour_editor", "The comments of this file are not kept when it is saved; everything else is."
            )
            self._window.show_message(text)

    def _edit(self, draft: TourDraft, saved: TourDraft | None = None) -> None:
        """Edit another tour; the one before can be had again by undo."""
        self._model.saved = saved
        self._window.show_new(draft)

    def _fill_menu(self) -> None:
        menu = self._window.open_menu
        menu.clear()
        menu.addAction(translate("tour_editor", "From a &File..."), self.ask)
        menu.addSeparator()
        for found in collection.every():
            if found.tour is not None:
                title = in_menu(words.spoken(found.tour.title.words))
                menu.addAction(title, partial(self._open_found, found.tour))

    def _open_found(self, tour: Tour) -> None:
        """Open one of the user's own tours in its file, or a copy of one that comes with the program."""
        if tour.path is not None:
            self.open(tour.path)
            return
        self._edit(tables.of_tour(tour).copied())
        self._window.show_message(
            translate("tour_editor", "This is a copy; the tour of the program stays as it is.")
        )

    # --- saving -----------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the tour into its file, if that holds what it held here last; ask for a file where it has none."""
        draft, saved = self._model.draft, self._model.saved
        if not draft.file:
            self.save_as()
            return
        known = saved if saved is not None and saved.file == draft.file else draft
        self._write(draft, Path(paths.restored(draft.file)), known)

    def save_as(self) -> None:
        """Ask for a file and write the tour there."""
        if self._window.read("save") is None:
            return
        draft, folder = self._model.draft, collection.own_folder()
        with suppress(OSError):  # the dialog begins elsewhere then
            make_folder(folder)
        path = Path(paths.restored(draft.file)) if draft.file else folder / f"{draft.id}{SUFFIX}"
        self._choose_to_save(
            self._window, str(path), lambda chosen: self._write(self._model.draft, chosen, None)
        )

    def _write(self, draft: TourDraft, path: Path, known: TourDraft | None) -> None:
        """Write what the reader reads; None: the user wants replaced whatever is there."""
        if self._window.read("save") is None:
            return
        self._job.cancel()
        self._path = path
        draft = replace(draft, file=paths.stored(str(path)))
        data = tables.text(draft).encode()
        try:
            reader.read_bytes(data, paths.shown(path))
        except TourError as error:  # all of it together is too long
            self._window.refuse("save", 0, error)
            return
        self._job.start(_writing(draft, path, data, known), at_once=True)

    def _on_written(self, draft: TourDraft | None) -> None:
        window, model = self._window, self._model
        if draft is None:
            self.save_as()
            text = translate(
                "tour_editor",
                "{name} was changed by another program. Save the tour under another name, or replace the file.",
            )
            window.show_message(text.format(name=paths.shown(self._path)))
            return
        model.saved = draft
        model.change(replace(model.draft, file=draft.file), window.stops.row)
        window.show_draft(window.stops.row)
        window.show_message(words.saved(paths.shown(self._path), len(window.checking.problems)))
        self.saved.emit()


def _writing(draft: TourDraft, path: Path, data: bytes, known: TourDraft | None) -> Steps[TourDraft | None]:
    """The draft once it is written; None where another one is in the file."""
    if known is not None and not (yield from beside(partial(_holds, path, known))):
        return None
    yield from storing(path, data)
    return draft


def _holds(path: Path, known: TourDraft) -> bool:
    """Whether a file holds this tour, or is not there at all; raises an OSError."""
    try:
        return reader.read_bytes(disk.contents(path, reader.LARGEST + 1), "") == reader.read(
            tables.text(known)
        )
    except FileNotFoundError:
        return True
    except TourError:
        return False
