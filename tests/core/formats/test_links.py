"""Addresses are found in texts as people paste them, quickly and with their place."""

import re

import pytest

from solver_core.formats import Confidence, FormatError, links
from solver_core.formats.reading import SINGLE_LIMIT, line_and_column

ADDRESS = re.compile(r"example\.org/(\w+)")


def test_an_address_is_sure_but_not_in_a_remark() -> None:
    """There it may only say where a puzzle is from; and long texts are no links."""
    assert links.confidence("see <example.org/x>", ADDRESS) is Confidence.CERTAIN
    assert links.confidence("first line\n  #U example.org/x", ADDRESS) is Confidence.PERHAPS
    assert links.confidence("example.org/", ADDRESS) is Confidence.NONE
    for whole in ("<example.org/x>", "<https://example.org/x>", '<a href="https://example.org/x">'):
        assert links.confidence(whole, ADDRESS) is Confidence.CERTAIN
    for data in ('{"from": "example.org/x"}', "<?xml?><a>example.org/x</a>", "<game note='example.org/x'/>"):
        assert links.confidence(data, ADDRESS) is Confidence.PERHAPS
    assert links.confidence("example.org/x" + " " * SINGLE_LIMIT, ADDRESS) is Confidence.NONE


def test_places_count_from_one() -> None:
    text = "a\nb example.org/x"
    found = links.found_in(text, ADDRESS, "link.iss")
    assert line_and_column(text, found.start(1)) == (2, 15)
    assert line_and_column("x", 0) == (1, 1)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(
        FormatError, match="a link to the Interactive Sudoku Solver was not found; copy the whole link again"
    ):
        links.found_in("nothing", ADDRESS, "link.iss")
