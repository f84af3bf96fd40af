"""Terms where they are written in other views: the headings of lists, and lines of code.

A source watches the mouse over a view of somebody else, and tells as a `TermLabel` does; the view knows nothing of it.
"""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.pseudocode.list_view import CodeList
from sudoku_gui.panes.pseudocode.model import ROW_ROLE, Row
from sudoku_gui.wording import terms as words

_CODE = "en"
"""Code is written in one language only."""


class TermSource(Guarded, QObject):
    """Tells of the terms in a view; lives as long as it.

    Signals:
        term_hovered: the mouse has come to a term, or has left it.
            term: its id, or "".
            place: where it stands on the screen.
        term_wanted: the term is to be explained now; arguments as above.
    """

    term_hovered = Signal(str, QRect)
    term_wanted = Signal(str, QRect)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view, self._viewport = view, view.viewport()
        self._hovered = ("", QRect())
        self._viewport.setMouseTracking(True)
        self._viewport.installEventFilter(self)

    def term_at(self, point: QPoint) -> tuple[str, QRect]:
        """The term at a point of the viewport, and where its word stands; "" where there is none."""
        raise NotImplementedError

    def _hover(self, found: tuple[str, QRect]) -> None:
        if found != self._hovered:
            self._hovered = found
            term, place = found
            on_screen = QRect(self._viewport.mapToGlobal(place.topLeft()), place.size()) if term else QRect()
            self.term_hovered.emit(term, on_screen)

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Only look; tool tips stay away where a term will be explained."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._hover(("", QRect()) if event.buttons() else self.term_at(event.position().toPoint()))
        elif event.type() == QEvent.Type.Leave:
            self._hover(("", QRect()))
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            return bool(self.term_at(event.pos())[0])
        return False


class HeaderTerms(TermSource):
    """The headings of a list's columns: the first term in each."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self._header = header

    def term_at(self, point: QPoint) -> tuple[str, QRect]:
        """The term that a heading names, for the whole of it."""
        section = self._header.logicalIndexAt(point)
        if section < 0:
            return "", QRect()
        text = str(self._header.model().headerData(section, self._header.orientation()) or "")
        found = words.find(text)
        left = self._header.sectionViewportPosition(section)
        place = QRect(left, 0, self._header.sectionSize(section), self._viewport.height())
        return (found[0].term, place) if found else ("", QRect())


class CodeTerms(TermSource):
    """The words of a listing."""

    def __init__(self, lines: CodeList, leave_out: Collection[str] = ()) -> None:
        super().__init__(lines)
        self._lines = lines
        self._leave_out = leave_out

    def term_at(self, point: QPoint) -> tuple[str, QRect]:
        """The word under the mouse."""
        index = self._lines.indexAt(point)
        row: Row | None = index.data(ROW_ROLE) if index.isValid() else None
        if row is None:
            return "", QRect()
        places, rect = self._lines.delegate.places, self._lines.visualRect(index)
        metrics = QFontMetricsF(places.bold if row.is_executed else places.font)
        left = rect.left() + places.text(row.line.indent)
        for found in words.find(row.line.text, self._leave_out, _CODE):
            start = left + metrics.horizontalAdvance(row.line.text[: found.start])
            end = left + metrics.horizontalAdvance(row.line.text[: found.end])
            if start <= point.x() < end:
                place = QRectF(start, rect.top(), end - start, rect.height())
                return found.term, place.toAlignedRect()  # with every pixel for which it was found
        return "", QRect()
