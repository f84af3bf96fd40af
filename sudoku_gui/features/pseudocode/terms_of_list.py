"""Finds the terms in lines of code."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetricsF

from sudoku_gui.features.pseudocode.list_view import CodeList
from sudoku_gui.features.pseudocode.model import ROW_ROLE, CodeLine
from sudoku_gui.widgets.term_source import TermSource
from sudoku_gui.wording import terms

_CODE: Final = "en"  # code is written in one language only


class CodeTerms(TermSource):
    """The words of a listing."""

    def __init__(self, lines: CodeList) -> None:
        super().__init__(lines)
        self._lines = lines

    def term_at(self, point: QPoint) -> tuple[str, QRect]:
        """The term under the mouse."""
        index = self._lines.indexAt(point)
        row: CodeLine | None = index.data(ROW_ROLE) if index.isValid() else None
        if row is None:
            return "", QRect()
        spacing, rect = self._lines.delegate.spacing, self._lines.visualRect(index)
        metrics = QFontMetricsF(spacing.bold if row.is_executed else spacing.font)
        left = rect.left() + spacing.text(row.line.indent)
        for found in terms.find(row.line.text, language=_CODE):
            start = left + metrics.horizontalAdvance(row.line.text[: found.start])
            end = left + metrics.horizontalAdvance(row.line.text[: found.end])
            if start <= point.x() < end:
                area = QRectF(start, rect.top(), end - start, rect.height())
                return found.term, area.toAlignedRect()  # with every pixel for which it was found
        return "", QRect()
