"""Whatever a file holds, reading it ends, and the only error is the one that callers expect."""

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data"
SAMPLES = [
    "state.sdk",
    "sudocue.sdk",
    "collection.sdm",
    "ratings.txt",
    "judge.txt",
    "simple_sudoku.ss",
    "hodoku_frame.txt",
    "qqwing.txt",
    "pzl.txt",
    "clipboard.txt",
    "nine_lines.txt",
    "blanks.txt",
    "spreadsheet.tsv",
]
ALPHABET = st.sampled_from("123456789.0_* \t\n\r,;|-+#[]PuzleStIE:x\x0b\u2028\ufeff\xa0")


def outcome(data: bytes) -> list[Puzzle] | None:
    """The puzzles in these bytes, all of them looked at, or None where the expected error came."""
    try:
        reading = formats.read(formats.decode(data))
    except FormatError:
        return None
    return list(reading.puzzles)


@settings(deadline=None)
@given(st.binary(max_size=400))
@example(b"\xff\xfe\x00")
@example(b"\xfe\xff")
@example(b"\xef\xbb\xbf")
def test_random_bytes_raise_nothing_else(data: bytes) -> None:
    """No file makes the reader fall over."""
    assert outcome(data) != []


@settings(deadline=None, max_examples=300)
@given(st.text(ALPHABET, max_size=400) | st.text(max_size=300))
@example(f"{'.' * 81}\x0b")
@example("#\n#\n" + "." * 82)
@example("[State]")
@example("3, 3")
def test_random_text_raises_nothing_else(text: str) -> None:
    """Nor does text from the characters that mean something to a reader."""
    assert outcome(text.encode("utf-8")) != []


@pytest.mark.parametrize("name", SAMPLES)
def test_every_truncation_is_read_or_refused(name: str) -> None:
    """A download that broke off anywhere gives an error or the puzzles that arrived."""
    data = (DATA / name).read_bytes()
    assert outcome(data)
    for length in range(len(data)):
        assert outcome(data[:length]) != []


@pytest.mark.parametrize("name", SAMPLES)
def test_every_flipped_bit_is_read_or_refused(name: str) -> None:
    """A damaged disk gives an error or another puzzle, and never a crash."""
    data = (DATA / name).read_bytes()
    for place in range(len(data)):
        for bit in (0, 3, 7):
            assert outcome(data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]) != []


@pytest.mark.parametrize("name", SAMPLES)
@settings(deadline=None, max_examples=50)
@given(data=st.data())
def test_lines_in_any_order_are_read_or_refused(name: str, data: st.DataObject) -> None:
    """Lines left out, doubled and mixed up come from careless editing."""
    lines = (DATA / name).read_bytes().split(b"\n")
    picked = data.draw(st.lists(st.sampled_from(lines), max_size=30))
    assert outcome(b"\n".join(picked)) != []


@pytest.mark.parametrize(
    "unit", ["\n", " ", ".", "x\n", "#\n", "[", "[\n", "|", "|\n", "1\n", " \n", "[a]\n", "#A\n"]
)
def test_megabytes_of_rubbish_get_their_answer_at_once(unit: str) -> None:
    """Nothing takes time that grows faster than the text, or this would never end."""
    assert outcome(unit.encode() * (4_000_000 // len(unit))) is None
    assert outcome(unit.encode() * (100_000 // len(unit))) is None
