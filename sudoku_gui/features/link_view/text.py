"""Texts for the view of the links: what a header's or node's four links lead to, and why it is out."""

from collections.abc import Callable, Sequence
from typing import Final

from solver_core.cover import Problem, RepeatSearch, Search, SearchBase
from solver_core.cover.explain.neighbours import Element, Way, neighbours
from solver_core.cover.explain.removal import Cover, Removal, removal
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.translation import Texts
from sudoku_gui.wording import removed_options
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.joining import words
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("links")

FIRST_BIT: Final = 81
"""The items of a Sudoku before it are the cells; from here on they are bits of backtracking, too."""


def title() -> str:
    """The name of the view for screen readers."""
    return tr("Links")


def description() -> str:
    """How the view is used from the keyboard."""
    return tr(
        "Up, Down, Alt+Left and Alt+Right follow the links themselves, from header to header and from node to node. "
        "Enter goes to the event that took the selected one out."
    )


def hint(search: SearchBase | None) -> str:
    """How links can be used; first the meaning of the sign of a secondary column."""
    if not isinstance(search, Search | RepeatSearch):
        return ""
    if search.problem.secondary:
        return tr(
            "A diamond marks a secondary column, which may stay uncovered. "
            "Click a header or a node to read its four links."
        )
    return tr(
        "Click a header or a node to read its four links; Up, Down, Alt+Left and Alt+Right follow them."
    )


def chosen_option(name: str) -> str:
    """An option on the stack, beside its row."""
    return tr("✓ {option}", option=name)


def tried_option(name: str) -> str:
    """An option that was tried already and is not chosen now, beside its row."""
    return tr("✕ {option}", option=name)


def left_out(problem: Problem, items: int, options: int) -> str:
    """How much of a problem is drawn, where that is not all of it."""
    counts = (
        (items, len(problem.names), tr("{count} of {all} columns", "", len(problem.names))),
        (options, len(problem.options), tr("{count} of {all} options", "", len(problem.options))),
    )
    drawn = (it.format(count=number(some), all=number(all_)) for some, all_, it in counts if some < all_)
    return tr("Around this event: {drawn}", drawn=words(drawn))


def house_kind(number: int) -> str:
    """The name of a kind of house, beside its nine masks."""
    kinds = tr("rows"), tr("columns"), tr("boxes")
    return kinds[number]


# --- elements -------------------------------------------------------------------------------------


def describe(search: SearchBase, it: Element) -> str:
    """Why something is out, and where its four links lead; of a bit, whether it is set."""
    problem = search.problem
    if isinstance(search, BacktrackSearch):
        return bit(problem, it.item, is_set=search.is_live(it.item)) if it.item >= FIRST_BIT else ""
    if not isinstance(search, Search | RepeatSearch):
        return ""
    links, why = four_links(problem, it, neighbours(search, it)), removal_of(search, it)
    if why is None:
        return links
    return f"{_absence(search, it, why.cover)} {links}"


def _absence(search: Search | RepeatSearch, it: Element, cover: Cover) -> str:
    """Why it is out; of a node which given or other option took its option, in the words of all panes.

    While no option of the column branched on is chosen, no depth has taken what that took.
    """
    problem, in_row, cause = search.problem, isinstance(search, RepeatSearch), ""
    if it.option is not None and not in_row:
        cause = removed_options.absence(search, search.snapshot(), it.option)
    if cause:
        return tr("Out of column “{item}”: {cause}.", item=item_name(problem, it.item), cause=cause)
    if cover.depth > search.depth:
        text = tr(
            "Out of its list, since the search branches on “{covered}”; none of its options is chosen now."
        )
        return text.format(covered=item_name(problem, cover.item))
    return reason(problem, it, cover, is_in_row=in_row, given=search.given)


def removal_of(search: SearchBase | None, it: Element | None) -> Removal | None:
    """Why a header or node is out; None where it is in, where there is none, and where there are no links."""
    if it is None or not isinstance(search, Search | RepeatSearch) or it.is_root(search.problem):
        return None
    return removal(search, it.option, it.item)


