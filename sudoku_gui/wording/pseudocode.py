"""Words for the listing of the algorithm: what each line means, what the letters hold, how it is used."""

from sudoku_gui.wording.marking import Texts
from sudoku_gui.wording.pseudocode_lines import meaning

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
