"""Words for the listing of the algorithm: what each line means, what the letters hold, how it is used."""

from sudoku_gui.translation import Texts

tr = Texts("pseudocode")
mark = tr.mark

_PROCEDURES = frozenset({"cover", "hide", "uncover", "unhide", "place", "remove"})

_STEPS = {
    "start": mark("At the start no option is chosen."),
    "search": mark("One node of the search tree: what is done with the options chosen so far."),
    "solution": mark("Nothing is left to be covered: the options chosen are a solution."),
    "choose": mark("Every item must be covered, so branching on one is enough."),
    "dead_end": mark("An item without an option can never be covered: back to the latest decision."),
    "branch": mark("Every option of the chosen item is tried, one after the other."),
    "options": mark("The options of the chosen column, from its header down."),
    "try": mark("The option goes on the stack, one level deeper."),
    "deeper": mark("The same again with one option more; it returns with all links as they are now."),
    "retract": mark("The option comes off the stack, one level up; the next one is below it."),
    "exhausted": mark("All has been tried for the chosen item: what was chosen before must change."),
    "return": mark("The tree node is left, and the option that led to it is taken back."),
    "done": mark("The whole tree has been walked, and every link is where it was at the start."),
}

# Exact cover: the calls in X4 to X7.
_EXACT = {
    "x4.cover": mark("The chosen column leaves: whichever option is tried will cover it."),
    "x5.others": mark("The option's other columns, from the tried node rightward."),
    "x5.cover": mark("Each of them leaves too, so no other option can cover it again."),
    "x6.others": mark("The same columns leftward: the last covered returns first."),
    "x6.uncover": mark("Each of them returns."),
    "x7.uncover": mark("The chosen column returns; the level is as it was when it was entered."),
}

# Cover and uncover, hide and unhide.
_COVER = {
    "cover": mark("The header leaves the list, and all options of the column leave their other columns."),
    "cover.header": mark("The header's neighbours now point past it; it still knows both."),
    "cover.nodes": mark("Each node of the column, from the top."),
    "cover.hide": mark("The node's option competes for the column, so it leaves all its other columns."),
    "hide": mark("All nodes of an option but this one leave their columns."),
    "hide.nodes": mark("The node's siblings, rightward and around."),
    "hide.links": mark("The nodes above and below now point past it; it still knows both."),
    "hide.size": mark("The column has one option fewer."),
    "uncover": mark("Everything that cover did, undone in exactly the reverse order."),
    "uncover.nodes": mark("Each node of the column, from the bottom."),
    "uncover.unhide": mark("The node's option returns to all its other columns."),
    "uncover.header": mark("The header returns between the two neighbours that it still knows."),
    "unhide": mark("All nodes of an option but this one return, the last one hidden first."),
    "unhide.nodes": mark("The node's siblings, leftward and around."),
    "unhide.links": mark("The node returns between the neighbours that it still knows."),
    "unhide.size": mark("The column has one option more."),
}

# Repeat cover: the bound, and nodes that leave sideways.
_SIDEWAYS = {
    "bound": mark("Items left, no two sharing an option: each needs one of its own."),
    "prune": mark("No cover below here can be smaller than the best one known."),
    "best": mark("This cover is the smallest so far; from now on only smaller ones count."),
    "r5.nodes": mark("What it newly covers: its nodes not dropped yet, rightward."),
    "r5.cover": mark("The item is covered; others may cover it again."),
    "r6.nodes": mark("The same nodes leftward, the last one first."),
    "r6.uncover": mark("The item is to be covered again."),
    "cover.drop": mark("Sideways: the row leaves out what it would cover twice."),
    "uncover.restore": mark("The node returns between the siblings that it still knows."),
}

# Algorithm C: what colours change.
_COLOURED = {
    "x5.others": mark("The option's other nodes, from the tried one rightward."),
    "x5.cover": mark("A column that has the option's colour already stays as it is; any other leaves."),
    "x6.others": mark("The same nodes leftward: the last covered returns first."),
    "x6.uncover": mark("Only the node that covered a column uncovers it."),
    "cover": mark("The column leaves; of its options, those in the node's colour stay."),
    "cover.header": mark("The header's neighbours now point past it, and the node that covers it is noted."),
    "cover.hide": mark("An option in the same colour stays; any other leaves all its other columns."),
    "uncover.unhide": mark("Only options in another colour, or in none, had left."),
    "uncover.header": mark("The header returns, and no node covers it any more."),
}

