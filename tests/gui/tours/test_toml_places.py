"""Line and column of what is wrong in a file of a tour, in all the ways in which TOML writes a key."""

import re

import pytest

from sudoku_gui.tours import collection
from sudoku_gui.tours.bounded_toml import place_of
from tests.amounts import each

TEXT = r'''id = "a"  # id2 = 3
title.en = """
look = "no key"
[[stops]] and 'quotes' \""" of a text
"""
title . zh_CN = '''
TEXT += """'''
at = 3
'''

[[stops]]  # the first
  watch = { sample = "x", rule = "first" }
at = [
  [3],
  ["size = 2", "a"],
]
choices = [{ en = "look = 2" }, { en = "b" }]
look = "{[" # {

[[stops]]
text.en = "x"
[stops.watch]
sample = "y"
[stops.point]
column = "z"
"""


@pytest.mark.parametrize("text", [TEXT, TEXT.replace("\n", "\r\n")], ids=["lf", "crlf"])
@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("id", (1, 1)),
        ("title", (2, 1)),
        ("title.zh_CN", (6, 1)),
        ("stops.1", (10, 1)),
        ("stops.1.watch", (11, 3)),
        ("stops.1.watch.rule", (11, 27)),
        ("stops.1.at", (12, 1)),
        ("stops.1.look", (17, 1)),
        ("stops.2.text.en", (20, 1)),
        ("stops.2.watch", (21, 1)),
        ("stops.2.watch.sample", (22, 1)),
        ("stops.2.point.column", (24, 1)),
    ],
)
def test_a_key_is_found_however_it_is_written(text: str, path: str, place: tuple[int, int]) -> None:
    """What looks like a key in a text, a comment or a list is none."""
    assert place_of(text, path.split(".")) == place


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("stops.1.text", (10, 1)),
        ("stops.1.watch.seed", (11, 3)),
        ("stops.1.choices.en", (16, 1)),
        ("stops.3.text", (10, 1)),
        ("minutes", (None, None)),
    ],
)
def test_what_is_missing_is_placed_where_it_belongs(path: str, place: tuple[int, int]) -> None:
    assert place_of(TEXT, path.split(".")) == place


def test_the_keys_of_all_tours_are_found() -> None:
    """Each at the beginning of its line, as these files are written."""
    for tour in each([found.tour for found in collection.shipped() if found.tour is not None]):
        for stop in each(tour.stops):
            for key in each(stop.texts()):
                name = key.split("[")[0]
                line, column = place_of(tour.source, ["stops", str(stop.number), name])
                assert line is not None
                assert column == 1
                lines = tour.source.split("\n")
                assert re.match(rf"{name}\b", lines[line - 1])
                assert lines[:line].count("[[stops]]") == stop.number
