<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>CellMenu</name>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>&amp;Clear Cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>&amp;Clear Cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>Enter &amp;Digit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>&amp;Note</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>C&amp;olour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>Colour No&amp;te</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>&amp;Highlight {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>Make &amp;Given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/cell_menu.py" />
      <source>Make &amp;Entry</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Checking</name>
    <message>
      <location filename="../../sudoku_gui/shell/checking.py" />
      <source>There are no givens to check your digits against.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/checking.py" />
      <source>The puzzle has several solutions, so your digits cannot be checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/checking.py" />
      <source>The puzzle has no solution, so your digits cannot be checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/checking.py" />
      <source>Stopped. Your digits have not been checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/checking.py" />
      <source>No mistakes so far.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ComparisonChoosers</name>
    <message>
      <location filename="../../sudoku_gui/panes/compare/choosers.py" />
      <source>Compare with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/choosers.py" />
      <source>Align</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/choosers.py" />
      <source>Seed of the random ties</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/choosers.py" />
      <source>A stored run</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ComparisonPlot</name>
    <message>
      <location filename="../../sudoku_gui/panes/compare/plot.py" />
      <source>Depth of both searches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/plot.py" />
      <source>A click goes there; Left and Right go on and back by a fiftieth of the plot.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/plot.py" />
      <source>depth here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/plot.py" />
      <source>depth there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/plot.py" />
      <source>Nothing is known of the runs yet.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ComparisonStatement</name>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>Go There</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>Go to where the two searches diverge</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ComparisonTable</name>
    <message>
      <location filename="../../sudoku_gui/panes/compare/table.py" />
      <source>Numbers of both searches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/table.py" />
      <source>Complete runs first, then both up to their positions. A triangle marks the smaller number of two complete runs.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ComparisonView</name>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>Comparison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>Another search of the same problem follows this one wherever you go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>Watch a search to compare it with another search of the same problem.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>A repeat cover is searched in one way only: there is nothing to compare it with.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>Choose above what to compare this search with: another rule or another algorithm on the same problem.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>DifferenceView</name>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>What this choice did</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Columns, options and sizes that have changed. Arrow keys move through them, Enter goes to where one changed last, Ctrl+C copies all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>This choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Compare with the moment before the latest choice was tried; follows the search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Since here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Compare with the current position from now on, wherever the search goes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Stop comparing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>What is listed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Watch a search to see what a choice took away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>“This choice” shows what the latest choice took away; “Since here” what changes from here on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>No differences.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>No differences of this kind.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Comparing…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Nothing has been chosen here yet.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Editing</name>
    <message>
      <location filename="../../sudoku_gui/shell/editing.py" />
      <source>The puzzle has been restarted. Undo restores your work and the time.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Experiments</name>
    <message>
      <location filename="../../sudoku_gui/shell/experiments.py" />
      <source>What you pointed at is no longer visible. Point at it again, then press W.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/experiments.py" />
      <source>Point at a column, an option or a candidate first; W then takes it instead of what was chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/experiments.py" />
      <source>A repeat cover is searched in one way only: there is nothing to compare it with.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ExportForm</name>
    <message>
      <location filename="../../sudoku_gui/widgets/export_form.py" />
      <source>Save &amp;As...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/export_form.py" />
      <source>&amp;Format:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/export_form.py" />
      <source>As on screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/export_form.py" />
      <source>Dark on white, for paper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/export_form.py" />
      <source>C&amp;olours:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/export_form.py" />
      <source>With the sentence &amp;below</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Exporting</name>
    <message>
      <location filename="../../sudoku_gui/export/controller.py" />
      <source>the view is no longer visible</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/controller.py" />
      <source>The picture was copied.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>FilmDialog</name>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>&amp;Shows:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>&amp;Part:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>Nu&amp;mber of steps:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>F&amp;rom event:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>&amp;To event:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>St&amp;ep:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>Spee&amp;d:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>S&amp;ize:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>For MP4 the program ffmpeg is needed. Install it as other programs of your system, then start again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>There are no events in this part; choose another one.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>GoingBack</name>
    <message>
      <location filename="../../sudoku_gui/shell/checking.py" />
      <source>Looking for the solution...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/reverting.py" />
      <source>There is no mistake so far.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/reverting.py" />
      <source>No correct state is known: the puzzle was opened with a mistake in it.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>HintCard</name>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Hint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>&amp;More</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Tell more about this hint (F2)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>&amp;Do It</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Do this step on the board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>See &amp;Why</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Watch Dancing Links show why this step holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>&amp;Key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Tell what the signs on the board mean</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>&amp;About This Technique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Read about this technique, with an example</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>&amp;Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Close this hint (Esc)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Looking for a step...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>Something is wrong</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>There is nothing left to do, or no technique that is switched on finds a step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>The program that looks for hints has failed. Ask again; if it happens again: {details}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/card.py" />
      <source>No hint</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>InfoBar</name>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Messages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Close this message (Esc)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>LogDialog</name>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>&amp;Part:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>F&amp;rom event:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>&amp;To event:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>St&amp;ep:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>With a se&amp;ntence for each event</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>There are no events in this part; choose another one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>This run is known up to there; its end is not known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>This may take long; you can stop it at any time.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>NewPuzzle</name>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>New puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>Puzzle of the Day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>Empty Board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>Make Puzzles...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>Making a puzzle of the level {level}...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>{level}, {score} points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>the puzzles made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/controller.py" />
      <source>No puzzle could be made: {details}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>PictureDialog</name>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>&amp;View:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Sca&amp;le:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>&amp;Page:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>&amp;Copy</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>PositionField</name>
    <message>
      <location filename="../../sudoku_gui/panes/transport/position_field.py" />
      <source>Type a number and press Enter to go there.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Presentation</name>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>Page Down steps forward, Page Up back, L changes the light, B is black, Esc ends.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Progress</name>
    <message>
      <location filename="../../sudoku_gui/widgets/progress.py" />
      <source>Something else is being written. Wait until it is done, or cancel it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/progress.py" />
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>PuzzleMaker</name>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Make Puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Puzzles made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>&amp;Make</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Any</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>No given can be left &amp;out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Givens &amp;where the board has digits now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Another one each time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>&amp;Puzzles:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>&amp;Level:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Needed &amp;technique:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>&amp;Symmetry:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>&amp;Givens:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>See&amp;d:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Making puzzles...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>&amp;Stop</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>%n puzzles were made.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>No such puzzle could be made: {details}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <location filename="../../sudoku_gui/files/recent.py" />
      <source>Open &amp;Recent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/recent.py" />
      <source>&amp;Clear List</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/recent.py" />
      <source>Unsaved puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/recent.py" />
      <source>Unsaved puzzle: {counts}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>RunExchange</name>
    <message>
      <location filename="../../sudoku_gui/export/run_exchange.py" />
      <source>it is not text.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/run_exchange.py" />
      <source>the clipboard</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>RunModel</name>
    <message>
      <location filename="../../sudoku_gui/panes/runs/model.py" />
      <source>–</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>RunsView</name>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Runs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Enter or a double click watches a run where it was left. W takes the column or option pointed at instead of the one that was chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Watch a search to see its runs.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SheetDialog</name>
    <message>
      <location filename="../../sudoku_gui/export/sheet_dialog.py" />
      <source>Number of e&amp;xercises:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/sheet_dialog.py" />
      <source>&amp;Pictures:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/sheet_dialog.py" />
      <source>P&amp;aper:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/sheet_dialog.py" />
      <source>Choose what may be asked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/sheet_dialog.py" />
      <source>Questions about what the search does after event {position}. The answers are on a page of their own.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ShortcutSheet</name>
    <message>
      <location filename="../../sudoku_gui/help/shortcuts.py" />
      <source>Keyboard Shortcuts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/shortcuts.py" />
      <source>Keyboard shortcuts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/shortcuts.py" />
      <source>Action</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/shortcuts.py" />
      <source>Keys</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SolutionsDialog</name>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Option numbers, from 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Names of options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Rows of the matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Sudokus of 81 characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>&amp;Format:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>At &amp;most:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>One solution a line, written as they are found. You can stop at any time.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SolutionsView</name>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/view.py" />
      <source>Solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/view.py" />
      <source>Enter or a double click on a solution goes to where the search finds it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/view.py" />
      <source>Watch a search to see its solutions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/view.py" />
      <source>&amp;Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/view.py" />
      <source>&amp;Find All</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Solving</name>
    <message>
      <location filename="../../sudoku_gui/shell/solving.py" />
      <source>Solving: {ticks} events so far...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/solving.py" />
      <source>Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/solving.py" />
      <source>Show the Dead End</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SpokenTimeline</name>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/accessibility.py" />
      <source>Position in the search</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StackTable</name>
    <message>
      <location filename="../../sudoku_gui/panes/stack/table.py" />
      <source>Watch a search to see the options chosen.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StackView</name>
    <message>
      <location filename="../../sudoku_gui/panes/stack/view.py" />
      <source>A click or Enter on a row goes to where its column was chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/view.py" />
      <source>Stack</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Rating</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>All Steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>&amp;Do All Before This</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>&amp;Do It</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>&amp;About This Technique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>&amp;Look Again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Looking for steps...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Order of the steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>By technique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>By cell</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Looking for steps: %n so far...</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>No step is possible.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>%n steps lead to the solution.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>%n steps are possible.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>The program that looks for steps has failed: {details}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>The board has changed.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Stops</name>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>This happens only once. Step to another event, or choose Breakpoints &gt; Edit Breakpoints.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>No breakpoint is on. B sets one at what just happened; Breakpoints &gt; Edit Breakpoints has all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>Nothing is followed. Right-click a column, an option or a cell, and choose Follow.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>TargetMenu</name>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Copy Name</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>TechniquesDialog</name>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Techniques</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Move &amp;Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Try it earlier (Ctrl+Up)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Move &amp;Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Try it later (Ctrl+Down)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>&amp;Restore Defaults</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Switch all on, in the usual order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Search for a technique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/techniques_dialog.py" />
      <source>Hints and All Steps use what is switched on, in this order. Ratings always use all techniques in the usual order, so that they can be compared.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Timeline</name>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/view.py" />
      <source>Not known yet: the search is still running in the background.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Transport</name>
    <message>
      <location filename="../../sudoku_gui/panes/transport/view.py" />
      <source>Press Watch, Play or Step to see how Dancing Links solves this puzzle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/view.py" />
      <source>Moving: press Esc to stop here.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>TreeDialog</name>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>At &amp;most:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>This search has no node yet.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Typing</name>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>No selected cell has the note {digit}. Colours go to notes while a digit is highlighted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>You are colouring the notes {digit}, which are highlighted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>Click cells to give them the colour {colour}. Press Esc to stop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>Click cells to write the note {digit}. Press Esc to stop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>Click cells to enter {digit}. Press Esc to stop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>This puzzle belongs to the tour. Leave the tour to write in your own.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Watching</name>
    <message>
      <location filename="../../sudoku_gui/shell/watching.py" />
      <source>You have left the search at event {position}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/watching.py" />
      <source>Watch Again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/watching.py" />
      <source>Editing the puzzle leaves the search at event {position}. Repeat the change to edit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/watching.py" />
      <source>Edit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/watching.py" />
      <source>Keep Watching</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>WindowParts</name>
    <message>
      <location filename="../../sudoku_gui/shell/parts.py" />
      <source>&amp;Panes</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>about</name>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>About Dancing Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>&amp;Copy for a Bug Report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>Copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>Dancing Sudoku {version}: a Sudoku whose solver you can watch, forward and back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>Qt {qt}, PySide {pyside}, Python {python}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>Free software under the {licence}, version 3 or later: you may use, change and share it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>Parts of others: {qt} under the {lgpl}, version 3; Python (PSF licence); the search is compiled by Cython (Apache licence 2.0); GIF by Pillow (MIT-CMU licence); hints by hodoku-py (GPL); MP4 by FFmpeg (LGPL or GPL), where installed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>The algorithm: D. E. Knuth, {paper}, 2000, and The Art of Computer Programming, volume 4B, section 7.2.2.1; the links that leave and return: H. Hitotumatu and K. Noshita, 1979.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>The search runs compiled ({kernels}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>The search runs uncompiled, more than {count} times slower: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>To change this, install it again without that variable.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>To change this, install Cython, then install it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>To change this, install the source where it is: {command}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/about.py" />
      <source>To change this, install a C compiler and Python's headers (on Debian: {packages}), then install it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>How to Change This</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/uncompiled.py" />
      <source>{detail} was set when it was installed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/uncompiled.py" />
      <source>no C compiler was found when it was installed ({detail})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/uncompiled.py" />
      <source>Python's headers were missing when it was installed ({detail})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/uncompiled.py" />
      <source>Cython was missing when it was installed ({detail})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/uncompiled.py" />
      <source>compiling failed when it was installed ({detail})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/uncompiled.py" />
      <source>this is the source in {detail}, which is not installed</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;File</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Edit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Solver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Breakpoints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Gallery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;View</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Hi&amp;ghlight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;New Puzzle...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Choose a level and play a new puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>New E&amp;mpty Board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Start with an empty board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>New Exact &amp;Cover...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Enter a 0-1 matrix of your own and watch its search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Open...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Open a puzzle from a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Save the puzzle in its file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Save &amp;As...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Save the puzzle in another file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Save the &amp;Run As...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Save the search and its position in a small file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export a &amp;Picture...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export a view as PNG, SVG or PDF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export the &amp;Log...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export events as text, CSV or JSON Lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export the &amp;Tree...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export the search tree as SVG or for Graphviz</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export the Sol&amp;utions...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Find all solutions of the search and write them as text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export a &amp;Film...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export part of the search as WebP, GIF, MP4 or a web page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Export Exercise S&amp;heet...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Write questions about what the search does next, with pictures and answers, as PDF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Puzzle Librar&amp;y</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Browse the puzzles of a file or a collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Pre&amp;vious Puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Open the puzzle before this one in its collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Ne&amp;xt Puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Open the puzzle after this one in its collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>A&amp;dd This Puzzle to the Library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Add the puzzle on the board to a collection of your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Restore Previous Pu&amp;zzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Restore the puzzle that was on the board before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Earli&amp;er Versions...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Show earlier states of the board, and unsaved work of other windows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Pr&amp;int...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Print puzzles with their solutions, or write them as PDF, SVG and PNG</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Quit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Undo the last change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Redo the last undone change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>C&amp;heck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Mark wrong digits without changing them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Back to the Last C&amp;orrect State</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Undo everything since the first mistake</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Copy Puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Copy the givens as one line of 81 characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Copy &amp;Board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Copy givens and entries together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Copy a &amp;Link to This Position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Copy a link that returns to this position when it is pasted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Paste Puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Put a puzzle from the clipboard on the board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Cle&amp;ar Cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Remove digit, notes and colours of the selected cells; givens stay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Clear All &amp;Entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Remove all digits that you have entered; notes and colours stay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Res&amp;tart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Remove entries, notes and colours, and reset the time; undo restores them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Fill In All Candidates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Write all candidates of the empty cells as notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Ma&amp;ke Entries Givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Make all digits on the board givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Make Gi&amp;vens Entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Make all digits on the board entries, so that they can be changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Select All Cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Select all cells (Ctrl+A on the board)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Select S&amp;imilar Cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Select the cells with the same digit, or else the same notes or colours (Ctrl+Shift+A on the board, or a double click)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Enter &amp;Givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Type the digits printed in the puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Enter &amp;Digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Type your own digits; the givens are locked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Write Corner &amp;Notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Corner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Type small notes, each in its own place (N on the board)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Write Centre Notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Centre</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Type small notes side by side (Shift+N on the board)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Colour Cell&amp;s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Colour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Colour cells with the digits 1 to 9 (C on the board)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Stop the clock and hide the board, or go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Preferences...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Choose colours, sizes, and how playing and searches work</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Hint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Tell where to look for the next step, then for what, then why, then do it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>All St&amp;eps...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>List all steps that are possible now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Rating...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Say how hard this puzzle is, and list the steps to its solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Solve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Fill in the solution and say whether it is the only one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>How Many Sol&amp;utions?...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Show whether the puzzle has one solution, several or none, and what can be done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Watch from the Start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go to the start of the search for this puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Bac&amp;k to Playing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Leave the search, or the tour, and go back to the puzzle; Esc does the same</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>To the S&amp;tart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go to the start of the search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step &amp;Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go back one step, to the row that the log marks with this icon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Play or Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step automatically, or pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step &amp;Forward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go on one step, to the row that the log marks with this icon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>To the E&amp;nd</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go to the end of the search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Play Backwa&amp;rd</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step backward automatically</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step Back, Finer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Undo a step of the next finer kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step Forward, Finer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Do a step of the next finer kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step Back, Coarser</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Undo a step of the next coarser kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Step Forward, Coarser</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Do a step of the next coarser kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Previous Dead End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go back to the previous dead end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Next Dead End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go to the next dead end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Previous Solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go back to the previous solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Next Solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go to the next solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Go to Position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Type the number of an event to go to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Faster</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Play more steps a second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Slower</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Play fewer steps a second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Coarser Steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Choose the next coarser kind of step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Finer Steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Choose the next finer kind of step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Choose the Column with the Fewest &amp;Options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Knuth's rule: it keeps the search narrow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Choose the F&amp;irst Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>No rule: see how much more backtracking there is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>E&amp;xact Covers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Every column exactly once: find all solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Exact Co&amp;ver with the Fewest Options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Every column exactly once: branch and bound for the smallest solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Repeat Cover with the Fewest Options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Every column at least once: branch and bound for the smallest solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Search with Dancing &amp;Links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Exact cover: 729 options over 324 columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Searc&amp;h with Bits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Backtracking with bit masks of the digits missing in each row, column and box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Wh&amp;at If</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Start a run that takes the selected column or option instead of the one that was chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>What &amp;Did This Choice Do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Mark what the latest choice removed; press again to stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Mark Changes from Here On</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Mark what differs from this position, wherever you go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Mark No Changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Stop marking changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Stop What Is Running</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Stop a long search, or a long move through it, where it is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Break Here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Stop whenever this happens again; press again to remove the breakpoint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Run to the Next Breakpoint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Run until a breakpoint is reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Run Back to the Previ&amp;ous Breakpoint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Run back until a breakpoint is reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Edit Breakpoints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Show the list of breakpoints and bookmarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Book&amp;mark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Add or remove a bookmark at this position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Previous Bookmark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go back to the previous bookmark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Next Bookmark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go to the next bookmark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Previous Change of What Is &amp;Followed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go back to the previous change of the followed column, option or cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Next C&amp;hange of What Is Followed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Go to the next change of the followed column, option or cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;All Problems...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Choose a problem, its size and its board, and see how large its search will be</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Edit the &amp;Matrix...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Edit the problem that is watched as a 0-1 matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>The board and the digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Lear&amp;n</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>The board, the links and the pseudo-code: all that is needed to follow the search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>The board beside the matrix and its columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Study</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Links, pseudo-code, stack and search tree together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>R&amp;eset Layout</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Restore the default layout of the panes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>P&amp;resent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Large type and few panes on the whole screen; Page Down steps, B is black, Esc ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;3</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;5</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;7</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;8</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Digit &amp;9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Cells with Two &amp;Candidates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Highlight the cells in which exactly two digits are possible</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>My Stat&amp;istics...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Show how many puzzles you have solved, and how quickly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>S&amp;ystem Colours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Dark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;High Contrast</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Sys&amp;tem Language</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Guided &amp;Tours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Learn step by step what exact cover and Dancing Links are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Continue the Tour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Continue the last tour where you left it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>E&amp;xercises</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Answer questions about what the search does next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>T&amp;echniques...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Read about every technique that hints use, switch it off or try it earlier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Manual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Read about every part of the program, with pictures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;What Is This?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>Explain the next thing you click</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;Keyboard Shortcuts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/action_table.py" />
      <source>&amp;About Dancing Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>Toolbar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Knuth's 6 × 7 Matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The example of the paper “Dancing Links”, 2000</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Six Sets over Seven Elements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A matrix small enough to be solved by hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;6 Queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>4 solutions; diagonals are columns that need not be covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;8 Queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>92 solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;13 Queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>73,712 solutions in some 70 million events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on &amp;3 × 20</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>8 tilings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 6 × 1&amp;0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>9,356 tilings in 2.5 billion events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>S&amp;tations on a Ring</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Repeat cover: serve twelve places with as few stations as can be</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>title and remarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>further sections of its file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your notes in the middle of cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your colours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your colours of notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the time spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Solved. This is the only solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>This is one of several solutions: the puzzle needs more givens to have only one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Stopped. This is a solution; whether it is the only one is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Stopped after {ticks} events: whether there is a solution is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution: all {dead_ends} branches are dead ends. In the first, with {depth} digits on the board, “{item}” has no option left.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} of your entries were other digits; undo brings them back.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{one} and {other} both hold {digit} in {house}; change one of them.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} more pairs clash.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Saved, but some things were not kept: the format {format} does not hold {parts}. A .dsudoku file does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>The format {format} does not keep {parts}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Left out: {parts}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>comment lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>further frames</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>candidates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>the text after the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>the rest, which could not be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>columns that hold no puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>the solution that the file has</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>the technique and the step that the line is about</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>notes in cells that hold a digit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>moves made on the way to the present board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>colours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>lines, shapes and texts drawn on the grid, which may stand for further rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>parts unknown to this program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>elements unknown to this program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>the input mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>the undo history</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>the watched search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>breakpoints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>bookmarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>runs of the search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>A single digit in a cell was read as a given.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>A single digit in a cell was read as an entry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>A single digit in a cell was read as a note, because another cell of its house still has it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>Every single digit in a cell was read as a note.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>The file does not distinguish givens from entries; all digits were read as givens.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/formats/codes.py" />
      <source>Each line is a puzzle of its own.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>baseline</name>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digits} gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digits} returned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>gone since the compared position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>returned since then</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/input.py" />
      <source>Compare with the Node Selected Before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/input.py" />
      <source>Compare with {node}, Selected Before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/input.py" />
      <source>Go There</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/input.py" />
      <source>Compare with the Current Position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/input.py" />
      <source>More...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/input.py" />
      <source>Event {position}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>bits</name>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Choose cell {cell}: {option} is given, and givens come first</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Choose cell {cell}: the first empty one, %n digits left</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Choose cell {cell}: %n digits left, the fewest of {cells} cells</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>The digits of the puzzle are written first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>The rule takes the first empty cell, however many digits fit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>A digit fits where the masks of row, column and box all have its bit: three ANDs tell how many.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Write {option}: it is given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Write {option}: the only digit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Write {option} (digit {k} of {d}): a guess, the last one left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Write {option} (digit {k} of {d}): a guess</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Take back {option}: it was given, so nothing replaces it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Take back {option}: it was the only digit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Take back {option} (digit {k} of {d}): it was the last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Take back {option} (digit {k} of {d}): {next} is next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Its row, its column and its box together hold all nine digits. Only cells are looked at: a digit without a place in a house is met later than with Dancing Links.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>No cell is empty. The search goes on, to find out whether there is another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Cell {cell} is done: its digit was given, so nothing else is tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Cell {cell} is done: all its digits have been tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Dead end: no digit fits in {cell}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Solution {number}: every cell has its digit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>One bit goes out of the masks of its row, its column and its box: that is all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>The same three bits come back; the stack remembers which digits are still to be tried.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/bits_events.py" />
      <source>Every branch has been tried and taken back; all masks are as they were at the start.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>bound</name>
    <message>
      <location filename="../../sudoku_gui/panes/bound/option_list.py" />
      <source>strikes nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/option_list.py" />
      <source>Columns that were counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/option_list.py" />
      <source>Each needs an option of its own. Up and Down go through them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{depth} + 0 = {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{depth} + {bound} {sign} {best}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{count}: too many</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{count}: the best cover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{count} chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{count} more needed</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>%n options chosen, and no more are needed: a cover.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, not fewer than the {best} of the best cover: nothing better can follow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, more options than are allowed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, fewer than the {best} of the best cover: a better one may follow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}. No cover is known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>The search asks now: this branch will be pruned.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>The search has asked: this branch is pruned.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>The search asks only where a tree node is entered; asked here, it would prune.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>The search asks now: it will go on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>The search has asked: it goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>The search asks only where a tree node is entered; asked here, it would go on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{number}. “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{column}: counted; it strikes no other column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{column}: counted; its options strike {items}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{option} covers no other column that is left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/text.py" />
      <source>{option} also covers {items}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/view.py" />
      <source>Bound</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/view.py" />
      <source>Why a branch is pruned, or not, where the fewest options are wanted: a lower bound and the columns that prove it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/view.py" />
      <source>Watch a search for the fewest options to see its bound and what proves it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/view.py" />
      <source>The bound belongs to a search for the fewest options. To see one, choose Stations on a Ring in the Gallery menu, or another goal in the Solver menu.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/bound/view.py" />
      <source>The search has found it; from here on only a cover with fewer options will do.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>breakpoints</name>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Bookmarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Enter or a click goes to a bookmark, F2 names it, Del removes it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Add</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Mark this position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Remove</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Remove the bookmark (Del)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Previous</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Go to the previous bookmark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Go to the next bookmark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>No bookmark yet.
