"""Text that is read: formatted in tours, the manual, cards of terms and the about box, plain sentences in panes.

All of it can be selected, and opens nothing by itself, neither links nor files. In a `RichText` Tab goes from link to
link.
"""

from collections.abc import Callable
from itertools import islice
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from sudoku_gui.render.own_document import WORDS_ONLY, OwnDocument, blocks, fragments, selected
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording.terms import SCHEME

_PARAGRAPH = 0.45  # lines between two paragraphs
BY_MOUSE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
_BY_KEY = BY_MOUSE | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class OwnBrowser(QTextBrowser):
    """Shows an `OwnDocument`.

    Signals:
        link_followed: the user has followed this link, as the text has it: ``files.md#saving``, ``term:cover``,
            ``do:watch``, an address.
    """

    link_followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, openLinks=False, openExternalLinks=False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._follow)
        self.setDocument(OwnDocument(parent=self))

    def show_document(self, document: OwnDocument) -> None:
        """Show this document, and delete the one before."""
        before = self.document()
        self.setDocument(document)
        before.clear()  # Qt remembers a word that was double-clicked, and asks for it even when its document is gone
        before.deleteLater()

    def _follow(self, url: QUrl) -> None:
        self.link_followed.emit(url.toString())

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # As in a `Label`: selected text is not dragged away; Shift extends the selection.
        is_new = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.button() is Qt.MouseButton.LeftButton and is_new and self.textCursor().hasSelection():
            self.setTextCursor(self.cursorForPosition(event.position().toPoint()))
        super().mousePressEvent(event)

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        # There are no other pages than those that the document knows.
        document = self.document()
        return document.loadResource(kind, url) if isinstance(document, OwnDocument) else None


class FlatText(OwnBrowser):
    """A text among others: without frame and background; most keys are for the panes around."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Qt's text would take all keys with a letter, Space and the arrows from the shortcuts of the window.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(self._takes(event))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._takes(event):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _takes(self, event: QKeyEvent) -> bool:
        return event.key() in ENTER or event.matches(QKeySequence.StandardKey.Copy)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Qt would make the letters of this text larger, and of no other.
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().wheelEvent(event)


class RichText(FlatText):
    """Shows Markdown of any source, or our own HTML with its arguments escaped; as high as its words need.

    Signals:
        term_requested: a link to the term with this id was followed.
    """

    term_requested = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._text, self._is_markdown = "", True
        self._measured = OwnDocument(parent=self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.link_followed.connect(self._request)
        self._update_document()

    def _request(self, link: str) -> None:
        if link.startswith(SCHEME):
            self.term_requested.emit(link.removeprefix(SCHEME))

    @property
    def text(self) -> str:
        return self._text

    @property
    def plain_text(self) -> str:
        """The document without formatting, as screen readers say it."""
        return self.document().toPlainText().strip()

    def show_text(self, text: str, speak: Callable[[str], str] = str) -> None:
        """Show Markdown of any source, "" for nothing; ``speak`` is how a screen reader puts it."""
        self._show(text, is_markdown=True)
        self.setAccessibleName(speak(self.plain_text))

    def show_html(self, text: str) -> None:
        """Show a text of our own, never one from a file."""
        self._show(text, is_markdown=False)

    def _show(self, text: str, *, is_markdown: bool) -> None:
        if (text, is_markdown) != (self._text, self._is_markdown):
            self._text, self._is_markdown = text, is_markdown
            self._update_document()

    def _update_document(self) -> None:
        """Font and colours are part of a rich text, so they are set with it."""
        self._measured.deleteLater()
        self._measured = self._new_document()
        self.show_document(self._new_document())
        has_links = any(_links(self.document()))
        self.setTextInteractionFlags(_BY_KEY if has_links else BY_MOUSE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has_links else Qt.FocusPolicy.ClickFocus)
        self.updateGeometry()

    def _new_document(self) -> OwnDocument:
        document = OwnDocument(parent=self)
        document.setDocumentMargin(0)
        document.setDefaultFont(self.font())
        if not self._is_markdown:
            document.setHtml(self._text)
            return document
        document.setMarkdown(self._text, WORDS_ONLY)
        gap = round(_PARAGRAPH * self.fontMetrics().lineSpacing())
        for block in islice(blocks(document), 1, None):
            apart = QTextBlockFormat()
            apart.setTopMargin(0 if block.blockFormat().objectIndex() >= 0 else gap)
            QTextCursor(block).mergeBlockFormat(apart)
        for link in _links(document):
            letters = QTextCharFormat()
            letters.setFontUnderline(True)
            selected(document, link).mergeCharFormat(letters)
        return document

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self._text:
            return 0
        self._measured.setTextWidth(width)
        return ceil(self._measured.size().height())

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.PaletteChange} and self._text:
            self._update_document()


def _links(document: QTextDocument) -> list[QTextFragment]:
    return [fragment for fragment in fragments(document) if fragment.charFormat().anchorHref()]
