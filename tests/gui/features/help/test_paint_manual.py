"""A page of the manual is dressed in the theme: headings, code, links, tables and room for pictures."""

import pytest
from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor, QTextDocument, QTextTable

from sudoku_gui.features.help import paint_manual
from sudoku_gui.features.help import paint_manual as manual_page
from sudoku_gui.render import theme

SOURCE = """# Head

Text with `code`, a [term](term:cover) and a [link](files.md).

![A picture](term:hide)

## Second

```
x = 1
```

| a | b |
|---|---|
| 1 | 2 |
"""


@pytest.fixture
def document(reference_font: QFont) -> QTextDocument:
    made = QTextDocument()
    manual_page.fill(made, SOURCE, theme.dark(), reference_font)
    return made


def letters(document: QTextDocument, text: str) -> QTextCharFormat:
    cursor = document.find(text)
    assert not cursor.isNull()
    return cursor.charFormat()


def test_headings_are_larger_and_are_found_by_their_number(document: QTextDocument) -> None:
    second = manual_page.heading(document, 1)
    assert second is not None
    assert second.text() == "Second"
    assert manual_page.heading(document, 2) is None
    sizes = [letters(document, text).font().pixelSize() for text in ("Head", "Second", "Text")]
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) == 3


def test_terms_have_dots_and_links_a_line(document: QTextDocument) -> None:
    style = QTextCharFormat.UnderlineStyle
    assert letters(document, "term").underlineStyle() is style.DotLine
    assert letters(document, "link").underlineStyle() is style.SingleUnderline
    assert letters(document, "link").foreground().color() == theme.dark().entry
    assert letters(document, "term").anchorHref() == "term:cover"


def test_code_has_its_own_background(document: QTextDocument) -> None:
    assert letters(document, "code").background().color() == theme.dark().house_shade
    block = document.find("x = 1").block()
    assert block.blockFormat().background().color() == theme.dark().house_shade


def test_tables_have_lines_of_the_theme(document: QTextDocument) -> None:
    (table,) = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert table.format().borderBrush().color() == theme.dark().thin_line


def test_a_picture_of_a_term_has_room_before_it_is_loaded(
    document: QTextDocument, reference_font: QFont
) -> None:
    cursor = QTextCursor(document.find("\ufffc"))
    picture = cursor.charFormat().toImageFormat()
    wanted = paint_manual.term_size("hide", reference_font)
    assert (round(picture.width()), round(picture.height())) == (wanted.width(), wanted.height())
    assert picture.name() == "picture:hide"
