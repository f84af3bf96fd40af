r"""The panel of a guided tour; it has one layout for a wide and low place and another for a narrow one.

::

    +-----------------------------------------------------+     +----------------------+
    | Title  Stop 3 of 9  o o (o) .   [Back] [Next] [Leave]|     | Title                |
    | text text text text text  |  question?              |     | Stop 3 of 9  o o (o) |
    | text text                 |  ( ) a choice           |     | text text text       |
    | (eye) where to look       |  ( ) another one        |     | (eye) where to look  |
    +-----------------------------------------------------+     | question?            |
                                                                | [Back] [Next] [Leave]|
                                                                +----------------------+
"""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.features.tours.question_form import QuestionForm
from sudoku_gui.features.tours.stop_bars import TourButtons, TourHead, direction
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.job import call_soon
from sudoku_gui.player.player import Player
from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording.foreign import as_markdown

_EDGE: Final = 8
_FLAT: Final = 1.4  # how much wider than high it is before it is laid out in two columns


class TourPanel(Pane):
    """Shows the stop of a tour.

    Signals:
        term_requested: a link to the term of this id was followed.
    """

    term_requested = Signal(str)

    def __init__(
        self, guide: TourGuide, player: Player, theme: Theme, panes: Collection[PaneSpec] = ()
    ) -> None:
        keys = translate("tours", "Page Down goes to the next stop of the tour, Page Up to the previous one.")
        super().__init__("tour_panel", translate("tours", "Guided tour"), keys, theme)
        self._guide = guide
        self._is_wide: bool | None = None
        self._head = TourHead(guide, theme)
        self._mistake = Notice("tour_mistake", "warning", "error_bar", theme)
        self._page = StopText(guide, theme, panes)
        self.buttons = TourButtons(guide, theme)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        self._grid.setSpacing(6)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._grid.setColumnStretch(0, 1)
        self._page.term_requested.connect(self.term_requested)
        self._lay_out(wide=False)
        self.show_mistake("")
        guide.moved.connect(self._begin_stop)
        guide.left.connect(self.refresh)
        guide.arrived.connect(self._arrive)
        guide.learned.connect(self.refresh)
        guide.failed.connect(self._show_failure)
        for signal in (player.moved, player.began, player.state_changed, guide.arrived, guide.moved):
            signal.connect(self._show_whether_away)
        # Keys of the window: remote controls for slides send them.
        for key, action in ((Qt.Key.Key_PageDown, guide.next), (Qt.Key.Key_PageUp, guide.back)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(action)
            shortcut.activatedAmbiguously.connect(action)

    def show_mistake(self, text: str) -> None:
        """Say what is wrong in the file of the tour, at every stop; "": nothing is."""
        self._mistake.show_text(as_markdown(text))
        self._announce(text)

    def show_position(self) -> None:
        for part in (self._head, self._page, self.buttons):
            part.refresh()
        self._show_whether_away()

    def arrange(self) -> None:
        needed = self._head.sizeHint().width() + self.buttons.sizeHint().width() + 4 * _EDGE
        self._lay_out(wide=self.width() >= needed and self.width() > _FLAT * self.height())

    def fit(self) -> None:
        self.updateGeometry()

    def is_own_key(self, event: QKeyEvent) -> bool:
        """Space is for the button that has the keyboard; elsewhere it moves the search."""
        return event.key() == Qt.Key.Key_Space and isinstance(self.focusWidget(), QAbstractButton)

    def _lay_out(self, *, wide: bool) -> None:
        if wide == self._is_wide:
            return
        self._is_wide = wide
        for part in (self._head, self._page, self.buttons):
            self._grid.removeWidget(part)
            part.set_wide(wide=wide)
        self._grid.removeWidget(self._mistake)
        self._grid.addWidget(self._head, 0, 0)
        columns = 2 if wide else 1
        self._grid.addWidget(self._mistake, 1, 0, 1, columns)
        self._grid.addWidget(self._page, 2, 0, 1, columns)
        self._grid.addWidget(self.buttons, *((0, 1) if wide else (3, 0)))
        self._grid.setRowStretch(2, 1)

    def _begin_stop(self) -> None:
        if self._page.has_focus_in_question:  # which is gone
            self.buttons.setFocus()
        self._page.show_failure("")
        call_soon(self, self._show_before_arrival)

    def _show_before_arrival(self) -> None:
        """Most stops are reached at once, and shown then; on a long way facts are not known yet."""
        if self._guide.is_on_the_way:
            self._show_stop()

    def _show_stop(self) -> None:
        self.refresh()
        self._page.verticalScrollBar().setValue(0)

    def _arrive(self) -> None:
        self._show_stop()
        stop, tour = self._guide.stop, self._guide.tour
        if stop is not None and tour is not None:
            self._announce(f"{words.stop_of(stop.number, len(tour.stops))}. {self._page.plain_text}")

    def _announce(self, text: str) -> None:
        if text and self.isVisible() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_failure(self, error: Exception | str) -> None:
        self.refresh()
        self._page.show_failure(words.unreachable(error))

    def _show_whether_away(self) -> None:
        self.buttons.offer_return(offered=self._guide.is_away)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(90 * metrics.averageCharWidth(), 13 * metrics.lineSpacing())

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = max(self.buttons.least_width + 2 * _EDGE, 26 * metrics.averageCharWidth())
        return QSize(width, 8 * metrics.lineSpacing() + 2 * _EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.theme.thin_line, 1))
            painter.setBrush(self.theme.paper)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


