"""Whatever has a file's name is opened without waiting and read within bounds, or refused with what it is."""

import errno
import os
import signal
import socket
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

import pytest

from solver_core import formats
from solver_core.errors.quoting import displayable
from solver_core.formats import disk, replacement
from solver_core.formats.lists.line_file import LineFile
from solver_core.formats.replacement import Replacement

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="special files as in POSIX")

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"


def fifo(path: Path) -> Path:
    os.mkfifo(path)
    return path


def bound_socket(path: Path) -> Path:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))
    return path


def link(path: Path, target: str | Path) -> Path:
    path.symlink_to(target)
    return path


SPECIAL: dict[str, tuple[Callable[[Path], Path], str]] = {
    "pipe": (lambda folder: fifo(folder / "a"), "this is a pipe, not a file"),
    "socket": (lambda folder: bound_socket(folder / "a"), "this is a socket, not a file"),
    "zero": (lambda _: Path("/dev/zero"), "this is a device, not a file"),
    "full": (lambda _: Path("/dev/full"), "this is a device, not a file"),
    "null": (lambda _: Path("/dev/null"), "this is a device, not a file"),
    "folder": (lambda folder: folder, "Is a directory"),
    "link to a pipe": (lambda folder: link(folder / "b", fifo(folder / "a")), "this is a pipe, not a file"),
    "link to a device": (lambda folder: link(folder / "b", "/dev/zero"), "this is a device, not a file"),
    "link to itself": (lambda folder: link(folder / "b", folder / "b"), "Too many levels of symbolic links"),
}


