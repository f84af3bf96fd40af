"""Opens the tour editor, lets it have places of the search, tries its tour, saves it, and keeps it for the next time."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, QTimer
from PySide6.QtWidgets import QWidget

from solver_core.errors import CodedError
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.player.job import Job, answered, beside
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours.editor import draft_file, place
from sudoku_gui.tours.editor.files import TourFiles
from sudoku_gui.tours.editor.history import TourModel
from sudoku_gui.tours.editor.model import USUAL_PANES, StopDraft, TourDraft
from sudoku_gui.tours.editor.place import StopSeek
from sudoku_gui.tours.editor.reading import TourChecker
from sudoku_gui.tours.editor.window import TourWindow
from sudoku_gui.tours.guide import TourGuide
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.file_dialog import ChooseFile
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors, terms
from sudoku_gui.wording.marking import translate

_SETTLED: Final = 500  # milliseconds after a change until it is stored


class TourEditor(QObject):
    """The one tour editor of a window; ``panes`` are those that a tour may show, with their titles.

    Args:
        watch: watches the search of the puzzle, and answers whether that is possible.
    """

    def __init__(
        self,
        window: ThemedWindow,
        player: Player,
        selection: Selection,
        guide: TourGuide,
        *,
        panes: Sequence[tuple[str, str]],
        watch: Callable[[], bool],
        choose_to_open: ChooseFile,
        choose_to_save: ChooseFile,
        preferences: Preferences,
        info_bar: InfoBar,
    ) -> None:
        super().__init__(window)
        self._main, self._player, self._selection, self._guide = window, player, selection, guide
        self._panes, self._watch = panes, watch
        self._choose_to_open, self._choose_to_save = choose_to_open, choose_to_save
        self.files: TourFiles | None = None
        self._preferences, self._info_bar = preferences, info_bar
        self.window: TourWindow | None = None
        self._seek = StopSeek(player, selection, self)
        self._seek.failed.connect(self._on_not_there)
        self._storing = Job(self)
        self._storing.failed.connect(self._on_not_stored)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self.store)
        guide.left.connect(self._come_back)

    # --- the window -------------------------------------------------------------------------------

    def show(self) -> None:
        """Open the editor with the tour that was edited last."""
        if self.window is None:
            draft, saved = draft_file.read(draft_file.path()) or (TourDraft.new(), None)
            model = TourModel(draft, saved, self)
            checking = TourChecker(model, terms.shipped(), self)
            self.window = TourWindow(self._main, model, checking, self._panes, self._main.theme)
            self.window.restoreGeometry(self._preferences.layout("tour_editor"))
            self.window.splitter.restoreState(self._preferences.layout("tour_editor_splitter"))
            self.window.requested.connect(self._do)
            self.files = TourFiles(self.window, self._preferences, self._choose_to_open, self._choose_to_save)
            self.files.saved.connect(self.store)
            self.window.finished.connect(self._on_closed)
            model.changed.connect(self._settled.start)
        self.window.use_theme(self._main.theme)
        self._bring_forward(self.window)

    def close(self) -> bool:
        """Close the editor and store its tour at once; returns whether it was open."""
        if self.window is None:
            return False
        was_open = self.window.isVisible()
        with QSignalBlocker(self.window):
            self.window.close()
        self._store_layout()
        self._seek.stop()
        self._storing.cancel()
        self._settled.stop()
        with suppress(OSError):  # that it cannot be stored has been said before
            answered(
                partial(draft_file.write, draft_file.path(), self.window.model.draft, self.window.model.saved)
            )
        return was_open

    def store(self) -> None:
        """Keep the tour for the next time."""
        if self.window is None:
            return
        if self._storing.is_running:
            self._settled.start()
            return
        write = partial(draft_file.write, draft_file.path(), self.window.model.draft, self.window.model.saved)
        self._storing.start(beside(write))

    def use_theme(self, theme: Theme) -> None:
        if self.window is not None:
            self.window.use_theme(theme)

    def _bring_forward(self, window: QWidget) -> None:
        window.show()
        window.raise_()
        window.activateWindow()

    def _on_closed(self) -> None:
        self._store_layout()
        self.store()

    def _store_layout(self) -> None:
        if self.window is not None:
            self._preferences.store_layout("tour_editor", self.window.saveGeometry())
            self._preferences.store_layout("tour_editor_splitter", self.window.splitter.saveState())

    def _on_not_stored(self, error: Exception) -> None:
        text = translate("tour_editor", "The tour of the editor could not be stored: {error}")
        self._info_bar.show_message(text.format(error=errors.describe(error)), "error")
        self._settled.start(10 * _SETTLED)

    def _show_message(self, text: str) -> None:
        if self.window is not None:
            self.window.show_message(text)

    # --- what the window requests -----------------------------------------------------------------

    def _do(self, what: str) -> None:
        window, files = self.window, self.files
        if window is None or files is None:
            return
        done: dict[str, Callable[[], object]] = {
            "add": lambda: self._add(window),
            "try": lambda: self._try(window),
            "new": files.new,
            "open": files.ask,
            "save": files.save,
            "save_as": files.save_as,
        }
        stop = window.current
        if what in done:
            done[what]()
        elif stop is not None:
            self._do_to_stop(what, window, stop)

    def _do_to_stop(self, what: str, window: TourWindow, stop: StopDraft) -> None:
        row, changed = window.stops.row, None
        if what == "there":
            self._seek.go_to(stop, row)
        elif what == "here":
            changed = self._here(stop)
        else:
            column, option = place.pointed_at(self._player.problem, self._selection.pinned)
            changed = replace(stop, column=column, option=option)
        if changed is not None:
            window.model.change_stop(row, changed)

    def _here(self, stop: StopDraft) -> StopDraft | None:
        """A stop where the search stands; None, and it is said why, where there is none."""
        if not self._player.is_watching:
            self._watch()
        search = self._player.search
        if search is None:
            self._show_message(
                translate("tour_editor", "Watch a search first; the main window says why it cannot.")
            )
            return None
        try:
            return place.stop_at(stop, search, self._player.subject)
        except CodedError as error:
            self._show_message(errors.describe(error))
            return None

    def _add(self, window: TourWindow) -> None:
        current, is_first = window.current, not window.model.draft.stops
        panes = USUAL_PANES if current is None else current.panes
        stop = self._here(StopDraft("", panes=panes, beat=self._player.beat if is_first else ""))
        if stop is not None:
            window.add(stop)

    def _on_not_there(self, error: Exception) -> None:
        if self.window is not None:
            self.window.refuse("go", self.window.stops.row, error)

    # --- trying -----------------------------------------------------------------------------------

    def _try(self, window: TourWindow) -> None:
        tour = window.read("try")
        if tour is not None:
            self._guide.begin(tour, max(0, window.stops.row - 1), is_trial=True)
            self._bring_forward(self._main)

    def _come_back(self) -> None:
        """At the end of a tour that was tried: to the stop where it was left."""
        if self.window is not None and self._guide.is_trial and self.window.isVisible():
            self.window.show_draft(min(self._guide.index + 1, len(self.window.model.draft.stops)))
            self._bring_forward(self.window)
