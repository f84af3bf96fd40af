"""What everything formatted is shown in: it opens nothing by itself, neither links nor files."""

from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.own_document import OwnDocument


class OwnBrowser(Guarded, QTextBrowser):
    """Shows an `OwnDocument`.

    Signals:
        link_followed: the user wants to be led somewhere.
            target: as the text has it: ``files.md#saving``, ``term:cover``, ``do:watch``, an address.
    """

    link_followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._follow)
        self.setDocument(OwnDocument(parent=self))

    def show_document(self, document: OwnDocument) -> None:
        """Show another one in place of the one before."""
        before = self.document()
        self.setDocument(document)
        before.deleteLater()

    def _follow(self, url: QUrl) -> None:
        self.link_followed.emit(url.toString())

    # --- Qt ---------------------------------------------------------------------------------------

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """What the document knows; there are no other pages."""
        document = self.document()
        return document.loadResource(kind, url) if isinstance(document, OwnDocument) else None
