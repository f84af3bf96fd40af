"""Lays out a page of the manual as a text document: Markdown in the theme's colours and the program's font.

Pictures of terms stand in it, one for each theme, which `.build/draw_terms.py` draws with the painters of the program.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from sudoku_gui.render.fonts import monospaced, scaled
from sudoku_gui.render.own_document import blocks, fragments, selected
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.terms import SCHEME

_HEADS: Final = {1: 1.6, 2: 1.25, 3: 1.08}  # how much larger than text headings are, by level

_CODE: Final = 0.95  # the same of code within text

PICTURE: Final = "picture:"
"""The beginning of addresses of pictures of terms once their size is set."""

_OBJECT: Final = "\ufffc"
_LINE: Final = 128.0  # height of a line in percent: a page is read for longer than a label


def fill(document: QTextDocument, source: str, theme: Theme, font: QFont) -> None:
    """Show a source in Markdown."""
    document.setDefaultFont(font)
    document.setDocumentMargin(1.2 * QFontMetricsF(font).height())
    document.setMarkdown(source)
    em, all_at_once = QFontMetricsF(font).height(), QTextCursor(document)
    all_at_once.beginEditBlock()
    for block in blocks(document):
        _style_block(block, theme, font, em)
    for fragment in list(fragments(document)):
        _style_fragment(document, fragment, theme, font)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _style_table(frame, theme, em)
    all_at_once.endEditBlock()


def heading(document: QTextDocument, number: int) -> QTextBlock | None:
    """A heading of a page by its number, from 0."""
    heads = [block for block in blocks(document) if block.blockFormat().headingLevel()]
    return heads[number] if number < len(heads) else None


def _style_block(block: QTextBlock, theme: Theme, font: QFont, em: float) -> None:
    cursor, made = QTextCursor(block), QTextBlockFormat()
    level, letters = block.blockFormat().headingLevel(), QTextCharFormat()
    if level:
        made.setTopMargin((0.0 if level == 1 else 1.1) * em)
        made.setBottomMargin(0.35 * em)
        letters.setFont(_sized(font, _HEADS.get(level, 1.0)))
        letters.setForeground(theme.ink)
    elif block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
        made.setBackground(theme.house_shade)
        made.setLeftMargin(0.6 * em)
        made.setRightMargin(0.6 * em)
        letters.setFont(monospaced(font, _CODE))
    else:
        if _OBJECT not in block.text():
            made.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        is_tight = block.textList() is not None or QTextCursor(block).currentTable() is not None
        made.setBottomMargin((0.15 if is_tight else 0.6) * em)
    if letters.propertyCount():
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(letters)
    QTextCursor(block).mergeBlockFormat(made)


def _style_fragment(document: QTextDocument, fragment: QTextFragment, theme: Theme, font: QFont) -> None:
    present, letters = fragment.charFormat(), QTextCharFormat()
    if present.isImageFormat():
        if present.toImageFormat().name().startswith(SCHEME):
            _reserve_picture(selected(document, fragment), font)
        return
    if present.isAnchor():
        is_term = present.anchorHref().startswith(SCHEME)
        style = QTextCharFormat.UnderlineStyle
        letters.setUnderlineStyle(style.DotLine if is_term else style.SingleUnderline)
        letters.setForeground(theme.ink if is_term else theme.entry)
    elif present.fontFixedPitch():
        letters.setFont(monospaced(font, _CODE))
        letters.setBackground(theme.house_shade)
    else:
        return
    selected(document, fragment).mergeCharFormat(letters)


def _reserve_picture(cursor: QTextCursor, font: QFont) -> None:
    """Set the size of a picture of a term, which is loaded when it comes into sight."""
    picture = cursor.charFormat().toImageFormat()
    name = picture.name().removeprefix(SCHEME)
    size = term_size(name, font)
    picture.setName(f"{PICTURE}{name}")
    picture.setWidth(size.width())
    picture.setHeight(size.height())
    cursor.setCharFormat(picture)


def _style_table(table: QTextTable, theme: Theme, em: float) -> None:
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


WIDE: Final = 22.0  # of a picture of a term, in lines of text


def term_size(name: str, font: QFont) -> QSize:
    """The size of a picture among text in this font; all are equally wide."""
    wide = WIDE * QFontMetricsF(font).height()
    return QSizeF(wide, wide * _shape(name)).toSize()


def term_picture(name: str, theme: Theme, font: QFont, ratio: float = 1.0) -> QImage:
    """The picture of this name, which must exist, on the theme's paper."""
    image = _drawn(name, theme.name).scaled(
        term_size(name, font) * ratio,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    image.setDevicePixelRatio(ratio)
    return image


@cache
def _shape(name: str) -> float:
    """How much higher than wide a picture is, in every theme."""
    drawn = _drawn(name, "light")
    return drawn.height() / drawn.width()


def _drawn(name: str, theme: str) -> QImage:
    path = files("sudoku_gui.assets") / "help" / "terms" / theme / f"{name}.png"
    return QImage.fromData(path.read_bytes())