Add one to find this position again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/bookmark_page.py" />
      <source>Watch a search to mark positions in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/list_page.py" />
      <source>Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/list_page.py" />
      <source>Restore what was removed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/model.py" />
      <source>{mark}, here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Breakpoints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>X switches a breakpoint on or off, Enter changes it, F2 names it, Del removes it, Alt+Up and Alt+Down move it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>No breakpoint yet.
Add one to stop runs, forward and backward.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Add...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Add a breakpoint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Remove the breakpoint (Del)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Run back to the previous breakpoint (with Shift: to the selected one only)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Run Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Run on to the next breakpoint (with Shift: to the selected one only)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/page.py" />
      <source>Run On</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>What to wait for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>Option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>Cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>Number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>−</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>Remove this condition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source>≤ </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_claim.py" />
      <source> options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>What the breakpoint waits for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>And...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>Add another condition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>Discard the changes (Esc)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>Save this breakpoint (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/question_editor.py" />
      <source>⚠ {text}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/rows.py" />
      <source>Name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>{name}: {description}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>just reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>runs stop here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>switched off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>can never happen in this problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>belongs to another problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>{row}, {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>Stop {description}.
This breakpoint: {state}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>event {position}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>event {position}: {name}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>%n breakpoints removed</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>Removed: {text}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>Choose a column.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>Choose an option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>Choose a cell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>No column is called “{text}”: choose one from the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>No option is called “{text}”: choose one from the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>No cell is called “{text}”: type, for example, r3c5.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>Following {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>Following {name}: {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>covered</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>%n options left</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>hidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>in its column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/text.py" />
      <source>out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/view.py" />
      <source>Breakpoints and bookmarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/view.py" />
      <source>Where runs stop, positions to come back to, and what is followed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/view.py" />
      <source>Breakpoints or bookmarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/view.py" />
      <source>Run back to its previous change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/view.py" />
      <source>Run on to its next change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/breakpoints/view.py" />
      <source>Stop following</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>candidates</name>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>All four boards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Cells, rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Columns, boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Rows and digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Columns and digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Boxes and digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Cells: digits left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Rows × digits: columns left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Columns × digits: rows left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Boxes × digits: places left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>r{number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>c{number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>b{number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>Chosen: {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{name}: covered by {option} at depth {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{name}: covered, {left} to be tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{name}: {candidates} ({left})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{name}: no option left except those of the column being covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{name}: no option left, a dead end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{name}: no option left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{option} was chosen at depth {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{option} is in {columns} of its 4 columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{option} is out of “{name}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/text.py" />
      <source>{option} is in “{name}”: {left}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/view.py" />
      <source>Which boards are shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/view.py" />
      <source>There is not enough space for more boards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/view.py" />
      <source>Candidate boards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move from place to place, Tab and Page Down to the next board; 1 to 9 pick a candidate; Enter goes to where it changed last.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/view.py" />
      <source>Only a Sudoku has candidate boards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/view.py" />
      <source>Watch a search to see its candidates.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/candidates/view.py" />
      <source>Since event {position}: {gone} left (struck out), {back} came back (ringed).</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>cells</name>
    <message>
      <location filename="../../sudoku_gui/panes/board/digit_pad.py" />
      <source>Note {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/digit_pad.py" />
      <source>Colour {number}, {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/digit_pad.py" />
      <source>Clear Cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/digit_pad.py" />
      <source>Clear the selected cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/digit_pad.py" />
      <source>Digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/overlays.py" />
      <source>Paused</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/overlays.py" />
      <source>Press P or click to go on</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/board/selecting.py" />
      <source>%n cells selected</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/status_key.py" />
      <source>Show why, and what can be done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>row {row}, column {column}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>, </source>
      <comment>between phrases</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>given {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>given {digit}, not chosen by the search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digit}, chosen by the search, the only option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digit}, chosen by the search, a guess</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digit}, chosen by the search, guess at depth {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>empty, candidate {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>empty, candidates {digits}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>notes {digits}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>in the middle {digits}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>breaks a rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>no option left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>newest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>the column chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digits} in the column chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>wrong</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>impossible notes {digits}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>highlighted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>coloured {colours}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>note {digit} coloured {colours}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digit}, all nine are placed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digit}, {left} still to place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>{digit}, {over} too many</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>One solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>Several solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>No solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>Solutions not counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/text.py" />
      <source>Looking for solutions...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/view.py" />
      <source>Sudoku board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/board/view.py" />
      <source>Arrow keys move from cell to cell, with Ctrl to the next empty one, and select several with Shift. 1 to 9 write a digit, with Alt a note; Delete clears it.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/shell/highlighting.py" />
      <source>%n cells highlighted</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>, </source>
      <comment>between digits</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{most} and {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>orange</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>yellow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>green</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>teal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>blue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>violet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>pink</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>grey</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>checking</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/shell/checking.py" />
      <source>%n of your digits are wrong.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
  </context>
  <context>
    <name>closing</name>
    <message>
      <location filename="../../sudoku_gui/files/closing.py" />
      <source>A file is still being imported. The window closes when that is done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/closing.py" />
      <source>The library is still writing your last changes; another program may be using it. The window closes when that is done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/closing.py" />
      <source>The disk does not answer yet. The window closes when your work is stored.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/closing.py" />
      <source>&amp;Save As...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/closing.py" />
      <source>&amp;Try Again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/closing.py" />
      <source>&amp;Close Anyway</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/closing.py" />
      <source>&amp;Keep Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Closing now would lose your unsaved puzzle: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Closing now would lose your unsaved puzzle and your progress in another one: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Closing now would lose your unsaved puzzle and your progress in {number} others: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Closing now would lose your progress in one puzzle: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Closing now would lose your progress in {number} puzzles: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Free some space, or make {folder} writable, and try again.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>column choice</name>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Its option is given.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>It was chosen on request, not by the rule.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>The rule takes the first in the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>The rule takes the fewest options, the leftmost of equals.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>The rule takes the fewest options, at random among equals.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Chosen: “{name}”, {left}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Dead end: “{name}” has no option left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Branching on “{name}”: it had {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Branching on “{name}”: option {number} of {among}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Another has none at all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>The smallest has {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>No other has as few.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>No other is left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>The next smallest has {size}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>%n others have {size} as well</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>%n others have none either</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>{equals}; it is the leftmost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>{equals}; it was chosen at random.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Only cells compete, no houses.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/choice_model.py" />
      <source>Only primary columns compete.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>No column is chosen: the search has finished.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>No column is chosen yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>&amp;Why this one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Go back to where this column was chosen, to see what it competed with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>B&amp;y size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>List the columns by size: the chosen one, then those it competes with</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>columns</name>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>no option</source>
      <comment>a state, in a narrow column</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>live</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>tie</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>secondary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>{sentence} It is as small as the one chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” is secondary: it may be covered at most once, but need not be, so it is never chosen. {size} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” is secondary; it was covered at depth {depth} and had {size} when it left the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” has no option left: a dead end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” has no option left: a dead end at the next choice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” has no option left: a dead end sooner or later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” has no option left; the search is taking choices back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” has no option left beside those of the column being covered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” is still to be covered: {size} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” is the column that the search branches on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” is the column that the search branches on: {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” was covered at depth {depth}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>“{name}” was covered at depth {depth}; it had {size} when it left the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>Taken of {total} options: {parts}; left: {left}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>Taken of {total} options: {parts}; none is left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>{count} by givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>{count} deeper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>{count} at depth {depth} ({choice})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/column.py" />
      <source>{count} with “{item}”, which is branched on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/model.py" />
      <source>{live} of {total} primary columns left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/model.py" />
      <source>{live} of {total} columns left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/model.py" />
      <source>Column (item)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/model.py" />
      <source>Options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/model.py" />
      <source>State</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Up and Down move through the columns; Enter goes to where the column changed last; Esc goes back to the chosen column.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Order of the columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Header order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>By size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Which columns are listed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>All columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Live only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/columns/view.py" />
      <source>Watch a search to see its columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>no option</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>no option left</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options left</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
  </context>
  <context>
    <name>comparison</name>
    <message>
      <location filename="../../sudoku_gui/panes/compare/board.py" />
      <source>Chosen so far:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/board.py" />
      <source>No option is chosen yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/board.py" />
      <source>{depth}. {option}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/board.py" />
      <source>Board – {heading}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Dancing Links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Dancing Links, first column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Dancing Links, ties at random</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Bits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Compare with nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Fewest options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>First column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Fewest, ties at random</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Bits instead of links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Decision by decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Event by event</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>By share of the run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Both have made the same number of decisions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Both stand after the same number of events.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Both stand at the same share of their runs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>bits, first cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>links, first column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>links, random ties {seed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>links, fewest options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>bits, fewest digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{run}, with what-ifs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Nothing has happened yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Finding the place...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Waits until the lengths of both runs are known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>The run is over. {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{cell}: {here} here, {there} there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Both make the same decisions from start to end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>No difference in the first {count} decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Looking for where they diverge...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Looking for where they diverge; the first {count} decisions are the same</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>They diverge at decision {number}: here {here}, there {there}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>They diverge after decision {number}: here {here}; there {there}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{item} is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{item} has no option left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>a solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>a prune</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{option} is tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>the run is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>“{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>Here: {run}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/view.py" />
      <source>There: {run}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>comparison numbers</name>
    <message>
      <location filename="../../sudoku_gui/panes/compare/model.py" />
      <source>{count}, the smaller one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Branch points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Dead ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Depth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Updates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>First solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>How many events have happened.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>How often a column was chosen that had an option to try.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Decisions at which more than one option was to be tried.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>How often the column to be chosen had no option left; that is not a decision.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>How many solutions were found.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>How many options are chosen now; of complete runs, the most at any time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Nodes taken out of their columns: Knuth's measure of the work. Bits have no nodes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>How many events it takes to find the first solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Here, total</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>There, total</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Ratio</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Here so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>There so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Ratio so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>In the complete run of this search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>In the complete run of the other search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Ratio of there to here, over complete runs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Up to where this search stands; that says nothing about which is better</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Up to where the other search stands; that says nothing about which is better</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>Ratio of there to here, up to the current positions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>–</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>≥ {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>× {factor}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>% of each run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>decision {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>event {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{count} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{where}: depth {here} here, depth {there} there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/compare/text.py" />
      <source>{low} to {high}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>difference</name>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Sizes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>event {position}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>event {position} “Choose {item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>From {place} to {other}: {changes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Since {place}: {changes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Compared with {place}, still to come: {changes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{first} {second}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>no differences</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n options chosen</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n choices taken back</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n columns covered</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n columns returned</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n options gone</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n options returned</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n columns smaller</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>%n columns larger</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>no option left for “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>no option left for “{item}” and %n other columns</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{first}, {second}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{first}, and %n other candidates from {cell}.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Without {choice}, {digit} is possible again in %n cells.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{before} → {after}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{name}: chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{name}: taken back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{name}: covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{name}: returned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{name}: gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{name}: size from {before} to {after}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>On the choice stack now, but not there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>On the choice stack there, but not now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Its header has left the list of columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Its header is in the list of columns again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>It could be chosen there, but conflicts with what is chosen now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>It could not be chosen there, but can be now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>Fewer options are left for it than there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>More options are left for it than there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Off</source>
      <comment>compare nothing</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Go to {position}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/view.py" />
      <source>Go to {place}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>difference text</name>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{choice} took {digit} from no other cell</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{choice} took {digit} from %n cells</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/difference/text.py" />
      <source>{first}.</source>
      <comment>a sentence</comment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>errors</name>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>line {line}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>column {column}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>line {line}, column {column}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first} and {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}, {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}; {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no cells were found; a grid has 81</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and . or 0 for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are several digits in one cell: these are pencil marks, not the digits of a puzzle; use 1-9 for a digit and . or 0 for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this line has {count} cells instead of 9; a grid has 81 in all, not {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid has 81 cells, in one line or in nine, not {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid has 81 cells in nine lines, not {count} in {lines}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid is 81 digits, each 0 to 9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>cell {cell} cannot hold the digit {digit}; cells are 0 to 80, digits 0 to 9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first} and {second} both hold {digit} in {house}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>col {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>box {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{elapsed} ms is not a time; give 0 or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>header {letter!r} {text!r}: give a letter and one line of plain text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name!r} cannot be the name of a further section</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>section {name!r} holds a line that would not be read back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{cell} is given as {given}; it cannot hold an entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{cell} holds {digit}; it cannot have notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{symmetry!r} is not a symmetry; use one of {known}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} is not a technique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} cannot be needed and forbidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a puzzle cannot have {givens} givens; use 17 to 81</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} is harder than the level {level}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a pattern needs 17 to 81 cells, not {count}; with fewer givens no puzzle has one solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pattern does not have the symmetry {symmetry!r}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name} is listed twice; every item needs a name of its own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there is nothing here; give items and options, or a 0-1 matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{kind!r} is not a kind of text; use one of {kinds}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{kind!r} is only read; to write, use one of {kinds}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the text is longer than {most} million characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the line is longer than {most} characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a whole number from 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} is listed twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} rows are announced, and {found} follow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is neither 0 nor 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the row has {count} columns, not {width}; make all alike</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the first line must have two numbers: how many rows and columns there are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the row announces {length} columns, and {found} follow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there is no column {number}; use 1 to {width}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>give a placement, a column and a row, or a placement and a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>column {place} has no name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the cell of {name} has {found}; use 1 or x where the option covers it, 0 or nothing elsewhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a quotation is not closed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number}, column {place} of the matrix is neither 0 nor 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number} of the matrix has {count} columns, but the first has {width}; make all alike</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} labels for {options} options; give one for each, or none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} names for {width} columns; give one for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} secondary columns of {width}; give 0 to {width}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} has item {name} twice; list each item once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} has the unknown item {name}; add it to items or to secondary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} gives item {name} a colour, but it must be covered; colour secondary items alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a word square needs words, all of one length</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} is not an item of this problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} does not exist; options are 0..{last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} covers no primary item, so it can never be chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} covers {name}, which another given option covers already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no problem is called {name!r}; use one of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{sizes} is not a size of {name}; give {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the gallery has no {name!r}; use one of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no parameter is called {name!r}; use {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot be {found}; give a whole number from {low} to {high}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot be {found}; use one of {words}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has no sign {found}; use . for an empty square, and {signs}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has {count} squares; give {rows} rows of {cols}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot have {found}; give numbers from 1 to {high}, or ranges such as 2-9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has too many numbers; give at most {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the given {digit} in row {row}, column {place} stands twice in a row, column, box or diagonal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no cities; place at least one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no sites for radars; place at least one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no numbers; give at least one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the board has {count} squares; make it smaller, {most} at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no square is left of the board; fill a hole</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} queens cannot be placed; ask for 0 or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has no meaning here; use # for a cell, . for none and a space for the next row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{height} x {width} is not a board; use sides of 0 or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>piece {name!r} has no cells; give it at least one or leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pieces cover {size} cells and the board has {count}; make them equal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no items; the first line lists them, such as A B C | D E</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name!r} is listed twice; list each item once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a second bar is not supported; one bar stands before the secondary items</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a bar in it, like a multiplicity, which is not supported; one bar stands before the secondary items</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a colon, which no name of an item may have; use another sign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this option has item {name!r} twice; list each item once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has no colour behind its colon, or several; write one, such as x:A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} gives a colour to an item that must be covered; colour secondary items alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a bar; costs and multiplicities are not supported, only exact cover and colours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name!r} is not declared in line {head}; add it there or remove it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name} cannot be written; name items with text, whole numbers or tuples of these</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>position {position:,} is too far to be reached in {seconds:g} seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>runs of the kind {kind} are not supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the run cannot be restored: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the run does not come to the state that was saved at position {position:,}; it was changed, or written by another version of this program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{key!r} must be a whole number from 0, not {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a run has at most {most:,} characters; this has {count:,}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: this is not JSON; save the run again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: its JSON has a number or brackets that cannot be read; save the run again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: a run is a JSON object with "format": "{format}"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>version {version} of runs is not supported; a newer program may read it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {option} of an override does not cover item {item}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>'bookmarks' must be a list of at most {count:,} pairs of a position and a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a bookmark; use a position and a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a name of an item</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a number from 0 to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{key!r} is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a JSON number; write an ordinary number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this file is larger than {count} MiB; split it into smaller ones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the compressed data is damaged, or needs more than {count} MiB to unpack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the compressed data ends too early</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is compressed by Zstandard, which needs Python 3.14 or the package backports.zstd; unpack it first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a text file, though it begins like one in UTF-16</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a text file; puzzles are read from text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a pipe, not a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a socket, not a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a device, not a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no file can have this name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this file is write-protected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>nothing can be written in this folder; choose another</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>nobody writes to this pipe</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>nobody reads this pipe</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such file or directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Permission denied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Operation not permitted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File exists</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Is a directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Not a directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No space left on device</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Disk quota exceeded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Read-only file system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File too large</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File name too long</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Invalid argument</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Resource temporarily unavailable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Input/output error</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Device or resource busy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Too many open files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Too many levels of symbolic links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Connection timed out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such device</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such device or address</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Cannot allocate memory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{format} is read, but not written; choose another format</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{format} holds one puzzle, not {count}; choose a collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not written as {format}; let the format be detected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has {rules}; only classic rules are supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle is {width} x {height}; only 9 x 9 is supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle is of an odd size; only 9 x 9 is supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has boxes of {width} x {height}; only 3 x 3 is supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a puzzle of the kind {kind!r}; only classic ones can be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given} and as {digit}; they must agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this entry is on a given, in {cell}; remove one of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{name} occurs here a second time; keep one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a second {name}; keep one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no puzzle was found in this text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this text is too long for a single puzzle, and not a list of lines with 81 cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not allowed in a text; remove it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the character {found!r} cannot be written; remove it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this text contains half of a character; remove it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no puzzles were found; write 81 cells in each line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no cells were found; write 81 in a line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no line ends in the first {count} characters; a list has a puzzle in each line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file has two kinds of line ends; save it with one kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the file has become shorter since it was opened; open it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this line is longer than {count} characters; a puzzle has 81 cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a record of the puzzle bank: 12 signs, a blank, 81 cells, blanks and a rating</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no column holds 81 cells; name it puzzle in the first line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the puzzle belongs in column {number}, and this row has {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the quotation marks do not match; a row is one line, and a mark in a field is written twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>entries are 81 characters like the cells; use . where there is none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>an entry is in the cell of a given; remove it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>lists are read in up to {count} million characters; split this text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there are no nine lists of nine cells; use 1-9 for a digit and 0 for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no grids were found; write each as nine lines of nine cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a grid ends here after {count} of its nine lines; add the others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a grid ends here after {count} of its nine lines, before {found!r}; add the others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} rows were found; each frame has nine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this row breaks off; the others end with a bar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a row of nine cells; write candidates side by side, cells apart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there are too many frames before the candidates; only givens and board may precede them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the board has {digit}; they must agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the board has nothing; they must agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {digit}, but the candidates have {found}; they must agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {digit}, but the candidates have nothing; they must agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no \begin{{sudoku}} was found; write it before the rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} rows such as |2|5| | |3| |9| |1|. were found here; a grid has nine, and nothing else</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and a blank for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the state has {digit}; they must agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} lines with cells were found; there are nine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this line has {count} cells instead of 9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; write a given, u and an entry, or candidates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a code; write I, two digits for a cell 00 to 80 and one to place; or E, a cell and 00 before a candidate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a line of HoDoKu's; it has six or seven colons</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} are not candidates; write digit, row and col of each, such as 436, with blanks between</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a file of HoDoKu with Java objects, and opening one can run code, so it is not opened; in HoDoKu choose File &gt; Save as and a text format, or copy the puzzle as a library line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a line of 729 candidates; nine characters belong to each cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not this candidate; write {digit} or .</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this share string does not unpack; copy the whole of it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a saved game of GNOME Sudoku has a list "cells"; add one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a cell; write {{"position": [0, 0], "value": 1, "fixed": true}}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} has no position; write its row and column, such as [0, 8]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a number from {least} to {most}; correct it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a saved game is an object; write {{"puzzle": ..., "user_inputs": ...}}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a digit; use 1 to 9, and null for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} does not have nine rows; only puzzles of 9 x 9 can be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} does not have nine cells; only puzzles of 9 x 9 can be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a list; write [] or the digits of the notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this cell occurs here a second time; keep one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not an origin; use Provided or User</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the {name} of this cell is {found!r}; use {least} to {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is KSudoku's puzzle {name!r}; only its plain Sudoku can be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a Sudoku of order {order!r}; only those of order 9 can be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>these are not 81 values; use b to j for 1 to 9, and _ for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this event needs a value, or else markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not the index of a cell; use 0 to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a value; use 1 to 9, and 0 to empty a cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} are not markers; write nine of 0 and 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is &lt;{name}&gt;; a collection of OpenSudoku begins with &lt;opensudoku&gt;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there is no game in this collection; write &lt;game data="81 digits"/&gt;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this game has no cells; it needs data="81 digits"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the cells are of version {version}, and versions 1 to {newest} are known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the cells have {found} fields; version {version} has {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the data of a game has {count} characters; it needs 81 digits, 0 for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} cannot have the field {found!r}; correct that number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a kind of Solo; a classic puzzle begins with 3x3:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a seed, from which only Solo itself makes the puzzle; in Solo choose Game &gt; Specific and copy what begins with 3x3:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this game ID describes {count} cells instead of 81; copy all of it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found} is not a digit; put _ between two digits side by side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a saved game of {name!r}, not of Solo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this saved game is cut off here; save it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this saved game has a line that is not KEY:length:value; save it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>move {number} is {found!r}, which is not a move of Solo; save the game again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>move {number} changes a given; save the game again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{what} was not found; copy the whole link again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to f-puzzles.com with a puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to sudokupad.app with a puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to sudokuwiki.org with a board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to the Interactive Sudoku Solver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a game ID such as 3x3:a2e9a5...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>in the packed part of this link, {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link is damaged or cut off; copy the whole link again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the packed part of this link unpacks to far more than a puzzle; it is not a puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link holds no known kind of puzzle; copy the whole link again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link has only the number of a puzzle, and the puzzle itself is on the site; open it there, export it as a link, and use that one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link has only the number of a puzzle, and the puzzle itself is on the site; open it there, export it to f-puzzles, and use that link</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link holds a puzzle packed as {kind!r}, which is not supported; open it on the site and export it to f-puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this compact board has {count} cells instead of 81; copy the whole link again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the board of this link has {count} characters, not 81 digits or 162 of 0-9 and a-v; copy the whole link again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is neither a digit nor candidates; copy the whole link again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and 0 for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has the constraints {names}; only classic rules are supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this constraint string has no givens; copy the whole link again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a given; write R1C1_8 for an 8 in the first cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is restricted to several digits; only classic rules are supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not the JSON of a puzzle; it must be an object with "size" and "grid"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a puzzle of f-puzzles; "grid" must be a list of nine rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>row {number} of the grid must be a list of nine cells in curly brackets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {found!r}; a cell holds digits from 1 to 9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} has pencil marks that are no list; write them as [1, 2]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has irregular regions; only the nine boxes of classic rules are supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has pencil marks that are given; only classic rules are supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the rule {name!r}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the anti-king rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the anti-knight rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>arrows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>between lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>clock lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>clones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>diagonals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>difference dots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>disjoint groups</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>double arrows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>entropic lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>even cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>extra regions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>jigsaw regions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>killer cages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>little killer sums</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>maxima</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>minima</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>modular lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>nabner lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>negative constraints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the non-consecutive rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>odd cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>palindromes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>quadruples</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>ratio dots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>region sum lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>renban lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>sandwich sums</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>skyscrapers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>slow thermometers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>thermometers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>whisper lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>X-sums</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>X and V signs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>zipper lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this JSON has {count} characters, and at most {most} are read; split it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: {found!r} does not fit here; check commas, quotation marks and brackets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: nothing follows this comma; remove it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: it ends too early; copy all of it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a number in this JSON is far too long; shorten it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found} is not a JSON number; write a digit there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>more than {count} brackets are nested</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is JSON of another kind, with {names} in it; open a file that holds a Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is JSON of another kind, without a name in it; open a file that holds a Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not well-formed XML: {cause}; correct it there or just before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>syntax error</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no element found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>not well-formed (invalid token)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unclosed token</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>mismatched tag</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>duplicate attribute</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>junk after document element</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>undefined entity</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unclosed CDATA section</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unknown encoding</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document is empty; it needs an outermost element</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a tag is far too long, or was never closed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>more than {count} elements are nested; no puzzle needs that</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document has more than {count} elements; split it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document is larger than {count} million characters; split it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the document type declares entities or other things; remove what is between [ and ]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the document type points to another file; remove the DOCTYPE</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there is no &lt;{name}&gt; in this &lt;{parent}&gt;; add one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is XML of another kind: its root is &lt;{name}&gt;; open a file that holds a Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a file of this format has at most {most} characters; this has {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the text is damaged or cut off here; use an older copy of the file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the file must hold one JSON object, {{...}}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{name} stands twice in one object; keep one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>objects and lists are nested more than {count} deep; flatten some of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a number is too large to be kept; write a smaller one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>format: "{format}" is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>version: a whole number from 1 is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file was written by version {version} of this program; open it with that one or a newer one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file was written by a newer version of this program; open it with that one or a newer one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: an object with at least givens is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: at most {count} characters can be kept; remove some text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: 81 characters are needed, 1-9 for a digit and . for an empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: an object such as {{"r1c2": "13"}} is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: cells are called r1c1 to r9c9, not {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: an object such as {{"r1c2": {{"3": "14"}}}} is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: different digits are needed, such as "13"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: a list of pairs such as ["A", "Author"] is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: a list of pairs such as ["Name", ["line", "line"]] is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: milliseconds are needed, a whole number from 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>breakpoints are a list of at most {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>breakpoint {number}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a dict of {names} is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{name} is {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a question is a list of 1 to {count} claims, not {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a claim is a dict with a kind, not {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{found} is not a kind of claim; use one of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a claim of kind {kind} has no {names}; leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a claim of kind {kind} needs {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{found} is not a line; use its id</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{found} is not a list of events; use {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{found} is not a list of the names of events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{found} is not a valid {name}; use a whole number from 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>not a subject of a search: {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the editor takes matrices without colours, of at most {rows} rows and {columns} columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a name is one word without any of | : , ;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the text is longer than {most} characters; open it as a file instead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>only exact covers of a Sudoku are looked for; leave the goal out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a search is of one problem; leave out all but one of grid, sample and problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{found} is not a number; use a whole number from 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{found} is not a text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>a problem is a text of at most {count:,} characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>nothing is watched; watch a search first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>this problem is too large for a link; save the run as a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the file has changed since it was opened; open it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>no puzzle was found in this file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>there is no puzzle to write</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>this puzzle has too many lines of text to be saved; remove some</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the disk does not answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>there is not enough memory; close other programs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>unexpected error: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>this puzzle is no longer in the library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>this puzzle in the library is damaged; remove it and import it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the library cannot be read; try again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>another program is writing to the library; close it, or wait until it is done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the library cannot be opened; allow reading and writing its file and folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the library cannot be written; allow writing to its file and folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the library was moved or replaced while it was being written; try again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the disk is full; free some space on it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the disk reports an error; free some space on it, or check it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>this text is too long for the library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the library reports the error {name}; close other programs and try again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>{width} × {height} pixels are too many</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>there is no memory for {width} × {height} pixels</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>ffmpeg: {words}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the printer does not accept pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/error_texts.py" />
      <source>the printer does not accept further pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>{file}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>stop {number}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>{file}, stop {number}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>this is not TOML; correct it there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>the text is longer than {count:,} characters; split it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>this line has more than {count} dots; use shorter keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>this line has a word of more than {count} characters; shorten it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>lists and tables are nested too deep; remove some</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>the file is larger than {count:,} bytes; split the tour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>line {number} is not UTF-8; save the file as UTF-8</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>this is not a tour; a tour begins with format = "{format}"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>this tour has version {number}, and this program reads up to {newest}; use a newer program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>a tour has 1 to {count} stops; write each under [[stops]]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>the tour '{name}' no longer exists</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>there is no place {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>{field} {fault}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>the way there {fault}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write small letters, digits and _, as six_sets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write version = {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write a table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write a whole number from {least} to {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write a text, as "..."</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write a list of legs, as [["decision", 3]]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write a list of 2 to {most} texts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write a list of texts, one for each wrong choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has {found} texts, and there are {count} wrong choices; write one for each, in their order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write a list, as ["{name}"]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write "{name} = true" or leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}; write "off" or a table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is not a key here; {remedy}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is empty; write a name or leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is empty in '{language}'; write something or leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is missing; write {name}.en = "..."</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is missing; it belongs to '{name}'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is missing; the first stop says what is watched, as watch = {{ sample = "six_sets" }}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is not a puzzle: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>cannot be searched: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has {count} characters in '{language}'; shorten it to {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no English; add {name}.en, shown where a language is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no language {found}; write a code such as en or zh_CN</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no "shuffled" with backtrack; use fewest or first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no '{found}' for '{name}', which has only one rule; leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has nothing for '{name}', which has only one rule; leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is the search that is watched; write another rule, engine or seed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no leg {found}; {remedy}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no {found}; {remedy}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no {found}; write "start", "end", a number of events or a list of legs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no column '{name}'; names are as in the window in English, such as '{example}'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no option '{name}'; names are as in the window in English, such as '{example}'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no option '{name}'; there are {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>calls {count} options '{name}'; name all its columns, or its number, as '{example}'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has {found}; a leg is a kind, then names as texts, then a whole number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has {found}; write {example}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has {found}; write ["{kind}", 1], or -1 for back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>needs a sample, a puzzle or a problem; write one of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>works only with rule = "shuffled"; add that or leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>works only with a puzzle; leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>and 'at' both say where the stop is; leave one of them out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is answered by clicking or by a number; leave out '{name}'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has no question of the kind '{kind}' here; move the stop to where this happens next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>goes on from the stop before, which watches something else; use 'at'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>in '{language}' has the unknown placeholder {{{name}}}; {remedy}, or write {{{{{name}}}}} for braces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>did you mean '{name}'?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>use one of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>finds no place for {found} from where it goes on; see how far the search runs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>in '{language}' has a picture, and only words are shown; leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>in '{language}' links to the unknown term '{name}'; see the glossary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>in '{language}' links to {found}; a link is written [cover](term:cover)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>in '{language}' has the HTML {found}, which is not shown; use Markdown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>in '{language}' has {{{name}}}, but {lack}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>marks what the latest choice did, but nothing is chosen here; move the stop on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>has the option '{option}', which does not stand in column '{item}'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>is {found}, but {fact}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>nothing is compared here; add compare = {{ rule = "first" }} or the like</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>the run does not end within {count:,} events; leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>nothing has happened yet at the start; move the stop on or leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>none is known here; repeat cover has one once a cover has been found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>nothing is chosen at this place; move the stop on or leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>nothing has happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>the last event is {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>there is none here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>none is affected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>it is {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/player/tour_error_texts.py" />
      <source>it is '{name}'</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Cover {column}: its header leaves the list; no other option stands in it</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Cover {column}: its header leaves the list, its %n options leave all other columns</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>{option} leaves column “{item}” ({before} → %n options)</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>{option} returns to column “{item}” ({before} → %n options)</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Try {option}: it is given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Try {option}: the only option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Try {option} (option {k} of {d}): a guess, the last one left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Try {option} (option {k} of {d}): a guess</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Take back {option}: it was given, so nothing replaces it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Take back {option}: it was the only option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Take back {option} (option {k} of {d}): it was the last option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Take back {option} (option {k} of {d}): {next} is next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Choose column “{item}”: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>{option} is given, and givens come first</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>%n options left</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>requested, {options}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>the first in the list, {options}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>{options}, and no other column to cover</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>{options}, the fewest of %n primary columns</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>{options}, the fewest of %n columns</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Solution {number}: every primary column is covered exactly once, each secondary one at most once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Solution {number}: every column is covered exactly once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Column “{item}” is done: {option} was given, so nothing else is tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Column “{item}” is done: both options have been tried</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Column “{item}” is done: all %n options have been tried</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Finished: there is no solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Finished: 1 solution, proved unique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Finished: {number} solutions, and no more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Uncover {column}: its header returns to the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events.py" />
      <source>Dead end: “{item}” has no option left</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>exercise_sheet</name>
    <message>
      <location filename="../../sudoku_gui/export/exercise_sheet.py" />
      <source>The start of the search.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/exercise_sheet.py" />
      <source>After event {number}: {sentence}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/exercise_sheet.py" />
      <source>Exercises: {problem}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/exercise_sheet.py" />
      <source>From here on the search has no such exercise.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/exercise_sheet.py" />
      <source>Answer:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/exercise_sheet.py" />
      <source>Answers</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>exercises</name>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Next Exercise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Ask another question about what the search does next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Show the Answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Show the answer; the exercise counts as not solved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Back to the Exercise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Go to where the question is asked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Reset Results</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Forget all answers so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Exercises ask what a search does next. Watch one first: press F5, or choose a problem in the Gallery menu.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Choose below what may be asked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>This search has no such exercise. Choose other kinds below, or another problem.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>What does the search do next? Answer first, then see it happen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>{right} of {asked} right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>No exercise answered yet</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/exercises/text.py" />
      <source>Right at the first attempt: {right} of {asked}; %n in a row</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/view.py" />
      <source>Exercises</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/view.py" />
      <source>Questions about what the search does next.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/view.py" />
      <source>Hide what comes next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/exercises/view.py" />
      <source>Timeline, search tree and log show only what has happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Your answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Answer with what is selected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Forced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>It is the only option left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>A Guess</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>There are others to try</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Your answer: {answer}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Nothing selected yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which column is chosen next?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which node returns to its list next?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which node leaves its list next?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} has been chosen. Which of its columns is covered next?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which column is uncovered next?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is covered next. How many options will “{item}” have left then? It has {count} now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The search tries {option} for “{item}” next. Is that forced, or is it a guess?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This is a dead end. How many options are taken back before another one is tried?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the column in the links, the matrix or the list of columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the node in the links or the matrix.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Choose one of the two.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Type the number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The next choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The next node</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Covering and uncovering</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Sizes of columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Forced or a guess</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>How far back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>column “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} in column “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>forced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>a guess</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Right.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Answer: {answer}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left, and no other column has fewer.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is the first column left, and this search takes the first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is covered already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is secondary: it may stay uncovered, so it is never chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search only chooses among the empty cells.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left; another column has only {least}.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is as small as the chosen column, with %n options, but not the first of those.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search takes the first column left, however many options it has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being covered: down its column, and along each row, one node after the other leaves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being uncovered: its nodes return in the reverse of the order in which they left.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node leaves too, but %n events later.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node returns too, but %n events later: the order is reversed.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} has no node in “{item}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Nodes of the column “{covered}” itself keep their places: only the others of their rows move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node has left its list already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node is in its list, so it has no need to return.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node stays for now: its row, {option}, has nothing in “{covered}”, or has been tried.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node returns later, with another column: “{covered}” did not take it out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The columns of {option} are covered in turn, going right from “{chosen}”.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is covered too, but %n columns later: the search goes right from “{chosen}”.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” stays: {option} has nothing in this column.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” was covered last, so it is uncovered first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” was covered before “{next}”, so it is uncovered after it: the order is reversed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is not covered.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Of the {before} options of “{item}”, %n also cover “{covered}” and leave: {right} are left.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is how many there are now. Those that also cover “{covered}” leave.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>So many leave. How many stay?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Count those of its {before} options that also cover “{covered}”: these leave, the others stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>It is forced: “{item}” has this one option left.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>It is a guess: “{item}” has %n options left, and each may have to be tried.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>At depth {depth} “{item}” has another option: {option} was number {number} of {among}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option}, chosen last, has led here, so at least this one is taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is not enough: at depth {depth}, {option} was the last of {among} options of “{item}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Not so far: at depth {depth} “{item}” has another option; {option} was number {number} of {among}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>export_dialogs</name>
    <message>
      <location filename="../../sudoku_gui/export/controller.py" />
      <source>Timeline and sentence</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/controller.py" />
      <source>The whole window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Save a View as a Picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>{factor} × as on screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Size of the picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>A4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Letter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>The whole run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>From the start to here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Some steps from here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>From one event to another</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Save the Log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Save the Search Tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>{count} nodes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>Save the Solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>Save a Film</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>{count} steps a second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>1 step a second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>The board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>The matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>The links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>The search tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>The candidate boards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>Board and search tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>Board, links, matrix and tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/sheet_dialog.py" />
      <source>Save a Sheet of Exercises</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG, an image</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>SVG, a drawing for web pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PDF, a page for printing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Text, for reading</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>CSV, for spreadsheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>JSON Lines, for programs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>DOT, for Graphviz</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>GIF, plays everywhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>MP4, a video</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>WebP, plays in every browser</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>HTML, a page to step through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG, a numbered picture for each frame</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>export_facts</name>
    <message>
      <location filename="../../sudoku_gui/export/controller.py" />
      <source>Events {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>{width} × {height} pixels are too many; choose a smaller scale.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>{width} × {height} pixels.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>{width} × {height}, sharp at every size; the matrix remains an image.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>In the middle of one page, {page}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>The steps within {count} events, at most {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>1 event, about {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>{count} events, about {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>All {walked} nodes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>The top {most} of {walked} nodes; the number left out is shown where they were.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/dialogs.py" />
      <source>This run is known up to there; its end is not known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>Counting: {count} frames so far...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>More than {most} frames: choose larger steps, or a shorter part.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>{seconds} s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>{minutes} min {seconds} s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>{frames} frames, {time}, about {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/film_dialog.py" />
      <source>1 frame, {time}, about {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>at least {count} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>1 more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{count} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Search tree of {problem}: the top {shown} of {walked} nodes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Search tree of {problem}: {walked} nodes</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>exporting</name>
    <message>
      <location filename="../../sudoku_gui/export/controller.py" />
      <source>{what}, {where}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/page_film.py" />
      <source>Dancing Links, step by step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/page_film.py" />
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/page_film.py" />
      <source>Step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/page_film.py" />
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/page_film.py" />
      <source>Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/page_film.py" />
      <source>Picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_state.py" />
      <source>Exact cover problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/progress.py" />
      <source>Save as</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG pictures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>SVG drawings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PDF documents</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Text files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>CSV tables</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Knuth's DLX</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>JSON Lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Graphviz graphs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>GIF films</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Web pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Pictures in a ZIP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>WebP films</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>MP4 films</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Runs of Dancing Links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Free some space on the disk, or choose another one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a folder that you can write to.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a folder that exists.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose WebP: it needs no other program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a smaller scale, or SVG or PDF.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose another place or another name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>there is none in this text.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>a part of it is missing or was changed. Copy all of it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>this program does not know “{detail}”; a newer one may.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>there is no such search: {detail}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{amount} {unit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Writing {name}: {percent} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>On the way to the position: {percent} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Saved as {name}, {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{name} was not written, because you stopped it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{name} could not be written: {cause}. {remedy}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>No search is watched, so there is nothing to write. Press Watch first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Opened as it was: {where}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{name} could not be opened: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>A link to {where} was copied. Paste it here to come back to the same place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>This link could not be followed: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Knuth's 6 × 7 matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Six sets over seven elements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>6 queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>8 queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>13 queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 3 × 20</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 6 × 10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>Sudoku {line}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>sudoku</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>files</name>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Puzzles ({endings})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Runs of searches ({endings})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Open puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Guided tours ({endings})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Open a tour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Save the puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Look in:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/file_dialogs.py" />
      <source>Files of &amp;type:</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>finishing</name>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>Solved with hints in {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>Solved by you in {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>That is your best time at this level.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>That is your best time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>Your best time at this level is {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>Your best time is {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>The board is full, but not everything is right yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>Next Puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>My Statistics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/finishing.py" />
      <source>Check</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>formats</name>
    <message>
      <location filename="../../sudoku_gui/help/manual_pages.py" />
      <source>unknown format</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Dancing Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>SadMan Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>HoDoKu library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Sukaku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>SudoCue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Pencil marks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>One line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Sudoku Exchange bank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>CSV</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Columns with tabs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>gsf list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>SudokuWiki link</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>f-puzzles link</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>SudokuPad link</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Solo game ID</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Several grids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Interactive Sudoku Solver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>LaTeX</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>HoDoKu file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>OpenSudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>OpenSudoku 2 and older</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>OpenSudoku 4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>KSudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Sudoku Solver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>GNOME Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>GNOME Sudoku share string</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Sudoku board.json</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Lists of a program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Frame</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Simple Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Nine lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Other XML</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Other JSON</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>This program's own file: it keeps everything, with history, clock and search.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Headers and nine lines, with a second grid for entries.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>One line with givens, entries and deleted candidates.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>One line of 729 characters, nine for the candidates of each cell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Nine lines of cells with candidates and entries.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A grid with the candidates of every cell, as forums show it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>81 characters in a row, with . for an empty cell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A list with a puzzle in each line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A list of puzzles with their ratings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A table with a puzzle in each row, or a range of a spreadsheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A table with a puzzle in each row, with tabs between its columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A list of puzzles with ratings and names, separated by commas.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>An address that holds givens, entries and candidates.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>An address that holds the puzzle with its notes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>An address that holds the givens.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>The game ID of Simon Tatham's Solo, or a game that it has saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Several puzzles of nine lines each, one below the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>The constraints of that solver or its address, as far as they are givens.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Nine rows between bars, as the package sudoku for LaTeX has them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>HoDoKu's own file, which is not read.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A collection with entries, notes and times, for OpenSudoku 3.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A collection with entries, notes and times, for OpenSudoku 2 and older.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A collection with entries, notes, those in the middle of cells too, and times, for OpenSudoku 4.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A game of KSudoku with its moves and notes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>DHancock's Sudoku Solver: a list of the cells that hold a digit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A saved game with entries, notes and time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A few characters that hold the givens.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A puzzle with its solution, entries and notes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Nine lists of nine numbers, or one of 81, as programs write them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Nine lines in a frame of characters, easy to read.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>A frame with placed digits and removed candidates below.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>Nine lines of nine cells.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>XML that holds no Sudoku.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/file_formats.py" />
      <source>JSON that holds no Sudoku.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>gallery</name>
    <message>
      <location filename="../../sudoku_gui/gallery/cards.py" />
      <source>Problems</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/details.py" />
      <source>Use &amp;Defaults</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/details.py" />
      <source>S&amp;top</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/details.py" />
      <source>Re&amp;fine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/dialog.py" />
      <source>Gallery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/dialog.py" />
      <source>&amp;Watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/drawing.py" />
      <source>Board of the problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/form.py" />
      <source>The least that does</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/form.py" />
      <source>For example 2-12, 18</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/form.py" />
      <source>Co&amp;ver every item:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>{options} options over {items} items</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>{options} options over {items} items and {secondary} secondary ones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>The least reach: {reach}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>At most %n numbers can be chosen of which none divides another.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>The size of the search tree is being estimated.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>At most about {decisions} decisions (estimated without pruning)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>About {decisions} decisions (estimated)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>About {decisions} decisions and {solutions} solutions (estimated)</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>From %n random walks down the tree; the standard error is {share} %.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>Click squares, or move with the arrow keys and press Space, to make holes and to fill them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>Click a square, or move with the arrow keys, and type its digit; Delete clears it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>Click the map, or move with the arrow keys and press Space: a city, a radar, nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>Click the map, or move with the arrow keys and press Space, to build cities and to remove them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>row {row}, column {column}: {content}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>hole</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/gallery/text.py" />
      <source>radar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Knuth's 6 × 7 matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choose rows so that every column has exactly one 1: the example of the paper “Dancing Links”, 2000.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Six sets over seven elements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choose sets so that every element is in exactly one of them. It is small enough to be solved by hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 4 × 4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Its matrix of 64 × 64 can be read whole: the bridge from seven columns to the 324 of a Sudoku. An empty board has 288 solutions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 6 × 6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Boxes of two rows and three columns; each row, column and box has the digits 1 to 6.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Diagonal Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The two long diagonals have every digit once, too: 18 columns more than a Sudoku.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Jigsaw Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The boxes are pieces of nine squares. The matrix has as many columns as ever; only what is in those of the boxes is different.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Jigsaw Sudoku, layout {layout}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 16 × 16</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Digits 1 to 9 and A to G: 4,096 options over 1,024 items, and mostly still no guess.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Place n queens so that none attacks another. Ranks and files must be covered; diagonals may be, at most once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{n} queens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Queens that dominate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Place as few queens as can be so that every square is attacked or occupied; on the usual board five are enough.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Queens that dominate {n} × {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Polyominoes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tile a board with pieces. Click squares of the board to make holes in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{pieces} on {height} × {width}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Rectangles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tile a board with rectangles or squares of any size. Click squares of the board to make holes in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{shape} on {height} × {width}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Word squares</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Words across and down. A square is a column with colours: words may share it where they agree in its letter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Word squares of {words} words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Langford pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Put the numbers 1 to n twice each in a row, with one number between the ones, two between the twos, and so on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{n} Langford pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A station serves its place and its neighbours. Serve all places with as few stations as can be.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring of {places}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Radars for cities</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>See every city with a few of the radars. The shortest reach that does is found by halving the distances that occur (HDU 2295).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{most} radars for cities</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Airports in cities</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Build a few airports so that no city is far from one, along streets (HDU 5046).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{most} airports in cities</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Divisibility</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A number strikes all that it divides and that divide it. Strike all numbers with as few as can be (after HDU 3335).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Size n:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Givens:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Layout:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Pieces:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Each &amp;used:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Rows:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Columns:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Holes:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Across and down:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Words:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Reversals:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Places:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Reach:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>At &amp;most:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Numbers:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>B</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Different words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The same words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Dominoes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Trominoes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tetrominoes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tetrominoes and pentominoes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Exactly once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>At most once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Any number of times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Squares</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Count once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Count twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Exactly once, by the fewest options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>At least once, by the fewest options</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>guard</name>
    <message>
      <location filename="../../sudoku_gui/guard.py" />
      <source>This view could not be drawn.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>hints</name>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>The chain is a ring without a contradiction, so it is true one way round or the other: of the two ends of each link, exactly one is true. What excludes, or shares a cell or house with, both ends of a link can go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Each chain shows that at least one of its two ends is {digits}. A cell that sees both ends cannot be {digits}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>If {start}, the chain shows that {end}. So at least one of {ends} is {digit}, and a cell that sees both cannot be {digit}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>If {start}, the chain shows that {end}. So {digit} is at one of the ends of the chain, {ends}, and a cell that sees all of these cannot be {digit}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>If {start}, the chain shows that {end}. So at least one of its ends, {first} and {last}, is true, and what both of them exclude can go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>In {fins}, all places for {digits} lie in one row and one column.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>In {houses}, all places for {digits} lie in one row or one column. If {last} is not {digits}, {first} is, and leaves {houses} only places that see {targets}. So one cell that {targets} sees is {digits} in any case.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>All cells of the chain have just the candidates {digits}, which alternate along it. So its ends hold one each, and a cell that sees both ends can hold neither.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>All cells of the chains have just the candidates {digits}, which alternate along them. So the ends of each chain hold one each, and a cell that sees both ends can hold neither.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Assume the opposite of what follows: the chains then contradict each other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Suppose that {start}. Link by link, it follows that it is not. So it cannot be.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Suppose that {start}. Link by link, it follows that it is. So it must be.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Suppose that {start}. The chains then leave no place for {digit} in a house, which is impossible.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Suppose that {start}. The chains then leave no candidate in a cell, which is impossible.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Suppose that {start}. Link by link, it follows that {ends}, which is a contradiction.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Suppose that {start}. It follows that {ends}, which is impossible.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>One of {starts} is true in any case, and each of them leads to the same end: {end}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/chain_text.py" />
      <source>Whether {start} or not, the chains lead to the same end: {end}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/measure.py" />
      <source>Dancing Links, fewest options: {decisions} decisions, {guesses} guesses, {dead_ends} dead ends, {updates} updates.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/measure.py" />
      <source>Dancing Links, first column: {decisions} decisions, {guesses} guesses, {dead_ends} dead ends, {updates} updates.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/measure.py" />
      <source>{line} The search was stopped after {events} events.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>{cells} is the last empty cell of {houses}, where only {digits} is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>{digits} is the only candidate that is left in {cells}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>In {houses}, {cells} is the only cell left for {digits}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>In {houses}, only {cells} are left for {digits}. They must hold these digits, so they cannot hold any other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in {cover}, too. One of them holds it, so no other cell of {cover} can.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>In {houses}, {cells} have no candidates but {digits}. They use up all of these, so no other cell there can hold one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in {cover}. So {cover} get their {digits} there, and cannot have it anywhere else.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>But for the fin {fins}, all places for {digits} in {houses} would lie in {cover}. Either the fin is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees the fin cannot be {digits} either way.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>But for the fins {fins}, all places for {digits} in {houses} would lie in {cover}. Either one of the fins is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees all fins cannot be {digits} either way.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>Whichever of its two candidates {pivot} holds, one of {others} must be {removed}. A cell that sees both of these cannot be {removed}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>Whatever {pivot} holds, one of {cells} is {removed}. A cell that sees all three cannot be {removed}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. A cell that sees one of each kind cannot be {digits}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. Two cells of the one kind see each other, so none of this kind is {digits}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees a kind of the other, so they are not both true, and one of the two opposite kinds is. A cell that sees both of these cannot be {digits}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees both kinds of the other, of which one is true. So none of that kind is {digits}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/reason_text.py" />
      <source>None of the techniques finds a step here. The solution is known all the same, by Dancing Links.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/set_text.py" />
      <source>{first} have one digit more than cells, and so have {last}. They share {common}, neither of which can be in both. So each set gets one of the two and needs all its other digits: a cell that sees all places of such a digit cannot hold it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/set_text.py" />
      <source>Set A, {first}, and set B, {last}, have one digit more than cells each. Only one of them can hold {common}; the other one needs all its other digits, {removed} among them. A cell that sees all places for {removed} in both sets cannot hold it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/set_text.py" />
      <source>Each of these sets has one digit more than cells: {sets}. Only one of two neighbours can hold the digit that they share: {commons}. If {first} did not hold {removed}, each set would need its shared digit and take it from the next, up to {last}, which would hold {removed}. A cell that sees all places for {removed} in these two cannot hold it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/set_text.py" />
      <source>; </source>
      <comment>between sets of cells</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/set_text.py" />
      <source>{cells} lie in a box and in a line. Together with cells beside them in both, they use up all their digits there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/set_text.py" />
      <source>The {count} cells {cells} have only {count} digits between them, {digits}, and none of these fits in there twice. So all of them are needed: a cell that sees all places of one of these digits cannot hold it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/set_text.py" />
      <source>{cells} ({digits})</source>
      <comment>cells with their digits</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>Key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>a house where the pattern is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>a house that takes all its places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>a set of cells; each set has its colour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>a place beside the pattern, such as a fin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>a digit that links two sets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>a candidate that can be removed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>all true together, or all false</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>the opposite of those with a ring</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>underlined: the second net</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>true if the chain is followed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>false if the chain is followed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>if the one is false, the other is true</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>if the one is true, the other is false</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_key.py" />
      <source>a candidate of the pattern</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Technique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Level</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/step_list.py" />
      <source>Does</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/technique_list.py" />
      <source>Techniques in the order in which hints try them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/technique_page.py" />
      <source>Level {level}, {points} points in ratings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/technique_page.py" />
      <source>There is no example of this technique yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/technique_page.py" />
      <source>In this example: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/technique_page.py" />
      <source>An example of “{technique}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>Look at where {digit} can go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>Look at {houses}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>There is a step of the kind “{technique}”, which belongs to the level {level}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>So {placed}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{digits} can be removed from {cells}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{most}, and {digits} from {cells}</source>
      <comment>last of several removals</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{most}, {digits} from {cells}</source>
      <comment>one of several removals</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>So {removals}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>Some givens contradict each other. Correct them, and ask again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>This puzzle has no solution, so no step leads to one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>This puzzle has several solutions. Hints need a puzzle with exactly one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>Some digits are wrong. Clear or correct them before you go on: {cells}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>Some notes are wrong: the right digit is missing in {cells}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{level}, {score} points. The hardest technique is “{technique}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>rows {numbers}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>columns {numbers}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>boxes {numbers}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{cell} is {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{cell} is not {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>one of {cells} is {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>none of {cells} is {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{cell}≠{digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>If {cells} were not {digits}, each empty cell would have two candidates, each of them twice in its row, column and box. Such a puzzle has two solutions or none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>If {cells} held only {digits}, these could be exchanged, and the puzzle would have a second solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>Only {targets} can avoid that, by holding another digit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>To avoid that, one of them must be {removed}. A cell that sees all places for {removed} among them cannot be {removed}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>To avoid that, one of them must hold another digit. With {others} they then need all of the digits {extra}, so no other cell of their house can hold one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>One of {targets} is {kept}, for it has no other place in a house of both. So the other one cannot be {removed}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>In the rows and columns of these cells, {removed} has no other place. So if one of {targets} were {removed}, both would be, and that would happen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>If {targets} were {removed}, that would happen: in its row and in its column, {kept} could then only go in the rectangle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>No digit of {cells} is given. If {targets} were {removed}, two digits could be exchanged in these cells, and the puzzle would have a second solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/hints/unique_text.py" />
      <source>No digit of {cells} is given. Without {removed} in one of the two empty ones, two digits could be exchanged in these cells, and the puzzle would have a second solution. So a cell that sees both cannot be {removed}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>imports</name>
    <message>
      <location filename="../../sudoku_gui/files/controller.py" />
      <source>the clipboard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/controller.py" />
      <source>what was dropped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/controller.py" />
      <source>the standard input</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/dropping.py" />
      <source>A picture cannot be read. Paste the puzzle as text, as cells of a spreadsheet or as a link.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>{name} is a problem of exact cover: open it by itself to watch it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>{name} may be a Sudoku, or a 0-1 matrix. Which of them is it?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>0-1 Matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>{name} is an exact cover problem. Step or play its search.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>{name}: {puzzles}, read as {format}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>{name} is a list of puzzles, read as {format}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>%n files</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/files/importer.py" />
      <source>{files}: {puzzles}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/preview.py" />
      <source>Open {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/preview.py" />
      <source>&amp;Read as:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/preview.py" />
      <source>&amp;Puzzle:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/preview.py" />
      <source>&amp;Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/preview.py" />
      <source>Show in the &amp;Library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/preview.py" />
      <source>Preview</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/preview.py" />
      <source>of {count}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/files/text.py" />
      <source>notes in %n cells</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>notes</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/files/text.py" />
      <source>%n givens</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/files/text.py" />
      <source>%n entries</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>colours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>1 puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{count} puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Opened as {format}: {counts}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Reading {name}...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Reading {name}, {number} of {count}...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{name} could not be opened: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Could not be opened: {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>This link does not contain the puzzle itself, and the program does not use the network. Paste the puzzle as text.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>This text is not a puzzle: {error}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>There is no text in {name}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{format}: {decided}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{format}: {description}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Line {line} could not be read: {message}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>One more line could not be read.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{count} more lines could not be read.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>It has exactly one solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>It has more than one solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>It has no solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>The number of its solutions is not known yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/unsaved_guard.py" />
      <source>Your unsaved puzzle could not be set aside: {cause}. Save it first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/unsaved_guard.py" />
      <source>Your puzzle was restored.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/unsaved_guard.py" />
      <source>&amp;Restore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/unsaved_guard.py" />
      <source>Your previous puzzle was set aside.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>info_bar</name>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Message</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Question</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>library</name>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>&amp;Import a File...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Import all puzzles of a file as a collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>&amp;Export...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Export the puzzles that are shown to a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>&amp;Add to the Library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Add all puzzles of the open file as a collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Ra&amp;te Puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Find out how hard the selected puzzles are, or all that are shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Re&amp;name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Give this collection another name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Re&amp;move from the Library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Remove this collection from the library; it can be restored for a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>&amp;Manage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Manage collections</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>No list open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>File {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>Included puzzles: {level}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/chooser.py" />
      <source>New name of the collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Fil&amp;ter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Filter and sort</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Fewest givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Most givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>As in the collection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Fewest givens first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Easiest first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Level</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Part of a level's name, a number, or a range of numbers such as 3 - 5; empty: all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>any</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Show &amp;All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Words of a title, author or comment; adjacent givens, such as 53..7; or the number of a puzzle and Enter, to go to it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/filter_bar.py" />
      <source>Words, givens or a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>No puzzles found.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/levels.py" />
      <source>Not rated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/model.py" />
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>No solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Several solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Already solved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Rating failed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{number}   {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>1 given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{count} givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{level} {score}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>not started</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>solved, {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>started, {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{name} ({count})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{seen} of {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>1 puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{count} puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{text}...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Rating: {done} of {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Rating: {done} of {count}, {time} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>There is no puzzle {wanted}; the last one is {count}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Puzzle {wanted} is hidden by the filter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/view.py" />
      <source>Progress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/view.py" />
      <source>Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/view.py" />
      <source>Stop, and keep what has been found (Esc)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/view.py" />
      <source>Library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/view.py" />
      <source>Enter or a double click opens a puzzle. Type to search for words, givens or a number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/view.py" />
      <source>Open a file that holds several puzzles, or choose a collection above; its puzzles are listed here.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>library actions</name>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Import a File into the Library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Puzzles ({endings})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>My puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>The library is busy with another file. Wait until it is done, or cancel it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Export the Puzzles Shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Writing {name}...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Writing {name}: {percent} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>{name}: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>{name} was not imported: {cause}. The library is unchanged.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>The puzzle was added to the collection “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>“{name}” is no longer in the library.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Restore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>The library cannot be used: {cause}. Files can still be opened.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Your progress is now saved in the library.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>Your progress is not saved in the library yet: {cause}. Saving is tried again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>{name} was changed by another program and has been reloaded. Choose a puzzle again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>This is the last puzzle of the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/import_export.py" />
      <source>This is the first puzzle of the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/rating.py" />
      <source>The puzzles cannot be rated: {cause}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>All these puzzles are rated already.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/library/text.py" />
      <source>%n puzzles were rated.</source>
      <comment>None</comment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/library/text.py" />
      <source>%n puzzles do not have exactly one solution.</source>
      <comment>None</comment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/library/text.py" />
      <source>%n puzzles could not be rated.</source>
      <comment>None</comment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/library/text.py" />
      <source>%n puzzles are left; rate again to continue.</source>
      <comment>None</comment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>1 puzzle was imported as “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{count} puzzles were imported as “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>One of them is a duplicate.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{again} of them are duplicates.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>One line could not be read: {error}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{lines} lines could not be read; the first: {error}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>1 puzzle was written into {name}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{count} puzzles were written into {name}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>One line could not be read and was left out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>{lines} lines could not be read and were left out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Your library was written by a newer version of this program. It was renamed to {path}, and a new, empty library was created; the newer version can open the old one again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/library/text.py" />
      <source>Your library was damaged and could not be read. It was renamed to {path}, and a new, empty library was created.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>links</name>
    <message>
      <location filename="../../sudoku_gui/panes/links/canvas.py" />
      <source>Watch a search to see how its links dance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>Key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>header of a secondary column: it need not be covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>a link that goes around it; the number is the depth at which it went</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>header of a column, with the number of its options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>the column that the search branches on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>no option left, and not about to be covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>node of an option that is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>out of its list: no link leads to it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>a link that it still holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>something in the list is here, but not drawn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>continues at the other end: each list is circular</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/key.py" />
      <source>the latest event: out (−) or in again (+)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/paint.py" />
      <source>h</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/paint_masks.py" />
      <source>Bits instead of links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>Links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>Up, Down, Alt+Left and Alt+Right follow the links themselves, from header to header and from node to node. Enter goes to the event that took the selected one out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>✓ {option}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>root of the secondary columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>root h</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>{option} in “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>header “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>secondary header “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>“{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>{name}: left {left}, right {right}, up {up}, down {down}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>Out of the list since it was covered at depth {depth}, to branch on it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>Out of the list since it was covered at depth {depth} for the choice {option}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>Out of its row since “{item}” was covered at depth {depth} for the choice {option}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>Out of column “{item}” since “{covered}” was covered at depth {depth}, to branch on it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>Out of column “{item}” since “{covered}” was covered at depth {depth} for the choice {option}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>“{item}” is not met yet: the bit is set.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/text.py" />
      <source>“{item}” is met: the bit is clear.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/view.py" />
      <source>Click a header or a node to read its four links; Up, Down, Alt+Left and Alt+Right follow them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/view.py" />
      <source>A digit stands where a house lacks it: its bit is set. A cell may take the digits that its row, its column and its box all lack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/view.py" />
      <source>Go to just after the event that took it out (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/view.py" />
      <source>Go There</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/links/view.py" />
      <source>What the signs mean (K)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>log</name>
    <message>
      <location filename="../../sudoku_gui/panes/log/entry.py" />
      <source>{first}–{last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/model.py" />
      <source>… {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/model.py" />
      <source>Event</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/model.py" />
      <source>What happens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>{sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>just happened: {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>not yet happened: {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>a step back (Left) stops here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>the next step (Right) stops here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>{row}; {stop}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>The triangle (or plus) lists its events.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>This has not happened yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>Left stops here: one step back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/text.py" />
      <source>Right stops here: the next step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/view.py" />
      <source>Events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/view.py" />
      <source>Enter or a click goes to the place after an event. Plus lists the events that a row stands for, minus hides them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/log/view.py" />
      <source>Watch a search to see its events.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>manual</name>
    <message>
      <location filename="../../sudoku_gui/help/manual.py" />
      <source>Open in the Browser</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual.py" />
      <source>Stay Here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual.py" />
      <source>This link leads to {address}, outside this program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual.py" />
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual.py" />
      <source>Forward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual.py" />
      <source>Search the manual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual.py" />
      <source>{page} - Manual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual_page.py" />
      <source>Page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual_page.py" />
      <source>Picture {name} is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual_side.py" />
      <source>Contents</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual_side.py" />
      <source>Search results</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/manual_side.py" />
      <source>Nothing found for “{words}”. Try fewer words.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>matrix</name>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>columns (items)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>primary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>secondary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>c{column}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/legends.py" />
      <source>r{row}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/picture.py" />
      <source>Watch a search to see its matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move from node to node, Ctrl with an arrow key in larger steps; plus, minus and 0 zoom; Enter goes to the last change.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Zoom out (−)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Zoom in (+)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Fit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Show the whole matrix (0)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Follow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>When zoomed in, keep the latest change in view (L)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Remaining</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Show only what is left: covered columns and removed rows close up (R)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>Key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>What the shapes mean (K)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>live</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>removed at the current depth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>removed earlier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>chosen: given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>chosen: the only one left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>chosen: a guess</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/matrix/view.py" />
      <source>just changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Row {option} covers {items}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{option} does not touch “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{option} covers “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{live} of {items} primary columns left; {open} of {options} options can still be chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{live} of {items} columns left; {open} of {options} options can still be chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{live} of {items} primary columns, {open} of {options} rows left; {chosen}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{live} of {items} columns, {open} of {options} rows left; {chosen}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n rows chosen</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>No row is left for %n columns.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>This is a dead end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{fact} {meaning}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Nothing is left: every primary column is covered. This is a solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Nothing is left: every column is covered. This is a solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{fact}: {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Column “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>no option left, a dead end</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options when covered</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options left</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>live, the search branches on it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Column “{item}”, {options}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Secondary column “{item}”, {options}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered, since the search branches on it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth} by the given {choice}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth}, where the search branches on it and tries {choice}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth} by the choice {choice}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>“{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{first}, {second}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>back in its column; its row is being restored</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>still in its column; its row is being removed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>its column is {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>live; {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>never chosen: it covers no primary column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>all its columns are covered already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>given, chosen at depth {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>chosen at depth {depth}, a guess: {number} of {among}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>chosen at depth {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>already tried: option {number} of {among} of “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>waits: option {number} of {among} of “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>removed at depth {depth} by the given {choice}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>removed at depth {depth} by the choice {choice}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>matrix_editor</name>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/controller.py" />
      <source>Watch a problem of the gallery or of a file first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/controller.py" />
      <source>Edit Watched Problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/controller.py" />
      <source>Open a Matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/controller.py" />
      <source>Save the Matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/controller.py" />
      <source>matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/controller.py" />
      <source>The matrix of the editor could not be stored: {error}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/matrix_editor/counting.py" />
      <source>%n solutions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/counting.py" />
      <source>at least {count} solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Exact Cover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>&amp;Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Add R&amp;ow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Add &amp;Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>&amp;More</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Ra&amp;ndom...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>C&amp;lear</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>O&amp;pen...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>&amp;Save As</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>&amp;Watch the Search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Clos&amp;e</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Rename Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>&amp;Name of the column:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Name Row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>&amp;Name of the option (empty for its number):</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Open or Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Random Matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>Clear</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>%n options</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>%n primary columns</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>%n secondary</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>%n ones</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/dialog.py" />
      <source>column {name} has no option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Add Row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Add Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Remove Rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Remove Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Primary or Secondary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Move Row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Move Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/editing.py" />
      <source>Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/grid.py" />
      <source>Matrix: options by columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/grid.py" />
      <source>Cut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/grid.py" />
      <source>Copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/grid.py" />
      <source>Add Secondary Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/grid.py" />
      <source>Name Row...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/grid.py" />
      <source>Rename Column...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/grid.py" />
      <source>The clipboard has no cells; copy 0s and 1s, a row in each line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source> %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>&amp;Exactly so many solutions:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>&amp;Options (rows):</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>&amp;Items (columns):</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>O&amp;nes:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>&amp;Seed:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>&amp;Draw</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>S&amp;top</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>For a number of solutions give no more than %n cells.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>%n matrices tried</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>Drawing: {percent} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/random_form.py" />
      <source>Drawn with seed {seed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/table_model.py" />
      <source>Write 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/table_model.py" />
      <source>Write 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/table_model.py" />
      <source>{bit}, option {row}, column {column}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/table_model.py" />
      <source>{name}: secondary, covered at most once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/table_model.py" />
      <source>{name}: primary, covered exactly once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/table_model.py" />
      <source>Option {row}: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>0-1 matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>Knuth's DLX</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>Table (CSV)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>Kind of text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>The matrix as text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>The matrix is too large to be edited as text. Save it to have it as text.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>Type or paste a matrix, or a problem in Knuth's format.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/matrix_editor/typed.py" />
      <source>Edit Text</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>names</name>
    <message>
      <location filename="../../sudoku_gui/hints/text.py" />
      <source>{cell}={digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {house} has {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>secondary column “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column {house} has {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>box {house} has {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>r{row}c{column}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rank {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>file {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>sum {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>difference {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>number {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>place {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>city {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>diagonal {house} has {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rank {rank}, file {file}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {house}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column {house}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>box {house}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>new_puzzle</name>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>None</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Half turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Quarter turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Left and right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Top and bottom</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Both mirrors</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Diagonal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Antidiagonal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/new_puzzle/maker.py" />
      <source>Both diagonals</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>plan</name>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>Every column is covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>Every primary column is covered exactly once, each secondary one at most once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>Every column is covered exactly once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>Struck out: {rows}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>Covered: {columns}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>No row left for column “{column}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>“{column}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>No row left for the columns {columns}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>{left} of {columns} primary columns still to cover</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/plan/by_hand/board.py" />
      <source>%n of {columns} columns still to cover</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/model.py" />
      <source>No option is chosen yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/model.py" />
      <source>{depth}. {option}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/model.py" />
      <source>Chosen so far:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/view.py" />
      <source>Board of the problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/plan/view.py" />
      <source>Up and Down move from row to row, then Alt+Left and Alt+Right from element to element, until Esc; Enter goes to the last change.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/dialog.py" />
      <source>Preferences</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/dialog.py" />
      <source>Search preferences</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/dialog.py" />
      <source>Pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/dialog.py" />
      <source>No preference has these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/dialog.py" />
      <source>&amp;Restore Defaults</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/dialog.py" />
      <source>&amp;Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/page.py" />
      <source>{label}:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Appearance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Hints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Techniques used in hints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>C&amp;hoose...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Techniques can be switched off and put in another order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Saved sessions, backups and the library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>&amp;Open Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Your work is saved there by itself, about once a second while you change something.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Colours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>As the system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Dark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>High contrast</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Text size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Text of the whole window, compared with that of the system.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Language</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Shade the row, column and box of the selected cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Highlight digits equal to the selected one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Motion of the links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>How long a link takes to change; another step ends the motion at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>None</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>0.3 seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>0.6 seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>1 second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>1.5 seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Mark digits that break a rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Two equal digits in a row, column or box are marked at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Show whether the puzzle has one solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>It is told below the digits, and no digit of the solution is shown.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Tidy notes when a digit is entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>A digit that is entered is removed from the notes of its row, column and box.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Choose a digit first, then its cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>A digit that is chosen on the pad goes into every cell that you click.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Show the time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Time is counted even while it is hidden.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Celebrate a puzzle that is solved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Light runs through the cells once, unless animations are turned off in the desktop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Step size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>How far a step goes, and what playing shows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Speed of playing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Column to choose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>A search that is watched starts again when this changes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>The one with the fewest options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>The first one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Search Sudokus with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Dancing Links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>Bits and backtracking</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/preferences_dialog/table.py" />
      <source>{percent} %</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>presentation</name>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>Presenting: step, or the next stop of a tour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>Presenting: step back, or the stop before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>Presenting: ring, spotlight, no light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>Presenting: black screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>Presenting: larger or smaller type</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>End the presentation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/presentation_overlay.py" />
      <source>A ring around the pointer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/presentation_overlay.py" />
      <source>A spotlight around the pointer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/presentation_overlay.py" />
      <source>Black screen</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>The puzzles to be printed are no longer listed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>Replace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>{first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>Printing: {percent} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>Nothing was printed: {cause}. Choose another printer, or a PDF.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>Printing was stopped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>{name} already exists. Replace it?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>{count} of these files already exist, the first is {name}. Replace them?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>1 page was sent to the printer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/controller.py" />
      <source>{pages} pages were sent to the printer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Print Puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>The puzzle on the board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>P&amp;uzzles:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>&amp;First:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>How &amp;many:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Puzzles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Puzzles, solutions on the last pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>&amp;Boards:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Puzzles on a pa&amp;ge:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>T&amp;itles and numbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Print &amp;entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Print &amp;notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Print co&amp;lours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>A4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>A5</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Letter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Legal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>P&amp;aper:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>Lands&amp;cape</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>A printer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>PDF, all pages in one file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>SVG, a file for each page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>PNG, a file for each page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>T&amp;o:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>&amp;Dots per inch:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>&amp;Print...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>&amp;Save As...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>No printer is installed. Choose PDF instead, and print that file on another computer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>From {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>1 puzzle on 1 page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>1 puzzle on {pages} pages.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>{puzzles} puzzles on 1 page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/dialog.py" />
      <source>{puzzles} puzzles on {pages} pages.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>Page {page} of {pages}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>{number}: cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>One of several solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>{number}: one of several solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>No solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>{number}: no solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>No solution found in time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/pages.py" />
      <source>{number}: no solution found in time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/preview.py" />
      <source>Page preview</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/preview.py" />
      <source>Previous page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/printing/preview.py" />
      <source>Next page</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>pseudocode</name>
    <message>
      <location filename="../../sudoku_gui/panes/pseudocode/list_view.py" />
      <source>Pseudo-code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/pseudocode/list_view.py" />
      <source>Left folds a block into one step, Right opens it. B sets a breakpoint. Enter runs to the line, Shift+Enter back to it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/pseudocode/list_view.py" />
      <source>Watch a search to see its algorithm, line by line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/pseudocode/list_view.py" />
      <source>Click or press B to stop each time this line has been executed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/pseudocode/list_view.py" />
      <source>This line cannot have a breakpoint.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/pseudocode/paint_values.py" />
      <source>–</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/pseudocode/values.py" />
      <source>Values</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>just executed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>comes next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>calls this</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>breakpoint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>folded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>{text}
{meaning}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to open: a step is one link.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to open: a step is one column.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to open: a step is one option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to open: a step is one decision.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to fold: a step is one column.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to fold: a step is one option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to fold: a step is one decision.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>Click to fold: a step is one solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>{step}: {text}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>l, the level: how many options are chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>i, the column (item) that is branched on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>S[i], how many options are left for i</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>o, the row (option) that is tried for i</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>c, the column that is being covered or uncovered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>p, a node of that column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>q, the node that has just left or returned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>b, the least number of options still needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>best, the options of the smallest cover known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>d, the candidate that is tried for cell i</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>{option} ({number} of {among})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>{option} in {item}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode.py" />
      <source>{letter}: {text}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>At the start no option is chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>One node of the search tree: what is done with the options chosen so far.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Nothing is left to be covered: the options chosen are a solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>One item must be covered in any case, so the search branches on one only.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>An item without an option can never be covered: back to the latest choice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Every option of the chosen item is tried, one after the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The options that hang in the chosen column, from its header downward.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The option goes on the stack, one level deeper.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The same again with one option more; it returns with all links as they are now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The option comes off the stack, one level up; the next one is below it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>All has been tried for the chosen item: what was chosen before must change.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The tree node is left, and the option that led to it is taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The whole tree has been walked, and every link is where it was at the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The chosen column leaves: whichever option is tried will cover it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The other columns that the option covers, from the tried node rightward.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Each of them leaves too, so no other option can cover it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The same columns from the tried node leftward: the last covered returns first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Each of them returns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The chosen column returns; the level is as it was when it was entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The header leaves the list, and all options of the column leave their other columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The header's neighbours join hands over it; the header still knows both.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Each node of the column, from the top.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The node's option competes for the column, so it leaves all its other columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>All nodes of an option but this one leave their columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The node's siblings, rightward and around.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The nodes above and below join hands over it; it still knows both.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The column has one option fewer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Everything that cover did, undone in exactly the reverse order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Each node of the column, from the bottom.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The node's option returns to all its other columns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The header returns between the two neighbours that it still knows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>All nodes of an option but this one return, the last one hidden first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The node's siblings, leftward and around.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The node returns between the two neighbours that it still knows: that is the dance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The column has one option more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>So many items are left of which no option covers two: each needs one of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>No cover below here can be smaller than the best one known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>This cover is the smallest so far; from now on only smaller ones count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>What the option newly covers: its nodes that have not been dropped, rightward.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The item is covered; others may cover it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The same nodes leftward, the last one first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The item is to be covered again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Sideways: an option's row forgets what it would cover a second time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The node returns between the siblings that it still knows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Its row, its column and its box now have the digit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Its row, its column and its box lack the digit again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Every cell has its digit: a solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The digits that the cell's row, column and box all lack: its candidates, as bits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>One cell must be filled in any case, so the search branches on one only.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>A cell without a candidate can never be filled: back to the latest choice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>Every candidate of the chosen cell is tried, one after the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The candidates of the cell, from 1 to 9.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The digit is written into the cell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The same again with one digit more; it returns with all masks as they are now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The digit is taken out of the cell again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/pseudocode_lines.py" />
      <source>The whole tree has been walked, and all masks are as at the start.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>questions</name>
    <message>
      <location filename="../../sudoku_gui/files/unsaved_guard.py" />
      <source>Unsaved changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/unsaved_guard.py" />
      <source>Save the changes to “{name}”?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/unsaved_guard.py" />
      <source>Another puzzle is about to replace it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>{what} at depth {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>Choose what to wait for.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>This problem has no such column: choose one from the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>This problem has no such option: choose one from the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>This option is not in this column: choose another column.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>There is no such cell: choose one from r1c1 to r9c9.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>This can never happen: change what excludes the rest, or the depth.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>a solution is found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>a dead end is met</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>any column is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>a branch is pruned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>column is chosen:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>option is tried:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>column is touched:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>option is touched:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>node is hidden or returns:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>cell is touched:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>column gets small:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>at depth:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>a line of the pseudo-code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>number {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>row {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>{row} {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>column “{item}” is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>{option} is tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>column “{item}” is touched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>{option} is touched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>{option} leaves or rejoins column “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>cell {cell} is touched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>the pseudo-code is at “{line}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>column “{item}” has no option</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>column “{item}” has at most %n options</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>the depth becomes {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>{first} and {second}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>when {what}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>reading</name>
    <message>
      <location filename="../../sudoku_gui/widgets/reading_label.py" />
      <source>Scroll the text</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>reasons</name>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>its option is given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>requested instead of the rule's choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>the first in the list, with no option</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>the first in the list, with %n options</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>the smallest: no option left</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>the smallest: %n options left</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>chosen at random from {columns} columns with no option</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>chosen at random from {columns} columns with %n options</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>the leftmost of {columns} columns with no option</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>the leftmost of {columns} columns with %n options</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>One of its options will be chosen here, so no other column needs to offer them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>{option} covers it, so every other option that would cover it again is out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>The option also stands in column “{item}”, which is being covered. The neighbours of its node here now point past it, but it still points at them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>The puzzle says so; no other option of this column is ever tried.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>The others of column “{item}” have been tried: this is the last.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>When all below it has been searched, {next} is tried: option {number} of column “{item}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Column “{item}” has no other option, so there is nothing to guess.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Column “{item}” has no other option: it is forced, as long as the guesses at depths {depths} hold.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Givens are options like all others, chosen before the search begins to choose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>This run takes it here, whatever the rule says: that is its what-if.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>The rule takes the first column of the list, however many options it has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>With one option there is nothing to guess.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Few options make few branches: Knuth's rule keeps the tree narrow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>It is {leftmost}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Its options: {options}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Every option of “{item}” was hidden by the givens.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Every option of “{item}” was hidden by a given or by {choices}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Every option of “{item}” was hidden by {choices}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>the choices at depths {depths}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>{option} (depth {depth})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>No primary column is left in the list; those that are left need not be covered. The search goes on, to find out whether there is another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>No column is left in the list. The search goes on, to find out whether there is another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>It was the first choice of all: nothing is left to try.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Nothing more can be found here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Undone in exactly the reverse order of covering: it returns between the neighbours it still knows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>It finds its place by its own two links: nothing is searched or copied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>All that {option} covered has been uncovered: the links are as they were before it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/reasons.py" />
      <source>Every branch has been tried and taken back; all links are as they were at the start.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>records</name>
    <message>
      <location filename="../../sudoku_gui/play_records/controller.py" />
      <source>Sudoku times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>My Statistics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>Times by level</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>&amp;Export...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>&amp;Reset...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>&amp;Close</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>Forget the times of %n puzzles? This cannot be undone.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>Forget</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/dialog.py" />
      <source>Keep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Not rated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Puzzles solved with hints do not count here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Level</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>As the source of the puzzle calls it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Solved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Puzzles solved by you; each counts once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>How many of them with hints.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Best</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Average</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Latest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>You have solved no puzzle yet. Puzzles that you solve yourself are counted here.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>You have solved %n puzzles.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Days in a row: {streak}; most: {longest}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>{date}: {time}, {level}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>{date}: {time}, {level}, with hints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>With hints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>No times yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/play_records/text.py" />
      <source>Times from {first} to {last}, from {shortest} to {longest}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>repeat</name>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Bound: no more options are needed</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Bound: at least %n more options are needed</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>It counts columns of which no option covers two: each of them needs an option of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>“{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Here: {columns}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Prune: {depth} chosen are not fewer than {limit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Prune: {depth} chosen and {bound} more needed are not fewer than {limit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>More options than are allowed would be needed, so the search turns back without looking.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>The best cover known has {limit}: no better one can be found below here, so the search turns back without looking.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Solution {number}: every primary column is covered exactly once, by {options} options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Solution {number}: every column is covered exactly once, by {options} options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Solution {number}: every primary column is covered at least once, by {options} options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Solution {number}: every column is covered at least once, by {options} options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>No column is left in the list. From now on only a cover with fewer options will do.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Finished: there is no such cover</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Finished: %n options are the fewest</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>The best cover so far has %n options</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Whatever cannot have fewer options than this is pruned from here on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/minimizing_events.py" />
      <source>Every branch has been tried or pruned; all links are as they were at the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>The rule takes a column with the fewest options, the leftmost of several. Here sizes never change: an option may always be taken once more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>Its options: {options}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>{option} covers it. Other options may cover it again: that is no harm, but no gain either.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>Cover column “{item}”: its header leaves the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>“{item}” leaves the row of {option}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>“{item}” returns to the row of {option}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>The column is covered already, so the option no longer offers it. The node leaves sideways: its column stays intact.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/repeat_events.py" />
      <source>The node finds its place by its own two links, left and right: nothing is searched or copied.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>resuming</name>
    <message>
      <location filename="../../sudoku_gui/wording/facts.py" />
      <source>No choice has another option, so everything is taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/facts.py" />
      <source>{option} is taken back, then {next} is tried at depth {depth}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/facts.py" />
      <source>The latest choice with another option is {option}: %n options are taken back, then {next} is tried at depth {depth}.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
  </context>
  <context>
    <name>reverting</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/shell/reverting.py" />
      <source>Your last %n changes have been undone. Undo restores them.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
  </context>
  <context>
    <name>runs</name>
    <message>
      <location filename="../../sudoku_gui/panes/runs/model.py" />
      <source>▶ {run}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/model.py" />
      <source>{run}, watched now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/model.py" />
      <source>≥ {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Bits, first cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Bits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>First column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Random ties, seed {seed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Fewest options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>What if {choice}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>column ‘{item}’</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>At depth {depth}: {choice} first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Branched off “{parent}” at event {position}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Branched at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Dead ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Max depth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>A way to search this problem; the one watched is marked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>The event at which it left the run it branched off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>How many events it has in all, as far as is known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>How many columns it chooses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>How often a column has no option left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>The most options it has chosen at a time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>How many solutions it finds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>This is a new run: “{name}”. “{parent}” is still there; both are listed under Runs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>What If needs a search. Press F5 to watch one from the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Only Dancing Links for exact cover can choose otherwise.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Nothing is decided here. Step on to a decision, then take another column or option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>Givens are chosen first, and there is nothing to decide. Step on to the first real decision.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>{what} is covered already at this decision. Take a column that is still in the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>{what} is a secondary column: it need not be covered, and the search never chooses it. Take another column, or an option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>{what} cannot be chosen at this decision: it competes with options chosen before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>{what} is what this run takes at this decision anyway.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/text.py" />
      <source>What If the Search Takes {what} Here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>&amp;Watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>&amp;Compare</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Watch this run where it was left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Show this run beside the one that is watched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Re&amp;name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Re&amp;move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Give this run a name of your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Take this run off the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>&amp;Restore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/runs/view.py" />
      <source>Restore the run that was removed last</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>saving</name>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>Copy &amp;As</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>The givens were copied as one line of 81 characters.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>The board was copied as one line of 81 characters.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>Not copied as {format}: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>Copied as {format}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>Copied as {format}, without {parts}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>The board was copied as a picture.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/export/copying.py" />
      <source>&amp;Picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>{name} was changed by another program since it was opened.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>&amp;Overwrite</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>{name} is still being saved: its drive does not answer yet. Your puzzle is still here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>Saved as {name}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>Save &amp;Anyway</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>puzzle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>{name} could not be saved: {cause}. Your puzzle is still here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>Save &amp;As...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/saving.py" />
      <source>Save as .&amp;dsudoku...</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>sentences</name>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{first} {second}</source>
      <comment>two sentences</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{first}, {second}</source>
      <comment>two words of a list</comment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>session</name>
    <message>
      <location filename="../../sudoku_gui/files/outside_changes.py" />
      <source>{name} was changed by another program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/outside_changes.py" />
      <source>&amp;Reload</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/outside_changes.py" />
      <source>{name} no longer exists. Your puzzle is still here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/outside_changes.py" />
      <source>&amp;Save Again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/outside_changes.py" />
      <source>{name} is as it was before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/outside_changes.py" />
      <source>&amp;Keep Mine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/session_restore.py" />
      <source>{name} was not opened, because your unsaved puzzle could not be set aside: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/session_restore.py" />
      <source>The last session could not be shown: {cause}. It is still among the earlier versions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/session_restore.py" />
      <source>Your work cannot be stored for the next start: {cause}. Save it in a file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/session_restore.py" />
      <source>Your work is stored for the next start again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>The last session could not be read; it was renamed to {file}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>A newer version of this program left work in {folder}; it is kept for that version.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Unsaved work of another window was found.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Unsaved work of {number} other windows was found.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Your unsaved puzzle was kept: it is in File &gt; Open Recent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>Nothing was changed, because your unsaved puzzle could not be set aside: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{time}, {name}, {digits}, in another window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{time}, {name}, {digits}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{number} digits</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/files/text.py" />
      <source>{day}, {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>The program did not end properly; this is what was open at {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>&amp;Earlier Versions...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>This is what was open at {time}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>Your puzzle is open in the other window; this one starts empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>&amp;Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>&amp;Later</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>There is no earlier version yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>This is what was open at {time}. What was here before is in File &gt; Open Recent, if it was unsaved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>Earlier Versions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>The board at that time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>Versions, the newest first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/files/versions.py" />
      <source>&amp;Restore</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>skipped events</name>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{tried}. {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{option} taken back</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{number} options taken back</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{back}. {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{back}, {tried}. {sentence}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{option} tried, it is given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{option} tried, the only option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{option} tried ({k} of {d}), the last one left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/passed_over.py" />
      <source>{option} tried ({k} of {d}), a guess</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>solution_count</name>
    <message>
      <location filename="../../sudoku_gui/solution_count/dialog.py" />
      <source>How Many Solutions?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/dialog.py" />
      <source>Looking</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/dialog.py" />
      <source>&amp;Enter It</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/dialog.py" />
      <source>&amp;Show Me</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/dialog.py" />
      <source>S&amp;top</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/dialog.py" />
      <source>&amp;Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>One solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>No solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Not known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Looking for solutions...</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>{count} solutions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>More than {count} solutions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>At least {count} solutions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Several solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>The givens leave exactly one solution, as they should.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Stopped before it was known.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>A single solution needs at least 17 givens; there are {count}.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>{count} cells differ from solution to solution.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Below are two of them; the marked cells are where they differ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>{digit} in {cell} would leave one solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Looking for the digit that settles it...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Whether a single digit settles it is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>No single digit leaves fewer than {count} solutions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>No single digit leaves one solution; {digit} in {cell} leaves the fewest: {count}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>These {count} givens have no solution together: {givens}.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>No smaller set clashes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>All of them are needed; whether a smaller set clashes is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>All of them are needed; looking for a smaller set...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>With them, {fact}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>They force {digits}; then {fact}.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>With all givens, {fact}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>All givens force {digits}; then {fact}.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>Only trying shows it: no column runs empty before a guess.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>{digits} and {count} more</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>{cell} has no digit left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>row {house} has no place for {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>column {house} has no place for {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>box {house} has no place for {digit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>A solution; marked are {cells}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>The givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/solution_count/text.py" />
      <source>The givens; marked are {cells}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>solutions</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{count} covers, each better than the one before; the last is the best</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{count} covers so far, each better than the one before</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{count} solutions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{count} solutions so far</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{first}; {second}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>the first {count} are listed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{rate} a second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>about {percent} % of the tree searched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{share}, {time} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>less than a second</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>%n seconds</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>%n minutes</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>%n hours</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>{count} days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/text.py" />
      <source>Solution {number}, found at event {position}:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/solutions/view.py" />
      <source>Solutions in the order in which they are found</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>stack</name>
    <message>
      <location filename="../../sudoku_gui/panes/stack/model.py" />
      <source>–</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/table.py" />
      <source>Stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/table.py" />
      <source>A click or Enter on a row goes to where its column was chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>Depth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>How many options are chosen down to here, this one included; the last row may have none yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>The column (item) that was branched on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>Size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>How many options the column had when it was chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>Option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>The row (option) that is tried at present</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>Turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>The number of that option, and how many there are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>How</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>Whether there was another option to try</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>guess {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>forced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>dead end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>{number} of {among}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>{option} is given; it covers “{item}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>{option} was the only option for “{item}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>{option} is a guess: option {number} of {among} for “{item}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>“{item}” is chosen, and no option of it is on the stack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>“{item}” has no option left: a dead end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>the whole tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>none of the tree yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>estimate: less than {percent} % of the tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>estimate: about {percent} % of the tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>{progress}; {percent} % of the events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>Turns: {signs}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/text.py" />
      <source>{turns}
Two signs for each level: the number of the option that is tried, and how many there are (9 is followed by a to z and A to Z). 11×26 stands for 26 levels without a choice. If all subtrees of a level were equally large, this would be the part of the tree already searched.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/stack/view.py" />
      <source>Progress</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/plot.py" />
      <source>Tree nodes per depth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/plot.py" />
      <source>Left and Right go from depth to depth.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Depth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Branch points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Dead ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Pruned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Updates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Tree nodes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Tried / taken back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Covered / uncovered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Hidden / unhidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Dropped / restored</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>How many events have led here from the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>How often a column was chosen that had an option to try.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Decisions at which more than one option was to be tried; each option tried there is a guess.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>How often the column to be chosen had no option left; that is not a decision.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Solutions met so far.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Tree nodes given up because nothing below them could be better than the best.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Nodes taken out of their columns or rows: Knuth's measure of the work done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Nodes of the search tree: decisions, dead ends, solutions and what was pruned.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Options put on the stack and taken off; the difference is the depth.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Columns that left the list and returned; the difference is how many are out now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Nodes that left their columns and returned; the difference is how many are out now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>Nodes that left their rows and returned; the difference is how many are out now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{done} / {undone}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>depth {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{count} out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{name}: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{name}: {value}, {balance}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>nodes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>dead ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>pruned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>depth {first}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>depths {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>1 node</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{count} nodes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>1 dead end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{count} dead ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>1 solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{count} solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{count} pruned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>{where}: {numbers}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>max {most}, log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/text.py" />
      <source>max {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/view.py" />
      <source>Statistics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/view.py" />
      <source>What the search has done up to here. Ctrl+C copies all of it as a table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/statistics/view.py" />
      <source>Watch a search to see its statistics.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>stops</name>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>From now on runs stop {description}. F8 runs on, Shift+F8 back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>Runs no longer stop {description}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>No bookmark before this position. Ctrl+M sets one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>No bookmark after this position. Ctrl+M sets one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>Some settings of the last session were left out: {cause}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>Stopped {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>; </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>There is no such place between here and the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/stops.py" />
      <source>There is no such place between here and the end.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>targets</name>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Run to Where {name} Is Chosen Next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Run Back to Where {name} Was Chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Run to Where {name} Is Tried Next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Run Back to Where {name} Was Tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Next Change of {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Previous Change of {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Break When {name} Is Chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Break When {name} Is Tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Break When {name} Is Touched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Break When {name} Has Few Options</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>At Most %n Options Are Left</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>No Option Is Left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Stop Following {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/target_menu.py" />
      <source>Follow {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>{option} in “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/questions.py" />
      <source>“{item}”</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>techniques</name>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Full House</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Naked Single</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Hidden Single</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Locked Pair</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Locked Triple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Locked Candidates (Pointing)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Locked Candidates (Claiming)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Naked Pair</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Naked Triple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Hidden Pair</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Hidden Triple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Naked Quadruple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Hidden Quadruple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>X-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Swordfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Jellyfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Remote Pair</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Bivalue Universal Grave + 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Skyscraper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>2-String Kite</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Dual 2-String Kite</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Turbot Fish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Empty Rectangle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Dual Empty Rectangle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>W-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>XY-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>XYZ-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Unique Rectangle Type 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Unique Rectangle Type 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Unique Rectangle Type 3</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Unique Rectangle Type 4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Unique Rectangle Type 5</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Unique Rectangle Type 6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Hidden Rectangle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Avoidable Rectangle Type 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Avoidable Rectangle Type 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Finned X-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Sashimi X-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Finned Swordfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Sashimi Swordfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Finned Jellyfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Sashimi Jellyfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Sue de Coq</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Simple Colours Trap</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Simple Colours Wrap</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Multi-Colours 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Multi-Colours 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>X-Chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>XY-Chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Continuous Nice Loop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Alternating Inference Chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Discontinuous Nice Loop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Grouped Continuous Nice Loop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Grouped Alternating Inference Chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Grouped Discontinuous Nice Loop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Almost Locked Sets XZ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Almost Locked Sets XY-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Almost Locked Sets Chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Franken X-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Franken Swordfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Finned Franken X-Wing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Finned Franken Swordfish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Forcing Chain Contradiction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Forcing Chain Verity</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Forcing Net Contradiction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Forcing Net Verity</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Brute Force</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Easy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Medium</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Hard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Expert</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/techniques.py" />
      <source>Fiendish</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>terms</name>
    <message>
      <location filename="../../sudoku_gui/help/controller.py" />
      <source>What is this? Click a part of the window, or press Enter for the one with the keyboard.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/controller.py" />
      <source>There is no card for this part. The manual describes all parts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/term_card.py" />
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/term_card.py" />
      <source>Manual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/term_card.py" />
      <source>See also:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/term_card.py" />
      <source>Read about “{term}” in the manual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/help/term_card.py" />
      <source>What “{term}” means</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>en</source>
      <comment>the code of this language: zh_CN in Chinese</comment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>timeline</name>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>Drag to move through the search; the wheel, + and − zoom the close-up. Left and Right step, with Shift finer and with Ctrl coarser; Up and Down move by one event, Page Up and Page Down by a tenth of the close-up, with Ctrl by a tenth of the run, Home and End to the ends. A right click or M sets a bookmark or takes it away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{value}. {usage}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{value}. The close-up shows {closeup} events. {usage}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{where}, depth {depth}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{where}, depth {low} to {high}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{number} solutions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{number} dead ends</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{number} prunes</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{number} decisions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>{parts} here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>Bookmark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>Bookmark “{name}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>A solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>A dead end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>Pruned: nothing better lies below</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>A decision: a column (item) is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>Something leaves its list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>Something returns to its list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/timeline/text.py" />
      <source>An option is tried or taken back</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>tours</name>
    <message>
      <location filename="../../sudoku_gui/tours/bars.py" />
      <source>Stops of the tour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/bars.py" />
      <source>Guided tour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>Guided Tours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>&amp;Start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>&amp;Start Again</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>%n minutes</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>%n stops</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>left at stop {stop} of {stops}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source> · </source>
      <comment>between facts about a tour</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>{file} cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>Tours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>&amp;Open a Tour from a File...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>There are no tours here. Open one from a file, or put files into the folder of your tours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/chooser.py" />
      <source>&amp;Continue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/page.py" />
      <source>No tour is under way. Choose one in Help &gt; Guided Tours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/panel.py" />
      <source>Page Down goes to the next stop of the tour, Page Up to the previous one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/question.py" />
      <source>Answer: {answer}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Stop {stop} of {stops}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Go to the previous stop (Page Up)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Go to the next stop (Page Down)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Finish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>End the tour and restore what you watched before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Leave</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Leave the tour and restore what you watched before; you can continue the tour later</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Back to This Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Restore everything as it is at this stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Show the Answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Show the answer to the question</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Where to look: {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>Right</source>
      <comment>a choice that was made</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>No</source>
      <comment>a wrong choice that was made</comment>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>This stop cannot be shown as intended. For its author: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>This tour has a mistake: {why}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/tours/text.py" />
      <source>There are %n more mistakes.</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
  </context>
  <context>
    <name>transport</name>
    <message>
      <location filename="../../sudoku_gui/panes/transport/choosers.py" />
      <source>Speed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/choosers.py" />
      <source>How far one step goes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/choosers.py" />
      <source>S&amp;tep:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/choosers.py" />
      <source>Spee&amp;d:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/position_field.py" />
      <source>Position, in events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/view.py" />
      <source>Moving through the search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/view.py" />
      <source>What has just happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/transport/view.py" />
      <source>Why</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position} of {length}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position} of at least {length}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>“{text}” is not a position: type a number from 0 to {length}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>“{text}” is not a position: type a number, 0 or more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all 81 cells are empty, and nothing has happened yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} primary columns are in the list, and nothing has happened yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} columns are in the list, and nothing has happened yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>This is the start: nothing comes before it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Stopped at event {position}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{sentence}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no dead end before this position.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no dead end after this position.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no solution before this position.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no solution after this position.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Link</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step is one event: a single link changes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step covers or uncovers a column (an item) with all it hides.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step tries an option (a row of the matrix) or takes it back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step leads to the next choice, dead end or solution.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step leads to the next solution, or the end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>as fast as possible</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{millions} million steps a second</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{rate} steps a second</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
  </context>
  <context>
    <name>tree</name>
    <message>
      <location filename="../../sudoku_gui/panes/tree/canvas.py" />
      <source>Watch a search to see its tree grow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/canvas.py" />
      <source>The search has no node yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/drawing.py" />
      <source>unfolding...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/overview.py" />
      <source>The whole run from top to bottom: how deep it goes, solutions and dead ends. Click to go there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/overview.py" />
      <source>The whole run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{item}: {option}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{choice} (the only option)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{choice} (option {turn} of {among})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{choice} (option {turn})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Forced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Still under way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Dead end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Solution</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Pruned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Subtree without solution, folded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Subtree with solutions, folded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Subtree still under way, folded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Siblings left out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Dead end: no option left for “{item}”</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{count} nodes</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>about {count} nodes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>no solution</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{count} solutions</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Until event {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>From event {first} on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>Events {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>About {count} nodes are too many to unfold at once. Go there to see the nodes on the path.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>%n more</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>root</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{choice} (given)</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>%n forced</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{choice} ({made} of {decisions})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{made} of {decisions}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{nodes}, {solutions}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>{when} · {label} · {what} · depth {depth} · {size}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/panes/tree/text.py" />
      <source>%n decisions without alternative</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/view.py" />
      <source>Search tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move through the tree, Enter goes to the selected node, X folds and unfolds it, Alt+Home goes to the root; N and D go to the next solution and dead end, with Shift to the previous one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/view.py" />
      <source>Follow the current node (L)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/view.py" />
      <source>Fold subtrees without solution (F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/panes/tree/view.py" />
      <source>Show everything (0)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>undo</name>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>several cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>{colour} for a note in {cell}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>clear the colours of a note in {cell}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>clear all entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>restart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>fill in all candidates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>make entries givens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>make givens entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>back to the last correct state</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>solve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>hint</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>welcome</name>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>A puzzle to begin with:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Type Your Own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Solve It</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Watch Dancing Links Solve It</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Tours</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>window</name>
    <message>
      <location filename="../../sudoku_gui/shell/actions.py" />
      <source>{action} (while watching)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Matrix</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Links</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Search Tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Pseudo-code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Exercises</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Candidate Boards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Statistics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Breakpoints</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Runs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Difference</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Comparison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Bound</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Solutions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/panes.py" />
      <source>Puzzle Library</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>You are typing the digits printed in the puzzle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>You are typing your own digits; the givens are locked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>You are writing small notes, each in its own place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>You are writing small notes in the middle of the cells.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>You are colouring cells or, while a digit is highlighted, its notes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>The selected cells are givens. To change them, choose Enter Givens (Ctrl+G).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>{cell} is a given. To change it, choose Enter Givens (Ctrl+G).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/typing.py" />
      <source>Time spent on this puzzle: {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_state.py" />
      <source>&amp;Undo {action}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_state.py" />
      <source>&amp;Redo {action}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_state.py" />
      <source>{problem} - Dancing Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>{colour} in {cell}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>note {digit} in {cell}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>clear {cell}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/commands.py" />
      <source>{digit} in {cell}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{name}[*] - Dancing Sudoku</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{name} #{number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Untitled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>solved</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{givens} givens, {to_go} to go</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Write a digit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>1 to 9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Clear the selected cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>0, Del, Backspace, Space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Write or remove a note</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Alt+1 to Alt+9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Write or remove a note in the middle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Ctrl+Alt+1 to Ctrl+Alt+9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Write notes, or digits again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Write notes in the middle, or digits again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Shift+N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Colour cells, or write digits again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Colour the notes of a digit, if it is highlighted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>C, then 1 to 9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>To the next cell, around the edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Arrows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>To the next empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Ctrl+Arrows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Extend the selection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Shift+Arrows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Extend the selection to the next empty cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Ctrl+Shift+Arrows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Extend the selection to the start or end of the row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Shift+Home, Shift+End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Select all cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Ctrl+A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Select cells with the same content</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Ctrl+Shift+A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Enter the active digit, if the digit comes first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Menu of the selected cells</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Menu, Shift+F10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>To the start or end of the row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Home, End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>To the first or last cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Ctrl+Home, Ctrl+End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Move sideways in a view, while watching</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Alt+Left, Alt+Right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Close a message; stop what is running</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Esc</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
