"""The page of the manual that is read, with its pictures."""

from collections.abc import Sequence
from pathlib import PurePosixPath
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QFont, QImage, QPainter, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextEdit

from sudoku_gui.features.help import paint_manual
from sudoku_gui.features.help.manual_pages import ManualText, picture
from sudoku_gui.render.own_document import OwnDocument
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.pane import FontFollower, Themed
from sudoku_gui.widgets.rich_text import OwnBrowser
from sudoku_gui.wording.terms import SCHEME

_CALM: Final = 120  # milliseconds after which a page is laid out for another width


class ManualBrowser(FontFollower, Themed, OwnBrowser):
    """A browser for pages of the manual, which loads only files installed with the program."""

    def __init__(self, theme: Theme, language: str) -> None:
        super().__init__()
        self.theme = theme
        self._language = language
        self._page: ManualText | None = None
        self._marked: Sequence[str] = ()
        self.setObjectName("manual_page")
        self.setAccessibleName(translate("manual", "Page"))
        self._later = QTimer(self, singleShot=True, interval=_CALM)
        self._later.timeout.connect(self.lay_out)
        self._width = 0

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.lay_out()

    def show_page(self, page: ManualText, anchor: str = "", marked: Sequence[str] = ()) -> None:
        """Show a page from its top or from a heading, with some words marked."""
        self._marked = marked
        if page is not self._page:
            self._page = page
            self._replace_document(page)
        self._mark()
        self.show_anchor(anchor)

    def show_anchor(self, anchor: str) -> None:
        """Bring a heading to the top; "" is the page's own."""
        anchors = [section.anchor for section in self._page.sections] if self._page else []
        number = anchors.index(anchor) if anchor in anchors[1:] else 0
        block = paint_manual.heading(self.document(), number) if number else None
        top = 0.0 if block is None else self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top))

    def lay_out(self) -> None:
        """Lay the page out again at the same place, for another width, font or theme."""
        if self._page is None:
            return
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._replace_document(self._page)
        self._mark()
        bar.setValue(round(share * bar.maximum()))

    def _replace_document(self, page: ManualText) -> None:
        """A document that was filled before would not ask for its pictures again."""
        self._later.stop()
        self._width = self.viewport().width()
        document = OwnDocument(self._picture, self)
        paint_manual.fill(document, page.source, self.theme, QFont(self.font()))
        self.show_document(document)

    def _mark(self) -> None:
        marks = []
        for word in self._marked:
            cursor = QTextCursor(self.document())
            while not (cursor := self.document().find(word, cursor)).isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(self.theme.same_digit)
                marks.append(mark)
        self.setExtraSelections(marks)

    def _picture(self, url: QUrl) -> QImage:
        """A picture of the program, never wider than the page, or one of a term."""
        ratio, address = self.devicePixelRatioF(), url.toString()
        if address.startswith(SCHEME):  # while Markdown is read: see `paint_manual.PICTURE`
            return QImage(1, 1, QImage.Format.Format_RGB32)
        if address.startswith(paint_manual.PICTURE):
            return paint_manual.term_picture(url.path(), self.theme, QFont(self.font()), ratio)
        name = PurePosixPath(url.path()).name
        image = QImage.fromData(picture(name, self._language) or b"")
        if image.isNull():
            return self._missing(name)
        space = self.viewport().width() - 2 * self.document().documentMargin() - 4
        wide = max(1, round(min(image.width(), int(space)) * ratio))
        scaled = image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
        scaled.setDevicePixelRatio(ratio)
        return scaled

    def _missing(self, name: str) -> QImage:
        text = translate("manual", "Picture {name} is missing").format(name=name)
        metrics = self.fontMetrics()
        wide, high = metrics.horizontalAdvance(text) + 20, 3 * metrics.height()
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        image.fill(self.theme.house_shade)
        with QPainter(image) as painter:
            painter.setFont(self.font())
            painter.setPen(self.theme.ink)
            painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, text)
        return image

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page is not None and abs(self.viewport().width() - self._width) > 2:
            self._later.start()

    def fit_font(self) -> None:
        if self._page is not None:
            self._later.start()
