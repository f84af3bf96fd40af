"""The desktop learns of the program from files that keep to its rules, and no longer when that is not wanted."""

import configparser
import os
import re
import shutil
import subprocess
from importlib.metadata import metadata
from importlib.resources import files
from itertools import cycle
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from solver_core import formats
from solver_core.formats.disk import NoFileError
from sudoku_gui.render.icons import app_picture
from sudoku_gui.shell import desktop_entry
from sudoku_gui.shell.desktop_entry import ICON_SIZES, ID
from sudoku_gui.wording.terms import LANGUAGES
from tests.amounts import each

LINUX = Path(str(files("sudoku_gui.assets") / "linux"))
ICONS = Path(str(files("sudoku_gui.assets") / "icons"))
ENTRY = LINUX / f"{ID}.desktop"
KINDS = LINUX / f"{ID}.xml"
ABOUT = LINUX / f"{ID}.metainfo.xml"
SIGN = LINUX / f"{ID}.svg"
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
MAIN_CATEGORIES = {
    *("AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network"),
    *("Office", "Science", "Settings", "System", "Utility"),
}
"""Of these a menu wants one, lest the program stand in it twice."""
OURS = {".dsudoku", ".sdk", ".sdm", ".sdx", ".ss", ".opensudoku", ".ksudoku", ".skp", ".sdku"}
"""Endings that are known for nothing else, or for little else."""


