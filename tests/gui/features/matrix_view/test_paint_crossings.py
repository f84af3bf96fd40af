"""The matrix from afar: at no scale does anything vanish, and what is rare is seen."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor

from solver_core.cover import Problem
from sudoku_gui.features.matrix_view.axis import Axis, snapped
from sudoku_gui.features.matrix_view.model import MatrixLook
from sudoku_gui.features.matrix_view.paint_crossings import MOST_GRAINS, fits_image, image, shades
from sudoku_gui.render import theme
from sudoku_gui.render.crossings import DIM, GUESSED, OPEN, REMOVED

SCALES = st.sampled_from([0.07, 0.3, 0.5, 0.9, 1.0, 1.3, 1.7, 2.0, 7.0])


@st.composite
def looks(draw: st.DrawFn) -> MatrixLook:
    width, height = draw(st.integers(1, 30)), draw(st.integers(1, 40))
    rows = st.sets(st.integers(0, width - 1), min_size=1, max_size=5).map(sorted)
    problem = Problem(range(width), draw(st.lists(rows, min_size=height, max_size=height)))
    codes = st.integers(REMOVED, GUESSED)
    count = problem.crossings[-1]
    states = bytes(draw(st.lists(codes, min_size=count, max_size=count)))
    columns = bytes(draw(st.lists(st.integers(0, 1), min_size=width, max_size=width)))
    gone = bytes(draw(st.lists(st.integers(0, 1), min_size=height, max_size=height)))
    return MatrixLook(problem, states, columns, gone, [0] * width, None, None)


def expected_code(look: MatrixLook, items: list[int], options: list[int]) -> int:
    """The highest of the states that share a grain, else its background."""
    problem = look.problem
    states = [
        look.states[problem.crossings[option] + problem.options[option].index(item)]
        for option in options
        for item in items
        if item in problem.options[option]
    ]
    dim = all(look.columns[item] for item in items) or all(look.rows[option] for option in options)
    return max(states, default=DIM if dim else OPEN)


def shown(axis: Axis) -> list[list[int]]:
    return [
        [index for index in range(axis.count) if grain in axis.grains_of(index)]
        for grain in range(axis.grains)
    ]


@given(look=looks(), across=SCALES, down=SCALES)
def test_every_grain_shows_the_rarest_of_its_states(look: MatrixLook, across: float, down: float) -> None:
    """Against brute force: a lone node is seen however small the picture is, and background is what all share."""
    items = Axis(len(look.columns), snapped(across))
    options = Axis(len(look.rows), snapped(down))
    colours = theme.light()
    picture, palette = image(look, items, options, colours), shades(colours)
    assert (picture.width(), picture.height()) == (items.grains, options.grains)
    for y, rows in enumerate(shown(options)):
        for x, columns in enumerate(shown(items)):
            assert picture.pixel(x, y) == palette[expected_code(look, columns, rows)].rgb(), (x, y)


def test_a_huge_matrix_is_no_image() -> None:
    """Gigabytes are not asked for; at small scales it is an image like every other."""
    items, options = Axis(40_000, 2.0), Axis(100_000, 2.0)
    assert not fits_image(items, options)
    assert fits_image(Axis(40_000, 0.02), Axis(100_000, 0.01))
    assert items.grains * options.grains > MOST_GRAINS


def test_removed_nodes_are_paler_from_afar_yet_to_be_seen() -> None:
    for colours in (theme.light(), theme.dark(), theme.high_contrast()):
        removed: QColor = shades(colours)[REMOVED]
        paper = theme.contrast(colours.live_column, colours.house_shade)
        assert 1.3 < theme.contrast(removed, colours.house_shade) < paper
