"""What holds no Sudoku is named, never opened, and never stands in the way of a format that finds a puzzle."""

import io
import zipfile
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError
from solver_core.formats.data import hsol

DATA = Path(__file__).parents[2] / "data" / "formats"
LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
OBJECTS = """<?xml version="1.0" encoding="UTF-8"?>
<java version="1.8.0_202" class="java.beans.XMLDecoder">
 <object class="sudoku.Sudoku2"><void property="score"><int>1</int></void></object>
</java>
"""
MANY = "{" + ",".join(f'"{"k" * 1000}{i}": 1' for i in range(100)) + "}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ((DATA / "foreign/track.gpx").read_text(), "this is XML of another kind: its root is <gpx>"),
        ("<!DOCTYPE html>\n<html><body>|</body></html>", "its root is <html>"),
        ('<?xml version="1.0"?>\n', "not well-formed XML: no element found"),
        ((DATA / "foreign/places.json").read_text(), "with 'type', 'features' in it"),
        ("{}", "without a name in it"),
        ("[1, 2]", "without a name in it"),
        (MANY, "with 'kkk"),
        ('{"a":\n 1,}', "line 2, column "),
        ("[" + "1," * 2_200_000, "characters"),
        (OBJECTS, "with Java objects"),
    ],
    ids=lambda text: text[:20],
)
def test_what_it_is_or_lacks_is_named(text: str, message: str) -> None:
    with pytest.raises(FormatError) as raised:
        formats.read(text)
    assert message in str(raised.value)
    assert len(str(raised.value)) < 400


@pytest.mark.parametrize("text", [f"<html>\n<p>{LINE}</p>\n</html>", f'{{"a":\n"{LINE}"}}', f'["{LINE}"]'])
def test_puzzles_in_them_are_found(text: str) -> None:
    assert str(formats.read(text).puzzles[0].givens) == LINE


def packed(name: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, OBJECTS)
    return buffer.getvalue()


def test_a_file_of_hodoku_is_refused_with_the_reason(tmp_path: Path) -> None:
    """It holds Java objects; other archives are none of them."""
    path = tmp_path / "mine.hsol"
    path.write_bytes(packed("SudokuData"))
    with pytest.raises(FormatError, match="opening one can run code, so it is not opened; in HoDoKu choose"):
        formats.load(path)
    assert formats.format_called("hsol").detects(OBJECTS) is Confidence.CERTAIN
    assert not hsol.holds_objects(packed("content.xml"))
    assert not hsol.holds_objects(b"PK\x03\x04")
    with pytest.raises(FormatError, match="not a text file"):
        formats.decode(packed("content.xml"))
