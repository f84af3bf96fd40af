"""XML and JSON of other kinds are named, and never stand in the way of a format that finds a puzzle."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError

DATA = Path(__file__).parents[2] / "data" / "formats"
LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def refusal(text: str) -> str:
    with pytest.raises(FormatError) as raised:
        formats.read(text)
    return str(raised.value)


def test_other_xml_is_named_by_its_root() -> None:
    assert "this is XML of another kind: its root is <gpx>" in refusal(
        (DATA / "foreign/track.gpx").read_text()
    )
    assert "its root is <html>" in refusal("<!DOCTYPE html>\n<html><body>|</body></html>")


def test_xml_without_a_root_is_reported_what_it_lacks() -> None:
    assert "not well-formed XML: no element found" in refusal('<?xml version="1.0"?>\n')


def test_other_json_is_named_by_its_keys() -> None:
    assert "with 'type', 'features' in it" in refusal((DATA / "foreign/places.json").read_text())
    assert "without a name in it" in refusal("{}")
    assert "without a name in it" in refusal("[1, 2]")
    many = "{" + ",".join(f'"{"k" * 1000}{i}": 1' for i in range(100)) + "}"
    assert len(refusal(many)) < 400


def test_broken_json_is_reported_where() -> None:
    assert refusal('{"a":\n 1,}').startswith("line 2, column ")
    assert "characters" in refusal("[" + "1," * 2_200_000)


@pytest.mark.parametrize("text", [f"<html>\n<p>{LINE}</p>\n</html>", f'{{"a":\n"{LINE}"}}', f'["{LINE}"]'])
def test_puzzles_in_them_are_found(text: str) -> None:
    assert str(formats.read(text).puzzles[0].givens) == LINE
