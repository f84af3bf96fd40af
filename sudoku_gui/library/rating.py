"""Rates what the library's pane asks for, and shows the result in the info bar."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sudoku_gui.library import text as words
from sudoku_gui.library.library import Library
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.library.rating_job import Rater, RatingResult
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors, joining
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.marking import translate

if TYPE_CHECKING:
    from sudoku_gui.library.view import LibraryView


class RatingController(QObject):
    """Rates puzzles of the open list: those that are selected, or all that are shown."""

    def __init__(self, puzzles: OpenList, library: Library, info_bar: InfoBar, parent: QObject) -> None:
        super().__init__(parent)
        self._list = puzzles
        self._info_bar = info_bar
        self.rater = Rater(library.ratings, self)
        self.rater.finished.connect(self._on_finished)
        self.rater.failed.connect(self._on_failed)

    def serve(self, view: "LibraryView") -> None:
        """Do what this pane asks for."""
        view.follow(self.rater)
        view.chooser.rate_requested.connect(lambda: self.start(view.selected_rows()))

    def start(self, selected: list[int]) -> None:
        """Rate these rows, or all where fewer than two are selected."""
        if self._list.rows is not None and not self.rater.is_running:
            indices = [self._list.index_at(row) for row in selected]
            self.rater.start(self._list.rows, indices if len(indices) > 1 else self._list.indices())

    def _on_finished(self, result: RatingResult) -> None:
        self._info_bar.show_message(joining.sentences(words.rated(result)))

    def _on_failed(self, error: object) -> None:
        cause = errors.describe(error) if isinstance(error, Exception) else shown(str(error))
        message = translate("library actions", "The puzzles cannot be rated: {cause}")
        self._info_bar.show_message(message.format(cause=cause), "error")
