"""Pictures of terms about what the search holds: its stack, the digits on the board, masks, a seed, the best cover."""

from collections.abc import Callable
from functools import partial

from sketches.canvas import LEFT, RIGHT, SketchCanvas
from solver_core.cover import Op, Problem, RepeatSearch, Rule, Search
from solver_core.problems import gallery

_ROW, _COL, _BOX = {2, 3, 5, 7, 9}, {1, 2, 5, 8, 9}, {2, 4, 5, 6}
MASKS = (_ROW, _COL, _BOX, _ROW & _COL & _BOX)
"""Digits of a row, a column and a box, and those that all have."""
SEEDS = (1, 2, 3)


def levels() -> tuple[tuple[str, str, str], ...]:
    """Column, option, and which of how many, at the solution of Knuth's example; the deepest first."""
    search = gallery.search("knuth_2000")
    search.run_to("solution")
    names, options = search.problem.names, search.problem.options
    levels = [
        (
            str(names[level.item]),
            "{" + ", ".join(str(names[item]) for item in options[level.option]) + "}",
            f"{level.number} / {level.among}",
        )
        for level in search.levels()
    ]
    return tuple(reversed(levels))


def covers() -> tuple[int, ...]:
    """How many options the covers have that a search finds one after the other, each better."""
    search = RepeatSearch(Problem("ABCDEF", ["AB", "CD", "E", "F", "BCE", "ADF"]))
    counts: list[int] = []
    while not search.finished:
        search.forward()
        if search.event is not None and search.event.op is Op.BEST:
            counts.append(search.event.subject)
    return tuple(counts)


def orders(seed: int) -> tuple[str, ...]:
    """The columns that a search of six queens chooses first with this seed, by their names."""
    search = Search(gallery.problem("queens_6"), Rule.SHUFFLED, seed=seed)
    chosen: list[str] = []
    while len(chosen) < 3 and search.run_to("decision"):
        if (item := search.chosen_item) is not None:
            name = search.problem.names[item]
            chosen.append(" ".join(map(str, name)) if isinstance(name, tuple) else str(name))
    return tuple(chosen)


def _paint_digits(canvas: SketchCanvas) -> None:
    """Three cells: a given, a forced digit and a guess with its depth, as on the board."""
    theme, side = canvas.theme, 3.2
    left, top = -1.5 * side, -side / 2
    for number, (digit, ink) in enumerate((("4", theme.given), ("7", theme.forced), ("2", theme.guess))):
        cell = left + number * side, top, side, side
        canvas.pen(theme.thick_line)
        canvas.fill(theme.house_shade if number == 0 else theme.paper)
        canvas.box(*cell)
        with canvas.letters(1.9, bold=number == 0):
            canvas.text(cell, digit, ink)
    canvas.pen(theme.guess, 1.6)
    canvas.line(left + 2 * side + 0.9, -top - 0.5, -left - 0.9, -top - 0.5)
    canvas.ring(left, top, side, side, 0.2)


def _paint_stack(canvas: SketchCanvas, *, has_ring: bool) -> None:
    theme, rows, wide, high = canvas.theme, levels(), 15.0, 1.7
    for number, (column, option, turn) in enumerate(rows):
        depth = len(rows) - number
        left, top = -wide / 2, 1.9 * (number - len(rows) / 2) + 0.1
        canvas.pen(theme.depth(depth), 1.6)
        canvas.fill(theme.paper)
        canvas.box(left, top, wide, high, 0.3)
        canvas.painter.fillRect(canvas.area(left, top, 0.5, high), theme.depth(depth))
        inner = left + 0.9, top, wide - 1.5, high
        with canvas.letters(bold=True):
            canvas.text(inner, column, theme.ink, LEFT)
        canvas.text(inner, option, theme.ink)
        canvas.text(inner, turn, theme.candidate, RIGHT)
        canvas.text((left - wide / 2 - 0.9, top, wide, high), str(depth), theme.ink)
        if has_ring and number == 1:
            canvas.ring(left, top, wide, high, 0.15)


