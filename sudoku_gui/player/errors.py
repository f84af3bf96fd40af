"""Errors of the window's own models: codes with arguments, like those of the core.

A feature has a table `TEMPLATES` of its own, and a class of messages made with it; `.build/translations.py` finds the
tables.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from solver_core.errors import CodedError, Message
from solver_core.errors.quoting import printable

# fmt: off
TEMPLATES: Final = {
    "breakpoints.list": "breakpoints are a list of at most {count}",
    "breakpoints.at": "breakpoint {number}: {cause}",
    "breakpoints.keys": "a dict of {names} is needed",
    "breakpoints.value": "{name} is {found}",
    "condition.list": "a condition is a list of 1 to {count} criteria, not {found}",
    "condition.criterion": "a criterion is a dict with a kind, not {found}",
    "condition.kind": "{found} is not a kind of criterion; use one of {names}",
    "condition.extra": "a criterion of kind {kind} has no {names}; leave it out",
    "condition.missing": "a criterion of kind {kind} needs {names}",
    "condition.line": "{found} is not a line; use its id",
    "condition.events": "{found} is not a list of events; use {names}",
    "condition.event_names": "{found} is not a list of the names of events",
    "condition.number": "{found} is not a valid {name}; use a whole number from 0",
    "subject.none": "not a subject of a search: {found}",
    "subject.goal": "only exact covers of a Sudoku are looked for; leave the goal out",
    "subject.several": "a search is of one problem; leave out all but one of grid, sample and problem",
    "subject.number": "{found} is not a number; use a whole number from 0",
    "subject.text": "{found} is not a text",
    "subject.problem": "a problem is a text of at most {count:,} characters",
    "watch.nothing": "nothing is watched; watch a search first",
    "link.large_problem": "this problem is too large for a link; save the run as a file",
    "save.lines": "this puzzle has too many lines of text to be saved; remove some",
    "disk.silent": "the disk does not respond",
    "helper.start": "the hint program cannot be started; install Dancing Sudoku again",
    "helper.ended": "the hint program ended unexpectedly; try again",
    "helper.silent": "the hint program does not respond; try again",
    "program.memory": "there is not enough memory; close other programs",
    "program.fault": "unexpected error: {name}",

    "beat.unknown": "{found} is not a beat; use one of {names}",
    "condition.target": "nothing is pointed at; name an item or an option",
    "bookmarks.list": "the bookmarks are not a list",
    "bookmarks.subject": "the bookmarks of search {number} are not valid",
    "runs.list": "the runs are not a list",
    "runs.same_number": "two runs have the same number",
    "runs.run": "run {number} is not valid",
    "runs.watched": "this run is being watched; watch another one first",
    "compare.problem": "this is a search of another problem; compare searches of one problem",
    "compare.repeat": "a repeat cover is searched in one way only; there is nothing to compare",
    "data.invalid": "the data is not valid",
}
# fmt: on

_LONGEST: Final = 1000  # characters of a text in a message; it may list all that is known


class AppMessage(Message):
    """A message of these models; what it quotes is printable and of limited length.

    A class of a feature adds its templates: ``class TourMessage(AppMessage, templates=TEMPLATES)``.
    """

    __slots__ = ()

    templates: ClassVar = {**Message.templates, **TEMPLATES}

    def __init_subclass__(cls, templates: Mapping[str, str], **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        cls.templates = {**cls.templates, **templates}

    def __new__(cls, code: str, /, **arguments: object) -> Self:
        quoted = {
            name: printable(value, _LONGEST) if type(value) is str else value
            for name, value in arguments.items()
        }
        return super().__new__(cls, code, **quoted)


class AppError(CodedError):
    """Something cannot be stored, opened, watched or exported."""

    messages = AppMessage
