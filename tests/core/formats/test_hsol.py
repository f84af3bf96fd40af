"""HoDoKu's own files hold Java objects; they are known, and never opened."""

import io
import zipfile
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError, hsol

UNPACKED = """<?xml version="1.0" encoding="UTF-8"?>
<java version="1.8.0_202" class="java.beans.XMLDecoder">
 <object class="sudoku.Sudoku2"><void property="score"><int>1</int></void></object>
</java>
"""


def packed(name: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, UNPACKED)
    return buffer.getvalue()


def test_a_file_of_hodoku_is_refused_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "mine.hsol"
    path.write_bytes(packed("SudokuData"))
    with pytest.raises(FormatError, match="opening one can run code, so it is not opened; in HoDoKu choose"):
        formats.load(path)


def test_its_unpacked_text_is_refused_too() -> None:
    assert hsol.detect(UNPACKED) is Confidence.CERTAIN
    with pytest.raises(FormatError, match="with Java objects"):
        formats.read(UNPACKED, ".xml")


def test_other_archives_are_none_of_them() -> None:
    assert not hsol.holds_objects(packed("content.xml"))
    assert not hsol.holds_objects(b"PK\x03\x04")
    with pytest.raises(FormatError, match="not a text file"):
        formats.decode(packed("content.xml"))
