"""What the tour editor says."""

from solver_core.cover.beats import BEATS
from solver_core.cover.exercises import Kind
from sudoku_gui.features.tours.editor.model import CHOOSE, THINK, StopDraft, TourDraft, Words
from sudoku_gui.features.tours.text import languages
from sudoku_gui.languages import LANGUAGES
from sudoku_gui.layout import arrangements
from sudoku_gui.tours.tour import FALLBACK, TranslatedText
from sudoku_gui.translation import translate
from sudoku_gui.wording import exercises, transport
from sudoku_gui.wording.foreign import shown, without_mnemonic
from sudoku_gui.wording.names import number

Rows = list[tuple[str, str]]
"""Values, and what they are called."""


def spoken(words: Words) -> str:
    """A text in the language of the window, in one line."""
    return shown(" ".join(TranslatedText(words).in_language(*languages()).split()))


def stop_line(number_of_stop: int, stop: StopDraft) -> str:
    text = spoken(stop.text) or translate("tour_editor", "(no text yet)")
    return translate("tour_editor", "{number}. {text}").format(number=number(number_of_stop), text=text)


def tour_line(draft: TourDraft) -> str:
    """What stands above the stops, in that list."""
    title = spoken(draft.title) or translate("tour_editor", "(no title yet)")
    return translate("tour_editor", "Tour: {title}").format(title=title)


def problems(line: str, count: int) -> str:
    """How a screen reader speaks a line of the list."""
    return translate("tour_editor", "{line}, %n problems", "", count).format(line=line) if count else line


def language_rows(draft: TourDraft) -> Rows:
    """The languages in which a text may be written."""
    names = {language.code: language.name for language in LANGUAGES}
    codes = dict.fromkeys([*names, *draft.languages])
    rows = [(code, names.get(code, code)) for code in codes if code != FALLBACK]
    return [(FALLBACK, translate("tour_editor", "English (default)")), *rows]


def language_for(draft: TourDraft) -> str:
    """The language to begin with: that of the window, if the tour speaks it."""
    return next((code for code in languages() if code in draft.languages), FALLBACK)


def beat_rows() -> Rows:
    """How far a step goes."""
    rows = [(beat, transport.beat_name(beat)) for beat in BEATS]
    return [("", translate("tour_editor", "As at the stop before")), *rows]


def arrangement_rows() -> Rows:
    """What is shown where no panes are chosen."""
    english = {name: arrangements.ARRANGEMENTS[name].text for name in arrangements.CHOSEN}
    rows = [(name, without_mnemonic(translate("actions", text))) for name, text in english.items()]
    return [("", translate("tour_editor", "As at the stop before")), *rows]


def question_rows() -> Rows:
    """Pairs of value and caption for the box that chooses the question of a stop."""
    return [
        ("", translate("tour_editor", "No question")),
        (THINK, translate("tour_editor", "Something to think about")),
        (CHOOSE, translate("tour_editor", "Several answers to choose from")),
        *((kind.value, exercises.about(kind)) for kind in Kind),
    ]


def cannot(doing: str, number_of_stop: int, cause: str) -> str:
    """Why a tour cannot be tried or saved; 0 is what stands above the stops."""
    where = (
        translate("tour_editor", "The tour: {cause}").format(cause=cause)
        if not number_of_stop
        else translate("tour_editor", "Stop {number}: {cause}").format(
            number=number(number_of_stop), cause=cause
        )
    )
    text = {
        "try": translate("tour_editor", "This cannot be tried yet. {where}"),
        "save": translate("tour_editor", "This cannot be saved as a tour yet; the draft is kept. {where}"),
        "go": translate("tour_editor", "This place cannot be shown. {where}"),
    }[doing]
    return text.format(where=where)


def saved(name: str, wrong: int) -> str:
    """A tour was saved, with this many stops that have problems."""
    text = translate("tour_editor", "{name} is saved.").format(name=shown(name))
    if not wrong:
        return text
    still = translate("tour_editor", "%n stops still have problems.", "", wrong)
    return translate("tour_editor", "{text} {more}").format(text=text, more=still)
