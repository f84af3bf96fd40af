"""Words for the dialogs that write files."""

from PySide6.QtCore import QCoreApplication

# --- titles and buttons ---------------------------------------------------------------------------------


def picture_title() -> str:
    """The title of the dialog for pictures."""
    return QCoreApplication.translate("export_dialogs", "Save a View as a Picture")


def log_title() -> str:
    """The title of the dialog for the log."""
    return QCoreApplication.translate("export_dialogs", "Save the Log")


def tree_title() -> str:
    """The title of the dialog for the search tree."""
    return QCoreApplication.translate("export_dialogs", "Save the Search Tree")


def film_title() -> str:
    """The title of the dialog for films."""
    return QCoreApplication.translate("export_dialogs", "Save a Film")


def save() -> str:
    """The button that asks for a file."""
    return QCoreApplication.translate("export_dialogs", "Save &As...")


def copy() -> str:
    """The button that puts the picture in the clipboard."""
    return QCoreApplication.translate("export_dialogs", "&Copy")


# --- rows -----------------------------------------------------------------------------------------------


def view() -> str:
    """Which view."""
    return QCoreApplication.translate("export_dialogs", "&View:")


def whole_window() -> str:
    """All views together."""
    return QCoreApplication.translate("export_dialogs", "The whole window")


def timeline() -> str:
    """The strip below all views."""
    return QCoreApplication.translate("export_dialogs", "Timeline and sentence")


def format_() -> str:
    """Which kind of file."""
    return QCoreApplication.translate("export_dialogs", "&Format:")


def kind(name: str) -> str:
    """A kind of file, by its name in the program."""
    return {
        "png": QCoreApplication.translate("export_dialogs", "PNG, a picture of pixels"),
        "svg": QCoreApplication.translate("export_dialogs", "SVG, a drawing for web pages"),
        "pdf": QCoreApplication.translate("export_dialogs", "PDF, a page to be printed"),
        "text": QCoreApplication.translate("export_dialogs", "Text, to be read"),
        "csv": QCoreApplication.translate("export_dialogs", "CSV, for spreadsheets"),
        "jsonl": QCoreApplication.translate("export_dialogs", "JSON Lines, for programs"),
        "dot": QCoreApplication.translate("export_dialogs", "DOT, for Graphviz"),
        "gif": QCoreApplication.translate("export_dialogs", "GIF, plays everywhere"),
        "mp4": QCoreApplication.translate("export_dialogs", "MP4, a video"),
        "webp": QCoreApplication.translate("export_dialogs", "WebP, plays in every browser"),
        "frames": QCoreApplication.translate("export_dialogs", "PNG, a numbered picture for each frame"),
    }[name]


def scale() -> str:
    """How many pixels."""
    return QCoreApplication.translate("export_dialogs", "Sca&le:")


def times(factor: str) -> str:
    """``2 × as on screen``."""
    return QCoreApplication.translate("export_dialogs", "{factor} × as on screen").format(factor=factor)


def page_size() -> str:
    """Which page."""
    return QCoreApplication.translate("export_dialogs", "&Page:")


def page(name: str) -> str:
    """A page, by its name in the program."""
    return {
        "fitted": QCoreApplication.translate("export_dialogs", "As large as the picture"),
        "a4": QCoreApplication.translate("export_dialogs", "A4"),
        "letter": QCoreApplication.translate("export_dialogs", "Letter"),
    }[name]


def colours() -> str:
    """Which theme."""
    return QCoreApplication.translate("export_dialogs", "C&olours:")


def as_seen() -> str:
    """The theme of the window."""
    return QCoreApplication.translate("export_dialogs", "As on screen")


def for_paper() -> str:
    """The theme for printing."""
    return QCoreApplication.translate("export_dialogs", "Dark on white, for paper")


def with_caption() -> str:
    """The present sentence below the picture."""
    return QCoreApplication.translate("export_dialogs", "With the sentence &below")


def part_of_run() -> str:
    """Which events."""
    return QCoreApplication.translate("export_dialogs", "&Part:")


def part(name: str) -> str:
    """A part of the run, by its name in the program."""
    return {
        "whole": QCoreApplication.translate("export_dialogs", "The whole run"),
        "so_far": QCoreApplication.translate("export_dialogs", "From the start to here"),
        "from_here": QCoreApplication.translate("export_dialogs", "Some steps from here"),
        "stretch": QCoreApplication.translate("export_dialogs", "From one event to another"),
    }[name]


def first_event() -> str:
    """Where it begins."""
    return QCoreApplication.translate("export_dialogs", "F&rom event:")


def last_event() -> str:
    """Where it ends."""
    return QCoreApplication.translate("export_dialogs", "&To event:")


def steps() -> str:
    """How far it is from one line, or frame, to the next."""
    return QCoreApplication.translate("export_dialogs", "St&ep:")


def with_sentences() -> str:
    """Each event is told in words."""
    return QCoreApplication.translate("export_dialogs", "With a se&ntence for each event")


def most_nodes() -> str:
    """How many nodes of the tree."""
    return QCoreApplication.translate("export_dialogs", "At &most:")


def nodes(count: str) -> str:
    """``1,000 nodes``."""
    return QCoreApplication.translate("export_dialogs", "{count} nodes").format(count=count)


def content() -> str:
    """What a film shows."""
    return QCoreApplication.translate("export_dialogs", "&Shows:")


def scene(name: str) -> str:
    """What a film shows, by its name in the program."""
    return {
        "board": QCoreApplication.translate("export_dialogs", "The board"),
        "matrix_view": QCoreApplication.translate("export_dialogs", "The matrix"),
        "link_view": QCoreApplication.translate("export_dialogs", "The links"),
        "tree_view": QCoreApplication.translate("export_dialogs", "The search tree"),
        "candidate_boards": QCoreApplication.translate("export_dialogs", "The candidate boards"),
        "pair": QCoreApplication.translate("export_dialogs", "Board and search tree"),
        "all": QCoreApplication.translate("export_dialogs", "Board, links, matrix and tree"),
    }[name]


def frame_size() -> str:
    """How large a film is."""
    return QCoreApplication.translate("export_dialogs", "S&ize:")


def size(width: int, height: int) -> str:
    """``1280 × 720``."""
    return QCoreApplication.translate("export_dialogs", "{width} × {height}").format(
        width=width, height=height
    )


def rate() -> str:
    """How fast a film is."""
    return QCoreApplication.translate("export_dialogs", "Spee&d:")


def frames_a_second(count: str) -> str:
    """``4 steps a second``."""
    if count == "1":
        return QCoreApplication.translate("export_dialogs", "1 step a second")
    return QCoreApplication.translate("export_dialogs", "{count} steps a second").format(count=count)


def how_many_steps() -> str:
    """How many steps from here."""
    return QCoreApplication.translate("export_dialogs", "Nu&mber of steps:")