_GAP: Final = 8
_BESIDE_BAR: Final = 2


class StopText(QScrollArea):
    """The text of a stop, in one column or, where it is wide, in two.

    Signals:
        term_requested: a link to the term of this id was followed.
    """

    term_requested = Signal(str)

    def __init__(self, guide: TourGuide, theme: Theme, panes: Collection[PaneSpec] = ()) -> None:
        super().__init__()
        self._guide = guide
        self.setObjectName("tour_page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("tours", "Guided tour"))
        self._text = RichText("tour_text")
        self._look = Notice("tour_look", "watch", "house_shade", theme, words.where_to_look)
        self._failure = Notice("tour_failure", "warning", "error_bar", theme)
        self._question = QuestionForm(guide, theme, panes, self)  # it may be shown at once, and is no window
        for part in (self._text, self._look.label, self._question):
            part.term_requested.connect(self.term_requested)
        self._question.grew.connect(self._show_answer)
        self._box = self._build()
        self._newest: QWidget | None = None
        """The part kept in sight while the page grows: the answer, or why a choice is wrong."""
        self.verticalScrollBar().rangeChanged.connect(self._bring_newest_in_sight)
        self._failure.show_text("")

    def _build(self) -> QBoxLayout:
        inner, left = QWidget(), QWidget()
        fill(QVBoxLayout(left), self._failure, self._text, self._look, spacing=_GAP)
        box = fill(
            QBoxLayout(QBoxLayout.Direction.TopToBottom, inner), left, self._question, None, spacing=_GAP
        )
        for part in (left, self._question):
            box.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        self.setWidget(inner)
        for part in (inner, self.viewport()):
            part.setAutoFillBackground(False)
        return box

    @property
    def has_focus_in_question(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self._question.isAncestorOf(focus)

    @property
    def plain_text(self) -> str:
        return self._text.plain_text

    def refresh(self) -> None:
        """Show the text of the stop with its placeholders filled; without a tour, how to begin one."""
        stop, self._newest = self._guide.stop, None
        if stop is None:
            self._text.show_text(
                translate("tours", "No tour is under way. Choose one in Help > Guided Tours.")
            )
            self._look.show_text("")
        else:
            facts = self._guide.search, self._guide.facts, stop.beat
            self._text.show_text(words.markdown(stop.text, *facts))
            self._look.show_text("" if stop.look is None else words.markdown(stop.look, *facts))
        self._question.refresh()

    def show_failure(self, text: str) -> None:
        self._failure.show_text(as_markdown(text))

    def set_wide(self, *, wide: bool) -> None:
        """Text and question side by side, or the question below."""
        self._box.setDirection(direction(wide=wide))
        self._box.setSpacing(3 * _GAP if wide else _GAP)
        for part, stretch in enumerate((1, 1, 0) if wide else (0, 0, 1)):
            self._box.setStretch(part, stretch)

    def _show_answer(self) -> None:
        self._newest = self._question.newest
        call_soon(self, self._bring_newest_in_sight)

    def _bring_newest_in_sight(self) -> None:
        """Scroll to all of it or, where it is higher than the page, to its beginning."""
        inner, newest = self.widget(), self._newest
        if inner is None or newest is None:
            return
        top, bar = newest.mapTo(inner, QPoint()).y(), self.verticalScrollBar()
        least = top + newest.height() + _GAP - self.viewport().height()
        bar.setValue(min(max(bar.value(), least), max(0, top - _GAP)))

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The words have the same width with a scroll bar and without, so that no line breaks again.
        reserved = self.width() - self.viewport().width()
        margin = max(0, self.verticalScrollBar().sizeHint().width() + _BESIDE_BAR - reserved)
        self._box.setContentsMargins(0, 0, margin, 0)
        super().resizeEvent(event)
