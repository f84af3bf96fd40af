"""The whole tree as an SVG: every node that was read is in it, and what was left out is counted there."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from solver_core.cover import SearchBase
from solver_core.cover.outline import Outline, Outlining
from solver_core.problems import gallery
from sudoku_gui.export import tree_svg as tree_paper
from sudoku_gui.panes.tree.model import Shape
from sudoku_gui.player.job import Job
from sudoku_gui.render import picture_files as export

SVG = "{http://www.w3.org/2000/svg}"


def known(name: str) -> SearchBase:
    search = gallery.search(name)
    search.background_run.go()
    return search


def outline_of(search: SearchBase, most: int) -> Outline:
    outlining = Outlining(search.background_run, most)
    assert outlining.go()
    return outlining.outline


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations"])
@pytest.mark.parametrize("most", [1, 7, 1_000])
def test_every_node_has_its_place(name: str, most: int) -> None:
    search = known(name)
    outline = outline_of(search, most)
    excerpt = tree_paper.excerpt_of(outline, 0)
    shown = [item for item in excerpt.items if item.shape is not Shape.MORE]
    rest = [item for item in excerpt.items if item.shape is Shape.MORE]
    assert len(shown) == len(outline.limbs)
    assert len(shown) + sum(item.nodes for item in rest) == outline.walked
    for number, item in enumerate(excerpt.items):
        assert all(excerpt.items[child].parent == number for child in item.children)
        assert item.parent < 0 or number in excerpt.items[item.parent].children


def test_the_drawing_looks_as_the_view(
    looks_like: Callable[[QImage, str], None], reference_font: QFont
) -> None:
    """On white, with words beside the nodes and nothing of it still to come."""
    search = known("stations")
    data = tree_paper.drawn(outline_of(search, 30), search, export.paper(), reference_font, "Stations")
    renderer = QSvgRenderer(QByteArray(data))
    size = renderer.viewBox().size()
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    looks_like(image, "tree_paper")


def test_it_is_written_with_its_title(tmp_path: Path, qtbot: QtBot) -> None:
    path, search, work = tmp_path / "tree.svg", known("queens_6"), Job()
    sizes: list[int] = []
    work.finished.connect(sizes.append)
    look = (export.paper(), QFont())
    work.start(tree_paper.writing(path, search, 20, look, "6 queens"))
    qtbot.waitUntil(lambda: bool(sizes))
    root = ET.fromstring(path.read_bytes())  # noqa: S314 - our own
    assert root.findtext(f"{SVG}title") == "Search tree of 6 queens: the top 20 of 111 nodes"
    assert sizes == [path.stat().st_size]
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert sum(int(text[1:]) for text in texts if text and text.startswith("+")) == 111 - 20
