"""Words for the listing of the algorithm: what each line means, what the letters hold, how it is used."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.pseudocode_lines import meaning

__all__ = ["meaning"]


def spoken(step: str, text: str, states: list[str], meaning: str) -> str:
    """A line as a screen reader tells it."""
    parts = [step, text.strip(), *states, meaning]
    return QCoreApplication.translate("pseudocode", ", ").join(filter(None, parts))


def state(name: str) -> str:
    """The word for what a line is at present."""
    return {
        "executed": QCoreApplication.translate("pseudocode", "just executed"),
        "upcoming": QCoreApplication.translate("pseudocode", "comes next"),
        "calling": QCoreApplication.translate("pseudocode", "calls this"),
        "breakpoint": QCoreApplication.translate("pseudocode", "breakpoint"),
        "folded": QCoreApplication.translate("pseudocode", "folded"),
        "open": QCoreApplication.translate("pseudocode", "open"),
    }[name]


def hint(text: str, meaning: str) -> str:
    """Hover help for a line."""
    return QCoreApplication.translate("pseudocode", "{text}\n{meaning}").format(
        text=text.strip(), meaning=meaning
    )


def fold(beat: str, *, is_folded: bool) -> str:
    """Hover help for a triangle: what folding it makes of a step."""
    name = {
        "link": QCoreApplication.translate("pseudocode", "Click to open: a step is one link."),
        "column": QCoreApplication.translate("pseudocode", "Click to open: a step is one column."),
        "option": QCoreApplication.translate("pseudocode", "Click to open: a step is one option."),
        "decision": QCoreApplication.translate("pseudocode", "Click to open: a step is one decision."),
    }
    shut = {
        "column": QCoreApplication.translate("pseudocode", "Click to fold: a step is one column."),
        "option": QCoreApplication.translate("pseudocode", "Click to fold: a step is one option."),
        "decision": QCoreApplication.translate("pseudocode", "Click to fold: a step is one decision."),
        "solution": QCoreApplication.translate("pseudocode", "Click to fold: a step is one solution."),
    }
    return name[beat] if is_folded else shut[beat]


def breakpoint_at(step: str, text: str) -> str:
    """What a list of breakpoints calls one: ``X5: cover(j)``."""
    if not step:
        return text.strip()
    return QCoreApplication.translate("pseudocode", "{step}: {text}").format(step=step, text=text.strip())


# --- values ---------------------------------------------------------------------------------------


def letter(name: str) -> str:
    """What a letter of the listing stands for."""
    return {
        "l": QCoreApplication.translate("pseudocode", "l, the level: how many options are chosen"),
        "i": QCoreApplication.translate("pseudocode", "i, the column (item) that is branched on"),
        "S[i]": QCoreApplication.translate("pseudocode", "S[i], how many options are left for i"),
        "o": QCoreApplication.translate("pseudocode", "o, the row (option) that is tried for i"),
        "c": QCoreApplication.translate("pseudocode", "c, the column that is being covered or uncovered"),
        "p": QCoreApplication.translate("pseudocode", "p, a node of that column"),
        "q": QCoreApplication.translate("pseudocode", "q, the node that has just left or returned"),
        "b": QCoreApplication.translate("pseudocode", "b, the least number of options still needed"),
        "best": QCoreApplication.translate("pseudocode", "best, the options of the smallest cover known"),
        "d": QCoreApplication.translate("pseudocode", "d, the candidate that is tried for cell i"),
    }[name]


def turn(option: str, number: int, among: int) -> str:
    """``r3c5=7 (2 of 3)``."""
    return QCoreApplication.translate("pseudocode", "{option} ({number} of {among})").format(
        option=option, number=number, among=among
    )


def node(option: str, item: str) -> str:
    """``r3c5=7 in row 3 has 7``: an option where it crosses a column."""
    return QCoreApplication.translate("pseudocode", "{option} in {item}").format(option=option, item=item)


def value(letter: str, text: str) -> str:
    """Hover help for a value; a screen reader hears it, too."""
    return QCoreApplication.translate("pseudocode", "{letter}: {text}").format(letter=letter, text=text)