def element(problem: Problem, it: Element) -> str:
    """``r3c5=7 in “box 2 has 7”``, ``header “box 2 has 7”`` or ``root h``."""
    if it.is_root(problem):
        is_second = it.item > 0
        return tr("root h₂ of the secondary columns") if is_second else tr("root h")
    if it.option is not None:
        text = tr("{option} in “{item}”")
        return text.format(option=option_name(problem, it.option), item=item_name(problem, it.item))
    is_primary = problem.is_primary(it.item)
    text = tr("header “{item}”") if is_primary else tr("secondary header “{item}”")
    return text.format(item=item_name(problem, it.item))


def neighbour(problem: Problem, it: Element, way: Way) -> str:
    """A neighbour named by what is different from where the link comes from: sideways its item, else its option."""
    if it.is_root(problem) or (it.option is None and way.is_vertical):
        return element(problem, it)
    if it.option is None or not way.is_vertical:
        return tr("“{item}”", item=item_name(problem, it.item))
    return option_name(problem, it.option)


def short(problem: Problem, it: Element, name: Callable[[int], str] | None = None) -> str:
    """The name of an element in a cell of a table: ``A``, ``{A, D} in A``, ``h``; its option's name may be another."""
    if it.is_root(problem):
        return tr("h") if it.item < 0 else tr("h₂")
    if it.option is None:
        return item_name(problem, it.item)
    option = option_name(problem, it.option) if name is None else name(it.option)
    text = tr("{option} in {item}", "a node in a table, as short as possible")
    return text.format(option=option, item=item_name(problem, it.item))


def end(problem: Problem, it: Element, way: Way) -> Element:
    """The name of a link's end in a table: sideways it is the column alone that differs."""
    return it if way.is_vertical or it.is_root(problem) else Element(it.item)


def table_title() -> tuple[str, str]:
    """The name of the table for screen readers, and how it is used."""
    return tr("Table of links"), tr(
        "The four links of each visible header and node. Click one to point at it."
    )


def table_headings() -> tuple[tuple[str, str], ...]:
    """The heading of each column of the table, and its help."""
    return (
        (tr("Node"), tr("A header or a node; struck out while it is out")),
        (tr("L"), tr("Where its left link leads")),
        (tr("R"), tr("Where its right link leads")),
        (tr("U"), tr("Where its upper link leads")),
        (tr("D"), tr("Where its lower link leads")),
        (tr("S"), tr("How many options the column has left")),
    )


def four_links(problem: Problem, it: Element, ends: dict[Way, Element]) -> str:
    """A sentence with the elements that the left, right, up and down links lead to."""
    name = element(problem, it)
    return tr("{name}: left {left}, right {right}, up {up}, down {down}.").format(
        name=name[:1].upper() + name[1:] if it.option is None else name,
        **{way.name.lower(): neighbour(problem, ends[way], way) for way in Way},
    )


def reason(
    problem: Problem, it: Element, cover: Cover, *, is_in_row: bool = False, given: Sequence[int] = ()
) -> str:
    """Why a header is out of its list, or a node out of its column; in repeat cover, out of its row."""
    branches = cover.option is None
    colour = None if cover.option is None else problem.colour(cover.option, cover.item)
    if it.option is None and branches:
        text = tr("Out of the list since it was covered at depth {depth}, to branch on it.")
    elif it.option is None and cover.option in given:
        text = tr("Out of the list since it was covered at depth {depth} by the given {option}.")
    elif it.option is None and colour is not None:
        text = tr(
            "Out of the list since it was purified to {colour} at depth {depth} by the option {option}."
        )
    elif it.option is None:
        text = tr("Out of the list since it was covered at depth {depth} by the option {option}.")
    elif is_in_row:
        text = tr("Out of its row since “{item}” was covered at depth {depth} by the option {option}.")
    elif branches:
        text = tr("Out of column “{item}” since “{covered}” was covered at depth {depth}, to branch on it.")
    else:
        text = tr(
            "Out of column “{item}” since “{covered}” was covered at depth {depth} by the option {option}."
        )
    return text.format(
        item=item_name(problem, it.item),
        covered=item_name(problem, cover.item),
        depth=cover.depth,
        colour=shown(str(colour)),
        option="" if cover.option is None else option_name(problem, cover.option),
    )


def bit(problem: Problem, item: int, *, is_set: bool) -> str:
    """Whether the bit of ``row 3 has 7`` is set, that is, whether the house lacks the digit."""
    placed, unplaced = (
        tr("“{item}” is placed: the bit is clear."),
        tr("“{item}” is not placed yet: the bit is set."),
    )
    text = unplaced if is_set else placed
    return text.format(item=item_name(problem, item))
