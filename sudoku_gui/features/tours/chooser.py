"""The list of guided tours: what each is about, how long it takes, and how far the user came."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QScrollArea, QVBoxLayout, QWidget

from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.collection import FoundTour
from sudoku_gui.features.tours.progress import TourProgress
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.render.fonts import bold
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import column, fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.names import number

_GAP: Final = 8


class TourChooser(Dialog):
    """A list of tours, and some lines about one of them; progress is by the ids of tours, the latest at the end.

    Signals:
        start_requested: this tour should begin at this stop, counted from 0.
        file_requested: a tour should be opened from a file.
        page_requested: this tour should be written as a web page.
    """

    usual = 96, 24
    start_requested = Signal(object, int)
    file_requested = Signal()
    page_requested = Signal(object)

    def __init__(
        self, parent: QWidget | None, tours: Sequence[FoundTour], progress: Mapping[str, TourProgress]
    ) -> None:
        super().__init__(parent, "tour_chooser", translate("tours", "Guided Tours"))
        self._tours = list(tours)
        self._progress = dict(progress)
        self._list = self._make_list()
        self._title, self._facts, self._summary = (
            paragraph(f"tour_{name}", selectable=True) for name in ("title", "facts", "summary")
        )
        self._start = dialog_button("tour_start", translate("tours", "&Start"), self._start_or_continue)
        self._start.setAutoDefault(True)
        self._again = dialog_button("tour_again", translate("tours", "&Start Again"), partial(self._begin, 0))
        self._page = dialog_button("tour_page_file", translate("tours", "&Web Page..."), self._request_page)
        self._page.setToolTip(as_tip(translate("tours", "Write this tour as a web page, with its questions")))
        self._lay_out()
        self._list.currentRowChanged.connect(self._show_details)
        self._list.setCurrentRow(self._likeliest())
        if not self._tours:
            self._show_details(-1)
        self._list.setFocus()
        self.fit_screen()

    def _reached(self, tour: Tour) -> TourProgress:
        return self._progress.get(tour.id, TourProgress())

    def _is_left(self, tour: Tour) -> bool:
        reached = self._reached(tour)
        return not reached.finished and 0 < reached.stop < len(tour.stops)

    def _likeliest(self) -> int:
        """The one left last, or else the first that is new."""
        ids = [found.tour.id if found.tour else "" for found in self._tours]
        for name in reversed(self._progress):
            if name in ids and not self._progress[name].finished:
                return ids.index(name)
        return next((index for index, name in enumerate(ids) if name and name not in self._progress), 0)

    def _line(self, tour: Tour | None, *, stops: bool) -> str:
        if tour is None:
            return ""
        parts = []
        if tour.minutes is not None:
            parts.append(translate("tours", "%n minutes", "", tour.minutes))
        if stops:
            parts.append(translate("tours", "%n stops", "", len(tour.stops)))
        if self._reached(tour).finished:
            parts.append(translate("tours", "finished"))
        elif self._is_left(tour):
            left_at = translate("tours", "left at stop {stop} of {stops}")
            parts.append(
                left_at.format(stop=number(self._reached(tour).stop + 1), stops=number(len(tour.stops)))
            )
        return translate("tours", " · ", "between facts about a tour").join(parts)

    def _title_of(self, found: FoundTour) -> str:
        if found.tour is not None:
            return shown(words.in_words(found.tour.title))
        return translate("tours", "{file} cannot be read").format(file=shown(found.name))

    def _make_list(self) -> QListWidget:
        rows = QListWidget()
        rows.setObjectName("tours")
        rows.setAccessibleName(translate("tours", "Tours"))
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.setWordWrap(True)
        rows.setSpacing(_GAP // 4)
        for found in self._tours:
            title = self._title_of(found)
            item = QListWidgetItem("\n".join(filter(None, [title, self._line(found.tour, stops=False)])))
            item.setToolTip(as_tip(errors.describe(found.error) or title))
            rows.addItem(item)
        rows.itemActivated.connect(self._start_or_continue)
        return rows

    def _lay_out(self) -> None:
        lists = row(self._list, self._details(), spacing=2 * _GAP, stretch=(5, 6))
        text = translate("tours", "&Try a Tour File...")
        buttons = self.button_box(dialog_button("tour_file", text, self.file_requested.emit))
        self.lay_out(lists, buttons, stretch=(1,))

    def _details(self) -> QVBoxLayout:
        inner, scrolled = QWidget(), QScrollArea()
        fill(QVBoxLayout(inner), self._title, self._facts, self._summary, None, spacing=_GAP)
        for label in (self._title, self._facts, self._summary):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._title.setFont(bold(self.font()))
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setWidget(inner)
        return column(scrolled, row(self._start, self._again, None, self._page), stretch=(1,))

    def _show_details(self, index: int) -> None:
        found = self._tours[index] if 0 <= index < len(self._tours) else FoundTour("")
        tour = found.tour
        self._start.setEnabled(tour is not None)
        self._page.setEnabled(tour is not None)
        self._start.setDefault(True)
        self._start.setText(translate("tours", "&Start"))
        self._again.setVisible(tour is not None and self._is_left(tour))
        self._facts.setText(self._line(tour, stops=True))
        self._facts.setVisible(tour is not None)
        self._title.setText(self._title_of(found) if found.name else "")
        if tour is None:
            self._summary.setText(
                errors.describe(found.error)
                or translate(
                    "tours",
                    "There are no tours here. Open one from a file, or put files into the folder of your tours.",
                )
            )
            return
        self._summary.setText("" if tour.summary is None else words.in_words(tour.summary))
        if self._is_left(tour):
            self._start.setText(translate("tours", "&Continue"))
        elif self._reached(tour).finished:
            self._start.setText(translate("tours", "&Start Again"))

    def _start_or_continue(self) -> None:
        tour = self._tours[self._list.currentRow()].tour
        if tour is not None:
            self._begin(self._reached(tour).stop if self._is_left(tour) else 0)

    def _begin(self, stop: int) -> None:
        self.accept()
        self.start_requested.emit(self._tours[self._list.currentRow()].tour, stop)

    def _request_page(self) -> None:
        self.page_requested.emit(self._tours[self._list.currentRow()].tour)

    def fit_font(self) -> None:
        self._title.setFont(bold(self.font()))
