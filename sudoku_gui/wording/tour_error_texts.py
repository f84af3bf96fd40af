"""What is wrong with a tour, as templates: for teachers who write one. See `error_texts`.

Most are faults of a key: what is said behind its name.
"""

from typing import Final

from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP

INNER: Final = frozenset({"fault", "remedy", "lack", "found"})
PATTERNS: Final = {
    "file": r"[^:\n]+\.toml",
    "field": r"[\w.]+",
    "language": r"\w+",
    "remedy": r"did you mean '.*'\?|use one of .*",
}

# fmt: off
_TOURS = (
    QT_TRANSLATE_NOOP("errors", "{file}, stop {number}: {cause}"),
    QT_TRANSLATE_NOOP("errors", "stop {number}: {cause}"),
    QT_TRANSLATE_NOOP("errors", "{file}: {cause}"),
    QT_TRANSLATE_NOOP("errors", "{cause}; mend the TOML there"),
    QT_TRANSLATE_NOOP("errors", "Invalid statement"),
    QT_TRANSLATE_NOOP("errors", "Invalid value"),
    QT_TRANSLATE_NOOP("errors", "Unclosed array"),
    QT_TRANSLATE_NOOP("errors", "Unterminated string"),
    QT_TRANSLATE_NOOP("errors", "Expected '=' after a key in a key/value pair"),
    QT_TRANSLATE_NOOP("errors", "Expected newline or end of document after a statement"),
    QT_TRANSLATE_NOOP("errors", "Cannot overwrite a value"),
    QT_TRANSLATE_NOOP("errors", "Illegal character {character}"),
    QT_TRANSLATE_NOOP("errors", "the file is larger than {count} bytes; split the tour"),
    QT_TRANSLATE_NOOP("errors", "the text is longer than {count} characters; split it"),
    QT_TRANSLATE_NOOP("errors", "line {line} has more than {count} dots; use shorter keys"),
    QT_TRANSLATE_NOOP("errors", "line {line} has a word of more than {count} characters; shorten it"),
    QT_TRANSLATE_NOOP("errors", "line {line}: lists and tables lie within each other too deep; take some out"),
    QT_TRANSLATE_NOOP("errors", "line {line} is not UTF-8; save the file as UTF-8"),
    QT_TRANSLATE_NOOP("errors", "this is no tour; a tour begins with {words}"),
    QT_TRANSLATE_NOOP("errors", "it has version {number}, and this program reads up to {count}; use a newer program"),
    QT_TRANSLATE_NOOP("errors", "a tour has 1 to {count} stops; write each under [[stops]]"),
    QT_TRANSLATE_NOOP("errors", "there is no tour '{name}' any more"),
    QT_TRANSLATE_NOOP("errors", "'{field}' {fault}"),
    QT_TRANSLATE_NOOP("errors", "the way there {fault}"),
)

