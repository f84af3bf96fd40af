"""What stands around a puzzle is taken off, and what only looks like that is left alone."""

import textwrap

import pytest

from solver_core import formats
from solver_core.formats import FormatError, surroundings
from tests.core.formats.samples import LINE

ROWS = textwrap.fill(LINE, 9) + "\n"


def test_marks_are_taken_off_where_every_line_has_them() -> None:
    assert surroundings.unquoted("> a\n>\n\n>> b\n") == "a\n\n\nb\n"
    assert surroundings.unquoted("> a\nb\n") == "> a\nb\n"
    assert surroundings.unquoted(" \n") == " \n"


def test_only_wholly_escaped_texts_are_unescaped() -> None:
    """A tag or a quotation mark that stands as itself shows that the rest is meant as it is."""
    assert surroundings.unescaped("&lt;a b=&quot;c&quot;/&gt;") == '<a b="c"/>'
    assert surroundings.unescaped("{&quot;a&quot;: 1}") == '{"a": 1}'
    for text in ("&lt;a&gt;<b/>", '{&quot;a": 1}', f"{LINE} &lt;b&gt;", "&amp;lt;"):
        assert surroundings.unescaped(text) == text


def test_data_among_words_keeps_its_lines() -> None:
    assert surroundings.data_in('Look:\n\n{"a": 1}\nYours\n') == '\n\n{"a": 1}'
    assert surroundings.data_in("<a/>\n\nHave fun!\n") == "<a/>"
    for text in ("<a/>\n", "<a/>\n<b", "words only\n", "[Puzzle]\n1 > 2\n"):
        assert not surroundings.data_in(text)


@pytest.mark.parametrize("end", ["end", "END ", "xx4xxxxxx", "1 2 3"])
def test_characters_of_puzzles_are_not_words(end: str) -> None:
    assert f"{ROWS}{end}\n" not in {*surroundings.others(f"{ROWS}{end}\n")}
    assert all(end in other for other in surroundings.others(f"{ROWS}{end}\n"))


def test_words_behind_are_taken_off_alone_first() -> None:
    first, second, both = surroundings.others(f"For you\n{ROWS}Have fun\n")
    assert (first, second) == (f"\n{ROWS}Have fun\n\n", f"For you\n{ROWS}")
    assert both == f"\n{ROWS}"


def test_blanks_that_an_editor_took_away_are_put_back() -> None:
    """Nine lines, of which at least one still shows how wide they were."""
    wide = ROWS.replace(".", " ")
    trimmed = "".join(f"{line.rstrip()}\n" for line in wide.split("\n")[:9])
    assert trimmed != wide
    expected = formats.read(ROWS).puzzles[0]
    assert formats.read(trimmed).puzzles[0] == expected
    assert formats.read("".join(f"{line}   \n" for line in wide.split("\n")[:9])).puzzles[0] == expected


def test_the_first_error_is_the_one_that_is_reported() -> None:
    with pytest.raises(FormatError, match="line 1, column 1: 'F' is not a cell"):
        formats.read("For you\n12345\n")