_PLACES = mark("Its row, its column and its box now have the digit.")
_REMOVES = mark("Its row, its column and its box lack the digit again.")
_BITS = {
    "b2.solution": mark("Every cell has its digit: a solution."),
    "b3.mask": mark("The digits that the cell's row, column and box all lack: its candidates, as bits."),
    "b3.choose": mark("Every cell must be filled, so branching on one is enough."),
    "b3.dead_end": mark("A cell without a candidate can never be filled: back to the latest decision."),
    "b4.branch": mark("Every candidate of the chosen cell is tried, one after the other."),
    "b4.bits": mark("The candidates of the cell, from 1 to 9."),
    "b4.try": mark("The digit is written into the cell."),
    "b4.deeper": mark("The same again with one digit more; it returns with all masks as they are now."),
    "b5.retract": mark("The digit is taken out of the cell again."),
    "b7.done": mark("The whole tree has been walked, and all masks are as at the start."),
    "place": _PLACES,
    "place.rows": _PLACES,
    "place.cols": _PLACES,
    "place.boxes": _PLACES,
    "remove": _REMOVES,
    "remove.rows": _REMOVES,
    "remove.cols": _REMOVES,
    "remove.boxes": _REMOVES,
}

_MEANINGS = {**_STEPS, **_EXACT, **_COVER, **_SIDEWAYS, **_BITS}


def meaning(line: str, *, coloured: bool = False) -> str:
    """A sentence on a line of a listing, by its id; lines of different listings that do the same share it."""
    if coloured and line in _COLOURED:
        return tr(_COLOURED[line])
    key = line if "." not in line or line.split(".", maxsplit=1)[0] in _PROCEDURES else line.split(".")[1]
    sentence = _MEANINGS.get(line) or _MEANINGS.get(key)
    return "" if sentence is None else tr(sentence)


def spoken(step: str, text: str, states: list[str], meaning: str) -> str:
    """A line as a screen reader reads it."""
    parts = [step, text.strip(), *states, meaning]
    return tr(", ").join(filter(None, parts))


def state(name: str) -> str:
    """The word for what a line is now."""
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
        "link": tr("Click to unfold: a step is one link."),
        "column": tr("Click to unfold: a step is one column."),
        "option": tr("Click to unfold: a step is one option."),
        "decision": tr("Click to unfold: a step is one decision."),
    }
    folds = {
        "column": tr("Click to fold: a step is one column."),
        "option": tr("Click to fold: a step is one option."),
        "decision": tr("Click to fold: a step is one decision."),
        "solution": tr("Click to fold: a step is one solution."),
    }
    return opens[beat] if is_folded else folds[beat]


def about_program(kind: str) -> str:
    """The comment on top of a program that is copied: what it does, and which input it reads."""
    return {
        "exact_cover": tr("Exact cover. Reads the input of HUST 1017 and prints a cover."),
        "fewest": tr(
            "Exact cover with the fewest options. Reads the input of ZOJ 3209 and prints how many are enough."
        ),
        "exact_cover colours": tr(
            "Exact cover with colours. Reads a problem in the format of Knuth's programs and prints a cover."
        ),
        "fewest colours": tr(
            "Exact cover with colours and the fewest options. Reads a problem in the format of Knuth's "
            "programs and prints how many are enough."
        ),
        "repeat_cover": tr(
            "Repeat cover with a bound. Reads the input of HDU 2295 and prints the smallest radius."
        ),
        "backtracking": tr("Sudoku with bits. Reads the input of AcWing 166 and prints the solutions."),
    }[kind]


# --- values ---------------------------------------------------------------------------------------


def letter(name: str, shown: str) -> str:
    """The meaning of a letter of the pseudo-code, under the name that a program has for it."""
    sentence = {
        "l": tr("l, the level: how many options are chosen"),
        "i": tr("i, the column (item) that is branched on"),
        "S[i]": tr("S[i], how many options the chosen column has left"),
        "o": tr("o, the option (row) that is tried for i"),
        "c": tr("c, the column that is being covered or uncovered"),
        "p": tr("p, a node of that column"),
        "n": tr("n, the node for which that column is covered"),
        "T[n]": tr("T[n], the colour that n gives its column; 0 for none"),
        "q": tr("q, the node that has just left or returned"),
        "b": tr("b, the least number of options still needed"),
        "best": tr("best, the options of the smallest cover known"),
        "m": tr("m, the digits that fit in cell i"),
        "d": tr("d, the candidate that is tried for cell i"),
    }[name]
    return shown + sentence.removeprefix(name)


def turn(option: str, number: int, among: int) -> str:
    """``r3c5=7 (2 of 3)``."""
    return tr("{option} ({number} of {among})", option=option, number=number, among=among)


def given(option: str) -> str:
    """The name of an option with a mark that the puzzle gives it: ``r3c5=7 (given)``."""
    return tr("{option} (given)", option=option)


def node(option: str, item: str) -> str:
    """``r3c5=7 in row 3 has 7``: an option where it crosses a column."""
    return tr("{option} in {item}", option=option, item=item)


def value(letter: str, text: str) -> str:
    """Hover help for a value; a screen reader hears it, too."""
    return tr("{letter}: {text}", letter=letter, text=text)
