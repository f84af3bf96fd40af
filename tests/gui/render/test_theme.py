"""The colours keep their promises: readable, distinguishable by every eye, and followed by ordinary widgets."""

import math
import re
from dataclasses import fields
from importlib.resources import files
from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QColor, QPalette

from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme, contrast, luminance
from tests.amounts import each

BACKGROUNDS = ("window", "button", "paper", "house_shade", "same_digit", "filtered", "info_bar", "error_bar")
TEXTS = ("ink", "given", "entry", "candidate", "wrong", "forced", "guess", "link_visited")
SHAPES = tuple(
    field.name
    for field in fields(Theme)
    if field.name
    not in (*BACKGROUNDS, *TEXTS, "name", "depth_ramp", "colours")  # whatever is added is a shape at first
)
INKS = ("given", "entry", "forced", "guess", "wrong")

# Machado, Oliveira and Fernandes 2009, full severity, on linear red, green and blue.
COLOUR_BLINDNESS = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}


PAGES_ALONE = {"off", "warm", "taken", "around"}
"""Roles that only web pages have."""


@pytest.fixture
def colours(each_theme: Theme) -> Theme:
    return each_theme


def lightness(colour: QColor) -> float:
    return 116 * math.cbrt(luminance(colour)) - 16


def as_seen(colour: QColor, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    linear = [part**2.2 for part in (colour.redF(), colour.greenF(), colour.blueF())]
    seen = (sum(k * part for k, part in zip(row, linear, strict=True)) for row in matrix)
    return tuple(max(0.0, part) ** (1 / 2.2) for part in seen)


def test_contrast_is_the_one_of_the_guidelines() -> None:
    """The measure itself must be right: 21 for black on white, 1 for equals, whichever comes first."""
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert contrast(white, white) == 1
    assert contrast(QColor(0x77, 0x77, 0x77), white) == pytest.approx(4.48, abs=0.005)


def test_web_pages_have_the_colours_of_the_theme() -> None:
    """The core cannot read the window's themes, and a role has one colour."""
    rules = (files("solver_core.page") / "colours.css").read_text(encoding="utf-8").partition("@media")[::2]
    for made, rule in zip((theme.light(), theme.dark()), rules, strict=True):
        roles = dict(re.findall(r"--(\w+): (#\w+)", rule))
        assert roles.keys() > PAGES_ALONE
        for role in each(roles.keys() - PAGES_ALONE):
            assert getattr(made, role).name() == roles[role], role
    drawn = re.findall('"(#.{6})"', (files("solver_core") / "pictures.py").read_text(encoding="utf-8"))
    assert {*drawn} <= {*re.findall(r"#\w+", rules[0])}


def test_text_is_readable_on_every_background(colours: Theme) -> None:
    """A digit keeps its contrast when its row is shaded, its equals are highlighted or its cell is coloured."""
    backgrounds = [*(getattr(colours, background) for background in BACKGROUNDS), *colours.colours]
    for text in TEXTS:
        assert min(contrast(getattr(colours, text), background) for background in backgrounds) >= 4.5, text


def test_shapes_stand_out_from_the_paper(colours: Theme) -> None:
    """And the selection from all shades and colours around it, so that it is found at a glance."""
    for shape in SHAPES:
        assert contrast(getattr(colours, shape), colours.paper) >= 3, shape
    for background in (colours.house_shade, colours.same_digit, colours.filtered, *colours.colours):
        assert contrast(colours.selection, background) >= 3


def test_high_contrast_deserves_its_name() -> None:
    colours = theme.high_contrast()
    assert all(contrast(getattr(colours, text), colours.paper) >= 7 for text in TEXTS)


def test_the_depth_ramp_is_even_and_leaves_the_paper(colours: Theme) -> None:
    """Nine steps that look alike in size, each visible, the deepest furthest from the paper."""
    paper = lightness(colours.paper) if luminance(colours.paper) else 0.0
    distances = [abs(lightness(colour) - paper) for colour in colours.depth_ramp]
    steps = [after - before for before, after in pairwise(distances)]
    assert len(distances) == 9
    assert max(steps) - min(steps) < 0.75
    assert min(steps) > 4
    assert all(contrast(colour, colours.paper) >= 3 for colour in colours.depth_ramp)


def test_depths_beyond_the_ramp_look_like_its_ends(colours: Theme) -> None:
    assert colours.depth(1) == colours.depth(0) == colours.depth_ramp[0]
    assert colours.depth(9) == colours.depth(81) == colours.depth_ramp[-1]


@pytest.mark.parametrize("eyes", COLOUR_BLINDNESS)
def test_inks_differ_for_colour_blind_eyes(colours: Theme, eyes: str) -> None:
    """No two writers look quite alike, even before weight and slant distinguish them."""
    for pair in each(combinations(INKS, 2)):
        first, second = (as_seen(getattr(colours, ink), COLOUR_BLINDNESS[eyes]) for ink in pair)
        assert max(abs(a - b) for a, b in zip(first, second, strict=True)) > 0.08, pair


def test_ordinary_widgets_follow_the_theme(colours: Theme) -> None:
    """Texts of Qt's own widgets have the contrast that WCAG asks for."""
    palette, role = colours.palette(), QPalette.ColorRole
    for text, background in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
        (role.PlaceholderText, role.Base),
        (role.Link, role.Base),
    ):
        assert contrast(palette.color(text), palette.color(background)) >= 4.5, (text, background)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        assert palette.color(group, role.Window) == colours.window


def test_only_dark_backgrounds_need_a_style_sheet() -> None:
    """A style sheet costs every widget its native look, so there is none without need."""
    assert not theme.light().style_sheet()
    assert theme.of_system() in {theme.light(), theme.dark()}
    assert theme.dark().thin_line.name() in theme.dark().style_sheet()
    assert theme.high_contrast().thin_line.name() in theme.high_contrast().style_sheet()


def test_a_faint_colour_is_a_copy(colours: Theme) -> None:
    before = colours.guess.rgba()
    assert theme.faint(colours.guess, 40).alpha() == 40
    assert colours.guess.rgba() == before
