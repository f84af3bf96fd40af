"""Whatever XML, JSON or share string a program's reader is handed, it reads or refuses it."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FORMATS, FormatError
from solver_core.sudoku.grid_text import GridError

DATA = Path(__file__).parents[2] / "data"
SAMPLES = {
    "opensudoku_v1.opensudoku": "opensudoku",
    "opensudoku_v2.opensudoku": "opensudoku",
    "opensudoku_v3.opensudoku": "opensudoku4",
    "game.ksudoku": "ksudoku",
    "dhancock_v0.sdku": "dhancock",
    "dhancock_v2.sdku": "dhancock",
    "gnome.save": "gnome",
    "gnome_share.txt": "gnome_share",
    "board.json": "board_json",
    "track.gpx": "foreign_xml",
    "places.json": "foreign_json",
}
IDS = sorted(set(SAMPLES.values()))


def is_survived(text: str, format_id: str) -> bool:
    """Does this format's reader answer with puzzles, or with the expected error?"""
    row = formats.format_called(format_id)
    row.detects(text)
    try:
        return len(row.reads(text).puzzles) > 0
    except GridError as error:
        return len(str(error)) < 1000


@pytest.mark.parametrize("name", SAMPLES)
def test_every_truncation_is_read_or_refused(name: str) -> None:
    """A download that broke off anywhere."""
    text = (DATA / "formats" / name).read_text()
    assert all(is_survived(text[:length], SAMPLES[name]) for length in range(len(text)))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_flipped_bit_is_read_or_refused(name: str) -> None:
    """A damaged disk; every third byte of the longer files."""
    data = (DATA / "formats" / name).read_bytes()
    for place in range(0, len(data), 3 if len(data) > 500 else 1):
        for bit in (0, 4, 7):
            damaged = data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]
            assert is_survived(damaged.decode("latin-1"), SAMPLES[name])


@pytest.mark.parametrize("format_id", IDS)
def test_every_other_sample_is_read_or_refused(format_id: str) -> None:
    """Readers are asked only for what is theirs, but must not rely on it."""
    for path in sorted(path for path in DATA.rglob("*") if path.is_file()):
        assert is_survived(path.read_bytes().decode("latin-1"), format_id)


@pytest.mark.parametrize("format_id", IDS)
@pytest.mark.parametrize(
    "unit",
    [
        "\0",
        "<",
        "<a>",
        "<a/>",
        "<!--",
        "<!DOCTYPE a [",
        "&#0;",
        "&x;",
        "[",
        "{",
        '{"a":',
        '"',
        '\\"',
        "[],",
        "#",
        "|",
        "9",
    ],
)
def test_megabytes_of_one_sign_get_their_answer(unit: str, format_id: str) -> None:
    """In every size, alone and behind a beginning that is right."""
    beginning = (DATA / "formats" / next(name for name in SAMPLES if SAMPLES[name] == format_id)).read_text()
    for size in (2, 100_000, 300_000):
        rubbish = unit * (size // len(unit) + 1)
        assert is_survived(rubbish, format_id)
        assert is_survived(beginning[: len(beginning) // 2] + rubbish, format_id)


@pytest.mark.parametrize("format_id", IDS)
@settings(deadline=None, max_examples=30)
@given(text=st.text(st.sampled_from('<>/&;="{}[]:,#|\\ \n019abcdefgame-')) | st.text())
def test_any_text_is_read_or_refused(format_id: str, text: str) -> None:
    """Signs that mean something, and all others."""
    assert is_survived(text, format_id)


@pytest.mark.parametrize("name", SAMPLES)
def test_no_sample_is_taken_for_another(name: str) -> None:
    """Exactly one of these formats is certain of it, and it is the one that is told."""
    text = (DATA / "formats" / name).read_text()
    certain = [row.id for row in FORMATS if row.detects(text) is formats.Confidence.CERTAIN]
    assert len(certain) == (0 if SAMPLES[name].startswith("foreign") else 1)
    if not certain:
        with pytest.raises(FormatError, match="of another kind"):
            formats.read(text)
    else:
        assert formats.read(text).format.id == certain[0]
