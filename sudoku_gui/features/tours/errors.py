"""Faults of tours, for those who write them, and of the stored progress in tours.

Most are faults of a field, and are said behind its name.
"""

from typing import Final

from sudoku_gui.player.errors import AppMessage

# fmt: off
TEMPLATES: Final = {
    "at.file": "{file}: {cause}",
    "at.stop": "stop {number}: {cause}",
    "at.file_stop": "{file}, stop {number}: {cause}",

    "toml.broken": "this is not TOML; correct it there",
    "toml.twice": "this key or table stands twice; leave one of them out",
    "toml.open": "a text, list or table has no end; write the quotation mark or bracket that is missing",
    "toml.backslash": "a backslash begins a special character; for the backslash itself write it twice",
    "toml.value": 'this is not a value; write a text, as "...", a whole number or a list, or end the list before it',
    "toml.equals": 'a key is followed by =; write it, as in title = "..."',
    "toml.rest": "something follows the value; begin a new line, or write all of it in quotation marks",
    "toml.long": "the text is longer than {count:,} characters; split it",
    "toml.dots": "this line has more than {count} dots; use shorter keys",
    "toml.word": "this line has a word of more than {count} characters; shorten it",
    "toml.depth": "lists and tables are nested too deep; remove some",
    "tour.large": "the file is larger than {count:,} bytes; split the tour",
    "tour.encoding": "line {number} is not UTF-8; save the file as UTF-8",
    "tour.other": 'this is not a tour; a tour begins with format = "{format}"',
    "tour.newer": "this tour has version {number}, and this program reads up to {newest}; use a newer program",
    "tour.stops": "a tour has 1 to {count} stops; write each under [[stops]]",
    "tour.gone": "the tour '{name}' no longer exists",
    "tour.no_place": "there is no place {found}",
    "tour.field": "{field} {fault}",
    "tour.way": "the way there {fault}",

    "fault.id": "is {found}; write small letters, digits and _, as six_sets",
    "fault.version": "is {found}; write version = {number}",
    "fault.table": "is {found}; write a table",
    "fault.number": "is {found}; write a whole number from {least} to {most}",
    "fault.text": 'is {found}; write a text, as "..."',
    "fault.legs": 'is {found}; write a list of legs, as [["decision", 3]]',
    "fault.choices": "is {found}; write a list of 2 to {most} texts",
    "fault.reasons": "is {found}; write a list of texts, one for each wrong choice",
    "fault.reasons_count": "has {found} texts, and there are {count} wrong choices; write one for each, in their order",
    "fault.list": 'is {found}; write a list, as ["{name}"]',
    "fault.flag": 'is {found}; write "{name} = true" or leave it out',
    "fault.compare": 'is {found}; write "off" or a table',
    "fault.unknown_key": "is not a key here; {remedy}",
    "fault.empty": "is empty; write a name or leave it out",
    "fault.empty_text": "is empty in '{language}'; write something or leave it out",
    "fault.missing_text": 'is missing; write {name}.en = "..."',
    "fault.missing_beside": "is missing; it belongs to '{name}'",
    "fault.missing_watch": 'is missing; the first stop says what is watched, as watch = {{ sample = "six_sets" }}',
    "fault.puzzle": "is not a puzzle: {cause}",
    "fault.contradiction": "cannot be searched: {cause}",
    "fault.long": "has {count} characters in '{language}'; shorten it to {most}",
    "fault.no_english": "has no English; add {name}.en, shown where a language is missing",
    "fault.language": "has no language {found}; write a code such as en or zh_CN",
    "fault.shuffled": 'has no "shuffled" with backtrack; use fewest or first',
    "fault.one_rule": "has no '{found}' for '{name}', which has only one rule; leave it out",
    "fault.nothing_to_compare": "has nothing for '{name}', which has only one rule; leave it out",
    "fault.same_search": "is the search that is watched; write another rule, engine or seed",
    "fault.leg": "has no leg {found}; {remedy}",
    "fault.word": "has no {found}; {remedy}",
    "fault.place": 'has no {found}; write "start", "end", a number of events or a list of legs',
    "fault.column": "has no column '{name}'; names are as in the window in English, such as '{example}'",
    "fault.option": "has no option '{name}'; names are as in the window in English, such as '{example}'",
    "fault.option_number": "has no option '{name}'; there are {count}",
    "fault.several_options": "calls {count} options '{name}'; name all its columns, or its number, as '{example}'",
    "fault.leg_parts": "has {found}; a leg is a kind, then names as texts, then a whole number",
    "fault.leg_form": "has {found}; write {example}",
    "fault.leg_count": 'has {found}; write ["{kind}", 1], or -1 for back',
    "fault.watch": "needs a sample, a puzzle or a problem; write one of them",
    "fault.seed": 'works only with rule = "shuffled"; add that or leave it out',
    "fault.engine": "works only with a puzzle; leave it out",
    "fault.on_and_at": "and 'at' both say where the stop is; leave one of them out",
    "fault.ask_with_choices": "is answered by clicking or by a number; leave out '{name}'",
    "fault.ask": "has no question of the kind '{kind}' here; move the stop to where this happens next",
    "fault.on": "goes on from the stop before, which watches something else; use 'at'",
    "fault.placeholder": "in '{language}' has the unknown placeholder {{{name}}}; {remedy}, or write {{{{{name}}}}} for braces",
    "remedy.near": "did you mean '{name}'?",
    "remedy.known": "use one of {names}",

    "fault.no_place": "finds no place for {found} from where it goes on; see how far the search runs",
    "fault.picture": "in '{language}' has a picture, and only words are shown; leave it out",
    "fault.term": "in '{language}' links to the unknown term '{name}'; see the glossary",
    "fault.link": "in '{language}' links to {found}; a link is written [cover](term:cover)",
    "fault.item": "in '{language}' begins with {found}, which makes it an item of a list; write the number as a word",
    "fault.html": "in '{language}' has the HTML {found}, which is not shown; use Markdown",
    "fault.fact": "in '{language}' has {{{name}}}, but {lack}",
    "fault.difference": "marks what the latest option did, but nothing is chosen here; move the stop on",
    "fault.crossing": "has the option '{option}', which does not stand in column '{item}'",
    "fault.expect": "is {found}, but {fact}",
    "lack.compare": 'nothing is compared here; add compare = {{ rule = "first" }} or the like',
    "lack.end": "the run does not end within {count:,} events; leave it out",
    "lack.event": "nothing has happened yet at the start; move the stop on or leave it out",
    "lack.best": "none is known here; repeat cover has one once a cover has been found",
    "lack.choice": "nothing is chosen at this place; move the stop on or leave it out",
    "fact.no_event": "nothing has happened",
    "fact.event": "the last event is {name}",
    "fact.none": "there is none here",
    "fact.nothing": "none is affected",
    "fact.number": "it is {number}",
    "fact.name": "it is '{name}'",
}
# fmt: on


class TourMessage(AppMessage, templates=TEMPLATES):
    """A message by its code in `TEMPLATES`."""

    __slots__ = ()