@pytest.fixture(params=SPECIAL)
def special(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    make, reported = SPECIAL[request.param]
    path = make(tmp_path)
    if path.is_absolute() and path.parts[1] == "dev" and not path.exists():
        pytest.skip("there is no such device here")
    return path, reported


def test_the_null_device_is_an_empty_file_where_a_pipe_may_be() -> None:
    """As every other program takes it; another device stays refused."""
    if not Path("/dev/null").exists():
        pytest.skip("there is no such device here")
    with disk.open_stream("/dev/null") as file:
        assert file.read() == b""
    with pytest.raises(OSError, match="this is a device, not a file"):
        disk.open_stream("/dev/zero")


def test_only_files_are_read_and_replaced(special: tuple[Path, str]) -> None:
    """Neither ever hangs, and saving destroys neither a pipe nor a link."""
    path, reported = special
    with pytest.raises(OSError, match=reported) as caught:
        disk.contents(path, 100)
    assert str(path) in {caught.value.filename, str(caught.value.filename)}
    before = os.lstat(path).st_ino
    with pytest.raises(OSError, match=reported):
        formats.store(path, LINE)
    assert os.lstat(path).st_ino == before
    if path.parent.name != "dev":
        assert not [one for one in path.parent.iterdir() if one.suffix == ".tmp"]


@pytest.mark.parametrize("name", ["zero\0inside", "half \ud800 character"])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system(name: str) -> None:
    for attempt in (
        lambda: disk.contents(name, 1),
        lambda: formats.load(name),
        lambda: formats.store(name, ""),
        lambda: LineFile.begin(name),
    ):
        with pytest.raises(OSError, match="no file can have this name"):
            attempt()


def test_a_file_replaced_by_a_pipe_between_looking_and_opening_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = tmp_path / "usual"
    usual.write_text(LINE)
    pipe = fifo(tmp_path / "pipe")
    found = usual.stat()
    monkeypatch.setattr(disk, "stat_of", lambda _path: found)
    with pytest.raises(OSError, match="this is a pipe, not a file"):
        disk.contents(pipe, 100)


def test_a_file_that_a_server_has_on_lease_is_given_back(tmp_path: Path) -> None:
    """As Samba has them: the system says the holder at the first attempt, and lets the next one through."""
    path = tmp_path / "leased"
    path.write_text(LINE)
    fcntl = pytest.importorskip("fcntl")
    with path.open("rb+") as holder:
        before = signal.signal(signal.SIGIO, lambda *_: fcntl.fcntl(holder, fcntl.F_SETLEASE, fcntl.F_UNLCK))
        try:
            fcntl.fcntl(holder, fcntl.F_SETLEASE, fcntl.F_WRLCK)
            assert disk.contents(path, 4) == b"4..."
        except (AttributeError, OSError) as error:
            if isinstance(error, BlockingIOError):
                raise
            pytest.skip("there are no leases here")
        finally:
            signal.signal(signal.SIGIO, before)


def test_reading_is_bounded_whatever_a_file_claims(tmp_path: Path) -> None:
    """A file may grow while it is read; those of the kernel say that they are empty."""
    path = tmp_path / "a"
    path.write_bytes(b"x" * 1000)
    assert disk.contents(path, 10) == b"x" * 10
    assert disk.contents(path, 2000) == b"x" * 1000
    assert disk.contents(path, 0) == b""
    if Path("/proc/self/status").exists():
        assert len(disk.contents("/proc/self/status", 100)) == 100


def test_memory_of_a_process_is_refused_by_the_system() -> None:
    """It is called a regular file, and cannot be read from its beginning."""
    if not Path("/proc/self/mem").exists():
        pytest.skip("there are no such files here")
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        formats.load("/proc/self/mem")


# --- pipes that are wanted ----------------------------------------------------------------------------


def test_a_pipe_without_a_writer_is_left_after_a_while(tmp_path: Path) -> None:
    """Only those who ask for a pipe wait for one, and they are reported."""
    pipe = fifo(tmp_path / "pipe")
    with (
        disk.open_stream(pipe, patience=0) as file,
        pytest.raises(TimeoutError, match="no program is writing to this pipe"),
    ):
        file.read(1)


def test_a_silent_writer_is_waited_for(tmp_path: Path) -> None:
    """As long as somebody holds the other end, more may come; patience is for those who never do."""
    pipe = fifo(tmp_path / "pipe")
    with disk.open_stream(pipe, patience=0) as file, Path(pipe).open("wb", buffering=0) as writer:
        read: list[bytes] = []
        reader = Thread(target=lambda: read.append(file.read()))
        reader.start()
        reader.join(3 * disk._POLL / 1000)  # it has looked, and found nobody speaking
        assert not read
        writer.write(b"at last")
        writer.close()
        reader.join(20)
    assert read == [b"at last"]


def test_a_pipe_that_is_given_up_ends(tmp_path: Path) -> None:
    given_up = Event()
    with disk.open_stream(fifo(tmp_path / "pipe"), 1e9, given_up.is_set) as file:
        reader = Thread(target=file.read)
        reader.start()
        given_up.set()
        reader.join(20)
        assert not reader.is_alive()


def test_an_unread_pipe_is_left_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replacement, "PATIENCE", 0)
    with pytest.raises(TimeoutError, match="no program is reading this pipe"):
        formats.store(fifo(tmp_path / "pipe"), LINE, streams=True)


# --- replacing ----------------------------------------------------------------------------------------


def test_a_file_that_becomes_a_pipe_while_it_is_written_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.sdk"
    path.write_text("old")
    new = Replacement(path)
    with new.open() as file:
        file.write(b"new")
    path.unlink()
    fifo(path)
    with pytest.raises(OSError, match="this is a pipe"):
        new.keep()
    new.discard()
    assert stat.S_ISFIFO(path.stat().st_mode)
    assert [one.name for one in tmp_path.iterdir()] == ["a.sdk"]


def test_a_link_that_leads_nowhere_comes_to_lead_somewhere(tmp_path: Path) -> None:
    path = link(tmp_path / "link", tmp_path / "target")
    formats.store(path, LINE)
    assert path.is_symlink()
    assert (tmp_path / "target").read_text() == LINE


def test_a_private_file_is_private_before_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "private"
    path.write_text("old")
    path.chmod(0o600)
    new = Replacement(path)
    with new.open():
        assert stat.S_IMODE(new.temporary.stat().st_mode) == 0o600
    new.discard()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_the_owner_of_a_file_stays_when_it_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "another's"
    path.write_text("old")
    os.chown(path, 12345, 23456)
    formats.store(path, LINE)
    assert (path.stat().st_uid, path.stat().st_gid) == (12345, 23456)


