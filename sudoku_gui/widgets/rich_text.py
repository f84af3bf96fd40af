"""Formatted text in a pane or a dialog: tours, the cards of terms, the box about the program.

It is as high as its words need, can be selected, and Tab leads from link to link. What it shows is an `OwnDocument`.
"""

from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from sudoku_gui.render.own_document import WORDS_ONLY, OwnDocument
from sudoku_gui.widgets.browser import OwnBrowser

_PARAGRAPH = 0.45
"""Lines between two paragraphs."""
_BY_MOUSE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
_BY_KEY = _BY_MOUSE | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class RichText(OwnBrowser):
    """Shows Markdown of anybody, or HTML of our own with its arguments escaped."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source, self._is_markdown = "", True
        self._measured = OwnDocument(parent=self)
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._set()

    @property
    def given(self) -> str:
        """The text as it was given."""
        return self._source

    def show_markdown(self, text: str) -> None:
        """Show a text of anybody; "" shows nothing."""
        self._show(text, is_markdown=True)

    def show_html(self, text: str) -> None:
        """Show a text of our own."""
        self._show(text, is_markdown=False)

    def told(self) -> str:
        """The same without marks, as one reads it."""
        return self.document().toPlainText().strip()

    # --- inside -----------------------------------------------------------------------------------

    def _show(self, text: str, *, is_markdown: bool) -> None:
        if (text, is_markdown) != (self._source, self._is_markdown):
            self._source, self._is_markdown = text, is_markdown
            self._set()

    def _set(self) -> None:
        """Font and colours are part of a rich text, so they are set with it."""
        self._measured.deleteLater()
        self._measured = self._made()
        self.show_document(self._made())
        has_links = any(_links(self.document()))
        self.setTextInteractionFlags(_BY_KEY if has_links else _BY_MOUSE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has_links else Qt.FocusPolicy.ClickFocus)
        self.updateGeometry()

    def _made(self) -> OwnDocument:
        document = OwnDocument(parent=self)
        document.setDocumentMargin(0)
        document.setDefaultFont(self.font())
        if not self._is_markdown:
            document.setHtml(self._source)
            return document
        document.setMarkdown(self._source, WORDS_ONLY)
        gap = round(_PARAGRAPH * self.fontMetrics().lineSpacing())
        block = document.begin().next()
        while block.isValid():
            apart = QTextBlockFormat()
            apart.setTopMargin(0 if block.blockFormat().objectIndex() >= 0 else gap)
            QTextCursor(block).mergeBlockFormat(apart)
            block = block.next()
        for link in _links(document):
            cursor, letters = QTextCursor(document), QTextCharFormat()
            cursor.setPosition(link.position())
            cursor.setPosition(link.position() + link.length(), QTextCursor.MoveMode.KeepAnchor)
            letters.setFontUnderline(True)
            cursor.mergeCharFormat(letters)
        return document

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self._source:
            return 0
        self._measured.setTextWidth(width)
        return ceil(self._measured.size().height())

    def sizeHint(self) -> QSize:
        """As wide as it is, and so high as it needs to be then."""
        return QSize(self.width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """A line of any width: how many it needs depends on the width."""
        return QSize(0, self.fontMetrics().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Links are followed and text is copied; all other keys are for the panes around."""
        keys = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if event.key() in keys or event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.PaletteChange} and self._source:
            self._set()


def _links(document: QTextDocument) -> list[QTextFragment]:
    found = []
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            if pieces.fragment().charFormat().anchorHref():
                found.append(pieces.fragment())
            pieces += 1
        block = block.next()
    return found
