"""The tour that is edited, as plain values that may be unfinished: nothing that was typed is lost because it is wrong.

What a file writes as a table or a list (`watch`, `at`, `expect`, `compare`) is kept as it was typed, in TOML. Each stop
says everything itself, so that stops can be moved; only arrangement and beat may be left to the stop before.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sudoku_gui.tours.tour import FALLBACK

Words = Mapping[str, str]
"""A text, by the codes of its languages; a language without words is left out."""

LISTED: Final = 3
"""Panes of a stop that can be seen side by side on a small screen."""
USUAL_PANES: Final = ("board", "link_view", "pseudocode")
"""Those of the first stop, as in the arrangement for learning."""
THINK: Final = "think"
CHOOSE: Final = "choose"
"""Kinds of questions beside the kinds of exercises: something to think about, and one with choices."""


def with_words(words: Words, language: str, text: str) -> Words:
    """The text with other words in one language.

    >>> with_words({"en": "cover", "de": "decken"}, "de", "")
    {'en': 'cover'}
    """
    clean = text.encode(errors="replace").decode()  # half of a character cannot be written
    return {
        **{key: one for key, one in words.items() if key != language},
        **({language: clean} if clean else {}),
    }


@dataclass(frozen=True, slots=True)
class ChoiceDraft:
    """One of several answers, and why it is wrong where it is."""

    text: Words = field(default_factory=dict)
    reason: Words = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StopDraft:
    """A stop; what has a name of the file's keys means the same."""

    watch: str  # in TOML, as it was typed, like the place, the expectation and the comparison
    at: str = '"start"'
    panes: tuple[str, ...] = ()
    arrangement: str = ""  # "" as at the stop before, like the beat
    beat: str = ""
    column: str = ""  # what is highlighted; "" for nothing
    option: str = ""
    expect: str = ""
    compare: str = ""
    difference: bool = False
    text: Words = field(default_factory=dict)
    look: Words = field(default_factory=dict)
    asks: str = ""  # "" for nothing, `THINK`, `CHOOSE`, or a kind of exercise; what other kinds have is kept
    question: Words = field(default_factory=dict)
    answer: Words = field(default_factory=dict)
    choices: tuple[ChoiceDraft, ...] = ()
    right: int = 0

    def with_choice(self, number: int, **changes: Any) -> "StopDraft":
        changed = replace(self.choices[number], **changes)
        return replace(self, choices=(*self.choices[:number], changed, *self.choices[number + 1 :]))

    def without_choice(self, number: int) -> "StopDraft":
        """One choice less; the right one stays the right one, unless it goes."""
        right = self.right - (number < self.right)
        choices = (*self.choices[:number], *self.choices[number + 1 :])
        return replace(self, choices=choices, right=max(0, min(right, len(choices) - 1)))

    def with_search(self, watch: str) -> "StopDraft":
        """At the start of another search; what was said of places in the one before is left out."""
        if watch == self.watch:
            return self
        return replace(self, watch=watch, at='"start"', column="", option="", expect="", compare="")

    def with_pane(self, pane: str, *, shown: bool) -> "StopDraft":
        others = tuple(one for one in self.panes if one != pane)
        return replace(self, panes=(*others, pane) if shown else others)


@dataclass(frozen=True, slots=True)
class TourDraft:
    """A tour while it is edited, whose texts and stops may be incomplete."""

    id: str
    title: Words = field(default_factory=dict)
    summary: Words = field(default_factory=dict)
    minutes: int | None = None  # as the file has it, like the order; None where it says nothing
    order: int | None = None
    stops: tuple[StopDraft, ...] = ()
    file: str = ""  # where Save writes it; "" where it has no file yet

    @classmethod
    def new(cls) -> "TourDraft":
        """A tour without stops, whose id no other tour has."""
        return cls(f"tour_{secrets.token_hex(4)}")

    def copied(self) -> "TourDraft":
        """The same as a tour of its own, without a file."""
        return replace(self, id=f"{self.id[:50]}_{secrets.token_hex(4)}", file="", order=None)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of its texts, English first."""
        texts = [self.title, self.summary]
        for stop in self.stops:
            texts += [stop.text, stop.look, stop.question, stop.answer]
            texts += [words for choice in stop.choices for words in (choice.text, choice.reason)]
        return tuple(dict.fromkeys([FALLBACK, *(code for words in texts for code in words)]))

    # --- stops, counted from 0 --------------------------------------------------------------------

    def with_stop(self, at: int, stop: StopDraft) -> "TourDraft":
        return replace(self, stops=(*self.stops[:at], stop, *self.stops[at:]))

    def without_stop(self, at: int) -> "TourDraft":
        return replace(self, stops=(*self.stops[:at], *self.stops[at + 1 :]))

    def with_stop_changed(self, at: int, stop: StopDraft) -> "TourDraft":
        return self.without_stop(at).with_stop(at, stop)

    def with_stop_moved(self, at: int, to: int) -> "TourDraft":
        return self.without_stop(at).with_stop(to, self.stops[at])
