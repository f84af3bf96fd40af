"""Whatever a text holds, readers of candidates answer, and the only error is the one that callers expect."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import GridError
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data"
SAMPLES = [
    "formats/hodoku_candidates.txt",
    "formats/hodoku_step.txt",
    "formats/hyphens.txt",
    "formats/library.txt",
    "formats/simple_sudoku_clipboard.txt",
    "formats/sukaku.txt",
    "formats/susser.txt",
    "formats/susser_short.txt",
    "formats/work.sdx",
    "formats/work.ss",
]
OTHERS = [
    "state.sdk",
    "ratings.txt",
    "simple_sudoku.ss",
    "qqwing.txt",
    "pzl.txt",
    "spreadsheet.tsv",
    "blanks.txt",
]
READERS = ["hodoku", "sukaku", "sdx", "pencilmarks", "ss", "framed", "rows", "line", "sdk"]
ALPHABET = st.sampled_from("1234567890.+*u:,|-IE# \n\t'_xX?A\x00\u0661\u00b2")


def outcome(data: bytes) -> list[Puzzle] | None:
    """The puzzles in these bytes, all of them looked at, or None where the expected error came."""
    try:
        reading = formats.read(formats.decode(data))
    except FormatError:
        return None
    assert all(other.puzzles[0] for other in reading.also)
    return list(reading.puzzles)


def answer(format_id: str, text: str) -> list[Puzzle] | None:
    """What one reader makes of a text that may not be its own, whether or not it knows it."""
    row = formats.format_called(format_id)
    row.detects(text)
    try:
        return list(row.reads(text).puzzles)
    except GridError:
        return None


@pytest.mark.parametrize("format_id", READERS)
@pytest.mark.parametrize("name", SAMPLES + OTHERS)
def test_every_reader_answers_to_every_sample(format_id: str, name: str) -> None:
    """It reads it or refuses it."""
    text = formats.decode((DATA / name).read_bytes()).replace("\r\n", "\n")
    assert answer(format_id, text) != []


@pytest.mark.parametrize("name", SAMPLES)
def test_every_truncation_is_read_or_refused(name: str) -> None:
    """A download that broke off anywhere gives an error or what arrived."""
    data = (DATA / name).read_bytes()
    assert outcome(data)
    for length in range(0, len(data), 1 + len(data) // 300):
        assert outcome(data[:length]) != []


@pytest.mark.parametrize("name", SAMPLES)
def test_every_damaged_byte_is_read_or_refused(name: str) -> None:
    """A flipped bit or a zero gives an error or another puzzle, and never a crash."""
    data = (DATA / name).read_bytes()
    for place in range(0, len(data), 1 + len(data) // 100):
        for byte in (data[place] ^ 1, data[place] ^ 8, 0):
            assert outcome(data[:place] + bytes([byte]) + data[place + 1 :]) != []


@pytest.mark.parametrize("format_id", READERS)
@settings(deadline=None, max_examples=40)
@given(text=st.text(ALPHABET, max_size=300))
def test_random_text_raises_nothing_else(format_id: str, text: str) -> None:
    """Characters that mean something to a reader, in any order."""
    assert answer(format_id, text) != []


@pytest.mark.parametrize("name", SAMPLES)
@settings(deadline=None, max_examples=30)
@given(data=st.data())
def test_pieces_in_any_order_are_read_or_refused(name: str, data: st.DataObject) -> None:
    """Lines and words left out, doubled and mixed up come from careless editing."""
    lines = (DATA / name).read_bytes().split(b"\n")
    assert outcome(b"\n".join(data.draw(st.lists(st.sampled_from(lines), max_size=40)))) != []


@pytest.mark.parametrize("format_id", READERS)
@pytest.mark.parametrize(
    "unit", [":", "+", "+1", "1", "1 ", "12 ", "| 12 ", "*,", "-1", "I019\n", "x1", "?", "\x00", "u1 ", "#"]
)
def test_long_lines_of_rubbish_get_their_answer(format_id: str, unit: str) -> None:
    """Nothing takes time that grows faster than the text, or this would never end."""
    for length in (100_000, 2_000_000):
        assert not answer(format_id, unit * (length // len(unit)))
