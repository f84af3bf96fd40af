"""The page of a stop of a tour: text, where to look, and question; scrolled where there is no space for all."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.features.tours.question_form import QuestionForm
from sudoku_gui.features.tours.stop_bars import direction
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.job import call_soon
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording.foreign import as_markdown

_GAP: Final = 8
_BESIDE_BAR: Final = 2


class TourPage(QScrollArea):
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
        self._look = Notice("tour_look", "watch", "house_shade", theme, words.look)
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
