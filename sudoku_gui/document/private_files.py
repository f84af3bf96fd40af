"""The program's own files in the user's data folder: readable only by the user, in private folders.

They record the user's activity, including file names.
"""

import stat
from pathlib import Path

from solver_core import formats
from solver_core.formats.replacement import sync_folder


def make_folder(folder: Path) -> None:
    """Create a folder and its parents, synced to disk; raises an OSError."""
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(new):
        one.mkdir(mode=stat.S_IRWXU, exist_ok=True)
        sync_folder(one.parent)


def store(file: Path, text: str) -> None:
    """Store a text in a file, creating its folder if necessary; raises an OSError or FormatError."""
    make_folder(file.parent)
    formats.store(file, text, private=True)
