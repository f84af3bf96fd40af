"""What a step from decision to decision passes over, in a few words in front of its sentence."""

from solver_core.cover import Problem
from solver_core.cover.choices import Level
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number, option_name


def taken_back(problem: Problem, count: int, option: int | None) -> str:
    """``8 options taken back``; a single one by its name; "" for none."""
    if option is None:
        return ""
    if count == 1:
        text = translate("unsaid", "{option} taken back")
        return text.format(option=option_name(problem, option))
    return translate("unsaid", "{number} options taken back", "", count).format(number=number(count))


def tried(problem: Problem, level: Level) -> str:
    """``r1c4=6 tried (1 of 2), a guess``."""
    if level.given:
        text = translate("unsaid", "{option} tried, it is given")
    elif level.among == 1:
        text = translate("unsaid", "{option} tried, the only option")
    elif level.number == level.among:
        text = translate("unsaid", "{option} tried ({k} of {d}), the last one left")
    else:
        text = translate("unsaid", "{option} tried ({k} of {d}), a guess")
    return text.format(option=option_name(problem, level.option), k=level.number, d=level.among)


def joined(back: str, tried: str, sentence: str) -> str:
    """All of it; what was taken back or tried may be ""."""
    if not back:
        text = translate("unsaid", "{tried}. {sentence}")
    elif not tried:
        text = translate("unsaid", "{back}. {sentence}")
    else:
        text = translate("unsaid", "{back}, {tried}. {sentence}")
    return text.format(back=back, tried=tried, sentence=sentence)
