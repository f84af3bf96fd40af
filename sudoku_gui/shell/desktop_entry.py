"""Adds the program to the desktop: an entry in its menu, the types of files it opens, and its icon.

Everything is copied into the user's own data folder, and nothing outside of it is touched::

    applications/ID.desktop
    metainfo/ID.metainfo.xml
    mime/packages/ID.xml
    icons/hicolor/scalable/apps/ID.svg
    icons/hicolor/48x48/apps/ID.png         and larger ones
    thumbnailers/ID.thumbnailer             how to draw a small picture of a file

ID is the name by which desktops know the program.

Sources: the Desktop Entry Specification 1.5, AppStream, shared-mime-info, the Icon Theme Specification; thumbnailers as
GNOME's file manager and others read them. Needs no Qt. `other_desktops` is for Windows and macOS.
"""

import contextlib
import errno
import os
import re
import shutil
import subprocess
import unicodedata
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from solver_core.errors.quoting import displayable
from solver_core.formats.files import replacing

ID: Final = "io.github.dancing_sudoku.DancingSudoku"
"""The name of the application's entry, its icons, and the windows that belong to it."""

NAME: Final = "Dancing Sudoku"

ICON_SIZES: Final = (48, 64, 128, 256, 512)
"""Pixels; `.build/draw_icons.py` draws them."""

PLACES: Final = {
    f"applications/{ID}.desktop": f"linux/{ID}.desktop",
    f"metainfo/{ID}.metainfo.xml": f"linux/{ID}.metainfo.xml",
    f"mime/packages/{ID}.xml": f"linux/{ID}.xml",
    f"thumbnailers/{ID}.thumbnailer": f"linux/{ID}.thumbnailer",
    f"icons/hicolor/scalable/apps/{ID}.svg": f"linux/{ID}.svg",
    **{f"icons/hicolor/{size}x{size}/apps/{ID}.png": f"icons/{size}.png" for size in ICON_SIZES},
}
"""The place of each file below the data folder, and among the assets."""

_CACHES: Final = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""Programs that update caches, where a system has them, and the folder of each."""

_NOT_NAMEABLE: Final = "no menu can start a program of this name; install it in another folder"
_PATIENCE: Final = 20  # seconds for a program that updates a cache

_EXEC: Final = b"Exec=sudoku-gui "
_PLAIN: Final = re.compile(r"[A-Za-z0-9_./+:@%,-]+")
"""Characters that need no quotation marks; all that the specification reserves do, and so do other unusual ones."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder; a relative one does not count, says the specification."""
    folder = Path(environment.get("XDG_DATA_HOME", ""))
    return folder if folder.is_absolute() else Path.home() / ".local" / "share"


def install(folder: Path, command: Sequence[str]) -> list[Path]:
    """Copy everything into a data folder and return the files; raises an OSError; the command is without its files."""
    value, written = started(command), []
    for relative, source in PLACES.items():
        data = files("sudoku_gui.assets").joinpath(source).read_bytes()
        data = data.replace(_EXEC, f"Exec={value} ".encode())
        path = folder / relative
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path, follow=False) as file:  # a link there may lead to another's file
            file.write(data)
        written.append(path)
    _update_caches(folder)
    return written


def remove(folder: Path) -> list[Path]:
    """Remove what `install` has copied; returns the files; raises an OSError if something cannot be removed."""
    candidates = [folder / relative for relative in PLACES]
    found = [path for path in candidates if os.path.lexists(path)]  # a link, too, that leads nowhere
    for path in found:
        path.unlink()
    if found:
        _update_caches(folder)
    return found


def started(command: Sequence[str]) -> str:
    """A program and its arguments as the value of Exec has them.

    Raises:
        OSError: an entry cannot name it: the specification has no way to write a sign of control in an argument, nor
            an equals sign in the program's, and knows no text but UTF-8.
    """
    for argument in command:
        if any(unicodedata.category(sign) in {"Cc", "Cs"} for sign in argument):
            raise OSError(errno.EINVAL, _NOT_NAMEABLE, displayable(argument))
    if "=" in command[0]:
        raise OSError(errno.EINVAL, _NOT_NAMEABLE, command[0])
    return " ".join(map(quoted, command))


def quoted(argument: str) -> str:
    """An argument as the value of Exec has it: quoted where it must be, and no field code.

    The value is a string, too, so a backslash stands there twice.
    """
    argument = argument.replace("%", "%%")
    if _PLAIN.fullmatch(argument):
        return argument
    inner = re.sub(r'(["`$\\])', r"\\\1", argument)
    return f'"{inner}"'.replace("\\", "\\\\")


def endings() -> list[str]:
    """The endings of the files that it opens, for systems that know kinds of files by them."""
    kinds = files("sudoku_gui.assets").joinpath(f"linux/{ID}.xml").read_text(encoding="utf-8")
    return re.findall(r'pattern="\*(\.\w+)"', kinds)


def draw_icon(path: Path) -> None:
    """Write the icon in the format of a name's ending, creating its folder; raises an OSError."""
    from PIL import Image

    path.parent.mkdir(parents=True, exist_ok=True)
    with (
        files("sudoku_gui.assets").joinpath("icons/512.png").open("rb") as source,
        Image.open(source) as picture,
    ):
        picture.save(path)


def _update_caches(folder: Path) -> None:
    for program, relative in _CACHES:
        found = shutil.which(program)
        if found is not None and (folder / relative).is_dir():
            # A program of the system, for a folder of the user; what it prints does not matter.
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(  # noqa: S603 - the desktop's own tools
                    [found, str(folder / relative)], capture_output=True, check=False, timeout=_PATIENCE
                )
