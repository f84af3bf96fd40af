"""Headers and nodes as all views call them, and what is told of them."""

from solver_core.cover import Problem, RepeatSearch, Search, SearchBase
from solver_core.cover.neighbours import Element, neighbours
from solver_core.cover.removal import Removal, removal
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.panes.links import text as words
from sudoku_gui.panes.links.paint_masks import FIRST_ITEM
from sudoku_gui.player.selection import Target


def target_of(element: Element, problem: Problem) -> Target | None:
    """What a header or node is called by all views; None for a root, which only the links know."""
    return None if element.is_root(problem) else Target(element.item, element.option)


def element_of(target: Target | None, problem: Problem) -> Element | None:
    """The header or node that a target means; of an option alone its first node; None for a target of another problem."""
    if target is None:
        return None
    if target.option is None:
        item = -1 if target.item is None else target.item
        return Element(item) if 0 <= item < len(problem.names) else None
    if not 0 <= target.option < len(problem.options):
        return None
    items = problem.options[target.option]
    item = items[0] if target.item is None else target.item
    return Element(item, target.option) if item in items else None


def removal_of(search: SearchBase | None, element: Element | None) -> Removal | None:
    """Why a header or node is out; None where it is in, where there is none, and where there are no links."""
    if element is None or not isinstance(search, Search | RepeatSearch) or element.is_root(search.problem):
        return None
    return removal(search, element.option, element.item)


def told(search: SearchBase, element: Element) -> str:
    """Why something is out, and where its four links lead; of a bit, whether it is set."""
    problem = search.problem
    if isinstance(search, BacktrackSearch):
        is_bit = element.item >= FIRST_ITEM
        return words.bit(problem, element.item, is_set=search.is_live(element.item)) if is_bit else ""
    if not isinstance(search, Search | RepeatSearch):
        return ""
    links, why = words.four_links(problem, element, neighbours(search, element)), removal_of(search, element)
    if why is None:
        return links
    if element.option is None:
        reason = words.header_out(problem, why.cover)
    elif isinstance(search, RepeatSearch):
        reason = words.dropped(problem, element.item, why.cover)
    else:
        reason = words.node_out(problem, element.item, why.cover)
    return f"{reason} {links}"
