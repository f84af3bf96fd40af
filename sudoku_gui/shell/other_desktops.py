"""Adds the program to the Start menu of Windows, or to the applications of macOS, as `desktop_entry` does on Linux.

All of it is this user's own, and other programs keep the files that they open. Windows: below %APPDATA%, and below
HKEY_CURRENT_USER/Software/Classes::

    Microsoft/Windows/Start Menu/Programs/Dancing Sudoku.lnk
    dancing-sudoku/dancing-sudoku.ico
    DancingSudoku.File             what opens a file, and its icon
    .sdk/OpenWithProgids           for each ending: offers it for these files

macOS: ``~/Applications/Dancing Sudoku.app``, a folder whose program is a script that starts this one.

Sources: "File Types" of the Windows Shell, WshShortcut, reg.exe; Apple's Information Property List. Written from these,
and never tried on Windows or macOS.
"""

import os
import plistlib
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sudoku_gui.shell.desktop_entry import ID, NAME, draw_icon, endings

_PROGRAM: Final = "dancing-sudoku"
_CLASSES: Final = "HKCU\\Software\\Classes\\"
_FILE: Final = "DancingSudoku.File"
_SHORTCUT: Final = (
    "$it = (New-Object -ComObject WScript.Shell).CreateShortcut($env:LINK); $it.TargetPath = $env:TARGET; "
    "$it.Arguments = $env:ARGUMENTS; $it.IconLocation = $env:ICON; $it.Save()"
)


class StartMenu:
    """The Start menu of Windows; functions as in `desktop_entry`."""

    @staticmethod
    def data_folder() -> Path:
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")

    @staticmethod
    def install(folder: Path, command: Sequence[str]) -> list[Path]:
        link, icon = _files(folder)
        draw_icon(icon)
        link.parent.mkdir(parents=True, exist_ok=True)
        arguments, opens = subprocess.list2cmdline(command[1:]), f'{subprocess.list2cmdline(command)} "%1"'
        words = {"LINK": str(link), "TARGET": command[0], "ARGUMENTS": arguments, "ICON": str(icon)}
        _run("powershell", "-NoProfile", "-NonInteractive", "-Command", _SHORTCUT, environment=words)
        for key, value in (("", NAME), ("\\DefaultIcon", str(icon)), ("\\shell\\open\\command", opens)):
            _run("reg", "add", f"{_CLASSES}{_FILE}{key}", "/ve", "/d", value, "/f")
        for ending in endings():
            _run("reg", "add", f"{_CLASSES}{ending}\\OpenWithProgids", "/v", _FILE, "/d", "", "/f")
        return [link, icon]

    @staticmethod
    def remove(folder: Path) -> list[Path]:
        found = [path for path in _files(folder) if path.exists()]
        for path in found:
            path.unlink()
        if found:
            _run("reg", "delete", f"{_CLASSES}{_FILE}", "/f")
            for ending in endings():
                _run("reg", "delete", f"{_CLASSES}{ending}\\OpenWithProgids", "/v", _FILE, "/f")
        return found


def _files(folder: Path) -> tuple[Path, Path]:
    link = folder / "Microsoft" / "Windows" / "Start Menu" / "Programs" / f"{NAME}.lnk"
    return link, folder / _PROGRAM / f"{_PROGRAM}.ico"


def _run(*words: str, environment: dict[str, str] | None = None) -> None:
    """Run a tool of Windows; raises an OSError where it is missing or fails."""
    done = subprocess.run(words, env=os.environ | (environment or {}), capture_output=True, check=False)  # noqa: S603 - the system's own
    if done.returncode:
        raise OSError(done.returncode, done.stderr.decode(errors="replace").strip(), words[0])


class Applications:
    """The user's own folder of applications on macOS; functions as in `desktop_entry`."""

    @staticmethod
    def data_folder() -> Path:
        return Path.home() / "Applications"

    @staticmethod
    def install(folder: Path, command: Sequence[str]) -> list[Path]:
        names = [ending.removeprefix(".") for ending in endings()]
        kinds = {"CFBundleTypeName": "Sudoku", "CFBundleTypeRole": "Editor", "CFBundleTypeExtensions": names}
        described = {
            "CFBundleName": NAME,
            "CFBundleIdentifier": ID.replace("_", "-"),
            "CFBundlePackageType": "APPL",
            "CFBundleExecutable": _PROGRAM,
            "CFBundleIconFile": f"{_PROGRAM}.icns",
            "NSHighResolutionCapable": True,
            "CFBundleDocumentTypes": [kinds | {"LSHandlerRank": "Alternate"}],
        }
        made = folder / f"{NAME}.app"
        program = made / "Contents" / "MacOS" / _PROGRAM
        draw_icon(made / "Contents" / "Resources" / f"{_PROGRAM}.icns")
        (made / "Contents" / "Info.plist").write_bytes(plistlib.dumps(described))
        program.parent.mkdir(exist_ok=True)
        program.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        return [made]

    @staticmethod
    def remove(folder: Path) -> list[Path]:
        found = [path for path in [folder / f"{NAME}.app"] if path.exists()]
        for path in found:
            shutil.rmtree(path)
        return found


OTHERS: Final = {"win32": StartMenu, "darwin": Applications}
"""The desktops by `sys.platform`."""
