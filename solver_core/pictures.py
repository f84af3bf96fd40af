"""Pictures as SVG for notebooks and web pages: a 0-1 matrix, and a board of 81 cells, from plain numbers.

Everything is said by attributes: a style sheet would reach other pictures of the same page. The colours are the light
ones of ``page/colours.css``.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

_PAPER, _INK, _SOFT, _LINE = "#ffffff", "#1b2330", "#6b7480", "#7f8a9a"
_THICK, _LIVE, _ENTRY, _PALE = "#2f3947", "#2f6fb5", "#1c57b5", "#cbdff8"
_COVERED, _CHOSEN, _WARM, _FOCUS = "#eaf0f9", "#b35c00", "#f5e6d6", "#7b2d97"

MOST: Final = 400
"""Rows and columns of a matrix that are drawn, at most."""
_WIDTH, _LARGE, _NAMED, _LETTER, _CELL = 760, 20, 12, 6.6, 34
_ESCAPED: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})  # the module html is slow to load


class Look(NamedTuple):
    """What a picture shows of a search, by numbers of items, which are columns, and of options, which are rows."""

    covered: Collection[int] = ()  # items, with a shade
    closed: Collection[int] = ()  # options that cannot be chosen, which are pale
    chosen: Sequence[int] = ()  # options in a colour of their own
    given: Sequence[int] = ()  # options that are chosen first
    item: int | None = None  # what the last event concerns, with a frame
    option: int | None = None
    caption: str = ""  # a line below


def matrix(
    names: Sequence[str], rows: Sequence[Sequence[int]], labels: Sequence[str], primary: int, look: Look
) -> str:
    """A matrix: the names of its columns, the columns of each row's nodes, and what the rows are called.

    A line sets columns apart that need not be covered, behind the ``primary`` ones.
    """
    covered, closed, chosen, _, item, option, caption = look
    names, rows = names[:MOST], rows[:MOST]
    size = max(2, min(_LARGE, _WIDTH // max(1, len(names)), 2 * _WIDTH // max(1, len(rows))))
    is_named, longest = size >= _NAMED, max(map(len, names), default=0)
    is_upright = longest * _LETTER + 4 > size
    left = 8 + is_named * _LETTER * max(map(len, labels[: len(rows)]), default=0)
    top = (longest * _LETTER if is_upright else 10) + 10 if is_named else 8
    wide, high = size * len(names), size * len(rows)
    parts = [_box(left + size * one, top, size, high, fill=_COVERED) for one in sorted(covered) if one < MOST]
    parts += [_box(left, top + size * one, wide, size, fill=_WARM) for one in sorted(chosen) if one < MOST]
    nodes: dict[str, list[str]] = {_PALE: [], _LIVE: [], _CHOSEN: []}
    for row, columns in enumerate(rows):
        colour, y = _CHOSEN if row in chosen else _PALE if row in closed else _LIVE, top + size * (row + 0.5)
        nodes[colour] += [
            f"M{left + size * (one + 0.15):g} {y:g}h{0.7 * size:g}" for one in columns if one < MOST
        ]
    parts += [_path("".join(drawn), colour, 0.7 * size) for colour, drawn in nodes.items()]
    if primary < len(names):
        parts.append(_path(f"M{left + size * primary} {top}v{high}", _SOFT, 1))
    if item is not None:
        parts.append(_box(left + size * item, top, size, high, stroke=_FOCUS))
    if option is not None:
        parts.append(_box(left, top + size * option, wide, size, stroke=_FOCUS))
    for number, name in enumerate(names if is_named else ()):
        x, colour = left + size * (number + 0.5), _SOFT if number in covered else _INK
        anchor, turn = (
            ("start", f' transform="rotate(-90 {x:g} {top - 5:g})" dy="4"') if is_upright else ("middle", "")
        )
        parts.append(
            _text(x, top - 5, name, fill=_FOCUS if number == item else colour, anchor=anchor, more=turn)
        )
    for number, label in enumerate(labels[: len(rows)] if is_named else ()):
        colour = _CHOSEN if number in chosen else _SOFT if number in closed else _INK
        parts.append(_text(left - 4, top + size * (number + 0.7), label, fill=colour, anchor="end"))
    return _svg(left + wide + 8, top + high + 8, parts, caption)


def board(
    given: Sequence[int],
    entries: Sequence[int],
    candidates: Sequence[int],
    marked: Iterable[int] = (),
    caption: str = "",
) -> str:
    """A board: digits that are given and that are entered, 0 for none, and masks of candidates in the other cells."""
    parts = [_box(8 + _CELL * (at % 9), 8 + _CELL * (at // 9), _CELL, _CELL, fill=_PALE) for at in marked]
    for cell, (printed, entry, mask) in enumerate(zip(given, entries, candidates, strict=True)):
        x, y = 8 + _CELL * (cell % 9 + 0.5), 8 + _CELL * (cell // 9 + 0.5)
        if digit := printed or entry:
            parts.append(_text(x, y + 7, str(digit), size=20, fill=_INK if printed else _ENTRY))
        else:
            parts += [
                _text(x + 10 * (k % 3 - 1), y + 3 + 10 * (k // 3 - 1), str(k + 1), size=9, fill=_SOFT)
                for k in range(9)
                if mask >> k & 1
            ]
    whole = 9 * _CELL
    for width, colour, lines in ((1, _LINE, range(10)), (2, _THICK, range(0, 10, 3))):
        drawn = (f"M{at} 8v{whole}M8 {at}h{whole}" for at in (8 + _CELL * line for line in lines))
        parts.append(_path("".join(drawn), colour, width))
    return _svg(16 + whole, 16 + whole, parts, caption)


def _svg(width: float, height: float, parts: Iterable[str], caption: str) -> str:
    inside = "".join(parts)
    if caption:
        width, height = max(width, 16 + _LETTER * len(caption)), height + 20
        inside += _text(8, height - 8, caption, size=12, anchor="start")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" style="max-width:100%;height:auto" font-family="sans-serif">'
        f"<title>{caption.translate(_ESCAPED)}</title>{_box(0, 0, width, height, fill=_PAPER)}{inside}</svg>"
    )


def _box(x: float, y: float, width: float, height: float, *, fill: str = "none", stroke: str = "none") -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} fill="{fill}" stroke="{stroke}"/>'


def _path(drawn: str, colour: str, width: float) -> str:
    return f'<path d="{drawn}" stroke="{colour}" stroke-width="{width:g}"/>'


def _text(
    x: float, y: float, text: str, *, size: int = 11, fill: str = _INK, anchor: str = "middle", more: str = ""
) -> str:
    look = f'font-size="{size}" fill="{fill}" text-anchor="{anchor}"{more}'
    return f'<text x="{x:g}" y="{y:g}" {look}>{text.translate(_ESCAPED)}</text>'
