<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>BreakpointListFeature</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>This happens only once. Step to another event, or choose Search &gt; Breakpoints &gt; Edit Breakpoints.</source>
      <translation>Das geschieht nur einmal. Gehen Sie zu einem anderen Ereignis oder wählen Sie Suche &gt; Haltepunkte &gt; Haltepunkte bearbeiten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>No breakpoint is on. B sets one at what just happened; Search &gt; Breakpoints &gt; Edit Breakpoints has all.</source>
      <translation>Kein Haltepunkt ist eingeschaltet. B setzt einen auf das, was gerade geschehen ist; unter Suche &gt; Haltepunkte &gt; Haltepunkte bearbeiten stehen alle.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Nothing is followed. Right-click a column, an option or a cell, and choose Follow.</source>
      <translation>Nichts wird verfolgt. Klicken Sie mit der rechten Maustaste auf eine Spalte, eine Option oder eine Zelle und wählen Sie „Verfolgen“.</translation>
    </message>
  </context>
  <context>
    <name>CellMenu</name>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Clear Cells</source>
      <translation>Zellen &amp;leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Clear Cell</source>
      <translation>Zelle &amp;leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Enter &amp;Digit</source>
      <translation>&amp;Ziffer eintragen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Note</source>
      <translation>&amp;Notiz</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>C&amp;olour</source>
      <translation>Fa&amp;rbe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Colour No&amp;te</source>
      <translation>No&amp;tiz färben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>&amp;Highlight {digit}</source>
      <translation>{digit} &amp;hervorheben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Make &amp;Given</source>
      <translation>Zur Vor&amp;gabe machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/cell_menu.py" />
      <source>Make &amp;Entry</source>
      <translation>Zum &amp;Eintrag machen</translation>
    </message>
  </context>
  <context>
    <name>Checking</name>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>There are no givens to check your digits against.</source>
      <translation>Es gibt keine Vorgaben, mit denen sich Ihre Ziffern prüfen ließen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Stopped. Your digits have not been checked.</source>
      <translation>Abgebrochen. Ihre Ziffern wurden nicht geprüft.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>The puzzle has several solutions, so your digits cannot be checked.</source>
      <translation>Das Rätsel hat mehrere Lösungen, daher lassen sich Ihre Ziffern nicht prüfen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>The puzzle has no solution, so your digits cannot be checked.</source>
      <translation>Das Rätsel hat keine Lösung, daher lassen sich Ihre Ziffern nicht prüfen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>No mistakes so far.</source>
      <translation>Bisher keine Fehler.</translation>
    </message>
  </context>
  <context>
    <name>ComparisonChoosers</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Compare with</source>
      <translation>Vergleichen mit</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Align</source>
      <translation>Ausrichten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Seed of the random ties</source>
      <translation>Startwert für zufällige Gleichstände</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>A stored run</source>
      <translation>Ein gespeicherter Durchlauf</translation>
    </message>
  </context>
  <context>
    <name>ComparisonPlot</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>Depth of both searches</source>
      <translation>Tiefe beider Suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>Click to go there; Left and Right move by a fiftieth of the plot.</source>
      <translation>Ein Klick springt dorthin; Pfeil links und Pfeil rechts gehen um ein Fünfzigstel des Diagramms zurück und vor.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>depth here</source>
      <translation>Tiefe hier</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>depth there</source>
      <translation>Tiefe dort</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/plot.py" />
      <source>Nothing is known of the runs yet.</source>
      <translation>Über die Durchläufe ist noch nichts bekannt.</translation>
    </message>
  </context>
  <context>
    <name>ComparisonStatement</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Go to where the two searches diverge</source>
      <translation>Zu der Stelle gehen, an der sich die beiden Suchen trennen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Go There</source>
      <translation>Dorthin gehen</translation>
    </message>
  </context>
  <context>
    <name>ComparisonTable</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/table.py" />
      <source>Numbers of both searches</source>
      <translation>Zahlen beider Suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/table.py" />
      <source>Complete runs first, then both up to their positions. A triangle marks the smaller number of two complete runs.</source>
      <translation>Zuerst vollständige Durchläufe, dann beide bis zu ihren Positionen. Ein Dreieck kennzeichnet die kleinere Zahl zweier vollständiger Durchläufe.</translation>
    </message>
  </context>
  <context>
    <name>ComparisonView</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Comparison</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Another search of the same problem follows this one wherever you go.</source>
      <translation>Eine andere Suche desselben Problems folgt dieser, wohin Sie auch gehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Watch a search to compare it with another search of the same problem.</source>
      <translation>Sehen Sie einer Suche zu, um sie mit einer anderen Suche desselben Problems zu vergleichen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>A repeat cover can be searched in one way only, so there is nothing to compare it with.</source>
      <translation>Eine Mehrfachüberdeckung wird nur auf eine Weise gesucht: Es gibt nichts, womit sie sich vergleichen ließe.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Choose above what to compare this search with: another rule or another algorithm on the same problem.</source>
      <translation>Wählen Sie oben, womit diese Suche verglichen werden soll: mit einer anderen Regel oder einem anderen Algorithmus für dasselbe Problem.</translation>
    </message>
  </context>
  <context>
    <name>DifferenceView</name>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>What this option did</source>
      <translation>Was diese Option bewirkt hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Columns, options and sizes that have changed. Arrow keys move through them, Enter goes to where one changed last, Ctrl+C copies all.</source>
      <translation>Spalten, Optionen und Größen, die sich geändert haben. Die Pfeiltasten gehen durch die Liste, Eingabe geht dorthin, wo sich etwas zuletzt geändert hat, Strg+C kopiert alles.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Compare with the moment before the latest option was tried; follows the search</source>
      <translation>Mit dem Moment vergleichen, bevor die letzte Option probiert wurde; folgt der Suche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>This Option</source>
      <translation>Diese Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Compare with the current position from now on, wherever the search goes</source>
      <translation>Von nun an mit der aktuellen Position vergleichen, wohin die Suche auch geht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Since Here</source>
      <translation>Seit hier</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Stop comparing</source>
      <translation>Vergleich beenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>What is listed</source>
      <translation>Was aufgeführt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Watch a search to see what an option took away.</source>
      <translation>Sehen Sie einer Suche zu, um zu erfahren, was eine Option weggenommen hat.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>“This Option” shows what the latest option took away; “Since Here” what changes from here on.</source>
      <translation>„Diese Option“ zeigt, was die letzte Option weggenommen hat; „Seit hier“, was sich von hier an ändert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>No differences.</source>
      <translation>Keine Unterschiede.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>No differences of this kind.</source>
      <translation>Keine Unterschiede dieser Art.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Comparing…</source>
      <translation>Vergleichen…</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Nothing has been chosen here yet.</source>
      <translation>Hier wurde noch nichts gewählt.</translation>
    </message>
  </context>
  <context>
    <name>Editing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>The givens are complete. Redo once more goes on playing.</source>
      <translation>Die Vorgaben sind vollständig. Noch einmal „Wiederherstellen“ setzt das Spiel fort.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>You started playing here. Undo once more leads back to the givens.</source>
      <translation>Hier hat das Spiel begonnen. Noch einmal „Rückgängig“ führt zu den Vorgaben zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>The puzzle has been restarted. Undo restores your work and the time.</source>
      <translation>Das Rätsel wurde neu begonnen. „Rückgängig“ stellt Ihre Arbeit und die Zeit wieder her.</translation>
    </message>
  </context>
  <context>
    <name>ExportForm</name>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Save &amp;As...</source>
      <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>&amp;Format:</source>
      <translation>&amp;Format:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>As on screen</source>
      <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Dark on white, for paper</source>
      <translation>Dunkel auf Weiß, für Papier</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>C&amp;olours:</source>
      <translation>Far&amp;ben:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>With the sentence &amp;below</source>
      <translation>Mit dem Satz &amp;darunter</translation>
    </message>
  </context>
  <context>
    <name>Exporting</name>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>The picture was copied.</source>
      <translation>Das Bild wurde kopiert.</translation>
    </message>
  </context>
  <context>
    <name>FilmDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>&amp;Shows:</source>
      <translation>&amp;Zeigt:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>&amp;Part:</source>
      <translation>&amp;Teil:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Nu&amp;mber of steps:</source>
      <translation>Anzahl der S&amp;chritte:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>F&amp;rom event:</source>
      <translation>&amp;Von Ereignis:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>&amp;To event:</source>
      <translation>&amp;Bis Ereignis:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>St&amp;ep:</source>
      <translation>Schritt&amp;weite:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Spee&amp;d:</source>
      <translation>&amp;Tempo:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>S&amp;ize:</source>
      <translation>&amp;Größe:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>For MP4 the program ffmpeg is needed. Install it with your package manager, then try again.</source>
      <translation>Für MP4 wird das Programm ffmpeg gebraucht. Installieren Sie es mit Ihrer Paketverwaltung und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>There are no events in this part; choose another one.</source>
      <translation>In diesem Teil gibt es keine Ereignisse; wählen Sie einen anderen.</translation>
    </message>
  </context>
  <context>
    <name>Finishing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Next Puzzle</source>
      <translation>Nächstes Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>My Statistics</source>
      <translation>Meine Statistik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Check</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>The board is full, but not everything is right yet.</source>
      <translation>Das Brett ist voll, aber noch stimmt nicht alles.</translation>
    </message>
  </context>
  <context>
    <name>HintCard</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;More</source>
      <translation>&amp;Mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Show more of this hint (F2)</source>
      <translation>Mehr von diesem Hinweis zeigen (F2)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Do It</source>
      <translation>Aus&amp;führen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Do this step on the board</source>
      <translation>Diesen Schritt auf dem Brett ausführen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Show Them</source>
      <translation>&amp;Anzeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Mark what is wrong on the board</source>
      <translation>Auf dem Brett markieren, was falsch ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>See &amp;Why</source>
      <translation>&amp;Warum zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Let Dancing Links say why this step holds, or return to the hint</source>
      <translation>Dancing Links sagen lassen, warum dieser Schritt gilt, oder zum Hinweis zurückkehren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Close</source>
      <translation>&amp;Schließen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Close this hint (Esc)</source>
      <translation>Diesen Hinweis schließen (Esc)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Legend</source>
      <translation>&amp;Legende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Explain the marks on the board</source>
      <translation>Die Zeichen auf dem Brett erklären</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;About This Technique</source>
      <translation>Ü&amp;ber diese Technik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Read about this technique, with an example</source>
      <translation>Über diese Technik lesen, mit einem Beispiel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Watch It</source>
      <translation>In der &amp;Suche zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Watch Dancing Links show why this step holds; Esc leads back here</source>
      <translation>Zusehen, wie Dancing Links zeigt, warum dieser Schritt gilt; Esc führt hierher zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Back to the Last Correct State</source>
      <translation>&amp;Zurück zum letzten fehlerfreien Stand</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Undo everything since the first mistake</source>
      <translation>Alles seit dem ersten Fehler rückgängig machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Hint</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>&amp;Back to the Hint</source>
      <translation>&amp;Zurück zum Hinweis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Looking for a step...</source>
      <translation>Ein Schritt wird gesucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Something is wrong</source>
      <translation>Etwas stimmt nicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Every cell is filled: there is nothing left to do.</source>
      <translation>Alle Zellen sind gefüllt: Es bleibt nichts zu tun.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>None of the enabled techniques finds a step.</source>
      <translation>Keine der eingeschalteten Techniken findet einen Schritt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No hint can be given: {cause}.</source>
      <translation>Es kann kein Hinweis gegeben werden: {cause}.</translation>
    </message>
  </context>
  <context>
    <name>InfoBar</name>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Messages</source>
      <translation>Meldungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Close this message (Esc)</source>
      <translation>Diese Meldung schließen (Esc)</translation>
    </message>
  </context>
  <context>
    <name>LogDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Part:</source>
      <translation>&amp;Teil:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>F&amp;rom event:</source>
      <translation>&amp;Von Ereignis:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;To event:</source>
      <translation>&amp;Bis Ereignis:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>St&amp;ep:</source>
      <translation>Schritt&amp;weite:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>With a se&amp;ntence for each event</source>
      <translation>Mit einem &amp;Satz zu jedem Ereignis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>There are no events in this part; choose another one.</source>
      <translation>In diesem Teil gibt es keine Ereignisse; wählen Sie einen anderen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>This run is known up to there; its end is not known yet.</source>
      <translation>Dieser Durchlauf ist bis dorthin bekannt; sein Ende ist noch nicht bekannt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>This may take a long time; you can stop it at any time.</source>
      <translation>Das kann lange dauern; Sie können jederzeit anhalten.</translation>
    </message>
  </context>
  <context>
    <name>NewPuzzleFeature</name>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Making a puzzle of the level {level}...</source>
      <translation>Ein Rätsel der Stufe {level} wird erzeugt...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>{level}, {score} points.</source>
      <translation>{level}, {score} Punkte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Made puzzles</source>
      <translation>Erzeugte Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>No puzzle could be made: {details}</source>
      <translation>Es konnte kein Rätsel erzeugt werden: {details}</translation>
    </message>
  </context>
  <context>
    <name>PictureDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;View:</source>
      <translation>&amp;Ansicht:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Sca&amp;le:</source>
      <translation>&amp;Maßstab:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Page:</source>
      <translation>&amp;Seite:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
  </context>
  <context>
    <name>PositionField</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/position_field.py" />
      <source>Type a number and press Enter to go there.</source>
      <translation>Geben Sie eine Zahl ein und drücken Sie Eingabe, um dorthin zu gehen.</translation>
    </message>
  </context>
  <context>
    <name>PracticeDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Practise a Technique</source>
      <translation>Technik üben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Technique</source>
      <translation>Technik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Looking for a puzzle</source>
      <translation>Ein Rätsel wird gesucht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>S&amp;top</source>
      <translation>A&amp;nhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>&amp;Show the Answer</source>
      <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>&amp;Next</source>
      <translation>&amp;Weiter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/view.py" />
      <source>Highlight this digit, or enter it</source>
      <translation>Diese Ziffer hervorheben oder eingeben</translation>
    </message>
  </context>
  <context>
    <name>Presentation</name>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>Page Down steps forward, Page Up back, L switches between ring, spotlight and neither, B blanks the screen, Ctrl++ and Ctrl+- change the size, Esc ends.</source>
      <translation>Bild ab geht einen Schritt vor, Bild auf zurück, L wechselt die Hervorhebung des Mauszeigers, B schaltet auf Schwarz, Strg++ und Strg+- ändern die Größe, Esc beendet.</translation>
    </message>
  </context>
  <context>
    <name>Progress</name>
    <message>
      <location filename="../../sudoku_gui/services/progress.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/progress.py" />
      <source>Something else is being written. Wait until it is done, or cancel it.</source>
      <translation>Es wird gerade etwas anderes geschrieben. Warten Sie, bis es fertig ist, oder brechen Sie es ab.</translation>
    </message>
  </context>
  <context>
    <name>PuzzleMaker</name>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Make Puzzles</source>
      <translation>Rätsel erzeugen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Puzzles made</source>
      <translation>Erzeugte Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Make</source>
      <translation>&amp;Erzeugen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Any</source>
      <translation>Beliebig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>N&amp;o redundant givens</source>
      <translation>Keine &amp;entbehrlichen Vorgaben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Givens &amp;where the board has digits now</source>
      <translation>&amp;Vorgaben dort, wo jetzt Ziffern auf dem Brett stehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Different each time</source>
      <translation>Jedes Mal ein anderer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Puzzles:</source>
      <translation>&amp;Rätsel:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Level:</source>
      <translation>S&amp;tufe:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Needed &amp;technique:</source>
      <translation>&amp;Nötige Technik:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Symmetry:</source>
      <translation>S&amp;ymmetrie:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Givens:</source>
      <translation>Vor&amp;gaben:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>See&amp;d:</source>
      <translation>Start&amp;wert:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Making puzzles...</source>
      <translation>Rätsel werden erzeugt...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>&amp;Stop</source>
      <translation>&amp;Anhalten</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>%n puzzles were made.</source>
      <translation>
        <numerusform>%n Rätsel wurde erzeugt.</numerusform>
        <numerusform>%n Rätsel wurden erzeugt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>No such puzzle could be made: {details}</source>
      <translation>Ein solches Rätsel konnte nicht erzeugt werden: {details}</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Open &amp;Recent</source>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Clear List</source>
      <translation>&amp;Liste leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Unsaved puzzle</source>
      <translation>Nicht gespeichertes Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Unsaved puzzle: {counts}</source>
      <translation>Nicht gespeichertes Rätsel: {counts}</translation>
    </message>
  </context>
  <context>
    <name>RunExchange</name>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>it is not text.</source>
      <translation>sie ist kein Text.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>the clipboard</source>
      <translation>Zwischenablage</translation>
    </message>
  </context>
  <context>
    <name>RunModel</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
  </context>
  <context>
    <name>RunsFeature</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>What you pointed at is no longer visible. Point at it again, then press W.</source>
      <translation>Worauf Sie gezeigt haben, ist nicht mehr sichtbar. Zeigen Sie noch einmal darauf und drücken Sie dann W.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Point at a column, an option or a candidate first; W then takes it instead of what was chosen.</source>
      <translation>Zeigen Sie zuerst auf eine Spalte, eine Option oder einen Kandidaten; W nimmt dann diese statt der gewählten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>A repeat cover can be searched in one way only, so there is nothing to compare it with.</source>
      <translation>Eine Mehrfachüberdeckung wird nur auf eine Weise gesucht: Es gibt nichts, womit sie sich vergleichen ließe.</translation>
    </message>
  </context>
  <context>
    <name>RunsView</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Runs</source>
      <translation>Durchläufe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Enter or a double click watches a run where it was left. W takes the column or option pointed at instead of the one that was chosen.</source>
      <translation>Eingabe oder ein Doppelklick öffnet einen Durchlauf dort, wo er verlassen wurde. W nimmt die Spalte oder Option, auf die gezeigt wird, statt der gewählten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Watch a search to see its runs.</source>
      <translation>Sehen Sie einer Suche zu, um ihre Durchläufe zu sehen.</translation>
    </message>
  </context>
  <context>
    <name>SheetDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Number of e&amp;xercises:</source>
      <translation>Anzahl der Ü&amp;bungen:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Pictures:</source>
      <translation>Bi&amp;lder:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>P&amp;aper:</source>
      <translation>&amp;Papier:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Choose what may be asked.</source>
      <translation>Wählen Sie, was gefragt werden darf.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Questions about what the search does after event {position}. The answers are on a page of their own.</source>
      <translation>Fragen dazu, was die Suche nach Ereignis {position} tut. Die Antworten stehen auf einer eigenen Seite.</translation>
    </message>
  </context>
  <context>
    <name>ShortcutSheet</name>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Keyboard Shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Action</source>
      <translation>Aktion</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
  </context>
  <context>
    <name>SolutionsDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Option numbers, from 1</source>
      <translation>Nummern der Optionen, ab 1</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Names of options</source>
      <translation>Namen der Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Rows of the matrix</source>
      <translation>Zeilen der Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Sudokus, 81 characters per line</source>
      <translation>Sudokus, 81 Zeichen pro Zeile</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>&amp;Format:</source>
      <translation>&amp;Format:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>At &amp;most:</source>
      <translation>&amp;Höchstens:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>One solution per line, written as they are found. You can stop at any time.</source>
      <translation>Eine Lösung je Zeile, geschrieben in der Reihenfolge, in der sie gefunden werden. Sie können jederzeit anhalten.</translation>
    </message>
  </context>
  <context>
    <name>SolutionsView</name>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Solutions</source>
      <translation>Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Enter or a double click on a solution goes to where the search finds it.</source>
      <translation>Eingabe oder ein Doppelklick auf eine Lösung geht dorthin, wo die Suche sie findet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Watch a search to see its solutions.</source>
      <translation>Sehen Sie einer Suche zu, um ihre Lösungen zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>&amp;Stop</source>
      <translation>&amp;Anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>&amp;Find All</source>
      <translation>A&amp;lle finden</translation>
    </message>
  </context>
  <context>
    <name>Solving</name>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Solving: {events} events so far...</source>
      <translation>Rätsel wird gelöst: bisher {events} Ereignisse...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Show the Dead End</source>
      <translation>Sackgasse zeigen</translation>
    </message>
  </context>
  <context>
    <name>SpokenTimeline</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/view.py" />
      <source>Position in the search</source>
      <translation>Position in der Suche</translation>
    </message>
  </context>
  <context>
    <name>StackTable</name>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Watch a search to see the options chosen.</source>
      <translation>Sehen Sie einer Suche zu, um die gewählten Optionen zu sehen.</translation>
    </message>
  </context>
  <context>
    <name>StackView</name>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>A click or Enter on a line goes to where its column was chosen.</source>
      <translation>Ein Klick auf eine Zeile oder Eingabe geht dorthin, wo ihre Spalte gewählt wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Stack</source>
      <translation>Stapel</translation>
    </message>
  </context>
  <context>
    <name>Starting</name>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>The puzzle has one solution, so you are playing now. Undo leads back to the givens.</source>
      <translation>Das Rätsel hat eine Lösung, also hat das Spiel begonnen. „Rückgängig“ führt zu den Vorgaben zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Start Anyway</source>
      <translation>Trotzdem starten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>The board is full, so there is nothing left to play.</source>
      <translation>Das Brett ist voll, es bleibt nichts zu spielen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Several solutions are possible. Type the other printed digits first.</source>
      <translation>Mehrere Lösungen sind möglich. Tippen Sie zuerst die übrigen gedruckten Ziffern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Show Why</source>
      <translation>Zeigen, warum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>There is no solution, so a digit must be wrong.</source>
      <translation>Es gibt keine Lösung, also muss eine Ziffer falsch sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Counting the solutions takes too long. Have you typed all printed digits?</source>
      <translation>Die Lösungen zu zählen dauert zu lange. Sind alle gedruckten Ziffern getippt?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/play_start.py" />
      <source>Type the digits printed in the puzzle first.</source>
      <translation>Tippen Sie zuerst die im Rätsel gedruckten Ziffern.</translation>
    </message>
  </context>
  <context>
    <name>StepsView</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Up and Down draw one step after the other on the board, Enter does it.</source>
      <translation>Pfeil auf und Pfeil ab zeichnen einen Schritt nach dem anderen auf das Brett, Enter führt ihn aus.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Do All &amp;Before This</source>
      <translation>Alles &amp;davor ausführen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>All Si&amp;ngles</source>
      <translation>Alle &amp;Einer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Looking for steps...</source>
      <translation>Schritte werden gesucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Which steps</source>
      <translation>Welche Schritte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Possible now, by technique</source>
      <translation>Jetzt möglich, nach Technik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Possible now, by cell</source>
      <translation>Jetzt möglich, nach Zelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>To the solution, with a rating</source>
      <translation>Bis zur Lösung, mit Bewertung</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Looking for steps: %n so far...</source>
      <translation>
        <numerusform>Schritte werden gesucht: bisher %n...</numerusform>
        <numerusform>Schritte werden gesucht: bisher %n...</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>No step is possible.</source>
      <translation>Kein Schritt ist möglich.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>%n steps lead to the solution.</source>
      <translation>
        <numerusform>%n Schritt führt zur Lösung.</numerusform>
        <numerusform>%n Schritte führen zur Lösung.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>%n steps are possible.</source>
      <translation>
        <numerusform>%n Schritt ist möglich.</numerusform>
        <numerusform>%n Schritte sind möglich.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The steps cannot be found: {cause}.</source>
      <translation>Die Schritte können nicht gesucht werden: {cause}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The puzzle has changed.</source>
      <translation>Das Rätsel hat sich geändert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The board has changed.</source>
      <translation>Das Brett hat sich geändert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>The board shows the puzzle before this step. Esc shows yours again.</source>
      <translation>Das Brett zeigt das Rätsel vor diesem Schritt. Esc zeigt wieder Ihres.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>No single is possible now.</source>
      <translation>Jetzt ist kein Einer möglich.</translation>
    </message>
  </context>
  <context>
    <name>TargetMenu</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Copy Name</source>
      <translation>Namen kopieren</translation>
    </message>
  </context>
  <context>
    <name>TechniquesDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Techniques</source>
      <translation>Techniken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Try it earlier (Ctrl+Up)</source>
      <translation>Früher probieren (Strg+Pfeil auf)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Move &amp;Up</source>
      <translation>Nach &amp;oben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Try it later (Ctrl+Down)</source>
      <translation>Später probieren (Strg+Pfeil ab)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Move &amp;Down</source>
      <translation>Nach &amp;unten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>&amp;Restore Defaults</source>
      <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Turn all on, in the default order</source>
      <translation>Alle einschalten, in der üblichen Reihenfolge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>&amp;Practise</source>
      <translation>Ü&amp;ben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Find this technique in puzzles that need it</source>
      <translation>Diese Technik in Rätseln finden, die sie brauchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Search for a technique</source>
      <translation>Nach einer Technik suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Hints and All Steps use the techniques that are on, in this order. Ratings always use all techniques in the default order, so that they can be compared.</source>
      <translation>Hinweise und „Alle Schritte“ verwenden, was eingeschaltet ist, in dieser Reihenfolge. Bewertungen verwenden immer alle Techniken in der üblichen Reihenfolge, damit sie sich vergleichen lassen.</translation>
    </message>
  </context>
  <context>
    <name>TimelineView</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/view.py" />
      <source>Not known yet: the search is still running in the background.</source>
      <translation>Noch nicht bekannt: Die Suche läuft noch im Hintergrund.</translation>
    </message>
  </context>
  <context>
    <name>Transport</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Press Watch, Play or Step to see how Dancing Links solves this puzzle.</source>
      <translation>Drücken Sie „Zusehen“, „Abspielen“ oder „Schritt“, um zu sehen, wie Dancing Links dieses Rätsel löst.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Moving: press Esc to stop here.</source>
      <translation>In Bewegung: Esc hält hier an.</translation>
    </message>
  </context>
  <context>
    <name>TreeDialog</name>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>At &amp;most:</source>
      <translation>&amp;Höchstens:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>This search has no node yet.</source>
      <translation>Diese Suche hat noch keinen Knoten.</translation>
    </message>
  </context>
  <context>
    <name>Typing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>No selected cell has the note {digit}. Colours go to notes while a digit is highlighted.</source>
      <translation>Keine ausgewählte Zelle hat die Notiz {digit}. Farben gelten für Notizen, solange eine Ziffer hervorgehoben ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are colouring the notes {digit}, which are highlighted.</source>
      <translation>Sie färben die Notizen {digit}, die hervorgehoben sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Click cells to give them the colour {colour}. Press Esc to stop.</source>
      <translation>Klicken Sie auf Zellen, um ihnen die Farbe {colour} zu geben. Esc beendet das.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Click cells to write the note {digit}. Press Esc to stop.</source>
      <translation>Klicken Sie auf Zellen, um die Notiz {digit} zu schreiben. Esc beendet das.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Click cells to enter {digit}. Press Esc to stop.</source>
      <translation>Klicken Sie auf Zellen, um {digit} einzutragen. Esc beendet das.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type the printed digits; 0 or Space leaves a cell empty.</source>
      <translation>Tippen Sie die gedruckten Ziffern; 0 oder Leertaste lässt eine Zelle leer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type the printed digits.</source>
      <translation>Tippen Sie die gedruckten Ziffern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>The puzzle has one solution: you can start playing.</source>
      <translation>Das Rätsel hat eine Lösung: Das Spiel kann beginnen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>This puzzle belongs to the tour. Leave the tour to write in your own.</source>
      <translation>Dieses Rätsel gehört zum Rundgang. Verlassen Sie den Rundgang, um in Ihr eigenes zu schreiben.</translation>
    </message>
  </context>
  <context>
    <name>Watching</name>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>You have left the search at event {position}.</source>
      <translation>Sie haben die Suche bei Ereignis {position} verlassen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Watch Again</source>
      <translation>Wieder zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Editing the puzzle leaves the search at event {position}. Repeat the change to edit.</source>
      <translation>Wer das Rätsel bearbeitet, verlässt die Suche bei Ereignis {position}. Wiederholen Sie die Änderung, um es zu bearbeiten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Edit</source>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/services/watching.py" />
      <source>Keep Watching</source>
      <translation>Weiter zusehen</translation>
    </message>
  </context>
  <context>
    <name>about</name>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>About Dancing Sudoku</source>
      <translation>Über Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>&amp;Copy for a Bug Report</source>
      <translation>Für einen Fehlerbericht &amp;kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Dancing Sudoku {version}: a Sudoku whose solver you can watch, forward and back.</source>
      <translation>Dancing Sudoku {version}: ein Sudoku-Programm, dem Sie beim Lösen zusehen können, vorwärts und rückwärts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Qt {qt}, PySide {pyside}, Python {python}.</source>
      <translation>Qt {qt}, PySide {pyside}, Python {python}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Free software under the {licence}, version 3 or later: you may use, change and share it.</source>
      <translation>Freie Software unter der {licence}, Version 3 oder später: Sie dürfen sie nutzen, ändern und weitergeben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>Third-party software: {qt} under the {lgpl}, version 3; Python (PSF licence); the search is compiled by Cython (Apache licence 2.0); GIF and WebP by Pillow (MIT-CMU licence); hints by hodoku-py (GPL); MP4 by FFmpeg (LGPL or GPL), where installed.</source>
      <translation>Software von Dritten: {qt} unter der {lgpl}, Version 3; Python (PSF-Lizenz); die Suche ist mit Cython kompiliert (Apache-Lizenz 2.0); GIF und WebP mit Pillow (MIT-CMU-Lizenz); Hinweise mit hodoku-py (GPL); MP4 mit FFmpeg (LGPL oder GPL), wo installiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>The algorithm: D. E. Knuth, {paper}, 2000, and The Art of Computer Programming, volume 4B, section 7.2.2.1; the links that leave and return: H. Hitotumatu and K. Noshita, 1979.</source>
      <translation>Der Algorithmus: D. E. Knuth, {paper}, 2000, und The Art of Computer Programming, Band 4B, Abschnitt 7.2.2.1; die Links, die verschwinden und wiederkehren: H. Hitotumatu und K. Noshita, 1979.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>The search runs compiled.</source>
      <translation>Die Suche läuft kompiliert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>The search runs uncompiled, more than {count} times slower: {cause}.</source>
      <translation>Die Suche läuft unkompiliert, mehr als {count}-mal langsamer: {cause}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install it again without that variable.</source>
      <translation>Um das zu ändern, installieren Sie es erneut ohne diese Variable.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install Cython, then install it again.</source>
      <translation>Um das zu ändern, installieren Sie Cython und dann das Programm erneut.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install the source where it is: {command}</source>
      <translation>Um das zu ändern, installieren Sie den Quelltext dort, wo er liegt: {command}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/dialogs.py" />
      <source>To change this, install a C compiler and Python's headers (on Debian: {packages}), then install it again.</source>
      <translation>Um das zu ändern, installieren Sie einen C-Compiler und die Header-Dateien von Python (unter Debian: {packages}) und dann das Programm erneut.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>How to Change This</source>
      <translation>Wie sich das ändern lässt</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Break Here</source>
      <translation>&amp;Hier anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Stop whenever this happens again; press again to remove the breakpoint</source>
      <translation>Immer anhalten, wenn das wieder geschieht; erneut drücken, um den Haltepunkt zu entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Book&amp;mark</source>
      <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Add or remove a bookmark at this position</source>
      <translation>Ein Lesezeichen an dieser Position hinzufügen oder entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Edit Breakpoints</source>
      <translation>Haltepunkte &amp;bearbeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Show the list of breakpoints and bookmarks</source>
      <translation>Die Liste der Haltepunkte und Lesezeichen zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Run to the Next Breakpoint</source>
      <translation>&amp;Weiter zum nächsten Haltepunkt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Run until a breakpoint is reached</source>
      <translation>Laufen, bis ein Haltepunkt erreicht ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Run Back to the Previ&amp;ous Breakpoint</source>
      <translation>&amp;Zurück zum vorherigen Haltepunkt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Run back until a breakpoint is reached</source>
      <translation>Zurücklaufen, bis ein Haltepunkt erreicht ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Previous Bookmark</source>
      <translation>&amp;Vorheriges Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go back to the previous bookmark</source>
      <translation>Zum vorherigen Lesezeichen zurückgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>&amp;Next Bookmark</source>
      <translation>&amp;Nächstes Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go to the next bookmark</source>
      <translation>Zum nächsten Lesezeichen gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Previous Change of What Is &amp;Followed</source>
      <translation>Vorherige Änderung des Ver&amp;folgten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go back to the previous change of the followed column, option or cell</source>
      <translation>Zur vorherigen Änderung der verfolgten Spalte, Option oder Zelle zurückgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Next C&amp;hange of What Is Followed</source>
      <translation>Nä&amp;chste Änderung des Verfolgten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Go to the next change of the followed column, option or cell</source>
      <translation>Zur nächsten Änderung der verfolgten Spalte, Option oder Zelle gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>What &amp;Did This Option Do</source>
      <translation>Was diese Option &amp;bewirkt hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Mark what the latest option removed; press again to stop</source>
      <translation>Markieren, was die letzte Option entfernt hat; erneut drücken, um das zu beenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>&amp;Mark Changes from Here On</source>
      <translation>Änderungen von hier an &amp;markieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Mark what differs from this position, wherever you go</source>
      <translation>Markieren, was von dieser Position abweicht, wohin Sie auch gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Mark No Changes</source>
      <translation>Keine Änderungen markieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Stop marking changes</source>
      <translation>Änderungen nicht mehr markieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/__init__.py" />
      <source>E&amp;xercises</source>
      <translation>Üb&amp;ungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/__init__.py" />
      <source>Answer questions about what the search does next</source>
      <translation>Fragen dazu beantworten, was die Suche als Nächstes tut</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a &amp;Picture...</source>
      <translation>Bil&amp;d exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a view as PNG, SVG or PDF</source>
      <translation>Eine Ansicht als PNG, SVG oder PDF exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export the &amp;Log...</source>
      <translation>Pro&amp;tokoll exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export events as text, CSV or JSON Lines</source>
      <translation>Ereignisse als Text, CSV oder JSON Lines exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export the Sol&amp;utions...</source>
      <translation>Lösun&amp;gen exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Find all solutions of the search and write them as text</source>
      <translation>Alle Lösungen der Suche finden und als Text schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a &amp;Film...</source>
      <translation>Fil&amp;m exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export part of the search as WebP, GIF or MP4</source>
      <translation>Einen Teil der Suche als WebP, GIF oder MP4 exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export an Exercise S&amp;heet...</source>
      <translation>Ü&amp;bungsblatt exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Write questions about what the search does next, with pictures and answers, as PDF</source>
      <translation>Fragen dazu, was die Suche als Nächstes tut, mit Bildern und Antworten als PDF schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Export a &amp;Web Page...</source>
      <translation>&amp;Webseite exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Write a web page on which anybody can run this search, without a network and without this program</source>
      <translation>Eine Webseite schreiben, auf der jeder diese Suche ausführen kann, ohne Netz und ohne dieses Programm</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Open in &amp;Browser</source>
      <translation>&amp;Im Browser öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>Show the web page of this search in your browser</source>
      <translation>Die Webseite dieser Suche im Browser zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>&amp;Copy Puzzle</source>
      <translation>&amp;Rätsel kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copy the givens as one line of 81 characters</source>
      <translation>Die Vorgaben als eine Zeile aus 81 Zeichen kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copy &amp;Board</source>
      <translation>Brett k&amp;opieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copy givens and entries together</source>
      <translation>Vorgaben und Einträge zusammen kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Save the &amp;Run As...</source>
      <translation>Dur&amp;chlauf speichern unter...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Save the search and its position in a small file</source>
      <translation>Die Suche und ihre Position in einer kleinen Datei speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Copy a &amp;Link to This Position</source>
      <translation>Link zu &amp;dieser Position kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Copy a link that returns to this position when it is pasted</source>
      <translation>Einen Link kopieren, der beim Einfügen zu dieser Position zurückführt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Save</source>
      <translation>S&amp;peichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Save the puzzle in its file</source>
      <translation>Das Rätsel in seiner Datei speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Save &amp;As...</source>
      <translation>&amp;Speichern unter...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Save the puzzle in another file</source>
      <translation>Das Rätsel in einer anderen Datei speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Restore Previous Pu&amp;zzle</source>
      <translation>Vorheriges Rätsel &amp;wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Restore the puzzle that was on the board before</source>
      <translation>Das Rätsel wiederherstellen, das vorher auf dem Brett war</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Earli&amp;er Versions...</source>
      <translation>Frühere &amp;Versionen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Show earlier states of the board, and unsaved work of other windows</source>
      <translation>Frühere Stände des Bretts und nicht gespeicherte Arbeit anderer Fenster zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>New E&amp;mpty Board</source>
      <translation>Neues &amp;leeres Brett</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Start with an empty board</source>
      <translation>Mit einem leeren Brett beginnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Open...</source>
      <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Open a puzzle from a file</source>
      <translation>Ein Rätsel aus einer Datei öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>&amp;Paste Puzzle</source>
      <translation>Rätsel &amp;einfügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>Put a puzzle from the clipboard on the board</source>
      <translation>Ein Rätsel aus der Zwischenablage auf das Brett bringen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>&amp;All Problems...</source>
      <translation>&amp;Alle Probleme...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Choose a problem, its size and its board, and see how large its search will be</source>
      <translation>Ein Problem, seine Größe und sein Brett wählen und sehen, wie groß seine Suche wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;What Is This?</source>
      <translation>&amp;Was ist das?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>Explain the next thing you click</source>
      <translation>Erklären, worauf Sie als Nächstes klicken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;Manual</source>
      <translation>&amp;Handbuch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>Read about every part of the program, with pictures</source>
      <translation>Über jeden Teil des Programms lesen, mit Bildern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>R&amp;ules of Sudoku</source>
      <translation>&amp;Regeln von Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>Read the three rules of Sudoku</source>
      <translation>Die drei Regeln von Sudoku lesen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;Keyboard Shortcuts</source>
      <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>&amp;About Dancing Sudoku</source>
      <translation>Ü&amp;ber Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Hint</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Show the next hint: first where, then what, then why; then apply it</source>
      <translation>Den nächsten Hinweis zeigen: erst wo, dann was, dann warum; dann anwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>All St&amp;eps</source>
      <translation>Alle &amp;Schritte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>List all steps that are possible now, beside the board</source>
      <translation>Alle Schritte, die jetzt möglich sind, neben dem Brett auflisten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Rating</source>
      <translation>Bewertung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Show how hard this puzzle is, and list the steps to its solution</source>
      <translation>Zeigen, wie schwer dieses Rätsel ist, und die Schritte zu seiner Lösung auflisten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>T&amp;echniques...</source>
      <translation>T&amp;echniken...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Read about every technique that hints use, switch it off or try it earlier</source>
      <translation>Über jede Technik lesen, die Hinweise verwenden, sie abschalten oder früher probieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Puzzle Librar&amp;y</source>
      <translation>Rätselb&amp;ibliothek</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Browse the puzzles of a file or a collection</source>
      <translation>In den Rätseln einer Datei oder einer Sammlung blättern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Ne&amp;xt Puzzle</source>
      <translation>Näc&amp;hstes Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Open the puzzle after this one in its collection</source>
      <translation>Das Rätsel nach diesem in seiner Sammlung öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Pre&amp;vious Puzzle</source>
      <translation>Vorheriges &amp;Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Open the puzzle before this one in its collection</source>
      <translation>Das Rätsel vor diesem in seiner Sammlung öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>A&amp;dd This Puzzle to the Library</source>
      <translation>Dieses Rätsel zur &amp;Bibliothek hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Add the puzzle on the board to a collection of your own</source>
      <translation>Das Rätsel auf dem Brett einer eigenen Sammlung hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>New Exact &amp;Cover...</source>
      <translation>&amp;Neue exakte Überdeckung...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Enter a 0-1 matrix of your own and watch its search</source>
      <translation>Eine eigene 0-1-Matrix eingeben und ihrer Suche zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Edit the &amp;Matrix...</source>
      <translation>&amp;Matrix bearbeiten...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Edit the problem that is watched as a 0-1 matrix</source>
      <translation>Das Problem, dem zugesehen wird, als 0-1-Matrix bearbeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>&amp;New Puzzle...</source>
      <translation>Ne&amp;ues Rätsel...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Choose a level, a daily puzzle or a game in progress</source>
      <translation>Eine Stufe, ein Tagesrätsel oder ein angefangenes Rätsel wählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Another Puzzle Li&amp;ke This</source>
      <translation>N&amp;och ein solches Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/__init__.py" />
      <source>Open another new puzzle of the same level at once</source>
      <translation>Sofort ein weiteres neues Rätsel derselben Stufe öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Enter &amp;Givens</source>
      <translation>Vor&amp;gaben eintragen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type the digits printed in the puzzle</source>
      <translation>Die Ziffern eintippen, die im Rätsel gedruckt sind</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Enter &amp;Digits</source>
      <translation>Z&amp;iffern eintragen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Digit</source>
      <translation>Ziffer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type your own digits; the givens are locked</source>
      <translation>Die eigenen Ziffern eintippen; die Vorgaben sind gesperrt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Write Corner &amp;Notes</source>
      <translation>Ecknotizen &amp;schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Corner</source>
      <translation>Ecke</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type small notes, each in its own place (X, or Shift with a digit, on the board)</source>
      <translation>Kleine Notizen tippen, jede an ihrem eigenen Platz (auf dem Brett X oder die Umschalttaste mit einer Ziffer)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>&amp;Write Centre Notes</source>
      <translation>&amp;Mittelnotizen schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Centre</source>
      <translation>Mitte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Type small notes side by side (C, or Ctrl with a digit, on the board)</source>
      <translation>Kleine Notizen nebeneinander tippen (auf dem Brett C oder Strg mit einer Ziffer)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Colour Cell&amp;s</source>
      <translation>Zellen &amp;färben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Colour</source>
      <translation>Farbe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Colour cells with the digits 1 to 9 (V on the board)</source>
      <translation>Zellen mit den Ziffern 1 bis 9 färben (V auf dem Brett)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Start Pla&amp;ying</source>
      <translation>&amp;Jetzt spielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Lock the digits printed in the puzzle, and start the clock</source>
      <translation>Die gedruckten Ziffern sperren und die Uhr starten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Clear All &amp;Entries</source>
      <translation>Ein&amp;träge löschen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Remove all digits that you have entered; notes and colours stay</source>
      <translation>Alle eingetragenen Ziffern entfernen; Notizen und Farben bleiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Undo</source>
      <translation>Rü&amp;ckgängig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Undo the last change</source>
      <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Redo the last undone change</source>
      <translation>Die zuletzt rückgängig gemachte Änderung wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Cle&amp;ar Cell</source>
      <translation>Zelle leere&amp;n</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Remove digit, notes and colours of the selected cells; givens stay</source>
      <translation>Ziffer, Notizen und Farben der ausgewählten Zellen entfernen; Vorgaben bleiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Fill In All Candidates</source>
      <translation>Alle &amp;Kandidaten eintragen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Write all candidates of the empty cells as notes</source>
      <translation>Alle Kandidaten der leeren Zellen als Notizen schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Ma&amp;ke Entries Givens</source>
      <translation>Einträge &amp;zu Vorgaben machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Make all digits on the board givens</source>
      <translation>Alle Ziffern auf dem Brett zu Vorgaben machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Make Gi&amp;vens Entries</source>
      <translation>&amp;Vorgaben zu Einträgen machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Make all digits on the board entries, so that they can be changed</source>
      <translation>Alle Ziffern auf dem Brett zu Einträgen machen, damit sie sich ändern lassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Res&amp;tart</source>
      <translation>Neu &amp;beginnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Remove entries, notes and colours, and reset the time; undo restores them</source>
      <translation>Einträge, Notizen und Farben entfernen und die Zeit zurücksetzen; „Rückgängig“ stellt sie wieder her</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select All Cells</source>
      <translation>Alle Zellen auswählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select all cells (Ctrl+A on the board)</source>
      <translation>Alle Zellen auswählen (Strg+A auf dem Brett)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select S&amp;imilar Cells</source>
      <translation>Ähnliche Zellen &amp;auswählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>Select the cells with the same digit, or else the same notes or colours (Ctrl+Shift+A on the board, or a double click)</source>
      <translation>Die Zellen mit derselben Ziffer auswählen, sonst mit denselben Notizen oder Farben (Strg+Umschalt+A auf dem Brett oder ein Doppelklick)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;1</source>
      <translation>Ziffer &amp;1</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;2</source>
      <translation>Ziffer &amp;2</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;3</source>
      <translation>Ziffer &amp;3</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;4</source>
      <translation>Ziffer &amp;4</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;5</source>
      <translation>Ziffer &amp;5</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;6</source>
      <translation>Ziffer &amp;6</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;7</source>
      <translation>Ziffer &amp;7</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;8</source>
      <translation>Ziffer &amp;8</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Digit &amp;9</source>
      <translation>Ziffer &amp;9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Cells with Two &amp;Candidates</source>
      <translation>&amp;Zellen mit zwei Kandidaten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>Highlight the cells in which exactly two digits are possible</source>
      <translation>Die Zellen hervorheben, in denen genau zwei Ziffern möglich sind</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/play_screen.py" />
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/play_screen.py" />
      <source>Stop the clock and hide the board, or go on</source>
      <translation>Die Uhr anhalten und das Brett verdecken oder weitermachen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>&amp;Solve</source>
      <translation>Rätsel löse&amp;n</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Fill in the solution and show whether it is the only one</source>
      <translation>Die Lösung eintragen und zeigen, ob sie die einzige ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>C&amp;heck</source>
      <translation>&amp;Prüfen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Mark wrong digits without changing them</source>
      <translation>Falsche Ziffern kennzeichnen, ohne sie zu ändern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Back to the Last C&amp;orrect State</source>
      <translation>Zurück zum letzten &amp;fehlerfreien Stand</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Undo everything since the first mistake</source>
      <translation>Alles seit dem ersten Fehler rückgängig machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/__init__.py" />
      <source>My Stat&amp;istics</source>
      <translation>Me&amp;ine Statistik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/__init__.py" />
      <source>Show how many puzzles you have solved, and how quickly</source>
      <translation>Zeigen, wie viele Rätsel Sie gelöst haben und wie schnell</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/__init__.py" />
      <source>&amp;Practise a Technique...</source>
      <translation>Te&amp;chnik üben...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/__init__.py" />
      <source>Find a technique in a puzzle that needs it; your own puzzle stays as it is</source>
      <translation>Eine Technik in einem Rätsel finden, das sie braucht; das eigene Rätsel bleibt, wie es ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>S&amp;ystem Colours</source>
      <translation>S&amp;ystemfarben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>&amp;Light</source>
      <translation>&amp;Hell</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>&amp;Dark</source>
      <translation>&amp;Dunkel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>&amp;High Contrast</source>
      <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>Sys&amp;tem Language</source>
      <translation>Sys&amp;temsprache</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>Preferences...</source>
      <translation>Einstellungen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/__init__.py" />
      <source>Choose colours, sizes, and how playing and searches work</source>
      <translation>Farben, Größen und die Arbeitsweise von Spiel und Suchen festlegen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/__init__.py" />
      <source>Pr&amp;int...</source>
      <translation>Druc&amp;ken...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/__init__.py" />
      <source>Print puzzles with their solutions, or write them as PDF, SVG and PNG</source>
      <translation>Rätsel mit ihren Lösungen drucken oder als PDF, SVG und PNG schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>&amp;Pseudo-code</source>
      <translation>&amp;Pseudocode</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>The algorithm as Knuth writes it</source>
      <translation>Der Algorithmus, wie Knuth ihn schreibt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>&amp;C++</source>
      <translation>&amp;C++</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>The algorithm as a program in C++</source>
      <translation>Der Algorithmus als Programm in C++</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>P&amp;ython</source>
      <translation>P&amp;ython</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>The algorithm as a program in Python</source>
      <translation>Der Algorithmus als Programm in Python</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Copy P&amp;rogram</source>
      <translation>P&amp;rogramm kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Copy the whole program: it reads the input of an online judge</source>
      <translation>Das ganze Programm kopieren: Es liest die Eingabe einer Aufgabe von Online-Judges</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Wh&amp;at If</source>
      <translation>&amp;Was wäre wenn</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Start a run that takes the selected column or option instead of the one that was chosen</source>
      <translation>Einen Durchlauf beginnen, der die ausgewählte Spalte oder Option statt der gewählten nimmt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/__init__.py" />
      <source>Share by Lin&amp;k or QR Code...</source>
      <translation>Per Link oder &amp;QR-Code teilen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/__init__.py" />
      <source>Share the puzzle as a link or a QR code that other programs open</source>
      <translation>Das Rätsel als Link oder QR-Code teilen, den andere Programme öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/__init__.py" />
      <source>How Many Sol&amp;utions?</source>
      <translation>Wie viele Lösun&amp;gen?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/__init__.py" />
      <source>Show whether the puzzle has one solution, several or none, and what can be done</source>
      <translation>Zeigen, ob das Rätsel eine Lösung, mehrere oder keine hat und was sich tun lässt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Guided &amp;Tours</source>
      <translation>&amp;Geführte Rundgänge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Learn step by step what exact cover and Dancing Links are</source>
      <translation>Schritt für Schritt lernen, was exakte Überdeckung und Dancing Links sind</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>T&amp;ry a Tour File...</source>
      <translation>Rundgang&amp;sdatei ausprobieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Show the tour in a file, and show it again whenever you save the file</source>
      <translation>Den Rundgang in einer Datei zeigen und jedes Mal neu, wenn Sie die Datei speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>&amp;New Tour...</source>
      <translation>&amp;Neuer Rundgang...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Write a small guided tour into a file, to be changed in any text editor, and show it</source>
      <translation>Einen kleinen Rundgang in eine Datei schreiben, die sich in jedem Texteditor ändern lässt, und ihn zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>&amp;Continue the Tour</source>
      <translation>Rundgang &amp;fortsetzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Continue the last tour where you left it</source>
      <translation>Den letzten Rundgang dort fortsetzen, wo Sie ihn verlassen haben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Export the &amp;Tree...</source>
      <translation>Suchb&amp;aum exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Export the search tree as SVG or for Graphviz</source>
      <translation>Den Suchbaum als SVG oder für Graphviz exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>&amp;Watch from the Start</source>
      <translation>Von &amp;Anfang an zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Watch</source>
      <translation>Zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the start of the search for this puzzle</source>
      <translation>Zum Anfang der Suche für dieses Rätsel gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the S&amp;tart</source>
      <translation>Z&amp;um Anfang</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the start of the search</source>
      <translation>Zum Anfang der Suche gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step &amp;Back</source>
      <translation>S&amp;chritt zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go back one step, to the row marked with this icon in the log</source>
      <translation>Einen Schritt zurückgehen, zu der Zeile mit diesem Symbol im Protokoll</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>&amp;Play or Pause</source>
      <translation>Abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step automatically, or pause</source>
      <translation>Schritte automatisch ausführen oder anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step &amp;Forward</source>
      <translation>&amp;Schritt vor</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go forward one step, to the row marked with this icon in the log</source>
      <translation>Einen Schritt weitergehen, zu der Zeile mit diesem Symbol im Protokoll</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the E&amp;nd</source>
      <translation>&amp;Zum Ende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the end of the search</source>
      <translation>Zum Ende der Suche gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Play Backwa&amp;rd</source>
      <translation>Rückwär&amp;ts abspielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step backward automatically</source>
      <translation>Schritte automatisch rückwärts ausführen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Back, Finer</source>
      <translation>Schritt zurück, feiner</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Undo a step of the next finer kind</source>
      <translation>Einen Schritt der nächstfeineren Art zurückgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Forward, Finer</source>
      <translation>Schritt vor, feiner</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Do a step of the next finer kind</source>
      <translation>Einen Schritt der nächstfeineren Art vorgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Back, Coarser</source>
      <translation>Schritt zurück, gröber</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Undo a step of the next coarser kind</source>
      <translation>Einen Schritt der nächstgröberen Art zurückgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Step Forward, Coarser</source>
      <translation>Schritt vor, gröber</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Do a step of the next coarser kind</source>
      <translation>Einen Schritt der nächstgröberen Art vorgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Previous Dead End</source>
      <translation>Vorherige Sackgasse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go back to the previous dead end</source>
      <translation>Zur vorherigen Sackgasse zurückgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Next Dead End</source>
      <translation>Nächste Sackgasse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the next dead end</source>
      <translation>Zur nächsten Sackgasse gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Previous Solution</source>
      <translation>Vorherige Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go back to the previous solution</source>
      <translation>Zur vorherigen Lösung zurückgehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Next Solution</source>
      <translation>Nächste Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to the next solution</source>
      <translation>Zur nächsten Lösung gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Faster</source>
      <translation>Schneller</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Play more steps per second</source>
      <translation>Mehr Schritte pro Sekunde abspielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Slower</source>
      <translation>Langsamer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Play fewer steps per second</source>
      <translation>Weniger Schritte pro Sekunde abspielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Coarser Steps</source>
      <translation>Gröbere Schritte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the next coarser kind of step</source>
      <translation>Die nächstgröbere Art von Schritten wählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Finer Steps</source>
      <translation>Feinere Schritte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the next finer kind of step</source>
      <translation>Die nächstfeinere Art von Schritten wählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the Column with the Fewest &amp;Options</source>
      <translation>Spalte mit den wenigsten &amp;Optionen wählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Knuth's rule: it keeps the search narrow</source>
      <translation>Knuths Regel: Sie hält die Suche schmal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Choose the F&amp;irst Column</source>
      <translation>&amp;Erste Spalte wählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>No rule: see how much more backtracking there is</source>
      <translation>Keine Regel: sehen, wie viel mehr Backtracking nötig ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>E&amp;xact Covers</source>
      <translation>Exa&amp;kte Überdeckungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every column exactly once: find all solutions</source>
      <translation>Jede Spalte genau einmal: alle Lösungen finden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Exact Co&amp;ver with the Fewest Options</source>
      <translation>E&amp;xakte Überdeckung mit den wenigsten Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every column exactly once: branch and bound for the smallest solution</source>
      <translation>Jede Spalte genau einmal: Branch and Bound für die kleinste Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Repeat Cover with the Fewest Options</source>
      <translation>Mehrfachüberdeckung mit den wenigsten Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every column at least once: branch and bound for the smallest solution</source>
      <translation>Jede Spalte mindestens einmal: Branch and Bound für die kleinste Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Search with Dancing &amp;Links</source>
      <translation>Mit &amp;Dancing Links suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Exact cover: 729 options over 324 columns</source>
      <translation>Exakte Überdeckung: 729 Optionen über 324 Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Searc&amp;h with Bits</source>
      <translation>M&amp;it Bits suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Backtracking with bit masks of the digits missing in each row, column and box</source>
      <translation>Backtracking mit Bitmasken der Ziffern, die in jeder Zeile, jeder Spalte und jedem Block fehlen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Bac&amp;k to Playing</source>
      <translation>Zu&amp;rück zum Spiel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Leave the search, or the tour, and go back to the puzzle; Esc leaves a search, too</source>
      <translation>Die Suche oder den Rundgang verlassen und zum Rätsel zurückkehren; Esc verlässt ebenfalls die Suche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>&amp;Go to Position</source>
      <translation>Zu Position &amp;gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Type the number of an event to go to</source>
      <translation>Die Nummer des Ereignisses eintippen, zu dem Sie gehen möchten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>&amp;Play</source>
      <translation>S&amp;pielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>The board and the digits</source>
      <translation>Das Brett und die Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>Lear&amp;n</source>
      <translation>&amp;Lernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>The board, the links and the pseudo-code: all that is needed to follow the search</source>
      <translation>Das Brett, die Verkettung und der Pseudocode: alles, was nötig ist, um der Suche zu folgen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>&amp;Watch</source>
      <translation>Z&amp;usehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>The board beside the matrix and its columns</source>
      <translation>Das Brett neben der Matrix und ihren Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>&amp;Study</source>
      <translation>U&amp;ntersuchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/layout/arrangements.py" />
      <source>Links, pseudo-code, stack and search tree together</source>
      <translation>Verkettung, Pseudocode, Stapel und Suchbaum zusammen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Expor&amp;t</source>
      <translation>Expor&amp;tieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Puzzle</source>
      <translation>&amp;Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Search</source>
      <translation>&amp;Suche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Spee&amp;d and Step Size</source>
      <translation>Te&amp;mpo und Schrittweite</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>R&amp;ule, Goal and Method</source>
      <translation>Rege&amp;l, Ziel und Verfahren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Breakp&amp;oints</source>
      <translation>&amp;Haltepunkte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Cod&amp;e</source>
      <translation>Cod&amp;e</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Compare Positions</source>
      <translation>Positionen &amp;vergleichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Gallery</source>
      <translation>&amp;Galerie</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;View</source>
      <translation>A&amp;nsicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Hi&amp;ghlight</source>
      <translation>Her&amp;vorheben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Text Size</source>
      <translation>Text&amp;größe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Colours</source>
      <translation>F&amp;arben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Language</source>
      <translation>Sprac&amp;he</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/menus.py" />
      <source>Toolbar</source>
      <translation>Werkzeugleiste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>R&amp;eset Layout</source>
      <translation>Anordnung zurück&amp;setzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Restore the default layout of the panes</source>
      <translation>Die Standardanordnung der Bereiche wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Full Screen</source>
      <translation>V&amp;ollbild</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Use the whole screen, or the window again</source>
      <translation>Den ganzen Bildschirm nutzen oder wieder das Fenster</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>P&amp;resent</source>
      <translation>P&amp;räsentieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Large type and few panes on the whole screen; Page Down steps, B blanks the screen, Esc ends</source>
      <translation>Große Schrift und wenige Bereiche auf dem ganzen Bildschirm; Bild ab geht einen Schritt vor, B schaltet auf Schwarz, Esc beendet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Larger</source>
      <translation>&amp;Größer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Show all text larger</source>
      <translation>Alle Texte größer anzeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Smaller</source>
      <translation>&amp;Kleiner</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Show all text smaller</source>
      <translation>Alle Texte kleiner anzeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Usual Size</source>
      <translation>Üb&amp;liche Größe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Show all text as large as the system does</source>
      <translation>Alle Texte so groß anzeigen wie das System</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Stop What Is Running</source>
      <translation>Laufendes anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Stop a long search, or a long move through it, where it is</source>
      <translation>Eine lange Suche oder eine lange Bewegung in ihr anhalten, wo sie ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>&amp;Quit</source>
      <translation>B&amp;eenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Knuth's 6 × 7 Matrix</source>
      <translation>&amp;Knuths 6×7-Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The example of the paper “Dancing Links”, 2000</source>
      <translation>Das Beispiel aus dem Aufsatz „Dancing Links“, 2000</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Six Sets over Seven Elements</source>
      <translation>&amp;Sechs Mengen über sieben Elementen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A matrix small enough to be solved by hand</source>
      <translation>Eine Matrix, klein genug, um sie von Hand zu lösen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;6 Queens</source>
      <translation>&amp;6 Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>4 solutions; diagonals are columns that need not be covered</source>
      <translation>4 Lösungen; Diagonalen sind Spalten, die nicht abgedeckt werden müssen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;8 Queens</source>
      <translation>&amp;8 Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>92 solutions</source>
      <translation>92 Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;13 Queens</source>
      <translation>&amp;13 Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>73,712 solutions in some 70 million events</source>
      <translation>73.712 Lösungen in rund 70 Millionen Ereignissen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on &amp;3 × 20</source>
      <translation>Pentominos auf &amp;3 × 20</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>8 tilings</source>
      <translation>8 Parkettierungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 6 × 1&amp;0</source>
      <translation>Pentominos auf 6 × 1&amp;0</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>9,356 tilings in 2.5 billion events</source>
      <translation>9.356 Parkettierungen in 2,5 Milliarden Ereignissen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>S&amp;tations on a Ring</source>
      <translation>S&amp;tationen auf einem Ring</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Repeat cover: cover twelve places with the fewest stations</source>
      <translation>Mehrfachüberdeckung: zwölf Orte mit möglichst wenigen Stationen abdecken</translation>
    </message>
  </context>
  <context>
    <name>answers</name>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the givens</source>
      <translation>Vorgaben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the candidates of the puzzle</source>
      <translation>die Kandidaten des Rätsels</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your entries</source>
      <translation>Ihre Einträge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>title and remarks</source>
      <translation>Titel und Anmerkungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>further sections of its file</source>
      <translation>weitere Abschnitte der Datei</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your notes</source>
      <translation>Ihre Notizen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your notes in the middle of cells</source>
      <translation>Ihre Notizen in der Mitte von Zellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your colours</source>
      <translation>Ihre Farben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>your colours of notes</source>
      <translation>Ihre Farben von Notizen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>the time spent</source>
      <translation>die verstrichene Zeit</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Solved. This is the only solution.</source>
      <translation>Gelöst. Das ist die einzige Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>This is one of several solutions: the puzzle needs more givens to have only one.</source>
      <translation>Das ist eine von mehreren Lösungen: Das Rätsel braucht mehr Vorgaben, um nur eine zu haben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Stopped. This is a solution; whether it is the only one is not known.</source>
      <translation>Angehalten. Das ist eine Lösung; ob es die einzige ist, ist nicht bekannt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Stopped after {events} events: whether there is a solution is not known.</source>
      <translation>Nach {events} Ereignissen angehalten: Ob es eine Lösung gibt, ist nicht bekannt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution with the candidates of this puzzle; without them there is one.</source>
      <translation>Mit den Kandidaten dieses Rätsels gibt es keine Lösung; ohne sie gibt es eine.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution.</source>
      <translation>Es gibt keine Lösung.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>There is no solution: all {dead_ends} branches are dead ends. In the first, with {depth} digits on the board, “{item}” has no option left.</source>
      <translation>
        <numerusform>Es gibt keine Lösung, nur {dead_ends} Sackgasse: Mit {depth} Ziffern auf dem Brett hat „{item}“ keine Option mehr.</numerusform>
        <numerusform>Es gibt keine Lösung: Alle {dead_ends} Zweige sind Sackgassen. Im ersten hat, mit {depth} Ziffern auf dem Brett, „{item}“ keine Option mehr.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} of your entries were replaced; undo restores them.</source>
      <translation>
        <numerusform>{count} Ihrer Einträge wurde ersetzt; „Rückgängig“ stellt ihn wieder her.</numerusform>
        <numerusform>{count} Ihrer Einträge wurden ersetzt; „Rückgängig“ stellt sie wieder her.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{one} and {other} both hold {digit} in {house}; change one of them.</source>
      <translation>{one} und {other} enthalten beide {digit} in {house}; ändern Sie eine davon.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>{count} more pairs conflict.</source>
      <translation>
        <numerusform>{count} weiteres Paar steht im Konflikt.</numerusform>
        <numerusform>{count} weitere Paare stehen im Konflikt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Saved, but some things were not kept: the format {format} does not hold {parts}. A .dsudoku file does.</source>
      <translation>Gespeichert, aber nicht alles blieb erhalten: Das Format {format} enthält Folgendes nicht: {parts}. Eine .dsudoku-Datei enthält es.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>The format {format} does not keep {parts}.</source>
      <translation>Das Format {format} bewahrt Folgendes nicht: {parts}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Left out: {parts}.</source>
      <translation>Weggelassen: {parts}.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>comment lines</source>
      <translation>Kommentarzeilen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>further frames</source>
      <translation>weitere Rahmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>candidates</source>
      <translation>Kandidaten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the text after the end</source>
      <translation>der Text nach dem Ende</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>text that is not a puzzle</source>
      <translation>Text, der kein Rätsel ist</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>columns that hold no puzzle</source>
      <translation>Spalten, die kein Rätsel enthalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the solution that the file has</source>
      <translation>die Lösung, die in der Datei steht</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the technique and the step that the line is about</source>
      <translation>die Technik und der Schritt, um die es in der Zeile geht</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>notes in cells that hold a digit</source>
      <translation>Notizen in Zellen, die eine Ziffer enthalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>moves made on the way to the current board</source>
      <translation>Züge auf dem Weg zum aktuellen Brett</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>lines, shapes and texts drawn on the grid, which may stand for further rules</source>
      <translation>auf das Gitter gezeichnete Linien, Formen und Texte, die für weitere Regeln stehen können</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>parts unknown to this program</source>
      <translation>Teile, die dieses Programm nicht kennt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>elements unknown to this program</source>
      <translation>Elemente, die dieses Programm nicht kennt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the input mode</source>
      <translation>der Eingabemodus</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the undo history</source>
      <translation>der Rückgängig-Verlauf</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the watched search</source>
      <translation>die Suche, der zugesehen wurde</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>breakpoints</source>
      <translation>Haltepunkte</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>bookmarks</source>
      <translation>Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>runs of the search</source>
      <translation>Durchläufe der Suche</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Single digits were read as givens.</source>
      <translation>Einzelne Ziffern wurden als Vorgaben gelesen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>All single digits were read as givens.</source>
      <translation>Alle einzelnen Ziffern wurden als Vorgaben gelesen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Single digits were read as entries.</source>
      <translation>Einzelne Ziffern wurden als Einträge gelesen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Single digits that another cell of their house still has were read as notes.</source>
      <translation>Einzelne Ziffern, die noch eine andere Zelle ihrer Einheit hat, wurden als Notizen gelesen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>All single digits were read as notes.</source>
      <translation>Alle einzelnen Ziffern wurden als Notizen gelesen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>The file does not distinguish givens from entries; all digits were read as givens.</source>
      <translation>Die Datei unterscheidet Vorgaben nicht von Einträgen; alle Ziffern wurden als Vorgaben gelesen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>The puzzle comes with rules in words, which are kept as a comment; only those of Sudoku are followed.</source>
      <translation>Zum Rätsel gehören Regeln in Worten, die als Kommentar erhalten bleiben; befolgt werden nur die von Sudoku.</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>Each line is a puzzle of its own.</source>
      <translation>Jede Zeile ist ein eigenes Rätsel.</translation>
    </message>
  </context>
  <context>
    <name>baseline</name>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>gone since the compared position</source>
      <translation>seit der Vergleichsposition verschwunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>returned since then</source>
      <translation>seitdem wiedergekehrt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Go There</source>
      <translation>Dorthin gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Compare with the Current Position</source>
      <translation>Mit der aktuellen Position vergleichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Compare with the Node Selected Before</source>
      <translation>Mit dem zuvor ausgewählten Knoten vergleichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Compare with {node}, Selected Before</source>
      <translation>Mit {node} vergleichen, zuvor ausgewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>More...</source>
      <translation>Mehr...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/input_canvas.py" />
      <source>Event {position}</source>
      <translation>Ereignis {position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} gone</source>
      <translation>{digits} verschwunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} returned</source>
      <translation>{digits} wiedergekehrt</translation>
    </message>
  </context>
  <context>
    <name>bits</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: {option} is given, and givens come first</source>
      <translation>Zelle {cell} wählen: {option} ist vorgegeben, und Vorgaben kommen zuerst</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: the first empty one, %n digits left</source>
      <translation>
        <numerusform>Zelle {cell} wählen: die erste leere, %n Ziffer übrig</numerusform>
        <numerusform>Zelle {cell} wählen: die erste leere, %n Ziffern übrig</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Choose cell {cell}: %n digits left, the fewest of {cells} cells</source>
      <translation>
        <numerusform>Zelle {cell} wählen: %n Ziffer übrig, die wenigsten von {cells} Zellen</numerusform>
        <numerusform>Zelle {cell} wählen: %n Ziffern übrig, die wenigsten von {cells} Zellen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>The digits of the puzzle are written first.</source>
      <translation>Die Ziffern des Rätsels werden zuerst geschrieben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>The rule takes the first empty cell, however many digits fit.</source>
      <translation>Die Regel nimmt die erste leere Zelle, egal wie viele Ziffern passen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>A digit fits where the masks of row, column and box all have its bit: two ANDs tell how many.</source>
      <translation>Eine Ziffer passt, wo die Masken von Zeile, Spalte und Block alle ihr Bit haben: Zwei UND-Verknüpfungen sagen, wie viele es sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Row {row}, column {column} and box {box} together hold all nine digits.</source>
      <translation>Zeile {row}, Spalte {column} und Block {box} enthalten zusammen alle neun Ziffern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>No cell is empty. The search goes on, to find out whether there is another.</source>
      <translation>Keine Zelle ist leer. Die Suche geht weiter, um herauszufinden, ob es eine weitere Lösung gibt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Cell {cell} is done: its digit was given, so nothing else is tried</source>
      <translation>Zelle {cell} ist erledigt: Ihre Ziffer war vorgegeben, also wird nichts anderes probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Cell {cell} is done: all its digits have been tried</source>
      <translation>Zelle {cell} ist erledigt: Alle ihre Ziffern wurden probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Dead end: no digit fits in {cell}</source>
      <translation>Sackgasse: Keine Ziffer passt in {cell}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Solution {number}: every cell has its digit</source>
      <translation>Lösung {number}: Jede Zelle hat ihre Ziffer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Its bit is cleared in three masks: of row {row}, column {column} and box {box}.</source>
      <translation>Ihr Bit wird in drei Masken gelöscht: in denen von Zeile {row}, Spalte {column} und Block {box}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>The same three bits come back; the stack remembers which digits are still to be tried.</source>
      <translation>Dieselben drei Bits kehren zurück; der Stapel merkt sich, welche Ziffern noch zu probieren sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Every branch has been tried and taken back; all masks are as they were at the start.</source>
      <translation>Jeder Zweig wurde probiert und zurückgenommen; alle Masken sind wie am Anfang.</translation>
    </message>
  </context>
  <context>
    <name>bound</name>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} + 0 = {depth}</source>
      <translation>{depth} + 0 = {depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} + {bound} {sign} {best}</source>
      <translation>{depth} + {bound} {sign} {best}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count}: too many</source>
      <translation>{count}: zu viele</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count}: the best cover</source>
      <translation>{count}: die beste Überdeckung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count} chosen</source>
      <translation>{count} gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{count} more needed</source>
      <translation>{count} weitere nötig</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>%n options chosen, and no more are needed: a cover.</source>
      <translation>
        <numerusform>%n Option gewählt, und keine weitere ist nötig: eine Überdeckung.</numerusform>
        <numerusform>%n Optionen gewählt, und keine weiteren sind nötig: eine Überdeckung.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, not fewer than the {best} of the best cover: nothing better can follow.</source>
      <translation>{depth} gewählt und {bound} weitere ergeben {total}, nicht weniger als die {best} der besten Überdeckung: Etwas Besseres kann nicht folgen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, more options than are allowed.</source>
      <translation>{depth} gewählt und {bound} weitere ergeben {total}, mehr Optionen als erlaubt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}, fewer than the {best} of the best cover: a better one may follow.</source>
      <translation>{depth} gewählt und {bound} weitere ergeben {total}, weniger als die {best} der besten Überdeckung: Eine bessere kann folgen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{depth} chosen and {bound} more make {total}. No cover is known yet.</source>
      <translation>{depth} gewählt und {bound} weitere ergeben {total}. Eine Überdeckung ist noch nicht bekannt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks now: this branch will be pruned.</source>
      <translation>Die Suche fragt jetzt: Dieser Zweig wird abgeschnitten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search has asked: this branch is pruned.</source>
      <translation>Die Suche hat gefragt: Dieser Zweig ist abgeschnitten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks only where a tree node is entered; here it would prune.</source>
      <translation>Die Suche fragt nur, wo ein Knoten des Suchbaums betreten wird; hier würde sie abschneiden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks now: it will go on.</source>
      <translation>Die Suche fragt jetzt: Sie wird weitergehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search has asked: it goes on.</source>
      <translation>Die Suche hat gefragt: Sie geht weiter.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>The search asks only where a tree node is entered; here it would go on.</source>
      <translation>Die Suche fragt nur, wo ein Knoten des Suchbaums betreten wird; hier würde sie weitergehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{number}. “{item}”</source>
      <translation>{number}. „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{column}: counted; it excludes no other column</source>
      <translation>{column}: gezählt; sie schließt keine andere Spalte aus</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{column}: counted; its options exclude {items}</source>
      <translation>{column}: gezählt; ihre Optionen schließen {items} aus</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{option} covers no other column that is left</source>
      <translation>{option} deckt keine andere übrige Spalte ab</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/text.py" />
      <source>{option} also covers {items}</source>
      <translation>{option} deckt auch {items} ab</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Bound</source>
      <translation>Schranke</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Why a branch is pruned, or not, where the fewest options are wanted: a lower bound and the columns that prove it.</source>
      <translation>Warum ein Zweig abgeschnitten wird oder nicht, wenn die wenigsten Optionen gesucht sind: eine untere Schranke und die Spalten, die sie beweisen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Watch a search for the fewest options to see its bound and what proves it.</source>
      <translation>Sehen Sie einer Suche nach den wenigsten Optionen zu, um ihre Schranke und deren Beweis zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>The bound belongs to a search for the fewest options. To see one, choose Stations on a Ring in the Gallery menu, or another goal in Search &gt; Rule, Goal and Method.</source>
      <translation>Die Schranke gehört zu einer Suche nach den wenigsten Optionen. Um eine zu sehen, wählen Sie „Stationen auf einem Ring“ im Menü „Galerie“ oder ein anderes Ziel unter Suche &gt; Regel, Ziel und Verfahren.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>The search has found it; from here on only a cover with fewer options counts.</source>
      <translation>Die Suche hat sie gefunden; von hier an zählt nur noch eine Überdeckung mit weniger Optionen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>excludes nothing</source>
      <translation>schließt nichts aus</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Columns that were counted</source>
      <translation>Gezählte Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/bound/view.py" />
      <source>Each needs an option of its own. Up and Down go through them.</source>
      <translation>Jede braucht eine eigene Option. Pfeil auf und Pfeil ab gehen durch die Liste.</translation>
    </message>
  </context>
  <context>
    <name>breakpoints</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>What the breakpoint waits for</source>
      <translation>Worauf der Haltepunkt wartet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>And...</source>
      <translation>Und...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Add another condition</source>
      <translation>Eine weitere Bedingung hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Discard the changes (Esc)</source>
      <translation>Die Änderungen verwerfen (Esc)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Save this breakpoint (Enter)</source>
      <translation>Diesen Haltepunkt speichern (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_editor.py" />
      <source>⚠ {text}</source>
      <translation>⚠ {text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>What to wait for</source>
      <translation>Worauf gewartet wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Option</source>
      <translation>Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Cell</source>
      <translation>Zelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>Remove this condition</source>
      <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>−</source>
      <translation>−</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source>≤ </source>
      <translation>≤ </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/criterion_form.py" />
      <source> options</source>
      <translation> Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Restore what was removed</source>
      <translation>Entferntes wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>X switches a breakpoint on or off, Enter changes it, F2 names it, Del removes it, Alt+Up and Alt+Down move it.</source>
      <translation>X schaltet einen Haltepunkt ein oder aus, Eingabe ändert ihn, F2 benennt ihn, Entf entfernt ihn, Alt+Pfeil auf und Alt+Pfeil ab verschieben ihn.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Breakpoints</source>
      <translation>Haltepunkte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>No breakpoint yet.
Add one to stop runs, forward and backward.</source>
      <translation>Noch kein Haltepunkt.
Fügen Sie einen hinzu, um Läufe vorwärts und rückwärts anzuhalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Add...</source>
      <translation>Hinzufügen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Add a breakpoint</source>
      <translation>Einen Haltepunkt hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Remove the breakpoint (Del)</source>
      <translation>Den Haltepunkt entfernen (Entf)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run back to the previous breakpoint (with Shift: to the selected one only)</source>
      <translation>Zum vorherigen Haltepunkt zurücklaufen (mit Umschalt: nur zum ausgewählten)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run Back</source>
      <translation>Zurücklaufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run on to the next breakpoint (with Shift: to the selected one only)</source>
      <translation>Zum nächsten Haltepunkt weiterlaufen (mit Umschalt: nur zum ausgewählten)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Run On</source>
      <translation>Weiterlaufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Enter or a click goes to a bookmark, F2 names it, Del removes it.</source>
      <translation>Eingabe oder ein Klick geht zu einem Lesezeichen, F2 benennt es, Entf entfernt es.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Bookmarks</source>
      <translation>Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Mark this position</source>
      <translation>Diese Position markieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Remove the bookmark (Del)</source>
      <translation>Das Lesezeichen entfernen (Entf)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Previous</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Go to the previous bookmark</source>
      <translation>Zum vorherigen Lesezeichen gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Go to the next bookmark</source>
      <translation>Zum nächsten Lesezeichen gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>No bookmark yet.
Add one to find this position again.</source>
      <translation>Noch kein Lesezeichen.
Fügen Sie eines hinzu, um diese Position wiederzufinden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/page.py" />
      <source>Watch a search to mark positions in it.</source>
      <translation>Sehen Sie einer Suche zu, um Positionen in ihr zu markieren.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/row_list.py" />
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>{name}: {description}</source>
      <translation>{name}: {description}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>{row}, {state}</source>
      <translation>{row}, {state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Stop {description}.
This breakpoint: {state}.</source>
      <translation>Anhalten, {description}.
Dieser Haltepunkt: {state}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>just reached</source>
      <translation>gerade erreicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>runs stop here</source>
      <translation>Läufe halten hier an</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>switched off</source>
      <translation>ausgeschaltet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>can never happen in this problem</source>
      <translation>kann in diesem Problem nie eintreten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>belongs to another problem</source>
      <translation>gehört zu einem anderen Problem</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>event {position}</source>
      <translation>Ereignis {position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>event {position}: {name}</source>
      <translation>Ereignis {position}: {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>{mark}, here</source>
      <translation>{mark}, hier</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Removed: {text}</source>
      <translation>Entfernt: {text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Choose a column.</source>
      <translation>Wählen Sie eine Spalte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>No column is called “{text}”: choose one from the list.</source>
      <translation>Keine Spalte heißt „{text}“: Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Choose an option.</source>
      <translation>Wählen Sie eine Option.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>No option is called “{text}”: choose one from the list.</source>
      <translation>Keine Option heißt „{text}“: Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Choose a cell.</source>
      <translation>Wählen Sie eine Zelle.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>No cell is called “{text}”: type, for example, r3c5.</source>
      <translation>Keine Zelle heißt „{text}“: Geben Sie zum Beispiel r3c5 ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Following {name}</source>
      <translation>{name} wird verfolgt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>Following {name}: {state}</source>
      <translation>{name} wird verfolgt: {state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>covered</source>
      <translation>abgedeckt</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>noch %n Option</numerusform>
        <numerusform>noch %n Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>hidden</source>
      <translation>ausgeblendet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>in its column</source>
      <translation>in der Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>open</source>
      <translation>offen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/text.py" />
      <source>out</source>
      <translation>ausgeschieden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Breakpoints and bookmarks</source>
      <translation>Haltepunkte und Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Where runs stop, positions to come back to, and what is followed.</source>
      <translation>Wo Läufe anhalten, Positionen zum Zurückkehren und was verfolgt wird.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Breakpoints or bookmarks</source>
      <translation>Haltepunkte oder Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Run back to its previous change</source>
      <translation>Zur vorherigen Änderung zurücklaufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Run on to its next change</source>
      <translation>Zur nächsten Änderung weiterlaufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/view.py" />
      <source>Stop following</source>
      <translation>Nicht mehr verfolgen</translation>
    </message>
  </context>
  <context>
    <name>candidates</name>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>All four boards</source>
      <translation>Alle vier Bretter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Cells, rows</source>
      <translation>Zellen, Zeilen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Columns, boxes</source>
      <translation>Spalten, Blöcke</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Cells</source>
      <translation>Zellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Rows and digits</source>
      <translation>Zeilen und Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Columns and digits</source>
      <translation>Spalten und Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Boxes and digits</source>
      <translation>Blöcke und Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Cells: digits left</source>
      <translation>Zellen: übrige Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Rows × digits: columns left</source>
      <translation>Zeilen × Ziffern: übrige Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Columns × digits: rows left</source>
      <translation>Spalten × Ziffern: übrige Zeilen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Boxes × digits: places left</source>
      <translation>Blöcke × Ziffern: übrige Plätze</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>digit</source>
      <translation>Ziffer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>box</source>
      <translation>Block</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>b{number}</source>
      <translation>b{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>Chosen: {sentence}</source>
      <translation>Gewählt: {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: covered by {option} at depth {depth}</source>
      <translation>{name}: abgedeckt durch {option} in Tiefe {depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: covered, {left} to be tried</source>
      <translation>{name}: abgedeckt, {left} noch zu probieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: {candidates} ({left})</source>
      <translation>{name}: {candidates} ({left})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: no option left except those of the column being covered</source>
      <translation>{name}: keine Option mehr außer denen der Spalte, die gerade abgedeckt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: no option left, a dead end</source>
      <translation>{name}: keine Option mehr, eine Sackgasse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{name}: no option left</source>
      <translation>{name}: keine Option mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} was chosen at depth {depth}, {guess}</source>
      <translation>{option} wurde in Tiefe {depth} gewählt, {guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} was chosen at depth {depth}</source>
      <translation>{option} wurde in Tiefe {depth} gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} is in {columns} of its 4 columns</source>
      <translation>{option} ist in {columns} ihrer 4 Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} is out of “{name}”</source>
      <translation>{option} ist nicht mehr in „{name}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{option} is in “{name}”: {left}</source>
      <translation>{option} ist in „{name}“: {left}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/text.py" />
      <source>{fact}: {reason}</source>
      <translation>{fact}: {reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Which boards are shown</source>
      <translation>Welche Bretter gezeigt werden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>There is not enough space for more boards.</source>
      <translation>Für mehr Bretter reicht der Platz nicht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Candidate boards</source>
      <translation>Kandidatenbretter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move from place to place, Tab and Page Down to the next board; 1 to 9 pick a candidate; Enter goes to where it changed last.</source>
      <translation>Pfeil auf, Pfeil ab, Alt mit Pfeil links und Pfeil rechts gehen von Platz zu Platz, Tab und Bild ab zum nächsten Brett; 1 bis 9 wählen einen Kandidaten; Eingabe geht dorthin, wo er sich zuletzt geändert hat.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Only a Sudoku has candidate boards.</source>
      <translation>Nur ein Sudoku hat Kandidatenbretter.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Watch a search to see its candidates.</source>
      <translation>Sehen Sie einer Suche zu, um ihre Kandidaten zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/view.py" />
      <source>Since event {position}: {gone} left (struck out), {back} came back (ringed).</source>
      <translation>Seit Ereignis {position}: {gone} verschwunden (durchgestrichen), {back} wiedergekehrt (mit Ring).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>r{number}</source>
      <translation>r{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>c{number}</source>
      <translation>c{number}</translation>
    </message>
  </context>
  <context>
    <name>cells</name>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Note {digit}</source>
      <translation>Notiz {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Colour {number}, {name}</source>
      <translation>Farbe {number}, {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Right-click or hold to highlight the {digit} on the board (Alt+{digit}).</source>
      <translation>Rechtsklick oder langes Drücken hebt die {digit} auf dem Brett hervor (Alt+{digit}).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Clear Cell</source>
      <translation>Zelle leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Clear the selected cell</source>
      <translation>Die ausgewählte Zelle leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Leave this cell empty, and go to the next one</source>
      <translation>Diese Zelle leer lassen und zur nächsten gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Leave Empty</source>
      <translation>Leer lassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_pad.py" />
      <source>Digits</source>
      <translation>Ziffern</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play/highlighting.py" />
      <source>%n cells highlighted</source>
      <translation>
        <numerusform>%n Zelle hervorgehoben</numerusform>
        <numerusform>%n Zellen hervorgehoben</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/overlays.py" />
      <source>Paused</source>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/overlays.py" />
      <source>Press P or click to go on</source>
      <translation>Mit P oder einem Klick geht es weiter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/play_panel.py" />
      <source>Show why, and what can be done</source>
      <translation>Zeigen, warum, und was sich tun lässt</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/widgets/board/selecting_board.py" />
      <source>%n cells selected</source>
      <translation>
        <numerusform>%n Zelle ausgewählt</numerusform>
        <numerusform>%n Zellen ausgewählt</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>row {row}, column {column}</source>
      <translation>Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>, </source>
      <comment>between phrases</comment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>given {digit}</source>
      <translation>Vorgabe {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>given {digit}, not chosen by the search</source>
      <translation>Vorgabe {digit}, nicht von der Suche gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, chosen by the search, the only option</source>
      <translation>{digit}, von der Suche gewählt, die einzige Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, chosen by the search, a guess</source>
      <translation>{digit}, von der Suche gewählt, eine Vermutung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, chosen by the search, {guess} at depth {depth}</source>
      <translation>{digit}, von der Suche gewählt, {guess} in Tiefe {depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}</source>
      <translation>{digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>empty</source>
      <translation>leer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>empty, candidate {digit}</source>
      <translation>leer, Kandidat {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>empty, candidates {digits}</source>
      <translation>leer, Kandidaten {digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>notes {digits}</source>
      <translation>Notizen {digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>in the middle {digits}</source>
      <translation>in der Mitte {digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>breaks a rule</source>
      <translation>verletzt eine Regel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>no option left</source>
      <translation>keine Option mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>no digit fits</source>
      <translation>keine Ziffer passt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>covered</source>
      <translation>abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>newest</source>
      <translation>neueste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>the column chosen</source>
      <translation>die gewählte Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} in the column chosen</source>
      <translation>{digits} in der gewählten Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digits} leaving</source>
      <translation>{digits} beim Verschwinden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>wrong</source>
      <translation>falsch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>impossible notes {digits}</source>
      <translation>unmögliche Notizen {digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>highlighted</source>
      <translation>hervorgehoben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>coloured {colours}</source>
      <translation>gefärbt in {colours}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>note {digit} coloured {colours}</source>
      <translation>Notiz {digit} gefärbt in {colours}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, all nine are placed</source>
      <translation>{digit}, alle neun sind gesetzt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, {left} still to place</source>
      <translation>{digit}, noch {left} zu setzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>{digit}, {over} too many</source>
      <translation>{digit}, {over} zu viel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>One solution</source>
      <translation>Eine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Several solutions</source>
      <translation>Mehrere Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>No solution</source>
      <translation>Keine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Solutions not counted</source>
      <translation>Lösungen nicht gezählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Looking for solutions...</source>
      <translation>Lösungen werden gesucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/view.py" />
      <source>Sudoku board</source>
      <translation>Sudoku-Brett</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/view.py" />
      <source>Arrow keys move from cell to cell, with Ctrl to the next empty one, and select several with Shift. 1 to 9 write a digit, with Shift a corner note, with Ctrl a centre note; Delete clears it.</source>
      <translation>Pfeiltasten gehen von Zelle zu Zelle, mit Strg zur nächsten leeren, und wählen mit der Umschalttaste mehrere aus. 1 bis 9 schreiben eine Ziffer, mit der Umschalttaste eine Ecknotiz, mit Strg eine Mittelnotiz; Entf leert sie.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>, </source>
      <comment>between digits</comment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{most} and {last}</source>
      <translation>{most} und {last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rose</source>
      <translation>Rosa</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>orange</source>
      <translation>Orange</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>yellow</source>
      <translation>Gelb</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>green</source>
      <translation>Grün</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>teal</source>
      <translation>Türkis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>blue</source>
      <translation>Blau</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>violet</source>
      <translation>Violett</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>pink</source>
      <translation>Pink</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>grey</source>
      <translation>Grau</translation>
    </message>
  </context>
  <context>
    <name>checking</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>%n of your digits are wrong.</source>
      <translation>
        <numerusform>%n Ihrer Ziffern ist falsch.</numerusform>
        <numerusform>%n Ihrer Ziffern sind falsch.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>closing</name>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>The disk does not respond yet. The window closes when your work is stored.</source>
      <translation>Der Datenträger antwortet noch nicht. Das Fenster schließt sich, wenn Ihre Arbeit gespeichert ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>A file is still being imported. The window closes when that is done.</source>
      <translation>Eine Datei wird noch importiert. Das Fenster schließt sich, wenn das erledigt ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>The library is still writing your last changes; another program may be using it. The window closes when that is done.</source>
      <translation>Die Bibliothek schreibt noch Ihre letzten Änderungen; vielleicht benutzt sie gerade ein anderes Programm. Das Fenster schließt sich, wenn das erledigt ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Try Again</source>
      <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Save As...</source>
      <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Close Anyway</source>
      <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/closing.py" />
      <source>&amp;Keep Open</source>
      <translation>&amp;Offen lassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your unsaved puzzle: {cause}.</source>
      <translation>Beim Schließen ginge jetzt Ihr nicht gespeichertes Rätsel verloren: {cause}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your unsaved puzzle and your progress in {number} others: {cause}.</source>
      <translation>
        <numerusform>Beim Schließen gingen jetzt Ihr nicht gespeichertes Rätsel und Ihr Fortschritt in einem anderen verloren: {cause}.</numerusform>
        <numerusform>Beim Schließen gingen jetzt Ihr nicht gespeichertes Rätsel und Ihr Fortschritt in {number} anderen verloren: {cause}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Closing now would lose your progress in {number} puzzles: {cause}.</source>
      <translation>
        <numerusform>Beim Schließen ginge jetzt Ihr Fortschritt in einem Rätsel verloren: {cause}.</numerusform>
        <numerusform>Beim Schließen ginge jetzt Ihr Fortschritt in {number} Rätseln verloren: {cause}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Free some space, or make {folder} writable, and try again.</source>
      <translation>Schaffen Sie Platz oder machen Sie {folder} beschreibbar, und versuchen Sie es erneut.</translation>
    </message>
  </context>
  <context>
    <name>column choice</name>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Its option is given.</source>
      <translation>Ihre Option ist vorgegeben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>It was chosen on request, not by the rule.</source>
      <translation>Sie wurde auf Wunsch gewählt, nicht nach der Regel.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The rule takes the first in the list.</source>
      <translation>Die Regel nimmt die erste in der Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The rule takes the fewest options, the leftmost of equals.</source>
      <translation>Die Regel nimmt die wenigsten Optionen, bei Gleichstand die Spalte ganz links.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The rule takes the fewest options, at random among equals.</source>
      <translation>Die Regel nimmt die wenigsten Optionen, bei Gleichstand eine zufällige Spalte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Chosen: “{name}”, {left}.</source>
      <translation>Gewählt: „{name}“, {left}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Dead end: “{name}” has no option left.</source>
      <translation>Sackgasse: „{name}“ hat keine Option mehr.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Branching on “{name}”: it had {size}.</source>
      <translation>Verzweigung nach „{name}“: Sie hatte {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Branching on “{name}”: option {number} of {among}.</source>
      <translation>Verzweigung nach „{name}“: Option {number} von {among}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Another has none at all.</source>
      <translation>Eine andere hat gar keine.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The smallest has {size}.</source>
      <translation>Die kleinste hat {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>No other has as few.</source>
      <translation>Keine andere hat so wenige.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>No other is left.</source>
      <translation>Keine andere ist übrig.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>The next smallest has {size}.</source>
      <translation>Die nächstkleinste hat {size}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>%n others have {size} as well</source>
      <translation>
        <numerusform>%n andere hat ebenfalls {size}</numerusform>
        <numerusform>%n andere haben ebenfalls {size}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>%n others have none either</source>
      <translation>
        <numerusform>%n andere hat auch keine</numerusform>
        <numerusform>%n andere haben auch keine</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>{equals}; it is the leftmost.</source>
      <translation>{equals}; sie steht am weitesten links.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>{equals}; it was chosen at random.</source>
      <translation>{equals}; sie wurde zufällig gewählt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Only cells compete, no houses.</source>
      <translation>Nur Zellen stehen zur Wahl, keine Einheiten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/choice_model.py" />
      <source>Only primary columns compete.</source>
      <translation>Nur primäre Spalten stehen zur Wahl.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>The question is which column is chosen next.</source>
      <translation>Gefragt ist, welche Spalte als Nächstes gewählt wird.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>No column is chosen: the search has finished.</source>
      <translation>Keine Spalte ist gewählt: Die Suche ist beendet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>No column is chosen yet.</source>
      <translation>Noch ist keine Spalte gewählt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>&amp;Why This One</source>
      <translation>&amp;Warum diese</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Go back to where this column was chosen, to see what it competed with</source>
      <translation>Dorthin zurückgehen, wo diese Spalte gewählt wurde, um ihre Mitbewerber zu sehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>B&amp;y Size</source>
      <translation>&amp;Nach Größe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>List the columns by size: the chosen one, then those it competes with</source>
      <translation>Die Spalten nach Größe auflisten: zuerst die gewählte, dann ihre Mitbewerber</translation>
    </message>
  </context>
  <context>
    <name>columns</name>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>no option</source>
      <comment>a state, in a narrow column</comment>
      <translation>keine Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>live</source>
      <translation>aktiv</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>covered</source>
      <translation>abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>tie</source>
      <translation>gleich</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>secondary</source>
      <translation>sekundär</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>purified {colour}</source>
      <translation>bereinigt {colour}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary; it was purified to {colour} at depth {depth}: {size} left in it.</source>
      <translation>„{name}“ ist sekundär; sie wurde in Tiefe {depth} auf {colour} bereinigt. Darin übrig: {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{sentence} It is as small as the one chosen.</source>
      <translation>{sentence} Sie ist so klein wie die gewählte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary: it may be covered at most once, or several times in one colour, but need not be, so it is never chosen. {size} left in it.</source>
      <translation>„{name}“ ist sekundär: Sie darf höchstens einmal oder mehrmals in einer Farbe abgedeckt werden, muss es aber nicht, und wird deshalb nie gewählt. Darin übrig: {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary: it may be covered at most once, but need not be, so it is never chosen. {size} left in it.</source>
      <translation>„{name}“ ist sekundär: Sie darf höchstens einmal abgedeckt werden, muss es aber nicht, und wird deshalb nie gewählt. Darin übrig: {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is secondary; it was covered at depth {depth} and had {size} when it left the list.</source>
      <translation>„{name}“ ist sekundär; sie wurde in Tiefe {depth} abgedeckt und hatte {size}, als sie die Liste verließ.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left: a dead end.</source>
      <translation>„{name}“ hat keine Option mehr: eine Sackgasse.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left: a dead end at the next choice.</source>
      <translation>„{name}“ hat keine Option mehr: eine Sackgasse bei der nächsten Wahl.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left: a dead end sooner or later.</source>
      <translation>„{name}“ hat keine Option mehr: früher oder später eine Sackgasse.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left; the search is taking options back.</source>
      <translation>„{name}“ hat keine Option mehr; die Suche nimmt gerade Optionen zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” has no option left other than those of the column being covered.</source>
      <translation>„{name}“ hat keine Option mehr außer denen der Spalte, die gerade abgedeckt wird.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is in the list, still to be covered: {size} left in it.</source>
      <translation>„{name}“ ist in der Liste, noch abzudecken: darin übrig {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is the column that the search branches on.</source>
      <translation>„{name}“ ist die Spalte, nach der die Suche verzweigt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” is the column that the search branches on: {size}.</source>
      <translation>„{name}“ ist die Spalte, nach der die Suche verzweigt: {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” was covered at depth {depth}.</source>
      <translation>„{name}“ wurde in Tiefe {depth} abgedeckt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>“{name}” was covered at depth {depth}; it had {size} when it left the list.</source>
      <translation>„{name}“ wurde in Tiefe {depth} abgedeckt; sie hatte {size}, als sie die Liste verließ.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>Of {total} options these are gone: {parts}; left: {left}.</source>
      <translation>
        <numerusform>Von {total} Option ist weg: {parts}; übrig: {left}.</numerusform>
        <numerusform>Von {total} Optionen sind weg: {parts}; übrig: {left}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>Of {total} options these are gone: {parts}; none is left.</source>
      <translation>
        <numerusform>Die einzige Option ist weg: {parts}; keine ist übrig.</numerusform>
        <numerusform>Von {total} Optionen sind weg: {parts}; keine ist übrig.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} by givens</source>
      <translation>{count} durch Vorgaben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} deeper</source>
      <translation>{count} tiefer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} at depth {depth} ({option})</source>
      <translation>{count} in Tiefe {depth} ({option})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/column.py" />
      <source>{count} with “{item}”, which is branched on</source>
      <translation>{count} mit „{item}“, nach der verzweigt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/model.py" />
      <source>Column (item)</source>
      <translation>Spalte (Item)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/model.py" />
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/model.py" />
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Up and Down move through the columns; Enter goes to where the column changed last; Esc goes back to the chosen column.</source>
      <translation>Pfeil auf und Pfeil ab gehen durch die Spalten; Eingabe geht dorthin, wo sich die Spalte zuletzt geändert hat; Esc kehrt zur gewählten Spalte zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Order of the columns</source>
      <translation>Reihenfolge der Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Header order</source>
      <translation>Nach Kopfliste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>By size</source>
      <translation>Nach Größe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Which columns are listed</source>
      <translation>Welche Spalten aufgeführt werden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>All columns</source>
      <translation>Alle Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Live only</source>
      <translation>Nur aktive</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/view.py" />
      <source>Watch a search to see its columns.</source>
      <translation>Sehen Sie einer Suche zu, um ihre Spalten zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>no option</source>
      <translation>keine Option</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options</source>
      <translation>
        <numerusform>%n Option</numerusform>
        <numerusform>%n Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>no option left</source>
      <translation>keine Option mehr</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>noch %n Option</numerusform>
        <numerusform>noch %n Optionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{left} of {total} primary columns in the list</source>
      <translation>
        <numerusform>{left} von {total} primärer Spalte in der Liste</numerusform>
        <numerusform>{left} von {total} primären Spalten in der Liste</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{left} of {total} columns in the list</source>
      <translation>
        <numerusform>{left} von {total} Spalte in der Liste</numerusform>
        <numerusform>{left} von {total} Spalten in der Liste</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>comparison</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>{cell}: {here} here, {there} there</source>
      <translation>{cell}: hier {here}, dort {there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>Chosen so far:</source>
      <translation>Bisher gewählt:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>No option is chosen yet.</source>
      <translation>Noch ist keine Option gewählt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>{depth}. {option}</source>
      <translation>{depth}. {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/board.py" />
      <source>Board – {heading}</source>
      <translation>Brett – {heading}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Decision by decision</source>
      <translation>Nach Entscheidungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both have made the same number of decisions.</source>
      <translation>Beide haben gleich viele Entscheidungen getroffen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Event by event</source>
      <translation>Nach Ereignissen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both stand after the same number of events.</source>
      <translation>Beide stehen nach gleich vielen Ereignissen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>By share of the run</source>
      <translation>Nach Anteil am Durchlauf</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both stand at the same share of their runs.</source>
      <translation>Beide stehen beim gleichen Anteil ihrer Durchläufe.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Compare with nothing</source>
      <translation>Mit nichts vergleichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Fewest options</source>
      <translation>Wenigste Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dancing Links</source>
      <translation>Dancing Links</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>First column</source>
      <translation>Erste Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dancing Links, first column</source>
      <translation>Dancing Links, erste Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Fewest, ties at random</source>
      <translation>Wenigste, Gleichstände zufällig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dancing Links, ties at random</source>
      <translation>Dancing Links, Gleichstände zufällig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Bits instead of links</source>
      <translation>Bits statt Verkettung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Bits</source>
      <translation>Bits</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{item} is chosen</source>
      <translation>{item} wird gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{item} has no option left</source>
      <translation>{item} hat keine Option mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>a solution</source>
      <translation>eine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>a prune</source>
      <translation>ein abgeschnittener Zweig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{option} is tried</source>
      <translation>{option} wird probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>the run is over</source>
      <translation>der Durchlauf ist zu Ende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>bits, first cell</source>
      <translation>Bits, erste Zelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>links, first column</source>
      <translation>Dancing Links, erste Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>links, random ties {seed}</source>
      <translation>Dancing Links, Gleichstände zufällig {seed}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>links, fewest options</source>
      <translation>Dancing Links, wenigste Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>bits, fewest digits</source>
      <translation>Bits, wenigste Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{run}, with what-ifs</source>
      <translation>{run}, mit Was-wäre-wenn</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Nothing has happened yet.</source>
      <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Finding the place...</source>
      <translation>Die Stelle wird gesucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Waits until the lengths of both runs are known.</source>
      <translation>Wartet, bis die Längen beider Durchläufe bekannt sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>The run is over. {sentence}</source>
      <translation>Der Durchlauf ist zu Ende. {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Both make the same decisions from start to end</source>
      <translation>Beide treffen von Anfang bis Ende dieselben Entscheidungen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>No difference in the first {count} decisions</source>
      <translation>
        <numerusform>Kein Unterschied in der ersten Entscheidung</numerusform>
        <numerusform>Kein Unterschied in den ersten {count} Entscheidungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Looking for where they diverge...</source>
      <translation>Es wird gesucht, wo sie sich trennen...</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Looking for where they diverge; the first {count} decisions are the same</source>
      <translation>
        <numerusform>Gesucht wird, wo sie sich trennen; die erste Entscheidung ist gleich</numerusform>
        <numerusform>Gesucht wird, wo sie sich trennen; die ersten {count} Entscheidungen sind gleich</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>They diverge at decision {number}: here {here}, there {there}</source>
      <translation>Sie trennen sich bei Entscheidung {number}: hier {here}, dort {there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>They diverge after decision {number}: here {here}; there {there}</source>
      <translation>Sie trennen sich nach Entscheidung {number}: hier {here}; dort {there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>“{item}”</source>
      <translation>„{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>Here: {run}</source>
      <translation>Hier: {run}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/view.py" />
      <source>There: {run}</source>
      <translation>Dort: {run}</translation>
    </message>
  </context>
  <context>
    <name>comparison numbers</name>
    <message>
      <location filename="../../sudoku_gui/features/comparison/table.py" />
      <source>{count}, the smaller one</source>
      <translation>{count}, die kleinere Zahl</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>decisions</source>
      <translation>Entscheidungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>decision {count}</source>
      <translation>Entscheidung {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>event {count}</source>
      <translation>Ereignis {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>% of each run</source>
      <translation>% jedes Durchlaufs</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{count} %</source>
      <translation>{count} %</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many events have happened.</source>
      <translation>Wie viele Ereignisse geschehen sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Decisions</source>
      <translation>Entscheidungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How often a column was chosen that had an option to try.</source>
      <translation>Wie oft eine Spalte gewählt wurde, die eine Option zu probieren hatte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Branch points</source>
      <translation>Verzweigungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Decisions at which more than one option was to be tried.</source>
      <translation>Entscheidungen, bei denen mehr als eine Option zu probieren war.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Dead ends</source>
      <translation>Sackgassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How often the column to be chosen had no option left; that is not a decision.</source>
      <translation>Wie oft die zu wählende Spalte keine Option mehr hatte; das ist keine Entscheidung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Solutions</source>
      <translation>Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many solutions were found.</source>
      <translation>Wie viele Lösungen gefunden wurden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Depth</source>
      <translation>Tiefe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many options are chosen now; of complete runs, the most at any time.</source>
      <translation>Wie viele Optionen jetzt gewählt sind; bei vollständigen Durchläufen die meisten zu irgendeiner Zeit.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Updates</source>
      <translation>Änderungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Nodes taken out of their columns: Knuth's measure of the work. Bits have no nodes.</source>
      <translation>Aus ihren Spalten genommene Knoten: Knuths Maß für die Arbeit. Bits haben keine Knoten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>First solution</source>
      <translation>Erste Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>How many events it takes to find the first solution.</source>
      <translation>Wie viele Ereignisse es bis zur ersten Lösung braucht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Here, total</source>
      <translation>Hier, gesamt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>In the complete run of this search</source>
      <translation>Im vollständigen Durchlauf dieser Suche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>There, total</source>
      <translation>Dort, gesamt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>In the complete run of the other search</source>
      <translation>Im vollständigen Durchlauf der anderen Suche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio</source>
      <translation>Verhältnis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio of there to here, over complete runs</source>
      <translation>Verhältnis von dort zu hier, über vollständige Durchläufe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Here so far</source>
      <translation>Hier bisher</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Up to where this search stands; that says nothing about which is better</source>
      <translation>Bis dorthin, wo diese Suche steht; das sagt nichts darüber, welche besser ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>There so far</source>
      <translation>Dort bisher</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Up to where the other search stands; that says nothing about which is better</source>
      <translation>Bis dorthin, wo die andere Suche steht; das sagt nichts darüber, welche besser ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio so far</source>
      <translation>Verhältnis bisher</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>Ratio of there to here, up to the current positions</source>
      <translation>Verhältnis von dort zu hier, bis zu den aktuellen Positionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>≥ {count}</source>
      <translation>≥ {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>× {factor}</source>
      <translation>× {factor}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{where}: depth {here} here, depth {there} there</source>
      <translation>{where}: Tiefe hier {here}, dort {there}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/text.py" />
      <source>{low} to {high}</source>
      <translation>{low} bis {high}</translation>
    </message>
  </context>
  <context>
    <name>difference</name>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: size from {before} to {after}</source>
      <translation>{name}: Größe von {before} auf {after}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options chosen</source>
      <translation>
        <numerusform>%n Option gewählt</numerusform>
        <numerusform>%n Optionen gewählt</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: chosen</source>
      <translation>{name}: gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>On the stack now, but not there.</source>
      <translation>Jetzt auf dem Stapel, dort aber nicht.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options taken back</source>
      <translation>
        <numerusform>%n Option zurückgenommen</numerusform>
        <numerusform>%n Optionen zurückgenommen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: taken back</source>
      <translation>{name}: zurückgenommen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>On the stack there, but not now.</source>
      <translation>Dort auf dem Stapel, jetzt aber nicht.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns covered</source>
      <translation>
        <numerusform>%n Spalte abgedeckt</numerusform>
        <numerusform>%n Spalten abgedeckt</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: covered</source>
      <translation>{name}: abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Its header has left the list of columns.</source>
      <translation>Ihr Kopf hat die Liste der Spalten verlassen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns returned</source>
      <translation>
        <numerusform>%n Spalte wiedergekehrt</numerusform>
        <numerusform>%n Spalten wiedergekehrt</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: returned</source>
      <translation>{name}: wiedergekehrt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Its header is in the list of columns again.</source>
      <translation>Ihr Kopf ist wieder in der Liste der Spalten.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options gone</source>
      <translation>
        <numerusform>%n Option verschwunden</numerusform>
        <numerusform>%n Optionen verschwunden</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{name}: gone</source>
      <translation>{name}: verschwunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>It could be chosen there, but conflicts with what is chosen now.</source>
      <translation>Sie konnte dort gewählt werden, verträgt sich aber nicht mit dem jetzt Gewählten.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n options returned</source>
      <translation>
        <numerusform>%n Option wiedergekehrt</numerusform>
        <numerusform>%n Optionen wiedergekehrt</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>It could not be chosen there, but can be now.</source>
      <translation>Sie konnte dort nicht gewählt werden, jetzt aber schon.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns smaller</source>
      <translation>
        <numerusform>%n Spalte kleiner</numerusform>
        <numerusform>%n Spalten kleiner</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Fewer options are left for it than there.</source>
      <translation>Sie hat weniger Optionen übrig als dort.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>%n columns larger</source>
      <translation>
        <numerusform>%n Spalte größer</numerusform>
        <numerusform>%n Spalten größer</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>More options are left for it than there.</source>
      <translation>Sie hat mehr Optionen übrig als dort.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Sizes</source>
      <translation>Größen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>the start</source>
      <translation>dem Anfang</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>event {position}</source>
      <translation>Ereignis {position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>event {position} “Choose {item}”</source>
      <translation>Ereignis {position} „{item} wählen“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>From {place} to {other}: {changes}</source>
      <translation>Von {place} bis zu {other}: {changes}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Since {place}: {changes}</source>
      <translation>Seit {place}: {changes}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Compared with {place}, still to come: {changes}</source>
      <translation>Verglichen mit {place}, noch bevorstehend: {changes}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first} {second}</source>
      <translation>{first} {second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>no differences</source>
      <translation>keine Unterschiede</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>no option left for “{item}”</source>
      <translation>keine Option mehr für „{item}“</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>no option left for “{item}” and %n other columns</source>
      <translation>
        <numerusform>keine Option mehr für „{item}“ und %n andere Spalte</numerusform>
        <numerusform>keine Option mehr für „{item}“ und %n andere Spalten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first}, {second}</source>
      <translation>{first}, {second}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first}, and %n other candidates from {cell}.</source>
      <translation>
        <numerusform>{first} und %n anderen Kandidaten aus {cell}.</numerusform>
        <numerusform>{first} und %n andere Kandidaten aus {cell}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>Without {option}, {digit} is possible again in %n cells.</source>
      <translation>
        <numerusform>Ohne {option} ist {digit} wieder in %n Zelle möglich.</numerusform>
        <numerusform>Ohne {option} ist {digit} wieder in %n Zellen möglich.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{before} → {after}</source>
      <translation>{before} → {after}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Off</source>
      <comment>compare nothing</comment>
      <translation>Aus</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Go to {position}</source>
      <translation>Zu {position} gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/view.py" />
      <source>Go to {place}</source>
      <translation>Zu {place} gehen</translation>
    </message>
  </context>
  <context>
    <name>difference text</name>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{option} took {digit} from no other cell</source>
      <translation>{option} nahm {digit} aus keiner anderen Zelle</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{option} took {digit} from %n cells</source>
      <translation>
        <numerusform>{option} nahm {digit} aus %n Zelle</numerusform>
        <numerusform>{option} nahm {digit} aus %n Zellen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/text.py" />
      <source>{first}.</source>
      <comment>a sentence</comment>
      <translation>{first}.</translation>
    </message>
  </context>
  <context>
    <name>errors</name>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this puzzle is no longer in the library</source>
      <translation>dieses Rätsel ist nicht mehr in der Bibliothek</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this puzzle in the library is damaged; remove it and import it again</source>
      <translation>dieses Rätsel in der Bibliothek ist beschädigt; entfernen und neu importieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this collection is no longer in the library</source>
      <translation>diese Sammlung ist nicht mehr in der Bibliothek</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library cannot be read; try again</source>
      <translation>die Bibliothek kann nicht gelesen werden; noch einmal versuchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>another program is writing to the library; close it, or wait until it is done</source>
      <translation>ein anderes Programm schreibt in die Bibliothek; dieses schließen oder warten, bis es fertig ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library cannot be opened; allow reading and writing its file and folder</source>
      <translation>die Bibliothek kann nicht geöffnet werden; Lesen und Schreiben der Datei und ihres Ordners erlauben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library cannot be written; allow writing to its file and folder</source>
      <translation>die Bibliothek kann nicht geschrieben werden; Schreiben in die Datei und ihren Ordner erlauben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library was moved or replaced while it was being written; try again</source>
      <translation>die Bibliothek wurde beim Schreiben verschoben oder ersetzt; noch einmal versuchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the disk is full; free some space on it</source>
      <translation>der Datenträger ist voll; Platz darauf schaffen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the disk reports an error; free some space on it, or check it</source>
      <translation>der Datenträger meldet einen Fehler; Platz darauf schaffen oder ihn prüfen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>this text is too long for the library</source>
      <translation>dieser Text ist zu lang für die Bibliothek</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the library reports the error {name}; close other programs and try again</source>
      <translation>die Bibliothek meldet den Fehler {name}; andere Programme schließen und noch einmal versuchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>the file has changed since it was opened; open it again</source>
      <translation>die Datei wurde geändert, seit sie geöffnet wurde; noch einmal öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>no puzzle was found in this file</source>
      <translation>in dieser Datei wurde kein Rätsel gefunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/schema.py" />
      <source>there is no puzzle to write</source>
      <translation>es gibt kein Rätsel zu schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/qr_codes.py" />
      <source>it has no readable QR code, and its digits cannot be read; paste the puzzle as text or as a link</source>
      <translation>es hat keinen lesbaren QR-Code, und Ziffern in Bildern werden nicht erkannt; fügen Sie das Rätsel als Text oder als Link ein</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/qr_codes.py" />
      <source>the picture is damaged or of an unknown kind</source>
      <translation>das Bild ist beschädigt oder von unbekannter Art</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/qr_codes.py" />
      <source>the picture has more than {count:,} pixels; choose a smaller one</source>
      <translation>das Bild hat mehr als {count:,} Pixel; wählen Sie ein kleineres</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_formats.py" />
      <source>ffmpeg: {words}</source>
      <translation>ffmpeg: {words}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>the editor takes matrices without colours, of at most {rows} rows and {columns} columns</source>
      <translation>der Editor nimmt Matrizen ohne Farben, mit höchstens {rows} Zeilen und {columns} Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>a matrix without primary columns has nothing to search; make one primary, or save it as a table</source>
      <translation>in einer Matrix ohne primäre Spalten gibt es nichts zu suchen; machen Sie eine primär, oder speichern Sie sie als Tabelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>a name is one word without any of | : , ;</source>
      <translation>ein Name ist ein Wort ohne die Zeichen | : , ;</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/model.py" />
      <source>the text is longer than {most} characters; open it as a file instead</source>
      <translation>der Text ist länger als {most} Zeichen; stattdessen als Datei öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/page_files.py" />
      <source>the printer does not accept pages</source>
      <translation>der Drucker nimmt keine Seiten an</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/page_files.py" />
      <source>the printer does not accept further pages</source>
      <translation>der Drucker nimmt keine weiteren Seiten an</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>{file}: {cause}</source>
      <translation>{file}: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>stop {number}: {cause}</source>
      <translation>Station {number}: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>{file}, stop {number}: {cause}</source>
      <translation>{file}, Station {number}: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this is not TOML; correct it there</source>
      <translation>dies ist kein TOML; dort berichtigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this key or table stands twice; leave one of them out</source>
      <translation>dieser Schlüssel oder diese Tabelle steht zweimal da; lassen Sie eines davon weg</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a text, list or table has no end; write the quotation mark or bracket that is missing</source>
      <translation>ein Text, eine Liste oder eine Tabelle hat kein Ende; schreiben Sie das fehlende Anführungszeichen oder die fehlende Klammer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a backslash begins a special character; for the backslash itself write it twice</source>
      <translation>ein Backslash leitet ein Sonderzeichen ein; für den Backslash selbst schreiben Sie ihn zweimal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this is not a value; write a text, as "...", a whole number or a list, or end the list before it</source>
      <translation>das ist kein Wert; schreiben Sie einen Text als "...", eine ganze Zahl oder eine Liste, oder beenden Sie die Liste davor</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a key is followed by =; write it, as in title = "..."</source>
      <translation>auf einen Schlüssel folgt =; schreiben Sie es, wie in title = "..."</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>something follows the value; begin a new line, or write all of it in quotation marks</source>
      <translation>auf den Wert folgt noch etwas; beginnen Sie eine neue Zeile, oder setzen Sie alles in Anführungszeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the text is longer than {count:,} characters; split it</source>
      <translation>der Text ist länger als {count:,} Zeichen; aufteilen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this line has more than {count} dots; use shorter keys</source>
      <translation>diese Zeile hat mehr als {count} Punkte; kürzere Schlüssel verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this line has a word of more than {count} characters; shorten it</source>
      <translation>diese Zeile hat ein Wort mit mehr als {count} Zeichen; kürzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>lists and tables are nested too deep; remove some</source>
      <translation>Listen und Tabellen sind zu tief verschachtelt; einige entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the file is larger than {count:,} bytes; split the tour</source>
      <translation>die Datei ist größer als {count:,} Bytes; den Rundgang aufteilen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>line {number} is not UTF-8; save the file as UTF-8</source>
      <translation>Zeile {number} ist kein UTF-8; die Datei als UTF-8 speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this is not a tour; a tour begins with format = "{format}"</source>
      <translation>dies ist kein Rundgang; ein Rundgang beginnt mit format = "{format}"</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>this tour has version {number}, and this program reads up to {newest}; use a newer program</source>
      <translation>dieser Rundgang hat Version {number}, und dieses Programm liest bis {newest}; ein neueres Programm verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>a tour has 1 to {count} stops; write each under [[stops]]</source>
      <translation>ein Rundgang hat 1 bis {count} Stationen; jede unter [[stops]] schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the tour '{name}' no longer exists</source>
      <translation>der Rundgang „{name}“ existiert nicht mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>there is no place {found}</source>
      <translation>es gibt keine Stelle {found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>{field} {fault}</source>
      <translation>{field} {fault}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the way there {fault}</source>
      <translation>der Weg dorthin {fault}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write small letters, digits and _, as six_sets</source>
      <translation>ist {found}; Kleinbuchstaben, Ziffern und _ schreiben, etwa six_sets</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write version = {number}</source>
      <translation>ist {found}; version = {number} schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a table</source>
      <translation>ist {found}; eine Tabelle schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a whole number from {least} to {most}</source>
      <translation>ist {found}; eine ganze Zahl von {least} bis {most} schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a text, as "..."</source>
      <translation>ist {found}; einen Text schreiben, als "..."</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list of legs, as [["decision", 3]]</source>
      <translation>ist {found}; eine Liste von Etappen schreiben, etwa [["decision", 3]]</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list of 2 to {most} texts</source>
      <translation>ist {found}; eine Liste von 2 bis {most} Texten schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list of texts, one for each wrong choice</source>
      <translation>ist {found}; eine Liste von Texten schreiben, einen für jede falsche Antwort</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found} texts, and there are {count} wrong choices; write one for each, in their order</source>
      <translation>hat {found} Texte, und es gibt {count} falsche Antworten; einen für jede schreiben, in deren Reihenfolge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write a list, as ["{name}"]</source>
      <translation>ist {found}; eine Liste schreiben, etwa ["{name}"]</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write "{name} = true" or leave it out</source>
      <translation>ist {found}; "{name} = true" schreiben oder weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}; write "off" or a table</source>
      <translation>ist {found}; "off" oder eine Tabelle schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is not a key here; {remedy}</source>
      <translation>ist hier kein Schlüssel; {remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is empty; write a name or leave it out</source>
      <translation>ist leer; einen Namen schreiben oder weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is empty in '{language}'; write something or leave it out</source>
      <translation>ist in '{language}' leer; etwas schreiben oder weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is missing; write {name}.en = "..."</source>
      <translation>fehlt; {name}.en = "..." schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is missing; it belongs to '{name}'</source>
      <translation>fehlt; es gehört zu '{name}'</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is missing; the first stop says what is watched, as watch = {{ sample = "six_sets" }}</source>
      <translation>fehlt; die erste Station gibt an, welcher Suche zugesehen wird, etwa watch = {{ sample = "six_sets" }}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is not a puzzle: {cause}</source>
      <translation>ist kein Rätsel: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>cannot be searched: {cause}</source>
      <translation>kann nicht durchsucht werden: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {count} characters in '{language}'; shorten it to {most}</source>
      <translation>hat {count} Zeichen in '{language}'; auf {most} kürzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no English; add {name}.en, shown where a language is missing</source>
      <translation>hat kein Englisch; {name}.en hinzufügen, das gezeigt wird, wo eine Sprache fehlt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no language {found}; write a code such as en or zh_CN</source>
      <translation>hat keine Sprache {found}; einen Code wie en oder zh_CN schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no "shuffled" with backtrack; use fewest or first</source>
      <translation>hat kein "shuffled" mit backtrack; fewest oder first verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no '{found}' for '{name}', which has only one rule; leave it out</source>
      <translation>hat kein '{found}' für '{name}', das nur eine Regel hat; weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has nothing for '{name}', which has only one rule; leave it out</source>
      <translation>hat nichts für '{name}', das nur eine Regel hat; weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is the search that is watched; write another rule, engine or seed</source>
      <translation>ist die Suche, der zugesehen wird; rule, engine oder seed ändern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no leg {found}; {remedy}</source>
      <translation>hat keine Etappe {found}; {remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no {found}; {remedy}</source>
      <translation>hat kein {found}; {remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no {found}; write "start", "end", a number of events or a list of legs</source>
      <translation>hat kein {found}; "start", "end", eine Anzahl von Ereignissen oder eine Liste von Etappen schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no column '{name}'; names are as in the window in English, such as '{example}'</source>
      <translation>hat keine Spalte „{name}“; Namen lauten wie im englischen Fenster, etwa „{example}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no option '{name}'; names are as in the window in English, such as '{example}'</source>
      <translation>hat keine Option „{name}“; Namen lauten wie im englischen Fenster, etwa „{example}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no option '{name}'; there are {count}</source>
      <translation>hat keine Option „{name}“; es gibt {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>calls {count} options '{name}'; name all its columns, or its number, as '{example}'</source>
      <translation>nennt {count} Optionen „{name}“; alle Spalten der Option nennen oder ihre Nummer, etwa „{example}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found}; a leg is a kind, then names as texts, then a whole number</source>
      <translation>hat {found}; eine Etappe ist eine Art, dann Namen als Texte, dann eine ganze Zahl</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found}; write {example}</source>
      <translation>hat {found}; {example} schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has {found}; write ["{kind}", 1], or -1 for back</source>
      <translation>hat {found}; ["{kind}", 1] schreiben, oder -1 für zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>needs a sample, a puzzle or a problem; write one of them</source>
      <translation>braucht sample, puzzle oder problem; eines davon schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>works only with rule = "shuffled"; add that or leave it out</source>
      <translation>wirkt nur mit rule = "shuffled"; dies hinzufügen oder weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>works only with a puzzle; leave it out</source>
      <translation>wirkt nur mit puzzle; weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>and 'at' both say where the stop is; leave one of them out</source>
      <translation>und 'at' geben beide an, wo die Station ist; eines davon weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is answered by clicking or by a number; leave out '{name}'</source>
      <translation>wird mit einem Klick oder einer Zahl beantwortet; '{name}' weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has no question of the kind '{kind}' here; move the stop to where this happens next</source>
      <translation>hat hier keine Frage der Art '{kind}'; die Station dorthin verschieben, wo dies das nächste Mal geschieht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>goes on from the stop before, which watches something else; use 'at'</source>
      <translation>geht von der vorherigen Station aus weiter, bei der etwas anderem zugesehen wird; 'at' verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has the unknown placeholder {{{name}}}; {remedy}, or write {{{{{name}}}}} for braces</source>
      <translation>hat in '{language}' den unbekannten Platzhalter {{{name}}}; {remedy}, oder {{{{{name}}}}} schreiben, um Klammern zu erhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>did you mean '{name}'?</source>
      <translation>meinten Sie '{name}'?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>use one of {names}</source>
      <translation>eines von {names} verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>finds no place for {found} from where it goes on; see how far the search runs</source>
      <translation>findet von dort, wo es weitergeht, keine Stelle für {found}; nachsehen, wie weit die Suche läuft</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has a picture, and only words are shown; leave it out</source>
      <translation>hat in '{language}' ein Bild, und nur Worte werden gezeigt; weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' links to the unknown term '{name}'; see the glossary</source>
      <translation>verweist in '{language}' auf den unbekannten Begriff '{name}'; siehe Glossar</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' links to {found}; a link is written [cover](term:cover)</source>
      <translation>verweist in '{language}' auf {found}; ein Link wird so geschrieben: [cover](term:cover)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' begins with {found}, which makes it an item of a list; write the number as a word</source>
      <translation>beginnt in '{language}' mit {found} und wird damit zum Punkt einer Liste; die Zahl als Wort schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has the HTML {found}, which is not shown; use Markdown</source>
      <translation>hat in '{language}' das HTML {found}, das nicht gezeigt wird; Markdown verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>in '{language}' has {{{name}}}, but {lack}</source>
      <translation>hat in '{language}' {{{name}}}, aber {lack}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>marks what the latest option did, but nothing is chosen here; move the stop on</source>
      <translation>markiert, was die letzte Option bewirkt hat, aber hier ist nichts gewählt; die Station weiterrücken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>has the option '{option}', which does not stand in column '{item}'</source>
      <translation>hat die Option „{option}“, die nicht in Spalte „{item}“ steht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>is {found}, but {fact}</source>
      <translation>ist {found}, aber {fact}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing is compared here; add compare = {{ rule = "first" }} or the like</source>
      <translation>hier wird nichts verglichen; compare = {{ rule = "first" }} oder Ähnliches hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the run does not end within {count:,} events; leave it out</source>
      <translation>der Durchlauf endet nicht innerhalb von {count:,} Ereignissen; weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing has happened yet at the start; move the stop on or leave it out</source>
      <translation>am Anfang ist noch nichts geschehen; die Station weiterrücken oder dies weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>none is known here; repeat cover has one once a cover has been found</source>
      <translation>hier ist nichts davon bekannt; bei der Mehrfachüberdeckung erst, wenn eine Überdeckung gefunden ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing is chosen at this place; move the stop on or leave it out</source>
      <translation>an dieser Stelle ist nichts gewählt; die Station weiterrücken oder dies weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>nothing has happened</source>
      <translation>nichts ist geschehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>the last event is {name}</source>
      <translation>das letzte Ereignis ist {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>there is none here</source>
      <translation>hier gibt es nichts davon</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>none is affected</source>
      <translation>nichts ist betroffen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>it is {number}</source>
      <translation>es ist {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/errors.py" />
      <source>it is '{name}'</source>
      <translation>es ist „{name}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>breakpoints are a list of at most {count}</source>
      <translation>Haltepunkte sind eine Liste von höchstens {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>breakpoint {number}: {cause}</source>
      <translation>Haltepunkt {number}: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a dict of {names} is needed</source>
      <translation>ein Dict mit {names} ist nötig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{name} is {found}</source>
      <translation>{name} ist {found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a condition is a list of 1 to {count} criteria, not {found}</source>
      <translation>eine Bedingung ist eine Liste von 1 bis {count} Kriterien, nicht {found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a criterion is a dict with a kind, not {found}</source>
      <translation>ein Kriterium ist ein Dict mit einem kind, nicht {found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a kind of criterion; use one of {names}</source>
      <translation>{found} ist keine Art von Kriterium; eine von {names} verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a criterion of kind {kind} has no {names}; leave it out</source>
      <translation>ein Kriterium der Art {kind} hat kein {names}; weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a criterion of kind {kind} needs {names}</source>
      <translation>ein Kriterium der Art {kind} braucht {names}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a line; use its id</source>
      <translation>{found} ist keine Zeile; ihre ID verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a list of events; use {names}</source>
      <translation>{found} ist keine Liste von Ereignissen; {names} verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a list of the names of events</source>
      <translation>{found} ist keine Liste von Ereignisnamen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a valid {name}; use a whole number from 0</source>
      <translation>{found} ist kein gültiges {name}; eine ganze Zahl ab 0 verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>not a subject of a search: {found}</source>
      <translation>kein Gegenstand einer Suche: {found}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>only exact covers of a Sudoku are looked for; leave the goal out</source>
      <translation>bei einem Sudoku werden nur exakte Überdeckungen gesucht; das Ziel weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a search is of one problem; leave out all but one of grid, sample and problem</source>
      <translation>eine Suche betrifft nur ein Problem; von grid, sample und problem alle bis auf eines weglassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a number; use a whole number from 0</source>
      <translation>{found} ist keine Zahl; eine ganze Zahl ab 0 verwenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a text</source>
      <translation>{found} ist kein Text</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a problem is a text of at most {count:,} characters</source>
      <translation>ein Problem ist ein Text von höchstens {count:,} Zeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>nothing is watched; watch a search first</source>
      <translation>es läuft keine Suche, der zugesehen wird; zuerst einer Suche zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this problem is too large for a link; save the run as a file</source>
      <translation>dieses Problem ist zu groß für einen Link; den Durchlauf als Datei speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this puzzle has too many lines of text to be saved; remove some</source>
      <translation>dieses Rätsel hat zu viele Textzeilen, um gespeichert zu werden; einige entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the disk does not respond</source>
      <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the hint program cannot be started; install Dancing Sudoku again</source>
      <translation>das Programm für Hinweise kann nicht gestartet werden; installieren Sie Dancing Sudoku neu</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the hint program ended unexpectedly; try again</source>
      <translation>das Programm für Hinweise wurde unerwartet beendet; versuchen Sie es noch einmal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the hint program does not respond; try again</source>
      <translation>das Programm für Hinweise antwortet nicht; versuchen Sie es noch einmal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>there is not enough memory; close other programs</source>
      <translation>der Speicher reicht nicht aus; andere Programme schließen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>unexpected error: {name}</source>
      <translation>unerwarteter Fehler: {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>{found} is not a beat; use one of {names}</source>
      <translation>{found} ist keine Schrittweite; verwenden Sie eine von {names}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>nothing is pointed at; name an item or an option</source>
      <translation>es wird auf nichts gezeigt; nennen Sie eine Spalte oder eine Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the bookmarks are not a list</source>
      <translation>die Lesezeichen sind keine Liste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the bookmarks of search {number} are not valid</source>
      <translation>die Lesezeichen der Suche {number} sind ungültig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the runs are not a list</source>
      <translation>die Durchläufe sind keine Liste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>two runs have the same number</source>
      <translation>zwei Durchläufe haben dieselbe Nummer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>run {number} is not valid</source>
      <translation>Durchlauf {number} ist ungültig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this run is being watched; watch another one first</source>
      <translation>diesem Durchlauf wird gerade zugesehen; sehen Sie zuerst einem anderen zu</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>this is a search of another problem; compare searches of one problem</source>
      <translation>dies ist eine Suche zu einem anderen Problem; vergleichen Sie Suchen zu demselben Problem</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>a repeat cover is searched in one way only; there is nothing to compare</source>
      <translation>eine Mehrfachüberdeckung wird nur auf eine Weise gesucht; es gibt nichts zu vergleichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/player/errors.py" />
      <source>the data is not valid</source>
      <translation>die Daten sind ungültig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>{width} × {height} pixels are too many</source>
      <translation>{width} × {height} Pixel sind zu viele</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>there is no memory for {width} × {height} pixels</source>
      <translation>für {width} × {height} Pixel reicht der Speicher nicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>the picture cannot be written: {words}</source>
      <translation>das Bild lässt sich nicht schreiben: {words}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/render/picture_files.py" />
      <source>the view is no longer visible</source>
      <translation>die Ansicht ist nicht mehr sichtbar</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>line {line}: {cause}</source>
      <translation>Zeile {line}: {cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>column {column}: {cause}</source>
      <translation>Spalte {column}: {cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>line {line}, column {column}: {cause}</source>
      <translation>Zeile {line}, Spalte {column}: {cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first} and {last}</source>
      <translation>{first} und {last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}, {last}</source>
      <translation>{first}, {last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}; {last}</source>
      <translation>{first}; {last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first}; and {count} more</source>
      <translation>{first}; und {count} weitere</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no cells were found; a grid has 81</source>
      <translation>es wurden keine Zellen gefunden; ein Gitter hat 81</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and . or 0 for an empty cell</source>
      <translation>{found!r} ist keine Zelle; 1-9 für eine Ziffer und . oder 0 für eine leere Zelle verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are several digits in one cell: these are pencil marks, not the digits of a puzzle; use 1-9 for a digit and . or 0 for an empty cell</source>
      <translation>in einer Zelle stehen mehrere Ziffern: Das sind Notizen, nicht die Ziffern eines Rätsels; 1-9 für eine Ziffer und . oder 0 für eine leere Zelle verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this line has {count} cells instead of 9; a grid has 81 in all, not {total}</source>
      <translation>diese Zeile hat {count} Zellen statt 9; ein Gitter hat insgesamt 81, nicht {total}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid has 81 cells, in one line or in nine, not {count}</source>
      <translation>ein Gitter hat 81 Zellen, in einer Zeile oder in neun, nicht {count}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid has 81 cells in nine lines, not {count} in {lines}</source>
      <translation>ein Gitter hat 81 Zellen in neun Zeilen, nicht {count} in {lines}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a grid is 81 digits, each 0 to 9</source>
      <translation>ein Gitter besteht aus 81 Ziffern, jede von 0 bis 9</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>cell {cell} cannot hold the digit {digit}; cells are 0 to 80, digits 0 to 9</source>
      <translation>Zelle {cell} kann die Ziffer {digit} nicht enthalten; Zellen gehen von 0 bis 80, Ziffern von 0 bis 9</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{first} and {second} both hold {digit} in {house}</source>
      <translation>{first} und {second} enthalten beide {digit} in {house}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number}</source>
      <translation>Zeile {number}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>col {number}</source>
      <translation>Spalte {number}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>box {number}</source>
      <translation>Block {number}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{elapsed} ms is not a time; give 0 or more</source>
      <translation>{elapsed} ms ist keine Zeit; 0 oder mehr angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>header {letter!r} {text!r}: give a letter and one line of plain text</source>
      <translation>Kopfzeile {letter!r} {text!r}: einen Buchstaben und eine Zeile reinen Text angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name!r} cannot be the name of a further section</source>
      <translation>{name!r} kann nicht der Name eines weiteren Abschnitts sein</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>section {name!r} holds a line that would not be read back</source>
      <translation>Abschnitt {name!r} enthält eine Zeile, die sich nicht zurücklesen ließe</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{cell} is given as {given}; it cannot hold an entry</source>
      <translation>{cell} ist als {given} vorgegeben; dort ist kein Eintrag möglich</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{cell} holds {digit}; it cannot have notes</source>
      <translation>{cell} enthält {digit}; dort sind keine Notizen möglich</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{symmetry!r} is not a symmetry; use one of {known}</source>
      <translation>{symmetry!r} ist keine Symmetrie; möglich sind {known}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} is not a technique</source>
      <translation>{technique!r} ist keine Technik</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} cannot be needed and forbidden</source>
      <translation>{technique!r} kann nicht zugleich nötig und verboten sein</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a puzzle cannot have {givens} givens; use 17 to 81</source>
      <translation>ein Rätsel kann nicht {givens} Vorgaben haben; 17 bis 81 verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no minimal puzzle with {givens} givens is known; ask for {most} or fewer, or for any number</source>
      <translation>mit {givens} Vorgaben ist kein minimales Rätsel bekannt; verlangen Sie höchstens {most} oder eine beliebige Zahl</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a puzzle with {givens} givens is easy and needs full houses alone; ask for fewer givens, or leave level and techniques out</source>
      <translation>ein Rätsel mit {givens} Vorgaben ist leicht und braucht nur die Technik Full House; verlangen Sie weniger Vorgaben, oder lassen Sie Stufe und Techniken weg</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a puzzle with 81 givens is solved and has no level; ask for fewer givens, or leave level and techniques out</source>
      <translation>ein Rätsel mit 81 Vorgaben ist gelöst und hat keine Stufe; verlangen Sie weniger Vorgaben, oder lassen Sie Stufe und Techniken weg</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{givens} givens cannot have the symmetry {symmetry!r}; ask for {near}</source>
      <translation>{givens} Vorgaben können die Symmetrie {symmetry!r} nicht haben; verlangen Sie {near}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pattern has {count} cells, and {givens} givens are asked for; leave one of them out</source>
      <translation>das Muster hat {count} Zellen, und verlangt sind {givens} Vorgaben; lassen Sie eines von beiden weg</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{technique!r} is harder than the level {level}</source>
      <translation>{technique!r} ist schwerer als die Stufe {level}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a pattern needs 17 to 81 cells, not {count}; with fewer givens no puzzle has one solution</source>
      <translation>ein Muster braucht 17 bis 81 Zellen, nicht {count}; mit weniger Vorgaben hat kein Rätsel nur eine Lösung</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pattern does not have the symmetry {symmetry!r}</source>
      <translation>das Muster hat nicht die Symmetrie {symmetry!r}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>hints and ratings need hodoku-py; install it, for example by: pip install hodoku-py</source>
      <translation>Hinweise und Bewertungen brauchen hodoku-py; installieren Sie es, zum Beispiel mit: pip install hodoku-py</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name} is listed twice; every item needs a name of its own</source>
      <translation>Spalte {name} ist zweimal aufgeführt; jede Spalte braucht einen eigenen Namen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there is nothing here; give items and options, or a 0-1 matrix</source>
      <translation>hier steht nichts; Spalten und Optionen oder eine 0-1-Matrix angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{kind!r} is not a kind of text; use one of {kinds}</source>
      <translation>{kind!r} ist keine Textart; möglich sind {kinds}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{kind!r} is only read; to write, use one of {kinds}</source>
      <translation>{kind!r} wird nur gelesen; zum Schreiben sind {kinds} möglich</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this problem cannot be written as {kind!r} without a loss; use {kinds}</source>
      <translation>dieses Problem lässt sich nicht ohne Verlust als {kind!r} schreiben; nehmen Sie {kinds}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the text is longer than {most} million characters</source>
      <translation>der Text ist länger als {most} Millionen Zeichen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the line is longer than {most} characters</source>
      <translation>die Zeile ist länger als {most} Zeichen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a whole number from 0</source>
      <translation>{found} ist keine ganze Zahl ab 0</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} is listed twice</source>
      <translation>{name} ist zweimal aufgeführt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} rows are announced, and {found} follow</source>
      <translation>{count} Zeilen sind angekündigt, und {found} folgen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is neither 0 nor 1</source>
      <translation>{found} ist weder 0 noch 1</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the row has {count} columns, not {width}; make all alike</source>
      <translation>die Zeile hat {count} Spalten, nicht {width}; alle gleich lang machen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the first line must have two numbers: how many rows and columns there are</source>
      <translation>die erste Zeile muss zwei Zahlen enthalten: die Anzahl der Zeilen und der Spalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the row announces {length} columns, and {found} follow</source>
      <translation>die Zeile kündigt {length} Spalten an, und {found} folgen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there is no column {number}; use 1 to {width}</source>
      <translation>es gibt keine Spalte {number}; 1 bis {width} verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>give a placement, a column and a row, or a placement and a name</source>
      <translation>eine Platzierung, eine Spalte und eine Zeile oder eine Platzierung und einen Namen angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>column {place} has no name</source>
      <translation>Spalte {place} hat keinen Namen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the cell of {name} has {found}; use 1 or x where the option covers it, 0 or nothing elsewhere</source>
      <translation>in der Zelle von {name} steht {found}; 1 oder x verwenden, wo die Option sie abdeckt, sonst 0 oder nichts</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a quotation is not closed</source>
      <translation>ein Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number}, column {place} of the matrix is neither 0 nor 1</source>
      <translation>Zeile {number}, Spalte {place} der Matrix ist weder 0 noch 1</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>row {number} of the matrix has {count} columns, but the first has {width}; make all alike</source>
      <translation>Zeile {number} der Matrix hat {count} Spalten, die erste aber {width}; alle gleich lang machen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} labels for {options} options; give one for each, or none</source>
      <translation>{count} Bezeichnungen für {options} Optionen; eine für jede angeben oder keine</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} names for {width} columns; give one for each</source>
      <translation>{count} Namen für {width} Spalten; einen für jede angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} secondary columns of {width}; give 0 to {width}</source>
      <translation>{count} sekundäre Spalten von {width}; 0 bis {width} angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} has item {name} twice; list each item once</source>
      <translation>Option {number} enthält die Spalte {name} zweimal; jede Spalte einmal aufführen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} has the unknown item {name}; add it to items or to secondary</source>
      <translation>Option {number} enthält die unbekannte Spalte {name}; zu items oder zu secondary hinzufügen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {number} gives item {name} a colour, but it is primary; only secondary items can have colours</source>
      <translation>Option {number} gibt der Spalte {name} eine Farbe, sie ist aber primär; nur sekundäre Spalten können Farben haben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a word square needs words, all of one length</source>
      <translation>ein Wortquadrat braucht Wörter, alle von gleicher Länge</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} is not an item of this problem</source>
      <translation>{name} ist keine Spalte dieses Problems</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} does not exist; options are 0..{last}</source>
      <translation>die vorgegebene Option {number} gibt es nicht; die Optionen sind 0..{last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} covers no primary item, so it can never be chosen</source>
      <translation>die vorgegebene Option {number} deckt keine primäre Spalte ab, kann also nie gewählt werden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>given option {number} covers {name}, which another given option covers already</source>
      <translation>die vorgegebene Option {number} deckt {name} ab, was schon eine andere vorgegebene Option abdeckt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no problem is called {name!r}; use one of {names}</source>
      <translation>kein Problem heißt {name!r}; möglich sind {names}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{sizes} is not a size of {name}; give {names}</source>
      <translation>{sizes} ist keine Größe von {name}; {names} angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the gallery has no {name!r}; use one of {names}</source>
      <translation>die Galerie enthält {name!r} nicht; möglich sind {names}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no parameter is called {name!r}; use {names}</source>
      <translation>kein Parameter heißt {name!r}; möglich sind {names}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot be {found}; give a whole number from {low} to {high}</source>
      <translation>{name} kann nicht {found} sein; eine ganze Zahl von {low} bis {high} angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot be {found}; use one of {words}</source>
      <translation>{name} kann nicht {found} sein; möglich sind {words}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has no character {found}; use . for an empty square, and {signs}</source>
      <translation>{name} kennt das Zeichen {found} nicht; . für ein leeres Feld verwenden und {signs}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has {count} squares; give {rows} rows of {cols}</source>
      <translation>{name} hat {count} Felder; {rows} Zeilen zu je {cols} angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} cannot have {found}; give numbers from 1 to {high}, or ranges such as 2-9</source>
      <translation>{name} kann {found} nicht enthalten; Zahlen von 1 bis {high} oder Bereiche wie 2-9 angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{name} has too many numbers; give at most {most}</source>
      <translation>{name} hat zu viele Zahlen; höchstens {most} angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the given {digit} in row {row}, column {place} occurs twice in a row, column, box or diagonal</source>
      <translation>die Vorgabe {digit} in Zeile {row}, Spalte {place} steht zweimal in einer Zeile, einer Spalte, einem Block oder einer Diagonale</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no cities; place at least one</source>
      <translation>es gibt keine Städte; mindestens eine setzen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no sites for radars; place at least one</source>
      <translation>es gibt keine Standorte für Radare; mindestens einen setzen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no numbers; give at least one</source>
      <translation>es gibt keine Zahlen; mindestens eine angeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the board has {count} squares; make it smaller, {most} at most</source>
      <translation>das Brett hat {count} Felder; verkleinern, höchstens {most}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no square is left of the board; fill a hole</source>
      <translation>vom Brett ist kein Feld übrig; ein Loch füllen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the problem has {count} nodes; a web page takes at most {most}</source>
      <translation>das Problem hat {count} Knoten; eine Webseite fasst höchstens {most}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a web page shows Dancing Links only; search the puzzle by them</source>
      <translation>eine Webseite zeigt nur Dancing Links; durchsuchen Sie das Rätsel damit</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{count} queens cannot be placed; ask for 0 or more</source>
      <translation>{count} Damen lassen sich nicht setzen; 0 oder mehr verlangen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has no meaning here; use # for a cell, . for none and a space for the next row</source>
      <translation>{found!r} hat hier keine Bedeutung; # für eine Zelle, . für keine und ein Leerzeichen für die nächste Zeile verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{height} x {width} is not a board; use sides of 0 or more</source>
      <translation>{height} x {width} ist kein Brett; Seiten von 0 oder mehr verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>piece {name!r} has no cells; give it at least one or leave it out</source>
      <translation>Teil {name!r} hat keine Zellen; mindestens eine angeben oder es weglassen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the pieces cover {size} cells and the board has {count}; make them equal</source>
      <translation>die Teile bedecken {size} Zellen, und das Brett hat {count}; beides gleich machen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>there are no items; the first line lists them, such as A B C | D E</source>
      <translation>es gibt keine Spalten; die erste Zeile führt sie auf, etwa A B C | D E</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name!r} is listed twice; list each item once</source>
      <translation>Spalte {name!r} ist zweimal aufgeführt; jede Spalte einmal aufführen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a second bar is not supported; one bar stands before the secondary items</source>
      <translation>ein zweiter senkrechter Strich wird nicht unterstützt; einer steht vor den sekundären Spalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a bar in it, like a multiplicity, which is not supported; one bar stands before the secondary items</source>
      <translation>{found!r} enthält einen senkrechten Strich wie eine Vielfachheit, was nicht unterstützt wird; ein Strich steht vor den sekundären Spalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a colon, which item names cannot contain; use another character</source>
      <translation>{found!r} enthält einen Doppelpunkt, den kein Spaltenname haben darf; ein anderes Zeichen verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this option has item {name!r} twice; list each item once</source>
      <translation>diese Option enthält die Spalte {name!r} zweimal; jede Spalte einmal aufführen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has no colour behind its colon, or several; write one, such as x:A</source>
      <translation>{found!r} hat keine Farbe hinter dem Doppelpunkt oder mehrere; eine schreiben, etwa x:A</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} gives a colour to a primary item; only secondary items can have colours</source>
      <translation>{found!r} gibt einer primären Spalte eine Farbe; nur sekundäre Spalten können Farben haben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found!r} has a bar; costs and multiplicities are not supported, only exact cover and colours</source>
      <translation>{found!r} enthält einen senkrechten Strich; Kosten und Vielfachheiten werden nicht unterstützt, nur exakte Überdeckung und Farben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name!r} is not declared in line {head}; add it there or remove it</source>
      <translation>Spalte {name!r} ist in Zeile {head} nicht deklariert; dort hinzufügen oder entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>item {name} cannot be written; name items with text, whole numbers or tuples of these</source>
      <translation>Spalte {name} lässt sich nicht schreiben; Spalten mit Text, ganzen Zahlen oder Tupeln daraus benennen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>position {position:,} is too far to be reached in {seconds:g} seconds</source>
      <translation>Position {position:,} ist zu weit entfernt, um sie in {seconds:g} Sekunden zu erreichen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>runs of the kind {kind} are not supported</source>
      <translation>Durchläufe der Art {kind} werden nicht unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the run cannot be restored: {cause}</source>
      <translation>der Durchlauf lässt sich nicht wiederherstellen: {cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the run does not come to the state that was saved at position {position:,}; it was changed, or written by another version of this program</source>
      <translation>der Durchlauf führt nicht zu dem Zustand, der an Position {position:,} gespeichert wurde; er wurde geändert oder von einer anderen Version dieses Programms geschrieben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{key!r} must be a whole number from 0, not {found}</source>
      <translation>{key!r} muss eine ganze Zahl ab 0 sein, nicht {found}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>a run has at most {most:,} characters; this has {count:,}</source>
      <translation>ein Durchlauf hat höchstens {most:,} Zeichen; dieser hat {count:,}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: this is not JSON; save the run again</source>
      <translation>kein Durchlauf: Das ist kein JSON; den Durchlauf erneut speichern</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: its JSON has a number or brackets that cannot be read; save the run again</source>
      <translation>kein Durchlauf: Das JSON enthält eine Zahl oder Klammern, die nicht gelesen werden können; den Durchlauf erneut speichern</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>not a run: a run is a JSON object with "format": "{format}"</source>
      <translation>kein Durchlauf: Ein Durchlauf ist ein JSON-Objekt mit "format": "{format}"</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>version {version} of runs is not supported; a newer program may read it</source>
      <translation>Version {version} von Durchläufen wird nicht unterstützt; ein neueres Programm kann sie vielleicht lesen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>option {option} of an override does not cover item {item}</source>
      <translation>Option {option} einer Abweichung deckt die Spalte {item} nicht ab</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>'bookmarks' must be a list of at most {count:,} pairs of a position and a name</source>
      <translation>'bookmarks' muss eine Liste von höchstens {count:,} Paaren aus einer Position und einem Namen sein</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a bookmark; use a position and a name</source>
      <translation>{found} ist kein Lesezeichen; eine Position und einen Namen verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a name of an item</source>
      <translation>{found} ist kein Name einer Spalte</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a number from 0 to {last}</source>
      <translation>{found} ist keine Zahl von 0 bis {last}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{key!r} is missing</source>
      <translation>{key!r} fehlt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{found} is not a JSON number; write an ordinary number</source>
      <translation>{found} ist keine JSON-Zahl; eine gewöhnliche Zahl schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this file is larger than {count} MiB; split it into smaller ones</source>
      <translation>diese Datei ist größer als {count} MiB; in kleinere aufteilen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the compressed data is damaged, or needs more than {count} MiB to unpack</source>
      <translation>die komprimierten Daten sind beschädigt oder brauchen zum Entpacken mehr als {count} MiB</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>the compressed data ends too early</source>
      <translation>die komprimierten Daten enden zu früh</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is compressed by Zstandard, which needs Python 3.14 or the package backports.zstd; unpack it first</source>
      <translation>dies ist mit Zstandard komprimiert, was Python 3.14 oder das Paket backports.zstd erfordert; vorher entpacken</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a text file, though it begins like one in UTF-16</source>
      <translation>dies ist keine Textdatei, obwohl sie wie eine in UTF-16 beginnt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a text file; puzzles are read from text</source>
      <translation>dies ist keine Textdatei; Rätsel werden aus Text gelesen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is not a file</source>
      <translation>dies ist keine Datei</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a pipe, not a file</source>
      <translation>dies ist eine Pipe, keine Datei</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a socket, not a file</source>
      <translation>dies ist ein Socket, keine Datei</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a device, not a file</source>
      <translation>dies ist ein Gerät, keine Datei</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is a symbolic link, not a file</source>
      <translation>dies ist ein symbolischer Link, keine Datei</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no file can have this name</source>
      <translation>keine Datei kann diesen Namen haben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this file is write-protected</source>
      <translation>diese Datei ist schreibgeschützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>nothing can be written in this folder; choose another</source>
      <translation>in diesen Ordner lässt sich nichts schreiben; einen anderen wählen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no program is writing to this pipe</source>
      <translation>kein Programm schreibt in diese Pipe</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no program is reading this pipe</source>
      <translation>kein Programm liest aus dieser Pipe</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such file or directory</source>
      <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Permission denied</source>
      <translation>Keine Berechtigung</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Operation not permitted</source>
      <translation>Die Operation ist nicht erlaubt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File exists</source>
      <translation>Die Datei existiert bereits</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Is a directory</source>
      <translation>Ist ein Verzeichnis</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Not a directory</source>
      <translation>Ist kein Verzeichnis</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No space left on device</source>
      <translation>Auf dem Gerät ist kein Speicherplatz mehr verfügbar</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Disk quota exceeded</source>
      <translation>Der zugewiesene Plattenplatz (Quota) ist überschritten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Read-only file system</source>
      <translation>Das Dateisystem ist nur lesbar</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File too large</source>
      <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>File name too long</source>
      <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Invalid argument</source>
      <translation>Ungültiges Argument</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Resource temporarily unavailable</source>
      <translation>Die Ressource ist zurzeit nicht verfügbar</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Input/output error</source>
      <translation>Eingabe-/Ausgabefehler</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Device or resource busy</source>
      <translation>Das Gerät oder die Ressource ist belegt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Too many open files</source>
      <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Too many levels of symbolic links</source>
      <translation>Zu viele Ebenen aus symbolischen Links</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Connection timed out</source>
      <translation>Die Wartezeit für die Verbindung ist abgelaufen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such device</source>
      <translation>Gerät nicht gefunden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>No such device or address</source>
      <translation>Gerät oder Adresse nicht gefunden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Cannot allocate memory</source>
      <translation>Nicht genügend Arbeitsspeicher verfügbar</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>{detail} was set when it was installed</source>
      <translation>{detail} war bei der Installation gesetzt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>no C compiler was found when it was installed ({detail})</source>
      <translation>bei der Installation wurde kein C-Compiler gefunden ({detail})</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Python's headers were missing when it was installed ({detail})</source>
      <translation>bei der Installation fehlten die Header-Dateien von Python ({detail})</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>Cython was missing when it was installed ({detail})</source>
      <translation>bei der Installation fehlte Cython ({detail})</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>compiling failed when it was installed ({detail})</source>
      <translation>bei der Installation schlug das Kompilieren fehl ({detail})</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/texts.py" />
      <source>this is the source in {detail}, which is not installed</source>
      <translation>dies ist der Quelltext in {detail}, der nicht installiert ist</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{format} is read, but not written; choose another format</source>
      <translation>{format} wird gelesen, aber nicht geschrieben; ein anderes Format wählen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{format} holds one puzzle, not {count}; choose a collection</source>
      <translation>{format} enthält nur ein Rätsel, nicht {count}; eine Sammlung wählen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not written as {format}; let the format be detected</source>
      <translation>dies ist nicht als {format} geschrieben; das Format erkennen lassen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has {rules}; only classic rules are supported</source>
      <translation>dieses Rätsel hat {rules}; nur klassische Regeln werden unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle is {width} x {height}; only 9 x 9 is supported</source>
      <translation>dieses Rätsel hat {width} x {height} Zellen; nur 9 x 9 wird unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle is of an odd size; only 9 x 9 is supported</source>
      <translation>dieses Rätsel hat eine ungewöhnliche Größe; nur 9 x 9 wird unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has boxes of {width} x {height}; only 3 x 3 is supported</source>
      <translation>dieses Rätsel hat Blöcke von {width} x {height}; nur 3 x 3 wird unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a puzzle of the kind {kind!r}; only classic ones can be read</source>
      <translation>dies ist ein Rätsel der Art {kind!r}; nur klassische lassen sich lesen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given} and as {digit}; they must agree</source>
      <translation>{cell} ist als {given} und als {digit} vorgegeben; beide müssen übereinstimmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this entry is on a given, in {cell}; remove one of them</source>
      <translation>dieser Eintrag liegt auf einer Vorgabe, in {cell}; eines von beiden entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{name} occurs here a second time; keep one</source>
      <translation>{name} kommt hier zum zweiten Mal vor; nur eines behalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a second {name}; keep one</source>
      <translation>zum zweiten Mal {name}; nur eines behalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no puzzle was found in this text</source>
      <translation>in diesem Text wurde kein Rätsel gefunden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this text is too long for a single puzzle, and not a list of lines with 81 cells</source>
      <translation>dieser Text ist zu lang für ein einzelnes Rätsel und keine Liste von Zeilen mit 81 Zellen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not allowed in a text; remove it</source>
      <translation>{found!r} ist in einem Text nicht erlaubt; entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the character {found!r} cannot be written; remove it</source>
      <translation>das Zeichen {found!r} lässt sich nicht schreiben; entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this text contains half of a character; remove it</source>
      <translation>dieser Text enthält ein halbes Zeichen; entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no puzzles were found; write 81 cells in each line</source>
      <translation>es wurden keine Rätsel gefunden; 81 Zellen in jede Zeile schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no cells were found; write 81 in a line</source>
      <translation>es wurden keine Zellen gefunden; 81 in eine Zeile schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no line ends in the first {count} characters; a list has a puzzle in each line</source>
      <translation>keine Zeile endet in den ersten {count} Zeichen; eine Liste hat in jeder Zeile ein Rätsel</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file has two kinds of line ends; save it with one kind</source>
      <translation>diese Datei hat zwei Arten von Zeilenenden; mit nur einer Art speichern</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the file has become shorter since it was opened; open it again</source>
      <translation>die Datei ist seit dem Öffnen kürzer geworden; erneut öffnen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this line is longer than {count} characters; a puzzle has 81 cells</source>
      <translation>diese Zeile ist länger als {count} Zeichen; ein Rätsel hat 81 Zellen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a record of the puzzle bank: 12 characters, a space, 81 cells, spaces and a rating</source>
      <translation>dies ist kein Datensatz der Rätselbank: 12 Zeichen, ein Leerzeichen, 81 Zellen, Leerzeichen und eine Bewertung</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no column holds 81 cells; name it puzzle in the first line</source>
      <translation>keine Spalte enthält 81 Zellen; sie in der ersten Zeile puzzle nennen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the puzzle belongs in column {number}, and this row has {count}</source>
      <translation>das Rätsel gehört in Spalte {number}, und diese Zeile hat {count}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the quotation marks do not match; a row is one line, and a mark in a field is written twice</source>
      <translation>die Anführungszeichen passen nicht zusammen; ein Datensatz ist eine Zeile, und ein Anführungszeichen in einem Feld wird doppelt geschrieben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>entries are 81 characters like the cells; use . where there is none</source>
      <translation>Einträge sind 81 Zeichen wie die Zellen; . verwenden, wo keiner ist</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>an entry is in the cell of a given; remove it</source>
      <translation>ein Eintrag liegt in der Zelle einer Vorgabe; entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>lists are read in up to {count} million characters; split this text</source>
      <translation>Listen werden bis zu {count} Millionen Zeichen gelesen; diesen Text aufteilen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there are no nine lists of nine cells; use 1-9 for a digit and 0 for an empty cell</source>
      <translation>es gibt keine neun Listen mit neun Zellen; 1-9 für eine Ziffer und 0 für eine leere Zelle verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no grids were found; write each as nine lines of nine cells</source>
      <translation>es wurden keine Gitter gefunden; jedes als neun Zeilen mit neun Zellen schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a grid ends here after {count} of its nine lines; add the others</source>
      <translation>ein Gitter endet hier nach {count} seiner neun Zeilen; die übrigen ergänzen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a grid ends here after {count} of its nine lines, before {found!r}; add the others</source>
      <translation>ein Gitter endet hier nach {count} seiner neun Zeilen, vor {found!r}; die übrigen ergänzen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} rows were found; each frame has nine</source>
      <translation>{count} Zeilen wurden gefunden; jeder Rahmen hat neun</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this row breaks off; the others end with a bar</source>
      <translation>diese Zeile bricht ab; die anderen enden mit einem Strich</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a row of nine cells; write candidates side by side, cells apart</source>
      <translation>dies ist keine Zeile mit neun Zellen; Kandidaten zusammenschreiben, Zellen trennen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there are too many frames before the candidates; only givens and board may precede them</source>
      <translation>vor den Kandidaten stehen zu viele Rahmen; nur Vorgaben und Brett dürfen davor stehen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the board has {digit}; they must agree</source>
      <translation>{cell} ist mit {given} vorgegeben, aber das Brett hat {digit}; beide müssen übereinstimmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the board has nothing; they must agree</source>
      <translation>{cell} ist mit {given} vorgegeben, aber das Brett hat dort nichts; beide müssen übereinstimmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {digit}, but the candidates have {found}; they must agree</source>
      <translation>{cell} enthält {digit}, aber die Kandidaten haben {found}; beide müssen übereinstimmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {digit}, but the candidates have nothing; they must agree</source>
      <translation>{cell} enthält {digit}, aber die Kandidaten haben dort nichts; beide müssen übereinstimmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no \begin{{sudoku}} was found; write it before the rows</source>
      <translation>kein \begin{{sudoku}} gefunden; es muss vor den Zeilen stehen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} rows such as |2|5| | |3| |9| |1|. were found here; a grid has nine, and nothing else</source>
      <translation>{count} Zeilen wie |2|5| | |3| |9| |1|. wurden hier gefunden; ein Gitter hat neun und sonst nichts</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and a space for an empty cell</source>
      <translation>{found!r} ist keine Zelle; 1-9 für eine Ziffer und ein Leerzeichen für eine leere Zelle verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is given as {given}, but the state has {digit}; they must agree</source>
      <translation>{cell} ist mit {given} vorgegeben, aber der Stand hat {digit}; beide müssen übereinstimmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{count} lines with cells were found; there are nine</source>
      <translation>{count} Zeilen mit Zellen wurden gefunden; es müssen neun sein</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this line has {count} cells instead of 9</source>
      <translation>diese Zeile hat {count} statt 9 Zellen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; write a given, u and an entry, or candidates</source>
      <translation>{found!r} ist keine Zelle; eine Vorgabe, u und einen Eintrag oder Kandidaten schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a code; write I, two digits for a cell 00 to 80 and one to place; or E, a cell and 00 before a candidate</source>
      <translation>{found!r} ist kein Code; I, zwei Ziffern für eine Zelle von 00 bis 80 und eine zum Setzen schreiben; oder E, eine Zelle und 00 vor einem Kandidaten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a HoDoKu line; it has six or seven colons</source>
      <translation>dies ist keine HoDoKu-Zeile; sie hat sechs oder sieben Doppelpunkte</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} are not candidates; write digit, row and col of each, such as 436, with spaces between</source>
      <translation>{found!r} sind keine Kandidaten; von jedem Ziffer, Zeile und Spalte schreiben, etwa 436, mit Leerzeichen dazwischen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a file of HoDoKu with Java objects, and opening one can run code, so it is not opened; in HoDoKu choose File &gt; Save as and a text format, or copy the puzzle as a library line</source>
      <translation>dies ist eine HoDoKu-Datei mit Java-Objekten; beim Öffnen einer solchen Datei kann Code ausgeführt werden, daher wird sie nicht geöffnet; in HoDoKu Datei &gt; Speichern unter und ein Textformat wählen oder das Rätsel als Bibliothekszeile kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a line of 729 candidates; nine characters belong to each cell</source>
      <translation>dies ist keine Zeile mit 729 Kandidaten; zu jeder Zelle gehören neun Zeichen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not this candidate; write {digit} or .</source>
      <translation>{found!r} ist nicht dieser Kandidat; {digit} oder . schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this share string does not unpack; copy the whole of it</source>
      <translation>diese Zeichenkette lässt sich nicht entpacken; vollständig kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a saved game of GNOME Sudoku has a list "cells"; add one</source>
      <translation>ein gespeichertes Spiel von GNOME Sudoku hat eine Liste "cells"; eine hinzufügen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a cell; write {{"position": [0, 0], "value": 1, "fixed": true}}</source>
      <translation>{key} ist keine Zelle; {{"position": [0, 0], "value": 1, "fixed": true}} schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} has no position; write its row and column, such as [0, 8]</source>
      <translation>{key} hat keine Position; Zeile und Spalte schreiben, etwa [0, 8]</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a number from {least} to {most}; correct it</source>
      <translation>{key} ist keine Zahl von {least} bis {most}; berichtigen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a saved game is an object; write {{"puzzle": ..., "user_inputs": ...}}</source>
      <translation>ein gespeichertes Spiel ist ein Objekt; {{"puzzle": ..., "user_inputs": ...}} schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a digit; use 1 to 9, and null for an empty cell</source>
      <translation>{key} ist keine Ziffer; 1 bis 9 verwenden, und null für eine leere Zelle</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} does not have nine rows; only puzzles of 9 x 9 can be read</source>
      <translation>{key} hat nicht neun Zeilen; nur Rätsel mit 9 x 9 Zellen können gelesen werden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} does not have nine cells; only puzzles of 9 x 9 can be read</source>
      <translation>{key} hat nicht neun Zellen; nur Rätsel mit 9 x 9 Zellen können gelesen werden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key} is not a list; write [] or the digits of the notes</source>
      <translation>{key} ist keine Liste; [] oder die Ziffern der Notizen schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this cell occurs here a second time; keep one</source>
      <translation>diese Zelle kommt hier zum zweiten Mal vor; nur eine behalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not an origin; use Provided or User</source>
      <translation>{found!r} ist keine Herkunft; Provided oder User verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the {name} of this cell is {found!r}; use {least} to {most}</source>
      <translation>{name} dieser Zelle ist {found!r}; {least} bis {most} verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is KSudoku's puzzle {name!r}; only its plain Sudoku can be read</source>
      <translation>dies ist das KSudoku-Rätsel {name!r}; nur das einfache Sudoku kann gelesen werden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a Sudoku of order {order!r}; only those of order 9 can be read</source>
      <translation>dies ist ein Sudoku der Ordnung {order!r}; nur solche der Ordnung 9 können gelesen werden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>these are not 81 values; use b to j for 1 to 9, and _ for an empty cell</source>
      <translation>dies sind nicht 81 Werte; b bis j für 1 bis 9 und _ für eine leere Zelle verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this event needs a value, or else markers</source>
      <translation>dieses Ereignis braucht einen Wert oder aber Markierungen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not the index of a cell; use 0 to {last}</source>
      <translation>{found!r} ist nicht der Index einer Zelle; 0 bis {last} verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a value; use 1 to 9, and 0 to empty a cell</source>
      <translation>{found!r} ist kein Wert; 1 bis 9 verwenden, und 0, um eine Zelle zu leeren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} are not markers; write nine of 0 and 1</source>
      <translation>{found!r} sind keine Markierungen; neunmal 0 oder 1 schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is &lt;{name}&gt;; a collection of OpenSudoku begins with &lt;opensudoku&gt;</source>
      <translation>dies ist &lt;{name}&gt;; eine Sammlung von OpenSudoku beginnt mit &lt;opensudoku&gt;</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there is no game in this collection; write &lt;game data="81 digits"/&gt;</source>
      <translation>in dieser Sammlung ist kein Spiel; &lt;game data="81 Ziffern"/&gt; schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this game has no cells; it needs data="81 digits"</source>
      <translation>dieses Spiel hat keine Zellen; es braucht data="81 Ziffern"</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the cells are of version {version}, and versions 1 to {newest} are known</source>
      <translation>die Zellen haben die Version {version}; bekannt sind die Versionen 1 bis {newest}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the cells have {found} fields; version {version} has {count}</source>
      <translation>die Zellen haben {found} Felder; Version {version} hat {count}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the data of a game has {count} characters; it needs 81 digits, 0 for an empty cell</source>
      <translation>die Daten eines Spiels haben {count} Zeichen; nötig sind 81 Ziffern, 0 für eine leere Zelle</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} cannot have the field {found!r}; correct that number</source>
      <translation>{cell} kann nicht das Feld {found!r} haben; diese Zahl berichtigen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a kind of Solo; a classic puzzle begins with 3x3:</source>
      <translation>{found!r} ist keine Art von Solo; ein klassisches Rätsel beginnt mit 3x3:</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a seed, from which only Solo itself makes the puzzle; in Solo choose Game &gt; Specific and copy what begins with 3x3:</source>
      <translation>dies ist ein Startwert, aus dem nur Solo selbst das Rätsel erzeugt; in Solo Game &gt; Specific wählen und kopieren, was mit 3x3: beginnt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this game ID describes {count} cells instead of 81; copy all of it again</source>
      <translation>diese Spiel-ID beschreibt {count} statt 81 Zellen; noch einmal vollständig kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found} is not a digit; put _ between two digits side by side</source>
      <translation>{found} ist keine Ziffer; _ zwischen zwei benachbarte Ziffern setzen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is a saved game of {name!r}, not of Solo</source>
      <translation>dies ist ein gespeichertes Spiel von {name!r}, nicht von Solo</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this saved game is cut off here; save it again</source>
      <translation>dieses gespeicherte Spiel bricht hier ab; noch einmal speichern</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this saved game has a line that is not KEY:length:value; save it again</source>
      <translation>dieses gespeicherte Spiel hat eine Zeile, die nicht KEY:length:value lautet; noch einmal speichern</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>move {number} is {found!r}, which is not a move of Solo; save the game again</source>
      <translation>Zug {number} ist {found!r}, was kein Zug von Solo ist; das Spiel noch einmal speichern</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>move {number} changes a given; save the game again</source>
      <translation>Zug {number} ändert eine Vorgabe; das Spiel noch einmal speichern</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{what} was not found; copy the whole link again</source>
      <translation>{what} wurde nicht gefunden; den ganzen Link noch einmal kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to f-puzzles.com with a puzzle</source>
      <translation>ein Link zu f-puzzles.com mit einem Rätsel</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to sudokupad.app with a puzzle</source>
      <translation>ein Link zu sudokupad.app mit einem Rätsel</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to sudokuwiki.org with a board</source>
      <translation>ein Link zu sudokuwiki.org mit einem Brett</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a link to the Interactive Sudoku Solver</source>
      <translation>ein Link zum Interactive Sudoku Solver</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a game ID such as 3x3:a2e9a5...</source>
      <translation>eine Spiel-ID wie 3x3:a2e9a5...</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>in the packed part of this link, {cause}</source>
      <translation>im gepackten Teil dieses Links: {cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link is damaged or cut off; copy the whole link again</source>
      <translation>dieser Link ist beschädigt oder abgeschnitten; den ganzen Link noch einmal kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the packed part of this link unpacks to far more than a puzzle; it is not a puzzle</source>
      <translation>der gepackte Teil dieses Links ist entpackt viel größer als ein Rätsel; er ist keines</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link holds no known kind of puzzle; copy the whole link again</source>
      <translation>dieser Link enthält keine bekannte Art von Rätsel; den ganzen Link noch einmal kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link has only the number of a puzzle, and the puzzle itself is on the site; open it there, export it as a link, and use that one</source>
      <translation>dieser Link hat nur die Nummer eines Rätsels, das Rätsel selbst liegt auf der Website; dort öffnen, als Link exportieren und diesen verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link has only the number of a puzzle, and the puzzle itself is on the site; open it there, export it to f-puzzles, and use that link</source>
      <translation>dieser Link hat nur die Nummer eines Rätsels, das Rätsel selbst liegt auf der Website; dort öffnen, nach f-puzzles exportieren und diesen Link verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this link holds a puzzle packed as {kind!r}, which is not supported; open it on the site and export it to f-puzzles</source>
      <translation>dieser Link enthält ein als {kind!r} gepacktes Rätsel, was nicht unterstützt wird; auf der Website öffnen und nach f-puzzles exportieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this compact board has {count} cells instead of 81; copy the whole link again</source>
      <translation>dieses kompakte Brett hat {count} statt 81 Zellen; den ganzen Link noch einmal kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the board of this link has {count} characters, not 81 digits or 162 of 0-9 and a-v; copy the whole link again</source>
      <translation>das Brett dieses Links hat {count} Zeichen, nicht 81 Ziffern oder 162 aus 0-9 und a-v; den ganzen Link noch einmal kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is neither a digit nor candidates; copy the whole link again</source>
      <translation>{cell} ist weder eine Ziffer noch Kandidaten; den ganzen Link noch einmal kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a cell; use 1-9 for a digit and 0 for an empty cell</source>
      <translation>{found!r} ist keine Zelle; 1-9 für eine Ziffer und 0 für eine leere Zelle verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has the constraints {names}; only classic rules are supported</source>
      <translation>dieses Rätsel hat folgende Zusatzregeln: {names}; nur klassische Regeln werden unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this constraint string has no givens; copy the whole link again</source>
      <translation>diese Zeichenkette mit Bedingungen hat keine Vorgaben; den ganzen Link noch einmal kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found!r} is not a given; write R1C1_8 for an 8 in the first cell</source>
      <translation>{found!r} ist keine Vorgabe; R1C1_8 für eine 8 in der ersten Zelle schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} is restricted to several digits; only classic rules are supported</source>
      <translation>{cell} ist auf mehrere Ziffern beschränkt; nur klassische Regeln werden unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not the JSON of a puzzle; it must be an object with "size" and "grid"</source>
      <translation>dies ist nicht das JSON eines Rätsels; es muss ein Objekt mit "size" und "grid" sein</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not a puzzle of f-puzzles; "grid" must be a list of nine rows</source>
      <translation>dies ist kein Rätsel von f-puzzles; "grid" muss eine Liste von neun Zeilen sein</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>row {number} of the grid must be a list of nine cells in curly brackets</source>
      <translation>Zeile {number} des Gitters muss eine Liste von neun Zellen in geschweiften Klammern sein</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} holds {found!r}; a cell holds digits from 1 to 9</source>
      <translation>{cell} enthält {found!r}; eine Zelle enthält Ziffern von 1 bis 9</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{cell} has pencil marks that are no list; write them as [1, 2]</source>
      <translation>{cell} hat Notizen, die keine Liste sind; als [1, 2] schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has irregular regions; only the nine boxes of classic rules are supported</source>
      <translation>dieses Rätsel hat unregelmäßige Regionen; nur die neun Blöcke der klassischen Regeln werden unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this puzzle has pencil marks that are given; only classic rules are supported</source>
      <translation>dieses Rätsel hat vorgegebene Notizen; nur klassische Regeln werden unterstützt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the rule {name!r}</source>
      <translation>die Regel {name!r}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the anti-king rule</source>
      <translation>die Anti-König-Regel</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the anti-knight rule</source>
      <translation>die Anti-Springer-Regel</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>arrows</source>
      <translation>Pfeile</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>between lines</source>
      <translation>Zwischenlinien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>clock lines</source>
      <translation>Uhrlinien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>clones</source>
      <translation>Klone</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>diagonals</source>
      <translation>Diagonalen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>difference dots</source>
      <translation>Differenzpunkte</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>disjoint groups</source>
      <translation>disjunkte Gruppen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>double arrows</source>
      <translation>Doppelpfeile</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>entropic lines</source>
      <translation>Entropielinien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>even cells</source>
      <translation>gerade Zellen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>extra regions</source>
      <translation>Zusatzregionen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>jigsaw regions</source>
      <translation>Jigsaw-Regionen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>killer cages</source>
      <translation>Killer-Käfige</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>little killer sums</source>
      <translation>Little-Killer-Summen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>maxima</source>
      <translation>Maxima</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>minima</source>
      <translation>Minima</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>modular lines</source>
      <translation>Modulo-Linien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>nabner lines</source>
      <translation>Nabner-Linien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>negative constraints</source>
      <translation>negative Bedingungen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the non-consecutive rule</source>
      <translation>die Regel „nicht aufeinanderfolgend“</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>odd cells</source>
      <translation>ungerade Zellen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>palindromes</source>
      <translation>Palindrome</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>quadruples</source>
      <translation>Quadrupel</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>ratio dots</source>
      <translation>Verhältnispunkte</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>region sum lines</source>
      <translation>Regionssummenlinien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>renban lines</source>
      <translation>Renban-Linien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>sandwich sums</source>
      <translation>Sandwich-Summen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>skyscrapers</source>
      <translation>Wolkenkratzer</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>slow thermometers</source>
      <translation>langsame Thermometer</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>thermometers</source>
      <translation>Thermometer</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>whisper lines</source>
      <translation>Flüsterlinien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>X-sums</source>
      <translation>X-Summen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>X and V signs</source>
      <translation>X- und V-Zeichen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>zipper lines</source>
      <translation>Reißverschlusslinien</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this JSON has {count} characters, and at most {most} are read; split it</source>
      <translation>dieses JSON hat {count} Zeichen, höchstens {most} werden gelesen; aufteilen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: {found!r} does not fit here; check commas, quotation marks and brackets</source>
      <translation>dies ist kein JSON: {found!r} passt hier nicht; Kommas, Anführungszeichen und Klammern prüfen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: nothing follows this comma; remove it</source>
      <translation>dies ist kein JSON: Auf dieses Komma folgt nichts; entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not JSON: it ends too early; copy all of it</source>
      <translation>dies ist kein JSON: Es endet zu früh; vollständig kopieren</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a number in this JSON is far too long; shorten it</source>
      <translation>eine Zahl in diesem JSON ist viel zu lang; kürzen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{found} is not a JSON number; write a digit there</source>
      <translation>{found} ist keine JSON-Zahl; dort eine Ziffer schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>more than {count} brackets are nested</source>
      <translation>mehr als {count} Klammern sind verschachtelt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is JSON of another kind, with {names} in it; open a file that holds a Sudoku</source>
      <translation>dies ist JSON anderer Art, mit {names} darin; eine Datei öffnen, die ein Sudoku enthält</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is JSON of another kind, without a name in it; open a file that holds a Sudoku</source>
      <translation>dies ist JSON anderer Art, ohne einen Namen darin; eine Datei öffnen, die ein Sudoku enthält</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is not well-formed XML: {cause}; correct it there or just before</source>
      <translation>dies ist kein wohlgeformtes XML: {cause}; dort oder kurz davor berichtigen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>syntax error</source>
      <translation>Syntaxfehler</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>no element found</source>
      <translation>kein Element gefunden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>not well-formed (invalid token)</source>
      <translation>nicht wohlgeformt (ungültiges Token)</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unclosed token</source>
      <translation>nicht geschlossenes Token</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>mismatched tag</source>
      <translation>nicht passendes Tag</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>duplicate attribute</source>
      <translation>doppeltes Attribut</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>junk after document element</source>
      <translation>Überflüssiges nach dem Dokumentelement</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>undefined entity</source>
      <translation>undefinierte Entität</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unclosed CDATA section</source>
      <translation>nicht geschlossener CDATA-Abschnitt</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>unknown encoding</source>
      <translation>unbekannte Kodierung</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document is empty; it needs an outermost element</source>
      <translation>dieses Dokument ist leer; es braucht ein äußerstes Element</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a tag is far too long, or was never closed</source>
      <translation>ein Tag ist viel zu lang oder wurde nie geschlossen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>more than {count} elements are nested; no puzzle needs that</source>
      <translation>mehr als {count} Elemente sind verschachtelt; kein Rätsel braucht das</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document has more than {count} elements; split it</source>
      <translation>dieses Dokument hat mehr als {count} Elemente; aufteilen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this document is larger than {count} million characters; split it</source>
      <translation>dieses Dokument ist größer als {count} Millionen Zeichen; aufteilen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the document type declares entities or other things; remove what is between [ and ]</source>
      <translation>der Dokumenttyp deklariert Entitäten oder anderes; entfernen, was zwischen [ und ] steht</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the document type points to another file; remove the DOCTYPE</source>
      <translation>der Dokumenttyp verweist auf eine andere Datei; DOCTYPE entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>there is no &lt;{name}&gt; in this &lt;{parent}&gt;; add one</source>
      <translation>in diesem &lt;{parent}&gt; fehlt &lt;{name}&gt;; hinzufügen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this is XML of another kind: its root is &lt;{name}&gt;; open a file that holds a Sudoku</source>
      <translation>dies ist XML anderer Art: Seine Wurzel ist &lt;{name}&gt;; eine Datei öffnen, die ein Sudoku enthält</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a file of this format has at most {most} characters; this has {count}</source>
      <translation>eine Datei dieses Formats hat höchstens {most} Zeichen; diese hat {count}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the text is damaged or cut off here; use an older copy of the file</source>
      <translation>der Text ist hier beschädigt oder abgeschnitten; eine ältere Kopie der Datei verwenden</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>the file must hold one JSON object, {{...}}</source>
      <translation>die Datei muss ein einziges JSON-Objekt enthalten, {{...}}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{name} occurs twice in one object; keep one</source>
      <translation>{name} steht zweimal in einem Objekt; nur eines behalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>objects and lists are nested more than {count} deep; flatten some of them</source>
      <translation>Objekte und Listen sind mehr als {count} Ebenen tief verschachtelt; weniger tief verschachteln</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>a number is too large to be kept; write a smaller one</source>
      <translation>eine Zahl ist zu groß, um gespeichert zu werden; eine kleinere schreiben</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>format: "{format}" is needed</source>
      <translation>format: "{format}" ist nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>version: a whole number from 1 is needed</source>
      <translation>version: eine ganze Zahl ab 1 ist nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file was written by version {version} of this program; open it with that one or a newer one</source>
      <translation>diese Datei wurde von Version {version} dieses Programms geschrieben; mit dieser oder einer neueren öffnen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>this file was written by a newer version of this program; open it with that one or a newer one</source>
      <translation>diese Datei wurde von einer neueren Version dieses Programms geschrieben; mit dieser oder einer neueren öffnen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: an object with at least givens is needed</source>
      <translation>puzzle: ein Objekt mit mindestens givens ist nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: at most {count} characters can be kept; remove some text</source>
      <translation>puzzle: höchstens {count} Zeichen können gespeichert werden; etwas Text entfernen</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>puzzle: {cause}</source>
      <translation>puzzle: {cause}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: 81 characters are needed, 1-9 for a digit and . for an empty cell</source>
      <translation>{key}: 81 Zeichen sind nötig, 1-9 für eine Ziffer und . für eine leere Zelle</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: an object such as {{"r1c2": "13"}} is needed</source>
      <translation>{key}: ein Objekt wie {{"r1c2": "13"}} ist nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: cells are called r1c1 to r9c9, not {found}</source>
      <translation>{key}: Zellen heißen r1c1 bis r9c9, nicht {found}</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: an object such as {{"r1c2": {{"3": "14"}}}} is needed</source>
      <translation>{key}: ein Objekt wie {{"r1c2": {{"3": "14"}}}} ist nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: different digits are needed, such as "13"</source>
      <translation>{key}: verschiedene Ziffern sind nötig, etwa "13"</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: a list of pairs such as ["A", "Author"] is needed</source>
      <translation>{key}: eine Liste von Paaren wie ["A", "Author"] ist nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: a list of pairs such as ["Name", ["line", "line"]] is needed</source>
      <translation>{key}: eine Liste von Paaren wie ["Name", ["line", "line"]] ist nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/errors/format_texts.py" />
      <source>{key}: milliseconds are needed, a whole number from 0</source>
      <translation>{key}: Millisekunden sind nötig, eine ganze Zahl ab 0</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {column} to {colour}: its header leaves {list}; no other colour stands in it</source>
      <translation>{column} auf {colour} bereinigen: Ihr Kopf verlässt {list}; keine andere Farbe steht in der Spalte</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {column} to {colour}: its header leaves {list}, then its %n options with another colour, or none, leave all other columns</source>
      <translation>
        <numerusform>{column} auf {colour} bereinigen: Ihr Kopf verlässt {list}, dann verlässt %n Option mit anderer oder ohne Farbe alle anderen Spalten</numerusform>
        <numerusform>{column} auf {colour} bereinigen: Ihr Kopf verlässt {list}, dann verlassen %n Optionen mit anderer oder ohne Farbe alle anderen Spalten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {column}: its header leaves {list}; no other option stands in it</source>
      <translation>{column} abdecken: Ihr Kopf verlässt {list}; keine andere Option steht in der Spalte</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {column}: its header leaves {list}, then its %n options leave all other columns</source>
      <translation>
        <numerusform>{column} abdecken: Ihr Kopf verlässt {list}, dann verlässt ihre %n Option alle anderen Spalten</numerusform>
        <numerusform>{column} abdecken: Ihr Kopf verlässt {list}, dann verlassen ihre %n Optionen alle anderen Spalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Purify {outer}: {option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{outer} bereinigen: {option} verlässt Spalte „{item}“ ({before} → %n Option)</numerusform>
        <numerusform>{outer} bereinigen: {option} verlässt Spalte „{item}“ ({before} → %n Optionen)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Cover {outer}: {option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{outer} abdecken: {option} verlässt Spalte „{item}“ ({before} → %n Option)</numerusform>
        <numerusform>{outer} abdecken: {option} verlässt Spalte „{item}“ ({before} → %n Optionen)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Unpurify {outer}: {option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>Bereinigung von {outer} aufheben: {option} kehrt in Spalte „{item}“ zurück ({before} → %n Option)</numerusform>
        <numerusform>Bereinigung von {outer} aufheben: {option} kehrt in Spalte „{item}“ zurück ({before} → %n Optionen)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Uncover {outer}: {option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{outer} aufdecken: {option} kehrt in Spalte „{item}“ zurück ({before} → %n Option)</numerusform>
        <numerusform>{outer} aufdecken: {option} kehrt in Spalte „{item}“ zurück ({before} → %n Optionen)</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Unpurify {column}: its header returns to {list}</source>
      <translation>Bereinigung von {column} aufheben: Ihr Kopf kehrt in {list} zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Uncover {column}: its header returns to {list}</source>
      <translation>{column} aufdecken: Ihr Kopf kehrt in {list} zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} − {item} ({before}→{after})</source>
      <translation>{option} − {item} ({before}→{after})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} + {item} ({before}→{after})</source>
      <translation>{option} + {item} ({before}→{after})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} − {item}</source>
      <translation>{option} − {item}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} + {item}</source>
      <translation>{option} + {item}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} leaves column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{option} verlässt Spalte „{item}“ ({before} → %n Option)</numerusform>
        <numerusform>{option} verlässt Spalte „{item}“ ({before} → %n Optionen)</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} returns to column “{item}” ({before} → %n options)</source>
      <translation>
        <numerusform>{option} kehrt in Spalte „{item}“ zurück ({before} → %n Option)</numerusform>
        <numerusform>{option} kehrt in Spalte „{item}“ zurück ({before} → %n Optionen)</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Choose column “{item}”: {reason}</source>
      <translation>Spalte „{item}“ wählen: {reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{option} is given, and givens come first</source>
      <translation>{option} ist vorgegeben, und Vorgaben kommen zuerst</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>%n options left</source>
      <translation>
        <numerusform>noch %n Option</numerusform>
        <numerusform>noch %n Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>requested, {options}</source>
      <translation>auf Wunsch, {options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>the first in the list, {options}</source>
      <translation>die erste in der Liste, {options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, and no other column to cover</source>
      <translation>{options}, und keine andere Spalte abzudecken</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, the fewest of %n primary columns</source>
      <translation>
        <numerusform>{options}, die wenigsten von %n primärer Spalte</numerusform>
        <numerusform>{options}, die wenigsten von %n primären Spalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>{options}, the fewest of %n columns</source>
      <translation>
        <numerusform>{options}, die wenigsten von %n Spalte</numerusform>
        <numerusform>{options}, die wenigsten von %n Spalten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Solution {number}: every primary column is covered exactly once, each secondary one at most once, or several times in one colour</source>
      <translation>Lösung {number}: Jede primäre Spalte ist genau einmal abgedeckt, jede sekundäre höchstens einmal oder mehrmals in einer Farbe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Solution {number}: every primary column is covered exactly once, each secondary one at most once</source>
      <translation>Lösung {number}: Jede primäre Spalte ist genau einmal abgedeckt, jede sekundäre höchstens einmal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Solution {number}: every column is covered exactly once</source>
      <translation>Lösung {number}: Jede Spalte ist genau einmal abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: {option} was given, so nothing else is tried</source>
      <translation>Spalte „{item}“ ist erledigt: {option} war vorgegeben, daher wird sonst nichts probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: its only option has been tried</source>
      <translation>Spalte „{item}“ ist erledigt: Ihre einzige Option wurde probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: both options have been tried</source>
      <translation>Spalte „{item}“ ist erledigt: Beide Optionen wurden probiert</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Column “{item}” is done: all %n options have been tried</source>
      <translation>
        <numerusform>Spalte „{item}“ ist erledigt: Ihre einzige Option wurde probiert</numerusform>
        <numerusform>Spalte „{item}“ ist erledigt: Alle %n Optionen wurden probiert</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Finished: there is no solution</source>
      <translation>Fertig: Es gibt keine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Finished: 1 solution, proved to be unique</source>
      <translation>Fertig: 1 Lösung, nachweislich eindeutig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Finished: {number} solutions, and no more</source>
      <translation>Fertig: {number} Lösungen und keine weiteren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option}: it is given</source>
      <translation>{option} probieren: vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option}: the only option</source>
      <translation>{option} probieren: die einzige Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option} (option {k} of {d}): {guess}, the last one left</source>
      <translation>{option} probieren (Option {k} von {d}): {guess}, die letzte verbliebene</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Try {option} (option {k} of {d}): {guess}</source>
      <translation>{option} probieren (Option {k} von {d}): {guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option}: it was given, so nothing replaces it</source>
      <translation>{option} zurücknehmen: vorgegeben, daher tritt nichts an ihre Stelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option}: it was the only option</source>
      <translation>{option} zurücknehmen: Es war die einzige Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option} (option {k} of {d}): it was the last option</source>
      <translation>{option} zurücknehmen (Option {k} von {d}): Es war die letzte Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Take back {option} (option {k} of {d}): {next} is next</source>
      <translation>{option} zurücknehmen (Option {k} von {d}): {next} ist die nächste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/__init__.py" />
      <source>Dead end: “{item}” has no option left</source>
      <translation>Sackgasse: „{item}“ hat keine Option mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option}: it is given</source>
      <translation>{option} schreiben: vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option}: the only digit</source>
      <translation>{option} schreiben: die einzige Ziffer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option} (digit {k} of {d}): {guess}, the last one left</source>
      <translation>{option} schreiben (Ziffer {k} von {d}): {guess}, die letzte verbliebene</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Write {option} (digit {k} of {d}): {guess}</source>
      <translation>{option} schreiben (Ziffer {k} von {d}): {guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Take back {option}: it was the only digit</source>
      <translation>{option} zurücknehmen: Es war die einzige Ziffer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Take back {option} (digit {k} of {d}): it was the last</source>
      <translation>{option} zurücknehmen (Ziffer {k} von {d}): Es war die letzte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/bits.py" />
      <source>Take back {option} (digit {k} of {d}): {next} is next</source>
      <translation>{option} zurücknehmen (Ziffer {k} von {d}): {next} ist als Nächstes an der Reihe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>the list</source>
      <translation>die Liste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>its own list</source>
      <translation>die eigene Liste</translation>
    </message>
  </context>
  <context>
    <name>exercise_sheet</name>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>The start of the search.</source>
      <translation>Der Anfang der Suche.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>After event {number}: {sentence}.</source>
      <translation>Nach Ereignis {number}: {sentence}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>From here on the search has no such exercise.</source>
      <translation>Von hier an hat die Suche keine solche Übung.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>{found} of %n exercises asked for: the search has no more of these kinds nearby.</source>
      <translation>
        <numerusform>{found} von %n verlangten Aufgabe: Die Suche hat in der Nähe keine weiteren dieser Art.</numerusform>
        <numerusform>{found} von %n verlangten Aufgaben: Die Suche hat in der Nähe keine weiteren dieser Art.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>Exercises: {problem}</source>
      <translation>Übungen: {problem}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>Answer:</source>
      <translation>Antwort:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exercise_sheet.py" />
      <source>Answers</source>
      <translation>Antworten</translation>
    </message>
  </context>
  <context>
    <name>exercises</name>
    <message>
      <location filename="../../sudoku_gui/features/exercises/results_panel.py" />
      <source>Hide what comes next</source>
      <translation>Verbergen, was folgt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/results_panel.py" />
      <source>Timeline, search tree and log end at the furthest event reached since this was ticked, or since the question was asked; no reason gives the answer away. It holds as long as the exercises are in sight.</source>
      <translation>Zeitleiste, Suchbaum und Protokoll enden beim weitesten Ereignis, das seit dem Ankreuzen oder seit der Frage erreicht wurde; kein Grund verrät die Antwort. Das gilt, solange die Übungen zu sehen sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/results_panel.py" />
      <source>{sentence}.</source>
      <translation>{sentence}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Next Exercise</source>
      <translation>Nächste Übung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Ask another question about what the search does next</source>
      <translation>Eine weitere Frage dazu stellen, was die Suche als Nächstes tut</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Show the Answer</source>
      <translation>Antwort zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Show the answer; the exercise counts as not solved</source>
      <translation>Die Antwort zeigen; die Übung gilt als nicht gelöst</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Back to the Exercise</source>
      <translation>Zurück zur Übung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Go to where the question is asked</source>
      <translation>Dorthin gehen, wo die Frage gestellt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Open the pane that the answer needs</source>
      <translation>Den Bereich öffnen, den die Antwort braucht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Kinds</source>
      <translation>Arten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Choose what may be asked</source>
      <translation>Wählen, was gefragt werden darf</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Reset Results</source>
      <translation>Ergebnisse zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Forget all answers so far</source>
      <translation>Alle bisherigen Antworten löschen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Exercises ask what a search does next. Watch one first: press F5, or choose a problem in the Gallery menu.</source>
      <translation>Übungen fragen, was eine Suche als Nächstes tut. Sehen Sie zuerst einer zu: Drücken Sie F5, oder wählen Sie ein Problem im Menü „Galerie“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Choose what may be asked: press “Kinds”.</source>
      <translation>Wählen Sie, was gefragt werden darf: Drücken Sie „Arten“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>This search has no such exercise. Choose other kinds, or another problem.</source>
      <translation>Diese Suche hat keine solche Übung. Wählen Sie andere Arten oder ein anderes Problem.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>What does the search do next? Answer first, then see it happen.</source>
      <translation>Was tut die Suche als Nächstes? Antworten Sie zuerst, und sehen Sie dann, wie es geschieht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>No further exercise of these kinds is near; they go on from the start of the search.</source>
      <translation>Keine weitere Übung dieser Arten ist in der Nähe; es geht am Anfang der Suche weiter.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>{kind}: {right} of {asked} right</source>
      <translation>{kind}: {right} von {asked} richtig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>No exercise answered yet</source>
      <translation>Noch keine Übung beantwortet</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/exercises/text.py" />
      <source>Right at the first attempt: {right} of {asked}; %n in a row</source>
      <translation>
        <numerusform>Beim ersten Versuch richtig: {right} von {asked}; %n in Folge</numerusform>
        <numerusform>Beim ersten Versuch richtig: {right} von {asked}; %n in Folge</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/view.py" />
      <source>Exercises</source>
      <translation>Übungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/view.py" />
      <source>Questions about what the search does next.</source>
      <translation>Fragen dazu, was die Suche als Nächstes tut.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/view.py" />
      <source>Show {pane}</source>
      <translation>{pane} zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Your answer</source>
      <translation>Ihre Antwort</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Answer</source>
      <translation>Antworten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Answer with what is selected</source>
      <translation>Mit dem Ausgewählten antworten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Forced</source>
      <translation>Erzwungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>It is the only option left</source>
      <translation>Es ist die einzige verbleibende Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>A Guess</source>
      <translation>Vermutung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>There are others to try</source>
      <translation>Es gibt noch andere zu probieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/answer_input.py" />
      <source>Nothing selected yet</source>
      <translation>Noch nichts ausgewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which cell is chosen next?</source>
      <translation>Welche Zelle wird als Nächstes gewählt?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which column is chosen next?</source>
      <translation>Welche Spalte wird als Nächstes gewählt?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} has been chosen. Which of its columns is covered next?</source>
      <translation>{option} wurde gewählt. Welche Spalte dieser Option wird als Nächstes abgedeckt?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which column is uncovered next?</source>
      <translation>Welche Spalte wird als Nächstes aufgedeckt?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is covered next. How many options will “{item}” have left then? It has {count} now.</source>
      <translation>„{covered}“ wird als Nächstes abgedeckt. Wie viele Optionen hat „{item}“ dann noch? Jetzt sind es {count}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The search tries {option} for “{item}” next. Is that forced, or is it a guess?</source>
      <translation>Die Suche probiert als Nächstes {option} für „{item}“. Ist das erzwungen oder eine Vermutung?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This is a dead end. How many options are taken back before another one is tried?</source>
      <translation>Dies ist eine Sackgasse. Wie viele Optionen werden zurückgenommen, bevor eine andere probiert wird?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which node returns to its list next?</source>
      <translation>Welcher Knoten kehrt als Nächstes in seine Liste zurück?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Which node leaves its list next?</source>
      <translation>Welcher Knoten verlässt als Nächstes seine Liste?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being covered. Which node leaves its list next?</source>
      <translation>„{covered}“ wird gerade abgedeckt. Welcher Knoten verlässt als Nächstes seine Liste?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being uncovered. Which node returns to its list next?</source>
      <translation>„{covered}“ wird gerade aufgedeckt. Welcher Knoten kehrt als Nächstes in seine Liste zurück?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is uncovered next. Which node returns to its list first?</source>
      <translation>Als Nächstes wird „{covered}“ aufgedeckt. Welcher Knoten kehrt zuerst in seine Liste zurück?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the cell on the board.</source>
      <translation>Klicken Sie die Zelle auf dem Brett an.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the column in any pane that shows it.</source>
      <translation>Klicken Sie die Spalte in einem Bereich an, der sie zeigt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the column here: {panes}.</source>
      <translation>Klicken Sie die Spalte hier an: {panes}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the node in any pane that shows it.</source>
      <translation>Klicken Sie den Knoten in einem Bereich an, der ihn zeigt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Click the node here: {panes}.</source>
      <translation>Klicken Sie den Knoten hier an: {panes}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Choose one of the two.</source>
      <translation>Wählen Sie eines von beiden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{panes} shows which options are left: count from the last one chosen, and type the number.</source>
      <translation>{panes} zeigt, welche Optionen übrig sind: Zählen Sie von der zuletzt gewählten aus, und geben Sie die Zahl ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Open the Stack, which shows which options are left: count from the last one chosen, and type the number.</source>
      <translation>Öffnen Sie den Stapel, der zeigt, welche Optionen übrig sind: Zählen Sie von der zuletzt gewählten aus, und geben Sie die Zahl ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Type the number.</source>
      <translation>Geben Sie die Zahl ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The next choice</source>
      <translation>Die nächste Wahl</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The next node</source>
      <translation>Der nächste Knoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Covering and uncovering</source>
      <translation>Abdecken und Aufdecken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Sizes of columns</source>
      <translation>Größen der Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Forced or a guess</source>
      <translation>Erzwungen oder Vermutung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>How far back</source>
      <translation>Wie weit zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>cell “{item}”</source>
      <translation>Zelle „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>column “{item}”</source>
      <translation>Spalte „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} in column “{item}”</source>
      <translation>{option} in Spalte „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>forced</source>
      <translation>erzwungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>a guess</source>
      <translation>eine Vermutung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Your answer: {answer}</source>
      <translation>Ihre Antwort: {answer}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Right.</source>
      <translation>Richtig.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Answer: {answer}.</source>
      <translation>Antwort: {answer}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left, and no other column has fewer.</source>
      <translation>
        <numerusform>„{item}“ hat noch %n Option, und keine andere Spalte hat weniger.</numerusform>
        <numerusform>„{item}“ hat noch %n Optionen, und keine andere Spalte hat weniger.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has the smallest size, %n options left. {ties} columns have that size; it is the leftmost of those.</source>
      <translation>
        <numerusform>„{item}“ hat die kleinste Größe, noch %n Option. So klein sind {ties} Spalten; von diesen steht sie am weitesten links.</numerusform>
        <numerusform>„{item}“ hat die kleinste Größe, noch %n Optionen. So klein sind {ties} Spalten; von diesen steht sie am weitesten links.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is the first column left, and this search takes the first.</source>
      <translation>„{item}“ ist die erste verbleibende Spalte, und diese Suche nimmt die erste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is covered already.</source>
      <translation>„{item}“ ist schon abgedeckt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is secondary: it may stay uncovered, so it is never chosen.</source>
      <translation>„{item}“ ist sekundär: Sie darf unabgedeckt bleiben und wird daher nie gewählt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search only chooses among the empty cells.</source>
      <translation>Diese Suche wählt nur unter den leeren Zellen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left; another column has only {least}.</source>
      <translation>
        <numerusform>„{item}“ hat noch %n Option; eine andere Spalte hat nur {least}.</numerusform>
        <numerusform>„{item}“ hat noch %n Optionen; eine andere Spalte hat nur {least}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is as small as the chosen column, with %n options, but not the first of those.</source>
      <translation>
        <numerusform>„{item}“ ist mit %n Option so klein wie die gewählte Spalte, aber nicht die erste von diesen.</numerusform>
        <numerusform>„{item}“ ist mit %n Optionen so klein wie die gewählte Spalte, aber nicht die erste von diesen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search takes the first column left, however many options it has.</source>
      <translation>Diese Suche nimmt die erste verbleibende Spalte, wie viele Optionen sie auch hat.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being covered: down its column, and along each row, one node after the other leaves.</source>
      <translation>„{covered}“ wird gerade abgedeckt: Die Spalte hinunter und jede Zeile entlang verlässt ein Knoten nach dem anderen seine Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Where “{covered}” is uncovered, nodes return in the reverse of the order in which they left.</source>
      <translation>Wo „{covered}“ aufgedeckt wird, kehren die Knoten in umgekehrter Reihenfolge zurück: der zuletzt gegangene zuerst.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{covered}” is being covered: down its column, one node after the other leaves its row.</source>
      <translation>„{covered}“ wird gerade abgedeckt: Die Spalte hinunter verlässt ein Knoten nach dem anderen seine Zeile.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node leaves too, but %n events later.</source>
      <translation>
        <numerusform>Dieser Knoten geht auch, aber erst %n Ereignis später.</numerusform>
        <numerusform>Dieser Knoten geht auch, aber erst %n Ereignisse später.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node returns too, but %n events later: the order is reversed.</source>
      <translation>
        <numerusform>Dieser Knoten kehrt auch zurück, aber erst %n Ereignis später: Die Reihenfolge ist umgekehrt.</numerusform>
        <numerusform>Dieser Knoten kehrt auch zurück, aber erst %n Ereignisse später: Die Reihenfolge ist umgekehrt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} has no node in “{item}”.</source>
      <translation>{option} hat keinen Knoten in „{item}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Nodes of the column “{covered}” itself keep their places: only the others of their rows move.</source>
      <translation>Die Knoten der Spalte „{covered}“ selbst behalten ihren Platz: Nur die anderen ihrer Zeilen bewegen sich.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node has left its list already.</source>
      <translation>Dieser Knoten hat seine Liste schon verlassen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node is in its list, so it has no need to return.</source>
      <translation>Dieser Knoten ist in seiner Liste und braucht daher nicht zurückzukehren.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node stays: its row, {option}, has nothing in “{covered}”.</source>
      <translation>Dieser Knoten bleibt: Seine Zeile, {option}, hat nichts in „{covered}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node stays: its row, {option}, has left “{covered}” already, so the way down “{covered}” does not come to it.</source>
      <translation>Dieser Knoten bleibt: Seine Zeile, {option}, hat „{covered}“ schon verlassen; der Weg die Spalte „{covered}“ hinunter kommt daher nicht zu ihr.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Only nodes of the column “{covered}” itself move now; that one is in “{item}”.</source>
      <translation>Jetzt bewegen sich nur Knoten der Spalte „{covered}“ selbst; dieser ist in „{item}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option} is the option chosen: its nodes stay in their row.</source>
      <translation>{option} ist die gewählte Option: Ihre Knoten bleiben in ihrer Zeile.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That node returns later, with another column: “{covered}” did not take it out.</source>
      <translation>Dieser Knoten kehrt später zurück, mit einer anderen Spalte: „{covered}“ hat ihn nicht herausgenommen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The columns of {option} are covered in turn, going right from “{chosen}”.</source>
      <translation>Die Spalten von {option} werden der Reihe nach abgedeckt, von „{chosen}“ aus nach rechts.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is covered too, but %n columns come first, going right from “{chosen}”.</source>
      <translation>
        <numerusform>„{item}“ wird auch abgedeckt, aber von „{chosen}“ aus nach rechts kommt zuerst eine andere Spalte.</numerusform>
        <numerusform>„{item}“ wird auch abgedeckt, aber von „{chosen}“ aus nach rechts kommen zuerst %n andere Spalten.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” stays: {option} has nothing in this column.</source>
      <translation>„{item}“ bleibt: {option} hat nichts in dieser Spalte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Of the columns still covered, “{item}” was covered last, so it is uncovered first.</source>
      <translation>Von den Spalten, die noch abgedeckt sind, wurde „{item}“ zuletzt abgedeckt und wird daher zuerst aufgedeckt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” was covered before “{next}”, so it is uncovered after it: the order is reversed.</source>
      <translation>„{item}“ wurde vor „{next}“ abgedeckt und wird daher danach aufgedeckt: Die Reihenfolge ist umgekehrt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is not covered.</source>
      <translation>„{item}“ ist nicht abgedeckt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>The options of “{item}” that also cover “{covered}” leave: {before} − {lost} = {right}.</source>
      <translation>Die Optionen von „{item}“, die auch „{covered}“ abdecken, gehen: {before} − {lost} = {right}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is how many there are now. Those that also cover “{covered}” leave.</source>
      <translation>So viele sind es jetzt. Die, die auch „{covered}“ abdecken, gehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That many leave. How many stay?</source>
      <translation>So viele gehen. Wie viele bleiben?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Count the options of “{item}” that also cover “{covered}”: these leave, the others stay.</source>
      <translation>Zählen Sie die Optionen von „{item}“, die auch „{covered}“ abdecken: Diese gehen, die anderen bleiben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>It is forced: “{item}” has this one option left.</source>
      <translation>Es ist erzwungen: „{item}“ hat nur noch diese eine Option.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>It is a guess: “{item}” has %n options left, and each may have to be tried.</source>
      <translation>
        <numerusform>Es ist eine Vermutung: „{item}“ hat noch %n Option, und jede muss vielleicht probiert werden.</numerusform>
        <numerusform>Es ist eine Vermutung: „{item}“ hat noch %n Optionen, und jede muss vielleicht probiert werden.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>At depth {depth} “{item}” has another option: {option} was number {number} of {among}.</source>
      <translation>In Tiefe {depth} hat „{item}“ noch eine Option: {option} war Nummer {number} von {among}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>{option}, chosen last, has led here, so at least this one is taken back.</source>
      <translation>{option}, zuletzt gewählt, hat hierher geführt, also wird mindestens diese zurückgenommen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is not enough: at depth {depth}, {option} was the last of {among} options of “{item}”.</source>
      <translation>Das reicht nicht: In Tiefe {depth} war {option} die letzte von {among} Optionen von „{item}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>Not so far: at depth {depth} “{item}” has another option; {option} was number {number} of {among}.</source>
      <translation>Nicht so weit: In Tiefe {depth} hat „{item}“ noch eine Option; {option} war Nummer {number} von {among}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>That is not enough: at depth {depth}, {option} was the only option of “{item}”.</source>
      <translation>Das reicht nicht: In Tiefe {depth} war {option} die einzige Option von „{item}“.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left, and no other cell has fewer.</source>
      <translation>
        <numerusform>„{item}“ hat noch %n Option, und keine andere Zelle hat weniger.</numerusform>
        <numerusform>„{item}“ hat noch %n Optionen, und keine andere Zelle hat weniger.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has the fewest options left, %n. {ties} cells have that many; it is the first of those.</source>
      <translation>
        <numerusform>„{item}“ hat die wenigsten Optionen, noch %n. So viele haben {ties} Zellen; von diesen ist sie die erste.</numerusform>
        <numerusform>„{item}“ hat die wenigsten Optionen, noch %n. So viele haben {ties} Zellen; von diesen ist sie die erste.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” is the first cell left, and this search takes the first.</source>
      <translation>„{item}“ ist die erste verbleibende Zelle, und diese Suche nimmt die erste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has its digit already.</source>
      <translation>„{item}“ hat schon eine Ziffer.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has %n options left; another cell has only {least}.</source>
      <translation>
        <numerusform>„{item}“ hat noch %n Option; eine andere Zelle hat nur {least}.</numerusform>
        <numerusform>„{item}“ hat noch %n Optionen; eine andere Zelle hat nur {least}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>“{item}” has as few options as the chosen cell, %n, but is not the first of those.</source>
      <translation>
        <numerusform>„{item}“ hat so wenige Optionen wie die gewählte Zelle, %n, ist aber nicht die erste von diesen.</numerusform>
        <numerusform>„{item}“ hat so wenige Optionen wie die gewählte Zelle, %n, ist aber nicht die erste von diesen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exercises.py" />
      <source>This search takes the first cell left, however many options it has.</source>
      <translation>Diese Suche nimmt die erste verbleibende Zelle, wie viele Optionen sie auch hat.</translation>
    </message>
  </context>
  <context>
    <name>export_dialogs</name>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>The candidate boards</source>
      <translation>Die Kandidatenbretter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export a Picture</source>
      <translation>Bild exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{factor} × as on screen</source>
      <translation>{factor} × wie auf dem Bildschirm</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>The whole run</source>
      <translation>Der ganze Durchlauf</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>From the start to here</source>
      <translation>Vom Anfang bis hier</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Some steps from here</source>
      <translation>Einige Schritte ab hier</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>From one event to another</source>
      <translation>Von einem Ereignis zu einem anderen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export the Log</source>
      <translation>Protokoll exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export the Solutions</source>
      <translation>Lösungen exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>Export Exercise Sheet</source>
      <translation>Übungsblatt exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>Timeline and sentence</source>
      <translation>Zeitleiste und Satz</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>The whole window</source>
      <translation>Das ganze Fenster</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Export a Film</source>
      <translation>Film exportieren</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{count} steps per second</source>
      <translation>
        <numerusform>1 Schritt pro Sekunde</numerusform>
        <numerusform>{count} Schritte pro Sekunde</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_view.py" />
      <source>Board and search tree</source>
      <translation>Brett und Suchbaum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_view.py" />
      <source>Board, links, matrix and tree</source>
      <translation>Brett, Verkettung, Matrix und Baum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>The links</source>
      <translation>Die Verkettung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>The matrix</source>
      <translation>Die Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/__init__.py" />
      <source>The board</source>
      <translation>Das Brett</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>The search tree</source>
      <translation>Der Suchbaum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>Export the Tree</source>
      <translation>Suchbaum exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>{count} nodes</source>
      <translation>{count} Knoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Size of the picture</source>
      <translation>Größe des Bildes</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG, an image</source>
      <translation>PNG, ein Bild</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>SVG, a drawing for web pages</source>
      <translation>SVG, eine Zeichnung für Webseiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PDF, a page for printing</source>
      <translation>PDF, eine Seite zum Drucken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Text, for reading</source>
      <translation>Text, zum Lesen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>CSV, for spreadsheets</source>
      <translation>CSV, für Tabellenkalkulationen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>JSON Lines, for programs</source>
      <translation>JSON Lines, für Programme</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>DOT, for Graphviz</source>
      <translation>DOT, für Graphviz</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>GIF, plays everywhere</source>
      <translation>GIF, läuft überall</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>MP4, a video</source>
      <translation>MP4, ein Video</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>WebP, plays in every browser</source>
      <translation>WebP, läuft in jedem Browser</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG, a numbered picture for each frame</source>
      <translation>PNG, ein nummeriertes Bild je Einzelbild</translation>
    </message>
  </context>
  <context>
    <name>export_facts</name>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{width} × {height} pixels are too many; choose a smaller scale.</source>
      <translation>{width} × {height} Pixel sind zu viele; wählen Sie einen kleineren Maßstab.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{width} × {height} pixels.</source>
      <translation>{width} × {height} Pixel.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{width} × {height}, sharp at every size; the matrix remains an image.</source>
      <translation>{width} × {height}, scharf in jeder Größe; die Matrix bleibt ein Bild.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>In the middle of one page, {page}.</source>
      <translation>In der Mitte einer Seite, {page}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>The steps within {count} events, at most {size}.</source>
      <translation>Die Schritte innerhalb von {count} Ereignissen, höchstens {size}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/dialogs.py" />
      <source>{count} events, about {size}.</source>
      <translation>
        <numerusform>1 Ereignis, etwa {size}.</numerusform>
        <numerusform>{count} Ereignisse, etwa {size}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>Counting: {count} frames so far...</source>
      <translation>Es wird gezählt: bisher {count} Einzelbilder...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>More than {most} frames: choose larger steps, or a shorter part.</source>
      <translation>Mehr als {most} Einzelbilder: Wählen Sie größere Schritte oder einen kürzeren Teil.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{minutes} min {seconds} s</source>
      <translation>{minutes} min {seconds} s</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/export/film_dialog.py" />
      <source>{frames} frames, {time}, about {size}.</source>
      <translation>
        <numerusform>1 Einzelbild, {time}, etwa {size}.</numerusform>
        <numerusform>{frames} Einzelbilder, {time}, etwa {size}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/text_files.py" />
      <source>Events {first} to {last}</source>
      <translation>Ereignisse {first} bis {last}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>{count} more</source>
      <translation>
        <numerusform>1 weiterer</numerusform>
        <numerusform>{count} weitere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>at least {count} more</source>
      <translation>
        <numerusform>mindestens {count} weiterer</numerusform>
        <numerusform>mindestens {count} weitere</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>Search tree of {problem}: the top {shown} of {walked} nodes</source>
      <translation>Suchbaum von {problem}: die obersten {shown} von {walked} Knoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file.py" />
      <source>Search tree of {problem}: {walked} nodes</source>
      <translation>Suchbaum von {problem}: {walked} Knoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>All {walked} nodes.</source>
      <translation>Alle {walked} Knoten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>The top {most} of {walked} nodes; the number left out is shown where they were.</source>
      <translation>Die obersten {most} von {walked} Knoten; wo Knoten weggelassen sind, steht ihre Anzahl.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/file_dialog.py" />
      <source>This run is known up to there; its end is not known yet.</source>
      <translation>Dieser Durchlauf ist bis dorthin bekannt; sein Ende ist noch nicht bekannt.</translation>
    </message>
  </context>
  <context>
    <name>exporting</name>
    <message>
      <location filename="../../sudoku_gui/context.py" />
      <source>Save as</source>
      <translation>Speichern unter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/__init__.py" />
      <source>No browser was found. Export the page, and open the file yourself.</source>
      <translation>Es wurde kein Browser gefunden. Exportieren Sie die Seite und öffnen Sie die Datei selbst.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/exported_views.py" />
      <source>{what}, {where}</source>
      <translation>{what}, {where}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>there is none in this text.</source>
      <translation>in diesem Text ist keiner.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>a part of it is missing or was changed. Copy all of it again.</source>
      <translation>ein Teil davon fehlt oder wurde geändert. Kopieren Sie ihn noch einmal vollständig.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>this program does not know “{detail}”; a newer one may.</source>
      <translation>dieses Programm kennt „{detail}“ nicht; ein neueres vielleicht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>there is no such search: {detail}</source>
      <translation>es gibt keine solche Suche: {detail}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>A link to {where} was copied. Paste it here to come back to the same place.</source>
      <translation>Ein Link wurde kopiert: {where}. Fügen Sie ihn hier ein, um an dieselbe Stelle zurückzukehren.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>Opened where it was left: {where}.</source>
      <translation>Geöffnet, wo sie verlassen wurde: {where}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>{name} could not be opened: {cause}</source>
      <translation>{name} konnte nicht geöffnet werden: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/run_exchange.py" />
      <source>This link could not be followed: {cause}</source>
      <translation>Diesem Link konnte nicht gefolgt werden: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/main_window.py" />
      <source>Exact cover problem</source>
      <translation>Problem der exakten Überdeckung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PNG pictures</source>
      <translation>PNG-Bilder</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>SVG drawings</source>
      <translation>SVG-Zeichnungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>PDF documents</source>
      <translation>PDF-Dokumente</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Text files</source>
      <translation>Textdateien</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>CSV tables</source>
      <translation>CSV-Tabellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Knuth's DLX</source>
      <translation>Knuths DLX</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>JSON Lines</source>
      <translation>JSON Lines</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Graphviz graphs</source>
      <translation>Graphviz-Graphen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>GIF films</source>
      <translation>GIF-Filme</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Web pages</source>
      <translation>Webseiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Pictures in a ZIP</source>
      <translation>Bilder in einer ZIP-Datei</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>WebP films</source>
      <translation>WebP-Filme</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>MP4 films</source>
      <translation>MP4-Filme</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Runs of Dancing Links</source>
      <translation>Durchläufe von Dancing Links</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Free some space on the disk, or choose another one.</source>
      <translation>Schaffen Sie Platz auf dem Datenträger, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a folder that you can write to.</source>
      <translation>Wählen Sie einen Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a folder that exists.</source>
      <translation>Wählen Sie einen Ordner, der existiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose WebP: it needs no other program.</source>
      <translation>Wählen Sie WebP: Es braucht kein anderes Programm.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose a smaller scale, or SVG or PDF.</source>
      <translation>Wählen Sie einen kleineren Maßstab oder SVG oder PDF.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Choose another place or another name.</source>
      <translation>Wählen Sie einen anderen Ort oder einen anderen Namen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{amount} {unit}</source>
      <translation>{amount} {unit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>No search is watched, so there is nothing to write. Press Watch first.</source>
      <translation>Es läuft keine Suche, der Sie zusehen, also gibt es nichts zu schreiben. Wählen Sie zuerst „Zusehen“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Writing {name}: {percent} %</source>
      <translation>{name} wird geschrieben: {percent} %</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>On the way to the position: {percent} %</source>
      <translation>Auf dem Weg zur Position: {percent} %</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>Saved as {name}, {size}.</source>
      <translation>Als {name} gespeichert, {size}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{name} was not written, because you stopped it.</source>
      <translation>{name} wurde nicht geschrieben, weil Sie abgebrochen haben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/exporting.py" />
      <source>{name} could not be written: {cause}. {remedy}</source>
      <translation>{name} konnte nicht geschrieben werden: {cause}. {remedy}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Knuth's 6 × 7 matrix</source>
      <translation>Knuths 6×7-Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Six sets over seven elements</source>
      <translation>Sechs Mengen über sieben Elementen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>6 queens</source>
      <translation>6 Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>8 queens</source>
      <translation>8 Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>13 queens</source>
      <translation>13 Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 3 × 20</source>
      <translation>Pentominos auf 3 × 20</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes on 6 × 10</source>
      <translation>Pentominos auf 6 × 10</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring</source>
      <translation>Stationen auf einem Ring</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>Sudoku {line}</source>
      <translation>Sudoku {line}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>problem</source>
      <translation>problem</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>sudoku</source>
      <translation>sudoku</translation>
    </message>
  </context>
  <context>
    <name>fault</name>
    <message>
      <location filename="../../sudoku_gui/shell/process.py" />
      <source>Something in the program failed: {error}. Your work is stored, and you can go on.</source>
      <translation>Etwas im Programm ist fehlgeschlagen: {error}. Ihre Arbeit ist gespeichert, und Sie können weiterarbeiten.</translation>
    </message>
  </context>
  <context>
    <name>files</name>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Puzzles ({endings})</source>
      <translation>Rätsel ({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Runs of searches ({endings})</source>
      <translation>Durchläufe von Suchen ({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Pictures of QR codes ({endings})</source>
      <translation>Bilder von QR-Codes ({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Open puzzles</source>
      <translation>Rätsel öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Save the puzzle</source>
      <translation>Rätsel speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Open a tour</source>
      <translation>Rundgang öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Save the tour</source>
      <translation>Rundgang speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Guided tours ({endings})</source>
      <translation>Rundgänge ({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/file_dialog.py" />
      <source>Look in:</source>
      <translation>Suchen in:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/file_dialog.py" />
      <source>Files of &amp;type:</source>
      <translation>Datei&amp;typ:</translation>
    </message>
  </context>
  <context>
    <name>finishing</name>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Solved with hints in {time}.</source>
      <translation>Mit Hinweisen gelöst in {time}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Solved by you in {time}, without hints.</source>
      <translation>Von Ihnen in {time} gelöst, ohne Hinweise.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Level: {level}.</source>
      <translation>Stufe: {level}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>That is your best time at this level.</source>
      <translation>Das ist Ihre Bestzeit auf dieser Stufe.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>That is your best time.</source>
      <translation>Das ist Ihre Bestzeit.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Your best time at this level is {time}.</source>
      <translation>Ihre Bestzeit auf dieser Stufe ist {time}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/finishing.py" />
      <source>Your best time is {time}.</source>
      <translation>Ihre Bestzeit ist {time}.</translation>
    </message>
  </context>
  <context>
    <name>folded</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options tried</source>
      <translation>
        <numerusform>{number} Option probiert</numerusform>
        <numerusform>{number} Optionen probiert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options taken back</source>
      <translation>
        <numerusform>{number} Option zurückgenommen</numerusform>
        <numerusform>{number} Optionen zurückgenommen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} columns covered</source>
      <translation>
        <numerusform>{number} Spalte abgedeckt</numerusform>
        <numerusform>{number} Spalten abgedeckt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} columns uncovered</source>
      <translation>
        <numerusform>{number} Spalte aufgedeckt</numerusform>
        <numerusform>{number} Spalten aufgedeckt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes hidden</source>
      <translation>
        <numerusform>{number} Knoten ausgeblendet</numerusform>
        <numerusform>{number} Knoten ausgeblendet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes returned</source>
      <translation>
        <numerusform>{number} Knoten eingeblendet</numerusform>
        <numerusform>{number} Knoten eingeblendet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes dropped</source>
      <translation>
        <numerusform>{number} Knoten ausgehängt</numerusform>
        <numerusform>{number} Knoten ausgehängt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} nodes restored</source>
      <translation>
        <numerusform>{number} Knoten eingehängt</numerusform>
        <numerusform>{number} Knoten eingehängt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} dead ends</source>
      <translation>
        <numerusform>{number} Sackgasse</numerusform>
        <numerusform>{number} Sackgassen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} solutions</source>
      <translation>
        <numerusform>{number} Lösung</numerusform>
        <numerusform>{number} Lösungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} events, {first} to {last}</source>
      <translation>
        <numerusform>{number} Ereignis, {first} bis {last}</numerusform>
        <numerusform>{number} Ereignisse, {first} bis {last}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{events}: {changes}</source>
      <translation>{events}: {changes}</translation>
    </message>
  </context>
  <context>
    <name>formats</name>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_pages.py" />
      <source>unknown format</source>
      <translation>unbekanntes Format</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Dancing Sudoku</source>
      <translation>Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>This program's own file: it keeps everything, with history, clock and search.</source>
      <translation>Die eigene Datei dieses Programms: Sie bewahrt alles, mit Verlauf, Uhr und Suche.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SadMan Sudoku</source>
      <translation>SadMan Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Headers and nine lines, with a second grid for entries.</source>
      <translation>Kopfzeilen und neun Zeilen, mit einem zweiten Gitter für Einträge.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Puzzles in JSON of any shape, as data sets and services have them.</source>
      <translation>Rätsel in JSON beliebigen Aufbaus, wie in Datensätzen und von Diensten.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>HoDoKu library</source>
      <translation>HoDoKu-Bibliothek</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>One line with givens, entries and deleted candidates.</source>
      <translation>Eine Zeile mit Vorgaben, Einträgen und gestrichenen Kandidaten.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sukaku</source>
      <translation>Sukaku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>One line of 729 characters, nine for the candidates of each cell.</source>
      <translation>Eine Zeile mit 729 Zeichen, neun für die Kandidaten jeder Zelle.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SudoCue</source>
      <translation>SudoCue</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines of cells with candidates and entries.</source>
      <translation>Neun Zeilen mit Zellen samt Kandidaten und Einträgen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Pencil marks</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A grid with the candidates of every cell, as forums show it.</source>
      <translation>Ein Gitter mit den Kandidaten aller Zellen, wie Foren es zeigen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>One line</source>
      <translation>Eine Zeile</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>81 characters in a row, with . for an empty cell.</source>
      <translation>81 Zeichen am Stück, mit . für eine leere Zelle.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Collection</source>
      <translation>Sammlung</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A list with a puzzle in each line.</source>
      <translation>Eine Liste mit einem Rätsel in jeder Zeile.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sudoku Exchange bank</source>
      <translation>Sudoku-Exchange-Bank</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A list of puzzles with their ratings.</source>
      <translation>Eine Liste von Rätseln mit ihren Bewertungen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A table with a puzzle in each row, or a range of a spreadsheet.</source>
      <translation>Eine Tabelle mit einem Rätsel in jeder Zeile oder ein Bereich einer Tabellenkalkulation.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Columns with tabs</source>
      <translation>Spalten mit Tabulatoren</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A table with a puzzle in each row, with tabs between its columns.</source>
      <translation>Eine Tabelle mit einem Rätsel in jeder Zeile, mit Tabulatoren zwischen den Spalten.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>gsf list</source>
      <translation>gsf-Liste</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A list of puzzles with ratings and names, separated by commas.</source>
      <translation>Eine Liste von Rätseln mit Bewertungen und Namen, durch Kommas getrennt.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SudokuWiki link</source>
      <translation>SudokuWiki-Link</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A link with givens, entries and candidates.</source>
      <translation>Ein Link mit Vorgaben, Einträgen und Kandidaten.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>f-puzzles link</source>
      <translation>f-puzzles-Link</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A link with the puzzle and its notes.</source>
      <translation>Ein Link mit dem Rätsel und seinen Notizen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>SudokuPad link</source>
      <translation>SudokuPad-Link</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Solo game ID</source>
      <translation>Solo-Spiel-ID</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>The game ID of Simon Tatham's Solo, or a game that it has saved.</source>
      <translation>Die Spiel-ID von Simon Tathams Solo oder ein Spiel, das es gespeichert hat.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Several grids</source>
      <translation>Mehrere Gitter</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Several puzzles of nine lines each, one below the other.</source>
      <translation>Mehrere Rätsel zu je neun Zeilen, untereinander.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Interactive Sudoku Solver</source>
      <translation>Interactive Sudoku Solver</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>The constraints of that solver or its address, as far as they are givens.</source>
      <translation>Die Bedingungen dieses Lösers oder seine Adresse, soweit sie Vorgaben sind.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>LaTeX</source>
      <translation>LaTeX</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine rows between bars, as the package sudoku for LaTeX has them.</source>
      <translation>Neun Zeilen zwischen Strichen, wie im Paket sudoku für LaTeX.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>HoDoKu file</source>
      <translation>HoDoKu-Datei</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>HoDoKu's own file, which cannot be opened.</source>
      <translation>HoDoKus eigene Datei, die sich nicht öffnen lässt.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>OpenSudoku</source>
      <translation>OpenSudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A collection with entries, notes and times, for OpenSudoku 3.</source>
      <translation>Eine Sammlung mit Einträgen, Notizen und Zeiten, für OpenSudoku 3.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>OpenSudoku 2 and older</source>
      <translation>OpenSudoku 2 und älter</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A collection with entries, notes and times, for OpenSudoku 2 and older.</source>
      <translation>Eine Sammlung mit Einträgen, Notizen und Zeiten, für OpenSudoku 2 und älter.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>OpenSudoku 4</source>
      <translation>OpenSudoku 4</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A collection with entries, notes, those in the middle of cells too, and times, for OpenSudoku 4.</source>
      <translation>Eine Sammlung mit Einträgen, Notizen, auch denen in der Zellmitte, und Zeiten, für OpenSudoku 4.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>KSudoku</source>
      <translation>KSudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A game of KSudoku with its moves and notes.</source>
      <translation>Ein Spiel von KSudoku mit seinen Zügen und Notizen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sudoku Solver</source>
      <translation>Sudoku Solver</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>DHancock's Sudoku Solver: a list of the cells that hold a digit.</source>
      <translation>DHancocks Sudoku Solver: eine Liste der Zellen, die eine Ziffer enthalten.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>GNOME Sudoku</source>
      <translation>GNOME Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A saved game with entries, notes and time.</source>
      <translation>Ein gespeichertes Spiel mit Einträgen, Notizen und Zeit.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>GNOME Sudoku share string</source>
      <translation>GNOME-Sudoku-Zeichenkette</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A few characters that hold the givens.</source>
      <translation>Einige Zeichen, die die Vorgaben enthalten.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Sudoku board.json</source>
      <translation>Sudoku board.json</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A puzzle with its solution, entries and notes.</source>
      <translation>Ein Rätsel mit Lösung, Einträgen und Notizen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Lists from a program</source>
      <translation>Listen aus einem Programm</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lists of nine numbers, or one of 81, as programs write them.</source>
      <translation>Neun Listen von neun Zahlen oder eine von 81, wie Programme sie schreiben.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Frame</source>
      <translation>Rahmen</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines in a frame of characters, easy to read.</source>
      <translation>Neun Zeilen in einem Rahmen aus Zeichen, leicht zu lesen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Simple Sudoku</source>
      <translation>Simple Sudoku</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>A frame with placed digits and removed candidates below.</source>
      <translation>Ein Rahmen, darunter gesetzte Ziffern und entfernte Kandidaten.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines</source>
      <translation>Neun Zeilen</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Nine lines of nine cells.</source>
      <translation>Neun Zeilen mit neun Zellen.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Other XML</source>
      <translation>Anderes XML</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>XML without a Sudoku.</source>
      <translation>XML ohne Sudoku.</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>Other JSON</source>
      <translation>Anderes JSON</translation>
    </message>
    <message>
      <location filename="../../solver_core/formats/registry.py" />
      <source>JSON without a Sudoku.</source>
      <translation>JSON ohne Sudoku.</translation>
    </message>
  </context>
  <context>
    <name>gallery</name>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>The smallest that is enough</source>
      <translation>Die kleinste ausreichende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>For example 2-12, 18</source>
      <translation>Zum Beispiel 2-12, 18</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>Co&amp;ver every item:</source>
      <translation>Jede Spalte a&amp;bdecken:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>Use &amp;Defaults</source>
      <translation>Stan&amp;dardwerte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>S&amp;top</source>
      <translation>Anhal&amp;ten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/details_panel.py" />
      <source>Re&amp;fine</source>
      <translation>Ver&amp;feinern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/dialog.py" />
      <source>Problems</source>
      <translation>Probleme</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/dialog.py" />
      <source>Gallery</source>
      <translation>Galerie</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/dialog.py" />
      <source>&amp;Watch</source>
      <translation>&amp;Zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/drawing.py" />
      <source>Board of the problem</source>
      <translation>Brett des Problems</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Exactly once</source>
      <translation>Genau einmal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Exactly once, by the fewest options</source>
      <translation>Genau einmal, mit den wenigsten Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>At least once, by the fewest options</source>
      <translation>Mindestens einmal, mit den wenigsten Optionen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} options</source>
      <translation>
        <numerusform>{count} Option</numerusform>
        <numerusform>{count} Optionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} items</source>
      <translation>
        <numerusform>{count} Spalte</numerusform>
        <numerusform>{count} Spalten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{options} over {items}</source>
      <translation>{options} über {items}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} secondary ones</source>
      <translation>
        <numerusform>{count} sekundäre</numerusform>
        <numerusform>{count} sekundäre</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{options} over {items} and {secondary}</source>
      <translation>{options} über {items} und {secondary}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Smallest reach: {reach}</source>
      <translation>Kleinste Reichweite: {reach}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>At most %n numbers can be chosen of which none divides another.</source>
      <translation>
        <numerusform>Höchstens %n Zahl lässt sich so wählen, dass keine eine andere teilt.</numerusform>
        <numerusform>Höchstens %n Zahlen lassen sich so wählen, dass keine eine andere teilt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>The size of the search tree is being estimated.</source>
      <translation>Die Größe des Suchbaums wird geschätzt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} decisions</source>
      <translation>
        <numerusform>{count} Entscheidung</numerusform>
        <numerusform>{count} Entscheidungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>At most about {decisions} (estimated without pruning)</source>
      <translation>Höchstens etwa {decisions} (ohne Abschneiden geschätzt)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>About {decisions} (estimated)</source>
      <translation>Etwa {decisions} (geschätzt)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} Lösung</numerusform>
        <numerusform>{count} Lösungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>About {decisions} and {solutions} (estimated)</source>
      <translation>Etwa {decisions} und {solutions} (geschätzt)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>From %n random walks down the tree; the standard error is {share} %.</source>
      <translation>
        <numerusform>Aus %n Zufallsweg den Baum hinab; der Standardfehler beträgt {share} %.</numerusform>
        <numerusform>Aus %n Zufallswegen den Baum hinab; der Standardfehler beträgt {share} %.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click squares, or move with the arrow keys and press Space, to make holes and to fill them.</source>
      <translation>Klicken Sie Felder an, oder wählen Sie sie mit den Pfeiltasten und drücken Sie die Leertaste, um Löcher zu machen und zu füllen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click a square, or move with the arrow keys, and type its digit; Delete clears it.</source>
      <translation>Klicken Sie ein Feld an, oder wählen Sie es mit den Pfeiltasten, und tippen Sie seine Ziffer; Entf leert es.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click the map, or move with the arrow keys and press Space: a city, a radar, nothing.</source>
      <translation>Klicken Sie auf die Karte, oder wählen Sie eine Stelle mit den Pfeiltasten und drücken Sie die Leertaste: eine Stadt, ein Radar, nichts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>Click the map, or move with the arrow keys and press Space, to build cities and to remove them.</source>
      <translation>Klicken Sie auf die Karte, oder wählen Sie eine Stelle mit den Pfeiltasten und drücken Sie die Leertaste, um Städte zu bauen und zu entfernen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>row {row}, column {column}: {content}</source>
      <translation>Zeile {row}, Spalte {column}: {content}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>empty</source>
      <translation>leer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>hole</source>
      <translation>Loch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>city</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/text.py" />
      <source>radar</source>
      <translation>Radar</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Knuth's 6 × 7 matrix</source>
      <translation>Knuths 6×7-Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choose rows so that every column has exactly one 1: the example of the paper “Dancing Links”, 2000.</source>
      <translation>Zeilen so wählen, dass jede Spalte genau eine 1 hat: das Beispiel aus dem Aufsatz „Dancing Links“, 2000.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Six sets over seven elements</source>
      <translation>Sechs Mengen über sieben Elementen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choose sets so that every element is in exactly one of them. It is small enough to be solved by hand.</source>
      <translation>Mengen so wählen, dass jedes Element in genau einer davon ist. Klein genug, um von Hand gelöst zu werden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 4 × 4</source>
      <translation>Sudoku 4 × 4</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Its 64 × 64 matrix fits on the screen: a bridge from seven columns to the 324 of a Sudoku. An empty board has 288 solutions.</source>
      <translation>Seine Matrix von 64 × 64 passt auf den Bildschirm: eine Brücke von sieben Spalten zu den 324 eines Sudokus. Ein leeres Brett hat 288 Lösungen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 6 × 6</source>
      <translation>Sudoku 6 × 6</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Boxes of two rows and three columns; each row, column and box has the digits 1 to 6.</source>
      <translation>Blöcke mit zwei Zeilen und drei Spalten; jede Zeile, jede Spalte und jeder Block hat die Ziffern 1 bis 6.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Diagonal Sudoku</source>
      <translation>Diagonal-Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The two long diagonals have every digit once, too: 18 columns more than a Sudoku.</source>
      <translation>Auch die beiden langen Diagonalen haben jede Ziffer einmal: 18 Spalten mehr als ein Sudoku.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Jigsaw Sudoku</source>
      <translation>Jigsaw-Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The boxes are pieces of nine squares. The matrix has as many columns as usual; only the columns of the boxes have other options.</source>
      <translation>Die Blöcke sind Teile aus neun Feldern. Die Matrix hat so viele Spalten wie sonst; nur die Spalten der Blöcke haben andere Optionen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Jigsaw Sudoku, layout {layout}</source>
      <translation>Jigsaw-Sudoku, Aufteilung {layout}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Sudoku 16 × 16</source>
      <translation>Sudoku 16 × 16</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Digits 1 to 9 and A to G: 4,096 options over 1,024 items, and usually still no guess.</source>
      <translation>Ziffern 1 bis 9 und A bis G: 4.096 Optionen über 1.024 Spalten, und meist immer noch keine Vermutung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Queens</source>
      <translation>Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Place n queens so that none attacks another. Ranks and files must be covered; diagonals may be, at most once.</source>
      <translation>n Damen so aufstellen, dass keine eine andere angreift. Reihen und Linien müssen abgedeckt werden; Diagonalen dürfen es, höchstens einmal.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{n} queens</source>
      <translation>{n} Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Dominating queens</source>
      <translation>Dominierende Damen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Place the fewest queens so that every square is attacked or occupied; on the usual board five are enough.</source>
      <translation>Möglichst wenige Damen so aufstellen, dass jedes Feld angegriffen oder besetzt ist; auf dem üblichen Brett reichen fünf.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Dominating queens on {n} × {n}</source>
      <translation>Dominierende Damen auf {n} × {n}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Polyominoes</source>
      <translation>Polyominos</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tile a board with pieces. Click squares of the board to make holes in it.</source>
      <translation>Ein Brett mit Teilen auslegen. Klicken Sie Felder des Bretts an, um Löcher zu machen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{pieces} on {height} × {width}</source>
      <translation>{pieces} auf {height} × {width}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Rectangles</source>
      <translation>Rechtecke</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tile a board with rectangles or squares of any size. Click squares of the board to make holes in it.</source>
      <translation>Ein Brett mit Rechtecken oder Quadraten beliebiger Größe auslegen. Klicken Sie Felder des Bretts an, um Löcher zu machen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{shape} on {height} × {width}</source>
      <translation>{shape} auf {height} × {width}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Word squares</source>
      <translation>Wortquadrate</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Words across and down. A square is a column with colours: words may share it where they agree in its letter.</source>
      <translation>Wörter waagerecht und senkrecht. Ein Feld ist eine Spalte mit Farben: Wörter dürfen es teilen, wo sie in seinem Buchstaben übereinstimmen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Word squares of {words} words</source>
      <translation>Wortquadrate aus {words} Wörtern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Langford pairs</source>
      <translation>Langford-Paare</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Put the numbers 1 to n twice each in a row, with one number between the ones, two between the twos, and so on.</source>
      <translation>Die Zahlen 1 bis n je zweimal in eine Reihe setzen, mit einer Zahl zwischen den Einsen, zwei zwischen den Zweien und so weiter.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{n} Langford pairs</source>
      <translation>{n} Langford-Paare</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring</source>
      <translation>Stationen auf einem Ring</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A station covers its place and its neighbours. Cover all places with the fewest stations.</source>
      <translation>Eine Station deckt ihren Ort und dessen Nachbarn ab. Alle Orte mit möglichst wenigen Stationen abdecken.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Stations on a ring of {places}</source>
      <translation>Stationen auf einem Ring mit {places} Orten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Radars for cities</source>
      <translation>Radare für Städte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Cover every city with a limited number of radars. The smallest reach that is enough is found by binary search over the distances (HDU 2295).</source>
      <translation>Alle Städte mit einer begrenzten Zahl von Radaren abdecken. Die kleinste ausreichende Reichweite wird durch binäre Suche über die Entfernungen gefunden (HDU 2295).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{most} radars for cities</source>
      <translation>{most} Radare für Städte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Airports in cities</source>
      <translation>Flughäfen in Städten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Build a limited number of airports so that no city is far from one by road (HDU 5046).</source>
      <translation>Eine begrenzte Zahl von Flughäfen so bauen, dass es auf der Straße von keiner Stadt weit zu einem Flughafen ist (HDU 5046).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>{most} airports in cities</source>
      <translation>{most} Flughäfen in Städten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Divisibility</source>
      <translation>Teilbarkeit</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Choosing a number removes all that it divides and all that divide it. Remove all numbers by choosing the fewest (after HDU 3335).</source>
      <translation>Eine gewählte Zahl entfernt alle, die sie teilt und die sie teilen. Mit möglichst wenigen alle Zahlen entfernen (nach HDU 3335).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>B</source>
      <translation>B</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Different words</source>
      <translation>Verschiedene Wörter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>The same words</source>
      <translation>Dieselben Wörter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Dominoes</source>
      <translation>Dominos</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Trominoes</source>
      <translation>Trominos</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tetrominoes</source>
      <translation>Tetrominos</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Pentominoes</source>
      <translation>Pentominos</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Tetrominoes and pentominoes</source>
      <translation>Tetrominos und Pentominos</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>At most once</source>
      <translation>Höchstens einmal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Any number of times</source>
      <translation>Beliebig oft</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Squares</source>
      <translation>Quadrate</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Count once</source>
      <translation>Einfach zählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Count twice</source>
      <translation>Doppelt zählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Size n:</source>
      <translation>&amp;Größe n:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Givens:</source>
      <translation>Vorgaben:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Layout:</source>
      <translation>Auftei&amp;lung:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Pieces:</source>
      <translation>T&amp;eile:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Use each:</source>
      <translation>&amp;Jedes verwendet:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Rows:</source>
      <translation>Ze&amp;ilen:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Columns:</source>
      <translation>&amp;Spalten:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>Holes:</source>
      <translation>Löcher:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Across and down:</source>
      <translation>&amp;Waagerecht und senkrecht:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Words:</source>
      <translation>Wö&amp;rter:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Reversals:</source>
      <translation>&amp;Umkehrungen:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Places:</source>
      <translation>&amp;Orte:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Reach:</source>
      <translation>&amp;Reichweite:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>At &amp;most:</source>
      <translation>&amp;Höchstens:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/gallery.py" />
      <source>&amp;Numbers:</source>
      <translation>Za&amp;hlen:</translation>
    </message>
  </context>
  <context>
    <name>hints</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>A digit in a cell covers four columns. These options are left in those of {option}:</source>
      <translation>Eine Ziffer in einer Zelle deckt vier Spalten ab. In denen von {option} sind noch so viele Optionen:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>{column}: {options}</source>
      <translation>{column}: {options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>One option leaves nothing to guess, so Dancing Links chooses it at once.</source>
      <translation>Bei einer einzigen Option ist nichts zu raten; Dancing Links wählt sie sofort.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Suppose {cell} were {digit}.</source>
      <translation>Angenommen, {cell} wäre {digit}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>So {cell} is not {digit}.</source>
      <translation>Also ist {cell} nicht {digit}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>The same digit would stand twice in a house.</source>
      <translation>Dann stünde dieselbe Ziffer zweimal in einer Einheit.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Dancing Links tries:</source>
      <translation>Dancing Links probiert:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Dancing Links then has no choice:</source>
      <translation>Dancing Links hat dann keine Wahl:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>Dead end: no option is left for “{column}”.</source>
      <translation>Sackgasse: Für „{column}“ bleibt keine Option.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No guess leads further: all ways together have %n dead ends.</source>
      <translation>
        <numerusform>Keine Vermutung führt weiter: Alle Wege zusammen haben %n Sackgasse.</numerusform>
        <numerusform>Keine Vermutung führt weiter: Alle Wege zusammen haben %n Sackgassen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/card.py" />
      <source>No guess leads further: there are more than %n dead ends.</source>
      <translation>
        <numerusform>Keine Vermutung führt weiter: Es gibt mehr als %n Sackgasse.</numerusform>
        <numerusform>Keine Vermutung führt weiter: Es gibt mehr als %n Sackgassen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, only {cells} are left for {digits}. They must hold these digits, so they cannot hold any other.</source>
      <translation>In {houses} sind für {digits} nur {cells} übrig. Sie müssen diese Ziffern enthalten, also können sie keine andere enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in {cover}, too. One of them holds it, so no other cell of {cover} can.</source>
      <translation>In {houses} liegen alle Plätze für {digits} auch in {cover}. Einer davon enthält die Ziffer, also kann sie in keiner anderen Zelle von {cover} stehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {cells} have no candidates but {digits}. They use up all of these, so no other cell there can hold one.</source>
      <translation>In {houses} haben {cells} keine Kandidaten außer {digits}. Sie verbrauchen alle diese Ziffern, also kann dort keine andere Zelle eine davon enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Whichever of its two candidates {pivot} holds, one of {others} must be {removed}. A cell that sees both of these cannot be {removed}.</source>
      <translation>Welchen ihrer beiden Kandidaten {pivot} auch enthält, eine von {others} muss {removed} sein. Eine Zelle, die diese beiden sieht, kann nicht {removed} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Whatever {pivot} holds, one of {cells} is {removed}. A cell that sees all three cannot be {removed}.</source>
      <translation>Was {pivot} auch enthält, eine von {cells} ist {removed}. Eine Zelle, die alle drei sieht, kann nicht {removed} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. A cell that sees one of each kind cannot be {digits}.</source>
      <translation>Die markierten Zellen für {digits} wechseln sich ab: Entweder sind alle mit einem Ring {digits} oder alle mit einem Quadrat. Eine Zelle, die je eine von beiden Arten sieht, kann nicht {digits} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. Two cells of one kind see each other, so none of this kind is {digits}.</source>
      <translation>Die markierten Zellen für {digits} wechseln sich ab: Entweder sind alle mit einem Ring {digits} oder alle mit einem Quadrat. Zwei Zellen der einen Art sehen einander, also ist keine dieser Art {digits}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees a kind of the other, so they are not both true, and one of the two opposite kinds is. A cell that sees both of these cannot be {digits}.</source>
      <translation>Die markierten Zellen für {digits} bilden zwei Netze, das zweite unterstrichen; in jedem sind entweder alle Ringe {digits} oder alle Quadrate. Eine Art des einen Netzes sieht eine Art des anderen, also sind nicht beide wahr, und eine der beiden entgegengesetzten Arten ist es. Eine Zelle, die diese beiden sieht, kann nicht {digits} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees both kinds of the other, of which one is true. So none of that kind is {digits}.</source>
      <translation>Die markierten Zellen für {digits} bilden zwei Netze, das zweite unterstrichen; in jedem sind entweder alle Ringe {digits} oder alle Quadrate. Eine Art des einen Netzes sieht beide Arten des anderen, von denen eine wahr ist. Also ist keine Zelle jener Art {digits}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {cells} were not {digits}, each empty cell would have two candidates, each of them twice in its row, column and box. Such a puzzle has two solutions or none.</source>
      <translation>Ohne {digits} in {cells} hätte jede leere Zelle zwei Kandidaten, und jeder davon stünde zweimal in ihrer Zeile, ihrer Spalte und ihrem Block. Ein solches Rätsel hat zwei Lösungen oder keine.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>No digit of {cells} is given. If {targets} were {removed}, two digits could be exchanged in these cells, and the puzzle would have a second solution.</source>
      <translation>Keine Ziffer in {cells} ist vorgegeben. Mit {removed} in {targets} ließen sich in diesen Zellen zwei Ziffern vertauschen, und das Rätsel hätte eine zweite Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>No digit of {cells} is given. Without {removed} in one of the two empty ones, two digits could be exchanged in these cells, and the puzzle would have a second solution. So a cell that sees both cannot be {removed}.</source>
      <translation>Keine Ziffer in {cells} ist vorgegeben. Ohne {removed} in einer der beiden leeren ließen sich in diesen Zellen zwei Ziffern vertauschen, und das Rätsel hätte eine zweite Lösung. Also kann eine Zelle, die beide sieht, nicht {removed} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The chain is a loop without a contradiction, so it is true in one direction or the other: of the two ends of each link, exactly one is true. What excludes, or shares a cell or house with, both ends of a link can be removed.</source>
      <translation>Die Kette ist eine Schleife ohne Widerspruch, also gilt sie in der einen oder in der anderen Richtung: Von den beiden Enden jeder Verbindung ist genau eines wahr. Was beide Enden einer Verbindung ausschließt oder mit beiden eine Zelle oder Einheit teilt, kann entfernt werden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>None of the techniques finds a step here. The solution is known nevertheless, from Dancing Links.</source>
      <translation>Keine der Techniken findet hier einen Schritt. Die Lösung ist trotzdem bekannt, durch Dancing Links.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {cells} held only {digits}, these could be exchanged, and the puzzle would have a second solution.</source>
      <translation>Enthielten {cells} nur {digits}, ließen sich diese vertauschen, und das Rätsel hätte eine zweite Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Only {targets} can avoid that, by holding another digit.</source>
      <translation>Das lässt sich nur vermeiden, wenn in {targets} eine andere Ziffer steht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>To avoid that, one of them must be {removed}. A cell that sees all places for {removed} among them cannot be {removed}.</source>
      <translation>Um das zu vermeiden, muss eine von ihnen {removed} sein. Eine Zelle, die alle Plätze für {removed} darunter sieht, kann nicht {removed} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>To avoid that, one of them must hold another digit. With {others} they then need all of the digits {extra}, so no other cell of their house can hold one.</source>
      <translation>Um das zu vermeiden, muss eine von ihnen eine andere Ziffer enthalten. Zusammen mit {others} brauchen sie dann alle Ziffern {extra}, also kann keine andere Zelle ihrer Einheit eine davon enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>One of {targets} is {kept}, for it has no other place in a house of both. So the other one cannot be {removed}.</source>
      <translation>Eine von {targets} ist {kept}, denn diese Ziffer hat in einer gemeinsamen Einheit keinen anderen Platz. Also kann die andere nicht {removed} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In the rows and columns of these cells, {removed} has no other place. So if one of {targets} were {removed}, both would be, and that would happen.</source>
      <translation>In den Zeilen und Spalten dieser Zellen hat {removed} keinen anderen Platz. Wäre also eine von {targets} {removed}, wären es beide, und das würde eintreten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {targets} were {removed}, that would happen: in its row and in its column, {kept} could then only go in the rectangle.</source>
      <translation>Mit {removed} in {targets} würde das eintreten: In der Zeile und in der Spalte dieser Zelle könnte {kept} dann nur noch im Rechteck stehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{cells} is the last empty cell of {houses}, where only {digits} is missing.</source>
      <translation>{cells} ist die letzte leere Zelle in {houses}, wo nur {digits} fehlt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Only {digits} can go to {cells}: {parts}.</source>
      <translation>Nur {digits} passt in {cells}: {parts}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{digits} is the only candidate that is left in {cells}.</source>
      <translation>{digits} ist der einzige Kandidat, der in {cells} noch übrig ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {cells} is the only cell left for {digits}.</source>
      <translation>In {houses} ist {cells} die einzige Zelle, die für {digits} noch übrig ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {digits} can only go to {cells}: {places} and your notes exclude the other cells.</source>
      <translation>{houses}: {digits} passt nur in {cells}, denn {places} und Ihre Notizen schließen die anderen Zellen aus.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {digits} can only go to {cells}: the {digits} in {places} blocks the other cells.</source>
      <translation>{houses}: {digits} passt nur in {cells}, denn die {digits} in {places} sperrt die anderen Zellen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, {digits} can only go to {cells}: the {digits}s in {places} block the other cells.</source>
      <translation>{houses}: {digits} passt nur in {cells}, denn die Ziffern {digits} in {places} sperren die anderen Zellen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{house} has {digits}</source>
      <comment>digits that exclude</comment>
      <translation>{house} hat {digits}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>your notes exclude the others</source>
      <translation>Ihre Notizen schließen die anderen aus</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in {cover}. So {cover} get their {digits} there, and cannot have it anywhere else.</source>
      <translation>In {houses} liegen alle Plätze für {digits} in {cover}. Also bekommen {cover} ihre {digits} dort und können sie nirgends sonst haben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Without the fin {fins}, all places for {digits} in {houses} would lie in {cover}. Either the fin is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees the fin cannot be {digits} either way.</source>
      <translation>Ohne die Flosse {fins} lägen alle Plätze für {digits} in {houses} in {cover}. Entweder ist die Flosse {digits}, oder {cover} bekommen ihre {digits} aus {houses}: Eine Zelle in {cover}, die die Flosse sieht, kann so oder so nicht {digits} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Without the fins {fins}, all places for {digits} in {houses} would lie in {cover}. Either one of the fins is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees all fins cannot be {digits} either way.</source>
      <translation>Ohne die Flossen {fins} lägen alle Plätze für {digits} in {houses} in {cover}. Entweder ist eine der Flossen {digits}, oder {cover} bekommen ihre {digits} aus {houses}: Eine Zelle in {cover}, die alle Flossen sieht, kann so oder so nicht {digits} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Each chain shows that at least one of its two ends is {digits}. A cell that sees both ends cannot be {digits}.</source>
      <translation>Jede Kette zeigt, dass mindestens eines ihrer beiden Enden {digits} ist. Eine Zelle, die beide Enden sieht, kann nicht {digits} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {start}, the chain shows that {end}. So at least one of {ends} is {digit}, and a cell that sees both cannot be {digit}.</source>
      <translation>Angenommen, {start}. Die Kette zeigt dann: {end}. Also ist mindestens eine von {ends} {digit}, und eine Zelle, die beide sieht, kann nicht {digit} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {start}, the chain shows that {end}. So {digit} is at one of the ends of the chain, {ends}, and a cell that sees all of these cannot be {digit}.</source>
      <translation>Angenommen, {start}. Die Kette zeigt dann: {end}. Also steht {digit} an einem der Enden der Kette, {ends}, und eine Zelle, die all diese sieht, kann nicht {digit} sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>If {start}, the chain shows that {end}. So at least one of its ends, {first} and {last}, is true, and what both of them exclude can be removed.</source>
      <translation>Angenommen, {start}. Die Kette zeigt dann: {end}. Also ist mindestens eines ihrer Enden, {first} und {last}, wahr, und was beide ausschließen, kann entfernt werden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {fins}, all places for {digits} lie in one row and one column.</source>
      <translation>In {fins} liegen alle Plätze für {digits} in einer Zeile und einer Spalte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>In {houses}, all places for {digits} lie in one row or one column. If {last} is not {digits}, {first} is, and leaves {houses} only places that see {targets}. So one cell that {targets} sees is {digits} in any case.</source>
      <translation>In {houses} liegen alle Plätze für {digits} in einer Zeile oder einer Spalte. Ist {last} nicht {digits}, so ist es {first} und lässt {houses} nur Plätze, die {targets} sehen. Also ist auf jeden Fall eine Zelle, die {targets} sieht, {digits}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>All cells of the chain have just the candidates {digits}, which alternate along it. So its ends hold one each, and a cell that sees both ends can hold neither.</source>
      <translation>Alle Zellen der Kette haben nur die Kandidaten {digits}, die sich entlang der Kette abwechseln. Also enthalten ihre Enden je einen davon, und eine Zelle, die beide Enden sieht, kann keinen enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>All cells of the chains have just the candidates {digits}, which alternate along them. So the ends of each chain hold one each, and a cell that sees both ends can hold neither.</source>
      <translation>Alle Zellen der Ketten haben nur die Kandidaten {digits}, die sich entlang der Ketten abwechseln. Also enthalten die Enden jeder Kette je einen davon, und eine Zelle, die beide Enden sieht, kann keinen enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Assume the opposite of what follows: the chains then contradict each other.</source>
      <translation>Nehmen Sie das Gegenteil dessen an, was folgt: Die Ketten widersprechen dann einander.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. Link by link, it follows that it is. So it must be.</source>
      <translation>Angenommen, {start}. Glied für Glied folgt, dass es doch so ist. Also muss es so sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. Link by link, it follows that it is not. So it cannot be.</source>
      <translation>Angenommen, {start}. Glied für Glied folgt, dass es nicht so ist. Also kann es nicht sein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. The chains then leave no place for {digit} in a house, which is impossible.</source>
      <translation>Angenommen, {start}. Die Ketten lassen dann in einer Einheit keinen Platz für {digit}, was unmöglich ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. The chains then leave no candidate in a cell, which is impossible.</source>
      <translation>Angenommen, {start}. Die Ketten lassen dann in einer Zelle keinen Kandidaten, was unmöglich ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. Link by link, it follows that {ends}, which is a contradiction.</source>
      <translation>Angenommen, {start}. Glied für Glied folgt: {ends}, was ein Widerspruch ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Suppose that {start}. It follows that {ends}, which is impossible.</source>
      <translation>Angenommen, {start}. Daraus folgt: {ends}, was unmöglich ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>One of {starts} is true in any case, and each of them leads to the same end: {end}.</source>
      <translation>Eines davon ist auf jeden Fall wahr: {starts}, und jedes führt zum selben Ende: {end}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Whether {start} or not, the chains lead to the same end: {end}.</source>
      <translation>Ob dies wahr ist oder nicht – {start} –, die Ketten führen zum selben Ende: {end}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{first} have one digit more than cells, and so have {last}. They share {common}, neither of which can be in both. So each set gets one of the two and needs all its other digits: a cell that sees all places of such a digit cannot hold it.</source>
      <translation>{first} haben eine Ziffer mehr als Zellen, ebenso {last}. Gemeinsam haben sie {common}, und keine dieser beiden Ziffern kann in beiden Mengen stehen. Also bekommt jede Menge eine der beiden und braucht alle ihre anderen Ziffern: Eine Zelle, die alle Plätze einer solchen Ziffer sieht, kann sie nicht enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Set A, {first}, and set B, {last}, have one digit more than cells each. Only one of them can hold {common}; the other one needs all its other digits, {removed} among them. A cell that sees all places for {removed} in both sets cannot hold it.</source>
      <translation>Menge A, {first}, und Menge B, {last}, haben je eine Ziffer mehr als Zellen. Nur eine von ihnen kann {common} enthalten; die andere braucht alle ihre anderen Ziffern, darunter {removed}. Eine Zelle, die in beiden Mengen alle Plätze für {removed} sieht, kann diese Ziffer nicht enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>Each of these sets has one digit more than cells: {sets}. Only one of two neighbours can hold the digit that they share: {commons}. If {first} did not hold {removed}, each set would need its shared digit and take it from the next, up to {last}, which would hold {removed}. A cell that sees all places for {removed} in these two cannot hold it.</source>
      <translation>Jede dieser Mengen hat eine Ziffer mehr als Zellen: {sets}. Nur eine von zwei benachbarten kann die Ziffer enthalten, die sie teilen: {commons}. Enthielte {first} nicht {removed}, bräuchte jede Menge ihre gemeinsame Ziffer und nähme sie der nächsten weg, bis hin zu {last}, die dann {removed} enthielte. Eine Zelle, die in diesen beiden alle Plätze für {removed} sieht, kann diese Ziffer nicht enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>; </source>
      <comment>between sets of cells</comment>
      <translation>; </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{cells} lie in a box and in a line. Together with cells beside them in both, they use up all their digits there.</source>
      <translation>{cells} liegen in einem Block und in einer Zeile oder Spalte. Zusammen mit Zellen daneben in beiden verbrauchen sie dort alle ihre Ziffern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>The {count} cells {cells} have only {count} digits between them, {digits}, and none of these fits in there twice. So all of them are needed: a cell that sees all places of one of these digits cannot hold it.</source>
      <translation>Die {count} Zellen {cells} haben zusammen nur {count} Ziffern, {digits}, und keine davon passt zweimal hinein. Also werden alle gebraucht: Eine Zelle, die alle Plätze einer dieser Ziffern sieht, kann sie nicht enthalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/reason_text.py" />
      <source>{cells} ({digits})</source>
      <comment>cells with their digits</comment>
      <translation>{cells} ({digits})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a house where the pattern is</source>
      <translation>eine Einheit, in der das Muster liegt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a house that takes all its places</source>
      <translation>eine Einheit, die all seine Plätze aufnimmt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a set of cells; each set has its colour</source>
      <translation>eine Menge von Zellen; jede Menge hat ihre Farbe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a place beside the pattern, such as a fin</source>
      <translation>ein Platz neben dem Muster, etwa eine Flosse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a digit that links two sets</source>
      <translation>eine Ziffer, die zwei Mengen verbindet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a candidate that can be removed</source>
      <translation>ein Kandidat, der entfernt werden kann</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a digit that excludes others, with a line to their cells</source>
      <translation>eine Ziffer, die andere ausschließt, mit einer Linie zu deren Zellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>all true together, or all false</source>
      <translation>alle zugleich wahr oder alle falsch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>the opposite of those with a ring</source>
      <translation>das Gegenteil derer mit einem Ring</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>underlined: the second net</source>
      <translation>unterstrichen: das zweite Netz</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>true if the chain is followed</source>
      <translation>wahr, wenn man der Kette folgt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>false if the chain is followed</source>
      <translation>falsch, wenn man der Kette folgt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>if one is false, the other is true</source>
      <translation>ist das eine falsch, ist das andere wahr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>if one is true, the other is false</source>
      <translation>ist das eine wahr, ist das andere falsch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/step_legend.py" />
      <source>a candidate of the pattern</source>
      <translation>ein Kandidat des Musters</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Dancing Links, fewest options: {counts}.</source>
      <translation>Dancing Links, wenigste Optionen: {counts}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Dancing Links, first column: {counts}.</source>
      <translation>Dancing Links, erste Spalte: {counts}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} decisions</source>
      <translation>
        <numerusform>{count} Entscheidung</numerusform>
        <numerusform>{count} Entscheidungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} guesses</source>
      <translation>
        <numerusform>{count} Vermutung</numerusform>
        <numerusform>{count} Vermutungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} dead ends</source>
      <translation>
        <numerusform>{count} Sackgasse</numerusform>
        <numerusform>{count} Sackgassen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{count} updates</source>
      <translation>
        <numerusform>{count} Änderung</numerusform>
        <numerusform>{count} Änderungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>{line} The search was stopped after {events} events.</source>
      <translation>{line} Die Suche wurde nach {events} Ereignissen angehalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Technique</source>
      <translation>Technik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Result</source>
      <translation>Wirkung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Level</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/steps_view.py" />
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>Level {level}, {points} points in ratings</source>
      <translation>Stufe {level}, {points} Punkte in Bewertungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>There is no example of this technique yet.</source>
      <translation>Für diese Technik gibt es noch kein Beispiel.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>In this example: {reason}</source>
      <translation>In diesem Beispiel: {reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/technique_page.py" />
      <source>An example of “{technique}”</source>
      <translation>Ein Beispiel für „{technique}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/techniques_dialog.py" />
      <source>Techniques in the order in which hints try them</source>
      <translation>Techniken in der Reihenfolge, in der Hinweise sie probieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Look at where {digit} can go.</source>
      <translation>Sehen Sie nach, wo {digit} stehen kann.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Look at {houses}.</source>
      <translation>Sehen Sie sich {houses} an.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Level: {level}.</source>
      <translation>Stufe: {level}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>So {placed}.</source>
      <translation>Folglich: {placed}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{digits} can be removed from {cells}</source>
      <translation>zu entfernen: {digits} aus {cells}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{most}, {digits} from {cells}</source>
      <comment>one of several removals</comment>
      <translation>{most}, {digits} aus {cells}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{most}, and {digits} from {cells}</source>
      <comment>last of several removals</comment>
      <translation>{most} und {digits} aus {cells}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>So {removals}.</source>
      <translation>Folglich ist {removals}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Your notes in %n cells lack the right digit.</source>
      <translation>
        <numerusform>In Ihren Notizen fehlt in %n Zelle die richtige Ziffer.</numerusform>
        <numerusform>In Ihren Notizen fehlt in %n Zellen die richtige Ziffer.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Some givens contradict each other. Correct them, and ask again.</source>
      <translation>Einige Vorgaben widersprechen einander. Berichtigen Sie sie, und fragen Sie dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>This puzzle has no solution, so no step leads to one.</source>
      <translation>Dieses Rätsel hat keine Lösung, also führt kein Schritt zu einer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>This puzzle has no solution with its candidates; without them there is one.</source>
      <translation>Mit seinen Kandidaten hat dieses Rätsel keine Lösung; ohne sie gibt es eine.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>This puzzle has several solutions. Hints need a puzzle with exactly one.</source>
      <translation>Dieses Rätsel hat mehrere Lösungen. Hinweise brauchen ein Rätsel mit genau einer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Some digits are wrong. Clear or correct them before you go on: {cells}.</source>
      <translation>Einige Ziffern sind falsch. Löschen oder berichtigen Sie sie, bevor Sie weitermachen: {cells}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>Some notes are wrong: the right digit is missing in {cells}.</source>
      <translation>Einige Notizen sind falsch: Die richtige Ziffer fehlt in {cells}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{level}, {score} points. The hardest technique is “{technique}”.</source>
      <translation>{level}, {score} Punkte. Die schwerste Technik ist „{technique}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>rows {numbers}</source>
      <translation>Zeilen {numbers}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>columns {numbers}</source>
      <translation>Spalten {numbers}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>boxes {numbers}</source>
      <translation>Block {numbers}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell} is {digit}</source>
      <translation>{cell} ist {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell} is not {digit}</source>
      <translation>{cell} ist nicht {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>one of {cells} is {digit}</source>
      <translation>eine von {cells} ist {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>none of {cells} is {digit}</source>
      <translation>keine von {cells} ist {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell}≠{digit}</source>
      <translation>{cell}≠{digit}</translation>
    </message>
  </context>
  <context>
    <name>imports</name>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the clipboard</source>
      <translation>Zwischenablage</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the dropped text</source>
      <translation>Abgelegtes</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the standard input</source>
      <translation>Standardeingabe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/__init__.py" />
      <source>the picture</source>
      <translation>das Bild</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} may be a Sudoku or a 0-1 matrix. Which is it?</source>
      <translation>{name} kann ein Sudoku oder eine 0-1-Matrix sein. Was ist es?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>Sudoku</source>
      <translation>Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>0-1 Matrix</source>
      <translation>0-1-Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} is an exact cover problem. Step or play its search.</source>
      <translation>{name} ist ein Problem der exakten Überdeckung. Gehen Sie schrittweise durch die Suche, oder spielen Sie sie ab.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>Opened: {puzzles}.</source>
      <translation>Geöffnet: {puzzles}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name}: {puzzles}, read as {format}.</source>
      <translation>{name}: {puzzles}, als {format} gelesen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} is a list of puzzles, read as {format}.</source>
      <translation>{name} ist eine Liste von Rätseln, als {format} gelesen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>%n files</source>
      <translation>
        <numerusform>%n Datei</numerusform>
        <numerusform>%n Dateien</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{files}: {puzzles}.</source>
      <translation>{files}: {puzzles}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/opening.py" />
      <source>{name} is an exact cover problem: open it alone to watch it.</source>
      <translation>{name} ist ein Problem der exakten Überdeckung: Öffnen Sie es einzeln, um seiner Suche zuzusehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Open {name}</source>
      <translation>{name} öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Read as:</source>
      <translation>&amp;Lesen als:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Puzzle:</source>
      <translation>&amp;Rätsel:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Show in the &amp;Library</source>
      <translation>In der &amp;Bibliothek zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Open</source>
      <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>of {count}</source>
      <translation>von {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Your unsaved puzzle could not be set aside: {cause}. Save it first.</source>
      <translation>Ihr nicht gespeichertes Rätsel konnte nicht beiseitegelegt werden: {cause}. Speichern Sie es zuerst.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Your puzzle was restored.</source>
      <translation>Ihr Rätsel wurde wiederhergestellt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>&amp;Restore</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Your previous puzzle was set aside.</source>
      <translation>Ihr vorheriges Rätsel wurde beiseitegelegt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>notes in %n cells</source>
      <translation>
        <numerusform>Notizen in %n Zelle</numerusform>
        <numerusform>Notizen in %n Zellen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>notes</source>
      <translation>Notizen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>%n givens</source>
      <translation>
        <numerusform>%n Vorgabe</numerusform>
        <numerusform>%n Vorgaben</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>candidates</source>
      <translation>Kandidaten</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>%n entries</source>
      <translation>
        <numerusform>%n Eintrag</numerusform>
        <numerusform>%n Einträge</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>colours</source>
      <translation>Farben</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{count} puzzles</source>
      <translation>
        <numerusform>1 Rätsel</numerusform>
        <numerusform>{count} Rätsel</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Opened as {format}: {counts}.</source>
      <translation>Als {format} geöffnet: {counts}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Reading {name}...</source>
      <translation>{name} wird gelesen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Reading {name}, {number} of {count}...</source>
      <translation>{name} wird gelesen, {number} von {count}...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{name} could not be opened: {cause}</source>
      <translation>{name} konnte nicht geöffnet werden: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Could not be opened: {names}.</source>
      <translation>Konnte nicht geöffnet werden: {names}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The picture was not read: {cause}</source>
      <translation>Das Bild wurde nicht gelesen: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>This link does not contain the puzzle itself, and the program does not use the network. Paste the puzzle as text.</source>
      <translation>Dieser Link enthält das Rätsel nicht selbst, und das Programm verwendet das Netz nicht. Fügen Sie das Rätsel als Text ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>This text is not a puzzle: {error}</source>
      <translation>Dieser Text ist kein Rätsel: {error}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>There is no text in {name}.</source>
      <translation>Kein Text gefunden: {name}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{format}: {decided}</source>
      <translation>{format}: {decided}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{format}: {description}</source>
      <translation>{format}: {description}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Line {line} could not be read: {message}.</source>
      <translation>Zeile {line} konnte nicht gelesen werden: {message}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{count} more lines could not be read.</source>
      <translation>
        <numerusform>Eine weitere Zeile konnte nicht gelesen werden.</numerusform>
        <numerusform>{count} weitere Zeilen konnten nicht gelesen werden.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has no solution with its candidates; without them there is one.</source>
      <translation>Mit seinen Kandidaten hat es keine Lösung; ohne sie gibt es eine.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has exactly one solution.</source>
      <translation>Es hat genau eine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has several solutions.</source>
      <translation>Es hat mehrere Lösungen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>It has no solution.</source>
      <translation>Es hat keine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The number of its solutions is not known yet.</source>
      <translation>Die Anzahl seiner Lösungen ist noch nicht bekannt.</translation>
    </message>
  </context>
  <context>
    <name>info_bar</name>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Message</source>
      <translation>Meldung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Question</source>
      <translation>Frage</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/info_bar.py" />
      <source>Solved</source>
      <translation>Gelöst</translation>
    </message>
  </context>
  <context>
    <name>key</name>
    <message>
      <location filename="../../sudoku_gui/widgets/legend.py" />
      <source>Legend</source>
      <translation>Legende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/legend.py" />
      <source>What the signs mean (K)</source>
      <translation>Was die Zeichen bedeuten (K)</translation>
    </message>
  </context>
  <context>
    <name>keys</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Switch on or off</source>
      <translation>Ein- oder ausschalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Change a breakpoint, or go to a bookmark</source>
      <translation>Haltepunkt ändern oder zum Lesezeichen gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Move up or down</source>
      <translation>Nach oben oder unten verschieben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>To the next candidate</source>
      <translation>Zum nächsten Kandidaten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>Arrows</source>
      <translation>Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>Select a candidate of the column</source>
      <translation>Einen Kandidaten der Spalte auswählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>1 to 9</source>
      <translation>1 bis 9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>To the next board</source>
      <translation>Zum nächsten Brett</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/__init__.py" />
      <source>Go to the event</source>
      <translation>Zum Ereignis gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/__init__.py" />
      <source>Legend</source>
      <translation>Legende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>To the next square</source>
      <translation>Zum nächsten Feld</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Change the square</source>
      <translation>Das Feld ändern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Clear the square</source>
      <translation>Das Feld leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/gallery/__init__.py" />
      <source>Gallery, board to draw on</source>
      <translation>Galerie, Brett zum Zeichnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>Along the links</source>
      <translation>Den Links folgen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>Table of all links</source>
      <translation>Tabelle aller Links</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Write 0 or 1 and go on</source>
      <translation>0 oder 1 schreiben und weitergehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Change 0 to 1, or 1 to 0</source>
      <translation>Zwischen 0 und 1 wechseln</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Clear the selected cells</source>
      <translation>Die ausgewählten Zellen leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Add a row or a column</source>
      <translation>Eine Zeile oder Spalte hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Remove rows or columns</source>
      <translation>Zeilen oder Spalten entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Move the row or the column</source>
      <translation>Die Zeile oder Spalte verschieben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Alt+Arrows</source>
      <translation>Alt+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Rename the column, or name the row</source>
      <translation>Die Spalte umbenennen oder die Zeile benennen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Cut, copy, paste</source>
      <translation>Ausschneiden, kopieren, einfügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Undo, redo</source>
      <translation>Rückgängig machen, wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Open or save the matrix</source>
      <translation>Die Matrix öffnen oder speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Watch the search of the matrix</source>
      <translation>Der Suche der Matrix zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Matrix editor</source>
      <translation>Matrixeditor</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>To the next row or column</source>
      <translation>Zur nächsten Zeile oder Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Far along the row or column</source>
      <translation>In größeren Schritten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Ctrl+Arrows</source>
      <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Move what is seen</source>
      <translation>Den Ausschnitt verschieben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Shift+Arrows</source>
      <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Show what is left alone</source>
      <translation>Nur zeigen, was übrig ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Follow the search</source>
      <translation>Der Suche folgen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Closer, farther</source>
      <translation>Vergrößern, verkleinern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Show all</source>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Run to the line</source>
      <translation>Bis zu dieser Zeile laufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Run back to the line</source>
      <translation>Zu dieser Zeile zurücklaufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Breakpoint on the line</source>
      <translation>Haltepunkt auf dieser Zeile</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Fold or unfold the block</source>
      <translation>Den Block zu- oder aufklappen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Next language</source>
      <translation>Nächste Sprache</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/__init__.py" />
      <source>Go to where the column was chosen</source>
      <translation>Dorthin gehen, wo die Spalte gewählt wurde</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Next or previous stop</source>
      <translation>Nächste oder vorherige Station</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>Guided tour</source>
      <translation>Geführter Rundgang</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>To the node above, below or beside</source>
      <translation>Zum Knoten darüber, darunter oder daneben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Let the search go to the node</source>
      <translation>Die Suche zum Knoten gehen lassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Fold or unfold</source>
      <translation>Zu- oder aufklappen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>To the next or previous solution</source>
      <translation>Zur nächsten oder vorherigen Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>To the next or previous dead end</source>
      <translation>Zur nächsten oder vorherigen Sackgasse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Show or hide failed subtrees</source>
      <translation>Gescheiterte Teilbäume zeigen oder verbergen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Close a message or what was shown last, stop what is running, leave the search</source>
      <translation>Eine Meldung oder das zuletzt Gezeigte schließen, Laufendes anhalten, die Suche verlassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the next part of the window</source>
      <translation>Zum nächsten Teil des Fensters</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the row above or below</source>
      <translation>Zur Zeile darüber oder darunter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Sideways while a search is watched</source>
      <translation>Seitwärts, beim Zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>To the first or last while a search is watched</source>
      <translation>Zum Ersten oder Letzten, beim Zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Go to where it changed last</source>
      <translation>Zur letzten Änderung gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Every pane</source>
      <translation>Jeder Bereich</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>One event forward or back</source>
      <translation>Ein Ereignis vor oder zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>A tenth of the lower strip forward or back</source>
      <translation>Ein Zehntel des Ausschnitts vor oder zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>A tenth of the search forward or back</source>
      <translation>Ein Zehntel des Durchlaufs vor oder zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Set or remove a bookmark</source>
      <translation>Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/__init__.py" />
      <source>Timeline</source>
      <translation>Zeitleiste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Step or step back, or to the next or previous stop of a tour</source>
      <translation>Schritt vor oder zurück, oder zur nächsten oder vorherigen Station eines Rundgangs</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Ring, spotlight, no light</source>
      <translation>Ring, Spotlight, kein Licht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Black screen</source>
      <translation>Schwarzer Bildschirm</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Larger or smaller type</source>
      <translation>Größere oder kleinere Schrift</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>End the presentation</source>
      <translation>Präsentation beenden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/window_actions.py" />
      <source>Presentation</source>
      <translation>Präsentation</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message>
      <location filename="../../sudoku_gui/database/open_list.py" />
      <source>Not rated</source>
      <translation>Nicht bewertet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>No solution</source>
      <translation>Keine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>Several solutions</source>
      <translation>Mehrere Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>Already solved</source>
      <translation>Bereits gelöst</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>Rating failed</source>
      <translation>Bewertung fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/database/ratings.py" />
      <source>{level} {score}</source>
      <translation>{level} {score}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>No puzzles found.</source>
      <translation>Keine Rätsel gefunden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Import a File...</source>
      <translation>Datei &amp;importieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Import all puzzles of a file as a collection</source>
      <translation>Alle Rätsel einer Datei als Sammlung importieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Export...</source>
      <translation>&amp;Exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Export the puzzles that are shown to a file</source>
      <translation>Die angezeigten Rätsel in eine Datei exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Add to the Library</source>
      <translation>Zur Bibliothek &amp;hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Add all puzzles of the open file as a collection</source>
      <translation>Alle Rätsel der geöffneten Datei als Sammlung hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Ra&amp;te Puzzles</source>
      <translation>Rätsel &amp;bewerten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Find out how hard the selected puzzles are, or all that are shown</source>
      <translation>Herausfinden, wie schwer die ausgewählten Rätsel sind, oder alle angezeigten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Re&amp;name</source>
      <translation>&amp;Umbenennen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Give this collection another name</source>
      <translation>Dieser Sammlung einen anderen Namen geben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Re&amp;move from the Library</source>
      <translation>Aus der Bibliothek ent&amp;fernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Remove this collection from the library; it can be restored for a day</source>
      <translation>Diese Sammlung aus der Bibliothek entfernen; einen Tag lang kann sie wiederhergestellt werden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Collection</source>
      <translation>Sammlung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>&amp;Manage</source>
      <translation>&amp;Verwalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Manage collections</source>
      <translation>Sammlungen verwalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>No list open</source>
      <translation>Keine Liste geöffnet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>File {name}</source>
      <translation>Datei {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>Included puzzles: {level}</source>
      <translation>Mitgelieferte Rätsel: {level}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/chooser.py" />
      <source>New name of the collection</source>
      <translation>Neuer Name der Sammlung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Fil&amp;ter</source>
      <translation>Fil&amp;ter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Filter and sort</source>
      <translation>Filtern und sortieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Fewest givens</source>
      <translation>Wenigste Vorgaben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Most givens</source>
      <translation>Meiste Vorgaben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Order</source>
      <translation>Reihenfolge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>As in the collection</source>
      <translation>Wie in der Sammlung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Fewest givens first</source>
      <translation>Wenigste Vorgaben zuerst</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Easiest first</source>
      <translation>Leichteste zuerst</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Level</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Part of a level's name, a number, or a range of numbers such as 3 - 5; empty: all</source>
      <translation>Teil des Namens einer Stufe, eine Zahl oder ein Zahlenbereich wie 3 - 5; leer: alle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>any</source>
      <translation>beliebig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Show &amp;All</source>
      <translation>&amp;Alle anzeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Givens</source>
      <translation>Vorgaben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>to</source>
      <translation>bis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Words of a title, author or comment; adjacent givens, such as 53..7; or the number of a puzzle and Enter, to go to it</source>
      <translation>Wörter eines Titels, Autors oder Kommentars; benachbarte Vorgaben, etwa 53..7; oder die Nummer eines Rätsels und Eingabe, um dorthin zu gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/filter_bar.py" />
      <source>Words, givens or a number</source>
      <translation>Wörter, Vorgaben oder eine Nummer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/model.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>cannot be read</source>
      <translation>nicht lesbar</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{number}   {title}</source>
      <translation>{number}   {title}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} givens</source>
      <translation>
        <numerusform>1 Vorgabe</numerusform>
        <numerusform>{count} Vorgaben</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>not started</source>
      <translation>nicht angefangen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>solved, {time}</source>
      <translation>gelöst, {time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>started, {time}</source>
      <translation>angefangen, {time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{name} ({count})</source>
      <translation>{name} ({count})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{seen} of {count}</source>
      <translation>{seen} von {count}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles</source>
      <translation>
        <numerusform>1 Rätsel</numerusform>
        <numerusform>{count} Rätsel</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{text}...</source>
      <translation>{text}...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Rating: {done} of {count}</source>
      <translation>Bewertung: {done} von {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Rating: {done} of {count}, {time} left</source>
      <translation>Bewertung: {done} von {count}, noch {time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>There is no puzzle {wanted}; the last one is {count}.</source>
      <translation>Es gibt kein Rätsel {wanted}; das letzte ist {count}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Puzzle {wanted} is hidden by the filter.</source>
      <translation>Rätsel {wanted} ist durch den Filter ausgeblendet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Stop, and keep what has been found (Esc)</source>
      <translation>Anhalten und behalten, was gefunden wurde (Esc)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Enter or a double click opens a puzzle. Type to search for words, givens or a number.</source>
      <translation>Eingabe oder ein Doppelklick öffnet ein Rätsel. Tippen Sie, um nach Wörtern, Vorgaben oder einer Nummer zu suchen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Library</source>
      <translation>Bibliothek</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/view.py" />
      <source>Open a file that holds several puzzles, or choose a collection above; its puzzles are listed here.</source>
      <translation>Öffnen Sie eine Datei mit mehreren Rätseln oder wählen Sie oben eine Sammlung; ihre Rätsel werden hier aufgelistet.</translation>
    </message>
  </context>
  <context>
    <name>library actions</name>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Puzzles ({endings})</source>
      <translation>Rätsel ({endings})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Import a File into the Library</source>
      <translation>Datei in die Bibliothek importieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>My puzzles</source>
      <translation>Meine Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The library is busy with another file. Wait until it is done, or cancel it.</source>
      <translation>Die Bibliothek ist mit einer anderen Datei beschäftigt. Warten Sie, bis sie fertig ist, oder brechen Sie ab.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Export the Puzzles Shown</source>
      <translation>Angezeigte Rätsel exportieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>{name}: {cause}</source>
      <translation>{name}: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>{name} was not imported: {cause}. The library is unchanged.</source>
      <translation>{name} wurde nicht importiert: {cause}. Die Bibliothek ist unverändert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The puzzles cannot be rated: {cause}</source>
      <translation>Die Rätsel können nicht bewertet werden: {cause}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The puzzle was added to the collection “{name}”.</source>
      <translation>Das Rätsel wurde zur Sammlung „{name}“ hinzugefügt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>“{name}” is no longer in the library.</source>
      <translation>„{name}“ ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The library cannot be used: {cause}. Files can still be opened.</source>
      <translation>Die Bibliothek kann nicht verwendet werden: {cause}. Dateien lassen sich weiterhin öffnen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>The library is unchanged: {cause}.</source>
      <translation>Die Bibliothek ist unverändert: {cause}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Your progress is now saved in the library.</source>
      <translation>Ihr Fortschritt ist jetzt in der Bibliothek gespeichert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Your progress is not saved in the library yet: {cause}. Saving will be retried.</source>
      <translation>Ihr Fortschritt ist noch nicht in der Bibliothek gespeichert: {cause}. Das Speichern wird erneut versucht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>{name} was changed by another program and has been reloaded. Choose a puzzle again.</source>
      <translation>{name} wurde von einem anderen Programm geändert und neu geladen. Wählen Sie erneut ein Rätsel.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>This is the last puzzle of the list.</source>
      <translation>Dies ist das letzte Rätsel der Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>This is the first puzzle of the list.</source>
      <translation>Dies ist das erste Rätsel der Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>All these puzzles are rated already.</source>
      <translation>Alle diese Rätsel sind bereits bewertet.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles were rated.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n Rätsel wurde bewertet.</numerusform>
        <numerusform>%n Rätsel wurden bewertet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles do not have exactly one solution.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n Rätsel hat nicht genau eine Lösung.</numerusform>
        <numerusform>%n Rätsel haben nicht genau eine Lösung.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles could not be rated.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n Rätsel konnte nicht bewertet werden.</numerusform>
        <numerusform>%n Rätsel konnten nicht bewertet werden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>%n puzzles are left; rate again to continue.</source>
      <comment>None</comment>
      <translation>
        <numerusform>%n Rätsel ist noch übrig; zum Fortsetzen erneut bewerten.</numerusform>
        <numerusform>%n Rätsel sind noch übrig; zum Fortsetzen erneut bewerten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles were imported as “{name}”.</source>
      <translation>
        <numerusform>1 Rätsel wurde als „{name}“ importiert.</numerusform>
        <numerusform>{count} Rätsel wurden als „{name}“ importiert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{again} of them are duplicates.</source>
      <translation>
        <numerusform>Eines davon ist ein Duplikat.</numerusform>
        <numerusform>{again} davon sind Duplikate.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{lines} lines could not be read; the first: {error}.</source>
      <translation>
        <numerusform>Eine Zeile konnte nicht gelesen werden: {error}.</numerusform>
        <numerusform>{lines} Zeilen konnten nicht gelesen werden; die erste: {error}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{count} puzzles were written into {name}.</source>
      <translation>
        <numerusform>1 Rätsel wurde in {name} geschrieben.</numerusform>
        <numerusform>{count} Rätsel wurden in {name} geschrieben.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>{lines} lines could not be read and were left out.</source>
      <translation>
        <numerusform>Eine Zeile konnte nicht gelesen werden und wurde ausgelassen.</numerusform>
        <numerusform>{lines} Zeilen konnten nicht gelesen werden und wurden ausgelassen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Your library was written by another version of this program, and only that version can read it. It was renamed to {path}, and a new, empty library was created.</source>
      <translation>Ihre Bibliothek wurde von einer anderen Version dieses Programms geschrieben, und nur diese kann sie lesen. Sie wurde in {path} umbenannt, und eine neue, leere Bibliothek wurde angelegt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/text.py" />
      <source>Your library was damaged and could not be read. It was renamed to {path}, and a new, empty library was created.</source>
      <translation>Ihre Bibliothek war beschädigt und konnte nicht gelesen werden. Sie wurde in {path} umbenannt, und eine neue, leere Bibliothek wurde angelegt.</translation>
    </message>
  </context>
  <context>
    <name>links</name>
    <message>
      <location filename="../../sudoku_gui/features/link_view/canvas.py" />
      <source>Watch a search to see how its links dance.</source>
      <translation>Sehen Sie einer Suche zu, um ihre Links tanzen zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>the bound counts it: it needs an option of its own</source>
      <translation>die Schranke zählt sie: Sie braucht eine eigene Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>header of a secondary column: it need not be covered</source>
      <translation>Kopf einer sekundären Spalte: Sie muss nicht abgedeckt werden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>root of the list of secondary columns, which is a list of its own</source>
      <translation>Wurzel der Liste der sekundären Spalten, die eine eigene Liste bilden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>a link around it, with the depth of the option; “…” before it is tried</source>
      <translation>ein Link darum herum, mit der Tiefe der Option; „…“, bevor sie probiert wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>header of a column, with the number of its options</source>
      <translation>Kopf einer Spalte mit der Zahl ihrer Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>thick frame: the column that the search branches on</source>
      <translation>dicker Rahmen: die Spalte, nach der die Suche verzweigt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>thick dashed frame: that column once it is covered</source>
      <translation>dicker gestrichelter Rahmen: diese Spalte, sobald sie abgedeckt ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>no option left, and not about to be covered</source>
      <translation>keine Option mehr, und sie wird nicht gerade abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>node of an option that is chosen</source>
      <translation>Knoten einer gewählten Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>before an option: it is chosen</source>
      <translation>vor einer Option: Sie ist gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>before an option: it was tried already</source>
      <translation>vor einer Option: Sie wurde schon probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>out of its list: no link leads to it</source>
      <translation>nicht mehr in seiner Liste: Kein Link führt zu ihm</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>a link that it still holds</source>
      <translation>ein Link, den er noch hält</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>something in the list is here, but not drawn</source>
      <translation>hier steht etwas in der Liste, ist aber nicht gezeichnet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>continues at the other end: each list is circular</source>
      <translation>geht am anderen Ende weiter: Jede Liste ist ein Ring</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>ring: the latest event, out (−) or in again (+)</source>
      <translation>Ring: das jüngste Ereignis, heraus (−) oder wieder hinein (+)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/legend.py" />
      <source>h₂</source>
      <translation>h₂</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/paint_masks.py" />
      <source>Bits instead of links</source>
      <translation>Bits statt Verkettung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Links</source>
      <translation>Verkettung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Up, Down, Alt+Left and Alt+Right follow the links themselves, from header to header and from node to node. Enter goes to the event that took the selected one out.</source>
      <translation>Pfeil auf, Pfeil ab, Alt mit Pfeil links und Pfeil rechts folgen den Links selbst, von Kopf zu Kopf und von Knoten zu Knoten. Eingabe führt zu dem Ereignis, das den ausgewählten herausgenommen hat.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>A diamond marks a secondary column, which may stay uncovered. Click a header or a node to read its four links.</source>
      <translation>Eine Raute markiert eine sekundäre Spalte, die unabgedeckt bleiben darf. Ein Klick auf Kopf oder Knoten zeigt die vier Links.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Click a header or a node to read its four links; Up, Down, Alt+Left and Alt+Right follow them.</source>
      <translation>Klicken Sie auf Kopf oder Knoten, um die vier Links zu lesen; Pfeil auf/ab und Alt mit Pfeil links/rechts folgen ihnen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>✓ {option}</source>
      <translation>✓ {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>✕ {option}</source>
      <translation>✕ {option}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{count} of {all} columns</source>
      <translation>
        <numerusform>{count} von {all} Spalte</numerusform>
        <numerusform>{count} von {all} Spalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{count} of {all} options</source>
      <translation>
        <numerusform>{count} von {all} Option</numerusform>
        <numerusform>{count} von {all} Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Around this event: {drawn}</source>
      <translation>Um dieses Ereignis: {drawn}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>boxes</source>
      <translation>Blöcke</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of column “{item}”: {cause}.</source>
      <translation>Nicht mehr in Spalte „{item}“: {cause}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of its list, since the search branches on “{covered}”; none of its options is chosen now.</source>
      <translation>Nicht mehr in der Liste, weil die Suche nach „{covered}“ verzweigt; keine Option dieser Spalte ist jetzt gewählt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>root h₂ of the secondary columns</source>
      <translation>Wurzel h₂ der sekundären Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>root h</source>
      <translation>Wurzel h</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{option} in “{item}”</source>
      <translation>{option} in „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>header “{item}”</source>
      <translation>Kopf „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>secondary header “{item}”</source>
      <translation>sekundärer Kopf „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>“{item}”</source>
      <translation>„{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>h</source>
      <translation>h</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{option} in {item}</source>
      <comment>a node in a table, as short as possible</comment>
      <translation>{option} in {item}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Table of links</source>
      <translation>Tabelle der Links</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>The four links of each visible header and node. Click one to point at it.</source>
      <translation>Die vier Links jedes sichtbaren Kopfes und Knotens. Ein Klick hebt ihn hervor.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Node</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>A header or a node; struck out while it is out</source>
      <translation>Ein Kopf oder ein Knoten; durchgestrichen, solange er nicht in seiner Liste ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>L</source>
      <translation>L</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its left link leads</source>
      <translation>Wohin sein linker Link führt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its right link leads</source>
      <translation>Wohin sein rechter Link führt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>U</source>
      <translation>U</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its upper link leads</source>
      <translation>Wohin sein oberer Link führt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Where its lower link leads</source>
      <translation>Wohin sein unterer Link führt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>How many options the column has left</source>
      <translation>Wie viele Optionen die Spalte noch hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>{name}: left {left}, right {right}, up {up}, down {down}.</source>
      <translation>{name}: links {left}, rechts {right}, oben {up}, unten {down}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was covered at depth {depth}, to branch on it.</source>
      <translation>Nicht mehr in der Liste, seit die Spalte in Tiefe {depth} abgedeckt wurde, um nach ihr zu verzweigen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was covered at depth {depth} by the given {option}.</source>
      <translation>Nicht mehr in der Liste, seit die Spalte in Tiefe {depth} durch die Vorgabe {option} abgedeckt wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was purified to {colour} at depth {depth} by the option {option}.</source>
      <translation>Nicht mehr in der Liste, seit die Spalte in Tiefe {depth} durch die Option {option} auf {colour} bereinigt wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of the list since it was covered at depth {depth} by the option {option}.</source>
      <translation>Nicht mehr in der Liste, seit die Spalte in Tiefe {depth} durch die Option {option} abgedeckt wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of its row since “{item}” was covered at depth {depth} by the option {option}.</source>
      <translation>Nicht mehr in seiner Zeile, seit „{item}“ in Tiefe {depth} durch die Option {option} abgedeckt wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of column “{item}” since “{covered}” was covered at depth {depth}, to branch on it.</source>
      <translation>Nicht mehr in Spalte „{item}“, seit „{covered}“ in Tiefe {depth} abgedeckt wurde, um nach ihr zu verzweigen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>Out of column “{item}” since “{covered}” was covered at depth {depth} by the option {option}.</source>
      <translation>Nicht mehr in Spalte „{item}“, seit „{covered}“ in Tiefe {depth} durch die Option {option} abgedeckt wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>“{item}” is placed: the bit is clear.</source>
      <translation>„{item}“ ist gesetzt: Das Bit ist gelöscht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/text.py" />
      <source>“{item}” is not placed yet: the bit is set.</source>
      <translation>„{item}“ fehlt noch: Das Bit ist gesetzt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>A digit stands where a house lacks it: its bit is set. A cell may take the digits that its row, its column and its box all lack.</source>
      <translation>Eine Ziffer steht dort, wo sie einer Einheit fehlt: Ihr Bit ist gesetzt. In eine Zelle passen die Ziffern, die ihrer Zeile, ihrer Spalte und ihrem Block fehlen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Go to just after the event that took it out (Enter)</source>
      <translation>Zum Zeitpunkt direkt nach dem Ereignis gehen, das ihn herausgenommen hat (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Go There</source>
      <translation>Dorthin gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>What the marks mean (K)</source>
      <translation>Was die Zeichen bedeuten (K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Legend</source>
      <translation>Legende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>All visible links as a table (T)</source>
      <translation>Alle sichtbaren Links als Tabelle (T)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/view.py" />
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
  </context>
  <context>
    <name>log</name>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>… {sentence}</source>
      <translation>… {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{first}–{last}</source>
      <translation>{first}–{last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{sentence}</source>
      <translation>{sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>just happened: {sentence}</source>
      <translation>gerade geschehen: {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>not yet happened: {sentence}</source>
      <translation>noch nicht geschehen: {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{row}; {contents}</source>
      <translation>{row}; {contents}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>a step back (Left) stops here</source>
      <translation>ein Schritt zurück (Pfeil links) hält hier an</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>the next step (Right) stops here</source>
      <translation>der nächste Schritt (Pfeil rechts) hält hier an</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>{row}; {stop}</source>
      <translation>{row}; {stop}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>The triangle (or plus) lists its events.</source>
      <translation>Das Dreieck (oder Plus) listet die Ereignisse auf.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>This has not happened yet.</source>
      <translation>Das ist noch nicht geschehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>Left stops here: one step back.</source>
      <translation>Pfeil links hält hier an: ein Schritt zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/entry.py" />
      <source>Right stops here: the next step.</source>
      <translation>Pfeil rechts hält hier an: der nächste Schritt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/model.py" />
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/model.py" />
      <source>What happens</source>
      <translation>Was geschieht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>what has just happened: bold, on a shade</source>
      <translation>was gerade geschehen ist: fett und unterlegt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>has happened before</source>
      <translation>ist vorher geschehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>has not happened yet: italic</source>
      <translation>ist noch nicht geschehen: kursiv</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>is about what is pointed at: underlined</source>
      <translation>betrifft, worauf gezeigt wird: unterstrichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>stands for several events, which plus lists</source>
      <translation>steht für mehrere Ereignisse, die Plus auflistet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>its events are listed below, until minus</source>
      <translation>seine Ereignisse stehen darunter, bis Minus sie ausblendet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/paint.py" />
      <source>lines between this one and the next are left out</source>
      <translation>zwischen dieser Zeile und der nächsten fehlen welche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/view.py" />
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/view.py" />
      <source>Enter or a click goes to the place after an event. Plus lists the events that a line stands for, minus hides them. K shows what the signs mean.</source>
      <translation>Eingabe oder ein Klick geht zur Stelle nach einem Ereignis. Plus listet die Ereignisse auf, für die eine Zeile steht, Minus blendet sie aus. K zeigt, was die Zeichen bedeuten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/view.py" />
      <source>Watch a search to see its events.</source>
      <translation>Sehen Sie einer Suche zu, um ihre Ereignisse zu sehen.</translation>
    </message>
  </context>
  <context>
    <name>manual</name>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_page.py" />
      <source>Page</source>
      <translation>Seite</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_page.py" />
      <source>Picture {name} is missing</source>
      <translation>Bild {name} fehlt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Search results</source>
      <translation>Suchergebnisse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Nothing found for “{words}”. Try fewer words.</source>
      <translation>Nichts gefunden für „{words}“. Versuchen Sie es mit weniger Wörtern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Open in the Browser</source>
      <translation>Im Browser öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Stay Here</source>
      <translation>Hier bleiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>This link leads to {address}, outside this program.</source>
      <translation>Dieser Link führt zu {address}, außerhalb dieses Programms.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Forward</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>Search the manual</source>
      <translation>Im Handbuch suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/manual_window.py" />
      <source>{page} - Manual</source>
      <translation>{page} - Handbuch</translation>
    </message>
  </context>
  <context>
    <name>matrix</name>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>cells</source>
      <translation>Zellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>boxes</source>
      <translation>Blöcke</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>columns (items)</source>
      <translation>Spalten (Items)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>primary</source>
      <translation>primär</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>secondary</source>
      <translation>sekundär</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>c{column}</source>
      <translation>c{column}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/labels.py" />
      <source>r{row}</source>
      <translation>r{row}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/picture_canvas.py" />
      <source>Watch a search to see its matrix</source>
      <translation>Sehen Sie einer Suche zu, um ihre Matrix zu sehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Matrix</source>
      <translation>Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move from node to node, Ctrl with an arrow key in larger steps; plus, minus and 0 zoom; Enter goes to the last change.</source>
      <translation>Pfeil auf, Pfeil ab, Alt mit Pfeil links und Pfeil rechts gehen von Knoten zu Knoten, Strg mit einer Pfeiltaste in größeren Schritten; Plus, Minus und 0 zoomen; Eingabe geht zur letzten Änderung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Zoom out (−)</source>
      <translation>Verkleinern (−)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Zoom in (+)</source>
      <translation>Vergrößern (+)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Fit</source>
      <translation>Einpassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Show the whole matrix (0)</source>
      <translation>Die ganze Matrix zeigen (0)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>When zoomed in, keep the latest change in view (L)</source>
      <translation>In der Vergrößerung die letzte Änderung im Blick behalten (L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Follow</source>
      <translation>Folgen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Show only what is left, without covered columns and removed options (R)</source>
      <translation>Nur zeigen, was übrig ist, ohne abgedeckte Spalten und entfernte Optionen (R)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Remaining</source>
      <translation>Rest</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>Legend</source>
      <translation>Legende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>What the shapes mean (K)</source>
      <translation>Was die Formen bedeuten (K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>live</source>
      <translation>aktiv</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>removed at the current depth</source>
      <translation>in der aktuellen Tiefe entfernt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>removed earlier</source>
      <translation>früher entfernt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>chosen: given</source>
      <translation>gewählt: vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>chosen: the only one left</source>
      <translation>gewählt: die einzige übrige</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>chosen: a guess</source>
      <translation>gewählt: eine Vermutung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/view.py" />
      <source>just changed</source>
      <translation>gerade geändert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Option {option}</source>
      <translation>Option {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Option {option} covers {items}</source>
      <translation>Option {option} deckt {items} ab</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{option} does not touch “{item}”</source>
      <translation>{option} berührt „{item}“ nicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{option} covers “{item}”</source>
      <translation>{option} deckt „{item}“ ab</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{open} of {options} options available</source>
      <translation>
        <numerusform>{open} von {options} Option wählbar</numerusform>
        <numerusform>{open} von {options} Optionen wählbar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n half removed</source>
      <translation>
        <numerusform>%n halb entfernt</numerusform>
        <numerusform>%n halb entfernt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options chosen</source>
      <translation>
        <numerusform>%n Option gewählt</numerusform>
        <numerusform>%n Optionen gewählt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>No option is left for %n columns.</source>
      <translation>
        <numerusform>Für %n Spalte ist keine Option übrig.</numerusform>
        <numerusform>Für %n Spalten ist keine Option übrig.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>This is a dead end.</source>
      <translation>Das ist eine Sackgasse.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{fact} {meaning}</source>
      <translation>{fact} {meaning}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Nothing is left: every primary column is covered. This is a solution.</source>
      <translation>Nichts ist übrig: Jede primäre Spalte ist abgedeckt. Das ist eine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Nothing is left: every column is covered. This is a solution.</source>
      <translation>Nichts ist übrig: Jede Spalte ist abgedeckt. Das ist eine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{fact}: {state}</source>
      <translation>{fact}: {state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Column “{item}”</source>
      <translation>Spalte „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>no option left, a dead end</source>
      <translation>keine Option mehr, eine Sackgasse</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options left in it</source>
      <translation>
        <numerusform>darin übrig: %n Option</numerusform>
        <numerusform>darin übrig: %n Optionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>%n options when covered</source>
      <translation>
        <numerusform>%n Option beim Abdecken</numerusform>
        <numerusform>%n Optionen beim Abdecken</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>live, the search branches on it</source>
      <translation>aktiv, die Suche verzweigt nach ihr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Column “{item}”, {options}</source>
      <translation>Spalte „{item}“, {options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>Secondary column “{item}”, {options}</source>
      <translation>Sekundäre Spalte „{item}“, {options}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered, since the search branches on it</source>
      <translation>abgedeckt, da die Suche nach ihr verzweigt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>purified to {colour} at depth {depth} by the option {option}</source>
      <translation>in Tiefe {depth} durch die Option {option} auf {colour} bereinigt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth} by the given {option}</source>
      <translation>in Tiefe {depth} durch die Vorgabe {option} abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth}, where the search branches on it and tries {option}</source>
      <translation>in Tiefe {depth} abgedeckt, wo die Suche nach ihr verzweigt und {option} probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>covered at depth {depth} by the option {option}</source>
      <translation>in Tiefe {depth} durch die Option {option} abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>“{item}”</source>
      <translation>„{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>{first}, {second}</source>
      <translation>{first}, {second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>no column</source>
      <translation>keine Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>back in its column; its option is being restored</source>
      <translation>wieder in der Spalte; die Option wird gerade wiederhergestellt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>still in its column; its option is being removed</source>
      <translation>noch in der Spalte; die Option wird gerade entfernt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>its column is {state}</source>
      <translation>die Spalte ist {state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>available</source>
      <translation>wählbar</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>available; {state}</source>
      <translation>wählbar; {state}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>never chosen: it covers no primary column</source>
      <translation>nie gewählt: Sie deckt keine primäre Spalte ab</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>all its columns are covered already</source>
      <translation>alle ihre Spalten sind bereits abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>given, and taken back</source>
      <translation>vorgegeben, und zurückgenommen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>it gives “{item}” the colour {colour}, too</source>
      <translation>auch sie gibt „{item}“ die Farbe {colour}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>given, chosen at depth {depth}</source>
      <translation>vorgegeben, in Tiefe {depth} gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>chosen at depth {depth}, {guess}: option {number} of {among}</source>
      <translation>in Tiefe {depth} gewählt, {guess}: Option {number} von {among}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/matrix.py" />
      <source>chosen at depth {depth}</source>
      <translation>in Tiefe {depth} gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>already tried (option {number} of {among} of “{item}”)</source>
      <translation>bereits probiert (Option {number} von {among} von „{item}“)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>waits for its turn (option {number} of {among} of “{item}”)</source>
      <translation>kommt noch an die Reihe (Option {number} von {among} von „{item}“)</translation>
    </message>
  </context>
  <context>
    <name>matrix_editor</name>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Watch a problem of the gallery or of a file first.</source>
      <translation>Sehen Sie zuerst einem Problem der Galerie oder einer Datei zu.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Edit Watched Problem</source>
      <translation>Betrachtetes Problem bearbeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>The matrix has changed; the search is still that of the matrix before.</source>
      <translation>Die Matrix ist geändert; die Suche ist noch die der vorigen Matrix.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>Go On with the Change</source>
      <translation>Mit der Änderung weiter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/__init__.py" />
      <source>The matrix of the editor could not be stored: {error}</source>
      <translation>Die Matrix des Editors konnte nicht gespeichert werden: {error}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Exact Cover</source>
      <translation>Exakte Überdeckung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Add R&amp;ow</source>
      <translation>&amp;Zeile hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Add &amp;Column</source>
      <translation>&amp;Spalte hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;More</source>
      <translation>&amp;Mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Ra&amp;ndom...</source>
      <translation>Zufälli&amp;g...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>C&amp;lear</source>
      <translation>&amp;Leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>O&amp;pen...</source>
      <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Save As</source>
      <translation>S&amp;peichern unter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>&amp;Watch the Search</source>
      <translation>Der S&amp;uche zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Clos&amp;e</source>
      <translation>Schl&amp;ießen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Random Matrix</source>
      <translation>Zufällige Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Open a Matrix</source>
      <translation>Matrix öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Open or Paste</source>
      <translation>Öffnen oder einfügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>Save the Matrix</source>
      <translation>Matrix speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>matrix</source>
      <translation>Matrix</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n options</source>
      <translation>
        <numerusform>%n Option</numerusform>
        <numerusform>%n Optionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n primary columns</source>
      <translation>
        <numerusform>%n primäre Spalte</numerusform>
        <numerusform>%n primäre Spalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n secondary</source>
      <translation>
        <numerusform>%n sekundäre</numerusform>
        <numerusform>%n sekundäre</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n ones</source>
      <translation>
        <numerusform>%n Eins</numerusform>
        <numerusform>%n Einsen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>column {name} has no option</source>
      <translation>Spalte {name} hat keine Option</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>%n solutions</source>
      <translation>
        <numerusform>%n Lösung</numerusform>
        <numerusform>%n Lösungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/dialog.py" />
      <source>at least {count} solutions</source>
      <translation>
        <numerusform>mindestens {count} Lösung</numerusform>
        <numerusform>mindestens {count} Lösungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source> %</source>
      <translation> %</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>E&amp;xact number of solutions:</source>
      <translation>&amp;Genau so viele Lösungen:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Options (rows):</source>
      <translation>&amp;Optionen (Zeilen):</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Items (columns):</source>
      <translation>&amp;Spalten (Items):</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>O&amp;nes:</source>
      <translation>&amp;Einsen:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Seed:</source>
      <translation>Start&amp;wert:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>&amp;Generate</source>
      <translation>Er&amp;zeugen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>S&amp;top</source>
      <translation>An&amp;halten</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>To ask for a number of solutions, use at most %n cells.</source>
      <translation>
        <numerusform>Bei vorgegebener Lösungszahl ist höchstens %n Zelle möglich.</numerusform>
        <numerusform>Bei vorgegebener Lösungszahl sind höchstens %n Zellen möglich.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>%n matrices tried</source>
      <translation>
        <numerusform>%n Matrix probiert</numerusform>
        <numerusform>%n Matrizen probiert</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>Generating: {percent} %</source>
      <translation>Erzeugen: {percent} %</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/forms.py" />
      <source>Generated with seed {seed}</source>
      <translation>Mit Startwert {seed} erzeugt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Matrix: options by columns</source>
      <translation>Matrix: Optionen mal Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Cut</source>
      <translation>Ausschneiden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Paste</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Add Row</source>
      <translation>Zeile hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Add Column</source>
      <translation>Spalte hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Add Secondary Column</source>
      <translation>Sekundäre Spalte hinzufügen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Remove Rows</source>
      <translation>Zeilen entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Remove Columns</source>
      <translation>Spalten entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Name Row...</source>
      <translation>Zeile benennen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Rename Column...</source>
      <translation>Spalte umbenennen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Primary or Secondary</source>
      <translation>Primär oder sekundär</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Move Row</source>
      <translation>Zeile verschieben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Move Column</source>
      <translation>Spalte verschieben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Rename Column</source>
      <translation>Spalte umbenennen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>&amp;Name of the column:</source>
      <translation>&amp;Name der Spalte:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>Name Row</source>
      <translation>Zeile benennen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>&amp;Name of the option (empty for its number):</source>
      <translation>&amp;Name der Option (leer für ihre Nummer):</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table.py" />
      <source>The clipboard has no cells; copy 0s and 1s, a row in each line.</source>
      <translation>Die Zwischenablage enthält keine Zellen; kopieren Sie Nullen und Einsen, je Textzeile eine Zeile der Matrix.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>Write 1</source>
      <translation>1 schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>Write 0</source>
      <translation>0 schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>{bit}, option {row}, column {column}</source>
      <translation>{bit}, Option {row}, Spalte {column}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>{name}: primary, covered exactly once</source>
      <translation>{name}: primär, genau einmal abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>{name}: secondary, covered at most once</source>
      <translation>{name}: sekundär, höchstens einmal abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/table_model.py" />
      <source>Option {row}: {name}</source>
      <translation>Option {row}: {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>Kind of text</source>
      <translation>Art des Textes</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>The matrix as text</source>
      <translation>Die Matrix als Text</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>Type or paste a matrix, or a problem in Knuth's format.</source>
      <translation>Geben Sie eine Matrix oder ein Problem in Knuths Format ein oder fügen Sie es ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>The matrix is too large to be edited as text. Save it to get its text.</source>
      <translation>Die Matrix ist zu groß, um als Text bearbeitet zu werden. Speichern Sie sie, um sie als Text zu erhalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_editor/typed_page.py" />
      <source>Edit Text</source>
      <translation>Text bearbeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>0-1 matrix</source>
      <translation>0-1-Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Knuth's DLX</source>
      <translation>Knuths DLX</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Table (CSV)</source>
      <translation>Tabelle (CSV)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>List of the columns of each row</source>
      <translation>Liste der Spalten jeder Zeile</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>Placements</source>
      <translation>Platzierungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/answers.py" />
      <source>The text was read as “{kind}”; it could be “{other}” as well.</source>
      <translation>Der Text wurde als „{kind}“ gelesen; er könnte auch „{other}“ sein.</translation>
    </message>
  </context>
  <context>
    <name>names</name>
    <message>
      <location filename="../../sudoku_gui/features/hints/text.py" />
      <source>{cell}={digit}</source>
      <translation>{cell}={digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column “{item}”</source>
      <translation>Spalte „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>secondary column “{item}”</source>
      <translation>sekundäre Spalte „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {house} has {digit}</source>
      <translation>Zeile {house} hat {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column {house} has {digit}</source>
      <translation>Spalte {house} hat {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>box {house} has {digit}</source>
      <translation>Block {house} hat {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rank {number}</source>
      <translation>Reihe {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>file {number}</source>
      <translation>Linie {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>sum {number}</source>
      <translation>Summe {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>diff {number}</source>
      <translation>Diff. {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>number {number}</source>
      <translation>Zahl {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>place {number}</source>
      <translation>Platz {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>city {number}</source>
      <translation>Stadt {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>r{row}c{column}</source>
      <translation>r{row}c{column}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>diagonal {house} has {digit}</source>
      <translation>Diagonale {house} hat {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>rank {rank}, file {file}</source>
      <translation>Reihe {rank}, Linie {file}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {house}</source>
      <translation>Zeile {house}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column {house}</source>
      <translation>Spalte {house}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>box {house}</source>
      <translation>Block {house}</translation>
    </message>
  </context>
  <context>
    <name>new_puzzle</name>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>New Puzzle</source>
      <translation>Neues Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Games in progress</source>
      <translation>&amp;Angefangene Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Daily puzzle</source>
      <translation>Tagesrätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Type Your Own</source>
      <translation>E&amp;igenes eingeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Open...</source>
      <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Ma&amp;ke Puzzles...</source>
      <translation>Rätsel er&amp;zeugen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>&amp;Rules of Sudoku</source>
      <translation>&amp;Regeln von Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Chosen last</source>
      <translation>Zuletzt gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Games in progress</source>
      <translation>Angefangene Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Days</source>
      <translation>Tage</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Previous month</source>
      <translation>Voriger Monat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>Next month</source>
      <translation>Nächster Monat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/dialog.py" />
      <source>MMMM yyyy</source>
      <comment>a month; letters as in QDate.toString</comment>
      <translation>MMMM yyyy</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Half turn</source>
      <translation>Halbe Drehung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Quarter turn</source>
      <translation>Vierteldrehung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Left and right</source>
      <translation>Links und rechts</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Top and bottom</source>
      <translation>Oben und unten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Both mirrors</source>
      <translation>Beide Spiegelungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Diagonal</source>
      <translation>Diagonale</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Antidiagonal</source>
      <translation>Gegendiagonale</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/maker_dialog.py" />
      <source>Both diagonals</source>
      <translation>Beide Diagonalen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Easy</source>
      <translation>&amp;Leicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Medium</source>
      <translation>&amp;Mittel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Hard</source>
      <translation>&amp;Schwer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>E&amp;xpert</source>
      <translation>E&amp;xperte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Fiendish</source>
      <translation>&amp;Teuflisch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>dddd, MMMM d</source>
      <comment>a day; letters as in QDate.toString</comment>
      <translation>dddd, d. MMMM</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>{level} · started, {time}</source>
      <translation>{level} · angefangen, {time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>{level} · solved</source>
      <translation>{level} · gelöst</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Continue</source>
      <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>Play &amp;Again</source>
      <translation>Noch &amp;einmal spielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>&amp;Play</source>
      <translation>S&amp;pielen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>%n days in a row</source>
      <translation>
        <numerusform>%n Tag in Folge</numerusform>
        <numerusform>%n Tage in Folge</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/new_puzzle/text.py" />
      <source>{share} % · {time}</source>
      <translation>{share} % · {time}</translation>
    </message>
  </context>
  <context>
    <name>page</name>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>The start: every column is in the list, and nothing has happened yet</source>
      <translation>Der Anfang: Jede Spalte steht in der Liste, und noch ist nichts geschehen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} option</source>
      <translation>{n} Option</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} options</source>
      <translation>{n} Optionen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: {options} left, the fewest of {n} columns</source>
      <translation>Spalte „{item}“ wählen: {options} übrig, die wenigsten von {n} Spalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: {options} left, and no other column to cover</source>
      <translation>Spalte „{item}“ wählen: {options} übrig, und keine andere Spalte ist noch abzudecken</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: the first in the list, {options} left</source>
      <translation>Spalte „{item}“ wählen: die erste in der Liste, {options} übrig</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Choose column “{item}”: an option of it is given, and givens come first</source>
      <translation>Spalte „{item}“ wählen: Eine ihrer Optionen ist vorgegeben, und Vorgaben kommen zuerst</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list, then its {options} leave all other columns</source>
      <translation>Spalte „{item}“ abdecken: Ihr Kopf verlässt die Liste, dann verlassen ihre {options} alle anderen Spalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list; no other option stands in it</source>
      <translation>Spalte „{item}“ abdecken: Ihr Kopf verlässt die Liste; keine andere Option steht darin</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list, then its 1 option leaves all other columns</source>
      <translation>Spalte „{item}“ abdecken: Ihr Kopf verlässt die Liste, dann verlässt ihre einzige Option alle anderen Spalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Purify column “{item}” in colour {colour}: its header leaves the list, then its options in other colours leave all other columns</source>
      <translation>Spalte „{item}“ auf Farbe {colour} bereinigen: Ihr Kopf verlässt die Liste, dann verlassen ihre Optionen in anderen Farben alle anderen Spalten</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{item}”: its header leaves the list</source>
      <translation>Spalte „{item}“ abdecken: Ihr Kopf verlässt die Liste</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Cover column “{outer}”: {option} leaves column “{item}” ({before} → {options})</source>
      <translation>Spalte „{outer}“ abdecken: {option} verlässt Spalte „{item}“ ({before} → {options})</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Purify column “{outer}”: {option} leaves column “{item}” ({before} → {options})</source>
      <translation>Spalte „{outer}“ bereinigen: {option} verlässt Spalte „{item}“ ({before} → {options})</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Uncover column “{outer}”: {option} returns to column “{item}” ({before} → {options})</source>
      <translation>Spalte „{outer}“ aufdecken: {option} kehrt in Spalte „{item}“ zurück ({before} → {options})</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Unpurify column “{outer}”: {option} returns to column “{item}” ({before} → {options})</source>
      <translation>Bereinigung von Spalte „{outer}“ aufheben: {option} kehrt in Spalte „{item}“ zurück ({before} → {options})</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Uncover column “{item}”: its header returns to the list</source>
      <translation>Spalte „{item}“ aufdecken: Ihr Kopf kehrt in die Liste zurück</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Unpurify column “{item}”: its header returns to the list</source>
      <translation>Bereinigung von Spalte „{item}“ aufheben: Ihr Kopf kehrt in die Liste zurück</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>“{item}” leaves the row of {option}</source>
      <translation>„{item}“ verlässt die Zeile von {option}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>“{item}” returns to the row of {option}</source>
      <translation>„{item}“ kehrt in die Zeile von {option} zurück</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option} (option {k} of {d} in “{item}”): a guess</source>
      <translation>{option} probieren (Option {k} von {d} in „{item}“): eine Vermutung</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option} (option {k} of {d} in “{item}”): a guess, the last one left</source>
      <translation>{option} probieren (Option {k} von {d} in „{item}“): eine Vermutung, die letzte verbliebene</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option}: the only option of “{item}”</source>
      <translation>{option} probieren: die einzige Option von „{item}“</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Try {option}: it is given</source>
      <translation>{option} probieren: vorgegeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option} (option {k} of {d}): {next} is next</source>
      <translation>{option} zurücknehmen (Option {k} von {d}): {next} ist die nächste</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option} (option {k} of {d}): it was the last option</source>
      <translation>{option} zurücknehmen (Option {k} von {d}): Es war die letzte Option</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option}: it was the only option</source>
      <translation>{option} zurücknehmen: Es war die einzige Option</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Take back {option}: it was given, so nothing replaces it</source>
      <translation>{option} zurücknehmen: Sie war vorgegeben, also tritt nichts an ihre Stelle</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Dead end: “{item}” has no option left</source>
      <translation>Sackgasse: „{item}“ hat keine Option mehr</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every column is covered exactly once</source>
      <translation>Lösung {n}: Jede Spalte ist genau einmal abgedeckt</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every primary column is covered exactly once, each secondary one at most once</source>
      <translation>Lösung {n}: Jede primäre Spalte ist genau einmal abgedeckt, jede sekundäre höchstens einmal</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every primary column is covered exactly once, each secondary one at most once or several times in one colour</source>
      <translation>Lösung {n}: Jede primäre Spalte ist genau einmal abgedeckt, jede sekundäre höchstens einmal oder mehrmals in einer Farbe</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Solution {n}: every column that must be covered is covered at least once, by {depth} chosen</source>
      <translation>Lösung {n}: Jede Spalte, die abgedeckt werden muss, ist mindestens einmal abgedeckt, mit {depth} gewählten</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Column “{item}” is done: all its options have been tried</source>
      <translation>Spalte „{item}“ ist erledigt: Alle ihre Optionen wurden probiert</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Column “{item}” is done: its only option has been tried</source>
      <translation>Spalte „{item}“ ist erledigt: Ihre einzige Option wurde probiert</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Bound: {depth} chosen, at least {n} more needed</source>
      <translation>Schranke: {depth} gewählt, mindestens {n} weitere nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Bound: {depth} chosen, no more options are needed</source>
      <translation>Schranke: {depth} gewählt, keine weiteren Optionen nötig</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Prune: {depth} chosen and {n} more needed are not fewer than {limit}</source>
      <translation>Abschneiden: {depth} gewählte und {n} weitere nötige sind nicht weniger als {limit}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Prune: {depth} chosen are not fewer than {limit}</source>
      <translation>Abschneiden: {depth} gewählte sind nicht weniger als {limit}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>The best cover so far has {options}</source>
      <translation>Die bisher beste Überdeckung hat {options}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: {n} solutions, and no more</source>
      <translation>Fertig: {n} Lösungen und keine weiteren</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: 1 solution, proved to be unique</source>
      <translation>Fertig: 1 Lösung, nachweislich eindeutig</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: there is no solution</source>
      <translation>Fertig: Es gibt keine Lösung</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Finished: the best cover has {options}, and none has fewer</source>
      <translation>Fertig: Die beste Überdeckung hat {options}, und keine hat weniger</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Move through the search</source>
      <translation>Durch die Suche gehen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the start (Home)</source>
      <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Step back (Left)</source>
      <translation>Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Play (Space)</source>
      <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Pause (Space)</source>
      <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Step (Right)</source>
      <translation>Schritt (Pfeil rechts)</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the next dead end ( ] )</source>
      <translation>Zur nächsten Sackgasse ( ] )</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the next solution ( } )</source>
      <translation>Zur nächsten Lösung ( } )</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>To the end (End)</source>
      <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Step:</source>
      <translation>Schritt:</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>One event</source>
      <translation>Ein Ereignis</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>A column</source>
      <translation>Eine Spalte</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>A decision</source>
      <translation>Eine Entscheidung</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Speed:</source>
      <translation>Tempo:</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} / s</source>
      <translation>{n} / s</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Position in the search</source>
      <translation>Position in der Suche</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Event {n} of {m}</source>
      <translation>Ereignis {n} von {m}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Event {n} of at least {m}</source>
      <translation>Ereignis {n} von mindestens {m}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Matrix</source>
      <translation>Matrix</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Matrix with {n} columns, {m} of them still to cover</source>
      <translation>Matrix mit {n} Spalten, davon {m} noch abzudecken</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Board; {n} chosen</source>
      <translation>Brett; {n} gewählt</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{n} of {m} columns in the list</source>
      <translation>{n} von {m} Spalten in der Liste</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Links</source>
      <translation>Verkettung</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Links of {n} columns and {m} options</source>
      <translation>Verkettung von {n} Spalten und {m} Optionen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>around the event: {n} of {items} columns, {m} of {options} options</source>
      <translation>um das Ereignis: {n} von {items} Spalten, {m} von {options} Optionen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Code</source>
      <translation>Code</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Language of the code</source>
      <translation>Sprache des Codes</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Pseudo-code</source>
      <translation>Pseudocode</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>C++</source>
      <translation>C++</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>givens first</source>
      <translation>Vorgaben zuerst</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Options chosen</source>
      <translation>Gewählte Optionen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>None yet</source>
      <translation>Noch keine</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>depth {n}</source>
      <translation>Tiefe {n}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>option {k} of {d} in “{item}”</source>
      <translation>Option {k} von {d} in „{item}“</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>the only option of “{item}”</source>
      <translation>die einzige Option von „{item}“</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>given</source>
      <translation>vorgegeben</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Point at a header, a node or an option to see it everywhere, with its four links.</source>
      <translation>Kopf, Knoten oder Option: Worauf Sie zeigen, das leuchtet überall auf, mit seinen vier Links.</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Column “{item}”, {options}:</source>
      <translation>Spalte „{item}“, {options}:</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{option} covers {items}</source>
      <translation>{option} deckt ab: {items}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{option} in column “{item}”:</source>
      <translation>{option} in Spalte „{item}“:</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>{option} does not cover “{item}”</source>
      <translation>{option} deckt „{item}“ nicht ab</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>removed, but it still knows its neighbours:</source>
      <translation>entfernt, kennt aber noch seine Nachbarn:</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Your Own Matrix</source>
      <translation>Eigene Matrix</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Run</source>
      <translation>Ausführen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Rows of 0 and 1; or the names of the columns in the first line (after a |: those that may stay uncovered), then the columns of one option in each line.</source>
      <translation>Zeilen aus 0 und 1; oder in der ersten Zeile die Namen der Spalten (nach einem |: die unabgedeckt bleiben dürfen), dann in jeder Zeile die Spalten einer Option.</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Type at least one row</source>
      <translation>Geben Sie mindestens eine Zeile ein</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line} is not as long as the first: {n} instead of {m}</source>
      <translation>Zeile {line} ist nicht so lang wie die erste: {n} statt {m}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line} names a column twice</source>
      <translation>Zeile {line} nennt eine Spalte zweimal</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line}: “{name}” is not a column of the first line</source>
      <translation>Zeile {line}: „{name}“ ist keine Spalte der ersten Zeile</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line}: name the columns that must be covered before one bar</source>
      <translation>Zeile {line}: Vor einem einzigen Strich müssen Spalten stehen, die abzudecken sind</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Line {line}: only a column after the bar can have a colour</source>
      <translation>Zeile {line}: Nur eine Spalte nach dem Strich kann eine Farbe haben</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>This matrix is too large for a page</source>
      <translation>Diese Matrix ist zu groß für eine Seite</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Stops of the tour</source>
      <translation>Stationen des Rundgangs</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Stop {n} of {m}</source>
      <translation>Station {n} von {m}</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Back to This Stop</source>
      <translation>Zurück zu dieser Station</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Show the Answer</source>
      <translation>Antwort zeigen</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>Right</source>
      <translation>Richtig</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>This search does not use Dancing Links. Watch this stop in the program; text and question are here.</source>
      <translation>Diese Suche benutzt keine Dancing Links. Diese Station lässt sich im Programm ansehen; Text und Frage stehen hier.</translation>
    </message>
    <message>
      <location filename="../../solver_core/page/texts.py" />
      <source>This page runs a search, for which its script must be allowed.</source>
      <translation>Diese Seite führt eine Suche aus; dafür muss ihr Skript erlaubt sein.</translation>
    </message>
  </context>
  <context>
    <name>plan</name>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_model.py" />
      <source>No option is chosen yet.</source>
      <translation>Noch ist keine Option gewählt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_model.py" />
      <source>{depth}. {option}</source>
      <translation>{depth}. {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_model.py" />
      <source>Chosen so far:</source>
      <translation>Bisher gewählt:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_view.py" />
      <source>Board of the problem</source>
      <translation>Brett des Problems</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/plan_view.py" />
      <source>Up and Down move from row to row, then Alt+Left and Alt+Right from element to element, until Esc; Enter goes to the last change.</source>
      <translation>Pfeil auf und Pfeil ab gehen von Zeile zu Zeile, danach Alt mit Pfeil links und Pfeil rechts von Element zu Element, bis Esc; Eingabe geht zur letzten Änderung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Every column is covered</source>
      <translation>Jede Spalte ist abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Covered exactly once; secondary ones in at most one colour</source>
      <translation>Genau einmal abgedeckt; sekundäre in höchstens einer Farbe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Covered exactly once; secondary columns at most once</source>
      <translation>Genau einmal abgedeckt; sekundäre Spalten höchstens einmal</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Every column is covered exactly once</source>
      <translation>Jede Spalte ist genau einmal abgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Struck out: {rows}</source>
      <translation>Gestrichen: {rows}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>Covered: {columns}</source>
      <translation>Abgedeckt: {columns}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>No option left for column “{column}”</source>
      <translation>Keine Option mehr für Spalte „{column}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>“{column}”</source>
      <translation>„{column}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>No option left for the columns {columns}</source>
      <translation>Keine Option mehr für die Spalten {columns}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/small_matrix/board.py" />
      <source>{columns}; italic ones are secondary</source>
      <translation>{columns}; kursive sind sekundär</translation>
    </message>
  </context>
  <context>
    <name>practice</name>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Looking for a puzzle that needs “{technique}”...</source>
      <translation>Ein Rätsel wird gesucht, das „{technique}“ braucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Find the {technique}</source>
      <translation>Gesucht: {technique}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>For a rare technique a puzzle has to be made, which may take long.</source>
      <translation>Für eine seltene Technik muss ein Rätsel erzeugt werden; das kann lange dauern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>No puzzle was found. Choose Next to look again.</source>
      <translation>Es wurde kein Rätsel gefunden. „Weiter“ sucht noch einmal.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Select its cell and type the digit, or press the digit below.</source>
      <translation>Wählen Sie die Zelle aus und tippen Sie die Ziffer, oder klicken Sie unten auf die Ziffer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Click all of its cells, or a candidate that it removes. Keys: Enter for a cell, a digit for a candidate.</source>
      <translation>Klicken Sie auf alle ihre Zellen oder auf einen Kandidaten, der durch sie wegfällt. Tasten: Eingabe für eine Zelle, eine Ziffer für einen Kandidaten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Click a candidate that it removes, or select the cell and type the digit.</source>
      <translation>Klicken Sie auf einen Kandidaten, der durch sie wegfällt, oder wählen Sie die Zelle aus und tippen Sie die Ziffer.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>%n cells belong to it so far.</source>
      <translation>
        <numerusform>Bisher gehört %n Zelle dazu.</numerusform>
        <numerusform>Bisher gehören %n Zellen dazu.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>The digits below show where they can go.</source>
      <translation>Die Ziffern unten zeigen, wo sie möglich sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} has its digit already.</source>
      <translation>{cell} hat schon eine Ziffer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} cannot be {digit}: {house} has it.</source>
      <translation>{cell} kann nicht {digit} sein: {house} hat sie schon.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{digit} is no candidate of {cell}.</source>
      <translation>{digit} ist kein Kandidat von {cell}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not one: {digits} can go there.</source>
      <translation>{cell} ist keiner: Dort sind {digits} möglich.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not one: its row, column and box have other empty cells.</source>
      <translation>{cell} ist keines: In Zeile, Spalte und Block gibt es weitere leere Zellen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not one: {digit} has {places}.</source>
      <translation>{cell} ist keiner: {digit} hat {places}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>No such step was found that removes {digit} from {cell}.</source>
      <translation>Es wurde kein solcher Schritt gefunden, durch den {digit} aus {cell} wegfällt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not in it: it has %n candidates, and {most} are the most.</source>
      <translation>
        <numerusform>{cell} gehört nicht dazu: Dort gibt es %n Kandidaten, und höchstens {most} dürfen es sein.</numerusform>
        <numerusform>{cell} gehört nicht dazu: Dort gibt es %n Kandidaten, und höchstens {most} dürfen es sein.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is not in it: {digit} has {places}.</source>
      <translation>{cell} gehört nicht dazu: {digit} hat {places}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>{cell} is in no {technique} that removes anything.</source>
      <translation>{cell} gehört zu keinem Muster „{technique}“, durch das etwas wegfällt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>%n places in {house}</source>
      <translation>
        <numerusform>%n Platz in {house}</numerusform>
        <numerusform>%n Plätze in {house}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Right.</source>
      <translation>Richtig.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/practice/text.py" />
      <source>Found at first: {first}, later: {later}, shown: {shown}</source>
      <translation>Sofort gefunden: {first}, später: {later}, gezeigt: {shown}</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Same as the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Text size</source>
      <translation>Textgröße</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Size of all text in the window, relative to that of the system.</source>
      <translation>Größe aller Texte im Fenster im Verhältnis zu der des Systems.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A change takes effect after a restart.</source>
      <translation>Eine Änderung wird nach einem Neustart wirksam.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Shade the row, column and box of the selected cell</source>
      <translation>Zeile, Spalte und Block der ausgewählten Zelle hinterlegen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Highlight digits equal to the selected one</source>
      <translation>Ziffern hervorheben, die der ausgewählten gleichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>With hints and searches</source>
      <translation>Bei Hinweisen und Suchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Always</source>
      <translation>Immer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Never</source>
      <translation>Nie</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Row and column numbers</source>
      <translation>Nummern der Zeilen und Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>At the edge of the board. Hints and sentences about a search name cells by them.</source>
      <translation>Am Rand des Bretts. Hinweise und Sätze über eine Suche nennen Zellen mit ihnen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>0.3 seconds</source>
      <translation>0,3 Sekunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>0.6 seconds</source>
      <translation>0,6 Sekunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>1 second</source>
      <translation>1 Sekunde</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>1.5 seconds</source>
      <translation>1,5 Sekunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Animation of the links</source>
      <translation>Animation der Links</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>How long a link takes to change; the next step ends the animation at once.</source>
      <translation>Wie lange ein Link für die Änderung braucht; der nächste Schritt beendet die Animation sofort.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Mark digits that break a rule</source>
      <translation>Ziffern markieren, die eine Regel verletzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Two equal digits in a row, column or box are marked at once.</source>
      <translation>Zwei gleiche Ziffern in einer Zeile, einer Spalte oder einem Block werden sofort markiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Show mistakes at once</source>
      <translation>Fehler sofort zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A digit that is not that of the solution is marked as soon as it is entered.</source>
      <translation>Eine Ziffer, die nicht die der Lösung ist, wird gekennzeichnet, sobald sie eingetragen ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Go to the next cell while typing givens</source>
      <translation>Beim Tippen von Vorgaben zur nächsten Zelle gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>By keyboard and by the pad; 0, the full stop and Space leave a cell empty.</source>
      <translation>Mit der Tastatur und dem Ziffernfeld; 0, Punkt und Leertaste lassen eine Zelle leer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Show whether the puzzle has one solution</source>
      <translation>Anzeigen, ob das Rätsel genau eine Lösung hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The result is shown below the digits, without any digit of the solution.</source>
      <translation>Das Ergebnis steht unter den Ziffern, ohne eine Ziffer der Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Tidy notes when a digit is entered</source>
      <translation>Notizen bei Eingabe einer Ziffer aufräumen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A digit that is entered is removed from the notes of its row, column and box.</source>
      <translation>Eine eingegebene Ziffer wird aus den Notizen ihrer Zeile, ihrer Spalte und ihres Blocks entfernt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>In the corners</source>
      <translation>In den Ecken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>In places by digit</source>
      <translation>An Plätzen nach Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Corner notes</source>
      <translation>Ecknotizen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>When all cells have their candidates as notes, these always stand in places by digit.</source>
      <translation>Haben alle Zellen ihre Kandidaten als Notizen, stehen diese immer an Plätzen nach Ziffern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Choose a digit first, then its cells</source>
      <translation>Erst eine Ziffer wählen, dann ihre Zellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>A digit that is chosen on the pad goes into every cell that you click.</source>
      <translation>Eine im Ziffernfeld gewählte Ziffer kommt in jede Zelle, auf die Sie klicken.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Show the time</source>
      <translation>Zeit anzeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Time is counted even while it is hidden.</source>
      <translation>Die Zeit wird auch gezählt, während sie ausgeblendet ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Celebrate a solved puzzle</source>
      <translation>Ein gelöstes Rätsel feiern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The cells flash once, unless animations are turned off in the desktop.</source>
      <translation>Die Zellen leuchten einmal auf, sofern Animationen im Desktop nicht abgeschaltet sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Step size</source>
      <translation>Schrittweite</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>How far a step goes, and what playing shows.</source>
      <translation>Wie weit ein Schritt geht und was beim Abspielen gezeigt wird.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Speed of playing</source>
      <translation>Tempo beim Abspielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The one with the fewest options</source>
      <translation>Die mit den wenigsten Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>The first one</source>
      <translation>Die erste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Column to choose</source>
      <translation>Zu wählende Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Changing this restarts the watched search.</source>
      <translation>Eine Änderung beginnt die Suche, der Sie zusehen, von vorn.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Dancing Links</source>
      <translation>Dancing Links</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Bits and backtracking</source>
      <translation>Bits und Backtracking</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Search Sudokus with</source>
      <translation>Sudokus durchsuchen mit</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Pseudo-code</source>
      <translation>Pseudocode</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>C++</source>
      <translation>C++</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Language of the code</source>
      <translation>Sprache des Codes</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>How the pane Pseudo-code writes the algorithm.</source>
      <translation>Wie der Bereich „Pseudocode“ den Algorithmus schreibt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Open files in separate windows</source>
      <translation>Dateien in eigenen Fenstern öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/document/preferences.py" />
      <source>Otherwise a second start opens its files in the window that is running.</source>
      <translation>Sonst öffnet ein zweiter Start seine Dateien im laufenden Fenster.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Appearance</source>
      <translation>Darstellung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Play</source>
      <translation>Spielen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Hints</source>
      <translation>Hinweise</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Search</source>
      <translation>Suche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Techniques used in hints</source>
      <translation>In Hinweisen verwendete Techniken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>C&amp;hoose...</source>
      <translation>Aus&amp;wählen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Techniques can be turned off and reordered.</source>
      <translation>Techniken lassen sich abschalten und anders anordnen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Saved sessions, backups and the library</source>
      <translation>Gespeicherte Sitzungen, Sicherungen und die Bibliothek</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>&amp;Open Folder</source>
      <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Your work is saved there automatically, about once a second while you make changes.</source>
      <translation>Ihre Arbeit wird dort automatisch gespeichert, etwa einmal pro Sekunde, während Sie etwas ändern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Preferences</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Search preferences</source>
      <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>No preferences found.</source>
      <translation>Keine Einstellungen gefunden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>{label}:</source>
      <translation>{label}:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>&amp;Close</source>
      <translation>S&amp;chließen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>&amp;Restore Defaults</source>
      <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/preferences_dialog/dialog.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
  </context>
  <context>
    <name>presentation</name>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>A ring around the pointer</source>
      <translation>Ein Ring um den Mauszeiger</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>A spotlight around the pointer</source>
      <translation>Ein Spotlight um den Mauszeiger</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/presentation.py" />
      <source>Black screen</source>
      <translation>Schwarzer Bildschirm</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>The puzzles to be printed are no longer listed.</source>
      <translation>Die zu druckenden Rätsel sind nicht mehr aufgelistet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Replace</source>
      <translation>Ersetzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{first} to {last}</source>
      <translation>{first} bis {last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Printing: {percent} %</source>
      <translation>Drucken: {percent} %</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Nothing was printed: {cause}. Choose another printer, or a PDF.</source>
      <translation>Es wurde nichts gedruckt: {cause}. Wählen Sie einen anderen Drucker oder eine PDF-Datei.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>Printing was stopped.</source>
      <translation>Der Druck wurde abgebrochen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{count} of these files already exist, the first is {name}. Replace them?</source>
      <translation>
        <numerusform>{name} existiert bereits. Ersetzen?</numerusform>
        <numerusform>{count} dieser Dateien existieren bereits, die erste ist {name}. Ersetzen?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/controller.py" />
      <source>{pages} pages were sent to the printer.</source>
      <translation>
        <numerusform>1 Seite wurde an den Drucker gesendet.</numerusform>
        <numerusform>{pages} Seiten wurden an den Drucker gesendet.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Page preview</source>
      <translation>Seitenvorschau</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>The puzzle on the board</source>
      <translation>Das Rätsel auf dem Brett</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>P&amp;uzzles:</source>
      <translation>&amp;Rätsel:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;First:</source>
      <translation>&amp;Erstes:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>How &amp;many:</source>
      <translation>&amp;Wie viele:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Puzzles</source>
      <translation>Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Puzzles, solutions on the last pages</source>
      <translation>Rätsel, Lösungen auf den letzten Seiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Solutions</source>
      <translation>Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Boards:</source>
      <translation>&amp;Bretter:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Puzzles on a pa&amp;ge:</source>
      <translation>Rätsel pro &amp;Seite:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>T&amp;itles and numbers</source>
      <translation>&amp;Titel und Nummern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print &amp;entries</source>
      <translation>E&amp;inträge drucken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print &amp;notes</source>
      <translation>&amp;Notizen drucken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Print co&amp;lours</source>
      <translation>&amp;Farben drucken</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>P&amp;aper:</source>
      <translation>&amp;Papier:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Lands&amp;cape</source>
      <translation>&amp;Querformat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>A printer</source>
      <translation>Ein Drucker</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>PDF, all pages in one file</source>
      <translation>PDF, alle Seiten in einer Datei</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>SVG, a file for each page</source>
      <translation>SVG, eine Datei je Seite</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>PNG, a file for each page</source>
      <translation>PNG, eine Datei je Seite</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>T&amp;o:</source>
      <translation>&amp;Ziel:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Dots per inch:</source>
      <translation>Punkte pro Z&amp;oll:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Print...</source>
      <translation>&amp;Drucken...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>&amp;Save As...</source>
      <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>No printer is installed. Choose PDF instead, and print that file on another computer.</source>
      <translation>Es ist kein Drucker installiert. Wählen Sie stattdessen PDF und drucken Sie diese Datei auf einem anderen Computer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>From {name}</source>
      <translation>Aus {name}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>{puzzles} puzzles on {pages}.</source>
      <translation>
        <numerusform>1 Rätsel auf {pages}.</numerusform>
        <numerusform>{puzzles} Rätsel auf {pages}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>Preview: the first {pages}.</source>
      <translation>Vorschau: die ersten {pages}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/printing/dialog.py" />
      <source>{count} pages</source>
      <translation>
        <numerusform>1 Seite</numerusform>
        <numerusform>{count} Seiten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>Page {page} of {pages}</source>
      <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: cannot be read</source>
      <translation>{number}: nicht lesbar</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>One of several solutions</source>
      <translation>Eine von mehreren Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: one of several solutions</source>
      <translation>{number}: eine von mehreren Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>No solution</source>
      <translation>Keine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: no solution</source>
      <translation>{number}: keine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>No solution found in time</source>
      <translation>Keine Lösung in der verfügbaren Zeit gefunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/printing/pages.py" />
      <source>{number}: no solution found in time</source>
      <translation>{number}: keine Lösung in der verfügbaren Zeit gefunden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>A4</source>
      <translation>A4</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>A5</source>
      <translation>A5</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Letter</source>
      <translation>Letter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/kit/export_form.py" />
      <source>Legal</source>
      <translation>Legal</translation>
    </message>
  </context>
  <context>
    <name>pseudocode</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{step}: {text}</source>
      <translation>{step}: {text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/list_view.py" />
      <source>Watch a search to see its algorithm, line by line.</source>
      <translation>Sehen Sie einer Suche zu, um ihren Algorithmus Zeile für Zeile zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/list_view.py" />
      <source>Click or press B to stop each time this line has been executed.</source>
      <translation>Klicken Sie oder drücken Sie B, um jedes Mal anzuhalten, wenn diese Zeile ausgeführt wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/list_view.py" />
      <source>This line cannot have a breakpoint.</source>
      <translation>Diese Zeile kann keinen Haltepunkt haben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/paint_values.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>At the start no option is chosen.</source>
      <translation>Am Anfang ist keine Option gewählt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>One node of the search tree: what is done with the options chosen so far.</source>
      <translation>Ein Knoten des Suchbaums: was mit den bisher gewählten Optionen geschieht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Nothing is left to be covered: the options chosen are a solution.</source>
      <translation>Nichts ist mehr abzudecken: Die gewählten Optionen sind eine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every item must be covered, so branching on one is enough.</source>
      <translation>Jede Spalte muss abgedeckt werden, also genügt es, nach einer zu verzweigen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>An item without an option can never be covered: back to the latest decision.</source>
      <translation>Eine Spalte ohne Option kann nie abgedeckt werden: zurück zur letzten Entscheidung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every option of the chosen item is tried, one after the other.</source>
      <translation>Jede Option der gewählten Spalte wird probiert, eine nach der anderen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The options of the chosen column, from its header down.</source>
      <translation>Die Optionen der gewählten Spalte, vom Kopf abwärts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option goes on the stack, one level deeper.</source>
      <translation>Die Option kommt auf den Stapel, eine Ebene tiefer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same again with one option more; it returns with all links as they are now.</source>
      <translation>Dasselbe mit einer Option mehr; danach sind alle Links wie jetzt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option comes off the stack, one level up; the next one is below it.</source>
      <translation>Die Option kommt vom Stapel, eine Ebene höher; die nächste steht unter ihr.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>All has been tried for the chosen item: what was chosen before must change.</source>
      <translation>Für die gewählte Spalte ist alles probiert: Die Wahl davor muss sich ändern.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The tree node is left, and the option that led to it is taken back.</source>
      <translation>Der Baumknoten wird verlassen, die Option dorthin zurückgenommen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The whole tree has been walked, and every link is where it was at the start.</source>
      <translation>Der ganze Baum ist durchlaufen, und jeder Link ist, wo er am Anfang war.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The chosen column leaves: whichever option is tried will cover it.</source>
      <translation>Die gewählte Spalte geht: Jede Option, die probiert wird, deckt sie ab.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option's other columns, from the tried node rightward.</source>
      <translation>Die anderen Spalten der Option, vom probierten Knoten nach rechts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each of them leaves too, so no other option can cover it again.</source>
      <translation>Auch sie geht, sodass keine andere Option sie noch einmal abdeckt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same columns leftward: the last covered returns first.</source>
      <translation>Dieselben Spalten nach links: Die zuletzt abgedeckte kehrt zuerst zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each of them returns.</source>
      <translation>Jede von ihnen kehrt zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The chosen column returns; the level is as it was when it was entered.</source>
      <translation>Die gewählte Spalte kehrt zurück; die Ebene ist so, wie sie beim Betreten war.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header leaves the list, and all options of the column leave their other columns.</source>
      <translation>Der Kopf verlässt die Liste, die Optionen der Spalte ihre anderen Spalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header's neighbours now point past it; it still knows both.</source>
      <translation>Die Nachbarn des Kopfs zeigen nun an ihm vorbei; er kennt beide noch.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each node of the column, from the top.</source>
      <translation>Jeder Knoten der Spalte, von oben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's option competes for the column, so it leaves all its other columns.</source>
      <translation>Die Option des Knotens konkurriert um die Spalte; sie verlässt alle anderen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>All nodes of an option but this one leave their columns.</source>
      <translation>Alle Knoten einer Option außer diesem verlassen ihre Spalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's siblings, rightward and around.</source>
      <translation>Die Geschwister des Knotens, nach rechts im Kreis.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The nodes above and below now point past it; it still knows both.</source>
      <translation>Die Knoten darüber und darunter zeigen nun an ihm vorbei; er kennt beide noch.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The column has one option fewer.</source>
      <translation>Die Spalte hat eine Option weniger.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Everything that cover did, undone in exactly the reverse order.</source>
      <translation>Alles, was das Abdecken getan hat, in genau umgekehrter Reihenfolge zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Each node of the column, from the bottom.</source>
      <translation>Jeder Knoten der Spalte, von unten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's option returns to all its other columns.</source>
      <translation>Die Option des Knotens kehrt in alle ihre anderen Spalten zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header returns between the two neighbours that it still knows.</source>
      <translation>Der Kopf kehrt zwischen die beiden Nachbarn zurück, die er noch kennt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>All nodes of an option but this one return, the last one hidden first.</source>
      <translation>Alle anderen Knoten einer Option kehren zurück, der zuletzt ausgeblendete zuerst.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node's siblings, leftward and around.</source>
      <translation>Die Geschwister des Knotens, nach links im Kreis.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node returns between the neighbours that it still knows.</source>
      <translation>Der Knoten kehrt zwischen die Nachbarn zurück, die er noch kennt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The column has one option more.</source>
      <translation>Die Spalte hat eine Option mehr.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Items left, no two sharing an option: each needs one of its own.</source>
      <translation>So viele Spalten sind übrig, von denen keine Option zwei abdeckt: Jede braucht eine eigene.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>No cover below here can be smaller than the best one known.</source>
      <translation>Keine Überdeckung unterhalb kann kleiner sein als die beste bekannte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>This cover is the smallest so far; from now on only smaller ones count.</source>
      <translation>Diese Überdeckung ist die bisher kleinste; ab jetzt zählen nur noch kleinere.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>What it newly covers: its nodes not dropped yet, rightward.</source>
      <translation>Was die Option neu abdeckt: ihre nicht ausgehängten Knoten, nach rechts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The item is covered; others may cover it again.</source>
      <translation>Die Spalte ist abgedeckt; weitere Optionen dürfen sie wieder abdecken.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same nodes leftward, the last one first.</source>
      <translation>Dieselben Knoten nach links, der letzte zuerst.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The item is to be covered again.</source>
      <translation>Die Spalte ist wieder abzudecken.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Sideways: the row leaves out what it would cover twice.</source>
      <translation>Seitwärts: Die Zeile lässt aus, was sie doppelt abdecken würde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The node returns between the siblings that it still knows.</source>
      <translation>Der Knoten kehrt zwischen die Geschwister zurück, die er noch kennt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The option's other nodes, from the tried one rightward.</source>
      <translation>Die anderen Knoten der Option, vom probierten nach rechts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>A column that has the option's colour already stays as it is; any other leaves.</source>
      <translation>Eine Spalte, die die Farbe der Option schon hat, bleibt, wie sie ist; jede andere geht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same nodes leftward: the last covered returns first.</source>
      <translation>Dieselben Knoten nach links: Die zuletzt abgedeckte Spalte kehrt zuerst zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Only the node that covered a column uncovers it.</source>
      <translation>Nur der Knoten, der eine Spalte abgedeckt hat, deckt sie wieder auf.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The column leaves; of its options, those in the node's colour stay.</source>
      <translation>Die Spalte geht; von ihren Optionen bleiben die in der Farbe des Knotens.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header's neighbours now point past it, and the node that covers it is noted.</source>
      <translation>Die Nachbarn des Kopfs zeigen nun an ihm vorbei, und der Knoten, der ihn abdeckt, wird vermerkt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>An option in the same colour stays; any other leaves all its other columns.</source>
      <translation>Eine Option in derselben Farbe bleibt; jede andere verlässt alle ihre anderen Spalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Only options in another colour, or in none, had left.</source>
      <translation>Gegangen waren nur Optionen in einer anderen Farbe oder ohne Farbe.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The header returns, and no node covers it any more.</source>
      <translation>Der Kopf kehrt zurück, und kein Knoten deckt ihn mehr ab.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Its row, its column and its box now have the digit.</source>
      <translation>Zeile, Spalte und Block haben jetzt die Ziffer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Its row, its column and its box lack the digit again.</source>
      <translation>Zeile, Spalte und Block fehlt die Ziffer wieder.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every cell has its digit: a solution.</source>
      <translation>Jede Zelle hat ihre Ziffer: eine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The digits that the cell's row, column and box all lack: its candidates, as bits.</source>
      <translation>Die Ziffern, die Zeile, Spalte und Block der Zelle alle fehlen: ihre Kandidaten, als Bits.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every cell must be filled, so branching on one is enough.</source>
      <translation>Jede Zelle muss gefüllt werden, also genügt es, nach einer zu verzweigen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>A cell without a candidate can never be filled: back to the latest decision.</source>
      <translation>Eine Zelle ohne Kandidaten kann nie gefüllt werden: zurück zur letzten Entscheidung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Every candidate of the chosen cell is tried, one after the other.</source>
      <translation>Jeder Kandidat der gewählten Zelle wird probiert, einer nach dem anderen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The candidates of the cell, from 1 to 9.</source>
      <translation>Die Kandidaten der Zelle, von 1 bis 9.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The digit is written into the cell.</source>
      <translation>Die Ziffer wird in die Zelle geschrieben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The same again with one digit more; it returns with all masks as they are now.</source>
      <translation>Dasselbe mit einer Ziffer mehr; danach sind alle Masken wie jetzt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The digit is taken out of the cell again.</source>
      <translation>Die Ziffer wird wieder aus der Zelle genommen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>The whole tree has been walked, and all masks are as at the start.</source>
      <translation>Der ganze Baum ist durchlaufen, und alle Masken sind wie am Anfang.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>just executed</source>
      <translation>gerade ausgeführt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>comes next</source>
      <translation>kommt als Nächstes</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>calls this</source>
      <translation>ruft dies auf</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>breakpoint</source>
      <translation>Haltepunkt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>folded</source>
      <translation>zugeklappt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>open</source>
      <translation>aufgeklappt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{text}
{meaning}</source>
      <translation>{text}
{meaning}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one link.</source>
      <translation>Zum Aufklappen klicken: Ein Schritt ist ein Link.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one column.</source>
      <translation>Zum Aufklappen klicken: Ein Schritt ist eine Spalte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one option.</source>
      <translation>Zum Aufklappen klicken: Ein Schritt ist eine Option.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to unfold: a step is one decision.</source>
      <translation>Zum Aufklappen klicken: Ein Schritt ist eine Entscheidung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one column.</source>
      <translation>Zum Zuklappen klicken: Ein Schritt ist eine Spalte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one option.</source>
      <translation>Zum Zuklappen klicken: Ein Schritt ist eine Option.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one decision.</source>
      <translation>Zum Zuklappen klicken: Ein Schritt ist eine Entscheidung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Click to fold: a step is one solution.</source>
      <translation>Zum Zuklappen klicken: Ein Schritt ist eine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover. Reads the input of HUST 1017 and prints a cover.</source>
      <translation>Exakte Überdeckung. Liest die Eingabe von HUST 1017 und gibt eine Überdeckung aus.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover with the fewest options. Reads the input of ZOJ 3209 and prints how many are enough.</source>
      <translation>Exakte Überdeckung mit den wenigsten Optionen. Liest die Eingabe von ZOJ 3209 und gibt aus, wie viele genügen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover with colours. Reads a problem in the format of Knuth's programs and prints a cover.</source>
      <translation>Exakte Überdeckung mit Farben. Liest ein Problem im Format von Knuths Programmen und gibt eine Überdeckung aus.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Exact cover with colours and the fewest options. Reads a problem in the format of Knuth's programs and prints how many are enough.</source>
      <translation>Exakte Überdeckung mit Farben und den wenigsten Optionen. Liest ein Problem im Format von Knuths Programmen und gibt aus, wie viele genügen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Repeat cover with a bound. Reads the input of HDU 2295 and prints the smallest radius.</source>
      <translation>Mehrfachüberdeckung mit Schranke. Liest die Eingabe von HDU 2295 und gibt den kleinsten Radius aus.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>Sudoku with bits. Reads the input of AcWing 166 and prints the solutions.</source>
      <translation>Sudoku mit Bits. Liest die Eingabe von AcWing 166 und gibt die Lösungen aus.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>l, the level: how many options are chosen</source>
      <translation>l, die Ebene: wie viele Optionen gewählt sind</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>i, the column (item) that is branched on</source>
      <translation>i, die Spalte (Item), nach der verzweigt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>S[i], how many options the chosen column has left</source>
      <translation>S[i], wie viele Optionen die gewählte Spalte noch hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>o, the option (row) that is tried for i</source>
      <translation>o, die Option (Zeile), die für i probiert wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>c, the column that is being covered or uncovered</source>
      <translation>c, die Spalte, die gerade abgedeckt oder aufgedeckt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>p, a node of that column</source>
      <translation>p, ein Knoten dieser Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>n, the node for which that column is covered</source>
      <translation>n, der Knoten, für den diese Spalte abgedeckt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>T[n], the colour that n gives its column; 0 for none</source>
      <translation>T[n], die Farbe, die n seiner Spalte gibt; 0 für keine</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>q, the node that has just left or returned</source>
      <translation>q, der Knoten, der gerade gegangen oder zurückgekehrt ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>b, the least number of options still needed</source>
      <translation>b, die kleinste Zahl noch benötigter Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>best, the options of the smallest cover known</source>
      <translation>best, die Optionen der kleinsten bekannten Überdeckung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>m, the digits that fit in cell i</source>
      <translation>m, die Ziffern, die in Zelle i passen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>d, the candidate that is tried for cell i</source>
      <translation>d, der Kandidat, der für Zelle i probiert wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{option} ({number} of {among})</source>
      <translation>{option} ({number} von {among})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{option} (given)</source>
      <translation>{option} (vorgegeben)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{option} in {item}</source>
      <translation>{option} in {item}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/text.py" />
      <source>{letter}: {text}</source>
      <translation>{letter}: {text}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/value_strip.py" />
      <source>Values</source>
      <translation>Werte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/view.py" />
      <source>Pseudo-code</source>
      <translation>Pseudocode</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/view.py" />
      <source>Left folds a block into one step, Right unfolds it. B sets a breakpoint. Enter runs to the line, Shift+Enter back to it. L changes the language.</source>
      <translation>Pfeil links klappt einen Block zu einem Schritt zusammen, Pfeil rechts klappt ihn auf. B setzt einen Haltepunkt. Eingabe läuft bis zur Zeile, Umschalt+Eingabe zurück zu ihr. L wechselt die Sprache.</translation>
    </message>
  </context>
  <context>
    <name>questions</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a solution is found</source>
      <translation>eine Lösung gefunden wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a dead end is met</source>
      <translation>eine Sackgasse erreicht wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>any column is chosen</source>
      <translation>irgendeine Spalte gewählt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a branch is pruned</source>
      <translation>ein Zweig abgeschnitten wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column is chosen:</source>
      <translation>Spalte gewählt wird:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” is chosen</source>
      <translation>Spalte „{item}“ gewählt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>option is tried:</source>
      <translation>Option probiert wird:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{option} is tried</source>
      <translation>{option} probiert wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column is touched:</source>
      <translation>Spalte berührt wird:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” is touched</source>
      <translation>Spalte „{item}“ berührt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>option is touched:</source>
      <translation>Option berührt wird:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{option} is touched</source>
      <translation>{option} berührt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>node is hidden or returns:</source>
      <translation>Knoten ausgeblendet wird oder zurückkehrt:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{option} leaves or rejoins column “{item}”</source>
      <translation>{option} Spalte „{item}“ verlässt oder in sie zurückkehrt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>cell is touched:</source>
      <translation>Zelle berührt wird:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>cell {cell} is touched</source>
      <translation>Zelle {cell} berührt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column gets small:</source>
      <translation>Spalte klein wird:</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” has at most %n options</source>
      <translation>
        <numerusform>Spalte „{item}“ höchstens %n Option hat</numerusform>
        <numerusform>Spalte „{item}“ höchstens %n Optionen hat</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>at depth:</source>
      <translation>in Tiefe:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>the depth becomes {depth}</source>
      <translation>Tiefe {depth} erreicht wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>a line of the pseudo-code</source>
      <translation>eine Zeile des Pseudocodes</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>the pseudo-code is at “{line}”</source>
      <translation>der Pseudocode bei „{line}“ steht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>Choose what to wait for.</source>
      <translation>Wählen Sie, worauf gewartet werden soll.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This problem has no such column: choose one from the list.</source>
      <translation>Dieses Problem hat keine solche Spalte: Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This problem has no such option: choose one from the list.</source>
      <translation>Dieses Problem hat keine solche Option: Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This option is not in this column: choose another column.</source>
      <translation>Diese Option steht nicht in dieser Spalte: Wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>There is no such cell: choose one from r1c1 to r9c9.</source>
      <translation>Es gibt keine solche Zelle: Wählen Sie eine von r1c1 bis r9c9.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>This can never happen: the conditions exclude each other; change one, or the depth.</source>
      <translation>Das kann nie geschehen: Die Bedingungen schließen einander aus; ändern Sie eine davon oder die Tiefe.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{first} and {second}</source>
      <translation>{first} und {second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>{what} at depth {depth}</source>
      <translation>in Tiefe {depth} {what}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>when {what}</source>
      <translation>wenn {what}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>number {number}</source>
      <translation>Nummer {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/condition_text.py" />
      <source>column “{item}” has no option</source>
      <translation>Spalte „{item}“ keine Option hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Unsaved changes</source>
      <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Save the changes to “{name}”?</source>
      <translation>Änderungen an „{name}“ speichern?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/file_dialogs.py" />
      <source>Another puzzle is about to replace it.</source>
      <translation>Ein anderes Rätsel soll es ersetzen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>row {number}</source>
      <translation>Zeile {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{row} {name}</source>
      <translation>{row} {name}</translation>
    </message>
  </context>
  <context>
    <name>reading</name>
    <message>
      <location filename="../../sudoku_gui/widgets/term_label.py" />
      <source>Scroll the text</source>
      <translation>Text scrollen</translation>
    </message>
  </context>
  <context>
    <name>reasons</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>chosen at random from {columns} columns with no option</source>
      <translation>zufällig gewählt aus {columns} Spalten ohne Option</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>chosen at random from {columns} columns with %n options</source>
      <translation>
        <numerusform>zufällig gewählt aus {columns} Spalten mit %n Option</numerusform>
        <numerusform>zufällig gewählt aus {columns} Spalten mit %n Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>the leftmost of {columns} columns with no option</source>
      <translation>die am weitesten links stehende von {columns} Spalten ohne Option</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>the leftmost of {columns} columns with %n options</source>
      <translation>
        <numerusform>die am weitesten links stehende von {columns} Spalten mit %n Option</numerusform>
        <numerusform>die am weitesten links stehende von {columns} Spalten mit %n Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>One of its options will be chosen here, so no other column needs to offer them.</source>
      <translation>Eine ihrer Optionen wird hier gewählt, daher muss keine andere Spalte sie anbieten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} gives it the colour {colour}: options that give it another one, or none, are out; those with the same stay.</source>
      <translation>{option} gibt ihr die Farbe {colour}: Optionen, die ihr eine andere oder keine geben, scheiden aus; die mit derselben bleiben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} covers it, so every other option that would cover it again is out.</source>
      <translation>{option} deckt sie ab, daher scheidet jede andere Option aus, die sie noch einmal abdecken würde.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>%n nodes leave the other columns.</source>
      <translation>
        <numerusform>%n Knoten verlässt die anderen Spalten.</numerusform>
        <numerusform>%n Knoten verlassen die anderen Spalten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>%n nodes leave: {options}, from {columns}.</source>
      <translation>
        <numerusform>%n Knoten geht: {options}, aus {columns}.</numerusform>
        <numerusform>%n Knoten gehen: {options}, aus {columns}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>“{item}”</source>
      <translation>„{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The option stands in column “{outer}” too, but not in the colour {colour}. The neighbours of its node in “{item}” now point past it, but it still points at them.</source>
      <translation>Die Option steht auch in Spalte „{outer}“, aber nicht in der Farbe {colour}. Die Nachbarn ihres Knotens in „{item}“ zeigen jetzt an ihm vorbei, doch er zeigt noch auf sie.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The option also stands in column “{outer}”. The neighbours of its node in “{item}” now point past it, but it still points at them.</source>
      <translation>Die Option steht auch in Spalte „{outer}“. Die Nachbarn ihres Knotens in „{item}“ zeigen jetzt an ihm vorbei, er zeigt aber noch auf sie.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>No other option of column “{item}” is left to try.</source>
      <translation>Keine andere Option von Spalte „{item}“ ist noch zu probieren.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} is being taken back.</source>
      <translation>{option} wird gerade zurückgenommen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>It finds its place by its own two links: nothing is searched or copied.</source>
      <translation>Der Platz ergibt sich aus den eigenen beiden Links: Nichts wird gesucht oder kopiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>In exactly the reverse order of covering: it returns between the neighbours it still knows.</source>
      <translation>Genau in umgekehrter Reihenfolge des Abdeckens: Der Kopf kehrt zwischen die Nachbarn zurück, die er noch kennt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The puzzle says so; no other option of this column is ever tried.</source>
      <translation>Das Rätsel sagt es so; keine andere Option dieser Spalte wird je probiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>When all below it has been searched, {next} is tried: option {number} of column “{item}”.</source>
      <translation>Wenn alles darunter durchsucht ist, wird {next} probiert: Option {number} von Spalte „{item}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Column “{item}” has no other option, so there is nothing to guess.</source>
      <translation>Spalte „{item}“ hat keine andere Option, also gibt es nichts zu raten.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Column “{item}” has no other option: it is forced, as long as the guesses at depths {depths} hold.</source>
      <translation>
        <numerusform>Spalte „{item}“ hat keine andere Option: Sie ist erzwungen, solange die Vermutung in Tiefe {depths} gilt.</numerusform>
        <numerusform>Spalte „{item}“ hat keine andere Option: Sie ist erzwungen, solange die Vermutungen in den Tiefen {depths} gelten.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Givens are options like all others, chosen before the search begins to choose.</source>
      <translation>Vorgaben sind Optionen wie alle anderen, nur gewählt, bevor die Suche selbst zu wählen beginnt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>This run takes it here, whatever the rule says: that is its what-if.</source>
      <translation>Dieser Durchlauf nimmt sie hier, was auch die Regel sagt: Das ist sein Was-wäre-wenn.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>The rule takes the first column of the list, however many options it has.</source>
      <translation>Die Regel nimmt die erste Spalte der Liste, egal wie viele Optionen sie hat.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>With one option there is nothing to guess.</source>
      <translation>Bei einer Option gibt es nichts zu raten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Few options make few branches: Knuth's rule keeps the tree narrow.</source>
      <translation>Wenige Optionen ergeben wenige Zweige: Knuths Regel hält den Baum schmal.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>It is {leftmost}.</source>
      <translation>Sie ist {leftmost}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Its options: {options}.</source>
      <translation>Ihre Optionen: {options}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every option of “{item}” was hidden by the givens.</source>
      <translation>Jede Option von „{item}“ wurde durch die Vorgaben ausgeblendet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every option of “{item}” was hidden by a given or by {options}.</source>
      <translation>Jede Option von „{item}“ wurde durch eine Vorgabe oder durch {options} ausgeblendet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every option of “{item}” was hidden by {options}.</source>
      <translation>Jede Option von „{item}“ wurde durch {options} ausgeblendet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>the options at depths {depths}</source>
      <translation>die Optionen in den Tiefen {depths}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>{option} (depth {depth})</source>
      <translation>{option} (Tiefe {depth})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>No primary column is left in the list; those that are left need not be covered. The search goes on, to find out whether there is another.</source>
      <translation>Keine primäre Spalte ist mehr in der Liste; die übrigen müssen nicht abgedeckt werden. Die Suche geht weiter, um herauszufinden, ob es eine weitere Lösung gibt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>No column is left in the list. The search goes on, to find out whether there is another.</source>
      <translation>Keine Spalte ist mehr in der Liste. Die Suche geht weiter, um herauszufinden, ob es eine weitere Lösung gibt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>It was the first decision of all: nothing is left to try.</source>
      <translation>Es war die allererste Entscheidung: Nichts bleibt zu probieren.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Nothing more can be found here.</source>
      <translation>Hier ist nichts mehr zu finden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>All that {option} covered has been uncovered: the links are as they were before it.</source>
      <translation>Alles, was {option} abgedeckt hatte, ist aufgedeckt: Die Links sind wie zuvor.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/reasons.py" />
      <source>Every branch has been tried and taken back; all links are as they were at the start.</source>
      <translation>Jeder Zweig ist probiert und zurückgenommen; alle Links sind wie am Anfang.</translation>
    </message>
  </context>
  <context>
    <name>records</name>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>My Statistics</source>
      <translation>Meine Statistik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Times by level</source>
      <translation>Zeiten nach Stufe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>&amp;Export...</source>
      <translation>&amp;Exportieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>&amp;Reset...</source>
      <translation>&amp;Zurücksetzen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>&amp;Close</source>
      <translation>&amp;Schließen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Forget the times of %n puzzles? This cannot be undone.</source>
      <translation>
        <numerusform>Die Zeit von %n Rätsel löschen? Das kann nicht rückgängig gemacht werden.</numerusform>
        <numerusform>Die Zeiten von %n Rätseln löschen? Das kann nicht rückgängig gemacht werden.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Forget</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/dialog.py" />
      <source>Sudoku times</source>
      <translation>Sudoku-Zeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Not rated</source>
      <translation>Nicht bewertet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Puzzles solved with hints do not count here.</source>
      <translation>Mit Hinweisen gelöste Rätsel zählen hier nicht.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Level</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>As named by the source of the puzzle.</source>
      <translation>Wie die Quelle des Rätsels sie nennt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Solved</source>
      <translation>Gelöst</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Puzzles solved by you; each counts once.</source>
      <translation>Von Ihnen gelöste Rätsel; jedes zählt einmal.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>How many of them with hints.</source>
      <translation>Wie viele davon mit Hinweisen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Best</source>
      <translation>Beste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Average</source>
      <translation>Durchschnitt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Latest</source>
      <translation>Letzte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>You have not solved any puzzles yet. Puzzles that you solve yourself are counted here.</source>
      <translation>Sie haben noch kein Rätsel gelöst. Rätsel, die Sie selbst lösen, werden hier gezählt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>You have solved %n puzzles.</source>
      <translation>
        <numerusform>Sie haben %n Rätsel gelöst.</numerusform>
        <numerusform>Sie haben %n Rätsel gelöst.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Days in a row: {streak}; longest: {longest}.</source>
      <translation>Tage in Folge: {streak}; längste Serie: {longest}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>{date}: {time}, {level}</source>
      <translation>{date}: {time}, {level}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>{date}: {time}, {level}, with hints</source>
      <translation>{date}: {time}, {level}, mit Hinweisen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>With hints</source>
      <translation>Mit Hinweis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>No times yet</source>
      <translation>Noch keine Zeiten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play_records/text.py" />
      <source>Times from {first} to {last}, from {shortest} to {longest}</source>
      <translation>Zeiten vom {first} bis {last}, von {shortest} bis {longest}</translation>
    </message>
  </context>
  <context>
    <name>repeat</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Bound: {depth} chosen, no more options are needed</source>
      <translation>Schranke: {depth} gewählt, keine weiteren Optionen nötig</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Bound: {depth} chosen, at least %n more options are needed</source>
      <translation>
        <numerusform>Schranke: {depth} gewählt, mindestens %n weitere Option nötig</numerusform>
        <numerusform>Schranke: {depth} gewählt, mindestens %n weitere Optionen nötig</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Every column that must be covered is covered.</source>
      <translation>Jede Spalte, die abgedeckt werden muss, ist abgedeckt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>There are %n columns of which no option covers two, so each needs an option of its own.</source>
      <translation>
        <numerusform>Es gibt %n Spalte, die noch eine Option braucht.</numerusform>
        <numerusform>Es gibt %n Spalten, von denen keine Option zwei abdeckt; jede braucht also eine eigene Option.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}”</source>
      <translation>„{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}” needs an option.</source>
      <translation>„{item}“ braucht eine Option.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>No option covers two of {columns}, so each needs an option of its own.</source>
      <translation>Keine Option deckt zwei von {columns} ab, also braucht jede eine eigene Option.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Prune: {depth} chosen are not fewer than {limit}</source>
      <translation>Abschneiden: {depth} gewählte sind nicht weniger als {limit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Prune: {depth} chosen and {bound} more needed are not fewer than {limit}</source>
      <translation>Abschneiden: {depth} gewählte und {bound} weitere nötige sind nicht weniger als {limit}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Every column is covered, but a cover with %n options is known already: the search turns back.</source>
      <translation>
        <numerusform>Jede Spalte ist abgedeckt, aber eine Überdeckung mit %n Option ist schon bekannt: Die Suche kehrt um.</numerusform>
        <numerusform>Jede Spalte ist abgedeckt, aber eine Überdeckung mit %n Optionen ist schon bekannt: Die Suche kehrt um.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>More options than are allowed would be needed, so the search turns back without looking.</source>
      <translation>Es wären mehr Optionen nötig als erlaubt, daher kehrt die Suche um, ohne nachzusehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The best cover known has {limit}: no better one can be found below here, so the search turns back without looking.</source>
      <translation>Die beste bekannte Überdeckung hat {limit}: Darunter ist hier keine bessere zu finden, daher kehrt die Suche um, ohne nachzusehen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every primary column is covered at least once, by %n options</source>
      <translation>
        <numerusform>Lösung {number}: Jede primäre Spalte ist mindestens einmal abgedeckt, durch %n Option</numerusform>
        <numerusform>Lösung {number}: Jede primäre Spalte ist mindestens einmal abgedeckt, durch %n Optionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every column is covered at least once, by %n options</source>
      <translation>
        <numerusform>Lösung {number}: Jede Spalte ist mindestens einmal abgedeckt, durch %n Option</numerusform>
        <numerusform>Lösung {number}: Jede Spalte ist mindestens einmal abgedeckt, durch %n Optionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every primary column is covered exactly once, by %n options</source>
      <translation>
        <numerusform>Lösung {number}: Jede primäre Spalte ist genau einmal abgedeckt, durch %n Option</numerusform>
        <numerusform>Lösung {number}: Jede primäre Spalte ist genau einmal abgedeckt, durch %n Optionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Solution {number}: every column is covered exactly once, by %n options</source>
      <translation>
        <numerusform>Lösung {number}: Jede Spalte ist genau einmal abgedeckt, durch %n Option</numerusform>
        <numerusform>Lösung {number}: Jede Spalte ist genau einmal abgedeckt, durch %n Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>No column is left in the list. From now on only a cover with fewer options counts.</source>
      <translation>Keine Spalte ist mehr in der Liste. Ab jetzt zählt nur noch eine Überdeckung mit weniger Optionen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The rule takes a column with the fewest options, the leftmost of several. Here sizes never change: an option may always be taken once more.</source>
      <translation>Die Regel nimmt eine Spalte mit den wenigsten Optionen, bei mehreren die am weitesten links. Hier ändern sich die Größen nie: Eine Option darf immer noch einmal genommen werden.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Its options: {options}.</source>
      <translation>Ihre Optionen: {options}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>{option} covers it. Other options may cover it again: this is allowed but gains nothing.</source>
      <translation>{option} deckt sie ab. Andere Optionen dürfen sie noch einmal abdecken: Das ist erlaubt, bringt aber nichts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Finished: there is no such cover</source>
      <translation>Fertig: Es gibt keine solche Überdeckung</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Finished: %n options are the fewest</source>
      <translation>
        <numerusform>Fertig: %n Option ist das Minimum</numerusform>
        <numerusform>Fertig: %n Optionen sind das Minimum</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The best cover so far has %n options</source>
      <translation>
        <numerusform>Die bisher beste Überdeckung hat %n Option</numerusform>
        <numerusform>Die bisher beste Überdeckung hat %n Optionen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Whatever cannot have fewer options than this is pruned from here on.</source>
      <translation>Was nicht weniger Optionen haben kann, wird ab hier abgeschnitten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Every branch has been tried or pruned; all links are as they were at the start.</source>
      <translation>Jeder Zweig ist probiert oder abgeschnitten; alle Links sind wie am Anfang.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>Cover column “{item}”: its header leaves the list</source>
      <translation>Spalte „{item}“ abdecken: Ihr Kopf verlässt die Liste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}” leaves the row of {option}</source>
      <translation>„{item}“ verlässt die Zeile von {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>“{item}” returns to the row of {option}</source>
      <translation>„{item}“ kehrt in die Zeile von {option} zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The column is covered already, so the option no longer offers it. The node leaves sideways: its column stays intact.</source>
      <translation>Die Spalte ist bereits abgedeckt, daher bietet die Option sie nicht mehr an. Der Knoten geht seitwärts: Seine Spalte bleibt unversehrt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/fewest.py" />
      <source>The node finds its place by its own two links, left and right: nothing is searched or copied.</source>
      <translation>Der Knoten findet seinen Platz durch seine eigenen beiden Links, links und rechts: Nichts wird gesucht oder kopiert.</translation>
    </message>
  </context>
  <context>
    <name>restart</name>
    <message>
      <location filename="../../sudoku_gui/shell/languages.py" />
      <source>The language changes after a restart.</source>
      <translation>Die Sprache wechselt nach einem Neustart.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/languages.py" />
      <source>&amp;Restart Now</source>
      <translation>&amp;Jetzt neu starten</translation>
    </message>
  </context>
  <context>
    <name>resuming</name>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>No decision has another option, so everything is taken back.</source>
      <translation>Keine Entscheidung hat eine andere Option, daher wird alles zurückgenommen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>{option} is taken back, then {next} is tried at depth {depth}.</source>
      <translation>{option} wird zurückgenommen, dann wird {next} in Tiefe {depth} probiert.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/events/facts.py" />
      <source>The latest decision with another option is {option} at depth {depth}: %n options are taken back, then {next} is tried.</source>
      <translation>
        <numerusform>Die letzte Entscheidung mit einer anderen Option ist {option} in Tiefe {depth}: %n Option wird zurückgenommen, dann wird {next} probiert.</numerusform>
        <numerusform>Die letzte Entscheidung mit einer anderen Option ist {option} in Tiefe {depth}: %n Optionen werden zurückgenommen, dann wird {next} probiert.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>reverting</name>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Looking for the solution...</source>
      <translation>Die Lösung wird gesucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>No correct state is known: the puzzle was opened with a mistake in it.</source>
      <translation>Es ist kein fehlerfreier Stand bekannt: Das Rätsel enthielt schon beim Öffnen einen Fehler.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>Your last %n changes have been undone. Undo restores them.</source>
      <translation>
        <numerusform>Ihre letzte Änderung (%n) wurde rückgängig gemacht. „Rückgängig“ stellt sie wieder her.</numerusform>
        <numerusform>Ihre letzten %n Änderungen wurden rückgängig gemacht. „Rückgängig“ stellt sie wieder her.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/solving.py" />
      <source>There is no mistake so far.</source>
      <translation>Bisher gibt es keinen Fehler.</translation>
    </message>
  </context>
  <context>
    <name>runs</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>▶ {run}</source>
      <translation>▶ {run}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>{run}, watched now</source>
      <translation>{run}, wird gerade betrachtet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/model.py" />
      <source>≥ {number}</source>
      <translation>≥ {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>At depth {depth}: {choice} first</source>
      <translation>In Tiefe {depth}: zuerst {choice}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Branched off “{parent}” at event {position}</source>
      <translation>Von „{parent}“ bei Ereignis {position} abgezweigt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Run</source>
      <translation>Durchlauf</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>A way to search this problem; the one watched is marked</source>
      <translation>Eine Art, dieses Problem zu durchsuchen; die betrachtete ist markiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Branched at</source>
      <translation>Abzweigung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>The event at which it left the run it branched off</source>
      <translation>Das Ereignis, bei dem er vom Ursprungsdurchlauf abgezweigt ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How many events it has in all, as far as is known</source>
      <translation>Wie viele Ereignisse er insgesamt hat, soweit bekannt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Decisions</source>
      <translation>Entscheidungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How many columns it chooses</source>
      <translation>Wie viele Spalten er wählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Dead ends</source>
      <translation>Sackgassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How often a column has no option left</source>
      <translation>Wie oft eine Spalte keine Option mehr hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Max depth</source>
      <translation>Max. Tiefe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>The most options it has chosen at a time</source>
      <translation>Die meisten Optionen, die er gleichzeitig gewählt hat</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Solutions</source>
      <translation>Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>How many solutions it finds</source>
      <translation>Wie viele Lösungen er findet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>This is a new run: “{name}”. “{parent}” is still there; both are listed under Runs.</source>
      <translation>Dies ist ein neuer Durchlauf: „{name}“. „{parent}“ gibt es weiterhin; beide sind unter „Durchläufe“ aufgelistet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>What If needs a search. Press F5 to watch one from the start.</source>
      <translation>„Was wäre wenn“ braucht eine Suche. Drücken Sie F5, um einer von Anfang an zuzusehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Only Dancing Links for exact cover can choose otherwise.</source>
      <translation>Nur Dancing Links für exakte Überdeckung kann anders wählen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>No decision at this step. Step forward to one, then take another column or option.</source>
      <translation>Bei diesem Schritt gibt es keine Entscheidung. Gehen Sie bis zu einer weiter und nehmen Sie dann eine andere Spalte oder Option.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>Givens are chosen first, without a decision. Step forward to the first decision.</source>
      <translation>Vorgaben werden zuerst gewählt, ohne Entscheidung. Gehen Sie weiter bis zur ersten Entscheidung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>{what} is covered already at this decision. Take a column that is still in the list.</source>
      <translation>{what} ist bei dieser Entscheidung bereits abgedeckt. Nehmen Sie eine Spalte, die noch in der Liste ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>{what} is a secondary column: it need not be covered, and the search never chooses it. Take another column, or an option.</source>
      <translation>{what} ist eine sekundäre Spalte: Sie muss nicht abgedeckt werden, und die Suche wählt sie nie. Nehmen Sie eine andere Spalte oder eine Option.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>{what} cannot be chosen at this decision: it competes with options chosen before.</source>
      <translation>{what} kann bei dieser Entscheidung nicht gewählt werden: ein Konflikt mit zuvor gewählten Optionen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/text.py" />
      <source>This run already takes {what} at this decision.</source>
      <translation>Dieser Durchlauf nimmt bei dieser Entscheidung bereits {what}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>&amp;Watch</source>
      <translation>&amp;Zusehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Watch this run where it was left</source>
      <translation>Diesem Durchlauf dort zusehen, wo er verlassen wurde</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Show this run beside the one that is watched</source>
      <translation>Diesen Durchlauf neben dem betrachteten zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>&amp;Compare</source>
      <translation>&amp;Vergleichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Re&amp;name</source>
      <translation>&amp;Umbenennen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Give this run a name of your own</source>
      <translation>Diesem Durchlauf einen eigenen Namen geben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Re&amp;move</source>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Remove this run from the list</source>
      <translation>Diesen Durchlauf aus der Liste entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>Restore the run that was removed last</source>
      <translation>Den zuletzt entfernten Durchlauf wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/view.py" />
      <source>&amp;Restore</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>What if {choice}</source>
      <translation>Was wäre wenn {choice}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>column ‘{item}’</source>
      <translation>Spalte ‚{item}‘</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Bits, first cell</source>
      <translation>Bits, erste Zelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Bits</source>
      <translation>Bits</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>First column</source>
      <translation>Erste Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Random ties, seed {seed}</source>
      <translation>Gleichstände zufällig, Startwert {seed}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Fewest options</source>
      <translation>Wenigste Optionen</translation>
    </message>
  </context>
  <context>
    <name>saving</name>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>The givens were copied as one line of 81 characters.</source>
      <translation>Die Vorgaben wurden als eine Zeile mit 81 Zeichen kopiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>The board was copied as one line of 81 characters.</source>
      <translation>Das Brett wurde als eine Zeile mit 81 Zeichen kopiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Cop&amp;y As</source>
      <translation>Ko&amp;pieren als</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>&amp;Picture</source>
      <translation>&amp;Bild</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Not copied as {format}: {cause}.</source>
      <translation>Nicht als {format} kopiert: {cause}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copied as {format}.</source>
      <translation>Als {format} kopiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>Copied as {format}, without {parts}.</source>
      <translation>Als {format} kopiert, ohne {parts}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/export/copy_menu.py" />
      <source>The board was copied as a picture.</source>
      <translation>Das Brett wurde als Bild kopiert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Save &amp;As...</source>
      <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>{name} was changed by another program since it was opened.</source>
      <translation>{name} wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>&amp;Overwrite</source>
      <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Save &amp;Anyway</source>
      <translation>&amp;Trotzdem speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Saved as {name}.</source>
      <translation>Als {name} gespeichert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>puzzle</source>
      <translation>Rätsel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>{name} is still being saved: its drive does not respond yet. Your puzzle is still here.</source>
      <translation>{name} wird noch gespeichert: Das Laufwerk antwortet noch nicht. Ihr Rätsel ist noch hier.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>{name} could not be saved: {cause}. Your puzzle is still here.</source>
      <translation>{name} konnte nicht gespeichert werden: {cause}. Ihr Rätsel ist noch hier.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/saving.py" />
      <source>Save as .&amp;dsudoku...</source>
      <translation>Als .&amp;dsudoku speichern...</translation>
    </message>
  </context>
  <context>
    <name>sentences</name>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{first} {second}</source>
      <comment>two sentences</comment>
      <translation>{first} {second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/joining.py" />
      <source>{first}, {second}</source>
      <comment>two words of a list</comment>
      <translation>{first}, {second}</translation>
    </message>
  </context>
  <context>
    <name>session</name>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>{name} was changed by another program.</source>
      <translation>{name} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>&amp;Reload</source>
      <translation>&amp;Neu laden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>{name} no longer exists. Your puzzle is still here.</source>
      <translation>{name} existiert nicht mehr. Ihr Rätsel ist noch hier.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>&amp;Save Again</source>
      <translation>&amp;Erneut speichern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>&amp;Keep Mine</source>
      <translation>&amp;Meins behalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/outside_changes.py" />
      <source>{name} is as it was before.</source>
      <translation>{name} ist wieder wie zuvor.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Earlier Versions</source>
      <translation>Frühere Versionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>The board at that time</source>
      <translation>Das Brett zu dieser Zeit</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>Versions, the newest first</source>
      <translation>Versionen, die neueste zuerst</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/preview.py" />
      <source>&amp;Restore</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>&amp;Earlier Versions...</source>
      <translation>&amp;Frühere Versionen...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>{name} was not opened, because your unsaved puzzle could not be set aside: {cause}.</source>
      <translation>{name} wurde nicht geöffnet, weil Ihr nicht gespeichertes Rätsel nicht beiseitegelegt werden konnte: {cause}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>The program did not end properly; this is what was open at {time}.</source>
      <translation>Das Programm wurde nicht ordnungsgemäß beendet; dies war geöffnet (Stand: {time}).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>This is what was open at {time}.</source>
      <translation>Dies war geöffnet (Stand: {time}).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Your puzzle is open in the other window; this one starts empty.</source>
      <translation>Ihr Rätsel ist im anderen Fenster geöffnet; dieses beginnt leer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>The last session could not be shown: {cause}. It is still among the earlier versions.</source>
      <translation>Die letzte Sitzung konnte nicht angezeigt werden: {cause}. Sie ist noch unter den früheren Versionen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>There is no earlier version yet.</source>
      <translation>Es gibt noch keine frühere Version.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>This is what was open at {time}. What was here before is in File &gt; Open Recent, if it was unsaved.</source>
      <translation>Dies war geöffnet (Stand: {time}). Was vorher hier war, ist unter Datei &gt; Zuletzt geöffnet, falls es nicht gespeichert war.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Your work cannot be stored for the next start: {cause}. Save it in a file.</source>
      <translation>Ihre Arbeit kann nicht für den nächsten Start gespeichert werden: {cause}. Speichern Sie sie in einer Datei.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Your work is stored for the next start again.</source>
      <translation>Ihre Arbeit wird wieder für den nächsten Start gespeichert.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>&amp;Open</source>
      <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>&amp;Later</source>
      <translation>&amp;Später</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The last session could not be read; it was renamed to {file}.</source>
      <translation>Die letzte Sitzung konnte nicht gelesen werden; sie wurde in {file} umbenannt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>The last session was written by another version of this program, and only that version can read it; it was renamed to {file}.</source>
      <translation>Die letzte Sitzung wurde von einer anderen Version dieses Programms geschrieben, und nur diese kann sie lesen; sie wurde in {file} umbenannt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Unsaved work of {number} other windows was found.</source>
      <translation>
        <numerusform>Nicht gespeicherte Arbeit aus einem anderen Fenster wurde gefunden.</numerusform>
        <numerusform>Nicht gespeicherte Arbeit aus {number} anderen Fenstern wurde gefunden.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Your unsaved puzzle was kept: it is in File &gt; Open Recent.</source>
      <translation>Ihr nicht gespeichertes Rätsel wurde aufbewahrt: Es ist unter Datei &gt; Zuletzt geöffnet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>Nothing was changed, because your unsaved puzzle could not be set aside: {cause}.</source>
      <translation>Es wurde nichts geändert, weil Ihr nicht gespeichertes Rätsel nicht beiseitegelegt werden konnte: {cause}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{time}, {name}, {digits}, in another window</source>
      <translation>{time}, {name}, {digits}, in einem anderen Fenster</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{time}, {name}, {digits}</source>
      <translation>{time}, {name}, {digits}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{number} digits</source>
      <translation>
        <numerusform>{number} Ziffer</numerusform>
        <numerusform>{number} Ziffern</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/text.py" />
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
  </context>
  <context>
    <name>sharing</name>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Share by Link or QR Code</source>
      <translation>Per Link oder QR-Code teilen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Givens as 81 characters</source>
      <translation>Vorgaben als 81 Zeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Share as:</source>
      <translation>Teilen &amp;als:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Te&amp;xt:</source>
      <translation>Te&amp;xt:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Include my digits and notes</source>
      <translation>Mit meinen &amp;Ziffern und Notizen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Picture:</source>
      <translation>&amp;Bild:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>QR code</source>
      <translation>QR-Code</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Copy Link</source>
      <translation>&amp;Link kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Copy &amp;QR Code</source>
      <translation>&amp;QR-Code kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Save QR Code &amp;As...</source>
      <translation>QR-Code &amp;speichern unter...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>&amp;Copy Text</source>
      <translation>&amp;Text kopieren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Not in it: {parts}.</source>
      <translation>Nicht enthalten: {parts}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>It is too long for a QR code.</source>
      <translation>Es ist zu lang für einen QR-Code.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/sharing/dialog.py" />
      <source>Copied.</source>
      <translation>Kopiert.</translation>
    </message>
  </context>
  <context>
    <name>skipped events</name>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{tried}. {sentence}</source>
      <translation>{tried}. {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} taken back</source>
      <translation>{option} zurückgenommen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{number} options taken back</source>
      <translation>
        <numerusform>{number} Option zurückgenommen</numerusform>
        <numerusform>{number} Optionen zurückgenommen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{back}. {sentence}</source>
      <translation>{back}. {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{back}, {tried}. {sentence}</source>
      <translation>{back}, {tried}. {sentence}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried, it is given</source>
      <translation>{option} probiert, vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried, the only option</source>
      <translation>{option} probiert, die einzige Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried ({k} of {d}), the last one left</source>
      <translation>{option} probiert ({k} von {d}), die letzte verbliebene</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/position.py" />
      <source>{option} tried ({k} of {d}), {guess}</source>
      <translation>{option} probiert ({k} von {d}), {guess}</translation>
    </message>
  </context>
  <context>
    <name>solution_count</name>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>How Many Solutions?</source>
      <translation>Wie viele Lösungen?</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>Looking</source>
      <translation>Suche läuft</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>&amp;Show Me</source>
      <translation>&amp;Zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>S&amp;top</source>
      <translation>&amp;Anhalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>&amp;Enter It</source>
      <translation>&amp;Eintragen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/dialog.py" />
      <source>&amp;Close</source>
      <translation>&amp;Schließen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>One solution</source>
      <translation>Eine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No solution</source>
      <translation>Keine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Not known</source>
      <translation>Nicht bekannt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Looking for solutions...</source>
      <translation>Lösungen werden gesucht...</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} Lösung</numerusform>
        <numerusform>{count} Lösungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>More than {count} solutions</source>
      <translation>
        <numerusform>Mehr als {count} Lösung</numerusform>
        <numerusform>Mehr als {count} Lösungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>At least {count} solutions</source>
      <translation>
        <numerusform>Mindestens {count} Lösung</numerusform>
        <numerusform>Mindestens {count} Lösungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Several solutions</source>
      <translation>Mehrere Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The givens leave exactly one solution, as they should.</source>
      <translation>Die Vorgaben lassen genau eine Lösung zu, wie es sein soll.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Stopped before it was known.</source>
      <translation>Angehalten, bevor das feststand.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>A single solution needs at least 17 givens; there are {count}.</source>
      <translation>
        <numerusform>Eine eindeutige Lösung braucht mindestens 17 Vorgaben; es gibt {count}.</numerusform>
        <numerusform>Eine eindeutige Lösung braucht mindestens 17 Vorgaben; es gibt {count}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{count} cells differ from solution to solution.</source>
      <translation>
        <numerusform>{count} Zelle unterscheidet sich von Lösung zu Lösung.</numerusform>
        <numerusform>{count} Zellen unterscheiden sich von Lösung zu Lösung.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Below are two of them; the marked cells are where they differ.</source>
      <translation>Unten stehen zwei davon; in den markierten Zellen unterscheiden sie sich.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{digit} in {cell} would leave one solution.</source>
      <translation>{digit} in {cell} würde nur eine Lösung übrig lassen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Looking for the digit that settles it...</source>
      <translation>Die Ziffer, die es entscheidet, wird gesucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Whether a single digit settles it is not known.</source>
      <translation>Ob eine einzelne Ziffer es entscheidet, ist nicht bekannt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No single digit leaves fewer than {count} solutions.</source>
      <translation>Keine einzelne Ziffer lässt weniger als {count} Lösungen übrig.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No single digit leaves one solution; {digit} in {cell} leaves the fewest: {count}.</source>
      <translation>Keine einzelne Ziffer lässt nur eine Lösung übrig; {digit} in {cell} lässt die wenigsten übrig: {count}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Without the candidates of the puzzle there is a solution.</source>
      <translation>Ohne die Kandidaten des Rätsels gibt es eine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The candidates of the puzzle alone leave no solution.</source>
      <translation>Schon die Kandidaten des Rätsels lassen keine Lösung zu.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>These {count} givens have no solution together: {givens}.</source>
      <translation>
        <numerusform>Diese {count} Vorgabe hat keine Lösung: {givens}.</numerusform>
        <numerusform>Diese {count} Vorgaben haben zusammen keine Lösung: {givens}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>No subset clashes.</source>
      <translation>Keine Teilmenge widerspricht sich.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>All of them are needed; whether a subset clashes is not known.</source>
      <translation>Alle davon sind nötig; ob sich eine Teilmenge widerspricht, ist nicht bekannt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>All of them are needed; looking for a smaller set...</source>
      <translation>Alle davon sind nötig; eine kleinere Menge wird gesucht...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>With them, {fact}.</source>
      <translation>Damit gilt: {fact}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>They force {digits}; then {fact}.</source>
      <translation>
        <numerusform>Sie erzwingen {digits}; dann gilt: {fact}.</numerusform>
        <numerusform>Sie erzwingen {digits}; dann gilt: {fact}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>With all givens, {fact}.</source>
      <translation>Mit allen Vorgaben gilt: {fact}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>All givens force {digits}; then {fact}.</source>
      <translation>
        <numerusform>Alle Vorgaben erzwingen {digits}; dann gilt: {fact}.</numerusform>
        <numerusform>Alle Vorgaben erzwingen {digits}; dann gilt: {fact}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>Only search can show it: no column runs empty before a guess.</source>
      <translation>Nur eine Suche zeigt es: Keine Spalte wird ohne Vermutung leer.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{digits} and {count} more</source>
      <translation>
        <numerusform>{digits} und {count} weitere</numerusform>
        <numerusform>{digits} und {count} weitere</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>{cell} has no digit left</source>
      <translation>{cell} hat keine Ziffer mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>row {house} has no place for {digit}</source>
      <translation>Zeile {house} hat keinen Platz für {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>column {house} has no place for {digit}</source>
      <translation>Spalte {house} hat keinen Platz für {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>box {house} has no place for {digit}</source>
      <translation>Block {house} hat keinen Platz für {digit}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>A solution; marked are {cells}</source>
      <translation>Eine Lösung; markiert: {cells}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The givens</source>
      <translation>Die Vorgaben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solution_count/text.py" />
      <source>The givens; marked are {cells}</source>
      <translation>Die Vorgaben; markiert: {cells}</translation>
    </message>
  </context>
  <context>
    <name>solutions</name>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} covers, each better than the one before; the last is the best</source>
      <translation>
        <numerusform>{count} Überdeckung, die beste</numerusform>
        <numerusform>{count} Überdeckungen, jede besser als die vorige; die letzte ist die beste</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} covers so far, each better than the one before</source>
      <translation>
        <numerusform>Bisher {count} Überdeckung</numerusform>
        <numerusform>Bisher {count} Überdeckungen, jede besser als die vorige</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} Lösung</numerusform>
        <numerusform>{count} Lösungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} solutions so far</source>
      <translation>
        <numerusform>Bisher {count} Lösung</numerusform>
        <numerusform>Bisher {count} Lösungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{first}; {second}</source>
      <translation>{first}; {second}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{rate} per second</source>
      <translation>{rate} pro Sekunde</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>about {percent} % of the tree searched</source>
      <translation>etwa {percent} % des Baums durchsucht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{share}, {time} left</source>
      <translation>{share}, noch {time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>less than a second</source>
      <translation>weniger als eine Sekunde</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n seconds</source>
      <translation>
        <numerusform>%n Sekunde</numerusform>
        <numerusform>%n Sekunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n minutes</source>
      <translation>
        <numerusform>%n Minute</numerusform>
        <numerusform>%n Minuten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>%n hours</source>
      <translation>
        <numerusform>%n Stunde</numerusform>
        <numerusform>%n Stunden</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>{count} days</source>
      <translation>{count} Tage</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/text.py" />
      <source>Solution {number}, found at event {position}:</source>
      <translation>Lösung {number}, gefunden bei Ereignis {position}:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>the first {count} are listed</source>
      <translation>die ersten {count} sind aufgelistet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/view.py" />
      <source>Solutions in the order in which they are found</source>
      <translation>Lösungen in der Reihenfolge, in der sie gefunden werden</translation>
    </message>
  </context>
  <context>
    <name>stack</name>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Depth</source>
      <translation>Tiefe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The number of options chosen up to here, including this one; the last line may have none yet</source>
      <translation>Wie viele Optionen bis hierher gewählt sind, diese eingeschlossen; die letzte Zeile hat vielleicht noch keine</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The column (item) that was branched on</source>
      <translation>Die Spalte (Item), nach der verzweigt wurde</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>How many options the column had when it was chosen</source>
      <translation>Wie viele Optionen die Spalte hatte, als sie gewählt wurde</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Option</source>
      <translation>Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The option (row) being tried</source>
      <translation>Die Option (Zeile), die gerade probiert wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Turn</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>The number of that option, and how many there are</source>
      <translation>Die Nummer dieser Option und wie viele es gibt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>How</source>
      <translation>Wie</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/model.py" />
      <source>Whether there was another option to try</source>
      <translation>Ob es eine andere Option zu probieren gab</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>given by the puzzle</source>
      <translation>vom Rätsel vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>forced: the only option of its column</source>
      <translation>erzwungen: die einzige Option ihrer Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>a guess, with its number: the column had other options</source>
      <translation>eine Vermutung mit ihrer Nummer: Die Spalte hatte andere Optionen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>the column is chosen, an option is not yet tried</source>
      <translation>die Spalte ist gewählt, noch keine Option probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>a dead end: the column has no option left</source>
      <translation>eine Sackgasse: Die Spalte hat keine Option mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>in Numbers: of one level, the second of three options is tried</source>
      <translation>in Nummern: auf einer Ebene wird die zweite von drei Optionen probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>in Numbers: 26 levels with one option each</source>
      <translation>in Nummern: 26 Ebenen mit je einer Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>the level that the latest event is about</source>
      <translation>die Ebene, die das letzte Ereignis betrifft</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/paint.py" />
      <source>the part of the tree already searched, an estimate</source>
      <translation>der schon durchsuchte Teil des Baums, geschätzt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>given</source>
      <translation>vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>forced</source>
      <translation>erzwungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>dead end</source>
      <translation>Sackgasse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>g{number}</source>
      <translation>g{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{number} of {among}</source>
      <translation>{number} von {among}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{option} is given; it covers “{item}”.</source>
      <translation>{option} ist vorgegeben; sie deckt „{item}“ ab.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{option} was the only option for “{item}”.</source>
      <translation>{option} war die einzige Option für „{item}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{option} is {guess}: option {number} of {among} for “{item}”.</source>
      <translation>{option} ist {guess}: Option {number} von {among} für „{item}“.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>“{item}” is chosen, and no option of it is on the stack.</source>
      <translation>„{item}“ ist gewählt, und keine Option davon liegt auf dem Stapel.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>“{item}” has no option left: a dead end.</source>
      <translation>„{item}“ hat keine Option mehr: eine Sackgasse.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>The whole tree has been searched</source>
      <translation>Der ganze Baum ist durchsucht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>None of the tree yet</source>
      <translation>Noch nichts vom Baum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>Estimate: less than {percent} % of the tree</source>
      <translation>Schätzung: unter {percent} % des Baums</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>Estimate: about {percent} % of the tree</source>
      <translation>Schätzung: {percent} % des Baums</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{progress}; {percent} % of the events</source>
      <translation>{progress}; {percent} % der Ereignisse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>Numbers: {signs}</source>
      <translation>Nummern: {signs}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/text.py" />
      <source>{turns}
For each level the number of the option that is tried, and how many there are. 1/1 ×26 stands for 26 levels with one option each. If all subtrees of a level were equally large, this would be the part of the tree already searched.</source>
      <translation>{turns}
Für jede Ebene die Nummer der Option, die probiert wird, und wie viele es sind. 1/1 ×26 steht für 26 Ebenen mit je einer Option. Wären alle Teilbäume einer Ebene gleich groß, so wäre dies der Teil des Baums, der schon durchsucht ist.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Stack</source>
      <translation>Stapel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>A click or Enter on a line goes to where its column was chosen. K shows what the signs mean.</source>
      <translation>Ein Klick auf eine Zeile oder Eingabe geht dorthin, wo ihre Spalte gewählt wurde. K zeigt, was die Zeichen bedeuten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/view.py" />
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>guess {number}</source>
      <translation>Vermutung {number}</translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Depth</source>
      <translation>Tiefe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Decisions</source>
      <translation>Entscheidungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Branch points</source>
      <translation>Verzweigungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Dead ends</source>
      <translation>Sackgassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Solutions</source>
      <translation>Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Pruned</source>
      <translation>Abgeschnitten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Updates</source>
      <translation>Änderungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Tree nodes</source>
      <translation>Baumknoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Tried / taken back</source>
      <translation>Probiert / zurückgenommen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Covered / uncovered</source>
      <translation>Abgedeckt / aufgedeckt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Hidden / unhidden</source>
      <translation>Ausgeblendet / eingeblendet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Dropped / restored</source>
      <translation>Ausgehängt / eingehängt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>How many events have led here from the start.</source>
      <translation>Wie viele Ereignisse vom Anfang bis hierher geführt haben.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>How often a column was chosen that had an option to try.</source>
      <translation>Wie oft eine Spalte gewählt wurde, die eine Option zu probieren hatte.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Decisions at which more than one option was to be tried; each option tried there is a guess.</source>
      <translation>Entscheidungen, bei denen mehr als eine Option zu probieren war; jede dort probierte Option ist eine Vermutung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>How often the column to be chosen had no option left; that is not a decision.</source>
      <translation>Wie oft die zu wählende Spalte keine Option mehr hatte; das ist keine Entscheidung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Solutions met so far.</source>
      <translation>Bisher gefundene Lösungen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Tree nodes given up because nothing below them could be better than the best.</source>
      <translation>Baumknoten, die aufgegeben wurden, weil darunter nichts besser sein konnte als das bisher Beste.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes taken out of their columns or rows: Knuth's measure of the work done.</source>
      <translation>Aus ihren Spalten oder Zeilen genommene Knoten: Knuths Maß für die geleistete Arbeit.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes of the search tree: decisions, dead ends, solutions and what was pruned.</source>
      <translation>Knoten des Suchbaums: Entscheidungen, Sackgassen, Lösungen und was abgeschnitten wurde.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Options put on the stack and taken off; the difference is the depth.</source>
      <translation>Auf den Stapel gelegte und heruntergenommene Optionen; die Differenz ist die Tiefe.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Columns that left the list and returned; the difference is how many are out now.</source>
      <translation>Spalten, die die Liste verlassen haben und zurückgekehrt sind; die Differenz ist, wie viele jetzt draußen sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes that left their columns and returned; the difference is how many are out now.</source>
      <translation>Knoten, die ihre Spalten verlassen haben und zurückgekehrt sind; die Differenz ist, wie viele jetzt draußen sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>Nodes that left their rows and returned; the difference is how many are out now.</source>
      <translation>Knoten, die ihre Zeilen verlassen haben und zurückgekehrt sind; die Differenz ist, wie viele jetzt draußen sind.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{done} / {undone}</source>
      <translation>{done} / {undone}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>depth {count}</source>
      <translation>Tiefe {count}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} out</source>
      <translation>{count} draußen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{name}: {value}, {balance}</source>
      <translation>{name}: {value}, {balance}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>dead ends</source>
      <translation>Sackgassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>solutions</source>
      <translation>Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>pruned</source>
      <translation>abgeschnitten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>depth {first}</source>
      <translation>Tiefe {first}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>depths {first} to {last}</source>
      <translation>Tiefen {first} bis {last}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} nodes</source>
      <translation>
        <numerusform>{count} Knoten</numerusform>
        <numerusform>{count} Knoten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} dead ends</source>
      <translation>
        <numerusform>1 Sackgasse</numerusform>
        <numerusform>{count} Sackgassen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} Lösung</numerusform>
        <numerusform>{count} Lösungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{count} pruned</source>
      <translation>{count} abgeschnitten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>{where}: {numbers}</source>
      <translation>{where}: {numbers}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>max {most}, log</source>
      <translation>max. {most}, log</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/text.py" />
      <source>max {most}</source>
      <translation>max. {most}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Statistics</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>What the search has done up to here. Ctrl+C copies all of it as a table.</source>
      <translation>Was die Suche bis hierher getan hat. Strg+C kopiert alles als Tabelle.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Watch a search to see its statistics.</source>
      <translation>Sehen Sie einer Suche zu, um ihre Statistik zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Tree nodes per depth</source>
      <translation>Baumknoten je Tiefe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/view.py" />
      <source>Left and Right go from depth to depth.</source>
      <translation>Pfeil links und Pfeil rechts gehen von Tiefe zu Tiefe.</translation>
    </message>
  </context>
  <context>
    <name>stops</name>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>From now on runs stop {description}. F8 runs forward, Shift+F8 back.</source>
      <translation>Ab jetzt wird angehalten, {description}. F8 läuft weiter, Umschalt+F8 zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Runs no longer stop {description}.</source>
      <translation>Es wird nicht mehr angehalten, {description}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>No bookmark before this position. Ctrl+M sets one.</source>
      <translation>Kein Lesezeichen vor dieser Stelle. Strg+M setzt eines.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>No bookmark after this position. Ctrl+M sets one.</source>
      <translation>Kein Lesezeichen nach dieser Stelle. Strg+M setzt eines.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Stopped {names}.</source>
      <translation>Angehalten: {names}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>; </source>
      <translation>; </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>There is no such place between here and the start.</source>
      <translation>Zwischen hier und dem Anfang gibt es keine solche Stelle.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>There is no such place between here and the end.</source>
      <translation>Zwischen hier und dem Ende gibt es keine solche Stelle.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/files/restoring.py" />
      <source>Some settings of the last session were left out: {cause}.</source>
      <translation>Einige Einstellungen der letzten Sitzung wurden ausgelassen: {cause}.</translation>
    </message>
  </context>
  <context>
    <name>taken</name>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed at depth {depth} by {option}: it gives “{item}” the colour {colour}, this option does not</source>
      <translation>entfernt in Tiefe {depth} durch {option}: Diese gibt „{item}“ die Farbe {colour}, diese Option nicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed by the given {option}: both cover “{item}”</source>
      <translation>entfernt durch die Vorgabe {option}: Beide decken „{item}“ ab</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed at depth {depth} by the given {option}: both cover “{item}”</source>
      <translation>in Tiefe {depth} durch die Vorgabe {option} entfernt: Beide decken „{item}“ ab</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/removed_options.py" />
      <source>removed at depth {depth} by {option}: both cover “{item}”</source>
      <translation>in Tiefe {depth} durch {option} entfernt: Beide decken „{item}“ ab</translation>
    </message>
  </context>
  <context>
    <name>targets</name>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run to Where {name} Is Chosen Next</source>
      <translation>Bis zur nächsten Wahl von {name} laufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run Back to Where {name} Was Chosen</source>
      <translation>Zurück bis zur letzten Wahl von {name} laufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run to Where {name} Is Tried Next</source>
      <translation>Bis zum nächsten Probieren von {name} laufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Run Back to Where {name} Was Tried</source>
      <translation>Zurück bis zum letzten Probieren von {name} laufen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Next Change of {name}</source>
      <translation>Nächste Änderung von {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Previous Change of {name}</source>
      <translation>Vorherige Änderung von {name}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Is Chosen</source>
      <translation>Anhalten, wenn {name} gewählt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Is Tried</source>
      <translation>Anhalten, wenn {name} probiert wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Is Touched</source>
      <translation>Anhalten, wenn {name} berührt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>What If the Search Takes {name} Here</source>
      <translation>Was wäre, wenn die Suche hier {name} nähme</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Break When {name} Has Few Options</source>
      <translation>Anhalten, wenn {name} wenige Optionen hat</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>At Most %n Options Are Left</source>
      <translation>
        <numerusform>Höchstens %n Option übrig</numerusform>
        <numerusform>Höchstens %n Optionen übrig</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>No Option Is Left</source>
      <translation>Keine Option mehr</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Stop Following {name}</source>
      <translation>{name} nicht mehr verfolgen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/target_menu.py" />
      <source>Follow {name}</source>
      <translation>{name} verfolgen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{option} in “{item}”</source>
      <translation>{option} in „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>“{item}”</source>
      <translation>„{item}“</translation>
    </message>
  </context>
  <context>
    <name>techniques</name>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Easy</source>
      <translation>Leicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Medium</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Hard</source>
      <translation>Schwer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Expert</source>
      <translation>Experte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>Fiendish</source>
      <translation>Teuflisch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/names.py" />
      <source>{first} of {asked}</source>
      <translation>{first} von {asked}</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Full House</source>
      <translation>Full House</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Single</source>
      <translation>Nackter Einer</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Single</source>
      <translation>Versteckter Einer</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Pair</source>
      <translation>Gesperrtes Paar</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Triple</source>
      <translation>Gesperrter Dreier</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Candidates (Pointing)</source>
      <translation>Gesperrte Kandidaten (Pointing)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Locked Candidates (Claiming)</source>
      <translation>Gesperrte Kandidaten (Claiming)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Pair</source>
      <translation>Nacktes Paar</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Triple</source>
      <translation>Nackter Dreier</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Pair</source>
      <translation>Verstecktes Paar</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Triple</source>
      <translation>Versteckter Dreier</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Naked Quadruple</source>
      <translation>Nackter Vierer</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Quadruple</source>
      <translation>Versteckter Vierer</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>X-Wing</source>
      <translation>X-Wing</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Swordfish</source>
      <translation>Swordfish</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Jellyfish</source>
      <translation>Jellyfish</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Remote Pair</source>
      <translation>Remote Pair</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Bivalue Universal Grave + 1</source>
      <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Skyscraper</source>
      <translation>Skyscraper</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>2-String Kite</source>
      <translation>2-String Kite</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Dual 2-String Kite</source>
      <translation>Doppelter 2-String Kite</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Turbot Fish</source>
      <translation>Turbot Fish</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Empty Rectangle</source>
      <translation>Leeres Rechteck</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Dual Empty Rectangle</source>
      <translation>Doppeltes leeres Rechteck</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>W-Wing</source>
      <translation>W-Wing</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>XY-Wing</source>
      <translation>XY-Wing</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>XYZ-Wing</source>
      <translation>XYZ-Wing</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 1</source>
      <translation>Eindeutiges Rechteck Typ 1</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 2</source>
      <translation>Eindeutiges Rechteck Typ 2</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 3</source>
      <translation>Eindeutiges Rechteck Typ 3</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 4</source>
      <translation>Eindeutiges Rechteck Typ 4</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 5</source>
      <translation>Eindeutiges Rechteck Typ 5</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Unique Rectangle Type 6</source>
      <translation>Eindeutiges Rechteck Typ 6</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Hidden Rectangle</source>
      <translation>Verstecktes Rechteck</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Avoidable Rectangle Type 1</source>
      <translation>Vermeidbares Rechteck Typ 1</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Avoidable Rectangle Type 2</source>
      <translation>Vermeidbares Rechteck Typ 2</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned X-Wing</source>
      <translation>X-Wing mit Flosse</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sashimi X-Wing</source>
      <translation>Sashimi-X-Wing</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Swordfish</source>
      <translation>Swordfish mit Flosse</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sashimi Swordfish</source>
      <translation>Sashimi-Swordfish</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Jellyfish</source>
      <translation>Jellyfish mit Flosse</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sashimi Jellyfish</source>
      <translation>Sashimi-Jellyfish</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Sue de Coq</source>
      <translation>Sue de Coq</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Simple Colours Trap</source>
      <translation>Einfaches Färben (Trap)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Simple Colours Wrap</source>
      <translation>Einfaches Färben (Wrap)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Multi-Colours 1</source>
      <translation>Mehrfaches Färben 1</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Multi-Colours 2</source>
      <translation>Mehrfaches Färben 2</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>X-Chain</source>
      <translation>X-Kette</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>XY-Chain</source>
      <translation>XY-Kette</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Continuous Nice Loop</source>
      <translation>Kontinuierlicher Nice Loop</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Alternating Inference Chain</source>
      <translation>Alternierende Inferenzkette</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Discontinuous Nice Loop</source>
      <translation>Diskontinuierlicher Nice Loop</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Grouped Continuous Nice Loop</source>
      <translation>Gruppierter kontinuierlicher Nice Loop</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Grouped Alternating Inference Chain</source>
      <translation>Gruppierte alternierende Inferenzkette</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Grouped Discontinuous Nice Loop</source>
      <translation>Gruppierter diskontinuierlicher Nice Loop</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Almost Locked Sets XZ</source>
      <translation>Almost Locked Sets XZ</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Almost Locked Sets XY-Wing</source>
      <translation>Almost Locked Sets XY-Wing</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Almost Locked Sets Chain</source>
      <translation>Almost-Locked-Sets-Kette</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Franken X-Wing</source>
      <translation>Franken-X-Wing</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Franken Swordfish</source>
      <translation>Franken-Swordfish</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Franken X-Wing</source>
      <translation>Franken-X-Wing mit Flosse</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Finned Franken Swordfish</source>
      <translation>Franken-Swordfish mit Flosse</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Chain Contradiction</source>
      <translation>Forcing Chain (Widerspruch)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Chain Verity</source>
      <translation>Forcing Chain (Gewissheit)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Net Contradiction</source>
      <translation>Forcing Net (Widerspruch)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Forcing Net Verity</source>
      <translation>Forcing Net (Gewissheit)</translation>
    </message>
    <message>
      <location filename="../../solver_core/hints/techniques.py" />
      <source>Brute Force</source>
      <translation>Brute Force</translation>
    </message>
  </context>
  <context>
    <name>terms</name>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>What is this? Click a part of the window, or press Enter for the one with the keyboard.</source>
      <translation>Was ist das? Klicken Sie auf einen Teil des Fensters oder drücken Sie Eingabe für den Teil mit dem Tastaturfokus.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/__init__.py" />
      <source>There is no card for this part. The manual describes all parts.</source>
      <translation>Für diesen Teil gibt es keine Karte. Das Handbuch beschreibt alle Teile.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>Manual</source>
      <translation>Handbuch</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>See also:</source>
      <translation>Siehe auch:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>Read about “{term}” in the manual</source>
      <translation>Im Handbuch über „{term}“ lesen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/help/term_card.py" />
      <source>What “{term}” means</source>
      <translation>Was „{term}“ bedeutet</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>en</source>
      <comment>the code of this language: zh_CN in Chinese</comment>
      <translation>de</translation>
    </message>
  </context>
  <context>
    <name>timeline</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>full: something leaves its list; as high as the search is deep</source>
      <translation>kräftig: etwas verlässt seine Liste; so hoch, wie die Suche tief ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>pale: something returns to its list</source>
      <translation>blass: etwas kehrt in seine Liste zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>both, between two depths</source>
      <translation>beides, zwischen zwei Tiefen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a solution; a band where there are many</source>
      <translation>eine Lösung; ein Band, wo es viele sind</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a decision; shown where single events are visible</source>
      <translation>eine Entscheidung; zu sehen, wo einzelne Ereignisse zu sehen sind</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a dead end; the darker, the more there are</source>
      <translation>eine Sackgasse; je mehr, desto dunkler</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>pruned: nothing better lies below</source>
      <translation>abgeschnitten: darunter liegt nichts Besseres</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>not known yet: the search has not got that far</source>
      <translation>noch unbekannt: So weit ist die Suche noch nicht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>the position; drag it to move through the search</source>
      <translation>die Position; ziehen Sie sie, um durch die Suche zu gehen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>the position lies in this direction</source>
      <translation>die Position liegt in dieser Richtung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a line alone: where the search is on its way there</source>
      <translation>eine Linie allein: wo die Suche auf dem Weg dorthin ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>dotted: where the mouse points</source>
      <translation>gepunktet: wohin die Maus zeigt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>a bookmark</source>
      <translation>ein Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>the part of the run that the close-up below shows</source>
      <translation>der Teil des Durchlaufs, den die Nahansicht darunter zeigt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/strips.py" />
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/strips.py" />
      <source>Show what comes next in timeline, search tree and log</source>
      <translation>In Zeitleiste, Suchbaum und Protokoll zeigen, was folgt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Drag to move through the search; the wheel, + and − zoom the close-up. Left and Right step, with Shift finer and with Ctrl coarser; Up and Down move by one event, Page Up and Page Down by a tenth of the close-up, with Ctrl by a tenth of the run, Home and End to the ends. A right click or M adds or removes a bookmark. K shows what the signs mean.</source>
      <translation>Ziehen Sie, um durch die Suche zu gehen; das Mausrad, + und − zoomen die Nahansicht. Pfeil links und Pfeil rechts gehen schrittweise, mit Umschalt feiner und mit Strg gröber; Pfeil auf und Pfeil ab gehen um ein Ereignis, Bild auf und Bild ab um ein Zehntel der Nahansicht, mit Strg um ein Zehntel des Durchlaufs, Pos1 und Ende zu den Enden. Ein Rechtsklick oder M setzt oder entfernt ein Lesezeichen. K zeigt, was die Zeichen bedeuten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{value}. {usage}</source>
      <translation>{value}. {usage}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{value}. The close-up shows {closeup} events. {usage}</source>
      <translation>{value}. Die Nahansicht zeigt {closeup} Ereignisse. {usage}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>The future is hidden.</source>
      <translation>Die Zukunft ist verborgen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{where}, depth {depth}</source>
      <translation>{where}, Tiefe {depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{where}, depth {low} to {high}</source>
      <translation>{where}, Tiefe {low} bis {high}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} solutions</source>
      <translation>
        <numerusform>{number} Lösung</numerusform>
        <numerusform>{number} Lösungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} dead ends</source>
      <translation>
        <numerusform>{number} Sackgasse</numerusform>
        <numerusform>{number} Sackgassen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} prunes</source>
      <translation>
        <numerusform>{number}-mal abgeschnitten</numerusform>
        <numerusform>{number}-mal abgeschnitten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{number} decisions</source>
      <translation>
        <numerusform>{number} Entscheidung</numerusform>
        <numerusform>{number} Entscheidungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>{parts} here</source>
      <translation>hier {parts}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Bookmark</source>
      <translation>Lesezeichen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Bookmark “{name}”</source>
      <translation>Lesezeichen „{name}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>A solution</source>
      <translation>Eine Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>A dead end</source>
      <translation>Eine Sackgasse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Pruned: nothing better lies below</source>
      <translation>Abgeschnitten: Darunter liegt nichts Besseres</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>A decision: a column (item) is chosen</source>
      <translation>Eine Entscheidung: Eine Spalte (Item) wird gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Something leaves its list</source>
      <translation>Etwas verlässt seine Liste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>Something returns to its list</source>
      <translation>Etwas kehrt in seine Liste zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/text.py" />
      <source>An option is tried or taken back</source>
      <translation>Eine Option wird probiert oder zurückgenommen</translation>
    </message>
  </context>
  <context>
    <name>tours</name>
    <message>
      <location filename="../../sudoku_gui/features/tours/__init__.py" />
      <source>my_tour</source>
      <comment>the name of a file</comment>
      <translation>mein_rundgang</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>Guided Tours</source>
      <translation>Geführte Rundgänge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Start</source>
      <translation>&amp;Starten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Start Again</source>
      <translation>Neu &amp;starten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Web Page...</source>
      <translation>&amp;Webseite...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>Write this tour as a web page, with its questions</source>
      <translation>Diesen Rundgang mit seinen Fragen als Webseite schreiben</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>%n minutes</source>
      <translation>
        <numerusform>%n Minute</numerusform>
        <numerusform>%n Minuten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>%n stops</source>
      <translation>
        <numerusform>%n Station</numerusform>
        <numerusform>%n Stationen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>finished</source>
      <translation>abgeschlossen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>left at stop {stop} of {stops}</source>
      <translation>verlassen bei Station {stop} von {stops}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source> · </source>
      <comment>between facts about a tour</comment>
      <translation> · </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>{file} cannot be read</source>
      <translation>{file} kann nicht gelesen werden</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>Tours</source>
      <translation>Rundgänge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Try a Tour File...</source>
      <translation>Rundgangs&amp;datei ausprobieren...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>There are no tours here. Open one from a file, or put files into the folder of your tours.</source>
      <translation>Hier gibt es keine Rundgänge. Öffnen Sie einen aus einer Datei oder legen Sie Dateien in den Ordner Ihrer Rundgänge.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/chooser.py" />
      <source>&amp;Continue</source>
      <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/panel.py" />
      <source>Page Down goes to the next stop of the tour, Page Up to the previous one.</source>
      <translation>Bild ab geht zur nächsten Station des Rundgangs, Bild auf zur vorherigen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/panel.py" />
      <source>Guided tour</source>
      <translation>Geführter Rundgang</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/panel.py" />
      <source>No tour is under way. Choose one in Help &gt; Guided Tours.</source>
      <translation>Es läuft kein Rundgang. Wählen Sie einen unter Hilfe &gt; Geführte Rundgänge.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/question_form.py" />
      <source>Answer: {answer}</source>
      <translation>Antwort: {answer}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/stop_bars.py" />
      <source>Stops of the tour</source>
      <translation>Stationen des Rundgangs</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Stop {stop} of {stops}</source>
      <translation>Station {stop} von {stops}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Go to the previous stop (Page Up)</source>
      <translation>Zur vorherigen Station gehen (Bild auf)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Go to the next stop (Page Down)</source>
      <translation>Zur nächsten Station gehen (Bild ab)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Finish</source>
      <translation>Abschließen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>End the tour and restore what you watched before</source>
      <translation>Den Rundgang beenden und wiederherstellen, was Sie vorher betrachtet haben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Next Tour</source>
      <translation>Nächster Rundgang</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>End this tour and begin the next one in the list</source>
      <translation>Diesen Rundgang beenden und den nächsten in der Liste beginnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Exercises</source>
      <translation>Übungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>End the tour and answer questions about what a search does next</source>
      <translation>Den Rundgang beenden und Fragen dazu beantworten, was eine Suche als Nächstes tut</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Leave</source>
      <translation>Verlassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Leave the tour and restore what you watched before; you can continue the tour later</source>
      <translation>Den Rundgang verlassen und wiederherstellen, was Sie vorher betrachtet haben; Sie können ihn später fortsetzen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Back to This Stop</source>
      <translation>Zurück zu dieser Station</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Restore everything as it is at this stop</source>
      <translation>Alles wiederherstellen, wie es an dieser Station ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Show the Answer</source>
      <translation>Antwort zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Show the answer to the question</source>
      <translation>Die Antwort auf die Frage zeigen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Where to look: {place}</source>
      <translation>Hier hinsehen: {place}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>Right</source>
      <comment>a choice that was made</comment>
      <translation>Richtig</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>No</source>
      <comment>a wrong choice that was made</comment>
      <translation>Nein</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>**{choice}:** {reason}</source>
      <comment>a wrong choice, in bold, and why it is wrong</comment>
      <translation>**{choice}:** {reason}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>This stop cannot be shown as intended. For its author: {why}</source>
      <translation>Diese Station kann nicht wie vorgesehen gezeigt werden. Für ihren Autor: {why}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>This tour has a mistake: {why}.</source>
      <translation>Dieser Rundgang hat einen Fehler: {why}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tours/text.py" />
      <source>There are %n more mistakes.</source>
      <translation>
        <numerusform>Es gibt %n weiteren Fehler.</numerusform>
        <numerusform>Es gibt %n weitere Fehler.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>transport</name>
    <message>
      <location filename="../../sudoku_gui/features/watch/position_field.py" />
      <source>Position, in events</source>
      <translation>Position, in Ereignissen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>How far one step goes</source>
      <translation>Wie weit ein Schritt geht</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>S&amp;tep:</source>
      <translation>S&amp;chritt:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/speed_choosers.py" />
      <source>Spee&amp;d:</source>
      <translation>&amp;Tempo:</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/timeline/legend.py" />
      <source>Timeline Legend</source>
      <translation>Legende der Zeitleiste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Moving through the search</source>
      <translation>Bewegung durch die Suche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>What has just happened</source>
      <translation>Was gerade geschehen ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/watch/view.py" />
      <source>What the signs of the timeline mean (K)</source>
      <translation>Was die Zeichen der Zeitleiste bedeuten (K)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Link</source>
      <translation>Link</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step is one event: a single link changes.</source>
      <translation>Ein Schritt ist ein Ereignis: Ein einzelner Link ändert sich.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step covers or uncovers a column (an item) with all it hides.</source>
      <translation>Ein Schritt deckt eine Spalte (ein Item) ab oder auf, mit allem, was sie ausblendet.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Option</source>
      <translation>Option</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step tries an option (a row of the matrix) or takes it back.</source>
      <translation>Ein Schritt probiert eine Option (eine Zeile der Matrix) oder nimmt sie zurück.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Decision</source>
      <translation>Entscheidung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step leads to the next decision, dead end or solution.</source>
      <translation>Ein Schritt führt zur nächsten Entscheidung, Sackgasse oder Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Solution</source>
      <translation>Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step leads to the next solution, or the end.</source>
      <translation>Ein Schritt führt zur nächsten Lösung oder zum Ende.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Cell</source>
      <translation>Zelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Digit</source>
      <translation>Ziffer</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position} of {length}</source>
      <translation>Ereignis {position} von {length}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position} of at least {length}</source>
      <translation>Ereignis {position} von mindestens {length}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>event {position}</source>
      <translation>Ereignis {position}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>“{text}” is not a position: type a number from 0 to {length}.</source>
      <translation>„{text}“ ist keine Position: Geben Sie eine Zahl von 0 bis {length} ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>“{text}” is not a position: type a number, 0 or more.</source>
      <translation>„{text}“ ist keine Position: Geben Sie eine Zahl ein, 0 oder größer.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth 0: no option is chosen</source>
      <translation>Tiefe 0: keine Option gewählt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}, given</source>
      <translation>Tiefe {depth}: {option}, vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}, the only option of “{item}”</source>
      <translation>Tiefe {depth}: {option}, die einzige Option von „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}, {guess}, option {number} of {among} of “{item}”</source>
      <translation>Tiefe {depth}: {option}, {guess}, Option {number} von {among} von „{item}“</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}</source>
      <translation>Tiefe {depth}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Depth {depth}: {option}</source>
      <translation>Tiefe {depth}: {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Solutions so far: {number}</source>
      <translation>Lösungen bisher: {number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{columns}. {solutions}</source>
      <translation>{columns}. {solutions}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Cell {cell} is chosen, and one of its digits is written next</source>
      <translation>Zelle {cell} ist gewählt, und als Nächstes wird eine ihrer Ziffern geschrieben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Column “{item}” is covered, and one of its rows is tried next</source>
      <translation>Spalte „{item}“ ist abgedeckt, und als Nächstes wird eine ihrer Zeilen probiert</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all 81 cells are empty, and nothing has happened yet.</source>
      <translation>Der Anfang: Alle 81 Zellen sind leer, und noch ist nichts geschehen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} primary columns are in the list, and nothing has happened yet.</source>
      <translation>
        <numerusform>Der Anfang: Die einzige primäre Spalte ist in der Liste, und noch ist nichts geschehen.</numerusform>
        <numerusform>Der Anfang: Alle {items} primären Spalten sind in der Liste, und noch ist nichts geschehen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>The start: all {items} columns are in the list, and nothing has happened yet.</source>
      <translation>
        <numerusform>Der Anfang: Die einzige Spalte ist in der Liste, und noch ist nichts geschehen.</numerusform>
        <numerusform>Der Anfang: Alle {items} Spalten sind in der Liste, und noch ist nichts geschehen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>This is the start: nothing comes before it.</source>
      <translation>Das ist der Anfang: Davor kommt nichts.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>Stopped at event {position}.</source>
      <translation>Bei Ereignis {position} angehalten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{sentence}.</source>
      <translation>{sentence}.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no dead end before this position.</source>
      <translation>Vor dieser Position gibt es keine Sackgasse.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no dead end after this position.</source>
      <translation>Nach dieser Position gibt es keine Sackgasse.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no solution before this position.</source>
      <translation>Vor dieser Position gibt es keine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>There is no solution after this position.</source>
      <translation>Nach dieser Position gibt es keine Lösung.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>One step is one event: a cell is chosen, or a digit is written or taken back.</source>
      <translation>Ein Schritt ist ein Ereignis: Eine Zelle wird gewählt, oder eine Ziffer wird geschrieben oder zurückgenommen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>as fast as possible</source>
      <translation>so schnell wie möglich</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{millions} million steps per second</source>
      <translation>
        <numerusform>{millions} Million Schritte pro Sekunde</numerusform>
        <numerusform>{millions} Millionen Schritte pro Sekunde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/transport.py" />
      <source>{rate} steps per second</source>
      <translation>
        <numerusform>{rate} Schritt pro Sekunde</numerusform>
        <numerusform>{rate} Schritte pro Sekunde</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>tree</name>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/canvas.py" />
      <source>Watch a search to see its tree grow.</source>
      <translation>Sehen Sie einer Suche zu, um ihren Baum wachsen zu sehen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/canvas.py" />
      <source>The search has no node yet.</source>
      <translation>Die Suche hat noch keinen Knoten.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/drawing.py" />
      <source>unfolding...</source>
      <translation>wird aufgeklappt...</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{item}: {option}</source>
      <translation>{item}: {option}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (the only option)</source>
      <translation>{choice} (die einzige Option)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (option {turn} of {among})</source>
      <translation>{choice} (Option {turn} von {among})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (option {turn})</source>
      <translation>{choice} (Option {turn})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Given</source>
      <translation>Vorgegeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Forced</source>
      <translation>Erzwungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Decision</source>
      <translation>Entscheidung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Still under way</source>
      <translation>Noch im Gange</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Dead end</source>
      <translation>Sackgasse</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Solution</source>
      <translation>Lösung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Pruned</source>
      <translation>Abgeschnitten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Subtree without solution, folded</source>
      <translation>Teilbaum ohne Lösung, zugeklappt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Subtree with solutions, folded</source>
      <translation>Teilbaum mit Lösungen, zugeklappt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Subtree still under way, folded</source>
      <translation>Teilbaum noch im Gange, zugeklappt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Forced decisions</source>
      <translation>Erzwungene Entscheidungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Siblings left out</source>
      <translation>Ausgelassene Geschwister</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Dead end: no option left for “{item}”</source>
      <translation>Sackgasse: keine Option mehr für „{item}“</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{count} nodes</source>
      <translation>
        <numerusform>{count} Knoten</numerusform>
        <numerusform>{count} Knoten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>about {count} nodes</source>
      <translation>etwa {count} Knoten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>no solution</source>
      <translation>keine Lösung</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{count} solutions</source>
      <translation>
        <numerusform>{count} Lösung</numerusform>
        <numerusform>{count} Lösungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Until event {last}</source>
      <translation>Bis Ereignis {last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>From event {first} on</source>
      <translation>Ab Ereignis {first}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>Events {first} to {last}</source>
      <translation>Ereignisse {first} bis {last}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>About {count} nodes are too many to unfold at once. Go there to see the nodes on the path.</source>
      <translation>Etwa {count} Knoten sind zu viele, um sie auf einmal aufzuklappen. Gehen Sie dorthin, um die Knoten auf dem Pfad zu sehen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n more</source>
      <translation>
        <numerusform>%n weiterer</numerusform>
        <numerusform>%n weitere</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>root</source>
      <translation>Wurzel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} (given)</source>
      <translation>{choice} (vorgegeben)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n forced</source>
      <translation>
        <numerusform>%n erzwungen</numerusform>
        <numerusform>%n erzwungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{choice} ({made} of {decisions})</source>
      <translation>{choice} ({made} von {decisions})</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{made} of {decisions}</source>
      <translation>{made} von {decisions}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{nodes}, {solutions}</source>
      <translation>{nodes}, {solutions}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{depth}, {guess}</source>
      <comment>the depth of a guess, and which guess it is</comment>
      <translation>{depth}, {guess}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>{when} · {label} · {what} · depth {depth} · {size}</source>
      <translation>{when} · {label} · {what} · Tiefe {depth} · {size}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/features/tree_view/text.py" />
      <source>%n decisions without alternative</source>
      <translation>
        <numerusform>%n Entscheidung ohne Alternative</numerusform>
        <numerusform>%n Entscheidungen ohne Alternative</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Search tree</source>
      <translation>Suchbaum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Up, Down, Alt+Left and Alt+Right move through the tree, Enter goes to the selected node, X folds and unfolds it, Alt+Home goes to the root; N and D go to the next solution and dead end, with Shift to the previous one.</source>
      <translation>Pfeil auf, Pfeil ab, Alt mit Pfeil links und Pfeil rechts gehen durch den Baum, Eingabe geht zum ausgewählten Knoten, X klappt ihn zu und auf, Alt+Pos1 geht zur Wurzel; N und D gehen zur nächsten Lösung und Sackgasse, mit Umschalt zur vorherigen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Follow the current node (L)</source>
      <translation>Dem aktuellen Knoten folgen (L)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Fold subtrees without solution (F)</source>
      <translation>Teilbäume ohne Lösung zuklappen (F)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>Show everything (0)</source>
      <translation>Alles zeigen (0)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>The whole run from top to bottom: how deep it goes, solutions and dead ends. Click to go there.</source>
      <translation>Der ganze Durchlauf von oben nach unten: wie tief er geht, Lösungen und Sackgassen. Ein Klick springt dorthin.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/view.py" />
      <source>The whole run</source>
      <translation>Der ganze Durchlauf</translation>
    </message>
  </context>
  <context>
    <name>undo</name>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>several cells</source>
      <translation>mehreren Zellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>{colour} for a note in {cell}</source>
      <translation>{colour} für eine Notiz in {cell}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>clear the colours of a note in {cell}</source>
      <translation>Farben einer Notiz in {cell} löschen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>clear all entries</source>
      <translation>Einträge löschen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>restart</source>
      <translation>neu beginnen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>start playing</source>
      <translation>Spiel starten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>fill in all candidates</source>
      <translation>alle Kandidaten eintragen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>make entries givens</source>
      <translation>Einträge zu Vorgaben machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>make givens entries</source>
      <translation>Vorgaben zu Einträgen machen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>back to the last correct state</source>
      <translation>zurück zum letzten fehlerfreien Stand</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>solve</source>
      <translation>Rätsel lösen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>hint</source>
      <translation>Hinweis</translation>
    </message>
  </context>
  <context>
    <name>welcome</name>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Choose a Level</source>
      <translation>Stufe wählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Type Your Own</source>
      <translation>Eigenes eingeben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>Guided Tours</source>
      <translation>Rundgänge</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/welcome.py" />
      <source>An easy puzzle to begin with.</source>
      <translation>Ein leichtes Rätsel für den Anfang.</translation>
    </message>
  </context>
  <context>
    <name>window</name>
    <message>
      <location filename="../../sudoku_gui/features/bound/__init__.py" />
      <source>Bound</source>
      <translation>Schranke</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/breakpoint_list/__init__.py" />
      <source>Breakpoints</source>
      <translation>Haltepunkte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/candidate_boards/__init__.py" />
      <source>Candidate Boards</source>
      <translation>Kandidatenbretter</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/column_list/__init__.py" />
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/comparison/__init__.py" />
      <source>Comparison</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/difference/__init__.py" />
      <source>Difference</source>
      <translation>Unterschied</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/event_log/__init__.py" />
      <source>Log</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/exercises/__init__.py" />
      <source>Exercises</source>
      <translation>Übungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/hints/__init__.py" />
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/library/__init__.py" />
      <source>Puzzle Library</source>
      <translation>Rätselbibliothek</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/link_view/__init__.py" />
      <source>Links</source>
      <translation>Verkettung</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/matrix_view/__init__.py" />
      <source>Matrix</source>
      <translation>Matrix</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/__init__.py" />
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/__init__.py" />
      <source>Digits</source>
      <translation>Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are typing the digits printed in the puzzle.</source>
      <translation>Sie geben die im Rätsel gedruckten Ziffern ein.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are typing your own digits; the givens are locked.</source>
      <translation>Sie geben Ihre eigenen Ziffern ein; die Vorgaben sind gesperrt.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are writing small notes, each in its own place.</source>
      <translation>Sie schreiben kleine Notizen, jede an ihrem eigenen Platz.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are writing small notes in the middle of the cells.</source>
      <translation>Sie schreiben kleine Notizen in die Mitte der Zellen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>You are colouring cells or, while a digit is highlighted, its notes.</source>
      <translation>Sie färben Zellen oder, während eine Ziffer hervorgehoben ist, deren Notizen.</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>The selected cells are givens. To change them, choose Enter Givens (Ctrl+G).</source>
      <translation>Die ausgewählten Zellen sind Vorgaben. Um sie zu ändern, wählen Sie „Vorgaben eintragen“ (Strg+G).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>{cell} is a given. To change it, choose Enter Givens (Ctrl+G).</source>
      <translation>{cell} ist eine Vorgabe. Um sie zu ändern, wählen Sie „Vorgaben eintragen“ (Strg+G).</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/digit_input.py" />
      <source>Time spent on this puzzle: {time}</source>
      <translation>Für dieses Rätsel gebrauchte Zeit: {time}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Undo {action}</source>
      <translation>&amp;Rückgängig: {action}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/play/editing.py" />
      <source>&amp;Redo {action}</source>
      <translation>&amp;Wiederherstellen: {action}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/pseudocode/__init__.py" />
      <source>Pseudo-code</source>
      <translation>Pseudocode</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/runs/__init__.py" />
      <source>Runs</source>
      <translation>Durchläufe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/solutions/__init__.py" />
      <source>Solutions</source>
      <translation>Lösungen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/stack_view/__init__.py" />
      <source>Stack</source>
      <translation>Stapel</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/statistics/__init__.py" />
      <source>Statistics</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/features/tree_view/__init__.py" />
      <source>Search Tree</source>
      <translation>Suchbaum</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/main_window.py" />
      <source>P&amp;anes</source>
      <translation>&amp;Bereiche</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/shell/main_window.py" />
      <source>{problem} - Dancing Sudoku</source>
      <translation>{problem} - Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/actions.py" />
      <source>{action} (while watching)</source>
      <translation>{action} (beim Zusehen)</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write a digit</source>
      <translation>Eine Ziffer schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>1 to 9</source>
      <translation>1 bis 9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Clear the selected cells</source>
      <translation>Die ausgewählten Zellen leeren</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>0, Del, Backspace, Space</source>
      <translation>0, Entf, Rücktaste, Leertaste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Leave a cell empty while givens are typed</source>
      <translation>Beim Tippen von Vorgaben eine Zelle leer lassen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>0, full stop, Space</source>
      <translation>0, Punkt, Leertaste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Take back the cell before while givens are typed</source>
      <translation>Beim Tippen von Vorgaben die vorige Zelle zurücknehmen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Backspace</source>
      <translation>Rücktaste</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the next row while givens are typed</source>
      <translation>Beim Tippen von Vorgaben zur nächsten Zeile</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Enter</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write or remove a corner note</source>
      <translation>Eine Ecknotiz schreiben oder entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Shift+1 to Shift+9</source>
      <translation>Umschalt+1 bis Umschalt+9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write or remove a centre note</source>
      <translation>Eine Mittelnotiz schreiben oder entfernen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+1 to Ctrl+9</source>
      <translation>Strg+1 bis Strg+9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write digits</source>
      <translation>Ziffern schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Z</source>
      <translation>Z</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write corner notes, or digits again</source>
      <translation>Ecknotizen schreiben oder wieder Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>X, N</source>
      <translation>X, N</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Write centre notes, or digits again</source>
      <translation>Mittelnotizen schreiben oder wieder Ziffern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>C, Shift+N</source>
      <translation>C, Umschalt+N</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Colour cells, or write digits again</source>
      <translation>Zellen färben oder wieder Ziffern schreiben</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>V</source>
      <translation>V</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Colour the notes of a digit, if it is highlighted</source>
      <translation>Die Notizen einer Ziffer färben, wenn sie hervorgehoben ist</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>V, then 1 to 9</source>
      <translation>V, dann 1 bis 9</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the next cell, wrapping at the edge</source>
      <translation>Zur nächsten Zelle, über den Rand hinweg</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Arrows</source>
      <translation>Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the next empty cell</source>
      <translation>Zur nächsten leeren Zelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Arrows</source>
      <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Extend the selection</source>
      <translation>Die Auswahl erweitern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Shift+Arrows</source>
      <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Extend the selection to the next empty cell</source>
      <translation>Die Auswahl bis zur nächsten leeren Zelle erweitern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Shift+Arrows</source>
      <translation>Strg+Umschalt+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Extend the selection to the start or end of the row</source>
      <translation>Die Auswahl bis zum Anfang oder Ende der Zeile erweitern</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Shift+Home, Shift+End</source>
      <translation>Umschalt+Pos1, Umschalt+Ende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Select all cells</source>
      <translation>Alle Zellen auswählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+A</source>
      <translation>Strg+A</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Select cells with the same content</source>
      <translation>Zellen mit gleichem Inhalt auswählen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Shift+A</source>
      <translation>Strg+Umschalt+A</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Enter the active digit, if the digit comes first</source>
      <translation>Die aktive Ziffer eintragen, wenn zuerst die Ziffer gewählt wird</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Menu of the selected cells</source>
      <translation>Menü der ausgewählten Zellen</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Menu, Shift+F10</source>
      <translation>Menütaste, Umschalt+F10</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the start or end of the row</source>
      <translation>Zum Anfang oder Ende der Zeile</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Home, End</source>
      <translation>Pos1, Ende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>To the first or last cell</source>
      <translation>Zur ersten oder letzten Zelle</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/widgets/board/text.py" />
      <source>Ctrl+Home, Ctrl+End</source>
      <translation>Strg+Pos1, Strg+Ende</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>{colour} in {cell}</source>
      <translation>{colour} in {cell}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>note {digit} in {cell}</source>
      <translation>Notiz {digit} in {cell}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>clear {cell}</source>
      <translation>Leeren von {cell}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/command_text.py" />
      <source>{digit} in {cell}</source>
      <translation>{digit} in {cell}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{name}[*] - Dancing Sudoku</source>
      <translation>{name}[*] - Dancing Sudoku</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{name} #{number}</source>
      <translation>{name} #{number}</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>Untitled</source>
      <translation>Unbenannt</translation>
    </message>
    <message>
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>solved</source>
      <translation>gelöst</translation>
    </message>
    <message numerus="yes">
      <location filename="../../sudoku_gui/wording/window.py" />
      <source>{givens} givens, {to_go} to go</source>
      <translation>
        <numerusform>{givens} Vorgabe, noch {to_go} offen</numerusform>
        <numerusform>{givens} Vorgaben, noch {to_go} offen</numerusform>
      </translation>
    </message>
  </context>
</TS>
