"""The desktop is told of the program by files that keep to its rules, and no longer when that is not wanted."""

import configparser
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from solver_core import formats
from sudoku_gui.session import desktop_entry

LINUX = Path(str(files("sudoku_gui.assets") / "linux"))
ENTRY = LINUX / "dancing-sudoku.desktop"
KINDS = LINUX / "dancing-sudoku.xml"
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
OURS = {".dsudoku", ".sdk", ".sdm", ".sdx", ".ss", ".opensudoku", ".ksudoku", ".skp", ".sdku"}
"""Endings that are known for nothing else, or for little else."""


class Keys(configparser.RawConfigParser):
    """Keys are told apart by case."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def entry(path: Path) -> dict[str, str]:
    """The keys of a desktop entry."""
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
    assert keys["Icon"] == desktop_entry.NAME
    assert "Game" in listed(keys["Categories"])
    for name in keys:
        assert re.fullmatch(r"[A-Za-z0-9-]+(\[[a-z]{2}(_[A-Z]{2})?\])?", name), name
        assert name.partition("[")[0] in keys, f"{name} without what it translates"
    if checker := shutil.which("desktop-file-validate"):
        subprocess.run([checker, str(ENTRY)], check=True)


def test_the_entry_and_the_kinds_of_files_agree() -> None:
    """The program opens each kind that is described, and each that it opens is described."""
    assert set(listed(entry(ENTRY)["MimeType"])) == {kind.attrib["type"] for kind in kinds()}


def test_each_kind_can_be_told() -> None:
    """By its ending or by what stands in it; with a name in both languages."""
    for kind in kinds():
        assert kind.findall(f"{SPACE}glob") or kind.findall(f"{SPACE}magic"), kind.attrib
        comments = kind.findall(f"{SPACE}comment")
        assert len(comments) == 2
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
def test_magic_knows_what_we_write(format_id: str, kind: str) -> None:
    """The sign stands where it is looked for."""
    puzzle = formats.read("4" + 80 * ".").puzzles[0]
    text = formats.write(puzzle, format_id)
    (found,) = [one for one in kinds() if one.attrib["type"] == kind]
    matches = [match.attrib for match in found.iter(f"{SPACE}match")]
    assert any(0 <= text.find(one["value"]) <= int(one["offset"].split(":")[1]) for one in matches)


def test_the_database_takes_the_kinds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It says nothing, and has noted them."""
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


def test_the_sign_is_a_picture(qapp: object) -> None:
    """A square that scales."""
    assert qapp
    image = QImage(str(LINUX / "dancing-sudoku.svg"))
    if image.isNull():
        root = ET.parse(LINUX / "dancing-sudoku.svg").getroot()  # noqa: S314 - it is our own file
        assert root.attrib["viewBox"] == "0 0 128 128"
    else:
        assert image.width() == image.height() == 128


def test_what_is_installed_is_removed(tmp_path: Path) -> None:
    """And nothing of anybody else."""
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
    """A folder with a blank in its name is no two arguments."""
    assert desktop_entry.quoted(argument) == value


@pytest.mark.parametrize(("told", "folder"), [("/data", Path("/data")), ("", None), ("data", None)])
def test_the_data_folder_is_the_users(told: str, folder: Path | None) -> None:
    """One that is not told whole does not count."""
    usual = Path.home() / ".local" / "share"
    assert desktop_entry.data_folder({"XDG_DATA_HOME": told}) == (folder or usual)
