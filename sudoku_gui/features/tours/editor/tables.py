"""A tour that is edited as the tables of its file, and back: inverse of what the reader makes of them.

`complete` has all that a stop says, so a stop can be read by itself; `relative` leaves out what is as at the stop before,
as people write tours.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from solver_core.cover import Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.features.tours.editor import toml_text
from sudoku_gui.features.tours.editor.model import CHOOSE, THINK, ChoiceDraft, StopDraft, TourDraft, Words
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import bounded_toml, reader
from sudoku_gui.tours.bounded_toml import TomlError
from sudoku_gui.tours.schema import TomlPlace
from sudoku_gui.tours.tour import FALLBACK, LAST, Leg, Stop, StopQuestion, Tour, TranslatedText

TableReader = dict[str, Any]

TEXTS: Final = ("title", "summary", "text", "look", "question", "answer")
"""Keys whose languages have a line each."""
_ORDER: Final = (
    *("watch", "arrangement", "panes", "at", "on", "beat", "point", "compare", "difference", "expect"),
    *("text", "look", "ask", "question", "choices", "right", "reasons", "answer"),
)
_EXAMPLES: Final = {
    "watch": '{ sample = "six_sets" }',
    "at": '[["decision", 3]]',
    "expect": '{ event = "CHOOSE" }',
    "compare": '{ rule = "first" }',
}

# --- from a tour ----------------------------------------------------------------------------------------


def of_tour(tour: Tour, file: str = "") -> TourDraft:
    """A tour that was read, to be edited."""
    order = None if tour.order == LAST else tour.order
    return TourDraft(
        tour.id,
        tour.title.words,
        {} if tour.summary is None else tour.summary.words,
        tour.minutes,
        order,
        tuple(map(_stop, tour.stops)),
        file,
    )


def _stop(stop: Stop) -> StopDraft:
    question = stop.question or StopQuestion(None, None)
    asks = question.kind.value if question.kind else CHOOSE if question.choices else THINK
    choices = tuple(
        ChoiceDraft(text.words, _words(question.reason(number)))
        for number, text in enumerate(question.choices)
    )
    return StopDraft(
        watch=toml_text.value(watch(stop.subject)),
        at=place(stop.legs),
        panes=stop.panes,
        arrangement=stop.arrangement,
        beat=stop.beat,
        column=stop.column,
        option=stop.option,
        expect=claims(stop.expect),
        compare="" if stop.compare is None else toml_text.value(_compare(stop.compare, stop.subject)),
        difference=stop.difference,
        text=stop.text.words,
        look=_words(stop.look),
        asks=asks if stop.question else "",
        question=_words(question.asked),
        answer=_words(question.answer),
        choices=choices,
        right=question.right or 0,
    )


def _words(text: TranslatedText | None) -> Words:
    return {} if text is None else text.words


def watch(subject: Subject) -> TableReader:
    """What is watched, as far as a tour can say it."""
    if subject.problem:
        made: TableReader = {"problem": subject.problem}
    else:
        made = {"sample": subject.sample} if subject.grid is None else {"puzzle": str(subject.grid)}
    if subject.engine is not Engine.DLX:
        made["engine"] = subject.engine.value
    if subject.rule is not Rule.FEWEST:
        made["rule"] = subject.rule.value
    return made | ({"seed": subject.seed} if subject.seed else {})


def _compare(other: Subject, subject: Subject) -> TableReader:
    made: TableReader = {}
    if other.engine is not subject.engine:
        made["engine"] = other.engine.value
    if other.rule is not subject.rule:
        made["rule"] = other.rule.value
    if other.seed != (subject.seed if other.rule is subject.rule else 0):
        made["seed"] = other.seed
    return made


def leg(one: Leg) -> list[str | int]:
    has_number = one.number != 1 or not one.names or one.kind == "size"
    return [one.kind, *one.names, *([one.number] if has_number and one.kind not in {"start", "end"} else [])]


def place(legs: Sequence[Leg]) -> str:
    """The way to a stop, in TOML."""
    if not legs or legs == (Leg("end"),):
        return '"end"' if legs else '"start"'
    return toml_text.value([leg(one) for one in legs])


def claims(expect: Mapping[str, str | int]) -> str:
    """The claims that the checker tests at a stop, as an inline table of TOML; "" for none."""
    if not expect:
        return ""
    event = {"event": str(expect["event"]).upper()} if "event" in expect else {}
    return toml_text.value({**event, **{key: one for key, one in expect.items() if key != "event"}})


# --- to the file ----------------------------------------------------------------------------------------


def head(draft: TourDraft) -> TableReader:
    """The keys of a tour file that stand above its stops: format, id, title and so on."""
    made: TableReader = {"format": reader.FORMAT, "version": reader.VERSION, "id": draft.id}
    made |= {key: number for key in ("order", "minutes") if (number := getattr(draft, key)) is not None}
    return made | _texts(draft, "title", "summary")


def complete(stop: StopDraft, number: int) -> TableReader:
    """All that a stop says; raises a TourError where something that was typed is not TOML."""
    made: TableReader = {
        "panes": list(stop.panes),
        "at": _typed(stop, "at", number) if stop.at.strip() else [],
    }
    for key in ("watch", "expect", "compare"):
        if getattr(stop, key).strip():
            made[key] = _typed(stop, key, number)
    made["at"] = _legs(made["at"])
    if point := {key: name for key in ("column", "option") if (name := getattr(stop, key))}:
        made["point"] = point
    made |= {key: name for key in ("arrangement", "beat") if (name := getattr(stop, key))}
    if stop.difference:
        made["difference"] = True
    made |= _texts(stop, "text", "look") | _question(stop)
    return {key: made[key] for key in _ORDER if key in made}


def _legs(at: Any) -> Any:
    """Every way as a list of legs, so that ways can be compared; what is none stays, for the reader to refuse."""
    if type(at) is int:
        return [["position", at]]
    return [] if at == "start" else [["end"]] if at == "end" else at


def _question(stop: StopDraft) -> TableReader:
    if not stop.asks:
        return {}
    made = _texts(stop, "question", "answer")
    if stop.asks == CHOOSE:
        made["choices"] = [_text(choice.text) for choice in stop.choices]
        made["right"] = stop.right
        reasons = [choice.reason for number, choice in enumerate(stop.choices) if number != stop.right]
        if any(reasons):
            made["reasons"] = [_text(reason) for reason in reasons]
    elif stop.asks != THINK:
        made["ask"] = stop.asks
    return made or {"question": ""}


def _texts(of: TourDraft | StopDraft, *keys: str) -> TableReader:
    return {key: _text(words) for key in keys if (words := getattr(of, key))}


def _text(words: Words) -> str | Words:
    """A bare string where only the fallback language has words, else a table by language."""
    return words[FALLBACK] if list(words) == [FALLBACK] else words or ""


def _typed(stop: StopDraft, key: str, number: int) -> Any:
    where = TomlPlace(stop=number, key=key)
    try:
        data = bounded_toml.parsed(f"typed = {getattr(stop, key).strip()}")
    except TomlError as error:
        raise where.fault("fault.typed", example=_EXAMPLES[key]) from error
    return data["typed"] if len(data) == 1 else data


def inherited(stops: Sequence[TableReader]) -> list[TableReader]:
    """Complete tables, in which arrangement and beat are those of the stop before where none are said."""
    made: list[TableReader] = []
    for stop in stops:
        before = {key: made[-1][key] for key in ("arrangement", "beat") if made and key in made[-1]}
        made.append(before | stop)
    return made


def relative(stop: TableReader, before: TableReader | None) -> TableReader:
    """What a file has to say of a stop, after the one before; both as `inherited` returns them."""
    left = dict(stop)
    is_same = before is not None and stop.get("watch") == before.get("watch")
    if before is not None and is_same:
        left.pop("watch", None)
        _shorten_way(left, before["at"])
        if left.get("compare") == before.get("compare"):
            left.pop("compare", None)
        elif "compare" not in left:
            left["compare"] = "off"
    elif not left["at"]:
        del left["at"]
    before = before or {"panes": []}
    for key in ("arrangement", "beat"):
        if key in left and left[key] == before.get(key):
            del left[key]
    if left["panes"] == ([] if "arrangement" in left else before["panes"]):
        del left["panes"]
    return {key: left[key] for key in _ORDER if key in left}


def _shorten_way(stop: TableReader, before: Any) -> None:
    way = stop["at"]
    if way == before:
        del stop["at"]
    elif before and isinstance(way, list) and isinstance(before, list) and way[: len(before)] == before:
        stop["on"] = way[len(before) :]
        del stop["at"]


def text(draft: TourDraft) -> str:
    """The file of a draft; raises a TourError where something that was typed is not TOML."""
    stops = inherited([complete(stop, number) for number, stop in enumerate(draft.stops, 1)])
    parts = [list(toml_text.lines(head(draft), TEXTS))]
    for stop, before in zip(stops, [None, *stops], strict=False):
        parts.append(["[[stops]]", *toml_text.lines(relative(stop, before), TEXTS)])
    return "\n".join("\n".join(part) + "\n" for part in parts)
