<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Match beenden</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Session beenden</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Match beenden</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Session beenden</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Die Session hier beenden? Der Spielstand bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Die Session hier beenden? Du verlierst das laufende Spiel zum vollen Wert.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Die Session hier beenden? {winner} hat dieses Spiel dann gewonnen.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Dieses Match hier beenden? {winner} hat es dann gewonnen.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Dieses Match beenden?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <translation>Mach damit weiter, wann immer du willst; das Turnier wartet darauf.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Warten lassen</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <translation>Es wird kein Ergebnis festgehalten, und das Match lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Es wird kein Ergebnis festgehalten. Das Match bleibt im Papierkorb, von wo du es wiederherstellen kannst.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Noch einmal von vorn spielen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Match aufgeben</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Match aufgeben</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Dieses Match aufgeben? Dein Gegner gewinnt es.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Der Spielstand bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Was soll aus diesem Turniermatch werden?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Was gespielt wurde, kommt in den Papierkorb; die Würfel werden andere sein.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Du verlierst das laufende Spiel zum vollen Wert.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <translation>Dein Gegner gewinnt es, und es zählt.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>{winner} hat es dann gewonnen.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Über bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Backgammon spielen, auswerten und üben. MIT-Lizenz.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>findet deine Ordner</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>Berichtsseiten</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>die starken Gegner</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>die Schrift</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>von Open Sage verwendet</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>Fenster und Grafik</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>schreibt die Einstellungen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>Ü&amp;ber bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Analysieren…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>Zurück zum &amp;Match</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>Zurüc&amp;k zur Auswertung</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Beaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Besserer Zug</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Tiefer</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>Würf&amp;el</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Doppeln</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>&amp;Fehler</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Faire Würfel</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Kennzahlen im Verlauf</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Entsc&amp;heidungen suchen…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Stellungen &amp;wie diese suchen…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>E&amp;rste Stellung</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Fähnchen setzen</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>&amp;Hilfe vom Tutor</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>&amp;Heimfelder links</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spielanleitung</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>&amp;Importbericht</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>Aus diesem Match &amp;lernen…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Nach &amp;neuerer Version suchen…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>Zü&amp;ge</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neues Match…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Nächste Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>&amp;Nächstes Fähnchen</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Nächste Stellung</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>Einen Zug zurüc&amp;k</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Ein Schritt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>&amp;Andere Farbe unten</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>Ab&amp;lehnen</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>&amp;Match oder Stellung einfügen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>Stellung &amp;danach</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Üben…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>&amp;Vorige Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Vorige Ste&amp;llung</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>&amp;Quiz zu diesem Match</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>Zugfolge &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Match auf&amp;geben…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Ergebnisse gegen Gegner…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>&amp;Ergebnis…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>Aus&amp;wertung</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Anal&amp;yse anhalten</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>Rollout an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>&amp;Zurücknehmen…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Trainer…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>Etwas anderes &amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>Antwort &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>Würfel &amp;prüfen…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>Was du im &amp;Match getan hast</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Schlechterer Zug</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Schli&amp;mmster offener Fehler</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Eine Karte für jeden deiner Fehler in diesem Match, der eine wert ist</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Ein Klick zieht dann zuerst mit dem anderen Würfel</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Ein dunkles Fenster</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Ein helles Fenster</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Jedes Mal einen Schritt weiter: woran zu denken ist, welche Steine, die Antwort</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Aufgabe a&amp;nnehmen</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Alle Tastenkürzel in einer Liste</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Jede Entscheidung dieses Matches analysieren</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Fragen, ob es eine neuere Version von bgdesk gibt, jetzt oder einmal am Tag</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Zurück zum weitergespielten S&amp;piel</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Zurüc&amp;k zur Auswertung</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Zurück, auch er&amp;zwungene Züge</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Noch einmal nach der Entscheidung auf dem Brett gefragt werden, bis du sie kannst</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>&amp;Chat</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Ändern, wie bgdesk spielt und aussieht</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Jeden Wurf dieses Matches prüfen</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Steine, Dopplerwürfel, Würfel und Spielstand, wie andere Programme sie lesen</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Gegner, Länge und Regeln wählen</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>&amp;Würfel wählen…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>bgdesk schließen; das Match bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Computer &amp;zieht</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Co&amp;mputer gegen Computer</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Computer gegen Computer, angehalten: ein Wurf, ein Zug oder eine Doppelentscheidung</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Computer gegen Computer: anhalten oder weiterspielen</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Computer gegen Computer: schneller spielen</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Computer gegen Computer: langsamer spielen</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Deinen Zug bestätigen und beenden</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Ein Match fortsetzen oder eines ansehen, das du gespielt oder geöffnet hast</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Stellung k&amp;opieren</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Als &amp;GNU Backgammon ID kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Als &amp;XGID kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Als &amp;Text von bgdesk kopieren</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Für ein F&amp;orum kopieren…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Stellung kopieren a&amp;ls</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Die Entscheidung auf dem Brett oder alle Fehler kopieren, um sie anderswo zu zeigen</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Die Stellung kopieren: als XGID in Backgammon, als Text von bgdesk in anderen Spielen</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>A&amp;ufstellung berichtigen…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Als &amp;leicht werten</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Als sc&amp;hwer werten</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Als &amp;gewusst werten</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Als &amp;nicht gewusst werten</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Noch einmal entscheiden, wo Fehler gemacht wurden, ohne die Antwort zu sehen</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>Veranstaltung und &amp;Spieler…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>S&amp;ession beenden…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Den laufenden Rollout beenden und behalten, was er hat</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Eingeben wie ge&amp;spielt…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Die Entscheidung auf dem Brett mit einem Fähnchen versehen, um sie wiederzufinden, oder es wegnehmen</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Für jedes Spiel: sein Name, die Steine und wer am Wurf ist</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Von überall; die Pfeiltasten wandern über das Brett</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Spielpläne, Eröffnungen, Doppeln, Rennen und die Wörter des Spiels</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Das Spiel zum alten Einsatz aufgeben</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>In der Zugfolge zurückgehen und von ihrem ersten Zug ins Match</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Eine Entscheidung zurückgehen, auch wo es keine Wahl gab</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Zur letzten Entscheidung zurückgehen, bei der es eine Wahl gab</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Zum letzten Fehler zurückgehen, von wem er auch war</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Zu deinem letzten Fehler zurückgehen oder, wo du nicht bekannt bist, zum letzten von beiden</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>In der Zugfolge weitergehen, bis zu ihrem Ende</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Eine Entscheidung weitergehen, auch wo es keine Wahl gibt</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Weiter zur nächsten Entscheidung, bei der es eine Wahl gibt</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Mit dem Spiel weitermachen, das du von diesem Match aus weitergespielt hast</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Zum &amp;Brett</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Zum teuersten Fehler gehen, den du noch nicht gesehen hast</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Zur ersten Entscheidung des nächsten Spiels gehen</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Zur ersten Entscheidung dieses oder des vorigen Spiels gehen</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Zum &amp;nächsten Bereich</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Zur nächsten Entscheidung mit Fähnchen gehen</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Zum nächsten Fehler gehen, von wem er auch ist</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Zur Startseite von bgdesk gehen oder zurück zum Brett</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Zum &amp;vorigen Bereich</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Zu deinem nächsten Fehler gehen oder, wo du nicht bekannt bist, zum nächsten von beiden</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>T&amp;ipps</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Die zuletzt entfernten Zugfolgen zurückholen</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Wie die Würfel entstehen und wie man sie prüft</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Wie das Match ausging, mit PR, Glück und sehenswerten Entscheidungen</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Wie es gegen jeden Computerspieler lief und wie gut du spielst</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Diese Zugfolge und was von ihr abzweigt nicht mehr behalten; Strg+Z holt sie zurück</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Lernen: anfangen oder weiter zur nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Lernen: es sein lassen und sehen, was am besten ist</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Lernen: ohne Antwort weiter zur nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Verlassen, was du probiert hast (es bleibt erhalten), und das Match wieder ansehen</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Den Computer diese Entscheidung treffen lassen</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Zugfolge &amp;darunter</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Hell oder dunkel wie der Desktop</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Zugfolge da&amp;rüber</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Diese Zugfolge vor der darüber aufführen oder jene von ihr abzweigen lassen</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Das Brett von der anderen Seite ansehen</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Die Entscheidung auf dem Brett tiefer ansehen</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Das Match, von dem aus du weiterspielst, dort wieder ansehen, wo du warst</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>In allen deinen Matches nach Fehlern und Stellungen suchen</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Das Match jetzt verlieren oder die Geld-Session beenden</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Karte &amp;anlegen</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Karten aus deinen &amp;Fehlern machen</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Ma&amp;rkierungen</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Mat&amp;ches…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Das Brett von links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Maus, Tastatur, eingegebene Züge</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Zug der &amp;Liste</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Zugfolge nach &amp;oben</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>Nä&amp;chstes Spiel</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Nächster Fe&amp;hler</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Nächster Fehler &amp;beider</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>Dem &amp;Zug widersprechen…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Anbieten, dieses Spiel zu verlieren; dein Gegner kann ablehnen</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Anbieten, um den doppelten Einsatz weiterzuspielen</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>Auf &amp;dem Brett</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Weiter, auch erz&amp;wungene Züge</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Einen Zug we&amp;iter</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Ein Match oder eine Stellung aus irgendeinem Programm öffnen</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Das Match oder die Stellung aus der Zwischenablage öffnen</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Von hier &amp;weiterspielen…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>V&amp;origes Spiel</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Anhalte&amp;n</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Pipcounts, Schüsse, Take-Punkte und mehr, jedes Mal neu gemacht. Noch einmal: zurück</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Ein Turnier gegen Computer und Freunde spielen oder fortsetzen. Noch einmal: zurück</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Um mehr weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Von hier auf dem Brett weiterspielen, neben dem Match; Esc führt zurück</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Gegen jemanden an einem anderen Computer spielen. Noch einmal: zurück</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Die Entscheidung auf dem Brett viele Male ausspielen; noch einmal: anhalten oder weiter</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Das alte chinesische Flaschenspiel in einem eigenen Fenster spielen</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID und Match ID, wie GNU Backgammon sie liest</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Üben: die letzte Antwort vergessen und diese Karte noch einmal fragen</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Üben: sehen, was du im Match gewählt hast; die Karte zählt dann als schwer</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Üben: die Karte kommt etwas früher</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Üben: die Karte kommt bald wieder</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Üben: die Karte kommt viel später</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Üben: die Karte kommt, wenn du dabei bist, sie zu vergessen</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Üben: diese Karte wird nicht mehr gefragt; die Kartenseite hat sie</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Voriger Feh&amp;ler</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Vori&amp;ger Fehler beider</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Eine falsche Grundstellung berichtigen, bis zum zweiten Zug eines Spiels</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Irgendeine Stellung aufs Brett stellen; aus einem Match, das du ansiehst, die gezeigte. Noch einmal: zurück</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Aufs Brett bringen, was statt dieses Zuges probiert wurde</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Karte &amp;weglegen</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>Aufgabe able&amp;hnen</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>S&amp;piel aufgeben…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Entfernte Zugfolge wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Zuletzt &amp;verwendete Dateien</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Schiedsrichter: eingeben, was gespielt wurde, regelgerecht oder nicht</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Schiedsrichter: einen regelwidrigen Zug noch einmal spielen lassen</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Beri&amp;cht…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Ein Problem &amp;melden…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>W&amp;urfzähler</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rollo&amp;ut dieser Entscheidung</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>Antwort zei&amp;gen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Würfel ta&amp;uschen</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Kopie &amp;speichern unter…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Eine Seite oder ein PDF mit jeder Entscheidung des Matches speichern</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Das Match in einer Datei speichern, die andere Programme lesen können</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Speichern, was hilft, die Ursache zu finden; nichts wird irgendwohin gesendet</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Angeben, was gewürfelt ist, statt zu würfeln</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Spielstand und P&amp;ips</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Spielstand-&amp;Lupe…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Stellung &amp;aufbauen</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>PR, Glück und Fehler beider Spieler zeigen, nach Art und nach Phase</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Spielstand, Pips und Dopplerwürfel zeigen und vorlesen</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Tipps und Gewinnchancen zeigen</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Zeigen, wie oft jede Zahl gewürfelt wurde</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Die Leiste neben dem Brett zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Den ersten Zug der Liste auf dem Brett zeigen; 2 bis 9 zeigen die anderen</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Die Fehlerliste zeigen, zum Sortieren und Auswählen</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Die Zugliste zeigen</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Den nächstbesseren Zug der Liste auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Den nächstschlechteren Zug der Liste auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Die Stellung nach dem gewählten Zug zeigen, sonst nach dem gespielten und dem besten</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Die Stellung zeigen, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Die Stellung einen Zug früher zeigen</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Die Stellung einen Zug später zeigen</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Den Anfang des Matches zeigen</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Zeigen, was beide gewürfelt, gespielt und vergeudet haben</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Zeigen, was die Engine täte; das Match zählt dann als Übung</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Ein Spiel aus der gezeigten Stellung beginnen</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Ein neues Match mit denselben Spielern und Regeln beginnen</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Startsei&amp;te</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Mit dem Lernen aufhören; deine Antworten bleiben erhalten</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Strate&amp;gie und Glossar</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>&amp;Zusammenfassung</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Zug ein&amp;geben…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Tische im Netz&amp;werk…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Alle in diesem Zug gezogenen Steine zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Den zuletzt gezogenen Stein zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Deine letzte Entscheidung zurücknehmen; das Match zählt dann als Übung</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Das Doppel annehmen und den Doppler besitzen</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Annehmen und den Doppler sofort noch einmal drehen</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Mit der Person am anderen Computer reden</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>&amp;Diese Karte</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Das Brett, die Knöpfe, die Seitenleiste, eine Meldung</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Die Zugfolge vor dieser, die von derselben Stellung abzweigt, sonst das Match</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Die nächste Zugfolge, die von derselben Stellung abzweigt</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Was als Nächstes zu tun ist: würfeln, den Zug beenden, das nächste Spiel beginnen</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Die Regeln dieses Matches</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Zu einer &amp;anderen Zugfolge von hier</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>Turn&amp;iere…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Etwas anderes &amp;probieren</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Den Zug eingeben, etwa 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Alles rü&amp;ckgängig</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Version, Engine und Lizenzen</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Was sich in dieser Version von bgdesk und in früheren geändert hat</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>&amp;Was ist neu</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Was analysiert ist, bleibt erhalten; du kannst später weitermachen</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Was auf dem Brett bei jedem Spielstand am besten ist</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Was in Stellungen wie dieser gespielt wurde und was es gekostet hat</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Was in der geöffneten Datei gelesen, repariert oder seltsam war</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Wo und wann das Match gespielt wurde und die Namen der Spieler</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Wo deine Matches liegen; prüfen, sichern, wiederherstellen, verschieben oder exportieren</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Das Spiel um die angebotenen Punkte gewinnen</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Etwas zur Entscheidung auf dem Brett schreiben</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Deine &amp;Daten…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Deine PR, wo du am meisten verlierst und was die Würfel getan haben. Noch einmal: zurück</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Deine Karten: was heute fällig ist, Kartenstapel und die nächsten Tage</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Das Match ist analysiert; {key} zeigt sein Ergebnis mit den sehenswerten Entscheidungen.</translation>
    </message>
    <message>
        <source>Your last match is analysed; find it in Matches…</source>
        <translation>Dein letztes Match ist analysiert; du findest es unter Matches…</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Wie letztes Mal</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Beide Spieler</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Die Entscheidung auf dem Brett</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Das ganze Match</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Wa&amp;s analysiert wird</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und die Analyse wurde abgebrochen. Was bisher analysiert wurde, bleibt erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Nimm an oder spiel weiter.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Nenne einen Pasch.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Zieh.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Würfle oder dopple.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Würfle.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Nimm an oder lehne ab.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Nimm an, lehne ab oder dopple sofort noch einmal.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} nimmt die Aufgabe an oder spielt weiter.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} nennt einen Pasch.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} würfelt oder doppelt.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} würfelt.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} nimmt an oder lehnt ab.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} nimmt an, lehnt ab oder doppelt sofort noch einmal.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen. Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Wie gespielt…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Zurück zum Match</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Zurück zur Auswertung</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver angeboten</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Computer zieht</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Zug bestätigen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun
