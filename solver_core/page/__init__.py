"""Live pages: one HTML file in which the search of a small problem runs, with no network and nothing to install.

`engine.js` searches: the same events as `solver_core.cover`, one by one, forward and back. `pictures.js` draws them,
`page.js` moves it and says what happens. `html` puts them together with the problem as JSON::

    title, note, texts        what the page says
    problems                  for each what `Search` of engine.js takes, items, options and colours by number, and
        labels, colours       what options are called; colours by their numbers in the problem, "" for none
        briefs, tags          what items and options are called where there is little space
        board                 a `Plan` or `Network` with its fields, and its kind; null for none
        position              where the search stands first
        typed                 the problem as it can be typed; "" for a large one
    stops                     of a tour: each with its problem, event, text and question; texts are lists of elements,
                              {tag, title, inside}, or strings

A content security policy allows nothing but the page's own script and style, by their hashes. All names are text in
JSON, in which no character can end the element that holds it.

>>> from solver_core.cover import Problem, Search
>>> page = html(Search(Problem("AB", ["A", "B"])), title="</title><b>")
>>> "</title><b>" in page, "&lt;/title&gt;&lt;b&gt;" in page
(False, True)
"""

import json
from base64 import b64encode
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from solver_core.cover import FewestSearch, Problem, RepeatSearch, Search, SearchBase, naming
from solver_core.cover import texts as problem_texts
from solver_core.cover.explain.listing import LANGUAGES, CodeListing, translated
from solver_core.cover.explain.pseudocode import listing
from solver_core.cover.kernel import codes as code
from solver_core.errors import CodedError
from solver_core.errors.quoting import in_words
from solver_core.page.texts import TEXTS
from solver_core.problems.boards import usual_board
from solver_core.problems.plans import Board, Plan, Style
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import AnyPuzzle
from solver_core.sudoku.solving import search as search_of

MOST_NODES: Final = 20_000
"""The most nodes of a page's problem: any Sudoku up to 16 x 16, and pentominoes."""

_MOST_TYPED: Final = 2_000
_BRIEF: Final = 6
_TAG: Final = 15
_SCRIPTS: Final = ("engine.js", "pictures.js", "page.js")
_ESCAPED: Final = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}


class WebPageError(CodedError):
    """A search cannot be a page."""


def html(
    search: SearchBase,
    board: Board | None = None,
    *,
    title: str = "",
    note: str = "",
    language: str = "en",
    position: int = 0,
    texts: Mapping[str, str] = TEXTS,
) -> str:
    """The page of a search; the same arguments give the same text.

    Args:
        search: Dancing Links for any goal; it does not move.
        board: what its options lie on; None: that of a Sudoku of nine, else none.
        title: of the page; "": Sudoku or Dancing Links.
        note: what it is about, in a line.
        language: of its texts.
        position: where it stands first.
        texts: what the page says, with the keys of `TEXTS`.

    Raises:
        WebPageError: the problem is too large, or it is searched by another algorithm.
    """
    title = title or ("Sudoku" if encoding.is_sudoku(search.problem) else "Dancing Links")
    if board is None and encoding.is_sudoku(search.problem):
        board = board_of(encoding.grid_of(search.given))
    shown = {**problem_data(search, board), "position": position}
    return written({"title": title, "note": note, "problems": [shown]}, language, texts)


@dataclass(frozen=True, slots=True, repr=False)
class WebPage:
    """A page, to be written to a file; notebooks show it in a frame of this height, in pixels."""

    html: str
    height: int

    def _repr_html_(self) -> str:
        frame = f'sandbox="allow-scripts" width="100%" height="{self.height}" style="border: 0"'
        return f'<iframe srcdoc="{escape(self.html)}" {frame}></iframe>'

    def __repr__(self) -> str:
        return f"<WebPage of {len(self.html):,} characters: a notebook shows it, .html is the page>"


def play(
    subject: SearchBase | Problem | AnyPuzzle,
    board: Board | None = None,
    *,
    title: str = "",
    height: int = 640,
) -> WebPage:
    """A search, or what `solver_core.search` takes, as a page in a notebook, where it steps, plays and goes back.

    It begins where the search stands; the other arguments and errors are those of `html`.

    >>> play(Problem("ab", ["a", "b"]), title="Two").html[:15]
    '<!DOCTYPE html>'
    """
    found = subject if isinstance(subject, SearchBase) else search_of(subject)
    return WebPage(html(found, board, title=title, position=found.position), height)


def written(data: Mapping[str, object], language: str = "en", texts: Mapping[str, str] = TEXTS) -> str:
    """A page of these data: a title, problems as `problem_data` has them, and the stops of a tour, if it is one."""
    content = json.dumps({**data, "texts": texts}, separators=(",", ":")).translate(_ESCAPED)
    known = {**texts, "language": language, "note": str(data.get("note", ""))}
    known = {key: escape(text) for key, text in known.items()} | {"data": content}
    return filled("page.html", "page.css", *_SCRIPTS, title=str(data["title"]), **known)


