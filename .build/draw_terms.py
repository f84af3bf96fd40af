# ruff: noqa: INP001 - run by hand
"""Draws the pictures of terms, which cards and the manual show: ``python .build/draw_terms.py [NAME...]``.

Each is made from a real search of a small problem with the painters of the program, in `sketches`, once for each theme,
into ``assets/help/terms/``. Draw them again when a view or a theme has changed, and look at them.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from draw_help import FONTS, LETTERS
from PIL import Image
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from sketches import events, links, matrix, search, tree
from sketches.canvas import SketchCanvas

from sudoku_gui.features.help.paint_manual import WIDE
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme

PICTURES = Path(__file__).parents[1] / "assets" / "help" / "terms"
PAINTERS: dict[str, ModuleType] = {
    **dict.fromkeys(links.MOMENTS, links),
    **dict.fromkeys(matrix.NAMES, matrix),
    **dict.fromkeys(tree.TREES, tree),
    **dict.fromkeys(events.NAMES, events),
    **dict.fromkeys(search.NAMES, search),
}
RATIO = 2
"""Pixels for each logical one: enough for fine screens, and for large text on others."""


def draw(name: str, look: Theme) -> QImage:
    """The picture of this name on a theme's paper."""
    font = QFont()
    font.setFamilies(list(FONTS))
    font.setPixelSize(LETTERS)
    em = QFontMetricsF(font).height()
    size = QSizeF(WIDE * em, PAINTERS[name].height(name) * em)
    image = QImage((size * RATIO).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(look.paper)
    with QPainter(image) as painter:
        painter.setFont(font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        PAINTERS[name].paint(SketchCanvas(painter, QRectF(0, 0, size.width(), size.height()), look), name)
    return image


def file(name: str, look: Theme) -> Path:
    """Where a picture lies."""
    return PICTURES / look.name / f"{name}.png"


def save(image: QImage, path: Path) -> None:
    """Write a picture with 256 colours, which nobody tells from all of them, in half the bytes."""
    held = image.convertToFormat(QImage.Format.Format_RGBX8888)
    picture = Image.frombytes("RGBX", (held.width(), held.height()), bytes(held.constBits())).convert("RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.quantize(256, dither=Image.Dither.NONE).save(path, "PNG", optimize=True)


def main(names: Sequence[str]) -> int:
    """Draw pictures into their files."""
    application = QApplication([])
    for look in (theme.light(), theme.dark(), theme.high_contrast()):
        for name in names or sorted(PAINTERS):
            save(draw(name, look), file(name, look))
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
