"""Texts of a tour in the user's language, with the facts of the place filled in, and the words around them."""

import re
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from typing import Final

from PySide6.QtCore import QLocale

from solver_core.cover import Event, SearchBase
from solver_core.cover.replay.beats import BEATS, coarsest_at, last
from sudoku_gui.features.tours import placeholders
from sudoku_gui.features.tours.placeholders import NAMES, SENTENCES, Facts
from sudoku_gui.features.tours.tour import FALLBACK, SUFFIX, TranslatedText
from sudoku_gui.translation import translate
from sudoku_gui.wording import errors
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.foreign import as_markdown, cleaned
from sudoku_gui.wording.names import item_name, number, option_name

_SET: Final = re.compile(r"\{[^{}]{1,24}\}")  # an option short enough to stand in one line

UNKNOWN: Final = "…"
"""Stands where a fact is not known yet."""

_BEAT: Final = "column"
_CODE: Final = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)  # where nothing means anything

# --- texts of a tour ------------------------------------------------------------------------------------


def languages() -> tuple[str, ...]:
    """The codes of the language of the window or, where that is English, of the user's locale."""
    spoken = translate("terms", "en", "the code of this language: zh_CN in Chinese")
    name = QLocale().name() if spoken in {FALLBACK, ""} else spoken
    return name, name.partition("_")[0]


def new_tour() -> bytes:
    """The file of a small tour with comments, to begin with, in the first of these languages that has one."""
    folder = files("sudoku_gui.assets") / "tours" / "new"
    found = (folder / f"{code}{SUFFIX}" for code in (*languages(), FALLBACK))
    return next(file for file in found if file.is_file()).read_bytes()


def in_words(text: TranslatedText) -> str:
    return cleaned(text.in_language(*languages()))


def unbroken(words: str) -> str:
    """A text in which no line breaks within a short ``{1, 4, 7}``."""
    return _SET.sub(lambda found: re.sub(r",\s+", ",\N{NO-BREAK SPACE}", found[0]), words)


def plain(text: TranslatedText, search: SearchBase | None, facts: Facts | None, beat: str = "") -> str:
    """A text with the facts of the place where a search is; "…" in their place where they are None.

    The beat of the stop decides how much the sentence on the event says.
    """
    return placeholders.filled(in_words(text), partial(_value, search, facts, beat or _BEAT))


def markdown(text: TranslatedText, search: SearchBase | None, facts: Facts | None, beat: str = "") -> str:
    """A text like `plain`, in Markdown, where a fact must not be read as Markdown."""
    value = partial(_value, search, facts, beat or _BEAT)
    words, parts, at = in_words(text), [], 0
    for code in _CODE.finditer(words):
        parts += [_filled(words[at : code.start()], value), placeholders.filled(code[0], value)]
        at = code.end()
    return unbroken("".join([*parts, _filled(words[at:], value)]))


def _filled(words: str, value: Callable[[str], str]) -> str:
    return placeholders.filled(words, lambda name: as_markdown(value(name)))


def _value(search: SearchBase | None, facts: Facts | None, beat: str, name: str) -> str:
    if search is None or facts is None or not facts.knows(name):
        return UNKNOWN
    if name == "column" and facts.item is not None:
        return item_name(search.problem, facts.item)
    if name in NAMES:
        return UNKNOWN if facts.option is None else option_name(search.problem, facts.option)
    if name in SENTENCES:
        event = _event(search, beat)
        if event is None:
            return UNKNOWN
        return sentence(search, event) if name == "sentence" else why(search, event)
    return number(facts.numbers[name])


def _event(search: SearchBase, beat: str) -> Event | None:
    """The event that names the beat that ends here, as under the timeline; the search stays where it is."""
    ended = last(search, coarsest_at(search, min(beat, "option", key=BEATS.index)))
    return None if ended is None else ended.event


# --- the panel ------------------------------------------------------------------------------------------


def stop_of(stop: int, stops: int) -> str:
    """The place of a stop in its tour, as in ``Stop 3 of 9``."""
    return translate("tours", "Stop {stop} of {stops}").format(stop=number(stop), stops=number(stops))


def button(part: str) -> tuple[str, str]:
    return {
        "back": (translate("tours", "Back"), translate("tours", "Go to the previous stop (Page Up)")),
        "next": (translate("tours", "Next"), translate("tours", "Go to the next stop (Page Down)")),
        "finish": (
            translate("tours", "Finish"),
            translate("tours", "End the tour and restore what you watched before"),
        ),
        "next_tour": (
            translate("tours", "Next Tour"),
            translate("tours", "End this tour and begin the next one in the list"),
        ),
        "exercises": (
            translate("tours", "Exercises"),
            translate("tours", "End the tour and answer questions about what a search does next"),
        ),
        "leave": (
            translate("tours", "Leave"),
            translate(
                "tours", "Leave the tour and restore what you watched before; you can continue the tour later"
            ),
        ),
        "return": (
            translate("tours", "Back to This Stop"),
            translate("tours", "Restore everything as it is at this stop"),
        ),
        "reveal": (
            translate("tours", "Show the Answer"),
            translate("tours", "Show the answer to the question"),
        ),
    }[part]


def where_to_look(place: str) -> str:
    """The name for screen readers of the line that says where to look."""
    return translate("tours", "Where to look: {place}").format(place=place)


def verdict(*, right: bool) -> str:
    """The text at a choice that was made."""
    if right:
        return translate("tours", "Right", "a choice that was made")
    return translate("tours", "No", "a wrong choice that was made")


def wrong_choice(choice: str, reason: str) -> str:
    """Why a choice is wrong, in Markdown; the choice is plain text."""
    text = translate("tours", "**{choice}:** {reason}", "a wrong choice, in bold, and why it is wrong")
    return unbroken(text.format(choice=as_markdown(choice), reason=reason))


def unreachable(error: Exception | str) -> str:
    """A stop could not be shown; the error is for its author."""
    return translate("tours", "This stop cannot be shown as intended. For its author: {why}").format(
        why=errors.describe(error)
    )


def refused(error: Exception | str, others: int) -> list[str]:
    """Sentences: a file has a mistake, and how many others it has; the error is for its author."""
    sentences = [translate("tours", "This tour has a mistake: {why}.").format(why=errors.describe(error))]
    if others:
        sentences.append(translate("tours", "There are %n more mistakes.", "", others))
    return sentences
