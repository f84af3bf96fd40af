"""A text of a tour: Markdown that can be selected, with links to terms."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

_SCHEME: Final = "term:"
_PARAGRAPH: Final = 0.45
"""Lines between two paragraphs."""
_BY_MOUSE: Final = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
)
_DIALECT: Final = (
    QTextDocument.MarkdownFeature.MarkdownDialectCommonMark | QTextDocument.MarkdownFeature.MarkdownNoHTML
)


class TourText(QLabel):
    """Wraps its words; Tab leads from link to link.

    Signals:
        term_wanted: a link to a term was followed.
            term: which.
    """

    term_wanted = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markdown, self._told = "", ""
        self._speak: Callable[[str], str] = str
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.linkActivated.connect(self._follow)

    @property
    def markdown(self) -> str:
        """What it says."""
        return self._markdown

    def show_markdown(self, text: str, speak: Callable[[str], str] = str) -> None:
        """Say something else; "" says nothing. ``speak``: how a screen reader puts it."""
        if text == self._markdown:
            return
        self._markdown, self._speak = text, speak
        self._set()
        by_key = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.setTextInteractionFlags(_BY_MOUSE | by_key if f"]({_SCHEME}" in text else _BY_MOUSE)

    def told(self) -> str:
        """The same without marks, as one reads it."""
        return self._told

    def _set(self) -> None:
        """Font and colours are part of a rich text, so they are set with it."""
        document = self._document()
        self._told = document.toPlainText().strip()
        self.setAccessibleName(self._speak(self._told))
        self.setText(document.toHtml() if self._markdown else "")

    def _document(self) -> QTextDocument:
        document = QTextDocument()
        document.setDefaultFont(self.font())
        document.setMarkdown(self._markdown, _DIALECT)
        gap = round(_PARAGRAPH * self.fontMetrics().lineSpacing())
        block = document.begin().next()
        while block.isValid():
            apart = QTextBlockFormat()
            apart.setTopMargin(0 if block.blockFormat().objectIndex() >= 0 else gap)
            QTextCursor(block).mergeBlockFormat(apart)
            block = block.next()
        return document

    def _follow(self, link: str) -> None:
        if link.startswith(_SCHEME):
            self.term_wanted.emit(link.removeprefix(_SCHEME))

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """A line of any width: how many it needs depends on the width."""
        return QSize(0, self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        """Another size, or other colours."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.PaletteChange} and self._markdown:
            self._set()