def _paint_masks(canvas: SketchCanvas) -> None:
    side, gap = 3.3, 1.3
    for number, digits in enumerate(MASKS):
        x, y = number * (side + gap) - 2 * side - 1.5 * gap, -side / 2
        _paint_mask(canvas, x, y, side, digits, is_result=number == 3)
        if number < 3:
            canvas.text((x + side, y, gap, side), "=" if number == 2 else "&", canvas.theme.ink)


def _paint_mask(
    canvas: SketchCanvas, left: float, top: float, side: float, digits: set[int], *, is_result: bool
) -> None:
    theme, bit = canvas.theme, side / 3
    canvas.pen(theme.newest if is_result else theme.thin_line, 2.2 if is_result else 1.0)
    canvas.fill(theme.house_shade)
    canvas.box(left, top, side, side, 0.2)
    for digit in range(1, 10):
        row, col = divmod(digit - 1, 3)
        x, y = left + col * bit, top + row * bit
        if digit in digits:
            with canvas.letters(0.85, bold=is_result):
                canvas.text((x, y, bit, bit), str(digit), theme.ink)
        else:
            canvas.pen(None)
            canvas.fill(theme.remembered_link)
            canvas.dot(x + bit / 2, y + bit / 2, 0.08)


def _paint_best(canvas: SketchCanvas) -> None:
    """Paint covers of ever fewer options: a row of squares each, the last one ringed."""
    counts, high, left = covers(), 2.0, -4.0
    for number, count in enumerate(counts):
        is_best = number == len(counts) - 1
        colour = canvas.theme.solution if is_best else canvas.theme.covered_column
        y = high * (number - len(counts) / 2)
        canvas.pen(colour, 1.2)
        canvas.fill(colour if is_best else None)
        for square in range(count):
            canvas.box(left + square * 1.7, y + 0.4, 1.2, 1.2)
        canvas.text((left + 7.2, y, 1.5, high), str(count), canvas.theme.ink)
        if is_best:
            canvas.ring(left, y + 0.4, (count - 1) * 1.7 + 1.2, 1.2, 0.25)


def _paint_seeds(canvas: SketchCanvas) -> None:
    """Three seeds, and the columns that each makes the search choose."""
    theme = canvas.theme
    for number, seed in enumerate(SEEDS):
        y = 2.0 * (number - len(SEEDS) / 2)
        with canvas.letters(bold=True):
            canvas.pen(theme.thick_line, 1.4)
            canvas.fill(theme.house_shade)
            canvas.box(-10, y + 0.3, 1.4, 1.4, 0.3)
            canvas.text((-10, y + 0.3, 1.4, 1.4), str(seed), theme.ink)
        for index, name in enumerate(orders(seed)):
            x = 5.9 * index - 6.8
            canvas.arrow((x - 1.1, y + 1), (x - 0.1, y + 1), theme.thick_line, 1.0)
            canvas.pen(theme.chosen_column)
            canvas.fill(theme.paper)
            canvas.box(x, y + 0.2, 4.6, 1.6, 0.3)
            canvas.text((x, y + 0.2, 4.6, 1.6), name, theme.ink)


_PAINTERS: dict[str, Callable[[SketchCanvas], None]] = {
    "given": _paint_digits,
    "level": partial(_paint_stack, has_ring=True),
    "stack": partial(_paint_stack, has_ring=False),
    "mask": _paint_masks,
    "best": _paint_best,
    "seed": _paint_seeds,
}
NAMES = tuple(_PAINTERS)


def height(name: str) -> float:
    return 5.2 if name in {"given", "mask"} else 7.0


def paint(canvas: SketchCanvas, name: str) -> None:
    """Paint the picture of a glossary term about searching, one of `NAMES`."""
    _PAINTERS[name](canvas)
