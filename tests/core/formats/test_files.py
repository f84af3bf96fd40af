"""Loading bounded, storing whole or not at all."""

import os
import stat
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.formats.lists.one_by_one import OneByOne
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import LINE

OLD = "old\n"


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


posix_only = pytest.mark.skipif(sys.platform == "win32", reason="modes and pipes as in POSIX")


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.sdk"
    path.write_text(OLD)
    return path


def test_stored_puzzles_are_loaded(tmp_path: Path) -> None:
    """A new file appears, with line feeds and nothing beside it."""
    path = tmp_path / "new.sdm"
    formats.store(path, f"{LINE}\n{LINE}\n")
    assert path.read_bytes() == f"{LINE}\n{LINE}\n".encode()
    assert len(formats.load(path).puzzles) == 2
    assert names(tmp_path) == ["new.sdm"]


@given(
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc"])).filter(lambda text: text[:1] != "\ufeff")
)
def test_text_is_decoded_as_it_was_encoded(text: str) -> None:
    """UTF-8 with and without its mark, and UTF-16 with its mark, mean the same text."""
    for encoding in ("utf-8-sig", "utf-16", "utf-8"):
        assert formats.decode(text.encode(encoding)) == text


def test_text_of_old_systems_is_latin_1() -> None:
    """What is not UTF-8 is read as Latin-1, so that no name in a header stops a puzzle."""
    assert formats.decode("#A Jörg".encode("latin-1")) == "#A Jörg"


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n\0\0", b"PK\x03\x04", b"\0" * 81, b"\xff\xfe\x00", b"\xff\xfe\0\0"]
)
def test_binary_files_are_refused(tmp_path: Path, data: bytes) -> None:
    """Pictures and archives get an answer that says what they are not."""
    path = tmp_path / "binary"
    path.write_bytes(data)
    with pytest.raises(FormatError, match="not a text file"):
        formats.load(path)


@posix_only
def test_a_pipe_is_read() -> None:
    reader, writer = os.pipe()
    os.write(writer, LINE.encode())
    os.close(writer)
    try:
        assert formats.load(f"/dev/fd/{reader}").format.id == "line"
    finally:
        os.close(reader)


def test_a_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    """Problems of the disk are OSError, for reading and for writing."""
    with pytest.raises(FileNotFoundError):
        formats.load(tmp_path / "none")
    with pytest.raises(FileNotFoundError):
        formats.store(tmp_path / "no folder" / "file", LINE)
    with pytest.raises(OSError):  # noqa: PT011 - each system has its own for a folder
        formats.store(tmp_path, LINE)


@pytest.mark.parametrize("broken", ["replace", "fsync"])
def test_a_failing_disk_leaves_the_old_file_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, old_file: Path, broken: str
) -> None:
    """Whoever saves on a full disk keeps what was saved before."""

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(OSError, match="disk full"):
        formats.store(old_file, LINE)
    assert old_file.read_text() == OLD
    assert names(old_file.parent) == [old_file.name]


def test_an_interruption_leaves_no_temporary_file(monkeypatch: pytest.MonkeyPatch, old_file: Path) -> None:

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        formats.store(old_file, LINE)
    assert names(old_file.parent) == [old_file.name]


def test_the_file_is_whole_at_the_moment_of_replacing(
    monkeypatch: pytest.MonkeyPatch, old_file: Path
) -> None:
    """The old name leads to the old text until the new one is complete on the disk, in the same folder."""
    seen = []
    replace = os.replace

    def watch(source: Path, target: Path) -> None:
        seen.append((Path(source).read_text(), Path(target).read_text(), Path(source).parent))
        replace(source, target)

    monkeypatch.setattr(os, "replace", watch)
    formats.store(old_file, LINE)
    assert seen == [(LINE, OLD, old_file.parent)]


