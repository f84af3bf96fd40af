"""Words for the listing of the algorithm: what each line means, what the letters hold, how it is used."""

from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.pseudocode_lines import meaning

__all__ = ["meaning"]


def spoken(step: str, text: str, states: list[str], meaning: str) -> str:
    """A line as a screen reader reads it."""
    parts = [step, text.strip(), *states, meaning]
    return translate("pseudocode", ", ").join(filter(None, parts))


def state(name: str) -> str:
    """The word for what a line is at present."""
    return {
        "executed": translate("pseudocode", "just executed"),
        "upcoming": translate("pseudocode", "comes next"),
        "calling": translate("pseudocode", "calls this"),
        "breakpoint": translate("pseudocode", "breakpoint"),
        "folded": translate("pseudocode", "folded"),
        "open": translate("pseudocode", "open"),
    }[name]


def hint(text: str, meaning: str) -> str:
    """Hover help for a line."""
    return translate("pseudocode", "{text}\n{meaning}").format(text=text.strip(), meaning=meaning)


def fold(beat: str, *, is_folded: bool) -> str:
    """Hover help for a triangle: what folding it makes of a step."""
    opens = {
        "link": translate("pseudocode", "Click to open: a step is one link."),
        "column": translate("pseudocode", "Click to open: a step is one column."),
        "option": translate("pseudocode", "Click to open: a step is one option."),
        "decision": translate("pseudocode", "Click to open: a step is one decision."),
    }
    folds = {
        "column": translate("pseudocode", "Click to fold: a step is one column."),
        "option": translate("pseudocode", "Click to fold: a step is one option."),
        "decision": translate("pseudocode", "Click to fold: a step is one decision."),
        "solution": translate("pseudocode", "Click to fold: a step is one solution."),
    }
    return opens[beat] if is_folded else folds[beat]


def breakpoint_at(step: str, text: str) -> str:
    """What a list of breakpoints calls one: ``X5: cover(j)``."""
    if not step:
        return text.strip()
    return translate("pseudocode", "{step}: {text}").format(step=step, text=text.strip())


# --- values ---------------------------------------------------------------------------------------


def letter(name: str) -> str:
    """What a letter of the listing stands for."""
    return {
        "l": translate("pseudocode", "l, the level: how many options are chosen"),
        "i": translate("pseudocode", "i, the column (item) that is branched on"),
        "S[i]": translate("pseudocode", "S[i], how many options are left for i"),
        "o": translate("pseudocode", "o, the option (row) that is tried for i"),
        "c": translate("pseudocode", "c, the column that is being covered or uncovered"),
        "p": translate("pseudocode", "p, a node of that column"),
        "q": translate("pseudocode", "q, the node that has just left or returned"),
        "b": translate("pseudocode", "b, the least number of options still needed"),
        "best": translate("pseudocode", "best, the options of the smallest cover known"),
        "d": translate("pseudocode", "d, the candidate that is tried for cell i"),
    }[name]


def turn(option: str, number: int, among: int) -> str:
    """``r3c5=7 (2 of 3)``."""
    return translate("pseudocode", "{option} ({number} of {among})").format(
        option=option, number=number, among=among
    )


def given(option: str) -> str:
    """``r3c5=7 (given)``."""
    return translate("pseudocode", "{option} (given)").format(option=option)


def node(option: str, item: str) -> str:
    """``r3c5=7 in row 3 has 7``: an option where it crosses a column."""
    return translate("pseudocode", "{option} in {item}").format(option=option, item=item)


def value(letter: str, text: str) -> str:
    """Hover help for a value; a screen reader hears it, too."""
    return translate("pseudocode", "{letter}: {text}").format(letter=letter, text=text)
