"""The document of everything formatted: of files it knows only the pictures that it is given.

Whatever markup names, however it is written, comes to `loadResource`; Qt's own would open any file or device there.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QImage, QTextBlock, QTextCursor, QTextDocument, QTextFragment

Pictures = Callable[[QUrl], QImage | None]

WORDS_ONLY: Final = (
    QTextDocument.MarkdownFeature.MarkdownDialectCommonMark | QTextDocument.MarkdownFeature.MarkdownNoHTML
)
"""How Markdown from files is read."""


class OwnDocument(QTextDocument):
    """Shows the pictures that ``pictures`` has for their addresses, and nothing in place of others."""

    def __init__(self, pictures: Pictures | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        # For a picture of ours that does not exist, Qt would look for a file of that name.
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        found = None if self._pictures is None else self._pictures(QUrl(url))
        if found is None or found.isNull():
            found = QImage(1, 1, QImage.Format.Format_ARGB32)
            found.fill(Qt.GlobalColor.transparent)
        self.addResource(kind, QUrl(url), found)  # or it is asked for again and again
        return found


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """The paragraphs of a document; Qt offers no Python iterator."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def fragments(document: QTextDocument) -> Iterator[QTextFragment]:
    """The pieces of a document that have one format each."""
    for block in blocks(document):
        pieces = block.begin()
        while not pieces.atEnd():
            yield pieces.fragment()
            pieces += 1


def selected(document: QTextDocument, fragment: QTextFragment) -> QTextCursor:
    """A cursor with a fragment selected, from its first to its last character."""
    cursor = QTextCursor(document)
    cursor.setPosition(fragment.position())
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
    return cursor
