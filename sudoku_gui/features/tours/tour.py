"""A guided tour as plain values: stops, each a place in a search with something to say about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from solver_core.cover.explain.exercises import Kind
from solver_core.errors import Message
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.subject import Subject

SUFFIX: Final = ".toml"
"""The ending of its file."""

FALLBACK: Final = "en"
"""The language that every text has."""

LAST: Final = 1000
"""The place in the list of a tour that says nothing of it."""


class TourError(AppError):
    """A file is not a tour, or a tour is wrong; says where, and how to fix it."""

    messages = TourMessage

    def __init__(
        self,
        code: str | Message,
        *,
        file: str = "",  # "" for a text without one
        stop: int | None = None,  # counted from 1; None where no single stop is wrong
        key: str = "",  # the one that is wrong, if any
        line: int | None = None,
        column: int | None = None,
        **arguments: object,
    ) -> None:
        super().__init__(code if isinstance(code, Message) else TourMessage(code, **arguments), line, column)
        self.file, self.stop, self.key = file, stop, key
        cause = self.args[0]
        if file and stop is not None:
            self.args = (TourMessage("at.file_stop", file=file, number=stop, cause=cause),)
        elif file:
            self.args = (TourMessage("at.file", file=file, cause=cause),)
        elif stop is not None:
            self.args = (TourMessage("at.stop", number=stop, cause=cause),)


@dataclass(frozen=True, slots=True)
class TranslatedText:
    """The same words in one or more languages, by their codes: "en", "zh_CN"."""

    words: Mapping[str, str]

    def in_language(self, *languages: str) -> str:
        """The words in the first of these languages that it has, else in English.

        >>> TranslatedText({"en": "cover", "zh": "覆盖"}).in_language("zh_CN", "zh")
        '覆盖'
        """
        known = [self.words[one] for one in (*languages, FALLBACK) if one in self.words]
        return next(iter([*known, *self.words.values()]), "")


@dataclass(frozen=True, slots=True)
class StopQuestion:
    """A question, and the answer that is shown after the right choice, or on request."""

    asked: (
        TranslatedText | None
    )  # in the words of the tour, like the answer; None, with a kind, for those of the exercises
    answer: TranslatedText | None
    choices: tuple[TranslatedText, ...] = ()
    right: int | None = None  # the right one of the choices, counted from 0; None without choices
    reasons: tuple[
        TranslatedText, ...
    ] = ()  # for each wrong choice, in their order, why it is wrong; none: nothing is said
    kind: Kind | None = None  # asks what the search does next, as an exercise; None for the choices

    def reason(self, choice: int) -> TranslatedText | None:
        """Why a choice is wrong; None where nothing is said of it."""
        if self.right is None or choice == self.right or not self.reasons:
            return None
        return self.reasons[choice - (choice > self.right)]


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of the way to a stop.

    Its kind is what is sought: a kind of stop of `SearchBase.run_to`, an event's name in lower case, or "size",
    "depth", "position", "start", "end".
    """

    kind: str
    names: tuple[str, ...] = ()  # the column and option concerned, as the tour calls them
    number: int = 1  # how many such places on, back where negative; or the size, depth or position itself

    def __str__(self) -> str:
        parts = [f'"{part}"' for part in (self.kind, *self.names)]
        shown = self.kind not in {"start", "end"} and (self.number != 1 or self.kind in {"position", "depth"})
        return f"[{', '.join(parts + [str(self.number)] * shown)}]"


@dataclass(frozen=True, slots=True)
class Stop:
    """One place of a tour; what the file leaves out is as at the stop before."""

    number: int  # counted from 1
    text: TranslatedText  # what happens here, in Markdown with placeholders
    subject: Subject
    legs: tuple[Leg, ...] = ()  # the way to the place, from the start
    arrangement: str = ""
    panes: tuple[str, ...] = ()  # the only panes shown; none: those of the arrangement
    beat: str = ""  # how far one step goes; "" where no stop so far has said
    column: str = ""  # what is pointed at, by name; "" for nothing
    option: str = ""
    expect: Mapping[str, str | int] = field(
        default_factory=lambda: MappingProxyType({})
    )  # what must be true here
    compare: Subject | None = None  # another search of the same problem beside this one; None for none
    difference: bool = False  # whether what the latest option did is marked
    look: TranslatedText | None = None  # where to look
    question: StopQuestion | None = None

    def texts(self) -> dict[str, TranslatedText]:
        """All its texts, by the keys of the file."""
        texts = {"text": self.text}
        if self.look is not None:
            texts["look"] = self.look
        if self.question is not None:
            words = {"question": self.question.asked, "answer": self.question.answer}
            texts |= {key: text for key, text in words.items() if text is not None}
            for key, listed in (("choices", self.question.choices), ("reasons", self.question.reasons)):
                texts |= {f"{key}[{number}]": text for number, text in enumerate(listed)}
        return texts


@dataclass(frozen=True, slots=True)
class Tour:
    """A guided tour as its file describes it: texts and stops, checked by the reader."""

    id: str
    title: TranslatedText
    stops: tuple[Stop, ...]
    summary: TranslatedText | None = None
    order: int = LAST  # its place in the list of tours
    minutes: int | None = None  # how long it takes; None where it is not given
    file: str = ""  # the name of the file that it is from
    path: Path | None = None  # of that file; None where it comes with the program, or from a text
    source: str = field(default="", compare=False, repr=False)  # the text that it was read from
