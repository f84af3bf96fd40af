"""TOML that takes long or fills the memory is refused; all else is read as by Python, with the place of each key."""

import re
import time
import tomllib
import tracemalloc
from datetime import date
from typing import Final

import pytest

from sudoku_gui.features.tours import bounded_toml, collection
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours.bounded_toml import MOST_CHARACTERS, TomlError, place_of
from sudoku_gui.features.tours.tour import TourError
from tests.amounts import each

BOMBS: Final = {
    "a key of many parts": ".".join("a" * 6000) + " = 1",
    "with blanks between": " . ".join("a" * 6000) + " = 1",
    "of quoted parts": ".".join(['"a"'] * 6000) + " = 1",
    "a table of many parts": f"[{'.'.join('a' * 6000)}]",
    "many long keys": "\n".join(
        ".".join(f"k{row}x{part}" for part in range(17)) + " = 1" for row in range(480)
    ),
    "many tables": "".join(f"[a{row}]\n" for row in range(7000)),
    "tables of many parts": "\n".join(
        f"[{'.'.join(f'k{row}x{k}' for k in range(17))}]" for row in range(400)
    ),
    "lists in lists": "a = " + "[" * 6000,
    "tables in tables": "a = " + "{a = " * 6000,
    "many lists": f"a = [{'[],' * 20_000}]",
    "many tables in a list": f"a = [{'{a = 1},' * 7000}]",
    "a long number": "a = " + "9" * 5000,
    "a long number with signs between": "a = " + "1_" * 5000 + "1",
    "a long hexadecimal number": "a = 0x" + "f" * 60_000,
    "a long exponent": "a = 1e" + "9" * 60_000,
    "an unfinished text": 'a = """' + 'x"' * 30_000,
    "many quotes in an unfinished line": 'a = "' + '\\"' * 32_000,
    "many quotes in an unfinished text": 'a = """' + '\\"""\n' * 13_000,
    "many escapes": 'a = "' + "\\n" * 30_000 + '"',
    "a date that is none": "a = 2026-02-31",
    "a time that is none": "a = 25:61:61",
    "half a character": 'a = "\\ud800"',
    "nothing but brackets": "]" * 60_000,
    "zeros": "\0" * 60_000,
    "too much": "#" * (MOST_CHARACTERS + 1),
}
MOST: Final = 50 << 20
"""Bytes that may be taken."""
LONGEST: Final = 30.0
"""Seconds of work; memory that is watched makes it ten times slower, at 7 for the worst."""


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_bomb_takes_little_memory_and_ends_in_an_error_with_its_place(bomb: str) -> None:
    began = time.process_time()
    tracemalloc.start()
    try:
        with pytest.raises(TourError, match=r"^small\.toml: "):
            tours.read(bomb, name="small.toml")
    finally:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < MOST
    assert time.process_time() - began < LONGEST


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c = [1, [2, {d = 3}]]",
        'a = "..................... [[[[[[[[[[[[[[[[[[[[[[["',
        "a = '''\n.....................\n[[[[[[[[[[[[[[[[[[[[[[['''",
        'a = """\n"" ..................... \\""" {{{{{{{{{{{{{{{{{{{{{{{{ """',
        "# it's ..................... \"[[[[[[[[[[[[[[[[[[[[[[[\na = 1",
        f'a = "{"9" * 5000}"',
        'a = """x"""""\nb = 1',
        'a = """\nWait... and see... and so on ... 1. 2. 3. 4. 5. 6."""',
        "a = 2026-02-28",
    ],
)
def test_toml_is_read_as_by_the_standard_library(text: str) -> None:
    assert bounded_toml.parsed(text) == tomllib.loads(text)


def test_toml_is_read_with_its_own_types() -> None:
    assert bounded_toml.parsed("a = 2026-02-28\r\nb.c = 1") == {"a": date(2026, 2, 28), "b": {"c": 1}}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = 1\na = 2\n", "line 2, column 6: this key or table stands twice"),
        ("[a]\n[a]\n", "line 2, column 3: this key or table stands twice"),
        ("a = {b = 1, b = 2}", "this key or table stands twice"),
        ("a = [1,\nb = 2", "line 2, column 1: this is not a value; write a text"),
        ("a = [1,\n", "a text, list or table has no end"),
        ('a = "x\nb = 1', "line 1, column 7: a text, list or table has no end"),
        ('a = """x', "line 1: a text, list or table has no end"),
        ("[a\nb = 1", "a text, list or table has no end"),
        ('a = "C:\\q"', "a backslash begins a special character"),
        ("a = yes\n", "line 1, column 5: this is not a value"),
        ("a = “x”\n", "this is not a value"),
        ("a 3\n", "line 1, column 3: a key is followed by ="),
        ('a = "x" y\n', "line 1, column 9: something follows the value"),
        ("= 3", "line 1, column 1: this is not TOML"),
    ],
)
def test_a_slip_of_the_pen_is_reported_with_what_helps(text: str, said: str) -> None:
    """What Python's reader says is English; what it means is said in the user's language."""
    with pytest.raises(TomlError) as raised:
        bounded_toml.parsed(text)
    assert said in str(raised.value)


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
        *(("stops.1.text", (10, 1)), ("stops.1.watch.seed", (11, 3)), ("stops.1.choices.en", (16, 1))),
        *(("stops.3.text", (10, 1)), ("minutes", (None, None))),
    ],
)
def test_a_key_is_found_or_placed_where_it_belongs(text: str, path: str, place: tuple[int, int]) -> None:
    """What looks like a key in a text, a comment or a list is none; the last five are missing."""
    assert place_of(text, path.split(".")) == place


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