def filled(template: str, style: str, *scripts: str, title: str, **parts: str) -> str:
    """A template of this folder with its style, its scripts, their policy, a title, and more parts as markup."""
    css, script = _source("colours.css") + _source(style), "".join(map(_source, scripts))
    sources = f"style-src {_hash(css)}" + (f"; script-src {_hash(script)}" if script else "")
    policy = f"default-src 'none'; {sources}; base-uri 'none'; form-action 'none'"
    title = escape(title.encode("utf-8", "replace").decode())
    return Template(_source(template)).substitute(parts, policy=policy, style=css, script=script, title=title)


def problem_data(
    search: SearchBase, board: Board | None = None, items: Sequence[str] = (), labels: Sequence[str] = ()
) -> dict[str, object]:
    """The JSON data of a search: all that engine.js needs and page.js shows; names may be given for it.

    Raises:
        WebPageError: as `html`.
    """
    if not isinstance(search, Search | RepeatSearch):
        raise WebPageError("page.engine")
    problem = search.problem
    count = len(problem.names) + sum(map(len, problem.options))
    if count > MOST_NODES:
        raise WebPageError("page.large", count=count, most=MOST_NODES)
    colours, code_listing = _colours(problem), listing(search)
    called = list(items) or list(map(in_words, problem.names))
    briefs = naming.short_items(called, _BRIEF)
    placed = _placed(board)
    data: dict[str, object] = {
        "items": called,
        "briefs": briefs,
        "labels": placed or list(labels) or _labels(problem, called),
        "tags": naming.short(placed or _labels(problem, briefs, _TAG), _TAG),
        "colours": ["", *map(str, list(colours)[1:])],
        "board": None if board is None else board_data(board),
        "primary": len(problem.items),
        "options": problem.options,
        "colors": [[colours[colour] for colour in option] for option in problem.colours],
        "kind": "repeat" if search.repeats else "fewest" if isinstance(search, FewestSearch) else "exact",
        "rule": str(search.rule),
        "given": search.given,
        "listing": listing_data(code_listing),
        "typed": _typed(problem) if count <= _MOST_TYPED else "",
        "codes": {language: _code(translated(code_listing, language)) for language in LANGUAGES},
    }
    if isinstance(search, Search):
        data["seed"] = search.seed % code.PRIME
        data["overrides"] = [asdict(one) for one in search.overrides]
    if isinstance(search, FewestSearch | RepeatSearch) and search.at_most is not None:
        data["most"] = search.at_most
    return data


def listing_data(code_listing: CodeListing) -> dict[str, object]:
    """A listing: its lines, and the ids of those that lead to each event."""
    chains, own = (
        {op.name: ids for op, ids in listed.items()} for listed in (code_listing.chains, code_listing.own)
    )
    return {"name": code_listing.name, **_code(code_listing), "chains": chains, "own": own}


def _code(code_listing: CodeListing) -> dict[str, object]:
    """The lines of a listing, in any language, and what its variables are called there."""
    lines = [
        {"id": one.id, "step": one.step, "indent": one.column, "text": one.text} for one in code_listing.lines
    ]
    return {"lines": lines, "names": dict(code_listing.names)}


def board_data(board: Board) -> dict[str, object]:
    """The fields of a board, and its kind: ``plan`` or ``network``."""
    if not isinstance(board, Plan):
        return {"kind": "network", **vars(board)}
    given, holes, shaded = sorted(board.given.items()), sorted(board.holes), sorted(board.shaded)
    return {"kind": "plan", **vars(board), "given": given, "holes": holes, "shaded": shaded}


def board_of(grid: Grid) -> Plan:
    """The board of a puzzle of nine, with its givens."""
    given = {divmod(cell, 9): str(grid[cell]) for cell in CELLS if grid[cell]}
    return replace(usual_board(), given=given)


def _typed(problem: Problem) -> str:
    return problem_texts.write(problem, "dlx") if "dlx" in problem_texts.kinds_for(problem) else ""


def _placed(board: Board | None) -> list[str]:
    """The names of options that put one sign on one square: ``r3c5=7``, or ``♛ (2, 4)``; nothing for others."""
    if not isinstance(board, Plan) or board.style not in {Style.DIGITS, Style.CHESS}:
        return []
    text, first = ("r{}c{}={}", 1) if board.style is Style.DIGITS else ("{2} ({0}, {1})", 0)
    both = zip(board.squares, board.labels, strict=True)
    return [text.format(row + first, column + first, sign) for ((row, column),), sign in both]


def _labels(problem: Problem, called: Sequence[str], most: int = 1 << 30) -> list[str]:
    """The names of other options: their label, or by columns, as ``{C, E:x, …}``; the longest name that fits."""
    found = []
    for option, label in enumerate(problem.labels or [""] * len(problem.options)):
        items, names = naming.option_items(problem, option), [label] if label else []
        for some in [] if label else naming.named_items(problem, option):
            pairs = [(called[item], problem.colour(option, item)) for item in items if item in some]
            words = [name if colour is None else f"{name}:{colour}" for name, colour in pairs]
            names.append(f"{{{', '.join(words + ['…'] * (len(words) < len(items)))}}}")
        found.append(next((name for name in names if len(name) <= most), names[-1]))
    return found


def _colours(problem: Problem) -> dict[Hashable, int]:
    """The number of each colour, 0 for none, in the order in which options have them."""
    found = (None, *(colour for option in problem.colours for colour in option))
    return {colour: number for number, colour in enumerate(dict.fromkeys(found))}


@cache
def _source(name: str) -> str:
    return (files(__name__) / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
