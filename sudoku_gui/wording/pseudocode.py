"""Words for the listing of the algorithm: what each line means, what the letters hold, how it is used."""

from sudoku_gui.translation import Texts


def meaning(line: str) -> str:
    """What a line of a listing does, by its id; lines of different listings that do the same share it."""
    key = line if "." not in line or line.split(".", maxsplit=1)[0] in _PROCEDURES else line.split(".")[1]
    sentences = {**_steps(), **_exact(), **_cover(), **_sideways(), **_bits()}
    return sentences.get(line) or sentences.get(key, "")


_PROCEDURES = frozenset({"cover", "hide", "uncover", "unhide", "place", "remove"})


def _steps() -> dict[str, str]:
    return {
        "start": tr("At the start no option is chosen."),
        "search": tr("One node of the search tree: what is done with the options chosen so far."),
        "solution": tr("Nothing is left to be covered: the options chosen are a solution."),
        "choose": tr("Every item must be covered, so branching on one is enough."),
        "dead_end": tr("An item without an option can never be covered: back to the latest choice."),
        "branch": tr("Every option of the chosen item is tried, one after the other."),
        "options": tr("The options of the chosen column, from its header down."),
        "try": tr("The option goes on the stack, one level deeper."),
        "deeper": tr("The same again with one option more; it returns with all links as they are now."),
        "retract": tr("The option comes off the stack, one level up; the next one is below it."),
        "exhausted": tr("All has been tried for the chosen item: what was chosen before must change."),
        "return": tr("The tree node is left, and the option that led to it is taken back."),
        "done": tr("The whole tree has been walked, and every link is where it was at the start."),
    }


def _exact() -> dict[str, str]:
    """Exact cover: the calls in X4 to X7."""
    return {
        "x4.cover": tr("The chosen column leaves: whichever option is tried will cover it."),
        "x5.others": tr("The option's other columns, from the tried node rightward."),
        "x5.cover": tr("Each of them leaves too, so no other option can cover it again."),
        "x6.others": tr("The same columns leftward: the last covered returns first."),
        "x6.uncover": tr("Each of them returns."),
        "x7.uncover": tr("The chosen column returns; the level is as it was when it was entered."),
    }


def _cover() -> dict[str, str]:
    """Cover and uncover, hide and unhide."""
    return {
        "cover": tr("The header leaves the list, and all options of the column leave their other columns."),
        "cover.header": tr("The header's neighbours now point past it; it still knows both."),
        "cover.nodes": tr("Each node of the column, from the top."),
        "cover.hide": tr("The node's option competes for the column, so it leaves all its other columns."),
        "hide": tr("All nodes of an option but this one leave their columns."),
        "hide.nodes": tr("The node's siblings, rightward and around."),
        "hide.links": tr("The nodes above and below now point past it; it still knows both."),
        "hide.size": tr("The column has one option fewer."),
        "uncover": tr("Everything that cover did, undone in exactly the reverse order."),
        "uncover.nodes": tr("Each node of the column, from the bottom."),
        "uncover.unhide": tr("The node's option returns to all its other columns."),
        "uncover.header": tr("The header returns between the two neighbours that it still knows."),
        "unhide": tr("All nodes of an option but this one return, the last one hidden first."),
        "unhide.nodes": tr("The node's siblings, leftward and around."),
        "unhide.links": tr("The node returns between the neighbours that it still knows."),
        "unhide.size": tr("The column has one option more."),
    }


def _sideways() -> dict[str, str]:
    """Repeat cover: the bound, and nodes that leave sideways."""
    return {
        "bound": tr("Items left, no two sharing an option: each needs one of its own."),
        "prune": tr("No cover below here can be smaller than the best one known."),
        "best": tr("This cover is the smallest so far; from now on only smaller ones count."),
        "r5.nodes": tr("What it newly covers: its nodes not dropped yet, rightward."),
        "r5.cover": tr("The item is covered; others may cover it again."),
        "r6.nodes": tr("The same nodes leftward, the last one first."),
        "r6.uncover": tr("The item is to be covered again."),
        "cover.drop": tr("Sideways: the row leaves out what it would cover twice."),
        "uncover.restore": tr("The node returns between the siblings that it still knows."),
    }


