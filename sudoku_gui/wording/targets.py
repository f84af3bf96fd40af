"""What a target is called, and what can be done with it."""

from solver_core.cover import Problem
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import names, questions
from sudoku_gui.wording.foreign import in_menu
from sudoku_gui.wording.marking import translate


def name(target: Target, problem: Problem) -> str:
    """``“row 3 has 7”``, ``r3c5=7``, or of a node ``r3c5=7 in “row 3 has 7”``."""
    item = "" if target.item is None else names.item_name(problem, target.item)
    option = "" if target.option is None else questions.option_name(problem, target.option)
    if item and option:
        return translate("spots", "{option} in “{item}”").format(option=option, item=item)
    return translate("spots", "“{item}”").format(item=item) if item else option


def plain_name(target: Target, problem: Problem) -> str:
    """The same without quotation marks, for the clipboard."""
    if target.option is None and target.item is not None:
        return names.item_name(problem, target.item)
    return name(target, problem)


def run_to_chosen(name: str, *, backward: bool) -> str:
    """A menu entry."""
    text = (
        translate("spots", "Run Back to Where {name} Was Chosen")
        if backward
        else translate("spots", "Run to Where {name} Is Chosen Next")
    )
    return _labelled(text, name)


def run_to_tried(name: str, *, backward: bool) -> str:
    """A menu entry."""
    text = (
        translate("spots", "Run Back to Where {name} Was Tried")
        if backward
        else translate("spots", "Run to Where {name} Is Tried Next")
    )
    return _labelled(text, name)


def run_to_change(name: str, *, backward: bool) -> str:
    """A menu entry."""
    text = (
        translate("spots", "Previous Change of {name}")
        if backward
        else translate("spots", "Next Change of {name}")
    )
    return _labelled(text, name)


def break_when(what: str, name: str) -> str:
    """A menu entry that switches a breakpoint: ``what`` is CHOSEN, TRIED, TOUCHED or SIZE."""
    text = {
        "CHOSEN": translate("spots", "Break When {name} Is Chosen"),
        "TRIED": translate("spots", "Break When {name} Is Tried"),
        "TOUCHED": translate("spots", "Break When {name} Is Touched"),
        "SIZE": translate("spots", "Break When {name} Has Few Options"),
    }[what]
    return _labelled(text, name)


def at_most(options: int) -> str:
    """An entry of the submenu of sizes."""
    if options == 0:
        return translate("spots", "No Option Is Left")
    return translate("spots", "At Most %n Options Are Left", "", options)


def follow(name: str) -> str:
    """A menu entry."""
    return _labelled(translate("spots", "Follow {name}"), name)


def stop_following(name: str) -> str:
    """A menu entry."""
    return _labelled(translate("spots", "Stop Following {name}"), name)


def _labelled(text: str, name: str) -> str:
    """A menu takes & for the mark of a mnemonic."""
    return text.format(name=in_menu(name))
