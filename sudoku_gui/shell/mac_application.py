"""Adds the program to the applications of macOS, for this user alone, as `desktop_entry` does on Linux.

An application is a folder, whose program is here a script that starts this one::

    Dancing Sudoku.app/Contents/Info.plist
    Dancing Sudoku.app/Contents/MacOS/dancing-sudoku
    Dancing Sudoku.app/Contents/Resources/dancing-sudoku.icns

Source: Apple's Information Property List. Written from it, and never tried on macOS.
"""

import plistlib
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sudoku_gui.shell.desktop_entry import ID, NAME, draw_icon, endings

_PROGRAM: Final = "dancing-sudoku"


def data_folder() -> Path:
    """The user's own folder of applications."""
    return Path.home() / "Applications"


def install(folder: Path, command: Sequence[str]) -> list[Path]:
    """Write everything and return the application; raises an OSError; the command is without its files."""
    application = folder / f"{NAME}.app"
    contents = application / "Contents"
    draw_icon(contents / "Resources" / f"{_PROGRAM}.icns")
    (contents / "Info.plist").write_bytes(plistlib.dumps(_description()))
    program = contents / "MacOS" / _PROGRAM
    program.parent.mkdir(exist_ok=True)
    program.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return [application]


def _description() -> dict[str, Any]:
    kinds = {
        "CFBundleTypeName": "Sudoku",
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Alternate",  # other programs keep the files that they open
        "CFBundleTypeExtensions": [ending.removeprefix(".") for ending in endings()],
    }
    return {
        "CFBundleName": NAME,
        "CFBundleIdentifier": ID.replace("_", "-"),
        "CFBundlePackageType": "APPL",
        "CFBundleExecutable": _PROGRAM,
        "CFBundleIconFile": f"{_PROGRAM}.icns",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [kinds],
    }


def remove(folder: Path) -> list[Path]:
    """Remove what `install` has written; returns it if it was there; raises an OSError."""
    application = folder / f"{NAME}.app"
    if not application.exists():
        return []
    shutil.rmtree(application)
    return [application]
