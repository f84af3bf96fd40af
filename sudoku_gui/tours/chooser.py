"""The list of guided tours: what each is about, how long it takes, and how far the user came."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.tours import stop_text as tour_texts
from sudoku_gui.tours import text as words
from sudoku_gui.tours.collection import Found
from sudoku_gui.tours.progress import Progress
from sudoku_gui.tours.tour import Tour
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip, shown

_GAP: Final = 8


class TourChooser(Guarded, QDialog):
    """Stands beside the window, which can be used meanwhile.

    Signals:
        start_wanted: a tour is to begin.
            tour: which.
            stop: at which stop, counted from 0.
        file_wanted: a tour is to be opened from a file.

    Args:
        parent: the window it belongs to.
        tours: what there is to choose from, those that cannot be read among them.
        progress: how far the user came in each tour, by its id, the last one at the end.
    """

    start_wanted = Signal(object, int)
    file_wanted = Signal()

    def __init__(
        self, parent: QWidget | None, tours: Sequence[Found], progress: Mapping[str, Progress]
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tour_chooser")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.chooser_title())
        self._tours = list(tours)
        self._progress = dict(progress)
        self._list = self._make_list()
        self._title, self._facts, self._summary = Label(), Label(), Label()
        self._start = self._button("start", self._start_or_continue)
        self._again = self._button("again", self._start_again)
        self._lay_out()
        self._list.currentRowChanged.connect(self._look_at)
        self._list.setCurrentRow(self._likeliest())
        if not self._tours:
            self._look_at(-1)
        self._list.setFocus()
        self.resize(self.sizeHint())

    # --- facts ------------------------------------------------------------------------------------

    @property
    def _tour(self) -> Tour | None:
        row = self._list.currentRow()
        return self._tours[row].tour if 0 <= row < len(self._tours) else None

    def _reached(self, tour: Tour) -> Progress:
        return self._progress.get(tour.id, Progress())

    def _is_left(self, tour: Tour) -> bool:
        """Whether it was left somewhere in the middle."""
        reached = self._reached(tour)
        return not reached.finished and 0 < reached.stop < len(tour.stops)

    def _likeliest(self) -> int:
        """The one left last, or else the first that is not finished."""
        ids = [found.tour.id if found.tour else "" for found in self._tours]
        for name in reversed(self._progress):
            if name in ids and not self._progress[name].finished:
                return ids.index(name)
        new = (row for row, name in enumerate(ids) if name and name not in self._progress)
        return next(new, 0)

    def _line(self, found: Found, *, stops: bool) -> str:
        """Length and progress; ``stops``: also how many there are."""
        tour = found.tour
        if tour is None:
            return ""
        parts = ["" if tour.minutes is None else words.minutes(tour.minutes)]
        if stops:
            parts.append(words.length(len(tour.stops)))
        if self._reached(tour).finished:
            parts.append(words.finished())
        elif self._is_left(tour):
            parts.append(words.left_at(self._reached(tour).stop + 1, len(tour.stops)))
        return words.facts(parts)

    # --- building ---------------------------------------------------------------------------------

    def _make_list(self) -> QListWidget:
        made = QListWidget()
        made.setObjectName("tours")
        made.setAccessibleName(words.chooser_name())
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setWordWrap(True)
        made.setSpacing(_GAP // 4)
        for found in self._tours:
            title = (
                words.unreadable(found.name)
                if found.tour is None
                else shown(tour_texts.said(found.tour.title))
            )
            item = QListWidgetItem("\n".join(filter(None, [title, self._line(found, stops=False)])))
            item.setToolTip(as_tip(errors.told(found.error) or title))
            made.addItem(item)
        made.itemActivated.connect(self._start_or_continue)
        return made

    def _button(self, part: str, deed: Callable[[], object]) -> QPushButton:
        made = QPushButton(words.chooser_button(part))
        made.setObjectName(f"tour_{part}")
        made.clicked.connect(deed)
        return made

    def _lay_out(self) -> None:
        lists = QHBoxLayout()
        lists.setSpacing(2 * _GAP)
        lists.addWidget(self._list, 5)
        lists.addLayout(self._details(), 6)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        file = self._button("file", self.file_wanted.emit)
        buttons.addButton(file, QDialogButtonBox.ButtonRole.ActionRole)
        for button in (*buttons.buttons(), self._again):
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addLayout(lists, 1)
        column.addWidget(buttons)

    def _details(self) -> QVBoxLayout:
        self._title.setObjectName("tour_title")
        self._summary.setObjectName("tour_summary")
        self._facts.setObjectName("tour_facts")
        for label in (self._title, self._summary, self._facts):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._be_bold()
        inner = QWidget()
        told = QVBoxLayout(inner)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(_GAP)
        for label in (self._title, self._facts, self._summary):
            told.addWidget(label)
        told.addStretch(1)
        room = QScrollArea()
        room.setWidgetResizable(True)
        room.setFrameShape(QFrame.Shape.NoFrame)
        room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        room.setWidget(inner)
        row = QHBoxLayout()
        row.addWidget(self._start)
        row.addWidget(self._again)
        row.addStretch(1)
        column = QVBoxLayout()
        column.addWidget(room, 1)
        column.addLayout(row)
        return column

    def _be_bold(self) -> None:
        font = self.font()
        font.setBold(True)
        self._title.setFont(font)

    # --- deeds ------------------------------------------------------------------------------------

    def _look_at(self, row: int) -> None:
        found = self._tours[row] if 0 <= row < len(self._tours) else Found("")
        tour = found.tour
        self._start.setEnabled(tour is not None)
        self._start.setDefault(True)
        self._again.setVisible(tour is not None and self._is_left(tour))
        self._facts.setText(self._line(found, stops=True))
        self._facts.setVisible(tour is not None)
        if tour is None:
            self._title.setText(words.unreadable(found.name) if found.name else "")
            self._summary.setText(errors.told(found.error) or words.empty())
            self._start.setText(words.chooser_button("start"))
            return
        self._title.setText(shown(tour_texts.said(tour.title)))
        self._summary.setText("" if tour.summary is None else tour_texts.said(tour.summary))
        part = "again" if self._reached(tour).finished else "start"
        self._start.setText(words.chooser_button("continue" if self._is_left(tour) else part))

    def _start_or_continue(self) -> None:
        tour = self._tour
        if tour is not None:
            self._begin(tour, self._reached(tour).stop if self._is_left(tour) else 0)

    def _start_again(self) -> None:
        if self._tour is not None:
            self._begin(self._tour, 0)

    def _begin(self, tour: Tour, stop: int) -> None:
        self.accept()
        self.start_wanted.emit(tour, stop)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """A dozen tours, and some lines about one."""
        metrics = self.fontMetrics()
        return QSize(96 * metrics.averageCharWidth(), 24 * metrics.lineSpacing())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._be_bold()
