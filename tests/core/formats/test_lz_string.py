"""Packed links are unpacked as the sites do it, and no packing makes the program run out of memory or time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.formats.links.lz_string import MOST, compress, decompress
from solver_core.formats.reading import FormatError

EMPTY_BY_THE_SITE = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA=="
"""What f-puzzles makes of an empty board of three rows."""
EMPTY = '{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}'


def test_a_link_of_the_site_is_unpacked_and_packed_to_the_letter() -> None:
    """The stream is the site's own: the same bits in the same order, padding too."""
    assert decompress(EMPTY_BY_THE_SITE) == EMPTY
    assert compress(EMPTY) == EMPTY_BY_THE_SITE
    assert (compress(""), decompress("Q===")) == ("Q===", "")


@given(st.text(max_size=200) | st.text("ab", max_size=300))
def test_what_is_packed_is_unpacked(text: str) -> None:
    """Any text survives, also characters beyond the first 65,536 and long repetitions."""
    assert decompress(compress(text)) == text


def test_what_stands_behind_the_end_does_not_matter() -> None:
    """A link in a sentence may have words behind it that look like base 64."""
    assert decompress(EMPTY_BY_THE_SITE.rstrip("=") + "isMyPuzzle") == EMPTY


def test_every_cut_is_refused() -> None:
    """A link that was cut off anywhere is said to be so, and is no other text."""
    stream = EMPTY_BY_THE_SITE.rstrip("=")
    for length in range(len(stream) - 1):
        with pytest.raises(FormatError, match="damaged or cut off"):
            decompress(stream[:length])


@given(st.text("ABCQgwz019+/", max_size=400))
def test_any_characters_are_unpacked_or_refused(packed: str) -> None:
    try:
        assert isinstance(decompress(packed), str)
    except FormatError as error:
        assert "link" in error.message  # noqa: PT017 - both outcomes are right


def test_a_bomb_is_refused() -> None:
    """Few characters that unpack to millions are given up early."""
    bomb = compress("a" * (MOST + 1))
    assert len(bomb) < 10_000
    with pytest.raises(FormatError, match="far more than a puzzle"):
        decompress(bomb)


def test_foreign_characters_are_named() -> None:
    with pytest.raises(FormatError, match="damaged or cut off"):
        decompress("N4Ig-zgl")
