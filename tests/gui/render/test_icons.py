"""Icons: there, crisp, in the theme's ink, and each different from the others."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QIcon, QImage

from sudoku_gui.render import theme
from sudoku_gui.render.icons import FIELD, SHAPES, SIZES, app_icon, icon
from sudoku_gui.render.theme import Theme
from tests.amounts import each

NEEDED = (
    *("new", "open", "save", "save_as", "undo", "redo", "copy", "paste", "solve", "watch", "clear_entries"),
    *("to_start", "step_back", "play", "pause", "step_forward", "to_end", "close", "info", "warning"),
)


def picture(name: str, size: int, each_theme: Theme, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    return icon(name, each_theme).pixmap(QSize(size, size), 1.0, mode).toImage()


def drawn(image: QImage) -> set[tuple[int, int]]:
    targets = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {target for target in targets if image.pixelColor(*target).alpha() > 127}


def test_every_icon_the_program_asks_for_exists() -> None:
    assert set(NEEDED) <= set(SHAPES)
    with pytest.raises(KeyError, match="step_back"):
        icon("rewind", theme.light())


def test_an_icon_is_painted_in_the_ink_colour_alone(each_theme: Theme) -> None:
    """Solid pixels have the ink's colour exactly; the rest is background that shines through."""
    for name in SHAPES:
        image = picture(name, 48, each_theme)
        colours = [image.pixelColor(x, y) for x in range(48) for y in range(48)]
        solid = [colour.rgb() for colour in colours if colour.alpha() == 255]
        assert len(solid) > 60
        assert set(solid) == {each_theme.ink.rgb()}


@pytest.mark.parametrize("name", SHAPES)
def test_disabled_it_is_the_same_shape_but_paler_and_nothing_is_cut_off(name: str) -> None:
    each_theme, shape = theme.light(), SHAPES[name]
    normal, disabled = picture(name, 32, each_theme), picture(name, 32, each_theme, QIcon.Mode.Disabled)
    assert drawn(normal) == drawn(disabled)
    assert normal != disabled
    for path, margin in ((shape.lines, 1.0), (shape.areas, 0.0)):
        field = QRectF(0, 0, FIELD, FIELD).adjusted(margin, margin, -margin, -margin)
        assert path.isEmpty() or field.contains(path.boundingRect())


@pytest.mark.parametrize("size", [16, 24])
def test_no_two_icons_look_alike(size: int) -> None:
    """At the smallest sizes, a good part of what is drawn differs between any two."""
    shapes = {name: drawn(picture(name, size, theme.light())) for name in SHAPES}
    for (name, pixels), (other, others) in each(combinations(shapes.items(), 2)):
        assert len(pixels ^ others) >= 0.15 * len(pixels | others), (name, other)


@pytest.mark.parametrize("ratio", [1.25, 2.0])
def test_at_every_scale_it_is_painted_not_stretched(ratio: float) -> None:
    """Toolbar icons of 16, 24 and 28 pixels find a picture at least as large as what is shown."""
    for size in (16, 24, 28):
        shown = icon("save", theme.light()).pixmap(QSize(size, size), ratio)
        assert shown.width() == round(size * ratio)
        assert any(kept >= size * ratio for kept in SIZES)


@pytest.mark.parametrize("size", [16, 256])
def test_the_programs_sign_shows_grid_frame_and_nodes(size: int) -> None:
    """Small or large, frame, lines, paper and two colours of nodes are all to be seen."""
    image, each_theme = app_icon().pixmap(QSize(size, size)).toImage(), theme.light()
    assert image.width() == size
    seen = [image.pixelColor(x, y).rgb() for x in range(size) for y in range(size)]
    for colour in (
        each_theme.thick_line,
        each_theme.thin_line,
        each_theme.paper,
        each_theme.selection,
        each_theme.newest,
    ):
        assert seen.count(colour.rgb()) >= size * size // 150, colour.name()


@pytest.mark.parametrize("size", [64, 256])
def test_the_nodes_of_the_sign_stand_one_in_each_row_and_column(size: int) -> None:
    """As the digit of a solution does, in the middle of a cell; a line between two may cross others."""
    image, colours = app_icon().pixmap(QSize(size, size)).toImage(), theme.light()
    middles = [round(size * (0.06 + 0.88 * (n + 0.5) / 3)) for n in range(3)]
    nodes = {colours.selection.rgb(), colours.newest.rgb()}
    found = [[image.pixelColor(x, y).rgb() in nodes for x in middles] for y in middles]
    assert found == [[False, False, True], [True, False, False], [False, True, False]]


def test_an_icon_is_painted_once_for_each_theme() -> None:
    """A window built anew finds its icons; other colours are painted anew."""
    assert icon("save", theme.light()).cacheKey() == icon("save", theme.light()).cacheKey()
    assert icon("save", theme.light()).cacheKey() != icon("save", theme.dark()).cacheKey()
