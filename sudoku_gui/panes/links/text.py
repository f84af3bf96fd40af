"""Words for the view of the links: what it is, what a header's or node's four links lead to, and why it is out."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Problem
from solver_core.cover.neighbours import Element, Way
from solver_core.cover.removal import Cover
from sudoku_gui.wording.names import item_name, option_name


def view_name() -> str:
    """What a screen reader calls the view."""
    return QCoreApplication.translate("links", "Links")


def view_help() -> str:
    """How it is used from the keyboard, in a sentence."""
    return QCoreApplication.translate(
        "links",
        "Up, Down, Alt+Left and Alt+Right follow the links themselves, from header to header and from node to node. "
        "Enter goes to the event that took the selected one out.",
    )


def nothing_watched() -> str:
    """What stands here while no search is watched."""
    return QCoreApplication.translate("links", "Watch a search to see how its links dance.")


def nothing_selected() -> str:
    """What the panel says before anything was clicked."""
    return QCoreApplication.translate(
        "links",
        "Click a header or a node to read its four links; Up, Down, Alt+Left and Alt+Right follow them.",
    )


def root() -> str:
    """The name of the root in Knuth's paper, in its box."""
    return QCoreApplication.translate("links", "h")


def chosen_option(name: str) -> str:
    """An option on the choice stack, beside its row."""
    return QCoreApplication.translate("links", "✓ {option}").format(option=name)


def go_there() -> str:
    """The button that moves to the event which took something out."""
    return QCoreApplication.translate("links", "Go There")


def go_there_help() -> str:
    """What the button does."""
    return QCoreApplication.translate("links", "Go to just after the event that took it out (Enter)")


def key() -> str:
    """The button that explains the signs."""
    return QCoreApplication.translate("links", "Key")


def key_help() -> str:
    """What the button does."""
    return QCoreApplication.translate("links", "What the signs mean (K)")


def sign(name: str) -> str:
    """What a sign of the picture means."""
    return {
        "HEADER": QCoreApplication.translate("links", "header of a column, with the number of its options"),
        "SECONDARY": QCoreApplication.translate(
            "links", "header of a secondary column: it need not be covered"
        ),
        "BRANCHED_ON": QCoreApplication.translate("links", "the column that the search branches on"),
        "STARVED": QCoreApplication.translate("links", "no option left, and not about to be covered"),
        "CHOSEN": QCoreApplication.translate("links", "node of an option that is chosen"),
        "OUT": QCoreApplication.translate("links", "out of its list: no link leads to it"),
        "REMEMBERED": QCoreApplication.translate("links", "a link that it still holds"),
        "AROUND": QCoreApplication.translate(
            "links", "a link that goes around it; the number is the depth at which it went"
        ),
        "LEFT_OUT": QCoreApplication.translate("links", "something in the list is here, but not drawn"),
        "CLOSING": QCoreApplication.translate("links", "continues at the other end: each list is circular"),
        "NEWEST": QCoreApplication.translate("links", "the latest event: out (−) or in again (+)"),
    }[name]


# --- elements -------------------------------------------------------------------------------------


def element(problem: Problem, it: Element) -> str:
    """``r3c5=7 in “box 2 has 7”``, ``header “box 2 has 7”`` or ``root h``."""
    if it.item > 0 and it.is_root(problem):
        return QCoreApplication.translate("links", "root of the secondary columns")
    if it.is_root(problem):
        return QCoreApplication.translate("links", "root h")
    if it.option is None:
        text = (
            QCoreApplication.translate("links", "header “{item}”")
            if problem.is_primary(it.item)
            else QCoreApplication.translate("links", "secondary header “{item}”")
        )
        return text.format(item=item_name(problem, it.item))
    return QCoreApplication.translate("links", "{option} in “{item}”").format(
        option=option_name(problem, it.option), item=item_name(problem, it.item)
    )


def neighbour(problem: Problem, it: Element, way: Way) -> str:
    """A neighbour named by what is different from where the link comes from: sideways its item, else its option."""
    if it.is_root(problem) or (it.option is None and way.is_vertical):
        return element(problem, it)
    if it.option is None or not way.is_vertical:
        return QCoreApplication.translate("links", "“{item}”").format(item=item_name(problem, it.item))
    return option_name(problem, it.option)


def four_links(problem: Problem, it: Element, ends: dict[Way, Element]) -> str:
    """Where its links lead, by name."""
    name = element(problem, it)
    return QCoreApplication.translate(
        "links", "{name}: left {left}, right {right}, up {up}, down {down}."
    ).format(
        name=name[:1].upper() + name[1:] if it.option is None else name,
        left=neighbour(problem, ends[Way.LEFT], Way.LEFT),
        right=neighbour(problem, ends[Way.RIGHT], Way.RIGHT),
        up=neighbour(problem, ends[Way.UP], Way.UP),
        down=neighbour(problem, ends[Way.DOWN], Way.DOWN),
    )


# --- why it is out --------------------------------------------------------------------------------


def header_out(problem: Problem, cover: Cover) -> str:
    """Why a header is out of its list."""
    if cover.option is None:
        text = QCoreApplication.translate(
            "links", "Out of the list since it was covered at depth {depth}, to branch on it."
        )
    else:
        text = QCoreApplication.translate(
            "links", "Out of the list since it was covered at depth {depth} for the choice {option}."
        )
    return _told(text, problem, cover)


def node_out(problem: Problem, item: int, cover: Cover) -> str:
    """Why a node is out of its column."""
    if cover.option is None:
        text = QCoreApplication.translate(
            "links",
            "Out of column “{item}” since “{covered}” was covered at depth {depth}, to branch on it.",
        )
    else:
        text = QCoreApplication.translate(
            "links",
            "Out of column “{item}” since “{covered}” was covered at depth {depth} for the choice {option}.",
        )
    return _told(text, problem, cover, item)


def dropped(problem: Problem, item: int, cover: Cover) -> str:
    """Why a node is out of its row, in repeat cover."""
    text = QCoreApplication.translate(
        "links", "Out of its row since “{item}” was covered at depth {depth} for the choice {option}."
    )
    return _told(text, problem, cover, item)


def _told(text: str, problem: Problem, cover: Cover, item: int = 0) -> str:
    option = "" if cover.option is None else option_name(problem, cover.option)
    return text.format(
        item=item_name(problem, item),
        covered=item_name(problem, cover.item),
        depth=cover.depth,
        option=option,
    )


# --- bits instead of links ------------------------------------------------------------------------


def bits_title() -> str:
    """Above the masks of backtracking."""
    return QCoreApplication.translate("links", "Bits instead of links")


def bits_explained() -> str:
    """What the masks mean, in a sentence."""
    return QCoreApplication.translate(
        "links",
        "A digit stands where a house lacks it: its bit is set. "
        "A cell may take the digits that its row, its column and its box all lack.",
    )


def kind(number: int) -> str:
    """The name of a kind of house, beside its nine masks."""
    return (
        QCoreApplication.translate("links", "rows"),
        QCoreApplication.translate("links", "columns"),
        QCoreApplication.translate("links", "boxes"),
    )[number]


def digit(number: int) -> str:
    """A digit, or the number of a house."""
    return str(number)


def bit(problem: Problem, item: int, *, is_set: bool) -> str:
    """Whether the bit of ``row 3 has 7`` is set, that is, whether the house lacks the digit."""
    if is_set:
        text = QCoreApplication.translate("links", "“{item}” is not met yet: the bit is set.")
    else:
        text = QCoreApplication.translate("links", "“{item}” is met: the bit is clear.")
    return text.format(item=item_name(problem, item))
