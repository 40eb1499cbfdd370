<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Match beëindigen</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Sessie beëindigen</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>De match beëindigen</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>De sessie beëindigen</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>De sessie hier beëindigen? De stand blijft zoals die is.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>De sessie hier beëindigen? Je verliest de huidige partij voor de volle waarde.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>De sessie hier beëindigen? {winner} heeft deze partij dan gewonnen.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Deze match hier beëindigen? {winner} heeft die dan gewonnen.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Deze match beëindigen?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Ga ermee verder wanneer je wilt; het toernooi wacht erop.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Laten wachten</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Er wordt geen resultaat vastgelegd en terughalen kan niet.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Er wordt geen resultaat vastgelegd. Alles blijft in de prullenbak, vanwaar je het kunt terugzetten.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Vanaf het begin overspelen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Match opgeven</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>De match opgeven</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Deze match opgeven? Je tegenstander wint.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>De stand blijft zoals die is.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Wat moet er met deze toernooimatch gebeuren?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Wat gespeeld is gaat naar de prullenbak; er komen andere dobbelstenen.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Je verliest de huidige partij voor de volle waarde.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Je tegenstander wint de match, en die telt.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>{winner} heeft dan gewonnen.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Over bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Gebouwd met</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Backgammon spelen, nabespreken en oefenen. MIT-licentie.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Deze vertaling is door een machine gemaakt, volgens een woordenlijst van het spel, en door een machine nagelezen. Nog geen speler heeft haar gecontroleerd. Help, Talen vertelt hoe je een tekst verbetert.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>vindt je mappen</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>rapportpagina’s</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>de sterke tegenstanders</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>het lettertype</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>gebruikt door Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>venster en grafische weergave</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>schrijft de instellingen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>O&amp;ver bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Analyseren…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Terug naar de partij</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>Terug naar &amp;de match</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Terug naar de nabespreking</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>B&amp;eaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Betere zet</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Commentaar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Dieper</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Dobbelstenen</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>Ve&amp;rdubbelen</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>&amp;Fouten</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Eerlijke dobbelstenen</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>S&amp;neller</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Cijfers door de tijd</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>Beslissingen &amp;zoeken…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>Vergeli&amp;jkbare posities zoeken…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Eer&amp;ste positie</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>Deze beslissing &amp;markeren</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Systeem volgen</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>Gaan &amp;naar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>&amp;Hulp van de tutor</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>Thuis&amp;borden links</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Hoe je speelt</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>&amp;Importverslag</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>T&amp;oetsenbord</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Leren van deze match…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Naar een n&amp;ieuwere versie zoeken…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Zetten</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Nieu&amp;we match…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>Volgende &amp;beslissing</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Volgende vla&amp;g</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Volgende positie</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Volgende vraag</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Eén zet terug</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Eén stap</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Op&amp;enen…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Andere &amp;kleur onderaan</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>Pa&amp;ssen</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>&amp;Match of positie plakken</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>&amp;Positie erna</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Oefenen…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>&amp;Vorige beslissing</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Vo&amp;rige positie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>&amp;Quiz over deze match</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>Zettenreeks ve&amp;rwijderen</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>Ma&amp;tch opgeven…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Resultaten tegen tegenstanders…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>Res&amp;ultaat…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Nabespreking</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>Goo&amp;ien</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout maken</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regels van dit spel</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Z&amp;ijpaneel</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Overslaan</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>Anal&amp;yse stoppen</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>Rollout &amp;stoppen</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>&amp;Aannemen</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Ter&amp;ugnemen…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>Th&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Trainers…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>&amp;Iets anders proberen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan ma&amp;ken</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>&amp;Antwoord ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>Dobbelstenen &amp;controleren…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Wat je in de match deed</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Slechtere zet</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>Er&amp;gste fout die nog over is</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Een kaart voor elk van je fouten in deze match die er een waard is</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Een klik speelt dan de andere dobbelsteen eerst</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Een donker venster</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Een licht venster</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Elke keer een stap verder: waaraan te denken, welke schijven, het antwoord</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>Op&amp;gave aannemen</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Alle sneltoetsen in één lijst</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Elke beslissing van deze match analyseren</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Vragen of er een nieuwere versie van bgdesk is, nu of eens per dag</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Terug naar de doorgespeelde &amp;partij</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Ter&amp;ug naar de nabespreking</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>&amp;Terug, ook gedwongen zetten</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Over de beslissing op het bord opnieuw ondervraagd worden tot je die kent</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>Ch&amp;at</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Instellen hoe bgdesk speelt en eruitziet</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Elke worp van deze match controleren</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Schijven, cube, dobbelstenen en stand, zoals andere programma’s ze lezen</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Een tegenstander, een lengte en de regels kiezen</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>Dobbelstenen &amp;kiezen…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>bgdesk sluiten; de match blijft bewaard zoals hij is</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>&amp;Coan ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>Computer s&amp;peelt</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Co&amp;mputer tegen computer</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Computer tegen computer, gepauzeerd: één worp, zet of cubebeslissing</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Computer tegen computer: pauzeren of doorspelen</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Computer tegen computer: sneller spelen</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Computer tegen computer: langzamer spelen</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Je zet bevestigen en de beurt beëindigen</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Een match voortzetten, of er een bekijken die je gespeeld of geopend hebt</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Po&amp;sitie kopiëren</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Kopiëren als &amp;GNU Backgammon-ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Kopiëren als &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Kopiëren als eigen tekst van &amp;bgdesk</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>&amp;Kopiëren voor een forum…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Positie kopiëren a&amp;ls</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>De beslissing op het bord of alle fouten kopiëren, om ze elders te laten zien</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>De positie kopiëren: in backgammon als XGID, in andere spellen als eigen tekst van bgdesk</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>&amp;Opstelling corrigeren…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Als &amp;makkelijk tellen</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Als moeil&amp;ijk tellen</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Als ge&amp;kend tellen</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Als &amp;gemist tellen</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Nog eens beslissen waar fouten gemaakt zijn, zonder het antwoord te zien</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>K&amp;laar</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>&amp;Evenement en spelers…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>S&amp;essie beëindigen…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>De lopende rollout beëindigen en bewaren wat er is</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>In&amp;voeren zoals gespeeld…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vo&amp;lledig scherm</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>De beslissing op het bord markeren om die terug te vinden, of de vlag weghalen</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>Voor elk spel: de naam, de schijven en wie aan de beurt is</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Overal vandaan; met de pijltoetsen loop je over het bord</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Spelplannen, openingen, verdubbelen, races en de woorden van het spel</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>De partij opgeven voor de oude inzet</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Terug in de zettenreeks, en vanaf de eerste zet naar de match</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Eén beslissing terug, ook waar er geen keuze was</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Terug naar de laatste beslissing waar er een keuze was</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Terug naar de laatste fout, van wie dan ook</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Terug naar je laatste fout, of naar die van een van beide spelers waar je niet bekend bent</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Verder in de zettenreeks, tot het einde</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Eén beslissing verder, ook waar er geen keuze is</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Verder naar de volgende beslissing waar er een keuze is</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Verder met de partij die je vanuit deze match doorgespeeld hebt</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Naar het &amp;bord</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Naar de fout die het meest kostte van wat je nog niet gezien hebt</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Naar de eerste beslissing van de volgende partij</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Naar de eerste beslissing van deze partij, of van de vorige</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Naar het vol&amp;gende deel</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Naar de volgende beslissing die je gemarkeerd hebt</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Naar de volgende fout, van wie dan ook</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Naar de pagina waarmee bgdesk begint, of terug naar het bord</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Naar het vo&amp;rige deel</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Naar je volgende fout, of naar die van een van beide spelers waar je niet bekend bent</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Hi&amp;nts</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>De zettenreeksen terughalen die het laatst verwijderd zijn</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Hoe de dobbelstenen gemaakt worden en hoe je ze controleert</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Hoe de match afliep, met PR, geluk en beslissingen om te bekijken</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Hoe je het deed tegen elke computerspeler, en hoe goed je speelt</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Deze zettenreeks en wat ervan aftakt niet langer bewaren; Ctrl+Z haalt haar terug</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Leren: beginnen, of verder naar de volgende beslissing</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Leren: deze opgeven en zien wat het beste is</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Leren: zonder antwoord verder naar de volgende beslissing</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Verlaten wat je geprobeerd hebt (het blijft bewaard) en de match weer bekijken</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>De computer deze beslissing laten nemen</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Zettenreeks er&amp;onder</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Licht of donker, zoals het bureaublad</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Zettenreeks er&amp;boven</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Deze zettenreeks boven de vorige zetten, of die hiervan laten aftakken</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Het bord vanaf de andere kant bekijken</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>De beslissing op het bord dieper bekijken</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>De match weer bekijken van waaruit je doorspeelt, waar je gebleven was</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Fouten en posities zoeken in al je matches</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>De match nu verliezen, of de geldsessie beëindigen</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Een &amp;kaart maken</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Kaarten van je &amp;fouten maken</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>&amp;Markeringen</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Matc&amp;hes…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Het bord van links naar rechts spiegelen</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Muis, toetsenbord, getypte zetten</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Zet uit de &amp;lijst</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Zette&amp;nreeks omhoog</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>V&amp;olgende partij</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Volgende f&amp;out</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Volgende fout van beide &amp;spelers</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>&amp;Bezwaar maken tegen de zet…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Aanbieden deze partij te verliezen; je tegenstander mag weigeren</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Aanbieden om de dubbele inzet door te spelen</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>Op &amp;het bord</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Verder, ook &amp;gedwongen zetten</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Eén &amp;zet verder</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Een match of positie openen die door een ander programma bewaard is</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>De match of positie op het klembord openen</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Vanaf &amp;hier doorspelen…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>Vo&amp;rige partij</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>Pau&amp;zeren</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Pipcounts, schoten, takepunten en meer, elke keer nieuw gemaakt. Nogmaals: terug</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Een toernooi spelen tegen computers en vrienden, of ermee verdergaan. Nogmaals: terug</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Voor meer doorspelen</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Vanaf hier doorspelen op het bord, naast de match; Esc brengt je terug</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Tegen iemand aan een andere computer spelen. Nogmaals: terug</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>De beslissing op het bord vele malen laten doorspelen; nogmaals: pauzeren of verder</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Het oude Chinese flessenspel spelen, in een eigen venster</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Positie-ID en match-ID, zoals GNU Backgammon ze leest</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>&amp;Oefenen</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Oefenen: het laatste antwoord vergeten en die kaart nog eens vragen</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Oefenen: zien wat je in de match koos; de kaart telt dan als moeilijk</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Oefenen: de kaart komt iets eerder</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Oefenen: de kaart komt snel terug</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Oefenen: de kaart komt veel later</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Oefenen: de kaart komt wanneer je die bijna vergeten bent</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Oefenen: deze kaart wordt niet meer gevraagd; ze staat op de kaartenpagina</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Vor&amp;ige fout</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Vorige fout van beide s&amp;pelers</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Een verkeerde beginpositie rechtzetten, tot de tweede zet van een partij</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Een positie naar keuze op het bord zetten; uit een match die je bekijkt, de getoonde. Nogmaals: terug</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Op het bord zetten wat in plaats van deze zet geprobeerd is</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Kaart &amp;opzijleggen</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>O&amp;pgave weigeren</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>Partij op&amp;geven…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>Verwijderde zettenreeks &amp;terugzetten</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Recente &amp;bestanden</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Scheidsrechtermodus: invoeren wat gespeeld is, geldig of niet</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Scheidsrechtermodus: een ongeldige zet opnieuw laten spelen</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>&amp;Rapport…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Een &amp;probleem melden…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>&amp;Worpenteller</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>De dobbelstenen gooien</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rollout van de&amp;ze beslissing</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>I&amp;nstellingen…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>&amp;Antwoord tonen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>&amp;Langzamer</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>Dobbelstenen &amp;wisselen</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>&amp;Kopie opslaan als…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Een pagina of pdf opslaan met elke beslissing van de match</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>De match opslaan in een bestand dat andere programma’s kunnen lezen</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Opslaan wat helpt de oorzaak te vinden; er wordt niets verstuurd</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Opgeven wat er gegooid is, in plaats van te gooien</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Sta&amp;nd en pips</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Stand&amp;lens…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>&amp;Positie opstellen</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>PR, geluk en fouten van beide spelers tonen, naar soort en naar fase</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Stand, pips en cube tonen en voorlezen</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Hints en winstkansen tonen</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Tonen hoe vaak elk getal gegooid is</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Het paneel naast het bord tonen of verbergen</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>De eerste zet van de lijst op het bord tonen; 2 tot 9 tonen de andere</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>De foutenlijst tonen, om te sorteren en uit te kiezen</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>De lijst van zetten tonen</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>De eerstvolgende betere zet van de lijst op het bord tonen</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>De eerstvolgende slechtere zet van de lijst op het bord tonen</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>De positie na de gekozen zet tonen, en anders na de gespeelde en de beste</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>De huidige positie tonen</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>De positie één zet eerder tonen</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>De positie één zet later tonen</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Het begin van de match tonen</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Tonen wat beide spelers gooiden, speelden en verspilden</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Tonen wat de engine zou doen; de match telt dan als oefening</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Een partij beginnen vanaf de getoonde positie</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Een nieuwe match beginnen met dezelfde spelers en regels</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>Sta&amp;rtpagina</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Stoppen met leren; wat je geantwoord hebt blijft bewaard</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Strate&amp;gie en woordenlijst</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Samenva&amp;tting</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Een zet t&amp;ypen…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>Ta&amp;fels op het netwerk…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Elke schijf terugnemen die deze beurt gezet is</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>De laatst gezette schijf terugnemen</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Je laatste beslissing terugnemen; de match telt dan als oefening</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>De verdubbeling aannemen en de cube bezitten</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Aannemen en de cube meteen nog eens draaien</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Met de speler aan de andere computer praten</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>De&amp;ze kaart</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Het bord, de knoppen, het zijpaneel, een melding</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>De vorige zettenreeks die van dezelfde positie aftakt, anders de match</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>De volgende zettenreeks die van dezelfde positie aftakt</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Het eerstvolgende: gooien, de beurt beëindigen, de volgende partij beginnen</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>De regels van deze match</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Naar een andere zettenreeks van&amp;af hier</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>Toernoo&amp;ien…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>Iets anders &amp;proberen</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>De zet typen, zoals 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Alles &amp;ongedaan maken</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Het hele scherm gebruiken</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Versie, engine en licenties</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Wat er in deze versie van bgdesk en in eerdere veranderd is</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Wat is er nie&amp;uw</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Wat geanalyseerd is blijft bewaard; je kunt later doorgaan</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Wat op het bord bij elke stand het beste is</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Wat er in zulke posities gespeeld is, en wat het kostte</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Wat er in het geopende bestand gelezen of hersteld is, of vreemd was</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Waar en wanneer de match gespeeld is, en de namen van de spelers</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Waar je matches opgeslagen zijn; ze nakijken, back-uppen, herstellen, verplaatsen of exporteren</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>De partij winnen voor de aangeboden punten</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Iets schrijven over de beslissing op het bord</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>&amp;Je gegevens…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Je PR, waar je het meest verliest, en wat de dobbelstenen deden. Nogmaals: terug</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Je kaarten: wat vandaag aan de beurt is, kaartenstapels en de komende dagen</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>De match is geanalyseerd; {key} toont het resultaat met de beslissingen om te bekijken.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Je laatste match is geanalyseerd; je vindt hem onder ‘Matches…’.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Zoals de vorige keer</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analyseren</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Diepte</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>Wiens &amp;beslissingen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Beide spelers</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>De beslissing op het bord</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>De hele match</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Deze partij</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>&amp;Wat analyseren</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk en de analyse is gestopt. Wat tot nu toe geanalyseerd is blijft bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Aannemen of doorspelen.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Noem een dubbel.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Zetten.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Gooien of verdubbelen.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Gooien.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Aannemen of passen.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Aannemen, passen, of meteen nog eens verdubbelen.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} moet aannemen of doorspelen.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} moet een dubbel noemen.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} moet zetten.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} moet gooien of verdubbelen.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} moet gooien.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} moet aannemen of passen.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} moet aannemen, passen, of meteen nog eens verdubbelen.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk. Details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Zoals gespeeld…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Terug naar de match</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Terug naar de nabespreking</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver aangeboden</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Computer speelt</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Zet bevestigen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-partij</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Dobbelstenen…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Verdubbeling aangeboden</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Verdubbelen naar {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Sneller</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Hint</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>In een zettenreeks, naast de match</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>In dit spel mag een speler pas slaan als er een eigen schijf thuis is.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Leren van deze match</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Geldsessie</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Noem een dubbel</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nieuwe match…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Volgende partij</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Bezwaar…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter aangeboden</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Eerst pauzeren</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Doorspelen…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Speelt</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Even wachten</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon aangeboden</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Herverdubbelen</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Herverdubbeling aangeboden</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Herverdubbelen naar {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Opgave aangeboden</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Opgeven…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Resultaat…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Opnieuw gooien</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Langzamer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Tafels…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Denkt na…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Te spelen: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Naar de nabespreking</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Naar het toernooi</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Iets anders proberen</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Aan het proberen, naast de match</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Beurt gaat door</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Je kijkt toe</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>partij {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>mag slaan</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>mag nog niet slaan</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normale snelheid</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>post-Crawford</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>oefenmatch</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>tot {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>heel langzaam</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>Deze positie &amp;opslaan…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Wat eerder opgesteld was</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Posities</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Opgeslagen als {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>De positie {position} kan niet gelezen worden; er is niets aan veranderd.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} is verwijderd.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Beide spelers gaan dezelfde kant op en spelen uit vanaf dezelfde punten 6 tot 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Beide spelers gaan dezelfde kant rond; je tegenstander begint op jouw 12-punt en speelt uit vanaf jouw punten 18 tot 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Dobbelstenen: noem een dubbel</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Dobbelstenen: niet gegooid</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Dobbelstenen: druk om te gooien</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Verdubbelingsdobbelsteen</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Cube op {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>{double} noemen</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Geen cube</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Punt {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>De spelers gaan in tegengestelde richting.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Jouw bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Bar van je tegenstander</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Reserve van je tegenstander</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Bak van je tegenstander</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Jouw reserve</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Jouw bak</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>kan zetten</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>leeg</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>in het midden</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>aan jou aangeboden</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>aan je tegenstander aangeboden</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>boven op 1 zwarte schijf, die vastzit</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>boven op 1 witte schijf, die vastzit</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>niet in het spel in de Crawford-partij</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>druk om te verdubbelen</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>druk om de beurt te beëindigen</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>druk om aan te nemen</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>de vorige worp was {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>daarna een dubbel om te noemen</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>daarna nog een worp</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>daarna {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>met 1 zwarte schijf eronder, die vastzit</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>met 1 witte schijf eronder, die vastzit</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>{value} waard</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>van je tegenstander</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>van jou</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} half gespeeld</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} gespeeld</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 tot 6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>C, Shift+C</source>
        <translation>C, Shift+C</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>From the board to the usual next thing, and on</source>
        <translation>Van het bord naar het gebruikelijke vervolg, en verder</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>In de lijst van kandidaten: die zet doen</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Shift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Een dubbel noemen, in de spellen waarin dat mag</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Daar geen</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>Daar een schijf meer</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Een positie opstellen</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Shift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Shift+spatie, Shift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Daar zoveel schijven</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Zoveel van de andere kleur</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Spatie, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>De andere kleur voor cijfers en klikken</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>De andere speler aan de beurt; de dobbelstenen kiezen</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Hetzelfde voor de andere kant; alleen de schijven wisselen van kant</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Het begin van de partij, een leeg bord</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Naar de bar, naar de bak</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Een zet proberen, of weer opstellen</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>De cube verder draaien, terug</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Ongedaan maken, opnieuw</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Van punt naar punt lopen, naar de bar, bakken, reserve, dobbelstenen en cube</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Wat een klik daar doet</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Wat een rechtsklik daar doet: de andere dobbelsteen spelen</translation>
    </message>
    <message>
        <source>Z, Del</source>
        <translation>Z, Del</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for a screen reader</extracomment>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Als het venster, donker of licht</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Blauw en oranje (veilig bij kleurenblindheid)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Toernooi bordeauxrood</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Klassiek vilt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Esdoorn</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Leisteen</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Notenhout en leer</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Geel en violet (veilig bij kleurenblindheid)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk. De match blijft bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>Nog %n match te gaan.</numerusform>
            <numerusform>Nog %n matches te gaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Dat duurt ongeveer %n minuut.</numerusform>
            <numerusform>Dat duurt ongeveer %n minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} van %n andere match is gespeeld.</numerusform>
            <numerusform>{done} van %n andere matches zijn gespeeld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Toernooischema</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Keuze</translation>
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
        <translation>Hoe vaak de speler een backgammon verliest, in procenten</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Hoe vaak de speler een gammon of een backgammon verliest, in procenten</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Hoe vaak de speler die beslist de partij wint</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Hoe vaak de speler een backgammon wint, in procenten</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Hoe vaak de speler een gammon of een backgammon wint, in procenten</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>V bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>V g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Wat het weggeeft tegenover de beste keuze</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Wat het waard is voor de speler die beslist</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Winst %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Winst</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>minder diep geanalyseerd</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>tussen haakjes: minder diep geanalyseerd, niet te vergelijken</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>je antwoord</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Keuzes in deze positie</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Dieper</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: be content with what is known</extracomment>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>CardCountWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n kaart is opgeslagen als {file}.</numerusform>
            <numerusform>%n kaarten zijn opgeslagen als {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n kaart voor vandaag</numerusform>
            <numerusform>%n kaarten voor vandaag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n kaart heeft nu een ander beste antwoord en is aan de beurt.</numerusform>
            <numerusform>%n kaarten hebben nu een ander beste antwoord en zijn aan de beurt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n kaart van je fouten wacht vandaag op een antwoord.</numerusform>
            <numerusform>%n kaarten van je fouten wachten vandaag op een antwoord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n kaart gemaakt. Je krijgt die op de pagina Oefenen.</numerusform>
            <numerusform>%n kaarten gemaakt. Je krijgt ze op de pagina Oefenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n kaart was er al.</numerusform>
            <numerusform>%n kaarten waren er al.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n beslissing kan zonder de match niet gevraagd worden.</numerusform>
            <numerusform>%n beslissingen kunnen zonder hun match niet gevraagd worden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n nieuwe kaart wacht op de komende dagen.</numerusform>
            <numerusform>%n nieuwe kaarten wachten op de komende dagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n ervan is nog nooit gevraagd.</numerusform>
            <numerusform>%n ervan zijn nog nooit gevraagd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n van je fouten hier is het oefenen waard.</numerusform>
            <numerusform>%n van je fouten hier zijn het oefenen waard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n plaats in het bestand kon niet gelezen worden.</numerusform>
            <numerusform>%n plaatsen in het bestand konden niet gelezen worden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n positie is nu een kaart, in een eigen stapel.</numerusform>
            <numerusform>%n posities zijn nu kaarten, in een eigen stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>De kaart komt over %n dag terug.</numerusform>
            <numerusform>De kaart komt over %n dagen terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>%n kaart maken</numerusform>
            <numerusform>%n kaarten maken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Volgende keer: %n kaart, {day}.</numerusform>
            <numerusform>Volgende keer: %n kaarten, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Van %n positie kon geen kaart gemaakt worden: {places}.</numerusform>
            <numerusform>Van %n posities kon geen kaart gemaakt worden: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Je hebt deze kaart %n keer gemist: ze wordt nu opzijgelegd.</numerusform>
            <numerusform>Je hebt deze kaart %n keer gemist: ze wordt nu opzijgelegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Je kende {right} van %n kaart.</numerusform>
            <numerusform>Je kende {right} van de %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>%n keer gemist</numerusform>
            <numerusform>%n keer gemist</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>In dat bestand staat geen positie waarin iets te beslissen valt.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk en er is geen kaart gemaakt. Details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Een kaart heeft een beslissing nodig die geanalyseerd is.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Kaarten hebben een analyse nodig: Analyseren (F7) maakt er een.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Gevonden op {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Geen van je fouten in deze match is een kaart waard.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Andere spelers</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>De&amp;mpen</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>&amp;Standaardzinnen</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Zeg iets</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Toeschouwers: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Wat de andere speler zegt wordt niet getoond; later lezen kan niet.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Wat er gezegd is</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>For a screen reader, before what the player said: who said it</extracomment>
        <translation>Jij</translation>
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
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>T&amp;egenstander</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>&amp;Nieuwe partij beginnen</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>Niet af&amp;gemaakt</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>Een stuk wordt weggegeven en een tiende van de pot wordt erin betaald.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Kansen om de pot te winnen</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Kies een tegenstander en begin dan een nieuwe partij.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Voortzetten…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Vingerafdruk van de dobbelstenen (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Vriend</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Volgende beurt</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Eén stuk gaat {both} en een ander {low} of {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>Eén stuk gaat {both}, of twee gaan {high} en {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Zetten met deze worp</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Pot {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Vorige beurt</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Terug naar je laatste beurt; de dobbelstenen blijven dezelfde</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>Inzet van e&amp;lk</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Geheim van de dobbelstenen</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Tonen wat elke zet waard is</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Inzet van elke speler</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Beurt {number} van {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Beurt {number}: {white} – {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Twee stukken gaan elk {far}, of één gaat {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Onafgemaakte partijen</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Je ({colour}) gooide {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Je speelde {dice}: een stuk op {space} werd weggegeven.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Je speelde {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Je gooide {dice}: er kon niets zetten, en de beurt ging verloren.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Je won de pot van {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>een stuk op {space} weggeven</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>er kan niets zetten: de beurt gaat verloren</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>beurt {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) gooide {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} speelde {dice}: een stuk op {space} werd weggegeven.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} speelde {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} gooide {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} gooide {dice}: er kon niets zetten, en de beurt ging verloren.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} won de pot van {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} uit</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → uit</translation>
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
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Een ander programma heeft deze partij voortgezet; hier staat ze zoals ze nu is.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Het bestand kan niet geschreven worden ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} bevat geen leesbare partij Coan ki ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Terug naar de partij</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>De regels van Coan ki lezen ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>De gekozen partij is er niet meer: een ander programma heeft ze beëindigd of verwijderd.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>De partij die je speelt blijft bewaard</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Dit kon niet opgeslagen worden en is niet gespeeld.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Commentaar in het bestand</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Commentaar… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Je commentaar bij deze beslissing</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Commentaar</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n plaats</numerusform>
            <numerusform>%n plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>In alle pagina’s zoeken</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Niets gevonden. Probeer minder of kortere woorden.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Gevonden plaatsen</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>Wanneer</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Tekening (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>Af&amp;beelding</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>Afbeelding &amp;opslaan…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>Te&amp;kst met het bord</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Tekening van de positie gekopieerd.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG-afbeelding (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Afbeelding van de positie gekopieerd.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Positie gekopieerd: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG-tekening (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Afbeelding van de positie opslaan</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Tekst met bord en &amp;analyse</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>Eigen tekst van bgdesk</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} kon niet geschreven worden; er staat geen afbeelding in.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Positie gekopieerd als GNU Backgammon-ID.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Positie gekopieerd als XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Positie gekopieerd als eigen tekst van bgdesk: de schijven en wie aan de beurt is.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Beiden akkoord</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>De opstelling corrigeren</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Zijn beide spelers het erover eens dat de schijven zo horen te liggen?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Er is nog niets veranderd.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Leg de schijven zoals ze nu horen te liggen: sleep ze of klik op een punt. Beurt, dobbelstenen en cube blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>De partij gaat van daaruit verder.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Zo klopt het…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analyse</numerusform>
            <numerusform>%n analyses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n analyse van deze match is met een andere versie van bgdesk gemaakt en kan hier niet gelezen worden. Ze blijft bewaard.</numerusform>
            <numerusform>%n analyses van deze match zijn met een andere versie van bgdesk gemaakt en kunnen hier niet gelezen worden. Ze blijven bewaard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n schijf</numerusform>
            <numerusform>%n schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n beslissing geanalyseerd.</numerusform>
            <numerusform>%n beslissingen geanalyseerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n beslissing kon niet geanalyseerd worden.</numerusform>
            <numerusform>%n beslissingen konden niet geanalyseerd worden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partij</numerusform>
            <numerusform>%n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n oordeel gaat ermee verloren.</numerusform>
            <numerusform>%n oordelen gaan ermee verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n op vak {own}</numerusform>
            <numerusform>%n op vak {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n punt gewonnen in totaal</numerusform>
            <numerusform>%n punten gewonnen in totaal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n opmerking</numerusform>
            <numerusform>%n opmerkingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n worp, waarvan {doubles} dubbel (verwacht {expected}).</numerusform>
            <numerusform>%n worpen, waarvan {doubles} dubbel (verwacht {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>tot nu toe %n seconde</numerusform>
            <numerusform>tot nu toe %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>match tot %n punt</numerusform>
            <numerusform>match tot %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analyse voltooid: %n beslissing, waarvan {unforced} niet gedwongen.</numerusform>
            <numerusform>Analyse voltooid: %n beslissingen, waarvan {unforced} niet gedwongen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Anderen kunnen de match volgen, %n beurt later.</numerusform>
            <numerusform>Anderen kunnen de match volgen, %n beurten later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating: 500 keer de gemiddelde fout van de beslissingen die tellen; lager is beter. Over minder dan %n beslissing zegt het weinig.</numerusform>
            <numerusform>Performance rating: 500 keer de gemiddelde fout van de beslissingen die tellen; lager is beter. Over minder dan %n beslissingen zegt het weinig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>De match gaat na deze positie verder (nog %n zet). Wat moet er met de rest gebeuren?</numerusform>
            <numerusform>De match gaat na deze positie verder (nog %n zetten). Wat moet er met de rest gebeuren?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>nog ongeveer %n uur</numerusform>
            <numerusform>nog ongeveer %n uur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>nog ongeveer %n minuut</numerusform>
            <numerusform>nog ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>nog ongeveer %n seconde</numerusform>
            <numerusform>nog ongeveer %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automatische verdubbelingen, hoogstens %n per partij</numerusform>
            <numerusform>automatische verdubbelingen, hoogstens %n per partij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>match tot %n punt</numerusform>
            <numerusform>match tot %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>geldsessie van %n partij</numerusform>
            <numerusform>geldsessie van %n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>{judged} van %n partij wordt geanalyseerd: voor {others} is er geen analyse.</numerusform>
            <numerusform>{judged} van %n partijen worden geanalyseerd: voor {others} is er geen analyse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} van %n punt</numerusform>
            <numerusform>{own} van %n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>De %n worp van een eerdere match ({id}), daarna eerlijke dobbelstenen.</numerusform>
            <numerusform>De %n worpen van een eerdere match ({id}), daarna eerlijke dobbelstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>De %n worp van een eerdere match ({id}), daarna echte dobbelstenen, ingetypt.</numerusform>
            <numerusform>De %n worpen van een eerdere match ({id}), daarna echte dobbelstenen, ingetypt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>De %n worp van een eerdere match ({id}), daarna herhaalbare dobbelstenen uit het getal {seed}.</numerusform>
            <numerusform>De %n worpen van een eerdere match ({id}), daarna herhaalbare dobbelstenen uit het getal {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR van {name} · %n beslissing geteld</numerusform>
            <numerusform>PR van {name} · %n beslissingen geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>je PR · %n beslissing geteld</numerusform>
            <numerusform>je PR · %n beslissingen geteld</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n beslissing geteld</numerusform>
            <numerusform>%n beslissingen geteld</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n punt.</numerusform>
            <numerusform>%n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Backgammon opgeven: %n punt verliezen</numerusform>
            <numerusform>Backgammon opgeven: %n punten verliezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Dubbele partij opgeven: %n punt verliezen</numerusform>
            <numerusform>Dubbele partij opgeven: %n punten verliezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Gammon opgeven: %n punt verliezen</numerusform>
            <numerusform>Gammon opgeven: %n punten verliezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Viervoudige partij opgeven: %n punt verliezen</numerusform>
            <numerusform>Viervoudige partij opgeven: %n punten verliezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>De partij met %n schijf opgeven</numerusform>
            <numerusform>De partij met %n schijven opgeven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Opgeven: %n punt verliezen</numerusform>
            <numerusform>Opgeven: %n punten verliezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Je bood aan de partij met %n schijf op te geven.</numerusform>
            <numerusform>Je bood aan de partij met %n schijven op te geven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Je won een backgammon: %n punt.</numerusform>
            <numerusform>Je won een backgammon: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Je won een dubbele partij: %n punt.</numerusform>
            <numerusform>Je won een dubbele partij: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Je won een gammon: %n punt.</numerusform>
            <numerusform>Je won een gammon: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Je won een viervoudige partij: %n punt.</numerusform>
            <numerusform>Je won een viervoudige partij: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Je won een enkele partij: %n punt.</numerusform>
            <numerusform>Je won een enkele partij: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Je won de partij met %n schijf.</numerusform>
            <numerusform>Je won de partij met %n schijven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} bood aan de partij met %n schijf op te geven.</numerusform>
            <numerusform>{name} bood aan de partij met %n schijven op te geven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won een backgammon: %n punt.</numerusform>
            <numerusform>{name} won een backgammon: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won een dubbele partij: %n punt.</numerusform>
            <numerusform>{name} won een dubbele partij: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won een gammon: %n punt.</numerusform>
            <numerusform>{name} won een gammon: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won een viervoudige partij: %n punt.</numerusform>
            <numerusform>{name} won een viervoudige partij: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} won een enkele partij: %n punt.</numerusform>
            <numerusform>{name} won een enkele partij: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} won de partij met %n schijf.</numerusform>
            <numerusform>{name} won de partij met %n schijven.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>Er wordt %n partij gespeeld; elk punt telt.</numerusform>
            <numerusform>Er worden %n partijen gespeeld; elk punt telt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Hoogstens %n per partij.</numerusform>
            <numerusform>Hoogstens %n per partij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Op één punt mag hoogstens %n van je schijven staan.</numerusform>
            <numerusform>Op één punt mogen hoogstens %n van je schijven staan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Elke speler heeft %n schijf. Breng al je schijven naar huis en speel ze uit voordat je tegenstander dat doet.</numerusform>
            <numerusform>Elke speler heeft %n schijven. Breng al je schijven naar huis en speel ze uit voordat je tegenstander dat doet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Elke speler begint met %n schijf op het {point}-punt ({pips} pips).</numerusform>
            <numerusform>Elke speler begint met %n schijven op het {point}-punt ({pips} pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Elke speler begint met deze schijven: {points} (%n pip).</numerusform>
            <numerusform>Elke speler begint met deze schijven: {points} (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Elke beurt heeft een delay van %n seconde; daarna loopt je reservetijd van {reserve}.</numerusform>
            <numerusform>Elke beurt heeft een delay van %n seconden; daarna loopt je reservetijd van {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Het bord is eerst leeg: alle schijven liggen ernaast, in reserve (%n pip voor elke speler).</numerusform>
            <numerusform>Het bord is eerst leeg: alle schijven liggen ernaast, in reserve (%n pips voor elke speler).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Wie het eerst %n punt heeft, wint de match.</numerusform>
            <numerusform>Wie het eerst %n punten heeft, wint de match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n geteld</numerusform>
            <numerusform>%n geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>in %n worp</numerusform>
            <numerusform>in %n worpen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} van %n fout</numerusform>
            <numerusform>{wrong} van %n fout</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Het zegt waar in het programma het gebeurde. Je persoonlijke map, namen van bestanden die je opende en geheimen van dobbelstenen zijn weggelaten, maar de woorden van een foutmelding kunnen een naam bevatten: lees het voordat je het doorgeeft.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Het verslag staat op het klembord.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Dit is opgeschreven toen het gebeurde en helpt te achterhalen waarom. Er wordt niets verstuurd: je kunt het kopiëren en doorgeven aan iemand die kan helpen, of het verwijderen.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Wat er misging</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>Een deel van bgdesk ontbreekt: {part}. Installeer bgdesk opnieuw; de match blijft bewaard.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Geen programma hier toont mappen. De verslagen staan in {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Er ging de vorige keer iets mis binnen bgdesk. Wat je speelde is bewaard; zie het verslag.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk; de match blijft bewaard. Details staan in het logboek.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk is de vorige keer onverwacht gestopt. Wat je speelde is bewaard; zie het verslag.</translation>
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
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Verdubbelen, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Verdubbelen, take</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Niet verdubbelen</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Niet herverdubbelen</translation>
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
        <translation>Herverdubbelen</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Herverdubbelen, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Herverdubbelen, take</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>Te goed om te verdubbelen</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>Te goed om te herverdubbelen</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Verdubbelingsdobbelsteen</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Nu niet</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Zoals op het bord</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, aan de beurt</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, tegenstander</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>In het midden</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Efficiëntie van de cube</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammons bij verlies</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammons bij winst</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Partij om geld</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>Van de tegenstander</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>Van wie aan de beurt is</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Eigenaar van de cube</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Nodige punten</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equity’s naar winstkans</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity naar winstkans; de tabel heeft de cijfers</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Punten van de cube</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>De engine oordeelt…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Waaruit takepunten bestaan</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>De beslissing op het bord</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Bekijken: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk tijdens het doorzoeken van je matches. Ze blijven zoals ze zijn; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Een andere stapel heeft deze naam.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Kies een naam die het antwoord niet verraadt: je ziet hem voordat je antwoordt.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Naam van deze stapel</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Er worden nog kaarten van een ander bestand gemaakt. Kies {file} daarna nog eens.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Kaarten exporteren voor Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Posities als kaarten importeren</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Notities voor Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Stapel verwijderen</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Deze stapel met alle kaarten en wat je erop antwoordde verwijderen?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>De kaarten zijn niet opgeslagen: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>De engine bekijkt positie {number} van {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>%n later resultaat dat eruit volgde, wordt ook teruggenomen.</numerusform>
            <numerusform>%n latere resultaten die eruit volgden, worden ook teruggenomen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Deze beslissing dieper bekijken (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Deze beslissing dieper bekijken: {depth} (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Eén keuze is hier zo duidelijk beter dat dieper kijken niet nodig was.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Dobbelstenen van beiden: elke worp volgt uit geheimen van beide spelers.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Dobbelstenen van de server {server}, die niemand kan controleren.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Eerlijke dobbelstenen.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Vingerafdruk van de dobbelstenen (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>In worp {roll}, een openingsworp, heeft elke speler de dobbelsteen van de ander.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Er is niet vastgelegd of de vingerafdruk voor de eerste worp getoond is.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Er zijn geen woorden van de speler in de worpen verwerkt.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Echte dobbelstenen, ingetypt.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Herhaalbare dobbelstenen uit het getal {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Worp {roll} staat als {recorded} in het verslag: de juiste dobbelstenen in de verkeerde volgorde.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Worp {roll} staat als {recorded} in het verslag; het had {expected} moeten zijn.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Worp {roll} staat waar worp {due} moest komen: er is een worp overgeslagen of twee keer gebruikt.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Gecontroleerde worpen: {count}. Alle volgen uit geheimen van beiden, die voor de match vastlagen.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Gecontroleerde worpen: {count}. Alle volgen uit het getal {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Gecontroleerde worpen: {count}. Alle volgen uit het geheim met de SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Worpen uit de match {id}, waar ze gecontroleerd kunnen worden: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Worpen die niet kloppen: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>De vingerafdruk begint met de {count} tekens die je noteerde, van de 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>De vingerafdruk komt overeen met die je noteerde.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>De vingerafdruk van deze match komt niet overeen met die je noteerde, maar is {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>De vingerafdruk is voor de eerste worp getoond.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>De id van de match, die in elke worp verwerkt is, volgt niet uit de vingerafdruk van de dobbelstenen.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>Het geheim van deze dobbelstenen heeft niet de vingerafdruk die in het verslag staat.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>Het geheim van deze dobbelstenen wordt onthuld als de match afgelopen is; controleer ze dan.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>De geheimen van worp {roll} zijn niet die welke beide spelers voor de match hadden vastgelegd; vanaf daar kan niets gecontroleerd worden.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Hun vingerafdruk (SHA-256) is {hash}, die van de match {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Er staat geen match op het bord, dus er zijn geen dobbelstenen om te controleren.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Dit zijn dobbelstenen van een server: niemand kan ze controleren.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>Deze dobbelstenen hebben geen vingerafdruk om te vergelijken.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>Deze dobbelstenen komen uit een eerdere match: daar kunnen ze gecontroleerd worden.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>Deze dobbelstenen zijn ingetypt: er is niets te controleren.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>Deze woorden zijn in elke worp verwerkt: ‘{words}’.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Wit heeft geheimen vastgelegd met de vingerafdruk {white}, en zwart met {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>dobbelstenen van een eerdere match</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>echte dobbelstenen, ingetypt</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>herhaalbare dobbelstenen uit het getal {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n worp komt opnieuw in deze volgorde; zijn ze op, dan typ je de dobbelstenen in.</numerusform>
            <numerusform>%n worpen komen opnieuw in deze volgorde; zijn ze op, dan typ je de dobbelstenen in.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Kies een match</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Kies de match, of een opgeslagen matchverslag (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dobbelstenen van een eerdere match</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Eerdere &amp;match</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Eerdere match waarvan de dobbelstenen opnieuw gegooid worden</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Uit een &amp;bestand…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Matchverslagen van bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>&amp;Getal</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>In die match is niets gegooid.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} is geen matchverslag (.json) van bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Een beetje ongewoon: goede dobbelstenen wijken in {share} van 1000 steekproeven zo ver af.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Chi-kwadraat {statistic}, {freedom} vrijheidsgraden, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Ogen</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Er is nog niets gegooid.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Niets ongewoons: goede dobbelstenen wijken in {share} van 100 steekproeven minstens zo ver af.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Te weinig worpen om te oordelen.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Zeer ongewoon: goede dobbelstenen wijken in minder dan één op 1000 steekproeven zo ver af.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Alle matches</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Deze match</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Wedstrijdleiding</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Toekennen</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>De match tegen {opponent} aan jou toekennen, zonder te spelen?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>De match tegen {opponent} toekennen aan {name}, zonder te spelen?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>De match aan jou toekennen…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>De match toekennen aan {name}…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>De match wordt opnieuw gespeeld, met andere dobbelstenen; wat gespeeld is blijft onder Matches staan.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Onafgemaakte matches zijn verloren.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Hier valt nu niets te veranderen.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Overspelen</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Deze match vanaf het begin overspelen?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Deze match vanaf het begin overspelen…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Er komt nog iemand bij…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>De uitslag van de match tussen {first} en {second} terugnemen?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Uit het toernooi halen</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>De uitslag terugnemen…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Jezelf uit het toernooi halen?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Jezelf uit het toernooi halen…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>{name} uit het toernooi halen?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>{name} uit het toernooi halen…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Wat de wedstrijdleiding mag doen</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Wat ervan gespeeld is gaat naar de prullenbak.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Wat ervan gespeeld is gaat naar de prullenbak; er komen andere dobbelstenen.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Dit antwoord geven (Enter; vanuit het rooster met worpen Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Verder (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Doe de zet op het bord en klik dan op de dobbelstenen of druk op Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Volgende vraag</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Een ogenblik: de vraag en wat daarvoor nodig is worden uitgerekend…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>De laatste stap terugnemen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Kaarten tot nu toe</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Hoe het telt</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Vanaf hier doorspelen…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Oefenen met kaarten</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Opzijleggen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Antwoord tonen</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Laatste antwoord ongedaan maken</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Wat deed ik?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>De engine kan op dit moment niet op deze computer draaien.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>De engine antwoordde niet op tijd.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>De engine startte niet.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>De engine is vastgelopen. Details staan in het logboek.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>De engine is onverwacht gestopt.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>op het eerste gezicht, zonder de komende worpen</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>exacte oplossing van dit spel</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>eenvoudige speler</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>klein netwerk voor dit spel</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n deelnemer</numerusform>
            <numerusform>%n deelnemers</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Omhoog</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>&amp;Computers toevoegen</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>&amp;Vriend toevoegen</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Willekeurige stijl</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Deze deelnemer één plaats omlaag (Alt+Omlaag)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Deze deelnemer één plaats omhoog (Alt+Omhoog)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>Om&amp;laag</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Deelnemers</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>Aanvullen met een cl&amp;ubveld</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Naam van een vriend aan deze computer</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Aantal computers</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Plaatsing</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Sterkte van de computers</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Stijl van de computers</translation>
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
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of the list of errors, as all that follow; short. What a decision gave away</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Opgave</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>De partij, en het nummer van de zet daarin</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Wat het veranderde: de kans om de match te winnen, of punten waar elke partij telt</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Wat de beslissing weggaf, in equity</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Gemarkeerd</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Soort beslissing</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Minste kosten</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Zetten en cube</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Nog niet gezien</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Wiens fouten</translation>
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
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Fouten {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ik</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Zo’n beslissing is niet gemarkeerd: F markeert die op het bord.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Zulke fouten zijn er niet.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Over de match:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Commentator:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Evenement en spelers</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Evenement:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>In het bestand:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Plaats:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Echte naam van {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Ronde:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Locatie:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Notulist:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Je echte naam:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Automatische verdubbeling: cube op {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Beiden gooiden {die}: automatische verdubbeling, cube op {value}. Ze gooien opnieuw.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Beiden gooiden {die}: ze gooien opnieuw.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Zetten zijn teruggenomen.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Het bord is met de hand opgesteld.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>De partij is remise.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>De spelers zijn een uitslag overeengekomen.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>De stand is {white} tegen {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>De opstelling is gecorrigeerd.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Je nam de opgave aan.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Je beaverde naar {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Je verdubbelde naar {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Je zette geen schijf, wat niet geldig is.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Je noemde {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Je bood aan een backgammon op te geven.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Je bood aan een dubbele partij op te geven.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Je bood aan een gammon op te geven.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Je bood aan een viervoudige partij op te geven.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Je bood aan een enkele partij op te geven.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Je paste.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Je speelde {play}, wat niet geldig is.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Je tijd is op.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Je herverdubbelde nog eens naar {value}.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Je weigerde de opgave.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Je gaf op.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Je gooide {dice} en kon niet zetten.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Je gooide {dice} en speelde {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Je gooide {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Je nam aan op {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Je draaide de cube naar {value}: een raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Je draaide de cube naar {value}: een otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Je won de match met {own} tegen {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Je won de openingsworp en mag ermee beginnen, {dice}, of beide dobbelstenen opnieuw gooien.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Je won de openingsworp en moet ermee beginnen: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Je won de openingsworp, {dice}, en moet nu beide dobbelstenen gooien om te beginnen.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Je won de sessie met {own} tegen {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>kan niet zetten</translation>
    </message>
    <message>
        <source>otter</source>
        <extracomment>What a player says who turns the cube again after a raccoon; a standard term</extracomment>
        <translation>otter</translation>
    </message>
    <message>
        <source>raccoon</source>
        <extracomment>What a player says who turns the cube again after a beaver; a standard term</extracomment>
        <translation>raccoon</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What a player says who turns the cube again after an otter</extracomment>
        <translation>herverdubbelen</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: je kon niet spelen.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: je speelde {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} kon niet spelen.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} speelde {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} nam de opgave aan.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} beaverde naar {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} verdubbelde naar {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} zette geen schijf, wat niet geldig is.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} noemde {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} bood aan een backgammon op te geven.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} bood aan een dubbele partij op te geven.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} bood aan een gammon op te geven.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} bood aan een viervoudige partij op te geven.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} bood aan een enkele partij op te geven.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} paste.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} speelde {play}, wat niet geldig is.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>{name} heeft geen tijd meer.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} herverdubbelde nog eens naar {value}.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} weigerde de opgave.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} gaf op.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} gooide {dice} en kon niet zetten.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} gooide {dice} en speelde {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} gooide {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} nam aan op {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} draaide de cube naar {value}: een raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} draaide de cube naar {value}: een otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} won de match met {own} tegen {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} won de openingsworp en mag ermee beginnen, {dice}, of beide dobbelstenen opnieuw gooien.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} won de openingsworp en moet ermee beginnen: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} won de openingsworp, {dice}, en moet nu beide dobbelstenen gooien om te beginnen.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} won de sessie met {own} tegen {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>De een opent een tafel en stuurt de ander de uitnodiging, per mail, in een chatapp of op papier. Wie de uitnodiging heeft, kan gaan zitten, en niemand anders.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Tegen iemand aan een andere computer spelen</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>&amp;Meer lezen</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>De dobbelstenen komen van beide computers: geen van beide spelers, en niemand ertussen, kan een worp kennen of kiezen. Iedereen kan dat achteraf controleren.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Twee mensen met bgdesk spelen rechtstreeks met elkaar, zonder account, en er wordt niets naar anderen gestuurd. Een relay, als je er een kiest, geeft door wat het zelf niet kan lezen. Alleen een server, als je daarheen gaat, weet wat er gespeeld wordt.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Wat er verstuurd wordt: de naam die je hier kiest, je zetten en worpen, de tijd die je nam, en wat je zegt. De andere computer ziet je netwerkadres, zoals altijd tussen twee computers. Alles is versleuteld.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Zolang er geen tafel open is, wacht bgdesk op niemand. Een match kan altijd verlaten en later voortgezet worden, zolang beiden dat willen.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>Een .mat-bestand kan de huisregels van deze match niet noemen.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>Een .mat-bestand zegt niet welke speler een programma is.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>Een bestand van de soort {kind} kan geen match van {game} bevatten; .json kan dat wel.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>Een deel van de analyse of van het commentaar kon niet in een .ogxm-bestand geschreven worden.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>Een positie die midden in een beurt met de hand opgesteld is, staat maar gedeeltelijk in een .mat-bestand.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>Een positie die midden in een beurt met de hand opgesteld is, staat maar gedeeltelijk in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>Een positie die midden in een beurt met de hand opgesteld is, staat maar gedeeltelijk in een .sgf-bestand.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Een nog niet gespeelde worp of een nog niet beantwoorde verdubbeling staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>Een gecorrigeerde opstelling staat in een .mat-bestand als een met de hand opgestelde positie.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>Een gecorrigeerde opstelling staat in een .ogxm-bestand als een met de hand opgestelde positie.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>Een gecorrigeerde opstelling staat in een .sgf-bestand als een met de hand opgestelde positie.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>Een .ogxm-bestand kan deze match niet bevatten: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>Een .ogxm-bestand kan automatische verdubbelingen niet begrenzen: daar hebben ze geen grens.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>Een .ogxm-bestand kan de huisregels van deze match niet noemen.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>Een .ogxm-bestand kent dit spel niet; het heet daar backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>Een .ogxm-bestand zegt niet welke speler een programma is.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>Een .ogxm-bestand kent beavers en raccoons, maar geen verhoging daarna: de cube staat daar te laag.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>Een .sgf-bestand kan de huisregels van deze match niet noemen.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>Een .sgf-bestand zegt niet welke speler een programma is.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>Een .sgf-bestand bevat maar één analyse.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>De analyse staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Automatische verdubbelingen staan niet in een .mat-bestand: punten en cubewaarden lijken daar verkeerd.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Klok en bedenktijden staan niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Klok en bedenktijden staan niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Klok en bedenktijden staan niet in een .sgf-bestand.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Commentaar bij losse zetten staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon kent dit spel niet.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Hoe de dobbelstenen gemaakt zijn staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Hoe de dobbelstenen gemaakt zijn staat niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Hoe de dobbelstenen gemaakt zijn staat niet in een .sgf-bestand.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Verlies op tijd en vroege opgaven staan in een .ogxm-bestand als afgesproken punten.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Verlies op tijd en vroege opgaven staan in een .sgf-bestand als afgesproken punten.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Er kan geen formaat ‘{name}’ geschreven worden; bekend zijn {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Geen formaat heeft de extensie ‘{suffix}’ van {file}; bekend zijn {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Andere zettenreeksen staan niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Andere zettenreeksen staan niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Geweigerde opgaven staan niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Opgaven die geweigerd of niet beantwoord zijn, staan niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Opgaven die geweigerd of niet beantwoord zijn, staan niet in een .sgf-bestand.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Standen die na de eerste partij ingesteld zijn, staan niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Sommige analyses kunnen niet in een .sgf-bestand opgeslagen worden.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Sommige andere zettenreeksen kunnen niet in een .sgf-bestand opgeslagen worden.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>De afspraak over automatische verdubbelingen staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>De match is opgegeven of op tijd verloren: een .mat-bestand toont de laatste partij als niet af.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Het afgesproken aantal partijen staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Het afgesproken aantal partijen staat niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>De worp die nog gespeeld moet worden, of het antwoord op een verhoging, staat niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Gelijke openingsworpen staan niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Gelijke openingsworpen staan niet in een .ogxm-bestand, alleen de cube die ze draaiden.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Gelijke openingsworpen staan niet in een .sgf-bestand, alleen de cube die ze draaiden.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Wat teruggenomen is staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Wat teruggenomen is staat niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Wat teruggenomen is staat niet in een .sgf-bestand.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Welke hints gevraagd zijn staat niet in een .mat-bestand.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Welke hints gevraagd zijn staat niet in een .ogxm-bestand.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Welke hints gevraagd zijn staat niet in een .sgf-bestand.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>Een match tussen computers kon niet gespeeld worden. Het toernooi blijft bewaard; details staan in het logboek.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk. Het toernooi blijft bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n beslissing geteld</numerusform>
            <numerusform>%n beslissingen geteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Beste %n beslissing op rij: PR {rating}</numerusform>
            <numerusform>Beste %n beslissingen op rij: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Laatste %n beslissing</numerusform>
            <numerusform>Laatste %n beslissingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>De tutor meldde zich bij %n beslissing. Daar telt de eerste poging.</numerusform>
            <numerusform>De tutor meldde zich bij %n beslissingen. Daar telt de eerste poging.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Met minder dan %n match kan niemand zeggen hoe ver deze rating ernaast kan zitten.</numerusform>
            <numerusform>Met minder dan %n matches kan niemand zeggen hoe ver deze rating ernaast kan zitten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 kaarten die je na 30 dagen nog zou kennen</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 effectieve pipcounts op rij, gemiddeld minder dan een pip ernaast</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Dubbelklikken op een rij opent de beslissingen ervan.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>Een lijn verschijnt zodra 30 beslissingen tellen.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>Een match afgemaakt in elk spel, Coan ki niet meegerekend</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-puntspel</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Tegen mensen</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Tegen de computer</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>Voorsprong</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Alle 15 openingsworpen goed gespeeld, twee keer, met minstens een week ertussen</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>De hele tijd</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>De duurste van deze beslissingen nu als kaarten vragen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Aanval</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>Achterstand</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Beter dan {opponent}: de resultaten laten weinig twijfel</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Beiden 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>In een match weggegeven kansen</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-partij</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Cubefouten</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Verdubbelen of niet</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Te vroeg verdubbeld</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Overhoren</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Verloren equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Gewogen gemiddelde (recent telt zwaarder)</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Sneller dan gewoonlijk</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Hier verschijnen cijfers als matches van je geanalyseerd zijn: speel of open een match en druk op F7, of analyseer er veel tegelijk in de lijst met matches.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Eerste partij zonder fout</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Eerste geanalyseerde match</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Eerste match waarvan de dobbelstenen worp voor worp aan hun geheim gecontroleerd zijn</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Spelplan</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>De helft van je zetten doe je sneller dan gewoonlijk: kosten die meer?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding game</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Als je in bestanden onder andere namen speelt, geef dat dan aan met ‘Wie is wie…’.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>In negen van de tien gevallen ligt je sterkte binnen deze marge. Ze rekent met hele matches, omdat beslissingen van één match veel gemeen hebben.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Lager is beter. Elke rij gaat over de match die daar eindigt.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Afgemaakte matches</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Verloren matches</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Matches die de dobbelstenen je opleverden boven wat je spel waard was: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Matches die je spel waard was en die de dobbelstenen je kostten: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Matches met bekend geluk</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Gemiste verdubbelingen</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Geldsessie</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Geen duidelijk plan</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Er telt geen beslissing</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Hier telt geen beslissing.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Tot nu toe geen fout met de cube.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Geen match past bij deze keuzes. Kies een langere tijd.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Er is nog geen match tot een aantal punten afgemaakt.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Er valt nog niets op. Daarvoor zijn meer geanalyseerde matches nodig.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
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
        <translation>Fase</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Verloren punten</translation>
    </message>
    <message>
        <source>Post-Crawford</source>
        <translation>Post-Crawford</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Primespel</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>A plan of a player, a noun, as the next ones</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Rating difference to your opponents, by play</source>
        <extracomment>How much stronger one played than the opponents, as a difference of ratings</extracomment>
        <translation>Ratingverschil met je tegenstanders, naar spel</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Bereikt</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Running game</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Aandeel in de fouten</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situaties waarin je meer verliest dan spelers daar gewoonlijk doen, de duurste eerst. Wat bijna niemand vindt, weegt licht.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Langzamer dan gewoonlijk</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Take of pass</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>De dobbelstenen leverden je niets noemenswaardigs op en kostten je niets noemenswaardigs.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>De richting van je fouten zegt meer dan hun grootte.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>De afgelopen maand</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>De afgelopen drie maanden</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Het afgelopen jaar</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>De tijd is alleen bekend van matches die je hier speelt.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Terug te winnen</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>Te goed om te verdubbelen</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Tot (dag)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Met gelijk geluk</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Gewonnen min verloren</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Daarvan gewonnen</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Daarvan gewonnen met gelijk geluk</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Gewonnen of verloren door de dobbelstenen</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Gewonnen met gelijk geluk</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Onterechte passes</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Onterechte takes</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>de beste zet speelt uit</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>de beste zet slaat</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>de beste zet is een rustige</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>de beste zet maakt een punt</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>de beste zet maakt een anker</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>de beste zet loopt weg</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} matches</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} punten</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk bij het berekenen van je cijfers. Je matches blijven zoals ze zijn; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Wie is wie…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Dobbelstenen en spel</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Verdeeld naar</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Fouten met de cube</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Snel en langzaam</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Cijfers door de tijd</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Hoe het gaat</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Mijlpalen</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Matches lezen: {done} van {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Wat te bestuderen</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Waar je fouten zitten</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>De cijfers exporteren</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabel voor spreadsheets (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>De cijfers zijn opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>De cijfers zijn niet opgeslagen: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>%n ander bestand is niet geopend.</numerusform>
            <numerusform>%n andere bestanden zijn niet geopend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%n match aan je bibliotheek toegevoegd.</numerusform>
            <numerusform>%n matches aan je bibliotheek toegevoegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Opdrachtregel</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Een match of positie openen</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Geplakte tekst</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Lezen</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Matches lezen: {done} van {total} bestanden</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Matches lezen…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>Er staan geen bestanden in die map.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>Op het klembord staat een afbeelding, die niet gelezen kan worden: kopieer de positie als tekst.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Er staat geen tekst op het klembord.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Getypte tekst</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Alle beslissingen</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Alle fasen</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Alle plannen</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Geanalyseerd door</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Spelplan</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Soort beslissing</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Wiens cijfers</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 of meer</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 of meer</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Elke beslissing</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Elk deel van de partij</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Elk resultaat</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Elk tijdstip</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Blunders, vanaf {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Kostbaar, vanaf {cost}</translation>
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
        <source>Dice are written like this: {roll}, or several: {rolls}.</source>
        <extracomment>{roll} is as in 6-1, {rolls} as in 6-1, 5-5</extracomment>
        <translation>Dobbelstenen schrijf je zo: {roll}, of meer: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Verdubbelingen</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Twijfelachtig, vanaf {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Fouten, vanaf {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Elke geanalyseerde beslissing</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Elke positie</translation>
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
        <translation>Zetten</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Niet verdubbeld</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pips verschil</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pips: {own} tegen {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Vergelijkbare posities</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Takes</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>De afgelopen maand</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>De afgelopen drie maanden</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>De afgelopen week</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Het afgelopen jaar</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Dezelfde positie</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Dit is geen positie: een XGID, een GNU Backgammon-ID of de eigen tekst van bgdesk wel.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>maakt niet uit</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>geen zet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>onbeperkt</translation>
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
        <translation>&amp;Bekijken</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Beslissingen zoeken</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Hier &amp;kaarten van maken</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Matches lezen: {done} van {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>De &amp;matches tonen</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Je matches worden gelezen. Wat erin gevonden wordt, verschijnt hier.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Alleen deze beslissingen:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>Alles &amp;wissen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Van het &amp;bord</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Hoogste PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Hoe dichtbij</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Laagste PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Namen, evenement, label, bestand</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Bar tegenstander</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Pips tegenstander</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Stand tegenstander</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Eigen bar</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Eigen pips</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Eigen stand</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Pips van de tegenstander</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Pips van de speler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Punten van het bord</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Positie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wiens beslissingen</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID of positie-ID</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>alles</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Gemarkeerd; Shift+F gaat naar de volgende vlag, F haalt deze weg.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Weer vanaf de eerste vlag.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Geen beslissing van deze match is gemarkeerd: F markeert die op het bord.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>De vlag is weggehaald.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Er is hier geen beslissing om te markeren.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>gemarkeerd</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>De komende dagen</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Uit na verliespartijen</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Zoals in de eerste finale</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Zoals in de eerste ronde</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Zoveel als nodig</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>Tr&amp;oostronde</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Dubbele knock-out</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Ieder tegen ieder</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Voor wie voor de finale verliest</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>Voor wie de eerste match verliest</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>Op&amp;zet</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Door uit elke groep</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Groepen, daarna een knock-out</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Niemand valt af</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Om de de&amp;rde plaats spelen</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>&amp;Punten per ronde</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Punten na een verlies</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Punten van de matches per ronde, zoals {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Punten van de tweede finale</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>Tweede finale als wie nog niet verloren &amp;heeft de eerste verliest</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Enkele knock-out</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Zwitserse rondes</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Gekopieerd.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n fout van de match</numerusform>
            <numerusform>%n fouten van de match</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Kopiëren voor een forum</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Tekening (SVG)</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Choice: the board as a picture, PNG is a kind of file</extracomment>
        <translation>Afbeelding (PNG)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it</extracomment>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <extracomment>Choice: what is copied, the decision that is on the board</extracomment>
        <translation>De beslissing op het bord</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Wat er gekopieerd wordt</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>De tekst die gekopieerd wordt</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n beslissing</numerusform>
            <numerusform>%n beslissingen</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Nog geen van je matches is geanalyseerd. Analyseer ze in Matches…, of zoek ‘Elke positie’ in plaats van fouten.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Haal enkele voorwaarden weg.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Er is niets dergelijks in %n beslissing.</numerusform>
            <numerusform>Er is niets dergelijks in %n beslissingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Je bibliotheek is leeg. Open een match (Ctrl+O) of speel er een: dan vind je hier de beslissingen ervan.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>in %n match</numerusform>
            <numerusform>in %n matches</numerusform>
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
            <numerusform>&amp;Match toevoegen (%n)</numerusform>
            <numerusform>Alle %n &amp;matches toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Alle aan je bibliotheek toevoegen, om ze later te openen</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Een match openen</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Een andere vriend…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Beiden zitten aan dit bord en wisselen elkaar af.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Tegen een vriend spelen…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Tegen {friend} spelen</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Twee spelers, één computer</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Een bestand openen…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Een positie opstellen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Tekst van een positie</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID of andere tekst van een positie</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regels…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Een nieuwe openingsworp voor elke partij</translation>
    </message>
    <message>
        <source>Coan ki…</source>
        <translation>Coan ki…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Name of a list for a screen reader: which game is played</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Game {number} of the round</source>
        <extracomment>Label of a list: several games are played in turn, over and over</extracomment>
        <translation>Spel {number} van de ronde</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Spellen naar keuze…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>In een eigen venster</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Geen spellen meer</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Anders begint de winnaar van een partij de volgende.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>De opstelling van {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Een blokkeerspel waarin een dubbel alle hogere dubbels meebrengt.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>Een speler mag uitspelen ook al zit een eigen schijf vast in het eigen thuisbord.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey waarin een dubbel die van de andere kant van de dobbelstenen meebrengt.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey waarin alle schijven binnenkomen voordat er een voorbij het midden gaat.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey waarin alleen 2 met 1 nog een worp geeft.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Alle vijftien schijven beginnen op het 24-punt.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon en andere beginopstellingen</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkanrotatie</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Uitspelen met een vastgezette schijf</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Beide spelers komen binnen, zetten en gaan naar huis aan dezelfde kant van het bord.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Beide spelers gaan dezelfde kant rond; ook één schijf blokkeert een punt.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Schijven komen binnen op een leeg bord; dubbels en 2 met 1 geven nog een worp.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Schijven komen binnen op een leeg bord; niemand slaat voordat er een eigen schijf thuis is.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Vier schijven beginnen achteraan in plaats van twee: langer en met meer positiespel.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Vanaf een leeg bord</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Grieks backgammon: geen cube, geen drievoudige partijen, en de winnaar begint de volgende partij.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon met één schijf per kant.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon met twee schijven per kant.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>In {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Zetten voordat alles binnen is</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Geen extra getallen voordat alles binnen is</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Er mogen hoogstens vijf schijven op een punt staan.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Geen moederregel</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Geen zes punten in beide startvelden</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Getallen die niet gespeeld kunnen worden vervallen</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>Per beurt verlaat één schijf de start; voor zes op een rij moet een tegenstander verder zijn</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>Per beurt verlaat één schijf de start, twee bij 6-6, 4-4 of 3-3 als eerste worp van een speler; en voor zes punten op een rij moet er een schijf van de tegenstander voor staan. Beide zijn regels van Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>De laatste schijf op de start vastzetten wint de partij niet.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Meerdere spellen om de beurt</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Losse schijven worden niet geslagen, maar ter plaatse vastgezet.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Enkele, dubbele en drievoudige partijen</translation>
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
        <translation>Tavli: zonder cube, vastzetten, blokkeren</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Het Bulgaarse spel van het vastzetten, gespeeld zoals Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Het Turkse blokkeerspel, gespeeld zoals Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Het standaardspel, met de verdubbelingsdobbelsteen.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Drie schijven per kant: kort en wild.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Turks backgammon: zoals Portes, en een schijf die thuis slaat blijft daar staan.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Tot dan wordt een dubbel vier keer gespeeld en volgt er geen worp op.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Meestal komen eerst alle schijven binnen voordat er een verder gaat.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Meestal telt elke schijf die de verliezer nog heeft een punt.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Meestal mag alleen het eigen startveld niet gevuld worden.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Meestal speelt de tegenstander ze.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Meestal wordt dit spel zonder cube gespeeld.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Met de verdubbelingsdobbelsteen</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} om de beurt; elk begint met een openingsworp.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} om de beurt; de winnaar van een partij begint de volgende.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Klik op een spel om de regels te lezen en het te spelen.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Spellen en hun regels</translation>
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
        <translation>Eerlijke dobbelstenen</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Cijfers door de tijd</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Hoe vaak redenen kloppen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Hoe je speelt</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Toets</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Talen</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Matches bekijken</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Oefenen met kaarten</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regels van dit spel</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Tafels op het netwerk</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Het programma</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>De tutor</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Deze pagina is nog niet vertaald.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Toernooien</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Trainers</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Wat is er nieuw</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat het doet</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Help</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>{game} spelen…</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name of the text of a help page for a screen reader</extracomment>
        <translation>Tekst</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>(In brackets): analysed less deeply, not comparable</source>
        <extracomment>Note below a list: figures that stand in brackets there</extracomment>
        <translation>(Tussen haakjes): minder diep geanalyseerd, niet te vergelijken</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Dubbelklikken of Enter: noemen</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Dubbelklikken of Enter: op het bord zetten</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Dubbelklikken of Enter: beide dobbelstenen opnieuw gooien</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Hints krijg je alleen terwijl je een match speelt.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Speel {numbers}: dat is evenveel waard als opnieuw gooien, of meer.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Opnieuw gooien</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Gooi beide dobbelstenen opnieuw: dat is meer waard dan elke zet met {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Gooien, zonder te verdubbelen</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Een hint tonen</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Tot nu toe de beste zet met {numbers}. Wat er nog van over is, komt eerst:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>De beste dubbels om te noemen</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>De beste zet met {numbers} is {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>De beste zetten met {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Zo ga je het best verder:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Er is geen hint: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Hier valt niets te beslissen.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Denkt na…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Dit geeft {cost} weg: de beste zet met {numbers} is {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Dit is de beste zet met {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Met hints of zichtbare winstkansen telt deze match als oefening en verandert je rating niet.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>kosten {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>dubbele partij {chance}</translation>
    </message>
    <message>
        <source>equity {equity}</source>
        <extracomment>Label of a figure: the equity of a play</extracomment>
        <translation>equity {equity}</translation>
    </message>
    <message>
        <source>gammon {chance}</source>
        <extracomment>Label of a figure: how often a gammon is won, in per cent</extracomment>
        <translation>gammon {chance}</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <extracomment>Label of a figure: how often a game is won after a play, in per cent</extracomment>
        <translation>winst {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Beste keuzes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Kansen om deze partij te winnen</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Zonder deze hint doorspelen (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>De kansen na elke zet tonen</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>De engine denkt na</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk en de matches kunnen niet getoond worden. Ze blijven bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>Een commentaar kon niet geplaatst worden ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>Een deel van de analyse kon niet gelezen worden ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>Een deel van het archief is beschadigd; de rest is behouden.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>Een deel van het bestand is beschadigd ({quote}); de rest is behouden.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>Een speler heeft geen naam in het bestand.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Er ontbreekt een beurt voor een ingestelde positie.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Er ontbreekt een beurt voor ‘{quote}’.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>Een andere zettenreeks is weggelaten ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>In deze positie is de partij afgelopen.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Het kan niet gelezen worden.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>De naam of het pad is te lang.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Er worden hoogstens {quote} bestanden tegelijk gelezen.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Vreemd</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Alleen de eerste matches van het bestand zijn gelezen; weggelaten matches: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Gelezen met {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Zonder opmerking gelezen.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Hersteld</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Het antwoord op de verdubbeling ontbreekt; het is als take gelezen.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>De cube staat op {quote} en kan niet hoger bijgehouden worden; verdere verhogingen zijn weggelaten.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Het bestand zegt niet hoe lang de match is; er wordt uitgegaan van {quote} punten.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Het bestand zegt niet welk spel het is. Het is gelezen als: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Het bestand houdt halverwege op; wat er is, is behouden.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Het bestand is niet tot het einde gelezen, omdat het te lang is of te veel fouten heeft; ingekorte of weggelaten partijen: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Het bestand is niet tot het einde gelezen, omdat het te lang is; wat volgt is weggelaten.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>De partij begint met het dubbel {quote}; dat is behouden.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>De partij heeft geen resultaat.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Het spel ‘{quote}’ is niet bekend; het is als backgammon gelezen.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>De kop noemt de spelers in de andere volgorde; de kolommen zijn gevolgd.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>De enige geldige zet met de worp {quote} is ingevuld.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>De zet met de worp {quote} ontbreekt.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>De zet ‘{quote}’ kan op dit bord niet gedaan worden; het bord is gelaten zoals het was.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>De zet ‘{quote}’ is niet geldig; hij is behouden zoals opgeschreven.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>De positie heeft voor een speler geen schijven; ze is weggelaten.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Het resultaat in het bestand ({quote}) past niet bij het spel; het bord beslist.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Het resultaat in het bestand ({quote}) volgt niet uit de partij; het is behouden.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>De stand in het bestand ({quote}) volgt niet uit de partijen ervoor; die is behouden.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>De tekst is geen UTF-8; hij is als {quote} gelezen.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Er staat geen partij in dit bestand.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>Er staat geen positie-ID in deze tekst.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Zo’n bestand is er niet.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Deze BGBlitz-match bevat meer dan {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>Deze BGBlitz-match bevat geen partijen.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Deze BGBlitz-match is beschadigd ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Deze GammonView-analyse is beschadigd ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>Deze OGXM-match bevat geen partijen.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Deze OGXM-match is beschadigd ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Deze OGXM-match is langer dan {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>Dit SGF-bestand bevat geen partij backgammon.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>Dit SGF-bestand is van een ander spel dan backgammon (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>Dit SGF-bestand is van een ander spel dan backgammon.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>Dit eXtreme Gammon-bestand bevat geen partij.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Dit bestand is leeg.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Dit bestand is langer dan {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Dit is JSON, maar niet van een match die hier bekend is.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Dit is een pdf-document, geen match.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Dit is een PostScript-document, geen match.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Dit is een database, geen match.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Dit is een film of afbeelding, geen match.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Dit is een film, geen match.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Dit is een partij Coan ki, die alleen het venster van Coan ki speelt en die geen ander formaat kan bevatten.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Dit is een afbeelding, geen match.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Dit is een positie als tekst, maar ze kan niet gelezen worden: ze heeft geen ID.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Dit is een positie als tekst, maar ze kan niet gelezen worden: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Dit is een programma, geen match.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Dit is een geluidsbestand, geen match.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Dit is een tekstdocument (RTF), geen match.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Dit is een tekst zonder match of positie erin.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Dit is een webpagina, geen match.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Dit is een Office-document, geen match.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Dit is een XML-bestand, geen match.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Dit is een archief: pak het eerst uit.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Dit is een e-mail zonder match erin.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Dit is een onleesbaar eXtreme Gammon-bestand, geen match.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Dit is een oud Office-document, geen match.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Dit is geen positie uit een partij: de partij is afgelopen.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Dit is geen BGBlitz-match.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Dit is geen geldige positie: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Dit is geen gewoon bestand.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Dit is geen tekstbestand en geen bekende match.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Dit is geen tekstbestand.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Dit is geen OGXM-match.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Dit is geen eXtreme Gammon-bestand.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Dit lijkt op SGF, maar er staat geen partij in.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Dit lijkt op een GamesGrid-match, maar er staat geen partij in.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Dit lijkt op een JavaFIBS-match, maar er staat geen partij in.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Dit lijkt op een Snowie-positie, maar er ontbreken velden.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Dit lijkt op een Snowie-positie, maar {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Dit lijkt op een TrueMoneyGames-match, maar er staat geen partij in.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Dit lijkt op een matchbestand, maar er staat geen partij in.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Dit lijkt op een eXtreme Gammon-bestand, maar het zegt niet wie er speelden.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Dit lijkt op een eXtreme Gammon-bestand, maar er staat geen partij in.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Dit matchverslag is beschadigd of van een ander programma: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Dit matchverslag is beschadigd: het is geen UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Dit matchverslag is langer dan {quote} tekens.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Dit tekstbestand heeft meer dan {quote} regels.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Dit tekstbestand is langer dan {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Deze tekst bevat geen backgammonmatch.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Wat het bestand over de opgave zegt, kon niet gelezen worden.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Je mag het niet lezen.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partij {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>regel {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} is niet geopend.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>‘{quote}’ is nergens een antwoord op; het is weggelaten.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>‘{quote}’ is geen worp van twee dobbelstenen; de beurt is weggelaten.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>‘{quote}’ wordt niet begrepen.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>‘{quote}’ werd niet begrepen en is weggelaten.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>‘{quote}’: de cube kon hier niet gedraaid worden; hij is ingesteld zoals het bestand zegt.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Importverslag</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Opmerkingen</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Meespelen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>Toe&amp;kijken</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Uitnodiging</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Aan een tafel gaan zitten</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Plak de uitnodiging die je gekregen hebt, met Ctrl+V.</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>De tafel wordt gezocht…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Bij een tafel toekijken</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Je zit aan de tafel; de match is hier te zien zodra hij begint.</translation>
    </message>
    <message>
        <source>bgdesk-watch:…</source>
        <extracomment>In an empty field: how an invitation begins</extracomment>
        <translation>bgdesk-watch:…</translation>
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
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Voortgang van de analyse</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1-ply</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2-ply</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3-ply</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4-ply</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>Een cubebeslissing heeft geen waarde zonder cube.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>Een eerste blik: een match duurt ongeveer een seconde.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Tot nu toe geanalyseerd: {judged} van {plays} zetten.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>De beslissing analyseren</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Beide spelers zijn uitgesloten door een closeout.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Beide spelers hebben schijven op hetzelfde punt.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Zetten die dicht bij elkaar liggen, aan de hand van de worp erna. De gewone keuze voor spellen met een eigen netwerk.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Nog dieper: een match duurt vele minuten.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Diepst</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Diepste analyses</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Elke twijfelzet op 3-ply, gelijk aan het niveau ‘Wereldklasse’.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Elke positie van dit spel is opgelost: dieper kan niet.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Alles op 2-ply, en 3-ply waar dat het oordeel kan veranderen. De gewone keuze.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>In de match</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Ze komt alleen terug als het bestand opnieuw geopend wordt; dit kan niet ongedaan gemaakt worden.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Langere rollouts</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>Langste rollouts</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Geluk van de worp: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Bij deze stand is geen Crawford-partij mogelijk.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Hier is geen beslissing.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Geen engine hier kan deze spellen met deze regels analyseren: {games}. Hints werken in elk spel.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Niemand is aan de beurt.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Nog niet geanalyseerd: druk hieronder op Analyseren…, of op F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Eén beslissing wordt meteen geanalyseerd.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Eén beslissing duurt enkele seconden, hoogstens ongeveer een minuut.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Eén beslissing duurt enkele seconden.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Eén beslissing duurt tot enkele minuten.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Openingsworp</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Title in front of the performance ratings of both players; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR ({game})</source>
        <extracomment>Title in front of the performance ratings (PR) of both players in the game {game}</extracomment>
        <translation>PR ({game})</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Row, a verb: refuse the double</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Snel en behoorlijk: een match duurt enkele seconden.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>De analyse {analysis} verwijderen?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Rollouts worden volgens de regels van backgammon gespeeld, en deze match heeft andere regels.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Korte rollouts</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Wat een opgave kost, is alleen bekend in matches met de Crawford-regel.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>De engine kon hier niets analyseren.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>De engine kent {game} niet.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>De engine is vastgelopen ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>De engine is onverwacht gestopt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>De partij kan binnen de komende twee worpen afgelopen zijn.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De match is afgelopen.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>De netwerken die {games} beoordelen, kijken hoogstens {depth} diep.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Wie aan de beurt is, heeft geen cubebeslissing.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Het verslag eindigt hier.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>De sterke engine laadt niet: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Er zijn {quote} schijven per kant, niet 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Er was niets meer te analyseren.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Deze analyse zegt niets over dit moment.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Dit antwoord zou een fout van de tegenstander zijn.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Deze zet is ongeldig: hij wordt niet beoordeeld, en de match ging erna verder.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>Om haar terug te krijgen moet de match opnieuw geanalyseerd worden.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Twee rondes</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Twee rondes, daarna lange rollouts van wat dicht bij elkaar ligt: uren.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Twee rondes, daarna rollouts van wat dicht bij elkaar ligt: het grootste deel van een uur.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Twee rondes, daarna korte rollouts van wat dicht bij elkaar ligt: minuten.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Wat na de volgende twee worpen nog dicht bij elkaar ligt, zo diep als het netwerk van dit spel kijkt.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Wat de engine van dit spel weet, kan niet gelezen worden ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Wat het netwerk van dit spel meteen zegt: enkele seconden.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Met diepere analyses</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Jouw worp</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>een blunder, kost {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>een fout, kost {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>antwoord op de beaver</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>antwoord op de verdubbeling</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>antwoord op de otter</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>antwoord op de raccoon</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>antwoord op de herverdubbeling</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>antwoord op de opgave</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>kost {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>verdubbelen?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>twijfelachtig, kost {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>weinig beslissingen</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>noemt een dubbel</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>opgave</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>juist</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>standaardfout {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>niet af</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>wint {win} (gammons {win_gammon}), verliest {lose} (gammons {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} moet gooien</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (weinig beslissingen)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} is een ongeldige zet: hij wordt niet beoordeeld, en de match ging erna verder.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} geanalyseerd</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Dieper</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>De beslissingen van deze match analyseren (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analyseren…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Keuzes in deze positie</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Voortgang van de analyse</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>De analyse stoppen; wat geanalyseerd is blijft bewaard (Shift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Beslis op het bord: je antwoord wordt meteen beoordeeld.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Holding game op het 5-punt</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-puntspel</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Zwart beantwoordt de verdubbeling van wit met een beaver.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Zwart beantwoordt de beaver met een raccoon.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Zwart verdubbelt.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Zwart moet {dice} spelen.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Zwart is aan de beurt.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Zwart bezit de cube op {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Zwart speelt {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Zwart moet gooien</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Antwoord van zwart</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Cube van zwart</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Beide spelers staan op de bar voor een gesloten bord.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Beide spelers hebben schijven op hetzelfde punt.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>Zo kunnen schijven in dit spel niet liggen.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg bord</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>Laatste zes schijven</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>De positie wordt bekeken…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Verlies {win} · gammons {gammon} · backgammons {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Van hieruit kan geen van beide spelers ooit nog zetten.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>In deze positie valt niets te beslissen.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Vergelijkbaar</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Begin van dit spel</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Die verdubbeling is hier niet toegestaan.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Het bord blijft zoals het is: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>De cube is in het midden op {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>De partij is afgelopen: zwart heeft gewonnen.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>De partij is afgelopen: wit heeft gewonnen.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>De partij is afgelopen: remise.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Er staat geen XGID, GNU Backgammon-ID of bgdesk-tekst in; het bord blijft zoals het is.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Er ligt geen schijf op het bord.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>In de Crawford-partij is er geen cube.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>In deze match is er geen cube.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Wit beantwoordt de verdubbeling van zwart met een beaver.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Wit beantwoordt de beaver met een raccoon.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Wit verdubbelt.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Wit moet {dice} spelen.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Wit is aan de beurt.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Wit bezit de cube op {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Wit speelt {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Wit moet gooien</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Antwoord van wit</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Cube van wit</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Winst {win} · gammons {gammon} · backgammons {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>geprobeerd</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>{points}-backgame</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n zwarte schijf is uit terwijl andere niet thuis zijn.</numerusform>
            <numerusform>%n zwarte schijven zijn uit terwijl andere niet thuis zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n witte schijf is uit terwijl andere niet thuis zijn.</numerusform>
            <numerusform>%n witte schijven zijn uit terwijl andere niet thuis zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>Een speler heeft het %n punt van deze match al.</numerusform>
            <numerusform>Een speler heeft alle %n punten van deze match al.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Zwart heeft %n schijf, wat in dit spel niet kan.</numerusform>
            <numerusform>Zwart heeft %n schijven, wat in dit spel niet kan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>De afgesproken regels laten %n schijf op een punt toe.</numerusform>
            <numerusform>De afgesproken regels laten %n schijven op een punt toe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>In de bak ontbreekt %n zwarte schijf: neem er eerst een van het bord.</numerusform>
            <numerusform>In de bak ontbreken %n zwarte schijven: neem er eerst van het bord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>In de bak ontbreekt %n witte schijf: neem er eerst een van het bord.</numerusform>
            <numerusform>In de bak ontbreken %n witte schijven: neem er eerst van het bord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Wit heeft %n schijf, wat in dit spel niet kan.</numerusform>
            <numerusform>Wit heeft %n schijven, wat in dit spel niet kan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Opnieuw doen (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Zetten doen op het bord zoals in een partij (P); nogmaals: opstellen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>De laatste wijziging terugnemen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Zet proberen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Wat hier opgesteld is, blijft bewaard (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Kleur van een klik</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Positielaboratorium</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Over deze positie</translation>
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
        <translation>Cube</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Standen</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Schoten</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Je hebt nog geen match tegen de computer afgemaakt. Speel er een: het resultaat komt hier te staan.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} tot {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} van {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Spelen…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Het is zo goed als zeker dat je meer dan de helft van de matches wint.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Resultaten tegen tegenstanders</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Aandeel (90%-interval)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Sterkte</translation>
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
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>Iemand aan deze computer</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Computerspeler: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Late deelname</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Wie er nog bij komt</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Wie komt er nog bij? Die speelt vanaf de volgende ronde mee.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Wie komt er nog bij? Die speelt in plaats van een bye.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>nog %n match…</numerusform>
            <numerusform>nog %n matches…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Beëindigen…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Hoe je speelt</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Nieuwe match…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>Nog een keer?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Eén klik en het begint. Je kunt altijd stoppen en later verdergaan: er gaat niets verloren.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Nog eens spelen</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Aan de gang</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Aan de gang · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Je eerste match</translation>
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
        <translation>Avonden die tellen</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Competitie</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Punten per plaats</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Punten in de competitie per plaats, zoals {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>De punten per plaats zijn getallen, zoals {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Beste: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Cube: {found} van {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Beslis op het bord, zoals in een partij. S toont het antwoord, K slaat over, Esc stopt.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Verdubbelen of niet?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Gevonden</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Later gevonden</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Gevonden, maar niet meteen.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Gevonden: goed genoeg.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Gevonden: dat is het beste.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>In de match koos je {answer}, wat {cost} kostte.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>In de match koos je {answer}, wat juist was.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>In de match koos {name} {answer}, wat {cost} kostte.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>In de match koos {name} {answer}, wat juist was.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Zetten: {found} van {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Niet gevonden.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Herverdubbelen of niet?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Overgeslagen</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Aannemen of passen?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Aannemen, passen, of de cube nog eens draaien?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>De engine bekijkt je antwoord…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Er is iets beters: {answer} geeft {cost} weg.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Dit antwoord kon niet beoordeeld worden. Geef een ander, of laat het antwoord tonen.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Deze match is nog niet geanalyseerd: daarna kun je ervan leren.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Wat is de beste zet?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Je beslist nog eens waar fouten gemaakt zijn. Er zitten een paar juiste beslissingen tussen, en niets verraadt het antwoord voordat je het jouwe gegeven hebt.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Je vond er {found} van {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Jij moest hier beslissen.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Je antwoord: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Je antwoord: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>verdubbelen</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>niet verdubbelen</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>niet herverdubbelen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>herverdubbelen</translation>
    </message>
    <message>
        <source>take</source>
        <translation>take</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>{name} moest hier beslissen.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} van {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n fout die {cost} of meer kostte.</numerusform>
            <numerusform>%n fouten die {cost} of meer kostten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Nog eens de %n die je miste</numerusform>
            <numerusform>Nog eens de %n die je miste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Je hebt er eerder %n gevonden.</numerusform>
            <numerusform>Je hebt er eerder %n gevonden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analyseren…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Leren van deze match</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Vragen tot nu toe</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Antwoord tonen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Wiens fouten</translation>
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
        <translation>Leren van deze match</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Ik</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Partijen van de sessie</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Partijen:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Soort spel</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Geldsessie</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Andere lengte:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Puntenmatch</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Punten van de match</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Onbeperkt</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Lenzen</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Volgende worpen</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Standlens</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Schoten</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>1C</source>
        <extracomment>Head of a row or column: 1-away in the Crawford game. As short as can be</extracomment>
        <translation>1C</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Na</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Na de worp is het ± {percent}, de gekleurde band.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Dit alles is voor een partij om geld, voor de worp. Niet alle schijven zijn thuis: de weg erheen wordt vele malen uitgeprobeerd, dus een EPC kan er {error} naast zitten; vanaf daar zijn worpen exact. Eenzijdig: beiden spelen voor de minste worpen, en de cube wordt met een model beoordeeld.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Dit alles is voor een partij om geld, voor de worp. Worpen zijn exact voor wie gemiddeld de minste nodig wil hebben. Eenzijdig: beiden spelen zo, en de cube wordt met een model beoordeeld.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Elke blot</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Bij geen van deze standen mag deze speler verdubbelen.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Bij {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Bij {percent} winst zegt het model {nd} zonder verdubbeling, {dt} na een take en {dp} na een pass.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Bij {percent} winst zegt het model {nd} zonder verdubbeling.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Cashpunt</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Cube</translation>
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
        <translation>Dode cube</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Diepte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Rampen</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Verdubbelen en herverdubbelen; take</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double match point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Verdubbelen, niet herverdubbelen; take</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Verdubbelen, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Verdubbelen, take</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Verdubbelen; pass</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Verdubbelpunt</translation>
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
        <translation>Geschat uit de kansen bij de huidige stand</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exact, cube in het midden: {nd} zonder verdubbeling, {dt} na een take, {dp} na een pass.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exact, cube in bezit: {nd} zonder herverdubbeling, {dt} na een take, {dp} na een pass.</translation>
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
        <translation>Gammonprijs</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammons</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Hoe</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Levende cube</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Partij om geld</translation>
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
        <translation>Niet verdubbelen</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Niemand mag daar verdubbelen.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Nog niet beoordeeld.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Eenzijdig</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Prijs, cube gedraaid</translation>
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
        <translation>Recube-vig</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Herverdubbelen, take</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Alleen de inzet</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Standaardafwijking</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Takepunt</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>De engine oordeelt…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>De engine: {nd} zonder verdubbeling, {dt} na een take, {dp} na een pass.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>De exacte waarden worden berekend…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>De getallen zeggen hoeveel de beste keuze beter is dan de volgende.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>De getallen zeggen wat de gedane zet daar weggeeft.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>De markt is verloren na {pairs} van 1296 combinaties van een worp en het antwoord ({share}), en na {rolls} van 36 worpen bij minstens de helft van de antwoorden.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>De tegenstander is {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>De tegenstander heeft nog 1 punt nodig, in de Crawford-partij</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>De speler die beslist is {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>De speler die beslist heeft nog 1 punt nodig, in de Crawford-partij</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>Te-goed-punt</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Tweezijdig</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Verspilling</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Winst</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>kan niet zetten</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>sloeg voor de wijziging</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>ramp: {number} of meer onder het gemiddelde</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>verdubbelen en pass na {count} van 36 antwoorden</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>verdubbelen en take na {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>berekend</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>formule</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>sloeg</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>slaat</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>slaat 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>slaat pas na de wijziging</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: verloren na de helft van de antwoorden of meer</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: de markt is verloren na elk antwoord</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} of meer boven het gemiddelde</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>verloren na sommige antwoorden</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>geld</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>meestal niet eens een verdubbeling</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>niet verdubbelen na {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>recube-vig</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>takepunten: aan de beurt, tegenstander</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>{count} van 21 verschillende worpen zijn beoordeeld…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} zegt ‘{said}’, maar het benodigde aantal worpen zegt ‘{right}’.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} zegt ‘{said}’, exact juist is ‘{right}’.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} of meer boven het gemiddelde</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} of meer onder het gemiddelde</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away tegen {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away tegen {theirs}-away, Crawford-partij</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away tegen {theirs}-away, na de Crawford-partij</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}-punt</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ is een schatting totdat de engine die stand beoordeeld heeft.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Standlens</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Je niveau is PR {rate} ± {interval} (90%): een eerste schatting van {guess}, gecorrigeerd met %n getelde beslissing. ‘Cijfers door de tijd’ noemt het zuivere gemiddelde, zonder de schatting.</numerusform>
            <numerusform>Je niveau is PR {rate} ± {interval} (90%): een eerste schatting van {guess}, gecorrigeerd met %n getelde beslissingen. ‘Cijfers door de tijd’ noemt het zuivere gemiddelde, zonder de schatting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>Een eenvoudige speler valt in: BGDESK_ENGINE zegt {detail}; het mag plain of sage zijn.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>Een eenvoudige speler valt in: de engine heeft {detail} van de Visual C++-runtime nodig; dat ontbreekt.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>Een eenvoudige speler valt in: de processor mist {detail}, dat de engine nodig heeft.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>Een eenvoudige speler valt in: de sterke engine is niet voor deze computer gemaakt.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>Een eenvoudige speler valt in: de sterke engine is uitgeschakeld door BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Een klein netwerk dat voor dit spel getraind is speelt het; PR wordt alleen in backgammon gemeten.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Gevorderd</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Vechtjas</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheidsspeler</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Voorzichtig</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Verdubbelt veel te vroeg.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Verdubbelt te laat en past wat een take is.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Slaat waar het maar kan, ook los in het eigen thuisbord.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Hamsteraar</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Houdt het anker vast lang nadat het tijd is om te gaan.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Halfgevorderd</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>De snelle kern ervan kan hier niet geladen worden, het logboek zegt waarom: een analyse duurt ongeveer vier keer zo lang.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>De snelle kern kent deze versie ervan niet: een analyse duurt ongeveer vier keer zo lang.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>De snelle kern is beschadigd of van een andere versie: een analyse duurt ongeveer vier keer zo lang.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>De snelle kern is uitgeschakeld door BGDESK_CORE: een analyse duurt ongeveer vier keer zo lang.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>De snelle kern is hier niet gecompileerd: een analyse duurt ongeveer vier keer zo lang.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Laat zo weinig mogelijk schoten, ook waar gedurfd spel beter is.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meester</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Nog geen van je matches is geanalyseerd: je niveau is een schatting, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (performance rating) zegt hoeveel een gemiddelde beslissing weggeeft: hoe lager, hoe sterker.
Spelers van wereldklasse zitten rond 3, toernooi-experts op 6, goede clubspelers op 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR ongeveer {rate}, geschat</translation>
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
        <translation>Speelt iets beter dan jij</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Speelt op jouw niveau</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Renner</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Rent te vroeg met de achterste schijven weg en geeft ankers op.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Sparringpartner</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Driftkop</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Sterkst</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>De kansen in dit spel zijn exact bekend; PR wordt alleen in backgammon gemeten.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>De sterke engine kent dit spel niet: een eenvoudige speler, zwakker dan aangegeven, speelt het.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Cubeschuw</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Wereldklasse</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Je tegenstander houdt de hele match dezelfde sterkte, wat de dobbelstenen ook doen.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>een eenvoudige speler valt in</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>speelt op PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>speelt naar schatting op PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>speelt op PR {rate} ± {interval}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>Label of a person: strength by results. {rating} is a number such as 1520</extracomment>
        <translation>rating {rating}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another program holds the library {subject}: this was not saved; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Een ander programma houdt de bibliotheek {subject} bezet: dit is niet opgeslagen; alles ervoor is bewaard.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Een ander programma schrijft nu in {subject}; er is niets overschreven.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Verloren analyses, die opnieuw gemaakt kunnen worden: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Er kan niets van gelezen worden, en er is geen back-up van.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Van de bibliotheek {subject} kan niets gelezen worden, en er is geen back-up van: er is een nieuwe begonnen; het oude bestand is bewaard als {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Er staat niets in de bibliotheek {subject}.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Er stond niets in de bibliotheek {subject}, en er is geen back-up van: ze is opnieuw begonnen.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Er zal niets ontbreken.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>De gegevens konden niet naar {folder} verplaatst worden ({detail}). Er is niets verplaatst.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De schijf is vol: dit kon niet in {subject} opgeslagen worden; alles ervoor is bewaard.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Het bestand {subject} bevat geen leesbare bibliotheek; er is niets veranderd.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Het bestand {subject} is geen bibliotheek van bgdesk; het is gelaten zoals het is.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Het bestand {subject} is de huidige bibliotheek zelf; er is niets veranderd.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>De map {folder} is een deel van de huidige; kies een andere. Er is niets verplaatst.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>De bibliotheek is in orde: elke pagina en elke match kan gelezen worden.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>De bibliotheek was beschadigd en is hersteld; er ontbreekt niets. Het oude bestand is {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>De bibliotheek was beschadigd. Alles wat nog te lezen is staat in een nieuwe; het oude bestand is bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>In de bibliotheek {subject} kan niet geschreven worden; alles wat eerder opgeslagen is, is bewaard.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Van de bibliotheek {subject} kon vandaag geen back-up gemaakt worden ({detail}); de bibliotheek zelf is in orde.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>De bibliotheek {subject} kon niet gebruikt worden ({detail}); alles wat eerder opgeslagen is, is bewaard.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} is beschadigd, dus er is geen kopie van gemaakt; er is niets veranderd.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} is beschadigd. Sluit bgdesk en start het opnieuw: alles wat te lezen is komt dan in een nieuwe bibliotheek, en het oude bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} is beschadigd; ze is gelaten zoals ze is.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} is beschadigd; er is niets in veranderd. Bij de volgende start komt alles wat te lezen is in een nieuwe, en het oude bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>De bibliotheek {subject} is weg, en er is een nieuwe begonnen. Er is een back-up van, die teruggezet kan worden: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>De bibliotheek {subject} is weg. Er is een back-up van, die teruggezet kan worden: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} is open in bgdesk; sluit haar daar eerst. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>In plaats daarvan wordt de bibliotheek {subject} gebruikt.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} was leeg (0 bytes), en er is geen back-up van: er is een nieuwe begonnen.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} is verplaatst of verwijderd terwijl ze open was: dit is niet opgeslagen.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>De bibliotheek {subject} is door een nieuwere bgdesk geschreven; ze is gelaten zoals ze is.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>De bibliotheek {subject} is door een eerdere bgdesk geschreven, en er kan geen back-up van gemaakt worden ({detail}); ze is gelaten zoals ze is.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>De match {subject} kan niet gelezen worden ({detail}); hij is gelaten zoals hij is.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>De match {subject} is open in een ander venster van bgdesk; sluit hem daar eerst.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>De match {subject} is door een ander programma veranderd; er is niets overschreven.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>De match {subject} is in een ander venster verwijderd: de analyse is gestopt, en er wordt niets meer van bewaard.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>De nieuwste zetten kunnen ontbreken, omdat het bestand met die zetten ook beschadigd was.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>De volgende start vult haar met wat er te lezen is.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Het pad van de bibliotheek {subject} is te lang; ze heeft een map met een korter pad nodig.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>Er staan al gegevens van bgdesk in {folder}; kies een andere map. Er is niets verplaatst.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Er is geen back-up van: de volgende start begint een nieuwe.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Er is nog geen bibliotheek {subject}; bgdesk maakt haar bij de eerste start.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Er is geen bibliotheek {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Er is geen match {subject} in de bibliotheek.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Er is niet genoeg ruimte op de schijf van {folder}. Er is niets verplaatst.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Deze matches zijn verloren: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Deze matches kwamen terug uit de back-up {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Deze matches kunnen niet gelezen worden: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Deze matches missen zetten aan het einde: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Deze matches komen terug uit de back-up {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Dit toernooi kan niet gelezen worden ({detail}); het is gelaten zoals het is, net als de matches ervan.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Dit toernooi staat niet meer in de bibliotheek.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Dit toernooi is open in een ander venster van bgdesk; sluit het daar eerst.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Wat in {subject} staat kon niet in de prullenbak gezet worden; je kunt het zelf verwijderen.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Je gegevens staan in {folder}, die door {service} gesynchroniseerd wordt. Terwijl je speelt kan die een half geschreven bibliotheek kopiëren, of er een oudere van een andere computer voor in de plaats zetten. Bewaar de gegevens liever alleen op deze computer en maak back-ups naar {service}; of sluit bgdesk hier en laat {service} klaar zijn voordat je het daar opent.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>een match waarvan alleen de id bekend is ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk is plotseling afgebroken, en het bestand {subject} is sindsdien weg: wat het laatst gespeeld is kan ontbreken.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>nog {count}</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} tegen {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Andere zettenreeksen vanaf hier</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Voortzetten</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Meedoen met uitnodiging…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>Tafel ver&amp;laten</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>Tafel &amp;openen…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>Toe&amp;kijken met uitnodiging…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Op een &amp;server…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>&amp;Uitnodiging om toe te kijken kopiëren</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Lopende matches met anderen</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Open een tafel en stuur de uitnodiging, of doe mee met een die je gekregen hebt.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Naar het &amp;bord</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Typ eerst een naam: de andere speler ziet die.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Met anderen</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Je &amp;naam</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>De match wacht tot de dobbelstenen ingetypt zijn.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Deze match kan niet geopend worden ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Langs welke weg?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk, en dit kon niet geopend of opgeslagen worden. Wat in de bibliotheek staat blijft bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Een match zoeken</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Een speler, evenement of bestand zoeken</translation>
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
        <translation>Analyseren (F7) toont hier het verloop van de kansen</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Verloop van de match</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Geanalyseerd</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Labels</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>toegevoegd {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>deels</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>onbeperkt</translation>
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
        <translation>Je won op tijd bij {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Je won de sessie {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Je won {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>kan niet gelezen worden</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>opgegeven bij {white} : {black}, jij won</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>opgegeven bij {white} : {black}, {name} won</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>de sessie eindigde gelijk, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>aan de gang, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} won op tijd bij {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} won de sessie {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} won {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} tegen {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} tegen {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Alle matches…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Alle…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Wat je speelt en opent wordt hier bewaard. Klik op een match om hem terug te zien, en wat elke zet kostte als hij geanalyseerd is.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Je matches</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyseren</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>&amp;Kolommen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Voortzetten</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Definitief wissen…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>M&amp;eer…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>Nieu&amp;we match…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>Ve&amp;rwijderen</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Labels…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Alles anal&amp;yseren</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Elke nog niet geanalyseerde match op de achtergrond analyseren; je kunt altijd stoppen</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Prullenbak</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>%n item uit de prullenbak definitief wissen, met alle analyses?</numerusform>
            <numerusform>%n items uit de prullenbak definitief wissen, met alle analyses?</numerusform>
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
        <translation>Niets hier bevat al deze woorden.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Bestand openen…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posities</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>&amp;Naam wijzigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>De selectie verwijderen? Een partij Coan ki kan niet teruggehaald worden.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>K&amp;opie opslaan als…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>De prullenbak is leeg. Wat je verwijdert blijft hier 30 dagen en kan teruggezet worden.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>De dobbelstenen van lopende matches kunnen dan nooit meer gecontroleerd worden.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>De bestanden waaruit matches gelezen zijn, blijven waar ze zijn.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Hier staat nog geen match.
Begin een nieuwe, of open een bestand van een willekeurig programma: wat je speelt en wat je opent wordt hier bewaard.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Hier staat nog geen positie. Plak een XGID of een andere positie met Ctrl+V in het venster.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Deze partij is open in het venster van Coan ki; sluit dat voordat je haar verwijdert.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Deze match staat op het bord; bekijk een andere voordat je hem verwijdert.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Typ er minder, of kijk op een andere pagina.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Wat getoond wordt</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Eerste speler</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Tweede speler</translation>
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
        <translation>Deze dobbelstenen zelf controleren…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Geheim van de dobbelstenen</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Dobbelstenen controleren</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Meer: worpen en dobbelstenen</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Meer: worpen en dobbelstenen</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Typ de zet, zoals {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Langs welke weg? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Je hebt geen schijf op de bar; die in reserve schrijf je als {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>‘{text}’ is geen zet. Typ punten, zoals {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>In het verslag ontbreekt een beurt</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Beiden gooiden {die}: cube op {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Het bord is met de hand opgesteld</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>De partij begint met deze positie</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>De opstelling is gecorrigeerd</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Je won de openingsworp: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>een ongeldige zet</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>verdubbelt naar {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>ongeldig</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>noemt {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>niet verdubbeld</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>niet herverdubbeld</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>past</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>herverdubbelt naar {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>geeft op</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>tijd is op</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>neemt aan</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} won de openingsworp: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>andere zettenreeks</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>andere zettenreeks, ingeklapt</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Zetten verschijnen hier.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Vanaf hier doorspelen…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>Op dit netwerk &amp;zoeken</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>De &amp;code ervan</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Aan deze &amp;tafel gaan zitten</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Er antwoordt nog geen tafel; er wordt steeds opnieuw gevraagd.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tafels op dit netwerk</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>vol</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n beslissing in posities als deze</numerusform>
            <numerusform>%n beslissingen in posities als deze</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Je matches worden doorzocht…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>De matches worden nog gelezen.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>%n beslissing in je bibliotheek, niet in een positie als deze genomen.</numerusform>
            <numerusform>Geen van de %n beslissingen in je bibliotheek is in een positie als deze genomen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Alleen met deze worp</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Posities als deze</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Deze opstelling is geen positie die kan voorkomen.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Er staan nog geen matches in je bibliotheek: open er een (Ctrl+O) of speel er een.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Elk spel wordt gespeeld door de engine die het het best kent; PR wordt alleen in backgammon gemeten.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe match</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>De regels van de keuze lezen ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Alle regels en dobbelstenen</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Alle regels en dobbelstenen</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Loten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>S&amp;oort</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Volgens de lijst</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Naar eigen keuze</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Uit de groepen moeten er minstens twee doorgaan.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Er moeten er minstens twee meedoen.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Door het lot</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Naar rating</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Zwitsers clubtoernooi: vijf rondes tot 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Dubbele knock-out met 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Loting</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Acht spelers: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Avond met 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>Voor deze groepen moeten er minstens {least} meedoen.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Vier groepen van 4, daarna een knock-out</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Huisregels en cube zijn die van je laatste nieuwe match; de Jacoby-regel hoort hier niet. Elke match tussen computers wordt echt gespeeld, op de achtergrond, en kan bekeken worden.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammon-beker</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>In deze opzet kunnen er hoogstens {most} meedoen.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Ieder tegen ieder met 4</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavli-beker tot 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>De punten van de rondes zijn getallen van 1 tot {most}, zoals {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Het toernooi heeft een naam nodig.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Met een &amp;klok: 2 minuten per punt en 12 seconden per zet</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Geen browser opent {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Er is een nieuwere versie van bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Nu kijken</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Downloadpagina openen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wordt opgevraagd…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Naar een nieuwere versie zoeken</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Er is een nieuwere versie: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Je hebt bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Je hebt de nieuwste versie.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk vraagt {host} naar het nummer van de nieuwste versie en vertelt niets over jou, je computer of je versie; zoals elke pagina die je opent ziet {host} je internetadres.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Marktkaart: na welke worpen de markt verloren is</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Niemand staat hier op het punt te gooien.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Temperatuurkaart</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Temperatuurkaart: wat elke worp waard is</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Het antwoord op de beste zet</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Het antwoord op de gedane zet</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>De worp van de speler</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Wat van elke worp getoond wordt</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Wie gaat gooien kan hier niet verdubbelen, dus er is geen markt.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Wiens worpen</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Volgens de Holland-regel mag niemand verdubbelen voordat beiden twee beurten van deze partij gehad hebben.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>In de Crawford-partij mag niemand verdubbelen.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>De cube is dood: bij deze stand wint wie aan de beurt is de match met de cube zoals hij is.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>De tegenstander bezit de cube: alleen de eigenaar mag verdubbelen.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>In een match tot 1 punt is er geen cube.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Dit spel wordt zonder cube gespeeld.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Deze melding sluiten</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} %</source>
        <extracomment>A share in per cent, such as 52.3 %; some languages write the sign first, or without a space.</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>NumbersArea</name>
    <message>
        <source>{number} does not fit here: a number from {least} to {most} is asked for.</source>
        <extracomment>Sentence; {number} is what somebody typed, {least} and {most} are numbers</extracomment>
        <translation>{number} past hier niet: er wordt een getal van {least} tot {most} gevraagd.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Een tafel openen</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>dobbelstenen van beide spelers</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Sterkte</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>&amp;Sterkte van wit</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Computer tegen computer</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Speelt zoals mensen van deze sterkte</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Iemand aan een andere computer: wie de uitnodiging heeft.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>Sti&amp;jl</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>St&amp;erkte van zwart</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Sterkte van zwart</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stijl</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>De computer</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Twee spelers, één computer</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Jouw schijven</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-regel</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-regel</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-regel</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>een nieuwe openingsworp voor elke partij</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>hoogstens vijf op een punt</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>automatische verdubbelingen tellen voor de Jacoby-regel</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon alleen met een schijf op de bar</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beavers</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beavers en raccoons</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beavers, raccoons en otters</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>klok</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>vier punten voor een schijf op de bar</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>geldsessie</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>geen cube</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>thuis niet slaan en doorlopen</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>gedeeltelijke zetten toegestaan</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>onbeperkt automatische verdubbelingen</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>onbeperkt beavers en raccoons</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>na {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>tegenkant van {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>volgt op {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>in plaats van {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>overgelaten door de tegenstander</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>genoemd na {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>opnieuw gegooid</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Nieuw toernooi…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Seizoenstabel…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>Verwijdering on&amp;gedaan maken</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Deelnemers</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Hoe het ervoor staat</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Er is nog geen toernooi. Begin er een: zestien spelers, matches tot zeven punten, negen in de finale. Jij speelt je matches aan het bord en de computers spelen intussen de hunne.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Toernooien</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} van %n match gespeeld</numerusform>
            <numerusform>{done} van %n matches gespeeld</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Deze dobbelstenen zelf controleren</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Er is niets opgeslagen in {folder}: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Het verslag van de match en een script van enkele regels staan in {folder}. Open daar een terminal en typ: {command} met daarachter de vingerafdruk die je noteerde. Het heeft Python nodig, maar bgdesk niet.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Nog geen van je matches is geanalyseerd. Open er een in het schema en analyseer die, of laat matches na afloop analyseren, in de instellingen.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Performance ratings met hun 90%-interval. Enter toont de match.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Jouw spel, match voor match</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Terug</translation>
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
        <translation>Sleep om het paneel breder te maken; dubbelklik voor de gewone breedte</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>De naam zoals die getoond wordt; de namen in matches blijven zoals ze zijn.</translation>
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
        <translation>Jij</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Again?</source>
        <extracomment>Another match?</extracomment>
        <translation>Nog een keer?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Goed gespeeld, leuke partij.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Veel succes.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Mooie worp.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Een ogenblik, alsjeblieft.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Dank je.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Goed gespeeld.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Punten</translation>
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
        <translation>&amp;Dobbelstenen</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Tegenstander</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>Vanaf deze positie begint een oefenmatch.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>Hier begint een oefenmatch met dezelfde regels. Deze match blijft zoals hij is.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Nieuwe dobbelstenen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Vanaf hier doorspelen</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Echte dobbelstenen, ingetypt</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Terugnemen tot hier</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>De latere zetten worden geschrapt, en de match telt als oefening.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Dezelfde worpen als in de match, zolang ze er zijn</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Twee spelers, één computer</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Bij terugnemen dezelfde dobbelstenen nog eens gooien</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Jij speelt</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>pips</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Klik op een punt: gemaakt door de speler, een blot, leeg, maakt niet uit. Rechtsklik: dat van de tegenstander. Toetsen: pijlen, spatie, Shift+spatie, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Punten van de positie</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>een blot van de tegenstander</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>een blot van de speler</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>maakt niet uit</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>gemaakt door de tegenstander</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>gemaakt door de speler</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}-punt</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Een schuine streep maakt een map: Openingen/Antwoorden op {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Een andere positie heeft deze naam en wordt vervangen.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Naam van deze positie</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Positie</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Een kaart is een positie waarin je een fout maakte. Je krijgt haar steeds opnieuw: snel zolang ze nieuw is, en zelden als je haar kent.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Een nieuwe kaart.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Verdubbelen of niet</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Het hield op bij positie {number}: importeer het bestand opnieuw voor de rest.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gekend</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Gemist</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Bijna goed: dat kost {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Nog geen kaarten</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Niet verdubbelen</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Niet beantwoord.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Voor vandaag is er niets meer</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Open een van je matches en laat die analyseren: dan worden kaarten van je fouten aangeboden.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Speel een match, of open er een van elders, en laat die analyseren.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Goed: dicht genoeg bij het beste.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Goed: dat is het beste.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Sinds je laatste antwoord vond een nieuwe analyse een ander antwoord het beste.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Aannemen en de cube nog eens draaien</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Take of pass</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Dit antwoord kon niet opgeslagen worden en telt niet.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Dit antwoord is niet geteld: de kaart is in een ander venster beantwoord of verwijderd.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Dit verandert niet wanneer de kaart aan de beurt is.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Fout: dat kost {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Je hebt deze kaart gemist, dus ze komt nog een keer. Deze keer telt het niet.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Je eigen fouten</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} tot {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} aan de beurt</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} nieuw</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Weer vragen</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Stapels</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Exporteren voor Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Vergelijkbare zoeken…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Hoe het werkt</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Posities importeren…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Nieuwe match…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Er is nog niets aan de beurt: een kaart komt hier als ze voor het eerst beantwoord is.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Oefenen zonder te tellen</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Opzijgelegd</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Naam wijzigen…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>De komende 30 dagen</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Trainers…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Wie oefent</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Je hebt deze kaarten steeds weer gemist of opzijgelegd. Ze worden niet meer gevraagd: bekijk in plaats daarvan soortgelijke posities.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Je matches…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Geen van deze kaarten kan nu gevraagd worden: een ander venster vraagt ze misschien, of ze kunnen niet gelezen worden.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Geen van deze beslissingen kan als kaart gevraagd worden.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Hier is voor vandaag niets meer over.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk en de kaarten kunnen niet getoond worden. Ze blijven bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Een andere regelset heeft deze naam.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Naam van deze regelset</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Aangepast</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Mijn regels</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Naam wijzigen…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>Regel&amp;set</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Regelset</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>De regels hieronder onder een naam opslaan, om ze weer te kunnen kiezen</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>Een match met de Crawford-regel en verder niets.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>Een match met de Crawford-regel en daarna de Holland-regel.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>Een geldsessie met Jacoby en beavers; geen automatische verdubbelingen.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>Een geldsessie met Jacoby, beavers en één automatische verdubbeling per partij.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Voor de gezelligheid, zonder cube</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Club met Holland-regel</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Om geld met de gewone regels</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Niet verdubbelen; gammons en backgammons tellen.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Om geld, serieus</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Toernooi</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Na de beste zet: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Na de gedane zet: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Na {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Het verslag opslaan</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Het logboek kon niet gelezen worden: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Het verslag staat in {file}. Er is niets verstuurd.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Het verslag is niet naar {file} geschreven: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-bestanden (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Waarom niet jouw antwoord?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Ander spel, andere regels…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Tegen de computer spelen</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Sterkte</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <extracomment>Name of a table: exact values of a race, and what formulas say of it</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Rolls to bear off</source>
        <extracomment>Title of a table: how likely a player needs so many rolls to bear off</extracomment>
        <translation>Worpen om uit te spelen</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>Deze waarden zijn voor races zoals in backgammon; hier is er geen.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (weinig beslissingen)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 op het 1-punt</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 op het 6-punt, 1 op het 3-punt, 7 op het 2-punt</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Beste zet</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Zwart bezit de cube op {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Zwart moet gooien</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Zwart, geteld vanaf de kant van zwart zelf</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Beiden hebben er 2 nodig</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Beiden hebben er 7 nodig</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double match point: beiden hebben er 1 nodig</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Verdubbelen, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Verdubbelen, take</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Verdubbelaar \ aannemer</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Effectieve pips</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Etiquette</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Spelplannen</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Gammonprijs</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: jij hebt er 2 nodig, je tegenstander 1, Crawford-partij</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: jij hebt er 1 nodig, je tegenstander 2, Crawford-partij</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Geeft weg</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Woordenlijst</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>In woorden</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Beoordeeld door {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Grootste voorsprong voor een take</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Kleinste kans voor een take</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Kleinste voorsprong om te verdubbelen</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Kleinste voorsprong om te herverdubbelen</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Geld, cube gedraaid</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Niet verdubbelen</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Openingszetten</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pips</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pips afstand</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pips {white} tegen {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Vanaf hier tegen de computer doorspelen</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Spelen naar de stand</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Goed spelen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Gemaakte punten</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Punten nodig</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Races en tellen</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Worp</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Worpen van 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Worpen die er één binnenbrengen</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Worpen die er twee binnenbrengen</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Veilig of gedurfd</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Stand {score} van {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>In het laboratorium proberen</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Verspilling</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Wit bezit de cube op {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Wit speelt {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Wit moet gooien: verdubbelen?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Wit wint {win}, {gammon} met een gammon, en verliest {lost} met een gammon.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Wit wint {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Wint de match</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Zonder woorden</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Jouw pips</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} vanaf het 6-punt omlaag</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} uit</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} op de bar</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} op {point}</translation>
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
            <numerusform>%n van 36 worpen slaat je twee keer, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen slaan je twee keer, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n van 36 worpen slaat je waar het 10 pips of meer kost, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen slaan je waar het 10 pips of meer kost, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n van 36 worpen slaat je, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen slaan je, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n van 36 worpen slaat {name} twee keer, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen slaan {name} twee keer, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n van 36 worpen slaat {name} waar het 10 pips of meer kost, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen slaan {name} waar het 10 pips of meer kost, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n van 36 worpen slaat {name}, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen slaan {name}, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n van 36 worpen houdt de tegenstander op de bar, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen houden de tegenstander op de bar, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n van 36 worpen laat een schijf van achter het langste blok ontsnappen, {rolls} na {best}.</numerusform>
            <numerusform>%n van 36 worpen laten een schijf van achter het langste blok ontsnappen, {rolls} na {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Na {best} is het blok %n punt lang, en nu maar {length}.</numerusform>
            <numerusform>Na {best} is het blok %n punten lang, en nu maar {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Na {best} zijn er meer gemaakte punten: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Het is veiliger (%n van 36 worpen slaat, {rolls} na {best}), maar het geeft een punt op: {points}.</numerusform>
            <numerusform>Het is veiliger (%n van 36 worpen slaan, {rolls} na {best}), maar het geeft een punt op: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Het is veiliger (%n van 36 worpen slaat, {rolls} na {best}), maar het laat een kans om te slaan liggen.</numerusform>
            <numerusform>Het is veiliger (%n van 36 worpen slaan, {rolls} na {best}), maar het laat een kans om te slaan liggen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Het is veiliger (%n van 36 worpen slaat, {rolls} na {best}), maar het blok is {length} punten lang, niet {longer}.</numerusform>
            <numerusform>Het is veiliger (%n van 36 worpen slaan, {rolls} na {best}), maar het blok is {length} punten lang, niet {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Je laat een kans liggen om te slaan die je tegenstander %n pip terugzet.</numerusform>
            <numerusform>Je laat een kans liggen om te slaan die je tegenstander %n pips terugzet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Je laat kansen liggen om te slaan die je tegenstander %n pip terugzetten.</numerusform>
            <numerusform>Je laat kansen liggen om te slaan die je tegenstander %n pips terugzetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} houdt het {points}-punt.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} maakt het {points}-punt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} laat een kans liggen om te slaan die de tegenstander %n pip terugzet.</numerusform>
            <numerusform>{name} laat een kans liggen om te slaan die de tegenstander %n pips terugzet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} laat kansen liggen om te slaan die de tegenstander %n pip terugzetten.</numerusform>
            <numerusform>{name} laat kansen liggen om te slaan die de tegenstander %n pips terugzetten.</numerusform>
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
        <translation>&amp;Deze lijst wissen</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Er is nog geen bestand geopend of opgeslagen</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Een zet tegen de regels</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Invoeren</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Invoeren zoals gespeeld?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>De zet invoeren zoals gespeeld</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Wordt hij teruggenomen?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Zo is gespeeld</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Er wordt geen schijf gezet, wat niet geldig is.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Bezwaar</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Leg de schijven waar ze gezet zijn, volgens de regels of ertegen.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Dezelfde dobbelstenen worden dan opnieuw gespeeld, volgens de regels.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Deze zet is niet geldig: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Je tegenstander mag bezwaar maken tot de volgende worp of verdubbeling.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} kon niet aantonen de juiste te zijn, dus er is niets gevraagd.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} noemde geen versie. Probeer het een andere dag opnieuw.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} antwoordt niet. Is deze computer online?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Crashes</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Delen van het verslag</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Een probleem melden</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Het bestand bevat het laatste deel van het logboek, de versies van bgdesk en de onderdelen ervan, en de instellingen die je veranderde. Namen van spelers, geheimen van dobbelstenen, je woorden voor de dobbelstenen en je matches zijn weggelaten. Namen van geopende bestanden staan alleen in een uitgebreid logboek (Instellingen, pagina Logboek).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versies</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>Als er iets misgaat, helpt dit te achterhalen waarom. bgdesk stuurt nergens iets heen: het slaat een zip-bestand op dat je kunt bekijken en doorgeven.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>Een rapport heeft een analyse nodig: Analyseren (F7) maakt er een.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>Pdf voor papier (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Pagina voor de browser (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Een rapport opslaan</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Het rapport wordt geschreven…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Het rapport is opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Het rapport is niet opgeslagen: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Partij opgeven</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Opgeven: de match verliezen</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Dit telt meteen: meer kan je tegenstander niet winnen.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Je tegenstander mag weigeren en voor meer doorspelen.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(weinig beslissingen)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Er is een hint gevraagd: oefening, telt niet voor de rating.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>Een revanche is al verzegeld, met dezelfde woorden: dit is de vingerafdruk van de dobbelstenen ervan.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Nam de opgave aan</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analyseren toont hoe goed beiden speelden en welke beslissingen je kunt bekijken.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Wordt geanalyseerd, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Wordt geanalyseerd…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Beste: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Beide moeders zijn gevangen.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Kansen om de match te winnen die de beslissing weggaf</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Verdubbelde</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Er zijn zetten teruggenomen: oefening, telt niet voor de rating.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Geen van beide spelers kan ooit nog zetten.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Hier is geen beslissing.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Niemand gaf iets weg dat een blik waard is. Goed gespeeld!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>In deze match is niets beslist, dus er is niets te analyseren.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Eén beslissing om te bekijken</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR van {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Paste op de verdubbeling</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Punten die de beslissing weggaf</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Herverdubbelde</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Weigerde de opgave</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Gaf op</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Geheim van de dobbelstenen, waarvan de SHA-256 de vingerafdruk hierboven is:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Geheim van de dobbelstenen, waarvan de vingerafdruk voor de eerste worp getoond is:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>De laatste partij is niet afgemaakt.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>De moeder is gevangen.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Het resultaat zonder het geluk van beide spelers: wat de fouten van beiden ervan gemaakt zouden hebben.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>De sessie eindigde gelijk, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Drie beslissingen om te bekijken</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Nam de verdubbeling aan</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Twee beslissingen om te bekijken</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Wat de worpen boven het gemiddelde van alle worpen opleverden, in kansen om de match te winnen.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Wat de worpen boven het gemiddelde van alle worpen opleverden, in punten.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Met een tutor, in alle partijen gewaarschuwd {warned}, opgevolgd {heeded}: oefening, telt niet voor de rating.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Met een tutor, gewaarschuwd {warned}, opgevolgd {heeded}: oefening, telt niet voor de rating.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Met een tutor: oefening, telt niet voor de rating.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Je gaf niets weg dat een blik waard is. Goed gespeeld!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Je paste op de beaver.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Je paste op de verdubbeling.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Je paste op de otter.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Je paste op de raccoon.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Je paste op de herverdubbeling.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Je tijd was op en je verloor de match.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Je gaf de match op.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Je gaf op.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Je won bij {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Je won, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>kansen van {name} met gelijk geluk</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>partij {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>partij {number}, bij {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>geluk van {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>zet {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>punten van {name} met gelijk geluk</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>je PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>je kansen met gelijk geluk</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>je geluk</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>je punten met gelijk geluk</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} gaf niets weg dat een blik waard is. Goed gespeeld!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} paste op de beaver.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} paste op de verdubbeling.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} paste op de otter.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} paste op de raccoon.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} paste op de herverdubbeling.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} had geen tijd meer en verloor de match.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} gaf de match op.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} gaf op.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} won bij {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} won, {score}</translation>
    </message>
    <message>
        <source>{signed} %</source>
        <extracomment>A gain in per cent with its sign, such as +12.3 %</extracomment>
        <translation>{signed}%</translation>
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
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nieuwe match…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Volgende partij</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Volgende partij: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Match nabespreken</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Naar het &amp;toernooi</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk en de samenvatting van deze match kan niet getoond worden. De match en de analyse blijven bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Volgende fout</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Doorspelen…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Proberen</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Te spelen dobbelstenen</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Nog te gooien</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Uitspelen met een hoger getal dan nodig, en ogen die na de laatste schijf overblijven</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Hoeveel de pipcount van de speler zelf omlaag ging</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Ogen die niet gespeeld konden worden omdat de weg geblokkeerd was</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Dubbels</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Verloren pips</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Gespeelde pips</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Gegooide pips</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Verspilde pips</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Hier worden worpen geteld, partij voor partij.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Worpen met twee gelijke dobbelstenen</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Worpen tot nu toe; de openingsworp telt voor wie ermee begint</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Som van de dobbelstenen</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>De ogen opgeteld zoals ze liggen, die van dubbels maar één keer</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Wat de dobbelstenen toelaten; een dubbel telt twee keer zoveel</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Hele match</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Analyseer deze beslissing eerst (F7): een rollout vergelijkt de beste zetten ervan.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Kies in de opties waarvan een rollout gemaakt wordt.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Er loopt geen rollout.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Alleen zetten en cubebeslissingen van backgammonpartijen kunnen met een rollout beoordeeld worden.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Elders</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>De rollout begint…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Trials: {done} van hoogstens {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>W {win} · {wg} · {wb}   V {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Wacht op de lopende rollout.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>gepauzeerd</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>seed {seed}</translation>
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
        <translation>Er ging iets mis binnen bgdesk en de rollout is gestopt. Wat er tot nu toe is blijft bewaard; details staan in het logboek.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>De engine kon van deze positie geen rollout maken. Details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Hiervan komt een rollout</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Van wat gespeeld is komt altijd een rollout.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Kies waarvan een rollout gemaakt wordt.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Alleen zetten en cubebeslissingen van backgammonpartijen kunnen met een rollout beoordeeld worden.</translation>
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
        <translation>Zoveel trials toevoegen als de opties zeggen</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>De rollout beëindigen en bewaren wat er is (Shift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Verder met de rollout (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Naar de beslissing waarvan de rollout loopt</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>De rollout laten wachten (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Hoe waarschijnlijk dit de beste keuze is, volgens de trials tot nu toe</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Hoeveel trials, hoe diep, welke seed en welke keuzes</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Meer trials</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Deze beslissing vele malen laten doorspelen (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Voortgang van de rollout</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Rollout maken</translation>
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
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Standaardfout: de balken reiken naar beide kanten twee keer zo ver</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Wat het waard is voor de speler die beslist</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Alle worpen met een {face}</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>De 36 worpen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>Een backgammon met een schijf op de bar telt vier keer.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>Een backgammon, als de verliezer ook een schijf op de bar heeft, telt drie keer.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>Een backgammon, als de verliezer er ook een in reserve, op de bar of op de punten 24 tot 19 heeft, telt drie keer.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>Een backgammon, als de verliezer er ook een op de bar of in het thuisbord van de winnaar heeft, telt drie keer.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>Een schijf op de bar moet binnenkomen voordat iets anders zet, en voor elke schijf uit de reserve.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>Een schijf op de bar moet binnenkomen voordat iets anders zet.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>Een vastgezette schijf in je thuisbord verhindert niet dat je de andere uitspeelt.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Een schijf die in het eigen thuisbord slaat, blijft daar de rest van de beurt.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>Een dobbelsteen speelt een schijf van zijn eigen punt uit en geen andere: een hoger getal speelt er geen uit.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>Een dobbelsteen speelt een schijf van zijn eigen punt uit; een hoger getal een van het hoogste punt.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Een dubbele partij, als de verliezer er nog geen uitgespeeld heeft, telt twee keer.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>Een dubbel wordt vier keer gespeeld, en daarna vier keer het getal van de andere kant van de dobbelstenen: na 5-5 vier tweeën.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>Een dubbel wordt vier keer gespeeld.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>Een gammon, als de verliezer er nog geen uitgespeeld heeft, telt twee keer.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>Wie past, verliest de partij voor de oude inzet; wie aanneemt, bezit de cube en mag als enige herverdubbelen.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>Wie geen tijd meer heeft, verliest de partij, en de klok wordt teruggezet.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>Wie geen tijd meer heeft, verliest de match.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>Wie met deze partij de match toch al wint, mag niet verdubbelen.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Een punt waarop een van je schijven vastzit, is voor jou gesloten.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Een punt met ook maar één schijf van de tegenstander is geblokkeerd; er wordt niet geslagen.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Een punt met twee of meer schijven van de tegenstander is geblokkeerd.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>Een raccoon mag een beaver op dezelfde manier beantwoorden, en een otter de raccoon.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>Een raccoon mag een beaver op dezelfde manier beantwoorden.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>Een raccoon mag een beaver beantwoorden, een otter de raccoon, enzovoort zonder grens.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>Een losse schijf van de tegenstander wordt geslagen en gaat naar de bar.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>Een losse schijf van de tegenstander wordt niet geslagen maar vastgezet: de jouwe ligt erbovenop, en ze kan niet zetten zolang er nog een van jou ligt.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>Winst telt één punt.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>Winst telt de waarde van de cube.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Na 2 met 1, als beide getallen gespeeld zijn, noem je een dubbel naar keuze en speel je dat alsof je het gegooid had; is dat helemaal gespeeld, dan gooi je nog eens.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Al je schijven moeten binnenkomen voordat er een andere zet.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>Een automatische verdubbeling telt als het draaien van de cube.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Elk deel van de worp mag ongespeeld blijven.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Zodra een getal niet gespeeld kan worden, vervalt alles wat in die beurt nog zou komen.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beavers: wie verdubbeld wordt, mag de cube meteen nog eens draaien en houden.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Voor het gooien mag je aanbieden de inzet te verdubbelen, maar niet in de eerste beurt van een partij.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Beide dobbelstenen moeten gespeeld worden als dat op enige manier kan, een dubbel zo ver als het gaat.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Beide spelers gaan dezelfde kant op en tellen de punten gelijk: beiden komen binnen op de punten 24 tot 19 en spelen uit vanaf de punten 6 tot 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Beide spelers gaan dezelfde kant rond, vanuit tegenovergestelde hoeken: je tegenstander begint op jouw 12-punt en speelt uit vanaf jouw punten 18 tot 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Schijven gaan alleen vooruit, van je 24-punt naar je 1-punt.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Schijven op het bord mogen zetten voordat alle binnen zijn.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: geen cube in de eerste partij nadat een speler tot op één punt van de matchwinst gekomen is.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Elk getal brengt één schijf uit de reserve op het bord: een 1 op je 24-punt, enzovoort tot een 6 op je 19-punt.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Elk gooit één dobbelsteen; de hoogste begint en gooit voor de eerste beurt beide dobbelstenen.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Elk gooit één dobbelsteen; de hoogste begint met die twee getallen.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Elk gooit één dobbelsteen; de hoogste begint, met die twee getallen of, als dat beter lijkt, met een nieuwe worp van beide dobbelstenen.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Binnenkomen</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Gelijke dobbelstenen worden opnieuw gegooid.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Gelijke dobbelstenen in de openingsworp verdubbelen de inzet; de cube blijft in het midden.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: na die partij verdubbelt niemand voordat beide spelers twee worpen gespeeld hebben.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Als alles gespeeld is, volgt op een dubbel nog een worp.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Als alle schijven van je tegenstander op één punt staan en jij de zes punten ervoor bezet, moet je er een openen zolang je kunt.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Als beide spelers na elkaar moeten overslaan, en geen van beiden ook maar een getal kon spelen, is de partij remise.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Kan elk van beide dobbelstenen gespeeld worden maar niet allebei, dan moet de hoogste gespeeld worden.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Wordt ze daar vastgezet door een tegenstander van wie alle schijven de start al verlaten hebben, dan wint die tegenstander meteen een dubbele partij.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Als er niets gespeeld kan worden, gaat de beurt over.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Heeft de tegenstander daar nog schijven, dan gaat de partij verder; ze is zo gewonnen als die weg zijn terwijl de moeder nog vastzit. Zit ook de moeder van de tegenstander vast, dan is de partij remise.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Word je geslagen, dan moet die schijf eerst weer thuiskomen.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>In de eerste drie beurten van elke speler wordt een dubbel vier keer gespeeld. Vanaf de vierde beurt volgt elk hoger getal, elk vier keer: na 4-4 komen vier vijven en vier zessen.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Ze komt binnen in het thuisbord van de tegenstander: met een 1 op je 24-punt, met een 6 op 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Ze komt binnen met een 1 op je 24-punt, met een 6 op 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammons en backgammons tellen pas als de cube gedraaid is.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Ook alle zes punten van het startveld van je tegenstander mag je niet bezetten.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Getallen die jij niet kunt spelen gaan naar je tegenstander, die ze zo ver mogelijk met de eigen schijven speelt voordat de volgende beurt begint. Kan een daarvan niet zo vaak gespeeld worden als er nog over is, dan houdt het op en vervallen de hogere getallen.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>Zodra al je schijven op je punten 6 tot 1 staan, mag je uitspelen.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>Zodra al je schijven binnen zijn en op je punten 6 tot 1 staan, mag je uitspelen.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Per beurt mag maar één schijf je 24-punt verlaten; twee mogen bij 6-6, 4-4 of 3-3 in je eerste beurt.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>De dobbelstenen spelen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>De bar</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>De spellen worden om de beurt gespeeld: {games}, en zo verder vanaf het eerste. Elke partij begint met een nieuwe openingsworp, wie de vorige ook won.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>De spellen worden om de beurt gespeeld: {games}, en zo verder vanaf het eerste. De winnaar van een partij begint de volgende; na remise beslissen de dobbelstenen.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>De laatste schijf die een speler op het 24-punt heeft, is de moeder van die speler.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>De match</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>De moeder</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>De spelers gaan in tegengestelde richting, en elk telt de punten vanaf de eigen kant: jouw 24-punt is het 1-punt van je tegenstander.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>De opstelling, en welke kant elke speler op gaat</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>De winnaar krijgt een punt voor elke schijf die de verliezer niet uitgespeeld heeft.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>De winnaar van een partij begint de volgende.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Er is geen cube.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Zolang je eerste schijf niet voorbij de start van je tegenstander is, jouw 12-punt, mag geen tweede je 24-punt verlaten.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Wat een partij waard is</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Zolang je schijven in reserve hebt, wordt een dubbel maar vier keer gespeeld en volgt er geen worp op.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Zolang je schijven in reserve hebt, mag geen andere naar je 12-punt of verder.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Je mag alleen zes punten op een rij bezetten als er een schijf van de tegenstander voor staat.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Je mag niet uitspelen zolang een van je schijven vastzit.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Je mag niet slaan voordat een van je schijven je thuisbord bereikt heeft; tot dan blokkeert een losse schijf van de tegenstander het punt waarop ze staat. Daarna mag je de rest van de partij slaan.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Je mag niet alle zes punten van je startveld, 24 tot 19, bezetten.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Je speelt zoveel partijen als je wilt; elk punt telt.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} op het {point}-punt</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Anders dan in je instellingen</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Mijn standaardregels gebruiken</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Niet in het bestand: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Een kopie opslaan</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>De match is niet opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>De match is niet opgeslagen in {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>analyse</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>klok en bedenktijden</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>gevraagde hints</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>bewijs van de dobbelstenen</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>gelijke openingsworpen</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>wat teruggenomen is</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>wie een computer is</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Geen programma hier toont mappen. Het bestand staat in {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>In map tonen</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Tot</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Het beste bij elke stand</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Omlaag: punten die de speler nodig heeft. Opzij: de tegenstander.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Opvallende standen</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Standen van beide spelers tot zoveel nodige punten</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Er is geen beslissing op het bord.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Alle standen…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Standlens</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Beweeg de muis om woorden te krijgen, of typ ze zelf</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>De dobbelstenen zijn nu verzegeld. Woorden die bgdesk niet vooraf kon kennen worden in elke worp verwerkt, dus het kan geen dobbelstenen gekozen hebben die het goed uitkomen; typ je eigen woorden om zeker te zijn.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Jouw &amp;woorden</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Gekopieerd.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Kopiëren</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Alle labels</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Een match zoeken</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Spelers, een spel, label, evenement of dag zoeken</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Label</translation>
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
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Seizoen van {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Delen hieronder</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Terug naar de lijst</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Meespelen</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Inloggen</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>Wachtwoord van de mat&amp;ch</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>Een match aan&amp;bieden</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>&amp;Wachtwoord</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>Ve&amp;rnieuwen</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Een wachtwoord wordt nergens bewaard; zonder wachtwoord ben je gast.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Op een server zoals bgammon.org spelen veel mensen, ook zonder bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Uitloggen</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Ingelogd op {server} als {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matches op de server</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Op een server spelen</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>&amp;Punten</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>De server gooit de dobbelstenen, en niemand kan ze controleren.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>De verbinding is niet versleuteld: anderen kunnen meelezen wat je zegt, en ook een wachtwoord.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Er is geen Crawford-partij, en een opgegeven partij telt als enkele partij.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Je &amp;naam</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Je plaats is bezet. De match begint zodra iemand meedoet.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server} wordt gezocht…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} punten)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} punten, met wachtwoord)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1-ply</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2-ply</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3-ply</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>Een schijf die in het eigen thuisbord slaat, blijft daar de rest van de beurt.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Een zet kan ingevoerd worden zoals hij gespeeld is, geldig of niet; hij blijft staan tenzij de tegenstander voor de volgende worp of verdubbeling bezwaar maakt.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Een naam of een nummer, dat in een eigen uitnodiging komt. Je router toont het.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>Wie aan de beurt is, mag voor het gooien aanbieden de inzet te verdubbelen.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>Wie verdubbeld wordt, mag de cube meteen nog eens draaien en houden. Alleen om geld.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>Een echte cube heeft geen 1: hij ligt met de 64 boven tot hij gedraaid wordt.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Na 11 worpen</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Na 16 worpen</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Na 7 worpen</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Na de Crawford-partij verdubbelt niemand voordat beide spelers twee worpen gespeeld hebben.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Tegen de computer altijd vanaf jouw kant; als je toekijkt vanaf onderen.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Allemaal</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Ook Murphy genoemd: een gelijke openingsworp verdubbelt de inzet, en de cube blijft in het midden. Niet gebruikelijk in matches: kies het daar per match.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Ook computers van het internet</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>Een automatische verdubbeling telt dan als het draaien van de cube. Alleen om geld.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>Een oude Britse huisregel.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Mijn matches na afloop analyseren</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Zoals er gespeeld wordt</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Vragen voordat ik verdubbel</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Hoogstens vijf schijven op een punt</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Hoogstens één per partij</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Hoogstens drie per partij</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Hoogstens twee per partij</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Onderaan</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Bij de cube, voordat die aangeboden wordt.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Automatische verdubbelingen</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Automatische verdubbelingen tellen voor de Jacoby-regel</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automatisch, na de laatste dobbelsteen</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon telt als er een schijf over is</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon met een schijf op de bar telt vier</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Voor mij uitspelen als er niets meer te beslissen valt</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver en raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon en otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beavers</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Alleen blunders</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Kaarten per dag die weer aan de beurt zijn, hoogstens</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Kaarten achter elkaar</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Cube in het midden toont</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Schijven en dobbelstenen bewegen meteen.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Schijven en dobbelstenen bewegen sneller, en de computer wacht nauwelijks.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Computers in je eigen netwerk</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Contrast</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-regel</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Dieper bekeken zetten zijn beter en kosten vele malen zoveel tijd.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Delay per beurt</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Uitgebreid</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Dobbelstenen voor nieuwe matches</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Dobbelstenen van een eerdere match</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Richtingpijlen</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Verdubbelingsdobbelsteen</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Twijfelachtige beslissingen en erger</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Een rollout vroegtijdig beëindigen als die zeker is</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Fouten en erger</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Elke partij wordt op zichzelf gespeeld, en elk punt telt.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Alles wat iets kostte</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Eerlijke dobbelstenen (te controleren)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Eerlijke dobbelstenen liggen voor de match vast door een verzegeld geheim en kunnen erna gecontroleerd worden.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Systeem volgen</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>Voor elke keuze, in stappen van 36: elke eerste worp komt even vaak.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>Voor matches en geldsessies.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Vanuit de speler onderaan</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Vanuit de speler die aan de beurt is</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammons en backgammons tellen pas als de cube gedraaid is. Alleen om geld.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Helpt de oorzaak van een probleem te vinden. Alleen het uitgebreide logboek bevat namen van geopende bestanden; geheimen van dobbelstenen en namen van spelers staan in geen van beide.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Holland-regel</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Thuisborden</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Hoeveel te onthouden</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Als de tijd op is</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In elk spel</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>In spellen die anders lopen dan backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>In de kleur van de schijven van de computer, tot je eerste zet.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>In de kleur van je schijven.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Dat telt alleen als de verliezer geen schijf uitgespeeld heeft.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Langer denkt die niet na. Meer tijd kijkt dieper; anderen antwoorden meteen.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-regel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Kleinste kosten van een fout</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Uitgebreidheid van het logboek</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Eens per dag kijken, als bgdesk start</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>De partij verliezen</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>De match verliezen</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>Zelf: op de dobbelstenen klikken of op Enter drukken</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Meer contrast kiest ook het bord in zwart en wit, tenzij je er een koos.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Meer betekent dat elke kaart vaker komt.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Zetten in een rollout</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Mijn schijven</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Nieuwe kaarten per dag</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Geen animatie</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Geen animatie als het systeem dat vraagt</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Geen cube in de ene partij nadat een speler voor het eerst tot op één punt van de matchwinst gekomen is.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Thuis niet slaan en doorlopen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Helemaal niet: tot het einde</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Niet elk bureaublad kan dat aangeven; ‘Geen animatie’ werkt overal.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Van je eigen fouten, voor zover ze een kaart waard zijn.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Kaarten aanbieden als een match geanalyseerd is</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>Op de bar</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>Op de bar of in het thuisbord van de winnaar</translation>
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
        <translation>Alleen andere vensters op deze computer</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Alleen als het contact voorbij is en geen keuze het resultaat kan veranderen.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Alleen zolang een tafel open is, en alleen met de uitnodiging ervoor. Vanaf het internet is ze meestal alleen bereikbaar als je de poort in je router naar deze computer doorstuurt; bgdesk verandert daar niets.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Anderen mogen toekijken</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Gedeeltelijke zetten toegestaan</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Pauze voordat de computer iets doet</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Sneller spelen als het contact voorbij is</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Gedwongen zetten voor mij spelen</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Geluiden afspelen</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Met een klok spelen</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Puntnummers</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Poort van je tafel</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Echte dobbelstenen, ingetypt</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Scheidsrechtermodus voor twee mensen met echte dobbelstenen</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>Ten opzichte van de grootte die het systeem gebruikt. Teksten op het bord groeien mee, zover er ruimte is.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Relay</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Herhaalbare dobbelstenen (uit een getal)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Reservetijd en een delay per beurt, zoals in toernooien.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Reservetijd per punt</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Nabespreking</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Voor mij gooien als ik niet kan verdubbelen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Groeten als een match begint</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Seed van een rollout</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Hints op het bord tonen</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Mijlpalen tonen</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Op de rand, boven en onder de bar, tonen welke kant elke speler op gaat.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Pipcounts tonen</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>De zet van de computer met pijlen tonen</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Met pijlen tonen wat voor mij gespeeld is</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Te zien naast het bord en in opgeslagen matches.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Snelheid van schijven en dobbelstenen</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Het adres van een relay (iemand draait daar ‘bgdesk table-server’) waarlangs anderen je tafel overal vandaan bereiken. Die kan niet lezen wat er gezegd wordt. Leeg: geen.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>De delay van elke beurt is vrij; daarna loopt je reservetijd.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>De dobbelstenen worden meteen gegooid als er voor de worp geen cubebeslissing is; tussen twee mensen niet na een zet die voor een van hen gespeeld is.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Het verschil ertussen wordt ook getoond.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Wie het eerst een aantal punten heeft, wint.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>De andere speler ziet die. Leeg: je naam in de instellingen.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Het resultaat toont dan PR, geluk en de beslissingen om te bekijken. Het draait op de achtergrond en maakt plaats voor het spel.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Hetzelfde getal geeft dezelfde dobbelstenen, en dus hetzelfde resultaat.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Dan beoordeelt de engine de positie: sneller en minder exact.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Bedenktijd van de sterkste tegenstander</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Tijd om de dobbelstenen te zien voordat de schijven bewegen.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Trials van een rollout</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Rollouts afbreken</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Twee beurten later</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Tot er niets meer aan de beurt is</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Tot dan kun je je zetten ongedaan maken.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Tot 7 punten, of 7 partijen</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Wat met een kans van 199 op 200 slechter is, krijgt geen trials meer.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Wat je nu kunt doen, een paar seconden lang. Waarom een zet niet mag wordt altijd getoond.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Wat je bereikt hebt, op de pagina met cijfers; niets telt daar af.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>Als er maar één geldige zet is, of geen, wordt die gespeeld en krijg je dat te horen.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Wie je tafel kan bereiken</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Wie de uitnodiging om toe te kijken heeft, een andere dan die om te spelen.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Met 0 wordt een willekeurige vrije poort gebruikt.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Met een schijf in het thuisbord van de winnaar telt het drie.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Je mag een deel van een worp ongespeeld laten.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Je adres zoals het internet het ziet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Je naam aan tafels</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk sluit en komt in deze taal terug zodra je de instellingen verlaat.</translation>
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
        <translation>‘Volgende fout’ en de foutenlijst laten weg wat minder kostte.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Gevonden</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Geen instellingen gevonden.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Standaardwaarden van deze pagina herstellen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>In de instellingen zoeken</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Deze pagina weer instellen zoals ze was</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Ongedaan maken</translation>
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
        <translation>Beavers</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Whose the doubling cube is: nobody&apos;s</extracomment>
        <translation>In het midden</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-partij</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Verdubbeling</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label of a list: backgammon, Nackgammon and so on</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <extracomment>Tick box: the Jacoby rule holds</extracomment>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Match to</source>
        <extracomment>Label of a field: how many points the match goes to</extracomment>
        <translation>Match tot</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Geen aanbod</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Aanbod</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Eigenaar van de cube</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Nog te gooien…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>In de sneltoetsen zoeken</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat het doet</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n van 36 worpen slaat.</numerusform>
            <numerusform>%n van 36 worpen slaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Na de beste zet</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Na de gedane zet</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Zoals het is</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Schoten van zwart op blots van wit</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blot</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blots voor en na</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Met dit bord vergelijken</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Van het {point}-punt</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Een schijf verplaatsen van</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Geen schijf verplaatsen</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Die schijf verplaatsen naar</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Hier kan niets geslagen worden.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Schoten</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>De blot op het {point}-punt</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Naar het {point}-punt</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Schoten van wit op blots van zwart</translation>
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
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Dobbelstatistiek</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Panelen</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Worpenteller</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Worpen</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} uit</numerusform>
            <numerusform>%n pips · {off} uit</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>De beurt aan deze speler geven (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Gewonnen punten</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>aan de beurt</translation>
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
        <translation>Oplossing</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Geen geluid: er zijn geen luidsprekers of koptelefoon op deze computer.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Getoonde analyse</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>De diepste blik op elke beslissing</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Een analyse verwijderen</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Deze analyse verwijderen…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Welke analyse getoond wordt</translation>
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
            <numerusform>%n zwarte schijf, van je tegenstander</numerusform>
            <numerusform>%n zwarte schijven, van je tegenstander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n zwarte schijf, van jou</numerusform>
            <numerusform>%n zwarte schijven, van jou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n witte schijf, van je tegenstander</numerusform>
            <numerusform>%n witte schijven, van je tegenstander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n witte schijf, van jou</numerusform>
            <numerusform>%n witte schijven, van jou</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawford-partij, geen cube</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Cube in het midden op {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Geen cube</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pips: {own} tegen {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>De cube wordt aangeboden op {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Jouw cube op {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} heeft de cube op {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, match tot {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, geldsessie</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, match tot {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, geldsessie</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>Een deel van bgdesk ontbreekt: {parts}. Installeer bgdesk opnieuw.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Geen geluid, omdat {libraries} op dit systeem ontbreekt. Installeer het (op Debian en Ubuntu: {packages}) en herstart bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Geen geluid: het geluidsdeel van Qt laadt niet ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Geen geluid: het geluidsdeel van Qt is niet geïnstalleerd. Typ ‘{command}’ in een terminal en herstart bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Het beeldscherm {display} is niet bereikbaar.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>De map {folder} kan niet gebruikt worden: er staat een bestand voor in de plaats.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>De map {folder} kan niet gebruikt worden: de naam is niet mogelijk.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>De map {folder} kan niet gebruikt worden: het pad is te lang.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>De map {folder} kan niet gebruikt worden: je mag daar niet schrijven.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>De map {folder} kan niet gebruikt worden: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>De bibliotheek is nu zoals ze in {file} was. De vorige staat bij de back-ups in Match, Je gegevens.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Het andere venster van bgdesk antwoordt niet, dus is dit ernaast geopend.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Het venster kan niet openen, omdat {libraries} op dit systeem ontbreekt (installeer op Debian en Ubuntu: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Er is geen beeldscherm om een venster op te openen; {command} noemt de opdrachten die er geen nodig hebben.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Er is geen bestand {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Dit is bgdesk {version}: bekijk wat er nieuw in is.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Je mag niet in de map {folder} schrijven: veranderde instellingen worden vergeten als bgdesk sluit.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Je mag niet in de map {folder} schrijven: je matches kunnen bekeken en geëxporteerd worden, maar alles wat je doet wordt vergeten als bgdesk sluit.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Je gegevens</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Je gegevens staan nu in {folder}. Wat op de oude plaats is overgebleven mag weg: zie Match, Je gegevens.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Je gegevens zijn verplaatst naar {folder}, die er nu niet is. Sluit de schijf ervan aan en start bgdesk opnieuw. Is die verloren, verwijder dan het bestand {detail}: bgdesk begint dan op de gewone plaats.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Een oude Chinese race rond een lus van zestien vakken.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Gelijk {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Goedemiddag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Goedenavond</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Goedemorgen</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Op tijd verloren bij {mine} : {theirs}</translation>
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
        <translation>Opgegeven bij {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>De klok loopt door terwijl je hier bent.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>De onafgemaakte match is open in een ander venster van bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Op tijd gewonnen bij {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Gewonnen {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Gewonnen, opgegeven bij {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>tegen {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>tussen twee partijen</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>eerlijke dobbelstenen</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>nu komt de openingsworp</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>met een tutor</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>jij bent verdubbeld</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>je tegenstander wil opgeven</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>jij bent aan de beurt</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>jij moet {dice} spelen</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} moet {dice} spelen</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} is verdubbeld</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>de tegenstander van {name} wil opgeven</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} is aan de beurt</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n item teruggezet.</numerusform>
            <numerusform>%n items teruggezet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n match geanalyseerd.</numerusform>
            <numerusform>%n matches geanalyseerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n match weggelaten:</numerusform>
            <numerusform>%n matches weggelaten:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Deze zijn allemaal al geanalyseerd, of nog aan de gang.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Analyse van match {number} van {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Gevonden matches</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n match naar de prullenbak verplaatst. Je kunt die 30 dagen lang terugzetten.</numerusform>
            <numerusform>%n matches naar de prullenbak verplaatst. Je kunt ze 30 dagen lang terugzetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n positie naar de prullenbak verplaatst. Je kunt die 30 dagen lang terugzetten.</numerusform>
            <numerusform>%n posities naar de prullenbak verplaatst. Je kunt ze 30 dagen lang terugzetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Gestopt met nog %n match te analyseren.</numerusform>
            <numerusform>Gestopt met nog %n matches te analyseren.</numerusform>
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
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} om de partij te winnen</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} om de match te winnen</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 keer de equity die verloren gaat per beslissing die niet gedwongen is en niet ver van een verdubbeling ligt.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 keer de equity die verloren gaat per zet van een van beide spelers.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90%-interval</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Alles wat de fouten kosten, omgerekend alsof elke partij om geld gespeeld werd.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analyseren (F7) toont hier hoe goed beiden speelden.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Zoals andere programma’s tellen</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Blunders</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Naar soort beslissing</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Zetten met de schijven</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Beslissingen die {least} of meer kosten en geen blunder zijn.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Beslissingen die {least} of meer kosten en geen fout zijn.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Beslissingen die {least} of meer kosten.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Niet aangeboden verdubbelingen</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Aangeboden verdubbelingen</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Twijfelachtig</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Verloren equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Verloren matchkans</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Niet bekend in een match met ongeldige zetten: wat die opleverden is geluk noch fout.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Opening</translation>
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
        <translation>PR {rating} (weinig beslissingen)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Performance rating: 500 keer de gemiddelde fout van de beslissingen die tellen.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Zetten naar fase van de partij</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Verloren punten</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Opgaven</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Takes</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>De kansen, of de punten, die de fouten van beiden er met gelijk geluk van gemaakt zouden hebben. Een schatting: ze kan buiten 0 en 100% liggen.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>Die niet gedwongen waren; bij de cube die dicht bij elkaar lagen. Voor PR tellen die welke bovendien niet vanzelf spraken.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Wat de eigen worpen van de speler boven het gemiddelde van alle worpen opleverden, in equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Wat er verloren ging, in equity en in het resultaat, en hoeveel beslissingen fout waren.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Waar de rating zou liggen met ander geluk in de worpen.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Met gelijk geluk</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>gevorderd</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>beginner</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>gelegenheidsspeler</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>afgeleid</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>weinig beslissingen</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>ongeldige zetten</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>halfgevorderd</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>geluk {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>wereldkampioen</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>wereldklasse</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} tot {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Duurste beslissingen</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Leren van deze match…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Samenvatting van de match</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Samenvatting</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>De naam van het bestand, of het pad, is te lang.</translation>
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
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Er worden andere voorwaarden dan eerst aangeboden: antwoord via ‘Tafels op het netwerk…’ in het menu Match.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>De andere speler vraagt om nog een match.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>De andere speler vraagt de laatste beslissing terug te mogen nemen. Als je het toestaat, telt de match vanaf dan als oefening; als je doorspeelt, blijft ze staan.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>De andere speler wordt om nog een match gevraagd.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>De andere speler wordt gevraagd, en staat het toe of speelt door.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>De andere speler zit niet meer aan de tafel, dus er is geen revanche.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>De andere speler ging verder, dus je beslissing blijft staan.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Je beslissing is teruggenomen; de match telt nu als oefening.</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Ctrl+Enter</source>
        <extracomment>Tip of a button: the keys that do the same</extracomment>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Starting position</source>
        <extracomment>Button: put the checkers where this game begins</extracomment>
        <translation>Beginpositie</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>Aan die tafel wordt een andere match gespeeld.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>Op deze server kan alleen een enkele partij opgegeven worden, dus dat aanbod telt niet.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Berichten kwamen twee keer of ontbraken onderweg, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Terwijl dit programma weg was, gebeurde er op de server meer dan het kan weten.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Op het adres van deze uitnodiging antwoordt niemand: de tafel is gesloten, of is vanaf hier niet bereikbaar.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Zo kan niemand de twee spelers aan deze tafel uit elkaar houden; een van jullie heeft een andere naam nodig.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Niemand heeft deze tafel bij de relay open, of wie haar heeft antwoordt niet.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Van het andere programma is 20 seconden niets gehoord; er wordt op gewacht.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Er is zoveel tegelijk gezegd dat een deel is weggelaten.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>Aan die tafel zit al iemand anders.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Dat is niet de code van deze tafel.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Die worp kwam te vroeg en telt niet.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Het adres van de relay in de instellingen is geen adres; de tafel is alleen zonder relay te bereiken.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>De klokken van de twee programma’s verschillen meer dan de afstand ertussen verklaart.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>De match blijft bewaard.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>De match die het andere programma wil spelen is niet mogelijk.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>De andere speler wil deze match niet spelen.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Het andere programma kopieerde de geheimen voor de dobbelstenen, dus er kan niets mee gespeeld worden.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Het andere programma besliste iets wat de speler daar niet te beslissen had.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Het andere programma deed iets anders nadat het gegooid had.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">Het andere programma deed iets wat aan een tafel niet mogelijk is, zoals een zet terugnemen.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Het andere programma deed iets wat aan een tafel niet mogelijk is.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Het andere programma deed iets wat op dat moment niet mogelijk was.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Het andere programma accepteert niet wat dit programma stuurde, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Het andere programma antwoordt niet; het wordt gezocht tot het antwoordt.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Het andere programma vertelt het geheim voor de dobbelstenen niet, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Het andere programma heeft van hier 20 seconden niets gehoord.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Het andere programma deed een zet die de regels verbieden.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Het andere programma heeft iets nodig wat deze versie van bgdesk niet kent.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Het andere programma speelt met een andere versie van de regels; een van jullie heeft een nieuwere bgdesk nodig.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Het andere programma stuurde een bericht dat niet gelezen kan worden, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Het andere programma stuurde een bericht met onmogelijke waarden, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Het andere programma stuurde meer tegelijk dan een bericht kan bevatten, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Het andere programma stuurde iets wat geen tekst is, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Het andere programma stuurde te veel berichten in korte tijd, dus de tafel is gesloten.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Het andere programma spreekt een andere versie van het protocol; een van jullie heeft een nieuwere bgdesk nodig.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Het andere programma vertelde een geheim voor de dobbelstenen voordat iemand gooide.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Het andere programma vertelde een geheim voor de dobbelstenen dat het niet voor de match had vastgelegd.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Het deel van bgdesk dat met andere programma’s praat, is gestopt; daarom is de tafel gesloten.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>De relay heeft nu geen ruimte, of is vanaf hier te vaak gevraagd.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>De server antwoordt niet, of heeft de verbinding verbroken ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>De server laat je niet binnen; log daar nog eens in, met dezelfde naam.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>De server speelt een spel dat dit programma niet kent.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>De tafel kan op dit netwerk niet getoond worden, maar de uitnodiging werkt wel ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>De tafel kan niet op deze poort wachten; kies een andere in de instellingen ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>De twee verslagen van de match zijn niet gelijk.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Deze code laat niemand meer binnen; vraag om een nieuwe, of om de uitnodiging.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Deze uitnodiging leidt niet naar de tafel die daar staat; vraag om een nieuwe.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Deze match staat niet meer op de server.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Voor deze match is het wachtwoord van je account nodig, dat nergens bewaard wordt: log nog eens in op de server, met dezelfde naam.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Er zijn drie verkeerde codes geprobeerd, dus de code laat niemand meer binnen; toon de tafel opnieuw.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Wat daar antwoordt is geen relay voor tafels, of een die een andere versie spreekt.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Wat de tafel nodig heeft staat niet op schijf, of kan daar niet geschreven worden, dus ze is gesloten ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Je worp kwam te vroeg en telt niet.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Weg, de match wacht</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Wordt gezocht…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Verbonden</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Niemand anders kan toekijken.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Er is drie minuten niets gebeurd. Zonder klok verliest niemand door te wachten: vraag het in de chat, wacht verder, of verlaat de tafel; de match blijft bewaard, maar je kunt hem niet opeisen.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Anderen kunnen de match volgen terwijl hij gespeeld wordt.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Gooit…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Er wordt gegooid… de dobbelstenen komen van beide computers.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>De andere speler is nu niet te horen; de match en de klokken wachten.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>De spelers lezen alleen tussen de partijen wat je zegt.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>De tafel is nu niet te horen; ze wordt gezocht.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>De tafel is gesloten</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>De tafel is gesloten. Ga verder met de match via ‘Tafels op het netwerk…’ in het menu Match.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>De tafel is gesloten; kijk weer toe met de uitnodiging.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Je kijkt naar {white} en {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>Een eerdere positie · Spatie gaat terug naar de partij</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Dit is een eerdere positie: ga terug naar de partij om te spelen.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Je bekijkt deze match; ‘Doorspelen…’ begint vanaf hier een partij.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Toestaan</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Nee, doorspelen</translation>
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
        <translation>Een code heeft acht cijfers; hij staat naast de tafel op de andere computer.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Over tafels</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>Op dit netwerk kan niemand gezocht worden ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Tafels op het netwerk</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Dit is geen adres van een server: dat is een naam, of een naam, een dubbele punt en een poort.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Dit is geen uitnodiging voor een tafel: die begint met ‘bgdesk:’ en eindigt op 52 letters en cijfers.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Dit is geen uitnodiging om toe te kijken: die begint met ‘bgdesk-watch:’ en eindigt op 52 letters en cijfers.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Je tafel is nog open, al staat er een andere match op het bord.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>Een nieuw label</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Labels</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Labels van %n match:</numerusform>
            <numerusform>Labels van %n matches:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>De andere speler vragen of je je laatste beslissing mag terugnemen?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Als het mag, telt de match vanaf dan als oefening en verandert hij niemands rating.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Niemand weet wat er nu gegooid wordt.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Je laatste beslissing en wat erna kwam terugnemen?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Terugnemen, nieuwe dobbelstenen</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Terugnemen, dezelfde dobbelstenen</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>De match telt dan als oefening en verandert je rating niet.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>De andere speler staat het toe of speelt door; latere worpen komen niet terug.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>De worpen komen in dezelfde volgorde terug.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n schijf uit</numerusform>
            <numerusform>%n schijven uit</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>&amp;Willekeurig, uit je matches</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Closeout</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Willekeurig, &amp;gespeeld door de computer</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Sjablonen</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>De computer kwam in %n beurt tegen zichzelf in deze positie.</numerusform>
            <numerusform>De computer kwam in %n beurten tegen zichzelf in deze positie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>De computer speelt enkele beurten…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Deze positie komt uit de match {white} tegen {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Nee, bedankt</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>De &amp;regels lezen</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Je speelt met de zwarte schijven.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Je speelt met de witte schijven.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} heeft deze tafel geopend en wil spelen:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Soort tekst</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Tekst van de positie</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Deze positie heeft zo’n tekst niet; elke XGID of ID kan hier geplakt worden</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>eigen tekst van bgdesk</translation>
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
        <translation>Buchholz min 1</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Troostronde</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Vingerafdruk van de loting en van alle dobbelstenen (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Groep</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Groep {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Moeilijkste juiste beslissing</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Verliezer van {first} en {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Verliezersschema</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Hoofdschema</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Match voor match</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Match om de derde plaats</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Beslissingswedstrijd</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progressief</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Kwartfinale</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Ronde van {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Tweede finale</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Geheim: {digits}. De SHA-256 van deze bytes is de vingerafdruk.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Halve finale</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Het toernooi is zonder winnaar geëindigd.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Het toernooi is afgelopen; de eerste plaats wordt gedeeld: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Deze match wordt nu gespeeld; je ziet hem vanaf de eerste worp zodra hij afgelopen is.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Deze match wordt hierna gespeeld; je ziet hem vanaf de eerste worp zodra hij afgelopen is.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Nu te spelen</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Winnaarsschema</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Slechtste beslissing</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Je won de troostronde.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Je won het toernooi.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Je finale: tegen {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Je match om de derde plaats: tegen {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Je volgende match: tegen {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Je volgende tegenstander is nog niet bekend.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Je kwartfinale: tegen {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Je halve finale: tegen {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Je toernooi is afgelopen.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Je toernooi is afgelopen; de anderen spelen door.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>tegen {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>wordt gespeeld</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>op gezag van de wedstrijdleiding</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>verloren van {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>op tijd verloren</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>match verwijderd</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>niet gespeeld</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>tot {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>aan de gang</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>gewonnen van {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>je kijkt toe</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>jij mag spelen</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} of {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} speelt tegen {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} tot {last}</translation>
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
        <translation>{name} won de troostronde.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} won het toernooi.</translation>
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
        <translation>{won} van {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Dat kan niet meer: het toernooi is intussen verdergegaan.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>Opslaan voor de &amp;wand…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>Toe&amp;kijken</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>De vingerafdruk kopiëren</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Het geheim kopiëren</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>Wedstrijdlei&amp;ding…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Mi&amp;jn weg</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Opslaan als a&amp;fbeelding…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Opslaan als web&amp;pagina…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Getoond</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Dit is de loting. Begin wanneer je wilt; vanaf dan staat ze vast.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Jouw spel</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Over toernooien</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Alle toernooien</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Dit toernooi kan niet gespeeld worden ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Toernooi van de avond</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Toernooien</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip voor de laatste worp, {dice}; nu {now}.</numerusform>
            <numerusform>%n pips voor de laatste worp, {dice}; nu {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout door {engine} ({settings}): %n partij; standaardfout hier {error}.</numerusform>
            <numerusform>Rollout door {engine} ({settings}): %n partijen; standaardfout hier {error}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>Een blot op zes afstand wordt door 17 worpen geslagen, meer dan op welke andere afstand ook: elf tonen een 6, en andere tellen op tot zes ({rolls}). Als punten van jou de combinaties tegenhouden, blijven er 11 over.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Een zet die niet meer dan {cost} kost, telt ook als goed.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>Een plan wordt alleen uit de schijven afgeleid, volgens de regels die ook de pagina Cijfers door de tijd gebruikt. Er wordt alleen gevraagd naar posities waarvan het plan duidelijk is, en twee beurten later nog hetzelfde.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>Een prime en één schijf erachter</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-puntspel</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>1-puntspel: zwart wacht op een schot</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Advies</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Na {best} slaan {least} van 36 worpen; na {yours} {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle zetten</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Een antwoord telt als goed binnen één procentpunt, of binnen {near} van een gammonprijs.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Beantwoord de gewone openingszetten.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Beantwoord</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Vraag je af of het een take is. Als je het niet zeker weet, verdubbel dan. Ook je tegenstander kan twijfelen, en ten onrechte aannemen of passen.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Aanval</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Speel een schijf uit wanneer je kunt; elke schijf die blijft kan een hele worp kosten.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Achter de schijven van zwart heeft wit alleen het anker op het 24-punt, het 1-punt van zwart. Alle hoop is op een laat schot gevestigd.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Beter is {best}. Wat {yours} gemiddeld kost, in worpen: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Beter is {best}; {yours} kost {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Zwart heeft een schijf op de bar of alleen in het thuisbord van wit, en geen anker daar. Wit heeft daar genoeg schijven om te slaan en punten te sluiten.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Zwart moet gooien. Welke worpen slaan een schijf van jou?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Zwart opende {dice} met {move}. Wat antwoord je?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Schijven van zwart uit</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Plan van zwart</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: zwart staat op de bar</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Beide zijn juist.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Beiden houden hun midpunt</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Schijven</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Closeout: één schijf op de bar</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Gecombineerd</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Tel beide kanten van een positie zoals die in een partij voorkomt.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Tel één keer en trek dan elke worp af. Word je geslagen, tel dan 25 min het punt waarop je geslagen werd erbij.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Cubebeslissingen die stap voor stap veranderen, tot een ander antwoord juist is.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Afstand vanaf de bar: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Afstanden van de schijven die hem na binnenkomst slaan: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Afstanden van de schijven die hem slaan: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Verdeel het bord in groepen van drie punten: 1 tot 3, 4 tot 6, enzovoort. Tel elke schijf alsof ze op het middelste punt van haar groep stond: 2 pips in de eerste groep, 5 in de tweede, steeds 3 meer. Tel dan 1 op voor elke schijf op het hoogste punt van haar groep, en trek er 1 af voor elke schijf op het laagste.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double match point: jullie hebben allebei één punt nodig.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Verdubbelen, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Verdubbelen, take</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Verdubbelen, take of pass aan het einde van een race. De antwoorden zijn exact.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Verdubbeld naar {cube}: na een pass win je de match met {passed}, na een take en verlies met {lost}, na een take en winst met {won}. Je hebt dus ({passed} - {lost}) / ({won} - {lost}) = {take} nodig.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Verdubbeld, pass</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Verdubbeld, take</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplicatie</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Effectieve pipcount</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Schat hoeveel pips uitspelen echt kost, met wat stapels en gaten verspillen.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Vijftien schijven gelijkmatig over het 6-, 5- en 4-punt verdeeld verspillen 7 tot 8 pips. Gaten en schijven op lage punten verspillen meer, omdat hoge getallen aan korte zetten opgaan.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Vind de beste zet bij het uitspelen. De antwoorden zijn exact.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Vind de zet die de minste schoten laat. Het hoeft niet de beste te zijn.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Formules voor aan het bord, niet exact</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Uit de equitytabel</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Spelplannen</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Gammonprijs, cube op {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Gammonprijs: (gammon winnen - winnen) / (winnen - verliezen), alles als kansen om de match te winnen.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Halve crossovers</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding game</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Het 5-punt houden</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Hoeveel pips heeft elke kant nodig?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>In totaal</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>In het rooster is ✓ gevonden, + weggelaten, en ✗ aangegeven terwijl hij niet slaat.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Beoordeeld door {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keith-telling</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Leer enkele groepen uit het hoofd en verschuif schijven in gedachten tot je ze ziet. Een gesloten bord is 42, vijf schijven op het midpunt zijn 65, twee op het 24-punt 48, en een vijfpuntsprime die op het 4-punt begint is 60. Zolang je de ene schijf evenveel pips vooruit schuift als een andere achteruit, blijft het totaal gelijk.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Laat je tegenstander hetzelfde getal voor twee goede dingen nodig hebben. Twee blots die allebei door vieren geslagen worden kosten nauwelijks meer dan één.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Geef ze in het rooster aan; een getal aan de rand geeft alle worpen met dat getal aan. Beide volgordes van twee dobbelstenen worden samen aangegeven. Ctrl+Enter antwoordt.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Geef aan welke van de 36 worpen slaan.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Aangegeven</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Om geld, de cube is in het midden. Beide kanten hebben zo weinig schijven dat elk getal exact is.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Om geld, zonder de Jacoby-regel.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Om geld. Niemand kan nog een gammon winnen.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Om geld. De cube is in het midden en gammons tellen.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Noem het plan waar een positie om vraagt.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Er kan geen schijf meer geslagen worden: alleen de pips tellen.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Geen duidelijk plan</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Niet verdubbelen</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Niet herverdubbelen</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Geen worp slaat er twee, dus de aantallen kunnen opgeteld worden.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Niet verdubbeld</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Nog niet geprobeerd.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Hier telt alleen veiligheid. De veiligste zet hoeft niet de beste te zijn.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Openingen</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Vul anders gaten: verplaats een schijf naar een leeg punt en vermijd stapels.</translation>
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
        <translation>Speel de eerste worp, om geld en bij elke stand.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Punt voor punt</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Punten op een rij</translation>
    </message>
    <message>
        <source>Priming game</source>
        <translation>Primespel</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Names of game plans</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Race cube</source>
        <extracomment>Name of a trainer: cube decisions in races</extracomment>
        <translation>Cube in de race</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Herverdubbelen, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Herverdubbelen, take</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Referentiecubes</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Juist</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Juist antwoord</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Juist: {number} van 36 worpen slaan.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Worpen die slaan, van 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Worpen die slaan, gemiddeld over alle mogelijke zetten: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Komende worpen</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Vuistregels</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Meetellen</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Running game</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Veiligste zet</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Schoten</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Schoten naar afstand, niets ertussen</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Stapels op de 1-punten, aan beide kanten evenveel</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Takepunt, verdubbeld naar {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Takepunten</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>De 36 worpen</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>De beste zet laat gemiddeld de minste worpen over.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>De beste zetten</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>De blot op zes afstand</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>De cube is in het midden.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>De cube is van jou, op 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>De effectieve pipcount is het gemiddelde aantal worpen om uit te spelen, maal 49/6. Een antwoord binnen één pip is goed.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>De getallen zijn exact: ze komen uit een tabel van al zulke posities.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>De eerste worp van de partij: hoe speel je die?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>De gammonprijs is wat een gammon aan winst toevoegt, als deel van het verschil tussen winnen en verliezen. Om geld is hij {price}.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>De laatste worp: zwart speelt de volgende keer uit</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>De laatste {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>De race staat gelijk.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Het juiste antwoord is: {right}. ‘{chosen}’ kost {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Het juiste plan</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>De worp alleen verklaart het niet: er is een schijf geslagen, of een deel van de worp kon niet gespeeld worden.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>De standkaart</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Het takepunt is de winstkans die je nodig hebt voor een take als er geen gammons zijn en de cube niet nog eens gedraaid wordt.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Samen zijn het er {number} minder, omdat dezelfde worpen op meer plaatsen slaan. Zulke duplicatie wil je als je meer dan één blot moet laten.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>Te goed om te verdubbelen</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Twee worpen: zwart heeft twee worpen nodig, of één dubbel</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Tot zes afstand is het schot direct, en een blot is dichtbij veiliger dan ver weg: op zes afstand slaan 17 worpen, dan 15, 15, 14, 12, en op één afstand 11. Vanaf zeven is het schot indirect: beide dobbelstenen zijn nodig, en hoogstens 6 worpen slaan. Zet een blot dus vlak bij de slaande schijf of zeven en meer weg, en alleen op zes als het moet.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Verspilling</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Wat zijn de effectieve pipcounts?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Wat is het plan van wit?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Wat er verspild wordt</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Wat je bij een stand voor een take nodig hebt, en wat een gammon daar waard is.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Waar beide kanten evenveel schijven op hetzelfde eigen punt hebben, laat je die weg: ze veranderen het verschil niet.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Welke zet laat de minste schoten?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Wit heeft vier punten of meer op een rij voor een zwarte schijf, die tegengehouden moet worden.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Wit heeft geen schijf meer in het thuisbord van zwart en staat voor, of speelt al uit. Alles moet naar huis en eraf, zonder geslagen te worden.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Wit heeft nog {white} pips te gaan, zwart {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Wit staat ver achter, houdt twee punten in het thuisbord van zwart en wacht op een laat schot.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Wit staat niet duidelijk voor. De laatste schijven staan samen op een anker of op het midpunt, en wachten op een schot of een hoog dubbel.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Wit is aan de beurt.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Wit is aan de beurt. Wat moeten beide spelers doen?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Wit is van jou, onderaan.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Wit ligt in de race {pips} voor.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Wit speelt: hoe speel je het best uit?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Wit ligt in de race {pips} achter.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Schijven van wit in de zone</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Schijven van wit uit</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Voorsprong van wit in pips</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Pips van wit</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Wie zegt dat</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Met alle schijven op het 1-punt tel je 7 pips voor elke twee, en 1 extra: tien schijven hebben er 36 nodig.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Tel bij de laatste twee schijven hoeveel worpen ze allebei uitspelen.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Zonder cube wint wit {chance} van de partijen.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>De wet van Woolsey</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Jij hebt {own} punten nodig, je tegenstander {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Jij hebt er {own} nodig, je tegenstander {other}; de Crawford-partij is voorbij.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Jij hebt er {own} nodig, je tegenstander {other}; dit is de Crawford-partij.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Je antwoord</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Je blot op het {point}-punt wordt door {number} van 36 worpen geslagen.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Je tellingen wijken af van de juiste: wit {white}, zwart {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Je zet staat niet in de tabel: hij kost meer dan alle getoonde zetten.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>builder</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>slaat niet</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>slaat</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>slaat, en was weggelaten</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>laatste antwoord</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>lover’s leap</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>maakt een punt</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>{number} ernaast (pips)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>loper</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slotten</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>tot nu toe</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>splitsen</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>van jou</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} op de bar</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} op {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} weggegeven</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>{number} van 36 worpen slaan; jij gaf {said} aan.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>{number} van 36 worpen ernaast</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>{number} procentpunt ernaast</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} van {all} zijn goed.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} van {all} goed</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} goed</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Elke vraag wordt nieuw gemaakt, dus er valt niets uit het hoofd te leren. Je antwoorden worden bewaard: elke trainer toont hoe het de laatste tijd ging.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Over de trainers</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Alle trainers</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Trainers</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Zettenreeksen</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>&amp;Toch beaveren</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Beste: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>&amp;Toch verdubbelen</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Dat kost {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Het gaat erom geen gammon te verliezen.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Het gaat erom een gammon te winnen.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Het gaat meer om het winnen van de partij dan om gammons.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>&amp;Toch deze zet</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Bekijk het hele bord nog eens: wat wil elke speler?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Geen beslissing in deze partij kostte genoeg voor de tutor om er iets over te zeggen.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Die niet: probeer het nog eens.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Deze keer niet: hier is het antwoord.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Een ogenblik…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Een hiervan is de beste zet:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>&amp;Toch passen</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>&amp;Toch gooien</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>&amp;Toch aannemen</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Dat kostte {cost}: terugnemen?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>De beste zet begint met schijven op de omcirkelde punten.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>In alle cijfers telt de eerste poging: {choice} kostte {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>De tutor kon deze beslissing niet bekijken. De match gaat verder.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>De tutor heeft hier niets over gezegd: H vraagt de engine om een hint.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>De tutor denkt na…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Er is iets beters.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Denk aan een punt dat je kunt maken.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Bedenk hoeveel partijen je zou moeten winnen voor een take.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Denk aan positie, race en dreigingen: wie heeft er hoeveel van?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Denk aan veiligheid: wat kan je hierna slaan?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Denk aan het uitspelen van schijven.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Denk aan de gammons die je wint als je doorspeelt.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Denk aan de komende twee worpen: hoeveel kunnen die veranderen?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Denk aan de punten in je thuisbord.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Denk aan de punten die je tegenstander blokkeren.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Denk aan de stand van de match.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Denk aan het tempo: is er iets te slaan?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Bedenk wat je voor veiligheid opgeeft.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Denk aan wat je tegenstander op de bar houdt.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Bedenk wat je tegenstander op een verdubbeling zou antwoorden.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Denk aan je achterste schijven: kunnen ze een anker maken?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Denk aan je achterste schijven: is het tijd om weg te lopen?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Denk aan de achterste schijven van je tegenstander: kunnen ze ontsnappen?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: legt uit wat {cost} of meer kost (cube {cube}). Stilte betekent: niet erger dan dat.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: noemt na elke partij wat {cost} of meer kostte (cube {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: neemt terug wat {cost} of meer kost (cube {cube}). Stilte betekent: niet erger dan dat.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Tutor: waarschuwt voor wat {cost} of meer kost (cube {cube}). Stilte betekent: niet erger dan dat.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Wat uiteindelijk gespeeld is, kostte te weinig om te noemen.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Je volgde elke waarschuwing op: er is niets duurs meer om te bekijken.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>verdubbelen</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>niet verdubbelen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>take</source>
        <translation>take</translation>
    </message>
    <message>
        <source>{decision} (first attempt)</source>
        <extracomment>In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done</extracomment>
        <translation>{decision} (eerste poging)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (geprobeerd)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} kost {cost}.</translation>
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
            <numerusform>%n beslissing om te bekijken</numerusform>
            <numerusform>%n beslissingen om te bekijken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Waarschuwingen: %n. Opgevolgd: {heeded}. Bespaarde equity: {saved}.</numerusform>
            <numerusform>Waarschuwingen: %n. Opgevolgd: {heeded}. Bespaarde equity: {saved}.</numerusform>
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
        <translation>Achteraf: wat na elke partij te bekijken is</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Cubebeslissingen die minstens zoveel kosten</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Cube:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Uitleggen: zegt ook wat het kost</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Vanaf kosten van</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Zetten die minstens zoveel kosten</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Zetten:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Duwtje: zegt dat er iets beters is</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Onderwijzen: neemt het twee keer terug en toont het dan</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>De match is oefening en telt niet voor de rating. Stilte betekent: niet erger dan dat.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Tegen de klok is er geen tutor.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>In dit spel is er geen tutor: niemand hier kan de kansen ervan noemen.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Tussen computers is er niemand te onderwijzen.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Tutor van je vriend</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Je v&amp;riend</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>Help mi&amp;j</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>Laten &amp;staan</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Nog eens &amp;kijken</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Waarom</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Beiden gooiden {die}, dus gooi opnieuw. Wat is het nu?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>De opening: elk één dobbelsteen, de hoogste begint. Wat viel er?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Wat gaven de dobbelstenen?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Jouw worp: wat geven de dobbelstenen?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} gooit: wat geven de dobbelstenen?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Klik op de ogen, of typ ze: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Scheef, opnieuw gooien</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Eerste dobbelsteen</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Tweede dobbelsteen</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Deze dobbelstenen</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>De dobbelstenen typen</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>Ongedaan ma&amp;ken</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>In &amp;map tonen</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>De verwijdering terugnemen (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Een ander programma gebruikt je bibliotheek. bgdesk sluit zodra alles opgeslagen is.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Een ander programma gebruikt je bibliotheek. bgdesk slaat dit op zodra het kan.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Blunder, {cost}: het beste was {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Verdubbelen, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Verdubbelen, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Verdubbelen, take</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Twijfelachtig, {cost}: het beste was {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Fout, {cost}: het beste was {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Gemiste verdubbeling, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Gemiste herverdubbeling, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Niet verdubbelen, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Niet verdubbelen, take</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Niet herverdubbelen, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Niet herverdubbelen, take</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Verdubbelen naar keuze, pass</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Verdubbelen naar keuze, take</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Herverdubbelen naar keuze, pass</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Herverdubbelen naar keuze, take</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Herverdubbelen, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Herverdubbelen, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Herverdubbelen, take</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Juist</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Juist: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Takepunt {take} zonder gammons, cube dood · gammonprijs {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>Te goed om te verdubbelen, pass</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>Te goed om te verdubbelen, take</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>Te goed om te herverdubbelen, pass</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>Te goed om te herverdubbelen, take</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Onterechte beaver, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Onterechte verdubbeling, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Onterechte otter, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Onterechte pass, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Onterechte raccoon, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Onterechte herverdubbeling, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Onterechte take, {cost}: juist was {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>verdubbelen, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>verdubbelen, pass</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>verdubbelen, take</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>niet verdubbelen, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>niet verdubbelen, take</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>niet herverdubbelen, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>niet herverdubbelen, take</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>verdubbelen naar keuze, pass</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>verdubbelen naar keuze, take</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>herverdubbelen naar keuze, pass</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>herverdubbelen naar keuze, take</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>herverdubbelen, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>herverdubbelen, pass</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>herverdubbelen, take</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>take</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>te goed om te verdubbelen, pass</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>te goed om te verdubbelen, take</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>te goed om te herverdubbelen, pass</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>te goed om te herverdubbelen, take</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: het beste was {best}</translation>
    </message>
    <message>
        <source>{equity} ({chance} match)</source>
        <extracomment>What a decision gave away: an equity, and a share of the chance to win the match, in per cent</extracomment>
        <translation>{equity} ({chance} match)</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>&amp;Copy the invitation</source>
        <extracomment>Button: the invitation goes to the clipboard</extracomment>
        <translation>Uitnodiging &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Zichtbaar op dit netwerk</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>&amp;Tafel sluiten</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Uitnodiging om toe te ki&amp;jken kopiëren</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Uitnodiging</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Anderen in dit netwerk kunnen haar dan vinden en meedoen met een korte code in plaats van de uitnodiging.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Anderen in dit netwerk vinden je tafel en doen mee met deze code. Lees hem aan iemand voor.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Stuur haar naar degene met wie je wilt spelen: wie haar heeft, kan gaan zitten.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>De uitnodiging staat op het klembord.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>De uitnodiging om toe te kijken staat op het klembord.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>De match begint zodra de ander akkoord gaat. Tot dan kun je in dit venster iets anders doen; de tafel blijft open tot je haar sluit.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Waar de andere speler is</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Je tafel is open</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>overal, via de relay {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>aan deze computer ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>in dit netwerk ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>op het internet ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Beslissing {number} van {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Fouten zijn bekend als de match geanalyseerd is: druk op F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Geen fout voor deze: dit is de laatste van de match.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Geen zettenreeks van jou staat boven deze.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Er is geen zettenreeks verwijderd.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Geen fouten meer tot het einde: dit is weer de eerste.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Van deze positie takt geen andere zettenreeks af.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Niemand maakte een fout van {cost} of meer.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Dat is het einde van de match.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>De zettenreeks is verwijderd. Ctrl+Z haalt haar terug.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Dit is het begin van de match.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Dit is het einde van de zettenreeks.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Deze zettenreeks hoort bij het bestand en blijft.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Je hebt elke fout gezien.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Jij maakte geen fout van {cost} of meer.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>fout {number} van {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} maakte geen fout van {cost} of meer.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Pagina voor de browser (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Afbeelding (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Het toernooi opslaan</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} is niet geschreven ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} is niet geschreven.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>S&amp;neller</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Pa&amp;uzeren</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>Match na&amp;bespreken</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Langzamer</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>S&amp;tap</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Naar het &amp;schema</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Naar het &amp;einde</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Er ging iets mis binnen bgdesk en de fouten van deze match kunnen niet getoond worden. De match en de analyse blijven bewaard; details staan in het logboek.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>Persoon &amp;toevoegen…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Naam wijzigen…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Persoon toevoegen</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>Terug&amp;halen</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Namen in je matches</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Naam van deze persoon wijzigen</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Er zijn nog geen matches met namen.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Vink de namen aan waaronder deze persoon speelt. Cijfers en rating volgen meteen.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Wie is wie</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>Op een verdubbeling moet gepast worden, wat {refusal} waard is; doorspelen is {value} waard.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Na de volgende worp van elke speler zou een verdubbeling in {share} van de gevallen geen take meer zijn.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Ankers</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Op het eerste gezicht kost dit alleen al {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Bij deze stand</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammons</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Blokkerend punt</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blots</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blots in het thuisbord</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Schijven boven de derde op een punt</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Schijven op het 1-punt en het 2-punt</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Schijven erachter gevangen</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Dure schoten</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Dubbele treffers</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Makkelijk binnenkomen</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Genoeg winst</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Ook als de cube nooit meer gedraaid werd, zou je voor een take maar {needed} van de partijen hoeven te winnen; hier is het {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Ook als de cube nooit meer gedraaid werd, zou {name} voor een take maar {needed} van de partijen hoeven te winnen; hier is het {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Al het andere kost {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Al het andere geeft {share} terug.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Gewonnen partijen</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Verloren gammons</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Gewonnen gammons</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Moet een pass zijn</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Thuispunt</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Als de cube nooit meer gedraaid werd, zou je voor een take {needed} van de partijen moeten winnen; hier is het {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Als de cube nooit meer gedraaid werd, zou {name} voor een take {needed} van de partijen moeten winnen; hier is het {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>In totaal</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>Om geld zou deze beslissing juist zijn; bij deze stand is ze dat niet.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>De zet verliest {chance} minder vaak een gammon, wat {share} teruggeeft.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>De zet verliest {chance} vaker een gammon, wat {share} kost.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>De zet verliest {chance} vaker een gammon: {share} van de verloren {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>De zet wint {chance} minder vaak een gammon, wat {share} kost.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>De zet wint {chance} minder vaak een gammon: {share} van de verloren {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>De zet wint {chance} vaker een gammon, wat {share} teruggeeft.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>De zet wint {chance} minder vaak, wat {share} kost.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>De zet wint {chance} minder vaak: {share} van de verloren {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>De zet wint {chance} vaker, wat {share} teruggeeft.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Voorsprong in de race, in pips</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Laat een schijf eruit</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Langste blok, in punten</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Gemaakte punten</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Markt verloren</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Gemiste kans om te slaan</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Meer schoten</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Het verlies komt vooral door backgammons.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Het verlies heeft vooral met de cube te maken; zonder cube zouden de twee zetten dichter bij elkaar liggen.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Niet verdubbelen is {played} waard, verdubbelen {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Geen reden die bgdesk kan nagaan verklaart het verlies op zichzelf.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Geen redenen: het verschil valt binnen de fout van de rollout.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Geen redenen: de twee zetten zijn niet even diep bekeken.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Niet herverdubbelen is {played} waard, herverdubbelen {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Niets te verliezen</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Schijven van de tegenstander op de bar</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pipcount</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Punten in het thuisbord</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Punten erbuiten, van 7 tot 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Worpen die niet binnenkomen</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Worpen die voor 10 pips of meer slaan</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Worpen die twee keer slaan</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Worpen die slaan, van 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Worpen die er een uitlaten</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Korter blok</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Take en pass liggen hier dicht bij elkaar: als je niet zeker weet wat juist is, verdubbel dan.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Verdubbelen is {played} waard, niet verdubbelen {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>De fout is te klein om met zekerheid een reden te noemen.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>De tegenstander heeft één punt nodig, dus de cube kost je niets.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>De tegenstander heeft één punt nodig, dus de cube kost {name} niets.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>De pass is {played} waard, een take {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Herverdubbelen is {played} waard, niet herverdubbelen {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>De rest, vooral de cube, kost {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>De rest, vooral de cube, geeft {share} terug.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>De take is {played} waard, een pass {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Er is tijd</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Er is tijd: na de volgende worp van elke speler zou een verdubbeling maar in {share} van de gevallen geen take meer zijn.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Er is tijd: wat beide spelers hierna ook gooien, een verdubbeling is daarna nog steeds een take.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Daar is niet verdubbelen {value} waard, en een verdubbeling met take {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Deze slaan alleen na de zet van {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>Deze slaan alleen na jouw zet:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>Deze slaan alleen na {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>Deze alleen na de zet van {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>Deze alleen na jouw zet:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>Deze alleen na {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>Te weinig winst</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>Te goed</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>Te goed om te verdubbelen: doorspelen is {value} waard, een pass {refusal}; {gammons} van de partijen wint een gammon.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>Te veilig</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} van {all} paren worpen, op het eerste gezicht.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Meer feiten</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>gespeeld</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Positie</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Een zet tegen de regels kan de partij niet beëindigen.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Aannemen of doorspelen?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-deucey (Amerikaans)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-deucey (Europees)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey (marine)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Al je schijven moeten binnenkomen voordat er een verder gaat.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Al je dobbelstenen zijn gespeeld.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Er moet eerst een aanbod beantwoord worden.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>In deze match worden geen beavers gespeeld.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Brits met vijf</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Schijven gaan alleen vooruit: van hogere naar lagere punten.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Klik op een schijf om de {die} te spelen</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Klik op een schijf om de {left} te spelen · rechtsklik voor de {right}</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Klik op de dobbelstenen om de beurt te beëindigen</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Klik op de dobbelstenen om te gooien</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Klik op de dobbelstenen om nog eens te gooien</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Klik op de dobbelstenen om te gooien · klik op de cube om te verdubbelen</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Er zijn nog dobbelstenen die gespeeld kunnen worden.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Nederlands backgammon</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Gedwongen, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Gedwongen: {play} is voor je gespeeld.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Holland-regel: niemand verdubbelt voordat beide spelers twee worpen gespeeld hebben.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 schijf)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 schijven)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>In dit spel speelt alleen het exacte getal een schijf uit.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Van jou overgebleven, nu voor {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Van {name} overgebleven, nu voor jou</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Van {name} overgebleven, nu voor {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Over: {numbers}, nu door jou te spelen.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Over: {numbers}, nu te spelen door {name}.</translation>
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
        <translation>Noem eerst een dubbel: klik op een dobbelsteen of druk op 1 tot 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Noem een dubbel: als alles gespeeld is, gooi je opnieuw · klik op een dobbelsteen of druk op 1 tot 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Noem een dubbel; dat van de andere kant van de dobbelstenen volgt erop: als alles gespeeld is, gooi je opnieuw · klik op een dobbelsteen of druk op 1 tot 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Nu noem je een dubbel · klik op de dobbelstenen om verder te gaan</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Nu gooi je opnieuw · klik op de dobbelstenen om verder te gaan</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Nu {numbers} · klik op de dobbelstenen om verder te gaan</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Geen schijf mag voorbij het midden van het bord voordat alle binnen zijn.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Geen cube in deze partij: het is de Crawford-partij.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Geen geldige zet · klik op de dobbelstenen om verder te gaan</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Geen geldige zet: druk op Enter om verder te gaan.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>In deze beurt mogen geen schijven meer de start verlaten.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Niemand speelt uit zolang een eigen schijf vastzit.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Voor de eerste beurt mag niemand verdubbelen.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Met deze dobbelstenen kan geen van je schijven de bar bereiken.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Met deze dobbelstenen kan geen van je schijven de reserve bereiken.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Met deze dobbelstenen kan geen van je schijven de bak bereiken.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Met deze dobbelstenen kan geen van je schijven het {point}-punt bereiken.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Er kan maar één van de dobbelstenen gespeeld worden, en dan moet het de {die} zijn.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Speel deze dobbelstenen of gooi beide opnieuw · klik op een schijf of op ‘Opnieuw gooien’</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Druk op spatie voor de volgende partij</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Druk op spatie voor de volgende partij: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Gooi eerst de dobbelstenen en zet dan.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Russisch backgammon</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Voor zes punten op een rij moet er een schijf van de tegenstander voor staan.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Aannemen of passen? · klik op de cube om aan te nemen</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Aannemen, passen of beaver? · klik op de cube om aan te nemen</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Aannemen, passen of otter? · klik op de cube om aan te nemen</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Aannemen, passen of raccoon? · klik op de cube om aan te nemen</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Aannemen, passen of herverdubbelen? · klik op de cube om aan te nemen</translation>
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
        <translation>Die schijf zit vast: er ligt een van de tegenstander op.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Dat is de bak van je tegenstander.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Die zet is niet geldig: maak nu bezwaar, of gooi en hij blijft staan</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Voor die zet is een {die} nodig, en die heb je niet te spelen.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Die positie is niet mogelijk.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>De schijf die op je {point}-punt sloeg, moet daar deze beurt blijven.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>De schijven op het {point}-punt zijn van je tegenstander.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>De cube kan nu niet hoger gedraaid worden: neem aan of pas.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>De cube is al genoeg waard: met deze partij win je de match.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Alleen je tegenstander mag de cube draaien.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>De engine is vastgelopen; een eenvoudige speler valt in, en de match gaat verder.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>De engine stopte telkens weer en wordt voorlopig niet meer gestart; de match blijft bewaard.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>De engine stopte en is opnieuw gestart; hij gaat verder waar hij was.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>De partij kan niet voor zoveel verloren worden.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De match is afgelopen.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>De opstelling staat vast: er zijn twee zetten van deze partij gespeeld.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>De instellingen konden niet gelezen worden ({detail}); de standaardwaarden gelden, het bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>De instellingen konden niet opgeslagen worden ({detail}); ze gelden tot bgdesk sluit.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>De instellingen zijn door een nieuwere bgdesk geschreven; wijzigingen hier worden niet opgeslagen.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>De opgeslagen waarde van ‘{detail}’ is niet toegestaan; de standaardwaarde geldt.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>De sterke engine kan deze positie niet aan; hier beslist een eenvoudige speler.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>De sterke engine kent dit spel niet; een eenvoudige speler valt in.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>De {die} kan nog gespeeld worden.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>De {die} moet gespeeld worden: beide dobbelstenen moeten gebruikt worden als het kan.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>Het {point}-punt is geblokkeerd: je tegenstander bezet het.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>Het {point}-punt is vol: in dit spel staan er hoogstens vijf schijven op.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Er staat een schijf op het {point}-punt: de {die} kan geen lagere uitspelen.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>In een match tot 1 punt is er geen cube.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Er is niets terug te nemen.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>Deze getallen zijn gespeeld. Nu noem je een dubbel: klik op de dobbelstenen om verder te gaan.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>Deze getallen zijn gespeeld. Nu gooi je opnieuw: klik op de dobbelstenen om verder te gaan.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>Deze getallen zijn gespeeld. Nu {numbers}: klik op de dobbelstenen om verder te gaan.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Deze partij is afgelopen.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Dit spel wordt zonder cube gespeeld.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Deze tegenstander kan niet spelen: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>Die schijven zijn van je tegenstander.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Dat kun je nu niet doen.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Je hebt geen schijf in reserve.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Je hebt geen schijf op de bar.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Je hebt geen schijf in de bak.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Je hebt geen schijf op het {point}-punt.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Je hebt daar geen schijf om te zetten.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Je hebt al gegooid: verdubbel voordat je gooit.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Je mag uitspelen als al je schijven thuis zijn; er is er nog een in reserve.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Je mag uitspelen als al je schijven thuis zijn; er staat er nog een op de bar.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Je mag uitspelen als al je schijven thuis zijn; er staat er nog een op het {point}-punt.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Je mag uitspelen als al je schijven binnen en thuis zijn.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Je mag slaan als een van je schijven je thuisbord bereikt heeft.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Je mag niet alle zes punten van dat startveld bezetten.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Jij speelt de getallen die overbleven</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Je schijf op de bar moet eerst binnenkomen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Je dobbelstenen bereiken de bar niet, apart noch samen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Je dobbelstenen bereiken de reserve niet, apart noch samen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Je dobbelstenen bereiken de bak niet, apart noch samen.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Je dobbelstenen bereiken het {point}-punt niet, apart noch samen.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Je eerste schijf moet voorbij de start van je tegenstander zijn voordat er nog een vertrekt.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Je tegenstander heeft meer dan dat al geweigerd.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Je zes punten sluiten alle schijven van de tegenstander op: je moet ze openen.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk heeft dit bord zelf opgesteld; alleen een eigen bord kan verkeerd zijn, zoals met ingetypte dobbelstenen.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} begint de volgende partij</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} speelt de getallen die overbleven</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Voortgang van de analyse</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Wat geanalyseerd is blijft bewaard, en de rest kan later</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Al het andere staat in {folder}, maar deze konden niet geschreven worden: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Back-up in deze map maken</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Back-up van de dag</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Voor het terugzetten van een back-up</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Voor een update van bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Elke pagina en elke match wordt nagekeken…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Sluiten en opnieuw &amp;starten</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Alles wordt gekopieerd en vergeleken voordat het daar gebruikt wordt; wat hier staat blijft tot je het in de prullenbak doet. bgdesk sluit en start er opnieuw voor.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Alles staat in {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Alles naar deze map exporteren</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Alles wordt geëxporteerd…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Je gegevens voortaan in {folder} bewaren?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotheken (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Back-up wordt gemaakt…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Je gegevens naar deze map verplaatsen</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Geen programma hier toont mappen.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Hier gespeeld: {played}. Geopend: {opened}. In de prullenbak: {binned}. Posities: {positions}. Analyses: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>In de &amp;prullenbak</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>De gegevens van voor de verhuizing in de prullenbak doen?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Oude gegevens gaan naar de prullenbak…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Uit dit bestand terugzetten</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>De bibliotheek uit {file} terugzetten?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>De bibliotheek van {when} terugzetten?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Gestopt. Wat tot nu toe geschreven is blijft.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>De back-up is {file}; hij is nagekeken.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>De bibliotheek is nog niet nagekeken.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>De oude gegevens staan in de prullenbak.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>De huidige bibliotheek blijft bewaard en komt in de lijst van back-ups, zodat je haar terug kunt krijgen. bgdesk sluit en start er opnieuw voor.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Bij de laatste controle, {when}, was niet alles in orde.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Bij de laatste controle, {when}, was de bibliotheek in orde.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Je gegevens</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Je gegevens van voor de verhuizing staan nog in {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} synchroniseert de map met je gegevens. Match, Je gegevens zegt waarop te letten.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Back-up naar een map…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>Nu &amp;nakijken</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>Alles &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>Naar een andere map &amp;verplaatsen…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>Deze back-up &amp;terugzetten…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Elke match als .json met alles wat ervan bekend is, en als .mat voor andere programma’s.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Alles als bestanden</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Map</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Oude gegevens in de &amp;prullenbak…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Terugzetten uit een bestan&amp;d…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>In &amp;map tonen</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Er is nog geen back-up. bgdesk maakt er elke dag een, kort na de eerste start.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Je gegevens</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message>
        <source>Diff.</source>
        <extracomment>Head of a column: difference. Short</extracomment>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>{title}: {white_name} {white}, {black_name} {black}</source>
        <extracomment>A row of a table for a screen reader: its title, then each player&apos;s name and number</extracomment>
        <translation>{title}: {white_name} {white}, {black_name} {black}</translation>
    </message>
    <message>
        <source>{white} minus {black}</source>
        <extracomment>Tool tip of a column of numbers: the difference. {white} and {black} are names of players</extracomment>
        <translation>{white} min {black}</translation>
    </message>
</context>
<context>
    <name>_FoundTable</name>
    <message>
        <source>Decisions found</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Gevonden beslissingen</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, minstens</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, hoogstens</translation>
    </message>
</context>
</TS>
