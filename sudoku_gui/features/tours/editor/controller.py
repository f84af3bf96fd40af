"""Opens the tour editor, lets it have places of the search, tries its tour, saves it, and keeps it for the next time."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial

from solver_core.errors import CodedError
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.tours.editor import draft_file, place
from sudoku_gui.features.tours.editor.files import TourFiles
from sudoku_gui.features.tours.editor.history import TourModel
from sudoku_gui.features.tours.editor.model import USUAL_PANES, StopDraft, TourDraft
from sudoku_gui.features.tours.editor.place import StopSeek
from sudoku_gui.features.tours.editor.reading import TourChecker
from sudoku_gui.features.tours.editor.window import TourWindow
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.tours.guide import TourGuide
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.editor_window import EditorController
from sudoku_gui.widgets.file_dialog import ChooseFile
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors, terms


class TourEditor(EditorController):
    """The one tour editor of a window; ``panes`` are those that a tour may show, with their titles."""

    files: TourFiles

    def __init__(
        self,
        window: ThemedWindow,
        player: Player,
        selection: Selection,
        guide: TourGuide,
        *,
        panes: Sequence[tuple[str, str]],
        watch: Callable[[], bool],  # watches the search of the puzzle, and returns whether that is possible
        choose_to_open: ChooseFile,
        choose_to_save: ChooseFile,
        preferences: Preferences,
        info_bar: InfoBar,
    ) -> None:
        super().__init__(window, preferences, info_bar, ("tour_editor", "tour_editor_splitter"))
        self._player, self._selection, self._guide = player, selection, guide
        self._panes, self._watch = panes, watch
        self._choose_to_open, self._choose_to_save = choose_to_open, choose_to_save
        self._seek = StopSeek(player, selection, self)
        self._seek.failed.connect(self._on_not_there)
        guide.left.connect(self._return_to_stop)

    # --- the window -------------------------------------------------------------------------------

    @cached_property
    def window(self) -> TourWindow:
        """Shows the tour that was edited last."""
        draft, saved = draft_file.read(draft_file.path()) or (TourDraft.new(), None)
        model = TourModel(draft, saved, self)
        checking = TourChecker(model, terms.shipped(), self)
        window = TourWindow(self._main, model, checking, self._panes, self._main.theme)
        self.open_again(window)
        window.requested.connect(self._do)
        model.changed.connect(self.settled.start)
        self.files = TourFiles(window, self._preferences, self._choose_to_open, self._choose_to_save)
        self.files.saved.connect(self.store)
        return window

    def show(self) -> None:
        """Open the editor with the tour that was edited last."""
        self.window.present()

    def close(self) -> None:
        self._seek.stop()
        super().close()

    def writing(self) -> Callable[[], None]:
        model = self.window.model
        return partial(draft_file.write, draft_file.path(), model.draft, model.saved)

    def not_stored(self) -> str:
        return translate("tour_editor", "The tour of the editor could not be stored: {error}")

    # --- what the window requests -----------------------------------------------------------------

    def _do(self, what: str) -> None:
        window, files, row = self.window, self.files, self.window.stops.row
        stop = window.current
        match what:
            case "add":
                self._add()
            case "try":
                self._try()
            case "new":
                files.new()
            case "open":
                files.ask()
            case "save":
                files.save()
            case "save_as":
                files.save_as()
            case "there" if stop is not None:
                self._seek.go_to(stop, row)
            case "here" if stop is not None and (here := self._here(stop)) is not None:
                window.model.change_stop(row, here)
            case "selected" if stop is not None:
                column, option = place.pointed_at(self._player.problem, self._selection.pinned)
                window.model.change_stop(row, replace(stop, column=column, option=option))

    def _here(self, stop: StopDraft) -> StopDraft | None:
        """A stop where the search stands; None, and it is said why, where there is none."""
        if not self._player.is_watching:
            self._watch()
        search = self._player.search
        if search is None:
            self.window.show_message(
                translate("tour_editor", "Watch a search first; the main window says why it cannot.")
            )
            return None
        try:
            return place.stop_at(stop, search, self._player.subject)
        except CodedError as error:
            self.window.show_message(errors.describe(error))
            return None

    def _add(self) -> None:
        current, is_first = self.window.current, not self.window.model.draft.stops
        panes = USUAL_PANES if current is None else current.panes
        stop = self._here(StopDraft("", panes=panes, beat=self._player.beat if is_first else ""))
        if stop is not None:
            self.window.add(stop)

    def _on_not_there(self, error: Exception) -> None:
        self.window.refuse("go", self.window.stops.row, error)

    # --- trying -----------------------------------------------------------------------------------

    def _try(self) -> None:
        tour = self.window.read("try")
        if tour is not None:
            self._guide.begin(tour, max(0, self.window.stops.row - 1), is_trial=True)
            self._main.raise_()
            self._main.activateWindow()

    def _return_to_stop(self) -> None:
        """Go back, at the end of a tour that was tried, to the stop where it was left."""
        if self._guide.is_trial and (window := self.opened()) is not None and window.isVisible():
            self.window.show_draft(min(self._guide.index + 1, len(self.window.model.draft.stops)))
            window.present()
