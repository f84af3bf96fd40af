"""One true sentence for each line of the listings."""

from sudoku_gui.wording.marking import translate


def meaning(line: str) -> str:
    """What a line of a listing does, by its id; lines of different listings that do the same share it."""
    key = line if "." not in line or line.split(".", maxsplit=1)[0] in _PROCEDURES else line.split(".")[1]
    sentences = {**_steps(), **_exact(), **_cover(), **_sideways(), **_bits()}
    return sentences.get(line) or sentences.get(key, "")


_PROCEDURES = frozenset({"cover", "hide", "uncover", "unhide", "place", "remove"})


def _steps() -> dict[str, str]:
    return {
        "start": translate("pseudocode", "At the start no option is chosen."),
        "search": translate(
            "pseudocode", "One node of the search tree: what is done with the options chosen so far."
        ),
        "solution": translate(
            "pseudocode", "Nothing is left to be covered: the options chosen are a solution."
        ),
        "choose": translate("pseudocode", "Every item must be covered, so branching on one is enough."),
        "dead_end": translate(
            "pseudocode", "An item without an option can never be covered: back to the latest choice."
        ),
        "branch": translate("pseudocode", "Every option of the chosen item is tried, one after the other."),
        "options": translate("pseudocode", "The options of the chosen column, from its header down."),
        "try": translate("pseudocode", "The option goes on the stack, one level deeper."),
        "deeper": translate(
            "pseudocode", "The same again with one option more; it returns with all links as they are now."
        ),
        "retract": translate(
            "pseudocode", "The option comes off the stack, one level up; the next one is below it."
        ),
        "exhausted": translate(
            "pseudocode", "All has been tried for the chosen item: what was chosen before must change."
        ),
        "return": translate(
            "pseudocode", "The tree node is left, and the option that led to it is taken back."
        ),
        "done": translate(
            "pseudocode", "The whole tree has been walked, and every link is where it was at the start."
        ),
    }


def _exact() -> dict[str, str]:
    """Exact cover: the calls in X4 to X7."""
    return {
        "x4.cover": translate(
            "pseudocode", "The chosen column leaves: whichever option is tried will cover it."
        ),
        "x5.others": translate("pseudocode", "The option's other columns, from the tried node rightward."),
        "x5.cover": translate(
            "pseudocode", "Each of them leaves too, so no other option can cover it again."
        ),
        "x6.others": translate("pseudocode", "The same columns leftward: the last covered returns first."),
        "x6.uncover": translate("pseudocode", "Each of them returns."),
        "x7.uncover": translate(
            "pseudocode", "The chosen column returns; the level is as it was when it was entered."
        ),
    }


def _cover() -> dict[str, str]:
    """Cover and uncover, hide and unhide."""
    return {
        "cover": translate(
            "pseudocode",
            "The header leaves the list, and all options of the column leave their other columns.",
        ),
        "cover.header": translate(
            "pseudocode", "The header's neighbours now point past it; it still knows both."
        ),
        "cover.nodes": translate("pseudocode", "Each node of the column, from the top."),
        "cover.hide": translate(
            "pseudocode", "The node's option competes for the column, so it leaves all its other columns."
        ),
        "hide": translate("pseudocode", "All nodes of an option but this one leave their columns."),
        "hide.nodes": translate("pseudocode", "The node's siblings, rightward and around."),
        "hide.links": translate(
            "pseudocode", "The nodes above and below now point past it; it still knows both."
        ),
        "hide.size": translate("pseudocode", "The column has one option fewer."),
        "uncover": translate("pseudocode", "Everything that cover did, undone in exactly the reverse order."),
        "uncover.nodes": translate("pseudocode", "Each node of the column, from the bottom."),
        "uncover.unhide": translate("pseudocode", "The node's option returns to all its other columns."),
        "uncover.header": translate(
            "pseudocode", "The header returns between the two neighbours that it still knows."
        ),
        "unhide": translate(
            "pseudocode", "All nodes of an option but this one return, the last one hidden first."
        ),
        "unhide.nodes": translate("pseudocode", "The node's siblings, leftward and around."),
        "unhide.links": translate(
            "pseudocode",
            "The node returns between the neighbours that it still knows.",
        ),
        "unhide.size": translate("pseudocode", "The column has one option more."),
    }


def _sideways() -> dict[str, str]:
    """Repeat cover: the bound, and nodes that leave sideways."""
    return {
        "bound": translate(
            "pseudocode",
            "Items left, no two sharing an option: each needs one of its own.",
        ),
        "prune": translate("pseudocode", "No cover below here can be smaller than the best one known."),
        "best": translate(
            "pseudocode", "This cover is the smallest so far; from now on only smaller ones count."
        ),
        "r5.nodes": translate("pseudocode", "What it newly covers: its nodes not dropped yet, rightward."),
        "r5.cover": translate("pseudocode", "The item is covered; others may cover it again."),
        "r6.nodes": translate("pseudocode", "The same nodes leftward, the last one first."),
        "r6.uncover": translate("pseudocode", "The item is to be covered again."),
        "cover.drop": translate("pseudocode", "Sideways: the row leaves out what it would cover twice."),
        "uncover.restore": translate(
            "pseudocode", "The node returns between the siblings that it still knows."
        ),
    }


def _bits() -> dict[str, str]:
    places = translate("pseudocode", "Its row, its column and its box now have the digit.")
    removes = translate("pseudocode", "Its row, its column and its box lack the digit again.")
    return {
        "b2.solution": translate("pseudocode", "Every cell has its digit: a solution."),
        "b3.mask": translate(
            "pseudocode", "The digits that the cell's row, column and box all lack: its candidates, as bits."
        ),
        "b3.choose": translate("pseudocode", "Every cell must be filled, so branching on one is enough."),
        "b3.dead_end": translate(
            "pseudocode", "A cell without a candidate can never be filled: back to the latest choice."
        ),
        "b4.branch": translate(
            "pseudocode", "Every candidate of the chosen cell is tried, one after the other."
        ),
        "b4.bits": translate("pseudocode", "The candidates of the cell, from 1 to 9."),
        "b4.try": translate("pseudocode", "The digit is written into the cell."),
        "b4.deeper": translate(
            "pseudocode", "The same again with one digit more; it returns with all masks as they are now."
        ),
        "b5.retract": translate("pseudocode", "The digit is taken out of the cell again."),
        "b7.done": translate(
            "pseudocode", "The whole tree has been walked, and all masks are as at the start."
        ),
        "place": places,
        "place.rows": places,
        "place.cols": places,
        "place.boxes": places,
        "remove": removes,
        "remove.rows": removes,
        "remove.cols": removes,
        "remove.boxes": removes,
    }
