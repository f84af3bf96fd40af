"""Formatted text opens no files, whatever it is made of, and leads nowhere by itself."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from sudoku_gui.render.own_document import OwnDocument
from sudoku_gui.widgets.rich_text import OwnBrowser, RichText

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    file = tmp_path / "p.png"
    assert image.save(str(file))
    return file


@pytest.mark.parametrize("text", ["![a][1]\n\n[1]: {0}", "![a[b]c]({0})", "![a]({0})", "![a](file://{0})"])
def test_a_picture_on_the_disk_is_not_shown(qtbot: QtBot, picture: Path, text: str) -> None:
    label = RichText("text")
    qtbot.addWidget(label)
    label.resize(200, 200)
    label.show_text(text.format(picture))
    label.show()
    shown = label.grab().toImage()
    assert not any(
        shown.pixelColor(x, y).name() == "#ff0000" for x in range(0, 200, 4) for y in range(0, 200, 4)
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_a_pipe_is_not_waited_for(qtbot: QtBot, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    label = RichText("text")
    qtbot.addWidget(label)
    label.show_html(f"<img src='{pipe}'><body background='{pipe}'><link rel='stylesheet' href='{pipe}'>")
    label.show()
    label.grab()


def test_a_document_knows_the_pictures_that_it_is_given() -> None:
    ours = QImage(8, 8, QImage.Format.Format_RGB32)
    document = OwnDocument(lambda url: ours if url.toString() == "ours" else None)
    assert document.resource(IMAGE, QUrl("ours")).size() == ours.size()
    for other in (
        "/etc/hostname",
        "file:///etc/hostname",
        "https://example.org/a.png",
        "data:image/png;base64,AAAA",
    ):
        assert document.resource(IMAGE, QUrl(other)).size().width() == 1
        assert document.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl(other)) is None


def test_a_browser_opens_no_pages(qtbot: QtBot) -> None:
    browser = OwnBrowser()
    qtbot.addWidget(browser)
    assert browser.loadResource(1, QUrl("file:///etc/hostname")) is None
    assert not browser.openLinks()
    assert not browser.openExternalLinks()


def test_documents_do_not_pile_up(qtbot: QtBot) -> None:
    label = RichText("text")
    qtbot.addWidget(label)
    for number in range(20):
        label.show_text(f"text {number}")
    qtbot.waitUntil(lambda: len(label.findChildren(QTextDocument)) <= 3)
