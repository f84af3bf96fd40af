"""Words for the dialogs that write files."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


def pixels(width: int, height: int) -> str:
    """How large the picture is."""
    return QCoreApplication.translate("export_facts", "{width} × {height} pixels.").format(
        width=number(width), height=number(height)
    )


def too_many_pixels(width: int, height: int) -> str:
    """Why it cannot be so large."""
    text = QCoreApplication.translate(
        "export_facts", "{width} × {height} pixels are too many; choose a smaller scale."
    )
    return text.format(width=number(width), height=number(height))


def drawing(width: int, height: int) -> str:
    """How large a drawing is."""
    text = QCoreApplication.translate(
        "export_facts", "{width} × {height}, sharp at every size; the matrix remains an image."
    )
    return text.format(width=number(width), height=number(height))


def fitted_on(page: str) -> str:
    """The page it comes on."""
    return QCoreApplication.translate("export_facts", "In the middle of one page, {page}.").format(page=page)


def events(count: int, size: str, *, exact: bool) -> str:
    """``1,284 events, about 300 kB``."""
    if not exact:
        text = QCoreApplication.translate("export_facts", "The steps within {count} events, at most {size}.")
    elif count == 1:
        text = QCoreApplication.translate("export_facts", "1 event, about {size}.")
    else:
        text = QCoreApplication.translate("export_facts", "{count} events, about {size}.")
    return text.format(count=number(count), size=size)


def tree_facts(walked: int, most: int, *, is_finished: bool) -> str:
    """How many nodes there are, and how many are drawn."""
    if walked <= most:
        text = QCoreApplication.translate("export_facts", "All {walked} nodes.")
    else:
        text = QCoreApplication.translate(
            "export_facts",
            "The top {most} of {walked} nodes; the number left out is shown where they were.",
        )
    facts = text.format(walked=number(walked), most=number(most))
    return (
        facts
        if is_finished
        else f"{facts} {QCoreApplication.translate('export_facts', 'This run is known up to there; its end is not known yet.')}"
    )


def counting(count: int) -> str:
    """While the frames are counted."""
    return QCoreApplication.translate("export_facts", "Counting: {count} frames so far...").format(
        count=number(count)
    )


def film_facts(frames: int, seconds: float, size: str) -> str:
    """``120 frames, 30 seconds, about 3 MB``."""
    if frames == 1:
        text = QCoreApplication.translate("export_facts", "1 frame, {time}, about {size}.")
        return text.format(time=_time(seconds), size=size)
    text = QCoreApplication.translate("export_facts", "{frames} frames, {time}, about {size}.")
    return text.format(frames=number(frames), time=_time(seconds), size=size)


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    if minutes:
        return QCoreApplication.translate("export_facts", "{minutes} min {seconds} s").format(
            minutes=number(minutes), seconds=rest
        )
    return QCoreApplication.translate("export_facts", "{seconds} s").format(seconds=rest)


def too_many_frames(most: int) -> str:
    """Why it cannot be so long."""
    text = QCoreApplication.translate(
        "export_facts", "More than {most} frames: choose larger steps, or a shorter part."
    )
    return text.format(most=number(most))


# --- inside a tree --------------------------------------------------------------------------------------


def left_out(count: int, *, exact: bool) -> str:
    """Where nodes were left out of a tree."""
    if not exact:
        text = QCoreApplication.translate("export_facts", "at least {count} more")
    elif count == 1:
        text = QCoreApplication.translate("export_facts", "1 more")
    else:
        text = QCoreApplication.translate("export_facts", "{count} more")
    return text.format(count=number(count))


def tree_heading(problem: str, shown: int, walked: int) -> str:
    """The title of a tree."""
    if shown == walked:
        text = QCoreApplication.translate("export_facts", "Search tree of {problem}: {walked} nodes")
    else:
        text = QCoreApplication.translate(
            "export_facts", "Search tree of {problem}: the top {shown} of {walked} nodes"
        )
    return text.format(problem=problem, shown=number(shown), walked=number(walked))


def log_heading(problem: str, first: int, last: int) -> tuple[str, str]:
    """What stands above a log in text."""
    events = QCoreApplication.translate("export_facts", "Events {first} to {last}")
    return problem, events.format(first=number(first), last=number(last))


# --- titles and buttons ---------------------------------------------------------------------------------


# --- rows -----------------------------------------------------------------------------------------------


def format_() -> str:
    """Which kind of file."""
    return QCoreApplication.translate("export_dialogs", "&Format:")


def kind(name: str) -> str:
    """A kind of file, by its name in the program."""
    return {
        "png": QCoreApplication.translate("export_dialogs", "PNG, an image"),
        "svg": QCoreApplication.translate("export_dialogs", "SVG, a drawing for web pages"),
        "pdf": QCoreApplication.translate("export_dialogs", "PDF, a page for printing"),
        "text": QCoreApplication.translate("export_dialogs", "Text, for reading"),
        "csv": QCoreApplication.translate("export_dialogs", "CSV, for spreadsheets"),
        "jsonl": QCoreApplication.translate("export_dialogs", "JSON Lines, for programs"),
        "dot": QCoreApplication.translate("export_dialogs", "DOT, for Graphviz"),
        "gif": QCoreApplication.translate("export_dialogs", "GIF, plays everywhere"),
        "mp4": QCoreApplication.translate("export_dialogs", "MP4, a video"),
        "webp": QCoreApplication.translate("export_dialogs", "WebP, plays in every browser"),
        "frames": QCoreApplication.translate("export_dialogs", "PNG, a numbered picture for each frame"),
    }[name]


def times(factor: str) -> str:
    """``2 × as on screen``."""
    return QCoreApplication.translate("export_dialogs", "{factor} × as on screen").format(factor=factor)


def page(name: str) -> str:
    """A page, by its name in the program."""
    return {
        "fitted": QCoreApplication.translate("export_dialogs", "Size of the picture"),
        "a4": QCoreApplication.translate("export_dialogs", "A4"),
        "letter": QCoreApplication.translate("export_dialogs", "Letter"),
    }[name]


def part(name: str) -> str:
    """A part of the run, by its name in the program."""
    return {
        "whole": QCoreApplication.translate("export_dialogs", "The whole run"),
        "so_far": QCoreApplication.translate("export_dialogs", "From the start to here"),
        "from_here": QCoreApplication.translate("export_dialogs", "Some steps from here"),
        "stretch": QCoreApplication.translate("export_dialogs", "From one event to another"),
    }[name]


def nodes(count: str) -> str:
    """``1,000 nodes``."""
    return QCoreApplication.translate("export_dialogs", "{count} nodes").format(count=count)


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


def size(width: int, height: int) -> str:
    """``1280 × 720``."""
    return QCoreApplication.translate("export_dialogs", "{width} × {height}").format(
        width=width, height=height
    )


def frames_a_second(count: str) -> str:
    """``4 steps a second``."""
    if count == "1":
        return QCoreApplication.translate("export_dialogs", "1 step a second")
    return QCoreApplication.translate("export_dialogs", "{count} steps a second").format(count=count)