def test_a_group_that_cannot_stay_gets_no_more_than_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file comes to belong to another group, which must not read what was the first one's."""
    path = tmp_path / "shared"
    path.write_text("old")
    path.chmod(0o664)
    new = Replacement(path)
    found = path.stat()
    others = os.stat_result([*found[:5], found.st_gid + 1, *found[6:]])

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(new, "_look", lambda: others)
    monkeypatch.setattr(os, "chown", refuse)
    with new.open() as file:
        file.write(b"new")
    new.keep()
    assert stat.S_IMODE(path.stat().st_mode) == 0o644


def test_attributes_beside_the_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    try:
        os.setxattr(path, "user.note", b"mine")
    except (AttributeError, OSError):
        pytest.skip("files have no attributes here")
    formats.store(path, LINE)
    assert os.getxattr(path, "user.note") == b"mine"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the temporary file, of which nobody knows; and it says what helps."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", "temporary")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(PermissionError, match="nothing can be written in this folder") as caught:
        formats.store(tmp_path / "a", LINE)
    assert caught.value.filename == str(tmp_path)


@pytest.mark.parametrize("name", [b"a" * 255, b"a." + b"b" * 253, b"b\xe9\xff.sdk", b"two\nlines.sdk", b" "])
def test_any_name_can_be_written_and_read(tmp_path: Path, name: bytes) -> None:
    """The name of the temporary file is ours, however long or odd that of the file is."""
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    try:
        formats.store(path, LINE)
    except OSError as error:
        if error.errno == errno.EILSEQ:
            pytest.skip("names are UTF-8 here")
        raise
    assert formats.load(path).puzzles[0].givens.filled == 17
    assert [os.fsencode(one.name) for one in tmp_path.iterdir()] == [name]


# --- lists that change while they are open ------------------------------------------------------------


def test_a_list_ends_where_it_ended_when_it_was_opened(tmp_path: Path) -> None:
    """Somebody may write to it faster than it is read; that it has changed is reported."""
    path = tmp_path / "list.sdm"
    path.write_text(LINE * 2000)
    line_file = LineFile.begin(path)
    assert line_file is not None
    with path.open("a") as more:
        more.write(LINE * 5000)
    while not line_file.index(1):
        pass
    assert len(line_file) == 2000
    assert line_file.has_changed()


@pytest.mark.parametrize("after", ["pipe", "zero", "folder", "gone"])
def test_a_replaced_list_can_still_be_read(tmp_path: Path, after: str) -> None:
    """The file that was opened is there as long as it is open; opened once more, it is what it is by now."""
    path = tmp_path / "list.sdm"
    path.write_text(LINE * 20_000)
    line_file = LineFile.begin(path)
    assert line_file is not None
    path.unlink()
    if after == "pipe":
        os.mkfifo(path)
    elif after == "zero":
        path.symlink_to("/dev/zero")
    elif after == "folder":
        path.mkdir()
    while not line_file.index(1):
        pass
    assert line_file[19_999].givens.filled == 17
    assert line_file.has_changed()
    if after == "gone":
        with pytest.raises(FileNotFoundError):
            LineFile.begin(path)
    else:
        assert LineFile.begin(path) is None


def test_names_are_shown_without_unprintable_characters(tmp_path: Path) -> None:
    """Bytes that are no UTF-8, line ends, escapes of terminals, and what turns the direction of writing."""
    assert displayable("plain name.sdk") == "plain name.sdk"
    assert (
        displayable("\u6570\u72ec\u3000\u00e9\u00a0\u200d.sdk") == "\u6570\u72ec\u3000\u00e9\u00a0\u200d.sdk"
    )
    assert displayable(os.fsdecode(b"caf\xe9.sdk")) == "caf\ufffd.sdk"
    assert displayable("a\nb\x1b[2J\u202ecod\u2028") == "a\ufffdb\ufffd[2J\ufffdcod\ufffd"
    assert not any("\ud800" <= character < "\ue000" for character in displayable(f"{tmp_path}\ud800"))
