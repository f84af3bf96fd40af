"""Sentences that change, in a fixed height; terms in them, and in headings, lead to their explanation."""

from collections.abc import Collection
from math import ceil
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget

from sudoku_gui.render.fonts import painter_on, scaled
from sudoku_gui.translation import translate
from sudoku_gui.widgets.rich_text import BY_MOUSE, FlatText
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording import terms
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.terms import SCHEME, FoundTerm, find

UNLIMITED: Final = 16_777_215  # QWIDGETSIZE_MAX, which PySide lacks
_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class ReadingLabel(FlatText):
    """A plain text that changes: as high as its lines, so that nothing below it moves; more is scrolled to.

    Args:
        lines: how many lines are reserved.
        scale: size of the letters, in sizes of the text around.
        is_middle: whether fewer lines stand in the middle of the space, not at its top.
    """

    def __init__(self, lines: int, scale: float = 1.0, *, is_middle: bool = False, name: str = "") -> None:
        super().__init__(name)
        self._lines, self._scale, self._is_middle = lines, scale, is_middle
        self._text = ""
        self.is_hint = False  # whether it says how to use something, which is left out of pictures
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(BY_MOUSE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = self.verticalScrollBar()
        bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Up, Down and Page keys scroll
        bar.setAccessibleName(translate("reading", "Scroll the text"))
        self.reserve(lines)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str, more: str = "") -> None:
        """Show a sentence; ``more`` is the tool tip."""
        if text != self._text:
            self._text = text
            self._fill()
        self.setToolTip(as_tip(f"{text}\n{more}" if more else text))

    def _fill(self) -> None:
        self.setCurrentCharFormat(
            QTextCharFormat()
        )  # or Qt makes all of it the link at which the cursor stood
        self.setPlainText(self._text)
        self.setAccessibleName(self._text)
        self.verticalScrollBar().setValue(0)
        self._place()

    def reserve(self, lines: int) -> None:
        """Take the space of this many lines from now on."""
        self._lines = lines
        self.setFixedHeight(lines * self._line_height() + 2)

    def fit(self, around: QFont, *, fills: bool = False) -> None:
        """Take the size that goes with the text around; or `fills`: as high as there is space."""
        policy = QSizePolicy.Policy
        self.setFont(scaled(around, self._scale))
        self.reserve(self._lines)
        self.setSizePolicy(policy.Ignored, policy.Ignored if fills else policy.Fixed)
        if fills:
            self.setMinimumHeight(0)
            self.setMaximumHeight(UNLIMITED)
        self._place()

    def shows_all(self) -> bool:
        """Whether nothing of the text is cut off."""
        return self.verticalScrollBar().maximum() == 0

    def _place(self) -> None:
        self.verticalScrollBar().setSingleStep(self.fontMetrics().lineSpacing())
        if self._is_middle:
            self._begin_at(0)
            self._begin_at(max(0, (self.height() - ceil(self.document().size().height())) // 2))

    def _begin_at(self, top: int) -> None:
        frame = self.document().rootFrame()
        place = frame.frameFormat()
        place.setTopMargin(top)
        frame.setFrameFormat(place)

    def _line_height(self) -> int:
        """The height of a line in the language of the program, whose characters may come from another, higher font."""
        metrics, space = self.fontMetrics(), QRect(0, 0, UNLIMITED, UNLIMITED)
        own, usual = (
            metrics.boundingRect(space, Qt.TextFlag.TextSingleLine, sample).height()
            for sample in (self.verticalScrollBar().accessibleName(), "x")
        )
        return metrics.lineSpacing() + max(0, own - usual)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # A tool tip that only repeats what can be read does not cover it.
        is_tip = event.type() is QEvent.Type.ToolTip
        if is_tip and self.toolTip() == as_tip(self._text) and self.shows_all():
            event.ignore()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()


class TermLabel(ReadingLabel):
    """A label whose terms are underlined with dots; Up and Down go to the next, Enter and a click explain one.

    Signals:
        term_hovered: the mouse has come to a term, or has left it; with its id or "", and its place on the screen.
        term_requested: the term should be explained now; arguments as above.
    """

    term_hovered = Signal(str, QRect)
    term_requested = Signal(str, QRect)

    def __init__(self, lines: int, scale: float = 1.0, *, is_middle: bool = False, name: str = "") -> None:
        super().__init__(lines, scale, is_middle=is_middle, name=name)
        self.terms: tuple[FoundTerm, ...] = ()  # of the sentence, in their order
        self._leave_out: frozenset[str] = frozenset()
        self._hovered, self._current = "", -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.link_followed.connect(lambda link: self._request(self._number(link)))

    def set_text(self, text: str, more: str = "", leave_out: Collection[str] = ()) -> None:
        """Show a sentence, in which words of the terms left out mean something else."""
        is_new = text == self._text and frozenset(leave_out) != self._leave_out
        self._leave_out = frozenset(leave_out)
        super().set_text(text, more)
        if is_new:
            self._fill()

    def _fill(self) -> None:
        self._hover("")
        super()._fill()
        self._current = -1
        self.terms = find(self._text, self._leave_out)
        for found in self.terms:
            letters = QTextCharFormat()
            letters.setAnchor(True)
            letters.setAnchorHref(f"{SCHEME}{found.term}")
            letters.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            cursor = self._cursor(found.start)
            cursor.setPosition(found.end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(letters)

    def rect_of(self, number: int) -> QRect:
        """Where a term stands in the label: the first of its lines."""
        return self._rects(number)[0].translated(self.viewport().pos())

    def term_at(self, point: QPoint) -> str:
        """The id of the term at a point of the label; "" where there is none."""
        return self.anchorAt(self.viewport().mapFrom(self, point)).removeprefix(SCHEME)

    # --- where they are ---------------------------------------------------------------------------

    def _cursor(self, at: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(at)
        return cursor

    def _rects(self, number: int) -> list[QRect]:
        """Where a term stands in the viewport, in a line or two."""
        found = self.terms[number]
        start, end = (self.cursorRect(self._cursor(at)) for at in (found.start, found.end))
        if start.top() == end.top():
            return [QRect(start.topLeft(), end.bottomLeft())]
        right = QPoint(self.viewport().width(), start.bottom())
        return [QRect(start.topLeft(), right), QRect(QPoint(0, end.top()), end.bottomLeft())]

    def _number(self, link: str) -> int:
        return next(at for at, found in enumerate(self.terms) if link == f"{SCHEME}{found.term}")

    def _global(self, number: int) -> QRect:
        rect = self.rect_of(number)
        return QRect(self.mapToGlobal(rect.topLeft()), rect.size())

    def _request(self, number: int) -> None:
        self.term_requested.emit(self.terms[number].term, self._global(number))

    def _hover(self, link: str) -> None:
        if link == self._hovered:
            return
        self._hovered = link
        if link:
            self.viewport().setCursor(Qt.CursorShape.WhatsThisCursor)
            self.term_hovered.emit(link.removeprefix(SCHEME), self._global(self._number(link)))
        else:
            self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
            self.term_hovered.emit("", QRect())

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus() and 0 <= self._current < len(self.terms):
            with painter_on(self.viewport()) as painter:
                painter.setPen(QPen(self.palette().highlight().color(), 2.0))
                for rect in self._rects(self._current):
                    painter.drawRoundedRect(QRectF(rect).adjusted(-1, 0, 1, 0), 3, 3)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover("" if event.buttons() else self.anchorAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._current = max(self._current, 0)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS and self.terms:
            self._current = (max(self._current, 0) + _STEPS[key]) % len(self.terms)
            self.viewport().update()
        elif key in ENTER and 0 <= self._current < len(self.terms):
            self._request(self._current)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        # A term hides the tool tip.
        if (
            isinstance(event, QHelpEvent)
            and event.type() is QEvent.Type.ToolTip
            and self.term_at(event.pos())
        ):
            return True
        return super().event(event)


class TermSource(QObject):
    """Watches the mouse over the terms in a view; has the signals of a `TermLabel`.

    Signals:
        term_hovered: as of a `TermLabel`.
        term_requested: as of a `TermLabel`.
    """

    term_hovered = Signal(str, QRect)
    term_requested = Signal(str, QRect)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._hovered = ("", QRect())
        view.viewport().setMouseTracking(True)
        view.viewport().installEventFilter(self)

    def _viewport(self) -> QWidget:
        # Python may have dropped its own object for a view that Qt made, such as a header.
        return cast("QAbstractItemView", self.parent()).viewport()

    def term_at(self, point: QPoint) -> tuple[str, QRect]:
        """The term at a point of the viewport, and where its word stands; "" where there is none."""
        raise NotImplementedError

    def _hover(self, found: tuple[str, QRect]) -> None:
        if found != self._hovered:
            self._hovered = found
            term, area = found
            on_screen = QRect(self._viewport().mapToGlobal(area.topLeft()), area.size()) if term else QRect()
            self.term_hovered.emit(term, on_screen)

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # A term hides the tool tip of its view.
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._hover(("", QRect()) if event.buttons() else self.term_at(event.position().toPoint()))
        elif event.type() == QEvent.Type.Leave:
            self._hover(("", QRect()))
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            return bool(self.term_at(event.pos())[0])
        return False


class HeaderTerms(TermSource):
    """The headings of a list's columns: the first term in each."""

    def term_at(self, point: QPoint) -> tuple[str, QRect]:
        """The first term in a heading, at any point of it."""
        header = cast("QHeaderView", self.parent())
        section = header.logicalIndexAt(point)
        if section < 0:
            return "", QRect()
        text = str(header.model().headerData(section, header.orientation()) or "")
        found = terms.find(text)
        left = header.sectionViewportPosition(section)
        area = QRect(left, 0, header.sectionSize(section), header.viewport().height())
        return (found[0].term, area) if found else ("", QRect())
