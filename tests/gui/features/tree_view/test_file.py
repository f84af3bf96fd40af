"""The tree as SVG and DOT: every node that was read is in it, and what was left out is counted there."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from solver_core.cover import SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.tree_view import file as tree_file
from sudoku_gui.features.tree_view.model import GlyphShape
from sudoku_gui.render.picture_files import paper

Finish = Callable[..., Any]
PUZZLE = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
SVG = "{http://www.w3.org/2000/svg}"


def known(name: str) -> SearchBase:
    search = gallery.search(name) if name else encoding.search(PUZZLE)
    search.background_run.go()
    return search


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations"])
@pytest.mark.parametrize("most", [1, 7, 1_000])
def test_every_node_has_its_place(name: str, most: int, finish: Finish) -> None:
    outline = finish(tree_file.reading(known(name), most))
    glyphs = tree_file.excerpt_of(outline, 0).glyphs
    rest = [glyph for glyph in glyphs if glyph.shape is GlyphShape.MORE]
    assert len(glyphs) - len(rest) == len(outline.nodes)
    assert len(outline.nodes) + sum(glyph.nodes for glyph in rest) == outline.walked
    for number, glyph in enumerate(glyphs):
        assert all(glyphs[child].parent == number for child in glyph.children)
        assert glyph.parent < 0 or number in glyphs[glyph.parent].children


def test_the_drawing_looks_as_the_view(
    looks_like: Callable[[QImage, str], None], reference_font: QFont, finish: Finish
) -> None:
    """On white, with words beside the nodes and nothing of it still to come."""
    search = known("stations")
    outline = finish(tree_file.reading(search, 30))
    data = tree_file.drawn(outline, search, paper(), reference_font, "Stations")
    renderer = QSvgRenderer(QByteArray(data))
    image = QImage(renderer.viewBox().size(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        renderer.render(painter, QRectF(image.rect()))
    looks_like(image, "tree_paper")


def test_a_drawing_is_written_with_its_title(tmp_path: Path, qapp: object, finish: Finish) -> None:
    assert qapp
    path = tmp_path / "tree.svg"
    size = finish(tree_file.write_svg(path, known("queens_6"), 20, QFont(), "6 queens"))
    assert size == path.stat().st_size
    root = ET.fromstring(path.read_bytes())  # noqa: S314 - our own
    assert root.findtext(f"{SVG}title") == "Search tree of 6 queens: the top 20 of 111 nodes"
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert sum(int(text[1:]) for text in texts if text and text.startswith("+")) == 111 - 20


def dot(path: Path, search: SearchBase, most: int, finish: Finish) -> str:
    assert finish(tree_file.write_dot(path, search, most, "a problem")) == path.stat().st_size
    return path.read_text(encoding="utf-8")


def test_nodes_and_lines_are_called_as_in_the_window(tmp_path: Path, qapp: object, finish: Finish) -> None:
    """Columns in the nodes, options beside the lines, dead ends and solutions in words."""
    assert qapp
    text = dot(tmp_path / "tree.dot", known(""), 5_000, finish)
    assert 'label="Search tree of a problem: 182 nodes"' in text
    assert re.search(r'shape=rect, label="Dead end: no option left for “[^”]+”"', text)
    assert re.search(r'shape=ellipse, peripheries=2, label="Solution"', text)
    assert re.search(r'n0 -> n1 \[label="r1c5=8"\];', text)
    assert "more" not in text


@pytest.mark.parametrize("name", ["queens_6", "stations"])
def test_nodes_left_out_are_counted(name: str, tmp_path: Path, qapp: object, finish: Finish) -> None:
    assert qapp
    search = known(name)
    with search.background_run.reading() as (tree, _):
        walked = tree.walked
    text = dot(tmp_path / "tree.dot", search, 10, finish)
    assert f"the top 10 of {walked} nodes" in text
    assert sum(map(int, re.findall(r'label="(\d+) more"', text))) == walked - 10


def test_numbers_of_nodes_are_words() -> None:
    assert tree_file.left_out(1, exact=True) == "1 more"
    assert tree_file.left_out(41_000, exact=False) == "at least 41,000 more"
    assert tree_file.heading("6 queens", 111, 111) == "Search tree of 6 queens: 111 nodes"
