"""What is written for Windows and macOS, where it was never tried: files as they are, tools as they are called."""

import plistlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from sudoku_gui import app
from sudoku_gui.shell.desktop_entry import endings
from sudoku_gui.shell.other_desktops import Applications, StartMenu
from tests.amounts import each

COMMAND = ["C:\\Program Files\\Python\\pythonw.exe", "-m", "sudoku_gui"]


class Tools:
    """Stands for the tools of Windows, and notes how they are called."""

    def __init__(self) -> None:
        self.calls: list[list[str]] = []
        self.environment: dict[str, str] = {}

    def run(self, words: list[str], *, env: dict[str, str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        self.calls.append(list(words))
        if words[0] == "powershell":
            self.environment = env
            Path(env["LINK"]).write_bytes(b"a shortcut")
        return subprocess.CompletedProcess(words, 0, b"", b"")


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Tools:
    tools = Tools()
    monkeypatch.setattr(subprocess, "run", tools.run)
    return tools


def test_the_start_menu_gets_a_shortcut(tools: Tools, tmp_path: Path) -> None:
    """To the program, in quotation marks where its folder has blanks; with an icon of its own."""
    link, icon = StartMenu.install(tmp_path, COMMAND)
    assert link.parent.relative_to(tmp_path).as_posix() == "Microsoft/Windows/Start Menu/Programs"
    found = [tools.environment[name] for name in ("LINK", "TARGET", "ARGUMENTS", "ICON")]
    assert found == [str(link), COMMAND[0], "-m sudoku_gui", str(icon)]
    with Image.open(icon) as picture:
        assert (picture.format, (256, 256) in picture.info["sizes"]) == ("ICO", True)


def test_every_key_written_into_the_registry_is_removed(tools: Tools, tmp_path: Path) -> None:
    """Only what is ours: another program's claim to a kind of file stays."""
    written = StartMenu.install(tmp_path, COMMAND)
    added = {call[2]: call for call in tools.calls if call[1] == "add"}
    opens = added["HKCU\\Software\\Classes\\DancingSudoku.File\\shell\\open\\command"]
    assert '"C:\\Program Files\\Python\\pythonw.exe" -m sudoku_gui "%1"' in opens
    offered = {key for key in added if key.endswith("\\OpenWithProgids")}
    assert offered == {f"HKCU\\Software\\Classes\\{ending}\\OpenWithProgids" for ending in endings()}
    tools.calls.clear()
    assert StartMenu.remove(tmp_path) == written
    assert not any(path.exists() for path in written)
    deleted = {call[2]: call for call in tools.calls}
    assert set(deleted) == offered | {"HKCU\\Software\\Classes\\DancingSudoku.File"}
    assert all("/v" in deleted[key] for key in each(offered))
    assert StartMenu.remove(tmp_path) == []


def test_a_tool_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done = subprocess.CompletedProcess([], 1, b"", b"Access is denied.\r\n")
    monkeypatch.setattr(subprocess, "run", lambda *_words, **_options: done)
    with pytest.raises(OSError, match="Access is denied") as refused:
        StartMenu.install(tmp_path, COMMAND)
    assert refused.value.filename == "powershell"


def test_the_application_of_macos_starts_the_program(tmp_path: Path) -> None:
    """With the files that it is given; its description names what stands in the folder."""
    (made,) = Applications.install(tmp_path, ["/a b/python", "-m", "sudoku_gui"])
    described = plistlib.loads((made / "Contents/Info.plist").read_bytes())
    program = made / "Contents/MacOS" / described["CFBundleExecutable"]
    assert program.read_text() == "#!/bin/sh\nexec '/a b/python' -m sudoku_gui \"$@\"\n"
    assert program.stat().st_mode & 0o111 == 0o111
    with Image.open(made / "Contents/Resources" / described["CFBundleIconFile"]) as picture:
        assert picture.format == "ICNS"
    (kinds,) = described["CFBundleDocumentTypes"]
    assert "dsudoku" in kinds["CFBundleTypeExtensions"]
    assert Applications.remove(tmp_path) == [made]
    assert Applications.remove(tmp_path) == []


@pytest.mark.parametrize(("platform", "made"), [("darwin", "Applications"), ("win32", "AppData")])
def test_each_system_gets_its_own_entries(
    platform: str, made: str, tools: Tools, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("APPDATA", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    assert app.main(["--integrate"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == [made]
    assert bool(tools.calls) is (platform == "win32")
