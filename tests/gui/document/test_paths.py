"""A file's name is shown as text, stored as text, and opens the same file again, whatever bytes it has."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from sudoku_gui.document import paths

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="names are bytes in POSIX")

NAMES = [b"plain.sdk", b"caf\xe9.sdk", "数独 é.sdk".encode(), b"a\nb%25.sdk", b"\xff\xfe", b"x" * 255]


@posix_only
@pytest.mark.parametrize("name", NAMES)
def test_a_path_is_stored_as_text_and_restored(name: bytes) -> None:
    path = os.fsdecode(b"/some folder/" + name)
    assert paths.restored(paths.stored(path)) == path
    paths.stored(path).encode()


def test_a_path_that_is_text_is_stored_as_it_is() -> None:
    for path in ("/home/me/a%20b.sdk", "C:\\Users\\me\\ä.sdk", "", "file.sdk"):
        assert paths.stored(path) == paths.restored(path) == path


@posix_only
@pytest.mark.parametrize("name", NAMES)
def test_names_are_shown_in_one_line(name: bytes) -> None:
    shown = paths.shown(Path(os.fsdecode(b"/folder/" + name)))
    shown.encode()
    assert shown.isprintable()
    assert "folder" in paths.shown_in_full(Path(os.fsdecode(b"/folder/" + name)))


def test_a_long_name_keeps_its_beginning_and_its_ending() -> None:
    short = paths.shortened("begin" + 250 * "x" + ".sdk")
    assert len(short) == paths.LONGEST
    assert short.startswith("begin")
    assert short.endswith(".sdk")
    assert paths.shortened("mine.sdk") == "mine.sdk"


@posix_only
@pytest.mark.parametrize("name", NAMES)
def test_a_url_names_a_file_to_the_last_byte(tmp_path: Path, name: bytes) -> None:
    """As file managers write them; Qt alone would lose what is no UTF-8."""
    path = tmp_path / os.fsdecode(name)
    assert paths.of_url(QUrl(path.as_uri())) == path
    assert paths.of_url(QUrl.fromLocalFile("/a b/ü.sdk")) == Path("/a b/ü.sdk")


@posix_only
def test_a_name_that_qt_has_guessed_leads_to_the_file_that_looks_so(tmp_path: Path) -> None:
    real = tmp_path / os.fsdecode(b"caf\xe9\xe8.sdk")
    try:
        real.touch()
    except OSError:
        pytest.skip("names are UTF-8 here")
    guessed = str(tmp_path / "caf\ufffd.sdk")
    assert paths.of_qt(guessed) == real
    (tmp_path / os.fsdecode(b"caf\xff.sdk")).touch()
    assert paths.of_qt(guessed) == Path(guessed)
    assert paths.of_qt(str(tmp_path / "none\ufffd")) == tmp_path / "none\ufffd"
    assert paths.of_qt(str(tmp_path / "nowhere" / "\ufffd")) == tmp_path / "nowhere" / "\ufffd"


@posix_only
def test_qt_gets_no_name_that_it_would_change() -> None:
    odd = Path(os.fsdecode(b"/fol\xe9der/caf\xe9.sdk"))
    assert paths.for_qt(odd) is None
    assert paths.folder_for_qt(str(odd.parent)) == ""
    assert paths.suggested(odd) == "caf_.sdk"
    assert paths.for_qt(Path("/ü/é.sdk")) == "/ü/é.sdk"
