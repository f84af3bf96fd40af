"""A range of events as one web page: pictures with sentences, nothing from elsewhere, markup in names is text."""

import base64
import re
from collections.abc import Callable, Sequence
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from solver_core.cover.replay.log_writing import EventRange
from solver_core.cover.replay.seeking import ENDLESS
from sudoku_gui.features.export import filming
from sudoku_gui.features.export.film import FilmFormat, FrameText
from sudoku_gui.features.export.film_formats import PageFilm
from sudoku_gui.features.export.filming import FilmSettings
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme

SIZE = QSize(320, 240)


class Page(HTMLParser):
    """What a page holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.pictures: list[QImage] = []
        self.sentences: list[str] = []
        self.tags: list[str] = []
        self.sources: list[str] = []
        self._tag = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._tag = tag
        self.sources += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag == "img":
            data = str(dict(attrs)["src"]).partition(",")[2]
            self.pictures.append(QImage.fromData(base64.b64decode(data)))

    def handle_data(self, data: str) -> None:
        if self._tag == "b":
            self.sentences.append(data)
            self._tag = ""


@pytest.fixture
def page(
    tmp_path: Path, player: Player, figures: Sequence[Figure], work: Callable[..., int]
) -> Callable[..., str]:

    def made(sample: str, *, has_caption: bool = True) -> str:
        player.watch_subject(Subject(sample=sample))
        assert player.search is not None
        events = EventRange(1, ENDLESS, "link")
        order = FilmSettings("link_view", events, 4, FilmFormat.PAGE, "", SIZE, 4.0, has_caption=has_caption)
        path = tmp_path / f"page{order.kind.ending}"
        work(
            filming.filming(path, player.search, player.subject, order, figures=figures, theme=theme.light())
        )
        return path.read_text(encoding="utf-8")

    return made


def test_every_picture_has_its_sentence(page: Callable[..., str]) -> None:
    found = Page(page("knuth_2000"))
    assert [picture.size() for picture in found.pictures] == [SIZE] * 5
    assert found.sentences[1].startswith("Choose column “A”")
    assert found.sentences[2].startswith("Cover column “A”")
    assert len({bytes(picture.constBits()) for picture in found.pictures}) == 5
    assert {"button", "input", "script", "nav"} <= set(found.tags)


def test_without_captions_there_are_only_pictures(page: Callable[..., str]) -> None:
    assert Page(page("knuth_2000", has_caption=False)).sentences == []


def test_nothing_comes_from_elsewhere(page: Callable[..., str]) -> None:
    text = page("six_sets")
    assert all(source.startswith("data:image/webp;base64,") for source in Page(text).sources)
    assert not re.search(r"https?:|url\(|@import", text)
    assert "default-src 'none'" in text


def test_markup_in_a_name_stays_text(tmp_path: Path) -> None:
    film = PageFilm(tmp_path / "page.html", SIZE, 2.0, 1)
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(0)
    caption = FrameText("event 1", 'Cover <script>alert("x")</script> & "B"', "</figure>\ud800")
    for steps in (film.add(image, 3, caption), film.finish()):
        for _ in steps:
            pass
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert text.count("<script>") == 1
    assert Page(text).sentences == ['Cover <script>alert("x")</script> & "B"']
    assert text.count("</figure>") == 1
