"""Makes the program known to the desktop: an entry in its menu, the kinds of files it opens, and its sign.

Everything is copied into the user's own data folder, and nothing outside of it is touched::

    applications/dancing-sudoku.desktop
    mime/packages/dancing-sudoku.xml
    icons/hicolor/scalable/apps/dancing-sudoku.svg

Sources: the Desktop Entry Specification 1.5, shared-mime-info, the Icon Theme Specification. Needs no Qt.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

NAME: Final = "dancing-sudoku"

PLACES: Final = {
    f"{NAME}.desktop": "applications",
    f"{NAME}.xml": "mime/packages",
    f"{NAME}.svg": "icons/hicolor/scalable/apps",
}
"""Where each file goes, below the data folder."""

_CACHES: Final = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""Programs that note what is new, where a system has them, and the folder that each is told."""

_EXEC: Final = "Exec=sudoku-gui %F"
_PLAIN: Final = re.compile(r"[A-Za-z0-9_./+:@%=,-]+")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder; one that is not told whole does not count, as the specification has it."""
    told = environment.get("XDG_DATA_HOME", "")
    return Path(told) if Path(told).is_absolute() else Path.home() / ".local" / "share"


def install(folder: Path, command: Sequence[str]) -> list[Path]:
    """Copy everything into a data folder; answers the files. `remove` is the inverse.

    Args:
        folder: the data folder.
        command: the program, with what it must be told before the files.

    Raises:
        OSError: something cannot be written.
    """
    written = []
    for name, place in PLACES.items():
        text = (files("sudoku_gui.assets") / "linux" / name).read_text(encoding="utf-8")
        if name.endswith(".desktop"):
            text = text.replace(_EXEC, f"Exec={' '.join(map(quoted, command))} %F")
        path = folder / place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    _tell_desktop(folder)
    return written


def remove(folder: Path) -> list[Path]:
    """Take away what `install` has copied; answers what there was.

    Raises:
        OSError: something cannot be taken away.
    """
    found = [path for name, place in PLACES.items() if (path := folder / place / name).exists()]
    for path in found:
        path.unlink()
    if found:
        _tell_desktop(folder)
    return found


def quoted(argument: str) -> str:
    """An argument as the value of Exec has it: quoted where it must be, and no field code.

    The value is a string, too, so a backslash stands there twice.
    """
    argument = argument.replace("%", "%%")
    if _PLAIN.fullmatch(argument):
        return argument
    inner = re.sub(r'(["`$\\])', r"\\\1", argument)
    return f'"{inner}"'.replace("\\", "\\\\")


def _tell_desktop(folder: Path) -> None:
    for program, place in _CACHES:
        found = shutil.which(program)
        if found is not None and (folder / place).is_dir():
            # It is of the system, and is told a folder of the user's own; what it says is not for him.
            subprocess.run([found, str(folder / place)], capture_output=True, check=False)  # noqa: S603
