"""Texts of the stack and of the progress of a search."""

from PySide6.QtCore import QLocale

from sudoku_gui.translation import Texts
from sudoku_gui.wording.names import guess_name, number

tr = Texts("stack")

_LEAST = 0.001


def nothing() -> str:
    """The placeholder for a missing value of a level."""
    return tr("–")


def kind(name: str, guess: int) -> str:
    """The word for a `LevelKind`, by its name; a guess has its number, counted from the first one."""
    if name == "GUESS":
        return guess_name(guess)
    return {"GIVEN": tr("given"), "FORCED": tr("forced"), "CHOSEN": tr("chosen"), "EMPTY": tr("dead end")}[
        name
    ]


def short_kind(name: str, guess: int) -> str:
    """The number of a guess, where there is no space for the word; "" for other kinds, whose signs say all."""
    return tr("g{number}", number=number(guess)) if name == "GUESS" else ""


def turn(tried: int, among: int) -> str:
    """The place of an option among those of its item, as in ``2 of 3``."""
    return tr("{number} of {among}", number=tried, among=among)


def level(kind: str, item: str, option: str, turn: tuple[int, int], guess: int = 0) -> str:
    """One sentence about a level, for its tooltip."""
    text = {
        "GIVEN": tr("{option} is given; it covers “{item}”."),
        "FORCED": tr("{option} was the only option for “{item}”."),
        "GUESS": tr("{option} is {guess}: option {number} of {among} for “{item}”."),
        "CHOSEN": tr("“{item}” is chosen, and no option of it is on the stack."),
        "EMPTY": tr("“{item}” has no option left: a dead end."),
    }[kind]
    return text.format(item=item, option=option, number=turn[0], among=turn[1], guess=guess_name(guess))


def progress(part: float, share: float | None = None) -> str:
    """``Estimate: about 12.3 % of the tree``, with the share of the events, where that is known."""
    if part >= 1:
        return tr("The whole tree has been searched")
    if part <= 0:
        return tr("None of the tree yet")
    text = (
        tr("Estimate: less than {percent} % of the tree")
        if part < _LEAST
        else tr("Estimate: about {percent} % of the tree")
    ).format(percent=_percent(min(max(part, _LEAST), 1 - _LEAST)))
    if share is None:
        return text
    return tr("{progress}; {percent} % of the events", progress=text, percent=_percent(share))


def turns(signs: str) -> str:
    """The signs with what they are; "" for none."""
    return tr("Numbers: {signs}", signs=signs) if signs else ""


def turns_help(turns: str) -> str:
    """The meaning of the signs in the line of turns."""
    return tr(
        "{turns}\nFor each level the number of the option that is tried, and how many there are. "
        "1/1 ×26 stands for 26 levels with one option each. "
        "If all subtrees of a level were equally large, this would be the part of the tree already searched."
    ).format(turns=turns)


def _percent(part: float) -> str:
    locale = QLocale()
    if locale.language() == QLocale.Language.C:
        locale = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    return locale.toString(100 * part, "f", 1)
