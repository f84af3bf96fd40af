"""Pictures of terms about what the search holds: its stack, the digits on the board, masks, a seed, the best cover."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt

from solver_core.cover import Op, Problem, RepeatSearch, Rule, Search
from solver_core.problems import gallery
from sudoku_gui.help.paint_canvas import Canvas

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


# --- digits on a board ----------------------------------------------------------------------------------


def _paint_digits(canvas: Canvas) -> None:
    """Three cells: a given, a forced digit and a guess with its depth, as on the board."""
    theme, side, centre = canvas.theme, 3.2 * canvas.em, canvas.rect.center()
    left, top = centre.x() - 1.5 * side, centre.y() - side / 2
    for number, (digit, ink) in enumerate((("4", theme.given), ("7", theme.forced), ("2", theme.guess))):
        cell = QRectF(left + number * side, top, side, side)
        canvas.pen(theme.thick_line)
        canvas.fill(theme.house_shade if number == 0 else theme.paper)
        canvas.painter.drawRect(cell)
        with canvas.letters(1.9, bold=number == 0):
            canvas.text(cell, digit, ink)
    guess = QRectF(left + 2 * side, top, side, side)
    canvas.pen(theme.guess, 1.6)
    low = guess.bottom() - 0.5 * canvas.em
    canvas.painter.drawLine(
        QPointF(guess.left() + 0.9 * canvas.em, low), QPointF(guess.right() - 0.9 * canvas.em, low)
    )
    canvas.ring(QRectF(left, top, side, side), 0.2)


# --- the stack ------------------------------------------------------------------------------------------


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


def _paint_stack(canvas: Canvas, *, has_ring: bool) -> None:
    theme, em, rows = canvas.theme, canvas.em, levels()
    wide, high = min(15 * em, canvas.rect.width() - 4 * em), 1.9 * em
    left, top = canvas.rect.center().x() - wide / 2, canvas.rect.center().y() - high * len(rows) / 2
    for number, (column, option, turn) in enumerate(rows):
        depth = len(rows) - number
        box = QRectF(left, top + number * high, wide, high).adjusted(0, 0.1 * em, 0, -0.1 * em)
        canvas.pen(theme.depth(depth), 1.6)
        canvas.fill(theme.paper)
        canvas.painter.drawRoundedRect(box, 0.3 * em, 0.3 * em)
        canvas.painter.fillRect(QRectF(box.left(), box.top(), 0.5 * em, box.height()), theme.depth(depth))
        inner = box.adjusted(0.9 * em, 0, -0.6 * em, 0)
        with canvas.letters(bold=True):
            canvas.text(inner, column, theme.ink, _LEFT)
        canvas.text(inner, option, theme.ink)
        canvas.text(inner, turn, theme.candidate, _RIGHT)
        canvas.text(box.translated(-wide / 2 - 0.9 * em, 0), str(depth), theme.ink)
        if has_ring and number == 1:
            canvas.ring(box, 0.15)


# --- masks ----------------------------------------------------------------------------------------------

_ROW, _COL, _BOX = {2, 3, 5, 7, 9}, {1, 2, 5, 8, 9}, {2, 4, 5, 6}
MASKS = (_ROW, _COL, _BOX, _ROW & _COL & _BOX)


def _paint_masks(canvas: Canvas) -> None:
    """A row's, a column's and a box's mask; the digits that all have."""
    em = canvas.em
    side = min(3.3 * em, (canvas.rect.width() - 4.2 * em) / 4)
    total = 4 * side + 3 * 1.3 * em
    left, top = canvas.rect.center().x() - total / 2, canvas.rect.center().y() - side / 2
    for number, digits in enumerate(MASKS):
        place = QRectF(left + number * (side + 1.3 * em), top, side, side)
        _paint_mask(canvas, place, digits, is_result=number == 3)
        if number < 3:
            sign = QRectF(place.right(), place.top(), 1.3 * em, side)
            canvas.text(sign, "=" if number == 2 else "&", canvas.theme.ink)