def _bits() -> dict[str, str]:
    places = tr("Its row, its column and its box now have the digit.")
    removes = tr("Its row, its column and its box lack the digit again.")
    return {
        "b2.solution": tr("Every cell has its digit: a solution."),
        "b3.mask": tr("The digits that the cell's row, column and box all lack: its candidates, as bits."),
        "b3.choose": tr("Every cell must be filled, so branching on one is enough."),
        "b3.dead_end": tr("A cell without a candidate can never be filled: back to the latest choice."),
        "b4.branch": tr("Every candidate of the chosen cell is tried, one after the other."),
        "b4.bits": tr("The candidates of the cell, from 1 to 9."),
        "b4.try": tr("The digit is written into the cell."),
        "b4.deeper": tr("The same again with one digit more; it returns with all masks as they are now."),
        "b5.retract": tr("The digit is taken out of the cell again."),
        "b7.done": tr("The whole tree has been walked, and all masks are as at the start."),
        "place": places,
        "place.rows": places,
        "place.cols": places,
        "place.boxes": places,
        "remove": removes,
        "remove.rows": removes,
        "remove.cols": removes,
        "remove.boxes": removes,
    }


tr = Texts("pseudocode")

__all__ = ["meaning"]


def spoken(step: str, text: str, states: list[str], meaning: str) -> str:
    """A line as a screen reader reads it."""
    parts = [step, text.strip(), *states, meaning]
    return tr(", ").join(filter(None, parts))


def state(name: str) -> str:
    """The word for what a line is at present."""
    return {
        "executed": tr("just executed"),
        "upcoming": tr("comes next"),
        "calling": tr("calls this"),
        "breakpoint": tr("breakpoint"),
        "folded": tr("folded"),
        "open": tr("open"),
    }[name]


def hint(text: str, meaning: str) -> str:
    """Hover help for a line."""
    return tr("{text}\n{meaning}", text=text.strip(), meaning=meaning)


def fold(beat: str, *, is_folded: bool) -> str:
    """Hover help for a triangle: what folding it makes of a step."""
    opens = {
        "link": tr("Click to open: a step is one link."),
        "column": tr("Click to open: a step is one column."),
        "option": tr("Click to open: a step is one option."),
        "decision": tr("Click to open: a step is one decision."),
    }
    folds = {
        "column": tr("Click to fold: a step is one column."),
        "option": tr("Click to fold: a step is one option."),
        "decision": tr("Click to fold: a step is one decision."),
        "solution": tr("Click to fold: a step is one solution."),
    }
    return opens[beat] if is_folded else folds[beat]


def breakpoint_at(step: str, text: str) -> str:
    """What a list of breakpoints calls one: ``X5: cover(j)``."""
    if not step:
        return text.strip()
    return tr("{step}: {text}", step=step, text=text.strip())


# --- values ---------------------------------------------------------------------------------------


def letter(name: str) -> str:
    """What a letter of the listing stands for."""
    return {
        "l": tr("l, the level: how many options are chosen"),
        "i": tr("i, the column (item) that is branched on"),
        "S[i]": tr("S[i], how many options are left for i"),
        "o": tr("o, the option (row) that is tried for i"),
        "c": tr("c, the column that is being covered or uncovered"),
        "p": tr("p, a node of that column"),
        "q": tr("q, the node that has just left or returned"),
        "b": tr("b, the least number of options still needed"),
        "best": tr("best, the options of the smallest cover known"),
        "d": tr("d, the candidate that is tried for cell i"),
    }[name]


def turn(option: str, number: int, among: int) -> str:
    """``r3c5=7 (2 of 3)``."""
    return tr("{option} ({number} of {among})", option=option, number=number, among=among)


def given(option: str) -> str:
    """``r3c5=7 (given)``."""
    return tr("{option} (given)", option=option)


def node(option: str, item: str) -> str:
    """``r3c5=7 in row 3 has 7``: an option where it crosses a column."""
    return tr("{option} in {item}", option=option, item=item)


def value(letter: str, text: str) -> str:
    """Hover help for a value; a screen reader hears it, too."""
    return tr("{letter}: {text}", letter=letter, text=text)
