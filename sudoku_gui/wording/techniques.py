"""What techniques and levels are called."""

from typing import Final

from solver_core.hints import Difficulty
from solver_core.hints.techniques import BY_ID
from sudoku_gui.translation import Texts, translate

mark = Texts("techniques").mark

LEVELS: Final = {
    Difficulty.EASY: mark("Easy"),
    Difficulty.MEDIUM: mark("Medium"),
    Difficulty.HARD: mark("Hard"),
    Difficulty.EXPERT: mark("Expert"),
    Difficulty.FIENDISH: mark("Fiendish"),
}


def technique_name(technique: str) -> str:
    """A technique in the user's language, by its id."""
    return translate("techniques", BY_ID[technique].name)


def level_name(level: Difficulty) -> str:
    """A level in the user's language."""
    return translate("techniques", LEVELS[level])


def practised(first: int, later: int, shown: int) -> str:
    """How often a technique was found at the first attempt; "" if it was not practised."""
    asked = first + later + shown
    return translate("techniques", "{first} of {asked}", first=first, asked=asked) if asked else ""
