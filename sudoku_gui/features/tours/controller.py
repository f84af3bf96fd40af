"""Guided tours in the window: choosing one, showing its panel, and reporting mistakes in its file."""

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Signal

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.player.player import Player
from sudoku_gui.player.soon import call_soon
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours.guide import TourGuide
from sudoku_gui.tours.tour import Tour
from sudoku_gui.widgets.boxes import SideBySide
from sudoku_gui.widgets.dialog import ThemedWindow, show_one
from sudoku_gui.widgets.file_dialog import ChooseFile
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import joining, terms

if TYPE_CHECKING:
    from sudoku_gui.features.tours.chooser import TourChooser
    from sudoku_gui.features.tours.panel import TourPanel
    from sudoku_gui.tours.collection import TourOpening

_LAYOUT = "tour"  # the preference with the width of the panel


class Tours(QObject):
    """Shows tours in a panel beside what it is about.

    Args:
        splitter: what it is about, with space for the panel while a tour is under way.

    Signals:
        term_requested: a link to the term of this id was followed in the panel, which is there on the screen.
        exercises_requested: a tour was ended for the exercises, and what was watched before it is back.
    """

    term_requested = Signal(str, QRect)
    exercises_requested = Signal()

    def __init__(
        self,
        window: ThemedWindow,
        guide: TourGuide,
        player: Player,
        splitter: SideBySide,
        *,
        preferences: Preferences,
        info_bar: InfoBar,
        theme: Theme,
        choose_file: ChooseFile,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._guide = guide
        self._player = player
        self._theme = theme
        self._preferences = preferences
        self._info_bar = info_bar
        self._choose_file = choose_file
        self._wants_exercises = False
        self._splitter = splitter
        splitter.splitterMoved.connect(self._store_width)
        guide.began.connect(self._show_panel)
        guide.left.connect(self._show_panel)
        guide.went_back.connect(self._show_exercises_soon)
        guide.failed.connect(self._show_failure)
        self._show_panel()

    @cached_property
    def panel(self) -> "TourPanel":
        """Shows the stop of the tour; built when the first one begins."""
        from sudoku_gui.features.tours.panel import TourPanel

        panel = TourPanel(self._guide, self._player, self._theme)
        panel.term_requested.connect(self._request_term)
        panel.buttons.next_tour_requested.connect(self._begin_after)
        panel.buttons.exercises_requested.connect(self._go_to_exercises)
        self._splitter.add_panel(panel)
        return panel

    @cached_property
    def _opening(self) -> "TourOpening":
        from sudoku_gui.tours.collection import TourOpening

        opening = TourOpening(terms.shipped(), self)
        opening.opened.connect(self._begin)
        opening.refused.connect(self._show_refusal)
        return opening

    def choose(self) -> None:
        from sudoku_gui.features.tours.chooser import TourChooser

        show_one(self._window, TourChooser, self._build)

    def _build(self) -> "TourChooser":
        from sudoku_gui.features.tours.chooser import TourChooser
        from sudoku_gui.tours import collection

        chooser = TourChooser(self._window, collection.every(), self._guide.progress)
        chooser.start_requested.connect(self._guide.begin)
        chooser.file_requested.connect(
            partial(self._choose_file, self._window, self._preferences["last_folder"], self.open_path)
        )
        return chooser

    def open_path(self, path: Path) -> None:
        self._opening.open(path)

    def resume(self) -> None:
        """Continue the tour that was left last, or let the user choose one."""
        if self._guide.tour is None:
            self._guide.resume()
        if self._guide.tour is None:
            self.choose()

    def use_theme(self, theme: Theme) -> None:
        self._theme = theme
        if "panel" in vars(self):
            self.panel.use_theme(theme)

    def _begin(self, tour: Tour) -> None:
        from sudoku_gui.features.tours.chooser import TourChooser

        for chooser in self._window.findChildren(TourChooser):
            chooser.accept()
        self._guide.begin(tour)

    def _request_term(self, term: str) -> None:
        self.term_requested.emit(term, QRect(self.panel.mapToGlobal(QPoint()), self.panel.size()))

    def _begin_after(self) -> None:
        from sudoku_gui.tours import collection

        following = None if self._guide.tour is None else collection.after(self._guide.tour)
        self._guide.finish()
        if following is not None:
            self._guide.begin(following)

    def _go_to_exercises(self) -> None:
        self._wants_exercises = True
        self._guide.finish()

    def _show_exercises_soon(self) -> None:
        """Once what was shown before the tour is there again: all that waits for the next round of the event loop."""
        if self._wants_exercises and self._guide.tour is None:
            self._wants_exercises = False
            call_soon(self, lambda: call_soon(self, self.exercises_requested.emit))

    def _show_refusal(self, error: Exception | str, others: int) -> None:
        from sudoku_gui.features.tours import text as words

        self._info_bar.show_message(joining.sentences(words.refused(error, others)), "error")

    def _show_failure(self, error: Exception | str) -> None:
        if self._guide.tour is None:  # the panel shows others
            from sudoku_gui.features.tours import text as words

            self._info_bar.show_message(words.unreachable(error), "error")

    def _show_panel(self) -> None:
        is_on = self._guide.tour is not None
        self._wants_exercises = self._wants_exercises and not is_on
        if not is_on and "panel" not in vars(self):
            return
        if is_on == self.panel.isVisibleTo(self._splitter):
            return
        self.panel.setVisible(is_on)
        if is_on:
            self._info_bar.dismiss()  # it was about something else
            self._splitter.share(self._preferences.layout(_LAYOUT), self._window.width())

    def _store_width(self) -> None:
        self._preferences.store_layout(_LAYOUT, self._splitter.saveState())
