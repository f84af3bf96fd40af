"""What is done with the program and its window: actions, panes, sizes, languages, files, drops and pasted text."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QTabBar

from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.shell.menus import MENUS
from tests.bench.clicker import rubbish
from tests.bench.clicker.hand import Hand

_OTHERWISE: Final = {"quit"}
"""Actions that have a row of their own among ours, or would end everything too soon."""
_ACTIONS: Final = tuple(name for menu in MENUS.values() for name in menu.ids if name not in _OTHERWISE)
_SAMPLES: Final = tuple(name for name in MENUS["gallery"].ids if name.startswith("sample_"))
LOOKS: Final = tuple(name for name in MENUS["view"].ids if name.startswith(("theme_", "arrangement_")))


def action(hand: Hand) -> None:
    """Any action of the menus."""
    hand.trigger(hand.chance.choice(_ACTIONS))


def step(hand: Hand) -> None:
    """Several of the actions that move a search."""
    steps = [row.id for row in hand.window.context.actions.rows if row.when_watching]
    for _ in range(hand.chance.randint(1, 5)):
        hand.trigger(hand.chance.choice(steps))


def watch(hand: Hand) -> None:
    """Watch the puzzle, or something of the gallery."""
    hand.trigger(hand.chance.choice(("watch", *_SAMPLES)))


def change_look(hand: Hand) -> None:
    """Other colours, or another arrangement."""
    hand.trigger(hand.chance.choice(LOOKS))


def language(hand: Hand) -> None:
    """Another language, at the next start; nobody restarts it here."""
    hand.trigger(hand.chance.choice(("language_en", "language_zh_cn", "language_system")))


def menu_entry(hand: Hand) -> None:
    """Any entry of any menu, also of those that are made on the way."""
    menus = [menu for menu in QApplication.allWidgets() if isinstance(menu, QMenu) and menu.actions()]
    if hand.is_blocked or not (menu := hand.one_of(menus)):
        return
    menu.aboutToShow.emit()
    ready = [
        one for one in menu.actions() if one.isEnabled() and not one.isSeparator() and one.menu() is None
    ]
    chosen: QAction | None = hand.one_of(ready)
    if chosen is not None and chosen.objectName() not in _OTHERWISE:
        hand.note(f"menu {menu.objectName()}: {chosen.text()[:60]}")
        chosen.trigger()


def pane(hand: Hand) -> None:
    """Open, close, tear off, put back or put behind another."""
    if hand.is_blocked:
        return
    bench = hand.window.workbench
    name = hand.chance.choice(list(bench.docks))
    dock, other = bench.docks[name], bench.docks[hand.chance.choice(list(bench.docks))]
    what = hand.chance.choice(("show", "close", "toggle", "float", "tab", "split", "area"))
    hand.note(f"pane {name}: {what}")
    match what:
        case "show":
            bench.show_pane(name)
        case "close" if name != "board":
            dock.close()
        case "toggle" if dock.toggleViewAction().isEnabled():
            dock.toggleViewAction().trigger()
        case "float":
            dock.setFloating(not dock.isFloating())
        case "tab" if other is not dock:
            bench.tabifyDockWidget(other, dock)
        case "split" if other is not dock:
            bench.splitDockWidget(other, dock, hand.chance.choice(tuple(Qt.Orientation)))
        case "area":
            bench.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)


def tab(hand: Hand) -> None:
    """Another tab in front."""
    if not hand.is_blocked and (bar := hand.one_of([bar for bar in hand.seen(QTabBar) if bar.count()])):
        number = hand.chance.randrange(bar.count())
        hand.note(f"tab {bar.tabText(number)}")
        bar.setCurrentIndex(number)


def resize(hand: Hand) -> None:
    """Smaller, larger, the whole screen, or nothing of it."""
    window, chance = hand.window, hand.chance
    what = chance.choice(("size", "size", "size", "maximized", "normal", "minimized", "full"))
    size = chance.randint(200, 1700), chance.randint(200, 1100)
    hand.note(f"window {what} {size if what == 'size' else ''}")
    match what:
        case "size":
            window.showNormal()
            window.resize(*size)
        case "maximized":
            window.showMaximized()
        case "minimized":
            window.showMinimized()
            window.showNormal()
        case "full":
            window.showFullScreen()
        case _:
            window.showNormal()


def paste(hand: Hand) -> None:
    """A puzzle, a text or a picture from the clipboard."""
    chance = hand.chance
    text = chance.choice(rubbish.PUZZLES if chance.random() < 0.6 else rubbish.TEXTS)
    hand.note(f"clipboard {text[:40]!r}")
    QGuiApplication.clipboard().setText(text)
    hand.trigger("paste")


def _mime(hand: Hand) -> QMimeData:
    mime, chance = QMimeData(), hand.chance
    match chance.randrange(4):
        case 0:
            mime.setText(chance.choice((*rubbish.PUZZLES, *rubbish.TEXTS)))
        case 1:
            mime.setUrls([QUrl("https://example.org/puzzle"), QUrl("file:///no/such/file")])
        case _:
            files = sorted(hand.folder.iterdir())
            picked = chance.sample(files, chance.randint(1, 3))
            mime.setUrls([QUrl.fromLocalFile(str(path)) for path in picked])
    return mime


def drop(hand: Hand) -> None:
    """Files or text onto the window."""
    if hand.is_blocked:
        return
    mime, point = _mime(hand), QPoint(50, 50)
    reported = [url.fileName() for url in mime.urls()] if mime.hasUrls() else mime.text()[:40]
    hand.note(f"drops {reported}")
    buttons, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(point, Qt.DropAction.CopyAction, mime, buttons, held)
    QCoreApplication.sendEvent(hand.window, enter)
    if enter.isAccepted():
        dropped = QDropEvent(QPointF(point), Qt.DropAction.CopyAction, mime, buttons, held)
        QCoreApplication.sendEvent(hand.window, dropped)


def open_file(hand: Hand) -> None:
    """As if chosen in the dialog."""
    if hand.is_blocked:
        return
    path = hand.chance.choice(sorted(one for one in hand.folder.iterdir() if one.is_file()))
    hand.note(f"opens {path.name}")
    hand.window.feature(FilesFeature).open_path(path)


def import_file(hand: Hand) -> None:
    """Into the library."""
    if hand.is_blocked:
        return
    path = hand.chance.choice(sorted(one for one in hand.folder.iterdir() if one.is_file()))
    hand.note(f"imports {path.name}")
    hand.window.feature(LibraryFeature).show()
    hand.window.feature(LibraryFeature).import_path(path)


def other_program(hand: Hand) -> None:
    """Another program writes or removes a file, perhaps the one that is open."""
    opened = hand.window.document.source.path
    files = sorted(one for one in hand.folder.iterdir() if one.is_file())
    path = opened if opened is not None and hand.chance.random() < 0.6 else hand.chance.choice(files)
    if hand.folder not in path.parents:
        return
    hand.note(f"another program changes {path.name}")
    if hand.chance.random() < 0.2:
        path.unlink(missing_ok=True)
    else:
        text = hand.chance.choice(rubbish.PUZZLES).encode()
        path.write_bytes(text if hand.chance.random() < 0.7 else rubbish.bytes_of(hand.chance))


def present(hand: Hand) -> None:
    """On the wall, with the keys that hold there, and mostly back again."""
    hand.trigger("present")
    keys = ("PgDown", "PgUp", "B", "L", "Esc", "Ctrl++", "Ctrl+-", ".", "Space")
    pressed = [hand.chance.choice(keys) for _ in range(hand.chance.randint(0, 5))]
    hand.note(f"  keys {' '.join(pressed)}")
    hand.keys(*pressed)


def export(hand: Hand) -> None:
    """Ask for an export, a film or paper."""
    names = (
        *("export_picture", "export_log", "export_tree", "export_film", "print", "save_run"),
        *("save_as", "save"),
    )
    hand.trigger(hand.chance.choice(names))
