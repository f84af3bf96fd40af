"""The rules that a puzzle of f-puzzles may have beside the classic ones, by the keys of its JSON and by their names.

A key that is not known here is taken for a rule where it holds a list or is switched on, since the site's users add
rules of their own; anything else is only dropped. What is merely drawn may stand for a rule, and is told as dropped.
"""

from collections.abc import Mapping

from solver_core.formats.reading import FormatError

NAMES = {
    "antiking": "the anti-king rule",
    "antiknight": "the anti-knight rule",
    "arrow": "arrows",
    "betweenline": "between lines",
    "clock": "clock lines",
    "clone": "clones",
    "diagonal+": "diagonals",
    "diagonal-": "diagonals",
    "difference": "difference dots",
    "disjointgroups": "disjoint groups",
    "doublearrow": "double arrows",
    "entropicline": "entropic lines",
    "even": "even cells",
    "extraregion": "extra regions",
    "killercage": "killer cages",
    "littlekillersum": "little killer sums",
    "maximum": "maxima",
    "minimum": "minima",
    "modularline": "modular lines",
    "nabner": "nabner lines",
    "negative": "negative constraints",
    "nonconsecutive": "the non-consecutive rule",
    "odd": "odd cells",
    "palindrome": "palindromes",
    "quadruple": "quadruples",
    "ratio": "ratio dots",
    "regionsumline": "region sum lines",
    "renban": "renban lines",
    "sandwichsum": "sandwich sums",
    "skyscraper": "skyscrapers",
    "slowthermometer": "slow thermometers",
    "thermometer": "thermometers",
    "whispers": "whisper lines",
    "xsum": "X-sums",
    "xv": "X and V signs",
    "zipperline": "zipper lines",
}
"""What puzzlers call the rules."""

DRAWN = frozenset({"cage", "circle", "line", "rectangle", "text"})
"""What is drawn on the grid and binds nobody."""

_KNOWN = frozenset({"size", "grid", "title", "author", "ruleset"})
_HARMLESS = frozenset(
    {"disabledlogic", "truecandidatesoptions", "highlightConflicts", "successMessage", "msgcorrect"}
)


def checked(held: Mapping[str, object]) -> tuple[str, ...]:
    """The codes of what is dropped from such an object.

    Raises:
        FormatError: it has rules that are not known here; names them.
    """
    keys = [key for key, value in held.items() if value and key not in _KNOWN | _HARMLESS]
    rules = [_name(key) for key in keys if _is_rule(key, held[key])]
    if rules:
        names = list(dict.fromkeys(rules))[:8]
        told = " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
        raise FormatError(f"this puzzle has {told}; only classic rules are known")
    dropped = []
    if "solution" in keys:
        dropped.append("solution")
    if DRAWN & set(keys):
        dropped.append("drawings")
    if set(keys) - DRAWN - {"solution"}:
        dropped.append("other_keys")
    return tuple(dropped)


def _is_rule(key: str, value: object) -> bool:
    if key in DRAWN or key == "solution":
        return False
    return key.lower() in NAMES or value is True or isinstance(value, list)


def _name(key: str) -> str:
    return NAMES.get(key.lower()) or f"the rule {key[:40]!r}"
