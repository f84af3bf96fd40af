"""The painted tree: reference pictures, and every state known by its shape."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from solver_core.cover.kernel.timeline import Bucket
from solver_core.problems import gallery
from sudoku_gui.features.tree_view import glyphs as tree_glyphs
from sudoku_gui.features.tree_view import paint as tree
from sudoku_gui.features.tree_view.folding import Folds
from sudoku_gui.features.tree_view.glyphs import GlyphCache, GlyphTime
from sudoku_gui.features.tree_view.labels import TreeLabel
from sudoku_gui.features.tree_view.layout import lay_out
from sudoku_gui.features.tree_view.model import GlyphShape, TreeExcerpt
from sudoku_gui.features.tree_view.paint import TreeScene
from sudoku_gui.features.tree_view.view import OverviewLook, paint_run, paint_visible_part
from sudoku_gui.render import theme as themes
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, black_and_white, canvas
from tests.gui.features.tree_view.trees import excerpt_at, folded, searched

THEMES = {"light": themes.light, "dark": themes.dark, "high_contrast": themes.high_contrast}


def scene_of(excerpt: TreeExcerpt, position: int, **marks: Any) -> TreeScene:
    layout = lay_out(excerpt)
    return TreeScene(excerpt, layout, 16, QPointF(16 - layout.left * 16, 16), position, **marks)


def scene_at(name: str, share: float, **marks: Any) -> TreeScene:
    return scene_of(excerpt_at(name, share), round(share * searched(name).background_run.length), **marks)


def picture(scene: TreeScene, theme: Theme, *, stamped: bool = False) -> QImage:
    layout, em = scene.layout, scene.em
    size = QSize(round((layout.right - layout.left) * em) + 32, round(layout.bottom * em) + 32)
    with canvas(size) as (image, painter):
        font = QFont("DejaVu Sans")
        font.setPixelSize(13)
        cache = GlyphCache(theme, em) if stamped else None
        tree.paint(painter, QRectF(image.rect()), scene, theme, font, cache=cache)
    return image


def glyph(shape: GlyphShape, when: GlyphTime, theme: Theme) -> bytes:
    with canvas(40, 40, background=theme.paper) as (image, painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBackground(theme.paper)
        tree_glyphs.prepare(painter, shape, when, theme, 2)
        # a run is longer than wide
        tree_glyphs.draw(painter, shape, QRectF(8, 8, 14 if shape is GlyphShape.CHAIN else 24, 24))
    return bytes(image.constBits())


# --- reference pictures ---------------------------------------------------------------------------


@pytest.mark.parametrize("colours", THEMES)
def test_repeat_cover_looks_as_in_the_picture(
    colours: str, looks_like: LooksLike, reference_font: QFont
) -> None:
    """Prunes, solutions, past and future, the way to the present and a ring around it, in every theme."""
    scene = scene_at("stations", 0.5)
    widths = QFontMetricsF(reference_font)
    box = scene.layout.boxes[scene.path[-1]]
    width = widths.horizontalAdvance("here")
    label = TreeLabel(scene.path[-1], "here", box.left * 16 - 6 - width, box.top * 16, width)
    scene = replace(
        scene, labels=(label,), highlighted=frozenset({4, 5}), hovered=7, selected=9, has_focus=True
    )
    looks_like(picture(scene, THEMES[colours]()), f"tree_stations_{colours}")


def test_a_sudoku_looks_as_in_the_picture(looks_like: LooksLike, reference_font: QFont) -> None:
    """Runs with their lengths, a pointer as far down as the search has come, failed subtrees as triangles."""
    assert reference_font.pixelSize() == 13
    scene = scene_at("sudoku", 0.08, progress=12)
    looks_like(picture(scene, themes.light()), "tree_sudoku")


def test_queens_folded_look_as_in_the_picture(looks_like: LooksLike, reference_font: QFont) -> None:
    """Folded subtrees of every kind, siblings left out, something being unfolded."""
    assert reference_font.pixelSize() == 13
    search = gallery.search("queens_8")
    search.background_run.go(position=20_000)
    excerpt = folded(search.background_run, Folds(12_000, usual=30))
    scene = scene_of(excerpt, 12_000, waiting=frozenset({3}))
    looks_like(picture(scene, themes.dark()), "tree_queens_folded")


def test_the_strip_looks_as_in_the_picture(looks_like: LooksLike) -> None:
    buckets = [
        Bucket(10 * n, 10 * n + 10, 5 * (n % 7), 35 + 7 * (n % 5), 0, 0, 0, n % 4, int(n % 11 == 0), 0)
        for n in range(60)
    ]
    deepest = Bucket(800, 800, 0, 70, 0, 0, 0, 0, 0, 0)  # below the picture; it sets the scale
    look = OverviewLook([*buckets, deepest], 800, (200, 420), 330)
    with canvas(32, 300) as (image, painter):
        paint_run(painter, QRectF(image.rect()), look, themes.light())
        paint_visible_part(painter, QRectF(image.rect()), look, themes.light())
    looks_like(image, "tree_strip")


# --- shapes ---------------------------------------------------------------------------------------


def test_every_shape_is_reported_without_colour() -> None:
    """Past or future, in black and white, no two are painted alike."""
    theme = black_and_white()
    whens = (GlyphTime.PAST, GlyphTime.FUTURE)
    # siblings left out are a dashed run, with a plus before its number
    shapes = [shape for shape in GlyphShape if shape is not GlyphShape.MORE]
    painted = {(shape, when): glyph(shape, when, theme) for shape in shapes for when in whens}
    assert len(set(painted.values())) == len(painted)


def test_stamps_look_like_what_they_stand_for() -> None:
    scene = scene_at("queens_6", 0.4)
    drawn, stamped = (picture(scene, themes.light(), stamped=stamped) for stamped in (False, True))
    assert drawn.size() == stamped.size()
    assert mean_difference(drawn, stamped) < 4


def mean_difference(one: QImage, other: QImage) -> float:
    ours, theirs = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(a - b) for a, b in zip(ours, theirs, strict=True)) / len(ours)


def test_the_number_in_a_pill_can_be_read() -> None:
    for make in THEMES.values():
        theme = make()
        for shape in (GlyphShape.CHAIN, GlyphShape.MORE):
            for when in GlyphTime:
                is_hollow = shape is GlyphShape.MORE or when is GlyphTime.FUTURE
                background = theme.paper if is_hollow else tree_glyphs.colour(shape, theme)
                assert themes.contrast(tree_glyphs.number_ink(when, shape, theme), background) >= 4.5


def test_only_what_is_in_sight_is_painted() -> None:
    """And the lines that cross the view, though both their ends are beside it."""
    scene = scene_at("queens_6", 0.0)
    everything = set(scene.visible(QRectF(-10_000, -10_000, 20_000, 20_000)))
    assert everything == set(range(len(scene.excerpt.glyphs)))
    middle = scene.box(0).center()
    few = set(scene.visible(QRectF(middle.x() - 20, 0, 40, 40)))
    assert 0 in few
    assert few < everything


# --- the strip and the signs ----------------------------------------------------------------------


@pytest.mark.parametrize("position", [0, 1, 399, 800])
def test_a_height_of_the_strip_is_a_position(position: int) -> None:
    look, rect = OverviewLook(length=800), QRectF(0, 5, 30, 800)
    assert look.position_at(rect, look.y(rect, position)) == position
    assert look.position_at(rect, -50) == 0
    assert look.position_at(rect, 5000) == 800


def test_the_glyphs_kept_are_few(each_theme: Theme) -> None:
    """A glyph of a long run is as high as the run is long: there may be thousands of sizes."""
    cache = GlyphCache(each_theme, 16.0)
    with canvas(60, 60) as (_, painter):
        kept = []
        for high in range(1000):
            cache.draw(painter, GlyphShape.CHAIN, GlyphTime.PAST, QRectF(5, 5, 10, 10 + high))
            kept.append(cache._picture.cache_info().currsize)
    assert max(kept) <= 400
