"""The page of the manual that is read: shows it, follows its links, and paints the pictures of terms itself."""

from pathlib import PurePosixPath
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from sudoku_gui.help import manual_pages as manual
from sudoku_gui.help import manual_paint as manual_page
from sudoku_gui.help import manual_text as words
from sudoku_gui.help import term_pictures
from sudoku_gui.help.manual_pages import Page
from sudoku_gui.render.own_document import OwnDocument
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.rich_text import OwnBrowser

_CALM: Final = 120
"""Milliseconds after which a page of another width is laid out."""


class ManualPage(OwnBrowser):
    """Loads nothing but what is installed."""

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._language = language
        self._page: Page | None = None
        self._wanted: tuple[str, ...] = ()
        self.setObjectName("manual_page")
        self.setAccessibleName(words.page())
        self._later = QTimer(self, singleShot=True, interval=_CALM)
        self._later.timeout.connect(self.lay_out)
        self._width = 0

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self._page

    def use_theme(self, theme: Theme) -> None:
        """Show everything in other colours."""
        self._theme = theme
        self.lay_out()

    def show_page(self, page: Page, anchor: str = "", words_found: tuple[str, ...] = ()) -> None:
        """Show a page from its top or from a heading, with some words marked."""
        self._wanted = words_found
        if page is not self._page:
            self._page = page
            self._lay_out_anew()
        self._mark()
        self.show_anchor(anchor)

    def show_anchor(self, anchor: str) -> None:
        """Bring a heading to the top; "" is the page's own."""
        if self._page is None:
            return
        number = next((k for k, it in enumerate(self._page.sections) if anchor and it.anchor == anchor), 0)
        block = manual_page.heading(self.document(), number) if number else None
        top = 0.0
        if block is not None:
            top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top))

    def lay_out(self) -> None:
        """Once more, at the same place: width, font or colours are others."""
        if self._page is None:
            return
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._lay_out_anew()
        self._mark()
        bar.setValue(round(share * bar.maximum()))

    def _lay_out_anew(self) -> None:
        self._later.stop()
        self._width = self.viewport().width()
        if self._page is not None:
            # One that was filled before keeps its pictures.
            sheet = OwnDocument(self._picture, self)
            manual_page.fill(sheet, self._page.source, self._theme, QFont(self.font()))
            self.show_document(sheet)

    def _mark(self) -> None:
        """Show where the words stand that were looked for."""
        marks = []
        for word in self._wanted:
            cursor = QTextCursor(self.document())
            while not (cursor := self.document().find(word, cursor)).isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(self._theme.same_digit)
                marks.append(mark)
        self.setExtraSelections(marks)

    # --- pictures ---------------------------------------------------------------------------------

    def _picture(self, url: QUrl) -> QImage:
        """A picture of the program, or one of a term painted here and now; never wider than the page."""
        ratio = self.devicePixelRatioF()
        if url.toString().startswith(manual_page.TERM):
            return QImage(
                1, 1, QImage.Format.Format_RGB32
            )  # while Markdown is read: see `manual_page.PICTURE`
        if url.toString().startswith(manual_page.PICTURE):
            return term_pictures.image(url.path(), self._theme, QFont(self.font()), ratio)
        name = PurePosixPath(url.path()).name
        data = manual.picture(name, self._language)
        image = QImage.fromData(data) if data is not None else QImage()
        if image.isNull():
            return self._missing(name)
        room = self.viewport().width() - 2 * self.document().documentMargin() - 4
        wide = min(image.width(), int(room))
        scaled = image.scaledToWidth(max(1, round(wide * ratio)), Qt.TransformationMode.SmoothTransformation)
        scaled.setDevicePixelRatio(ratio)
        return scaled

    def _missing(self, name: str) -> QImage:
        text = words.missing_picture(name)
        metrics = self.fontMetrics()
        image = QImage(
            QSize(metrics.horizontalAdvance(text) + 20, 3 * metrics.height()), QImage.Format.Format_RGB32
        )
        image.fill(QColor(self._theme.house_shade))
        painter = QPainter(image)
        painter.setFont(self.font())
        painter.setPen(self._theme.ink)
        painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
        return image

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page is not None and abs(self.viewport().width() - self._width) > 2:
            self._later.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._page is not None:
            self._later.start()
