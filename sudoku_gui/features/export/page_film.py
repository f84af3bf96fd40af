"""A film as one HTML page: pictures with their sentences, to be stepped through in a browser, without a network.

Each picture is a figure of its own, so that a browser without scripts, and a printer, show them one below the other.
"""

import html
from base64 import b64encode
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage

from sudoku_gui.features.export.film import NO_TEXT, Film, FrameText
from sudoku_gui.player.job import Steps, beside
from sudoku_gui.render.picture_files import encoded
from sudoku_gui.translation import translate

_LOSSLESS: Final = 100
_POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

_STYLE: Final = """
body { font: 1.1rem/1.45 system-ui, sans-serif; margin: 0 auto; max-width: %(width)dpx; padding: 0.6rem; color: #1b2430; background: #f4f6f9 }
figure { margin: 0 } img { display: block; width: 100%%; height: auto; border: 1px solid #b9c2cf }
figcaption { min-height: 5.2em; padding: 0.4rem 0 } figcaption b { display: block; font-weight: 600 }
figcaption small { display: block; color: #4c5a6b }
.stepped figure { display: none } .stepped figure.here { display: block }
nav { display: none; gap: 0.5rem; align-items: center; padding: 0.4rem 0 } .stepped nav { display: flex }
button { font: inherit; padding: 0.35rem 0.9rem } input { flex: 1 }
@media (prefers-color-scheme: dark) { body { color: #e4e9f0; background: #14181e } figcaption small { color: #a9b4c2 } img { border-color: #3b4653 } }
@media print { .stepped figure { display: block; break-inside: avoid } .stepped nav { display: none } }
"""

_SCRIPT: Final = """
const figures = [...document.querySelectorAll("figure")], slider = document.querySelector("input");
const play = document.querySelector("#play"), count = document.querySelector("output");
let here = 0, timer = 0;
function show(number) {
  figures[here].classList.remove("here");
  here = Math.max(0, Math.min(figures.length - 1, number));
  figures[here].classList.add("here");
  slider.value = here;
  count.textContent = `${here + 1} / ${figures.length}`;
  if (here == figures.length - 1) stop();
}
function stop() { clearInterval(timer); timer = 0; play.textContent = play.dataset.play }
function toggle() {
  if (timer) return stop();
  if (here == figures.length - 1) show(0);
  play.textContent = play.dataset.pause;
  timer = setInterval(() => show(here + 1), RATE);
}
document.querySelector("#back").onclick = () => { stop(); show(here - 1) };
document.querySelector("#step").onclick = () => { stop(); show(here + 1) };
play.onclick = toggle;
slider.oninput = () => { stop(); show(Number(slider.value)) };
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const on = {ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1}[event.key];
  if (on) { stop(); show(here + on) }
  else if (event.key == "Home") show(0);
  else if (event.key == "End") show(figures.length - 1);
  else if (event.key == " " && event.target.tagName != "BUTTON") toggle();
  else return;
  event.preventDefault();
});
slider.max = figures.length - 1;
document.body.classList.add("stepped");
show(0);
"""


class PageFilm(Film):
    """Lossless pictures in the page itself, each once however long it is shown."""

    def begin(self) -> None:
        self._write(_head(self.size.width()))

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
        self._write(_foot(self.rate))
        yield from super().finish()

    def _write(self, text: str) -> None:
        self.file.write(text.encode("utf-8", "replace"))


def _head(width: int) -> str:
    language = QLocale().bcp47Name()
    title = html.escape(translate("exporting", "Dancing Links, step by step"))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE % {'width': max(width, 320)}}</style>\n</head>\n<body>\n"
    )


def _foot(rate: float) -> str:
    back = html.escape(translate("exporting", "Back"))
    step = html.escape(translate("exporting", "Step"))
    play = html.escape(translate("exporting", "Play"))
    pause = html.escape(translate("exporting", "Pause"))
    place = html.escape(translate("exporting", "Picture"))
    script = _SCRIPT.replace("RATE", str(max(1, round(1000 / rate))))
    return (
        f'<nav><button id="back">{back}</button><button id="play" data-play="{play}" data-pause="{pause}">{play}'
        f'</button><button id="step">{step}</button><input type="range" min="0" value="0" aria-label="{place}">'
        f"<output></output></nav>\n<script>{script}</script>\n</body>\n</html>\n"
    )
