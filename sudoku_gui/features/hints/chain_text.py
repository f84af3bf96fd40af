"""Why a step holds that follows chains."""

from solver_core.hints import Node, Step
from sudoku_gui.features.hints.text import houses, listed, names, says, short
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining

tr = Texts("hints")

_MOST_ENDS = 4  # how many ends of chains are named in a sentence


def chain_reason(step: Step) -> str:
    """Why a step of the groups of chains, wings or single digits holds."""
    technique = step.technique.removeprefix("grouped_")
    if technique == "empty_rectangle":
        return _empty_rectangle(step)
    if technique == "remote_pair":
        return _remote_pair(step)
    if technique == "continuous_nice_loop":
        return tr(
            "The chain is a loop without a contradiction, so it is true in one direction or the other: of the two ends of each link, exactly one is true. What excludes, or shares a cell or house with, both ends of a link can be removed."
        )
    if technique == "discontinuous_nice_loop":
        return _contradiction(step)
    if technique.startswith("forcing"):
        return _contradiction(step) if technique.endswith("contradiction") else _verity(step)
    return _two_ends(step)


def _two_ends(step: Step) -> str:
    """One of two candidates is true in any case."""
    if len(step.chains) != 1:
        return tr(
            "Each chain shows that at least one of its two ends is {digits}. A cell that sees both ends cannot be {digits}.",
            digits=listed(step.digits or sorted({digit for _, digit in step.removed})),
        )
    first, *_, last = step.chains[0]
    if first.digit == last.digit:
        text = tr(
            "If {start}, the chain shows that {end}. So at least one of {ends} is {digit}, and a cell that sees both cannot be {digit}."
        )
        if len(first.cells) + len(last.cells) > 2:
            text = tr(
                "If {start}, the chain shows that {end}. So {digit} is at one of the ends of the chain, {ends}, and a cell that sees all of these cannot be {digit}."
            )
    else:
        text = tr(
            "If {start}, the chain shows that {end}. So at least one of its ends, {first} and {last}, is true, and what both of them exclude can be removed."
        )
    return text.format(
        start=says(first),
        end=says(last),
        ends=names((*first.cells, *last.cells)),
        digit=first.digit,
        first=short(first._replace(is_on=True)),
        last=short(last),
    )


def _empty_rectangle(step: Step) -> str:
    if not step.chains or not step.base:
        text = tr("In {fins}, all places for {digits} lie in one row and one column.")
        return text.format(fins=names(cell for cell, _ in step.fins), digits=listed(step.digits))
    return tr(
        "In {houses}, all places for {digits} lie in one row or one column. If {last} is not {digits}, {first} is, and leaves {houses} only places that see {targets}. So one cell that {targets} sees is {digits} in any case.",
        houses=houses(step.base),
        digits=listed(step.digits),
        first=names(step.cells[:1]),
        last=names(step.cells[1:]),
        targets=names(cell for cell, _ in step.removed),
    )


def _remote_pair(step: Step) -> str:
    if len(step.chains) == 1:
        text = tr(
            "All cells of the chain have just the candidates {digits}, which alternate along it. So its ends hold one each, and a cell that sees both ends can hold neither."
        )
    else:
        text = tr(
            "All cells of the chains have just the candidates {digits}, which alternate along them. So the ends of each chain hold one each, and a cell that sees both ends can hold neither."
        )
    return text.format(digits=listed(sorted(step.digits)))


def _contradiction(step: Step) -> str:
    starts, ends = _starts(step), _ends(step)
    if len(starts) != 1:
        return tr("Assume the opposite of what follows: the chains then contradict each other.")
    start = says(starts[0])
    if starts[0].is_on and starts[0]._replace(is_on=False) in ends:
        text = tr("Suppose that {start}. Link by link, it follows that it is not. So it cannot be.")
    elif not starts[0].is_on and starts[0]._replace(is_on=True) in ends:
        text = tr("Suppose that {start}. Link by link, it follows that it is. So it must be.")
    elif len(ends) > _MOST_ENDS:
        text = tr(
            "Suppose that {start}. The chains then leave no place for {digit} in a house, which is impossible."
        )
        if len({node.digit for node in ends}) > 1:
            text = tr(
                "Suppose that {start}. The chains then leave no candidate in a cell, which is impossible."
            )
    elif len(ends) == 1:
        text = tr("Suppose that {start}. Link by link, it follows that {ends}, which is a contradiction.")
    else:
        text = tr("Suppose that {start}. It follows that {ends}, which is impossible.")
    return text.format(
        start=start, ends=joining.enumeration([says(node) for node in ends]), digit=ends[0].digit
    )


def _verity(step: Step) -> str:
    text = tr("One of {starts} is true in any case, and each of them leads to the same end: {end}.")
    starts, ends = _starts(step), _ends(step)
    if {node.is_on for node in starts} == {True, False}:
        text = tr("Whether {start} or not, the chains lead to the same end: {end}.")
    start = next((node for node in starts if node.is_on), starts[0])
    return text.format(
        starts=joining.enumeration([short(node) for node in starts]),
        start=says(start),
        end=joining.enumeration([says(node) for node in ends]),
    )


def _starts(step: Step) -> list[Node]:
    return list(dict.fromkeys(chain[0]._replace(opens=False, is_branch=False) for chain in step.chains))


def _ends(step: Step) -> list[Node]:
    return list(dict.fromkeys(chain[-1]._replace(opens=False, is_branch=False) for chain in step.chains))