def _paint_mask(canvas: Canvas, place: QRectF, digits: set[int], *, is_result: bool) -> None:
    theme, bit = canvas.theme, place.width() / 3
    canvas.pen(theme.newest if is_result else theme.thin_line, 2.2 if is_result else 1.0)
    canvas.fill(theme.house_shade)
    canvas.painter.drawRoundedRect(place, 0.2 * canvas.em, 0.2 * canvas.em)
    for digit in range(1, 10):
        row, col = divmod(digit - 1, 3)
        box = QRectF(place.left() + col * bit, place.top() + row * bit, bit, bit)
        if digit in digits:
            with canvas.letters(0.85, bold=is_result):
                canvas.text(box, str(digit), theme.ink)
        else:
            canvas.painter.setPen(Qt.PenStyle.NoPen)
            canvas.fill(theme.ghost_link)
            canvas.painter.drawEllipse(box.center(), 0.08 * canvas.em, 0.08 * canvas.em)


# --- numbers --------------------------------------------------------------------------------------------


def covers() -> tuple[int, ...]:
    """How many options the covers have that a search finds one after the other, each better."""
    search = RepeatSearch(Problem("ABCDEF", ["AB", "CD", "E", "F", "BCE", "ADF"]))
    counts: list[int] = []
    while not search.finished:
        search.forward()
        if search.event is not None and search.event.op is Op.BEST:
            counts.append(search.event.subject)
    return tuple(counts)


def _paint_best(canvas: Canvas) -> None:
    """Covers of ever fewer options: a row of squares each, the last one ringed."""
    counts, em = covers(), canvas.em
    high = 2.0 * em
    top = canvas.rect.center().y() - high * len(counts) / 2
    left = canvas.rect.center().x() - 4 * em
    for number, count in enumerate(counts):
        is_best = number == len(counts) - 1
        colour = canvas.theme.solution if is_best else canvas.theme.covered_column
        y = top + number * high
        for square in range(count):
            box = QRectF(left + square * 1.7 * em, y + 0.4 * em, 1.2 * em, 1.2 * em)
            canvas.pen(colour, 1.2)
            canvas.fill(colour if is_best else None)
            canvas.painter.drawRect(box)
        canvas.text(QRectF(left + 7.2 * em, y, 1.5 * em, high), str(count), canvas.theme.ink)
        if is_best:
            canvas.ring(QRectF(left, y + 0.4 * em, (count - 1) * 1.7 * em + 1.2 * em, 1.2 * em), 0.25)


def orders(seed: int) -> tuple[str, ...]:
    """The columns that a search of six queens chooses first with this seed, by their names."""
    search = Search(gallery.problem("queens_6"), Rule.SHUFFLED, seed=seed)
    chosen: list[str] = []
    while len(chosen) < 3 and search.run_to("decision"):
        item = search.chosen_item
        if item is not None:
            name = search.problem.names[item]
            chosen.append(" ".join(map(str, name)) if isinstance(name, tuple) else str(name))
    return tuple(chosen)


def _paint_seeds(canvas: Canvas) -> None:
    """Three seeds, and the columns that each makes the search choose."""
    theme, em, seeds = canvas.theme, canvas.em, (1, 2, 3)
    high = 2.0 * em
    top = canvas.rect.center().y() - high * len(seeds) / 2
    left = canvas.rect.center().x() - 10 * em
    for number, seed in enumerate(seeds):
        y = top + number * high
        with canvas.letters(bold=True):
            die = QRectF(left, y + 0.3 * em, 1.4 * em, 1.4 * em)
            canvas.box(die, str(seed), theme.thick_line, theme.house_shade, 1.4)
        for place, name in enumerate(orders(seed)):
            box = QRectF(left + (3.2 + 5.9 * place) * em, y + 0.2 * em, 4.6 * em, 1.6 * em)
            canvas.arrow(
                QPointF(box.left() - 1.1 * em, box.center().y()),
                QPointF(box.left() - 0.1 * em, box.center().y()),
                theme.thick_line,
                1.0,
            )
            canvas.box(box, name, theme.chosen_column, theme.paper)


_PAINTERS: dict[str, Callable[[Canvas], None]] = {
    "given": _paint_digits,
    "level": partial(_paint_stack, has_ring=True),
    "stack": partial(_paint_stack, has_ring=False),
    "mask": _paint_masks,
    "best": _paint_best,
    "seed": _paint_seeds,
}
NAMES = tuple(_PAINTERS)


def height(name: str) -> float:
    """How high a picture is, in heights of the text."""
    return 5.2 if name in {"given", "mask"} else 7.0


def paint(canvas: Canvas, name: str) -> None:
    """Paint one of `NAMES`."""
    _PAINTERS[name](canvas)
