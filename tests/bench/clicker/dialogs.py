"""What is done with dialogs, menus and fields: filled with rubbish, accepted, cancelled."""

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from tests.bench.clicker.hand import Hand, rows_of
from tests.bench.clicker.rubbish import NAMES, TEXTS


def _dialogs(hand: Hand) -> list[QDialog]:
    """Those that stand open and are not of files; the one that has to be answered, if there is one."""
    modal = QApplication.activeModalWidget()
    if isinstance(modal, QDialog):
        return [] if hand.file_dialog is not None else [modal]
    return hand.seen(QDialog)


def answer(hand: Hand) -> None:
    """Click a button of a dialog, or close it."""
    dialog = hand.one_of(_dialogs(hand))
    if dialog is None:
        return
    buttons = [button for button in hand.seen(QAbstractButton, dialog) if button.isEnabled()]
    button = hand.one_of(buttons)
    if button is not None and (isinstance(dialog, QMessageBox) or hand.chance.random() < 0.6):
        hand.note(f"answers {dialog.objectName() or type(dialog).__name__}: {button.text()}")
        button.click()
        return
    hand.note(f"closes {dialog.objectName() or type(dialog).__name__}")
    dialog.reject()


def accept(hand: Hand) -> None:
    """Press the button that a dialog is for."""
    dialog = hand.one_of(_dialogs(hand))
    boxes = hand.seen(QDialogButtonBox, dialog) if dialog is not None else []
    for box in boxes:
        for button in box.buttons():
            if box.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole and button.isEnabled():
                hand.note(f"accepts {type(dialog).__name__}")
                button.click()
                return


def fill(hand: Hand) -> None:
    """Rubbish into some fields of a dialog, or of the window."""
    top: QWidget | None = hand.one_of(_dialogs(hand))
    if top is None:
        if hand.is_blocked:
            return
        top = hand.window
    for field in hand.seen(QWidget, top):
        if field.isVisible() and field.isEnabled() and hand.chance.random() < 0.3:
            _fill(hand, field)


def _fill(hand: Hand, field: QWidget) -> None:
    chance, name = hand.chance, field.objectName()
    if isinstance(field, QComboBox):
        choice = chance.randrange(-1, max(1, field.count()))
        if choice >= 0:
            hand.note(f"  choice {name}: {choice}")
            field.setCurrentIndex(choice)
            field.activated.emit(choice)
    elif isinstance(field, QAbstractSpinBox):
        hand.note(f"  number {name}")
        field.stepBy(chance.choice((-1000, -1, 1, 7, 1000)))
    elif isinstance(field, QLineEdit) and not field.isReadOnly():
        text = chance.choice(TEXTS)
        hand.note(f"  text {name}: {text[:40]!r}")
        field.selectAll()
        field.insert(text)
    elif isinstance(field, QAbstractSlider):
        hand.note(f"  slider {name}")
        field.setValue(chance.randint(field.minimum(), max(field.minimum(), field.maximum())))


def choose_file(hand: Hand) -> None:
    """Type a name into a dialog that asks for a file, or choose one that is there; or give up."""
    dialog = hand.file_dialog
    if dialog is None:
        return
    if not isinstance(dialog, QFileDialog) or hand.chance.random() < 0.3:
        hand.note(f"gives up {dialog.objectName()}")
        dialog.reject()
        return
    folder = hand.folder
    there = sorted(path.name for path in folder.iterdir() if path.is_file())
    name = hand.chance.choice(NAMES if hand.chance.random() < 0.4 else there)
    if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave and hand.chance.random() < 0.7:
        name = f"out {hand.chance.randrange(20)}"
    hand.note(f"file {dialog.objectName()}: {name[:60]}")
    dialog.setDirectory(str(folder))
    field, box = dialog.findChild(QLineEdit, "fileNameEdit"), dialog.findChild(QDialogButtonBox)
    assert field is not None
    assert box is not None
    filters = dialog.nameFilters()
    if filters and hand.chance.random() < 0.5:
        dialog.selectNameFilter(hand.chance.choice(filters))
    field.setText(name)
    wanted = QDialogButtonBox.StandardButton.Save, QDialogButtonBox.StandardButton.Open
    for button in box.buttons():
        if box.standardButton(button) in wanted and button.isEnabled():
            button.click()
            return


def edit_row(hand: Hand) -> None:
    """Open the editor of a row in a list, and perhaps type into it."""
    if hand.is_blocked:
        return
    if view := hand.one_of(hand.seen(QAbstractItemView)):
        rows = rows_of(view)
        if not rows:
            return
        index = view.model().index(hand.chance.randrange(rows), 0)
        hand.note(f"edits {view.objectName()} row {index.row()}")
        view.setFocus()
        view.setCurrentIndex(index)
        hand.keys("F2")


def close_popup(hand: Hand) -> None:
    """Leave a menu by Esc."""
    if QApplication.activePopupWidget() is not None:
        hand.note("Esc in a menu")
        hand.keys("Esc")
