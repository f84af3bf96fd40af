"""What a stop of a tour says, in the user's language, with the facts of the place filled in."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from solver_core.cover import Event, SearchBase
from solver_core.cover.beats import BEATS, coarsest_at, last
from sudoku_gui.tours import facts as tour_facts
from sudoku_gui.tours.facts import NAMES, SENTENCES, Facts
from sudoku_gui.tours.tour import FALLBACK, Text
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.foreign import cleaned
from sudoku_gui.wording.names import item_name, number, option_name

UNKNOWN: Final = "…"
"""Stands where a fact is not known yet."""

_BEAT: Final = "column"
_SIGNS: Final = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~&])")
"""What means something in Markdown."""
_CODE: Final = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
"""Where nothing means anything."""


def languages() -> tuple[str, ...]:
    """The codes of the language that the window speaks, and else of the one that the user reads numbers in."""
    spoken = QCoreApplication.translate("terms", "en", "the code of this language: zh_CN in Chinese")
    if spoken not in {FALLBACK, ""}:
        return spoken, spoken.partition("_")[0]
    name = QLocale().name()
    return name, name.partition("_")[0]


def said(text: Text) -> str:
    """A text without facts, such as a title."""
    return cleaned(text.said(*languages()))


def plain(text: Text, search: SearchBase | None, facts: Facts | None, beat: str = "") -> str:
    """A text with the facts of the place where a search stands; None: "…" in their place.

    Args:
        text: what is said.
        search: stands at the stop.
        facts: of this place.
        beat: of the stop; it decides how much the sentence tells.
    """
    return tour_facts.filled(said(text), partial(_value, search, facts, beat or _BEAT))


def markdown(text: Text, search: SearchBase | None, facts: Facts | None, beat: str = "") -> str:
    """The same of a text in Markdown, where a fact must not be read as Markdown."""
    value: Callable[[str], str] = partial(_value, search, facts, beat or _BEAT)
    words, parts, at = said(text), [], 0
    for code in _CODE.finditer(words):
        parts += [_marked(words[at : code.start()], value), tour_facts.filled(code[0], value)]
        at = code.end()
    return "".join([*parts, _marked(words[at:], value)])


def _marked(words: str, value: Callable[[str], str]) -> str:
    return tour_facts.filled(words, lambda name: escaped(value(name)))


def escaped(fact: str) -> str:
    """A fact or an error as Markdown; a number with a full stop behind it must not begin a list."""
    first = f"&#{ord(fact[0])};" if fact[:1].isdigit() else ""
    return first + _SIGNS.sub(r"\\\1", fact[len(first) and 1 :])


def _value(search: SearchBase | None, facts: Facts | None, beat: str, name: str) -> str:
    if search is None or facts is None or not facts.knows(name):
        return UNKNOWN
    if name in NAMES:
        return _name(search, facts, name)
    if name in SENTENCES:
        event = _event(search, beat)
        if event is None:
            return UNKNOWN
        return sentence(search, event) if name == "sentence" else why(search, event)
    return number(facts.numbers[name])


def _name(search: SearchBase, facts: Facts, name: str) -> str:
    if name == "column" and facts.item is not None:
        return item_name(search.problem, facts.item)
    return UNKNOWN if facts.option is None else option_name(search.problem, facts.option)


def _event(search: SearchBase, beat: str) -> Event | None:
    """What names the beat that ends here, as under the timeline; the search stays where it is."""
    told = last(search, coarsest_at(search, min(beat, "option", key=BEATS.index)))
    return None if told is None else told.event