def test_a_folder_that_cannot_be_synced_does_no_harm(monkeypatch: pytest.MonkeyPatch, old_file: Path) -> None:
    """Not every system lets a folder be opened; the text is saved all the same."""

    def fail(*_: object) -> None:
        raise OSError("no folders here")

    monkeypatch.setattr(os, "open", fail)
    formats.store(old_file, LINE)
    monkeypatch.undo()
    assert old_file.read_text() == LINE


@posix_only
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_an_existing_file_keeps_its_mode(old_file: Path, mode: int) -> None:
    old_file.chmod(mode)
    formats.store(old_file, LINE)
    assert stat.S_IMODE(old_file.stat().st_mode) == mode


@posix_only
def test_a_new_file_gets_the_usual_mode(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    formats.store(tmp_path / "new", LINE)
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_write_protected_file_is_not_replaced(monkeypatch: pytest.MonkeyPatch, old_file: Path) -> None:
    """Whoever protected it meant it; the system's answer is arranged, as root may write anything."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError, match="write-protected"):
        formats.store(old_file, LINE)
    assert old_file.read_text() == OLD


@posix_only
def test_a_link_stays_a_link(tmp_path: Path, old_file: Path) -> None:
    """Saving through a link changes the file it leads to, also from another folder."""
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.sdk"
    link.symlink_to(old_file)
    formats.store(link, LINE)
    assert link.is_symlink()
    assert old_file.read_text() == LINE
    assert names(link.parent) == ["link.sdk"]


@posix_only
def test_a_device_is_written_to_and_not_replaced() -> None:
    """A file in the place of a device would break the whole system."""
    formats.store(os.devnull, LINE, streams=True)
    with pytest.raises(OSError, match="this is a device, not a file"):
        formats.store(os.devnull, LINE)
    assert not Path(os.devnull).is_file()


def test_characters_that_no_file_holds_are_refused_before_anything_happens(old_file: Path) -> None:
    with pytest.raises(FormatError, match="cannot be written"):
        formats.store(old_file, "#A \ud800")
    assert old_file.read_text() == OLD


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", ["{line}\r\n", "{line}\n{line}\n", "# Überschrift\n{line}\n{line}"])
def test_utf16_is_known_without_its_mark(tmp_path: Path, encoding: str, text: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(text.format(line=LINE).encode(encoding))
    assert {str(puzzle.givens) for puzzle in formats.load(path).puzzles} == {LINE}
    assert LineFile.begin(path) is None


@pytest.mark.parametrize("end", [b"\x1a", b"\r\n\x1a", b"\n\x1a\n", b"\n\x1a\x1a"])
def test_a_mark_behind_the_last_line_is_no_part_of_a_text(tmp_path: Path, end: bytes) -> None:
    """DOS has written it; files are still copied from there."""
    path = tmp_path / "a.txt"
    for data in (LINE.encode(), b"\n".join([LINE.encode()] * 3)):
        path.write_bytes(data + end)
        reading = formats.load(path)
        assert ({str(puzzle.givens) for puzzle in reading.puzzles}, reading.faults) == ({LINE}, ())
        with path.open("rb") as file:
            assert all(isinstance(part, Puzzle) for part in OneByOne(file))


def test_comments_of_other_kinds_are_no_rows_of_a_list(tmp_path: Path) -> None:
    """Read whole, one by one, or as a file of lines; a row that begins with an empty field is none."""
    path = tmp_path / "a.txt"
    path.write_text(f"; easy\n{LINE}\n// by me\n\n{LINE}\n;{LINE}\n")
    reading = formats.load(path)
    assert (len(reading.puzzles), reading.faults, reading.dropped) == (2, (), ("comments",))
    with path.open("rb") as file:
        assert len([*OneByOne(file)]) == 2
    listed = LineFile.begin(path)
    assert listed is not None
    assert len(listed) == 2
    rows = (";".join(LINE[at : at + 9]).replace(".", "") for at in range(0, 81, 9))
    assert str(formats.read("\n".join(rows)).puzzles[0].givens) == LINE
