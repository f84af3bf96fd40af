"""A film as one HTML page: pictures with their sentences, to be stepped through in a browser, without a network.

Each picture is a figure of its own, so that a browser without scripts, and a printer, show them one below the other.
"""

import html
from base64 import b64encode
from importlib.resources import files
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage

from sudoku_gui.features.export.film import NO_TEXT, Film, FrameText
from sudoku_gui.player.job import Steps, beside
from sudoku_gui.render.picture_files import encoded
from sudoku_gui.translation import translate

_LOSSLESS: Final = 100


class PageFilm(Film):
    """Lossless pictures in the page itself, each once however long it is shown."""

    def begin(self) -> None:
        page = (files("sudoku_gui.assets") / "film" / "page.html").read_text(encoding="utf-8")
        words = {
            "language": QLocale().bcp47Name(),
            "title": translate("exporting", "Dancing Links, step by step"),
            "width": str(max(self.size.width(), 320)),
            "interval": str(max(1, round(1000 / self.rate))),
            "back": translate("exporting", "Back"),
            "step": translate("exporting", "Step"),
            "play": translate("exporting", "Play"),
            "pause": translate("exporting", "Pause"),
            "place": translate("exporting", "Picture"),
        }
        for name, word in words.items():
            page = page.replace(f"{{{{{name}}}}}", html.escape(word))
        head, self._foot = page.split("{{figures}}\n")
        self._write(head)

    def add(self, frame: QImage, times: int = 1, text: FrameText = NO_TEXT) -> Steps[None]:  # noqa: ARG002 - as in other formats
        """Pictures are compressed in a thread."""
        still = yield from beside(lambda: encoded(frame, "webp", _LOSSLESS))
        data = b64encode(still).decode("ascii")
        name = html.escape(" ".join(filter(None, (text.place, text.sentence))))
        self._write(
            f'<figure>\n<img alt="{name}" width="{frame.width()}" height="{frame.height()}" '
            f'src="data:image/webp;base64,{data}">\n<figcaption aria-live="polite">'
            f"<small>{html.escape(text.place)}</small><b>{html.escape(text.sentence)}</b>"
            f"<small>{html.escape(text.reason)}</small></figcaption>\n</figure>\n"
        )

    def finish(self) -> Steps[None]:
        """Write the buttons and the script."""
        self._write(self._foot)
        yield from super().finish()

    def _write(self, text: str) -> None:
        self.file.write(text.encode("utf-8", "replace"))
