"""What a spot is called, and what can be done with it."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Problem
from sudoku_gui.session.pointing import Spot
from sudoku_gui.wording import names, questions
from sudoku_gui.wording.foreign import in_menu


def name(spot: Spot, problem: Problem) -> str:
    """``“row 3 has 7”``, ``r3c5=7``, or of a node ``r3c5=7 in “row 3 has 7”``."""
    item = "" if spot.item is None else names.item_name(problem, spot.item)
    option = "" if spot.option is None else questions.option_name(problem, spot.option)
    if item and option:
        return QCoreApplication.translate("spots", "{option} in “{item}”").format(option=option, item=item)
    return QCoreApplication.translate("spots", "“{item}”").format(item=item) if item else option


def plain_name(spot: Spot, problem: Problem) -> str:
    """The same without quotation marks, for the clipboard."""
    if spot.option is None and spot.item is not None:
        return names.item_name(problem, spot.item)
    return name(spot, problem)


def run_to_chosen(name: str, *, backward: bool) -> str:
    """A menu entry."""
    text = (
        QCoreApplication.translate("spots", "Run Back to Where {name} Was Chosen")
        if backward
        else QCoreApplication.translate("spots", "Run to Where {name} Is Chosen Next")
    )
    return _labelled(text, name)


def run_to_tried(name: str, *, backward: bool) -> str:
    """A menu entry."""
    text = (
        QCoreApplication.translate("spots", "Run Back to Where {name} Was Tried")
        if backward
        else QCoreApplication.translate("spots", "Run to Where {name} Is Tried Next")
    )
    return _labelled(text, name)


def run_to_change(name: str, *, backward: bool) -> str:
    """A menu entry."""
    text = (
        QCoreApplication.translate("spots", "Previous Change of {name}")
        if backward
        else QCoreApplication.translate("spots", "Next Change of {name}")
    )
    return _labelled(text, name)


def break_when(what: str, name: str) -> str:
    """A menu entry that switches a breakpoint: ``what`` is CHOSEN, TRIED, TOUCHED or SIZE."""
    text = {
        "CHOSEN": QCoreApplication.translate("spots", "Break When {name} Is Chosen"),
        "TRIED": QCoreApplication.translate("spots", "Break When {name} Is Tried"),
        "TOUCHED": QCoreApplication.translate("spots", "Break When {name} Is Touched"),
        "SIZE": QCoreApplication.translate("spots", "Break When {name} Gets Small"),
    }[what]
    return _labelled(text, name)


def at_most(options: int) -> str:
    """An entry of the submenu of sizes."""
    if options == 0:
        return QCoreApplication.translate("spots", "No Option Is Left")
    if options == 1:
        return QCoreApplication.translate("spots", "At Most 1 Option Is Left")
    return QCoreApplication.translate("spots", "At Most %n Options Are Left", "", options)


def follow(name: str) -> str:
    """A menu entry."""
    return _labelled(QCoreApplication.translate("spots", "Follow {name}"), name)


def stop_following(name: str) -> str:
    """A menu entry."""
    return _labelled(QCoreApplication.translate("spots", "Stop Following {name}"), name)


def copy_name() -> str:
    """A menu entry."""
    return QCoreApplication.translate("spots", "Copy Name")


def _labelled(text: str, name: str) -> str:
    """A menu takes & for the mark of a mnemonic."""
    return text.format(name=in_menu(name))
