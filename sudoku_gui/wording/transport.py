"""Words for moving through a search: where it stands, how far a step goes, how fast it plays, why it stopped."""

import re
from math import inf

from PySide6.QtCore import QCoreApplication

from solver_core.cover import RepeatSearch, SearchBase
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.wording import repeat_events
from sudoku_gui.wording.names import number

_MILLION = 1_000_000
_NUMBER = re.compile(r"(?<![-\d])(\d{1,3}([.,'’_\s]\d{3})+|\d+)(?!\d)")


def position(at: int, length: int, *, length_is_known: bool) -> str:
    """``event 1,284 of 4,097``, or ``of at least`` while the end is unknown; `read_position` is its inverse."""
    text = (
        QCoreApplication.translate("transport", "event {position} of {length}")
        if length_is_known
        else QCoreApplication.translate("transport", "event {position} of at least {length}")
    )
    return text.format(position=number(at), length=number(max(at, length)))


def read_position(text: str) -> int | None:
    """The first number in a text, however its thousands are set apart; None where there is none.

    >>> read_position("event 1,284 of 4,097"), read_position("12 000"), read_position("the end")
    (1284, 12000, None)
    """
    found = _NUMBER.search(text)
    return int(re.sub(r"\D", "", found[0])) if found else None


def not_a_position(text: str, length: int, *, length_is_known: bool) -> str:
    """What to type instead of a text that names no position."""
    if length_is_known:
        advice = QCoreApplication.translate(
            "transport", "“{text}” is not a position: type a number from 0 to {length}."
        )
    else:
        advice = QCoreApplication.translate(
            "transport", "“{text}” is not a position: type a number, 0 or more."
        )
    return advice.format(text=text.strip(), length=number(length))


def at_start(search: SearchBase) -> str:
    """The sentence for position 0."""
    if isinstance(search, BacktrackSearch):
        return QCoreApplication.translate(
            "transport", "The start: all 81 cells are empty, and nothing has happened yet."
        )
    text = (
        QCoreApplication.translate(
            "transport",
            "The start: all {items} primary columns are in the list, and nothing has happened yet.",
        )
        if search.problem.secondary
        else QCoreApplication.translate(
            "transport", "The start: all {items} columns are in the list, and nothing has happened yet."
        )
    )
    return text.format(items=number(len(search.live_items())))


def end_message(kind: str, search: SearchBase) -> str:
    """Why a move has ended: ``kind`` is "start", "end" or "stopped"."""
    if kind == "start":
        return QCoreApplication.translate("transport", "This is the start: nothing comes before it.")
    if kind == "stopped":
        return QCoreApplication.translate("transport", "Stopped by you at event {position}.").format(
            position=number(search.position)
        )
    if isinstance(search, RepeatSearch) and search.event is not None:
        return QCoreApplication.translate("transport", "{sentence}.").format(
            sentence=repeat_events.sentence(search, search.event)
        )
    if search.solutions == 0:
        return QCoreApplication.translate("transport", "Finished: there is no solution.")
    if search.solutions == 1:
        return QCoreApplication.translate("transport", "Finished: 1 solution, proved unique.")
    return QCoreApplication.translate("transport", "Finished: {number} solutions, and no more.").format(
        number=number(search.solutions)
    )


def missed(kind: str, *, backward: bool) -> str:
    """There is no place of a kind in that direction: "dead_end" or "solution"."""
    if kind == "dead_end":
        if backward:
            return QCoreApplication.translate("transport", "There is no dead end before this position.")
        return QCoreApplication.translate("transport", "There is no dead end after this position.")
    if backward:
        return QCoreApplication.translate("transport", "There is no solution before this position.")
    return QCoreApplication.translate("transport", "There is no solution after this position.")


def beat_name(beat: str) -> str:
    """What one step goes over, as the chooser shows it."""
    return {
        "link": QCoreApplication.translate("transport", "Link"),
        "column": QCoreApplication.translate("transport", "Column"),
        "option": QCoreApplication.translate("transport", "Option"),
        "decision": QCoreApplication.translate("transport", "Decision"),
        "solution": QCoreApplication.translate("transport", "Solution"),
    }[beat]


def beat_help(beat: str) -> str:
    """What one step of this kind does, in a sentence."""
    return {
        "link": QCoreApplication.translate("transport", "One step is one event: a single link changes."),
        "column": QCoreApplication.translate(
            "transport", "One step covers or uncovers a column (an item) with all it hides."
        ),
        "option": QCoreApplication.translate(
            "transport", "One step tries an option (a row of the matrix) or takes it back."
        ),
        "decision": QCoreApplication.translate(
            "transport", "One step leads to the next choice, dead end or solution."
        ),
        "solution": QCoreApplication.translate(
            "transport", "One step leads to the next solution, or the end."
        ),
    }[beat]


def rate_name(rate: float) -> str:
    """How fast it plays: ``25 steps a second``, ``10 million steps a second``."""
    if rate == inf:
        return QCoreApplication.translate("transport", "as fast as possible")
    steps = round(rate)
    if steps == 1:
        return QCoreApplication.translate("transport", "1 step a second")
    if steps == _MILLION:
        return QCoreApplication.translate("transport", "1 million steps a second")
    if steps > _MILLION and steps % _MILLION == 0:
        millions = steps // _MILLION
        text = QCoreApplication.translate("transport", "{millions} million steps a second", "", millions)
        return text.format(millions=number(millions))
    return QCoreApplication.translate("transport", "{rate} steps a second", "", min(steps, _MILLION)).format(
        rate=number(steps)
    )


def label(part: str) -> str:
    """What stands beside a control, with & before its mnemonic."""
    return {
        "beat": QCoreApplication.translate("transport", "S&tep:"),
        "speed": QCoreApplication.translate("transport", "Spee&d:"),
    }[part]


def name(part: str) -> str:
    """What a screen reader calls a control."""
    return {
        "transport": QCoreApplication.translate("transport", "Moving through the search"),
        "beat": QCoreApplication.translate("transport", "How far one step goes"),
        "speed": QCoreApplication.translate("transport", "Speed"),
        "position": QCoreApplication.translate("transport", "Position, in events"),
        "sentence": QCoreApplication.translate("transport", "What has just happened"),
        "why": QCoreApplication.translate("transport", "Why"),
    }[part]
