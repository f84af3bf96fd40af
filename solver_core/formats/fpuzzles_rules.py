"""The rules that a puzzle of f-puzzles may have beside the classic ones, by the keys of its JSON.

Their names are the templates of the codes ``rule.key``.

A key that is not known here is taken for a rule where it holds a list or is switched on, since the site's users add
rules of their own; anything else is only dropped. What is merely drawn may stand for a rule, and is reported as dropped.
"""

from collections.abc import Mapping

from solver_core.errors import TEMPLATES, Message, enumerated
from solver_core.formats.reading import FormatError

DRAWN = frozenset({"cage", "circle", "line", "rectangle", "text"})
"""What is drawn on the grid and is no rule."""

_KNOWN = frozenset({"size", "grid", "title", "author", "ruleset"})
_HARMLESS = frozenset(
    {"disabledlogic", "truecandidatesoptions", "highlightConflicts", "successMessage", "msgcorrect"}
)


def checked(data: Mapping[str, object]) -> tuple[str, ...]:
    """The codes of what is dropped from such an object.

    Raises:
        FormatError: it has rules that are not known here; names them.
    """
    keys = [key for key, value in data.items() if value and key not in _KNOWN | _HARMLESS]
    rules = [_name(key) for key in keys if _is_rule(key, data[key])]
    if rules:
        raise FormatError("format.rules", rules=enumerated(list(dict.fromkeys(rules))[:8]))
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
    return _code(key) in TEMPLATES or value is True or isinstance(value, list)


def _name(key: str) -> Message:
    code = _code(key)
    return Message(code) if code in TEMPLATES else Message("rule.other", name=key[:40])


def _code(key: str) -> str:
    return f"rule.{key.lower().rstrip('+-')}"