class Keys(configparser.RawConfigParser):
    """Keys are distinguished by case."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def entry(path: Path) -> dict[str, str]:
    parser = Keys(strict=True, interpolation=None, delimiters=("=",))
    parser.read(path, encoding="utf-8")
    assert parser.sections() == ["Desktop Entry"]
    return dict(parser["Desktop Entry"])


def listed(value: str) -> list[str]:
    assert value.endswith(";")
    return value[:-1].split(";")


def kinds() -> list[ET.Element]:
    return list(ET.parse(KINDS).getroot().iter(f"{SPACE}mime-type"))  # noqa: S314 - it is our own file


def test_the_entry_keeps_to_the_rules() -> None:
    """Those of the Desktop Entry Specification that a launcher stumbles over."""
    keys = entry(ENTRY)
    assert keys["Type"] == "Application"
    assert re.fullmatch(r"sudoku-gui %F", keys["Exec"])
    assert keys["Terminal"] == "false"
    assert keys["Icon"] == ID
    assert set(listed(keys["Categories"])) & MAIN_CATEGORIES == {"Game"}
    for name in keys:
        assert re.fullmatch(r"[A-Za-z0-9-]+(\[[a-z]{2}(_[A-Z]{2})?\])?", name), name
        assert name.partition("[")[0] in keys, f"{name} without what it translates"
    if checker := shutil.which("desktop-file-validate"):
        said = subprocess.run([checker, str(ENTRY)], capture_output=True, text=True, check=False)
        assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_the_metainfo_keeps_to_the_rules() -> None:
    """Software centres list the program by it, in all languages, and start it by its entry."""
    root = ET.parse(ABOUT).getroot()  # noqa: S314 - it is our own file
    assert root.findtext("id") == ID
    assert root.findtext("launchable") == ENTRY.name
    assert root.findtext("icon") == ID
    assert root.findtext("project_license") == metadata("dancing-sudoku")["License-Expression"]
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    texts = [part for part in root.iter() if part.tag in {"summary", "p", "li"}]
    in_chinese = [part for part in texts if part.get(language) == "zh-CN"]
    assert len(in_chinese) * len(LANGUAGES) == len(texts) > 8
    if checker := shutil.which("appstreamcli"):
        said = subprocess.run([checker, "validate", "--no-net", str(ABOUT)], capture_output=True, check=False)
        assert said.returncode == 0, said.stdout


def test_the_entry_and_the_kinds_of_files_agree() -> None:
    """The program opens each kind that is described, and each that it opens is described."""
    assert set(listed(entry(ENTRY)["MimeType"])) == {kind.attrib["type"] for kind in kinds()}


def test_a_thumbnail_is_drawn_of_each_kind_that_is_a_puzzle(tmp_path: Path) -> None:
    """By the program that was installed; not of runs."""
    (made,) = [
        path for path in desktop_entry.install(tmp_path, ["/a b/gui"]) if path.suffix == ".thumbnailer"
    ]
    parser = Keys(strict=True, interpolation=None, delimiters=("=",))
    parser.read(made, encoding="utf-8")
    keys = dict(parser["Thumbnailer Entry"])
    assert keys["Exec"] == '"/a b/gui" --thumbnail %s %i %o'
    assert {*listed(keys["MimeType"]), "application/x-dancing-sudoku-run"} == {
        kind.attrib["type"] for kind in kinds()
    }


def test_the_desktop_can_detect_each_kind_of_file() -> None:
    """By its ending or by what stands in it; with a name in all languages."""
    for kind in each(kinds()):
        assert kind.findall(f"{SPACE}glob") or kind.findall(f"{SPACE}magic"), kind.attrib
        comments = kind.findall(f"{SPACE}comment")
        assert len(comments) == len(LANGUAGES)
        assert all(comment.text for comment in comments)


def test_the_endings_are_those_of_the_formats() -> None:
    """Those that other programs are known for are left to them; runs have theirs."""
    endings = {
        glob.attrib["pattern"].removeprefix("*") for kind in kinds() for glob in kind.iter(f"{SPACE}glob")
    }
    read = {ending for row in formats.FORMATS for ending in row.extensions}
    assert endings == OURS | {".dlrun"}
    assert read >= OURS


@pytest.mark.parametrize(
    ("format_id", "kind"),
    [("dsudoku", "application/x-dancing-sudoku"), ("ss", "application/x-simple-sudoku")],
)
def test_magic_recognizes_our_files(format_id: str, kind: str) -> None:
    puzzle = formats.read("4" + 80 * ".").puzzles[0]
    text = formats.write(puzzle, format_id)
    (found,) = [one for one in kinds() if one.attrib["type"] == kind]
    matches = [match.attrib for match in found.iter(f"{SPACE}match")]
    assert any(0 <= text.find(one["value"]) <= int(one["offset"].split(":")[1]) for one in matches)


def test_the_database_takes_the_kinds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = shutil.which("update-mime-database")
    if program is None:
        pytest.skip("shared-mime-info is not installed")
    folder = tmp_path / "mime"
    (folder / "packages").mkdir(parents=True)
    shutil.copy(KINDS, folder / "packages")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = subprocess.run([program, str(folder)], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    globs = (folder / "globs2").read_text(encoding="utf-8")
    assert "50:application/x-dancing-sudoku:*.dsudoku" in globs
    assert "40:application/x-simple-sudoku:*.ss" in globs


def as_drawn(size: int) -> QImage:
    return app_picture(size).toImage().convertToFormat(QImage.Format.Format_ARGB32)


def difference(one: QImage, other: QImage) -> float:
    """How far two pictures of one size are from each other on average, of 255."""
    gaps = [abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)]
    return sum(gaps) / len(gaps)


@pytest.mark.parametrize("size", ICON_SIZES)
@pytest.mark.usefixtures("qapp")
def test_the_icons_are_as_the_program_draws_them(size: int) -> None:
    """When this fails the sign has changed: run `python .build/draw_icons.py`, and look at them."""
    image = QImage(str(ICONS / f"{size}.png")).convertToFormat(QImage.Format.Format_ARGB32)
    assert image.width() == image.height() == size
    assert difference(image, as_drawn(size)) < 0.5


@pytest.mark.usefixtures("qapp")
def test_the_sign_that_scales_is_the_same() -> None:
    image = QImage(str(SIGN))
    assert image.width() == image.height() == 128
    assert difference(image.convertToFormat(QImage.Format.Format_ARGB32), as_drawn(128)) < 3


def test_installed_files_are_removed(tmp_path: Path) -> None:
    other = tmp_path / "applications" / "other.desktop"
    other.parent.mkdir()
    other.write_text("other")
    written = desktop_entry.install(tmp_path, ["/opt/my tools/sudoku-gui"])
    assert all(path.is_file() for path in written)
    (made,) = [path for path in written if path.suffix == ".desktop"]
    assert entry(made)["Exec"] == '"/opt/my tools/sudoku-gui" %F'
    assert desktop_entry.remove(tmp_path) == written
    assert not [path for path in written if path.exists()]
    assert other.read_text() == "other"
    assert desktop_entry.remove(tmp_path) == []


def test_every_file_goes_where_desktops_look_for_it(tmp_path: Path) -> None:
    written = {path.relative_to(tmp_path).as_posix() for path in desktop_entry.install(tmp_path, ["x"])}
    assert all(Path(place).name.startswith(f"{ID}.") for place in written)
    assert f"metainfo/{ID}.metainfo.xml" in written
    for size in ICON_SIZES:
        icon = tmp_path / f"icons/hicolor/{size}x{size}/apps/{ID}.png"
        assert QImage(str(icon)).width() == size


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        ("/usr/bin/sudoku-gui", "/usr/bin/sudoku-gui"),
        ("/a b/c", '"/a b/c"'),
        ("100%", "100%%"),
        ('a"b', r'"a\\"b"'),
        ("a$b`c", r'"a\\$b\\`c"'),
        ("a\\b", r'"a\\\\b"'),
    ],
)
def test_a_command_is_quoted_as_the_entry_wants_it(argument: str, value: str) -> None:
    assert desktop_entry.quoted(argument) == value


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    """The link goes, and what it leads to stays as it is; whether it leads to a file, a pipe or nowhere."""
    precious, pipe, nowhere = tmp_path / "precious", tmp_path / "pipe", tmp_path / "nowhere"
    precious.write_text("precious")
    os.mkfifo(pipe)
    folder = tmp_path / "data"
    for place, target in zip(desktop_entry.PLACES, cycle((precious, pipe, nowhere)), strict=False):
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).symlink_to(target)
    written = desktop_entry.install(folder, ["sudoku-gui"])
    assert all(path.is_file() and not path.is_symlink() for path in written)
    assert precious.read_text() == "precious"
    assert pipe.is_fifo()
    assert not nowhere.exists()


def test_a_pipe_or_folder_is_not_replaced(tmp_path: Path) -> None:
    """A pipe there is not waited for, and a folder is said to be one."""
    place = tmp_path / next(iter(desktop_entry.PLACES))
    place.parent.mkdir()
    os.mkfifo(place)
    with pytest.raises(NoFileError, match="this is a pipe, not a file"):
        desktop_entry.install(tmp_path, ["sudoku-gui"])
    assert place.is_fifo()


def test_links_that_lead_nowhere_are_removed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")
    links = [tmp_path / place for place in desktop_entry.PLACES]
    for link, target in zip(links, cycle((tmp_path / "nowhere", precious, tmp_path / "loop")), strict=False):
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(target)
    assert desktop_entry.remove(tmp_path) == links
    assert not any(link.is_symlink() for link in links)
    assert precious.read_text() == "precious"


@pytest.mark.parametrize(
    "command", [["/a\nb/gui"], ["/a\x1bb"], ["/a=b/gui"], ["/caf\udce9/gui"], ["gui", "a\tb"]]
)
def test_a_command_that_no_entry_can_name_is_refused(tmp_path: Path, command: list[str]) -> None:
    """The specification has no way to write it; nothing is installed by halves."""
    with pytest.raises(OSError, match="no menu can start a program of this name"):
        desktop_entry.install(tmp_path, command)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def read_back(value: str) -> list[str]:
    """The arguments as a launcher reads them: first escapes of a string, then quotation marks, then field codes."""
    text = value.replace("\\\\", "\0").replace("\0", "\\")
    arguments, at = [], 0
    while at < len(text):
        if text[at] == '"':
            part = re.compile(r'"((?:[^"\\`$]|\\["`$\\])*)"(?: |$)').match(text, at)
            assert part is not None, text[at:]
            arguments.append(re.sub(r"\\(.)", r"\1", part[1]))
        else:
            part = re.compile(r"([^ \t\n\"'\\><~|&;$*?#()`]+)(?: |$)").match(text, at)
            assert part is not None, text[at:]
            arguments.append(part[1])
        at = part.end()
    return [argument.replace("%%", "%") for argument in arguments]


@given(st.lists(st.text(st.characters(exclude_categories=["Cc", "Cs"])), min_size=1, max_size=3))
def test_any_command_is_read_back_as_it_was(command: list[str]) -> None:
    """Blanks, quotation marks, dollars, backslashes, percents: no launcher sees another program in it."""
    command = [command[0].replace("=", "-"), *command[1:]]
    assert read_back(desktop_entry.started(command)) == command


ODD = [
    "/a b/gui",
    '/a"b/gui',
    "/a$b/gui",
    "/a`b/gui",
    "/a\\b/gui",
    "/100%/gui",
    "/数独/gui",
    "/a'b;c&d|e/gui",
]


@pytest.mark.parametrize("program", ODD)
def test_the_entry_is_valid_for_any_program(tmp_path: Path, program: str) -> None:
    checker = shutil.which("desktop-file-validate")
    if checker is None:
        pytest.skip("desktop-file-utils is not installed")
    made = desktop_entry.install(tmp_path, [program, "-m", "sudoku_gui"])[0]
    done = subprocess.run([checker, "--no-hints", str(made)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(("reported", "folder"), [("/data", Path("/data")), ("", None), ("data", None)])
def test_the_data_folder_is_the_users(reported: str, folder: Path | None) -> None:
    usual = Path.home() / ".local" / "share"
    assert desktop_entry.data_folder({"XDG_DATA_HOME": reported}) == (folder or usual)