_FAULTS = (
    QT_TRANSLATE_NOOP("errors", "is {value}; write small letters, digits and _, as six_sets"),
    QT_TRANSLATE_NOOP("errors", "is {value}; write version = {number}"),
    QT_TRANSLATE_NOOP("errors", "is {value}; write a table"),
    QT_TRANSLATE_NOOP("errors", "is {value}; write a whole number from {least} to {most}"),
    QT_TRANSLATE_NOOP("errors", 'is {value}; write a text, as "..."'),
    QT_TRANSLATE_NOOP("errors", 'is {value}; write a list of legs, as [["decision", 3]]'),
    QT_TRANSLATE_NOOP("errors", "is {value}; write a list of 2 to {most} texts"),
    QT_TRANSLATE_NOOP("errors", 'is {value}; write a list, as ["{name}"]'),
    QT_TRANSLATE_NOOP("errors", "is no key here; {remedy}"),
    QT_TRANSLATE_NOOP("errors", "is empty; write a name or leave it out"),
    QT_TRANSLATE_NOOP("errors", "is empty in '{language}'; write something or leave it out"),
    QT_TRANSLATE_NOOP("errors", 'is missing; write {words} = "..."'),
    QT_TRANSLATE_NOOP("errors", "is missing; it belongs to '{name}'"),
    QT_TRANSLATE_NOOP("errors", "is missing; 'choices' and 'right' belong together"),
    QT_TRANSLATE_NOOP("errors", "is missing; the first stop says what is watched, as {words}"),
    QT_TRANSLATE_NOOP("errors", "is no puzzle: {cause}"),
    QT_TRANSLATE_NOOP("errors", "cannot be searched: {cause}"),
    QT_TRANSLATE_NOOP("errors", "has {count} letters in '{language}'; a text has {most} at most"),
    QT_TRANSLATE_NOOP("errors", "has no English; add {words}, shown where a language is missing"),
    QT_TRANSLATE_NOOP("errors", "has no language {value}; write a code such as en or zh_CN"),
    QT_TRANSLATE_NOOP("errors", 'has no "shuffled" with backtrack; use fewest or first'),
    QT_TRANSLATE_NOOP("errors", "has no {value} for '{name}', which has only one rule; leave it out"),
    QT_TRANSLATE_NOOP("errors", "has nothing for '{name}', which has only one rule; leave it out"),
    QT_TRANSLATE_NOOP("errors", "is the search that is watched; write another rule, engine or seed"),
    QT_TRANSLATE_NOOP("errors", 'is {value}; write "off" or a table'),
    QT_TRANSLATE_NOOP("errors", 'is {value}; write "{name} = true" or leave it out'),
    QT_TRANSLATE_NOOP("errors", "has no leg {value}; {remedy}"),
    QT_TRANSLATE_NOOP("errors", "has no {value}; {remedy}"),
    QT_TRANSLATE_NOOP("errors", 'has no {value}; write "start", "end", a number of events or a list of legs'),
    QT_TRANSLATE_NOOP("errors", "has no column '{name}'; names are as in the window in English, such as '{words}'"),
    QT_TRANSLATE_NOOP("errors", "has no option '{name}'; names are as in the window in English, such as '{words}'"),
    QT_TRANSLATE_NOOP("errors", "has no option '{name}'; there are {count}"),
    QT_TRANSLATE_NOOP("errors", "calls {count} options '{name}'; name all its columns, or its number, as '{words}'"),
    QT_TRANSLATE_NOOP("errors", "has {value}; a leg is a kind, then names as texts, then a whole number"),
    QT_TRANSLATE_NOOP("errors", 'has a "size" without a column and a size; write ["size", "row 3 has 7", 1]'),
    QT_TRANSLATE_NOOP("errors", 'has {value} behind "{name}"; write 1, or -1 for back'),
    QT_TRANSLATE_NOOP("errors", "needs either a sample or a puzzle; write one of them"),
    QT_TRANSLATE_NOOP("errors", 'means something with rule = "shuffled" only; add that or leave it out'),
    QT_TRANSLATE_NOOP("errors", "goes with a puzzle only; leave it out"),
    QT_TRANSLATE_NOOP("errors", "and 'at' both say where the stop is; leave one of them out"),
    QT_TRANSLATE_NOOP("errors", "goes on from the stop before, which watches something else; use 'at'"),
    QT_TRANSLATE_NOOP("errors", "did you mean '{name}'?"),
    QT_TRANSLATE_NOOP("errors", "use one of {names}"),
    QT_TRANSLATE_NOOP("errors", "in '{language}' has the unknown placeholder {value}; {remedy}, or write {example} for braces"),
    QT_TRANSLATE_NOOP("errors", "has {value}; write {example}"),
)

_FINDINGS = (
    QT_TRANSLATE_NOOP("errors", "finds no place for {value} from where it goes on; see how far the search runs"),
    QT_TRANSLATE_NOOP("errors", "in '{language}' has a picture, and only words are shown; leave it out"),
    QT_TRANSLATE_NOOP("errors", "in '{language}' links to the unknown term '{name}'; see the glossary"),
    QT_TRANSLATE_NOOP("errors", "in '{language}' links to {value}; a link is written [cover](term:cover)"),
    QT_TRANSLATE_NOOP("errors", "in '{language}' has the HTML {value}, which is not shown; use Markdown"),
    QT_TRANSLATE_NOOP("errors", "in '{language}' has {value}, but {lack}"),
    QT_TRANSLATE_NOOP("errors", "the run does not end within {count} events; leave it out"),
    QT_TRANSLATE_NOOP("errors", "nothing has happened yet at the start; move the stop on or leave it out"),
    QT_TRANSLATE_NOOP("errors", "none is known here; it is told in repeat cover once one has been found"),
    QT_TRANSLATE_NOOP("errors", "nothing is chosen at this place; move the stop on or leave it out"),
    QT_TRANSLATE_NOOP("errors", "nothing is compared here; add {words} or the like"),
    QT_TRANSLATE_NOOP("errors", "marks what the latest choice did, but nothing is chosen here; move the stop on"),
    QT_TRANSLATE_NOOP("errors", "has the option '{name}', which does not stand in column '{item}'"),
    QT_TRANSLATE_NOOP("errors", "is {value}, but {found}"),
    QT_TRANSLATE_NOOP("errors", "nothing has happened"),
    QT_TRANSLATE_NOOP("errors", "the last event is {name}"),
    QT_TRANSLATE_NOOP("errors", "there is none here"),
    QT_TRANSLATE_NOOP("errors", "none is concerned"),
    QT_TRANSLATE_NOOP("errors", "it is {value}"),
)
# fmt: on

TEMPLATES: Final = _TOURS + _FAULTS + _FINDINGS