----------
Button: begin the next part of a turn</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-Spiel</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Würfel…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppeln</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Doppel angeboten</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Auf {value} doppeln</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>In einer Zugfolge, neben dem Match</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>In diesem Spiel darf man schlagen, sobald ein eigener Stein das Heimfeld erreicht hat.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Aus diesem Match lernen</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Geldspiel</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Geld-Session</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Pasch nennen</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neues Match…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Widersprechen…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Am Wurf</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter angeboten</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Erst anhalten</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Weiterspielen…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Bitte warten</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon angeboten</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Redoppeln</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Redoppel angeboten</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Auf {value} redoppeln</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Aufgabe angeboten</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Ergebnis…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>To play {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Zu ziehen: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Zur Auswertung</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Zum Turnier</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Etwas anderes probieren</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Probieren, neben dem Match</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>darf schlagen</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>darf noch nicht schlagen</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normales Tempo</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>Post-Crawford</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>bis {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>sehr langsam</translation>
    </message>
    <message>
        <source>{length}-point match</source>
        <extracomment>Label: the first to win so many points wins the match</extracomment>
        <translation>Match auf {length} Punkte</translation>
    </message>
    <message>
        <source>{own} of {length} points</source>
        <extracomment>For a screen reader: the score of a player in a match to {length} points</extracomment>
        <translation>{own} von {length} Punkten</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>Diese Stellung &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Was vorher aufgebaut war</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Gespeichert als {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Die Stellung {position} lässt sich nicht lesen; sie wurde gelassen, wie sie war.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} ist entfernt.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Beide Spieler ziehen in dieselbe Richtung und tragen von denselben Punkten 6 bis 1 ab.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Beide Spieler ziehen in dieselbe Richtung; dein Gegner beginnt auf deinem 12-Punkt und trägt von deinen Punkten 18 bis 13 ab.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Würfel: einen Pasch nennen</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Würfel: nicht gewürfelt</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Würfel: drücken zum Würfeln</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Dopplerwürfel</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Dopplerwürfel auf {value}</translation>
    </message>
    <message>
        <source>Name {face}-{face}</source>
        <extracomment>A place to press: choose this double, a verb</extracomment>
        <translation>{face}-{face} nennen</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Kein Dopplerwürfel</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Punkt {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Die Spieler ziehen in entgegengesetzte Richtungen.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Deine Bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Bar deines Gegners</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Reserve deines Gegners</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Ablage deines Gegners</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Deine Reserve</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Deine Ablage</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>kann ziehen</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>dir angeboten</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>deinem Gegner angeboten</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>auf 1 schwarzen Stein gelegt, der so gefangen ist</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>auf 1 weißen Stein gelegt, der so gefangen ist</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>im Crawford-Spiel nicht in Gebrauch</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>drücken zum Doppeln</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>drücken, um den Zug zu beenden</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>drücken zum Annehmen</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>der vorige Wurf war {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>dann ist ein Pasch zu nennen</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>dann noch ein Wurf</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>dann {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>darunter 1 gefangener schwarzer Stein</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>darunter 1 gefangener weißer Stein</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>beim Gegner</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>deiner</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} halb gezogen</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} gezogen</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>C, Shift+C</source>
        <translation>C, Umschalt+C</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
    </message>
    <message>
        <source>From the board to the usual next thing, and on</source>
        <translation>Vom Brett zu dem, was üblicherweise folgt, und weiter</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>In der Kandidatenliste: diesen Zug machen</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Umschalt+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Einen Pasch nennen, in den Spielen, die das zulassen</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Keiner dort</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Ein Stein mehr dort</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Umschalt+0–9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Umschalt+Leertaste, Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>So viele Steine dort</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>So viele der anderen Farbe</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Die andere Farbe für Ziffern und Klicks</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Der andere Spieler am Wurf; Würfel wählen</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Dasselbe für die andere Seite; nur die Steine wechseln die Seite</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Der Spielbeginn, ein leeres Brett</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Auf die Bar, auf die Ablage</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Einen Zug probieren oder wieder aufbauen</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Den Doppler hochdrehen, zurückdrehen</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Rückgängig, wiederherstellen</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Von Punkt zu Punkt gehen, zur Bar, zu den Ablagen, zur Reserve, zu Würfeln und Doppler</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Was ein Klick dort bewirkt</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Was ein Rechtsklick dort bewirkt: mit dem anderen Würfel ziehen</translation>
    </message>
    <message>
        <source>Z, Del</source>
        <translation>Z, Entf</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for a screen reader</extracomment>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Wie das Fenster, dunkel oder hell</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Blau und Orange (für Farbenblinde)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Burgunderrotes Turnierbrett</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Klassischer Filz</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Ahorn</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Nussbaum und Leder</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Gelb und Violett (für Farbenblinde)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen. Das Match bleibt erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Noch %n Match zu spielen.</numerusform>
            <numerusform>Noch %n Matches zu spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Das dauert etwa %n Minute.</numerusform>
            <numerusform>Das dauert etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} von %n anderen Match gespielt.</numerusform>
            <numerusform>{done} von %n anderen Matches gespielt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Turnierbaum</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Wie oft der Spieler ein Backgammon verliert, in Prozent</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Wie oft der Spieler ein Gammon oder Backgammon verliert, in Prozent</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Wie oft der Spieler, der entscheidet, das Spiel gewinnt</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Wie oft der Spieler ein Backgammon gewinnt, in Prozent</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Wie oft der Spieler ein Gammon oder Backgammon gewinnt, in Prozent</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>V BG</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>V G</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Was es gegenüber der besten Wahl verschenkt</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Was es dem Spieler wert ist, der entscheidet</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Siege %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>weniger tief analysiert</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>BG</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>in Klammern: weniger tief analysiert, nicht vergleichbar</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>deine Antwort</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Möglichkeiten in dieser Stellung</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Tiefer</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n Karte ist als {file} gespeichert.</numerusform>
            <numerusform>%n Karten sind als {file} gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n Karte für heute</numerusform>
            <numerusform>%n Karten für heute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n Karte hat jetzt eine andere beste Antwort und ist fällig.</numerusform>
            <numerusform>%n Karten haben jetzt eine andere beste Antwort und sind fällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n Karte aus deinen Fehlern wartet heute auf eine Antwort.</numerusform>
            <numerusform>%n Karten aus deinen Fehlern warten heute auf eine Antwort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n Karte angelegt. Auf der Seite „Üben“ wirst du nach ihr gefragt.</numerusform>
            <numerusform>%n Karten angelegt. Auf der Seite „Üben“ wirst du nach ihnen gefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n Karte gab es schon.</numerusform>
            <numerusform>%n Karten gab es schon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n Entscheidung lässt sich ohne ihr Match nicht fragen.</numerusform>
            <numerusform>%n Entscheidungen lassen sich ohne ihr Match nicht fragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n neue Karte wartet auf die nächsten Tage.</numerusform>
            <numerusform>%n neue Karten warten auf die nächsten Tage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n davon wurde noch nie gefragt.</numerusform>
            <numerusform>%n davon wurden noch nie gefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n deiner Fehler hier ist das Üben wert.</numerusform>
            <numerusform>%n deiner Fehler hier sind das Üben wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n Stelle in der Datei ließ sich nicht lesen.</numerusform>
            <numerusform>%n Stellen in der Datei ließen sich nicht lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n Stellung ist jetzt eine Karte, in einem eigenen Kartenstapel.</numerusform>
            <numerusform>%n Stellungen sind jetzt Karten, in einem eigenen Kartenstapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Sie kommt in %n Tag wieder.</numerusform>
            <numerusform>Sie kommt in %n Tagen wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>%n Karte anlegen</numerusform>
            <numerusform>%n Karten anlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Als Nächstes: %n Karte, {day}.</numerusform>
            <numerusform>Als Nächstes: %n Karten, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Aus %n Stellung ließ sich keine Karte machen: {places}.</numerusform>
            <numerusform>Aus %n Stellungen ließ sich keine Karte machen: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Du hast diese Karte %n Mal nicht gewusst: Sie ist jetzt weggelegt.</numerusform>
            <numerusform>Du hast diese Karte %n Mal nicht gewusst: Sie ist jetzt weggelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Du hast {right} von %n Karte gewusst.</numerusform>
            <numerusform>Du hast {right} von %n Karten gewusst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>%n Mal nicht gewusst</numerusform>
            <numerusform>%n Mal nicht gewusst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>In dieser Datei ist keine Stellung, in der etwas zu entscheiden wäre.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und es wurde keine Karte angelegt. Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Eine Karte braucht eine Entscheidung, die analysiert ist.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Karten brauchen eine Analyse: „Analysieren“ (F7) macht eine.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Gefunden am {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Keiner deiner Fehler in diesem Match ist eine Karte wert.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Andere Spieler</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>St&amp;ummschalten</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Fertige Sätze</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Was der andere Spieler sagt, wird nicht gezeigt und lässt sich später nicht lesen.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>ChoiceArea</name>
    <message>
        <source>{number}  {text}</source>
        <extracomment>A button that is pressed by a number: {number} is the key, {text} what the button says</extracomment>
        <translation>{number}  {text}</translation>
    </message>
</context>
<context>
    <name>CoanKi</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>Neues Spiel &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Unvollendet</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth is paid into the pot.</source>
        <translation>Ein Stein wird abgegeben, und ein Zehntel kommt in den Topf.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Chancen auf den Topf</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Wähle einen Gegner und beginne dann ein neues Spiel.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Fortsetzen…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Fingerabdruck der Würfel (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Freund</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Ein Stein zieht {both} und ein anderer {low} oder {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Ein Stein zieht {both}, oder zwei ziehen {high} und {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Züge mit diesem Wurf</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Topf {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Zu deinem letzten Zug zurückkehren; die Würfel bleiben dieselben</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>&amp;Einsatz von beiden</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Geheimnis der Würfel</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Zeigen, was jeder Zug wert ist</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Einsatz jedes Spielers</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Zug {number}: {white} gegen {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Zwei Steine ziehen je {far}, oder einer zieht {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Unvollendete Spiele</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Du ({colour}) hast {dice} gewürfelt.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Du hast {dice} gespielt: Ein Stein auf {space} wurde abgegeben.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Du hast {dice} gespielt: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du hast {dice} gewürfelt: Nichts ließ sich ziehen, der Zug verfiel.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Du hast den Topf von {pot} gewonnen.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>einen Stein auf {space} abgeben</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>nichts lässt sich ziehen: der Zug verfällt</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) hat {dice} gewürfelt.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} hat {dice} gespielt: Ein Stein auf {space} wurde abgegeben.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} hat {dice} gespielt: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hat {dice} gewürfelt.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hat {dice} gewürfelt: Nichts ließ sich ziehen, der Zug verfiel.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} hat den Topf von {pot} gewonnen.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} draußen</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → hinaus</translation>
    </message>
    <message>
        <source>{space} → {target}</source>
        <extracomment>A move; {space} and {target} are numbers of places</extracomment>
        <translation>{space} → {target}</translation>
    </message>
</context>
<context>
    <name>CoanKiBoard</name>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for a screen reader</extracomment>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Ein anderes Programm hat dieses Spiel fortgesetzt; hier ist sein jetziger Stand.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Die Datei lässt sich nicht schreiben ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} enthält kein lesbares Spiel Coan ki ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Die Regeln von Coan ki lesen ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Das gewählte Spiel ist nicht mehr da: Ein anderes Programm hat es beendet oder entfernt.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Das Spiel, das du gerade spielst, bleibt erhalten</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Das ließ sich nicht speichern und wurde nicht gespielt.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Kommentar in der Datei</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Kommentar… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Dein Kommentar zu dieser Entscheidung</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Kommentare</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>In allen Seiten suchen</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Nichts gefunden. Versuch es mit weniger oder kürzeren Wörtern.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Gefundene Stellen</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>&amp;Text mit Brett</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Zeichnung der Stellung kopiert.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Bild der Stellung kopiert.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Stellung kopiert: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Bild der Stellung speichern</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Gespeichert in {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Text mit Brett und &amp;Analyse</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>Text von bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} ließ sich nicht schreiben; darin ist kein Bild.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Stellung als GNU Backgammon ID kopiert.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Stellung als XGID kopiert.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Stellung als Text von bgdesk kopiert: die Steine und wer am Wurf ist.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Beide sind einig</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Aufstellung berichtigen</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Sind sich beide einig, dass die Steine so liegen sollen?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Bisher ist nichts geändert.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Leg die Steine so, wie sie jetzt liegen sollen: Zieh sie mit der Maus oder klick auf einen Punkt. Wer am Zug ist, Würfel und Doppler bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Das Spiel geht von dort weiter.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>So ist es richtig…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n Analyse</numerusform>
            <numerusform>%n Analysen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n Analyse dieses Matches stammt von einer anderen Version von bgdesk und lässt sich hier nicht lesen. Sie bleibt erhalten.</numerusform>
            <numerusform>%n Analysen dieses Matches stammen von einer anderen Version von bgdesk und lassen sich hier nicht lesen. Sie bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n Entscheidung analysiert.</numerusform>
            <numerusform>%n Entscheidungen analysiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n Entscheidung ließ sich nicht analysieren.</numerusform>
            <numerusform>%n Entscheidungen ließen sich nicht analysieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n Urteil geht damit verloren.</numerusform>
            <numerusform>%n Urteile gehen damit verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n auf Feld {own}</numerusform>
            <numerusform>%n auf Feld {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n Pip</numerusform>
            <numerusform>%n Pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>insgesamt %n Punkt gewonnen</numerusform>
            <numerusform>insgesamt %n Punkte gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n Anmerkung</numerusform>
            <numerusform>%n Anmerkungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n Wurf, davon Päsche: {doubles} (erwartet {expected}).</numerusform>
            <numerusform>%n Würfe, davon Päsche: {doubles} (erwartet {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>bisher %n Sekunde</numerusform>
            <numerusform>bisher %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n Durchlauf</numerusform>
            <numerusform>%n Durchläufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analyse fertig: %n Entscheidung, nicht erzwungen {unforced}.</numerusform>
            <numerusform>Analyse fertig: %n Entscheidungen, nicht erzwungen {unforced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Das Match geht nach dieser Stellung weiter (noch %n Zug). Was soll mit dem Rest geschehen?</numerusform>
            <numerusform>Das Match geht nach dieser Stellung weiter (noch %n Züge). Was soll mit dem Rest geschehen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>noch etwa %n Stunde</numerusform>
            <numerusform>noch etwa %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automatische Doppel, höchstens %n pro Spiel</numerusform>
            <numerusform>automatische Doppel, höchstens %n pro Spiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>Match auf %n Punkt</numerusform>
            <numerusform>Match auf %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>Geld-Session über %n Spiel</numerusform>
            <numerusform>Geld-Session über %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>{judged} von %n Spiel wird analysiert: Für {others} gibt es keine Analyse.</numerusform>
            <numerusform>{judged} von %n Spielen werden analysiert: Für {others} gibt es keine Analyse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Der %n Wurf eines früheren Matches ({id}), dann faire Würfel.</numerusform>
            <numerusform>Die %n Würfe eines früheren Matches ({id}), dann faire Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>Der %n Wurf eines früheren Matches ({id}), dann echte Würfel, eingetippt.</numerusform>
            <numerusform>Die %n Würfe eines früheren Matches ({id}), dann echte Würfel, eingetippt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>Der %n Wurf eines früheren Matches ({id}), dann wiederholbare Würfel aus der Zahl {seed}.</numerusform>
            <numerusform>Die %n Würfe eines früheren Matches ({id}), dann wiederholbare Würfel aus der Zahl {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR von {name} · %n Entscheidung gezählt</numerusform>
            <numerusform>PR von {name} · %n Entscheidungen gezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>deine PR · %n Entscheidung gezählt</numerusform>
            <numerusform>deine PR · %n Entscheidungen gezählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n Entscheidung gezählt</numerusform>
            <numerusform>%n Entscheidungen gezählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n Punkt.</numerusform>
            <numerusform>%n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Backgammon aufgeben: %n Punkt verlieren</numerusform>
            <numerusform>Backgammon aufgeben: %n Punkte verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Doppeltes Spiel aufgeben: %n Punkt verlieren</numerusform>
            <numerusform>Doppeltes Spiel aufgeben: %n Punkte verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gammon aufgeben: %n Punkt verlieren</numerusform>
            <numerusform>Gammon aufgeben: %n Punkte verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Vierfaches Spiel aufgeben: %n Punkt verlieren</numerusform>
            <numerusform>Vierfaches Spiel aufgeben: %n Punkte verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Das Spiel mit %n Stein aufgeben</numerusform>
            <numerusform>Das Spiel mit %n Steinen aufgeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Aufgeben: %n Punkt verlieren</numerusform>
            <numerusform>Aufgeben: %n Punkte verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Du hast angeboten, das Spiel mit %n Stein aufzugeben.</numerusform>
            <numerusform>Du hast angeboten, das Spiel mit %n Steinen aufzugeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du hast ein Backgammon gewonnen: %n Punkt.</numerusform>
            <numerusform>Du hast ein Backgammon gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du hast ein doppeltes Spiel gewonnen: %n Punkt.</numerusform>
            <numerusform>Du hast ein doppeltes Spiel gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du hast ein Gammon gewonnen: %n Punkt.</numerusform>
            <numerusform>Du hast ein Gammon gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du hast ein vierfaches Spiel gewonnen: %n Punkt.</numerusform>
            <numerusform>Du hast ein vierfaches Spiel gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du hast ein einfaches Spiel gewonnen: %n Punkt.</numerusform>
            <numerusform>Du hast ein einfaches Spiel gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Du hast das Spiel mit %n Stein gewonnen.</numerusform>
            <numerusform>Du hast das Spiel mit %n Steinen gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} hat angeboten, das Spiel mit %n Stein aufzugeben.</numerusform>
            <numerusform>{name} hat angeboten, das Spiel mit %n Steinen aufzugeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} hat ein Backgammon gewonnen: %n Punkt.</numerusform>
            <numerusform>{name} hat ein Backgammon gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} hat ein doppeltes Spiel gewonnen: %n Punkt.</numerusform>
            <numerusform>{name} hat ein doppeltes Spiel gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} hat ein Gammon gewonnen: %n Punkt.</numerusform>
            <numerusform>{name} hat ein Gammon gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} hat ein vierfaches Spiel gewonnen: %n Punkt.</numerusform>
            <numerusform>{name} hat ein vierfaches Spiel gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} hat ein einfaches Spiel gewonnen: %n Punkt.</numerusform>
            <numerusform>{name} hat ein einfaches Spiel gewonnen: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} hat das Spiel mit %n Stein gewonnen.</numerusform>
            <numerusform>{name} hat das Spiel mit %n Steinen gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>%n Spiel wird gespielt; jeder Punkt zählt.</numerusform>
            <numerusform>%n Spiele werden gespielt; jeder Punkt zählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Höchstens %n pro Spiel.</numerusform>
            <numerusform>Höchstens %n pro Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Höchstens %n deiner Steine darf auf einem Punkt stehen.</numerusform>
            <numerusform>Höchstens %n deiner Steine dürfen auf einem Punkt stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Jeder Spieler hat %n Stein. Bring alle deine Steine heim und trag sie ab, bevor dein Gegner es mit seinen tut.</numerusform>
            <numerusform>Jeder Spieler hat %n Steine. Bring alle deine Steine heim und trag sie ab, bevor dein Gegner es mit seinen tut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Jeder Spieler beginnt mit %n Stein auf dem {point}-Punkt ({pips} Pips).</numerusform>
            <numerusform>Jeder Spieler beginnt mit %n Steinen auf dem {point}-Punkt ({pips} Pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Jeder Spieler beginnt mit diesen Steinen: {points} (%n Pip).</numerusform>
            <numerusform>Jeder Spieler beginnt mit diesen Steinen: {points} (%n Pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Jeder Zug hat eine Verzögerung von %n Sekunde; danach läuft deine Bedenkzeit von {reserve}.</numerusform>
            <numerusform>Jeder Zug hat eine Verzögerung von %n Sekunden; danach läuft deine Bedenkzeit von {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Das Brett ist anfangs leer: Alle Steine liegen daneben, in Reserve (%n Pip je Spieler).</numerusform>
            <numerusform>Das Brett ist anfangs leer: Alle Steine liegen daneben, in Reserve (%n Pips je Spieler).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Wer zuerst %n Punkt hat, gewinnt das Match.</numerusform>
            <numerusform>Wer zuerst %n Punkte hat, gewinnt das Match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n gezählt</numerusform>
            <numerusform>%n gezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>in %n Wurf</numerusform>
            <numerusform>in %n Würfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} von %n falsch</numerusform>
            <numerusform>{wrong} von %n falsch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Der Bericht sagt, wo im Programm es passiert ist. Dein Benutzerordner, Namen von Dateien, die du geöffnet hast, und Würfelgeheimnisse sind weggelassen, aber der Wortlaut eines Fehlers kann einen Namen enthalten: Lies ihn, bevor du ihn weitergibst.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Das wurde aufgeschrieben, als es passierte, und hilft herauszufinden, warum. Nichts wird irgendwohin gesendet: Du kannst es kopieren und an jemanden weitergeben, der helfen kann, oder es entfernen.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Was schiefging</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Ein Teil von bgdesk fehlt: {part}. Installiere bgdesk neu; das Match bleibt erhalten.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Hier gibt es kein Programm, das Ordner zeigt. Die Berichte liegen in {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>In bgdesk ist letztes Mal etwas schiefgegangen. Was du gespielt hast, ist erhalten; sieh dir den Bericht an.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen; das Match bleibt erhalten. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk wurde letztes Mal unerwartet beendet. Was du gespielt hast, ist erhalten; sieh dir den Bericht an.</translation>
    </message>
</context>
<context>
    <name>Cube</name>
    <message>
        <source>Beaver</source>
        <extracomment>Button or row: the double is taken and the cube turned again; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppeln</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doppel, Pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doppel, Take</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Kein Doppel</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Kein Redoppel</translation>
    </message>
    <message>
        <source>Otter</source>
        <extracomment>Button or row: the cube is turned again after a raccoon; a standard term</extracomment>
        <translation>Otter</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <extracomment>Button or row: the cube is turned again after a beaver; a standard term</extracomment>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button or row: the cube is turned again after an otter</extracomment>
        <translation>Redoppeln</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redoppel, Pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redoppel, Take</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Zu gut zum Doppeln</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Zu gut zum Redoppeln</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Dopplerwürfel</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Wie auf dem Brett</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, am Wurf</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, Gegner</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Wirksamkeit des Dopplers</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammonanteil der Niederlagen</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammonanteil der Siege</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Geldspiel</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Beim Gegner</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Beim Spieler am Wurf</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Besitz des Dopplers</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Fehlende Punkte</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equitys nach Gewinnchance</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity nach Gewinnchance; die Zahlen stehen in der Tabelle</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Schwellen des Dopplers</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Die Engine urteilt…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Woraus sich Take-Punkte ergeben</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Die Entscheidung auf dem Brett</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Ansehen: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Beim Durchsuchen deiner Matches ist in bgdesk etwas schiefgegangen. Sie bleiben, wie sie sind; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Ein anderer Kartenstapel heißt schon so.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Wähle einen Namen, der die Antwort nicht verrät: Du siehst ihn, bevor du antwortest.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Name dieses Kartenstapels</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Aus einer anderen Datei werden noch Karten gemacht. Wähle {file} danach noch einmal.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Karten für Anki exportieren</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Stellungen als Karten importieren</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Notizen für Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Kartenstapel entfernen</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Diesen Kartenstapel mit allen Karten und deinen Antworten darauf entfernen?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Die Karten wurden nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Die Engine sieht sich Stellung {number} von {total} an…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>%n späteres Ergebnis, das daraus folgte, wird auch zurückgenommen.</numerusform>
            <numerusform>%n spätere Ergebnisse, die daraus folgten, werden auch zurückgenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Diese Entscheidung tiefer ansehen (Strg+Umschalt+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Diese Entscheidung tiefer ansehen: {depth} (Strg+Umschalt+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Eine Möglichkeit führt hier so deutlich, dass kein tieferer Blick nötig war.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Würfel von beiden: Jeder Wurf folgt aus Geheimnissen beider Spieler.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Würfel des Servers {server}, die niemand prüfen kann.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Faire Würfel.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Fingerabdruck der Würfel (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>In Wurf {roll}, einem Eröffnungswurf, hat jeder Spieler den Würfel des anderen.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Es ist nicht festgehalten, ob der Fingerabdruck vor dem ersten Wurf gezeigt wurde.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>In die Würfe sind keine Worte des Spielers eingegangen.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Echte Würfel, eingetippt.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Wiederholbare Würfel aus der Zahl {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Wurf {roll} ist laut Aufzeichnung {recorded}: die richtigen Würfel in der falschen Reihenfolge.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Wurf {roll} ist laut Aufzeichnung {recorded}; {expected} wäre an der Reihe gewesen.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Wurf {roll} steht dort, wo Wurf {due} an der Reihe war: Ein Wurf wurde ausgelassen oder zweimal benutzt.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Geprüfte Würfe: {count}. Alle folgen aus Geheimnissen beider Spieler, die vor dem Match festgelegt wurden.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Geprüfte Würfe: {count}. Alle folgen aus der Zahl {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Geprüfte Würfe: {count}. Alle folgen aus dem Geheimnis mit dem SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Aus dem Match {id} übernommene Würfe, die sich dort prüfen lassen: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Falsche Würfe: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Der Fingerabdruck beginnt mit den {count} von 64 Stellen, die du notiert hast.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Der Fingerabdruck ist der, den du notiert hast.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Der Fingerabdruck dieses Matches ist nicht der, den du notiert hast, sondern {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Der Fingerabdruck wurde vor dem ersten Wurf gezeigt.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>Die Kennung des Matches, die in jeden Wurf eingeht, folgt nicht aus dem Fingerabdruck der Würfel.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Das Geheimnis dieser Würfel hat nicht den Fingerabdruck, der in der Aufzeichnung steht.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Das Geheimnis dieser Würfel wird offengelegt, wenn das Match vorbei ist; prüfe sie dann.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Die Geheimnisse von Wurf {roll} sind nicht die, die beide Spieler vor dem Match festgelegt hatten; von da an lässt sich nichts prüfen.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Ihr Fingerabdruck (SHA-256) ist {hash}, der des Matches {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Auf dem Brett ist kein Match, also gibt es keine Würfel zu prüfen.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Das sind Würfel eines Servers: Niemand kann sie prüfen.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Diese Würfel haben keinen Fingerabdruck zum Vergleichen.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Diese Würfel stammen aus einem früheren Match: Dort lassen sie sich prüfen.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Diese Würfel wurden eingetippt: Es gibt nichts zu prüfen.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Diese Worte sind in jeden Wurf eingegangen: „{words}“.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Weiß hat Geheimnisse mit dem Fingerabdruck {white} festgelegt, Schwarz mit {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>Würfel eines früheren Matches</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>echte Würfel, eingetippt</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>wiederholbare Würfel aus der Zahl {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n Wurf kommt in dieser Reihenfolge wieder; danach tippst du die Würfel ein.</numerusform>
            <numerusform>%n Würfe kommen in dieser Reihenfolge wieder; danach tippst du die Würfel ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Match auswählen</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Wähle das Match oder eine gespeicherte Match-Aufzeichnung (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Würfel eines früheren Matches</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Früheres &amp;Match</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Früheres Match, dessen Würfel noch einmal fallen</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus &amp;Datei…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Match-Aufzeichnungen von bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Zahl</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>In diesem Match wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} ist keine Match-Aufzeichnung (.json) von bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Etwas ungewöhnlich: Gute Würfel weichen in {share} von 1000 Stichproben so weit ab.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Chi-Quadrat {statistic}, {freedom} Freiheitsgrade, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Nicht ungewöhnlich: Gute Würfel weichen in {share} von 100 Stichproben mindestens so weit ab.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Zu wenige Würfe für ein Urteil.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Sehr ungewöhnlich: Gute Würfel weichen in weniger als einer von 1000 Stichproben so weit ab.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Alle Matches</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Dieses Match</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Zusprechen</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Das Match dir zusprechen…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Das Match {name} zusprechen…</translation>
    </message>
    <message>
        <source>Give this match to you, without playing it?</source>
        <translation type="vanished">Dieses Match ohne Spiel dir zusprechen?</translation>
    </message>
    <message>
        <source>Give this match to {name}, without playing it?</source>
        <extracomment>{name} is a player</extracomment>
        <translation type="vanished">Dieses Match ohne Spiel {name} zusprechen?</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Es wird mit anderen Würfeln noch einmal gespielt; was gespielt wurde, bleibt unter „Matches“.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Matches, die nicht zu Ende sind, gehen verloren.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Hier lässt sich jetzt nichts ändern.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Dieses Match von vorn noch einmal spielen?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Dieses Match von vorn noch einmal spielen…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Jemand kommt später dazu…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Das Ergebnis des Matches von {first} gegen {second} zurücknehmen?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Ergebnis zurücknehmen…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Dich aus dem Turnier nehmen?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Dich aus dem Turnier nehmen…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>{name} aus dem Turnier nehmen?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>{name} aus dem Turnier nehmen…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Was die Turnierleitung darf</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Was davon gespielt wurde, kommt in den Papierkorb.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Was davon gespielt wurde, kommt in den Papierkorb; die Würfel werden andere sein.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Diese Antwort geben (Eingabe; aus dem Wurfraster Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Weiter (Eingabe)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Mach den Zug auf dem Brett, dann klick auf die Würfel oder drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Einen Moment: Die Frage und was sie braucht, wird gerade ausgearbeitet…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Den letzten Schritt zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Karten bisher</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Wie es gewertet wird</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Von hier weiterspielen…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Üben mit Karten</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Was habe ich getan?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Die Engine kann auf diesem Computer im Moment nicht laufen.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Die Engine hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Die Engine ist nicht gestartet.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Die Engine ist ausgefallen. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Die Engine hat unerwartet aufgehört.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>auf einen Blick, ohne die kommenden Würfe</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>exakte Lösung dieses Spiels</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>einfacher Spieler</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>kleines Netz für dieses Spiel</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>H&amp;inauf</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>&amp;Computer hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>&amp;Freund hinzufügen</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Beliebiger Stil</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Diesen Teilnehmer um einen Platz nach unten (Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Diesen Teilnehmer um einen Platz nach oben (Alt+Pfeil auf)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>Hinun&amp;ter</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Mit Clubfeld auffü&amp;llen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Name eines Freundes an diesem Computer</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Anzahl der Computer</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Setzplatz</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Stärke der Computer</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Stil der Computer</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow. Short. Which checkers to move
----------
Where it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Das Spiel und die Nummer des Zuges darin</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Was sich dadurch geändert hat: die Chance, das Match zu gewinnen, oder Punkte, wo jedes Spiel zählt</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Was die Entscheidung an Equity verschenkt hat</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Mit Fähnchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Art der Entscheidung</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Mindestkosten</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Züge und Doppler</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Noch nicht gesehen</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Wessen Fehler</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Fehler {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ich</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Keine solche Entscheidung hat ein Fähnchen: F setzt eines für die auf dem Brett.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Es gibt keine solchen Fehler.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Zum Match:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Kommentiert von:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Veranstaltung und Spieler</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Veranstaltung:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>In der Datei:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Ort:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Richtiger Name von {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Runde:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Server oder Club:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Mitgeschrieben von:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Dein richtiger Name:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Automatisches Doppel: Doppler auf {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Beide haben {die} gewürfelt: automatisches Doppel, Doppler auf {value}. Sie würfeln noch einmal.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Beide haben {die} gewürfelt: Sie würfeln noch einmal.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Züge wurden zurückgenommen.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Das Brett wurde von Hand aufgestellt.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Das Spiel ist unentschieden.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Über das Spiel hat man sich geeinigt.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Es steht {white} zu {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Die Aufstellung wurde berichtigt.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Du hast die Aufgabe angenommen.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, which is a beaver. {value} is the number on the cube</extracomment>
        <translation>Du hast auf {value} gebeavert.</translation>
    </message>
    <message>
        <source>You could not play {dice}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>Du konntest {dice} nicht spielen.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Du hast auf {value} gedoppelt.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Du hast keinen Stein gezogen, was nicht regelgerecht ist.</translation>
    </message>
    <message>
        <source>You named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Du hast {face}-{face} genannt.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Du hast angeboten, ein Backgammon aufzugeben.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Du hast angeboten, ein doppeltes Spiel aufzugeben.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Du hast angeboten, ein Gammon aufzugeben.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Du hast angeboten, ein vierfaches Spiel aufzugeben.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Du hast angeboten, ein einfaches Spiel aufzugeben.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Du hast abgelehnt.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>Du hast {dice} gespielt: {play}.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Du hast {play} gespielt, was nicht regelgerecht ist.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Deine Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Du hast die Aufgabe abgelehnt.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du hast {dice} gewürfelt und konntest nicht ziehen.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Du hast {dice} gewürfelt und {play} gespielt.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du hast {dice} gewürfelt.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Du hast bei {value} angenommen.</translation>
    </message>
    <message>
        <source>You turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence. {animal} is raccoon, otter or redouble; {value} the number on the cube</extracomment>
        <translation>Du hast den Doppler auf {value} gedreht ({animal}).</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Du hast das Match gewonnen, {own} zu {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Du hast den Eröffnungswurf gewonnen und darfst mit ihm beginnen, {dice}, oder beide Würfel neu werfen.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du hast den Eröffnungswurf gewonnen und musst mit ihm beginnen: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Du hast den Eröffnungswurf gewonnen, {dice}, und musst jetzt zum Beginnen beide Würfel werfen.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Du hast die Session gewonnen, {own} zu {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>kann nicht ziehen</translation>
    </message>
    <message>
        <source>otter</source>
        <extracomment>What a player says who turns the cube again after a raccoon; a standard term</extracomment>
        <translation>Otter</translation>
    </message>
    <message>
        <source>raccoon</source>
        <extracomment>What a player says who turns the cube again after a beaver; a standard term</extracomment>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What a player says who turns the cube again after an otter</extracomment>
        <translation>Redoppel</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} hat die Aufgabe angenommen.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} hat auf {value} gebeavert.</translation>
    </message>
    <message>
        <source>{name} could not play {dice}.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{name} konnte {dice} nicht spielen.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} hat auf {value} gedoppelt.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} hat keinen Stein gezogen, was nicht regelgerecht ist.</translation>
    </message>
    <message>
        <source>{name} named {face}-{face}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} hat {face}-{face} genannt.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} hat angeboten, ein Backgammon aufzugeben.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} hat angeboten, ein doppeltes Spiel aufzugeben.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} hat angeboten, ein Gammon aufzugeben.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} hat angeboten, ein vierfaches Spiel aufzugeben.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} hat angeboten, ein einfaches Spiel aufzugeben.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} hat abgelehnt.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{name} hat {dice} gespielt: {play}.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} hat {play} gespielt, was nicht regelgerecht ist.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} hat die Zeit überschritten.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} hat die Aufgabe abgelehnt.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hat {dice} gewürfelt und konnte nicht ziehen.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} hat {dice} gewürfelt und {play} gespielt.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hat {dice} gewürfelt.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} hat bei {value} angenommen.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value} ({animal}).</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} hat den Doppler auf {value} gedreht ({animal}).</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} hat das Match gewonnen, {own} zu {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} hat den Eröffnungswurf gewonnen und darf mit ihm beginnen, {dice}, oder beide Würfel neu werfen.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hat den Eröffnungswurf gewonnen und muss mit ihm beginnen: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} hat den Eröffnungswurf gewonnen, {dice}, und muss jetzt zum Beginnen beide Würfel werfen.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} hat die Session gewonnen, {own} zu {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Jemand eröffnet einen Tisch und schickt der anderen Person seine Einladung, per Mail, Messenger oder auf Papier. Wer die Einladung hat, kann den Platz einnehmen, sonst niemand.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Gegen jemanden an einem anderen Computer spielen</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Mehr &amp;lesen</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Die Würfel kommen von beiden Computern: Weder ein Spieler noch irgendwer dazwischen kann einen Wurf kennen oder wählen. Das kann nachher jeder prüfen.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other. There is no server between them, no account, and nobody else to whom anything is sent.</source>
        <translation type="vanished">Zwei Menschen mit bgdesk spielen direkt miteinander. Es gibt keinen Server dazwischen, kein Konto und niemanden sonst, dem etwas gesendet wird.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Was gesendet wird: der Name, den du hier wählst, deine Züge und Würfe, deine Bedenkzeit und was du sagst. Der andere Computer sieht deine Netzwerkadresse, wie immer zwischen zwei Computern. Alles ist verschlüsselt.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Solange kein Tisch offen ist, hört bgdesk auf niemanden. Ein Match kann man jederzeit verlassen und später fortsetzen, solange beide wollen.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Eine .mat-Datei kann die Hausregeln dieses Matches nicht nennen.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Eine .mat-Datei sagt nicht, welcher Spieler ein Programm ist.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Eine Datei der Art {kind} kann kein Match in {game} enthalten; .json kann es.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Ein Teil der Analyse oder der Kommentare ließ sich nicht in eine .ogxm-Datei schreiben.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Eine mitten im Zug von Hand aufgebaute Stellung steht nur teilweise in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Eine mitten im Zug von Hand aufgebaute Stellung steht nur teilweise in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Eine mitten im Zug von Hand aufgebaute Stellung steht nur teilweise in einer .sgf-Datei.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Ein Wurf, der noch nicht gespielt, oder ein Doppel, das noch nicht beantwortet ist, steht nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Eine berichtigte Aufstellung steht in einer .mat-Datei als von Hand aufgebaute Stellung.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Eine berichtigte Aufstellung steht in einer .ogxm-Datei als von Hand aufgebaute Stellung.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Eine berichtigte Aufstellung steht in einer .sgf-Datei als von Hand aufgebaute Stellung.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Eine .ogxm-Datei kann dieses Match nicht enthalten: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Eine .ogxm-Datei kann automatische Doppel nicht begrenzen: Dort haben sie keine Grenze.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Eine .ogxm-Datei kann die Hausregeln dieses Matches nicht nennen.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Eine .ogxm-Datei kennt dieses Spiel nicht; dort heißt es Backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Eine .ogxm-Datei sagt nicht, welcher Spieler ein Programm ist.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Eine .ogxm-Datei kennt Beaver und Raccoon, aber keine Erhöhung danach: Ihr Doppler steht zu niedrig.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Eine .sgf-Datei kann die Hausregeln dieses Matches nicht nennen.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Eine .sgf-Datei sagt nicht, welcher Spieler ein Programm ist.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Eine .sgf-Datei enthält nur eine Analyse.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Analysen stehen nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Automatische Doppel stehen nicht in einer .mat-Datei: Punkte und Dopplerwerte wirken dort falsch.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Uhr und Bedenkzeiten stehen nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Uhr und Bedenkzeiten stehen nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Uhr und Bedenkzeiten stehen nicht in einer .sgf-Datei.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Kommentare zu einzelnen Zügen stehen nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon kennt dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Wie die Würfel entstanden, steht nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Wie die Würfel entstanden, steht nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Wie die Würfel entstanden, steht nicht in einer .sgf-Datei.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Zeitüberschreitungen und vorzeitige Aufgaben stehen in einer .ogxm-Datei als vereinbarte Punkte.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Zeitüberschreitungen und vorzeitige Aufgaben stehen in einer .sgf-Datei als vereinbarte Punkte.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Das Format &apos;{name}&apos; kann nicht geschrieben werden; bekannt sind {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Kein Format hat die Endung &apos;{suffix}&apos; von {file}; bekannt sind {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Andere Zugfolgen stehen nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Andere Zugfolgen stehen nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Abgelehnte Aufgaben stehen nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Abgelehnte oder nicht beantwortete Aufgaben stehen nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Abgelehnte oder nicht beantwortete Aufgaben stehen nicht in einer .sgf-Datei.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Spielstände, die nach dem ersten Spiel gesetzt wurden, stehen nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Manche Analysen lassen sich nicht in einer .sgf-Datei speichern.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Manche anderen Zugfolgen lassen sich nicht in einer .sgf-Datei speichern.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Die Vereinbarung über automatische Doppel steht nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Das Match wurde aufgegeben oder durch Zeit verloren: Eine .mat-Datei zeigt sein letztes Spiel als unvollendet.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Die vereinbarte Zahl der Spiele steht nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Die vereinbarte Zahl der Spiele steht nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Der Wurf, der noch zu spielen ist, oder die Antwort auf eine Erhöhung steht nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Gleiche Eröffnungswürfe stehen nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Gleiche Eröffnungswürfe stehen nicht in einer .ogxm-Datei, nur der Doppler, den sie gedreht haben.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Gleiche Eröffnungswürfe stehen nicht in einer .sgf-Datei, nur der Doppler, den sie gedreht haben.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Was zurückgenommen wurde, steht nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Was zurückgenommen wurde, steht nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Was zurückgenommen wurde, steht nicht in einer .sgf-Datei.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Welche Tipps geholt wurden, steht nicht in einer .mat-Datei.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Welche Tipps geholt wurden, steht nicht in einer .ogxm-Datei.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Welche Tipps geholt wurden, steht nicht in einer .sgf-Datei.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Ein Match zwischen Computern ließ sich nicht spielen. Das Turnier bleibt erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen. Das Turnier bleibt erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n Entscheidung gezählt</numerusform>
            <numerusform>%n Entscheidungen gezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Match</numerusform>
            <numerusform>%n Matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Der Tutor hat sich bei %n Entscheidung gemeldet. Dort zählt der erste Versuch.</numerusform>
            <numerusform>Der Tutor hat sich bei %n Entscheidungen gemeldet. Dort zählt der erste Versuch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 Karten, die du auch nach 30 Tagen noch wüsstest</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 effektive Pipcounts in Folge, im Mittel um weniger als ein Pip daneben</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Ein Doppelklick auf eine Zeile öffnet ihre Entscheidungen.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Eine Linie erscheint, sobald 30 Entscheidungen zählen.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Ein beendetes Match in jedem Spiel, Coan ki ausgenommen</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Gegen Menschen</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>In Führung</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Alle 15 Eröffnungswürfe richtig gespielt, zweimal, mit mindestens einer Woche Abstand</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Die teuersten dieser Entscheidungen jetzt als Karten fragen</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Im Rückstand</translation>
    </message>
    <message>
        <source>Best {number} decisions in a row: PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation>Beste {number} Entscheidungen in Folge: PR {rating}</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Besser als {opponent}: Die Ergebnisse lassen wenig Zweifel</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Beide 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Verschenkte Chancen in einem Match</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-Spiel</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Dopplerfehler</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count
----------
Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>A kind of decision</extracomment>
        <translation>Doppeln oder nicht</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Zu früh gedoppelt</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Equity-Verlust</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Gleitender Mittelwert</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Schneller als sonst</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Kennzahlen erscheinen hier, wenn Matches von dir analysiert sind: Spiele oder öffne ein Match und drück F7, oder analysiere viele auf einmal in der Matchliste.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Erstes Spiel ohne Fehler</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Erstes analysiertes Match</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Erstes Match, dessen Würfel Wurf für Wurf anhand ihres Geheimnisses geprüft wurden</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Die Hälfte deiner Züge machst du in weniger als deiner üblichen Zeit: Kosten sie mehr?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Holding Game</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Wenn du in Dateien unter anderen Namen spielst, sag es unter „Wer ist wer…“.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>In neun von zehn Fällen liegt deine Stärke in dieser Spanne. Gerechnet wird mit ganzen Matches, weil Entscheidungen eines Matches vieles gemeinsam haben.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Last {number} decisions</source>
        <extracomment>Name of a line: performance rating over the last {number} decisions</extracomment>
        <translation>Letzte {number} Entscheidungen</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>The score is level: both need as many points</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Weniger ist besser. Jede Zeile gehört zu dem Match, das dort endet.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Beendete Matches</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Verlorene Matches</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Matches mit bekanntem Glück</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Verpasste Doppel</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Geld-Session</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Kein klarer Plan</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Keine Entscheidung zählt</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Hier zählt keine Entscheidung.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Bisher kein Fehler mit dem Doppler.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Kein Match passt zu dieser Auswahl. Wähle einen längeren Zeitraum.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Noch kein Match auf Punkte ist beendet.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Noch fällt nichts auf. Es braucht mehr analysierte Matches.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Heading of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR {rating}</source>
        <extracomment>Performance rating, a standard term</extracomment>
        <translation>PR {rating}</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>Performance rating, a standard term, and how far it may be off</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Playing a back game</source>
        <translation>Ein Backgame spielen</translation>
    </message>
    <message>
        <source>Playing an ace-point game</source>
        <translation>Ein Acepoint-Spiel spielen</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Post-Crawford</translation>
    </message>
    <message>
        <source>Priming</source>
        <translation>Prime-Spiel</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Racing</source>
        <extracomment>A plan of a player, as the next ones</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Rating-Abstand zu deinen Gegnern, nach Spielweise</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Running home</source>
        <translation>Heimlaufen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Fehleranteil</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situationen, in denen du mehr verlierst als andere dort üblicherweise, die teuersten zuerst. Was kaum jemand findet, wiegt wenig.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Langsamer als sonst</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>A kind of decision</extracomment>
        <translation>Take oder Pass</translation>
    </message>
    <message>
        <source>The dice cost you {number} matches that your play was worth.</source>
        <translation>Die Würfel haben dich {number} Matches gekostet, die dein Spiel wert war.</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Die Würfel haben dir weder etwas Nennenswertes gebracht noch gekostet.</translation>
    </message>
    <message>
        <source>The dice won you {number} matches more than your play was worth.</source>
        <translation>Die Würfel haben dir {number} Matches mehr gebracht, als dein Spiel wert war.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Die Richtung deiner Fehler sagt mehr als ihre Größe.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Letzte drei Monate</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Die Zeit ist nur von Matches bekannt, die du hier spielst.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <translation>Zu holen</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Zu gut zum Doppeln</translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Headings of columns: the day up to which one counts, and how many decisions that are</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Bei gleichem Glück</translation>
    </message>
    <message>
        <source>With fewer than {number} matches there is no telling how far off this may be.</source>
        <translation>Bei weniger als {number} Matches lässt sich nicht sagen, wie weit das danebenliegen kann.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Gewonnen minus verloren</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Davon gewonnen</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Davon gewonnen bei gleichem Glück</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Durch die Würfel gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Gewonnen bei gleichem Glück</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Falsche Pässe</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Falsche Takes</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>der beste Zug trägt ab</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>der beste Zug schlägt</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>der beste Zug ist ein ruhiger</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>der beste Zug macht einen Punkt</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>der beste Zug macht einen Anker</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>der beste Zug läuft</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} Matches</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} Punkte</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Beim Berechnen deiner Kennzahlen ist in bgdesk etwas schiefgegangen. Deine Matches bleiben, wie sie sind; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>Wer &amp;ist wer…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Würfel und Spiel</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Unterteilt nach</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Fehler mit dem Doppler</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Schnell und langsam</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Kennzahlen im Verlauf</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Wie es läuft</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Meilensteine</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Matches werden gelesen: {done} von {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Was zu üben ist</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Wo deine Fehler liegen</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Kennzahlen exportieren</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabelle für Tabellenkalkulation (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Die Kennzahlen sind als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Die Kennzahlen wurden nicht gespeichert: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>%n weitere Datei wurde nicht geöffnet.</numerusform>
            <numerusform>%n weitere Dateien wurden nicht geöffnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%n Match in deine Bibliothek aufgenommen.</numerusform>
            <numerusform>%n Matches in deine Bibliothek aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Match oder Stellung öffnen</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Matches werden gelesen: {done} von {total} Dateien</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Matches werden gelesen…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>In diesem Ordner sind keine Dateien.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>In der Zwischenablage ist ein Bild, das sich nicht lesen lässt: Kopiere die Stellung als Text.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Getippter Text</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Alle Phasen</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Alle Pläne</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analysiert von</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Art der Entscheidung</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Wessen Kennzahlen</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 oder mehr</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 oder mehr</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Jede Entscheidung</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Jeder Teil des Spiels</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Blunder, ab {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Teuer, ab {cost}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Note behind a score: it is the Crawford game; a name</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Dice are written like this: 6-1, or several: 6-1, 5-5.</source>
        <translation>Würfel schreibt man so: 6-1, oder mehrere: 6-1, 5-5.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Zweifelhaft, ab {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Fehler, ab {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Jede analysierte Entscheidung</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Jede Stellung</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Match verloren</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Match gewonnen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation>Nicht gedoppelt</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pässe</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pips entfernt</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pips: {own} zu {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Ähnliche Stellungen</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Letzte drei Monate</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Letzte Woche</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Dieselbe Stellung</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Das ist keine Stellung: eine XGID, eine GNU Backgammon ID oder ein Text von bgdesk ist eine.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>{own}-away, {theirs}-away</source>
        <extracomment>The points that a player and the opponent still need; &quot;away&quot; is a standard term. Short</extracomment>
        <translation>{own}-away, {theirs}-away</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Choice: so many points still to win; a standard term</extracomment>
        <translation>{points}-away</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>Button: look at the decision in its match</extracomment>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Entscheidungen suchen</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>&amp;Karten daraus machen</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Matches werden gelesen: {done} von {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>&amp;Matches zeigen</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Deine Matches werden gelesen. Was darin gefunden wird, erscheint hier.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Nur diese Entscheidungen:</translation>
    </message>
    <message>
        <source>6-1, 5-5</source>
        <extracomment>Example of what may be typed into a field</extracomment>
        <translation>6-1, 5-5</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>Alles &amp;leeren</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Vom &amp;Brett</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Höchste PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Wie ähnlich</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Kleinste PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Namen, Veranstaltung, Schlagwort, Datei</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Bar des Gegners</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Pips des Gegners</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Stand des Gegners</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Eigene Bar</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Eigene Pips</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Eigener Stand</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Pips des Gegners</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pips des Spielers</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID oder Position ID</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Mit Fähnchen; Umschalt+F geht zum nächsten, F nimmt dieses weg.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Wieder ab dem ersten Fähnchen.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Keine Entscheidung dieses Matches hat ein Fähnchen: F setzt eines für die auf dem Brett.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Das Fähnchen ist weggenommen.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Hier ist keine Entscheidung, die ein Fähnchen bekommen könnte.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>mit Fähnchen</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>Die nächsten Tage</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>Aus&amp;geschieden nach Niederlagen</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Wie im ersten Finale</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Wie in der ersten Runde</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>So viele wie nötig</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>Tr&amp;ostrunde</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Doppel-K.-o.-System</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Für alle, die vor dem Finale verlieren</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Für alle, die das erste Match verlieren</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>Mo&amp;dus</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Weiter aus jeder Gruppe</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Gruppen, dann K.-o.</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Niemand scheidet aus</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Um den dritten Plat&amp;z spielen</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Punkte &amp;je Runde</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Punkte nach einer Niederlage</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as 7-7-7-9</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Punkte der Matches je Runde, etwa 7-7-7-9</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Punkte des zweiten Finales</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Second final, where whoever has not lost &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Zweites Finale, falls das erste &amp;verliert, wer bis dahin ungeschlagen war</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Einfaches K.-o.-System</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Runden nach Schweizer System</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n Fehler des Matches</numerusform>
            <numerusform>%n Fehler des Matches</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Für ein Forum kopieren</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>Die Entscheidung auf dem Brett</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Was kopiert wird</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Was kopiert wird</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Noch keines deiner Matches ist analysiert. Analysiere sie unter „Matches…“, oder such nach „Jede Stellung“ statt nach Fehlern.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Nimm einige der Bedingungen weg.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>So etwas gibt es unter %n Entscheidung nicht.</numerusform>
            <numerusform>So etwas gibt es unter %n Entscheidungen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Deine Bibliothek ist leer. Öffne ein Match (Strg+O) oder spiele eines: Dann findest du hier seine Entscheidungen.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>in %n Match</numerusform>
            <numerusform>in %n Matches</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms</source>
        <extracomment>How long a search took, in milliseconds; {number} is whole</extracomment>
        <translation>{number} ms</translation>
    </message>
</context>
<context>
    <name>FoundDialog</name>
    <message numerus="yes">
        <source>&amp;Add all %n match(es)</source>
        <extracomment>Button: put all matches of a file into the library</extracomment>
        <translation>
            <numerusform>%n Match &amp;aufnehmen</numerusform>
            <numerusform>Alle %n Matches &amp;aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Alle in deine Bibliothek aufnehmen, um sie später zu öffnen</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Match öffnen</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Anderer Freund…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Beide sitzen an diesem Brett und wechseln sich ab.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Gegen einen Freund…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Gegen {friend} spielen</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Zwei Spieler, ein Computer</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Text einer Stellung</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID oder anderer Text einer Stellung</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Ein neuer Eröffnungswurf für jedes Spiel</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Spiel {number} der Runde</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Spiele meiner Wahl…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>In einem eigenen Fenster</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Keine weiteren Spiele</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Sonst beginnt der Gewinner eines Spiels das nächste.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Die Grundstellung von {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Ein Blockadespiel, in dem ein Pasch alle höheren Päsche mit sich bringt.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Man darf abtragen, obwohl ein eigener Stein im Heimfeld gefangen ist.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-Deucey, in dem ein Pasch den auf der Rückseite der Würfel mitbringt.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-Deucey, in dem alle Steine hereinkommen, bevor einer die Mitte passiert.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2-1 gives another roll.</source>
        <translation>Acey-Deucey, in dem nur 2-1 noch einen Wurf gibt.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Alle fünfzehn Steine beginnen auf dem 24-Punkt.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon und seine Aufstellungen</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkan-Runde</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Abtragen trotz eines gefangenen Steins</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Beide Spieler kommen auf derselben Seite des Bretts herein, ziehen dort und kehren dort heim.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Beide Spieler ziehen in dieselbe Richtung; schon ein Stein blockiert einen Punkt.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2-1 give another roll.</source>
        <translation>Die Steine kommen auf ein leeres Brett; Päsche und 2-1 geben noch einen Wurf.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Die Steine kommen auf ein leeres Brett; niemand schlägt, bevor ein eigener Stein zu Hause ist.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Vier Steine beginnen hinten statt zwei: länger und positioneller.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Von leerem Brett aus</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Griechisches Backgammon: kein Doppler, keine dreifachen Spiele, und der Gewinner beginnt das nächste.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon mit einem Stein je Seite.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon mit zwei Steinen je Seite.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>In {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Ziehen, bevor alle drin sind</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Keine Zusatzzahlen, bevor alle drin sind</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Auf einem Punkt dürfen höchstens fünf Steine stehen.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Ohne Mutterregel</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Keine sechs Punkte in einem der Startfelder</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Zahlen, die sich nicht ziehen lassen, verfallen</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Ein Stein pro Zug verlässt den Start, sechs in Folge brauchen einen Gegner davor</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Ein Stein pro Zug verlässt den Start, zwei bei 6-6, 4-4 oder 3-3 als erstem Wurf eines Spielers; und sechs Punkte in Folge brauchen einen gegnerischen Stein davor. Beides sind Regeln von Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Den letzten Stein auf dem Start zu fangen gewinnt das Spiel nicht.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Mehrere Spiele im Wechsel</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Einzelne Steine werden nicht geschlagen, sondern gefangen, wo sie stehen.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Einfache, doppelte und dreifache Spiele</translation>
    </message>
    <message>
        <source>Tavla, Tapa, Moultezim</source>
        <translation>Tavla, Tapa, Moultezim</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Tavli</translation>
    </message>
    <message>
        <source>Tavli: without a cube, pinning, blocking</source>
        <translation>Tavli: ohne Doppler, Fangen, Blockieren</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Das bulgarische Fangspiel, gespielt wie Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Das türkische Blockadespiel, gespielt wie Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Das übliche Spiel, mit Dopplerwürfel.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Drei Steine je Seite: kurz und wild.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Türkisches Backgammon: wie Portes, und ein Stein, der im Heimfeld schlägt, bleibt dort.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Bis dahin wird ein Pasch viermal gezogen, und es folgt kein Wurf darauf.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Üblicherweise kommen alle Steine herein, bevor einer weiterzieht.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Üblicherweise zählt jeder Stein, der dem Verlierer bleibt, einen Punkt.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Üblicherweise darf nur das eigene Startfeld nicht gefüllt werden.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Üblicherweise zieht sie der Gegner.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Üblicherweise spielt man dieses Spiel ohne.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Mit Dopplerwürfel</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} im Wechsel; jedes beginnt mit einem Eröffnungswurf.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} im Wechsel; der Gewinner eines Spiels beginnt das nächste.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Klick auf ein Spiel, um seine Regeln zu lesen und es zu spielen.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Spiele und ihre Regeln</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Kennzahlen im Verlauf</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Wie oft Gründe stimmen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Matches ansehen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance Rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Üben mit Karten</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Tische im Netzwerk</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Der Tutor</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Diese Seite ist noch nicht übersetzt.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Was ist neu</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>{game} spielen…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(In Klammern): weniger tief analysiert, nicht vergleichbar</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Doppeln</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Doppelklick oder Eingabe: nennen</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Doppelklick oder Eingabe: aufs Brett bringen</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Doppelklick oder Eingabe: beide Würfel noch einmal werfen</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Tipps gibt es, während du ein Match spielst.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>{numbers} spielen: Das ist so viel wert wie neu zu würfeln oder mehr.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Beide Würfel noch einmal werfen: Das ist mehr wert als jeder Zug mit {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Würfeln, ohne zu doppeln</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Bisher der beste Zug mit {numbers}. Was davon noch fehlt, steht zuerst:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row, a verb: accept the double</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>Die besten Päsche zum Nennen</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Der beste Zug mit {numbers} ist {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Die besten Züge mit {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>So geht es am besten weiter:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Es gibt keinen Tipp: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Hier ist nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Das verschenkt {cost}: Der beste Zug mit {numbers} ist {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Das ist der beste Zug mit {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Mit Tipps oder gezeigten Chancen zählt dieses Match als Übung und ändert dein Rating nicht.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>Kosten {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>doppeltes Spiel {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>Equity {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>Gammon {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>Siege {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Beste Möglichkeiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Chancen, dieses Spiel zu gewinnen</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Ohne diesen Tipp weiterspielen (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Chancen nach jedem Zug zeigen</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Die Engine denkt nach</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und die Matches lassen sich nicht auflisten. Sie bleiben erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Ein Kommentar ließ sich nicht zuordnen ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Ein Teil der Analyse ließ sich nicht lesen ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Ein Teil des Archivs ist beschädigt; der Rest wurde behalten.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Ein Teil der Datei ist beschädigt ({quote}); der Rest wurde behalten.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Ein Spieler hat in der Datei keinen Namen.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Vor einer gesetzten Stellung fehlt ein Zug.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Vor „{quote}“ fehlt ein Zug.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Eine andere Zugfolge wurde ausgelassen ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>In dieser Stellung ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Sie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <translation>Ihr Name oder Pfad ist zu lang.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Auf einmal werden höchstens {quote} Dateien gelesen.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Seltsam</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Nur die ersten Matches der Datei wurden gelesen; ausgelassene Matches: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Gelesen, mit {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Ohne Anmerkung gelesen.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Die Antwort auf das Doppel fehlt; es wurde als angenommen gelesen.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Der Doppler steht auf {quote} und lässt sich nicht höher halten; die weiteren Erhöhungen wurden ausgelassen.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Die Datei sagt nicht, wie lang das Match ist; {quote} Punkte wurden angenommen.</translation>
    </message>
    <message>
        <source>The file does not say which game it is; it was read as {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Die Datei sagt nicht, welches Spiel es ist; es wurde als {game} gelesen.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Die Datei bricht mittendrin ab; was da ist, wurde behalten.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Die Datei wurde nicht zu Ende gelesen, weil sie zu lang ist oder zu viele Fehler hat; gekürzte oder ausgelassene Spiele: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Die Datei wurde nicht zu Ende gelesen, weil sie zu lang ist; was folgt, wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Das Spiel beginnt mit dem Pasch {quote}; er wurde behalten.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Das Spiel hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Das Spiel „{quote}“ ist nicht bekannt; es wurde als Backgammon gelesen.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Der Kopf nennt die Spieler in der anderen Reihenfolge; es galten die Spalten.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Der einzige regelgerechte Zug mit dem Wurf {quote} wurde eingesetzt.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Der Zug mit dem Wurf {quote} fehlt.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Der Zug „{quote}“ ist auf diesem Brett nicht möglich; das Brett blieb, wie es war.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Der Zug „{quote}“ ist nicht regelgerecht; er wurde behalten, wie er dasteht.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>Die Stellung hat für einen Spieler keine Steine; sie wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Das Ergebnis in der Datei ({quote}) passt nicht zum Spiel; das Brett entscheidet.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Das Ergebnis in der Datei ({quote}) folgt nicht aus dem Spiel; es wurde behalten.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Der Spielstand in der Datei ({quote}) folgt nicht aus den Spielen davor; er wurde behalten.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Der Text ist nicht UTF-8; er wurde als {quote} gelesen.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>In dieser Datei ist kein Spiel.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>In diesem Text ist keine Positions-ID.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Eine solche Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>In diesem BGBlitz-Match stecken mehr als {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>In diesem BGBlitz-Match sind keine Spiele.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Dieses BGBlitz-Match ist beschädigt ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Diese GammonView-Analyse ist beschädigt ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>In diesem OGXM-Match sind keine Spiele.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Dieses OGXM-Match ist beschädigt ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Dieses OGXM-Match ist länger als {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>In dieser SGF-Datei ist kein Backgammonspiel.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Diese SGF-Datei gehört zu einem anderen Spiel als Backgammon (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Diese SGF-Datei gehört zu einem anderen Spiel als Backgammon.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>In dieser Datei von eXtreme Gammon ist kein Spiel.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Diese Datei ist leer.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Diese Datei ist länger als {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Das ist JSON, aber von keinem Match, das hier bekannt ist.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Das ist ein PDF-Dokument, kein Match.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Das ist ein PostScript-Dokument, kein Match.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Das ist eine Datenbank, kein Match.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Das ist ein Film oder Bild, kein Match.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Das ist ein Film, kein Match.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Das ist ein Spiel Coan ki, das nur das Fenster von Coan ki spielt und kein anderes Format enthalten kann.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Das ist ein Bild, kein Match.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Das ist eine Stellung als Text, aber nicht lesbar: Sie hat keine ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Das ist eine Stellung als Text, aber nicht lesbar: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Das ist ein Programm, kein Match.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Das ist eine Tondatei, kein Match.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Das ist ein Textdokument (RTF), kein Match.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Das ist ein Text ohne Match oder Stellung.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Das ist eine Webseite, kein Match.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Das ist ein Office-Dokument, kein Match.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Das ist eine XML-Datei, kein Match.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Das ist ein Archiv: Entpack es zuerst.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Das ist eine E-Mail ohne Match.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Das ist eine Datei von eXtreme Gammon, die sich nicht lesen lässt, kein Match.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Das ist ein altes Office-Dokument, kein Match.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Das ist keine Stellung eines Spiels: Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Das ist kein BGBlitz-Match.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Das ist keine zulässige Stellung: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Das ist keine Textdatei und kein bekanntes Match.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Das ist keine Textdatei.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Das ist kein OGXM-Match.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Das ist keine Datei von eXtreme Gammon.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Das sieht nach SGF aus, aber es ist kein Spiel darin.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Das sieht nach einem GamesGrid-Match aus, aber es ist kein Spiel darin.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Das sieht nach einem JavaFIBS-Match aus, aber es ist kein Spiel darin.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Das sieht nach einer Snowie-Stellung aus, aber es fehlen Felder.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Das sieht nach einer Snowie-Stellung aus, aber {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Das sieht nach einem TrueMoneyGames-Match aus, aber es ist kein Spiel darin.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Das sieht nach einer Match-Datei aus, aber es ist kein Spiel darin.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Das sieht nach einer Datei von eXtreme Gammon aus, sagt aber nicht, wer gespielt hat.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Das sieht nach einer Datei von eXtreme Gammon aus, aber es ist kein Spiel darin.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Diese Match-Aufzeichnung ist beschädigt oder von einem anderen Programm: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Diese Match-Aufzeichnung ist beschädigt: Sie ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Diese Match-Aufzeichnung ist länger als {quote} Zeichen.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Diese Textdatei hat mehr als {quote} Zeilen.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Diese Textdatei ist länger als {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Dieser Text enthält kein Backgammon-Match.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Was die Datei über die Aufgabe sagt, ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>Du darfst sie nicht lesen.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ beantwortet nichts; es wurde ausgelassen.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>„{quote}“ ist kein Wurf mit zwei Würfeln; der Zug wurde ausgelassen.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“ wird nicht verstanden.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>„{quote}“ wurde nicht verstanden und ausgelassen.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>„{quote}“: Der Doppler ließ sich hier nicht drehen; er wurde gesetzt, wie die Datei sagt.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Anmerkungen</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>Be&amp;itreten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation type="unfinished">&amp;Zusehen</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Einem Tisch beitreten</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Füg die Einladung, die du bekommen hast, mit Strg+V ein.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Der Tisch wird gesucht…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bgdesk-watch:…</source>
        <extracomment>In an empty field: how an invitation begins</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bgdesk:…</source>
        <translation>bgdesk:…</translation>
    </message>
</context>
<context>
    <name>JudgedArea</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1-Ply</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2-Ply</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3-Ply</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4-Ply</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>Eine Doppelentscheidung hat keinen Wert ohne Doppler.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Ein erster Blick: Ein Match dauert etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Bisher analysiert: {judged} von {plays} Zügen.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Die Entscheidung wird analysiert</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Beide Spieler sind ausgeschlossen.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Beide Spieler haben Steine auf demselben Punkt.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Knappe Züge werden einen Wurf weiter beurteilt. Die übliche Wahl für Spiele mit eigenem Netz.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Noch tiefer: Ein Match dauert viele Minuten.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Tiefste</translation>
    </message>
    <message>
        <source>Deepest looks</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Tiefste Blicke</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals “world class”.</source>
        <translation>Jeder knappe Zug mit 3-Ply, was „Weltklasse“ entspricht.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Jede Stellung dieses Spiels ist gelöst: Tiefer geht es nicht.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Alles mit 2-Ply und mit 3-Ply, wo das das Urteil ändern kann. Die übliche Wahl.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>Im Match</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Sie kommt nur wieder, wenn ihre Datei noch einmal geöffnet wird; das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Längere Rollouts</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Längste Rollouts</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Glück des Wurfs: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Bei diesem Spielstand ist kein Crawford-Spiel möglich.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Hier gibt es keine Entscheidung.</translation>
    </message>
    <message>
        <source>No engine here can analyse {games} by these rules. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Keine Engine hier kann {games} nach diesen Regeln analysieren. Tipps gibt es in jedem Spiel.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Niemand ist am Wurf.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Noch nicht analysiert: Wähle unten „Analysieren…“ oder drück F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Eine einzelne Entscheidung ist sofort analysiert.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Eine Entscheidung dauert einige Sekunden, höchstens etwa eine Minute.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Eine Entscheidung dauert einige Sekunden.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Eine Entscheidung dauert bis zu einigen Minuten.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Eröffnungswurf</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Title in front of the performance ratings of both players; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR in {game}</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation>PR in {game}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than {fewest} decisions.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation>Performance Rating: das 500-Fache des mittleren Fehlers der Entscheidungen, die zählen; weniger ist besser. Bei weniger als {fewest} Entscheidungen sagt es wenig.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Schnell und ordentlich: Ein Match dauert wenige Sekunden.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Die Analyse {analysis} entfernen?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Rollouts werden nach den Regeln von Backgammon gespielt, und dieses Match hat andere Regeln.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Kurze Rollouts</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Was eine Aufgabe kostet, ist nur in Matches mit Crawford-Regel bekannt.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Die Engine konnte hier nichts analysieren.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Die Engine kennt {game} nicht.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Die Engine ist ausgefallen ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Die Engine hat unerwartet aufgehört.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Das Spiel kann in den nächsten zwei Würfen enden.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Match ist vorbei.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Die Netze, die {games} beurteilen, blicken höchstens {depth} tief.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Der Spieler am Wurf hat keine Doppelentscheidung.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Hier endet die Aufzeichnung.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Die starke Engine lässt sich nicht laden: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Auf jeder Seite sind {quote} Steine, nicht 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Es gab nichts mehr zu analysieren.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Diese Analyse sagt nichts über diesen Moment.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Diese Antwort wäre der Fehler des Gegners.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Dieser Zug ist regelwidrig: Er wird nicht beurteilt, und das Match ging danach weiter.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Um sie wiederzubekommen, muss das Match noch einmal analysiert werden.</translation>
    </message>
    <message>
        <source>Two passes</source>
        <translation>Zwei Durchgänge</translation>
    </message>
    <message>
        <source>Two passes, then long rollouts of what is close: hours.</source>
        <translation>Zwei Durchgänge, dann lange Rollouts des Knappen: Stunden.</translation>
    </message>
    <message>
        <source>Two passes, then rollouts of what is close: most of an hour.</source>
        <translation>Zwei Durchgänge, dann Rollouts des Knappen: fast eine Stunde.</translation>
    </message>
    <message>
        <source>Two passes, then short rollouts of what is close: minutes.</source>
        <translation>Zwei Durchgänge, dann kurze Rollouts des Knappen: Minuten.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Was dann noch knapp ist, zwei Würfe weiter, so tief das Netz dieses Spiels blickt.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Was die Engine über dieses Spiel weiß, lässt sich nicht lesen ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Was das Netz dieses Spiels sofort sagt: wenige Sekunden.</translation>
    </message>
    <message>
        <source>With deeper looks</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Mit tieferen Blicken</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Dein Wurf</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>ein Blunder, kostet {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>ein Fehler, kostet {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>Antwort auf den Beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>Antwort auf das Doppel</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>Antwort auf den Otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>Antwort auf den Raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>Antwort auf das Redoppel</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>Antwort auf die Aufgabe</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>kostet {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>Doppel?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>zweifelhaft, kostet {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>wenige Entscheidungen</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>nennt einen Pasch</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>richtig</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>Standardfehler {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>unvollendet</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>gewinnt {win} (Gammons {win_gammon}), verliert {lose} (Gammons {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} würfelt</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (wenige Entscheidungen)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} ist ein regelwidriger Zug: Er wird nicht beurteilt, und das Match ging danach weiter.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: {share} of the match, as in 45 %</extracomment>
        <translation>{share} analysiert</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Tiefer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Die Entscheidungen dieses Matches analysieren (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analysieren…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Möglichkeiten in dieser Stellung</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Analyse anhalten; was analysiert ist, bleibt erhalten (Umschalt+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Entscheide auf dem Brett: Es wird sofort beurteilt.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>1-2 back game</source>
        <translation>1-2-Backgame</translation>
    </message>
    <message>
        <source>1-3 back game</source>
        <translation>1-3-Backgame</translation>
    </message>
    <message>
        <source>2-3 back game</source>
        <translation>2-3-Backgame</translation>
    </message>
    <message>
        <source>2-4 back game</source>
        <translation>2-4-Backgame</translation>
    </message>
    <message>
        <source>5-point holding game</source>
        <translation>Holding Game auf dem 5-Punkt</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Acepoint-Spiel</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Schwarz antwortet auf das Doppel von Weiß mit einem Beaver.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Schwarz antwortet auf den Beaver mit einem Raccoon.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Schwarz doppelt.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Schwarz hat {dice} zu spielen.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Schwarz ist am Wurf.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Schwarz besitzt den Doppler auf {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Schwarz spielt {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Schwarz würfelt</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Antwort von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Doppler bei Schwarz</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Beide Spieler sind auf der Bar vor einem geschlossenen Heimfeld.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Beide Spieler haben Steine auf demselben Punkt.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>So können Steine in diesem Spiel nicht liegen.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Letzte sechs Steine</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Wird angesehen…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Verliert {win} · Gammons {gammon} · Backgammons {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Keiner der Spieler kann von hier je wieder ziehen.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>In dieser Stellung kann nichts entschieden werden.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Ähnliche</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Anfang dieses Spiels</translation>
    </message>
    <message>
        <source>That double is not allowed here.</source>
        <translation>Dieses Doppel ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Das Brett bleibt, wie es ist: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Der Doppler liegt in der Mitte auf {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Das Spiel ist vorbei: Schwarz hat es gewonnen.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Das Spiel ist vorbei: Weiß hat es gewonnen.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Das Spiel ist vorbei: Es ist unentschieden.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Darin ist keine XGID, keine GNU Backgammon ID und kein Text von bgdesk; das Brett bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Auf dem Brett ist kein Stein.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>Im Crawford-Spiel gibt es keinen Doppler.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>In diesem Match gibt es keinen Doppler.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Weiß antwortet auf das Doppel von Schwarz mit einem Beaver.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Weiß antwortet auf den Beaver mit einem Raccoon.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Weiß doppelt.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Weiß hat {dice} zu spielen.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Weiß ist am Wurf.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Weiß besitzt den Doppler auf {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Weiß spielt {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Weiß würfelt</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Antwort von Weiß</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Doppler bei Weiß</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Gewinnt {win} · Gammons {gammon} · Backgammons {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play: it was played in the match. Short</extracomment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play: it was made on the board to be tried. Short</extracomment>
        <translation>probiert</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n schwarzer Stein ist draußen, obwohl andere nicht zu Hause sind.</numerusform>
            <numerusform>%n schwarze Steine sind draußen, obwohl andere nicht zu Hause sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>%n schwarzer Stein mehr, als in der Ablage liegt: Nimm erst welche vom Brett.</numerusform>
            <numerusform>%n schwarze Steine mehr, als in der Ablage liegen: Nimm erst welche vom Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n weißer Stein ist draußen, obwohl andere nicht zu Hause sind.</numerusform>
            <numerusform>%n weiße Steine sind draußen, obwohl andere nicht zu Hause sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) more than the tray holds: take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>%n weißer Stein mehr, als in der Ablage liegt: Nimm erst welche vom Brett.</numerusform>
            <numerusform>%n weiße Steine mehr, als in der Ablage liegen: Nimm erst welche vom Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Schwarz hat %n Stein; so viele hat dieses Spiel nicht.</numerusform>
            <numerusform>Schwarz hat %n Steine; so viele hat dieses Spiel nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has the %n point(s) of this match already.</source>
        <translation>
            <numerusform>Jemand hat den %n Punkt dieses Matches schon.</numerusform>
            <numerusform>Jemand hat die %n Punkte dieses Matches schon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>Die vereinbarten Regeln erlauben %n Stein auf einem Punkt.</numerusform>
            <numerusform>Die vereinbarten Regeln erlauben %n Steine auf einem Punkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Weiß hat %n Stein; so viele hat dieses Spiel nicht.</numerusform>
            <numerusform>Weiß hat %n Steine; so viele hat dieses Spiel nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Wiederherstellen (Strg+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Auf dem Brett ziehen wie im Spiel (P); noch einmal: aufbauen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Die letzte Änderung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Zug probieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Was hier aufgebaut ist, bleibt erhalten (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>A click sets</source>
        <extracomment>Name of two buttons: the colour of the checkers that a click on the board sets
----------
In front of two colours: checkers of this one are set by a click on the board</extracomment>
        <translation>Ein Klick setzt</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Stellungslabor</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Zu dieser Stellung</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Kandidaten</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Schüsse</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Du hast noch kein Match gegen den Computer beendet. Spiele eines: Sein Ergebnis steht dann hier.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} von {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Spielen…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Es ist fast sicher, dass du mehr als die Hälfte der Matches gewinnst.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Ergebnisse gegen Gegner</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Anteil (90-%-Intervall)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A computer: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Ein Computer: {level}</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Eine Person an diesem Computer</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Nachmeldung</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Wer später kommt</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Wer kommt später? Gespielt wird auf dem Platz eines Freiloses.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>%n weiteres Match…</numerusform>
            <numerusform>%n weitere Matches…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Beenden…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Neues Match…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Noch einmal?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Ein Klick startet es. Du kannst jederzeit aufhören und später weitermachen: Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Angefangen</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Angefangen · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Dein erstes Match</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Abende, die zählen</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Punkte je Platz</translation>
    </message>
    <message>
        <source>Points in the league by place, such as 10-7-5-3-2-1</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Punkte in der Liga je Platz, etwa 10-7-5-3-2-1</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as 10-7-5-3-2-1.</source>
        <translation>Die Punkte der Plätze sind Zahlen, etwa 10-7-5-3-2-1.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Bestes: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Doppler: {found} von {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Entscheide auf dem Brett wie im Spiel. S zeigt die Antwort, K überspringt, Esc hört auf.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Doppeln oder nicht?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Später gefunden</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Gefunden, wenn auch nicht sofort.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Gefunden: nah genug.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Gefunden: Das ist am besten.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Im Match hast du {answer} gewählt, was {cost} gekostet hat.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>Im Match hast du {answer} gewählt, was richtig war.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>Im Match hat {name} {answer} gewählt, was {cost} gekostet hat.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>Im Match hat {name} {answer} gewählt, was richtig war.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Züge: {found} von {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Redoppeln oder nicht?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Annehmen oder ablehnen?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Annehmen, ablehnen oder noch einmal drehen?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Die Engine sieht sich deine Antwort an…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Es gibt Besseres: {answer} verschenkt {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Diese Antwort ließ sich nicht beurteilen. Gib eine andere, oder lass sie dir zeigen.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Dieses Match ist noch nicht analysiert: Danach kannst du daraus lernen.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Was ist der beste Zug?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Du entscheidest noch einmal, wo Fehler gemacht wurden. Einige richtige Entscheidungen sind darunter, und nichts verrät die Antwort, bevor du deine gegeben hast.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Du hast {found} von {total} gefunden</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Hier hattest du zu entscheiden.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Deine Antwort: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Deine Antwort: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>kein Doppel</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>kein Redoppel</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>Redoppel</translation>
    </message>
    <message>
        <source>take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>Hier hatte {name} zu entscheiden.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} von {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n Fehler, der {cost} oder mehr kostet.</numerusform>
            <numerusform>%n Fehler, die {cost} oder mehr kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Noch einmal der %n nicht gefundene</numerusform>
            <numerusform>Noch einmal die %n nicht gefundenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>%n davon hast du schon einmal gefunden.</numerusform>
            <numerusform>%n davon hast du schon einmal gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analysieren…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Aus diesem Match lernen</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Fragen bisher</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Wessen Fehler</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Aus diesem Match lernen</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ich</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Spiele der Session</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Spiele:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Geld-Session</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Andere Länge:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Match auf Punkte</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Punkte des Matches</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Lupen</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Nächste Würfe</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Spielstand-Lupe</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Schüsse</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>0.100 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>0,100 über dem Mittel oder mehr</translation>
    </message>
    <message>
        <source>0.100 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>0,100 unter dem Mittel oder mehr</translation>
    </message>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Nach dem Wurf ist es ± {percent}, das getönte Band.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>All das gilt für Geldspiele, vor dem Wurf. Nicht alle Steine sind zu Hause: Der Weg dorthin wird viele Male ausprobiert, sodass ein EPC um {error} danebenliegen kann; von da an sind die Würfe exakt. Einseitig: Beide spielen auf möglichst wenige Würfe, und der Doppler wird nach einem Modell beurteilt.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>All das gilt für Geldspiele, vor dem Wurf. Die Würfe sind exakt für alle, die im Mittel möglichst wenige brauchen wollen. Einseitig: Beide spielen so, und der Doppler wird nach einem Modell beurteilt.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Jeder Blot</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Bei keinem dieser Spielstände darf dieser Spieler doppeln.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Bei {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Bei {percent} Siegen sagt das Modell {nd} ohne Doppel, {dt} nach einem Take und {dp} nach einem Pass.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Bei {percent} Siegen sagt das Modell {nd} ohne Doppel.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Cash-Punkt</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>D/P</source>
        <extracomment>In a narrow cell: double and pass; a standard abbreviation</extracomment>
        <translation>D/P</translation>
    </message>
    <message>
        <source>D/T</source>
        <extracomment>In a narrow cell: double and take; a standard abbreviation</extracomment>
        <translation>D/T</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a narrow column: double match point, a standard abbreviation</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Dead cube</source>
        <extracomment>Head of a column: the cube is never turned again</extracomment>
        <translation>Toter Doppler</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls after which a double is mostly wrong
----------
Before a list of rolls that are much worse than the mean</extracomment>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Doppel und Redoppel; Take</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double Match Point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Doppel, kein Redoppel; Take</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Doppel, Pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Doppel, Take</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Doppel; Pass</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Doppel-Punkt</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Geschätzt aus den Chancen beim jetzigen Spielstand</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exakt, Doppler in der Mitte: {nd} ohne Doppel, {dt} nach einem Take, {dp} nach einem Pass.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exakt, Doppler im Besitz: {nd} ohne Redoppel, {dt} nach einem Take, {dp} nach einem Pass.</translation>
    </message>
    <message>
        <source>GG</source>
        <extracomment>Head of a narrow column: gammon go, the score at which a gammon wins the match; a standard term</extracomment>
        <translation>GG</translation>
    </message>
    <message>
        <source>GS</source>
        <extracomment>Head of a narrow column: gammon save, the score at which a gammon loses the match; a standard term</extracomment>
        <translation>GS</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, the cube as it is</extracomment>
        <translation>Gammonpreis</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammons</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls after which a double mostly has to be passed, each with how often
----------
Before a list of rolls that are much better than the mean</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Lebender Doppler</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Geldspiel</translation>
    </message>
    <message>
        <source>ND</source>
        <extracomment>In a narrow cell: no double; a standard abbreviation</extracomment>
        <translation>ND</translation>
    </message>
    <message>
        <source>NR</source>
        <extracomment>In a narrow cell: no redouble; a standard abbreviation</extracomment>
        <translation>NR</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>What a formula for races says
----------
In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Kein Doppel</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Dort darf niemand doppeln.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Noch nicht beurteilt.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Am Wurf</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Einseitig</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Preis, Doppler gedreht</translation>
    </message>
    <message>
        <source>R/P</source>
        <extracomment>In a narrow cell: redouble and pass; a standard abbreviation</extracomment>
        <translation>R/P</translation>
    </message>
    <message>
        <source>R/T</source>
        <extracomment>In a narrow cell: redouble and take; a standard abbreviation</extracomment>
        <translation>R/T</translation>
    </message>
    <message>
        <source>Recube vig</source>
        <extracomment>Head of a row: what turning the cube oneself changes about the take point. A standard term</extracomment>
        <translation>Recube-Vig</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Redoppel, Take</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Einsätze allein</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Take-Punkt</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Die Engine urteilt…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Die Engine: {nd} ohne Doppel, {dt} nach einem Take, {dp} nach einem Pass.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>Die exakten Werte werden berechnet…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Die Zahlen sagen, um wie viel die beste Wahl vor der nächsten liegt.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Die Zahlen sagen, was der gemachte Zug dort verschenkt.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Der Markt ist nach {pairs} von 1.296 Folgen aus Wurf und Antwort verloren ({share}) und nach {rolls} von 36 Würfen bei mindestens der Hälfte der Antworten.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Der Gegner ist {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Der Gegner braucht 1 Punkt, im Crawford-Spiel</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Der Spieler, der entscheidet, ist {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Der Spieler, der entscheidet, braucht 1 Punkt, im Crawford-Spiel</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Zu-gut-Punkt</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Zweiseitig</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Verschnitt</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>kann nicht ziehen</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>traf vor der Änderung</translation>
    </message>
    <message>
        <source>disaster: 0.300 below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>Katastrophe: 0,300 unter dem Mittel oder mehr</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>Doppel und Pass nach {count} von 36 Antworten</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>Doppel und Take nach {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>bewertet</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>Formel</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>traf</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>trifft</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>trifft 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>trifft erst nach der Änderung</translation>
    </message>
    <message>
        <source>joker: 0.300 above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>Joker: 0,300 über dem Mittel oder mehr</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>Joker: verloren nach mindestens der Hälfte der Antworten</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>Joker: Der Markt ist nach jeder Antwort verloren</translation>
    </message>
    <message>
        <source>lost after some</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>verloren nach manchen</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>meist nicht einmal ein Doppel</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>kein Doppel nach {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>Recube-Vig</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>Take-Punkte: am Wurf, Gegner</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>{count} von 21 verschiedenen Würfen sind beurteilt…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, by the rolls needed “{right}” is right.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} sagt „{said}“, nach den nötigen Würfen ist „{right}“ richtig.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} sagt „{said}“, exakt richtig ist „{right}“.</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away gegen {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away gegen {theirs}-away, Crawford-Spiel</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away gegen {theirs}-away, nach dem Crawford-Spiel</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}-Punkt</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ ist eine Schätzung, bis die Engine diesen Spielstand beurteilt hat.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Spielstand-Lupe</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Deine Stufe ist PR {rate} ± {interval} (90 %): eine erste Annahme von {guess}, berichtigt durch %n gezählte Entscheidung. „Kennzahlen im Verlauf“ nennt das reine Mittel ohne die Annahme.</numerusform>
            <numerusform>Deine Stufe ist PR {rate} ± {interval} (90 %): eine erste Annahme von {guess}, berichtigt durch %n gezählte Entscheidungen. „Kennzahlen im Verlauf“ nennt das reine Mittel ohne die Annahme.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Ein einfacher Spieler springt ein: BGDESK_ENGINE sagt {detail}; es kann plain oder sage sein.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Ein einfacher Spieler springt ein: Die Engine braucht {detail} der Visual-C++-Laufzeit; die Datei fehlt.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Ein einfacher Spieler springt ein: Dem Prozessor fehlt {detail}, was die Engine braucht.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Ein einfacher Spieler springt ein: Die starke Engine ist nicht für diesen Computer gemacht.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Ein einfacher Spieler springt ein: Die starke Engine ist durch BGDESK_ENGINE abgeschaltet.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Ein kleines Netz, das für dieses Spiel trainiert ist, spielt es; PR wird nur in Backgammon gemessen.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Raufbold</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Doppelt viel zu früh.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Doppelt zu spät und lehnt mit Pass ab, was ein Take wäre.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Schlägt, wann immer es geht, auch ungedeckt im Heimfeld.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Ankerhocker</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Hält seinen Anker noch, wenn es längst Zeit ist zu gehen.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Mittelstufe</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Ihr schneller Kern lässt sich hier nicht laden, das Protokoll sagt warum: Analysen dauern etwa viermal so lang.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Ihr schneller Kern kennt diese Version nicht: Analysen dauern etwa viermal so lang.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Ihr schneller Kern ist beschädigt oder von einer anderen Version: Analysen dauern etwa viermal so lang.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Ihr schneller Kern ist durch BGDESK_CORE abgeschaltet: Analysen dauern etwa viermal so lang.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Ihr schneller Kern wurde hier nicht kompiliert: Analysen dauern etwa viermal so lang.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Lässt so wenige Schüsse wie möglich, auch wo Mut gefragt wäre.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Noch keines deiner Matches ist analysiert: Deine Stufe ist eine Annahme, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (Performance Rating) sagt, wie viel eine durchschnittliche Entscheidung verschenkt: je niedriger, desto stärker.
Weltklassespieler liegen bei etwa 3, Turnierexperten bei 6, gute Clubspieler bei 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR etwa {rate}, geschätzt</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>Plays a bit better than you</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Spielt etwas besser als du</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Spielt auf deiner Stufe</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Läuft mit den hinteren Steinen zu früh los und gibt seine Anker auf.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Sparringspartner</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Hitzkopf</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Stärkste</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Die Chancen in diesem Spiel sind exakt bekannt; PR wird nur in Backgammon gemessen.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Die starke Engine kennt dieses Spiel nicht: Ein einfacher Spieler, schwächer als angegeben, spielt es.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Zaghaft mit dem Doppler</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Weltklasse</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Dein Gegner behält seine Stärke das ganze Match über, was immer die Würfel tun.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>ein einfacher Spieler springt ein</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>spielt mit PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>spielt mit PR {rate}, geschätzt</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>spielt mit PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>Rating {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ein anderes Programm hält die Bibliothek {subject} fest: Das wurde nicht gespeichert; alles davor ist erhalten.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ein anderes Programm schreibt gerade in {subject}; nichts wurde überschrieben.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Verlorene Analysen, die sich neu machen lassen: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <translation>Nichts darin lässt sich lesen, und es gibt keine Sicherung davon.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Nichts in der Bibliothek {subject} lässt sich lesen, und es gibt keine Sicherung davon: Eine neue wurde begonnen; die alte Datei bleibt als {detail} erhalten.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>In der Bibliothek {subject} steht nichts.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>In der Bibliothek {subject} stand nichts, und es gibt keine Sicherung davon: Sie wurde neu begonnen.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Es wird nichts fehlen.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Die Daten konnten nicht nach {folder} verschoben werden ({detail}). Nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Der Datenträger ist voll: Das ließ sich nicht in {subject} speichern; alles davor ist erhalten.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Datei {subject} enthält keine lesbare Bibliothek; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Datei {subject} ist keine Bibliothek von bgdesk; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Datei {subject} ist die jetzige Bibliothek selbst; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Der Ordner {folder} ist ein Teil des jetzigen; wähle einen anderen. Nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Die Bibliothek ist in Ordnung: Jede Seite und jedes Match lässt sich lesen.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Die Bibliothek war beschädigt und ist repariert; nichts fehlt. Die alte Datei ist {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Die Bibliothek war beschädigt. Alles, was sich noch lesen lässt, steht in einer neuen; die alte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>In die Bibliothek {subject} lässt sich nicht schreiben; alles vorher Gespeicherte ist erhalten.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Die Bibliothek {subject} ließ sich heute nicht sichern ({detail}); die Bibliothek selbst ist in Ordnung.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Die Bibliothek {subject} ließ sich nicht benutzen ({detail}); alles vorher Gespeicherte ist erhalten.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} ist beschädigt, daher wurde keine Kopie gemacht; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} ist beschädigt. Schließ bgdesk und starte es neu: Alles Lesbare kommt dann in eine neue Bibliothek, und die alte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} ist beschädigt; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} ist beschädigt; nichts darin wurde geändert. Der nächste Start bringt alles Lesbare in eine neue und behält die alte Datei.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Die Bibliothek {subject} ist weg, und eine neue wurde begonnen. Es gibt eine Sicherung, die sich wiederherstellen lässt: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Die Bibliothek {subject} ist weg. Es gibt eine Sicherung, die sich wiederherstellen lässt: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} ist in bgdesk offen; schließ sie dort zuerst. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Stattdessen wird die Bibliothek {subject} benutzt.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} war leer (0 Byte), und es gibt keine Sicherung davon: Eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} wurde verschoben oder entfernt, während sie offen war: Das wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Die Bibliothek {subject} stammt von einer neueren Version von bgdesk; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Die Bibliothek {subject} stammt von einer früheren Version von bgdesk, und es lässt sich keine Sicherung machen ({detail}); sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Das Match {subject} lässt sich nicht lesen ({detail}); es blieb, wie es ist.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Das Match {subject} ist in einem anderen Fenster von bgdesk offen; schließ es dort zuerst.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Das Match {subject} wurde von einem anderen Programm geändert; nichts wurde überschrieben.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Das Match {subject} wurde in einem anderen Fenster entfernt: Seine Analyse ist beendet, und nichts weiter davon wird behalten.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>Die neuesten Züge fehlen vielleicht, weil die Datei, in der sie standen, auch beschädigt war.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <translation>Der nächste Start füllt sie mit dem, was davon lesbar ist.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Der Pfad der Bibliothek {subject} ist zu lang; sie braucht einen Ordner mit kürzerem.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>In {folder} sind schon Daten von bgdesk; wähle einen anderen Ordner. Nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <translation>Es gibt keine Sicherung davon: Der nächste Start beginnt eine neue.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Es gibt noch keine Bibliothek {subject}; bgdesk legt sie beim ersten Start an.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Es gibt keine Bibliothek {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>In der Bibliothek ist kein Match {subject}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Auf dem Datenträger von {folder} ist nicht genug Platz. Nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Diese Matches sind verloren: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Diese Matches kamen aus der Sicherung {name} zurück: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Diese Matches lassen sich nicht lesen: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Diesen Matches fehlen Züge am Ende: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Diese Matches kommen aus der Sicherung {name} zurück: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Dieses Turnier lässt sich nicht lesen ({detail}); es blieb, wie es ist, ebenso seine Matches.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Dieses Turnier ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Dieses Turnier ist in einem anderen Fenster von bgdesk offen; schließ es dort zuerst.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Was in {subject} liegt, ließ sich nicht in den Papierkorb legen; du kannst es selbst entfernen.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Deine Daten liegen in {folder}, und {service} synchronisiert diesen Ordner. Während du spielst, könnte so eine halb geschriebene Bibliothek kopiert oder durch eine ältere von einem anderen Computer ersetzt werden. Behalte die Daten besser nur auf diesem Computer und sichere sie mit {service}; oder schließ bgdesk hier und lass {service} fertig werden, bevor du es dort öffnest.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>ein Match, von dem nur die Kennung bekannt ist ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk wurde unterbrochen, und die Datei {subject} ist seitdem weg: Was zuletzt gespielt wurde, fehlt vielleicht.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} gegen {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Andere Zugfolgen von hier</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>Mit Ein&amp;ladung beitreten…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>Tisch &amp;eröffnen…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Auf einem Se&amp;rver…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Laufende Matches mit anderen</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Eröffne einen Tisch und schick seine Einladung, oder tritt mit einer bei, die du bekommen hast.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>&amp;Zum Brett</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Gib erst einen Namen ein: Der andere Spieler sieht ihn.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Mit anderen</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Dein &amp;Name</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Das Match wartet darauf, dass die Würfel eingetippt werden.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Dieses Match lässt sich nicht öffnen ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Auf welchem Weg?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und das ließ sich nicht öffnen oder speichern. Was in der Bibliothek ist, bleibt erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Match suchen</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Spieler, Veranstaltung oder Datei suchen</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matches</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>„Analysieren“ (F7) zeigt hier, wie die Chancen verliefen</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Verlauf des Matches</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analysiert</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>aufgenommen {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In a column of a table: some of a match has been analysed</extracomment>
        <translation>teils</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In a column of a table: a match has been analysed</extracomment>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>MatchWording</name>
    <message>
        <source>You won on time at {white} : {black}</source>
        <extracomment>The opponent had no time left. {white} and {black} are points</extracomment>
        <translation>Bei {white} : {black} hast du auf Zeit gewonnen</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Du hast die Session {most} : {least} gewonnen</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Du hast {most} : {least} gewonnen</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>{white} and {black} are points</extracomment>
        <translation>aufgegeben bei {white} : {black}, du hast gewonnen</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>aufgegeben bei {white} : {black}, Sieg für {name}</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>die Session endete unentschieden, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>läuft, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>Sieg auf Zeit für {name} bei {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} hat die Session {most} : {least} gewonnen</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} hat {most} : {least} gewonnen</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} gegen {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} gegen {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Alle Matches…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Alle…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Was du spielst und öffnest, bleibt hier erhalten. Klick auf ein Match, um es wieder anzusehen; ist es analysiert, siehst du, was jeder Zug gekostet hat.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Deine Matches</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>Endgültig &amp;löschen…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Mehr…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Neues Match…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Schlagwörter…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Alle anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Jedes noch nicht analysierte Match im Hintergrund analysieren; du kannst jederzeit aufhören</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>%n Eintrag des Papierkorbs mit allen Analysen endgültig löschen?</numerusform>
            <numerusform>%n Einträge des Papierkorbs mit allen Analysen endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Nichts hier enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Das Markierte entfernen? Ein Spiel Coan ki lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Kopie speichern unter…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Der Papierkorb ist leer. Was du entfernst, bleibt 30 Tage hier und lässt sich wiederherstellen.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Die Würfel laufender Matches lassen sich dann nie mehr prüfen.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Die Dateien, aus denen Matches gelesen wurden, bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Hier ist noch kein Match.
Beginne ein neues oder öffne eine Datei irgendeines Programms: Was du spielst und was du öffnest, bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Hier ist noch keine Stellung. Füg im Fenster mit Strg+V eine XGID oder eine andere Stellung ein.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Dieses Spiel ist im Fenster von Coan ki offen; schließ das, bevor du es entfernst.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Dieses Match ist auf dem Brett; sieh dir ein anderes an, bevor du es entfernst.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Gib weniger davon ein, oder sieh auf einer anderen Seite nach.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgelistet ist</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Diese Würfel selbst prüfen…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Geheimnis der Würfel</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Würfel prüfen</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Mehr: Würfe und Würfel</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Mehr: Würfe und Würfel</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Zug eingeben, etwa {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Auf welchem Weg? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Du hast keinen Stein auf der Bar; die in Reserve schreibt man {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>„{text}“ ist kein Zug. Gib Punkte ein, etwa {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>In der Aufzeichnung fehlt ein Zug</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Beide haben {die} gewürfelt: Doppler auf {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Das Brett wurde von Hand aufgestellt</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Das Spiel beginnt mit dieser Stellung</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Die Aufstellung wurde berichtigt</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du hast den Eröffnungswurf gewonnen: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>ein regelwidriger Zug</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>doppelt auf {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>regelwidrig</translation>
    </message>
    <message>
        <source>names {face}-{face}</source>
        <extracomment>In a player&apos;s column: the player chooses this double. Short</extracomment>
        <translation>nennt {face}-{face}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>kein Doppel</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>kein Redoppel</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>redoppelt auf {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>überschreitet die Zeit</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>nimmt an</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} hat den Eröffnungswurf gewonnen: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>andere Zugfolge</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>andere Zugfolge, eingeklappt</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Hier erscheinen die Züge.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Von hier weiterspielen…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>In &amp;diesem Netzwerk suchen</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Sein &amp;Code</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Diesem &amp;Tisch beitreten</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Bisher antwortet kein Tisch; es wird immer wieder gefragt.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tische in diesem Netzwerk</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label in a list of tables: both seats are taken</extracomment>
        <translation>besetzt</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n Entscheidung in Stellungen wie dieser</numerusform>
            <numerusform>%n Entscheidungen in Stellungen wie dieser</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Deine Matches werden durchsucht…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Matches werden noch gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Von %n Entscheidung in deiner Bibliothek wurde keine in einer Stellung wie dieser getroffen.</numerusform>
            <numerusform>Von %n Entscheidungen in deiner Bibliothek wurde keine in einer Stellung wie dieser getroffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Nur mit diesem Wurf</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Stellungen wie diese</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Die Aufstellung ist keine Stellung, die vorkommen kann.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>In deiner Bibliothek sind noch keine Matches: Öffne eines (Strg+O) oder spiele eines.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Jedes Spiel spielt die Engine, die es am besten kennt; PR wird nur in Backgammon gemessen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Match</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Die Regeln der Auswahl lesen ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Alle Regeln und Würfel</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Alle Regeln und Würfel</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>A&amp;uslosen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Wie aufgelistet</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Nach Belieben</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Mindestens zwei müssen teilnehmen.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Nach Rating</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Club-Schweizer: fünf Runden auf 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Doppel-K.-o. mit 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Eight players: 5-5-7</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds</extracomment>
        <translation>Acht Spieler: 5-5-7</translation>
    </message>
    <message>
        <source>Evening of 16: 7-7-7-9</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds</extracomment>
        <translation>Abend mit 16: 7-7-7-9</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Für diese Gruppen müssen mindestens {least} teilnehmen.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Vier Vierergruppen, dann K.-o.</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Hausregeln und Doppler sind die deines letzten neuen Matches; die Jacoby-Regel hat hier keinen Platz. Jedes Match zwischen Computern wird im Hintergrund wirklich gespielt und lässt sich ansehen.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammon-Pokal</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>In diesem Modus können höchstens {most} teilnehmen.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Zu viert jeder gegen jeden</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavli-Pokal auf 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>Die Punkte der Runden sind Zahlen von 1 bis {most}, etwa 7-7-7-9.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Das Turnier braucht einen Namen.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Mit Uhr: 2 Minuten je Punkt und 12 Se&amp;kunden je Zug</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Kein Browser öffnet {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Es gibt eine neuere Version von bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Jetzt nachsehen</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Download-Seite öffnen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Anfrage läuft…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Nach neuerer Version suchen</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Es gibt eine neuere Version: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Du hast bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Du hast die neueste Version.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk fragt {host} nach der Nummer der neuesten Version und verrät nichts über dich, deinen Computer oder deine Version; wie bei jeder Seite, die du öffnest, sieht {host} deine Internetadresse.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Marktkarte: nach welchen Würfen der Markt verloren ist</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Hier steht kein Wurf an.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Temperaturkarte</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Temperaturkarte: was jeder Wurf wert ist</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Die Antwort auf den besten Zug</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Die Antwort auf den gespielten Zug</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Der Wurf des Spielers</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Was von jedem Wurf gezeigt wird</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Wer hier würfelt, kann nicht doppeln, also gibt es keinen Markt.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Wessen Würfe</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Nach der Holland-Regel darf niemand doppeln, bevor beide in diesem Spiel zweimal am Zug waren.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>Im Crawford-Spiel darf niemand doppeln.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Der Doppler ist tot: Bei diesem Spielstand gewinnt der Spieler am Wurf das Match schon mit seinem jetzigen Wert.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Der Gegner besitzt den Doppler: Nur wer ihn besitzt, darf doppeln.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>In einem Match auf 1 Punkt gibt es keinen Doppler.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Dieses Spiel wird ohne Doppler gespielt.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} %</source>
        <extracomment>A share in per cent, such as 52.3 %; some languages write the sign first, or without a space.</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>NumbersArea</name>
    <message>
        <source>{number} does not fit here: a number from {least} to {most} is asked for.</source>
        <extracomment>Sentence; {number} is what somebody typed, {least} and {most} are numbers</extracomment>
        <translation>{number} passt hier nicht: Gefragt ist eine Zahl von {least} bis {most}.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>Würfel beider Spieler</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Stärke</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>&amp;Stärke von Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Computer gegen Computer</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Egal</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Spielt wie Menschen dieser Stärke</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Jemand an einem anderen Computer: wer die Einladung hat.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>S&amp;til</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Stär&amp;ke von Schwarz</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Stärke von Schwarz</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Zwei Spieler, ein Computer</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Deine Steine</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-Regel</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-Regel</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-Regel</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>ein neuer Eröffnungswurf für jedes Spiel</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>höchstens fünf auf einem Punkt</translation>
    </message>
    <message>
        <source>automatic doubles satisfy Jacoby</source>
        <translation>automatische Doppel genügen Jacoby</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>Backgammon nur mit einem Stein auf der Bar</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>Beaver und Raccoon</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>Beaver, Raccoon und Otter</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>vier Punkte für einen Stein auf der Bar</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>Geld-Session</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>kein Doppler</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <translation>kein Schlagen und Weiterziehen zu Hause</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>unvollständige Züge erlaubt</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>unbegrenzte automatische Doppel</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>unbegrenzte Beaver und Raccoons</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>nach {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>Gegenstück zu {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>folgt auf {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>statt {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>vom Gegner übrig</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>genannt nach {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>neu gewürfelt</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>Sa&amp;isontabelle…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>Entfernen &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Es gibt noch kein Turnier. Beginne eines: sechzehn Spieler, sieben Punkte je Match, neun im Finale. Du spielst deine Matches am Brett, und die Computer spielen inzwischen ihre.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Turniere</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} von %n Match gespielt</numerusform>
            <numerusform>{done} von %n Matches gespielt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Diese Würfel selbst prüfen</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>In {folder} wurde nichts gespeichert: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Die Aufzeichnung des Matches und ein Skript von wenigen Zeilen liegen in {folder}. Öffne dort ein Terminal und gib {command} ein und dahinter den Fingerabdruck, den du notiert hast. Es braucht Python, aber nicht bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Noch keines deiner Matches ist analysiert. Öffne eines im Turnierbaum und analysiere es, oder lass Matches am Ende analysieren, in den Einstellungen.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Performance Ratings mit ihrem 90-%-Intervall. Die Eingabetaste zeigt das Match.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Dein Spiel, Match für Match</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Name of a key, behind the button that it presses</extracomment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>PanelHandle</name>
    <message>
        <source>Drag to make the panel wider; double-click for its usual width</source>
        <translation>Ziehen macht die Leiste breiter; Doppelklick für die übliche Breite</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>As it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Wie er gezeigt werden soll; die Namen in Matches bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Stands in place of the player&apos;s own name, alone or in a row: You vs Anna</extracomment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Noch eins?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Gutes Spiel.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Viel Glück.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Schöner Wurf.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Danke.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Gut gespielt.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>Würf&amp;el</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Von dieser Stellung aus beginnt ein Übungsmatch.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Hier beginnt ein Übungsmatch nach denselben Regeln. Dieses Match bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Neue Würfel</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Echte Würfel, eingetippt</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Bis hierher zurücknehmen</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>Die späteren Züge werden gestrichen, und das Match zählt als Übung.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Dieselben Würfe wie im Match, solange sie reichen</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Zwei Spieler, ein Computer</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Beim Zurücknehmen dieselben Würfel noch einmal</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Du spielst</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>Pips</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Klick auf einen Punkt: vom Spieler gemacht, ein Blot, leer, beliebig. Rechtsklick: die des Gegners. Tasten: Pfeile, Leertaste, Umschalt+Leertaste, Entf.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Punkte der Stellung</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>ein Blot des Gegners</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>ein Blot des Spielers</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>vom Gegner gemacht</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>vom Spieler gemacht</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}-Punkt</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to 3-1</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Ein Schrägstrich ergibt einen Ordner: Eröffnungen/Antworten auf 3-1</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Eine andere Stellung heißt so und wird ersetzt.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Name dieser Stellung</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Stellung</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Eine Karte ist eine Stellung, in der du danebenlagst. Du wirst wieder nach ihr gefragt: bald, solange sie neu ist, und selten, wenn du sie kannst.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Eine neue Karte.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Doppeln</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Doppeln oder nicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Bei Stellung {number} war Schluss: Importiere die Datei noch einmal für den Rest.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gewusst</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Nicht gewusst</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Fast richtig: Das kostet {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Noch keine Karten</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Kein Doppel</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Für heute nichts mehr übrig</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Öffne eines deiner Matches und lass es analysieren: Dann werden Karten aus deinen Fehlern angeboten.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Spiel ein Match oder öffne eines von anderswo und lass es analysieren.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Richtig: nah genug am Besten.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Richtig: Das ist am besten.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Seit deiner letzten Antwort hat eine neue Analyse eine andere Antwort als beste gefunden.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Annehmen und noch einmal drehen</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Take oder Pass</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Diese Antwort ließ sich nicht speichern und zählt nicht.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Diese Antwort wurde nicht gezählt: Die Karte wurde in einem anderen Fenster beantwortet oder entfernt.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Das ändert nicht, wann die Karte fällig ist.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Falsch: Das kostet {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Diese Karte hast du nicht gewusst, darum kommt sie noch einmal. Diesmal zählt sie nicht.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Deine eigenen Fehler</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} fällig</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} neu</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Wieder fragen</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Kartenstapel</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Für Anki exportieren…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Ähnliche suchen…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Wie es geht</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Stellungen importieren…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Neues Match…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Noch ist nichts fällig: Eine Karte kommt hierher, wenn sie zum ersten Mal beantwortet ist.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Ohne Wertung üben</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>Die nächsten 30 Tage</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Trainer…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Wer übt</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Diese Karten hast du immer wieder nicht gewusst oder weggelegt. Sie werden nicht mehr gefragt: Sieh dir stattdessen ähnliche Stellungen an.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Deine Matches…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Keine dieser Karten kann jetzt gefragt werden: Vielleicht fragt ein anderes Fenster sie gerade, oder sie sind nicht lesbar.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Keine dieser Entscheidungen lässt sich als Karte fragen.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Für heute ist hier nichts mehr übrig.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und die Karten lassen sich nicht auflisten. Sie bleiben erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Ein anderer Regelsatz heißt so.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Name dieses Regelsatzes</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>Regel&amp;satz</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Die Regeln unten unter einem Namen speichern, um sie wieder zu wählen</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Ein Match mit der Crawford-Regel und sonst nichts.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Ein Match mit der Crawford-Regel und danach der Holland-Regel.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Eine Geld-Session mit Jacoby und Beavern; keine automatischen Doppel.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Eine Geld-Session mit Jacoby, Beavern und einem automatischen Doppel pro Spiel.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Locker, ohne Doppler</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Club mit Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Geld mit den üblichen Regeln</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Kein Doppeln; Gammons und Backgammons zählen.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Ernsthaft um Geld</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Turnier</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Nach dem besten Zug: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Nach dem gespielten Zug: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Nach {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Das Protokoll ließ sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Der Bericht liegt in {file}. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Der Bericht wurde nicht in {file} geschrieben: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-Dateien (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Warum nicht deine Antwort?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Anderes Spiel, andere Regeln…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Geldspiel</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Würfe bis zum Ende des Abtragens</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Diese Werte gelten für Rennen wie in Backgammon; hier ist keines.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (wenige Entscheidungen)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 auf dem 1-Punkt</translation>
    </message>
    <message>
        <source>3-3-3-2-2-2 from the 6-point down</source>
        <extracomment>A board: three checkers on each high point, two on each low one</extracomment>
        <translation>3-3-3-2-2-2 vom 6-Punkt abwärts</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 auf dem 6-Punkt, 1 auf dem 3-Punkt, 7 auf dem 2-Punkt</translation>
    </message>
    <message>
        <source>A gammon won adds</source>
        <extracomment>Head of a column: what a gammon won adds, as a share of the stake</extracomment>
        <translation>Ein Gammonsieg bringt dazu</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Schwarz besitzt den Doppler auf {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Schwarz würfelt</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Schwarz, von der Seite von Schwarz gezählt</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Beide brauchen 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Beide brauchen 7</translation>
    </message>
    <message>
        <source>Both of two enter</source>
        <extracomment>Head of a column: rolls that bring in both checkers from the bar</extracomment>
        <translation>Beide von zweien kommen herein</translation>
    </message>
    <message>
        <source>Chance to take with</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Chance für einen Take</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double from</source>
        <extracomment>Head of a column: so many pips ahead and more</extracomment>
        <translation>Doppeln ab</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double Match Point: Beide brauchen 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doppel, Pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doppel, Take</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled</extracomment>
        <translation>Doppelt \ nimmt an</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Doppeln</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Effektive Pips</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Etikette</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-Go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-Go: Du brauchst 2, dein Gegner 1, Crawford-Spiel</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-Save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-Save: Du brauchst 1, dein Gegner 2, Crawford-Spiel</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Beurteilt von {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Geldspiel</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Geld, Doppler gedreht</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Kein Doppel</translation>
    </message>
    <message>
        <source>One enters</source>
        <extracomment>Head of a column: rolls that bring in a checker from the bar</extracomment>
        <translation>Einer kommt herein</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Eröffnungszüge</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pips entfernt</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pips {white} zu {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Von hier gegen den Bot weiterspielen</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Nach dem Spielstand spielen</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Gut spielen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Gemachte Punkte</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Nötige Punkte</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Rennen und Zählen</translation>
    </message>
    <message>
        <source>Redouble from</source>
        <translation>Redoppeln ab</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Würfe von 36</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Sicher oder mutig</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Score {white}-{black} of {length}</source>
        <extracomment>Caption of a picture: the points that White and Black have in a match of so many points</extracomment>
        <translation>Stand {white}-{black} von {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Take up to</source>
        <extracomment>Head of a column: so many pips behind and less</extracomment>
        <translation>Take bis</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Ratschläge</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Im Labor ausprobieren</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Verschnitt</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Weiß besitzt den Doppler auf {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Weiß spielt {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Weiß am Wurf: Doppel?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Weiß gewinnt {win}, davon {gammon} mit einem Gammon, und verliert {lost} durch ein Gammon.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Weiß gewinnt {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Gewinnt das Match</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Ohne Worte</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Deine Pips</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} draußen</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} auf der Bar</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} auf {point}</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>Short: so many points still needed</extracomment>
        <translation>{points}-away</translation>
    </message>
    <message>
        <source>{rolls} ({share})</source>
        <extracomment>In a cell: so many of the 36 rolls. {share} is in per cent</extracomment>
        <translation>{rolls} ({share})</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you twice, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit two checkers of the reader at once; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen trifft dich zweimal, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen treffen dich zweimal, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen trifft dich dort, wo es 10 Pips oder mehr kostet, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen treffen dich dort, wo es 10 Pips oder mehr kostet, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen trifft dich, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen treffen dich, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen trifft {name} zweimal, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen treffen {name} zweimal, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen trifft {name} dort, wo es 10 Pips oder mehr kostet, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen treffen {name} dort, wo es 10 Pips oder mehr kostet, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen trifft {name}, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen treffen {name}, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen hält den Gegner auf der Bar, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen halten den Gegner auf der Bar, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n von 36 Würfen lässt einen Stein hinter dem längsten Block entkommen, nach {best} sind es {rolls}.</numerusform>
            <numerusform>%n von 36 Würfen lassen einen Stein hinter dem längsten Block entkommen, nach {best} sind es {rolls}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Nach {best} ist der Block %n Punkt lang, jetzt nur {length}.</numerusform>
            <numerusform>Nach {best} ist der Block %n Punkte lang, jetzt nur {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Nach {best} sind mehr Punkte gemacht: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Er ist sicherer (%n von 36 Würfen trifft, nach {best} {rolls}), gibt aber einen Punkt auf: {points}.</numerusform>
            <numerusform>Er ist sicherer (%n von 36 Würfen treffen, nach {best} {rolls}), gibt aber einen Punkt auf: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play that is too careful; so many rolls hit a checker, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Er ist sicherer (%n von 36 Würfen trifft, nach {best} {rolls}), lässt aber einen Schlag aus.</numerusform>
            <numerusform>Er ist sicherer (%n von 36 Würfen treffen, nach {best} {rolls}), lässt aber einen Schlag aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Er ist sicherer (%n von 36 Würfen trifft, nach {best} {rolls}), aber der Block ist {length} Punkte lang, nicht {longer}.</numerusform>
            <numerusform>Er ist sicherer (%n von 36 Würfen treffen, nach {best} {rolls}), aber der Block ist {length} Punkte lang, nicht {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Du lässt einen Schlag aus, der deinen Gegner %n Pip zurückwirft.</numerusform>
            <numerusform>Du lässt einen Schlag aus, der deinen Gegner %n Pips zurückwirft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Du lässt Schläge aus, die deinen Gegner %n Pip zurückwerfen.</numerusform>
            <numerusform>Du lässt Schläge aus, die deinen Gegner %n Pips zurückwerfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} behält den {points}-Punkt.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} macht den {points}-Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} lässt einen Schlag aus, der den Gegner %n Pip zurückwirft.</numerusform>
            <numerusform>{name} lässt einen Schlag aus, der den Gegner %n Pips zurückwirft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} lässt Schläge aus, die den Gegner %n Pip zurückwerfen.</numerusform>
            <numerusform>{name} lässt Schläge aus, die den Gegner %n Pips zurückwerfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>&amp;{number}  {file}</source>
        <extracomment>Entry of a menu: a file; {number} is its key, 1 to 9, then 0. {file} is its name</extracomment>
        <translation>&amp;{number}  {file}</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Clear this list</source>
        <extracomment>Entry of a menu, a verb: forget which files were opened or saved; the files stay</extracomment>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Noch wurde keine Datei geöffnet oder gespeichert</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ein regelwidriger Zug</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Eingeben, wie er gespielt wurde?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Zug eingeben, wie er gespielt wurde</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Wird er zurückgenommen?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>So wurde gespielt</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Kein Stein wird gezogen, was nicht regelgerecht ist.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Einspruch</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Leg die Steine dorthin, wohin sie gezogen wurden, regelgerecht oder nicht.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Dieselben Würfel werden dann noch einmal gespielt, nach den Regeln.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Dieser Zug ist nicht regelgerecht: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Dein Gegner darf bis zum nächsten Wurf oder Doppel Einspruch erheben.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} konnte sich nicht ausweisen, darum wurde nichts gefragt.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} hat keine Version genannt. Versuch es an einem anderen Tag.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} antwortet nicht. Ist dieser Computer online?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Abstürze</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Teile des Berichts</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Die Datei enthält den letzten Teil des Protokolls, die Versionen von bgdesk und seinen Teilen und die Einstellungen, die du geändert hast. Namen von Spielern, Würfelgeheimnisse, deine Worte für die Würfel und deine Matches sind weggelassen. Namen geöffneter Dateien stehen nur in einem ausführlichen Protokoll (Einstellungen, Seite „Protokoll“).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Wenn etwas schiefgeht, hilft das herauszufinden, warum. bgdesk sendet nichts irgendwohin: Es speichert eine Zip-Datei, die du ansehen und weitergeben kannst.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Ein Bericht braucht eine Analyse: „Analysieren“ (F7) macht eine.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Seite für den Browser (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Der Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Der Bericht ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Der Bericht wurde nicht gespeichert: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Spiel aufgeben</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Aufgeben: das Match verlieren</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Das zählt sofort: Dein Gegner kann nicht mehr gewinnen als das.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Dein Gegner darf ablehnen und um mehr weiterspielen.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(wenige Entscheidungen)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Ein Tipp wurde geholt: Übung, ohne Wertung.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Eine Revanche ist schon versiegelt, für dieselben Worte: Das ist der Fingerabdruck ihrer Würfel.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Aufgabe angenommen</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>„Analysieren“ zeigt, wie gut beide gespielt haben und welche Entscheidungen sehenswert sind.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Wird analysiert, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Wird analysiert…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Bestes: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. The mothers are the last checkers on the starting points, as in Plakoto</extracomment>
        <translation>Beide Mütter wurden gefangen.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Matchgewinnchance, die die Entscheidung verschenkt hat</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Gedoppelt</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Züge wurden zurückgenommen: Übung, ohne Wertung.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Keiner der Spieler kann je wieder ziehen.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Hier gibt es keine Entscheidung.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Niemand hat etwas Nennenswertes verschenkt. Gut gespielt!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>In diesem Match war nichts zu entscheiden, also gibt es nichts zu analysieren.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Eine sehenswerte Entscheidung</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR von {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Doppel abgelehnt</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count; less is better. With fewer than {fewest} decisions it says little.</source>
        <extracomment>Tool tip. {fewest} is a number</extracomment>
        <translation>Performance Rating: das 500-Fache des mittleren Fehlers der Entscheidungen, die zählen; weniger ist besser. Bei weniger als {fewest} Entscheidungen sagt es wenig.</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Punkte, die die Entscheidung verschenkt hat</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Redoppelt</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Aufgabe abgelehnt</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Geheimnis der Würfel, dessen SHA-256 der Fingerabdruck oben ist:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Geheimnis der Würfel, dessen Fingerabdruck vor dem ersten Wurf gezeigt wurde:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Das letzte Spiel wurde nicht beendet.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Die Mutter wurde gefangen.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Das Ergebnis ohne das Glück beider Spieler: was die Fehler beider daraus gemacht hätten.</translation>
    </message>
    <message>
        <source>The session ended even, {white}-{black}</source>
        <extracomment>Heading: a session without a winner; both have so many points</extracomment>
        <translation>Die Session endete unentschieden, {white}-{black}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Drei sehenswerte Entscheidungen</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Doppel angenommen</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Zwei sehenswerte Entscheidungen</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Was die Würfe gegenüber dem Mittel aller Würfe gebracht haben, in Matchgewinnchance.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Was die Würfe gegenüber dem Mittel aller Würfe gebracht haben, in Punkten.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Mit Tutor, in allen Spielen gewarnt {warned}, beherzigt {heeded}: Übung, ohne Wertung.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Mit Tutor, gewarnt {warned}, beherzigt {heeded}: Übung, ohne Wertung.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Mit Tutor: Übung, ohne Wertung.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Du hast nichts Nennenswertes verschenkt. Gut gespielt!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Du hast den Beaver abgelehnt.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Du hast das Doppel abgelehnt.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Du hast den Otter abgelehnt.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Du hast den Raccoon abgelehnt.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Du hast das Redoppel abgelehnt.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Du hast die Zeit überschritten und das Match verloren.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Du hast das Match aufgegeben.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>You won at {own}-{other}</source>
        <extracomment>Heading: the match was won before its end, at this score; the winner&apos;s points first</extracomment>
        <translation>Du hast bei {own}-{other} gewonnen</translation>
    </message>
    <message>
        <source>You won, {own}-{other}</source>
        <extracomment>Heading: who won a match or a session, the winner&apos;s points first</extracomment>
        <translation>Du hast {own}-{other} gewonnen</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>Chancen von {name} bei gleichem Glück</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>Spiel {number}, bei {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>Glück von {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>Punkte von {name} bei gleichem Glück</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>deine PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>deine Chancen bei gleichem Glück</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>dein Glück</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>deine Punkte bei gleichem Glück</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} hat nichts Nennenswertes verschenkt. Gut gespielt!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} hat den Beaver abgelehnt.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} hat das Doppel abgelehnt.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} hat den Otter abgelehnt.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} hat den Raccoon abgelehnt.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} hat das Redoppel abgelehnt.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} hat die Zeit überschritten und das Match verloren.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} hat das Match aufgegeben.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{name} won at {own}-{other}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match, {own} that player&apos;s points</extracomment>
        <translation>{name} hat bei {own}-{other} gewonnen</translation>
    </message>
    <message>
        <source>{name} won, {own}-{other}</source>
        <extracomment>Heading. {name} is a player, {own} that player&apos;s points</extracomment>
        <translation>{name} hat {own}-{other} gewonnen</translation>
    </message>
    <message>
        <source>{signed} %</source>
        <extracomment>A gain in per cent with its sign, such as +12.3 %</extracomment>
        <translation>{signed}&#xa0;%</translation>
    </message>
    <message>
        <source>{white} {white_score} : {black_score} {black}</source>
        <extracomment>Heading between two games: the points of both players. Names and numbers</extracomment>
        <translation>{white} {white_score} : {black_score} {black}</translation>
    </message>
    <message>
        <source>± {half}</source>
        <extracomment>Behind a number: how far it may be off; {half} is a number</extracomment>
        <translation>± {half}</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Analyse</source>
        <extracomment>Button, a verb: have the decisions of the match judged</extracomment>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neues Match…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Nächstes Spiel: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Match auswerten</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Zum &amp;Turnier</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und die Zusammenfassung dieses Matches lässt sich nicht zeigen. Das Match und seine Analyse bleiben erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Weiterspielen…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Ausprobieren</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Zu spielende Würfel</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Vor dem Wurf</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Abtragen mit einer höheren Zahl als nötig und Würfel, die nach dem letzten Stein übrig sind</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Um wie viel der eigene Pipcount des Spielers gesunken ist</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Würfel, die nicht gezogen werden konnten, weil der Weg versperrt war</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Päsche</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Verlorene Pips</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Gezogene Pips</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Gewürfelte Pips</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Vergeudete Pips</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Hier werden die Würfe gezählt, Spiel für Spiel.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Würfe mit zwei gleichen Würfeln</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Würfe bisher; der Eröffnungswurf zählt für den Spieler, der mit ihm beginnt</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Augensumme</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Die Augen zusammengezählt, wie sie liegen, die von Päschen nur einmal</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Was die Würfel erlauben; ein Pasch zählt doppelt</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Ganzes Match</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Analysiere diese Entscheidung zuerst (F7): Ein Rollout vergleicht ihre besten Züge.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Wähle in den Optionen, was ausgespielt werden soll.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Es läuft kein Rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Nur Züge und Doppelentscheidungen von Backgammon-Spielen lassen sich ausspielen.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Der Rollout beginnt…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Durchläufe: {done} von höchstens {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>S {win} · {wg} · {wb}   V {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Wartet auf den laufenden Rollout.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>± {error}</source>
        <extracomment>Behind an equity: how far it may be off, its standard error</extracomment>
        <translation>± {error}</translation>
    </message>
</context>
<context>
    <name>RolloutDesk</name>
    <message>
        <source>Something went wrong inside bgdesk, and the rollout stopped. What was rolled out so far is kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und der Rollout wurde abgebrochen. Was bisher ausgespielt wurde, bleibt erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Die Engine konnte diese Stellung nicht ausspielen. Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Diese werden ausgespielt</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Was gespielt wurde, wird immer ausgespielt.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Wähle, was ausgespielt werden soll.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Nur Züge und Doppelentscheidungen von Backgammon-Spielen lassen sich ausspielen.</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Name of a panel: positions played out many times. Short</extracomment>
        <translation>Rollout</translation>
    </message>
</context>
<context>
    <name>RolloutSection</name>
    <message>
        <source>Add as many trials as the options say</source>
        <translation>So viele Durchläufe hinzufügen, wie die Optionen sagen</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Rollout beenden und behalten, was er hat (Umschalt+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Rollout fortsetzen (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Zur Entscheidung gehen, die gerade ausgespielt wird</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Rollout anhalten (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Wie wahrscheinlich das nach den bisherigen Durchläufen die beste Wahl ist</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Wie viele Durchläufe, wie tief, welcher Startwert und welche Möglichkeiten</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Mehr Durchläufe</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Diese Entscheidung viele Male ausspielen (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Fortschritt des Rollouts</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Rollout starten</translation>
    </message>
    <message>
        <source>Rollout</source>
        <extracomment>Heading, a noun: positions played out many times</extracomment>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>SE</source>
        <extracomment>Title of a column, short for: standard error</extracomment>
        <translation>SF</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button, a verb: go to the decision that is rolled out</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Standardfehler: Die Balken reichen auf jeder Seite doppelt so weit</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Was es dem Spieler wert ist, der entscheidet</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Alle Würfe mit einer {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>Die 36 Würfe</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Ein Backgammon – der Verlierer hat auch noch einen Stein auf der Bar – zählt dreifach.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Ein Backgammon – der Verlierer hat auch noch einen in Reserve, auf der Bar oder auf den Punkten 24 bis 19 – zählt dreifach.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Ein Backgammon – der Verlierer hat auch noch einen auf der Bar oder im Heimfeld des Gewinners – zählt dreifach.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Ein Stein auf der Bar muss hereinkommen, bevor irgendetwas anderes zieht und bevor einer aus der Reserve kommt.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Ein Stein auf der Bar muss hereinkommen, bevor irgendetwas anderes zieht.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Ein in deinem Heimfeld gefangener Stein hindert die anderen nicht daran, abgetragen zu werden.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Ein Stein, der im eigenen Heimfeld schlägt, bleibt dort für den Rest des Zuges.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Ein Würfel trägt einen Stein von seinem Punkt ab und keinen anderen: Ein höherer Würfel trägt keinen ab.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Ein Würfel trägt einen Stein von seinem Punkt ab; ein höherer Würfel trägt einen vom höchsten Punkt ab.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Ein doppeltes Spiel – der Verlierer hat keinen abgetragen – zählt zweifach.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Ein Pasch wird viermal gezogen, dann viermal die Zahl auf der Rückseite des Würfels: nach 5-5 vier Zweien.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Ein Pasch wird viermal gezogen.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Ein Gammon – der Verlierer hat keinen abgetragen – zählt zweifach.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Wer ablehnt (Pass), verliert das Spiel zum alten Einsatz; wer annimmt (Take), besitzt den Doppler und darf als Einziger redoppeln.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Wer die Zeit überschreitet, verliert das Spiel, und die Uhr wird zurückgestellt.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Wer die Zeit überschreitet, verliert das Match.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Wer mit diesem Spiel ohnehin das Match gewinnt, darf nicht doppeln.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Ein Punkt, auf dem einer deiner Steine gefangen ist, ist für dich gesperrt.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Schon ein gegnerischer Stein sperrt einen Punkt; nichts wird geschlagen.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Ein Punkt mit zwei oder mehr gegnerischen Steinen ist gesperrt.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Auf einen Beaver darf ebenso ein Raccoon folgen und auf den Raccoon ein Otter.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Auf einen Beaver darf ebenso ein Raccoon folgen.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Auf einen Beaver darf ein Raccoon folgen, auf den Raccoon ein Otter und so weiter ohne Grenze.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Ein einzelner gegnerischer Stein wird geschlagen und kommt auf die Bar.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Ein einzelner gegnerischer Stein wird nicht geschlagen, sondern gefangen: Deiner liegt obenauf, und er kann nicht ziehen, bis keiner von deinen mehr dort liegt.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Ein Sieg zählt einen Punkt.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Ein Sieg zählt den Wert des Dopplers.</translation>
    </message>
    <message>
        <source>After 2-1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Nach 2-1 nennst du, wenn beide Zahlen gezogen wurden, einen beliebigen Pasch und spielst ihn, als hättest du ihn gewürfelt; wenn alles gezogen wurde, würfelst du noch einmal.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Alle deine Steine müssen hereinkommen, bevor einer weiterziehen darf.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Ein automatisches Doppel gilt als Drehen des Dopplers.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Jeder Teil des Wurfs darf ungespielt bleiben.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Sobald sich eine Zahl nicht ziehen lässt, verfällt alles, was in diesem Zug noch käme.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaver: Wer gedoppelt wird, darf den Doppler sofort noch einmal drehen und behalten.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Vor dem Würfeln darfst du anbieten, den Einsatz zu verdoppeln, aber nicht im ersten Zug eines Spiels.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Beide Würfel müssen gezogen werden, wenn es irgendwie geht, ein Pasch so weit wie möglich.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Beide Spieler ziehen in dieselbe Richtung und zählen die Punkte gleich: Beide kommen auf den Punkten 24 bis 19 herein und tragen von den Punkten 6 bis 1 ab.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Beide Spieler ziehen in dieselbe Richtung, von gegenüberliegenden Ecken: Dein Gegner beginnt auf deinem 12-Punkt und trägt von deinen Punkten 18 bis 13 ab.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Steine ziehen nur vorwärts, von deinem 24-Punkt zu deinem 1-Punkt.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Steine auf dem Brett dürfen ziehen, bevor alle hereingekommen sind.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: kein Doppler im ersten Spiel, nachdem einem Spieler nur noch ein Punkt zum Match fehlt.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Jede Zahl bringt einen Stein aus der Reserve aufs Brett: eine 1 auf deinen 24-Punkt und so weiter bis zu einer 6 auf deinen 19-Punkt.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Beide werfen einen Würfel; wer die höhere Zahl hat, beginnt und wirft für den ersten Zug beide Würfel.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Beide werfen einen Würfel; wer die höhere Zahl hat, beginnt mit diesen zwei Zahlen.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Beide werfen einen Würfel; wer die höhere Zahl hat, beginnt, mit diesen zwei Zahlen oder, wenn das besser scheint, mit einem neuen Wurf beider Würfel.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Hereinkommen</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Bei gleichen Würfeln wird neu gewürfelt.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Gleiche Würfel im Eröffnungswurf verdoppeln den Einsatz; der Doppler bleibt in der Mitte.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: Nach diesem Spiel doppelt niemand, bevor beide zwei Würfe gespielt haben.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Auf einen ganz gezogenen Pasch folgt noch ein Wurf.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Wenn alle Steine deines Gegners auf einem Punkt stehen und du die sechs Punkte davor hältst, musst du einen davon öffnen, solange du kannst.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Wenn beide Spieler nacheinander aussetzen müssen und keiner auch nur eine Zahl ziehen konnte, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Wenn jeder der Würfel, aber nicht beide gezogen werden können, muss der höhere gezogen werden.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Wird sie dort von einem Gegner gefangen, dessen Steine alle den Start verlassen haben, gewinnt dieser Gegner sofort ein doppeltes Spiel.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Wenn sich nichts ziehen lässt, ist der andere am Zug.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Hat der Gegner dort noch welche, geht das Spiel weiter und ist so gewonnen, wenn sie fort sind, solange die Mutter noch gefangen ist. Ist auch die Mutter des Gegners gefangen, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Wirst du geschlagen, muss dieser Stein erst wieder heimkommen.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>In den ersten drei Zügen jedes Spielers wird ein Pasch viermal gezogen. Vom vierten Zug an folgt ihm jede höhere Zahl, je viermal: Nach 4-4 kommen vier Fünfen und vier Sechsen.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Er kommt im Heimfeld des Gegners herein: mit einer 1 auf deinen 24-Punkt, mit einer 6 auf 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Er kommt mit einer 1 auf deinen 24-Punkt herein, mit einer 6 auf 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: Gammons und Backgammons zählen erst, wenn der Doppler gedreht ist.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Auch darfst du nicht alle sechs Punkte des Startfelds deines Gegners halten.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Zahlen, die du nicht ziehen kannst, bekommt dein Gegner und zieht sie, so weit möglich, mit den eigenen Steinen, bevor der nächste Zug beginnt. Lässt sich eine davon nicht so oft ziehen, wie von ihr übrig ist, endet das, und die höheren Zahlen verfallen.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Sobald alle deine Steine auf deinen Punkten 6 bis 1 sind, darfst du abtragen.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Sobald alle deine Steine hereingekommen und auf deinen Punkten 6 bis 1 sind, darfst du abtragen.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Pro Zug darf nur ein Stein deinen 24-Punkt verlassen; mit 6-6, 4-4 oder 3-3 in deinem ersten Zug dürfen es zwei.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Die Würfel spielen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Die Bar</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Die Spiele wechseln sich ab: {games} und so weiter von vorn. Jedes Spiel beginnt mit einem neuen Eröffnungswurf, wer auch immer das vorige gewonnen hat.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Die Spiele wechseln sich ab: {games} und so weiter von vorn. Der Gewinner eines Spiels beginnt das nächste; nach einem Unentschieden entscheiden die Würfel.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Der letzte Stein, den ein Spieler auf dem 24-Punkt hat, ist die Mutter dieses Spielers.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Das Match</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Die Mutter</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Die Spieler ziehen in entgegengesetzte Richtungen, und jeder zählt die Punkte von der eigenen Seite: Dein 24-Punkt ist der 1-Punkt deines Gegners.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Die Aufstellung und in welche Richtung jeder Spieler zieht</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Der Gewinner bekommt einen Punkt für jeden Stein, den der Verlierer nicht abgetragen hat.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Der Gewinner eines Spiels beginnt das nächste.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Es gibt keinen Doppler.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Bis dein erster Stein am Start deines Gegners, deinem 12-Punkt, vorbei ist, darf kein zweiter deinen 24-Punkt verlassen.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Was ein Spiel wert ist</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Solange du Steine in Reserve hast, wird ein Pasch nur viermal gezogen, und es folgt kein Wurf darauf.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Solange du Steine in Reserve hast, darf kein anderer auf deinen 12-Punkt oder darüber hinaus ziehen.</translation>
    </message>
    <message>
        <source>With a checker on the bar it counts four times.</source>
        <translation>Mit einem Stein auf der Bar zählt es vierfach.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Sechs Punkte in Folge darfst du nur halten, wenn ein gegnerischer Stein vor ihnen ist.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Du darfst nicht abtragen, solange einer deiner Steine gefangen ist.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Du darfst nicht schlagen, bevor einer deiner Steine dein Heimfeld erreicht hat; bis dahin sperrt ein einzelner gegnerischer Stein seinen Punkt. Von da an darfst du für den Rest des Spiels schlagen.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Du darfst nicht alle sechs Punkte deines Startfelds halten, 24 bis 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Ihr spielt so viele Spiele, wie ihr wollt; jeder Punkt zählt.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} auf dem {point}-Punkt</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Anders als in deinen Einstellungen</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Meine Standardregeln</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Nicht in der Datei: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Das Match wurde nicht in {file} gespeichert.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Das Match wurde nicht in {file} gespeichert: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>Uhr und Bedenkzeiten</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>geholte Tipps</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>Beweis für die Würfel</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>gleiche Eröffnungswürfe</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>wer ein Computer ist</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Hier gibt es kein Programm, das Ordner zeigt. Die Datei liegt in {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Das Beste bei jedem Spielstand</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Nach unten: Punkte, die der Spieler braucht. Nach rechts: der Gegner.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Bemerkenswerte Spielstände</translation>
    </message>
    <message>
        <source>Scores up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Spielstände bis zu so vielen fehlenden Punkten</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Auf dem Brett ist keine Entscheidung.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Alle Spielstände…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Spielstand-Lupe</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Beweg die Maus für ein paar Worte, oder gib eigene ein</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Die Würfel sind jetzt versiegelt. Worte, die bgdesk vorher nicht kennen konnte, gehen in jeden Wurf ein, also kann es keine Würfel gewählt haben, die ihm passen; gib eigene ein, um sicherzugehen.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Deine &amp;Worte</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Alle Schlagwörter</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Match suchen</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Spieler, Spiel, Schlagwort, Veranstaltung oder Tag suchen</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Schlagwort</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>({points})</source>
        <extracomment>In a table: points of an evening that do not count, since others were better</extracomment>
        <translation>({points})</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a season</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Saison von {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Abschnitte darunter</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Zurück zur Liste</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>Be&amp;itreten</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Anmel&amp;den</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Mat&amp;ch-Passwort</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>Match anbi&amp;eten</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>A&amp;ktualisieren</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>Se&amp;rver</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Ein Passwort wird nirgends gespeichert; ohne Passwort bist du Gast.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Auf einem Server wie bgammon.org spielen viele Leute, auch ohne bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Abme&amp;lden</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Auf {server} als {account} angemeldet.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matches auf dem Server</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Auf einem Server spielen</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>P&amp;unkte</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Der Server würfelt, und niemand kann die Würfel prüfen.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Der Weg dorthin ist nicht verschlüsselt: Andere können lesen, was du sagst, und ein Passwort.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Es gibt kein Crawford-Spiel, und ein aufgegebenes Spiel ist nur einfach verloren.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Dein Platz ist besetzt. Das Match beginnt, sobald jemand dazukommt.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server} wird gesucht…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} Punkte)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} Punkte, mit Passwort)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>0.020 and more: doubtful</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>0,020 und mehr: zweifelhaft</translation>
    </message>
    <message>
        <source>0.040 and more: errors</source>
        <translation>0,040 und mehr: Fehler</translation>
    </message>
    <message>
        <source>0.080 and more: blunders</source>
        <translation>0,080 und mehr: Blunder</translation>
    </message>
    <message>
        <source>0: any that is free.</source>
        <translation>0: irgendein freier.</translation>
    </message>
    <message>
        <source>1-ply</source>
        <translation>1-Ply</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2-Ply</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3-Ply</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Ein Stein, der im eigenen Heimfeld schlägt, bleibt dort für den Rest des Zuges.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Ein Zug kann eingegeben werden, wie er gespielt wurde, regelgerecht oder nicht; er gilt, wenn der Gegner nicht vor dem nächsten Wurf oder Doppel Einspruch erhebt.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Ein Name oder eine Nummer; sie kommt in eine eigene Einladung. Dein Router zeigt sie.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Wer am Wurf ist, darf vor dem Würfeln anbieten, den Einsatz zu verdoppeln.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Wer gedoppelt wird, darf den Doppler sofort noch einmal drehen und behalten. Nur im Geldspiel.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Ein echter Doppler hat keine 1: Er liegt mit der 64 nach oben, bis er gedreht wird.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Nach 11 Würfen</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Nach 16 Würfen</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Nach 7 Würfen</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Nach dem Crawford-Spiel doppelt niemand, bevor beide zwei Würfe gespielt haben.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Gegen den Computer immer von deiner Seite; beim Zusehen von unten.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Auch Murphy genannt: Ein gleicher Eröffnungswurf verdoppelt den Einsatz, und der Doppler bleibt in der Mitte. In Matches nicht üblich: Wähle es dort für jedes Match.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Auch Computer aus dem Internet</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Ein automatisches Doppel gilt dann als Drehen des Dopplers. Nur im Geldspiel.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Eine alte britische Hausregel.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Meine Matches analysieren, wenn sie enden</translation>
    </message>
    <message>
        <source>And the difference between them.</source>
        <translation>Und den Unterschied zwischen ihnen.</translation>
    </message>
    <message>
        <source>And three with one in the winner&apos;s home board.</source>
        <translation>Und drei mit einem im Heimfeld des Gewinners.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Fragen, bevor ich dopple</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Höchstens fünf Steine auf einem Punkt</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Höchstens eines pro Spiel</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Höchstens drei pro Spiel</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Höchstens zwei pro Spiel</translation>
    </message>
    <message>
        <source>At most. More time looks deeper; the other opponents answer at once.</source>
        <translation>Höchstens. Mehr Zeit blickt tiefer; die anderen Gegner antworten sofort.</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Am Doppler, bevor er angeboten wird.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Automatische Doppel</translation>
    </message>
    <message>
        <source>Automatic doubles satisfy Jacoby</source>
        <translation>Automatische Doppel genügen Jacoby</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automatisch, nach dem letzten Würfel</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon zählt, wenn ein Stein übrig ist</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon mit einem Stein auf der Bar zählt vier</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Für mich abtragen, wenn nichts mehr zu entscheiden ist</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver und Raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, Raccoon und Otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Wieder fällige Karten pro Tag, höchstens</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Karten auf einmal</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Doppler in der Mitte zeigt</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Steine und Würfel bewegen sich sofort.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Steine und Würfel bewegen sich schneller, und der Computer wartet kaum.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Computer in deinem eigenen Netzwerk</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-Regel</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Tiefere Züge sind bessere und dauern um ein Vielfaches länger.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Verzögerung pro Zug</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Würfel für neue Matches</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Würfel eines früheren Matches</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Richtungspfeile</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Dopplerwürfel</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Rollout früh beenden, wenn er sicher ist</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Jedes Spiel wird für sich gespielt, und jeder Punkt zählt.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Alles, was etwas gekostet hat</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Faire Würfel (prüfbar)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Faire Würfel werden vor dem Match durch ein versiegeltes Geheimnis festgelegt und lassen sich danach prüfen.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Für jede Möglichkeit, in Schritten von 36: Jeder erste Wurf kommt gleich oft.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Für Matches und Geld-Sessions gleichermaßen.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Vom Spieler unten</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Vom Spieler am Wurf</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammons und Backgammons zählen erst, wenn der Doppler gedreht ist. Nur im Geldspiel.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Hilft, die Ursache eines Problems zu finden. Nur das ausführliche Protokoll enthält die Namen geöffneter Dateien; Würfelgeheimnisse und Namen von Spielern stehen in keinem.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-Regel</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Heimfelder</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Wie viel behalten werden soll</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Wenn die Zeit abläuft</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In jedem Spiel</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>In Spielen, die anders laufen als Backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>In der Farbe seiner Steine, bis zu deinem ersten Zug.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>In der Farbe deiner Steine.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-Regel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Ausführlichkeit des Protokolls</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Einmal am Tag nachsehen, wenn bgdesk startet</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Spiel verlieren</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Match verlieren</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Von Hand: Klick auf die Würfel oder Eingabetaste</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Geldspiel</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Mehr Kontrast wählt auch das schwarz-weiße Brett, wenn du keines gewählt hast.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Mehr heißt, dass jede Karte öfter kommt.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Züge in einem Rollout</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Meine Steine</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Neue Karten pro Tag</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Keine Animation, wenn das System es wünscht</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Kein Doppler in dem einen Spiel, nachdem einem Spieler zum ersten Mal nur noch ein Punkt zum Matchgewinn fehlt.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <translation>Kein Schlagen und Weiterziehen zu Hause</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Gar nicht: bis zum Ende</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Nicht jeder Desktop kann das sagen; „Keine Animation“ geht überall.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Aus deinen eigenen Fehlern, soweit sie eine Karte wert sind.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Karten anbieten, wenn ein Match analysiert ist</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Auf der Bar</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Auf der Bar oder im Heimfeld des Gewinners</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Nur andere Fenster auf diesem Computer</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Nur wenn der Kontakt vorbei ist und keine Wahl das Ergebnis ändern kann.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Nur solange ein Tisch offen ist und nur mit seiner Einladung. Aus dem Internet ist er meist nur erreichbar, wenn du in deinem Router den Port an diesen Computer weiterleitest; bgdesk ändert dort nichts.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Unvollständige Züge erlaubt</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Pause, bevor der Computer handelt</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Schneller spielen, wenn der Kontakt vorbei ist</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Erzwungene Züge für mich ziehen</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Mit Uhr spielen</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Punktnummern</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Port deines Tisches</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Provided the loser has borne off none.</source>
        <translation>Vorausgesetzt, der Verlierer hat keinen abgetragen.</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Echte Würfel, eingetippt</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Schiedsrichter für zwei Leute mit echten Würfeln</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Bezogen auf die Größe, die das System benutzt. Texte auf dem Brett wachsen mit, soweit Platz ist.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Vermittler</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Wiederholbare Würfel (aus einer Zahl)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Bedenkzeit und eine Verzögerung pro Zug, wie bei Turnieren.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Bedenkzeit pro Punkt</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Für mich würfeln, wenn ich nicht doppeln kann</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Grüßen, wenn ein Match beginnt</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Startwert eines Rollouts</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Tipps auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Meilensteine zeigen</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Auf dem Rahmen, über und unter der Bar, zeigen, in welche Richtung jeder Spieler zieht.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Pipcounts zeigen</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Zug des Computers mit Pfeilen zeigen</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Was für mich gezogen wurde, mit Pfeilen zeigen</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Neben dem Brett und in gespeicherten Matches zu sehen.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Tempo von Steinen und Würfeln</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Takes effect the next time bgdesk starts.</source>
        <translation>Wirkt, wenn bgdesk das nächste Mal startet.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Die Adresse eines Vermittlers (dort läuft „bgdesk table-server“), über den andere deinen Tisch von überall erreichen. Er kann nicht lesen, was gesagt wird. Leer: keiner.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Die Verzögerung jedes Zuges ist frei; danach läuft deine Bedenkzeit.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Die Würfel fallen sofort, wenn es vor dem Wurf keine Doppelentscheidung gibt; zwischen zwei Menschen nicht nach einem Zug, der für einen von ihnen gezogen wurde.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Wer zuerst eine bestimmte Punktzahl erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Der andere Spieler sieht ihn. Leer: dein Name in den Einstellungen.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Das Ergebnis zeigt dann PR, Glück und die sehenswerten Entscheidungen. Es läuft im Hintergrund und macht dem Spiel Platz.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Dieselbe Zahl ergibt dieselben Würfel und damit dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Dann beurteilt die Engine die Stellung: schneller und weniger genau.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Bedenkzeit des stärksten Gegners</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Zeit, die Würfel zu sehen, bevor die Steine ziehen.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Durchläufe eines Rollouts</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Rollouts abbrechen</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Bis nichts mehr fällig ist</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Bis dahin kannst du deine Züge rückgängig machen.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Bis 7 Punkte oder 7 Spiele</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>What is worse with a confidence of 99.5 % gets no further trials.</source>
        <translation>Was mit 99,5 % Sicherheit schlechter ist, bekommt keine weiteren Durchläufe.</translation>
    </message>
    <message>
        <source>What to stop at as an error</source>
        <translation>Ab wann bei einem Fehler angehalten wird</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Was du als Nächstes tun kannst, für einige Sekunden. Warum ein Zug nicht erlaubt ist, wird immer gezeigt.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Was du erreicht hast, auf der Seite der Kennzahlen; dort zählt nichts rückwärts.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Wenn es nur einen regelgerechten Zug gibt oder keinen, wird er gezogen, und du erfährst es.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Wer deinen Tisch erreichen kann</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Du darfst einen Teil des Wurfs ungespielt lassen.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Deine Adresse, vom Internet aus gesehen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Dein Name an Tischen</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Unit behind a number: milliseconds</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Unit behind a number: seconds</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>“Next error” and the list of errors leave out what cost less.</source>
        <translation>„Nächster Fehler“ und die Fehlerliste lassen aus, was weniger gekostet hat.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Keine Einstellungen gefunden.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Standardwerte dieser Seite</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Diese Seite wieder so einstellen, wie sie war</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Tick box: beavers are allowed</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-Spiel</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Match auf</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Geldspiel</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Kein Angebot</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Besitz des Dopplers</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Vor dem Wurf…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Tastenkürzel durchsuchen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n von 36 Würfen trifft.</numerusform>
            <numerusform>%n von 36 Würfen treffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Nach dem besten Zug</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Nach dem gespielten Zug</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Schüsse von Schwarz auf Blots von Weiß</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blots vorher und nachher</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Mit diesem Brett vergleichen</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Vom {point}-Punkt</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Einen Stein ziehen von</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Keinen Stein ziehen</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Diesen Stein ziehen auf</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Hier kann nichts geschlagen werden.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Der Blot auf dem {point}-Punkt</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Auf den {point}-Punkt</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Schüsse von Weiß auf Blots von Schwarz</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source> {unit}</source>
        <extracomment>Behind a number in its field, with the space between them, as in: 250 ms</extracomment>
        <translation> {unit}</translation>
    </message>
    <message>
        <source>{first} {next}</source>
        <extracomment>Two whole sentences, one after another. In languages written without spaces: {first}{next}</extracomment>
        <translation>{first} {next}</translation>
    </message>
    <message>
        <source>{first} · {next}</source>
        <extracomment>Two labels in a row, each of which stands alone, as in: Backgammon · match to 7 points</extracomment>
        <translation>{first} · {next}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <extracomment>Two things of a list, each of which stands alone, as in: Portes, Plakoto</extracomment>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <extracomment>Two things of a list that may hold commas themselves</extracomment>
        <translation>{first}; {next}</translation>
    </message>
    <message>
        <source>{label} ({note})</source>
        <extracomment>A label with a short note behind it, as in: Anna (White)</extracomment>
        <translation>{label} ({note})</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <extracomment>A title and what belongs to it in one line, as in: White: 6-1</extracomment>
        <translation>{title}: {text}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Würfelstatistik</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Wurfzähler</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Diesen Spieler an den Wurf bringen (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Gewonnene Punkte</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>am Wurf</translation>
    </message>
    <message>
        <source>{pips} pips</source>
        <extracomment>How far a player has still to go</extracomment>
        <translation>{pips} Pips</translation>
    </message>
    <message>
        <source>{pips} pips · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>{pips} Pips · {off} draußen</translation>
    </message>
    <message>
        <source>{points}-away</source>
        <extracomment>How many points a player still needs, a standard term: 2-away</extracomment>
        <translation>{points}-away</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <extracomment>Name of a part of a page for a screen reader: what is right, and why</extracomment>
        <translation>Lösung</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Kein Ton: An diesem Computer sind weder Lautsprecher noch Kopfhörer.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Gezeigte Analyse</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Tiefster Blick auf jede Entscheidung</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Analyse entfernen</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Diese Analyse entfernen…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Welche Analyse gezeigt wird</translation>
    </message>
    <message>
        <source>{analysis}…</source>
        <extracomment>Menu entry, an analysis that is to be removed; a question follows</extracomment>
        <translation>{analysis}…</translation>
    </message>
</context>
<context>
    <name>SpokenCheckers</name>
    <message numerus="yes">
        <source>%n black checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n schwarzer Stein, vom Gegner</numerusform>
            <numerusform>%n schwarze Steine, vom Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n schwarzer Stein, deiner</numerusform>
            <numerusform>%n schwarze Steine, deine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n weißer Stein, vom Gegner</numerusform>
            <numerusform>%n weiße Steine, vom Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n weißer Stein, deiner</numerusform>
            <numerusform>%n weiße Steine, deine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawford-Spiel, kein Doppler</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Doppler in der Mitte auf {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Kein Doppler</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pips: {own} zu {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Der Doppler wird auf {value} angeboten</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Dein Doppler auf {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} hat den Doppler auf {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, Match auf {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, Geld-Session</translation>
    </message>
    <message>
        <source>{own}-{theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{own}-{theirs}, Match auf {length}</translation>
    </message>
    <message>
        <source>{own}-{theirs}, money session</source>
        <extracomment>The score of a money session, two whole numbers: that of the player who reads it first</extracomment>
        <translation>{own}-{theirs}, Geld-Session</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Ein Teil von bgdesk fehlt: {parts}. Installiere bgdesk neu.</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Kein Ton, weil diesem System {libraries} fehlt. Installiere es (unter Debian und Ubuntu: {packages}) und starte bgdesk neu.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Kein Ton: Der Tonteil von Qt lässt sich nicht laden ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Kein Ton: Der Tonteil von Qt ist nicht installiert. Gib „{command}“ in ein Terminal ein und starte bgdesk neu.</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Der Bildschirm {display} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Der Ordner {folder} lässt sich nicht benutzen: An seiner Stelle ist eine Datei.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Der Ordner {folder} lässt sich nicht benutzen: Sein Name ist nicht möglich.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Der Ordner {folder} lässt sich nicht benutzen: Sein Pfad ist zu lang.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Der Ordner {folder} lässt sich nicht benutzen: Du darfst dort nicht schreiben.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Der Ordner {folder} lässt sich nicht benutzen: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Die Bibliothek ist jetzt, wie sie in {file} war. Die vorige ist unter den Sicherungen in „Match“, „Deine Daten“.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Das andere Fenster von bgdesk antwortet nicht, darum wurde dieses daneben geöffnet.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Das Fenster lässt sich nicht öffnen, weil diesem System {libraries} fehlt (unter Debian und Ubuntu zu installieren: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Es gibt keinen Bildschirm für ein Fenster; {command} nennt die Befehle, die keinen brauchen.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Es gibt keine Datei {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Das ist bgdesk {version}: Sieh nach, was neu ist.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Du darfst nicht in den Ordner {folder} schreiben: Geänderte Einstellungen sind vergessen, wenn bgdesk geschlossen wird.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Du darfst nicht in den Ordner {folder} schreiben: Deine Matches lassen sich ansehen und exportieren, aber was du auch tust, ist vergessen, wenn bgdesk geschlossen wird.</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Deine Daten sind jetzt in {folder}. Was am alten Ort übrig ist, kann weg: siehe „Match“, „Deine Daten“.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Deine Daten wurden nach {folder} verschoben, das jetzt nicht da ist. Schließ den Datenträger an und starte bgdesk neu. Ist er verloren, entferne die Datei {detail}: Dann beginnt bgdesk am üblichen Ort.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Ein altes chinesisches Rennen um eine Schleife aus sechzehn Feldern.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Unentschieden {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Guten Tag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Guten Abend</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Guten Morgen</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Auf Zeit verloren bei {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Verloren {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Aufgegeben bei {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Die Uhr läuft weiter, während du hier bist.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Das unvollendete Match ist in einem anderen Fenster von bgdesk offen.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Auf Zeit gewonnen bei {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Gewonnen {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Gewonnen, vom Gegner aufgegeben bei {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>gegen {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>zwischen zwei Spielen</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>faire Würfel</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>als Nächstes kommt der Eröffnungswurf</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>mit Tutor</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>gestern</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>du bist gedoppelt</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>dir ist eine Aufgabe angeboten</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>du bist am Wurf</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>du hast {dice} zu spielen</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} hat {dice} zu spielen</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} ist gedoppelt</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>Aufgabe angeboten, Antwort von {name}</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} ist am Wurf</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n Eintrag wiederhergestellt.</numerusform>
            <numerusform>%n Einträge wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n Match analysiert.</numerusform>
            <numerusform>%n Matches analysiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n Match ausgelassen:</numerusform>
            <numerusform>%n Matches ausgelassen:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Alle diese sind schon analysiert oder laufen noch.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Match {number} von {total} wird analysiert</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Gefundene Matches</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n Match in den Papierkorb gelegt. Du kannst es 30 Tage lang wiederherstellen.</numerusform>
            <numerusform>%n Matches in den Papierkorb gelegt. Du kannst sie 30 Tage lang wiederherstellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n Stellung in den Papierkorb gelegt. Du kannst sie 30 Tage lang wiederherstellen.</numerusform>
            <numerusform>%n Stellungen in den Papierkorb gelegt. Du kannst sie 30 Tage lang wiederherstellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Angehalten; %n Match ist noch zu analysieren.</numerusform>
            <numerusform>Angehalten; %n Matches sind noch zu analysieren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Crawford</source>
        <extracomment>Behind the score of a game in the course of a match: the game without the cube, a standard term</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where a game begins in the course of a match</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} Chance, das Spiel zu gewinnen</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} Chance, das Match zu gewinnen</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000-mal die Equity, die eine Entscheidung verliert, die weder erzwungen noch weit von einem Doppel ist.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000-mal die Equity, die ein Zug eines der Spieler verliert.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90-%-Intervall</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Alles, was die Fehler kosten, umgerechnet, als würde jedes Spiel um Geld gespielt.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>„Analysieren“ (F7) zeigt hier, wie gut beide gespielt haben.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Wie andere Programme zählen</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Nach Art der Entscheidung</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Steinzüge</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Entscheidungen, die {least} oder mehr kosten und kein Blunder sind.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Entscheidungen, die {least} oder mehr kosten und kein Fehler sind.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Entscheidungen, die {least} oder mehr kosten.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Nicht angebotene Doppel</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Angebotene Doppel</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Equity-Verlust</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Verlorene Matchchance</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Nicht bekannt in einem Match mit regelwidrigen Zügen: Was sie gebracht haben, ist weder Glück noch Fehler.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Title of a row of figures: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR {rating}</source>
        <extracomment>A performance rating, a standard term</extracomment>
        <translation>PR {rating}</translation>
    </message>
    <message>
        <source>PR {rating} (few decisions)</source>
        <extracomment>A performance rating, a standard term, that says little</extracomment>
        <translation>PR {rating} (wenige Entscheidungen)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Pässe</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Performance Rating: das 500-Fache des mittleren Fehlers der Entscheidungen, die zählen.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Züge nach Spielphase</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Takes</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Die Chancen oder die Punkte, die die Fehler beider bei gleichem Glück daraus gemacht hätten. Eine Schätzung: Sie kann jenseits von 0 und 100 % liegen.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Die nicht erzwungenen, beim Doppler die knappen. Von ihnen zählen für die PR die, die nicht offensichtlich waren.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Was die eigenen Würfe des Spielers gegenüber dem Mittel aller Würfe gebracht haben, in Equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Was verloren ging, in Equity und im Ergebnis, und wie viele Entscheidungen falsch waren.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Wo das Rating mit anderem Würfelglück läge.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Bei gleichem Glück</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>fortgeschritten</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>unkonzentriert</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>wenige Entscheidungen</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>regelwidrige Züge</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>Mittelstufe</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>Glück {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>Weltmeister</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>Weltklasse</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Aus diesem Match lernen…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Zusammenfassung des Matches</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Zusammenfassung</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Der Name der Datei oder ihr Pfad ist zu lang.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Chat ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer at Match → Tables on the network….</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Der andere Spieler möchte noch ein Match.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Ctrl+Enter</source>
        <extracomment>Tip of a button: the keys that do the same</extracomment>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Starting position</source>
        <extracomment>Button: put the checkers where this game begins</extracomment>
        <translation>Grundstellung</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>An diesem Tisch wird ein anderes Match gespielt.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Auf diesem Server kann nur ein einfaches Spiel aufgegeben werden, darum zählt dieses Angebot nicht.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Nachrichten kamen doppelt oder fehlten unterwegs, darum ist der Tisch geschlossen.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Auf dem Server ist mehr geschehen, während dieses Programm weg war, als es wissen kann.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Wohin diese Einladung führt, antwortet niemand: Der Tisch ist geschlossen oder von hier nicht erreichbar.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Beim Vermittler hat niemand diesen Tisch offen, oder wer ihn hat, antwortet nicht.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Vom anderen Programm war 20 Sekunden lang nichts zu hören; es wird darauf gewartet.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Es wurde so viel auf einmal gesagt, dass ein Teil ausgelassen wurde.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>An diesem Tisch sitzt schon jemand anderes.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Das ist nicht der Code dieses Tisches.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Dieser Wurf kam zu früh und zählt nicht.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Die Adresse des Vermittlers in den Einstellungen ist keine; der Tisch ist nur ohne ihn erreichbar.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>Die Uhren der beiden Programme weichen um mehr ab, als der Weg zwischen ihnen erklärt.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Das Match bleibt erhalten.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Das Match, das das andere Programm spielen will, ist nicht möglich.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Der andere Spieler möchte dieses Match nicht spielen.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Das andere Programm hat die Geheimnisse für die Würfel kopiert, darum kann mit ihm nichts gespielt werden.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Das andere Programm hat etwas entschieden, das sein Spieler nicht zu entscheiden hatte.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Das andere Programm hat nach seinem Wurf etwas anderes getan.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation>Das andere Programm hat etwas getan, das an einem Tisch nicht möglich ist, etwa einen Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Das andere Programm hat etwas getan, das in diesem Moment nicht möglich war.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Das andere Programm nimmt nicht an, was dieses gesendet hat, darum ist der Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Das andere Programm antwortet nicht; es wird gesucht, bis es das tut.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Das andere Programm hat 20 Sekunden lang nichts von hier gehört.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Das andere Programm hat einen Zug gemacht, den die Regeln verbieten.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Das andere Programm braucht etwas, das diese Version von bgdesk nicht kennt.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Das andere Programm spielt nach einer anderen Fassung der Regeln; einer von euch braucht ein neueres bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Das andere Programm hat eine Nachricht gesendet, die sich nicht lesen lässt, darum ist der Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Das andere Programm hat eine Nachricht mit unmöglichen Werten gesendet, darum ist der Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Das andere Programm hat mehr auf einmal gesendet, als eine Nachricht fassen kann, darum ist der Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Das andere Programm hat etwas gesendet, das kein Text ist, darum ist der Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Das andere Programm hat in kurzer Zeit zu viele Nachrichten gesendet, darum ist der Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Das andere Programm spricht eine andere Fassung des Protokolls; einer von euch braucht ein neueres bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Das andere Programm hat ein Würfelgeheimnis verraten, bevor jemand gewürfelt hat.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Das andere Programm hat ein Würfelgeheimnis genannt, das es nicht vor dem Match festgelegt hatte.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Der Vermittler hat gerade keinen Platz oder wurde von hier zu oft gefragt.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Der Server antwortet nicht oder hat die Verbindung beendet ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Der Server spielt ein Spiel, das dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Der Tisch lässt sich in diesem Netzwerk nicht anzeigen, aber seine Einladung gilt ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Der Tisch kann an diesem Port nicht warten; wähle in den Einstellungen einen anderen ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>Die beiden Aufzeichnungen des Matches sind nicht gleich.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Dieser Code lässt niemanden mehr ein; bitte um einen neuen oder um die Einladung.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Diese Einladung führt nicht zu dem Tisch, der dort steht; bitte um eine neue.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Dieses Match ist nicht mehr auf dem Server.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Drei falsche Codes wurden versucht, darum lässt der Code niemanden mehr ein; zeig den Tisch neu an.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Was dort antwortet, ist kein Vermittler für Tische oder einer, der eine andere Fassung spricht.</translation>
    </message>
    <message>
        <source>What the table needs cannot be written to disk, so it is closed ({reason}).</source>
        <translation type="vanished">Was der Tisch braucht, lässt sich nicht auf den Datenträger schreiben, darum ist er geschlossen ({reason}).</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Dein Wurf kam zu früh und zählt nicht.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Nicht da, das Match wartet</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Vom anderen Spieler ist gerade nichts zu hören; Match und Uhren warten.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Der Tisch ist geschlossen</translation>
    </message>
    <message>
        <source>The table is closed; go on with the match from Match → Tables on the network…</source>
        <translation>Der Tisch ist geschlossen; weiter mit dem Match geht es unter Match → Tische im Netzwerk…</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Eine frühere Stellung · Leertaste geht zum Spiel zurück</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Das ist eine frühere Stellung: Geh zum Spielen zurück zum Spiel.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Du siehst dir dieses Match an; „Weiterspielen…“ beginnt ein Spiel von hier.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>Ein Code hat acht Ziffern; er steht neben dem Tisch am anderen Computer.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Über Tische</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>In diesem Netzwerk lässt sich niemand suchen ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Tische im Netzwerk</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Das ist keine Adresse eines Servers: Die ist ein Name, oder ein Name, ein Doppelpunkt und ein Port.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Das ist keine Einladung an einen Tisch: Die beginnt mit „bgdesk:“ und endet mit 52 Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Schlagwörter</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Schlagwörter von %n Match:</numerusform>
            <numerusform>Schlagwörter von %n Matches:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Niemand weiß, was als Nächstes gewürfelt wird.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Deine letzte Entscheidung und was danach kam zurücknehmen?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Zurücknehmen, neue Würfel</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Zurücknehmen, dieselben Würfel</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Das Match zählt dann als Übung und ändert dein Rating nicht.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Die Würfe kommen in derselben Reihenfolge wieder.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n Stein draußen</numerusform>
            <numerusform>%n Steine draußen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Zufällig, aus deinen Matches</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Closeout</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Zufällig, vom Computer &amp;gespielt</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Vorlagen</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Der Computer kam in %n Zug gegen sich selbst zu dieser Stellung.</numerusform>
            <numerusform>Der Computer kam in %n Zügen gegen sich selbst zu dieser Stellung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Der Computer spielt einige Züge…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Diese Stellung stammt aus dem Match {white} gegen {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Nein, danke</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Die &amp;Regeln lesen</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Du spielst die schwarzen Steine.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Du spielst die weißen Steine.</translation>
    </message>
    <message>
        <source>has opened this table and wants to play:</source>
        <extracomment>Below the name of a player. Below it stands what that player wants to play</extracomment>
        <translation>hat diesen Tisch eröffnet und möchte spielen:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Art des Textes</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Text der Stellung</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Diese Stellung hat keinen solchen Text; jede XGID oder ID lässt sich hier einfügen</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>Text von bgdesk</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Buchholz</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents</extracomment>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Buchholz cut 1</source>
        <extracomment>Head of a column, a standard term: the wins of all opponents but the one with the fewest</extracomment>
        <translation>Buchholz, 1 gestrichen</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Trostrunde</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Fingerabdruck der Auslosung und aller Würfel (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Gruppe {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Schwerste richtige Entscheidung</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>K.-o.-Runde</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Verlierer aus {first} und {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Verliererbaum</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Hauptbaum</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Match für Match</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Match um den dritten Platz</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Fortschrittswertung</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Runde der letzten {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Zweites Finale</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Geheimnis: {digits}. Der SHA-256 dieser Bytes ist der Fingerabdruck.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Das Turnier ist ohne Sieger zu Ende.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Das Turnier ist zu Ende; den ersten Platz teilen sich: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation type="unfinished">Dieses Match wird gerade gespielt; du siehst es von seinem ersten Wurf an, sobald es vorbei ist.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Jetzt zu spielen</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Siegerbaum</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Schlechteste Entscheidung</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Du hast die Trostrunde gewonnen.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Du hast das Turnier gewonnen.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Dein Finale: gegen {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Dein Match um den dritten Platz: gegen {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Dein nächstes Match: gegen {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Dein nächster Gegner steht noch nicht fest.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Dein Viertelfinale: gegen {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Dein Halbfinale: gegen {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Dein Turnier ist zu Ende.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Dein Turnier ist zu Ende; die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>gegen {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>durch Entscheid der Turnierleitung</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>verloren gegen {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>auf Zeit verloren</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>Match entfernt</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>auf {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>angefangen</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>gewonnen gegen {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>du siehst zu</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} spielt gegen {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{first} {points}, {second} {other_points}</source>
        <extracomment>For a screen reader: the result of a match, such as Anna 7, Ben 4</extracomment>
        <translation>{first} {points}, {second} {other_points}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>For a screen reader: who plays a match, such as Anna, Ben</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{name} won the consolation.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} hat die Trostrunde gewonnen.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} hat das Turnier gewonnen.</translation>
    </message>
    <message>
        <source>{rate} ± {half}</source>
        <extracomment>A performance rating and how far it may be off, as in: 7.2 ± 2.1</extracomment>
        <translation>{rate} ± {half}</translation>
    </message>
    <message>
        <source>{score} {opponent}</source>
        <extracomment>In a table: a match that is over; {score} is such as 7 to 4, {opponent} is the opponent</extracomment>
        <translation>{score} {opponent}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>Matches won of those played; both are numbers</extracomment>
        <translation>{won} von {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Das geht nicht mehr: Das Turnier ist inzwischen weitergegangen.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>Be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Für die Wand speichern…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Zusehen</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Geheimnis kopieren</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>Turnier&amp;leitung…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Me&amp;in Weg</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Als Bil&amp;d speichern…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Als &amp;Webseite speichern…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Das ist die Auslosung. Beginne, wenn sie dir gefällt; von da an gilt sie.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Dein Spiel</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Über Turniere</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation type="vanished">Dieses Match wird gerade gespielt; du siehst es von seinem ersten Wurf an, sobald es vorbei ist.</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Dieses Turnier lässt sich nicht spielen ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Turnier des Abends</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Turniere</translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and 5-1, 4-2, 3-3 and 2-2 add up to six. If points of yours stop the combinations, 11 are left.</source>
        <translation>Ein Blot in sechs Pips Entfernung wird von 17 Würfen getroffen, mehr als in jeder anderen: Elf zeigen eine 6, und 5-1, 4-2, 3-3 und 2-2 ergeben zusammen sechs. Wenn Punkte von dir die Kombinationen versperren, bleiben 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Ein Zug, der höchstens {cost} kostet, zählt auch als richtig.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Eine Prime und ein Stein dahinter</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>Acepoint-Spiel</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>Acepoint-Spiel: Schwarz wartet auf einen Schuss</translation>
    </message>
    <message>
        <source>After all possible moves {number} rolls hit on average.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Nach allen möglichen Zügen treffen im Mittel {number} Würfe.</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Nach {best} treffen {least} von 36 Würfen; nach {yours} sind es {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within 0.05 of a gammon price.</source>
        <translation>Eine Antwort zählt als richtig bis auf einen Prozentpunkt, bei einem Gammonpreis bis auf 0,05.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Auf die üblichen Eröffnungszüge antworten.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Frag dich, ob es ein Take ist. Wenn du dir nicht sicher bist, so oder so, dopple. Vielleicht ist sich dein Gegner auch nicht sicher und nimmt falsch an oder passt falsch.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Trag einen Stein ab, wann immer du kannst; jeder, der bleibt, kann einen ganzen Wurf kosten.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Hinter den Steinen von Schwarz hat Weiß nur den Anker auf dem 24-Punkt, dem 1-Punkt von Schwarz. Alle Hoffnung liegt auf einem späten Schuss.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Besser ist {best}; {yours} kostet {cost}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {number} rolls on average.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Besser ist {best}; {yours} kostet im Mittel {number} Würfe.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Schwarz hat einen Stein auf der Bar oder allein im Heimfeld von Weiß und dort keinen Anker. Weiß hat dort genug Steine, um zu schlagen und Punkte zu schließen.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Schwarz würfelt. Welche Würfe treffen einen Stein von dir?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Schwarz hat {dice} mit {move} eröffnet. Was antwortest du?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Abgetragene Steine von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Plan von Schwarz</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Schwarz ist auf der Bar</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Beide stimmen.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Beide halten ihren Midpoint</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Ausgeschlossen: ein Stein auf der Bar</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: rolls that reach a number with both dice</extracomment>
        <translation>Kombiniert</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Beide Seiten einer Stellung auszählen, wie sie im Spiel vorkommt.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Zähl einmal und zieh dann jeden Wurf ab. Wenn du geschlagen wirst, addiere 25 minus den Punkt, auf dem du geschlagen wurdest.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Doppelentscheidungen, die sich Schritt für Schritt ändern, bis eine andere Antwort richtig ist.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: rolls that show the very number</extracomment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Abstand von der Bar: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Abstände der Steine, die ihn nach dem Hereinkommen treffen: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Abstände der Steine, die ihn treffen: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Teil das Brett in Gruppen von drei Punkten: 1 bis 3, 4 bis 6 und so weiter. Zähl jeden Stein, als stünde er auf dem mittleren Punkt seiner Gruppe: 2 Pips in der ersten Gruppe, 5 in der zweiten, immer 3 mehr. Dann addiere 1 für jeden Stein auf dem höchsten Punkt seiner Gruppe und zieh 1 ab für jeden auf dem niedrigsten.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double Match Point: Beide brauchen einen Punkt.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doppel, Pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doppel, Take</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Doppeln, Take oder Pass am Ende eines Rennens. Die Antworten sind exakt.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Auf {cube} gedoppelt: Nach einem Pass gewinnst du das Match mit {passed}, nach einem Take und einer Niederlage mit {lost}, nach einem Take und einem Sieg mit {won}. Du brauchst also ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Gedoppelt, Pass</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <translation>Gedoppelt, Take</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplikation</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Effektiver Pipcount</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Schätzen, wie viele Pips ein Abtragen wirklich braucht, mit dem, was Stapel und Lücken vergeuden.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Fünfzehn Steine, gleichmäßig auf 6-, 5- und 4-Punkt verteilt, vergeuden etwa 7 bis 8 Pips. Lücken und Steine auf niedrigen Punkten vergeuden mehr, weil hohe Zahlen für kurze Züge draufgehen.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Den besten Zug beim Abtragen finden. Die Antworten sind exakt.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Den Zug finden, der die wenigsten Schüsse lässt. Er muss nicht der beste sein.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Formeln fürs Brett, nicht exakt</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Aus der Match-Equity-Tabelle</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Gammonpreis, Doppler auf {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Gammonpreis: (Gammon gewinnen - gewinnen) / (gewinnen - verlieren), alles als Matchgewinnchancen.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Halb-Crossovers</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding Game</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Auf dem 5-Punkt warten</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Wie viele Pips braucht jede Seite?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: all rolls together</extracomment>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>Im Raster ist ✓ gefunden, + ausgelassen und ✗ markiert, obwohl es nicht trifft.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>It is the mean number of rolls to bear off, times 49/6. An answer within one pip counts as right.</source>
        <translation>Er ist die mittlere Zahl der Würfe bis zum Ende des Abtragens mal 49/6. Eine Antwort bis auf ein Pip zählt als richtig.</translation>
    </message>
    <message>
        <source>It is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Er ergibt sich allein aus den Steinen, nach denselben Regeln wie auf der Seite „Kennzahlen im Verlauf“. Gefragt wird nur nach Stellungen, deren Plan klar ist und zwei Züge später noch derselbe.</translation>
    </message>
    <message>
        <source>It says</source>
        <extracomment>Head of a column: what a formula says to the cube</extracomment>
        <translation>Sie sagt</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Beurteilt von {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keith-Zählung</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Lern ein paar Gruppen auswendig und verschieb Steine im Kopf, bis du sie siehst. Ein geschlossenes Heimfeld ist 42, fünf Steine auf dem Midpoint sind 65, zwei auf dem 24-Punkt 48, und eine Fünfer-Prime, die auf dem 4-Punkt beginnt, ist 60. Solange du einen Stein so viele Pips vorrückst wie einen anderen zurück, bleibt die Summe gleich.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Lass deinen Gegner dieselbe Zahl für zwei gute Dinge brauchen. Zwei Blots, die beide von Vieren getroffen werden, kosten kaum mehr als einer.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Markiere sie im Raster; eine Zahl am Rand markiert alle Würfe mit ihr. Beide Reihenfolgen von zwei Würfeln werden zusammen markiert. Strg+Eingabe antwortet.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Markieren, welche der 36 Würfe treffen.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Geldspiel, der Doppler liegt in der Mitte. Beide Seiten haben so wenige Steine, dass jede Zahl exakt ist.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Geldspiel, ohne Jacoby-Regel.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Geldspiel. Niemand kann mehr ein Gammon gewinnen.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Geldspiel. Der Doppler liegt in der Mitte, und Gammons zählen.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Den Plan nennen, den eine Stellung verlangt.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Kein Stein kann mehr geschlagen werden: Nur die Pips zählen.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Kein klarer Plan</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Kein Doppel</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Kein Redoppel</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Kein Wurf trifft zwei davon, also addieren sich die Zahlen.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Heads of rows: what each choice is worth
----------
Heads of columns: equities of not doubling and of a double that is taken, and what is right</extracomment>
        <translation>Nicht gedoppelt</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Noch nicht versucht.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Hier zählt nur Sicherheit. Der sicherste Zug muss nicht der beste sein.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Sonst füll Lücken: Zieh einen Stein auf einen leeren Punkt und vermeide Stapel.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Pipcount</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Den ersten Wurf spielen, im Geldspiel und bei jedem Spielstand.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Punkt für Punkt</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Punkte in Folge</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Prime-Spiel</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Doppler im Rennen</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redoppel, Pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redoppel, Take</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Referenzstellungen für den Doppler</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Erwiderungen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Richtig: {number} von 36 Würfen treffen.</translation>
    </message>
    <message>
        <source>Rolled out by {engine}: {games} games {settings}; standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>Ausgespielt von {engine}: {games} Spiele {settings}; Standardfehler hier {error}.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Treffende Würfe von 36</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Kommende Würfe</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Mitzählen</translation>
    </message>
    <message>
        <source>Running home</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Heimlaufen</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Sicherster Zug</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Schüsse nach Entfernung, nichts dazwischen</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Stapel auf den 1-Punkten, beiderseits gleich viele</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Take-Punkt, auf {cube} gedoppelt</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Take-Punkte</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>Die 36 Würfe</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Der beste Zug lässt im Mittel die wenigsten Würfe übrig.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Die besten Züge</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Der Blot in sechs Pips Entfernung</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Der Doppler liegt in der Mitte.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Der Doppler gehört dir, auf 2.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Die Zahlen sind exakt: Sie stammen aus einer Tabelle aller solcher Stellungen.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Der erste Wurf des Spiels: Wie spielst du ihn?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is 0.5 in money play.</source>
        <translation>Der Gammonpreis ist, was ein gewonnenes Gammon einem Sieg hinzufügt, als Anteil des Unterschieds zwischen Sieg und Niederlage. Im Geldspiel ist er 0,5.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Der letzte Wurf: Schwarz trägt nächstes Mal alles ab</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>Die letzten {count}</translation>
    </message>
    <message>
        <source>The plan is</source>
        <extracomment>In front of the plan that is right where another was chosen</extracomment>
        <translation>Der Plan ist</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Das Rennen steht gleich.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Die richtige Antwort ist: {right}. „{chosen}“ kostet {cost}.</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Der Wurf allein erklärt es nicht: Ein Stein wurde geschlagen, oder ein Teil des Wurfs ließ sich nicht ziehen.</translation>
    </message>
    <message>
        <source>The score card</source>
        <translation>Die Karte zum Spielstand</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Der Take-Punkt ist die Gewinnchance, die du zum Annehmen brauchst, wenn es keine Gammons gibt und der Doppler nicht mehr gedreht wird.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Zusammen sind es {number} weniger, weil dieselben Würfe an mehreren Stellen treffen. Solche Duplikation willst du, wenn du mehr als einen Blot lassen musst.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Zu gut zum Doppeln</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Zwei Würfe: Schwarz braucht zwei Würfe oder einen Pasch</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Bis sechs Pips Entfernung ist der Schuss direkt, und ein Blot ist nah sicherer als fern: 17 Würfe treffen ihn in sechs, dann 15, 15, 14, 12 und 11 in einem. Ab sieben ist der Schuss indirekt: Beide Würfel sind nötig, und höchstens 6 Würfe treffen. Stell einen Blot also direkt vor den Stein, der schlagen kann, oder sieben und mehr entfernt, und sechs entfernt nur, wenn du musst.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Verschnitt</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Was sind die effektiven Pipcounts?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Was ist der Plan von Weiß?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Was vergeudet wird</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Was du bei einem Spielstand zum Annehmen brauchst und was ein Gammon dort wert ist.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Wo beide Seiten gleich viele Steine auf demselben eigenen Punkt haben, lass sie weg: Am Unterschied ändern sie nichts.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Welcher Zug lässt die wenigsten Schüsse?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Weiß hat vier oder mehr Punkte in Folge vor einem Stein von Schwarz, der zurückgehalten werden soll.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Weiß hat niemanden mehr im Heimfeld von Schwarz und liegt vorn oder trägt schon ab. Alle sollen heim und hinaus, ohne geschlagen zu werden.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Weiß hat noch {white} Pips, Schwarz {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Weiß liegt weit zurück, hält zwei Punkte im Heimfeld von Schwarz und wartet auf einen späten Schuss.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Weiß liegt nicht klar vorn. Die letzten Steine stehen zusammen auf einem Anker oder auf dem Midpoint und warten auf einen Schuss oder auf einen großen Pasch.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Weiß ist am Wurf.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Weiß ist am Wurf. Was sollten beide Spieler tun?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Du spielst Weiß, unten.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Weiß führt im Rennen mit {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Weiß am Zug: Wie trägst du am besten ab?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Weiß liegt im Rennen um {pips} zurück.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Steine von Weiß in der Zone</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Abgetragene Steine von Weiß</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Vorsprung von Weiß in Pips</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pips von Weiß</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Wer das sagt</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Wenn alle Steine auf den 1-Punkten stehen, zähl 7 Pips für je zwei und 1 dazu: Zehn Steine brauchen 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Bei zwei verbliebenen Steinen zähl, wie viele Würfe beide abtragen.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Ohne Doppler gewinnt Weiß {chance} der Spiele.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Woolseys Gesetz</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Du brauchst {own} Punkte, dein Gegner {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Du brauchst {own}, dein Gegner {other}; das Crawford-Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Du brauchst {own}, dein Gegner {other}; das ist das Crawford-Spiel.</translation>
    </message>
    <message>
        <source>You said</source>
        <extracomment>In front of an answer that was given</extracomment>
        <translation>Du hast gesagt</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Dein Blot auf dem {point}-Punkt wird von {number} der 36 Würfe getroffen.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Deine Zahlen weichen von den richtigen ab: Weiß {white}, Schwarz {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Dein Zug steht nicht in der Tabelle: Er kostet mehr als alle gezeigten Züge.</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Head of a row: what was answered
----------
Heads of columns: what was answered, what is true, and whether that is near enough</extracomment>
        <translation>Deine</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>Builder</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>trifft nicht</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>trifft</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>trifft und wurde ausgelassen</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>letzte Antwort</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>Lover&apos;s Leap</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>macht einen Punkt</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>Slot</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>bis hier</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>Split</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>deiner</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} auf der Bar</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} auf {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} verschenkt</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>{number} von 36 Würfen treffen; du hast {said} markiert.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>{number} von 36 Würfen daneben</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>{number} Prozentpunkte daneben</translation>
    </message>
    <message>
        <source>{number} pips off</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>{number} Pips daneben</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{pips} pips before the last roll, {dice}; now {now}.</source>
        <extracomment>{pips} before a roll {dice}, and {now} afterwards, in pips</extracomment>
        <translation>{pips} Pips vor dem letzten Wurf, {dice}; jetzt {now}.</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} von {all} stimmen.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} von {all} richtig</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} richtig</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Jede Frage wird neu gemacht, es gibt also nichts auswendig zu lernen. Deine Antworten werden behalten: Jeder Trainer zeigt, wie es zuletzt lief.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Über die Trainer</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Alle Trainer</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Trainer</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Zugfolgen</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Trotzdem Bea&amp;ver</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Bestes: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Trotzdem &amp;doppeln</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Das kostet {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Es geht darum, kein Gammon zu verlieren.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Es geht darum, ein Gammon zu gewinnen.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Es geht mehr darum, das Spiel zu gewinnen, als um Gammons.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short</extracomment>
        <translation>Bei meinem Zug bl&amp;eiben</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Sieh noch einmal das ganze Brett an: Was will jeder Spieler?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Keine Entscheidung in diesem Spiel hat genug gekostet, dass der Tutor etwas sagt.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Der nicht, versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Diesmal nicht: Hier ist die Antwort.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Einer von diesen ist der beste Zug:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Trotzdem ab&amp;lehnen</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Trotzdem wür&amp;feln</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Trotzdem a&amp;nnehmen</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Das hat {cost} gekostet: Zurücknehmen?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Der beste Zug beginnt mit Steinen auf den umrandeten Punkten.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>In allen Kennzahlen zählt der erste Versuch: {choice} hat {cost} gekostet.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Der Tutor konnte diese Entscheidung nicht ansehen. Das Match geht weiter.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Der Tutor hat dazu nichts gesagt: H bittet die Engine um einen Tipp.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Der Tutor denkt nach…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Denk an einen Punkt, den du machen kannst.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Denk daran, wie viele Spiele du für einen Take gewinnen müsstest.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Denk an Stellung, Rennen und Drohungen: Wer hat wie viel davon?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Denk an die Sicherheit: Was kann dich als Nächstes treffen?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Denk daran, Steine abzutragen.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Denk an die Gammons, die du gewinnst, wenn du weiterspielst.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Denk an die nächsten zwei Würfe: Wie viel können sie ändern?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Denk an die Punkte in deinem Heimfeld.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Denk an die Punkte, die deinen Gegner blockieren.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Denk an den Stand im Match.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Denk an das Tempo: Gibt es etwas zu schlagen?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Denk daran, was für die Sicherheit aufgegeben wird.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Denk daran, was deinen Gegner auf der Bar hält.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Denk daran, was dein Gegner auf ein Doppel antworten würde.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Denk an deine hinteren Steine: Können sie einen Anker machen?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Denk an deine hinteren Steine: Ist es Zeit zu laufen?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Denk an die hinteren Steine deines Gegners: Können sie entkommen?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: erklärt, was {cost} oder mehr kostet (Doppler {cube}). Schweigen heißt: nicht schlechter als das.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: listet nach jedem Spiel auf, was {cost} oder mehr gekostet hat (Doppler {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: nimmt zurück, was {cost} oder mehr kostet (Doppler {cube}). Schweigen heißt: nicht schlechter als das.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: warnt vor dem, was {cost} oder mehr kostet (Doppler {cube}). Schweigen heißt: nicht schlechter als das.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Was am Ende gespielt wurde, hat zu wenig gekostet, um hier zu stehen.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Du hast jede Warnung beherzigt: Nichts Teures ist noch anzusehen.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>kein Doppel</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (erster Versuch)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (versucht)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} kostet {cost}.</translation>
    </message>
    <message>
        <source>{tried} {cost}</source>
        <extracomment>A row: what the reader chose, and what it cost; {tried} is a play, or such as: double</extracomment>
        <translation>{tried} {cost}</translation>
    </message>
</context>
<context>
    <name>TutorCounts</name>
    <message numerus="yes">
        <source>%n decision(s) to look at</source>
        <extracomment>Title: so many decisions of a game were costly</extracomment>
        <translation>
            <numerusform>%n sehenswerte Entscheidung</numerusform>
            <numerusform>%n sehenswerte Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Warnungen: %n. Beherzigt: {heeded}. Gerettete Equity: {saved}.</numerusform>
            <numerusform>Warnungen: %n. Beherzigt: {heeded}. Gerettete Equity: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Tutor</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>Hinterher: was nach jedem Spiel anzusehen ist</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Doppelentscheidungen, die mindestens so viel kosten</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Doppler:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Erklären: sagt auch, was es kostet</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Ab Kosten von</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Züge, die mindestens so viel kosten</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Züge:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Anstupsen: sagt, dass es etwas Besseres gibt</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Lehren: nimmt zweimal zurück, zeigt es dann</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Das Match ist Übung und wird nicht gewertet. Schweigen heißt: nicht schlechter als das.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Gegen die Uhr gibt es keinen Tutor.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>In diesem Spiel gibt es keinen Tutor: Niemand hier kennt seine Chancen.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Zwischen Computern gibt es niemanden zu unterrichten.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Tutor deines Freundes</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Dein F&amp;reund</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>H&amp;ilf mir</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>Dabei bl&amp;eiben</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>No&amp;ch einmal ansehen</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Beide haben {die} gewürfelt, also noch einmal würfeln. Was liegt jetzt?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Die Eröffnung: je ein Würfel, wer die höhere Zahl hat, beginnt. Was haben sie gezeigt?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Was haben die Würfel gezeigt?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Dein Wurf: Was zeigen die Würfel?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} würfelt: Was zeigen die Würfel?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Klick die Augen an oder gib sie ein: 6 3 Eingabe.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Schief, neu würfeln</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Erster Würfel</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Zweiter Würfel</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Diese Würfel</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Würfel eintippen</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Das Entfernen zurücknehmen (Strg+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Ein anderes Programm benutzt deine Bibliothek. bgdesk schließt, sobald alles gespeichert ist.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Ein anderes Programm benutzt deine Bibliothek. bgdesk speichert das, sobald es kann.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Blunder, {cost}: Am besten war {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Doppel, Beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Doppel, Pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Doppel, Take</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Zweifelhaft, {cost}: Am besten war {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Fehler, {cost}: Am besten war {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Verpasstes Doppel, {cost}: Richtig war {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Verpasstes Redoppel, {cost}: Richtig war {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Kein Doppel, Beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Kein Doppel, Take</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Kein Redoppel, Beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Kein Redoppel, Take</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Optionales Doppel, Pass</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Optionales Doppel, Take</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Optionales Redoppel, Pass</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Optionales Redoppel, Take</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Redoppel, Beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redoppel, Pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redoppel, Take</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Richtig: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Take-Punkt {take} ohne Gammons, Doppler tot · Gammonpreis {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Zu gut zum Doppeln, Pass</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Zu gut zum Doppeln, Take</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Zu gut zum Redoppeln, Pass</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Zu gut zum Redoppeln, Take</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Falsches Doppel, {cost}: Richtig war {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Falscher Pass, {cost}: Richtig war {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Falsches Redoppel, {cost}: Richtig war {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Falscher Take, {cost}: Richtig war {right}</translation>
    </message>
    <message>
        <source>Wrong {raised}, {cost}: right was {right}</source>
        <extracomment>Verdict. {raised} is such as: beaver</extracomment>
        <translation>Falsch ({raised}), {cost}: Richtig war {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>Doppel, Beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>Doppel, Pass</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>Doppel, Take</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>kein Doppel, Beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>kein Doppel, Take</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>kein Redoppel, Beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>kein Redoppel, Take</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>optionales Doppel, Pass</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>optionales Doppel, Take</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>optionales Redoppel, Pass</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>optionales Redoppel, Take</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>Redoppel, Beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>Redoppel, Pass</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>Redoppel, Take</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>zu gut zum Doppeln, Pass</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>zu gut zum Doppeln, Take</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>zu gut zum Redoppeln, Pass</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>zu gut zum Redoppeln, Take</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: Am besten war {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} Match)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>Einladung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>Si&amp;chtbar in diesem Netzwerk</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>&amp;Tisch schließen</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Andere in diesem Netzwerk können ihn dann finden und stattdessen mit einem kurzen Code beitreten.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Andere in diesem Netzwerk finden deinen Tisch und treten mit diesem Code bei. Lies ihn jemandem vor.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Schick sie der Person, mit der du spielen willst: Wer sie hat, kann den Platz einnehmen.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Die Einladung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Das Match beginnt, sobald die andere Seite zustimmt. Bis dahin kannst du in diesem Fenster etwas anderes tun; der Tisch bleibt offen, bis du ihn schließt.</translation>
    </message>
    <message>
        <source>The other is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Die andere Person ist</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Dein Tisch ist offen</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>irgendwo, über den Vermittler {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>an diesem Computer ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>in diesem Netzwerk ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>im Internet ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Entscheidung {number} von {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Fehler sind bekannt, sobald das Match analysiert ist: Drück F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Davor kein Fehler: Das ist der letzte des Matches.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Über dieser steht keine Zugfolge von dir.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Es wurde keine Zugfolge entfernt.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Bis zum Ende keine Fehler mehr: Das ist wieder der erste.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Von dieser Stellung zweigt keine andere Zugfolge ab.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Niemand hat einen Fehler von {cost} oder mehr gemacht.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Das ist das Ende des Matches.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Die Zugfolge ist entfernt. Strg+Z holt sie zurück.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Das ist der Anfang des Matches.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Das ist das Ende der Zugfolge.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Diese Zugfolge gehört zur Datei und bleibt.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Du hast jeden Fehler gesehen.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Du hast keinen Fehler von {cost} oder mehr gemacht.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>Fehler {number} von {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} hat keinen Fehler von {cost} oder mehr gemacht.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Seite für den Browser (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Turnier speichern</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} wurde nicht geschrieben ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} wurde nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>Sch&amp;neller</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Match auswe&amp;rten</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Zum Turnierba&amp;um</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Ans &amp;Ende</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>In bgdesk ist etwas schiefgegangen, und die Fehler dieses Matches lassen sich nicht zeigen. Das Match und seine Analyse bleiben erhalten; Einzelheiten stehen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Person hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Namen in deinen Matches</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Diese Person umbenennen</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Noch gibt es keine Matches mit Namen.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Hake die Namen an, unter denen diese Person spielt. Kennzahlen und Rating folgen sofort.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Wer ist wer</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Ein Doppel muss abgelehnt werden, was {refusal} wert ist; weiterspielen ist {value} wert.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Nach dem nächsten Wurf beider Spieler wäre ein Doppel in {share} der Fälle kein Take mehr.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Anker</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Auf den ersten Blick kostet allein das {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Bei diesem Spielstand</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammons</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Blockierender Punkt</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blots</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blots im Heimfeld</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Vierte und weitere Steine auf einem Punkt</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Steine auf 1-Punkt und 2-Punkt</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Dahinter gefangene Steine</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Teure Schüsse</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Doppler</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Doppelte Treffer</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Leichtes Hereinkommen</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Genug Siege</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Selbst wenn der Doppler nie mehr gedreht würde, müsstest du für einen Take nur {needed} der Spiele gewinnen; hier sind es {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Selbst wenn der Doppler nie mehr gedreht würde, müsste {name} für einen Take nur {needed} der Spiele gewinnen; hier sind es {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Alles andere kostet {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Alles andere bringt {share} zurück.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Verlorene Gammons</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Gewonnene Gammons</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Muss abgelehnt werden</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Heimfeldpunkt</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Wenn der Doppler nie mehr gedreht würde, müsstest du für einen Take {needed} der Spiele gewinnen; hier sind es {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Wenn der Doppler nie mehr gedreht würde, müsste {name} für einen Take {needed} der Spiele gewinnen; hier sind es {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Im Geldspiel wäre diese Entscheidung richtig; bei diesem Spielstand ist sie es nicht.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>Sentence about a wrong play, what is good about it; the same</extracomment>
        <translation>Er verliert {chance} seltener ein Gammon, was {share} zurückbringt.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>Sentence about a play; the same</extracomment>
        <translation>Er verliert {chance} öfter ein Gammon, was {share} kostet.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>Sentence about a play; {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Er verliert {chance} öfter ein Gammon: {share} der verlorenen {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>Sentence about a play; the same</extracomment>
        <translation>Er gewinnt {chance} seltener ein Gammon, was {share} kostet.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>Sentence about a play; {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Er gewinnt {chance} seltener ein Gammon: {share} der verlorenen {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>Sentence about a wrong play, what is good about it; the same</extracomment>
        <translation>Er gewinnt {chance} öfter ein Gammon, was {share} zurückbringt.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>Sentence about a play; {chance} is in per cent, {share} in equity</extracomment>
        <translation>Er gewinnt {chance} seltener, was {share} kostet.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>Sentence about a play; {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Er gewinnt {chance} seltener: {share} der verlorenen {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>Sentence about a wrong play, what is good about it; {chance} is in per cent, {share} in equity</extracomment>
        <translation>Er gewinnt {chance} öfter, was {share} zurückbringt.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Vorsprung im Rennen, in Pips</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Lässt einen Stein heraus</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Längster Block, in Punkten</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Gemachte Punkte</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Markt verloren</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Verpasster Schlag</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Mehr Schüsse</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Der größte Teil des Verlusts kommt von Backgammons.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Der größte Teil des Verlusts hat mit dem Doppler zu tun; ohne Doppler lägen die beiden Züge näher beieinander.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Kein Doppel ist {played} wert, ein Doppel {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Kein Grund, den bgdesk prüfen kann, erklärt den Verlust allein.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Keine Gründe: Der Unterschied liegt innerhalb des Fehlers des Rollouts.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Keine Gründe: Die beiden Züge wurden nicht gleich tief angesehen.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Kein Redoppel ist {played} wert, ein Redoppel {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Nichts zu verlieren</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Gegnerische Steine auf der Bar</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pipcount</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Punkte im Heimfeld</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Punkte draußen, von 7 bis 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Würfe, die nicht hereinkommen</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Würfe, deren Treffer 10 Pips oder mehr kosten</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Würfe, die zweimal treffen</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Treffende Würfe von 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Würfe, die einen herauslassen</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Kürzerer Block</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Take und Pass liegen hier nah beieinander: Wenn du nicht sicher bist, was richtig ist, dopple.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Das Doppel ist {played} wert, kein Doppel {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Der Fehler ist zu klein, um mit Zuversicht einen Grund zu nennen.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Der Gegner braucht einen Punkt, also kostet dich der Doppler nichts.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Der Gegner braucht einen Punkt, also kostet der Doppler {name} nichts.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Der Pass ist {played} wert, ein Take {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Das Redoppel ist {played} wert, kein Redoppel {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Der Rest, meist der Doppler, kostet {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Der Rest, meist der Doppler, bringt {share} zurück.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Der Take ist {played} wert, ein Pass {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Es ist noch Zeit</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Es ist noch Zeit: Nach dem nächsten Wurf beider Spieler wäre ein Doppel nur in {share} der Fälle kein Take mehr.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Es ist noch Zeit: Was immer beide als Nächstes würfeln, ein Doppel ist auch danach noch ein Take.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Dort ist kein Doppel {value} wert und ein angenommenes Doppel {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Diese treffen nur nach dem Zug von {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Diese treffen nur nach deinem Zug:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Diese treffen nur nach {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Diese nur nach dem Zug von {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Diese nur nach deinem Zug:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Diese nur nach {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Zu wenige Siege</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Zu gut</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Zu gut zum Doppeln: Weiterspielen ist {value} wert, ein Pass {refusal}; {gammons} der Spiele gewinnen ein Gammon.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Zu sicher</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} von {all} Wurfpaaren, auf den ersten Blick.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Mehr Fakten</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one</extracomment>
        <translation>gespielt</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Stellung</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Ein regelwidriger Zug kann das Spiel nicht beenden.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Annehmen oder weiterspielen?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-Deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-Deucey (amerikanisch)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-Deucey (europäisch)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-Deucey (Marine)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Alle deine Steine müssen hereinkommen, bevor einer weiterzieht.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Alle deine Würfel sind gespielt.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Erst muss ein Angebot beantwortet werden.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>Beaver werden in diesem Match nicht gespielt.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Britisch mit fünf</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Steine ziehen nur vorwärts: von höheren Punkten auf niedrigere.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Klick auf einen Stein, um die {die} zu ziehen</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Klick auf einen Stein, um die {left} zu ziehen · Rechtsklick für die {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Klick auf die Würfel, um den Zug zu beenden</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Klick auf die Würfel, um zu würfeln</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Klick auf die Würfel, um noch einmal zu würfeln</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Klick auf die Würfel zum Würfeln · auf den Doppler zum Doppeln</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Es sind Würfel übrig, die sich ziehen lassen.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Holländisches Backgammon</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Erzwungen: {play} wurde für dich gezogen.</translation>
    </message>
    <message>
        <source>Forced: {who} played {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Erzwungen: {who} hat {play} gezogen.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Holland-Regel: Niemand doppelt, bevor beide zwei Würfe gespielt haben.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 Stein)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 Steine)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>In diesem Spiel trägt nur die genaue Zahl einen Stein ab.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line. You could not play these numbers, and the player {name} plays them</extracomment>
        <translation>Von dir übrig, jetzt für {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Von {name} übrig, jetzt für dich</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Von {name} übrig, jetzt für {other}</translation>
    </message>
    <message>
        <source>Longgammon</source>
        <translation>Longgammon</translation>
    </message>
    <message>
        <source>Moultezim</source>
        <translation>Moultezim</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Name a double first: click a die or press 1 to 6.</source>
        <translation>Nenne erst einen Pasch: Klick auf einen Würfel oder drück 1 bis 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Nenne einen Pasch: Wird er ganz gezogen, würfelst du noch einmal · Klick auf einen Würfel oder drück 1 bis 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Nenne einen Pasch; ihm folgt der auf der Rückseite der Würfel: Wird alles gezogen, würfelst du noch einmal · Klick auf einen Würfel oder drück 1 bis 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Als Nächstes nennst du einen Pasch · Klick auf die Würfel, um weiterzumachen</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Als Nächstes würfelst du noch einmal · Klick auf die Würfel, um weiterzumachen</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Als Nächstes {numbers} · Klick auf die Würfel, um weiterzumachen</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Kein Stein darf die Mitte des Bretts passieren, bevor alle hereingekommen sind.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Kein Doppler in diesem Spiel: Es ist das Crawford-Spiel.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Kein Zug möglich · Klick auf die Würfel, um weiterzumachen</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Kein Zug möglich: Weiter mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>In diesem Zug dürfen keine weiteren Steine den Start verlassen.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Niemand trägt ab, solange ein eigener Stein gefangen ist.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Vor dem ersten Zug darf niemand doppeln.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Keiner deiner Steine erreicht mit diesen Würfeln die Bar.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Keiner deiner Steine erreicht mit diesen Würfeln die Reserve.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Keiner deiner Steine erreicht mit diesen Würfeln die Ablage.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Keiner deiner Steine erreicht mit diesen Würfeln den {point}-Punkt.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Nur einer der Würfel lässt sich ziehen, und dann muss es die {die} sein.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Spiel diese Würfel oder wirf beide noch einmal · Klick auf einen Stein oder „Noch einmal würfeln“</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Leertaste für das nächste Spiel</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Leertaste für das nächste Spiel: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Erst würfeln, dann ziehen.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Russisches Backgammon</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Vor sechs Punkten in Folge muss ein gegnerischer Stein stehen.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Annehmen oder ablehnen? · Klick auf den Doppler zum Annehmen</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Annehmen, ablehnen oder Beaver? · Klick auf den Doppler zum Annehmen</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Annehmen, ablehnen oder Otter? · Klick auf den Doppler zum Annehmen</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Annehmen, ablehnen oder Raccoon? · Klick auf den Doppler zum Annehmen</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Annehmen, ablehnen oder redoppeln? · Klick auf den Doppler zum Annehmen</translation>
    </message>
    <message>
        <source>Tapa</source>
        <translation>Tapa</translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation>Tavla</translation>
    </message>
    <message>
        <source>That checker is pinned: an opposing one lies on it.</source>
        <translation>Dieser Stein ist gefangen: Ein gegnerischer liegt auf ihm.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Das ist die Ablage deines Gegners.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Dieser Zug ist nicht regelgerecht: Erheb jetzt Einspruch, oder würfle, dann gilt er</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Dieser Zug braucht eine {die}, und du hast keine zu ziehen.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Diese Stellung ist nicht möglich.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Der Stein, der auf deinem {point}-Punkt geschlagen hat, muss in diesem Zug dort bleiben.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Die Steine auf dem {point}-Punkt gehören deinem Gegner.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Der Doppler lässt sich jetzt nicht höher drehen: Nimm an oder lehne ab.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Der Doppler steht schon hoch genug: Mit diesem Spiel gewinnst du das Match.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Den Doppler darf nur dein Gegner drehen.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Die Engine ist ausgefallen; ein einfacher Spieler übernimmt, und das Match geht weiter.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Die Engine hat immer wieder aufgehört und wird vorerst nicht mehr gestartet; das Match bleibt erhalten.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Die Engine hat aufgehört und wurde neu gestartet; sie macht weiter, wo sie war.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>So hoch kann das Spiel nicht verloren werden.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Match ist vorbei.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Die Aufstellung gilt: Zwei Züge dieses Spiels sind gespielt.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Die Einstellungen ließen sich nicht lesen ({detail}); es gelten die Standardwerte, die Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Die Einstellungen ließen sich nicht speichern ({detail}); sie gelten, bis bgdesk geschlossen wird.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Die Einstellungen stammen von einem neueren bgdesk; Änderungen hier werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Der gespeicherte Wert von „{detail}“ ist nicht erlaubt; es gilt der Standardwert.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Die starke Engine kommt mit dieser Stellung nicht zurecht; hier entscheidet ein einfacher Spieler.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Die starke Engine kennt dieses Spiel nicht; ein einfacher Spieler übernimmt.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>Die {die} lässt sich noch ziehen.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>Die {die} muss gezogen werden: Beide Würfel sind zu spielen, wenn es geht.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>Der {point}-Punkt ist gesperrt: Dein Gegner hält ihn.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>Der {point}-Punkt ist voll: In diesem Spiel fasst er höchstens fünf Steine.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Auf dem {point}-Punkt steht ein Stein: Die {die} kann keinen niedrigeren abtragen.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>In einem Match auf 1 Punkt gibt es keinen Doppler.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Diese Zahlen sind gezogen. Als Nächstes nennst du einen Pasch: Klick auf die Würfel, um weiterzumachen.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Diese Zahlen sind gezogen. Als Nächstes würfelst du noch einmal: Klick auf die Würfel, um weiterzumachen.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Diese Zahlen sind gezogen. Als Nächstes {numbers}: Klick auf die Würfel, um weiterzumachen.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Dieses Spiel wird ohne Doppler gespielt.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Dieser Gegner kann nicht spielen: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Diese Steine gehören deinem Gegner.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Du hast keinen Stein in Reserve.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Du hast keinen Stein auf der Bar.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Du hast keinen Stein auf der Ablage.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Du hast keinen Stein auf dem {point}-Punkt.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Du hast dort keinen Stein zum Ziehen.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Du hast schon gewürfelt: Gedoppelt wird vor dem Wurf.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Abtragen darfst du, wenn alle deine Steine zu Hause sind; einer ist noch in Reserve.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Abtragen darfst du, wenn alle deine Steine zu Hause sind; einer ist noch auf der Bar.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Abtragen darfst du, wenn alle deine Steine zu Hause sind; einer ist noch auf dem {point}-Punkt.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Abtragen darfst du, wenn alle deine Steine hereingekommen und zu Hause sind.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Schlagen darfst du, wenn einer deiner Steine dein Heimfeld erreicht hat.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Du darfst nicht alle sechs Punkte dieses Startfelds halten.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Du ziehst die übrig gebliebenen Zahlen</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Dein Stein auf der Bar muss zuerst hereinkommen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Deine Würfel reichen nicht bis zur Bar, weder einzeln noch zusammen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Deine Würfel reichen nicht bis zur Reserve, weder einzeln noch zusammen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Deine Würfel reichen nicht bis zur Ablage, weder einzeln noch zusammen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Deine Würfel reichen nicht bis zum {point}-Punkt, weder einzeln noch zusammen.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Dein erster Stein muss am Start deines Gegners vorbei sein, bevor ein weiterer losgeht.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Dein Gegner hat schon mehr als das abgelehnt.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Deine sechs Punkte sperren alle gegnerischen Steine ein: Du musst sie öffnen.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk hat dieses Brett selbst aufgestellt; falsch sein kann nur dein eigenes, wie bei eingetippten Würfeln.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} zieht die übrig gebliebenen Zahlen</translation>
    </message>
    <message>
        <source>{numbers} is left, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Übrig ist {numbers}, jetzt ziehst du.</translation>
    </message>
    <message>
        <source>{numbers} is left, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Übrig ist {numbers}, jetzt zieht {name}.</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Was analysiert ist, bleibt erhalten, und der Rest kann später folgen</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Alles Übrige ist in {folder}, aber diese ließen sich nicht schreiben: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>In diesen Ordner sichern</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Sicherung des Tages</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Vor dem Wiederherstellen einer Sicherung</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Vor einer Aktualisierung von bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Jede Seite und jedes Match wird geprüft…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Schließen und &amp;neu starten</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Alles wird kopiert und verglichen, bevor es dort benutzt wird; was hier ist, bleibt, bis du es in den Papierkorb legst. bgdesk schließt dafür und startet neu.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Alles ist in {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Alles in diesen Ordner exportieren</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Alles wird exportiert…</translation>
    </message>
    <message>
        <source>Have the library as it is in {file}?</source>
        <translation>Die Bibliothek auf den Stand von {file} bringen?</translation>
    </message>
    <message>
        <source>Have the library as it was on {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Die Bibliothek auf den Stand vom {when} bringen?</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Deine Daten von jetzt an in {folder} aufbewahren?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotheken (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Sicherung wird gemacht…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Deine Daten in diesen Ordner verschieben</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Hier gibt es kein Programm, das Ordner zeigt.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Hier gespielt: {played}. Geöffnet: {opened}. Im Papierkorb: {binned}. Stellungen: {positions}. Analysen: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>In den &amp;Papierkorb legen</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Die Daten von vor dem Verschieben in den Papierkorb legen?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Die alten Daten kommen in den Papierkorb…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Aus dieser Datei wiederherstellen</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Angehalten. Was bisher geschrieben wurde, bleibt.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Die Sicherung ist {file}; sie wurde geprüft.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Die Bibliothek wurde noch nicht geprüft.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Die alten Daten sind im Papierkorb.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Die jetzige Bibliothek bleibt erhalten und steht dann in der Liste der Sicherungen, damit du sie zurückholen kannst. bgdesk schließt dafür und startet neu.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Bei der letzten Prüfung, {when}, war nicht alles in Ordnung.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Bei der letzten Prüfung, {when}, war die Bibliothek in Ordnung.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Deine Daten von vor dem Verschieben sind noch in {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} synchronisiert den Ordner deiner Daten. „Match“, „Deine Daten“ sagt, worauf zu achten ist.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>In einen Ordner &amp;sichern…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>Jetzt &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>Alles &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>In anderen Ordner &amp;verschieben…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>Diese Sicherung &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Jedes Match als .json mit allem, was darüber bekannt ist, und als .mat für andere Programme.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Alles als Dateien</translation>
    </message>
    <message>
        <source>How it is</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Alte Daten in den Papier&amp;korb legen…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Aus einer &amp;Datei wiederherstellen…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>Im Ordner &amp;zeigen</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Noch gibt es keine Sicherung. bgdesk macht bald nach dem ersten Start jedes Tages eine.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Deine Daten</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Diff.</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}: {white_name} {white}, {black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} minus {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Gefundene Entscheidungen</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>from</source>
        <extracomment>Names for a screen reader, as in: Pips of the player, from</extracomment>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
</TS>
