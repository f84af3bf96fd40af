# ruff: noqa: INP001 - run by hand
"""Draws the icons of the desktop, as the program paints its own sign: ``python .build/draw_icons.py``.

They go into ``assets/icons/``, one for each size. Draw them again when the sign has changed, and look at them.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from sudoku_gui.render.icons import app_picture
from sudoku_gui.shell.desktop_entry import ICON_SIZES

ICONS = Path(__file__).parents[1] / "assets" / "icons"


def main() -> None:
    """Draw all of them."""
    application = QGuiApplication([])
    ICONS.mkdir(exist_ok=True)
    for size in ICON_SIZES:
        file = ICONS / f"{size}.png"
        app_picture(size).save(str(file), "PNG", 0)
        sys.stdout.write(f"{file.name}  {file.stat().st_size} bytes\n")
    application.quit()


if __name__ == "__main__":
    main()
