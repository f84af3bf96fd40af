"""Whatever a text holds, every reader answers with puzzles or with the one expected error, in time that grows as it."""

import random
import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FORMATS, Confidence
from tests.amounts import some, spread
from tests.core.formats import hostile
from tests.core.formats.hostile import answers, ends_well

SAMPLES = hostile.samples()
UNITS = [
    *(
        *("\n", " ", ".", "x\n", "#\n", "[", "[\n", "|", "1", "1\n", "[a]\n", "#A\n", ":", "+1", "12 "),
        *("| 12 ", "*,", "-1"),
    ),
    *("I019\n", "\0", "<", "<a>", "<a/>", "<!--", "<!DOCTYPE a [", "&#0;", "&x;", '{"a":', '"', '\\"', "[],"),
    *("f-puzzles.com/", "sudokupad.app/?a=b&", "sudokuwiki.org/?bd=", "3x3:a_", "N4Ig", "~R1C1_8"),
]
SIGNS = "1234567890.+*_u:,;|-#IE[]{}<>/&=\"\\'?~@PuzleStXgame \n\t\r\x00\x0b\u0661\u00b2\u2028\ufeff\xa0"

OTHERS = (b"\0", b'"', b'"\n"', b",\t")
"""What may stand instead of a byte."""


@given(st.binary(max_size=400))
@example(b"\xff\xfe\x00")
@example(b"\xfe\xff")
@example(b"\xef\xbb\xbf")
def test_random_bytes_are_answered(data: bytes) -> None:
    assert ends_well(data)


@settings(max_examples=some(60))
@given(st.text(st.sampled_from(SIGNS), max_size=400) | st.text(max_size=300))
@example(f"{'.' * 81}\x0b")
@example("#\n#\n" + "." * 82)
@example("[State]")
@example("3, 3")
def test_random_text_is_answered(text: str) -> None:
    assert ends_well(text.encode("utf-8"))


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.id)
@settings(max_examples=some(20))
@given(text=st.text(st.sampled_from(SIGNS), max_size=300) | st.text())
def test_each_reader_answers_random_text(row: formats.Format, text: str) -> None:
    assert answers(row.id, text)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_file_cut_off_anywhere_is_answered(name: str) -> None:
    format_id, data = SAMPLES[name]
    step = 1 + len(data) // some(60)
    for length in range(random.randrange(step), len(data), step):
        assert ends_well(data[:length]), length
        assert answers(format_id, data[:length].decode("latin-1")), length


@pytest.mark.parametrize("name", SAMPLES)
def test_a_file_with_a_wrong_byte_is_answered(name: str) -> None:
    format_id, data = SAMPLES[name]
    step = 1 + len(data) // some(30)
    for place in range(random.randrange(step), len(data), step):
        for wrong in spread([bytes([data[place] ^ 1]), bytes([data[place] ^ 128]), *OTHERS]):
            damaged = data[:place] + wrong + data[place + 1 :]
            assert ends_well(damaged), (place, wrong)
            assert answers(format_id, damaged.decode("latin-1")), (place, wrong)


@pytest.mark.parametrize("name", SAMPLES)
@settings(max_examples=some(15))
@given(chance=st.randoms(use_true_random=False))
def test_lines_left_out_doubled_and_mixed_up_are_answered(name: str, chance: random.Random) -> None:
    lines = SAMPLES[name][1].split(b"\n")
    assert ends_well(b"\n".join(chance.choices(lines, k=chance.randrange(40))))


@pytest.mark.parametrize("unit", UNITS)
def test_much_of_the_same_is_answered_in_time(unit: str) -> None:
    """Time that grows faster than the text would exceed the limit; also behind a beginning that is right."""
    started = time.process_time()
    beginnings = {format_id: data[: len(data) // 2].decode("latin-1") for format_id, data in SAMPLES.values()}
    assert ends_well(unit.encode() * (150_000 // len(unit)))
    for format_id, beginning in spread(beginnings.items()):
        for size in (2, 10_000):
            rubbish = unit * (size // len(unit) + 1)
            assert answers(format_id, rubbish)
            assert answers(format_id, beginning + rubbish)
    assert time.process_time() - started < 3


@pytest.mark.parametrize(
    "name", [name for name in SAMPLES if SAMPLES[name][0] in {"opensudoku", "ksudoku", "gnome"}]
)
def test_no_sample_of_markup_is_certain_to_two_formats(name: str) -> None:
    format_id, data = SAMPLES[name]
    text = formats.decode(data)
    assert [row.id for row in FORMATS if row.detects(text) is Confidence.CERTAIN] == [format_id]
