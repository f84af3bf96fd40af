"""Sentences about the solutions of a search."""

from solver_core.cover import Goal, Problem
from sudoku_gui.translation import Texts
from sudoku_gui.wording.names import number, option_name

tr = Texts("solutions")

_LATER = 3600 * 24


def found(count: int, goal: Goal, *, is_over: bool) -> str:
    """How many solutions, or ever better covers, are found; "so far" until the search is over."""
    if goal is not Goal.EXACT and is_over:
        text = tr("{count} covers, each better than the one before; the last is the best", "", count)
    elif goal is not Goal.EXACT:
        text = tr("{count} covers so far, each better than the one before", "", count)
    elif is_over:
        text = tr("{count} solutions", "", count)
    else:
        text = tr("{count} solutions so far", "", count)
    return text.format(count=number(count))


def joined(parts: list[str]) -> str:
    """Facts in one line with semicolons between them; needs at least one."""
    text = parts[0]
    for part in parts[1:]:
        text = tr("{first}; {second}", first=text, second=part)
    return text


def rate(count: int, seconds: float) -> str:
    return tr("{rate} per second", rate=number(round(count / seconds)))


def searched(fraction: float, seconds: float) -> str:
    """How much of the tree has been searched, and how long the rest may take at that rate."""
    share = tr("about {percent} % of the tree searched").format(
        percent=f"{100 * fraction:.2g}" if fraction < 0.1 else round(100 * fraction)
    )
    if not 0.0 < fraction < 1.0:
        return share
    left = seconds * (1 - fraction) / fraction
    return tr("{share}, {time} left", share=share, time=_time(left))


def _time(seconds: float) -> str:
    if seconds < 1:
        return tr("less than a second")
    if seconds < 120:
        return tr("%n seconds", "", round(seconds))
    if seconds < 7200:
        return tr("%n minutes", "", round(seconds / 60))
    if seconds < 2 * _LATER:
        return tr("%n hours", "", round(seconds / 3600))
    return tr("{count} days", count=number(round(seconds / _LATER)))


def names(problem: Problem, options: list[int]) -> str:
    return " ".join(option_name(problem, option) for option in options)


def tip(problem: Problem, row: int, options: list[int], position: int) -> str:
    """Which it is, what it consists of, and where it is found."""
    text = tr("Solution {number}, found at event {position}:")
    return f"{text.format(number=number(row + 1), position=number(position))} {names(problem, options)}"
