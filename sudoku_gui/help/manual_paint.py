"""A page of the manual as a text document: Markdown dressed in the theme's colours and the program's font."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from sudoku_gui.help import term_pictures
from sudoku_gui.render.fonts import monospaced, scaled
from sudoku_gui.render.theme import Theme

_HEADS: Final = {1: 1.6, 2: 1.25, 3: 1.08}
"""How much larger headings are than text, by level."""

_CODE: Final = 0.95
"""The same of code within text."""

TERM: Final = "term:"
"""What links and pictures of terms begin with."""

PICTURE: Final = "picture:"
"""What pictures of terms are called once there is room for them."""

_OBJECT: Final = "\ufffc"
_LINE: Final = 128.0
"""Height of a line in percent: a page is read for longer than a label."""


def fill(document: QTextDocument, source: str, theme: Theme, font: QFont) -> None:
    """Show a source in Markdown."""
    document.setDefaultFont(font)
    document.setDocumentMargin(1.2 * QFontMetricsF(font).height())
    document.setMarkdown(source)
    em, all_at_once = QFontMetricsF(font).height(), QTextCursor(document)
    all_at_once.beginEditBlock()
    for block in _blocks(document):
        _dress_block(block, theme, font, em)
    for mark in _marked(document):
        if mark.kind == "picture":
            _make_room(document, mark, font)
        else:
            _dress_letters(document, mark, theme, font)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, theme, em)
    all_at_once.endEditBlock()


def heading(document: QTextDocument, number: int) -> QTextBlock | None:
    """The number-th heading of a page, from 0."""
    heads = [block for block in _blocks(document) if block.blockFormat().headingLevel()]
    return heads[number] if number < len(heads) else None


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _dress_block(block: QTextBlock, theme: Theme, font: QFont, em: float) -> None:
    cursor, made = QTextCursor(block), QTextBlockFormat()
    level = block.blockFormat().headingLevel()
    if level:
        made.setTopMargin((0.0 if level == 1 else 1.1) * em)
        made.setBottomMargin(0.35 * em)
        letters = QTextCharFormat()
        letters.setFont(_sized(font, _HEADS.get(level, 1.0)))
        letters.setForeground(theme.ink)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(letters)
    elif block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
        made.setBackground(theme.house_shade)
        made.setLeftMargin(0.6 * em)
        made.setRightMargin(0.6 * em)
        letters = QTextCharFormat()
        letters.setFont(monospaced(font, _CODE))
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(letters)
    else:
        if _OBJECT not in block.text():
            made.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        is_tight = block.textList() is not None or QTextCursor(block).currentTable() is not None
        made.setBottomMargin((0.15 if is_tight else 0.6) * em)
    QTextCursor(block).mergeBlockFormat(made)


class _Mark(NamedTuple):
    """Letters from one place to another that are "code", a "term", a "link" or a "picture" of a term."""

    start: int
    end: int
    kind: str


def _marked(document: QTextDocument) -> list[_Mark]:
    found = []
    for block in _blocks(document):
        pieces = block.begin()
        while not pieces.atEnd():
            fragment = pieces.fragment()
            pieces += 1
            letters, start = fragment.charFormat(), fragment.position()
            if letters.isImageFormat():
                if letters.toImageFormat().name().startswith(TERM):
                    found.append(_Mark(start, start + fragment.length(), "picture"))
            elif letters.isAnchor():
                kind = "term" if letters.anchorHref().startswith(TERM) else "link"
                found.append(_Mark(start, start + fragment.length(), kind))
            elif letters.fontFixedPitch():
                found.append(_Mark(start, start + fragment.length(), "code"))
    return found


def _make_room(document: QTextDocument, mark: _Mark, font: QFont) -> None:
    """The pictures of terms are painted when they come in sight, and get their other name; until then their sizes do."""
    cursor = QTextCursor(document)
    cursor.setPosition(mark.start)
    cursor.setPosition(mark.end, QTextCursor.MoveMode.KeepAnchor)
    picture = cursor.charFormat().toImageFormat()
    name = picture.name().removeprefix(TERM)
    size = term_pictures.size(name, font).toSize()
    picture.setName(f"{PICTURE}{name}")
    picture.setWidth(size.width())
    picture.setHeight(size.height())
    cursor.setCharFormat(picture)


def _dress_letters(document: QTextDocument, mark: _Mark, theme: Theme, font: QFont) -> None:
    cursor, letters = QTextCursor(document), QTextCharFormat()
    cursor.setPosition(mark.start)
    cursor.setPosition(mark.end, QTextCursor.MoveMode.KeepAnchor)
    if mark.kind == "code":
        letters.setFont(monospaced(font, _CODE))
        letters.setBackground(theme.house_shade)
    else:
        style = QTextCharFormat.UnderlineStyle
        letters.setUnderlineStyle(style.DotLine if mark.kind == "term" else style.SingleUnderline)
        letters.setForeground(theme.ink if mark.kind == "term" else theme.entry)
    cursor.mergeCharFormat(letters)


def _dress_table(table: QTextTable, theme: Theme, em: float) -> None:
    made = table.format()
    made.setBorder(1)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBorderBrush(theme.thin_line)
    made.setBorderCollapse(True)
    made.setCellPadding(0.35 * em)
    made.setCellSpacing(0)
    made.setTopMargin(0.3 * em)
    made.setBottomMargin(0.8 * em)
    made.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(made)


def _sized(font: QFont, scale: float) -> QFont:
    sized = scaled(font, scale)
    sized.setBold(scale > 1)
    return sized
