"""Adds the program to the Start menu of Windows, for this user alone, as `desktop_entry` does on Linux.

Below %APPDATA% and below HKEY_CURRENT_USER/Software/Classes; other programs keep the files that they open::

    Microsoft/Windows/Start Menu/Programs/Dancing Sudoku.lnk
    dancing-sudoku/dancing-sudoku.ico
    DancingSudoku.File             what opens a file, and its icon
    .sdk/OpenWithProgids           for each ending: offers it for these files

Sources: "File Types" of the Windows Shell, WshShortcut, reg.exe. Written from these, and never tried on Windows.
"""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sudoku_gui.shell.desktop_entry import NAME, draw_icon, endings

_LINK: Final = Path("Microsoft", "Windows", "Start Menu", "Programs", f"{NAME}.lnk")
_ICON: Final = Path("dancing-sudoku", "dancing-sudoku.ico")
_FILE: Final = "DancingSudoku.File"
_CLASSES: Final = "HKCU\\Software\\Classes\\"
_SHORTCUT: Final = (
    "$it = (New-Object -ComObject WScript.Shell).CreateShortcut($env:LINK); $it.TargetPath = $env:TARGET; "
    "$it.Arguments = $env:ARGUMENTS; $it.IconLocation = $env:ICON; $it.Save()"
)


def data_folder() -> Path:
    """The user's own %APPDATA%."""
    return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")


def install(folder: Path, command: Sequence[str]) -> list[Path]:
    """Write everything and return the files; raises an OSError; the command is without its files."""
    link, icon, program = folder / _LINK, folder / _ICON, subprocess.list2cmdline(command)
    draw_icon(icon)
    link.parent.mkdir(parents=True, exist_ok=True)
    arguments = subprocess.list2cmdline(command[1:])
    words = {"LINK": str(link), "TARGET": command[0], "ARGUMENTS": arguments, "ICON": str(icon)}
    _run("powershell", "-NoProfile", "-NonInteractive", "-Command", _SHORTCUT, environment=words)
    _run("reg", "add", f"{_CLASSES}{_FILE}", "/ve", "/d", NAME, "/f")
    _run("reg", "add", f"{_CLASSES}{_FILE}\\DefaultIcon", "/ve", "/d", str(icon), "/f")
    _run("reg", "add", f"{_CLASSES}{_FILE}\\shell\\open\\command", "/ve", "/d", f'{program} "%1"', "/f")
    for ending in endings():
        _run("reg", "add", f"{_CLASSES}{ending}\\OpenWithProgids", "/v", _FILE, "/d", "", "/f")
    return [link, icon]


def remove(folder: Path) -> list[Path]:
    """Remove what `install` has written; returns the files that were there; raises an OSError."""
    found = [path for path in (folder / _LINK, folder / _ICON) if path.exists()]
    for path in found:
        path.unlink()
    if found:
        _run("reg", "delete", f"{_CLASSES}{_FILE}", "/f")
        for ending in endings():
            _run("reg", "delete", f"{_CLASSES}{ending}\\OpenWithProgids", "/v", _FILE, "/f")
    return found


def _run(*words: str, environment: dict[str, str] | None = None) -> None:
    """Run a tool of Windows; raises an OSError where it is missing or fails."""
    done = subprocess.run(words, env=os.environ | (environment or {}), capture_output=True, check=False)  # noqa: S603
    if done.returncode:
        raise OSError(done.returncode, done.stderr.decode(errors="replace").strip(), words[0])
