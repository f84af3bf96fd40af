<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>PuzzleMaker</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>%n puzzles were made.</source>
      <translation>
        <numerusform>%n puzzle was made.</numerusform>
        <numerusform>%n puzzles were made.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>StepsView</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Looking for steps: %n so far...</source>
      <translation>
        <numerusform>Looking for steps: %n so far...</numerusform>
        <numerusform>Looking for steps: %n so far...</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>%n steps lead to the solution.</source>
      <translation>
        <numerusform>%n step leads to the solution.</numerusform>
        <numerusform>%n steps lead to the solution.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>%n steps are possible.</source>
      <translation>
        <numerusform>%n step is possible.</numerusform>
        <numerusform>%n steps are possible.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution: all {dead_ends} branches are dead ends. In the first, with {depth} digits on the board, “{item}” has no option left.</source>
      <translation>
        <numerusform>There is no solution: with {depth} digits on the board, “{item}” has no option left.</numerusform>
        <numerusform>There is no solution: all {dead_ends} branches are dead ends. In the first, with {depth} digits on the board, “{item}” has no option left.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} of your entries were replaced; undo restores them.</source>
      <translation>
        <numerusform>One of your entries was replaced; undo restores it.</numerusform>
        <numerusform>{count} of your entries were replaced; undo restores them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} more pairs conflict.</source>
      <translation>
        <numerusform>One more pair conflicts.</numerusform>
        <numerusform>{count} more pairs conflict.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>bits</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: the first empty one, %n digits left</source>
      <translation>
        <numerusform>Choose cell {cell}: the first empty one, %n digit left</numerusform>
        <numerusform>Choose cell {cell}: the first empty one, %n digits left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: %n digits left, the fewest of {cells} cells</source>
      <translation>
        <numerusform>Choose cell {cell}: 1 digit left, the fewest of {cells} cells</numerusform>
        <numerusform>Choose cell {cell}: %n digits left, the fewest of {cells} cells</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>bound</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>%n options chosen, and no more are needed: a cover.</source>
      <translation>
        <numerusform>%n option chosen, and no more is needed: a cover.</numerusform>
        <numerusform>%n options chosen, and no more are needed: a cover.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>breakpoints</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>%n option left</numerusform>
        <numerusform>%n options left</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>cells</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>%n cells highlighted</source>
      <translation>
        <numerusform>%n cell highlighted</numerusform>
        <numerusform>%n cells highlighted</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/widgets/board/selecting_board.py" />
      <source>%n cells selected</source>
      <translation>
        <numerusform>%n cell selected</numerusform>
        <numerusform>%n cells selected</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>checking</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>%n of your digits are wrong.</source>
      <translation>
        <numerusform>%n of your digits is wrong.</numerusform>
        <numerusform>%n of your digits are wrong.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>closing</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your unsaved puzzle and your progress in {number} others: {cause}.</source>
      <translation>
        <numerusform>Closing now would lose your unsaved puzzle and your progress in another one: {cause}.</numerusform>
        <numerusform>Closing now would lose your unsaved puzzle and your progress in {number} others: {cause}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your progress in {number} puzzles: {cause}.</source>
      <translation>
        <numerusform>Closing now would lose your progress in one puzzle: {cause}.</numerusform>
        <numerusform>Closing now would lose your progress in {number} puzzles: {cause}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>column choice</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>%n others have {size} as well</source>
      <translation>
        <numerusform>%n other has {size} as well</numerusform>
        <numerusform>%n others have {size} as well</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>%n others have none either</source>
      <translation>
        <numerusform>%n other has none either</numerusform>
        <numerusform>%n others have none either</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>columns</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>Of {total} options these are gone: {parts}; left: {left}.</source>
      <translation>
        <numerusform>Of {total} option this is gone: {parts}; left: {left}.</numerusform>
        <numerusform>Of {total} options these are gone: {parts}; left: {left}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>Of {total} options these are gone: {parts}; none is left.</source>
      <translation>
        <numerusform>The only option is gone: {parts}; none is left.</numerusform>
        <numerusform>Of {total} options these are gone: {parts}; none is left.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options</source>
      <translation>
        <numerusform>1 option</numerusform>
        <numerusform>%n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>1 option left</numerusform>
        <numerusform>%n options left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{left} of {total} primary columns in the list</source>
      <translation>
        <numerusform>{left} of {total} primary column in the list</numerusform>
        <numerusform>{left} of {total} primary columns in the list</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{left} of {total} columns in the list</source>
      <translation>
        <numerusform>{left} of {total} column in the list</numerusform>
        <numerusform>{left} of {total} columns in the list</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>comparison</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>No difference in the first {count} decisions</source>
      <translation>
        <numerusform>No difference in the first decision</numerusform>
        <numerusform>No difference in the first {count} decisions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Looking for where they diverge; the first {count} decisions are the same</source>
      <translation>
        <numerusform>Looking for where they diverge; the first decision is the same</numerusform>
        <numerusform>Looking for where they diverge; the first {count} decisions are the same</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>difference</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options chosen</source>
      <translation>
        <numerusform>%n option chosen</numerusform>
        <numerusform>%n options chosen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options taken back</source>
      <translation>
        <numerusform>%n option taken back</numerusform>
        <numerusform>%n options taken back</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns covered</source>
      <translation>
        <numerusform>%n column covered</numerusform>
        <numerusform>%n columns covered</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns returned</source>
      <translation>
        <numerusform>%n column returned</numerusform>
        <numerusform>%n columns returned</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options gone</source>
      <translation>
        <numerusform>%n option gone</numerusform>
        <numerusform>%n options gone</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options returned</source>
      <translation>
        <numerusform>%n option returned</numerusform>
        <numerusform>%n options returned</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns smaller</source>
      <translation>
        <numerusform>%n column smaller</numerusform>
        <numerusform>%n columns smaller</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns larger</source>
      <translation>
        <numerusform>%n column larger</numerusform>
        <numerusform>%n columns larger</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>no option left for “{item}” and %n other columns</source>
      <translation>
        <numerusform>no option left for “{item}” and %n other column</numerusform>
        <numerusform>no option left for “{item}” and %n other columns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first}, and %n other candidates from {cell}.</source>
      <translation>
        <numerusform>{first}, and 1 other candidate from {cell}.</numerusform>
        <numerusform>{first}, and %n other candidates from {cell}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Without {option}, {digit} is possible again in %n cells.</source>
      <translation>
        <numerusform>Without {option}, {digit} is possible again in 1 cell.</numerusform>
        <numerusform>Without {option}, {digit} is possible again in %n cells.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>difference text</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{option} took {digit} from %n cells</source>
      <translation>
        <numerusform>{option} took {digit} from 1 cell</numerusform>
        <numerusform>{option} took {digit} from %n cells</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {column} to {colour}: its header leaves {list}, then its %n options with another colour, or none, leave all other columns</source>
      <translation>
        <numerusform>Purify {column} to {colour}: its header leaves {list}, then its %n option with another colour, or none, leaves all other columns</numerusform>
        <numerusform>Purify {column} to {colour}: its header leaves {list}, then its %n options with another colour, or none, leave all other columns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {column}: its header leaves {list}, then its %n options leave all other columns</source>
      <translation>
        <numerusform>Cover {column}: its header leaves {list}, then its 1 option leaves all other columns</numerusform>
        <numerusform>Cover {column}: its header leaves {list}, then its %n options leave all other columns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {outer}: {option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>Purify {outer}: {option} leaves column “{item}” ({before} → %n option)</numerusform>
        <numerusform>Purify {outer}: {option} leaves column “{item}” ({before} → %n options)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {outer}: {option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>Cover {outer}: {option} leaves column “{item}” ({before} → 1 option)</numerusform>
        <numerusform>Cover {outer}: {option} leaves column “{item}” ({before} → %n options)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Unpurify {outer}: {option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>Unpurify {outer}: {option} returns to column “{item}” ({before} → %n option)</numerusform>
        <numerusform>Unpurify {outer}: {option} returns to column “{item}” ({before} → %n options)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Uncover {outer}: {option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>Uncover {outer}: {option} returns to column “{item}” (0 → 1 option)</numerusform>
        <numerusform>Uncover {outer}: {option} returns to column “{item}” ({before} → %n options)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{option} leaves column “{item}” ({before} → 1 option)</numerusform>
        <numerusform>{option} leaves column “{item}” ({before} → %n options)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{option} returns to column “{item}” (0 → 1 option)</numerusform>
        <numerusform>{option} returns to column “{item}” ({before} → %n options)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>1 option left</numerusform>
        <numerusform>%n options left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, the fewest of %n primary columns</source>
      <translation>
        <numerusform>{options}, the fewest of %n primary column</numerusform>
        <numerusform>{options}, the fewest of %n primary columns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, the fewest of %n columns</source>
      <translation>
        <numerusform>{options}, the fewest of %n column</numerusform>
        <numerusform>{options}, the fewest of %n columns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: all %n options have been tried</source>
      <translation>
        <numerusform>Column “{item}” is done: its only option has been tried</numerusform>
        <numerusform>Column “{item}” is done: all %n options have been tried</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>exercise_sheet</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>{found} of %n exercises asked for: the search has no more of these kinds nearby.</source>
      <translation>
        <numerusform>{found} of %n exercise asked for: the search has no more of these kinds nearby.</numerusform>
        <numerusform>{found} of %n exercises asked for: the search has no more of these kinds nearby.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>exercises</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Right at the first attempt: {right} of {asked}; %n in a row</source>
      <translation>
        <numerusform>Right at the first attempt: {right} of {asked}; %n in a row</numerusform>
        <numerusform>Right at the first attempt: {right} of {asked}; %n in a row</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left, and no other column has fewer.</source>
      <translation>
        <numerusform>“{item}” has %n option left, and no other column has fewer.</numerusform>
        <numerusform>“{item}” has %n options left, and no other column has fewer.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has the smallest size, %n options left. {ties} columns have that size; it is the leftmost of those.</source>
      <translation>
        <numerusform>“{item}” has the smallest size, 1 option left. {ties} columns have that size; it is the leftmost of those.</numerusform>
        <numerusform>“{item}” has the smallest size, %n options left. {ties} columns have that size; it is the leftmost of those.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left; another column has only {least}.</source>
      <translation>
        <numerusform>“{item}” has %n option left; another column has only {least}.</numerusform>
        <numerusform>“{item}” has %n options left; another column has only {least}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is as small as the chosen column, with %n options, but not the first of those.</source>
      <translation>
        <numerusform>“{item}” is as small as the chosen column, with %n option, but not the first of those.</numerusform>
        <numerusform>“{item}” is as small as the chosen column, with %n options, but not the first of those.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node leaves too, but %n events later.</source>
      <translation>
        <numerusform>That node leaves too, but %n event later.</numerusform>
        <numerusform>That node leaves too, but %n events later.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node returns too, but %n events later: the order is reversed.</source>
      <translation>
        <numerusform>That node returns too, but %n event later: the order is reversed.</numerusform>
        <numerusform>That node returns too, but %n events later: the order is reversed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is covered too, but %n columns come first, going right from “{chosen}”.</source>
      <translation>
        <numerusform>“{item}” is covered too, but one column comes first, going right from “{chosen}”.</numerusform>
        <numerusform>“{item}” is covered too, but %n columns come first, going right from “{chosen}”.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>It is a guess: “{item}” has %n options left, and each may have to be tried.</source>
      <translation>
        <numerusform>It is a guess: “{item}” has %n option left, and each may have to be tried.</numerusform>
        <numerusform>It is a guess: “{item}” has %n options left, and each may have to be tried.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left, and no other cell has fewer.</source>
      <translation>
        <numerusform>“{item}” has %n option left, and no other cell has fewer.</numerusform>
        <numerusform>“{item}” has %n options left, and no other cell has fewer.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has the fewest options left, %n. {ties} cells have that many; it is the first of those.</source>
      <translation>
        <numerusform>“{item}” has the fewest options left, %n. {ties} cells have that many; it is the first of those.</numerusform>
        <numerusform>“{item}” has the fewest options left, %n. {ties} cells have that many; it is the first of those.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left; another cell has only {least}.</source>
      <translation>
        <numerusform>“{item}” has %n option left; another cell has only {least}.</numerusform>
        <numerusform>“{item}” has %n options left; another cell has only {least}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has as few options as the chosen cell, %n, but is not the first of those.</source>
      <translation>
        <numerusform>“{item}” has as few options as the chosen cell, %n, but is not the first of those.</numerusform>
        <numerusform>“{item}” has as few options as the chosen cell, %n, but is not the first of those.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>export_dialogs</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{count} steps per second</source>
      <translation>
        <numerusform>1 step per second</numerusform>
        <numerusform>{count} steps per second</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>export_facts</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{count} events, about {size}.</source>
      <translation>
        <numerusform>1 event, about {size}.</numerusform>
        <numerusform>{count} events, about {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{frames} frames, {time}, about {size}.</source>
      <translation>
        <numerusform>1 frame, {time}, about {size}.</numerusform>
        <numerusform>{frames} frames, {time}, about {size}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>{count} more</source>
      <translation>
        <numerusform>1 more</numerusform>
        <numerusform>{count} more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>at least {count} more</source>
      <translation>
        <numerusform>at least {count} more</numerusform>
        <numerusform>at least {count} more</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>folded</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options tried</source>
      <translation>
        <numerusform>{number} option tried</numerusform>
        <numerusform>{number} options tried</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options taken back</source>
      <translation>
        <numerusform>{number} option taken back</numerusform>
        <numerusform>{number} options taken back</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} columns covered</source>
      <translation>
        <numerusform>{number} column covered</numerusform>
        <numerusform>{number} columns covered</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} columns uncovered</source>
      <translation>
        <numerusform>{number} column uncovered</numerusform>
        <numerusform>{number} columns uncovered</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes hidden</source>
      <translation>
        <numerusform>{number} node hidden</numerusform>
        <numerusform>{number} nodes hidden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes returned</source>
      <translation>
        <numerusform>{number} node returned</numerusform>
        <numerusform>{number} nodes returned</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes dropped</source>
      <translation>
        <numerusform>{number} node dropped</numerusform>
        <numerusform>{number} nodes dropped</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes restored</source>
      <translation>
        <numerusform>{number} node restored</numerusform>
        <numerusform>{number} nodes restored</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} dead ends</source>
      <translation>
        <numerusform>{number} dead end</numerusform>
        <numerusform>{number} dead ends</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} solutions</source>
      <translation>
        <numerusform>{number} solution</numerusform>
        <numerusform>{number} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} events, {first} to {last}</source>
      <translation>
        <numerusform>{number} event, {first} to {last}</numerusform>
        <numerusform>{number} events, {first} to {last}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>gallery</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} options</source>
      <translation>
        <numerusform>{count} option</numerusform>
        <numerusform>{count} options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} items</source>
      <translation>
        <numerusform>{count} item</numerusform>
        <numerusform>{count} items</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} secondary ones</source>
      <translation>
        <numerusform>{count} secondary one</numerusform>
        <numerusform>{count} secondary ones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>At most %n numbers can be chosen of which none divides another.</source>
      <translation>
        <numerusform>At most %n number can be chosen of which none divides another.</numerusform>
        <numerusform>At most %n numbers can be chosen of which none divides another.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} decisions</source>
      <translation>
        <numerusform>{count} decision</numerusform>
        <numerusform>{count} decisions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} solution</numerusform>
        <numerusform>{count} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>From %n random walks down the tree; the standard error is {share} %.</source>
      <translation>
        <numerusform>From %n random walk down the tree; the standard error is {share} %.</numerusform>
        <numerusform>From %n random walks down the tree; the standard error is {share} %.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>hints</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No guess leads further: all ways together have %n dead ends.</source>
      <translation>
        <numerusform>No guess leads further: all ways together have %n dead end.</numerusform>
        <numerusform>No guess leads further: all ways together have %n dead ends.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No guess leads further: there are more than %n dead ends.</source>
      <translation>
        <numerusform>No guess leads further: there is more than %n dead end.</numerusform>
        <numerusform>No guess leads further: there are more than %n dead ends.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} decisions</source>
      <translation>
        <numerusform>{count} decision</numerusform>
        <numerusform>{count} decisions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} guesses</source>
      <translation>
        <numerusform>{count} guess</numerusform>
        <numerusform>{count} guesses</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} dead ends</source>
      <translation>
        <numerusform>{count} dead end</numerusform>
        <numerusform>{count} dead ends</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} updates</source>
      <translation>
        <numerusform>{count} update</numerusform>
        <numerusform>{count} updates</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Your notes in %n cells lack the right digit.</source>
      <translation>
        <numerusform>Your notes in %n cell lack the right digit.</numerusform>
        <numerusform>Your notes in %n cells lack the right digit.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>imports</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>%n files</source>
      <translation>
        <numerusform>%n file</numerusform>
        <numerusform>%n files</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>notes in %n cells</source>
      <translation>
        <numerusform>notes in %n cell</numerusform>
        <numerusform>notes in %n cells</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>%n givens</source>
      <translation>
        <numerusform>%n given</numerusform>
        <numerusform>%n givens</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>%n entries</source>
      <translation>
        <numerusform>%n entry</numerusform>
        <numerusform>%n entries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{count} puzzles</source>
      <translation>
        <numerusform>1 puzzle</numerusform>
        <numerusform>{count} puzzles</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{count} more lines could not be read.</source>
      <translation>
        <numerusform>One more line could not be read.</numerusform>
        <numerusform>{count} more lines could not be read.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} givens</source>
      <translation>
        <numerusform>1 given</numerusform>
        <numerusform>{count} givens</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles</source>
      <translation>
        <numerusform>1 puzzle</numerusform>
        <numerusform>{count} puzzles</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>library actions</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles were rated.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n puzzle was rated.</numerusform>
        <numerusform>%n puzzles were rated.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles do not have exactly one solution.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n puzzle does not have exactly one solution.</numerusform>
        <numerusform>%n puzzles do not have exactly one solution.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles could not be rated.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n puzzle could not be rated.</numerusform>
        <numerusform>%n puzzles could not be rated.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles are left; rate again to continue.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n puzzle is left; rate again to continue.</numerusform>
        <numerusform>%n puzzles are left; rate again to continue.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles were imported as “{name}”.</source>
      <translation>
        <numerusform>1 puzzle was imported as “{name}”.</numerusform>
        <numerusform>{count} puzzles were imported as “{name}”.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{again} of them are duplicates.</source>
      <translation>
        <numerusform>One of them is a duplicate.</numerusform>
        <numerusform>{again} of them are duplicates.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{lines} lines could not be read; the first: {error}.</source>
      <translation>
        <numerusform>One line could not be read: {error}.</numerusform>
        <numerusform>{lines} lines could not be read; the first: {error}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles were written into {name}.</source>
      <translation>
        <numerusform>1 puzzle was written into {name}.</numerusform>
        <numerusform>{count} puzzles were written into {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{lines} lines could not be read and were left out.</source>
      <translation>
        <numerusform>One line could not be read and was left out.</numerusform>
        <numerusform>{lines} lines could not be read and were left out.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>links</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{count} of {all} columns</source>
      <translation>
        <numerusform>{count} of {all} column</numerusform>
        <numerusform>{count} of {all} columns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{count} of {all} options</source>
      <translation>
        <numerusform>{count} of {all} option</numerusform>
        <numerusform>{count} of {all} options</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>matrix</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{open} of {options} options available</source>
      <translation>
        <numerusform>{open} of {options} option available</numerusform>
        <numerusform>{open} of {options} options available</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n half removed</source>
      <translation>
        <numerusform>%n half removed</numerusform>
        <numerusform>%n half removed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options chosen</source>
      <translation>
        <numerusform>%n option chosen</numerusform>
        <numerusform>%n options chosen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>No option is left for %n columns.</source>
      <translation>
        <numerusform>No option is left for %n column.</numerusform>
        <numerusform>No option is left for %n columns.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options left in it</source>
      <translation>
        <numerusform>%n option left in it</numerusform>
        <numerusform>%n options left in it</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options when covered</source>
      <translation>
        <numerusform>%n option when covered</numerusform>
        <numerusform>%n options when covered</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>matrix_editor</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n options</source>
      <translation>
        <numerusform>%n option</numerusform>
        <numerusform>%n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n primary columns</source>
      <translation>
        <numerusform>%n primary column</numerusform>
        <numerusform>%n primary columns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n secondary</source>
      <translation>
        <numerusform>%n secondary</numerusform>
        <numerusform>%n secondary</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n ones</source>
      <translation>
        <numerusform>%n one</numerusform>
        <numerusform>%n ones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n solutions</source>
      <translation>
        <numerusform>%n solution</numerusform>
        <numerusform>%n solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>at least {count} solutions</source>
      <translation>
        <numerusform>at least {count} solution</numerusform>
        <numerusform>at least {count} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>To ask for a number of solutions, use at most %n cells.</source>
      <translation>
        <numerusform>To ask for a number of solutions, use at most %n cell.</numerusform>
        <numerusform>To ask for a number of solutions, use at most %n cells.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>%n matrices tried</source>
      <translation>
        <numerusform>%n matrix tried</numerusform>
        <numerusform>%n matrices tried</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>new_puzzle</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>%n days in a row</source>
      <translation>
        <numerusform>%n day in a row</numerusform>
        <numerusform>%n days in a row</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>practice</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>%n cells belong to it so far.</source>
      <translation>
        <numerusform>%n cell belongs to it so far.</numerusform>
        <numerusform>%n cells belong to it so far.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not in it: it has %n candidates, and {most} are the most.</source>
      <translation>
        <numerusform>{cell} is not in it: it has %n candidate, and {most} are the most.</numerusform>
        <numerusform>{cell} is not in it: it has %n candidates, and {most} are the most.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>%n places in {house}</source>
      <translation>
        <numerusform>%n place in {house}</numerusform>
        <numerusform>%n places in {house}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{count} of these files already exist, the first is {name}. Replace them?</source>
      <translation>
        <numerusform>{name} already exists. Replace it?</numerusform>
        <numerusform>{count} of these files already exist, the first is {name}. Replace them?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{pages} pages were sent to the printer.</source>
      <translation>
        <numerusform>1 page was sent to the printer.</numerusform>
        <numerusform>{pages} pages were sent to the printer.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>{puzzles} puzzles on {pages}.</source>
      <translation>
        <numerusform>1 puzzle on {pages}.</numerusform>
        <numerusform>{puzzles} puzzles on {pages}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>{count} pages</source>
      <translation>
        <numerusform>1 page</numerusform>
        <numerusform>{count} pages</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>questions</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” has at most %n options</source>
      <translation>
        <numerusform>column “{item}” has at most 1 option</numerusform>
        <numerusform>column “{item}” has at most %n options</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>reasons</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>chosen at random from {columns} columns with %n options</source>
      <translation>
        <numerusform>chosen at random from {columns} columns with 1 option</numerusform>
        <numerusform>chosen at random from {columns} columns with %n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>the leftmost of {columns} columns with %n options</source>
      <translation>
        <numerusform>the leftmost of {columns} columns with 1 option</numerusform>
        <numerusform>the leftmost of {columns} columns with %n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>%n nodes leave the other columns.</source>
      <translation>
        <numerusform>1 node leaves the other columns.</numerusform>
        <numerusform>%n nodes leave the other columns.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>%n nodes leave: {options}, from {columns}.</source>
      <translation>
        <numerusform>1 node leaves: {options}, from {columns}.</numerusform>
        <numerusform>%n nodes leave: {options}, from {columns}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Column “{item}” has no other option: it is forced, as long as the guesses at depths {depths} hold.</source>
      <translation>
        <numerusform>Column “{item}” has no other option: it is forced, as long as the guess at depth {depths} holds.</numerusform>
        <numerusform>Column “{item}” has no other option: it is forced, as long as the guesses at depths {depths} hold.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>records</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Forget the times of %n puzzles? This cannot be undone.</source>
      <translation>
        <numerusform>Forget the time of %n puzzle? This cannot be undone.</numerusform>
        <numerusform>Forget the times of %n puzzles? This cannot be undone.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>You have solved %n puzzles.</source>
      <translation>
        <numerusform>You have solved %n puzzle.</numerusform>
        <numerusform>You have solved %n puzzles.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>repeat</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Bound: {depth} chosen, at least %n more options are needed</source>
      <translation>
        <numerusform>Bound: {depth} chosen, at least 1 more option is needed</numerusform>
        <numerusform>Bound: {depth} chosen, at least %n more options are needed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>There are %n columns of which no option covers two, so each needs an option of its own.</source>
      <translation>
        <numerusform>There is 1 column that still needs an option.</numerusform>
        <numerusform>There are %n columns of which no option covers two, so each needs an option of its own.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Every column is covered, but a cover with %n options is known already: the search turns back.</source>
      <translation>
        <numerusform>Every column is covered, but a cover with %n option is known already: the search turns back.</numerusform>
        <numerusform>Every column is covered, but a cover with %n options is known already: the search turns back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every primary column is covered at least once, by %n options</source>
      <translation>
        <numerusform>Solution {number}: every primary column is covered at least once, by %n option</numerusform>
        <numerusform>Solution {number}: every primary column is covered at least once, by %n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every column is covered at least once, by %n options</source>
      <translation>
        <numerusform>Solution {number}: every column is covered at least once, by %n option</numerusform>
        <numerusform>Solution {number}: every column is covered at least once, by %n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every primary column is covered exactly once, by %n options</source>
      <translation>
        <numerusform>Solution {number}: every primary column is covered exactly once, by %n option</numerusform>
        <numerusform>Solution {number}: every primary column is covered exactly once, by %n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every column is covered exactly once, by %n options</source>
      <translation>
        <numerusform>Solution {number}: every column is covered exactly once, by %n option</numerusform>
        <numerusform>Solution {number}: every column is covered exactly once, by %n options</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Finished: %n options are the fewest</source>
      <translation>
        <numerusform>Finished: %n option is the fewest</numerusform>
        <numerusform>Finished: %n options are the fewest</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The best cover so far has %n options</source>
      <translation>
        <numerusform>The best cover so far has 1 option</numerusform>
        <numerusform>The best cover so far has %n options</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>resuming</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>The latest decision with another option is {option} at depth {depth}: %n options are taken back, then {next} is tried.</source>
      <translation>
        <numerusform>The latest decision with another option is {option} at depth {depth}: 1 option is taken back, then {next} is tried.</numerusform>
        <numerusform>The latest decision with another option is {option} at depth {depth}: %n options are taken back, then {next} is tried.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>reverting</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Your last %n changes have been undone. Undo restores them.</source>
      <translation>
        <numerusform>Your last change was wrong and has been undone. Undo restores it.</numerusform>
        <numerusform>Your last %n changes have been undone. Undo restores them.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>session</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Unsaved work of {number} other windows was found.</source>
      <translation>
        <numerusform>Unsaved work of another window was found.</numerusform>
        <numerusform>Unsaved work of {number} other windows was found.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{number} digits</source>
      <translation>
        <numerusform>{number} digit</numerusform>
        <numerusform>{number} digits</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>skipped events</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options taken back</source>
      <translation>
        <numerusform>{number} option taken back</numerusform>
        <numerusform>{number} options taken back</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>solution_count</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} solution</numerusform>
        <numerusform>{count} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>More than {count} solutions</source>
      <translation>
        <numerusform>More than {count} solution</numerusform>
        <numerusform>More than {count} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>At least {count} solutions</source>
      <translation>
        <numerusform>At least {count} solution</numerusform>
        <numerusform>At least {count} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>A single solution needs at least 17 givens; there are {count}.</source>
      <translation>
        <numerusform>A single solution needs at least 17 givens; there is {count}.</numerusform>
        <numerusform>A single solution needs at least 17 givens; there are {count}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{count} cells differ from solution to solution.</source>
      <translation>
        <numerusform>{count} cell differs from solution to solution.</numerusform>
        <numerusform>{count} cells differ from solution to solution.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>These {count} givens have no solution together: {givens}.</source>
      <translation>
        <numerusform>This given has no solution: {givens}.</numerusform>
        <numerusform>These {count} givens have no solution together: {givens}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>They force {digits}; then {fact}.</source>
      <translation>
        <numerusform>They force {digits}; then {fact}.</numerusform>
        <numerusform>They force {digits}; then {fact}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>All givens force {digits}; then {fact}.</source>
      <translation>
        <numerusform>All givens force {digits}; then {fact}.</numerusform>
        <numerusform>All givens force {digits}; then {fact}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{digits} and {count} more</source>
      <translation>
        <numerusform>{digits} and {count} more</numerusform>
        <numerusform>{digits} and {count} more</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>solutions</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} covers, each better than the one before; the last is the best</source>
      <translation>
        <numerusform>{count} cover, which is the best</numerusform>
        <numerusform>{count} covers, each better than the one before; the last is the best</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} covers so far, each better than the one before</source>
      <translation>
        <numerusform>{count} cover so far</numerusform>
        <numerusform>{count} covers so far, each better than the one before</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} solution</numerusform>
        <numerusform>{count} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} solutions so far</source>
      <translation>
        <numerusform>{count} solution so far</numerusform>
        <numerusform>{count} solutions so far</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n seconds</source>
      <translation>
        <numerusform>%n second</numerusform>
        <numerusform>%n seconds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n minutes</source>
      <translation>
        <numerusform>%n minute</numerusform>
        <numerusform>%n minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n hours</source>
      <translation>
        <numerusform>%n hour</numerusform>
        <numerusform>%n hours</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} nodes</source>
      <translation>
        <numerusform>1 node</numerusform>
        <numerusform>{count} nodes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} dead ends</source>
      <translation>
        <numerusform>1 dead end</numerusform>
        <numerusform>{count} dead ends</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} solution</numerusform>
        <numerusform>{count} solutions</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>targets</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>At Most %n Options Are Left</source>
      <translation>
        <numerusform>At Most 1 Option Is Left</numerusform>
        <numerusform>At Most %n Options Are Left</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>timeline</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} solutions</source>
      <translation>
        <numerusform>{number} solution</numerusform>
        <numerusform>{number} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} dead ends</source>
      <translation>
        <numerusform>{number} dead end</numerusform>
        <numerusform>{number} dead ends</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} prunes</source>
      <translation>
        <numerusform>{number} prune</numerusform>
        <numerusform>{number} prunes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} decisions</source>
      <translation>
        <numerusform>{number} decision</numerusform>
        <numerusform>{number} decisions</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>tours</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>%n minutes</source>
      <translation>
        <numerusform>%n minute</numerusform>
        <numerusform>%n minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>%n stops</source>
      <translation>
        <numerusform>%n stop</numerusform>
        <numerusform>%n stops</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>There are %n more mistakes.</source>
      <translation>
        <numerusform>There is %n more mistake.</numerusform>
        <numerusform>There are %n more mistakes.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>transport</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} primary columns are in the list, and nothing has happened yet.</source>
      <translation>
        <numerusform>The start: the only primary column is in the list, and nothing has happened yet.</numerusform>
        <numerusform>The start: all {items} primary columns are in the list, and nothing has happened yet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} columns are in the list, and nothing has happened yet.</source>
      <translation>
        <numerusform>The start: the only column is in the list, and nothing has happened yet.</numerusform>
        <numerusform>The start: all {items} columns are in the list, and nothing has happened yet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{millions} million steps per second</source>
      <translation>
        <numerusform>{millions} million steps per second</numerusform>
        <numerusform>{millions} million steps per second</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{rate} steps per second</source>
      <translation>
        <numerusform>{rate} step per second</numerusform>
        <numerusform>{rate} steps per second</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>tree</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{count} nodes</source>
      <translation>
        <numerusform>1 node</numerusform>
        <numerusform>{count} nodes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>1 solution</numerusform>
        <numerusform>{count} solutions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n more</source>
      <translation>
        <numerusform>1 more</numerusform>
        <numerusform>%n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n forced</source>
      <translation>
        <numerusform>%n forced</numerusform>
        <numerusform>%n forced</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n decisions without alternative</source>
      <translation>
        <numerusform>%n decision without alternative</numerusform>
        <numerusform>%n decisions without alternative</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>window</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{givens} givens, {to_go} to go</source>
      <translation>
        <numerusform>1 given, {to_go} to go</numerusform>
        <numerusform>{givens} givens, {to_go} to go</numerusform>
      </translation>
    </message>
  </context>
</TS>
