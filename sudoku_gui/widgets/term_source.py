"""Finds terms in item views, which know nothing of it, as in the headings of lists."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from sudoku_gui.wording import terms


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
        """Asked of Qt each time: Python may have dropped its own object for a view that Qt made, such as a header."""
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
        """Only look; a term hides the tool tip of its view."""
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
