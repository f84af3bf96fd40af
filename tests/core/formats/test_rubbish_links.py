"""Whatever becomes of a link, a game id or a list of grids on its way, reading it ends as expected."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FORMATS, FormatError, fpuzzles, lz_string

DATA = Path(__file__).parents[2] / "data" / "formats"
SAMPLES = {
    "fpuzzles.json": "fpuzzles",
    "fpuzzles_link.txt": "fpuzzles",
    "sudokupad_fpuzzles.txt": "sudokupad",
    "sudokupad_classic.txt": "sudokupad",
    "sudokuwiki_s9b.txt": "sudokuwiki",
    "sudokuwiki_162.txt": "sudokuwiki",
    "solo_id.txt": "tatham",
    "solo.sav": "tatham",
    "grids_euler.txt": "grids",
    "grids_judge.txt": "grids",
    "grids_blank.txt": "grids",
    "iss.txt": "iss",
    "grid.tex": "latex",
}


def ends_well(text: str, format_id: str) -> bool:
    """Whether a format answers as it should: whether it is its text, and with puzzles or the expected error."""
    row = formats.format_called(format_id)
    row.detects(text)
    try:
        return len(row.reads(text).puzzles) > 0
    except FormatError as error:
        return bool(error.message)


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_are_detected(name: str) -> None:
    """By what stands in them, whatever the file is called."""
    assert formats.load(DATA / name).format.id == SAMPLES[name]


@pytest.mark.parametrize("name", SAMPLES)
def test_every_truncation_is_read_or_refused(name: str) -> None:
    """What was cut off anywhere gives an error or what is still whole."""
    text = (DATA / name).read_text()
    assert all(ends_well(text[:length], SAMPLES[name]) for length in range(len(text)))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_flipped_bit_is_read_or_refused(name: str) -> None:
    """A damaged character gives an error or another puzzle, and never a crash."""
    text = (DATA / name).read_text()
    for at, char in enumerate(text):
        damaged = (chr(ord(char) ^ 1), chr(ord(char) ^ 128), "\0")[at % 3]
        assert ends_well(text[:at] + damaged + text[at + 1 :], SAMPLES[name])


@pytest.mark.parametrize(
    "unit", ["f-puzzles.com/", "sudokupad.app/?a=b&", "sudokuwiki.org/?bd=", "3x3:a_", "N4Ig", "~R1C1_8"]
)
@pytest.mark.parametrize("size", [100_000, 3_000_000])
def test_links_without_end_get_their_answer(unit: str, size: int) -> None:
    """Nothing takes time that grows faster than the text."""
    text = unit * (size // len(unit))
    for row in FORMATS:
        if row.id in SAMPLES.values():
            assert ends_well(text, row.id)


def test_a_bomb_in_a_link_is_refused() -> None:
    """A link of a few kilobytes that unpacks to megabytes is given up, whatever is in it."""
    bomb = lz_string.compress('{"grid":' + "[" * lz_string.MOST)
    assert len(bomb) < 10_000
    with pytest.raises(FormatError, match="far more than a puzzle"):
        fpuzzles.read_packed(bomb)
    for deep in ("[" * 30_000, '{"a":' * 9_000, "9" * 50_000):
        with pytest.raises(FormatError):
            fpuzzles.read_packed(lz_string.compress(deep))
