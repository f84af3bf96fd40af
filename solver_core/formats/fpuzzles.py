"""f-puzzles: a JSON object, packed by LZ-string into a link, which SudokuPad takes too.

::

    https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2...      packed, + as %2B or, by mistake, as a blank
    N4IgzglgXgpiBcBOANCA5gJwgEwQbT2...                                      the packed part alone
    {"size": 9, "title": "...", "author": "...", "ruleset": "...",          unpacked
     "grid": [[{"value": 5, "given": true}, {"centerPencilMarks": [1, 2], "cornerPencilMarks": [3],
                "highlight": "#FFA0A0", "c": "#A8A8A8", "region": 0}, ...], ...],
     "killercage": [...], "antiknight": true}                               rules: `fpuzzles_rules` has their names

Fields by the sites' own type descriptions. ``value`` without ``given`` is the solver's digit, ``highlight`` the solver's
colour and ``c`` the setter's; pencil marks that were given restrict a cell and so are a rule. ``highlights`` is ours, for
cells with several colours: other programs pass it over, and take the first.
"""

import json
import re
from urllib.parse import unquote

from solver_core.formats import fpuzzles_cells, fpuzzles_rules, json_text, links, lz_string
from solver_core.formats.reading import SINGLE_LIMIT, Confidence, Contents, Format, FormatError, check_length
from solver_core.sudoku.puzzle import CONTROL, Puzzle

ADDRESS = re.compile(r"f-puzzles\.com/[^\s<>\"']{0,200}?[?&#]load=([A-Za-z0-9+/=% ]*)", re.IGNORECASE)
_BY_NUMBER = re.compile(r"f-puzzles\.com/[^\s<>\"']{0,200}?[?&]id=\w", re.IGNORECASE)
_BARE = re.compile(r"\s*(N4Ig[!-~\s]+)")
_BREAK = re.compile(r"[\r\n]\s*")
_USUAL_RULES = re.compile(
    r"\W*(?:(?:normal|standard|classic|usual)\s+sudoku(?:\s+rules)?(?:\s+apply)?)?\W*", re.IGNORECASE
)
_HEADERS = (("D", "title"), ("A", "author"), ("C", "ruleset"))
_SITE = "https://www.f-puzzles.com/?load="


def detect(text: str) -> Confidence:
    """Is there a link, a packed part alone, or an object with a size and a grid?"""
    if len(text) > SINGLE_LIMIT:
        return Confidence.NONE
    if json_text.begins_object(text):
        return Confidence.LIKELY if json_text.names(text, "size", "grid") else Confidence.NONE
    if _BARE.fullmatch(text):
        return Confidence.LIKELY
    return max(links.confidence(text, ADDRESS), links.confidence(text, _BY_NUMBER))


def read(text: str) -> Contents:
    """The puzzle of a link, or of what such a link has packed.

    Raises:
        FormatError: it is broken, of another size, or has rules that are not known here.
    """
    if json_text.begins_object(text):
        check_length(text)
        return read_object(text)
    if _BY_NUMBER.search(text[:SINGLE_LIMIT]) and not ADDRESS.search(text[:SINGLE_LIMIT]):
        raise FormatError("fpuzzles.number")
    found = _BARE.fullmatch(text) or links.found_in(text, ADDRESS, "link.fpuzzles")
    return read_packed(found[1])


def read_packed(packed: str) -> Contents:
    """The puzzle in the packed part of a link, as it stands there.

    Raises:
        FormatError: it is broken, of another size, or has rules that are not known here.
    """
    # A + that was not encoded comes out of many programs as a blank.
    unbroken = _BREAK.sub("", unquote(packed).strip())
    text = lz_string.decompress(unbroken.replace(" ", "+"))
    try:
        data = _object(text)
    except FormatError:
        raise FormatError("link.broken") from None
    try:
        return _read_held(data)
    except FormatError as error:
        # Its line and column would be those of the unpacked text, which is not shown.
        raise FormatError("link.packed", cause=error.message) from None


def read_object(text: str) -> Contents:
    """The puzzle in a JSON object.

    Raises:
        FormatError: it is none, is of another size, or has rules that are not known here.
    """
    return _read_held(_object(text))


def _read_held(data: dict[str, object]) -> Contents:
    size = data.get("size", 9)
    if size != 9:
        if type(size) is not int:
            raise FormatError("format.odd_size")
        raise FormatError("format.size", width=size, height=size)
    dropped = fpuzzles_rules.checked(data)
    givens, entries, corner, centre, colours, more = fpuzzles_cells.read(data.get("grid"))
    headers = tuple((letter, _line(data[key])) for letter, key in _HEADERS if _is_written(data.get(key)))
    puzzle = Puzzle(givens, entries, headers, (), corner, centre, colours)
    rules = data.get("ruleset")
    said = ("rules_in_words",) if isinstance(rules, str) and not _USUAL_RULES.fullmatch(rules) else ()
    return Contents((puzzle,), dropped=dropped + more.dropped, said=more.said + said)


def write(puzzle: Puzzle) -> str:
    """A link with the board, the notes, the title, the author and the comment."""
    return f"{_SITE}{lz_string.compress(_json(puzzle)).replace('+', '%2B')}\n"


def _json(puzzle: Puzzle) -> str:
    data: dict[str, object] = {"size": 9}
    data.update({key: puzzle.header(letter) for letter, key in _HEADERS if puzzle.header(letter)})
    data["grid"] = fpuzzles_cells.written(puzzle)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _object(text: str) -> dict[str, object]:
    data = json_text.parse(text, lz_string.MOST)
    if not isinstance(data, dict):
        raise FormatError("fpuzzles.object")
    return data


def _is_written(value: object) -> bool:
    return isinstance(value, str) and bool(value)


def _line(text: object) -> str:
    """One line of plain text, with a sign where half a character stood."""
    whole = str(text).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return CONTROL.sub(" ", whole)


FORMAT = Format(
    "fpuzzles", "f-puzzles link", "A link with the puzzle and its notes.", (".txt", ".json"),
    detect, read, write, frozenset({"givens", "entries", "corner", "centre", "colours"}), is_data=True,
)  # fmt: skip
