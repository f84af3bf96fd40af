# ruff: noqa: INP001 - run by hand
"""Draws the pictures of README.md, with the program itself: ``python .build/draw_readme.py``.

``window.png`` is the window at a dead end; ``search.webp`` is a short animation of a small search, forward and back.
Draw them again when the window has changed, and look at them.
"""

import io
import sys
from collections.abc import Iterator

from draw_help import TOP, Shot, go, program, settle, start
from PIL import Image
from PySide6.QtCore import QBuffer
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_gui.wording.terms import LANGUAGES

PICTURES = TOP / "assets" / "pictures"
DEAD_END = Shot("window.png", "window", (1280, 800), legs=(("dead_end", 2),), beat="decision")
SMALL = Shot("search.webp", "window", (960, 600), sample="knuth_2000", beat="option")
STEPS = 7
"""Forward, and as many back."""
MILLISECONDS = 900


def grab(window: QWidget) -> Image.Image:
    """What the window shows now."""
    buffer = QBuffer()
    window.grab().save(buffer, "PNG")
    return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def frames(application: QApplication) -> Iterator[Image.Image]:
    """The search of Knuth's example, to its second choices and back to its start."""
    window = start(application, LANGUAGES[0])
    window.arrangements.choose("learn")
    window.resize(*SMALL.size)
    go(window, SMALL)
    for step in range(2 * STEPS):
        yield grab(window)
        window.context.watching.step(backward=step >= STEPS)
        settle(window)
    window.close()


def main() -> None:
    """Draw both."""
    with program() as application:
        window = start(application, LANGUAGES[0])
        window.arrangements.choose("study")
        window.resize(*DEAD_END.size)
        go(window, DEAD_END)
        grab(window).save(PICTURES / "window.png", optimize=True)
        window.close()
        first, *others = frames(application)
        first.save(
            PICTURES / "search.webp",
            save_all=True,
            append_images=others,
            duration=MILLISECONDS,
            loop=0,
            quality=60,
            method=6,
        )
    for name in ("window.png", "search.webp"):
        sys.stdout.write(f"{name}  {(PICTURES / name).stat().st_size // 1024} KB\n")


if __name__ == "__main__":
    main()
