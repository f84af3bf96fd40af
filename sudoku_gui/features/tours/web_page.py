"""A tour as a web page: each stop at its event, with texts filled in, and its question as choices."""

import re
from functools import partial
from typing import Any, Final

from solver_core.cover import SearchBase
from solver_core.cover.explain import exercises
from solver_core.cover.explain.exercise_reasons import judge
from solver_core.cover.explain.exercises import Answer, Exercise, Kind
from solver_core.page import WebPageError
from sudoku_gui.features.tours import names
from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.placeholders import Facts
from sudoku_gui.features.tours.stop_search import StopSearch, needs_totals
from sudoku_gui.features.tours.tour import Stop, Tour, TranslatedText
from sudoku_gui.player.job import SLICE, Work
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording import exercises as exercise_words
from sudoku_gui.wording import exporting, terms
from sudoku_gui.wording.foreign import as_markdown

_PANES: Final = {"board", "matrix_view", "link_view", "pseudocode"}
"""The panes that the page has: elsewhere a stop does not say where to look."""
_NOWHERE: Final[dict[str, object]] = {"items": [], "labels": [], "options": None, "board": None}
"""The problem of a stop whose search a page does not have."""
_MOST: Final = 6  # choices of an exercise
_MARKS: Final = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>[^*\s][^*]*)\*|`(?P<code>[^`]+)`|\[(?P<dfn>[^\]]+)\]\(term:(?P<term>\w+)\)"
    r"|(?P<text>(?:\\.|[^\\*`[])+|.)",
    re.DOTALL,
)
"""The Markdown that tours use, and text between."""
_ESCAPED: Final = re.compile(r"\\([^\w\s])|&#(\d+);")


def built(tour: Tour) -> Work[bytes]:
    """The page of a tour, a slice of work at a time."""
    seeker, numbers = StopSearch(), dict[Subject, int]()
    problems, stops = list[dict[str, object]](), list[dict[str, Any]]()
    for stop in tour.stops:
        seeker.send(stop)
        while not seeker.go(SLICE):
            yield stop.number / len(tour.stops)
        while needs_totals(stop) and not seeker.run_through(SLICE):
            yield stop.number / len(tour.stops)
        if stop.subject not in numbers:
            numbers[stop.subject] = len(problems)
            problems.append(_problem(seeker.search, stop.subject))
        shown = _elements(_stop(stop, seeker.search, seeker.facts))
        stops.append({"problem": numbers[stop.subject], **shown})
        yield stop.number / len(tour.stops)
    return exporting.web_page({"title": words.in_words(tour.title), "problems": problems, "stops": stops})


def _problem(search: SearchBase, subject: Subject) -> dict[str, object]:
    try:
        return exporting.page_problem(search, subject)
    except WebPageError:
        return _NOWHERE


def _elements(value: Any) -> Any:
    """The texts of a stop, each as paragraphs for the page's script, which reads no Markdown."""
    if isinstance(value, str):
        blocks = re.split(r"\n\s*\n|\n(?=[-*] )", value.strip())
        return [{"tag": "p", "inside": _inline(re.sub(r"^[-*] ", "• ", block))} for block in blocks if block]
    if isinstance(value, dict):
        return {key: _elements(one) for key, one in value.items()}
    return [_elements(one) for one in value] if isinstance(value, list) else value


def _inline(text: str) -> list[Any]:
    found = list[Any]()
    for match in _MARKS.finditer(text.replace("\n", " ")):
        kind = match.lastgroup or ""
        if kind == "text":
            found.append(_ESCAPED.sub(lambda escaped: escaped[1] or chr(int(escaped[2])), match[0]))
        elif kind == "term":
            title = next((term.text() for term in terms.shipped() if term.id == match["term"]), "")
            found.append({"tag": "dfn", "title": title, "inside": _inline(match["dfn"])})
        else:
            found.append({"tag": kind, "inside": [match[kind]] if kind == "code" else _inline(match[kind])})
    return found


def _stop(stop: Stop, search: SearchBase, facts: Facts) -> dict[str, Any]:
    def put(text: TranslatedText | None) -> str:
        return "" if text is None else words.markdown(text, search, facts, stop.beat)

    problem, question, point = search.problem, stop.question, dict[str, int]()
    if stop.column:
        point["item"] = names.item(problem, stop.column)
    if stop.option:
        point["option"] = names.option(problem, stop.option)
    asked: dict[str, Any] | None = None
    if question is not None and question.kind is not None:
        exercise = exercises.at(search, question.kind)
        asked = None if exercise is None else _exercise(search, exercise)
        if asked is not None:
            asked["asked"] = put(question.asked) or asked["asked"]
            asked["answer"] = "\n\n".join(filter(None, (asked["answer"], put(question.answer))))
    elif question is not None:
        reasons = [put(question.reason(number)) for number in range(len(question.choices))]
        asked = {"asked": put(question.asked), "answer": put(question.answer), "right": question.right or 0}
        asked |= {"choices": [put(choice) for choice in question.choices], "reasons": reasons}
    look = put(stop.look) if _PANES.issuperset(stop.panes) else ""
    return {"event": search.position, "text": put(stop.text), "look": look, "point": point, "question": asked}


def _exercise(search: SearchBase, exercise: Exercise) -> dict[str, Any]:
    """Likely answers, each with the reason why it is wrong: those of the exercises."""
    right, say = exercise.right, partial(exercise_words.verdict, search.problem)
    if right.number is None:
        given = exercises.needed(search, exercise)[:_MOST]
        given.sort(key=lambda one: (one.item or 0, one.option or 0))
    elif exercise.kind is Kind.FORCED:
        given = [Answer(number=1), Answer(number=0)]
    else:
        first = right.number - right.number % 4  # so that the right one has no place of its own
        given = [Answer(number=first + more) for more in range(4)]
    verdicts = [as_markdown(say(judge(search, exercise, one))) for one in given]
    return {
        "asked": as_markdown(exercise_words.question(search, exercise)),
        "choices": [
            as_markdown(exercise_words.answer_in_words(search.problem, exercise.kind, one)) for one in given
        ],
        "right": given.index(right),
        "reasons": verdicts,
        "answer": verdicts[given.index(right)],
    }
