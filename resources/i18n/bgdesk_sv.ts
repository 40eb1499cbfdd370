<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en_GB">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>End a match</source>
        <extracomment>Title of a dialog, a verb: end a match before it is over</extracomment>
        <translation>Avsluta en match</translation>
    </message>
    <message>
        <source>End session</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Avsluta sessionen</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Avsluta matchen</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Avsluta sessionen</translation>
    </message>
    <message>
        <source>End the session here? The score stays as it is.</source>
        <translation>Avsluta sessionen här? Ställningen förblir som den är.</translation>
    </message>
    <message>
        <source>End the session here? You lose the current game at its full value.</source>
        <translation>Avsluta sessionen här? Du förlorar det pågående partiet till dess fulla värde.</translation>
    </message>
    <message>
        <source>End the session here? {winner} will have won this game.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Avsluta sessionen här? Då har {winner} vunnit det här partiet.</translation>
    </message>
    <message>
        <source>End this match here? {winner} will have won it.</source>
        <extracomment>Question: two computer players are watched. {winner} is one of them</extracomment>
        <translation>Avsluta matchen här? Då har {winner} vunnit den.</translation>
    </message>
    <message>
        <source>End this match?</source>
        <extracomment>Question. Below it stands the title of the match</extracomment>
        <translation>Avsluta den här matchen?</translation>
    </message>
    <message>
        <source>Go on with it whenever you like; the tournament waits for it.</source>
        <extracomment>&quot;it&quot; is a match of a tournament</extracomment>
        <translation>Fortsätt med den när du vill; turneringen väntar på den.</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <extracomment>Button, a verb: a match of a tournament waits until somebody goes on with it</extracomment>
        <translation>Låt den vänta</translation>
    </message>
    <message>
        <source>No result is recorded, and it cannot be brought back.</source>
        <extracomment>&quot;it&quot; is a match or a session</extracomment>
        <translation>Inget resultat sparas, och den kan inte återställas.</translation>
    </message>
    <message>
        <source>No result is recorded. It stays in the bin, from where you can restore it.</source>
        <translation>Inget resultat sparas. Den ligger kvar i papperskorgen och kan återställas därifrån.</translation>
    </message>
    <message>
        <source>Play it again from the start</source>
        <extracomment>Button, a verb: a match of a tournament is begun anew</extracomment>
        <translation>Spela om den från början</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Button: forget a match that is not over</extracomment>
        <translation>Ta bort den</translation>
    </message>
    <message>
        <source>Resign match</source>
        <extracomment>Title of a dialog, a verb: lose a match before it is over</extracomment>
        <translation>Ge upp matchen</translation>
    </message>
    <message>
        <source>Resign the match</source>
        <translation>Ge upp matchen</translation>
    </message>
    <message>
        <source>Resign this match? Your opponent wins it.</source>
        <translation>Ge upp den här matchen? Motståndaren vinner den.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Ställningen förblir som den är.</translation>
    </message>
    <message>
        <source>What shall become of this match of the tournament?</source>
        <extracomment>Question: somebody stops playing a match of a tournament</extracomment>
        <translation>Vad ska hända med den här turneringsmatchen?</translation>
    </message>
    <message>
        <source>What was played goes into the bin; the dice will be others.</source>
        <translation>Det som spelats hamnar i papperskorgen; tärningarna blir nya.</translation>
    </message>
    <message>
        <source>You lose the current game at its full value.</source>
        <translation>Du förlorar det pågående partiet till dess fulla värde.</translation>
    </message>
    <message>
        <source>Your opponent wins it, and it counts.</source>
        <extracomment>&quot;it&quot; is a match</extracomment>
        <translation>Motståndaren vinner den, och den räknas.</translation>
    </message>
    <message>
        <source>{winner} will have won it.</source>
        <extracomment>Sentence: two computer players are watched. {winner} is one of them</extracomment>
        <translation>{winner} har då vunnit den.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bgdesk</source>
        <translation>Om bgdesk</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Byggt med</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label: the program that judges positions</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Play, review and practise backgammon. MIT licence.</source>
        <translation>Spela, gå igenom och träna backgammon. MIT-licens.</translation>
    </message>
    <message>
        <source>This translation was made by machine, after a glossary of the game, and read again by machine. No player has checked it yet. Help, Languages tells how to mend a text.</source>
        <extracomment>How this very translation was made: in a language that players have read, say that instead</extracomment>
        <translation>Den här översättningen är gjord maskinellt efter en ordlista för spelet och har lästs igenom en gång till av en maskin. Ingen spelare har granskat den ännu. Under Hjälp, Språk står hur man rättar en text.</translation>
    </message>
    <message>
        <source>finds your folders</source>
        <translation>hittar dina mappar</translation>
    </message>
    <message>
        <source>report pages</source>
        <translation>sidor i rapporter</translation>
    </message>
    <message>
        <source>the strong opponents</source>
        <translation>de starka motståndarna</translation>
    </message>
    <message>
        <source>the typeface</source>
        <translation>typsnittet</translation>
    </message>
    <message>
        <source>used by Open Sage</source>
        <translation>används av Open Sage</translation>
    </message>
    <message>
        <source>window and graphics</source>
        <translation>fönster och grafik</translation>
    </message>
    <message>
        <source>writes the settings</source>
        <translation>skriver inställningarna</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About bgdesk</source>
        <translation>&amp;Om bgdesk</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <extracomment>Menu entry, a verb: have a match judged</extracomment>
        <translation>&amp;Analysera…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Ti&amp;llbaka till partiet</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <extracomment>Menu entry: from what was tried out back to the match that is looked at</extracomment>
        <translation>Till&amp;baka till matchen</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <extracomment>Menu entry: from learning back to the match that is looked at</extracomment>
        <translation>&amp;Tillbaka till genomgången</translation>
    </message>
    <message>
        <source>&amp;Beaver</source>
        <extracomment>Menu entry: take the double and turn the cube again; a standard term</extracomment>
        <translation>&amp;Beaver</translation>
    </message>
    <message>
        <source>&amp;Better move</source>
        <extracomment>Menu entry: the play above in the list of those that are compared</extracomment>
        <translation>&amp;Bättre drag</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>Menu entry, a verb: write something about the decision on the board</extracomment>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mörkt</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Menu entry: have one decision judged by a deeper look</extracomment>
        <translation>&amp;Djupare</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Menu entry: the panel about the dice</extracomment>
        <translation>&amp;Tärningar</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <extracomment>Menu entry, a verb: offer the cube</extracomment>
        <translation>&amp;Dubbla</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <extracomment>Menu entry: the panel with the list of errors</extracomment>
        <translation>F&amp;el</translation>
    </message>
    <message>
        <source>&amp;Fair dice</source>
        <translation>&amp;Rättvisa tärningar</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Menu entry: two computer players play faster</extracomment>
        <translation>&amp;Snabbare</translation>
    </message>
    <message>
        <source>&amp;Figures over time</source>
        <extracomment>Menu entry: the page that shows how well one plays, over time</extracomment>
        <translation>&amp;Statistik över tid</translation>
    </message>
    <message>
        <source>&amp;Find decisions…</source>
        <extracomment>Menu entry: look for decisions and positions in all matches</extracomment>
        <translation>&amp;Hitta beslut…</translation>
    </message>
    <message>
        <source>&amp;Find similar positions…</source>
        <extracomment>Menu entry: look for positions like the one on the board</extracomment>
        <translation>&amp;Hitta liknande positioner…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Första positionen</translation>
    </message>
    <message>
        <source>&amp;Flag this decision</source>
        <extracomment>Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away</extracomment>
        <translation>&amp;Flagga beslutet</translation>
    </message>
    <message>
        <source>&amp;Follow system</source>
        <translation>&amp;Följ systemet</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>Menu: where to go in the match that is looked at</extracomment>
        <translation>G&amp;å till</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Help from the tutor</source>
        <extracomment>Menu entry: have the tutor say a bit more about what was wrong</extracomment>
        <translation>&amp;Hjälp från handledaren</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Menu entry, a noun: show what is best</extracomment>
        <translation>T&amp;ips</translation>
    </message>
    <message>
        <source>&amp;Home boards on the left</source>
        <translation>&amp;Bon till vänster</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Så spelar man</translation>
    </message>
    <message>
        <source>&amp;Import report</source>
        <translation>&amp;Importrapport</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <extracomment>Menu: where the keys go</extracomment>
        <translation>Tangentb&amp;ord</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Kortko&amp;mmandon</translation>
    </message>
    <message>
        <source>&amp;Learn from this match…</source>
        <extracomment>Menu entry, a verb: be asked once more what to do where one was wrong</extracomment>
        <translation>&amp;Lär av matchen…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ljust</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version…</source>
        <extracomment>Menu entry, a verb: ask whether there is a newer version of the program</extracomment>
        <translation>Sök eft&amp;er en nyare version…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: everything about a match</extracomment>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>Menu entry: the panel with the list of moves</extracomment>
        <translation>&amp;Drag</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Ny match…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <translation>&amp;Nästa beslut</translation>
    </message>
    <message>
        <source>&amp;Next flag</source>
        <translation>Nästa fl&amp;agga</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Nästa position</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <extracomment>Menu entry: what is asked next</extracomment>
        <translation>&amp;Nästa fråga</translation>
    </message>
    <message>
        <source>&amp;One move back</source>
        <extracomment>Menu entry: to the decision before in what was tried out</extracomment>
        <translation>&amp;Ett drag tillbaka</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Ett steg</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>&amp;Other colour at the bottom</source>
        <translation>Den andra f&amp;ärgen nertill</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Menu entry, a verb: refuse a double</extracomment>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;Paste match or position</source>
        <translation>Klistra in &amp;match eller position</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu, a verb: what is done while playing</extracomment>
        <translation>&amp;Spela</translation>
    </message>
    <message>
        <source>&amp;Position after it</source>
        <translation>&amp;Position efteråt</translation>
    </message>
    <message>
        <source>&amp;Practice…</source>
        <extracomment>Menu entry: the page with the cards that are due, made of one&apos;s own errors</extracomment>
        <translation>&amp;Träning…</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <translation>Före&amp;gående beslut</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Föregåend&amp;e position</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;vsluta</translation>
    </message>
    <message>
        <source>&amp;Quiz on this match</source>
        <extracomment>Menu: being asked once more what to do where one was wrong in the match that is looked at</extracomment>
        <translation>&amp;Frågor om matchen</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <extracomment>Menu entry, a verb: no longer keep what was tried out</extracomment>
        <translation>&amp;Ta bort linjen</translation>
    </message>
    <message>
        <source>&amp;Resign match…</source>
        <extracomment>Menu entry, a verb: give up a match before it is over</extracomment>
        <translation>&amp;Ge upp matchen…</translation>
    </message>
    <message>
        <source>&amp;Results against opponents…</source>
        <extracomment>Menu entry: matches won and lost against each computer player</extracomment>
        <translation>&amp;Resultat mot motståndare…</translation>
    </message>
    <message>
        <source>&amp;Result…</source>
        <translation>&amp;Resultat…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <extracomment>Menu: looking at matches that were played</extracomment>
        <translation>&amp;Genomgång</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Menu entry, a verb: roll the dice</extracomment>
        <translation>&amp;Slå</translation>
    </message>
    <message>
        <source>&amp;Roll out</source>
        <extracomment>Menu entry, a verb: play the decision on the board out many times; again: pause, or go on</extracomment>
        <translation>&amp;Rollout</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Regler för det &amp;här spelet</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Sidopanel</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>Menu entry, a verb: leave out what is asked</extracomment>
        <translation>&amp;Hoppa över</translation>
    </message>
    <message>
        <source>&amp;Stop the analysis</source>
        <translation>&amp;Stoppa analysen</translation>
    </message>
    <message>
        <source>&amp;Stop the rollout</source>
        <translation>&amp;Stoppa rollouten</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <extracomment>Menu entry, a verb: accept a double</extracomment>
        <translation>T&amp;a</translation>
    </message>
    <message>
        <source>&amp;Take back…</source>
        <translation>Ta ti&amp;llbaka…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu: light or dark colours</extracomment>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Trainers…</source>
        <extracomment>Menu entry: pages that ask questions, such as for pip counts or shots</extracomment>
        <translation>&amp;Övningar…</translation>
    </message>
    <message>
        <source>&amp;Try something else</source>
        <extracomment>Menu entry: play something else from the position that is looked at, to see what comes of it</extracomment>
        <translation>&amp;Prova något annat</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Undo the answer</source>
        <extracomment>Menu entry, a verb: the last answer to a card was a slip</extracomment>
        <translation>&amp;Ångra svaret</translation>
    </message>
    <message>
        <source>&amp;Verify dice…</source>
        <translation>&amp;Kontrollera tärningarna…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu, a noun</extracomment>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;What you did in the match</source>
        <extracomment>Menu entry: a hint about the card that is asked</extracomment>
        <translation>&amp;Vad du gjorde i matchen</translation>
    </message>
    <message>
        <source>&amp;Worse move</source>
        <extracomment>Menu entry: the play below in the list of those that are compared</extracomment>
        <translation>&amp;Sämre drag</translation>
    </message>
    <message>
        <source>&amp;Worst error left</source>
        <translation>&amp;Värsta felet som är kvar</translation>
    </message>
    <message>
        <source>A card for each of your errors in this match that is worth one</source>
        <translation>Ett kort för varje fel i matchen som är värt ett</translation>
    </message>
    <message>
        <source>A click then plays the other die first</source>
        <translation>Då flyttar ett klick med den andra tärningen först</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Ett mörkt fönster</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Ett ljust fönster</translation>
    </message>
    <message>
        <source>A step further each time: what to think of, which checkers, the answer</source>
        <translation>Ett steg längre varje gång: vad du ska tänka på, vilka brickor, svaret</translation>
    </message>
    <message>
        <source>A&amp;ccept resignation</source>
        <translation>A&amp;cceptera uppgivningen</translation>
    </message>
    <message>
        <source>All keyboard shortcuts in one list</source>
        <translation>Alla kortkommandon i en lista</translation>
    </message>
    <message>
        <source>Analyse every decision of this match</source>
        <translation>Analysera varje beslut i matchen</translation>
    </message>
    <message>
        <source>Ask whether there is a newer version of bgdesk, now or once a day</source>
        <translation>Fråga om det finns en nyare version av bgdesk, nu eller en gång om dagen</translation>
    </message>
    <message>
        <source>Back to the &amp;game played on</source>
        <extracomment>Menu entry: from the match that is looked at to the game that was played on from it</extracomment>
        <translation>Tillbaka till &amp;partiet som spelades vidare</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <extracomment>Menu entry: from a game that was played on from a match that was looked at, back to that</extracomment>
        <translation>Tillbaka till &amp;genomgången</translation>
    </message>
    <message>
        <source>Back, &amp;forced moves as well</source>
        <translation>Tillbaka, även &amp;tvingade drag</translation>
    </message>
    <message>
        <source>Be asked about the decision on the board again, until you know it</source>
        <translation>Få frågan om beslutet på brädet igen tills du kan den</translation>
    </message>
    <message>
        <source>Ch&amp;at</source>
        <extracomment>Menu entry: the panel in which one talks to the other player</extracomment>
        <translation>Ch&amp;att</translation>
    </message>
    <message>
        <source>Change how bgdesk plays and looks</source>
        <translation>Ändra hur bgdesk spelar och ser ut</translation>
    </message>
    <message>
        <source>Check every roll of this match</source>
        <translation>Kontrollera varje slag i matchen</translation>
    </message>
    <message>
        <source>Checkers, cube, dice and score, as other programs read them</source>
        <translation>Brickor, kub, tärningar och ställning så som andra program läser dem</translation>
    </message>
    <message>
        <source>Choose an opponent, a length and the rules</source>
        <translation>Välj motståndare, längd och regler</translation>
    </message>
    <message>
        <source>Choose the &amp;dice…</source>
        <extracomment>Menu entry: say what is rolled next</extracomment>
        <translation>&amp;Välj tärningar…</translation>
    </message>
    <message>
        <source>Close bgdesk; the match is kept as it is</source>
        <translation>Stäng bgdesk; matchen sparas som den är</translation>
    </message>
    <message>
        <source>Coan &amp;ki…</source>
        <translation>Coan &amp;ki…</translation>
    </message>
    <message>
        <source>Computer &amp;plays</source>
        <extracomment>Menu entry: let the computer decide once, for whoever has to</extracomment>
        <translation>&amp;Datorn spelar</translation>
    </message>
    <message>
        <source>Computer vs co&amp;mputer</source>
        <translation>Dat&amp;or mot dator</translation>
    </message>
    <message>
        <source>Computer vs computer, paused: one roll, play or cube decision</source>
        <translation>Dator mot dator, pausat: ett slag, drag eller kubbeslut</translation>
    </message>
    <message>
        <source>Computer vs computer: pause, or play on</source>
        <translation>Dator mot dator: pausa eller spela vidare</translation>
    </message>
    <message>
        <source>Computer vs computer: play faster</source>
        <translation>Dator mot dator: spela snabbare</translation>
    </message>
    <message>
        <source>Computer vs computer: play slower</source>
        <translation>Dator mot dator: spela långsammare</translation>
    </message>
    <message>
        <source>Confirm your move and end the turn</source>
        <translation>Bekräfta ditt drag och avsluta det</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Continue a match, or look at one that you played or opened</source>
        <translation>Fortsätt en match, eller titta på en som du har spelat eller öppnat</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Ko&amp;piera position</translation>
    </message>
    <message>
        <source>Copy as &amp;GNU Backgammon ID</source>
        <translation>Kopiera som &amp;GNU Backgammon-ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Kopiera som &amp;XGID</translation>
    </message>
    <message>
        <source>Copy as &amp;bgdesk&apos;s own text</source>
        <translation>Kopiera som &amp;bgdesks egen text</translation>
    </message>
    <message>
        <source>Copy for a for&amp;um…</source>
        <translation>Kopiera f&amp;ör ett forum…</translation>
    </message>
    <message>
        <source>Copy position &amp;as</source>
        <translation>Kopiera position &amp;som</translation>
    </message>
    <message>
        <source>Copy the decision on the board, or all errors, to be shown elsewhere</source>
        <translation>Kopiera beslutet på brädet, eller alla fel, för att visa dem någon annanstans</translation>
    </message>
    <message>
        <source>Copy the position: as XGID in backgammon, as bgdesk&apos;s own text in other games</source>
        <translation>Kopiera positionen: som XGID i backgammon, som bgdesks egen text i andra spel</translation>
    </message>
    <message>
        <source>Correct the set-&amp;up…</source>
        <extracomment>Menu entry, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Rätta &amp;uppställningen…</translation>
    </message>
    <message>
        <source>Count it as &amp;easy</source>
        <translation>Räkna det som &amp;lätt</translation>
    </message>
    <message>
        <source>Count it as &amp;hard</source>
        <translation>Räkna det som &amp;svårt</translation>
    </message>
    <message>
        <source>Count it as &amp;known</source>
        <translation>Räkna det som &amp;känt</translation>
    </message>
    <message>
        <source>Count it as &amp;missed</source>
        <extracomment>Menu entry: how well one knew a card, as the next three</extracomment>
        <translation>Räkna det som &amp;missat</translation>
    </message>
    <message>
        <source>Decide once more where errors were made, without seeing the answer</source>
        <translation>Bestäm en gång till där det blev fel, utan att se svaret</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <extracomment>Menu entry: end the turn</extracomment>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>E&amp;vent and players…</source>
        <extracomment>Menu entry: where and when a match was played, and by whom</extracomment>
        <translation>T&amp;ävling och spelare…</translation>
    </message>
    <message>
        <source>En&amp;d session…</source>
        <extracomment>Menu entry, a verb: end a money session</extracomment>
        <translation>&amp;Avsluta sessionen…</translation>
    </message>
    <message>
        <source>End the rollout that is under way, and keep what it has</source>
        <translation>Avsluta den pågående rollouten och behåll det som finns</translation>
    </message>
    <message>
        <source>Enter as p&amp;layed…</source>
        <extracomment>Menu entry, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Ang&amp;e som spelat…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>Flag the decision on the board to find it again; or take the flag off</source>
        <translation>Flagga beslutet på brädet för att hitta det igen, eller ta bort flaggan</translation>
    </message>
    <message>
        <source>For every game: its name, the checkers and who is on roll</source>
        <translation>För varje spel: namn, brickor och vem som är på slag</translation>
    </message>
    <message>
        <source>From anywhere; the arrow keys walk the board</source>
        <translation>Överallt; piltangenterna rör sig över brädet</translation>
    </message>
    <message>
        <source>Game plans, openings, doubling, races, and the words of the game</source>
        <translation>Planer, öppningar, dubbling, race och spelets ord</translation>
    </message>
    <message>
        <source>Give up the game at the old stake</source>
        <translation>Ge upp partiet till den gamla insatsen</translation>
    </message>
    <message>
        <source>Go back in the line, and from its first move to the match</source>
        <translation>Gå tillbaka i linjen, och från dess första drag till matchen</translation>
    </message>
    <message>
        <source>Go back one decision, also where there was no choice</source>
        <translation>Gå tillbaka ett beslut, även där det inte fanns något val</translation>
    </message>
    <message>
        <source>Go back to the last decision at which there was a choice</source>
        <translation>Gå tillbaka till det senaste beslutet där det fanns ett val</translation>
    </message>
    <message>
        <source>Go back to the last error, whoever made it</source>
        <translation>Gå tillbaka till det senaste felet, vem som än gjorde det</translation>
    </message>
    <message>
        <source>Go back to your last error, to that of either player where you are not known</source>
        <translation>Gå tillbaka till ditt senaste fel, eller till någondera spelarens om det inte är känt vem du är</translation>
    </message>
    <message>
        <source>Go on in the line, up to its end</source>
        <translation>Gå framåt i linjen till dess slut</translation>
    </message>
    <message>
        <source>Go on one decision, also where there is no choice</source>
        <translation>Gå fram ett beslut, även där det inte finns något val</translation>
    </message>
    <message>
        <source>Go on to the next decision at which there is a choice</source>
        <translation>Gå fram till nästa beslut där det finns ett val</translation>
    </message>
    <message>
        <source>Go on with the game that you played on from this match</source>
        <translation>Fortsätt med partiet som du spelade vidare från den här matchen</translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation>Gå till &amp;brädet</translation>
    </message>
    <message>
        <source>Go to the error that cost most of those that you have not seen yet</source>
        <translation>Gå till det dyraste av de fel som du inte har sett ännu</translation>
    </message>
    <message>
        <source>Go to the first decision of the next game</source>
        <translation>Gå till det första beslutet i nästa parti</translation>
    </message>
    <message>
        <source>Go to the first decision of this game, or of the one before</source>
        <translation>Gå till det första beslutet i det här partiet, eller i partiet innan</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt area</source>
        <translation>Gå till &amp;nästa område</translation>
    </message>
    <message>
        <source>Go to the next decision that you have flagged</source>
        <translation>Gå till nästa beslut som du har flaggat</translation>
    </message>
    <message>
        <source>Go to the next error, whoever made it</source>
        <translation>Gå till nästa fel, vem som än gjorde det</translation>
    </message>
    <message>
        <source>Go to the page that bgdesk begins with, or back to the board</source>
        <translation>Gå till sidan som bgdesk börjar med, eller tillbaka till brädet</translation>
    </message>
    <message>
        <source>Go to the pre&amp;vious area</source>
        <translation>Gå till &amp;föregående område</translation>
    </message>
    <message>
        <source>Go to your next error, to that of either player where you are not known</source>
        <translation>Gå till ditt nästa fel, eller till någondera spelarens om det inte är känt vem du är</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>T&amp;ips</translation>
    </message>
    <message>
        <source>Have the lines back that were removed last</source>
        <translation>Få tillbaka de linjer som togs bort senast</translation>
    </message>
    <message>
        <source>How the dice are made and how to check them</source>
        <translation>Hur tärningarna görs och hur de kontrolleras</translation>
    </message>
    <message>
        <source>How the match ended, with PR, luck and decisions to look at</source>
        <translation>Hur matchen slutade, med PR, tur och beslut att titta på</translation>
    </message>
    <message>
        <source>How you did against each computer player, and how well you play</source>
        <translation>Hur det gick mot varje datorspelare, och hur bra du spelar</translation>
    </message>
    <message>
        <source>Keep this line, and what leaves it, no longer; Ctrl+Z brings it back</source>
        <translation>Ta bort den här linjen och det som utgår från den; Ctrl+Z tar tillbaka den</translation>
    </message>
    <message>
        <source>Learning: begin, or go on to the next decision</source>
        <translation>Lärande: börja, eller gå vidare till nästa beslut</translation>
    </message>
    <message>
        <source>Learning: give this one up and see what is best</source>
        <translation>Lärande: ge upp det här och se vad som är bäst</translation>
    </message>
    <message>
        <source>Learning: go on to the next decision without an answer</source>
        <translation>Lärande: gå vidare till nästa beslut utan att svara</translation>
    </message>
    <message>
        <source>Leave what you tried out, which is kept, and look at the match again</source>
        <translation>Lämna det du provade, som sparas, och titta på matchen igen</translation>
    </message>
    <message>
        <source>Let the computer make this decision</source>
        <translation>Låt datorn fatta det här beslutet</translation>
    </message>
    <message>
        <source>Li&amp;ne below</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed after this one</extracomment>
        <translation>Li&amp;njen nedanför</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Ljust eller mörkt som skrivbordet</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <extracomment>Menu entry: of the lines that leave the same position, the one listed before this one</extracomment>
        <translation>Linjen &amp;ovanför</translation>
    </message>
    <message>
        <source>List this line before the one above it, or have that one leave it</source>
        <translation>Visa den här linjen före den ovanför, eller låt den utgå från den här</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>Se brädet från andra sidan</translation>
    </message>
    <message>
        <source>Look at the decision on the board more deeply</source>
        <translation>Undersök beslutet på brädet djupare</translation>
    </message>
    <message>
        <source>Look at the match again from which you play on, where you left it</source>
        <translation>Se matchen igen som du spelar vidare från, där du lämnade den</translation>
    </message>
    <message>
        <source>Look for errors and positions in all your matches</source>
        <translation>Sök efter fel och positioner i alla dina matcher</translation>
    </message>
    <message>
        <source>Lose the match now, or end the money session</source>
        <translation>Förlora matchen nu, eller avsluta moneysessionen</translation>
    </message>
    <message>
        <source>Make a &amp;card</source>
        <extracomment>Menu entry, a verb: a card is a position that one is asked about again and again</extracomment>
        <translation>Gör ett &amp;kort</translation>
    </message>
    <message>
        <source>Make cards of your &amp;errors</source>
        <extracomment>Menu entry, a verb: cards of all errors in a match</extracomment>
        <translation>Gör kort av dina &amp;fel</translation>
    </message>
    <message>
        <source>Mar&amp;ks</source>
        <extracomment>Menu: marks of the user on decisions</extracomment>
        <translation>Mar&amp;keringar</translation>
    </message>
    <message>
        <source>Mat&amp;ches…</source>
        <extracomment>Menu entry: the list of stored matches</extracomment>
        <translation>Mat&amp;cher…</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Spegla brädet mellan vänster och höger</translation>
    </message>
    <message>
        <source>Mouse, keyboard, typed moves</source>
        <translation>Mus, tangentbord, skrivna drag</translation>
    </message>
    <message>
        <source>Move of the &amp;list</source>
        <translation>Drag i &amp;listan</translation>
    </message>
    <message>
        <source>Move the line &amp;up</source>
        <extracomment>Menu entry, a verb: list a line before others</extracomment>
        <translation>Flytta linjen &amp;uppåt</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <extracomment>Menu entry: the game after this one of the match that is looked at</extracomment>
        <translation>N&amp;ästa parti</translation>
    </message>
    <message>
        <source>Ne&amp;xt error</source>
        <translation>Näs&amp;ta fel</translation>
    </message>
    <message>
        <source>Next error of ei&amp;ther player</source>
        <translation>Nästa fel av någ&amp;ondera spelaren</translation>
    </message>
    <message>
        <source>Obj&amp;ect to the move…</source>
        <extracomment>Menu entry, a verb: do not accept the opponent&apos;s move, which is not legal</extracomment>
        <translation>P&amp;rotestera mot draget…</translation>
    </message>
    <message>
        <source>Offer to lose this game; your opponent may refuse</source>
        <translation>Erbjud dig att förlora partiet; motståndaren får säga nej</translation>
    </message>
    <message>
        <source>Offer to play on for twice the stake</source>
        <translation>Erbjud dig att spela vidare om dubbel insats</translation>
    </message>
    <message>
        <source>On the &amp;board</source>
        <extracomment>Menu: the plays that are compared in a match that is looked at</extracomment>
        <translation>På &amp;brädet</translation>
    </message>
    <message>
        <source>On, forced moves as &amp;well</source>
        <translation>Framåt, även tv&amp;ingade drag</translation>
    </message>
    <message>
        <source>One &amp;move on</source>
        <extracomment>Menu entry: to the next decision in what was tried out</extracomment>
        <translation>Ett drag fra&amp;måt</translation>
    </message>
    <message>
        <source>Open a match or position saved by any program</source>
        <translation>Öppna en match eller position som sparats av något program</translation>
    </message>
    <message>
        <source>Open the match or position on the clipboard</source>
        <translation>Öppna matchen eller positionen i urklipp</translation>
    </message>
    <message>
        <source>P&amp;lay on from here…</source>
        <translation>Spela &amp;vidare härifrån…</translation>
    </message>
    <message>
        <source>P&amp;revious game</source>
        <translation>F&amp;öregående parti</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <extracomment>Menu entry, a verb: two computer players wait</extracomment>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Pip counts, shots, take points and more, made anew each time. Again: back</source>
        <translation>Pipcount, skott, take-gränser med mera, nya varje gång. Igen: tillbaka</translation>
    </message>
    <message>
        <source>Play a tournament against computers and friends, or go on with one. Again: back</source>
        <translation>Spela en turnering mot datorer och vänner, eller fortsätt med en. Igen: tillbaka</translation>
    </message>
    <message>
        <source>Play on for more</source>
        <translation>Spela vidare om mer</translation>
    </message>
    <message>
        <source>Play on from here on the board, beside the match; Esc leads back</source>
        <translation>Spela vidare härifrån på brädet, vid sidan av matchen; Esc går tillbaka</translation>
    </message>
    <message>
        <source>Play somebody at another computer. Again: back</source>
        <translation>Spela mot någon vid en annan dator. Igen: tillbaka</translation>
    </message>
    <message>
        <source>Play the decision on the board out many times; again: pause or go on</source>
        <translation>Gör en rollout av beslutet på brädet; igen: pausa eller fortsätt</translation>
    </message>
    <message>
        <source>Play the old Chinese bottle game, in a window of its own</source>
        <translation>Spela det gamla kinesiska flaskspelet i ett eget fönster</translation>
    </message>
    <message>
        <source>Position ID and Match ID, as GNU Backgammon reads them</source>
        <translation>Position ID och Match ID så som GNU Backgammon läser dem</translation>
    </message>
    <message>
        <source>Pr&amp;actice</source>
        <extracomment>Menu: what makes one a better player</extracomment>
        <translation>Trä&amp;ning</translation>
    </message>
    <message>
        <source>Practice: forget the last answer and ask that card once more</source>
        <translation>Träning: glöm det senaste svaret och fråga om det kortet en gång till</translation>
    </message>
    <message>
        <source>Practice: see what you chose in the match; the card then counts as hard</source>
        <translation>Träning: se vad du valde i matchen; kortet räknas då som svårt</translation>
    </message>
    <message>
        <source>Practice: the card comes a little sooner</source>
        <translation>Träning: kortet kommer lite tidigare</translation>
    </message>
    <message>
        <source>Practice: the card comes again soon</source>
        <translation>Träning: kortet kommer snart igen</translation>
    </message>
    <message>
        <source>Practice: the card comes much later</source>
        <translation>Träning: kortet kommer mycket senare</translation>
    </message>
    <message>
        <source>Practice: the card comes when you are about to forget it</source>
        <translation>Träning: kortet kommer när du är på väg att glömma det</translation>
    </message>
    <message>
        <source>Practice: this card is not asked any more; the page of cards has it</source>
        <translation>Träning: kortet kommer inte upp mer; du hittar det på sidan med kort</translation>
    </message>
    <message>
        <source>Pre&amp;vious error</source>
        <translation>Föregåen&amp;de fel</translation>
    </message>
    <message>
        <source>Previous error of either pla&amp;yer</source>
        <translation>Föregående fel av någondera s&amp;pelaren</translation>
    </message>
    <message>
        <source>Put a wrong starting position right, until the second move of a game</source>
        <translation>Rätta en felaktig startposition, fram till partiets andra drag</translation>
    </message>
    <message>
        <source>Put any position on the board; from a match you look at, the one shown. Again: back</source>
        <translation>Ställ upp valfri position på brädet; från en match du tittar på, den som visas. Igen: tillbaka</translation>
    </message>
    <message>
        <source>Put on the board what was tried out instead of this move</source>
        <translation>Ställ på brädet det som provades i stället för det här draget</translation>
    </message>
    <message>
        <source>Put the card &amp;aside</source>
        <extracomment>Menu entry, a verb: a card is not asked any more</extracomment>
        <translation>Lägg kort&amp;et åt sidan</translation>
    </message>
    <message>
        <source>Re&amp;ject resignation</source>
        <translation>A&amp;vvisa uppgivningen</translation>
    </message>
    <message>
        <source>Re&amp;sign game…</source>
        <extracomment>Menu entry, a verb: give up a game</extracomment>
        <translation>G&amp;e upp partiet…</translation>
    </message>
    <message>
        <source>Re&amp;store the line removed</source>
        <extracomment>Menu entry, a verb: have a line back that was removed</extracomment>
        <translation>&amp;Återställ den borttagna linjen</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <extracomment>Menu: the files that were opened or saved last</extracomment>
        <translation>Senaste &amp;filer</translation>
    </message>
    <message>
        <source>Referee mode: enter what was played, legal or not</source>
        <translation>Domarläge: ange det som spelades, tillåtet eller inte</translation>
    </message>
    <message>
        <source>Referee mode: have a move that is not legal played again</source>
        <translation>Domarläge: låt ett otillåtet drag spelas om</translation>
    </message>
    <message>
        <source>Rematc&amp;h</source>
        <extracomment>Menu entry: the same match once more</extracomment>
        <translation>&amp;Returmatch</translation>
    </message>
    <message>
        <source>Rep&amp;ort…</source>
        <translation>Ra&amp;pport…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Rapportera ett &amp;problem…</translation>
    </message>
    <message>
        <source>Roll &amp;counter</source>
        <translation>Slag&amp;räknare</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Slå tärningarna</translation>
    </message>
    <message>
        <source>Rollout of t&amp;his decision</source>
        <extracomment>Menu: playing the decision on the board out many times</extracomment>
        <translation>Rollo&amp;ut av beslutet</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Inst&amp;ällningar…</translation>
    </message>
    <message>
        <source>S&amp;how the answer</source>
        <extracomment>Menu entry, a verb: tell what is best</extracomment>
        <translation>V&amp;isa svaret</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Menu entry: two computer players play more slowly</extracomment>
        <translation>&amp;Långsammare</translation>
    </message>
    <message>
        <source>S&amp;wap dice</source>
        <translation>By&amp;t tärningsordning</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Spara en kop&amp;ia som…</translation>
    </message>
    <message>
        <source>Save a page or a PDF with every decision of the match</source>
        <translation>Spara en sida eller en PDF med varje beslut i matchen</translation>
    </message>
    <message>
        <source>Save the match to a file that other programs can read</source>
        <translation>Spara matchen i en fil som andra program kan läsa</translation>
    </message>
    <message>
        <source>Save what helps to find its cause; nothing is sent anywhere</source>
        <translation>Spara det som hjälper till att hitta orsaken; ingenting skickas någonstans</translation>
    </message>
    <message>
        <source>Say what is rolled, instead of rolling</source>
        <translation>Ange vad som slås i stället för att slå</translation>
    </message>
    <message>
        <source>Sc&amp;ore and pips</source>
        <extracomment>Menu entry: the score, the pips and the cube are told</extracomment>
        <translation>Stä&amp;llning och pip</translation>
    </message>
    <message>
        <source>Score &amp;lens…</source>
        <extracomment>Menu entry: what is best at other scores</extracomment>
        <translation>Ställnings&amp;lins…</translation>
    </message>
    <message>
        <source>Set up a posit&amp;ion</source>
        <extracomment>Menu entry, a verb: the page on which any position can be put on a board and asked about</extracomment>
        <translation>Ställ upp en p&amp;osition</translation>
    </message>
    <message>
        <source>Show PR, luck and errors of both players, by kind and by phase</source>
        <translation>Visa PR, tur och fel för båda spelarna, efter typ och fas</translation>
    </message>
    <message>
        <source>Show and read out the score, the pips and the cube</source>
        <translation>Visa och läs upp ställningen, pipcount och kuben</translation>
    </message>
    <message>
        <source>Show hints and winning chances</source>
        <translation>Visa tips och vinstchanser</translation>
    </message>
    <message>
        <source>Show how often each number was rolled</source>
        <translation>Visa hur ofta varje tal har slagits</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Visa eller dölj panelen bredvid brädet</translation>
    </message>
    <message>
        <source>Show the first move of the list on the board; 2 to 9 show the others</source>
        <translation>Visa listans första drag på brädet; 2 till 9 visar de andra</translation>
    </message>
    <message>
        <source>Show the list of errors, to sort and to choose from</source>
        <translation>Visa listan över fel, att sortera och välja ur</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Visa listan över drag</translation>
    </message>
    <message>
        <source>Show the next better move of the list on the board</source>
        <translation>Visa det närmast bättre draget i listan på brädet</translation>
    </message>
    <message>
        <source>Show the next worse move of the list on the board</source>
        <translation>Visa det närmast sämre draget i listan på brädet</translation>
    </message>
    <message>
        <source>Show the position after the chosen move, else after the one played and the best one</source>
        <translation>Visa positionen efter det valda draget, annars efter det spelade och det bästa</translation>
    </message>
    <message>
        <source>Show the position as it is now</source>
        <translation>Visa positionen som den är nu</translation>
    </message>
    <message>
        <source>Show the position one move earlier</source>
        <translation>Visa positionen ett drag tidigare</translation>
    </message>
    <message>
        <source>Show the position one move later</source>
        <translation>Visa positionen ett drag senare</translation>
    </message>
    <message>
        <source>Show the start of the match</source>
        <translation>Visa matchens början</translation>
    </message>
    <message>
        <source>Show what both players rolled, played and wasted</source>
        <translation>Visa vad båda spelarna har slagit, flyttat och spillt</translation>
    </message>
    <message>
        <source>Show what the engine would do; the match then counts as practice</source>
        <translation>Visa vad motorn skulle göra; matchen räknas då som träning</translation>
    </message>
    <message>
        <source>Start a game from the position shown</source>
        <translation>Börja ett parti från positionen som visas</translation>
    </message>
    <message>
        <source>Start a new match with the same players and rules</source>
        <translation>Börja en ny match med samma spelare och regler</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>Menu entry: the page that the program begins with</extracomment>
        <translation>St&amp;artsida</translation>
    </message>
    <message>
        <source>Stop learning; what you answered is kept</source>
        <translation>Sluta lära; det du har svarat sparas</translation>
    </message>
    <message>
        <source>Strateg&amp;y and glossary</source>
        <extracomment>Menu entry: pages about game plans, openings, doubling, races, and the words of the game</extracomment>
        <translation>Strateg&amp;i och ordlista</translation>
    </message>
    <message>
        <source>Su&amp;mmary</source>
        <extracomment>Menu entry: the panel that adds up how well both played</extracomment>
        <translation>Sa&amp;mmanfattning</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation>Skriv ett dra&amp;g…</translation>
    </message>
    <message>
        <source>Tables on the net&amp;work…</source>
        <extracomment>Menu entry: the page from which one plays somebody at another computer</extracomment>
        <translation>&amp;Bord på nätverket…</translation>
    </message>
    <message>
        <source>Take back every checker moved this turn</source>
        <translation>Ta tillbaka alla brickor som flyttats i draget</translation>
    </message>
    <message>
        <source>Take back the last checker moved</source>
        <translation>Ta tillbaka den senast flyttade brickan</translation>
    </message>
    <message>
        <source>Take back your last decision; the match then counts as practice</source>
        <translation>Ta tillbaka ditt senaste beslut; matchen räknas då som träning</translation>
    </message>
    <message>
        <source>Take the double and own the cube</source>
        <translation>Ta dubblingen och få kuben</translation>
    </message>
    <message>
        <source>Take, and turn the cube again at once</source>
        <translation>Ta, och vrid genast kuben igen</translation>
    </message>
    <message>
        <source>Talk to the player at the other computer</source>
        <translation>Prata med spelaren vid den andra datorn</translation>
    </message>
    <message>
        <source>Th&amp;is card</source>
        <extracomment>Menu: what can be done with the card that is asked</extracomment>
        <translation>&amp;Det här kortet</translation>
    </message>
    <message>
        <source>The board, the buttons, the side panel, a notice</source>
        <translation>Brädet, knapparna, sidopanelen, ett meddelande</translation>
    </message>
    <message>
        <source>The line before this one that leaves the same position, else the match</source>
        <translation>Linjen före den här som utgår från samma position, annars matchen</translation>
    </message>
    <message>
        <source>The next line that leaves the same position</source>
        <translation>Nästa linje som utgår från samma position</translation>
    </message>
    <message>
        <source>The next thing to do: roll, end the turn, start the next game</source>
        <translation>Nästa sak att göra: slå, avsluta draget, börja nästa parti</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <translation>Matchens regler</translation>
    </message>
    <message>
        <source>To another &amp;line from here</source>
        <extracomment>Menu entry: to what was tried out instead of the move that is looked at</extracomment>
        <translation>Till en annan &amp;linje härifrån</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <extracomment>Menu entry: the page with all tournaments</extracomment>
        <translation>&amp;Turneringar…</translation>
    </message>
    <message>
        <source>Tr&amp;y something else</source>
        <extracomment>Menu: playing something else from a position that is looked at</extracomment>
        <translation>&amp;Prova något annat</translation>
    </message>
    <message>
        <source>Type the move, such as 8/5 6/5</source>
        <translation>Skriv draget, till exempel 8/5 6/5</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Å&amp;ngra allt</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Använd hela skärmen</translation>
    </message>
    <message>
        <source>Version, engine and licences</source>
        <translation>Version, motor och licenser</translation>
    </message>
    <message>
        <source>What has changed in this version of bgdesk, and in those before it</source>
        <translation>Vad som har ändrats i den här versionen av bgdesk och i de tidigare</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <extracomment>Menu entry: what has changed in this version of the program</extracomment>
        <translation>Vad som är &amp;nytt</translation>
    </message>
    <message>
        <source>What is analysed is kept; you can continue later</source>
        <translation>Det som är analyserat sparas; du kan fortsätta senare</translation>
    </message>
    <message>
        <source>What is best on the board at every score</source>
        <translation>Vad som är bäst på brädet vid varje ställning</translation>
    </message>
    <message>
        <source>What was played in positions like this, and what it cost</source>
        <translation>Vad som har spelats i liknande positioner, och vad det kostade</translation>
    </message>
    <message>
        <source>What was read, repaired or odd in the opened file</source>
        <translation>Vad som lästes, lagades eller var konstigt i den öppnade filen</translation>
    </message>
    <message>
        <source>Where and when the match was played, and the names of the players</source>
        <translation>Var och när matchen spelades, och spelarnas namn</translation>
    </message>
    <message>
        <source>Where your matches are stored; check, back up, restore, move or export them</source>
        <translation>Var dina matcher lagras; kontrollera, säkerhetskopiera, återställ, flytta eller exportera dem</translation>
    </message>
    <message>
        <source>Win the game for the points offered</source>
        <translation>Vinn partiet för de erbjudna poängen</translation>
    </message>
    <message>
        <source>Write something about the decision on the board</source>
        <translation>Skriv något om beslutet på brädet</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <extracomment>Menu entry: all that is stored, as a whole</extracomment>
        <translation>Dina &amp;data…</translation>
    </message>
    <message>
        <source>Your PR, where you lose most, and what the dice did. Again: back</source>
        <translation>Ditt PR, var du förlorar mest och vad tärningarna gjorde. Igen: tillbaka</translation>
    </message>
    <message>
        <source>Your cards: what is due today, decks and the days to come</source>
        <translation>Dina kort: vad som står på tur i dag, kortlekar och de kommande dagarna</translation>
    </message>
</context>
<context>
    <name>AfterMatch</name>
    <message>
        <source>The match is analysed; {key} shows its result with the decisions to look at.</source>
        <extracomment>Sentence; {key} is a key such as F7</extracomment>
        <translation>Matchen är analyserad; {key} visar resultatet med de beslut som är värda att titta på.</translation>
    </message>
    <message>
        <source>Your last match is analysed; you find it in “Matches…”.</source>
        <translation>Din senaste match är analyserad; du hittar den under ”Matcher…”.</translation>
    </message>
</context>
<context>
    <name>AgainRow</name>
    <message>
        <source>As last time</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Som senast</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Analysera</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <extracomment>Label: how deep an analysis looks</extracomment>
        <translation>&amp;Djup</translation>
    </message>
    <message>
        <source>&amp;Whose decisions</source>
        <translation>&amp;Vems beslut</translation>
    </message>
    <message>
        <source>Analyse</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Analysera</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Båda spelarna</translation>
    </message>
    <message>
        <source>The decision on the board</source>
        <translation>Beslutet på brädet</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Hela matchen</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Det här partiet</translation>
    </message>
    <message>
        <source>What to analy&amp;se</source>
        <translation>Vad som ska analy&amp;seras</translation>
    </message>
</context>
<context>
    <name>AnalysisRun</name>
    <message>
        <source>Something went wrong inside bgdesk, and the analysis stopped. What was analysed so far is kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk, och analysen avbröts. Det som är analyserat hittills sparas; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>Accept it or play on.</source>
        <extracomment>For a screen reader: the opponent wants to give up the game</extracomment>
        <translation>Acceptera eller spela vidare.</translation>
    </message>
    <message>
        <source>Name a double.</source>
        <extracomment>For a screen reader: a double is to be chosen, which is then played</extracomment>
        <translation>Ange en dubbel.</translation>
    </message>
    <message>
        <source>Play.</source>
        <extracomment>For a screen reader, after the roll: the checkers are to be moved</extracomment>
        <translation>Flytta.</translation>
    </message>
    <message>
        <source>Roll or double.</source>
        <extracomment>For a screen reader: the dice are to be rolled, or the cube is offered</extracomment>
        <translation>Slå eller dubbla.</translation>
    </message>
    <message>
        <source>Roll.</source>
        <extracomment>For a screen reader: the dice are to be rolled</extracomment>
        <translation>Slå.</translation>
    </message>
    <message>
        <source>Take or pass.</source>
        <extracomment>For a screen reader: the answers to a double</extracomment>
        <translation>Ta eller passa.</translation>
    </message>
    <message>
        <source>Take, pass, or double again at once.</source>
        <extracomment>For a screen reader: the answers to a double; double again is a beaver or what follows it</extracomment>
        <translation>Ta, passa eller dubbla genast igen.</translation>
    </message>
    <message>
        <source>{name} to accept it or play on.</source>
        <extracomment>For a screen reader. {name} is a player whose opponent wants to give up the game</extracomment>
        <translation>{name} ska acceptera eller spela vidare.</translation>
    </message>
    <message>
        <source>{name} to name a double.</source>
        <extracomment>For a screen reader. {name} is a player who has to choose a double</extracomment>
        <translation>{name} ska ange en dubbel.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <extracomment>For a screen reader. {name} is a player who has to move</extracomment>
        <translation>{name} ska flytta.</translation>
    </message>
    <message>
        <source>{name} to roll or double.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} ska slå eller dubbla.</translation>
    </message>
    <message>
        <source>{name} to roll.</source>
        <extracomment>For a screen reader. {name} is a player on roll</extracomment>
        <translation>{name} ska slå.</translation>
    </message>
    <message>
        <source>{name} to take or pass.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} ska ta eller passa.</translation>
    </message>
    <message>
        <source>{name} to take, pass, or double again at once.</source>
        <extracomment>For a screen reader. {name} is a player who was offered a double</extracomment>
        <translation>{name} ska ta, passa eller dubbla genast igen.</translation>
    </message>
</context>
<context>
    <name>BackgroundTask</name>
    <message>
        <source>Something went wrong inside bgdesk. Details are in the log.</source>
        <translation>Något gick fel inuti bgdesk. Detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Accept</source>
        <extracomment>Button, a verb: accept the offer to give up the game</extracomment>
        <translation>Acceptera</translation>
    </message>
    <message>
        <source>As played…</source>
        <extracomment>Button: enter a move as it was played, legal or not. Short</extracomment>
        <translation>Som spelat…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: from a card back to the page from which one came</extracomment>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: from what was tried out back to the match</extracomment>
        <translation>Tillbaka till matchen</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>Button: from learning back to the match that is looked at</extracomment>
        <translation>Tillbaka till genomgången</translation>
    </message>
    <message>
        <source>Beaver offered</source>
        <translation>Beaver erbjuden</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Svart</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <extracomment>Button: let the computer make this decision</extracomment>
        <translation>Datorn spelar</translation>
    </message>
    <message>
        <source>Confirm move</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the turn has to be ended</extracomment>
        <translation>Bekräfta draget</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: begin the next part of a turn</extracomment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Crawford</source>
        <extracomment>Mark beside the score: the game without the cube, a standard term named after a person</extracomment>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordparti</translation>
    </message>
    <message>
        <source>Dice…</source>
        <extracomment>Button: say what is rolled</extracomment>
        <translation>Tärningar…</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: end the turn</extracomment>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dubbla</translation>
    </message>
    <message>
        <source>Double offered</source>
        <extracomment>Under a player&apos;s name: the player has to take or pass, as in the next ones</extracomment>
        <translation>Dubbling erbjuden</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <extracomment>Button, a verb: offer the cube; {value} is the number that it will show</extracomment>
        <translation>Dubbla till {value}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Button: two computer players play faster</extracomment>
        <translation>Snabbare</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button, a noun: show what is best here</extracomment>
        <translation>Tips</translation>
    </message>
    <message>
        <source>In a line, beside the match</source>
        <extracomment>Below the board: an earlier move of what was tried out is looked at</extracomment>
        <translation>I en linje, vid sidan av matchen</translation>
    </message>
    <message>
        <source>In this game a player may hit once one of their checkers has reached home.</source>
        <translation>I det här spelet får en spelare slå ut först när en av de egna brickorna har nått hem.</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Below the board: what is done now is no part of the match that is looked at</extracomment>
        <translation>Lär av den här matchen</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The same very short: games in which every point counts</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Moneysession</translation>
    </message>
    <message>
        <source>Name a double</source>
        <extracomment>Under a player&apos;s name: the player has to choose a double, which is then played</extracomment>
        <translation>Ange en dubbel</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Ny match…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: what is asked next</extracomment>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nästa parti</translation>
    </message>
    <message>
        <source>Object…</source>
        <extracomment>Button, a verb: do not accept the opponent&apos;s move, which is not legal. Short</extracomment>
        <translation>Protestera…</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Under a player&apos;s name: the player has to roll, a standard term</extracomment>
        <translation>På slag</translation>
    </message>
    <message>
        <source>Otter offered</source>
        <translation>Otter erbjuden</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button, a verb: refuse the double and lose the game</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Pausa först</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>For a screen reader: the match of two computer players stands still</extracomment>
        <translation>Pausat</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: refuse the offer to give up the game</extracomment>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Spela vidare…</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>For a screen reader: two computer players go on playing</extracomment>
        <translation>Spelar</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Vänta lite</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Below the board: a card is asked, which is no part of a match</extracomment>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Raccoon offered</source>
        <translation>Raccoon erbjuden</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>Button, a verb: offer the cube again</extracomment>
        <translation>Redubbla</translation>
    </message>
    <message>
        <source>Redouble offered</source>
        <translation>Redubbling erbjuden</translation>
    </message>
    <message>
        <source>Redouble to {value}</source>
        <extracomment>Button, a verb: offer the cube again; {value} is the number that it will show</extracomment>
        <translation>Redubbla till {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Returmatch</translation>
    </message>
    <message>
        <source>Resignation offered</source>
        <extracomment>Under a player&apos;s name: the opponent wants to resign, the player has to accept or refuse</extracomment>
        <translation>Uppgivning erbjuden</translation>
    </message>
    <message>
        <source>Resign…</source>
        <extracomment>Button, a verb: give up the game</extracomment>
        <translation>Ge upp…</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button, a noun: how the match ended</extracomment>
        <translation>Resultat…</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Button, a verb: roll the dice</extracomment>
        <translation>Slå</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Slå igen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: tell what is best. Short</extracomment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Button, a verb: leave out what is asked</extracomment>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Button: two computer players play more slowly</extracomment>
        <translation>Långsammare</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starta</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Button, a verb or noun: one decision while two computer players wait</extracomment>
        <translation>Stega</translation>
    </message>
    <message>
        <source>Tables…</source>
        <extracomment>Button: to the page of the tables on the network. Short</extracomment>
        <translation>Bord…</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button, a verb: accept the double</extracomment>
        <translation>Ta</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button, a verb: undo what was decided last</extracomment>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Under the name of a player who is not at this computer, or is one. Short, as the next ones</extracomment>
        <translation>Tänker…</translation>
    </message>
    <message>
        <source>To its end</source>
        <extracomment>Button: to where a line that was tried out can be gone on with</extracomment>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>To play: {dice}</source>
        <extracomment>Under a player&apos;s name: these numbers have to be played, as in 6-1 or 3-3, follows 2-2. Short</extracomment>
        <translation>Att spela: {dice}</translation>
    </message>
    <message>
        <source>To the review</source>
        <extracomment>Button: back to the match that was looked at. Short</extracomment>
        <translation>Till genomgången</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>Button: back to the tournament whose match is over</extracomment>
        <translation>Till turneringen</translation>
    </message>
    <message>
        <source>Try something else</source>
        <extracomment>Button: play something else from the position that is looked at, beside the line</extracomment>
        <translation>Prova något annat</translation>
    </message>
    <message>
        <source>Trying out, beside the match</source>
        <extracomment>Below the board: what is played now is no part of the match that is looked at</extracomment>
        <translation>Provar, vid sidan av matchen</translation>
    </message>
    <message>
        <source>Turn goes on</source>
        <extracomment>Under a player&apos;s name: all numbers are played, the next part of the turn has to be begun</extracomment>
        <translation>Draget fortsätter</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s checkers</extracomment>
        <translation>Vit</translation>
    </message>
    <message>
        <source>You are watching</source>
        <extracomment>Below the board: two others play at their computers</extracomment>
        <translation>Du tittar på</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>genast</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snabbt</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Label: the number of a game in a match</extracomment>
        <translation>parti {number}</translation>
    </message>
    <message>
        <source>may hit</source>
        <extracomment>Mark beside a player&apos;s score: the player may hit. Short</extracomment>
        <translation>får slå ut</translation>
    </message>
    <message>
        <source>may not hit yet</source>
        <extracomment>Mark beside a player&apos;s score: the player may not hit so far. Short</extracomment>
        <translation>får inte slå ut än</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normal fart</translation>
    </message>
    <message>
        <source>post-Crawford</source>
        <extracomment>Mark beside the score: the games after the Crawford game, a standard term</extracomment>
        <translation>post-Crawford</translation>
    </message>
    <message>
        <source>practice match</source>
        <extracomment>Label: a match that does not count for a rating</extracomment>
        <translation>träningsmatch</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>långsamt</translation>
    </message>
    <message>
        <source>to {length}</source>
        <extracomment>The same very short: a match to so many points</extracomment>
        <translation>till {length}</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>How fast two computer players play, as the next ones</extracomment>
        <translation>mycket långsamt</translation>
    </message>
</context>
<context>
    <name>BenchMenu</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Menu: positions to be removed</extracomment>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>&amp;Save this position…</source>
        <extracomment>Menu entry: opens a dialog that asks for a name</extracomment>
        <translation>&amp;Spara den här positionen…</translation>
    </message>
    <message>
        <source>&amp;What was set up before</source>
        <extracomment>Menu entry: what was set up before one came here with another position</extracomment>
        <translation>&amp;Det som var uppställt förut</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Button: opens a menu of positions that were saved under a name</extracomment>
        <translation>Positioner</translation>
    </message>
    <message>
        <source>Saved as {position}.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Sparad som {position}.</translation>
    </message>
    <message>
        <source>The position {position} cannot be read; it was left as it is.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>Positionen {position} kan inte läsas; den lämnades som den är.</translation>
    </message>
    <message>
        <source>{position} is removed.</source>
        <extracomment>{position} is what somebody called a position</extracomment>
        <translation>{position} har tagits bort.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Both players move the same way and bear off from the same points 6 to 1.</source>
        <translation>Båda spelarna flyttar åt samma håll och tar ut från samma fält, 6 till 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round; your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Båda spelarna flyttar åt samma håll runt brädet; motståndaren börjar på ditt 12-fält och tar ut från dina fält 18 till 13.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Title: the numbers of the dice follow it</extracomment>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Dice: name a double</source>
        <extracomment>For a screen reader: a double has to be chosen</extracomment>
        <translation>Tärningar: ange en dubbel</translation>
    </message>
    <message>
        <source>Dice: not rolled</source>
        <translation>Tärningar: inte slagna</translation>
    </message>
    <message>
        <source>Dice: press to roll</source>
        <translation>Tärningar: tryck för att slå</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Dubblingskub</translation>
    </message>
    <message>
        <source>Doubling cube at {value}</source>
        <extracomment>Title: {value} is the number on the doubling cube; where it lies follows</extracomment>
        <translation>Dubblingskuben på {value}</translation>
    </message>
    <message>
        <source>Name {double}</source>
        <extracomment>A place to press: choose this double, as in 4-4; a verb</extracomment>
        <translation>Ange {double}</translation>
    </message>
    <message>
        <source>No doubling cube</source>
        <translation>Ingen dubblingskub</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <extracomment>A place of the board, for a screen reader; {number} is 1 to 24</extracomment>
        <translation>Fält {number}</translation>
    </message>
    <message>
        <source>The players move in opposite directions.</source>
        <translation>Spelarna flyttar åt motsatta håll.</translation>
    </message>
    <message>
        <source>Your bar</source>
        <translation>Din bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s bar</source>
        <translation>Motståndarens bar</translation>
    </message>
    <message>
        <source>Your opponent&apos;s reserve</source>
        <translation>Motståndarens reserv</translation>
    </message>
    <message>
        <source>Your opponent&apos;s tray</source>
        <translation>Motståndarens fack</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Din reserv</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Ditt fack</translation>
    </message>
    <message>
        <source>can move</source>
        <extracomment>Behind what lies on a place: a checker may be moved from there</extracomment>
        <translation>kan flytta</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What lies on a place of the board: nothing</extracomment>
        <translation>tomt</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>Where the doubling cube lies</extracomment>
        <translation>i mitten</translation>
    </message>
    <message>
        <source>offered to you</source>
        <extracomment>What becomes of the doubling cube</extracomment>
        <translation>erbjuden dig</translation>
    </message>
    <message>
        <source>offered to your opponent</source>
        <translation>erbjuden motståndaren</translation>
    </message>
    <message>
        <source>on top of 1 black checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>ovanpå 1 svart bricka som är låst</translation>
    </message>
    <message>
        <source>on top of 1 white checker, pinned</source>
        <extracomment>Behind the checker that lies on top: what it pins</extracomment>
        <translation>ovanpå 1 vit bricka som är låst</translation>
    </message>
    <message>
        <source>out of play in the Crawford game</source>
        <extracomment>Where the doubling cube lies, or rather does not</extracomment>
        <translation>ur spel i Crawfordpartiet</translation>
    </message>
    <message>
        <source>press to double</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>tryck för att dubbla</translation>
    </message>
    <message>
        <source>press to end the turn</source>
        <translation>tryck för att avsluta draget</translation>
    </message>
    <message>
        <source>press to take</source>
        <extracomment>Behind what is said about the doubling cube: what pressing it does</extracomment>
        <translation>tryck för att ta</translation>
    </message>
    <message>
        <source>the roll before was {faces}</source>
        <extracomment>Behind what is to be done with the dice: {faces} are the numbers of the last roll, as in 6, 1</extracomment>
        <translation>slaget innan var {faces}</translation>
    </message>
    <message>
        <source>then a double to name</source>
        <extracomment>Behind the numbers of the dice: a double may be chosen next in this turn</extracomment>
        <translation>sedan en dubbel att ange</translation>
    </message>
    <message>
        <source>then another roll</source>
        <extracomment>Behind the numbers of the dice: the player rolls again in this turn</extracomment>
        <translation>sedan ett slag till</translation>
    </message>
    <message>
        <source>then {numbers}</source>
        <extracomment>Behind the numbers of the dice: those that are played next in this turn, as in: then 3 3</extracomment>
        <translation>sedan {numbers}</translation>
    </message>
    <message>
        <source>with 1 black checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>med 1 svart bricka låst under</translation>
    </message>
    <message>
        <source>with 1 white checker pinned under them</source>
        <extracomment>Behind the checkers that lie on top: what they pin</extracomment>
        <translation>med 1 vit bricka låst under</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <extracomment>Behind where the doubling cube lies: what it is worth</extracomment>
        <translation>värd {value}</translation>
    </message>
    <message>
        <source>your opponent&apos;s</source>
        <extracomment>Whose the doubling cube is</extracomment>
        <translation>motståndarens</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Whose the doubling cube is: that of the player who hears it</extracomment>
        <translation>din</translation>
    </message>
    <message>
        <source>{face} half played</source>
        <extracomment>A number of a double that is played four times, and was played once or more</extracomment>
        <translation>{face} delvis spelad</translation>
    </message>
    <message>
        <source>{face} played</source>
        <extracomment>A number of the dice that has been played</extracomment>
        <translation>{face} spelad</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>1 to 6</source>
        <translation>1 till 6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backsteg</translation>
    </message>
    <message>
        <source>C, Shift+C</source>
        <translation>C, Skift+C</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>From the board to the usual next thing, and on</source>
        <translation>Från brädet till nästa vanliga steg, och vidare</translation>
    </message>
    <message>
        <source>In the list of candidates: make that move</source>
        <translation>I listan över kandidater: gör det draget</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Skift+M</translation>
    </message>
    <message>
        <source>Name a double, in the games that let you</source>
        <translation>Ange en dubbel, i de spel där det går</translation>
    </message>
    <message>
        <source>None there</source>
        <translation>Ingen där</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>På brädet</translation>
    </message>
    <message>
        <source>One checker more there</source>
        <translation>En bricka till där</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Ställa upp en position</translation>
    </message>
    <message>
        <source>Shift+0-9</source>
        <translation>Skift+0-9</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+Enter</source>
        <translation>Skift+Blanksteg, Skift+Enter</translation>
    </message>
    <message>
        <source>So many checkers there</source>
        <translation>Så många brickor där</translation>
    </message>
    <message>
        <source>So many of the other colour</source>
        <translation>Så många av den andra färgen</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Blanksteg, Enter</translation>
    </message>
    <message>
        <source>The other colour for digits and clicks</source>
        <translation>Den andra färgen för siffror och klick</translation>
    </message>
    <message>
        <source>The other player on roll; choose the dice</source>
        <translation>Den andra spelaren på slag; välj tärningar</translation>
    </message>
    <message>
        <source>The same for the other side; only the checkers change sides</source>
        <translation>Samma för den andra sidan; bara brickorna byter sida</translation>
    </message>
    <message>
        <source>The start of the game, an empty board</source>
        <translation>Partiets början, ett tomt bräde</translation>
    </message>
    <message>
        <source>To the bar, to the tray</source>
        <translation>Till baren, till facket</translation>
    </message>
    <message>
        <source>Try a move, or set up again</source>
        <translation>Prova ett drag, eller ställ upp igen</translation>
    </message>
    <message>
        <source>Turn the cube on, back</source>
        <translation>Vrid kuben framåt, bakåt</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Ångra, gör om</translation>
    </message>
    <message>
        <source>Walk from point to point, to the bar, trays, reserve, dice and cube</source>
        <translation>Gå från fält till fält, till baren, facken, reserven, tärningarna och kuben</translation>
    </message>
    <message>
        <source>What a click does there</source>
        <translation>Det som ett klick gör där</translation>
    </message>
    <message>
        <source>What a right-click does there: play the other die</source>
        <translation>Det som ett högerklick gör där: flytta med den andra tärningen</translation>
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
        <translation>Bräde</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>As the window, dark or light</source>
        <extracomment>A choice: the board that suits the light or dark window. Stands below a picture</extracomment>
        <translation>Som fönstret, mörkt eller ljust</translation>
    </message>
    <message>
        <source>Blue and orange (colour-blind safe)</source>
        <translation>Blått och orange (säkert för färgblinda)</translation>
    </message>
    <message>
        <source>Burgundy tournament</source>
        <translation>Vinröd turnering</translation>
    </message>
    <message>
        <source>Classic felt</source>
        <extracomment>Name of a board: how it looks, as the next ones. Stands below a small picture of it</extracomment>
        <translation>Klassisk filt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Lönn</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skiffer</translation>
    </message>
    <message>
        <source>Walnut and leather</source>
        <translation>Valnöt och läder</translation>
    </message>
    <message>
        <source>Yellow and violet (colour-blind safe)</source>
        <translation>Gult och violett (säkert för färgblinda)</translation>
    </message>
</context>
<context>
    <name>BotSeat</name>
    <message>
        <source>Something went wrong inside bgdesk. The match is kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk. Matchen är sparad; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>BracketCounts</name>
    <message numerus="yes">
        <source>%n match(es) to go.</source>
        <extracomment>Matches between computers in the background</extracomment>
        <translation>
            <numerusform>%n match återstår.</numerusform>
            <numerusform>%n matcher återstår.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes about %n minute(s).</source>
        <extracomment>An estimate; %n is a number of minutes</extracomment>
        <translation>
            <numerusform>Det tar ungefär %n minut.</numerusform>
            <numerusform>Det tar ungefär %n minuter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n other match(es) are played.</source>
        <extracomment>Of the matches of a round; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} av %n annan match är spelad.</numerusform>
            <numerusform>{done} av %n andra matcher är spelade.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BracketWidget</name>
    <message>
        <source>Bracket</source>
        <extracomment>Name of a picture for a screen reader: the tree of a tournament</extracomment>
        <translation>Turneringsträd</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Choice</source>
        <extracomment>Title of a column, a noun, as the next ones. Short</extracomment>
        <translation>Val</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Title of a column, a noun: what a play gives away. Short</extracomment>
        <translation>Kostnad</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a play is worth. Short</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>How often the player loses a backgammon, in per cent</source>
        <translation>Hur ofta spelaren förlorar en backgammon, i procent</translation>
    </message>
    <message>
        <source>How often the player loses a gammon or a backgammon, in per cent</source>
        <translation>Hur ofta spelaren förlorar en gammon eller en backgammon, i procent</translation>
    </message>
    <message>
        <source>How often the player who decides wins the game</source>
        <translation>Hur ofta spelaren som beslutar vinner partiet</translation>
    </message>
    <message>
        <source>How often the player wins a backgammon, in per cent</source>
        <translation>Hur ofta spelaren vinner en backgammon, i procent</translation>
    </message>
    <message>
        <source>How often the player wins a gammon or a backgammon, in per cent</source>
        <translation>Hur ofta spelaren vinner en gammon eller en backgammon, i procent</translation>
    </message>
    <message>
        <source>L bg</source>
        <extracomment>Title of a column: backgammons lost</extracomment>
        <translation>F bg</translation>
    </message>
    <message>
        <source>L g</source>
        <extracomment>Title of a column: gammons lost</extracomment>
        <translation>F g</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>Title of a column: how often a game is won, in per cent. A letter</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>What it gives away against the best choice</source>
        <translation>Vad det ger bort mot det bästa valet</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <extracomment>Tool tip of a column, as the next ones; followed by what brackets mean</extracomment>
        <translation>Vad det är värt för spelaren som beslutar</translation>
    </message>
    <message>
        <source>Win %</source>
        <extracomment>Title of a column: how often a game is won, in per cent. Short</extracomment>
        <translation>Vinst %</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Title of a column: how often a game is won. Short</extracomment>
        <translation>Vinster</translation>
    </message>
    <message>
        <source>analysed less deeply</source>
        <extracomment>Behind a figure, for a screen reader</extracomment>
        <translation>mindre djupt analyserat</translation>
    </message>
    <message>
        <source>bg</source>
        <extracomment>Title of a column: backgammons</extracomment>
        <translation>bg</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a play or another choice, for a screen reader: this one was chosen</extracomment>
        <translation>valt</translation>
    </message>
    <message>
        <source>g</source>
        <extracomment>Title of a column: gammons won, in per cent of all games. A letter or two, as the next ones</extracomment>
        <translation>g</translation>
    </message>
    <message>
        <source>in brackets: analysed less deeply, not comparable</source>
        <extracomment>Behind what a column of figures is: what a figure in brackets means there</extracomment>
        <translation>inom parentes: mindre djupt analyserat, inte jämförbart</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>Behind a play or another choice, for a screen reader: this is what you answered</extracomment>
        <translation>ditt svar</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Choices in this position</source>
        <translation>Val i den här positionen</translation>
    </message>
    <message>
        <source>Deeper</source>
        <extracomment>Button: look at the position more deeply</extracomment>
        <translation>Djupare</translation>
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
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are saved as {file}.</source>
        <extracomment>Sentence: how many cards were written to a file; {file} is its name</extracomment>
        <translation>
            <numerusform>%n kort har sparats som {file}.</numerusform>
            <numerusform>%n kort har sparats som {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for today</source>
        <extracomment>Title of the page of practice: how many cards are to be asked today</extracomment>
        <translation>
            <numerusform>%n kort för i dag</numerusform>
            <numerusform>%n kort för i dag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have another best answer now, and are due.</source>
        <extracomment>Sentence: how many cards have another best answer now</extracomment>
        <translation>
            <numerusform>%n kort har nu ett annat bästa svar och står på tur.</numerusform>
            <numerusform>%n kort har nu ett annat bästa svar och står på tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made of your errors wait for an answer today.</source>
        <extracomment>Sentence on the page that the program begins with</extracomment>
        <translation>
            <numerusform>%n kort gjort av dina fel väntar på svar i dag.</numerusform>
            <numerusform>%n kort gjorda av dina fel väntar på svar i dag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made. You will be asked about them on the page Practice.</source>
        <extracomment>Sentence: how many cards were made of errors</extracomment>
        <translation>
            <numerusform>%n kort gjort. Du får frågan på sidan Träning.</numerusform>
            <numerusform>%n kort gjorda. Du får frågorna på sidan Träning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were there already.</source>
        <extracomment>Sentence: of how many decisions there is a card already</extracomment>
        <translation>
            <numerusform>%n kort fanns redan.</numerusform>
            <numerusform>%n kort fanns redan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be asked without their match.</source>
        <extracomment>Sentence: of how many decisions no card could be made</extracomment>
        <translation>
            <numerusform>%n beslut går inte att fråga om utan sin match.</numerusform>
            <numerusform>%n beslut går inte att fråga om utan sin match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) wait for the days to come.</source>
        <extracomment>Sentence: how many cards were never asked, and are not asked today</extracomment>
        <translation>
            <numerusform>%n nytt kort väntar till de kommande dagarna.</numerusform>
            <numerusform>%n nya kort väntar till de kommande dagarna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have never been asked before.</source>
        <extracomment>Sentence: how many of the cards for today were never asked before</extracomment>
        <translation>
            <numerusform>%n av dem har aldrig kommit upp förut.</numerusform>
            <numerusform>%n av dem har aldrig kommit upp förut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your errors here are worth practising.</source>
        <extracomment>Sentence: how many errors of the match that was analysed are worth a card</extracomment>
        <translation>
            <numerusform>%n av dina fel här är värt att träna på.</numerusform>
            <numerusform>%n av dina fel här är värda att träna på.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the file could not be read.</source>
        <extracomment>Sentence: how many places of a file with positions could not be read, and are no cards</extracomment>
        <translation>
            <numerusform>%n ställe i filen kunde inte läsas.</numerusform>
            <numerusform>%n ställen i filen kunde inte läsas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are cards now, in a deck of their own.</source>
        <extracomment>Sentence: how many positions of a file are cards now</extracomment>
        <translation>
            <numerusform>%n position är nu ett kort, i en egen kortlek.</numerusform>
            <numerusform>%n positioner är nu kort, i en egen kortlek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>Sentence: when the card that was answered is asked again</extracomment>
        <translation>
            <numerusform>Det kommer igen om %n dag.</numerusform>
            <numerusform>Det kommer igen om %n dagar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n card(s)</source>
        <extracomment>Button, a verb: make so many cards of the errors in the match that was analysed</extracomment>
        <translation>
            <numerusform>Gör %n kort</numerusform>
            <numerusform>Gör %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n card(s), {day}.</source>
        <extracomment>Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday</extracomment>
        <translation>
            <numerusform>Nästa: %n kort, {day}.</numerusform>
            <numerusform>Nästa: %n kort, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card could be made of %n position(s): {places}.</source>
        <extracomment>Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9</extracomment>
        <translation>
            <numerusform>Inget kort kunde göras av %n position: {places}.</numerusform>
            <numerusform>Inget kort kunde göras av %n positioner: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have missed this card %n times: it is put aside now.</source>
        <extracomment>Sentence: how often a card was answered wrongly after it had been known; it is put aside now</extracomment>
        <translation>
            <numerusform>Du har missat det här kortet %n gång: det läggs nu åt sidan.</numerusform>
            <numerusform>Du har missat det här kortet %n gånger: det läggs nu åt sidan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {right} of %n card(s).</source>
        <extracomment>Sentence: how many of the cards of a session were known</extracomment>
        <translation>
            <numerusform>Du kunde {right} av %n kort.</numerusform>
            <numerusform>Du kunde {right} av %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n times</source>
        <extracomment>How often a card was answered wrongly after it had been known. Short</extracomment>
        <translation>
            <numerusform>missat %n gång</numerusform>
            <numerusform>missat %n gånger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardImport</name>
    <message>
        <source>There is no position in that file in which anything is to be decided.</source>
        <translation>Det finns ingen position i filen där något ska beslutas.</translation>
    </message>
</context>
<context>
    <name>CardMaking</name>
    <message>
        <source>Something went wrong inside bgdesk, and no card was made. Details are in the log.</source>
        <translation>Något gick fel inuti bgdesk, och inget kort gjordes. Detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>CardsFromReview</name>
    <message>
        <source>A card needs a decision that has been analysed.</source>
        <translation>Ett kort kräver ett beslut som har analyserats.</translation>
    </message>
    <message>
        <source>Cards need an analysis: Analyse (F7) makes one.</source>
        <translation>Kort kräver en analys: Analysera (F7) gör en.</translation>
    </message>
    <message>
        <source>Found on {day}</source>
        <extracomment>Name of a deck of cards. {day} is a date</extracomment>
        <translation>Hittade {day}</translation>
    </message>
    <message>
        <source>No error of yours in this match is worth a card.</source>
        <translation>Inget av dina fel i den här matchen är värt ett kort.</translation>
    </message>
    <message>
        <source>Other players</source>
        <extracomment>Name of a deck of cards, made of what other players did</extracomment>
        <translation>Andra spelare</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>M&amp;ute</source>
        <extracomment>Check box: what the other player says is not shown</extracomment>
        <translation>T&amp;ysta</translation>
    </message>
    <message>
        <source>Phras&amp;es</source>
        <extracomment>Button that opens a menu of usual phrases, such as &quot;Good game.&quot;</extracomment>
        <translation>Fras&amp;er</translation>
    </message>
    <message>
        <source>Say something</source>
        <extracomment>In an empty field and as its name</extracomment>
        <translation>Säg något</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <extracomment>{names} are those of the people who watch a match, in a row</extracomment>
        <translation>Tittar på: {names}</translation>
    </message>
    <message>
        <source>What the other player says is not shown; it cannot be read later.</source>
        <translation>Det den andra spelaren säger visas inte; det kan inte läsas senare.</translation>
    </message>
    <message>
        <source>What was said</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Det som sagts</translation>
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
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button, a noun: show what is best</extracomment>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Motståndare</translation>
    </message>
    <message>
        <source>&amp;Start a new game</source>
        <translation>&amp;Börja ett nytt spel</translation>
    </message>
    <message>
        <source>&amp;Unfinished</source>
        <extracomment>Label of a list of games that are not over</extracomment>
        <translation>&amp;Oavslutade</translation>
    </message>
    <message>
        <source>A piece is given up, and a tenth of the pot is paid into it.</source>
        <translation>En pjäs offras, och en tiondel av potten betalas in i den.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Svart</translation>
    </message>
    <message>
        <source>Chances to win the pot</source>
        <translation>Chans att vinna potten</translation>
    </message>
    <message>
        <source>Choose an opponent, then start a new game.</source>
        <translation>Välj en motståndare och börja sedan ett nytt spel.</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Fortsätt…</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Lätt</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256)</source>
        <translation>Tärningarnas fingeravtryck (SHA-256)</translation>
    </message>
    <message>
        <source>Friend</source>
        <extracomment>A choice: somebody who plays at the same computer</extracomment>
        <translation>Vän</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nästa drag</translation>
    </message>
    <message>
        <source>One piece moves {both} and another {low} or {rest}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>En pjäs flyttar {both} och en annan {low} eller {rest}.</translation>
    </message>
    <message>
        <source>One piece moves {both}, or two move {high} and {low}.</source>
        <extracomment>Sentence: what may be done with a roll; all are numbers of spaces</extracomment>
        <translation>En pjäs flyttar {both}, eller två flyttar {high} och {low}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Plays of this roll</source>
        <translation>Drag för det här slaget</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>Label, a noun: the stakes that the winner gets</extracomment>
        <translation>Pott {pot}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Föregående drag</translation>
    </message>
    <message>
        <source>Return to your last turn; the dice stay the same</source>
        <translation>Gå tillbaka till ditt senaste drag; tärningarna förblir desamma</translation>
    </message>
    <message>
        <source>S&amp;take of each</source>
        <translation>I&amp;nsats för var och en</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Tärningarnas hemlighet</translation>
    </message>
    <message>
        <source>Show what each play is worth</source>
        <translation>Visa vad varje drag är värt</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Varje spelares insats</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>Name of a computer player, by how well it plays</extracomment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Ta ti&amp;llbaka</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Title in front of what was done in a turn</extracomment>
        <translation>Drag {number}</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <extracomment>Label: which turn is looked at</extracomment>
        <translation>Drag {number} av {count}</translation>
    </message>
    <message>
        <source>Turn {number}: {white} vs {black}</source>
        <extracomment>An unfinished game in a list. {white} and {black} are names of players</extracomment>
        <translation>Drag {number}: {white} mot {black}</translation>
    </message>
    <message>
        <source>Two pieces move {far} each, or one moves {near}.</source>
        <extracomment>Sentence: what may be done with a double; {far} and {near} are numbers of spaces</extracomment>
        <translation>Två pjäser flyttar {far} var, eller en flyttar {near}.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Oavslutade spel</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The colour of a player&apos;s pieces</extracomment>
        <translation>Vit</translation>
    </message>
    <message>
        <source>You ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {colour} is that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>Du ({colour}) slog {dice}.</translation>
    </message>
    <message>
        <source>You played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {dice} is the roll, as in 1-1; {space} a number</extracomment>
        <translation>Du spelade {dice}: en pjäs på {space} offrades.</translation>
    </message>
    <message>
        <source>You played {dice}: {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9</extracomment>
        <translation>Du spelade {dice}: {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du slog {dice}: ingenting kunde flyttas, och draget gick förlorat.</translation>
    </message>
    <message>
        <source>You won the pot of {pot}.</source>
        <extracomment>Sentence. {pot} is the stakes</extracomment>
        <translation>Du vann potten på {pot}.</translation>
    </message>
    <message>
        <source>give up a piece on {space}</source>
        <extracomment>What a player may do, in a list; {space} is a number</extracomment>
        <translation>offra en pjäs på {space}</translation>
    </message>
    <message>
        <source>nothing can be moved: the turn is lost</source>
        <translation>ingenting kan flyttas: draget går förlorat</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Label: how far a game is</extracomment>
        <translation>drag {number}</translation>
    </message>
    <message>
        <source>{name} ({colour}) rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {colour} that of the player&apos;s pieces, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} ({colour}) slog {dice}.</translation>
    </message>
    <message>
        <source>{name} played {dice}: a piece on {space} was given up.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number</extracomment>
        <translation>{name} spelade {dice}: en pjäs på {space} offrades.</translation>
    </message>
    <message>
        <source>{name} played {dice}: {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9</extracomment>
        <translation>{name} spelade {dice}: {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} slog {dice}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}: nothing could be moved, and the turn was lost.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} slog {dice}: ingenting kunde flyttas, och draget gick förlorat.</translation>
    </message>
    <message>
        <source>{name} won the pot of {pot}.</source>
        <extracomment>Sentence. {name} is a player, {pot} the stakes</extracomment>
        <translation>{name} vann potten på {pot}.</translation>
    </message>
    <message>
        <source>{name}: {count} off</source>
        <extracomment>Behind the name of a player: how many pieces have left the board. Short</extracomment>
        <translation>{name}: {count} ute</translation>
    </message>
    <message>
        <source>{space} → off</source>
        <extracomment>A move; {space} is a number. Off: the piece leaves the board</extracomment>
        <translation>{space} → ut</translation>
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
        <translation>Bräde</translation>
    </message>
</context>
<context>
    <name>CoanKiTable</name>
    <message>
        <source>Another program continued this game; here it is as it stands now.</source>
        <translation>Ett annat program har fortsatt spelet; här är det som det står nu.</translation>
    </message>
    <message>
        <source>The file cannot be written ({detail}).</source>
        <extracomment>{detail} is what the system says</extracomment>
        <translation>Filen kan inte skrivas ({detail}).</translation>
    </message>
    <message>
        <source>{file} holds no game of Coan ki that can be read ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} a technical reason in English</extracomment>
        <translation>{file} innehåller inget läsbart spel i Coan ki ({detail}).</translation>
    </message>
</context>
<context>
    <name>CoanKiWindow</name>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Tillbaka till spelet</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spel…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Spela det</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>Coan ki</source>
        <translation>Coan ki</translation>
    </message>
    <message>
        <source>Read the rules of Coan ki ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Läs reglerna för Coan ki ({key})</translation>
    </message>
    <message>
        <source>The chosen game is no longer there: another program ended or removed it.</source>
        <translation>Det valda spelet finns inte längre: ett annat program har avslutat eller tagit bort det.</translation>
    </message>
    <message>
        <source>The game that you are playing is kept</source>
        <translation>Spelet som du håller på med sparas</translation>
    </message>
    <message>
        <source>This could not be saved and was not played.</source>
        <extracomment>Sentence; the reason follows as another one</extracomment>
        <translation>Det här kunde inte sparas och spelades inte.</translation>
    </message>
</context>
<context>
    <name>CommentSection</name>
    <message>
        <source>Comment in the file</source>
        <extracomment>Heading: what the file that was opened says of the decision</extracomment>
        <translation>Kommentar i filen</translation>
    </message>
    <message>
        <source>Comment… (K)</source>
        <extracomment>In an empty field: something may be written here about the decision. K is the key that leads here</extracomment>
        <translation>Kommentar… (K)</translation>
    </message>
    <message>
        <source>Your comment on this decision</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Din kommentar till beslutet</translation>
    </message>
</context>
<context>
    <name>CommentsShown</name>
    <message>
        <source>Comments</source>
        <extracomment>Button that leads to the comments on a decision. Short</extracomment>
        <translation>Kommentarer</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n ställe</numerusform>
            <numerusform>%n ställen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <extracomment>In an empty field: what it is for. Short</extracomment>
        <translation>Sök på alla sidor</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <extracomment>Below the field for a search in the help</extracomment>
        <translation>Ingenting hittades. Försök med färre eller kortare ord.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Sidor</translation>
    </message>
    <message>
        <source>Places found</source>
        <extracomment>Name of a list for a screen reader: where a text was found</extracomment>
        <translation>Hittade ställen</translation>
    </message>
</context>
<context>
    <name>CopiesTable</name>
    <message>
        <source>Backups</source>
        <translation>Säkerhetskopior</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Vad</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Titles of columns: when a backup was made, of what kind it is, how large it is</extracomment>
        <translation>När</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <extracomment>Menu entry: a drawing of the board; SVG is a kind of file</extracomment>
        <translation>&amp;Teckning (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>Menu entry: a picture of the board</extracomment>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <extracomment>Menu entry: a picture of the board in a file; opens a dialog</extracomment>
        <translation>&amp;Spara en bild…</translation>
    </message>
    <message>
        <source>&amp;Text with the board</source>
        <extracomment>Menu entry: the board drawn in letters</extracomment>
        <translation>Te&amp;xt med brädet</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: opens a menu of ways to copy the position</extracomment>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Drawing of the position copied.</source>
        <translation>Teckning av positionen kopierad.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>PNG-bild (*.png)</translation>
    </message>
    <message>
        <source>Picture of the position copied.</source>
        <translation>Bild av positionen kopierad.</translation>
    </message>
    <message>
        <source>Position copied: {kind}</source>
        <extracomment>{kind} is a kind of text, such as XGID</extracomment>
        <translation>Position kopierad: {kind}</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <extracomment>Kinds of files, as a dialog lists them</extracomment>
        <translation>SVG-teckning (*.svg)</translation>
    </message>
    <message>
        <source>Save a picture of the position</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Spara en bild av positionen</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Sparad i {file}.</translation>
    </message>
    <message>
        <source>Text with board and &amp;analysis</source>
        <extracomment>Menu entry: the board drawn in letters, and what the engine says</extracomment>
        <translation>Text med bräde och &amp;analys</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Menu entry: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesks egen text</translation>
    </message>
    <message>
        <source>{file} could not be written; there is no picture in it.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} kunde inte skrivas; det finns ingen bild i den.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Position copied as GNU Backgammon ID.</source>
        <translation>Positionen kopierad som GNU Backgammon-ID.</translation>
    </message>
    <message>
        <source>Position copied as XGID.</source>
        <translation>Positionen kopierad som XGID.</translation>
    </message>
    <message>
        <source>Position copied as bgdesk&apos;s own text: the checkers and who is on roll.</source>
        <translation>Positionen kopierad som bgdesks egen text: brickorna och vem som är på slag.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Both agree</source>
        <extracomment>Button: both players want the position that was set</extracomment>
        <translation>Båda är överens</translation>
    </message>
    <message>
        <source>Correct the set-up</source>
        <extracomment>Title of a dialog, a verb: put the checkers of a game that has begun where they belong</extracomment>
        <translation>Rätta uppställningen</translation>
    </message>
    <message>
        <source>Do both players agree that the checkers should lie like this?</source>
        <translation>Är båda spelarna överens om att brickorna ska ligga så här?</translation>
    </message>
    <message>
        <source>Nothing is changed so far.</source>
        <translation>Ingenting har ändrats hittills.</translation>
    </message>
    <message>
        <source>Set the checkers as they should lie now: drag them, or click a point. Turn, dice and cube stay as they are.</source>
        <translation>Ställ brickorna som de ska ligga nu: dra dem, eller klicka på ett fält. Vem som är på tur, tärningar och kub blir som de är.</translation>
    </message>
    <message>
        <source>The game goes on from there.</source>
        <translation>Partiet fortsätter därifrån.</translation>
    </message>
    <message>
        <source>This is right…</source>
        <extracomment>Button: the checkers are where they belong</extracomment>
        <translation>Så är det rätt…</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n analysis(es)</source>
        <translation>
            <numerusform>%n analys</numerusform>
            <numerusform>%n analyser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n analysis(es) of this match were made by another version of bgdesk and cannot be read here. They are kept.</source>
        <translation>
            <numerusform>%n analys av den här matchen gjordes av en annan version av bgdesk och kan inte läsas här. Den sparas.</numerusform>
            <numerusform>%n analyser av den här matchen gjordes av en annan version av bgdesk och kan inte läsas här. De sparas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%n bricka</numerusform>
            <numerusform>%n brickor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n beslut analyserat.</numerusform>
            <numerusform>%n beslut analyserade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be analysed.</source>
        <extracomment>Sentence; decisions are moments of a match in which a player could choose</extracomment>
        <translation>
            <numerusform>%n beslut kunde inte analyseras.</numerusform>
            <numerusform>%n beslut kunde inte analyseras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) are lost with it.</source>
        <translation>
            <numerusform>%n bedömning går förlorad med det.</numerusform>
            <numerusform>%n bedömningar går förlorade med det.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Label: how long a match took</extracomment>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on space {own}</source>
        <extracomment>Behind the colour of a player: so many pieces on a space, which that player calls {own}</extracomment>
        <translation>
            <numerusform>%n på fält {own}</numerusform>
            <numerusform>%n på fält {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) won in all</source>
        <extracomment>How many points a player has won, where the last game brought more than the match needed</extracomment>
        <translation>
            <numerusform>%n vunnet poäng sammanlagt</numerusform>
            <numerusform>%n vunna poäng sammanlagt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n anmärkning</numerusform>
            <numerusform>%n anmärkningar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s), {doubles} of them doubles (expected {expected}).</source>
        <extracomment>Sentence: how many rolls there were; {expected} is how many doubles there should be on average</extracomment>
        <translation>
            <numerusform>%n slag, {doubles} av dem dubblar (väntat {expected}).</numerusform>
            <numerusform>%n slag, {doubles} av dem dubblar (väntat {expected}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) so far</source>
        <extracomment>Label: how long a work has been going on</extracomment>
        <translation>
            <numerusform>%n sekund hittills</numerusform>
            <numerusform>%n sekunder hittills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Label: a rollout played the position out so many times</extracomment>
        <translation>
            <numerusform>%n försök</numerusform>
            <numerusform>%n försök</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <extracomment>Label: the first to win so many points wins the match. Short</extracomment>
        <translation>
            <numerusform>match till %n poäng</numerusform>
            <numerusform>match till %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis complete: %n decision(s), {unforced} not forced.</source>
        <extracomment>Sentence; {unforced} of the decisions were such that the player had a choice</extracomment>
        <translation>
            <numerusform>Analysen är klar: %n beslut, {unforced} ej tvingade.</numerusform>
            <numerusform>Analysen är klar: %n beslut, {unforced} ej tvingade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others can watch the match, %n turn(s) late.</source>
        <extracomment>Sentence; a turn is that of one player</extracomment>
        <translation>
            <numerusform>Andra kan titta på matchen, %n drag senare.</numerusform>
            <numerusform>Andra kan titta på matchen, %n drag senare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Performance rating: 500 times the mean error of the decisions that count; lower is better. It says little about fewer than %n decision(s).</source>
        <extracomment>Tool tip, two sentences; &quot;it&quot; is the performance rating</extracomment>
        <translation>
            <numerusform>Performance rating: 500 gånger medelfelet för de beslut som räknas; lägre är bättre. Det säger föga om färre än %n beslut.</numerusform>
            <numerusform>Performance rating: 500 gånger medelfelet för de beslut som räknas; lägre är bättre. Det säger föga om färre än %n beslut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes on after this position (%n later move(s)). What should happen to the rest?</source>
        <extracomment>Question: %n moves come after the position that is shown</extracomment>
        <translation>
            <numerusform>Matchen fortsätter efter den här positionen (%n senare drag). Vad ska hända med resten?</numerusform>
            <numerusform>Matchen fortsätter efter den här positionen (%n senare drag). Vad ska hända med resten?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>ungefär %n timme kvar</numerusform>
            <numerusform>ungefär %n timmar kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>ungefär %n minut kvar</numerusform>
            <numerusform>ungefär %n minuter kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <extracomment>Label: how long a work goes on</extracomment>
        <translation>
            <numerusform>ungefär %n sekund kvar</numerusform>
            <numerusform>ungefär %n sekunder kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>automatic doubles, at most %n a game</source>
        <extracomment>Label: a rule; a tie in the opening roll doubles the cube, so many times in a game</extracomment>
        <translation>
            <numerusform>automatisk dubbling, högst %n per parti</numerusform>
            <numerusform>automatiska dubblingar, högst %n per parti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match to %n point(s)</source>
        <extracomment>Label: a match is won by whoever has so many points first</extracomment>
        <translation>
            <numerusform>match till %n poäng</numerusform>
            <numerusform>match till %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money session of %n game(s)</source>
        <extracomment>Label: a session of so many games, in which every point counts</extracomment>
        <translation>
            <numerusform>moneysession på %n parti</numerusform>
            <numerusform>moneysession på %n partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n game(s) will be analysed: there is no analysis of {others}.</source>
        <extracomment>Sentence: %n games in all, {judged} of them are judged; {others} are names of games</extracomment>
        <translation>
            <numerusform>{judged} av %n parti analyseras: det finns ingen analys av {others}.</numerusform>
            <numerusform>{judged} av %n partier analyseras: det finns ingen analys av {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own} of %n point(s)</source>
        <extracomment>For a screen reader: the score {own} of a player in a match to so many points</extracomment>
        <translation>
            <numerusform>{own} av %n poäng</numerusform>
            <numerusform>{own} av %n poäng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then fair dice.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n slag ur en tidigare match ({id}), sedan rättvisa tärningar.</numerusform>
            <numerusform>%n slag ur en tidigare match ({id}), sedan rättvisa tärningar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then real dice, typed in.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match</extracomment>
        <translation>
            <numerusform>%n slag ur en tidigare match ({id}), sedan riktiga tärningar som skrivs in.</numerusform>
            <numerusform>%n slag ur en tidigare match ({id}), sedan riktiga tärningar som skrivs in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {id} names a match, {seed} is a number</extracomment>
        <translation>
            <numerusform>%n slag ur en tidigare match ({id}), sedan upprepningsbara tärningar från talet {seed}.</numerusform>
            <numerusform>%n slag ur en tidigare match ({id}), sedan upprepningsbara tärningar från talet {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedFigures</name>
    <message numerus="yes">
        <source>PR of {name} · %n decision(s) counted</source>
        <extracomment>Label below a number: the PR (performance rating, a standard term) of the player {name}</extracomment>
        <translation>
            <numerusform>PR för {name} · %n beslut räknat</numerusform>
            <numerusform>PR för {name} · %n beslut räknade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your PR · %n decision(s) counted</source>
        <extracomment>Label below a number. PR (performance rating) is a standard term</extracomment>
        <translation>
            <numerusform>ditt PR · %n beslut räknat</numerusform>
            <numerusform>ditt PR · %n beslut räknade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedForPr</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <extracomment>Behind a performance rating: so many decisions count for it.</extracomment>
        <translation>
            <numerusform>%n beslut räknat</numerusform>
            <numerusform>%n beslut räknade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedResults</name>
    <message numerus="yes">
        <source>%n point(s).</source>
        <extracomment>Sentence: what a game was worth</extracomment>
        <translation>
            <numerusform>%n poäng.</numerusform>
            <numerusform>%n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a backgammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Ge upp en backgammon: förlora %n poäng</numerusform>
            <numerusform>Ge upp en backgammon: förlora %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a double game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Ge upp ett dubbelt parti: förlora %n poäng</numerusform>
            <numerusform>Ge upp ett dubbelt parti: förlora %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a gammon: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Ge upp en gammon: förlora %n poäng</numerusform>
            <numerusform>Ge upp en gammon: förlora %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign a quadruple game: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Ge upp ett fyrdubbelt parti: förlora %n poäng</numerusform>
            <numerusform>Ge upp ett fyrdubbelt parti: förlora %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign the game by %n checker(s)</source>
        <extracomment>Button, a verb: give up the game, and so many checkers count</extracomment>
        <translation>
            <numerusform>Ge upp partiet med %n bricka</numerusform>
            <numerusform>Ge upp partiet med %n brickor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resign: lose %n point(s)</source>
        <extracomment>Button, a verb: give up the game for so much, if the opponent agrees</extracomment>
        <translation>
            <numerusform>Ge upp: förlora %n poäng</numerusform>
            <numerusform>Ge upp: förlora %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count</extracomment>
        <translation>
            <numerusform>Du erbjöd dig att ge upp partiet med %n bricka.</numerusform>
            <numerusform>Du erbjöd dig att ge upp partiet med %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du vann en backgammon: %n poäng.</numerusform>
            <numerusform>Du vann en backgammon: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a double game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du vann ett dubbelt parti: %n poäng.</numerusform>
            <numerusform>Du vann ett dubbelt parti: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a gammon: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du vann en gammon: %n poäng.</numerusform>
            <numerusform>Du vann en gammon: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du vann ett fyrdubbelt parti: %n poäng.</numerusform>
            <numerusform>Du vann ett fyrdubbelt parti: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won a single game: %n point(s).</source>
        <extracomment>Sentence: how a game was won, and so many points for it</extracomment>
        <translation>
            <numerusform>Du vann ett enkelt parti: %n poäng.</numerusform>
            <numerusform>Du vann ett enkelt parti: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts</extracomment>
        <translation>
            <numerusform>Du vann partiet med %n bricka.</numerusform>
            <numerusform>Du vann partiet med %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} offered to resign the game by %n checker(s).</source>
        <extracomment>Sentence: the game is given up, and so many checkers count; {name} gives it up</extracomment>
        <translation>
            <numerusform>{name} erbjöd sig att ge upp partiet med %n bricka.</numerusform>
            <numerusform>{name} erbjöd sig att ge upp partiet med %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a backgammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann en backgammon: %n poäng.</numerusform>
            <numerusform>{name} vann en backgammon: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a double game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann ett dubbelt parti: %n poäng.</numerusform>
            <numerusform>{name} vann ett dubbelt parti: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a gammon: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann en gammon: %n poäng.</numerusform>
            <numerusform>{name} vann en gammon: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a quadruple game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann ett fyrdubbelt parti: %n poäng.</numerusform>
            <numerusform>{name} vann ett fyrdubbelt parti: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won a single game: %n point(s).</source>
        <extracomment>Sentence: how {name} won a game, and so many points for it</extracomment>
        <translation>
            <numerusform>{name} vann ett enkelt parti: %n poäng.</numerusform>
            <numerusform>{name} vann ett enkelt parti: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won the game by %n checker(s).</source>
        <extracomment>Sentence: the loser has so many checkers left, each of which counts; {name} is the winner</extracomment>
        <translation>
            <numerusform>{name} vann partiet med %n bricka.</numerusform>
            <numerusform>{name} vann partiet med %n brickor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedRules</name>
    <message numerus="yes">
        <source>%n game(s) are played; every point counts.</source>
        <extracomment>Sentence: the length of a session</extracomment>
        <translation>
            <numerusform>%n parti spelas; varje poäng räknas.</numerusform>
            <numerusform>%n partier spelas; varje poäng räknas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n a game.</source>
        <extracomment>Sentence after the one about equal dice in the opening roll: how often they count in a game</extracomment>
        <translation>
            <numerusform>Högst %n per parti.</numerusform>
            <numerusform>Högst %n per parti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n of your checkers may stand on one point.</source>
        <extracomment>Sentence: a rule of some games</extracomment>
        <translation>
            <numerusform>Högst %n av dina brickor får stå på ett fält.</numerusform>
            <numerusform>Högst %n av dina brickor får stå på ett fält.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n checker(s). Bring all of yours home and bear them off before your opponent does.</source>
        <extracomment>Two sentences: the aim of a game</extracomment>
        <translation>
            <numerusform>Varje spelare har %n bricka. För hem alla dina och ta ut dem innan motståndaren gör det.</numerusform>
            <numerusform>Varje spelare har %n brickor. För hem alla dina och ta ut dem innan motståndaren gör det.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n checker(s) on the {point}-point ({pips} pips).</source>
        <extracomment>Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more</extracomment>
        <translation>
            <numerusform>Varje spelare börjar med %n bricka på {point}-fältet ({pips} pip).</numerusform>
            <numerusform>Varje spelare börjar med %n brickor på {point}-fältet ({pips} pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with these checkers: {points} (%n pip(s)).</source>
        <extracomment>Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point</extracomment>
        <translation>
            <numerusform>Varje spelare börjar med dessa brickor: {points} (%n pip).</numerusform>
            <numerusform>Varje spelare börjar med dessa brickor: {points} (%n pip).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.</source>
        <extracomment>Sentence about a chess clock. {reserve} is a time, as in 12:00</extracomment>
        <translation>
            <numerusform>Varje drag har en fördröjning på %n sekund; därefter går din reservtid på {reserve}.</numerusform>
            <numerusform>Varje drag har en fördröjning på %n sekunder; därefter går din reservtid på {reserve}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).</source>
        <extracomment>Sentence about the set-up</extracomment>
        <translation>
            <numerusform>Brädet är tomt från början: alla brickor ligger bredvid det, i reserven (%n pip per spelare).</numerusform>
            <numerusform>Brädet är tomt från början: alla brickor ligger bredvid det, i reserven (%n pip per spelare).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach %n point(s) wins the match.</source>
        <extracomment>Sentence: the length of a match</extracomment>
        <translation>
            <numerusform>Den som först når %n poäng vinner matchen.</numerusform>
            <numerusform>Den som först når %n poäng vinner matchen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSummary</name>
    <message numerus="yes">
        <source>%n counted</source>
        <extracomment>Below a number of decisions: so many of them count for the rating.</extracomment>
        <translation>
            <numerusform>%n räknat.</numerusform>
            <numerusform>%n räknade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n roll(s)</source>
        <extracomment>Below a figure of luck: the luck of how many rolls was added up</extracomment>
        <translation>
            <numerusform>på %n slag</numerusform>
            <numerusform>på %n slag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n wrong</source>
        <extracomment>Below a sum of errors: {wrong} of so many decisions were wrong</extracomment>
        <translation>
            <numerusform>{wrong} av %n fel</numerusform>
            <numerusform>{wrong} av %n fel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put the report on the clipboard</extracomment>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Open its folder</source>
        <extracomment>Button: show the folder in which the report is</extracomment>
        <translation>&amp;Öppna mappen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: delete the report</extracomment>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>It says where in the program it happened. Your home folder, names of files that you opened and dice secrets are left out, but the words of an error can hold a name: read it before you pass it on.</source>
        <translation>Det säger var i programmet det hände. Din hemmapp, namn på filer som du har öppnat och tärningshemligheter är utelämnade, men ett felmeddelande kan innehålla ett namn: läs det innan du skickar det vidare.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Rapporten ligger i urklipp.</translation>
    </message>
    <message>
        <source>This was written down when it happened, and helps to find out why. Nothing is sent anywhere: you can copy it and pass it on to somebody who can help, or remove it.</source>
        <translation>Det här skrevs ner när det hände och hjälper till att ta reda på varför. Ingenting skickas någonstans: du kan kopiera det och ge det till någon som kan hjälpa till, eller ta bort det.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <extracomment>Title of a dialog: what went wrong inside the program</extracomment>
        <translation>Vad som gick fel</translation>
    </message>
</context>
<context>
    <name>CrashNotices</name>
    <message>
        <source>A part of bgdesk is missing: {part}. Install bgdesk again; the match is kept.</source>
        <extracomment>{part} is the name of a library, such as numpy</extracomment>
        <translation>En del av bgdesk saknas: {part}. Installera bgdesk på nytt; matchen är sparad.</translation>
    </message>
    <message>
        <source>No program here shows folders. The reports are in {folder}.</source>
        <translation>Inget program här visar mappar. Rapporterna ligger i {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk last time. What you played is kept; see the report.</source>
        <translation>Något gick fel inuti bgdesk förra gången. Det du spelade är sparat; se rapporten.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk; the match is kept. Details are in the log.</source>
        <translation>Något gick fel inuti bgdesk; matchen är sparad. Detaljer står i loggen.</translation>
    </message>
    <message>
        <source>bgdesk ended unexpectedly last time. What you played is kept; see the report.</source>
        <translation>bgdesk avslutades oväntat förra gången. Det du spelade är sparat; se rapporten.</translation>
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
        <translation>Dubbla</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dubbla, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dubbla, take</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Ingen dubbling</translation>
    </message>
    <message>
        <source>No redouble</source>
        <extracomment>Row or title: the owner of the cube does not double, as the next ones; a standard term</extracomment>
        <translation>Ingen redubbling</translation>
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
        <translation>Redubbla</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redubbla, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redubbla, take</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>What is right with the cube: playing on for a gammon</extracomment>
        <translation>För bra för att dubbla</translation>
    </message>
    <message>
        <source>Too good to redouble</source>
        <extracomment>What is right with the cube for the player who owns it: playing on for a gammon</extracomment>
        <translation>För bra för att redubbla</translation>
    </message>
</context>
<context>
    <name>CubeButtons</name>
    <message>
        <source>Doubling cube</source>
        <extracomment>Name of the buttons beside the doubling cube for a screen reader</extracomment>
        <translation>Dubblingskub</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button, beside one that doubles: leave the cube where it is</extracomment>
        <translation>Inte nu</translation>
    </message>
</context>
<context>
    <name>CubeControls</name>
    <message>
        <source>As on the board</source>
        <extracomment>Button: everything as it is on the board again</extracomment>
        <translation>Som på brädet</translation>
    </message>
    <message>
        <source>Away, on roll</source>
        <extracomment>Names of fields: the points that a player still needs to win the match</extracomment>
        <translation>Away, på slag</translation>
    </message>
    <message>
        <source>Away, opponent</source>
        <translation>Away, motståndaren</translation>
    </message>
    <message>
        <source>Centred</source>
        <extracomment>Choices: who owns the cube</extracomment>
        <translation>I mitten</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Name of a field: the value of the cube</extracomment>
        <translation>Kub</translation>
    </message>
    <message>
        <source>Efficiency of the cube</source>
        <extracomment>Name of a slider: how well the cube is used, from dead to live</extracomment>
        <translation>Kubens effektivitet</translation>
    </message>
    <message>
        <source>Gammons of losses</source>
        <extracomment>Name of a slider: share of gammons among the games lost</extracomment>
        <translation>Gammoner av förlusterna</translation>
    </message>
    <message>
        <source>Gammons of wins</source>
        <extracomment>Name of a slider: share of gammons among the games won</extracomment>
        <translation>Gammoner av vinsterna</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>A choice: no match score, each game counts for itself</extracomment>
        <translation>Moneyspel</translation>
    </message>
    <message>
        <source>Of the opponent</source>
        <translation>För motståndaren</translation>
    </message>
    <message>
        <source>Of who is on roll</source>
        <translation>För den som är på slag</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a field</extracomment>
        <translation>Kubens ägare</translation>
    </message>
    <message>
        <source>Points away</source>
        <extracomment>Name of a row: the points that both players still need</extracomment>
        <translation>Poäng kvar</translation>
    </message>
</context>
<context>
    <name>CubePage</name>
    <message>
        <source>Equities over the winning chance</source>
        <extracomment>Name of a table: equities of the choices at chances from 0 to 100 per cent</extracomment>
        <translation>Equity över vinstchansen</translation>
    </message>
    <message>
        <source>Equity over the winning chance; the table has the figures</source>
        <translation>Equity över vinstchansen; siffrorna finns i tabellen</translation>
    </message>
    <message>
        <source>Points of the cube</source>
        <extracomment>Name of a table: chances at which choices with the cube turn</extracomment>
        <translation>Kubens gränser</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Motorn bedömer…</translation>
    </message>
    <message>
        <source>What take points are made of</source>
        <extracomment>Name of a table: the parts of the chance needed to take, of both players</extracomment>
        <translation>Vad take-gränserna består av</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>The decision on the board</source>
        <translation>Beslutet på brädet</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Look</source>
        <extracomment>Button, a verb: show this decision on the board. Short</extracomment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Look: {decision}</source>
        <extracomment>Name of a button for a screen reader; {decision} says what was decided and where</extracomment>
        <translation>Visa: {decision}</translation>
    </message>
</context>
<context>
    <name>DecisionSearch</name>
    <message>
        <source>Something went wrong inside bgdesk while it looked through your matches. They are kept as they are; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk medan dina matcher genomsöktes. De är kvar som de är; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>DeckNameDialog</name>
    <message>
        <source>Another deck has this name.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>En annan kortlek har det namnet.</translation>
    </message>
    <message>
        <source>Choose a name that does not give the answer away: you see it before you answer.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>Välj ett namn som inte avslöjar svaret: du ser det innan du svarar.</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Namn på kortleken</translation>
    </message>
</context>
<context>
    <name>DecksAndFiles</name>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Cards are still being made of another file. Choose {file} again after that.</source>
        <translation>Det görs fortfarande kort av en annan fil. Välj {file} igen när det är klart.</translation>
    </message>
    <message>
        <source>Export cards for Anki</source>
        <extracomment>Title of a dialog, a verb: write the cards to a file that the program Anki reads</extracomment>
        <translation>Exportera kort till Anki</translation>
    </message>
    <message>
        <source>Import positions as cards</source>
        <extracomment>Title of a dialog, a verb: make cards of the positions in a file</extracomment>
        <translation>Importera positioner som kort</translation>
    </message>
    <message>
        <source>Notes for Anki (*.txt)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Anteckningar för Anki (*.txt)</translation>
    </message>
    <message>
        <source>Remove deck</source>
        <extracomment>Title of a question</extracomment>
        <translation>Ta bort kortlek</translation>
    </message>
    <message>
        <source>Remove this deck with all its cards, and what you answered to them?</source>
        <translation>Ta bort den här kortleken med alla dess kort och dina svar på dem?</translation>
    </message>
    <message>
        <source>The cards were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Korten sparades inte: {why}</translation>
    </message>
    <message>
        <source>The engine looks at position {number} of {total}…</source>
        <extracomment>How far the work is: of so many positions in a file, which one is judged</extracomment>
        <translation>Motorn undersöker position {number} av {total}…</translation>
    </message>
</context>
<context>
    <name>DeedQuestions</name>
    <message numerus="yes">
        <source>%n later result(s) that followed from it are taken back too.</source>
        <extracomment>%n results of other matches</extracomment>
        <translation>
            <numerusform>%n senare resultat som följde av det tas också tillbaka.</numerusform>
            <numerusform>%n senare resultat som följde av det tas också tillbaka.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deepening</name>
    <message>
        <source>Look at this decision more deeply (Ctrl+Shift+D)</source>
        <translation>Undersök beslutet djupare (Ctrl+Skift+D)</translation>
    </message>
    <message>
        <source>Look at this decision more deeply: {depth} (Ctrl+Shift+D)</source>
        <extracomment>Tool tip. {depth} is such as: 4-ply, or: Short rollouts</extracomment>
        <translation>Undersök beslutet djupare: {depth} (Ctrl+Skift+D)</translation>
    </message>
    <message>
        <source>One choice leads so clearly here that a deeper look was not needed.</source>
        <translation>Ett val är så klart bäst här att ingen djupare analys behövdes.</translation>
    </message>
</context>
<context>
    <name>DiceCheck</name>
    <message>
        <source>Dice of both: each roll follows from secrets of both players.</source>
        <translation>Bådas tärningar: varje slag följer av hemligheter från båda spelarna.</translation>
    </message>
    <message>
        <source>Dice of the server {server}, which nobody can check.</source>
        <extracomment>Where the dice come from, as a sentence. {server} is a name such as bgammon.org</extracomment>
        <translation>Tärningar från servern {server}, som ingen kan kontrollera.</translation>
    </message>
    <message>
        <source>Fair dice.</source>
        <translation>Rättvisa tärningar.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice (SHA-256): {hash}</source>
        <extracomment>Label: {hash} is a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Tärningarnas fingeravtryck (SHA-256): {hash}</translation>
    </message>
    <message>
        <source>In roll {roll}, an opening roll, each player has the other&apos;s die.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>I slag {roll}, ett öppningsslag, har var och en av spelarna den andras tärning.</translation>
    </message>
    <message>
        <source>It is not recorded whether the fingerprint was shown before the first roll.</source>
        <translation>Det är inte antecknat om fingeravtrycket visades före första slaget.</translation>
    </message>
    <message>
        <source>No words of the player went into the rolls.</source>
        <translation>Inga ord från spelaren ingick i slagen.</translation>
    </message>
    <message>
        <source>Real dice, typed in.</source>
        <translation>Riktiga tärningar som skrivits in.</translation>
    </message>
    <message>
        <source>Repeatable dice from the number {seed}.</source>
        <extracomment>Where the dice come from, as a sentence. {seed} is a number</extracomment>
        <translation>Upprepningsbara tärningar från talet {seed}.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record: the right dice in the wrong order.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} are dice such as 31</extracomment>
        <translation>Slag {roll} är {recorded} i protokollet: rätt tärningar i fel ordning.</translation>
    </message>
    <message>
        <source>Roll {roll} is {recorded} in the record; {expected} was due.</source>
        <extracomment>{roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31</extracomment>
        <translation>Slag {roll} är {recorded} i protokollet; det skulle ha varit {expected}.</translation>
    </message>
    <message>
        <source>Roll {roll} stands where roll {due} was due: a roll was left out or used twice.</source>
        <extracomment>{roll} and {due} are numbers of rolls in the match</extracomment>
        <translation>Slag {roll} står där slag {due} skulle ha kommit: ett slag har hoppats över eller använts två gånger.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.</source>
        <extracomment>{count} is a number. &quot;Both&quot; are the two players</extracomment>
        <translation>Kontrollerade slag: {count}. Alla följer av bådas hemligheter, som låstes före matchen.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the number {seed}.</source>
        <extracomment>{count} is a number, {seed} another</extracomment>
        <translation>Kontrollerade slag: {count}. Alla följer av talet {seed}.</translation>
    </message>
    <message>
        <source>Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}.</source>
        <extracomment>{count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method</extracomment>
        <translation>Kontrollerade slag: {count}. Alla följer av hemligheten med SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>Rolls taken from the match {id}, where they can be checked: {count}.</source>
        <extracomment>{count} is a number, {id} names a match</extracomment>
        <translation>Slag hämtade ur matchen {id}, där de kan kontrolleras: {count}.</translation>
    </message>
    <message>
        <source>Rolls that are wrong: {count}.</source>
        <extracomment>{count} is a number: so many rolls are wrong</extracomment>
        <translation>Felaktiga slag: {count}.</translation>
    </message>
    <message>
        <source>The fingerprint begins with the {count} digits that you noted, of 64.</source>
        <extracomment>{count} is a number of digits</extracomment>
        <translation>Fingeravtrycket börjar med de {count} tecken som du antecknade, av 64.</translation>
    </message>
    <message>
        <source>The fingerprint is the one that you noted.</source>
        <translation>Fingeravtrycket är det som du antecknade.</translation>
    </message>
    <message>
        <source>The fingerprint of this match is not the one that you noted, but {hash}.</source>
        <extracomment>{hash} is a row of digits and letters</extracomment>
        <translation>Fingeravtrycket för den här matchen är inte det som du antecknade, utan {hash}.</translation>
    </message>
    <message>
        <source>The fingerprint was shown before the first roll.</source>
        <translation>Fingeravtrycket visades före första slaget.</translation>
    </message>
    <message>
        <source>The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.</source>
        <translation>Matchens id, som ingår i varje slag, följer inte av tärningarnas fingeravtryck.</translation>
    </message>
    <message>
        <source>The secret of these dice does not have the fingerprint that stands in the record.</source>
        <translation>De här tärningarnas hemlighet har inte det fingeravtryck som står i protokollet.</translation>
    </message>
    <message>
        <source>The secret of these dice is revealed when the match is over; check them then.</source>
        <translation>De här tärningarnas hemlighet avslöjas när matchen är slut; kontrollera dem då.</translation>
    </message>
    <message>
        <source>The secrets of roll {roll} are not those that both players had fixed before the match; from there on nothing can be checked.</source>
        <extracomment>{roll} is the number of a roll in the match</extracomment>
        <translation>Hemligheterna för slag {roll} är inte de som båda spelarna låste före matchen; därefter kan ingenting kontrolleras.</translation>
    </message>
    <message>
        <source>Their fingerprint (SHA-256) is {hash}, that of the match {id}.</source>
        <extracomment>Sentence. {hash} is a row of digits and letters, {id} names a match</extracomment>
        <translation>Deras fingeravtryck (SHA-256) är {hash}, samma som för matchen {id}.</translation>
    </message>
    <message>
        <source>There is no match on the board, so there are no dice to check.</source>
        <translation>Det finns ingen match på brädet, alltså inga tärningar att kontrollera.</translation>
    </message>
    <message>
        <source>These are dice of a server: nobody can check them.</source>
        <translation>Det här är en servers tärningar: ingen kan kontrollera dem.</translation>
    </message>
    <message>
        <source>These dice have no fingerprint to compare.</source>
        <translation>De här tärningarna har inget fingeravtryck att jämföra med.</translation>
    </message>
    <message>
        <source>These dice were taken from an earlier match: they can be checked there.</source>
        <translation>De här tärningarna hämtades ur en tidigare match: de kan kontrolleras där.</translation>
    </message>
    <message>
        <source>These dice were typed in: there is nothing to check.</source>
        <translation>De här tärningarna skrevs in: det finns inget att kontrollera.</translation>
    </message>
    <message>
        <source>These words went into every roll: “{words}”.</source>
        <extracomment>{words} are those of the player</extracomment>
        <translation>De här orden ingick i varje slag: ”{words}”.</translation>
    </message>
    <message>
        <source>White has fixed secrets with the fingerprint {white}, and Black with {black}.</source>
        <extracomment>{white} and {black} are rows of digits and letters</extracomment>
        <translation>Vit har låst hemligheter med fingeravtrycket {white}, och Svart med {black}.</translation>
    </message>
    <message>
        <source>dice of an earlier match</source>
        <translation>tärningar ur en tidigare match</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <extracomment>Note in the title of a group: where the dice of a new match come from; as the next ones</extracomment>
        <translation>riktiga tärningar som skrivs in</translation>
    </message>
    <message>
        <source>repeatable dice from the number {seed}</source>
        <extracomment>Label: where the dice of a new match come from; {seed} is a number</extracomment>
        <translation>upprepningsbara tärningar från talet {seed}</translation>
    </message>
</context>
<context>
    <name>DiceForm</name>
    <message numerus="yes">
        <source>%n roll(s) come again in this order; when they run out you type the dice in.</source>
        <translation>
            <numerusform>%n slag kommer igen i den här ordningen; när de tar slut skriver du in tärningarna.</numerusform>
            <numerusform>%n slag kommer igen i den här ordningen; när de tar slut skriver du in tärningarna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match</source>
        <translation>Välj en match</translation>
    </message>
    <message>
        <source>Choose the match, or a saved match record (.json).</source>
        <translation>Välj matchen, eller ett sparat matchprotokoll (.json).</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a list for a screen reader: where the dice come from</extracomment>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Tärningar ur en tidigare match</translation>
    </message>
    <message>
        <source>Earlier &amp;match</source>
        <translation>Tidigare &amp;match</translation>
    </message>
    <message>
        <source>Earlier match whose dice are rolled again</source>
        <translation>Tidigare match vars tärningar slås igen</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Från en &amp;fil…</translation>
    </message>
    <message>
        <source>Match records of bgdesk (*.json)</source>
        <translation>Matchprotokoll från bgdesk (*.json)</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <extracomment>Label: the number that repeatable dice are made from</extracomment>
        <translation>T&amp;al</translation>
    </message>
    <message>
        <source>Nothing was rolled in that match.</source>
        <translation>Ingenting slogs i den matchen.</translation>
    </message>
    <message>
        <source>{name} is no match record (.json) of bgdesk.</source>
        <extracomment>Sentence. {name} is the name of a file</extracomment>
        <translation>{name} är inget matchprotokoll (.json) från bgdesk.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>A little unusual: good dice stray this far in {share} of 1000 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Lite ovanligt: bra tärningar avviker så här mycket i {share} av 1000 stickprov.</translation>
    </message>
    <message>
        <source>Chi-square {statistic}, {freedom} degrees of freedom, p = {p}</source>
        <extracomment>Figures of a statistical test, all numbers</extracomment>
        <translation>Chi-två {statistic}, {freedom} frihetsgrader, p = {p}</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>Title of a chart: how often each number of the dice came</extracomment>
        <translation>Ögon</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Ingenting har slagits ännu.</translation>
    </message>
    <message>
        <source>Nothing unusual: good dice stray at least this far in {share} of 100 samples.</source>
        <extracomment>Sentence below a chart of dice. {share} is a number</extracomment>
        <translation>Inget ovanligt: bra tärningar avviker minst så här mycket i {share} av 100 stickprov.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Title of a chart: how often each roll of two dice came</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>För få slag för att bedöma.</translation>
    </message>
    <message>
        <source>Very unusual: good dice stray this far in less than one of 1000 samples.</source>
        <translation>Mycket ovanligt: bra tärningar avviker så här mycket i färre än ett av 1000 stickprov.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>All matches</source>
        <translation>Alla matcher</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Den här matchen</translation>
    </message>
</context>
<context>
    <name>Directing</name>
    <message>
        <source>Director</source>
        <extracomment>Title of a dialog: what the director of a tournament does</extracomment>
        <translation>Tävlingsledare</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>Button, a verb: a player wins a match that is not played</extracomment>
        <translation>Ge segern</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to you, without playing it?</source>
        <extracomment>{opponent} is a player</extracomment>
        <translation>Ge dig segern mot {opponent} utan att spela matchen?</translation>
    </message>
    <message>
        <source>Give the match against {opponent} to {name}, without playing it?</source>
        <extracomment>{name} and {opponent} are players</extracomment>
        <translation>Ge {name} segern mot {opponent} utan att spela matchen?</translation>
    </message>
    <message>
        <source>Give the match to you…</source>
        <extracomment>Menu entry: this player has won, without a match</extracomment>
        <translation>Ge dig segern i matchen…</translation>
    </message>
    <message>
        <source>Give the match to {name}…</source>
        <extracomment>Menu entry: this player has won, without a match. {name} is a player</extracomment>
        <translation>Ge {name} segern i matchen…</translation>
    </message>
    <message>
        <source>It is played again, with other dice; what was played stays in Matches.</source>
        <translation>Den spelas om, med andra tärningar; det som spelats finns kvar under Matcher.</translation>
    </message>
    <message>
        <source>Matches that are not finished are lost.</source>
        <translation>Matcher som inte är avslutade går förlorade.</translation>
    </message>
    <message>
        <source>Nothing can be changed here now.</source>
        <extracomment>In a menu, where there is nothing to choose</extracomment>
        <translation>Ingenting kan ändras här nu.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <extracomment>Button, a verb: begin a match anew</extracomment>
        <translation>Spela om den</translation>
    </message>
    <message>
        <source>Play this match again from the start?</source>
        <translation>Spela om den här matchen från början?</translation>
    </message>
    <message>
        <source>Play this match again from the start…</source>
        <extracomment>Menu entry, a verb: begin a match anew</extracomment>
        <translation>Spela om den här matchen från början…</translation>
    </message>
    <message>
        <source>Somebody comes late…</source>
        <extracomment>Menu entry: one more player takes part, in the place of a bye</extracomment>
        <translation>Någon kommer sent…</translation>
    </message>
    <message>
        <source>Take back how the match of {first} and {second} ended?</source>
        <extracomment>Both are players</extracomment>
        <translation>Ta tillbaka hur matchen mellan {first} och {second} slutade?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button, a verb: a result does not count any more</extracomment>
        <translation>Ta tillbaka det</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>Button, a verb: a player leaves a tournament</extracomment>
        <translation>Stryk</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <extracomment>Menu entry, a verb: a result of a tournament does not count any more</extracomment>
        <translation>Ta tillbaka resultatet…</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament?</source>
        <translation>Stryka dig själv ur turneringen?</translation>
    </message>
    <message>
        <source>Take yourself out of the tournament…</source>
        <extracomment>Menu entry, a verb</extracomment>
        <translation>Stryk dig själv ur turneringen…</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Stryka {name} ur turneringen?</translation>
    </message>
    <message>
        <source>Take {name} out of the tournament…</source>
        <extracomment>Menu entry, a verb. {name} is a player</extracomment>
        <translation>Stryk {name} ur turneringen…</translation>
    </message>
    <message>
        <source>What the director may do</source>
        <extracomment>Name of a menu for a screen reader</extracomment>
        <translation>Vad tävlingsledaren kan göra</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin.</source>
        <translation>Det som spelats av den hamnar i papperskorgen.</translation>
    </message>
    <message>
        <source>What was played of it goes into the bin; the dice will be others.</source>
        <translation>Det som spelats av den hamnar i papperskorgen; tärningarna blir nya.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Answer</source>
        <extracomment>Button, a verb: this is my answer</extracomment>
        <translation>Svara</translation>
    </message>
    <message>
        <source>Give this answer (Enter; from the grid of rolls Ctrl+Enter)</source>
        <translation>Ge det här svaret (Enter; från rutnätet med slag Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Gå vidare (Enter)</translation>
    </message>
    <message>
        <source>Make the move on the board, then click the dice or press Enter.</source>
        <translation>Gör draget på brädet och klicka sedan på tärningarna eller tryck på Enter.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nästa fråga</translation>
    </message>
    <message>
        <source>One moment: the question and what it needs are being worked out…</source>
        <extracomment>Shown while a question is worked out, the first time with tables that take some seconds</extracomment>
        <translation>Ett ögonblick: frågan och det som behövs för den räknas ut…</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Ta tillbaka det senaste steget (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last checker back</extracomment>
        <translation>Ångra</translation>
    </message>
</context>
<context>
    <name>DrillPanel</name>
    <message>
        <source>Cards so far</source>
        <translation>Kort hittills</translation>
    </message>
    <message>
        <source>How it counts</source>
        <extracomment>Name of a choice for a screen reader: how well a card was known</extracomment>
        <translation>Hur det räknas</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button, a verb: play a game that begins with the position of the card</extracomment>
        <translation>Spela vidare härifrån…</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Names for a screen reader: a panel in which a card is asked, and a bar in it</extracomment>
        <translation>Träna med kort</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Button, a verb: do not ask this card any more</extracomment>
        <translation>Lägg åt sidan</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Visa svaret</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <extracomment>Button, a verb: forget the last answer and ask that card once more</extracomment>
        <translation>Ångra senaste svaret</translation>
    </message>
    <message>
        <source>What did I do?</source>
        <extracomment>Button: a hint, namely what one chose in the match that the card comes from</extracomment>
        <translation>Vad gjorde jag?</translation>
    </message>
</context>
<context>
    <name>EngineService</name>
    <message>
        <source>The engine cannot run on this computer at the moment.</source>
        <translation>Motorn kan inte köras på den här datorn just nu.</translation>
    </message>
    <message>
        <source>The engine did not answer in time.</source>
        <translation>Motorn svarade inte i tid.</translation>
    </message>
    <message>
        <source>The engine did not start.</source>
        <translation>Motorn startade inte.</translation>
    </message>
    <message>
        <source>The engine failed. Details are in the log.</source>
        <translation>Motorn misslyckades. Detaljer står i loggen.</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Motorn stannade oväntat.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>at a glance, without the numbers to come</source>
        <extracomment>Label: how deep a judgement looks, here not at all: only the position itself</extracomment>
        <translation>vid ett ögonkast, utan kommande slag</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>Label: how deep a judgement looks, here to the end of every game</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact solution of this game</source>
        <translation>exakt lösning av det här spelet</translation>
    </message>
    <message>
        <source>plain player</source>
        <translation>enkel spelare</translation>
    </message>
    <message>
        <source>rollout</source>
        <extracomment>Label: how deep a judgement looks, here by playing the position out many times</extracomment>
        <translation>rollout</translation>
    </message>
    <message>
        <source>small network for this game</source>
        <extracomment>Label: what judges a position; as the next ones</extracomment>
        <translation>litet nätverk för det här spelet</translation>
    </message>
</context>
<context>
    <name>EntrantsBox</name>
    <message numerus="yes">
        <source>%n entrant(s)</source>
        <extracomment>%n is how many take part</extracomment>
        <translation>
            <numerusform>%n deltagare</numerusform>
            <numerusform>%n deltagare</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <extracomment>Button: an entrant comes one place further up in a list</extracomment>
        <translation>&amp;Upp</translation>
    </message>
    <message>
        <source>Add &amp;computers</source>
        <extracomment>Button: have computer players take part, as chosen before it</extracomment>
        <translation>Lägg till &amp;datorer</translation>
    </message>
    <message>
        <source>Add &amp;friend</source>
        <extracomment>Button: have a friend take part, whose name stands before it</extracomment>
        <translation>Lägg till &amp;vän</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Valfri stil</translation>
    </message>
    <message>
        <source>Bring this entrant down by one place (Alt+Down)</source>
        <translation>Flytta ner deltagaren ett steg (Alt+Nedpil)</translation>
    </message>
    <message>
        <source>Bring this entrant up by one place (Alt+Up)</source>
        <translation>Flytta upp deltagaren ett steg (Alt+Uppil)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <extracomment>Button: an entrant comes one place further down in a list</extracomment>
        <translation>&amp;Ner</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Name of a list for a screen reader: who takes part in a tournament</extracomment>
        <translation>Deltagare</translation>
    </message>
    <message>
        <source>Fi&amp;ll with a club field</source>
        <extracomment>Button: have computer players take part until the tournament is full</extracomment>
        <translation>F&amp;yll med klubbspelare</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of a column: a person or computer player</extracomment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Name of a friend at this computer</source>
        <extracomment>In an empty field</extracomment>
        <translation>Namn på en vän vid den här datorn</translation>
    </message>
    <message>
        <source>Number of computers</source>
        <extracomment>Name of a number for a screen reader</extracomment>
        <translation>Antal datorer</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button: somebody does not take part after all</extracomment>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by results, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Head of a column: the place of an entrant in the draw, from 1</extracomment>
        <translation>Seedning</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well somebody plays</extracomment>
        <translation>Styrka</translation>
    </message>
    <message>
        <source>Strength of the computers</source>
        <extracomment>Name of a list for a screen reader: how well computer players play</extracomment>
        <translation>Datorernas styrka</translation>
    </message>
    <message>
        <source>Style of the computers</source>
        <extracomment>Name of a list for a screen reader: in which way computer players err</extracomment>
        <translation>Datorernas stil</translation>
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
        <translation>Uttagning</translation>
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
        <translation>Kostnad</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>What was done: the roll and how it was played, or a double, a take</extracomment>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>What it gave away of the chance to win the match</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>In a list of errors: what was decided, as all that follow; nouns. Short. Which checkers to move</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>In a list of errors: a phase of the game, as all that follow. Short</extracomment>
        <translation>Öppning</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A noun: the double was refused</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>A part of the game, such as the opening</extracomment>
        <translation>Fas</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where in the match it was: the number of the game and that of the move in it. A noun</extracomment>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>In a list of errors: to resign, or the answer to it</extracomment>
        <translation>Uppgivning</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points of both players</extracomment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The answers to a double; nouns. The double was accepted</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The game, and the number of the move in it</source>
        <translation>Partiet, och dragets nummer i det</translation>
    </message>
    <message>
        <source>What it changed: the chance to win the match, or points where each game counts</source>
        <extracomment>Tool tip: a figure in per cent of the match, or in points where games count for themselves</extracomment>
        <translation>Vad det ändrade: chansen att vinna matchen, eller poäng där varje parti räknas</translation>
    </message>
    <message>
        <source>What the decision gave away, in equity</source>
        <translation>Vad beslutet gav bort, i equity</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>All games</source>
        <extracomment>A choice in a list of errors: those of all games</extracomment>
        <translation>Alla partier</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>A choice in a list of errors: the doubling cube</extracomment>
        <translation>Kub</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Flagged</source>
        <extracomment>A choice in a list of errors: all decisions that the user has flagged, whatever they cost</extracomment>
        <translation>Flaggade</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Typ av beslut</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Minsta kostnad</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A choice in a list of errors: how checkers were moved</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Moves and cube</source>
        <extracomment>A choice in a list of errors: those of checkers and cube</extracomment>
        <translation>Drag och kub</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Box to tick: list only errors that were not looked at</extracomment>
        <translation>Inte sedda än</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <translation>Vems fel</translation>
    </message>
</context>
<context>
    <name>ErrorsShown</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Båda</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of a panel: the list of errors. Short</extracomment>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Errors {count}</source>
        <extracomment>Name of a panel: the list of errors, {count} of them. Short</extracomment>
        <translation>Fel {count}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>A choice in a list of errors. {number} is that of a game</extracomment>
        <translation>Parti {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Jag</translation>
    </message>
    <message>
        <source>No such decision is flagged: F flags the one on the board.</source>
        <extracomment>In place of a list of decisions. F is a key</extracomment>
        <translation>Inget sådant beslut är flaggat: F flaggar det på brädet.</translation>
    </message>
    <message>
        <source>There are no such errors.</source>
        <extracomment>In place of a list of errors</extracomment>
        <translation>Det finns inga sådana fel.</translation>
    </message>
</context>
<context>
    <name>EventDialog</name>
    <message>
        <source>About the match:</source>
        <extracomment>Title of a field: what the user says of a whole match</extracomment>
        <translation>Om matchen:</translation>
    </message>
    <message>
        <source>Annotator:</source>
        <extracomment>Title of a field: who wrote comments on a match</extracomment>
        <translation>Kommentator:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>Title of a field: the day when a match was played</extracomment>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Event and players</source>
        <extracomment>Title of a dialog: where and when a match was played, and by whom</extracomment>
        <translation>Tävling och spelare</translation>
    </message>
    <message>
        <source>Event:</source>
        <extracomment>Title of a field: the tournament or club evening of a match</extracomment>
        <translation>Tävling:</translation>
    </message>
    <message>
        <source>In the file:</source>
        <extracomment>Title of what the file of a match says of it</extracomment>
        <translation>I filen:</translation>
    </message>
    <message>
        <source>Place:</source>
        <extracomment>Title of a field: the town where a match was played</extracomment>
        <translation>Ort:</translation>
    </message>
    <message>
        <source>Real name of {name}:</source>
        <extracomment>Title of a field: the name that a player has in life; {name} is the one in the match</extracomment>
        <translation>Verkligt namn för {name}:</translation>
    </message>
    <message>
        <source>Round:</source>
        <extracomment>Title of a field: the round of a tournament</extracomment>
        <translation>Rond:</translation>
    </message>
    <message>
        <source>Site:</source>
        <extracomment>Title of a field: the server or club where a match was played</extracomment>
        <translation>Spelplats:</translation>
    </message>
    <message>
        <source>Transcriber:</source>
        <extracomment>Title of a field: who wrote a match down</extracomment>
        <translation>Nedtecknad av:</translation>
    </message>
    <message>
        <source>Your real name:</source>
        <extracomment>Title of a field: the name that the player at this window has in life</extracomment>
        <translation>Ditt verkliga namn:</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Automatic double: cube at {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Automatisk dubbling: kuben på {value}.</translation>
    </message>
    <message>
        <source>Both rolled {die}: automatic double, cube at {value}. They roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice, {value} that on the doubling cube</extracomment>
        <translation>Båda slog {die}: automatisk dubbling, kuben på {value}. De slår igen.</translation>
    </message>
    <message>
        <source>Both rolled {die}: they roll again.</source>
        <extracomment>Sentence. {die} is the number on both dice</extracomment>
        <translation>Båda slog {die}: de slår igen.</translation>
    </message>
    <message>
        <source>Moves were taken back.</source>
        <translation>Drag togs tillbaka.</translation>
    </message>
    <message>
        <source>The board was set up by hand.</source>
        <translation>Brädet ställdes upp för hand.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partiet är oavgjort.</translation>
    </message>
    <message>
        <source>The game was settled.</source>
        <extracomment>Sentence: the players agreed on the result</extracomment>
        <translation>Partiet gjordes upp.</translation>
    </message>
    <message>
        <source>The score is {white} to {black}.</source>
        <extracomment>Sentence. {white} and {black} are points</extracomment>
        <translation>Ställningen är {white} mot {black}.</translation>
    </message>
    <message>
        <source>The set-up was corrected.</source>
        <translation>Uppställningen rättades.</translation>
    </message>
    <message>
        <source>You accepted the resignation.</source>
        <translation>Du accepterade uppgivningen.</translation>
    </message>
    <message>
        <source>You beavered to {value}.</source>
        <extracomment>Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube</extracomment>
        <translation>Du gjorde en beaver till {value}.</translation>
    </message>
    <message>
        <source>You doubled to {value}.</source>
        <extracomment>Sentence. {value} is the number on the doubling cube</extracomment>
        <translation>Du dubblade till {value}.</translation>
    </message>
    <message>
        <source>You moved no checker, which is not legal.</source>
        <extracomment>Sentence: a move could have been made</extracomment>
        <translation>Du flyttade ingen bricka, vilket inte är tillåtet.</translation>
    </message>
    <message>
        <source>You named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>Du angav {double}.</translation>
    </message>
    <message>
        <source>You offered to resign a backgammon.</source>
        <translation>Du erbjöd dig att ge upp en backgammon.</translation>
    </message>
    <message>
        <source>You offered to resign a double game.</source>
        <translation>Du erbjöd dig att ge upp ett dubbelt parti.</translation>
    </message>
    <message>
        <source>You offered to resign a gammon.</source>
        <translation>Du erbjöd dig att ge upp en gammon.</translation>
    </message>
    <message>
        <source>You offered to resign a quadruple game.</source>
        <translation>Du erbjöd dig att ge upp ett fyrdubbelt parti.</translation>
    </message>
    <message>
        <source>You offered to resign a single game.</source>
        <extracomment>Sentence: the game is given up, for the stake of one game</extracomment>
        <translation>Du erbjöd dig att ge upp ett enkelt parti.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <extracomment>Sentence: the double was refused, and the game lost with it</extracomment>
        <translation>Du passade.</translation>
    </message>
    <message>
        <source>You played {play}, which is not legal.</source>
        <extracomment>Sentence. {play} is a play as it was written, as in 13/7 8/7</extracomment>
        <translation>Du spelade {play}, vilket inte är tillåtet.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Din tid gick ut.</translation>
    </message>
    <message>
        <source>You redoubled to {value} again.</source>
        <extracomment>Sentence: an otter was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Du redubblade till {value} igen.</translation>
    </message>
    <message>
        <source>You refused the resignation.</source>
        <translation>Du avvisade uppgivningen.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Du gav upp.</translation>
    </message>
    <message>
        <source>You rolled {dice} and could not move.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du slog {dice} och kunde inte flytta.</translation>
    </message>
    <message>
        <source>You rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>Du slog {dice} och spelade {play}.</translation>
    </message>
    <message>
        <source>You rolled {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du slog {dice}.</translation>
    </message>
    <message>
        <source>You took at {value}.</source>
        <extracomment>Sentence: you accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>Du tog på {value}.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Du vred kuben till {value}: en raccoon.</translation>
    </message>
    <message>
        <source>You turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube</extracomment>
        <translation>Du vred kuben till {value}: en otter.</translation>
    </message>
    <message>
        <source>You won the match, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Du vann matchen med {own} mot {other}.</translation>
    </message>
    <message>
        <source>You won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Du vann öppningsslaget och får börja med det, {dice}, eller slå båda tärningarna igen.</translation>
    </message>
    <message>
        <source>You won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du vann öppningsslaget och måste börja med det: {dice}.</translation>
    </message>
    <message>
        <source>You won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {dice} is the opening roll, as in 6-1</extracomment>
        <translation>Du vann öppningsslaget, {dice}, och måste nu slå båda tärningarna för att börja.</translation>
    </message>
    <message>
        <source>You won the session, {own} to {other}.</source>
        <extracomment>Sentence. {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>Du vann sessionen med {own} mot {other}.</translation>
    </message>
    <message>
        <source>beaver</source>
        <extracomment>What a player says who takes the double and turns the cube again; a standard term</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In the list of moves, in place of a play: nothing can be moved (the player dances)</extracomment>
        <translation>kan inte flytta</translation>
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
        <translation>redubbling</translation>
    </message>
    <message>
        <source>{dice}: you could not play.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: du kunde inte spela.</translation>
    </message>
    <message>
        <source>{dice}: you played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: du spelade {play}.</translation>
    </message>
    <message>
        <source>{dice}: {name} could not play.</source>
        <extracomment>Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2</extracomment>
        <translation>{dice}: {name} kunde inte spela.</translation>
    </message>
    <message>
        <source>{dice}: {name} played {play}.</source>
        <extracomment>Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)</extracomment>
        <translation>{dice}: {name} spelade {play}.</translation>
    </message>
    <message>
        <source>{game}. {white} {white_score}, {black} {black_score}.</source>
        <extracomment>Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3</extracomment>
        <translation>{game}. {white} {white_score}, {black} {black_score}.</translation>
    </message>
    <message>
        <source>{name} accepted the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent gave up the game</extracomment>
        <translation>{name} accepterade uppgivningen.</translation>
    </message>
    <message>
        <source>{name} beavered to {value}.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} gjorde en beaver till {value}.</translation>
    </message>
    <message>
        <source>{name} doubled to {value}.</source>
        <extracomment>Sentence. {name} is a player, {value} the number on the doubling cube</extracomment>
        <translation>{name} dubblade till {value}.</translation>
    </message>
    <message>
        <source>{name} moved no checker, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, who could have moved</extracomment>
        <translation>{name} flyttade ingen bricka, vilket inte är tillåtet.</translation>
    </message>
    <message>
        <source>{name} named {double}.</source>
        <extracomment>Sentence: a player chose the double to be played, as in 4-4</extracomment>
        <translation>{name} angav {double}.</translation>
    </message>
    <message>
        <source>{name} offered to resign a backgammon.</source>
        <translation>{name} erbjöd sig att ge upp en backgammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a double game.</source>
        <translation>{name} erbjöd sig att ge upp ett dubbelt parti.</translation>
    </message>
    <message>
        <source>{name} offered to resign a gammon.</source>
        <extracomment>Sentence. {name} is a player, who gives up the game for so much; as those below</extracomment>
        <translation>{name} erbjöd sig att ge upp en gammon.</translation>
    </message>
    <message>
        <source>{name} offered to resign a quadruple game.</source>
        <translation>{name} erbjöd sig att ge upp ett fyrdubbelt parti.</translation>
    </message>
    <message>
        <source>{name} offered to resign a single game.</source>
        <translation>{name} erbjöd sig att ge upp ett enkelt parti.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>Sentence: {name} refused the double, and lost the game with it</extracomment>
        <translation>{name} passade.</translation>
    </message>
    <message>
        <source>{name} played {play}, which is not legal.</source>
        <extracomment>Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7</extracomment>
        <translation>{name} spelade {play}, vilket inte är tillåtet.</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <extracomment>Sentence. {name} is a player whose clock has run down</extracomment>
        <translation>Tiden gick ut för {name}.</translation>
    </message>
    <message>
        <source>{name} redoubled to {value} again.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} redubblade till {value} igen.</translation>
    </message>
    <message>
        <source>{name} refused the resignation.</source>
        <extracomment>Sentence. {name} is a player whose opponent wanted to give up the game</extracomment>
        <translation>{name} avvisade uppgivningen.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <extracomment>Sentence. {name} is a player who gave up the match</extracomment>
        <translation>{name} gav upp.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and could not move.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} slog {dice} och kunde inte flytta.</translation>
    </message>
    <message>
        <source>{name} rolled {dice} and played {play}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7</extracomment>
        <translation>{name} slog {dice} och spelade {play}.</translation>
    </message>
    <message>
        <source>{name} rolled {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} slog {dice}.</translation>
    </message>
    <message>
        <source>{name} took at {value}.</source>
        <extracomment>Sentence: {name} accepted the double; {value} is the number on the doubling cube</extracomment>
        <translation>{name} tog på {value}.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: a raccoon.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} vred kuben till {value}: en raccoon.</translation>
    </message>
    <message>
        <source>{name} turned the cube to {value}: an otter.</source>
        <extracomment>Sentence: as before. {name} is a player</extracomment>
        <translation>{name} vred kuben till {value}: en otter.</translation>
    </message>
    <message>
        <source>{name} won the match, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} vann matchen med {own} mot {other}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and may start with it, {dice}, or roll both dice again.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} vann öppningsslaget och får börja med det, {dice}, eller slå båda tärningarna igen.</translation>
    </message>
    <message>
        <source>{name} won the opening roll and must start with it: {dice}.</source>
        <extracomment>Sentence. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} vann öppningsslaget och måste börja med det: {dice}.</translation>
    </message>
    <message>
        <source>{name} won the opening roll, {dice}, and must now roll both dice to start.</source>
        <extracomment>Sentence. {name} is a player, {dice} the opening roll, as in 6-1</extracomment>
        <translation>{name} vann öppningsslaget, {dice}, och måste nu slå båda tärningarna för att börja.</translation>
    </message>
    <message>
        <source>{name} won the session, {own} to {other}.</source>
        <extracomment>Sentence. {name} is a player, {own} and {other} are points, the winner&apos;s first</extracomment>
        <translation>{name} vann sessionen med {own} mot {other}.</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button: the explanation was read</extracomment>
        <translation>&amp;Gå vidare</translation>
    </message>
    <message>
        <source>One opens a table and sends the other its invitation, by mail or messenger or on paper. Whoever has the invitation can take the seat, nobody else.</source>
        <translation>Den ena öppnar ett bord och skickar den andra inbjudan till det, med e-post, meddelande eller på papper. Den som har inbjudan kan ta platsen, ingen annan.</translation>
    </message>
    <message>
        <source>Play somebody at another computer</source>
        <translation>Spela mot någon vid en annan dator</translation>
    </message>
    <message>
        <source>Read mor&amp;e</source>
        <extracomment>Button: a page of the help</extracomment>
        <translation>Läs m&amp;er</translation>
    </message>
    <message>
        <source>The dice come from both computers: neither player, and nobody between them, can know or choose a roll. Everybody can check that afterwards.</source>
        <translation>Tärningarna kommer från båda datorerna: ingen av spelarna, och ingen mellan dem, kan känna till eller välja ett slag. Alla kan kontrollera det efteråt.</translation>
    </message>
    <message>
        <source>Two people with bgdesk play directly with each other, without an account, and nothing is sent to anybody else. A relay, if you choose one, passes on what it cannot read. Only a server, if you go to one, knows what is played.</source>
        <translation>Två personer med bgdesk spelar direkt mot varandra, utan konto, och ingenting skickas till någon annan. Ett relä, om du väljer ett, förmedlar det som det inte kan läsa. Bara en server, om du går till en, vet vad som spelas.</translation>
    </message>
    <message>
        <source>What is sent: the name that you choose here, your moves and rolls, the time you took, and what you say. The other computer sees your network address, as always between two computers. Everything is encrypted.</source>
        <translation>Det som skickas: namnet som du väljer här, dina drag och slag, tiden du använde och det du säger. Den andra datorn ser din nätverksadress, som alltid mellan två datorer. Allt är krypterat.</translation>
    </message>
    <message>
        <source>While no table is open, bgdesk listens to nobody. A match can be left and gone on with at any time, as long as both want to.</source>
        <translation>Så länge inget bord är öppet lyssnar bgdesk inte på någon. En match kan lämnas och fortsättas när som helst, så länge båda vill.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A .mat file cannot name the house rules of this match.</source>
        <translation>En .mat-fil kan inte ange matchens husregler.</translation>
    </message>
    <message>
        <source>A .mat file does not say which player is a program.</source>
        <translation>En .mat-fil säger inte vilken spelare som är ett program.</translation>
    </message>
    <message>
        <source>A file of the kind {kind} cannot hold a match of {game}; .json can.</source>
        <extracomment>{kind} is the end of a file&apos;s name such as .sgf, {game} the name of a game</extracomment>
        <translation>En fil av typen {kind} kan inte rymma en match i {game}; .json kan.</translation>
    </message>
    <message>
        <source>A part of the analysis or of the comments could not be written to an .ogxm file.</source>
        <translation>En del av analysen eller kommentarerna kunde inte skrivas till en .ogxm-fil.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in a .mat file.</source>
        <translation>En position som ställts upp för hand mitt i ett drag kommer bara delvis med i en .mat-fil.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .ogxm file.</source>
        <translation>En position som ställts upp för hand mitt i ett drag kommer bara delvis med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>A position set up by hand in mid-turn is only partly in an .sgf file.</source>
        <translation>En position som ställts upp för hand mitt i ett drag kommer bara delvis med i en .sgf-fil.</translation>
    </message>
    <message>
        <source>A roll not yet played, or a double not yet answered, is not in a .mat file.</source>
        <translation>Ett slag som inte är spelat, eller en dubbling som inte är besvarad, kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in a .mat file as a position set up by hand.</source>
        <translation>En rättad uppställning står i en .mat-fil som en position uppställd för hand.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .ogxm file as a position set up by hand.</source>
        <translation>En rättad uppställning står i en .ogxm-fil som en position uppställd för hand.</translation>
    </message>
    <message>
        <source>A set-up that was corrected is in an .sgf file as a position set up by hand.</source>
        <translation>En rättad uppställning står i en .sgf-fil som en position uppställd för hand.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot hold this match: {detail}.</source>
        <extracomment>{detail} is what the writer of these files says, in English</extracomment>
        <translation>En .ogxm-fil kan inte rymma den här matchen: {detail}.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot limit automatic doubles: there they have no limit.</source>
        <translation>En .ogxm-fil kan inte begränsa automatiska dubblingar: där är de obegränsade.</translation>
    </message>
    <message>
        <source>An .ogxm file cannot name the house rules of this match.</source>
        <translation>En .ogxm-fil kan inte ange matchens husregler.</translation>
    </message>
    <message>
        <source>An .ogxm file does not know this game; it is called backgammon there.</source>
        <translation>En .ogxm-fil känner inte till det här spelet; där kallas det backgammon.</translation>
    </message>
    <message>
        <source>An .ogxm file does not say which player is a program.</source>
        <translation>En .ogxm-fil säger inte vilken spelare som är ett program.</translation>
    </message>
    <message>
        <source>An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.</source>
        <translation>En .ogxm-fil känner till beaver och raccoon, men ingen höjning efter dem: kuben står för lågt där.</translation>
    </message>
    <message>
        <source>An .sgf file cannot name the house rules of this match.</source>
        <translation>En .sgf-fil kan inte ange matchens husregler.</translation>
    </message>
    <message>
        <source>An .sgf file does not say which player is a program.</source>
        <translation>En .sgf-fil säger inte vilken spelare som är ett program.</translation>
    </message>
    <message>
        <source>An .sgf file holds one analysis only.</source>
        <translation>En .sgf-fil rymmer bara en analys.</translation>
    </message>
    <message>
        <source>Analysis is not in a .mat file.</source>
        <translation>Analys kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>Automatic doubles are not in a .mat file: points and cube values there seem wrong.</source>
        <translation>Automatiska dubblingar kommer inte med i en .mat-fil: poäng och kubvärden ser fel ut där.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in a .mat file.</source>
        <translation>Klocka och betänketider kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .ogxm file.</source>
        <translation>Klocka och betänketider kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>Clock and thinking times are not in an .sgf file.</source>
        <translation>Klocka och betänketider kommer inte med i en .sgf-fil.</translation>
    </message>
    <message>
        <source>Comments on single moves are not in a .mat file.</source>
        <translation>Kommentarer till enskilda drag kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>GNU Backgammon does not know this game.</source>
        <translation>GNU Backgammon känner inte till det här spelet.</translation>
    </message>
    <message>
        <source>How the dice were made is not in a .mat file.</source>
        <translation>Hur tärningarna gjordes kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .ogxm file.</source>
        <translation>Hur tärningarna gjordes kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>How the dice were made is not in an .sgf file.</source>
        <translation>Hur tärningarna gjordes kommer inte med i en .sgf-fil.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .ogxm file as agreed points.</source>
        <translation>Förluster på tid och tidiga uppgivningar står i en .ogxm-fil som avtalade poäng.</translation>
    </message>
    <message>
        <source>Losses on time and early resignations are in an .sgf file as agreed points.</source>
        <translation>Förluster på tid och tidiga uppgivningar står i en .sgf-fil som avtalade poäng.</translation>
    </message>
    <message>
        <source>No format &apos;{name}&apos; can be written; known are {known}.</source>
        <extracomment>{name} is what was asked for, {known} a list of words such as sgf</extracomment>
        <translation>Inget format ”{name}” kan skrivas; kända är {known}.</translation>
    </message>
    <message>
        <source>No format has the suffix &apos;{suffix}&apos; of {file}; known are {known}.</source>
        <extracomment>{suffix} is the end of a file&apos;s name such as .doc, {known} a list of such ends</extracomment>
        <translation>Inget format har ändelsen ”{suffix}” i {file}; kända är {known}.</translation>
    </message>
    <message>
        <source>Other lines are not in an .ogxm file.</source>
        <translation>Andra linjer kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>Other lines of play are not in a .mat file.</source>
        <translation>Andra spellinjer kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>Resignations that were refused are not in a .mat file.</source>
        <translation>Avvisade uppgivningar kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .ogxm file.</source>
        <translation>Uppgivningar som avvisats eller inte besvarats kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>Resignations that were refused or not answered are not in an .sgf file.</source>
        <translation>Uppgivningar som avvisats eller inte besvarats kommer inte med i en .sgf-fil.</translation>
    </message>
    <message>
        <source>Scores that were set after the first game are not in an .ogxm file.</source>
        <translation>Ställningar som satts efter det första partiet kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>Some analyses cannot be stored in an .sgf file.</source>
        <translation>Vissa analyser kan inte lagras i en .sgf-fil.</translation>
    </message>
    <message>
        <source>Some other lines cannot be stored in an .sgf file.</source>
        <translation>Vissa andra linjer kan inte lagras i en .sgf-fil.</translation>
    </message>
    <message>
        <source>The agreement on automatic doubles is not in a .mat file.</source>
        <translation>Överenskommelsen om automatiska dubblingar kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>The match was resigned or lost on time: a .mat file shows its last game as unfinished.</source>
        <translation>Någon gav upp matchen eller förlorade på tid: en .mat-fil visar det sista partiet som oavslutat.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in a .mat file.</source>
        <translation>Det avtalade antalet partier kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>The number of games agreed on is not in an .ogxm file.</source>
        <translation>Det avtalade antalet partier kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>The roll that waits to be played, or the answer to a raise, is not in an .ogxm file.</source>
        <translation>Slaget som väntar på att spelas, eller svaret på en höjning, kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in a .mat file.</source>
        <translation>Lika öppningsslag kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .ogxm file, only the cube that they turned.</source>
        <translation>Lika öppningsslag kommer inte med i en .ogxm-fil, bara kuben som de vred.</translation>
    </message>
    <message>
        <source>Tied opening rolls are not in an .sgf file, only the cube that they turned.</source>
        <translation>Lika öppningsslag kommer inte med i en .sgf-fil, bara kuben som de vred.</translation>
    </message>
    <message>
        <source>What was taken back is not in a .mat file.</source>
        <translation>Det som tagits tillbaka kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .ogxm file.</source>
        <translation>Det som tagits tillbaka kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>What was taken back is not in an .sgf file.</source>
        <translation>Det som tagits tillbaka kommer inte med i en .sgf-fil.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in a .mat file.</source>
        <translation>Vilka tips som togs kommer inte med i en .mat-fil.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .ogxm file.</source>
        <translation>Vilka tips som togs kommer inte med i en .ogxm-fil.</translation>
    </message>
    <message>
        <source>Which hints were taken is not in an .sgf file.</source>
        <translation>Vilka tips som togs kommer inte med i en .sgf-fil.</translation>
    </message>
</context>
<context>
    <name>FieldSimulation</name>
    <message>
        <source>A match between computers could not be played. The tournament is kept; details are in the log.</source>
        <translation>En match mellan datorer kunde inte spelas. Turneringen är sparad; detaljer står i loggen.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk. The tournament is kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk. Turneringen är sparad; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>FigureCounts</name>
    <message numerus="yes">
        <source>%n decision(s) counted</source>
        <translation>
            <numerusform>%n beslut räknat</numerusform>
            <numerusform>%n beslut räknade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matcher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best %n decision(s) in a row: PR {rating}</source>
        <extracomment>{rating} is a performance rating (PR), a standard term</extracomment>
        <translation>
            <numerusform>Bäst %n beslut i rad: PR {rating}</numerusform>
            <numerusform>Bäst %n beslut i rad: PR {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n decision(s)</source>
        <extracomment>Name of a line: performance rating over so many decisions before each day</extracomment>
        <translation>
            <numerusform>Senaste %n beslutet</numerusform>
            <numerusform>Senaste %n besluten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tutor spoke at %n decision(s). There the first attempt counts.</source>
        <translation>
            <numerusform>Handledaren sa något vid %n beslut. Där räknas det första försöket.</numerusform>
            <numerusform>Handledaren sa något vid %n beslut. Där räknas det första försöket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n match(es) nobody can say how far off this rating may be.</source>
        <extracomment>How far the performance rating above may be off is not known</extracomment>
        <translation>
            <numerusform>Med färre än %n match kan ingen säga hur mycket den här siffran kan slå fel.</numerusform>
            <numerusform>Med färre än %n matcher kan ingen säga hur mycket den här siffran kan slå fel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>100 cards that you would still know after 30 days</source>
        <translation>100 kort som du fortfarande skulle kunna efter 30 dagar</translation>
    </message>
    <message>
        <source>50 effective pip counts in a row, off by less than a pip on average</source>
        <translation>50 effektiva pipcount i rad, med mindre än ett pip fel i snitt</translation>
    </message>
    <message>
        <source>A double click on a row opens its decisions.</source>
        <translation>Dubbelklicka på en rad för att öppna dess beslut.</translation>
    </message>
    <message>
        <source>A line appears once 30 decisions count.</source>
        <translation>En linje visas när 30 beslut räknas.</translation>
    </message>
    <message>
        <source>A match finished in every game, Coan ki aside</source>
        <extracomment>Coan ki is the name of a game, which is kept apart from all others</extracomment>
        <translation>En match avslutad i varje spel, utom Coan ki</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-fältsspel</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Mot människor</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Mot datorn</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Scores at which the player whose figures these are needs fewer points than the opponent</extracomment>
        <translation>I ledning</translation>
    </message>
    <message>
        <source>All 15 opening rolls played right, twice, at least a week apart</source>
        <translation>Alla 15 öppningsslagen spelade rätt, två gånger, med minst en vecka emellan</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>Choices: which matches are looked at, by the opponent</extracomment>
        <translation>Alla motståndare</translation>
    </message>
    <message>
        <source>All the time</source>
        <extracomment>Choices: which matches are looked at, by when they were played</extracomment>
        <translation>All tid</translation>
    </message>
    <message>
        <source>Ask the costliest of these decisions as cards now</source>
        <translation>Fråga nu de dyraste av dessa beslut som kort</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Uttagning</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Scores at which the player whose figures these are needs more points than the opponent</extracomment>
        <translation>I underläge</translation>
    </message>
    <message>
        <source>Better than {opponent}: the results leave little doubt</source>
        <extracomment>{opponent} is a computer opponent</extracomment>
        <translation>Bättre än {opponent}: resultaten lämnar föga tvivel</translation>
    </message>
    <message>
        <source>Both 1 away</source>
        <translation>Båda 1-away</translation>
    </message>
    <message>
        <source>Chances given away in a match</source>
        <extracomment>Match winning chances that one gives away in a match</extracomment>
        <translation>Chanser bortgivna i en match</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordparti</translation>
    </message>
    <message>
        <source>Cube errors</source>
        <translation>Kubfel</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Heading of a column: how many decisions count</extracomment>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>Name of a kind of decision, as a noun: whether to double</extracomment>
        <translation>Dubbla eller inte</translation>
    </message>
    <message>
        <source>Doubled too early</source>
        <translation>Dubblade för tidigt</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>Button in a row, a verb: be asked decisions of this kind as cards, at once</extracomment>
        <translation>Repetera</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Heading of a column: the equity given away</extracomment>
        <translation>Förlorad equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a column: how many errors</extracomment>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Fading mean</source>
        <extracomment>Name of a line: a mean in which older decisions weigh less and less</extracomment>
        <translation>Avklingande medel</translation>
    </message>
    <message>
        <source>Faster than usual</source>
        <extracomment>Decided more quickly than one usually does</extracomment>
        <translation>Snabbare än vanligt</translation>
    </message>
    <message>
        <source>Figures appear here when matches of yours are analysed: play or open a match and press F7, or analyse many at once in the list of matches.</source>
        <translation>Statistik visas här när dina matcher är analyserade: spela eller öppna en match och tryck på F7, eller analysera många på en gång i listan över matcher.</translation>
    </message>
    <message>
        <source>First game without an error</source>
        <translation>Första partiet utan fel</translation>
    </message>
    <message>
        <source>First match analysed</source>
        <translation>Första analyserade matchen</translation>
    </message>
    <message>
        <source>First match whose dice were checked, roll by roll, by their secret</source>
        <translation>Första matchen vars tärningar kontrollerades, slag för slag, mot sin hemlighet</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Half of your moves are made in less than your usual time: do they cost more?</source>
        <translation>Hälften av dina drag görs på kortare tid än du brukar: kostar de mer?</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding game</translation>
    </message>
    <message>
        <source>If you play under other names in files, say so with “Who is who…”.</source>
        <translation>Om du spelar under andra namn i filer anger du det med ”Vem är vem…”.</translation>
    </message>
    <message>
        <source>In nine of ten cases your strength lies within this margin. It takes whole matches as units, because decisions of one match have much in common.</source>
        <translation>I nio fall av tio ligger din styrka inom den här marginalen. Den räknar i hela matcher, eftersom beslut i samma match har mycket gemensamt.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Short, on a button: decisions told apart by their kind; as the next ones</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Scores at which both need as many points</extracomment>
        <translation>Lika</translation>
    </message>
    <message>
        <source>Lower is better. Each row is of the match that ends there.</source>
        <translation>Lägre är bättre. Varje rad gäller matchen som slutar där.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in the letters of Qt: M the month, y the year</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Avslutade matcher</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <extracomment>Heading of a column: match winning chances given away, in matches</extracomment>
        <translation>Förlorade matcher</translation>
    </message>
    <message>
        <source>Matches that the dice won you beyond what your play was worth: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Matcher som tärningarna vann åt dig utöver vad ditt spel var värt: {number}.</translation>
    </message>
    <message>
        <source>Matches that your play was worth and the dice cost you: {number}.</source>
        <extracomment>{number} is a number with a decimal, so that nothing is counted behind it</extracomment>
        <translation>Matcher som ditt spel var värt och tärningarna kostade dig: {number}.</translation>
    </message>
    <message>
        <source>Matches with known luck</source>
        <translation>Matcher med känd tur</translation>
    </message>
    <message>
        <source>Missed doubles</source>
        <extracomment>Errors about the cube, as the next ones</extracomment>
        <translation>Missade dubblingar</translation>
    </message>
    <message>
        <source>Money session</source>
        <extracomment>How a match stands, as the next ones</extracomment>
        <translation>Moneysession</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Månad</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A kind of decision: which checkers to move</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>A plan of a player: none of the others</extracomment>
        <translation>Ingen tydlig plan</translation>
    </message>
    <message>
        <source>No decision counts</source>
        <translation>Inget beslut räknas</translation>
    </message>
    <message>
        <source>No decision counts here.</source>
        <translation>Inget beslut räknas här.</translation>
    </message>
    <message>
        <source>No error with the cube so far.</source>
        <translation>Inget fel med kuben hittills.</translation>
    </message>
    <message>
        <source>No match fits these choices. Choose a longer time.</source>
        <translation>Ingen match passar dessa val. Välj en längre tid.</translation>
    </message>
    <message>
        <source>No match to a number of points is finished yet.</source>
        <translation>Ingen match till ett antal poäng är avslutad ännu.</translation>
    </message>
    <message>
        <source>Nothing stands out yet. More analysed matches are needed.</source>
        <translation>Inget sticker ut ännu. Fler analyserade matcher behövs.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öppning</translation>
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
        <translation>Fas</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Heading of a column: points of money given away</extracomment>
        <translation>Förlorade poäng</translation>
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
        <translation>Ratingskillnad mot motståndarna, efter spel</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Heading of a column: when something was reached</extracomment>
        <translation>Nådd</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Löpspel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Share of errors</source>
        <extracomment>Heading of a column: the part of all errors</extracomment>
        <translation>Andel av felen</translation>
    </message>
    <message>
        <source>Situations in which you lose more than players usually do there, the costliest first. What hardly anybody finds weighs little.</source>
        <translation>Situationer där du förlorar mer än spelare brukar göra där, den dyraste först. Det som nästan ingen hittar väger lite.</translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <extracomment>Decided more slowly than one usually does</extracomment>
        <translation>Långsammare än vanligt</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>Name of a kind of decision, as a noun: how to answer a double</extracomment>
        <translation>Ta eller passa</translation>
    </message>
    <message>
        <source>The dice neither won nor cost you anything worth speaking of.</source>
        <translation>Tärningarna varken vann eller kostade dig något att tala om.</translation>
    </message>
    <message>
        <source>The direction of your errors tells more than their size.</source>
        <translation>Felens riktning säger mer än deras storlek.</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Den senaste månaden</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>De senaste tre månaderna</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Det senaste året</translation>
    </message>
    <message>
        <source>The time is known only of matches that you play here.</source>
        <translation>Tiden är bara känd för matcher som du spelar här.</translation>
    </message>
    <message>
        <source>To be won back</source>
        <extracomment>Heading of a column: how much could be won back, in matches or points</extracomment>
        <translation>Att vinna tillbaka</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <extracomment>Playing on for a gammon would have been better</extracomment>
        <translation>För bra för att dubbla</translation>
    </message>
    <message>
        <source>Until (day)</source>
        <extracomment>Heading of a column: the last day of the decisions in a row</extracomment>
        <translation>Till (dag)</translation>
    </message>
    <message>
        <source>With even luck</source>
        <translation>Med jämn tur</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Won less lost</source>
        <extracomment>Names of lines: matches won less matches lost, and what that would be without luck</extracomment>
        <translation>Vunna minus förlorade</translation>
    </message>
    <message>
        <source>Won of these</source>
        <extracomment>How many of those matches were won, and how many would have been with even luck</extracomment>
        <translation>Vunna av dessa</translation>
    </message>
    <message>
        <source>Won of these with even luck</source>
        <translation>Vunna av dessa med jämn tur</translation>
    </message>
    <message>
        <source>Won or lost by the dice</source>
        <translation>Vunna eller förlorade av tärningarna</translation>
    </message>
    <message>
        <source>Won with even luck</source>
        <translation>Vunna med jämn tur</translation>
    </message>
    <message>
        <source>Wrong passes</source>
        <translation>Felaktiga pass</translation>
    </message>
    <message>
        <source>Wrong takes</source>
        <translation>Felaktiga take</translation>
    </message>
    <message>
        <source>the best move bears off</source>
        <translation>det bästa draget tar ut</translation>
    </message>
    <message>
        <source>the best move hits</source>
        <extracomment>What the best move does, as the next ones</extracomment>
        <translation>det bästa draget slår ut</translation>
    </message>
    <message>
        <source>the best move is a quiet one</source>
        <translation>det bästa draget är ett stilla drag</translation>
    </message>
    <message>
        <source>the best move makes a point</source>
        <translation>det bästa draget bygger ett fält</translation>
    </message>
    <message>
        <source>the best move makes an anchor</source>
        <translation>det bästa draget bygger ett ankare</translation>
    </message>
    <message>
        <source>the best move runs</source>
        <translation>det bästa draget springer</translation>
    </message>
    <message>
        <source>{number} ± {half}</source>
        <extracomment>A number in a table, and how far it may be off, as in: 5.2 ± 0.8</extracomment>
        <translation>{number} ± {half}</translation>
    </message>
    <message>
        <source>{number} ± {half} matches</source>
        <extracomment>{number} matches, and how far that may be off, as in: 0.41 ± 0.20 matches</extracomment>
        <translation>{number} ± {half} matcher</translation>
    </message>
    <message>
        <source>{number} ± {half} points</source>
        <extracomment>{number} points, and how far that may be off</extracomment>
        <translation>{number} ± {half} poäng</translation>
    </message>
</context>
<context>
    <name>FiguresDesk</name>
    <message>
        <source>Something went wrong inside bgdesk while it worked out your figures. Your matches are kept as they are; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk medan din statistik räknades ut. Dina matcher är kvar som de är; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: save the figures to a file that spreadsheets read</extracomment>
        <translation>&amp;Exportera…</translation>
    </message>
    <message>
        <source>&amp;Who is who…</source>
        <extracomment>Button: a dialog about who plays under which names</extracomment>
        <translation>&amp;Vem är vem…</translation>
    </message>
    <message>
        <source>Dice and play</source>
        <translation>Tärningar och spel</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>Name of some buttons for a screen reader: by what decisions are told apart</extracomment>
        <translation>Uppdelat efter</translation>
    </message>
    <message>
        <source>Errors with the cube</source>
        <translation>Fel med kuben</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Snabbt och långsamt</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <extracomment>Name of the page, and its title: how well one plays, over time</extracomment>
        <translation>Statistik över tid</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Hur det går</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Milstolpar</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that the figures know them</extracomment>
        <translation>Läser matcher: {done} av {total}</translation>
    </message>
    <message>
        <source>What to study</source>
        <translation>Vad du bör studera</translation>
    </message>
    <message>
        <source>Where your errors are</source>
        <extracomment>Headings of cards, as the next ones</extracomment>
        <translation>Var dina fel finns</translation>
    </message>
</context>
<context>
    <name>FiguresShown</name>
    <message>
        <source>Export the figures</source>
        <extracomment>Title of a dialog, a verb: write the figures to a file</extracomment>
        <translation>Exportera statistiken</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Tabell för kalkylprogram (*.csv)</translation>
    </message>
    <message>
        <source>The figures are saved as {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Statistiken är sparad som {file}.</translation>
    </message>
    <message>
        <source>The figures were not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Statistiken sparades inte: {why}</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message numerus="yes">
        <source>%n more file(s) were not opened.</source>
        <extracomment>Sentence, after those that name other files</extracomment>
        <translation>
            <numerusform>%n fil till öppnades inte.</numerusform>
            <numerusform>%n filer till öppnades inte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n match(es) to your library.</source>
        <translation>
            <numerusform>%n match lades till i biblioteket.</numerusform>
            <numerusform>%n matcher lades till i biblioteket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command line</source>
        <extracomment>Where a match comes from: it was typed when the program was started</extracomment>
        <translation>Kommandorad</translation>
    </message>
    <message>
        <source>Open a match or position</source>
        <translation>Öppna en match eller position</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Inklistrad text</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Title of a window that shows progress</extracomment>
        <translation>Läser</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total} files</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Läser matcher: {done} av {total} filer</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Läser matcher…</translation>
    </message>
    <message>
        <source>There are no files in that folder.</source>
        <translation>Det finns inga filer i den mappen.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard, which cannot be read: copy the position as text.</source>
        <translation>I urklipp finns en bild som inte kan läsas: kopiera positionen som text.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Det finns ingen text i urklipp.</translation>
    </message>
    <message>
        <source>Typed text</source>
        <extracomment>Where a match comes from: somebody has typed it in</extracomment>
        <translation>Inskriven text</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>All decisions</source>
        <extracomment>Choices: which decisions are looked at</extracomment>
        <translation>Alla beslut</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Alla faser</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>Alla planer</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analyserat av</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Game plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Typ av beslut</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <extracomment>Titles of lists to choose from, as the next ones; short</extracomment>
        <translation>Vems statistik</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 or more</source>
        <translation>1 eller fler</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 eller fler</translation>
    </message>
    <message>
        <source>Any decision</source>
        <extracomment>Choices: what kind of decision, as all that follow</extracomment>
        <translation>Alla beslut</translation>
    </message>
    <message>
        <source>Any part of the game</source>
        <extracomment>Choices: the part of a game, as all that follow</extracomment>
        <translation>Alla delar av partiet</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Choices: how the match ended for the player, as the next two</extracomment>
        <translation>Alla resultat</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>Choices: when a match was played, as all that follow</extracomment>
        <translation>Alla tider</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Uttagning</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The best play</extracomment>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Blunders, from {cost}</source>
        <extracomment>Choices: which decisions are looked for; {cost} is a number, as in the next ones</extracomment>
        <translation>Blundrar, från {cost}</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Headings of a table of decisions, as all that follow; short. What a decision gave away</extracomment>
        <translation>Kostnad</translation>
    </message>
    <message>
        <source>Costly, from {cost}</source>
        <translation>Dyra, från {cost}</translation>
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
        <translation>Tärningar skrivs så här: {roll}, eller flera: {rolls}.</translation>
    </message>
    <message>
        <source>Doubles of the cube</source>
        <extracomment>Offers of the cube, not equal dice; a noun</extracomment>
        <translation>Dubblingar</translation>
    </message>
    <message>
        <source>Doubtful, from {cost}</source>
        <translation>Tveksamma, från {cost}</translation>
    </message>
    <message>
        <source>Errors, from {cost}</source>
        <translation>Fel, från {cost}</translation>
    </message>
    <message>
        <source>Every analysed decision</source>
        <translation>Varje analyserat beslut</translation>
    </message>
    <message>
        <source>Every position</source>
        <translation>Varje position</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Förlorad match</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Vunnen match</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>No doubles</source>
        <extracomment>Decisions to roll where the cube could have been offered; a noun</extracomment>
        <translation>Ingen dubbling</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öppning</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>How many pips a position is away from the one that is looked for</extracomment>
        <translation>Pip ifrån</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of the player and of the opponent, a standard term</extracomment>
        <translation>Pip: {own} mot {theirs}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spelat</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Who decided</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>The points that both players still need</extracomment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Liknande positioner</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>In a table: what was done, or what was best, with the doubling cube; as all that follow</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Answers to a double, nouns</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Den senaste månaden</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>De senaste tre månaderna</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Den senaste veckan</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Det senaste året</translation>
    </message>
    <message>
        <source>The same position</source>
        <extracomment>Choices: which positions are looked for, as the next one</extracomment>
        <translation>Samma position</translation>
    </message>
    <message>
        <source>This is no position: an XGID, a GNU Backgammon ID or bgdesk&apos;s own text is.</source>
        <translation>Det här är ingen position: skriv ett XGID, ett GNU Backgammon-ID eller bgdesks egen text.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Choices: how many checkers are on the bar, as the next ones</extracomment>
        <translation>valfritt</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>In a table of decisions: a roll that could not be played</extracomment>
        <translation>inget drag</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inga</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a table: a session in which each game counts for itself</extracomment>
        <translation>obegränsad</translation>
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
        <translation>&amp;Titta på det</translation>
    </message>
    <message>
        <source>Find decisions</source>
        <extracomment>Title of a dialog: decisions are moments of matches in which a player could choose</extracomment>
        <translation>Hitta beslut</translation>
    </message>
    <message>
        <source>Make &amp;cards of these</source>
        <extracomment>Button, a verb: be asked about these decisions again and again, until one knows them</extracomment>
        <translation>Gör &amp;kort av dessa</translation>
    </message>
    <message>
        <source>Reading matches: {done} of {total}</source>
        <extracomment>Beside a bar of progress: matches are read, so that their decisions are found</extracomment>
        <translation>Läser matcher: {done} av {total}</translation>
    </message>
    <message>
        <source>Show the &amp;matches</source>
        <extracomment>Button: list the matches in which these decisions are</extracomment>
        <translation>Visa &amp;matcherna</translation>
    </message>
    <message>
        <source>Your matches are being read. What is found in them appears here.</source>
        <translation>Dina matcher läses. Det som hittas i dem visas här.</translation>
    </message>
</context>
<context>
    <name>FindPanel</name>
    <message>
        <source>&amp;Only these decisions:</source>
        <extracomment>A box to tick, above a name for some decisions: only they are looked through</extracomment>
        <translation>&amp;Bara dessa beslut:</translation>
    </message>
    <message>
        <source>C&amp;lear all</source>
        <extracomment>Button: take all conditions away</extracomment>
        <translation>&amp;Rensa allt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>From the &amp;board</source>
        <extracomment>Button: fill the field beside it with the position on the board of the window</extracomment>
        <translation>Frå&amp;n brädet</translation>
    </message>
    <message>
        <source>Highest PR</source>
        <translation>Högsta PR</translation>
    </message>
    <message>
        <source>How close</source>
        <extracomment>How close a position has to be to the one that is looked for</extracomment>
        <translation>Hur nära</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Least PR</source>
        <translation>Lägsta PR</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Names, event, tag, file</source>
        <translation>Namn, tävling, etikett, fil</translation>
    </message>
    <message>
        <source>Opponent&apos;s bar</source>
        <translation>Motståndarens bar</translation>
    </message>
    <message>
        <source>Opponent&apos;s pips</source>
        <translation>Motståndarens pip</translation>
    </message>
    <message>
        <source>Opponent&apos;s score</source>
        <translation>Motståndarens ställning</translation>
    </message>
    <message>
        <source>Own bar</source>
        <extracomment>Checkers of the player on the bar, and those of the opponent</extracomment>
        <translation>Egen bar</translation>
    </message>
    <message>
        <source>Own pips</source>
        <translation>Egna pip</translation>
    </message>
    <message>
        <source>Own score</source>
        <extracomment>The points that the player still needs, and those that the opponent needs</extracomment>
        <translation>Egen ställning</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fas</translation>
    </message>
    <message>
        <source>Pips of the opponent</source>
        <translation>Motståndarens pip</translation>
    </message>
    <message>
        <source>Pips of the player</source>
        <translation>Spelarens pip</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spelat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Points of the board</source>
        <extracomment>The points of the board that are made or empty</extracomment>
        <translation>Fält på brädet</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Titles of fields, as all that follow; short</extracomment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Vems beslut</translation>
    </message>
    <message>
        <source>XGID or position ID</source>
        <translation>XGID eller positions-ID</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>In a field of a search: whatever it is. Short</extracomment>
        <translation>valfritt</translation>
    </message>
</context>
<context>
    <name>Flagging</name>
    <message>
        <source>Flagged; Shift+F goes to the next flag, F takes this one away.</source>
        <extracomment>F and Shift+F are keys</extracomment>
        <translation>Flaggat; Skift+F går till nästa flagga, F tar bort den här.</translation>
    </message>
    <message>
        <source>From the first flag again.</source>
        <translation>Från den första flaggan igen.</translation>
    </message>
    <message>
        <source>No decision of this match is flagged: F flags the one on the board.</source>
        <translation>Inget beslut i den här matchen är flaggat: F flaggar det på brädet.</translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>Flaggan är borttagen.</translation>
    </message>
    <message>
        <source>There is no decision here that could be flagged.</source>
        <translation>Det finns inget beslut här som kan flaggas.</translation>
    </message>
    <message>
        <source>flagged</source>
        <extracomment>Behind a move in a list, for a screen reader: the user has flagged this decision</extracomment>
        <translation>flaggat</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>The next days</source>
        <extracomment>Name of a chart for a screen reader: how many cards are due on the days to come</extracomment>
        <translation>De närmaste dagarna</translation>
    </message>
</context>
<context>
    <name>FormatFields</name>
    <message>
        <source>&amp;Out after losses</source>
        <extracomment>Label of a number: whoever has lost so often plays no more</extracomment>
        <translation>&amp;Ute efter förluster</translation>
    </message>
    <message>
        <source>As in the first final</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Som i den första finalen</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>In a number box: so many points</extracomment>
        <translation>Som i första ronden</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <extracomment>In a number box: how many rounds follows from how many take part</extracomment>
        <translation>Så många som behövs</translation>
    </message>
    <message>
        <source>C&amp;onsolation</source>
        <extracomment>Label of a list: who plays on after having lost</extracomment>
        <translation>Tr&amp;östturnering</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <extracomment>A choice: who loses twice is out</extracomment>
        <translation>Dubbel utslagning</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <extracomment>A choice: everybody plays everybody</extracomment>
        <translation>Alla mot alla</translation>
    </message>
    <message>
        <source>For whoever loses before the final</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>För den som förlorar före finalen</translation>
    </message>
    <message>
        <source>For whoever loses the first match</source>
        <extracomment>A choice: who plays on for the consolation</extracomment>
        <translation>För den som förlorar sin första match</translation>
    </message>
    <message>
        <source>Forma&amp;t</source>
        <extracomment>Label of a list: how a tournament is played</extracomment>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Go on from each</source>
        <extracomment>Label of a number: so many of each group play on</extracomment>
        <translation>Går vidare ur varje</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Label of a number</extracomment>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>Groups, then a knockout</source>
        <extracomment>A choice: everybody plays everybody of the group, then the best of the groups go on</extracomment>
        <translation>Grupper, sedan utslagning</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <extracomment>In a number box: nobody is out after losses</extracomment>
        <translation>Ingen åker ut</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: whoever is out plays no more</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Play for the th&amp;ird place</source>
        <extracomment>A choice, on or off: those who lose in the semi-finals play one more match</extracomment>
        <translation>Spela om &amp;tredje plats</translation>
    </message>
    <message>
        <source>Points &amp;by round</source>
        <extracomment>Label of a field: the points of the matches of each round, such as 7-7-7-9</extracomment>
        <translation>Poäng &amp;per rond</translation>
    </message>
    <message>
        <source>Points after a loss</source>
        <extracomment>Label of a number: the points of the matches between those who have lost</extracomment>
        <translation>Poäng efter en förlust</translation>
    </message>
    <message>
        <source>Points of the matches by round, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 7-7-7-9</extracomment>
        <translation>Matchernas poäng per rond, till exempel {example}</translation>
    </message>
    <message>
        <source>Points of the second final</source>
        <extracomment>Label of a number: the points of the second final</extracomment>
        <translation>Poäng i den andra finalen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Label of a number</extracomment>
        <translation>Ronder</translation>
    </message>
    <message>
        <source>Second final, if the player without a loss &amp;yet loses the first</source>
        <extracomment>A choice, on or off: whoever has not lost before the final may lose it once</extracomment>
        <translation>&amp;Andra final om den som ännu inte har förlorat förlorar den första</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <extracomment>A choice: who loses is out</extracomment>
        <translation>Enkel utslagning</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <extracomment>A choice, a standard term: in each round those meet who have won as much</extracomment>
        <translation>Schweizerronder</translation>
    </message>
</context>
<context>
    <name>ForumCopy</name>
    <message>
        <source>Copied.</source>
        <translation>Kopierat.</translation>
    </message>
</context>
<context>
    <name>ForumDialog</name>
    <message numerus="yes">
        <source>%n error(s) of the match</source>
        <translation>
            <numerusform>%n fel i matchen</numerusform>
            <numerusform>%n fel i matchen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button, a verb: put it on the clipboard</extracomment>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>Copy for a forum</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Kopiera för ett forum</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <extracomment>Choice: the board as a drawing of lines, SVG is a kind of file</extracomment>
        <translation>Teckning (SVG)</translation>
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
        <translation>Beslutet på brädet</translation>
    </message>
    <message>
        <source>What to copy</source>
        <extracomment>Name of a choice for a screen reader</extracomment>
        <translation>Vad som ska kopieras</translation>
    </message>
    <message>
        <source>What will be copied</source>
        <extracomment>Name of a text for a screen reader: what will be copied</extracomment>
        <translation>Det som kommer att kopieras</translation>
    </message>
</context>
<context>
    <name>FoundCounts</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n beslut</numerusform>
            <numerusform>%n beslut</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position” instead of errors.</source>
        <translation>Ingen av dina matcher är analyserad ännu. Analysera dem under Matcher…, eller sök efter ”Varje position” i stället för fel.</translation>
    </message>
    <message>
        <source>Take away some of the conditions.</source>
        <translation>Ta bort några av villkoren.</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing like this among %n decision(s).</source>
        <translation>
            <numerusform>Det finns inget sådant bland %n beslut.</numerusform>
            <numerusform>Det finns inget sådant bland %n beslut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here.</source>
        <translation>Ditt bibliotek är tomt. Öppna en match (Ctrl+O) eller spela en: då hittar du dess beslut här.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>i %n match</numerusform>
            <numerusform>i %n matcher</numerusform>
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
            <numerusform>&amp;Lägg till %n match</numerusform>
            <numerusform>&amp;Lägg till alla %n matcher</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Öppna</translation>
    </message>
    <message>
        <source>Add all of them to your library, to be opened later</source>
        <translation>Lägg till alla i biblioteket, för att öppna dem senare</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Öppna en match</translation>
    </message>
</context>
<context>
    <name>FriendCard</name>
    <message>
        <source>Another friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>En annan vän…</translation>
    </message>
    <message>
        <source>Both sit at this board and take turns.</source>
        <translation>Båda sitter vid det här brädet och turas om.</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <extracomment>Button: opens a dialog; a friend who sits at the same computer</extracomment>
        <translation>Spela mot en vän…</translation>
    </message>
    <message>
        <source>Play {friend}</source>
        <extracomment>Button: begins a match against a friend. {friend} is the name</extracomment>
        <translation>Spela mot {friend}</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>Heading above matches between two people</extracomment>
        <translation>Två spelare, en dator</translation>
    </message>
</context>
<context>
    <name>FromElsewhere</name>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Öppna en fil…</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Button, a verb: look at what is on the clipboard</extracomment>
        <translation>Klistra in</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Button, a verb: put checkers on a board as one likes</extracomment>
        <translation>Ställ upp en position</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button, a verb: show the position that was typed in</extracomment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Text of a position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>En positions text</translation>
    </message>
    <message>
        <source>XGID or another text of a position</source>
        <extracomment>In an empty field for the text of a position. XGID is not translated</extracomment>
        <translation>XGID eller en annan text för en position</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>&amp;Rules…</source>
        <extracomment>Button, a noun: shows the rules</extracomment>
        <translation>&amp;Regler…</translation>
    </message>
    <message>
        <source>A new opening roll for each game</source>
        <translation>Ett nytt öppningsslag för varje parti</translation>
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
        <translation>Spel {number} i omgången</translation>
    </message>
    <message>
        <source>Games of my choice…</source>
        <translation>Spel som jag väljer…</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>I ett eget fönster</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Inga fler spel</translation>
    </message>
    <message>
        <source>Otherwise the winner of a game starts the next.</source>
        <translation>Annars börjar vinnaren av ett parti nästa.</translation>
    </message>
    <message>
        <source>The set-up of {game}</source>
        <extracomment>Name of a picture for a screen reader; {game} is the name of a game</extracomment>
        <translation>Uppställningen i {game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game of blocking in which a double brings all higher doubles with it.</source>
        <translation>Ett blockeringsspel där en dubbel för med sig alla högre dubblar.</translation>
    </message>
    <message>
        <source>A player may bear off although a checker of theirs is pinned in their home board.</source>
        <translation>En spelare får ta ut även om en av de egna brickorna är låst i boet.</translation>
    </message>
    <message>
        <source>Acey-deucey in which a double brings the one on the other side of the dice.</source>
        <translation>Acey-deucey där en dubbel för med sig den på tärningens motsatta sida.</translation>
    </message>
    <message>
        <source>Acey-deucey in which all checkers enter before any passes the middle.</source>
        <translation>Acey-deucey där alla brickor går in innan någon passerar mitten.</translation>
    </message>
    <message>
        <source>Acey-deucey in which only 2 with 1 gives another roll.</source>
        <translation>Acey-deucey där bara 2 med 1 ger ett slag till.</translation>
    </message>
    <message>
        <source>All fifteen checkers start on the 24-point.</source>
        <translation>Alla femton brickor börjar på 24-fältet.</translation>
    </message>
    <message>
        <source>Backgammon and its set-ups</source>
        <translation>Backgammon och dess uppställningar</translation>
    </message>
    <message>
        <source>Balkan rotation</source>
        <translation>Balkanordning</translation>
    </message>
    <message>
        <source>Bear off while pinned</source>
        <translation>Ta ut trots låst bricka</translation>
    </message>
    <message>
        <source>Both players enter, move and go home on the same side of the board.</source>
        <translation>Båda spelarna går in, flyttar och går hem på samma sida av brädet.</translation>
    </message>
    <message>
        <source>Both players move the same way round; even one checker blocks a point.</source>
        <translation>Båda spelarna flyttar åt samma håll; redan en enda bricka spärrar ett fält.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; doubles and 2 with 1 give another roll.</source>
        <translation>Brickorna går in på ett tomt bräde; dubblar och 2 med 1 ger ett slag till.</translation>
    </message>
    <message>
        <source>Checkers enter an empty board; nobody hits before one of their own is home.</source>
        <translation>Brickorna går in på ett tomt bräde; ingen slår ut förrän en av de egna är hemma.</translation>
    </message>
    <message>
        <source>Four checkers start at the back instead of two: longer and more positional.</source>
        <translation>Fyra brickor börjar längst bak i stället för två: längre och mer positionellt.</translation>
    </message>
    <message>
        <source>From an empty board</source>
        <translation>Från ett tomt bräde</translation>
    </message>
    <message>
        <source>Greek backgammon: no cube, no triple games, and the winner starts the next game.</source>
        <translation>Grekisk backgammon: ingen kub, inga trefaldiga partier, och vinnaren börjar nästa parti.</translation>
    </message>
    <message>
        <source>Hypergammon with one checker a side.</source>
        <translation>Hypergammon med en bricka per sida.</translation>
    </message>
    <message>
        <source>Hypergammon with two checkers a side.</source>
        <translation>Hypergammon med två brickor per sida.</translation>
    </message>
    <message>
        <source>In {games}</source>
        <extracomment>Title of an explanation: {games} are the names of the games that it is about</extracomment>
        <translation>I {games}</translation>
    </message>
    <message>
        <source>Move before all have entered</source>
        <translation>Flytta innan alla har gått in</translation>
    </message>
    <message>
        <source>No extra numbers before all have entered</source>
        <translation>Inga extratal innan alla har gått in</translation>
    </message>
    <message>
        <source>No more than five checkers may stand on a point.</source>
        <translation>Högst fem brickor får stå på ett fält.</translation>
    </message>
    <message>
        <source>No mother rule</source>
        <translation>Ingen moderregel</translation>
    </message>
    <message>
        <source>No six points in either starting board</source>
        <translation>Inga sex fält i något av startområdena</translation>
    </message>
    <message>
        <source>Numbers that cannot be played are lost</source>
        <translation>Tal som inte kan spelas går förlorade</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, six in a row need an opponent ahead</source>
        <translation>En bricka per drag lämnar starten, sex i rad kräver en motståndare framför</translation>
    </message>
    <message>
        <source>One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player&apos;s first roll; and six points in a row need an opposing checker ahead. Both are rules of Narde.</source>
        <translation>En bricka per drag lämnar starten, två med 6-6, 4-4 eller 3-3 som en spelares första slag; och sex fält i rad kräver en motståndarbricka framför. Båda är regler från Narde.</translation>
    </message>
    <message>
        <source>Pinning the last checker on the start does not win the game.</source>
        <translation>Att låsa den sista brickan på starten vinner inte partiet.</translation>
    </message>
    <message>
        <source>Several games in turn</source>
        <translation>Flera spel i tur och ordning</translation>
    </message>
    <message>
        <source>Single checkers are not hit but pinned where they stand.</source>
        <translation>Ensamma brickor slås inte ut utan låses där de står.</translation>
    </message>
    <message>
        <source>Single, double and triple games</source>
        <translation>Enkla, dubbla och trefaldiga partier</translation>
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
        <translation>Tavli: utan kub, låsning, blockering</translation>
    </message>
    <message>
        <source>The Bulgarian game of pinning, played like Plakoto.</source>
        <translation>Det bulgariska låsningsspelet, spelas som Plakoto.</translation>
    </message>
    <message>
        <source>The Turkish game of blocking, played like Fevga.</source>
        <translation>Det turkiska blockeringsspelet, spelas som Fevga.</translation>
    </message>
    <message>
        <source>The standard game, with the doubling cube.</source>
        <translation>Standardspelet, med dubblingskub.</translation>
    </message>
    <message>
        <source>Three checkers a side: short and wild.</source>
        <translation>Tre brickor per sida: kort och vilt.</translation>
    </message>
    <message>
        <source>Turkish backgammon: as Portes, and a checker that hits at home stays there.</source>
        <translation>Turkisk backgammon: som Portes, och en bricka som slår ut hemma stannar där.</translation>
    </message>
    <message>
        <source>Until then a double is played four times, and no roll follows it.</source>
        <translation>Fram till dess spelas en dubbel fyra gånger, och inget slag följer på den.</translation>
    </message>
    <message>
        <source>Usually all checkers enter before any other moves.</source>
        <translation>Vanligtvis går alla brickor in innan någon annan flyttas.</translation>
    </message>
    <message>
        <source>Usually every checker that the loser has left counts a point.</source>
        <translation>Vanligtvis räknas varje bricka som förloraren har kvar som en poäng.</translation>
    </message>
    <message>
        <source>Usually only a player&apos;s own starting board may not be filled.</source>
        <translation>Vanligtvis är det bara spelarens eget startområde som inte får fyllas.</translation>
    </message>
    <message>
        <source>Usually the opponent plays them.</source>
        <translation>Vanligtvis spelar motståndaren dem.</translation>
    </message>
    <message>
        <source>Usually this game is played without.</source>
        <translation>Vanligtvis spelas det här spelet utan.</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Med dubblingskub</translation>
    </message>
    <message>
        <source>{games} in turn; each begins with an opening roll.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} i tur och ordning; varje parti börjar med ett öppningsslag.</translation>
    </message>
    <message>
        <source>{games} in turn; the winner of a game starts the next.</source>
        <extracomment>About a match of several games. {games} is a list of their names</extracomment>
        <translation>{games} i tur och ordning; vinnaren av ett parti börjar nästa.</translation>
    </message>
</context>
<context>
    <name>GamesCard</name>
    <message>
        <source>Click a game to read its rules and to play it.</source>
        <translation>Klicka på ett spel för att läsa reglerna och spela det.</translation>
    </message>
    <message>
        <source>Games and their rules</source>
        <extracomment>Heading above pictures of games</extracomment>
        <translation>Spel och deras regler</translation>
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
        <translation>Rättvisa tärningar</translation>
    </message>
    <message>
        <source>Figures over time</source>
        <translation>Statistik över tid</translation>
    </message>
    <message>
        <source>How often reasons hold</source>
        <extracomment>Title of a page: how far the reasons for errors can be trusted</extracomment>
        <translation>Hur ofta skälen stämmer</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Så spelar man</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column: a key of the keyboard</extracomment>
        <translation>Tangent</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a page: keys of the keyboard</extracomment>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of a page: in which languages bgdesk can be read, and how a translation is mended</extracomment>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Looking at matches</source>
        <translation>Titta på matcher</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Title of a page: the computer players</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Performance rating (PR)</source>
        <translation>Performance rating (PR)</translation>
    </message>
    <message>
        <source>Practising with cards</source>
        <extracomment>Title of a page: cards made of one&apos;s own errors</extracomment>
        <translation>Träna med kort</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regler för det här spelet</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Title of a page: playing somebody at another computer</extracomment>
        <translation>Bord på nätverket</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>Heading in the list of help pages: those about this program</extracomment>
        <translation>Programmet</translation>
    </message>
    <message>
        <source>The tutor</source>
        <extracomment>Title of a page: who has a word before costly decisions</extracomment>
        <translation>Handledaren</translation>
    </message>
    <message>
        <source>This page is not translated yet.</source>
        <extracomment>Sentence below the title of a help page that has no translation yet</extracomment>
        <translation>Den här sidan är inte översatt ännu.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Title of a page: how tournaments are played</extracomment>
        <translation>Turneringar</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Title of a page: the trainers that ask questions</extracomment>
        <translation>Övningar</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>Heading of a part of a page. {version} is a number such as 0.2.0</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Vad som är nytt</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Vad den gör</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button: to the page that was read before</extracomment>
        <translation>&amp;Tillbaka</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Title of a window</extracomment>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Play {game}…</source>
        <extracomment>Button: opens the dialog for a new match. {game} is the name of a game</extracomment>
        <translation>Spela {game}…</translation>
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
        <translation>(Inom parentes): mindre djupt analyserat, inte jämförbart</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Advice or row, a verb: offer the cube</extracomment>
        <translation>Dubbla</translation>
    </message>
    <message>
        <source>Double-click or Enter: name it</source>
        <translation>Dubbelklick eller Enter: ange den</translation>
    </message>
    <message>
        <source>Double-click or Enter: put it on the board</source>
        <translation>Dubbelklick eller Enter: ställ det på brädet</translation>
    </message>
    <message>
        <source>Double-click or Enter: roll both dice again</source>
        <translation>Dubbelklick eller Enter: slå båda tärningarna igen</translation>
    </message>
    <message>
        <source>Hints are given while you play a match.</source>
        <translation>Tips ges medan du spelar en match.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Advice or row, a verb: refuse the double</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Play {numbers}: that is worth as much as rolling again, or more.</source>
        <extracomment>Advice: do not roll again, which is the other choice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Spela {numbers}: det är värt lika mycket som att slå igen, eller mer.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Slå igen</translation>
    </message>
    <message>
        <source>Roll both dice again: that is worth more than any play of {numbers}.</source>
        <extracomment>Advice. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Slå båda tärningarna igen: det är värt mer än något drag med {numbers}.</translation>
    </message>
    <message>
        <source>Roll, without doubling</source>
        <translation>Slå utan att dubbla</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Visa ett tips</translation>
    </message>
    <message>
        <source>So far the best play of {numbers}. What is left of it comes first:</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Hittills det bästa draget med {numbers}. Det som återstår av det står först:</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Advice or row, a verb: accept the double</extracomment>
        <translation>Ta</translation>
    </message>
    <message>
        <source>The best doubles to name</source>
        <translation>De bästa dubblarna att ange</translation>
    </message>
    <message>
        <source>The best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Det bästa draget med {numbers} är {play}.</translation>
    </message>
    <message>
        <source>The best plays of {numbers}</source>
        <extracomment>Title of a list. {numbers} is a roll, as in 6-1</extracomment>
        <translation>De bästa dragen med {numbers}</translation>
    </message>
    <message>
        <source>The best way to go on:</source>
        <extracomment>Sentence after another one; a list of plays follows</extracomment>
        <translation>Det bästa sättet att fortsätta:</translation>
    </message>
    <message>
        <source>There is no hint: {why}</source>
        <extracomment>Sentence. {why} is the reason, as a sentence</extracomment>
        <translation>Det finns inget tips: {why}</translation>
    </message>
    <message>
        <source>There is nothing to decide here.</source>
        <translation>Det finns inget att besluta här.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>The engine looks for the best play</extracomment>
        <translation>Tänker…</translation>
    </message>
    <message>
        <source>This gives away {cost}: the best play of {numbers} is {play}.</source>
        <extracomment>Sentence. {cost} is a number, {numbers} a roll, as in 6-1, {play} a play, as in 13/7 8/7</extracomment>
        <translation>Det här ger bort {cost}: det bästa draget med {numbers} är {play}.</translation>
    </message>
    <message>
        <source>This is the best play of {numbers}.</source>
        <extracomment>Sentence. {numbers} is a roll, as in 6-1</extracomment>
        <translation>Det här är det bästa draget med {numbers}.</translation>
    </message>
    <message>
        <source>With hints or the chances shown this match counts as practice and does not change your rating.</source>
        <translation>Med tips eller visade chanser räknas matchen som träning och ändrar inte din rating.</translation>
    </message>
    <message>
        <source>cost {cost}</source>
        <extracomment>Label of a figure, a noun: what a play gives away</extracomment>
        <translation>kostar {cost}</translation>
    </message>
    <message>
        <source>double game {chance}</source>
        <extracomment>Label of a figure: how often a game is won twice, in per cent</extracomment>
        <translation>dubbelt parti {chance}</translation>
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
        <translation>vinner {chance}</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best choices</source>
        <translation>Bästa valen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Chances to win this game</source>
        <translation>Chanser att vinna partiet</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Play on without this hint (Esc)</source>
        <translation>Spela vidare utan tipset (Esc)</translation>
    </message>
    <message>
        <source>Show the chances after every move</source>
        <translation>Visa chanserna efter varje drag</translation>
    </message>
    <message>
        <source>The engine is thinking</source>
        <translation>Motorn tänker</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Something went wrong inside bgdesk, and the matches cannot be listed. They are kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk, och matcherna kan inte visas. De är sparade; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>A comment could not be placed ({quote}).</source>
        <extracomment>{quote} is the beginning of the comment</extracomment>
        <translation>En kommentar kunde inte placeras ({quote}).</translation>
    </message>
    <message>
        <source>A part of the analysis could not be read ({quote}).</source>
        <extracomment>{quote} is a number of decisions, or the plays that could not be read</extracomment>
        <translation>En del av analysen kunde inte läsas ({quote}).</translation>
    </message>
    <message>
        <source>A part of the archive is damaged; the rest was kept.</source>
        <translation>En del av arkivet är skadad; resten behölls.</translation>
    </message>
    <message>
        <source>A part of the file is damaged ({quote}); the rest was kept.</source>
        <extracomment>{quote} is the name of an encoding such as utf-8</extracomment>
        <translation>En del av filen är skadad ({quote}); resten behölls.</translation>
    </message>
    <message>
        <source>A player has no name in the file.</source>
        <translation>En spelare saknar namn i filen.</translation>
    </message>
    <message>
        <source>A turn is missing before a position that was set.</source>
        <translation>Ett drag saknas före en position som ställts upp.</translation>
    </message>
    <message>
        <source>A turn is missing before “{quote}”.</source>
        <extracomment>{quote} is what the file has next</extracomment>
        <translation>Ett drag saknas före ”{quote}”.</translation>
    </message>
    <message>
        <source>Another line was left out ({quote}).</source>
        <extracomment>a line is a sequence of plays; {quote} says how many were left out</extracomment>
        <translation>En annan linje utelämnades ({quote}).</translation>
    </message>
    <message>
        <source>In this position the game is over.</source>
        <translation>I den här positionen är partiet slut.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <extracomment>&quot;it&quot; is a file</extracomment>
        <translation>Den kan inte läsas.</translation>
    </message>
    <message>
        <source>Its name or path is too long.</source>
        <extracomment>&quot;its&quot; is that of a file</extracomment>
        <translation>Dess namn eller sökväg är för lång.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Utelämnat</translation>
    </message>
    <message>
        <source>No more than {quote} files are read at once.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Högst {quote} filer läses på en gång.</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Konstigt</translation>
    </message>
    <message>
        <source>Only the first matches of the file were read; matches left out: {quote}.</source>
        <extracomment>{quote} is a number of matches</extracomment>
        <translation>Bara de första matcherna i filen lästes; utelämnade matcher: {quote}.</translation>
    </message>
    <message>
        <source>Read with {remarks}.</source>
        <translation>Läst med {remarks}.</translation>
    </message>
    <message>
        <source>Read without a remark.</source>
        <translation>Läst utan anmärkning.</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Lagat</translation>
    </message>
    <message>
        <source>The answer to the double is missing; it was read as taken.</source>
        <translation>Svaret på dubblingen saknas; den lästes som tagen.</translation>
    </message>
    <message>
        <source>The cube stands at {quote} and cannot be kept any higher; the further raises were left out.</source>
        <extracomment>{quote} is the value of the cube</extracomment>
        <translation>Kuben står på {quote} och kan inte föras högre; de följande höjningarna utelämnades.</translation>
    </message>
    <message>
        <source>The file does not say how long the match is; {quote} points were assumed.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Filen säger inte hur lång matchen är; {quote} poäng antogs.</translation>
    </message>
    <message>
        <source>The file does not say which game it is. It was read as this one: {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Filen säger inte vilket spel det är. Den lästes som detta: {game}.</translation>
    </message>
    <message>
        <source>The file ends in the middle; what is there was kept.</source>
        <translation>Filen slutar mitt i; det som finns behölls.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long or has too many faults; games cut short or left out: {quote}.</source>
        <extracomment>{quote} is a number of games</extracomment>
        <translation>Filen lästes inte till slutet, eftersom den är för lång eller har för många fel; avkortade eller utelämnade partier: {quote}.</translation>
    </message>
    <message>
        <source>The file was not read to its end, because it is too long; what follows was left out.</source>
        <translation>Filen lästes inte till slutet, eftersom den är för lång; det som följer utelämnades.</translation>
    </message>
    <message>
        <source>The game begins with the double {quote}; it was kept.</source>
        <extracomment>{quote} is a roll such as 33</extracomment>
        <translation>Partiet börjar med dubbeln {quote}; den behölls.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Partiet saknar resultat.</translation>
    </message>
    <message>
        <source>The game “{quote}” is not known; it was read as backgammon.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Spelet ”{quote}” är inte känt; det lästes som backgammon.</translation>
    </message>
    <message>
        <source>The header names the players in the other order; the columns were followed.</source>
        <translation>Huvudet anger spelarna i motsatt ordning; kolumnerna följdes.</translation>
    </message>
    <message>
        <source>The only legal play of the roll {quote} was filled in.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Det enda tillåtna draget för slaget {quote} fylldes i.</translation>
    </message>
    <message>
        <source>The play of the roll {quote} is missing.</source>
        <extracomment>{quote} is a roll such as 31</extracomment>
        <translation>Draget för slaget {quote} saknas.</translation>
    </message>
    <message>
        <source>The play “{quote}” cannot be made on this board; the board was left as it was.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Draget ”{quote}” kan inte göras på det här brädet; brädet lämnades som det var.</translation>
    </message>
    <message>
        <source>The play “{quote}” is not legal; it was kept as written.</source>
        <extracomment>{quote} is a play as the file has it, such as 8/5 6/5</extracomment>
        <translation>Draget ”{quote}” är inte tillåtet; det behölls som det var skrivet.</translation>
    </message>
    <message>
        <source>The position has no checkers for a player; it was left out.</source>
        <translation>Positionen har inga brickor för en av spelarna; den utelämnades.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not fit the game; the board decides.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Resultatet i filen ({quote}) stämmer inte med partiet; brädet avgör.</translation>
    </message>
    <message>
        <source>The result in the file ({quote}) does not follow from the game; it was kept.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>Resultatet i filen ({quote}) följer inte av partiet; det behölls.</translation>
    </message>
    <message>
        <source>The score in the file ({quote}) does not follow from the games before; it was kept.</source>
        <extracomment>{quote} is a score such as 2-1</extracomment>
        <translation>Ställningen i filen ({quote}) följer inte av de tidigare partierna; den behölls.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {quote}.</source>
        <extracomment>{quote} is the name of an encoding such as cp1252</extracomment>
        <translation>Texten är inte UTF-8; den lästes som {quote}.</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Det finns inget parti i filen.</translation>
    </message>
    <message>
        <source>There is no position id in this text.</source>
        <translation>Det finns inget positions-ID i texten.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Det finns ingen sådan fil.</translation>
    </message>
    <message>
        <source>This BGBlitz match has more than {quote} MB in it.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>BGBlitz-matchen innehåller mer än {quote} MB.</translation>
    </message>
    <message>
        <source>This BGBlitz match has no games in it.</source>
        <translation>BGBlitz-matchen innehåller inga partier.</translation>
    </message>
    <message>
        <source>This BGBlitz match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>BGBlitz-matchen är skadad ({quote}).</translation>
    </message>
    <message>
        <source>This GammonView analysis is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>GammonView-analysen är skadad ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match has no games in it.</source>
        <translation>OGXM-matchen innehåller inga partier.</translation>
    </message>
    <message>
        <source>This OGXM match is damaged ({quote}).</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>OGXM-matchen är skadad ({quote}).</translation>
    </message>
    <message>
        <source>This OGXM match is longer than {quote} kB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>OGXM-matchen är längre än {quote} kB.</translation>
    </message>
    <message>
        <source>This SGF file has no game of backgammon in it.</source>
        <translation>SGF-filen innehåller inget backgammonparti.</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon (GM[{quote}]).</source>
        <extracomment>GM is the name of a field; {quote} is what stands in it</extracomment>
        <translation>SGF-filen gäller ett annat spel än backgammon (GM[{quote}]).</translation>
    </message>
    <message>
        <source>This SGF file is of a game other than backgammon.</source>
        <translation>SGF-filen gäller ett annat spel än backgammon.</translation>
    </message>
    <message>
        <source>This eXtreme Gammon file has no game in it.</source>
        <translation>eXtreme Gammon-filen innehåller inget parti.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Filen är tom.</translation>
    </message>
    <message>
        <source>This file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Filen är längre än {quote} MB.</translation>
    </message>
    <message>
        <source>This is JSON, but not of a match that is known here.</source>
        <translation>Det här är JSON, men inte av någon match som är känd här.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a match.</source>
        <translation>Det här är ett PDF-dokument, ingen match.</translation>
    </message>
    <message>
        <source>This is a PostScript document, not a match.</source>
        <translation>Det här är ett PostScript-dokument, ingen match.</translation>
    </message>
    <message>
        <source>This is a database, not a match.</source>
        <translation>Det här är en databas, ingen match.</translation>
    </message>
    <message>
        <source>This is a film or picture, not a match.</source>
        <translation>Det här är en film eller bild, ingen match.</translation>
    </message>
    <message>
        <source>This is a film, not a match.</source>
        <translation>Det här är en film, ingen match.</translation>
    </message>
    <message>
        <source>This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.</source>
        <translation>Det här är ett parti Coan ki, som bara Coan ki-fönstret kan spela och inget annat format kan rymma.</translation>
    </message>
    <message>
        <source>This is a picture, not a match.</source>
        <translation>Det här är en bild, ingen match.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: it has no id.</source>
        <translation>Det här är en position som text, men den kan inte läsas: den har inget id.</translation>
    </message>
    <message>
        <source>This is a position as text, but it cannot be read: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Det här är en position som text, men den kan inte läsas: {quote}.</translation>
    </message>
    <message>
        <source>This is a program, not a match.</source>
        <translation>Det här är ett program, ingen match.</translation>
    </message>
    <message>
        <source>This is a sound file, not a match.</source>
        <translation>Det här är en ljudfil, ingen match.</translation>
    </message>
    <message>
        <source>This is a text document (RTF), not a match.</source>
        <translation>Det här är ett textdokument (RTF), ingen match.</translation>
    </message>
    <message>
        <source>This is a text without a match or position in it.</source>
        <translation>Det här är en text utan match eller position.</translation>
    </message>
    <message>
        <source>This is a web page, not a match.</source>
        <translation>Det här är en webbsida, ingen match.</translation>
    </message>
    <message>
        <source>This is an Office document, not a match.</source>
        <translation>Det här är ett Office-dokument, ingen match.</translation>
    </message>
    <message>
        <source>This is an XML file, not a match.</source>
        <translation>Det här är en XML-fil, ingen match.</translation>
    </message>
    <message>
        <source>This is an archive: unpack it first.</source>
        <translation>Det här är ett arkiv: packa upp det först.</translation>
    </message>
    <message>
        <source>This is an e-mail without a match in it.</source>
        <translation>Det här är ett e-brev utan match.</translation>
    </message>
    <message>
        <source>This is an eXtreme Gammon file that cannot be read, not a match.</source>
        <translation>Det här är en eXtreme Gammon-fil som inte kan läsas, ingen match.</translation>
    </message>
    <message>
        <source>This is an old Office document, not a match.</source>
        <translation>Det här är ett gammalt Office-dokument, ingen match.</translation>
    </message>
    <message>
        <source>This is no position of a game: the game is over.</source>
        <translation>Det här är ingen position ur ett parti: partiet är slut.</translation>
    </message>
    <message>
        <source>This is not a BGBlitz match.</source>
        <translation>Det här är ingen BGBlitz-match.</translation>
    </message>
    <message>
        <source>This is not a legal position: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Det här är ingen tillåten position: {quote}.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Det här är ingen vanlig fil.</translation>
    </message>
    <message>
        <source>This is not a text file and no known match.</source>
        <translation>Det här är ingen textfil och ingen känd match.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Det här är ingen textfil.</translation>
    </message>
    <message>
        <source>This is not an OGXM match.</source>
        <translation>Det här är ingen OGXM-match.</translation>
    </message>
    <message>
        <source>This is not an eXtreme Gammon file.</source>
        <translation>Det här är ingen eXtreme Gammon-fil.</translation>
    </message>
    <message>
        <source>This looks like SGF, but there is no game in it.</source>
        <translation>Det här ser ut som SGF, men det finns inget parti i det.</translation>
    </message>
    <message>
        <source>This looks like a GamesGrid match, but there is no game in it.</source>
        <translation>Det här ser ut som en GamesGrid-match, men det finns inget parti i den.</translation>
    </message>
    <message>
        <source>This looks like a JavaFIBS match, but there is no game in it.</source>
        <translation>Det här ser ut som en JavaFIBS-match, men det finns inget parti i den.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but fields of it are missing.</source>
        <translation>Det här ser ut som en Snowie-position, men fält i den saknas.</translation>
    </message>
    <message>
        <source>This looks like a Snowie position, but {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Det här ser ut som en Snowie-position, men {quote}.</translation>
    </message>
    <message>
        <source>This looks like a TrueMoneyGames match, but there is no game in it.</source>
        <translation>Det här ser ut som en TrueMoneyGames-match, men det finns inget parti i den.</translation>
    </message>
    <message>
        <source>This looks like a match file, but there is no game in it.</source>
        <translation>Det här ser ut som en matchfil, men det finns inget parti i den.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but it does not say who played.</source>
        <translation>Det här ser ut som en eXtreme Gammon-fil, men den säger inte vilka som spelade.</translation>
    </message>
    <message>
        <source>This looks like an eXtreme Gammon file, but there is no game in it.</source>
        <translation>Det här ser ut som en eXtreme Gammon-fil, men det finns inget parti i den.</translation>
    </message>
    <message>
        <source>This match record is damaged or from another program: {quote}.</source>
        <extracomment>{quote} is what the reader found, in English</extracomment>
        <translation>Matchprotokollet är skadat eller kommer från ett annat program: {quote}.</translation>
    </message>
    <message>
        <source>This match record is damaged: it is not UTF-8.</source>
        <translation>Matchprotokollet är skadat: det är inte UTF-8.</translation>
    </message>
    <message>
        <source>This match record is longer than {quote} characters.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Matchprotokollet är längre än {quote} tecken.</translation>
    </message>
    <message>
        <source>This text file has more than {quote} lines.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Textfilen har fler än {quote} rader.</translation>
    </message>
    <message>
        <source>This text file is longer than {quote} MB.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Textfilen är längre än {quote} MB.</translation>
    </message>
    <message>
        <source>This text holds no backgammon match.</source>
        <translation>Texten innehåller ingen backgammonmatch.</translation>
    </message>
    <message>
        <source>What the file says about the resignation could not be read.</source>
        <translation>Det filen säger om att ge upp kunde inte läsas.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <extracomment>&quot;it&quot; is a file, as in the next ones</extracomment>
        <translation>Du har inte rätt att läsa den.</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>parti {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>rad {number}</translation>
    </message>
    <message>
        <source>{file} was not opened.</source>
        <translation>{file} öppnades inte.</translation>
    </message>
    <message>
        <source>“{quote}” answers nothing; it was left out.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>”{quote}” är inte svar på något; det utelämnades.</translation>
    </message>
    <message>
        <source>“{quote}” is not a roll of two dice; the turn was left out.</source>
        <extracomment>{quote} is what the file has in place of two dice</extracomment>
        <translation>”{quote}” är inget slag med två tärningar; draget utelämnades.</translation>
    </message>
    <message>
        <source>“{quote}” is not understood.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>”{quote}” går inte att förstå.</translation>
    </message>
    <message>
        <source>“{quote}” was not understood and left out.</source>
        <extracomment>{quote} is a line of the file</extracomment>
        <translation>”{quote}” gick inte att förstå och utelämnades.</translation>
    </message>
    <message>
        <source>“{quote}”: the cube could not be turned here; it was set as the file says.</source>
        <extracomment>{quote} is what the file says</extracomment>
        <translation>”{quote}”: kuben kunde inte vridas här; den sattes som filen säger.</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import report</source>
        <translation>Importrapport</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Name of a list for a screen reader: what is to be said about a file</extracomment>
        <translation>Anmärkningar</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Gå med</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the search for a table</extracomment>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: see what others play</extracomment>
        <translation>&amp;Titta på</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Inbjudan</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Gå med vid ett bord</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, with Ctrl+V.</source>
        <translation>Klistra in inbjudan som du har fått (Ctrl+V).</translation>
    </message>
    <message>
        <source>The table is being looked for…</source>
        <translation>Bordet söks…</translation>
    </message>
    <message>
        <source>Watch a table</source>
        <extracomment>Title of a page, a verb</extracomment>
        <translation>Titta på ett bord</translation>
    </message>
    <message>
        <source>You are at the table; the match is seen here as soon as it begins.</source>
        <translation>Du är vid bordet; matchen syns här så snart den börjar.</translation>
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
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Analysens förlopp</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>1-ply</source>
        <extracomment>Name of a depth, a standard term: so many moves ahead; as the next ones</extracomment>
        <translation>1 ply</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 ply</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 ply</translation>
    </message>
    <message>
        <source>4-ply</source>
        <translation>4 ply</translation>
    </message>
    <message>
        <source>A cube decision has no cubeless value.</source>
        <translation>Ett kubbeslut har inget värde utan kub.</translation>
    </message>
    <message>
        <source>A first look: a match takes about a second.</source>
        <translation>En första titt: en match tar ungefär en sekund.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Acceptera</translation>
    </message>
    <message>
        <source>Analysed so far: {judged} of {plays} moves.</source>
        <extracomment>Sentence: an analysis judges {judged} of {plays} moves of a match</extracomment>
        <translation>Analyserat hittills: {judged} av {plays} drag.</translation>
    </message>
    <message>
        <source>Analysing the decision</source>
        <extracomment>Beside a bar that only moves: one decision is being judged</extracomment>
        <translation>Analyserar beslutet</translation>
    </message>
    <message>
        <source>Both players are closed out.</source>
        <translation>Båda spelarna är utestängda.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <translation>Båda spelarna har brickor på samma fält.</translation>
    </message>
    <message>
        <source>Close plays by the roll after them. The usual choice for games with a network of their own.</source>
        <translation>Jämna drag bedöms efter slaget därpå. Det vanliga valet för spel med ett eget nätverk.</translation>
    </message>
    <message>
        <source>Deeper still: a match takes many minutes.</source>
        <translation>Ännu djupare: en match tar många minuter.</translation>
    </message>
    <message>
        <source>Deepest</source>
        <extracomment>The same in one word, on a small button</extracomment>
        <translation>Djupast</translation>
    </message>
    <message>
        <source>Deepest analyses</source>
        <extracomment>Short, on a button: each decision is shown by the analysis that looked deepest at it</extracomment>
        <translation>Djupaste analyserna</translation>
    </message>
    <message>
        <source>Every close play at 3-ply, which equals the level “World class”.</source>
        <translation>Varje jämnt drag med 3 ply, vilket motsvarar nivån ”Världsklass”.</translation>
    </message>
    <message>
        <source>Every position of this game is solved: there is nothing deeper.</source>
        <translation>Varje position i det här spelet är löst: det finns inget djupare.</translation>
    </message>
    <message>
        <source>Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.</source>
        <translation>Allt med 2 ply, och 3 ply där det kan ändra bedömningen. Det vanliga valet.</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>Name of a depth: every position of a game is solved</extracomment>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>In the match</source>
        <extracomment>Heading of a judgement: it is about what was decided in the match, not about the answer</extracomment>
        <translation>I matchen</translation>
    </message>
    <message>
        <source>It comes back only when its file is opened again; this cannot be undone.</source>
        <translation>Den kommer tillbaka bara när dess fil öppnas igen; det här kan inte ångras.</translation>
    </message>
    <message>
        <source>Longer rollouts</source>
        <translation>Längre rollouter</translation>
    </message>
    <message>
        <source>Longest rollouts</source>
        <translation>De längsta rollouterna</translation>
    </message>
    <message>
        <source>Luck of the roll: {luck}</source>
        <extracomment>Label of a figure: what the roll gained</extracomment>
        <translation>Slagets tur: {luck}</translation>
    </message>
    <message>
        <source>No Crawford game is possible at this score.</source>
        <translation>Inget Crawfordparti är möjligt vid den här ställningen.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Inget beslut här.</translation>
    </message>
    <message>
        <source>No engine here can analyse these games by these rules: {games}. Hints work in every game.</source>
        <extracomment>Two sentences. {games} is a list of names of games</extracomment>
        <translation>Ingen motor här kan analysera dessa spel med dessa regler: {games}. Tips fungerar i alla spel.</translation>
    </message>
    <message>
        <source>Nobody is on roll.</source>
        <translation>Ingen är på slag.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse… below, or F7.</source>
        <translation>Inte analyserat ännu: tryck på Analysera… nedan, eller F7.</translation>
    </message>
    <message>
        <source>One decision is analysed at once.</source>
        <extracomment>How long one decision takes, as the next ones</extracomment>
        <translation>Ett beslut analyseras genast.</translation>
    </message>
    <message>
        <source>One decision takes some seconds, at most about a minute.</source>
        <translation>Ett beslut tar några sekunder, högst ungefär en minut.</translation>
    </message>
    <message>
        <source>One decision takes some seconds.</source>
        <translation>Ett beslut tar några sekunder.</translation>
    </message>
    <message>
        <source>One decision takes up to some minutes.</source>
        <translation>Ett beslut tar upp till några minuter.</translation>
    </message>
    <message>
        <source>Opening roll</source>
        <translation>Öppningsslag</translation>
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
        <translation>Passa</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Quick and fair: a match takes a few seconds.</source>
        <translation>Snabbt och rimligt: en match tar några sekunder.</translation>
    </message>
    <message>
        <source>Remove the analysis {analysis}?</source>
        <extracomment>Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply</extracomment>
        <translation>Ta bort analysen {analysis}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>Rollout {trials}</source>
        <extracomment>How a decision was judged: by a rollout with so many trials, as in: Rollout 1296</extracomment>
        <translation>Rollout {trials}</translation>
    </message>
    <message>
        <source>Rollouts are played by the rules of backgammon, and this match has other rules.</source>
        <extracomment>trials are the games of a rollout, played to the end to judge a position</extracomment>
        <translation>Rollouter spelas efter backgammons regler, och den här matchen har andra regler.</translation>
    </message>
    <message>
        <source>Short rollouts</source>
        <translation>Korta rollouter</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Row: what may be answered to a double, a verb; as the next one</extracomment>
        <translation>Ta</translation>
    </message>
    <message>
        <source>The cost of a resignation is only known in matches with the Crawford rule.</source>
        <translation>Vad en uppgivning kostar är bara känt i matcher med Crawfordregeln.</translation>
    </message>
    <message>
        <source>The engine could not analyse anything here.</source>
        <translation>Motorn kunde inte analysera något här.</translation>
    </message>
    <message>
        <source>The engine does not know {game}.</source>
        <extracomment>{game} is the name of a game</extracomment>
        <translation>Motorn känner inte till {game}.</translation>
    </message>
    <message>
        <source>The engine failed ({quote}).</source>
        <extracomment>{quote} is a technical reason, in English</extracomment>
        <translation>Motorn misslyckades ({quote}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Motorn stannade oväntat.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>The game may end within the next two rolls.</source>
        <translation>Partiet kan ta slut inom de två närmaste slagen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Matchen är slut.</translation>
    </message>
    <message>
        <source>The networks that judge {games} look {depth} deep at most.</source>
        <extracomment>Sentence. {games} is a list of names of games; network: a neural network trained for one game {depth} is the name of a depth, such as 2-ply</extracomment>
        <translation>Nätverken som bedömer {games} ser högst {depth} djupt.</translation>
    </message>
    <message>
        <source>The player on roll has no cube decision.</source>
        <translation>Spelaren på slag har inget kubbeslut.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Protokollet slutar här.</translation>
    </message>
    <message>
        <source>The strong engine does not load: {quote}.</source>
        <extracomment>{quote} is what the system says, in English</extracomment>
        <translation>Den starka motorn kan inte laddas: {quote}.</translation>
    </message>
    <message>
        <source>There are {quote} checkers a side, not 15.</source>
        <extracomment>{quote} is a number</extracomment>
        <translation>Det är {quote} brickor per sida, inte 15.</translation>
    </message>
    <message>
        <source>There was nothing left to analyse.</source>
        <translation>Det fanns inget kvar att analysera.</translation>
    </message>
    <message>
        <source>This analysis says nothing about this moment.</source>
        <translation>Den här analysen säger inget om det här ögonblicket.</translation>
    </message>
    <message>
        <source>This answer would be the opponent&apos;s mistake.</source>
        <translation>Det svaret vore motståndarens misstag.</translation>
    </message>
    <message>
        <source>This move is illegal: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence: a move was left out, or nobody knows how it was made</extracomment>
        <translation>Det här draget är otillåtet: det bedöms inte, och matchen fortsatte efter det.</translation>
    </message>
    <message>
        <source>To have it again, the match has to be analysed again.</source>
        <translation>För att få den igen måste matchen analyseras på nytt.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <extracomment>Name of a depth: the whole match is analysed, and then what is unclear once more</extracomment>
        <translation>Två omgångar</translation>
    </message>
    <message>
        <source>Two rounds, then long rollouts of what is close: hours.</source>
        <translation>Två omgångar, sedan långa rollouter av det som är jämnt: timmar.</translation>
    </message>
    <message>
        <source>Two rounds, then rollouts of what is close: most of an hour.</source>
        <translation>Två omgångar, sedan rollouter av det som är jämnt: nästan en timme.</translation>
    </message>
    <message>
        <source>Two rounds, then short rollouts of what is close: minutes.</source>
        <translation>Två omgångar, sedan korta rollouter av det som är jämnt: minuter.</translation>
    </message>
    <message>
        <source>What is still close by the next two rolls, as deep as the network of this game looks.</source>
        <translation>Det som fortfarande är jämnt efter de två närmaste slagen, så djupt som spelets nätverk ser.</translation>
    </message>
    <message>
        <source>What the engine knows of this game cannot be read ({quote}).</source>
        <extracomment>{quote} is the name of a file, or what the system says</extracomment>
        <translation>Det som motorn vet om det här spelet kan inte läsas ({quote}).</translation>
    </message>
    <message>
        <source>What the network of this game says at once: a few seconds.</source>
        <extracomment>network is a neural network trained for one game</extracomment>
        <translation>Det som spelets nätverk säger direkt: några sekunder.</translation>
    </message>
    <message>
        <source>With deeper analyses</source>
        <extracomment>Title in front of the performance ratings of both players, which stand above without those looks</extracomment>
        <translation>Med djupare analyser</translation>
    </message>
    <message>
        <source>Your roll</source>
        <extracomment>Title: it is the turn of the player who reads this, and there is no choice but to roll</extracomment>
        <translation>Ditt slag</translation>
    </message>
    <message>
        <source>a blunder, costs {cost}</source>
        <translation>en blunder, kostar {cost}</translation>
    </message>
    <message>
        <source>an error, costs {cost}</source>
        <translation>ett fel, kostar {cost}</translation>
    </message>
    <message>
        <source>answer to the beaver</source>
        <extracomment>Title of a decision, after the name of the player who has to answer, as the next ones</extracomment>
        <translation>svar på beavern</translation>
    </message>
    <message>
        <source>answer to the double</source>
        <extracomment>Title of a decision, after the name of the player who has to answer</extracomment>
        <translation>svar på dubblingen</translation>
    </message>
    <message>
        <source>answer to the otter</source>
        <translation>svar på ottern</translation>
    </message>
    <message>
        <source>answer to the raccoon</source>
        <translation>svar på raccoonen</translation>
    </message>
    <message>
        <source>answer to the redouble</source>
        <translation>svar på redubblingen</translation>
    </message>
    <message>
        <source>answer to the resignation</source>
        <extracomment>Title of a decision, behind the name of the player who has to answer</extracomment>
        <translation>svar på uppgivningen</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <extracomment>Behind a decision: what it gave away; {cost} is a number. Short, as the next ones</extracomment>
        <translation>kostar {cost}</translation>
    </message>
    <message>
        <source>double?</source>
        <extracomment>Title of a decision, behind the name of a player: to double or not</extracomment>
        <translation>dubbla?</translation>
    </message>
    <message>
        <source>doubtful, costs {cost}</source>
        <translation>tveksamt, kostar {cost}</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>få beslut</translation>
    </message>
    <message>
        <source>names a double</source>
        <extracomment>Title of a decision, behind the name of a player: which double to play</extracomment>
        <translation>anger en dubbel</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>Title of a decision, behind the name of a player: to give up the game or not</extracomment>
        <translation>uppgivning</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Behind a decision that gave nothing away</extracomment>
        <translation>rätt</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <extracomment>Label of a figure of a rollout, a standard term. {error} is a number such as 0.004</extracomment>
        <translation>standardfel {error}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Note behind the name of an analysis</extracomment>
        <translation>oavslutad</translation>
    </message>
    <message>
        <source>wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})</source>
        <extracomment>Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice</extracomment>
        <translation>vinner {win} (gammon {win_gammon}), förlorar {lose} (gammon {lose_gammon})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4</extracomment>
        <translation>{low} till {high}</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <extracomment>Title: {name} has no choice but to roll</extracomment>
        <translation>{name} ska slå</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <extracomment>A player and the performance rating, as in: Anna 5.3</extracomment>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{name} {rating} (few decisions)</source>
        <extracomment>A player and a performance rating that says little, as in: Anna 5.3 (few decisions)</extracomment>
        <translation>{name} {rating} (få beslut)</translation>
    </message>
    <message>
        <source>{play} is an illegal move: it is not judged, and the match went on after it.</source>
        <extracomment>Sentence. {play} is as it was written down, such as 24/13</extracomment>
        <translation>{play} är ett otillåtet drag: det bedöms inte, och matchen fortsatte efter det.</translation>
    </message>
    <message>
        <source>{share} analysed</source>
        <extracomment>Beside a bar of progress: so much of the match is analysed; {share} as in 45 %</extracomment>
        <translation>{share} analyserat</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>&amp;Deeper</source>
        <extracomment>Button: have this decision judged by a deeper look. Short</extracomment>
        <translation>&amp;Djupare</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: end an analysis</extracomment>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Analyse the decisions of this match (F7)</source>
        <translation>Analysera besluten i den här matchen (F7)</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analysera…</translation>
    </message>
    <message>
        <source>Choices in this position</source>
        <translation>Val i den här positionen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Analysens förlopp</translation>
    </message>
    <message>
        <source>Stop the analysis; what is analysed is kept (Shift+F7)</source>
        <translation>Stoppa analysen; det som är analyserat sparas (Skift+F7)</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>Decide on the board: it is judged as it comes.</source>
        <translation>Fatta beslutet på brädet: det bedöms direkt.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>5-point holding game</source>
        <translation>Holding game på 5-fältet</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-fältsspel</translation>
    </message>
    <message>
        <source>Black answers White&apos;s double with a beaver.</source>
        <translation>Svart svarar på Vits dubbling med en beaver.</translation>
    </message>
    <message>
        <source>Black answers the beaver with a raccoon.</source>
        <translation>Svart svarar på beavern med en raccoon.</translation>
    </message>
    <message>
        <source>Black doubles.</source>
        <translation>Svart dubblar.</translation>
    </message>
    <message>
        <source>Black has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Svart har {dice} att spela.</translation>
    </message>
    <message>
        <source>Black is on roll.</source>
        <translation>Svart är på slag.</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Svart äger kuben på {value}.</translation>
    </message>
    <message>
        <source>Black to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Svart ska spela {dice}</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <translation>Svart ska slå</translation>
    </message>
    <message>
        <source>Black&apos;s answer</source>
        <translation>Svarts svar</translation>
    </message>
    <message>
        <source>Black&apos;s cube</source>
        <translation>Svarts kub</translation>
    </message>
    <message>
        <source>Both players are on the bar in front of a closed board.</source>
        <translation>Båda spelarna är på baren framför ett stängt bo.</translation>
    </message>
    <message>
        <source>Both players have checkers on the same point.</source>
        <extracomment>Why a position that somebody sets up cannot be judged, as the next ones</extracomment>
        <translation>Båda spelarna har brickor på samma fält.</translation>
    </message>
    <message>
        <source>Checkers cannot lie like this in this game.</source>
        <translation>Brickorna kan inte ligga så i det här spelet.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tomt bräde</translation>
    </message>
    <message>
        <source>Last six checkers</source>
        <translation>De sex sista brickorna</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Undersöker positionen…</translation>
    </message>
    <message>
        <source>Loses {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player loses, with gammons and backgammons; all in per cent</extracomment>
        <translation>Förlorar {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>Nackgammon</source>
        <translation>Nackgammon</translation>
    </message>
    <message>
        <source>Neither player can ever move from here.</source>
        <translation>Ingen av spelarna kan någonsin flytta härifrån.</translation>
    </message>
    <message>
        <source>Nothing can be decided in this position.</source>
        <translation>Ingenting kan beslutas i den här positionen.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>What a player can do who may not double, a verb: roll the dice</extracomment>
        <translation>Slå</translation>
    </message>
    <message>
        <source>Similar</source>
        <extracomment>Name of a panel: positions of other matches that are like this one. Short</extracomment>
        <translation>Liknande</translation>
    </message>
    <message>
        <source>Start of this game</source>
        <extracomment>Menu entry: a position to begin with, as the next ones</extracomment>
        <translation>Det här spelets start</translation>
    </message>
    <message>
        <source>That offer of the cube is not allowed here.</source>
        <translation>Det kuberbjudandet är inte tillåtet här.</translation>
    </message>
    <message>
        <source>The board stays as it is: {fault}</source>
        <extracomment>{fault} is what is wrong with the text of a position, in English</extracomment>
        <translation>Brädet förblir som det är: {fault}</translation>
    </message>
    <message>
        <source>The cube is centred at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Kuben är i mitten på {value}.</translation>
    </message>
    <message>
        <source>The game is over: Black has won it.</source>
        <translation>Partiet är slut: Svart har vunnit det.</translation>
    </message>
    <message>
        <source>The game is over: White has won it.</source>
        <translation>Partiet är slut: Vit har vunnit det.</translation>
    </message>
    <message>
        <source>The game is over: it is drawn.</source>
        <translation>Partiet är slut: det är oavgjort.</translation>
    </message>
    <message>
        <source>There is no XGID, GNU Backgammon ID or bgdesk text in it; the board stays as it is.</source>
        <translation>Där finns inget XGID, GNU Backgammon-ID eller text från bgdesk; brädet förblir som det är.</translation>
    </message>
    <message>
        <source>There is no checker on the board.</source>
        <translation>Det finns ingen bricka på brädet.</translation>
    </message>
    <message>
        <source>There is no cube in the Crawford game.</source>
        <translation>Det finns ingen kub i Crawfordpartiet.</translation>
    </message>
    <message>
        <source>There is no cube in this match.</source>
        <translation>Det finns ingen kub i den här matchen.</translation>
    </message>
    <message>
        <source>White answers Black&apos;s double with a beaver.</source>
        <translation>Vit svarar på Svarts dubbling med en beaver.</translation>
    </message>
    <message>
        <source>White answers the beaver with a raccoon.</source>
        <translation>Vit svarar på beavern med en raccoon.</translation>
    </message>
    <message>
        <source>White doubles.</source>
        <translation>Vit dubblar.</translation>
    </message>
    <message>
        <source>White has {dice} to play.</source>
        <extracomment>{dice} is a roll, as in 6-1</extracomment>
        <translation>Vit har {dice} att spela.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Vit är på slag.</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence; {value} is the number on the doubling cube</extracomment>
        <translation>Vit äger kuben på {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Title; {dice} is a roll</extracomment>
        <translation>Vit ska spela {dice}</translation>
    </message>
    <message>
        <source>White to roll</source>
        <extracomment>Title: it is this player&apos;s turn, and there is no cube to turn</extracomment>
        <translation>Vit ska slå</translation>
    </message>
    <message>
        <source>White&apos;s answer</source>
        <extracomment>Title</extracomment>
        <translation>Vits svar</translation>
    </message>
    <message>
        <source>White&apos;s cube</source>
        <extracomment>Title: whether to double before the roll</extracomment>
        <translation>Vits kub</translation>
    </message>
    <message>
        <source>Wins {win} · gammons {gammon} · backgammons {backgammon}</source>
        <extracomment>How often a player wins, with gammons and backgammons; all in per cent</extracomment>
        <translation>Vinner {win} · gammon {gammon} · backgammon {backgammon}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was played in the match. Short</extracomment>
        <translation>spelat</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>Note behind a play (a noun that it agrees with): it was made to be tried. Short</extracomment>
        <translation>provat</translation>
    </message>
    <message>
        <source>{points} back game</source>
        <extracomment>Menu entry: a back game by the two points that are held, as in 1-3</extracomment>
        <translation>backgame {points}</translation>
    </message>
</context>
<context>
    <name>LabCounts</name>
    <message numerus="yes">
        <source>%n black checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n svart bricka är ute fast andra inte är hemma.</numerusform>
            <numerusform>%n svarta brickor är ute fast andra inte är hemma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s) are off although others are not home.</source>
        <extracomment>Something that is odd but allowed in a position that somebody sets up</extracomment>
        <translation>
            <numerusform>%n vit bricka är ute fast andra inte är hemma.</numerusform>
            <numerusform>%n vita brickor är ute fast andra inte är hemma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player has all %n point(s) of this match already.</source>
        <translation>
            <numerusform>En spelare har redan matchens %n poäng.</numerusform>
            <numerusform>En spelare har redan alla matchens %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Svart har %n bricka, vilket inte går i det här spelet.</numerusform>
            <numerusform>Svart har %n brickor, vilket inte går i det här spelet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules agreed on allow %n checker(s) on a point.</source>
        <translation>
            <numerusform>De avtalade reglerna tillåter %n bricka på ett fält.</numerusform>
            <numerusform>De avtalade reglerna tillåter %n brickor på ett fält.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n black checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Facket saknar %n svart bricka: ta först bort några från brädet.</numerusform>
            <numerusform>Facket saknar %n svarta brickor: ta först bort några från brädet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tray lacks %n white checker(s): take some off the board first.</source>
        <extracomment>Why fewer checkers were set than somebody wanted</extracomment>
        <translation>
            <numerusform>Facket saknar %n vit bricka: ta först bort några från brädet.</numerusform>
            <numerusform>Facket saknar %n vita brickor: ta först bort några från brädet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n checker(s), which this game does not have.</source>
        <translation>
            <numerusform>Vit har %n bricka, vilket inte går i det här spelet.</numerusform>
            <numerusform>Vit har %n brickor, vilket inte går i det här spelet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Gör om det (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make moves on the board as in a game (P); again: set up</source>
        <translation>Gör drag på brädet som i ett parti (P); igen: ställ upp</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button, a verb: make the change again that was taken back</extracomment>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Title of the page on which positions are set up</extracomment>
        <translation>Uppställning</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Ta tillbaka den senaste ändringen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>Button that stays down, a verb: make a move on the board by the rules, to see what it is worth</extracomment>
        <translation>Prova ett drag</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>What is set up here is kept (Esc)</source>
        <translation>Det som är uppställt här sparas (Esc)</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Colour of a click</source>
        <extracomment>Name of two buttons, and their label: a click on the board sets checkers of this colour</extracomment>
        <translation>Klickets färg</translation>
    </message>
    <message>
        <source>Position laboratory</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Positionslaboratorium</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: take the last change back</extracomment>
        <translation>Ångra</translation>
    </message>
</context>
<context>
    <name>LabPanels</name>
    <message>
        <source>About this position</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Om den här positionen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <extracomment>Name of a panel: the plays or cube actions that can be chosen among. Short</extracomment>
        <translation>Kandidater</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a panel: the doubling cube. Short</extracomment>
        <translation>Kub</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a panel: formulas for races. Short</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Name of a panel: what each of the next rolls is worth. Short</extracomment>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Name of a panel: what is best at each score of a match. Short</extracomment>
        <translation>Ställningar</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a panel: the rolls that hit. Short</extracomment>
        <translation>Skott</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>You have not finished a match against the computer yet. Play one: its result will be here.</source>
        <translation>Du har inte avslutat någon match mot datorn ännu. Spela en: resultatet visas här.</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <extracomment>The share of matches won, and between what it is with 90 %; all are such as 60 %</extracomment>
        <translation>{share} ({low} till {high})</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>A result. {won} and {played} are numbers of matches</extracomment>
        <translation>{won} av {played}</translation>
    </message>
</context>
<context>
    <name>LadderDialog</name>
    <message>
        <source>&amp;Play…</source>
        <extracomment>Button: begin a match against the opponent that is chosen in a list</extracomment>
        <translation>&amp;Spela…</translation>
    </message>
    <message>
        <source>It is nearly certain that you win more than half of the matches.</source>
        <translation>Det är nästan säkert att du vinner mer än hälften av matcherna.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Results against opponents</source>
        <extracomment>Title of a dialog: matches won and lost</extracomment>
        <translation>Resultat mot motståndare</translation>
    </message>
    <message>
        <source>Share (90 % interval)</source>
        <extracomment>Head of a column: the share of the matches that were won</extracomment>
        <translation>Andel (90 %-intervall)</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Head of a column: how well it plays</extracomment>
        <translation>Styrka</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Vunna</translation>
    </message>
</context>
<context>
    <name>LateEntryDialog</name>
    <message>
        <source>A person at this computer</source>
        <extracomment>A choice: somebody who plays at this computer</extracomment>
        <translation>En person vid den här datorn</translation>
    </message>
    <message>
        <source>Computer player: {level}</source>
        <extracomment>A choice: a computer player. {level} is how well it plays</extracomment>
        <translation>Datorspelare: {level}</translation>
    </message>
    <message>
        <source>Late entry</source>
        <extracomment>Title of a dialog: one more player takes part in a tournament that has begun</extracomment>
        <translation>Sen anmälan</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Who comes late</source>
        <translation>Vem kommer sent</translation>
    </message>
    <message>
        <source>Who comes late? They play from the next round on.</source>
        <translation>Vem kommer sent? Spelaren är med från och med nästa rond.</translation>
    </message>
    <message>
        <source>Who comes late? They play in the place of a bye.</source>
        <translation>Vem kommer sent? Spelaren tar en frironds plats.</translation>
    </message>
</context>
<context>
    <name>LeadCard</name>
    <message numerus="yes">
        <source>%n match(es) more…</source>
        <translation>
            <numerusform>%n match till…</numerusform>
            <numerusform>%n matcher till…</numerusform>
        </translation>
    </message>
    <message>
        <source>End it…</source>
        <extracomment>Button, a verb: end a match before it is over</extracomment>
        <translation>Avsluta…</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Button: opens the help</extracomment>
        <translation>Så spelar man</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Ny match…</translation>
    </message>
    <message>
        <source>Once more?</source>
        <extracomment>Heading: what was played last can be played once more</extracomment>
        <translation>En gång till?</translation>
    </message>
    <message>
        <source>One click starts it. You can stop any time and continue later: nothing is lost.</source>
        <translation>Ett klick startar den. Du kan sluta när som helst och fortsätta senare: inget går förlorat.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: begin the first match</extracomment>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button, a verb: the same match once more</extracomment>
        <translation>Spela igen</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button, a verb: go on with a match</extracomment>
        <translation>Återuppta</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>Heading above a match that can be gone on with</extracomment>
        <translation>Pågår</translation>
    </message>
    <message>
        <source>Under way · {day}</source>
        <extracomment>Heading above a match that can be gone on with. {day} is a day, as in: today</extracomment>
        <translation>Pågår · {day}</translation>
    </message>
    <message>
        <source>Your first match</source>
        <extracomment>Heading for somebody who starts the program for the first time</extracomment>
        <translation>Din första match</translation>
    </message>
</context>
<context>
    <name>LeagueFields</name>
    <message>
        <source>All</source>
        <extracomment>In a number box: every evening of the league counts</extracomment>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <extracomment>Label of a number: so many evenings of a league count, the best ones</extracomment>
        <translation>Kvällar som räknas</translation>
    </message>
    <message>
        <source>League</source>
        <extracomment>Label of a field: the league in which a tournament counts</extracomment>
        <translation>Liga</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In an empty field: the name of a league can be written here</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>Label of a field: what each place counts in a league</extracomment>
        <translation>Poäng efter placering</translation>
    </message>
    <message>
        <source>Points in the league by place, such as {example}</source>
        <extracomment>Name of a field for a screen reader. {example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Poäng i ligan efter placering, till exempel {example}</translation>
    </message>
    <message>
        <source>The points of the places are numbers, such as {example}.</source>
        <extracomment>{example} is such as 10-7-5-3-2-1</extracomment>
        <translation>Placeringarnas poäng är tal, till exempel {example}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: double, take</extracomment>
        <translation>Bäst: {choice}</translation>
    </message>
    <message>
        <source>Cube: {found} of {total}</source>
        <extracomment>How many of the questions about the cube were answered well</extracomment>
        <translation>Kub: {found} av {total}</translation>
    </message>
    <message>
        <source>Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.</source>
        <translation>Fatta beslutet på brädet, som i ett parti. S visar svaret, K hoppar över det, Esc avslutar.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Dubbla eller inte?</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>How it went with a question, as the next ones. Short</extracomment>
        <translation>Hittat</translation>
    </message>
    <message>
        <source>Found later</source>
        <translation>Hittat senare</translation>
    </message>
    <message>
        <source>Found, though not at once.</source>
        <translation>Hittat, men inte genast.</translation>
    </message>
    <message>
        <source>Found: close enough.</source>
        <translation>Hittat: tillräckligt nära.</translation>
    </message>
    <message>
        <source>Found: that is best.</source>
        <translation>Hittat: det är bäst.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Where in a match a decision was made. Short</extracomment>
        <translation>Parti {number}</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double. {cost} is an equity</extracomment>
        <translation>I matchen valde du {answer}, vilket kostade {cost}.</translation>
    </message>
    <message>
        <source>In the match you chose {answer}, which was right.</source>
        <extracomment>Sentence; {answer} is a play, or such as: double</extracomment>
        <translation>I matchen valde du {answer}, vilket var rätt.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which cost {cost}.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity</extracomment>
        <translation>I matchen valde {name} {answer}, vilket kostade {cost}.</translation>
    </message>
    <message>
        <source>In the match {name} chose {answer}, which was right.</source>
        <extracomment>Sentence; {name} is a player, {answer} a play, or such as: double</extracomment>
        <translation>I matchen valde {name} {answer}, vilket var rätt.</translation>
    </message>
    <message>
        <source>Moves: {found} of {total}</source>
        <extracomment>How many of the questions about moves were answered well</extracomment>
        <translation>Drag: {found} av {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Inte hittat</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Inte hittat.</translation>
    </message>
    <message>
        <source>Redouble, or not?</source>
        <extracomment>Questions: should the player who is on roll turn the cube?</extracomment>
        <translation>Redubbla eller inte?</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Överhoppat</translation>
    </message>
    <message>
        <source>Take, or pass?</source>
        <extracomment>Question to a player who was doubled</extracomment>
        <translation>Ta eller passa?</translation>
    </message>
    <message>
        <source>Take, pass, or turn the cube again?</source>
        <extracomment>Question to a player who was doubled and may beaver</extracomment>
        <translation>Ta, passa eller vrida kuben igen?</translation>
    </message>
    <message>
        <source>The engine looks at your answer…</source>
        <translation>Motorn undersöker ditt svar…</translation>
    </message>
    <message>
        <source>There is better: {answer} gives away {cost}.</source>
        <extracomment>Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity</extracomment>
        <translation>Det finns bättre: {answer} ger bort {cost}.</translation>
    </message>
    <message>
        <source>This answer could not be judged. Give another one, or have it shown.</source>
        <translation>Det svaret kunde inte bedömas. Ge ett annat, eller be att få se det rätta.</translation>
    </message>
    <message>
        <source>This match is not analysed yet: after that you can learn from it.</source>
        <translation>Den här matchen är inte analyserad ännu: efter det kan du lära av den.</translation>
    </message>
    <message>
        <source>What is the best move?</source>
        <extracomment>Question about a position with dice</extracomment>
        <translation>Vilket är det bästa draget?</translation>
    </message>
    <message>
        <source>You decide once more where errors were made. Some right decisions are among them, and nothing gives the answer away before you have given yours.</source>
        <translation>Du bestämmer en gång till där det blev fel. Några rätta beslut finns bland dem, och inget avslöjar svaret innan du har gett ditt.</translation>
    </message>
    <message>
        <source>You found {found} of {total}</source>
        <extracomment>Title: how many of the questions were answered well</extracomment>
        <translation>Du hittade {found} av {total}</translation>
    </message>
    <message>
        <source>You had to decide here.</source>
        <extracomment>Sentence: whose decision it was</extracomment>
        <translation>Du skulle besluta här.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <extracomment>What was answered, which was best; {answer} is a play, or such as: double</extracomment>
        <translation>Ditt svar: {answer}</translation>
    </message>
    <message>
        <source>Your answer: {answer}, -{cost}</source>
        <extracomment>What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away</extracomment>
        <translation>Ditt svar: {answer}, -{cost}</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>What was decided: the player rolled and did not double, or did, a noun or verb</extracomment>
        <translation>dubbla</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>ingen dubbling</translation>
    </message>
    <message>
        <source>no redouble</source>
        <translation>ingen redubbling</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble</source>
        <extracomment>What was decided: the player rolled and did not turn the own cube, or did, a noun or verb</extracomment>
        <translation>redubbla</translation>
    </message>
    <message>
        <source>take</source>
        <translation>take</translation>
    </message>
    <message>
        <source>{name} had to decide here.</source>
        <extracomment>Sentence: whose decision it was; {name} is a player</extracomment>
        <translation>{name} skulle besluta här.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Title: which question of how many, as in: 3 of 9</extracomment>
        <translation>{number} av {total}</translation>
    </message>
</context>
<context>
    <name>LearnCounts</name>
    <message numerus="yes">
        <source>%n error(s) that cost {cost} or more.</source>
        <extracomment>Sentence: how many errors are asked about; {cost} is what each cost at least</extracomment>
        <translation>
            <numerusform>%n fel som kostar {cost} eller mer.</numerusform>
            <numerusform>%n fel som kostar {cost} eller mer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again the %n you missed</source>
        <extracomment>Button, a verb: be asked again about the decisions that one did not find</extracomment>
        <translation>
            <numerusform>Igen det %n du missade</numerusform>
            <numerusform>Igen de %n du missade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have found %n of them before.</source>
        <extracomment>Sentence: how many of the errors of a match one found when one was asked before</extracomment>
        <translation>
            <numerusform>Du har hittat %n av dem förut.</numerusform>
            <numerusform>Du har hittat %n av dem förut.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPanel</name>
    <message>
        <source>Analyse…</source>
        <extracomment>Button, a verb: have the match judged</extracomment>
        <translation>Analysera…</translation>
    </message>
    <message>
        <source>Learning from this match</source>
        <extracomment>Names for a screen reader: a panel, where one is asked what to do in a match, and a bar in it</extracomment>
        <translation>Lär av den här matchen</translation>
    </message>
    <message>
        <source>Questions so far</source>
        <translation>Frågor hittills</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>Button, a verb: have it told what is best</extracomment>
        <translation>Visa svaret</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: be asked the first question</extracomment>
        <translation>Starta</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button, a verb: give another answer</extracomment>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Whose errors</source>
        <extracomment>Name of a choice for a screen reader: of which player the errors are asked about</extracomment>
        <translation>Vems fel</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Both</source>
        <extracomment>A choice: the errors of both players. Short</extracomment>
        <translation>Båda</translation>
    </message>
    <message>
        <source>Learn from this match</source>
        <extracomment>Title: one is asked about the errors of a match</extracomment>
        <translation>Lär av den här matchen</translation>
    </message>
    <message>
        <source>Me</source>
        <extracomment>A choice: the errors of the player who reads this. Short</extracomment>
        <translation>Jag</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Games of the session</source>
        <translation>Sessionens partier</translation>
    </message>
    <message>
        <source>Games:</source>
        <extracomment>Label of a field: how many games a session has</extracomment>
        <translation>Partier:</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Typ av spel</translation>
    </message>
    <message>
        <source>Money session</source>
        <translation>Moneysession</translation>
    </message>
    <message>
        <source>Other length:</source>
        <translation>Annan längd:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Name of a field for a screen reader: how many points win the match</extracomment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Poängmatch</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Matchens poäng</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Obegränsad</translation>
    </message>
</context>
<context>
    <name>LensDialog</name>
    <message>
        <source>Cube</source>
        <extracomment>Name of a page: the doubling cube. Short</extracomment>
        <translation>Kub</translation>
    </message>
    <message>
        <source>Lenses</source>
        <extracomment>Title of a window: the decision on the board seen in several ways</extracomment>
        <translation>Linser</translation>
    </message>
    <message>
        <source>Next rolls</source>
        <extracomment>Name of a page: what each of the next rolls is worth. Short</extracomment>
        <translation>Nästa slag</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>Name of a page: formulas for races. Short</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a page: what is best at other scores. Short</extracomment>
        <translation>Ställningslins</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a page: the rolls that hit. Short</extracomment>
        <translation>Skott</translation>
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
        <translation>Efter</translation>
    </message>
    <message>
        <source>After the roll it is ± {percent}, the tinted band.</source>
        <extracomment>{percent} is a standard deviation of the chance to win, the band around the line of that chance</extracomment>
        <translation>Efter slaget är den ± {percent}, det tonade bandet.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Not all checkers are home: the way there is tried out many times, so an EPC may be off by {error}; from there on rolls are exact. One-sided: both play for the fewest rolls, and the cube is judged by a model.</source>
        <extracomment>{error} is a number of pips</extracomment>
        <translation>Allt detta gäller moneyspel, före slaget. Alla brickor är inte hemma: vägen dit prövas många gånger, så en EPC kan slå fel med {error}; därifrån är slagen exakta. Ensidigt: båda spelar för så få slag som möjligt, och kuben bedöms med en modell.</translation>
    </message>
    <message>
        <source>All this is for money play, before the roll. Rolls are exact for who plays for the fewest on average. One-sided: both play so, and the cube is judged by a model.</source>
        <translation>Allt detta gäller moneyspel, före slaget. Slagen är exakta för den som spelar för så få som möjligt i snitt. Ensidigt: båda spelar så, och kuben bedöms med en modell.</translation>
    </message>
    <message>
        <source>Any blot</source>
        <extracomment>All blots together</extracomment>
        <translation>Valfri blotta</translation>
    </message>
    <message>
        <source>At none of these scores may this player double.</source>
        <translation>Vid ingen av dessa ställningar får spelaren dubbla.</translation>
    </message>
    <message>
        <source>At {percent}</source>
        <extracomment>Head of a column: the efficiency of the cube in per cent</extracomment>
        <translation>Vid {percent}</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double, {dt} after a take and {dp} after a pass.</source>
        <extracomment>{percent} is the player&apos;s chance to win; {nd}, {dt} and {dp} are equities</extracomment>
        <translation>Vid {percent} vinster säger modellen {nd} utan att dubbla, {dt} efter en take och {dp} efter ett pass.</translation>
    </message>
    <message>
        <source>At {percent} of wins the model says {nd} without a double.</source>
        <extracomment>{percent} is the player&apos;s chance to win, {nd} an equity</extracomment>
        <translation>Vid {percent} vinster säger modellen {nd} utan att dubbla.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heads of columns: rolls that hit before something was changed, after it, and the difference</extracomment>
        <translation>Före</translation>
    </message>
    <message>
        <source>Cash point</source>
        <extracomment>Head of a row: the chance from which the opponent has to pass</extracomment>
        <translation>Cash-gräns</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: what is right with the cube</extracomment>
        <translation>Kub</translation>
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
        <translation>Död kub</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Below a table, in front of a depth such as 2-ply: how deeply its cells were judged</extracomment>
        <translation>Djup</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Skillnad</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong</extracomment>
        <translation>Katastrofer</translation>
    </message>
    <message>
        <source>Double and redouble; take</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dubbla och redubbla; take</translation>
    </message>
    <message>
        <source>Double match point</source>
        <extracomment>Beginning of a tip: both players need one point</extracomment>
        <translation>Double match point</translation>
    </message>
    <message>
        <source>Double, no redouble; take</source>
        <extracomment>What a formula for races says: the opponent takes</extracomment>
        <translation>Dubbla, ingen redubbling; take</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <extracomment>In a cell: what is right with the cube in a race. Short</extracomment>
        <translation>Dubbla, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <extracomment>In a cell: what is right with the cube in a race: not to redouble, and to take. Short</extracomment>
        <translation>Dubbla, take</translation>
    </message>
    <message>
        <source>Double; pass</source>
        <extracomment>What a formula for races says</extracomment>
        <translation>Dubbla; pass</translation>
    </message>
    <message>
        <source>Doubling point</source>
        <extracomment>Head of a row: the chance from which doubling is right</extracomment>
        <translation>Dubblingsgräns</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: effective pip count, the mean number of rolls in pips. Short</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Head of a row: what the engine says</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Estimated from the chances at the present score</source>
        <extracomment>Last line of a tip: the engine has not judged this score yet</extracomment>
        <translation>Uppskattat ur chanserna vid den nuvarande ställningen</translation>
    </message>
    <message>
        <source>Exact, cube centred: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exakt, kuben i mitten: {nd} utan att dubbla, {dt} efter en take, {dp} efter ett pass.</translation>
    </message>
    <message>
        <source>Exact, cube owned: {nd} without a redouble, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Exakt, kuben ägd: {nd} utan att redubbla, {dt} efter en take, {dp} efter ett pass.</translation>
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
        <translation>Gammonpris</translation>
    </message>
    <message>
        <source>Gammons</source>
        <extracomment>Head of a row: what gammons change about the take point</extracomment>
        <translation>Gammoner</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Head of a column: whether a figure is exact, evaluated or from a formula</extracomment>
        <translation>Hur</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market</extracomment>
        <translation>Jokrar</translation>
    </message>
    <message>
        <source>Live cube</source>
        <extracomment>Head of a column: the cube is turned at the very best moment</extracomment>
        <translation>Levande kub</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>A figure of all 36 rolls together: what they are worth on average</extracomment>
        <translation>Medel</translation>
    </message>
    <message>
        <source>Money play</source>
        <extracomment>Beginning of a tip</extracomment>
        <translation>Moneyspel</translation>
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
        <translation>Ingen dubbling</translation>
    </message>
    <message>
        <source>Nobody may double there.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Ingen får dubbla där.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <extracomment>Tip of a cell, below the score</extracomment>
        <translation>Inte bedömt ännu.</translation>
    </message>
    <message>
        <source>On roll</source>
        <extracomment>Heads of columns: the player on roll, and the opponent
----------
Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>På slag</translation>
    </message>
    <message>
        <source>One-sided</source>
        <extracomment>Head of a row: chances as if each player thought only of the own rolls</extracomment>
        <translation>Ensidigt</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column: a player&apos;s pips as a formula counts them</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pips of both players</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Price, cube turned</source>
        <extracomment>Head of a row: what a gammon is worth beside a win, once the cube has been turned</extracomment>
        <translation>Pris, kuben vriden</translation>
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
        <translation>Recube vig</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <extracomment>In a cell: what is right with the cube in a race: to redouble too, and to take. Short</extracomment>
        <translation>Redubbla, take</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: how many rolls a player needs on average. Short</extracomment>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Stakes alone</source>
        <extracomment>Head of a row: the take point with a dead cube and without gammons</extracomment>
        <translation>Bara insatserna</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>A figure of all 36 rolls together: how far they are from the mean</extracomment>
        <translation>Standardavvikelse</translation>
    </message>
    <message>
        <source>TG</source>
        <extracomment>In a narrow cell: too good to double; a standard abbreviation</extracomment>
        <translation>TG</translation>
    </message>
    <message>
        <source>Take point</source>
        <extracomment>Head of a row: the chance needed to take a double</extracomment>
        <translation>Take-gräns</translation>
    </message>
    <message>
        <source>The engine is judging…</source>
        <translation>Motorn bedömer…</translation>
    </message>
    <message>
        <source>The engine: {nd} without a double, {dt} after a take, {dp} after a pass.</source>
        <extracomment>{nd}, {dt} and {dp} are equities</extracomment>
        <translation>Motorn: {nd} utan att dubbla, {dt} efter en take, {dp} efter ett pass.</translation>
    </message>
    <message>
        <source>The exact values are being worked out…</source>
        <extracomment>The exact values of a race are not there yet</extracomment>
        <translation>De exakta värdena räknas ut…</translation>
    </message>
    <message>
        <source>The figures say by how much the best choice beats the next.</source>
        <extracomment>Below a table: what the small figures in its cells are</extracomment>
        <translation>Siffrorna säger hur mycket det bästa valet slår det näst bästa.</translation>
    </message>
    <message>
        <source>The figures say what the move that was made gives away there.</source>
        <extracomment>Below a table: what the small figures in its cells are; about the move that somebody made</extracomment>
        <translation>Siffrorna säger vad det spelade draget ger bort där.</translation>
    </message>
    <message>
        <source>The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after {rolls} of 36 rolls with at least half of the replies.</source>
        <extracomment>{pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls</extracomment>
        <translation>Marknaden tappas efter {pairs} av 1&#xa0;296 följder av ett slag och svaret ({share}), och efter {rolls} av 36 slag vid minst hälften av svaren.</translation>
    </message>
    <message>
        <source>The opponent is {away}-away</source>
        <extracomment>Tip of the head of a column: {away} points are needed to win the match</extracomment>
        <translation>Motståndaren är {away}-away</translation>
    </message>
    <message>
        <source>The opponent needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a column</extracomment>
        <translation>Motståndaren behöver 1 poäng, i Crawfordpartiet</translation>
    </message>
    <message>
        <source>The player who decides is {away}-away</source>
        <extracomment>Tip of the head of a row: {away} points are needed to win the match</extracomment>
        <translation>Spelaren som beslutar är {away}-away</translation>
    </message>
    <message>
        <source>The player who decides needs 1 point, in the Crawford game</source>
        <extracomment>Tip of the head of a row</extracomment>
        <translation>Spelaren som beslutar behöver 1 poäng, i Crawfordpartiet</translation>
    </message>
    <message>
        <source>Too good point</source>
        <extracomment>Head of a row: the chance from which playing on for a gammon is right</extracomment>
        <translation>För bra-gräns</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <extracomment>Head of a row: exact for both players together and with the cube</extracomment>
        <translation>Tvåsidigt</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: effective pip count less pips</extracomment>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Head of a column: chances of winning</extracomment>
        <translation>Vinster</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>In place of a move: there is none to make</extracomment>
        <translation>kan inte flytta</translation>
    </message>
    <message>
        <source>did hit before the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>träffade före ändringen</translation>
    </message>
    <message>
        <source>disaster: {number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>katastrof: {number} under medel eller mer</translation>
    </message>
    <message>
        <source>double and pass after {count} of 36 replies</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: a double has to be passed then</extracomment>
        <translation>dubbla och pass efter {count} av 36 svar</translation>
    </message>
    <message>
        <source>double and take after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double and to take is right then</extracomment>
        <translation>dubbla och take efter {count}</translation>
    </message>
    <message>
        <source>evaluated</source>
        <extracomment>In a cell: this figure was evaluated, by the engine or by trying out. Short</extracomment>
        <translation>bedömt</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>In a cell: this figure is exact. Short</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>In a cell: this figure is from a formula. Short</extracomment>
        <translation>formel</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>In a cell: this roll did hit before, and does not any more. Short</extracomment>
        <translation>träff</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>In a cell: this roll hits now and did not before. Short
----------
In a cell: this roll hits. Short</extracomment>
        <translation>träffar</translation>
    </message>
    <message>
        <source>hits 2</source>
        <extracomment>In a cell: this roll can hit two checkers. Short</extracomment>
        <translation>träffar 2</translation>
    </message>
    <message>
        <source>hits only after the change</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>träffar först efter ändringen</translation>
    </message>
    <message>
        <source>joker: lost after half of the replies, or more</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>joker: tappad efter hälften av svaren eller mer</translation>
    </message>
    <message>
        <source>joker: the market is lost after every reply</source>
        <extracomment>What a sign in a table of rolls stands for: the opponent&apos;s 36 rolls in reply</extracomment>
        <translation>joker: marknaden tappas efter varje svar</translation>
    </message>
    <message>
        <source>joker: {number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.300</extracomment>
        <translation>joker: {number} över medel eller mer</translation>
    </message>
    <message>
        <source>lost after some of the replies</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>tappad efter några av svaren</translation>
    </message>
    <message>
        <source>money</source>
        <extracomment>Head of a narrow column: money play</extracomment>
        <translation>money</translation>
    </message>
    <message>
        <source>mostly not even a double</source>
        <extracomment>What a sign in a table of rolls stands for</extracomment>
        <translation>oftast inte ens en dubbling</translation>
    </message>
    <message>
        <source>no double after {count}</source>
        <extracomment>{count} of the opponent&apos;s 36 replies: to double is wrong then</extracomment>
        <translation>ingen dubbling efter {count}</translation>
    </message>
    <message>
        <source>recube vig</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>recube vig</translation>
    </message>
    <message>
        <source>take points: on roll, opponent</source>
        <extracomment>What a part of a bar stands for</extracomment>
        <translation>take-gränser: på slag, motståndaren</translation>
    </message>
    <message>
        <source>{count} of 21 different rolls are judged…</source>
        <extracomment>{count} of the 21 different rolls are judged so far</extracomment>
        <translation>{count} av 21 olika slag är bedömda…</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, but the number of rolls needed “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} säger ”{said}”, men efter det behövda antalet slag är ”{right}” rätt.</translation>
    </message>
    <message>
        <source>{formula} says “{said}”, exactly right is “{right}”.</source>
        <extracomment>{formula} is the name of a formula, {said} and {right} are such as: Double; pass</extracomment>
        <translation>{formula} säger ”{said}”, exakt rätt är ”{right}”.</translation>
    </message>
    <message>
        <source>{number} above the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} över medel eller mer</translation>
    </message>
    <message>
        <source>{number} below the mean, or more</source>
        <extracomment>What a sign in a table of rolls stands for; {number} as in 0.100</extracomment>
        <translation>{number} under medel eller mer</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away mot {theirs}-away</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away mot {theirs}-away, Crawfordpartiet</translation>
    </message>
    <message>
        <source>{own}-away against {theirs}-away, after the Crawford game</source>
        <extracomment>Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need</extracomment>
        <translation>{own}-away mot {theirs}-away, efter Crawfordpartiet</translation>
    </message>
    <message>
        <source>{point}-point</source>
        <translation>{point}-fältet</translation>
    </message>
    <message>
        <source>~ is an estimate until the engine has judged that score.</source>
        <extracomment>Below a table. &quot;~&quot; stands before figures</extracomment>
        <translation>~ är en uppskattning tills motorn har bedömt den ställningen.</translation>
    </message>
</context>
<context>
    <name>LensesInReview</name>
    <message>
        <source>Score lens</source>
        <extracomment>Button that leads to what is best at other scores. Short</extracomment>
        <translation>Ställningslins</translation>
    </message>
</context>
<context>
    <name>LevelCounts</name>
    <message numerus="yes">
        <source>Your level is PR {rate} ± {interval} (90 %): a first guess of {guess}, corrected by %n counted decision(s). Figures over time tells the plain mean, without the guess.</source>
        <extracomment>Sentences about the reader; {rate}, {interval} and {guess} are numbers, %n counts decisions. Figures over time is the name of a page</extracomment>
        <translation>
            <numerusform>Din nivå är PR {rate} ± {interval} (90 %): en första gissning på {guess}, rättad med %n räknat beslut. Statistik över tid visar det rena medelvärdet, utan gissningen.</numerusform>
            <numerusform>Din nivå är PR {rate} ± {interval} (90 %): en första gissning på {guess}, rättad med %n räknade beslut. Statistik över tid visar det rena medelvärdet, utan gissningen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage.</source>
        <extracomment>Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there</extracomment>
        <translation>En enkel spelare hoppar in: BGDESK_ENGINE säger {detail}; det kan vara plain eller sage.</translation>
    </message>
    <message>
        <source>A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.</source>
        <extracomment>Sentence. {detail} is the name of a file of Windows</extracomment>
        <translation>En enkel spelare hoppar in: motorn behöver {detail} ur Visual C++-miljön; den saknas.</translation>
    </message>
    <message>
        <source>A plain player stands in: the processor lacks {detail}, which the engine needs.</source>
        <extracomment>Sentence. {detail} is a name such as AVX2</extracomment>
        <translation>En enkel spelare hoppar in: processorn saknar {detail}, som motorn behöver.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is not made for this computer.</source>
        <translation>En enkel spelare hoppar in: den starka motorn är inte gjord för den här datorn.</translation>
    </message>
    <message>
        <source>A plain player stands in: the strong engine is switched off by BGDESK_ENGINE.</source>
        <translation>En enkel spelare hoppar in: den starka motorn är avstängd med BGDESK_ENGINE.</translation>
    </message>
    <message>
        <source>A small network trained for this game plays it; PR is measured in backgammon only.</source>
        <translation>Ett litet nätverk, tränat för det här spelet, spelar det; PR mäts bara i backgammon.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancerad</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays, as the next ones; also the name of that player</extracomment>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Slagskämpe</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspelare</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>How a computer player plays, as the next ones; also part of its name</extracomment>
        <translation>Försiktig</translation>
    </message>
    <message>
        <source>Doubles far too early.</source>
        <translation>Dubblar alldeles för tidigt.</translation>
    </message>
    <message>
        <source>Doubles too late and passes what it should take.</source>
        <translation>Dubblar för sent och passar det som borde tas.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>How well a computer player plays; also the name of that player</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Hits whenever it can, loosely in its home board, too.</source>
        <translation>Slår ut så ofta det går, även löst i det egna boet.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Samlare</translation>
    </message>
    <message>
        <source>Holds on to its anchor long after it is time to leave.</source>
        <translation>Håller fast vid sitt ankare långt efter att det är dags att lämna.</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Medelgod</translation>
    </message>
    <message>
        <source>Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.</source>
        <translation>Dess snabba kärna kan inte laddas här, loggen säger varför: analys tar ungefär fyra gånger så lång tid.</translation>
    </message>
    <message>
        <source>Its fast core does not know this version of it: analysis takes about four times as long.</source>
        <translation>Dess snabba kärna känner inte till den här versionen av den: analys tar ungefär fyra gånger så lång tid.</translation>
    </message>
    <message>
        <source>Its fast core is damaged or of another version: analysis takes about four times as long.</source>
        <translation>Dess snabba kärna är skadad eller av en annan version: analys tar ungefär fyra gånger så lång tid.</translation>
    </message>
    <message>
        <source>Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.</source>
        <translation>Dess snabba kärna är avstängd med BGDESK_CORE: analys tar ungefär fyra gånger så lång tid.</translation>
    </message>
    <message>
        <source>Its fast core was not compiled here: analysis takes about four times as long.</source>
        <extracomment>Sentence. To compile a program is to make it from its source text</extracomment>
        <translation>Dess snabba kärna har inte kompilerats här: analys tar ungefär fyra gånger så lång tid.</translation>
    </message>
    <message>
        <source>Leaves as few shots as it can, even where it should be bold.</source>
        <translation>Lämnar så få skott som möjligt, även där det vore rätt att vara djärv.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>None of your matches has been analysed yet: your level is a guess, PR {rate} ± {interval}.</source>
        <extracomment>{rate} and {interval} are numbers</extracomment>
        <translation>Ingen av dina matcher har analyserats ännu: din nivå är en gissning, PR {rate} ± {interval}.</translation>
    </message>
    <message>
        <source>PR (performance rating) says how much an average decision gives away: the lower, the stronger.
World-class players are at about 3, tournament experts at 6, good club players at 9.</source>
        <translation>PR (performance rating) säger hur mycket ett genomsnittligt beslut ger bort: ju lägre, desto starkare.
Spelare i världsklass ligger omkring 3, turneringsexperter på 6, bra klubbspelare på 9.</translation>
    </message>
    <message>
        <source>PR about {rate}, estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>PR ungefär {rate}, uppskattat</translation>
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
        <translation>Spelar lite bättre än du</translation>
    </message>
    <message>
        <source>Plays at your level</source>
        <extracomment>In a list of computer players</extracomment>
        <translation>Spelar på din nivå</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Löpare</translation>
    </message>
    <message>
        <source>Runs with its back checkers too early and gives up its anchors.</source>
        <translation>Springer för tidigt med de bakre brickorna och ger upp sina ankare.</translation>
    </message>
    <message>
        <source>Sparring partner</source>
        <extracomment>The name of a computer player that plays as well as the person does</extracomment>
        <translation>Sparringpartner</translation>
    </message>
    <message>
        <source>Steamer</source>
        <translation>Hetsporre</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Starkast</translation>
    </message>
    <message>
        <source>The chances in this game are known exactly; PR is measured in backgammon only.</source>
        <translation>Chanserna i det här spelet är exakt kända; PR mäts bara i backgammon.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game: a plain player, weaker than labelled, plays it.</source>
        <translation>Den starka motorn känner inte till det här spelet: en enkel spelare, svagare än namnet säger, spelar det.</translation>
    </message>
    <message>
        <source>Timid cube</source>
        <translation>Blyg kub</translation>
    </message>
    <message>
        <source>World class</source>
        <translation>Världsklass</translation>
    </message>
    <message>
        <source>Your opponent keeps its strength for the whole match, whatever the dice do.</source>
        <translation>Motståndaren behåller sin styrka hela matchen, vad tärningarna än gör.</translation>
    </message>
    <message>
        <source>a plain player stands in</source>
        <extracomment>Label of a computer player: a weaker one plays in its place</extracomment>
        <translation>en enkel spelare hoppar in</translation>
    </message>
    <message>
        <source>plays at PR {rate}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>spelar på PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} as estimated</source>
        <extracomment>Label of a computer player whose strength was not measured. {rate} is a number</extracomment>
        <translation>spelar på uppskattningsvis PR {rate}</translation>
    </message>
    <message>
        <source>plays at PR {rate} ± {interval}</source>
        <extracomment>Label of a computer player. PR (performance rating) is a standard term; both are numbers</extracomment>
        <translation>spelar på PR {rate} ± {interval}</translation>
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
        <translation>Ett annat program håller biblioteket {subject}: det här sparades inte; allt före det är kvar.</translation>
    </message>
    <message>
        <source>Another program is writing {subject} at this moment; nothing was written over it.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Ett annat program skriver just nu i {subject}; ingenting skrevs över.</translation>
    </message>
    <message>
        <source>Lost analyses, which can be made again: {count}.</source>
        <extracomment>{count} is a number, one or more</extracomment>
        <translation>Förlorade analyser, som kan göras om: {count}.</translation>
    </message>
    <message>
        <source>Nothing in it can be read, and there is no backup of it.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Ingenting i det kan läsas, och det finns ingen säkerhetskopia av det.</translation>
    </message>
    <message>
        <source>Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun; the old file is kept as {detail}.</source>
        <extracomment>{subject} is the name of a file; {detail} is the name of another</extracomment>
        <translation>Ingenting i biblioteket {subject} kan läsas, och det finns ingen säkerhetskopia av det: ett nytt påbörjades; den gamla filen finns kvar som {detail}.</translation>
    </message>
    <message>
        <source>Nothing stands in the library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Det står ingenting i biblioteket {subject}.</translation>
    </message>
    <message>
        <source>Nothing stood in the library {subject}, and there is no backup of it: it was begun anew.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Det stod ingenting i biblioteket {subject}, och det finns ingen säkerhetskopia av det: det påbörjades på nytt.</translation>
    </message>
    <message>
        <source>Nothing will be missing.</source>
        <translation>Ingenting kommer att saknas.</translation>
    </message>
    <message>
        <source>The data could not be moved to {folder} ({detail}). Nothing was moved.</source>
        <extracomment>{detail} is what the system says, in English</extracomment>
        <translation>Data kunde inte flyttas till {folder} ({detail}). Ingenting flyttades.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved in {subject}; everything before it is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Disken är full: det här kunde inte sparas i {subject}; allt före det är kvar.</translation>
    </message>
    <message>
        <source>The file {subject} holds no library that can be read; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Filen {subject} innehåller inget läsbart bibliotek; ingenting ändrades.</translation>
    </message>
    <message>
        <source>The file {subject} is not a library of bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Filen {subject} är inget bibliotek från bgdesk; den lämnades som den är.</translation>
    </message>
    <message>
        <source>The file {subject} is the present library itself; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Filen {subject} är det nuvarande biblioteket självt; ingenting ändrades.</translation>
    </message>
    <message>
        <source>The folder {folder} is a part of the present one; choose another. Nothing was moved.</source>
        <translation>Mappen {folder} är en del av den nuvarande; välj en annan. Ingenting flyttades.</translation>
    </message>
    <message>
        <source>The library is sound: every page and every match can be read.</source>
        <translation>Biblioteket är helt: varje sida och varje match kan läsas.</translation>
    </message>
    <message>
        <source>The library was damaged and has been mended; nothing is missing. The old file is {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Biblioteket var skadat och har lagats; ingenting saknas. Den gamla filen är {kept}.</translation>
    </message>
    <message>
        <source>The library was damaged. Everything that can still be read stands in a new one; the old file is kept as {kept}.</source>
        <extracomment>{kept} is the name of a file</extracomment>
        <translation>Biblioteket var skadat. Allt som fortfarande kan läsas finns i ett nytt; den gamla filen finns kvar som {kept}.</translation>
    </message>
    <message>
        <source>The library {subject} cannot be written; everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} kan inte skrivas; allt som sparats tidigare är kvar.</translation>
    </message>
    <message>
        <source>The library {subject} could not be backed up today ({detail}); the library itself is sound.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Biblioteket {subject} kunde inte säkerhetskopieras i dag ({detail}); biblioteket självt är helt.</translation>
    </message>
    <message>
        <source>The library {subject} could not be used ({detail}); everything saved before is kept.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Biblioteket {subject} kunde inte användas ({detail}); allt som sparats tidigare är kvar.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged, so no copy of it was made; nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} är skadat, så ingen kopia gjordes av det; ingenting ändrades.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged. Close bgdesk and start it again: everything that can be read is put into a new library then, and the old file is kept.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} är skadat. Stäng bgdesk och starta det igen: då läggs allt som kan läsas i ett nytt bibliotek, och den gamla filen behålls.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} är skadat; det lämnades som det är.</translation>
    </message>
    <message>
        <source>The library {subject} is damaged; nothing in it was changed. The next start puts everything that can be read into a new one, and keeps the old file.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} är skadat; ingenting i det ändrades. Nästa start lägger allt som kan läsas i ett nytt och behåller den gamla filen.</translation>
    </message>
    <message>
        <source>The library {subject} is gone, and a new one was begun. There is a backup of it, which can be restored: {detail}.</source>
        <extracomment>{subject} is the name of a file, {detail} that of its newest backup</extracomment>
        <translation>Biblioteket {subject} är borta, och ett nytt påbörjades. Det finns en säkerhetskopia av det som kan återställas: {detail}.</translation>
    </message>
    <message>
        <source>The library {subject} is gone. There is a backup of it, which can be restored: {name}.</source>
        <extracomment>{subject} is the name of a file, {name} that of its newest backup</extracomment>
        <translation>Biblioteket {subject} är borta. Det finns en säkerhetskopia av det som kan återställas: {name}.</translation>
    </message>
    <message>
        <source>The library {subject} is open in bgdesk; close it there first. Nothing was changed.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} är öppet i bgdesk; stäng det där först. Ingenting ändrades.</translation>
    </message>
    <message>
        <source>The library {subject} is used instead.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} används i stället.</translation>
    </message>
    <message>
        <source>The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} var tomt (0 byte), och det finns ingen säkerhetskopia av det: ett nytt påbörjades.</translation>
    </message>
    <message>
        <source>The library {subject} was moved or removed while it was open: this was not saved.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} flyttades eller togs bort medan det var öppet: det här sparades inte.</translation>
    </message>
    <message>
        <source>The library {subject} was written by a newer bgdesk; it was left as it is.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Biblioteket {subject} skrevs av en nyare bgdesk; det lämnades som det är.</translation>
    </message>
    <message>
        <source>The library {subject} was written by an earlier bgdesk, and no backup of it can be made ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the name of a file; {detail} is what the system says, in English</extracomment>
        <translation>Biblioteket {subject} skrevs av en tidigare bgdesk, och ingen säkerhetskopia av det kan göras ({detail}); det lämnades som det är.</translation>
    </message>
    <message>
        <source>The match {subject} cannot be read ({detail}); it was left as it is.</source>
        <extracomment>{subject} is the id of a match; {detail} is what the system or the reader says, in English</extracomment>
        <translation>Matchen {subject} kan inte läsas ({detail}); den lämnades som den är.</translation>
    </message>
    <message>
        <source>The match {subject} is open in another window of bgdesk; close it there first.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Matchen {subject} är öppen i ett annat fönster av bgdesk; stäng den där först.</translation>
    </message>
    <message>
        <source>The match {subject} was changed by another program; nothing was written over it.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Matchen {subject} ändrades av ett annat program; ingenting skrevs över den.</translation>
    </message>
    <message>
        <source>The match {subject} was removed in another window: its analysis has ended, and nothing more of it is kept.</source>
        <extracomment>{subject} is two names of players, such as &quot;Anna - Ben&quot;</extracomment>
        <translation>Matchen {subject} togs bort i ett annat fönster: analysen av den har avslutats, och inget mer av den sparas.</translation>
    </message>
    <message>
        <source>The newest moves may be missing, because the file that held them was damaged as well.</source>
        <translation>De nyaste dragen kan saknas, eftersom filen som innehöll dem också var skadad.</translation>
    </message>
    <message>
        <source>The next start fills it with what can be read of it.</source>
        <extracomment>The first &quot;it&quot; is the library that is begun anew, the second the one that is damaged</extracomment>
        <translation>Nästa start fyller det nya med det som går att läsa av det gamla.</translation>
    </message>
    <message>
        <source>The path of the library {subject} is too long; it needs a folder with a shorter one.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Sökvägen till biblioteket {subject} är för lång; det behöver en mapp med kortare.</translation>
    </message>
    <message>
        <source>There is data of bgdesk in {folder} already; choose another folder. Nothing was moved.</source>
        <translation>Det finns redan data från bgdesk i {folder}; välj en annan mapp. Ingenting flyttades.</translation>
    </message>
    <message>
        <source>There is no backup of it: the next start begins a new one.</source>
        <extracomment>&quot;it&quot; is the library</extracomment>
        <translation>Det finns ingen säkerhetskopia av det: nästa start påbörjar ett nytt.</translation>
    </message>
    <message>
        <source>There is no library {subject} yet; bgdesk makes it when it starts for the first time.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Det finns inget bibliotek {subject} ännu; bgdesk skapar det vid första starten.</translation>
    </message>
    <message>
        <source>There is no library {subject}.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>Det finns inget bibliotek {subject}.</translation>
    </message>
    <message>
        <source>There is no match {subject} in the library.</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>Det finns ingen match {subject} i biblioteket.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk of {folder}. Nothing was moved.</source>
        <translation>Det finns inte tillräckligt med plats på disken för {folder}. Ingenting flyttades.</translation>
    </message>
    <message>
        <source>These matches are lost: {names}.</source>
        <translation>Dessa matcher är förlorade: {names}.</translation>
    </message>
    <message>
        <source>These matches came back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Dessa matcher kom tillbaka från säkerhetskopian {name}: {names}.</translation>
    </message>
    <message>
        <source>These matches cannot be read: {names}.</source>
        <translation>Dessa matcher kan inte läsas: {names}.</translation>
    </message>
    <message>
        <source>These matches lack moves at their end: {names}.</source>
        <translation>Dessa matcher saknar drag på slutet: {names}.</translation>
    </message>
    <message>
        <source>These matches will come back from the backup {name}: {names}.</source>
        <extracomment>{name} is the name of a file</extracomment>
        <translation>Dessa matcher kommer att komma tillbaka från säkerhetskopian {name}: {names}.</translation>
    </message>
    <message>
        <source>This tournament cannot be read ({detail}); it was left as it is, and so were its matches.</source>
        <extracomment>{detail} is what the reader says, in English</extracomment>
        <translation>Turneringen kan inte läsas ({detail}); den lämnades som den är, liksom dess matcher.</translation>
    </message>
    <message>
        <source>This tournament is not in the library any more.</source>
        <translation>Turneringen finns inte längre i biblioteket.</translation>
    </message>
    <message>
        <source>This tournament is open in another window of bgdesk; close it there first.</source>
        <translation>Turneringen är öppen i ett annat fönster av bgdesk; stäng den där först.</translation>
    </message>
    <message>
        <source>What is in {subject} could not be put into the trash; you can remove it yourself.</source>
        <extracomment>{subject} is the name of a folder</extracomment>
        <translation>Det som finns i {subject} kunde inte läggas i papperskorgen; du kan ta bort det själv.</translation>
    </message>
    <message>
        <source>Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is half written, or put an older one from another computer in its place. Better keep the data on this computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you open it there.</source>
        <translation>Dina data ligger i {folder}, som {service} synkroniserar. Medan du spelar kan tjänsten kopiera ett bibliotek som är halvskrivet, eller lägga ett äldre från en annan dator i dess ställe. Ha hellre data bara på den här datorn och säkerhetskopiera dem till {service}; eller stäng bgdesk här och låt {service} bli klar innan du öppnar det där.</translation>
    </message>
    <message>
        <source>a match of which only its id is known ({subject})</source>
        <extracomment>{subject} is the id of a match</extracomment>
        <translation>en match som bara är känd med sitt id ({subject})</translation>
    </message>
    <message>
        <source>bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.</source>
        <extracomment>{subject} is the name of a file</extracomment>
        <translation>bgdesk avbröts, och filen {subject} är borta sedan dess: det som spelades sist kan saknas.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>The last one of a list of matches; {count} is a number</extracomment>
        <translation>{count} till</translation>
    </message>
    <message>
        <source>{white} against {black} ({day})</source>
        <extracomment>{white} and {black} are players, {day} a date</extracomment>
        <translation>{white} mot {black} ({day})</translation>
    </message>
</context>
<context>
    <name>LinesSection</name>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: put this line on the board and play on from its end</extracomment>
        <translation>Gå vidare</translation>
    </message>
    <message>
        <source>Other lines from here</source>
        <extracomment>Heading: what was tried out, or is in the file, instead of what was played here</extracomment>
        <translation>Andra linjer härifrån</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: keep this line no longer</extracomment>
        <translation>Ta bort</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: go on with the match that is chosen in a list</extracomment>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Join by invitation…</source>
        <extracomment>Button: go to the table of somebody else</extracomment>
        <translation>&amp;Gå med via inbjudan…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <extracomment>Button, a verb: close the table for now</extracomment>
        <translation>&amp;Lämna bordet</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <extracomment>Button: wait for somebody to play with</extracomment>
        <translation>&amp;Öppna ett bord…</translation>
    </message>
    <message>
        <source>&amp;Watch by invitation…</source>
        <extracomment>Button: see what others play at their table</extracomment>
        <translation>&amp;Titta på via inbjudan…</translation>
    </message>
    <message>
        <source>At a &amp;server…</source>
        <extracomment>Button: play where many people meet</extracomment>
        <translation>Vid en &amp;server…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation to watch</source>
        <extracomment>Button: the invitation with which others can watch this match goes to the clipboard</extracomment>
        <translation>Kopiera &amp;inbjudan att titta på</translation>
    </message>
    <message>
        <source>Matches with others that go on</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matcher med andra som pågår</translation>
    </message>
    <message>
        <source>Open a table and send its invitation, or join with one that you were sent.</source>
        <translation>Öppna ett bord och skicka inbjudan till det, eller gå med vid ett som du har fått inbjudan till.</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <extracomment>Button: back to the match that is played</extracomment>
        <translation>Till &amp;brädet</translation>
    </message>
    <message>
        <source>Type a name first: the other player sees it.</source>
        <translation>Skriv ett namn först: den andra spelaren ser det.</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Med andra</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <extracomment>Label of a field: how the other player sees one</extracomment>
        <translation>Ditt &amp;namn</translation>
    </message>
</context>
<context>
    <name>MatchDialogs</name>
    <message>
        <source>The match waits for the dice to be typed in.</source>
        <translation>Matchen väntar på att tärningarna skrivs in.</translation>
    </message>
    <message>
        <source>This match cannot be opened ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Matchen kan inte öppnas ({detail}).</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Vilken väg?</translation>
    </message>
</context>
<context>
    <name>MatchImporter</name>
    <message>
        <source>Something went wrong inside bgdesk, and this could not be opened or stored. What is in the library is kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk, och det här kunde inte öppnas eller lagras. Det som finns i biblioteket är kvar; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Find a match</source>
        <translation>Hitta en match</translation>
    </message>
    <message>
        <source>Find a player, an event or a file</source>
        <translation>Hitta en spelare, en tävling eller en fil</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matcher</translation>
    </message>
</context>
<context>
    <name>MatchStrip</name>
    <message>
        <source>Analyse (F7) shows here how the chances went</source>
        <translation>Analysera (F7) visar här hur chanserna gick</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <extracomment>Name of a picture for a screen reader: how the chances went through a match</extracomment>
        <translation>Matchens förlopp</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Analysed</source>
        <extracomment>Whether a match has been analysed</extracomment>
        <translation>Analyserad</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Headings of a table of matches, as all that follow; short</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title in front of names of files</extracomment>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Matcher</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What the user calls a match</extracomment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Performance rating; a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How many points a match is played to</extracomment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Words that the user puts on matches to find them</extracomment>
        <translation>Etiketter</translation>
    </message>
    <message>
        <source>added {day}</source>
        <extracomment>In a column of days: nobody knows when a match was played, but on this day it was opened here</extracomment>
        <translation>tillagd {day}</translation>
    </message>
    <message>
        <source>partly</source>
        <extracomment>In the column Analysed of a table, of a match: some of it has been analysed</extracomment>
        <translation>delvis</translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>In a column of a table: a session in which each game counts for itself</extracomment>
        <translation>obegränsad</translation>
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
        <translation>Du vann på tid vid {white} : {black}</translation>
    </message>
    <message>
        <source>You won the session {most} : {least}</source>
        <extracomment>Labels in a list of matches, as all that follow. {most} and {least} are points</extracomment>
        <translation>Du vann sessionen {most} : {least}</translation>
    </message>
    <message>
        <source>You won {most} : {least}</source>
        <extracomment>{most} and {least} are points</extracomment>
        <translation>Du vann {most} : {least}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>Label of a match whose file is damaged</extracomment>
        <translation>kan inte läsas</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, you won</source>
        <extracomment>Labels: the loser resigned the match at this score. {white} and {black} are points</extracomment>
        <translation>uppgiven vid {white} : {black}, du vann</translation>
    </message>
    <message>
        <source>resigned at {white} : {black}, {name} won</source>
        <translation>uppgiven vid {white} : {black}, {name} vann</translation>
    </message>
    <message>
        <source>the session ended even, {white} : {black}</source>
        <extracomment>Label in a list of matches: a session without a winner; {white} and {black} are points</extracomment>
        <translation>sessionen slutade oavgjort, {white} : {black}</translation>
    </message>
    <message>
        <source>under way, {white} : {black}</source>
        <extracomment>Label in a list of matches: one that goes on. {white} and {black} are points</extracomment>
        <translation>pågår, {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won on time at {white} : {black}</source>
        <translation>{name} vann på tid vid {white} : {black}</translation>
    </message>
    <message>
        <source>{name} won the session {most} : {least}</source>
        <translation>{name} vann sessionen {most} : {least}</translation>
    </message>
    <message>
        <source>{name} won {most} : {least}</source>
        <translation>{name} vann {most} : {least}</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <extracomment>The points of both players, as they stand. {white} and {black} are points</extracomment>
        <translation>{white} : {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}</source>
        <extracomment>Title of a match: the names of the two players, with &quot;versus&quot; between them</extracomment>
        <translation>{white} mot {black}</translation>
    </message>
    <message>
        <source>{white} vs {black}, {white_score} : {black_score}</source>
        <extracomment>Title of a match: names of both players, &quot;versus&quot; between them, and their points</extracomment>
        <translation>{white} mot {black}, {white_score} : {black_score}</translation>
    </message>
</context>
<context>
    <name>MatchesCard</name>
    <message>
        <source>All matches…</source>
        <translation>Alla matcher…</translation>
    </message>
    <message>
        <source>All…</source>
        <extracomment>Button: opens the list of all matches</extracomment>
        <translation>Alla…</translation>
    </message>
    <message>
        <source>What you play and open is kept here. Click a match to see it again, and what each move cost once it has been analysed.</source>
        <translation>Det du spelar och öppnar sparas här. Klicka på en match för att se den igen, och vad varje drag kostade när den har analyserats.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <extracomment>Heading above the last matches</extracomment>
        <translation>Dina matcher</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysera</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry that opens a list of columns</extracomment>
        <translation>Kol&amp;umner</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <extracomment>Menu entry: for good, from the bin</extracomment>
        <translation>&amp;Radera för gott…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <extracomment>Button that opens a menu: what else can be done</extracomment>
        <translation>&amp;Mer…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Button of a dialog, as all that follow</extracomment>
        <translation>&amp;Ny match…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öppna</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button, a verb: remove a match from the library
----------
Menu entry: into the bin</extracomment>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>A verb: take something out of the bin again</extracomment>
        <translation>&amp;Återställ</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Etiketter…</translation>
    </message>
    <message>
        <source>Anal&amp;yse all</source>
        <extracomment>Button: analyse every match that has not been</extracomment>
        <translation>Anal&amp;ysera alla</translation>
    </message>
    <message>
        <source>Analyse every match that is not analysed yet, in the background; you can stop any time</source>
        <translation>Analysera i bakgrunden varje match som inte är analyserad ännu; du kan stoppa när som helst</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papperskorg</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n entry(s) of the bin for good, with all analyses?</source>
        <translation>
            <numerusform>Radera %n post i papperskorgen för gott, med alla analyser?</numerusform>
            <numerusform>Radera %n poster i papperskorgen för gott, med alla analyser?</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Title of a dialog
----------
Page of a dialog</extracomment>
        <translation>Matcher</translation>
    </message>
    <message>
        <source>Nothing here has all these words.</source>
        <translation>Ingenting här innehåller alla dessa ord.</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Öppna en f&amp;il…</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positioner</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>Menu entries, as all that follow; a name that the user gives a match</extracomment>
        <translation>&amp;Byt namn</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove what is marked? A game of Coan ki cannot be brought back.</source>
        <translation>Ta bort det markerade? Ett parti Coan ki kan inte återställas.</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy as…</source>
        <translation>Spara en &amp;kopia som…</translation>
    </message>
    <message>
        <source>The bin is empty. What you remove stays here for 30 days and can be restored.</source>
        <translation>Papperskorgen är tom. Det du tar bort ligger kvar här i 30 dagar och kan återställas.</translation>
    </message>
    <message>
        <source>The dice of matches that are under way can never be checked then.</source>
        <translation>Tärningarna i pågående matcher kan då aldrig kontrolleras.</translation>
    </message>
    <message>
        <source>The files that matches were read from stay where they are.</source>
        <translation>Filerna som matcherna lästes från ligger kvar där de är.</translation>
    </message>
    <message>
        <source>There is no match here yet.
Start a new one, or open a file of any program: what you play and what you open is kept here.</source>
        <translation>Det finns ingen match här ännu.
Börja en ny, eller öppna en fil från något program: det du spelar och det du öppnar sparas här.</translation>
    </message>
    <message>
        <source>There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.</source>
        <translation>Det finns ingen position här ännu. Klistra in ett XGID eller en annan position med Ctrl+V i fönstret.</translation>
    </message>
    <message>
        <source>This game is open in the window of Coan ki; close that before you remove it.</source>
        <translation>Det här partiet är öppet i Coan ki-fönstret; stäng det innan du tar bort partiet.</translation>
    </message>
    <message>
        <source>This match is on the board; look at another one before you remove it.</source>
        <translation>Den här matchen är på brädet; titta på en annan innan du tar bort den.</translation>
    </message>
    <message>
        <source>Type fewer of them, or look at another page.</source>
        <translation>Skriv färre av dem, eller titta på en annan sida.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Vad som visas</translation>
    </message>
</context>
<context>
    <name>MatchesTable</name>
    <message>
        <source>First player</source>
        <extracomment>Head of a column: the player who is listed first</extracomment>
        <translation>Första spelaren</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matcher</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: the score of a match</extracomment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Head of a column: the player who is listed second</extracomment>
        <translation>Andra spelaren</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Läge</translation>
    </message>
</context>
<context>
    <name>MoreArea</name>
    <message>
        <source>Check these dice yourself…</source>
        <extracomment>Button, a verb: have the dice checked without this program</extracomment>
        <translation>Kontrollera tärningarna själv…</translation>
    </message>
    <message>
        <source>Secret of the dice</source>
        <translation>Tärningarnas hemlighet</translation>
    </message>
    <message>
        <source>Verify dice</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Kontrollera tärningarna</translation>
    </message>
    <message>
        <source>▸ More: rolls and dice</source>
        <translation>▸ Mer: slag och tärningar</translation>
    </message>
    <message>
        <source>▾ More: rolls and dice</source>
        <extracomment>Button that shows or hides what was rolled, and how the dice can be checked</extracomment>
        <translation>▾ Mer: slag och tärningar</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button, a verb: play what was typed</extracomment>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Type the move, such as {play}</source>
        <extracomment>In an empty field. {play} is an example, as in 8/5 6/5</extracomment>
        <translation>Skriv draget, till exempel {play}</translation>
    </message>
    <message>
        <source>Which way? {ways}</source>
        <extracomment>Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16</extracomment>
        <translation>Vilken väg? {ways}</translation>
    </message>
    <message>
        <source>You have no checker on the bar; those in reserve are written {play}.</source>
        <extracomment>Sentence. {play} is an example, as in in/20</extracomment>
        <translation>Du har ingen bricka på baren; de i reserven skrivs {play}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move. Type points, such as {play}.</source>
        <extracomment>Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5</extracomment>
        <translation>”{text}” är inget drag. Skriv fält, till exempel {play}.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>A turn is missing from the record</source>
        <translation>Ett drag saknas i protokollet</translation>
    </message>
    <message>
        <source>Both rolled {die}: cube at {value}</source>
        <extracomment>Row in the list of moves. {die} is the number on both dice, {value} that on the cube</extracomment>
        <translation>Båda slog {die}: kuben på {value}</translation>
    </message>
    <message>
        <source>The board was set up by hand</source>
        <translation>Brädet ställdes upp för hand</translation>
    </message>
    <message>
        <source>The game begins with this position</source>
        <translation>Partiet börjar med den här positionen</translation>
    </message>
    <message>
        <source>The set-up was corrected</source>
        <translation>Uppställningen rättades</translation>
    </message>
    <message>
        <source>You won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {dice} is the roll, as in 6-1</extracomment>
        <translation>Du vann öppningsslaget: {dice}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <extracomment>Of a mark in the list of moves: what was played is against the rules</extracomment>
        <translation>ett otillåtet drag</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <extracomment>In a player&apos;s column: what that player does, as the next ones; {value} is the number on the cube. Short</extracomment>
        <translation>dubblar till {value}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>Note behind a play as it was written. Short</extracomment>
        <translation>otillåtet</translation>
    </message>
    <message>
        <source>names {double}</source>
        <extracomment>In a player&apos;s column: the player chooses this double, as in 4-4. Short</extracomment>
        <translation>anger {double}</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>In a player&apos;s column: the player rolled without offering a double. Short</extracomment>
        <translation>ingen dubbling</translation>
    </message>
    <message>
        <source>no redouble</source>
        <extracomment>In a player&apos;s column: the owner of the cube rolled without offering a double. Short</extracomment>
        <translation>ingen redubbling</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In a player&apos;s column: the player refuses the double. Short</extracomment>
        <translation>passar</translation>
    </message>
    <message>
        <source>redoubles to {value}</source>
        <extracomment>In a player&apos;s column: what the owner of the cube does; {value} is the number on it. Short</extracomment>
        <translation>redubblar till {value}</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>ger upp</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>tiden går ut</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>In a player&apos;s column: the player accepts the double. Short</extracomment>
        <translation>tar</translation>
    </message>
    <message>
        <source>{name} won the opening roll: {dice}</source>
        <extracomment>Row in the list of moves. {name} is a player, {dice} the roll, as in 6-1</extracomment>
        <translation>{name} vann öppningsslaget: {dice}</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the first move of a line: so many more follow that are not listed. Short</extracomment>
        <translation>
            <numerusform>%n till</numerusform>
            <numerusform>%n till</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a column: the number of a turn. Short</extracomment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>en annan linje</translation>
    </message>
    <message>
        <source>another line, folded</source>
        <translation>en annan linje, hopfälld</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of the list of moves for a screen reader</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Moves appear here.</source>
        <translation>Drag visas här.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Spela vidare härifrån…</translation>
    </message>
</context>
<context>
    <name>NearbyBox</name>
    <message>
        <source>&amp;Look on this network</source>
        <extracomment>Button: ask the other computers in this network whether they have a table</extracomment>
        <translation>&amp;Sök på det här nätverket</translation>
    </message>
    <message>
        <source>Its &amp;code</source>
        <extracomment>Label of a field: the eight digits that let somebody in</extracomment>
        <translation>Dess &amp;kod</translation>
    </message>
    <message>
        <source>Join this &amp;table</source>
        <extracomment>Button, a verb: go to the table that is chosen in a list</extracomment>
        <translation>Gå med vid det här b&amp;ordet</translation>
    </message>
    <message>
        <source>No table answers so far; it is asked again and again.</source>
        <translation>Inget bord svarar hittills; frågan ställs om och om igen.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Bord på det här nätverket</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Label of a table, with which it agrees: both seats are taken</extracomment>
        <translation>fullt</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message numerus="yes">
        <source>%n decision(s) in positions like this one</source>
        <translation>
            <numerusform>%n beslut i positioner som liknar den här</numerusform>
            <numerusform>%n beslut i positioner som liknar den här</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>Letar igenom dina matcher…</translation>
    </message>
    <message>
        <source>Matches are still being read.</source>
        <extracomment>The program is still reading the matches of the library in which it looks for positions</extracomment>
        <translation>Matcherna läses fortfarande.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) in your library was made in a position like this one.</source>
        <translation>
            <numerusform>Inget av %n beslut i biblioteket fattades i en position som den här.</numerusform>
            <numerusform>Inget av %n beslut i biblioteket fattades i en position som den här.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with this roll</source>
        <extracomment>Tick box: of the positions that are like this one only those with these dice</extracomment>
        <translation>Bara med det här slaget</translation>
    </message>
    <message>
        <source>Positions like this one</source>
        <extracomment>Name of a table for a screen reader</extracomment>
        <translation>Positioner som den här</translation>
    </message>
    <message>
        <source>The set-up is no position that can come up.</source>
        <translation>Uppställningen är ingen position som kan uppstå.</translation>
    </message>
    <message>
        <source>There are no matches in your library yet: open one (Ctrl+O) or play one.</source>
        <translation>Det finns inga matcher i biblioteket ännu: öppna en (Ctrl+O) eller spela en.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Each game is played by the engine that knows it best; PR is measured in backgammon only.</source>
        <translation>Varje spel spelas av den motor som kan det bäst; PR mäts bara i backgammon.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of a group: how long the match is</extracomment>
        <translation>Längd</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Ny match</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a group, as the next ones</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Read the rules of what is chosen ({key})</source>
        <extracomment>Tool tip of a button. {key} is a key such as F1</extracomment>
        <translation>Läs reglerna för det valda ({key})</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a group, a noun</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: start the match</extracomment>
        <translation>Starta</translation>
    </message>
    <message>
        <source>▸ All rules and dice</source>
        <translation>▸ Alla regler och tärningar</translation>
    </message>
    <message>
        <source>▾ All rules and dice</source>
        <extracomment>Button that shows or hides all rules and the dice of a match</extracomment>
        <translation>▾ Alla regler och tärningar</translation>
    </message>
</context>
<context>
    <name>NewTournamentPage</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: draw who meets whom in a tournament</extracomment>
        <translation>&amp;Lotta</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <extracomment>Label of a list: tournaments that are played often</extracomment>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: what a tournament is called</extracomment>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>As listed</source>
        <extracomment>A choice: the first in the list of entrants is the first seed</extracomment>
        <translation>Som i listan</translation>
    </message>
    <message>
        <source>As you like</source>
        <extracomment>In a list of kinds of tournaments: none of the others</extracomment>
        <translation>Som du vill</translation>
    </message>
    <message>
        <source>At least two have to go on from the groups.</source>
        <translation>Minst två måste gå vidare ur grupperna.</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Minst två måste delta.</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>På måfå</translation>
    </message>
    <message>
        <source>By rating</source>
        <extracomment>A choice: the best players are drawn apart</extracomment>
        <translation>Efter rating</translation>
    </message>
    <message>
        <source>Club Swiss: five rounds to 5</source>
        <extracomment>A choice: five Swiss rounds, each match to five points</extracomment>
        <translation>Klubbschweizer: fem ronder till 5</translation>
    </message>
    <message>
        <source>Double elimination of 8</source>
        <extracomment>A choice: eight players, of whom nobody is out before having lost twice</extracomment>
        <translation>Dubbel utslagning med 8</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Name of a choice for a screen reader: how it is drawn who meets whom
----------
Label of a choice: how it is drawn who meets whom</extracomment>
        <translation>Lottning</translation>
    </message>
    <message>
        <source>Eight players: {rounds}</source>
        <extracomment>A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7</extracomment>
        <translation>Åtta spelare: {rounds}</translation>
    </message>
    <message>
        <source>Evening of 16: {rounds}</source>
        <extracomment>A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9</extracomment>
        <translation>Kväll med 16: {rounds}</translation>
    </message>
    <message>
        <source>For these groups at least {least} have to take part.</source>
        <extracomment>{least} is a number</extracomment>
        <translation>För dessa grupper måste minst {least} delta.</translation>
    </message>
    <message>
        <source>Four groups of 4, then a knockout</source>
        <extracomment>A choice: sixteen players in four groups, of which two each go on</extracomment>
        <translation>Fyra grupper om 4, sedan utslagning</translation>
    </message>
    <message>
        <source>House rules and cube are those of your last new match; the Jacoby rule has no place here. Every match between computers is really played, in the background, and can be looked at.</source>
        <extracomment>Below the form of a new tournament</extracomment>
        <translation>Husregler och kub är de från din senaste nya match; Jacobyregeln har ingen plats här. Varje match mellan datorer spelas på riktigt, i bakgrunden, och går att titta på.</translation>
    </message>
    <message>
        <source>Hypergammon cup</source>
        <extracomment>A choice: a tournament of the game with three checkers</extracomment>
        <translation>Hypergammoncup</translation>
    </message>
    <message>
        <source>In this format at most {most} can take part.</source>
        <extracomment>{most} is a number</extracomment>
        <translation>I det här formatet kan högst {most} delta.</translation>
    </message>
    <message>
        <source>Round robin of 4</source>
        <extracomment>A choice: four players, everybody against everybody</extracomment>
        <translation>Alla mot alla med 4</translation>
    </message>
    <message>
        <source>Tavli cup to 5</source>
        <extracomment>A choice: a tournament of the Greek games in turn, each match to five points</extracomment>
        <translation>Tavlicup till 5</translation>
    </message>
    <message>
        <source>The points of the rounds are numbers from 1 to {most}, such as {example}.</source>
        <extracomment>{most} is a number, {example} such as 7-7-7-9</extracomment>
        <translation>Rondernas poäng är tal från 1 till {most}, till exempel {example}.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Turneringen behöver ett namn.</translation>
    </message>
    <message>
        <source>With a clock: 2 minute&amp;s a point and 12 seconds a move</source>
        <translation>Med klocka: 2 minuter per poäng och 12 sekunder per d&amp;rag</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>No browser opens {page}.</source>
        <translation>Ingen webbläsare öppnar {page}.</translation>
    </message>
    <message>
        <source>There is a newer version of bgdesk: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Det finns en nyare version av bgdesk: {version}.</translation>
    </message>
</context>
<context>
    <name>NewerVersionDialog</name>
    <message>
        <source>&amp;Look now</source>
        <extracomment>Button, a verb: ask now whether there is a newer version</extracomment>
        <translation>&amp;Sök nu</translation>
    </message>
    <message>
        <source>&amp;Open the download page</source>
        <extracomment>Button: opens a page in the browser</extracomment>
        <translation>&amp;Öppna nedladdningssidan</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button, a verb: ask no longer</extracomment>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Frågar…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Sök efter en nyare version</translation>
    </message>
    <message>
        <source>There is a newer version: {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Det finns en nyare version: {version}.</translation>
    </message>
    <message>
        <source>You have bgdesk {version}.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Du har bgdesk {version}.</translation>
    </message>
    <message>
        <source>You have the newest version.</source>
        <translation>Du har den nyaste versionen.</translation>
    </message>
    <message>
        <source>bgdesk asks {host} for the number of the newest version, and tells nothing about you, your computer or your version; like any page that you open, {host} sees your internet address.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>bgdesk frågar {host} efter den nyaste versionens nummer och säger ingenting om dig, din dator eller din version; som med varje sida du öppnar ser {host} din internetadress.</translation>
    </message>
</context>
<context>
    <name>NextRollsPage</name>
    <message>
        <source>Market map: after which rolls the market is lost</source>
        <extracomment>A choice of a field: a table that says how often the market is lost after each roll</extracomment>
        <translation>Marknadskarta: efter vilka slag marknaden tappas</translation>
    </message>
    <message>
        <source>Nobody is about to roll here.</source>
        <translation>Ingen ska slå här.</translation>
    </message>
    <message>
        <source>Temperature map</source>
        <extracomment>Name of a table: what each of the 36 rolls is worth</extracomment>
        <translation>Temperaturkarta</translation>
    </message>
    <message>
        <source>Temperature map: what each roll is worth</source>
        <extracomment>A choice of a field: a table with the equity of each roll</extracomment>
        <translation>Temperaturkarta: vad varje slag är värt</translation>
    </message>
    <message>
        <source>The answer to the best play</source>
        <extracomment>Choices of a field: whose next rolls a table is about</extracomment>
        <translation>Svaret på det bästa draget</translation>
    </message>
    <message>
        <source>The answer to the play that was made</source>
        <translation>Svaret på det spelade draget</translation>
    </message>
    <message>
        <source>The player&apos;s roll</source>
        <extracomment>A choice of a field: whose next rolls a table is about</extracomment>
        <translation>Spelarens slag</translation>
    </message>
    <message>
        <source>What is shown of each roll</source>
        <extracomment>Name of a field: what a table says of each roll</extracomment>
        <translation>Vad som visas för varje slag</translation>
    </message>
    <message>
        <source>Who is about to roll cannot double here, so there is no market.</source>
        <translation>Den som ska slå kan inte dubbla här, så det finns ingen marknad.</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <extracomment>Name of a field: whose next rolls a table is about</extracomment>
        <translation>Vems slag</translation>
    </message>
</context>
<context>
    <name>NoDouble</name>
    <message>
        <source>By the Holland rule nobody may double before both have had two turns of this game.</source>
        <translation>Enligt Hollandregeln får ingen dubbla innan båda har haft två drag i partiet.</translation>
    </message>
    <message>
        <source>Nobody may double in the Crawford game.</source>
        <translation>Ingen får dubbla i Crawfordpartiet.</translation>
    </message>
    <message>
        <source>The cube is dead: at this score the player on roll wins the match with it as it is.</source>
        <translation>Kuben är död: vid den här ställningen vinner spelaren på slag matchen med den som den är.</translation>
    </message>
    <message>
        <source>The opponent owns the cube: only its owner may double.</source>
        <translation>Motståndaren äger kuben: bara ägaren får dubbla.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <extracomment>Why there is no cube decision in a position, as the next ones</extracomment>
        <translation>Det finns ingen kub i en match till 1 poäng.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Det här spelet spelas utan kub.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Stäng meddelandet</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button on a notice, a verb: show what it is about</extracomment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} %</source>
        <extracomment>A share in per cent, such as 52.3 %; some languages write the sign first, or without a space.</extracomment>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>NumbersArea</name>
    <message>
        <source>{number} does not fit here: a number from {least} to {most} is asked for.</source>
        <extracomment>Sentence; {number} is what somebody typed, {least} and {most} are numbers</extracomment>
        <translation>{number} passar inte här: ett tal från {least} till {most} behövs.</translation>
    </message>
</context>
<context>
    <name>OpenTableDialog</name>
    <message>
        <source>Open a table</source>
        <extracomment>Title of a dialog, a verb</extracomment>
        <translation>Öppna ett bord</translation>
    </message>
    <message>
        <source>Open the table</source>
        <extracomment>Button, a verb: begin to wait for somebody</extracomment>
        <translation>Öppna bordet</translation>
    </message>
    <message>
        <source>dice of both players</source>
        <extracomment>A few words: where the dice of a match come from</extracomment>
        <translation>bådas tärningar</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the friend</extracomment>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Styrka</translation>
    </message>
    <message>
        <source>&amp;Strength of White</source>
        <translation>St&amp;yrka för Vit</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Svart</translation>
    </message>
    <message>
        <source>Computer vs computer</source>
        <translation>Dator mot dator</translation>
    </message>
    <message>
        <source>Either</source>
        <extracomment>A choice: the colour of the checkers is left to chance</extracomment>
        <translation>Endera</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>In an empty field: the name of a friend who plays at the same computer</extracomment>
        <translation>Gäst</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Plays like people of this strength</source>
        <extracomment>In a list of styles: none in particular</extracomment>
        <translation>Spelar som människor av den här styrkan</translation>
    </message>
    <message>
        <source>Somebody at another computer, whoever has the invitation.</source>
        <translation>Någon vid en annan dator, vem som än har inbjudan.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Label of a list: in which way the computer errs</extracomment>
        <translation>St&amp;il</translation>
    </message>
    <message>
        <source>Str&amp;ength of Black</source>
        <translation>Styrka för S&amp;vart</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Styrka</translation>
    </message>
    <message>
        <source>Strength of Black</source>
        <translation>Styrka för Svart</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>Name of a list for a screen reader: in which way the computer errs</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Datorn</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <translation>Två spelare, en dator</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Vit</translation>
    </message>
    <message>
        <source>Your checkers</source>
        <translation>Dina brickor</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Crawford rule</source>
        <translation>Crawfordregeln</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Hollandregeln</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacobyregeln</translation>
    </message>
    <message>
        <source>a new opening roll for each game</source>
        <translation>ett nytt öppningsslag för varje parti</translation>
    </message>
    <message>
        <source>at most five on a point</source>
        <translation>högst fem på ett fält</translation>
    </message>
    <message>
        <source>automatic doubles count for the Jacoby rule</source>
        <translation>automatiska dubblingar räknas för Jacobyregeln</translation>
    </message>
    <message>
        <source>backgammon only with a checker on the bar</source>
        <translation>backgammon bara med en bricka på baren</translation>
    </message>
    <message>
        <source>beavers</source>
        <extracomment>Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones</extracomment>
        <translation>beaver</translation>
    </message>
    <message>
        <source>beavers and raccoons</source>
        <translation>beaver och raccoon</translation>
    </message>
    <message>
        <source>beavers, raccoons and otters</source>
        <translation>beaver, raccoon och otter</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Label: a chess clock is used</extracomment>
        <translation>klocka</translation>
    </message>
    <message>
        <source>four points for a checker on the bar</source>
        <translation>fyra poäng för en bricka på baren</translation>
    </message>
    <message>
        <source>money session</source>
        <extracomment>Label: games in which every point counts, without an end agreed on</extracomment>
        <translation>moneysession</translation>
    </message>
    <message>
        <source>no cube</source>
        <extracomment>Label, as all that follow: a rule that was agreed on for a match</extracomment>
        <translation>ingen kub</translation>
    </message>
    <message>
        <source>no hit and run at home</source>
        <extracomment>Label: a rule; a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>inte slå ut och gå vidare hemma</translation>
    </message>
    <message>
        <source>partial plays allowed</source>
        <translation>ofullständiga drag tillåtna</translation>
    </message>
    <message>
        <source>unlimited automatic doubles</source>
        <translation>obegränsade automatiska dubblingar</translation>
    </message>
    <message>
        <source>unlimited beavers and raccoons</source>
        <translation>obegränsat med beaver och raccoon</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>after {dice}</source>
        <extracomment>Note on the naming of a double: the roll that allowed it, as in 2-1</extracomment>
        <translation>efter {dice}</translation>
    </message>
    <message>
        <source>complement of {double}</source>
        <extracomment>Note on a double: it is on the other side of the dice than {double}, as in 2-2</extracomment>
        <translation>motsatt sida till {double}</translation>
    </message>
    <message>
        <source>follows {double}</source>
        <extracomment>Note on a double: it is played after {double}, as in 2-2, which is one lower</extracomment>
        <translation>följer på {double}</translation>
    </message>
    <message>
        <source>instead of {dice}</source>
        <extracomment>Note on a second roll: the first one, {dice}, as in 6-1, was not wanted</extracomment>
        <translation>i stället för {dice}</translation>
    </message>
    <message>
        <source>left by the opponent</source>
        <extracomment>Note on numbers to be played: the opponent could not play them</extracomment>
        <translation>lämnade av motståndaren</translation>
    </message>
    <message>
        <source>named after {dice}</source>
        <extracomment>Note on a double that a player chose after the roll {dice}, as in 2-1</extracomment>
        <translation>angiven efter {dice}</translation>
    </message>
    <message>
        <source>rolled again</source>
        <extracomment>Note on a roll: one turn has several</extracomment>
        <translation>slaget igen</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <extracomment>Button: begin another tournament</extracomment>
        <translation>&amp;Ny turnering…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button, a verb: show the tournament that is chosen in a list</extracomment>
        <translation>&amp;Öppna</translation>
    </message>
    <message>
        <source>&amp;Season table…</source>
        <extracomment>Button: the table of all evenings of the league that the chosen tournament counts in</extracomment>
        <translation>&amp;Säsongstabell…</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <extracomment>Button: have back what was removed last</extracomment>
        <translation>&amp;Ångra borttagning</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Head of a column: a day</extracomment>
        <translation>Påbörjad</translation>
    </message>
    <message>
        <source>Entrants</source>
        <extracomment>Head of a column: a number</extracomment>
        <translation>Deltagare</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Head of a column: how far a tournament is, or who won it</extracomment>
        <translation>Hur det står</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>Button, a verb: put the tournament that is chosen in a list into the trash</extracomment>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>There is no tournament yet. Begin one: sixteen players, seven points a match, nine in the final. You play your matches at the board, and the computers play theirs meanwhile.</source>
        <translation>Det finns ingen turnering ännu. Börja en: sexton spelare, matcher till sju poäng, nio i finalen. Du spelar dina matcher vid brädet, och datorerna spelar sina under tiden.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Head of a column: what a tournament is called</extracomment>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Turneringar</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n match(es) played</source>
        <extracomment>In a list of tournaments: how many of its matches are played; {done} and %n are numbers</extracomment>
        <translation>
            <numerusform>{done} av %n match spelad</numerusform>
            <numerusform>{done} av %n matcher spelade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnCheck</name>
    <message>
        <source>Check these dice yourself</source>
        <extracomment>Title of a dialog: where a folder is to be made with what is needed to check dice</extracomment>
        <translation>Kontrollera tärningarna själv</translation>
    </message>
    <message>
        <source>Nothing was saved in {folder}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Ingenting sparades i {folder}: {why}</translation>
    </message>
    <message>
        <source>The record of the match and a script of a few lines are in {folder}. Open a terminal there and type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.</source>
        <extracomment>{folder} is a path, {command} what is typed into a terminal</extracomment>
        <translation>Matchens protokoll och ett skript på några rader ligger i {folder}. Öppna en terminal där och skriv: {command} och därefter fingeravtrycket som du antecknade. Det kräver Python, men inte bgdesk.</translation>
    </message>
</context>
<context>
    <name>OwnPlayTable</name>
    <message>
        <source>None of your matches is analysed yet. Open one in the bracket and analyse it, or have matches analysed when they end, in the settings.</source>
        <translation>Ingen av dina matcher är analyserad ännu. Öppna en i turneringsträdet och analysera den, eller låt analysera matcher när de slutar, i inställningarna.</translation>
    </message>
    <message>
        <source>Performance ratings with their 90 % interval. Enter shows the match.</source>
        <translation>Performance rating med 90 %-intervall. Enter visar matchen.</translation>
    </message>
    <message>
        <source>Your play, match by match</source>
        <extracomment>Name of a list for a screen reader: how somebody played in each match</extracomment>
        <translation>Ditt spel, match för match</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>Button: go back to the page from which one came</extracomment>
        <translation>Tillbaka</translation>
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
        <translation>Dra för att göra panelen bredare; dubbelklicka för dess vanliga bredd</translation>
    </message>
</context>
<context>
    <name>PersonNameDialog</name>
    <message>
        <source>The name as it is to be shown; the names in matches stay as they are.</source>
        <extracomment>Below the field for the name of a person</extracomment>
        <translation>Namnet så som det ska visas; namnen i matcherna blir som de är.</translation>
    </message>
</context>
<context>
    <name>Persons</name>
    <message>
        <source>Guest</source>
        <extracomment>Stands in place of the name of a friend who plays at the same computer</extracomment>
        <translation>Gäst</translation>
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
        <translation>En gång till?</translation>
    </message>
    <message>
        <source>Good game.</source>
        <translation>Bra parti.</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Lycka till.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>Phrase said to the other player at a table, as all that follow</extracomment>
        <translation>Hej!</translation>
    </message>
    <message>
        <source>Nice roll.</source>
        <translation>Fint slag.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Ett ögonblick, tack.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Tack.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bra spelat.</translation>
    </message>
</context>
<context>
    <name>PlacesTable</name>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Väntat</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: the place in a tournament</extracomment>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Placeringar</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Vunna</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>&amp;Dice</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Tärningar</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <extracomment>Label of a list</extracomment>
        <translation>&amp;Motståndare</translation>
    </message>
    <message>
        <source>A practice match begins from this position.</source>
        <translation>En träningsmatch börjar från den här positionen.</translation>
    </message>
    <message>
        <source>A practice match begins here, by the same rules. This match stays as it is.</source>
        <translation>En träningsmatch börjar här, med samma regler. Den här matchen blir som den är.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Svart</translation>
    </message>
    <message>
        <source>New dice</source>
        <translation>Nya tärningar</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, a verb: begin a match from a position</extracomment>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Spela vidare härifrån</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Riktiga tärningar som skrivs in</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>Button, a verb: strike later moves of a match out</extracomment>
        <translation>Ta tillbaka hit</translation>
    </message>
    <message>
        <source>The later moves are struck out, and the match counts as practice.</source>
        <translation>De senare dragen stryks, och matchen räknas som träning.</translation>
    </message>
    <message>
        <source>The same rolls as in the match, as long as they last</source>
        <extracomment>A choice: the dice of the match in which this position is</extracomment>
        <translation>Samma slag som i matchen, så länge de räcker</translation>
    </message>
    <message>
        <source>Two players, one computer</source>
        <extracomment>A choice: the opponent is a person</extracomment>
        <translation>Två spelare, en dator</translation>
    </message>
    <message>
        <source>When taking back, roll the same dice again</source>
        <translation>Slå samma tärningar igen när drag tas tillbaka</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Vit</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>Label in front of the colours: which side the player takes</extracomment>
        <translation>Du spelar</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>pips</source>
        <extracomment>Behind a number: pips, a standard term. Short</extracomment>
        <translation>pip</translation>
    </message>
</context>
<context>
    <name>PointWishes</name>
    <message>
        <source>Click a point: made by the player, a blot, empty, anything. Right click: the opponent&apos;s. Keys: arrows, Space, Shift+Space, Delete.</source>
        <translation>Klicka på ett fält: byggt av spelaren, en blotta, tomt, vad som helst. Högerklick: motståndarens. Tangenter: pilar, Blanksteg, Skift+Blanksteg, Delete.</translation>
    </message>
    <message>
        <source>Points of the position</source>
        <extracomment>Name for a screen reader of a small board on which conditions for points are set</extracomment>
        <translation>Positionens fält</translation>
    </message>
    <message>
        <source>a blot of the opponent</source>
        <translation>en blotta för motståndaren</translation>
    </message>
    <message>
        <source>a blot of the player</source>
        <translation>en blotta för spelaren</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>What is wanted on a point, as all that follow</extracomment>
        <translation>vad som helst</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tomt</translation>
    </message>
    <message>
        <source>made by the opponent</source>
        <translation>byggt av motståndaren</translation>
    </message>
    <message>
        <source>made by the player</source>
        <translation>byggt av spelaren</translation>
    </message>
    <message>
        <source>{number}-point</source>
        <extracomment>A point of the board, as in: 5-point</extracomment>
        <translation>{number}-fältet</translation>
    </message>
</context>
<context>
    <name>PositionNameDialog</name>
    <message>
        <source>A slash makes a folder: Openings/Replies to {roll}</source>
        <extracomment>Below the field for a name, with an example of a name. {roll} is as in 3-1</extracomment>
        <translation>Ett snedstreck gör en mapp: Öppningar/Svar på {roll}</translation>
    </message>
    <message>
        <source>Another position has this name, and is replaced.</source>
        <extracomment>Below the field for a name</extracomment>
        <translation>En annan position har det namnet och ersätts.</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Positionens namn</translation>
    </message>
</context>
<context>
    <name>PositionSketch</name>
    <message>
        <source>Position</source>
        <extracomment>Name for a screen reader of a small picture of a position</extracomment>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A card is a position in which you went wrong. You are asked about it again: soon while it is new, and rarely once you know it.</source>
        <translation>Ett kort är en position där du gjorde fel. Du får frågan igen: snart medan kortet är nytt, och sällan när du väl kan det.</translation>
    </message>
    <message>
        <source>A new card.</source>
        <translation>Ett nytt kort.</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Answer on a card, as the next ones</extracomment>
        <translation>Dubbla</translation>
    </message>
    <message>
        <source>Double or not</source>
        <extracomment>What a card asks for: should one double? Short</extracomment>
        <translation>Dubbla eller inte</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lätt</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Svårt</translation>
    </message>
    <message>
        <source>It ended at position {number}: import the file again for the rest.</source>
        <extracomment>Sentence: where making cards of the positions in a file has stopped</extracomment>
        <translation>Importen slutade vid position {number}: importera filen igen för resten.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Känt</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Button: how well a card was known, as the next three. Short</extracomment>
        <translation>Missat</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>What a card asks for. Short</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Nearly right: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Nästan rätt: det kostar {cost}.</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Inga kort ännu</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Ingen dubbling</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>Inte besvarat.</translation>
    </message>
    <message>
        <source>Nothing left for today</source>
        <extracomment>Title: no card is to be asked today any more</extracomment>
        <translation>Inget kvar för i dag</translation>
    </message>
    <message>
        <source>Open one of your matches and have it analysed: then cards of your errors are offered.</source>
        <translation>Öppna en av dina matcher och låt analysera den: då erbjuds kort av dina fel.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Name of the other player where nobody in particular is meant</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Play a match, or open one from elsewhere, and have it analysed.</source>
        <translation>Spela en match, eller öppna en från annat håll, och låt analysera den.</translation>
    </message>
    <message>
        <source>Right: close enough to the best.</source>
        <translation>Rätt: tillräckligt nära det bästa.</translation>
    </message>
    <message>
        <source>Right: that is best.</source>
        <translation>Rätt: det är bäst.</translation>
    </message>
    <message>
        <source>Since your last answer a new analysis has found another answer best.</source>
        <translation>Sedan ditt senaste svar har en ny analys funnit ett annat svar bäst.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Take and turn the cube again</source>
        <translation>Ta och vrid kuben igen</translation>
    </message>
    <message>
        <source>Take or pass</source>
        <extracomment>What a card asks for: the answer to a double. Short</extracomment>
        <translation>Ta eller passa</translation>
    </message>
    <message>
        <source>This answer could not be saved, and does not count.</source>
        <translation>Svaret kunde inte sparas och räknas inte.</translation>
    </message>
    <message>
        <source>This answer was not counted: the card has been answered or removed in another window.</source>
        <translation>Svaret räknades inte: kortet har besvarats eller tagits bort i ett annat fönster.</translation>
    </message>
    <message>
        <source>This does not change when the card is due.</source>
        <translation>Det här ändrar inte när kortet står på tur.</translation>
    </message>
    <message>
        <source>Wrong: that costs {cost}.</source>
        <extracomment>Sentence; {cost} is an equity that the answer gives away</extracomment>
        <translation>Fel: det kostar {cost}.</translation>
    </message>
    <message>
        <source>You missed this card, so it comes once more. This time it does not count.</source>
        <translation>Du missade det här kortet, så det kommer en gång till. Den här gången räknas det inte.</translation>
    </message>
    <message>
        <source>Your own errors</source>
        <extracomment>Name of a deck of cards</extracomment>
        <translation>Dina egna fel</translation>
    </message>
    <message>
        <source>today</source>
        <translation>i dag</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>i morgon</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The first and the last of some numbers in a row, as in: 7 to 9</extracomment>
        <translation>{first} till {last}</translation>
    </message>
    <message>
        <source>{number} due</source>
        <extracomment>Of a deck of cards: how many are due. {number} is a number</extracomment>
        <translation>{number} på tur</translation>
    </message>
    <message>
        <source>{number} new</source>
        <extracomment>Of a deck of cards: how many were never asked. {number} is a number</extracomment>
        <translation>{number} nya</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Ask again</source>
        <extracomment>Button: have a card asked again that was put aside</extracomment>
        <translation>Fråga igen</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Heading above the decks of cards</extracomment>
        <translation>Kortlekar</translation>
    </message>
    <message>
        <source>Export for Anki…</source>
        <extracomment>Button, a verb: save the cards for Anki, a program that asks cards of all kinds</extracomment>
        <translation>Exportera till Anki…</translation>
    </message>
    <message>
        <source>Find similar…</source>
        <extracomment>Button, a verb: look for positions like that of a card</extracomment>
        <translation>Hitta liknande…</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: what cards are for, and how they work</extracomment>
        <translation>Så fungerar det</translation>
    </message>
    <message>
        <source>Import positions…</source>
        <extracomment>Button, a verb: make cards of the positions in a file</extracomment>
        <translation>Importera positioner…</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Button: begin a match</extracomment>
        <translation>Ny match…</translation>
    </message>
    <message>
        <source>Nothing is due yet: a card comes here once it has been answered for the first time.</source>
        <translation>Inget står på tur ännu: ett kort kommer hit när det har besvarats första gången.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Name of the page for a screen reader, and its heading: cards made of one&apos;s own errors</extracomment>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button, a verb: be asked the cards of one deck</extracomment>
        <translation>Träna</translation>
    </message>
    <message>
        <source>Practise without counting</source>
        <extracomment>Button: be asked cards that are not due; the answers do not change when they are</extracomment>
        <translation>Träna utan att räkna</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>Heading above cards that are not asked any more</extracomment>
        <translation>Lagda åt sidan</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button, a verb: forget a card</extracomment>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button, a verb: forget a deck of cards</extracomment>
        <translation>Ta bort…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button, a verb: call a deck of cards something else</extracomment>
        <translation>Byt namn…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button, a verb: be asked the first card</extracomment>
        <translation>Starta</translation>
    </message>
    <message>
        <source>The next 30 days</source>
        <extracomment>Heading above a chart: how many cards are due on each of the next 30 days</extracomment>
        <translation>De närmaste 30 dagarna</translation>
    </message>
    <message>
        <source>Trainers…</source>
        <extracomment>Button: the page with trainers, which need no match</extracomment>
        <translation>Övningar…</translation>
    </message>
    <message>
        <source>Who practises</source>
        <extracomment>Name of a list for a screen reader: of several people at this computer the one who practises</extracomment>
        <translation>Vem som tränar</translation>
    </message>
    <message>
        <source>You missed these cards again and again, or put them aside. They are not asked any more: look at positions like them instead.</source>
        <translation>Du har missat de här korten om och om igen, eller lagt dem åt sidan. De kommer inte upp mer: titta på liknande positioner i stället.</translation>
    </message>
    <message>
        <source>Your matches…</source>
        <extracomment>Button, a verb: see the list of matches</extracomment>
        <translation>Dina matcher…</translation>
    </message>
</context>
<context>
    <name>Practising</name>
    <message>
        <source>None of these cards can be asked now: another window may be asking them, or they cannot be read.</source>
        <translation>Inget av de här korten kan tas upp nu: ett annat fönster kanske använder dem, eller så kan de inte läsas.</translation>
    </message>
    <message>
        <source>None of these decisions can be asked as a card.</source>
        <translation>Inget av de här besluten kan tas upp som kort.</translation>
    </message>
    <message>
        <source>Nothing is left for today here.</source>
        <translation>Här är inget kvar för i dag.</translation>
    </message>
    <message>
        <source>Something went wrong inside bgdesk, and the cards cannot be listed. They are kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk, och korten kan inte visas. De är sparade; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>PresetNameDialog</name>
    <message>
        <source>Another rule set has this name.</source>
        <translation>En annan regeluppsättning har det namnet.</translation>
    </message>
    <message>
        <source>Name of this rule set</source>
        <extracomment>Title of a dialog that asks for a name</extracomment>
        <translation>Regeluppsättningens namn</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Custom</source>
        <extracomment>In the list of sets of rules, where the rules are none of these sets</extracomment>
        <translation>Egna</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button, a verb: forgets a set of rules</extracomment>
        <translation>Radera</translation>
    </message>
    <message>
        <source>My rules</source>
        <extracomment>Heading in a list: sets of rules that the user has made</extracomment>
        <translation>Mina regler</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: another name for a set of rules</extracomment>
        <translation>Byt namn…</translation>
    </message>
    <message>
        <source>Rule &amp;set</source>
        <extracomment>Label of a list: sets of rules that have a name</extracomment>
        <translation>Regel&amp;uppsättning</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Name of a list for a screen reader: sets of rules that have a name</extracomment>
        <translation>Regeluppsättning</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Button: gives the rules that are chosen a name, to use them again</extracomment>
        <translation>Spara som…</translation>
    </message>
    <message>
        <source>Save the rules below under a name, to choose them again</source>
        <translation>Spara reglerna nedan under ett namn, för att välja dem igen</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A match with the Crawford rule and nothing else.</source>
        <translation>En match med Crawfordregeln och inget annat.</translation>
    </message>
    <message>
        <source>A match with the Crawford rule and the Holland rule after it.</source>
        <translation>En match med Crawfordregeln och Hollandregeln efter den.</translation>
    </message>
    <message>
        <source>A money session with Jacoby and beavers; no automatic doubles.</source>
        <translation>En moneysession med Jacoby och beaver; inga automatiska dubblingar.</translation>
    </message>
    <message>
        <source>A money session with Jacoby, beavers and one automatic double a game.</source>
        <translation>En moneysession med Jacoby, beaver och en automatisk dubbling per parti.</translation>
    </message>
    <message>
        <source>Casual without a cube</source>
        <translation>Avslappnat utan kub</translation>
    </message>
    <message>
        <source>Club with Holland</source>
        <extracomment>Name of a set of rules: as in clubs, with the Holland rule</extracomment>
        <translation>Klubb med Holland</translation>
    </message>
    <message>
        <source>Money with the usual rules</source>
        <translation>Money med de vanliga reglerna</translation>
    </message>
    <message>
        <source>No doubling; gammons and backgammons count.</source>
        <translation>Ingen dubbling; gammon och backgammon räknas.</translation>
    </message>
    <message>
        <source>Serious money</source>
        <translation>Money på allvar</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>Name of a set of rules, as the next ones</extracomment>
        <translation>Turnering</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>After the best move: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Efter det bästa draget: {play}</translation>
    </message>
    <message>
        <source>After the move that was made: {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Efter det spelade draget: {play}</translation>
    </message>
    <message>
        <source>After {play}</source>
        <extracomment>On the board, which shows the position after a play. {play}: as in 13/7 8/7</extracomment>
        <translation>Efter {play}</translation>
    </message>
</context>
<context>
    <name>ProblemReporting</name>
    <message>
        <source>Save the report</source>
        <translation>Spara rapporten</translation>
    </message>
    <message>
        <source>The log could not be read: {why}</source>
        <translation>Loggen kunde inte läsas: {why}</translation>
    </message>
    <message>
        <source>The report is in {file}. Nothing was sent.</source>
        <translation>Rapporten ligger i {file}. Ingenting skickades.</translation>
    </message>
    <message>
        <source>The report was not written to {file}: {why}</source>
        <translation>Rapporten skrevs inte till {file}: {why}</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-filer (*.zip)</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Why not your answer?</source>
        <extracomment>Heading, a question: why what one answered was not the best</extracomment>
        <translation>Varför inte ditt svar?</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Another game, other rules…</source>
        <extracomment>Button: opens a dialog</extracomment>
        <translation>Ett annat spel, andra regler…</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Button: begin a match in which every point counts. Short</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Spela mot datorn</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Name of a list for a screen reader: how well the computer plays</extracomment>
        <translation>Styrka</translation>
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
        <translation>Slag för att ta ut</translation>
    </message>
    <message>
        <source>These values are for races as in backgammon; there is none here.</source>
        <translation>De här värdena gäller race som i backgammon; här finns inget sådant.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>{rating} (few decisions)</source>
        <extracomment>A performance rating that says little, as in: 5.3 (few decisions)</extracomment>
        <translation>{rating} (få beslut)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>10 on the 1-point</source>
        <translation>10 på 1-fältet</translation>
    </message>
    <message>
        <source>7 on the 6-point, 1 on the 3-point, 7 on the 2-point</source>
        <extracomment>A board with empty points</extracomment>
        <translation>7 på 6-fältet, 1 på 3-fältet, 7 på 2-fältet</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Uttagning</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>Head of a column: a move</extracomment>
        <translation>Bästa drag</translation>
    </message>
    <message>
        <source>Black owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Svart äger kuben på {value}.</translation>
    </message>
    <message>
        <source>Black to roll</source>
        <extracomment>Caption of a picture</extracomment>
        <translation>Svart ska slå</translation>
    </message>
    <message>
        <source>Black, counted from Black&apos;s own side</source>
        <extracomment>Where the checkers of Black are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Svart, räknat från Svarts egen sida</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: where the checkers stand</extracomment>
        <translation>Bräde</translation>
    </message>
    <message>
        <source>Both need 2</source>
        <translation>Båda behöver 2</translation>
    </message>
    <message>
        <source>Both need 7</source>
        <translation>Båda behöver 7</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Head of a column: choices with the doubling cube</extracomment>
        <translation>Kub</translation>
    </message>
    <message>
        <source>DMP</source>
        <extracomment>Head of a column: both players need one point; a standard term, short for double match point</extracomment>
        <translation>DMP</translation>
    </message>
    <message>
        <source>Double match point: both need 1</source>
        <translation>Double match point: båda behöver 1</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dubbla, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dubbla, take</translation>
    </message>
    <message>
        <source>Doubler \ taker</source>
        <extracomment>Head of a table: down the points that the doubler still needs, across those of whoever is doubled; both are persons</extracomment>
        <translation>Dubblar \ tar</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a page: the doubling cube</extracomment>
        <translation>Dubbling</translation>
    </message>
    <message>
        <source>Effective pips</source>
        <extracomment>Head of a column: effective pip count, a standard term</extracomment>
        <translation>Effektiva pip</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Head of a column: what a play or a choice is worth</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Etiquette</source>
        <translation>Vett och etikett</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Title of a page: running, holding, blitz, prime, back game</extracomment>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Gammon price</source>
        <extracomment>Head of a column: what winning a gammon adds, as a share of the stake; a standard term</extracomment>
        <translation>Gammonpris</translation>
    </message>
    <message>
        <source>Gammon-go</source>
        <extracomment>Head of a column: a gammon wins the match; a standard term</extracomment>
        <translation>Gammon-go</translation>
    </message>
    <message>
        <source>Gammon-go: you need 2, your opponent 1, Crawford game</source>
        <translation>Gammon-go: du behöver 2, motståndaren 1, Crawfordpartiet</translation>
    </message>
    <message>
        <source>Gammon-save</source>
        <extracomment>Head of a column: a gammon loses the match; a standard term</extracomment>
        <translation>Gammon-save</translation>
    </message>
    <message>
        <source>Gammon-save: you need 1, your opponent 2, Crawford game</source>
        <translation>Gammon-save: du behöver 1, motståndaren 2, Crawfordpartiet</translation>
    </message>
    <message>
        <source>Gives away</source>
        <extracomment>Head of a column: what a play or a choice gives away against the best</extracomment>
        <translation>Ger bort</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Ordlista</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: where the game comes from</extracomment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>Link below a picture of a position: say where the checkers stand</extracomment>
        <translation>I ord</translation>
    </message>
    <message>
        <source>Judged by {engine}, {depth}.</source>
        <extracomment>Sentence: how deep the engine looked. {engine} is a name, {depth} such as 3-ply</extracomment>
        <translation>Bedömt av {engine}, {depth}.</translation>
    </message>
    <message>
        <source>Largest lead to take</source>
        <extracomment>Head of a column: the largest lead of the player on roll, in pips, at which the other takes</extracomment>
        <translation>Största ledning för take</translation>
    </message>
    <message>
        <source>Least chance to take</source>
        <extracomment>Head of a column: the chance to win with which it is the same to take and to pass</extracomment>
        <translation>Minsta chans för take</translation>
    </message>
    <message>
        <source>Least lead to double</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to double</extracomment>
        <translation>Minsta ledning för dubbling</translation>
    </message>
    <message>
        <source>Least lead to redouble</source>
        <extracomment>Head of a column: the smallest lead, in pips, with which to redouble</extracomment>
        <translation>Minsta ledning för redubbling</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Head of a column: games for money, each for itself</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>Money, the cube turned</source>
        <extracomment>A row: games for money, each for itself</extracomment>
        <translation>Money, kuben vriden</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Head of a column: the play after the best one</extracomment>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>A choice with the doubling cube</extracomment>
        <translation>Ingen dubbling</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <translation>Öppningsdrag</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Pips away</source>
        <extracomment>Head of a column: how many pips a checker is away</extracomment>
        <translation>Pip bort</translation>
    </message>
    <message>
        <source>Pips {white} to {black}</source>
        <extracomment>Caption of a picture: the pips that White and Black still have to go</extracomment>
        <translation>Pip {white} mot {black}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Head of a column: moves, best first</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Play on from here against the bot</source>
        <extracomment>Link below a picture of a position: begin a practice match there</extracomment>
        <translation>Spela vidare härifrån mot datorn</translation>
    </message>
    <message>
        <source>Playing to the score</source>
        <extracomment>Title of a page: what the score of a match changes</extracomment>
        <translation>Spela efter ställningen</translation>
    </message>
    <message>
        <source>Playing well</source>
        <extracomment>Heading in the list of help pages: those about playing well</extracomment>
        <translation>Att spela bra</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: the points on which the last two checkers stand</extracomment>
        <translation>Fält</translation>
    </message>
    <message>
        <source>Points made</source>
        <extracomment>Head of a column: how many of the six home points the opponent has made</extracomment>
        <translation>Byggda fält</translation>
    </message>
    <message>
        <source>Points needed</source>
        <extracomment>Head of a column: the points that a player still needs</extracomment>
        <translation>Poäng som behövs</translation>
    </message>
    <message>
        <source>Races and counting</source>
        <translation>Race och räkning</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Head of a column: two dice</extracomment>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Rolls of 36</source>
        <extracomment>Head of a column: how many of the 36 rolls</extracomment>
        <translation>Slag av 36</translation>
    </message>
    <message>
        <source>Rolls that enter one</source>
        <extracomment>Head of a column: how many rolls bring in the only checker on the bar</extracomment>
        <translation>Slag som för in en</translation>
    </message>
    <message>
        <source>Rolls that enter two</source>
        <extracomment>Head of a column: how many rolls bring in both of two checkers on the bar</extracomment>
        <translation>Slag som för in två</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <extracomment>Title of a page: when to play safe and when to take a risk</extracomment>
        <translation>Säkert eller djärvt</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: how a match stands</extracomment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Score {score} of {length}</source>
        <extracomment>Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points</extracomment>
        <translation>Ställning {score} till {length}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: a share in per cent</extracomment>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Title of a page: advice in short</extracomment>
        <translation>Råd</translation>
    </message>
    <message>
        <source>Try it in the laboratory</source>
        <translation>Prova det i laboratoriet</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a column: pips that are rolled in vain</extracomment>
        <translation>Spill</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Where the checkers of White are, who counts the points from the own home. A title before a list</extracomment>
        <translation>Vit</translation>
    </message>
    <message>
        <source>White owns the cube at {value}.</source>
        <extracomment>Sentence about the doubling cube in a picture</extracomment>
        <translation>Vit äger kuben på {value}.</translation>
    </message>
    <message>
        <source>White to play {dice}</source>
        <extracomment>Caption of a picture. {dice} is a roll such as 6-1</extracomment>
        <translation>Vit ska spela {dice}</translation>
    </message>
    <message>
        <source>White to roll: double?</source>
        <extracomment>Caption of a picture: a decision about the doubling cube</extracomment>
        <translation>Vit ska slå: dubbla?</translation>
    </message>
    <message>
        <source>White wins {win}, {gammon} with a gammon, and loses {lost} by a gammon.</source>
        <extracomment>Sentence: the chances of White. The placeholders are shares in per cent</extracomment>
        <translation>Vit vinner {win}, {gammon} med gammon, och förlorar {lost} med gammon.</translation>
    </message>
    <message>
        <source>White wins {win}.</source>
        <extracomment>Sentence: the chance of White, where hardly ever anybody wins a gammon. A share in per cent</extracomment>
        <translation>Vit vinner {win}.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>Head of a column: the chance to win the match</extracomment>
        <translation>Vinner matchen</translation>
    </message>
    <message>
        <source>Without words</source>
        <extracomment>Link below a picture of a position: do not say any more where the checkers stand</extracomment>
        <translation>Utan ord</translation>
    </message>
    <message>
        <source>Your pips</source>
        <extracomment>Head of a column: the pips of the player on roll</extracomment>
        <translation>Dina pip</translation>
    </message>
    <message>
        <source>{checkers} from the 6-point down</source>
        <extracomment>A board: {checkers} are those on each point, as in 3-3-3-2-2-2</extracomment>
        <translation>{checkers} från 6-fältet och nedåt</translation>
    </message>
    <message>
        <source>{count} off</source>
        <extracomment>One of a list: so many checkers borne off. Short</extracomment>
        <translation>{count} ute</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>One of a list: so many checkers on the bar. Short</extracomment>
        <translation>{count} på baren</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>One of a list: so many checkers on the point with this number. Short</extracomment>
        <translation>{count} på {point}</translation>
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
            <numerusform>%n av 36 slag träffar dig två gånger, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag träffar dig två gånger, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n av 36 slag träffar dig där det kostar 10 pip eller mer, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag träffar dig där det kostar 10 pip eller mer, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit you, {rolls} after {best}.</source>
        <extracomment>Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n av 36 slag träffar dig, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag träffar dig, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} twice, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n av 36 slag träffar {name} två gånger, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag träffar {name} två gånger, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n av 36 slag träffar {name} där det kostar 10 pip eller mer, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag träffar {name} där det kostar 10 pip eller mer, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) hit {name}, {rolls} after {best}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>%n av 36 slag träffar {name}, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag träffar {name}, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.</source>
        <extracomment>Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n av 36 slag håller motståndaren kvar på baren, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag håller motståndaren kvar på baren, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.</source>
        <extracomment>Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}</extracomment>
        <translation>
            <numerusform>%n av 36 slag låter en bricka komma loss från det längsta blocket, {rolls} efter {best}.</numerusform>
            <numerusform>%n av 36 slag låter en bricka komma loss från det längsta blocket, {rolls} efter {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {best} the block is %n point(s) long, and now only {length}.</source>
        <extracomment>Sentence; a block is a row of made points in front of an opposing checker</extracomment>
        <translation>
            <numerusform>Efter {best} är blocket %n fält långt, och nu bara {length}.</numerusform>
            <numerusform>Efter {best} är blocket %n fält långt, och nu bara {length}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {best} there are more points made: {points}.</source>
        <extracomment>Sentence: {points} are numbers of points, as in 5, 4</extracomment>
        <translation>Efter {best} är fler fält byggda: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it gives up a point: {points}.</source>
        <extracomment>Sentence: the same; {points} are numbers of points, as in 5, 4</extracomment>
        <translation>
            <numerusform>Det är säkrare (%n av 36 slag träffar, {rolls} efter {best}), men det ger upp ett fält: {points}.</numerusform>
            <numerusform>Det är säkrare (%n av 36 slag träffar, {rolls} efter {best}), men det ger upp ett fält: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.</source>
        <extracomment>Sentence: of a play (&quot;it&quot;) that is too careful; so many rolls hit, {rolls} after {best}</extracomment>
        <translation>
            <numerusform>Det är säkrare (%n av 36 slag träffar, {rolls} efter {best}), men det avstår från att slå ut.</numerusform>
            <numerusform>Det är säkrare (%n av 36 slag träffar, {rolls} efter {best}), men det avstår från att slå ut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but the block is {length} points long, not {longer}.</source>
        <extracomment>Sentence: the same; the row of made points is {length} points long, {longer} after {best}</extracomment>
        <translation>
            <numerusform>Det är säkrare (%n av 36 slag träffar, {rolls} efter {best}), men blocket är {length} fält långt, inte {longer}.</numerusform>
            <numerusform>Det är säkrare (%n av 36 slag träffar, {rolls} efter {best}), men blocket är {length} fält långt, inte {longer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up a hit that sends your opponent back %n pip(s).</source>
        <extracomment>Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Du avstår från en träff som skickar motståndaren %n pip tillbaka.</numerusform>
            <numerusform>Du avstår från en träff som skickar motståndaren %n pip tillbaka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass up hits that send your opponent back %n pip(s).</source>
        <extracomment>Sentence: there were several hits that were not played; they would have cost the opponent %n pips</extracomment>
        <translation>
            <numerusform>Du avstår från träffar som skickar motståndaren %n pip tillbaka.</numerusform>
            <numerusform>Du avstår från träffar som skickar motståndaren %n pip tillbaka.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} keeps the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it</extracomment>
        <translation>{best} behåller {points}-fältet.</translation>
    </message>
    <message>
        <source>{best} makes the {points}-point.</source>
        <extracomment>Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes</extracomment>
        <translation>{best} bygger {points}-fältet.</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up a hit that sends the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} avstår från en träff som skickar motståndaren %n pip tillbaka.</numerusform>
            <numerusform>{name} avstår från en träff som skickar motståndaren %n pip tillbaka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes up hits that send the opponent back %n pip(s).</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>
            <numerusform>{name} avstår från träffar som skickar motståndaren %n pip tillbaka.</numerusform>
            <numerusform>{name} avstår från träffar som skickar motståndaren %n pip tillbaka.</numerusform>
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
        <translation>&amp;Rensa listan</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <extracomment>Entry of a menu, instead of files: there are none</extracomment>
        <translation>Ingen fil har öppnats eller sparats ännu</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>A move against the rules</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ett drag mot reglerna</translation>
    </message>
    <message>
        <source>Enter it</source>
        <extracomment>Button: the move was played although it is not legal</extracomment>
        <translation>Ange det</translation>
    </message>
    <message>
        <source>Enter it as it was played?</source>
        <translation>Ange det som det spelades?</translation>
    </message>
    <message>
        <source>Enter the move as it was played</source>
        <extracomment>Title of a dialog, a verb: say what was moved at the table, legal or not</extracomment>
        <translation>Ange draget som det spelades</translation>
    </message>
    <message>
        <source>Is it taken back?</source>
        <translation>Tas det tillbaka?</translation>
    </message>
    <message>
        <source>It was played like this</source>
        <extracomment>Button: this is what was played</extracomment>
        <translation>Så spelades det</translation>
    </message>
    <message>
        <source>No checker is moved, which is not legal.</source>
        <translation>Ingen bricka flyttas, vilket inte är tillåtet.</translation>
    </message>
    <message>
        <source>Objection</source>
        <extracomment>Title of a dialog: the opponent does not accept a move that is not legal</extracomment>
        <translation>Protest</translation>
    </message>
    <message>
        <source>Put the checkers where they were moved, by the rules or against them.</source>
        <translation>Ställ brickorna dit de flyttades, enligt reglerna eller mot dem.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Button: the move was not legal and has to be made anew</extracomment>
        <translation>Ta tillbaka det</translation>
    </message>
    <message>
        <source>The same dice are then played again, by the rules.</source>
        <translation>Samma tärningar spelas då igen, enligt reglerna.</translation>
    </message>
    <message>
        <source>This move is not legal: {play}.</source>
        <extracomment>Sentence. {play} is a play, as in 13/7 8/7</extracomment>
        <translation>Det här draget är inte tillåtet: {play}.</translation>
    </message>
    <message>
        <source>Your opponent may object until the next roll or double.</source>
        <translation>Motståndaren får protestera fram till nästa slag eller dubbling.</translation>
    </message>
</context>
<context>
    <name>ReleaseCheck</name>
    <message>
        <source>{host} could not show that it is the right one, so nothing was asked.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} kunde inte visa att det är rätt server, så ingenting frågades.</translation>
    </message>
    <message>
        <source>{host} did not tell a version. Try again another day.</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} angav ingen version. Försök igen en annan dag.</translation>
    </message>
    <message>
        <source>{host} does not answer. Is this computer online?</source>
        <extracomment>{host} is the name of a server</extracomment>
        <translation>{host} svarar inte. Är datorn ansluten till internet?</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Crashes</source>
        <translation>Krascher</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Rapportens delar</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Rapportera ett problem</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Spara…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>The file holds the last part of the log, the versions of bgdesk and its parts, and the settings that you changed. Names of players, dice secrets, your words for the dice and your matches are left out. Names of opened files are only in a detailed log (Settings, page Log).</source>
        <translation>Filen innehåller den sista delen av loggen, versionerna av bgdesk och dess delar, och de inställningar som du har ändrat. Spelarnas namn, tärningshemligheter, dina ord för tärningarna och dina matcher är utelämnade. Namn på öppnade filer finns bara i en detaljerad logg (Inställningar, sidan Logg).</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioner</translation>
    </message>
    <message>
        <source>When something goes wrong, this helps to find out why. bgdesk sends nothing anywhere: it saves a zip file that you can look at and pass on.</source>
        <translation>När något går fel hjälper det här till att ta reda på varför. bgdesk skickar ingenting någonstans: det sparar en zip-fil som du kan titta på och ge vidare.</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>A report needs an analysis: Analyse (F7) makes one.</source>
        <translation>En rapport kräver en analys: Analysera (F7) gör en.</translation>
    </message>
    <message>
        <source>PDF for paper (*.pdf)</source>
        <translation>PDF för papper (*.pdf)</translation>
    </message>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are</extracomment>
        <translation>Sida för webbläsaren (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Beside a bar of progress</extracomment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Save a report</source>
        <extracomment>Title of a dialog, a verb: write a report to a file</extracomment>
        <translation>Spara en rapport</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Rapporten skrivs…</translation>
    </message>
    <message>
        <source>The report is saved as {file}.</source>
        <extracomment>Sentence: a report was written to a file. {file} is the name of the file</extracomment>
        <translation>Rapporten är sparad som {file}.</translation>
    </message>
    <message>
        <source>The report was not saved: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Rapporten sparades inte: {why}</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Resign game</source>
        <extracomment>Title of a dialog, a verb: give up a game</extracomment>
        <translation>Ge upp partiet</translation>
    </message>
    <message>
        <source>Resign: lose the match</source>
        <translation>Ge upp: förlora matchen</translation>
    </message>
    <message>
        <source>This counts at once: your opponent cannot win more.</source>
        <translation>Det här räknas genast: motståndaren kan inte vinna mer.</translation>
    </message>
    <message>
        <source>Your opponent may refuse and play on for more.</source>
        <translation>Motståndaren får säga nej och spela vidare om mer.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>(few decisions)</source>
        <extracomment>Behind a number that says little, as few decisions were made. Short</extracomment>
        <translation>(få beslut)</translation>
    </message>
    <message>
        <source>-</source>
        <extracomment>Stands in place of a number that is not known</extracomment>
        <translation>-</translation>
    </message>
    <message>
        <source>A hint was taken: practice, not rated.</source>
        <translation>Ett tips togs: träning, påverkar inte rating.</translation>
    </message>
    <message>
        <source>A rematch is sealed already, for the same words: this is the fingerprint of its dice.</source>
        <translation>En returmatch är redan förseglad, för samma ord: det här är tärningarnas fingeravtryck.</translation>
    </message>
    <message>
        <source>Accepted the resignation</source>
        <translation>Accepterade uppgivningen</translation>
    </message>
    <message>
        <source>Analyse shows how well both played, and which decisions to look at.</source>
        <extracomment>Sentence; Analyse is the name of the button below</extracomment>
        <translation>Analysera visar hur bra båda spelade, och vilka beslut som är värda att titta på.</translation>
    </message>
    <message>
        <source>Being analysed, {share}</source>
        <extracomment>Label over a bar of progress; {share} as in 40 %</extracomment>
        <translation>Analyseras, {share}</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Analyseras…</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take</extracomment>
        <translation>Bäst: {choice}</translation>
    </message>
    <message>
        <source>Both mothers were caught.</source>
        <extracomment>Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto</extracomment>
        <translation>Båda mödrarna fångades.</translation>
    </message>
    <message>
        <source>Chances to win the match that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Chanser att vinna matchen som beslutet gav bort</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Dubblade</translation>
    </message>
    <message>
        <source>Moves were taken back: practice, not rated.</source>
        <translation>Drag togs tillbaka: träning, påverkar inte rating.</translation>
    </message>
    <message>
        <source>Neither player can ever move again.</source>
        <translation>Ingen av spelarna kan någonsin flytta igen.</translation>
    </message>
    <message>
        <source>No decision here.</source>
        <translation>Inget beslut här.</translation>
    </message>
    <message>
        <source>Nobody gave anything away worth a look. Well played!</source>
        <translation>Ingen gav bort något värt att titta på. Bra spelat!</translation>
    </message>
    <message>
        <source>Nothing was decided in this match, so there is nothing to analyse.</source>
        <translation>Inget beslutades i den här matchen, så det finns inget att analysera.</translation>
    </message>
    <message>
        <source>One decision to look at</source>
        <extracomment>Heading of a list of decisions that cost something, as the next ones</extracomment>
        <translation>Ett beslut att titta på</translation>
    </message>
    <message>
        <source>PR of {name}</source>
        <extracomment>Label below a number that is not there yet. {name} is a player</extracomment>
        <translation>PR för {name}</translation>
    </message>
    <message>
        <source>Passed the double</source>
        <translation>Passade dubblingen</translation>
    </message>
    <message>
        <source>Points that the decision gave away</source>
        <extracomment>Tool tip of a number</extracomment>
        <translation>Poäng som beslutet gav bort</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Title: what a player decided, as the next ones</extracomment>
        <translation>Redubblade</translation>
    </message>
    <message>
        <source>Refused the resignation</source>
        <translation>Avvisade uppgivningen</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Gav upp</translation>
    </message>
    <message>
        <source>Secret of the dice, whose SHA-256 is the fingerprint above:</source>
        <translation>Tärningarnas hemlighet, vars SHA-256 är fingeravtrycket ovan:</translation>
    </message>
    <message>
        <source>Secret of the dice, whose fingerprint was shown before the first roll:</source>
        <translation>Tärningarnas hemlighet, vars fingeravtryck visades före första slaget:</translation>
    </message>
    <message>
        <source>The last game was not finished.</source>
        <translation>Det sista partiet avslutades inte.</translation>
    </message>
    <message>
        <source>The mother was caught.</source>
        <extracomment>Sentence. The mother is the last checker on the starting point, as in Plakoto</extracomment>
        <translation>Modern fångades.</translation>
    </message>
    <message>
        <source>The result less the luck of both players: what the errors of both would have made of it.</source>
        <translation>Resultatet minus bådas tur: vad bådas fel skulle ha gjort av det.</translation>
    </message>
    <message>
        <source>The session ended even, {score}</source>
        <extracomment>Heading: a session without a winner; {score} is that of both, as in 3-3</extracomment>
        <translation>Sessionen slutade oavgjort, {score}</translation>
    </message>
    <message>
        <source>Three decisions to look at</source>
        <translation>Tre beslut att titta på</translation>
    </message>
    <message>
        <source>Took the double</source>
        <translation>Tog dubblingen</translation>
    </message>
    <message>
        <source>Two decisions to look at</source>
        <translation>Två beslut att titta på</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in chances to win the match.</source>
        <translation>Vad slagen vann över snittet för alla slag, i chanser att vinna matchen.</translation>
    </message>
    <message>
        <source>What the rolls gained on the average of all rolls, in points.</source>
        <translation>Vad slagen vann över snittet för alla slag, i poäng.</translation>
    </message>
    <message>
        <source>With a tutor, in all games warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>The same of all games of a match or session</extracomment>
        <translation>Med handledare, i alla partier: varningar {warned}, följda {heeded}; träning, påverkar inte rating.</translation>
    </message>
    <message>
        <source>With a tutor, warned {warned}, heeded {heeded}: practice, not rated.</source>
        <extracomment>Sentence: {warned} decisions of which a tutor warned, {heeded} in which another choice followed</extracomment>
        <translation>Med handledare: varningar {warned}, följda {heeded}; träning, påverkar inte rating.</translation>
    </message>
    <message>
        <source>With a tutor: practice, not rated.</source>
        <translation>Med handledare: träning, påverkar inte rating.</translation>
    </message>
    <message>
        <source>You gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence: no decision of the player was wrong</extracomment>
        <translation>Du gav inte bort något värt att titta på. Bra spelat!</translation>
    </message>
    <message>
        <source>You passed the beaver.</source>
        <extracomment>Sentence: the beaver was refused</extracomment>
        <translation>Du passade beavern.</translation>
    </message>
    <message>
        <source>You passed the double.</source>
        <extracomment>Sentence: the double was refused</extracomment>
        <translation>Du passade dubblingen.</translation>
    </message>
    <message>
        <source>You passed the otter.</source>
        <extracomment>Sentence: the otter was refused</extracomment>
        <translation>Du passade ottern.</translation>
    </message>
    <message>
        <source>You passed the raccoon.</source>
        <extracomment>Sentence: the raccoon was refused</extracomment>
        <translation>Du passade raccoonen.</translation>
    </message>
    <message>
        <source>You passed the redouble.</source>
        <extracomment>Sentence: the cube that was turned again was refused</extracomment>
        <translation>Du passade redubblingen.</translation>
    </message>
    <message>
        <source>You ran out of time and lost the match.</source>
        <translation>Din tid gick ut och du förlorade matchen.</translation>
    </message>
    <message>
        <source>You resigned the match.</source>
        <translation>Du gav upp matchen.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>Sentence: the game was given up</extracomment>
        <translation>Du gav upp.</translation>
    </message>
    <message>
        <source>You won at {score}</source>
        <extracomment>Heading: the match was won before its end, at this score, as in 4-3; the winner&apos;s points first</extracomment>
        <translation>Du vann vid {score}</translation>
    </message>
    <message>
        <source>You won, {score}</source>
        <extracomment>Heading: who won a match or a session; {score} as in 7-4, the winner&apos;s points first</extracomment>
        <translation>Du vann, {score}</translation>
    </message>
    <message>
        <source>chances of {name} with even luck</source>
        <extracomment>Label below a chance in per cent. {name} is a player</extracomment>
        <translation>chanser för {name} med jämn tur</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>Where in a session a decision was made</extracomment>
        <translation>parti {number}</translation>
    </message>
    <message>
        <source>game {number}, at {score}</source>
        <extracomment>Where in a match a decision was made: the number of a game, and {score} as in 4-3</extracomment>
        <translation>parti {number}, vid {score}</translation>
    </message>
    <message>
        <source>luck of {name}</source>
        <extracomment>Label below a number: what the dice gave {name}</extracomment>
        <translation>tur för {name}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>Where in a game a decision was made; {number} counts the moves</extracomment>
        <translation>drag {number}</translation>
    </message>
    <message>
        <source>points of {name} with even luck</source>
        <extracomment>Label below a number of points. {name} is a player</extracomment>
        <translation>poäng för {name} med jämn tur</translation>
    </message>
    <message>
        <source>rating</source>
        <extracomment>Label below a number: strength by matches won and lost</extracomment>
        <translation>rating</translation>
    </message>
    <message>
        <source>your PR</source>
        <extracomment>Label below a number that is not there yet. PR (performance rating) is a standard term</extracomment>
        <translation>ditt PR</translation>
    </message>
    <message>
        <source>your chances with even luck</source>
        <extracomment>Label below a chance in per cent</extracomment>
        <translation>dina chanser med jämn tur</translation>
    </message>
    <message>
        <source>your luck</source>
        <extracomment>Label below a number: what the dice gave the player who reads this</extracomment>
        <translation>din tur</translation>
    </message>
    <message>
        <source>your points with even luck</source>
        <extracomment>Label below a number of points</extracomment>
        <translation>dina poäng med jämn tur</translation>
    </message>
    <message>
        <source>{name} gave nothing away worth a look. Well played!</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} gav inte bort något värt att titta på. Bra spelat!</translation>
    </message>
    <message>
        <source>{name} passed the beaver.</source>
        <extracomment>Sentence: {name} refused the beaver</extracomment>
        <translation>{name} passade beavern.</translation>
    </message>
    <message>
        <source>{name} passed the double.</source>
        <extracomment>Sentence: {name} refused the double</extracomment>
        <translation>{name} passade dubblingen.</translation>
    </message>
    <message>
        <source>{name} passed the otter.</source>
        <extracomment>Sentence: {name} refused the otter</extracomment>
        <translation>{name} passade ottern.</translation>
    </message>
    <message>
        <source>{name} passed the raccoon.</source>
        <extracomment>Sentence: {name} refused the raccoon</extracomment>
        <translation>{name} passade raccoonen.</translation>
    </message>
    <message>
        <source>{name} passed the redouble.</source>
        <extracomment>Sentence: {name} refused the cube that was turned again</extracomment>
        <translation>{name} passade redubblingen.</translation>
    </message>
    <message>
        <source>{name} ran out of time and lost the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} överskred tiden och förlorade matchen.</translation>
    </message>
    <message>
        <source>{name} resigned the match.</source>
        <extracomment>Sentence. {name} is a player</extracomment>
        <translation>{name} gav upp matchen.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} gav upp.</translation>
    </message>
    <message>
        <source>{name} won at {score}</source>
        <extracomment>Heading. {name} is a player who won before the end of the match; {score} as in 4-3</extracomment>
        <translation>{name} vann vid {score}</translation>
    </message>
    <message>
        <source>{name} won, {score}</source>
        <extracomment>Heading. {name} is a player; {score} as in 7-4, the points of {name} first</extracomment>
        <translation>{name} vann, {score}</translation>
    </message>
    <message>
        <source>{signed} %</source>
        <extracomment>A gain in per cent with its sign, such as +12.3 %</extracomment>
        <translation>{signed} %</translation>
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
        <translation>Analysera</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, a verb: close the dialog</extracomment>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Ny match…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nästa parti</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <extracomment>Button. {game} is the name of the game that comes next</extracomment>
        <translation>Nästa parti: {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same match once more</extracomment>
        <translation>Returmatch</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Review the match</source>
        <extracomment>Button, a verb: look at the match that was played</extracomment>
        <translation>Gå igenom matchen</translation>
    </message>
    <message>
        <source>To the &amp;tournament</source>
        <extracomment>Button: go to the bracket of the tournament for which the match was played</extracomment>
        <translation>Till &amp;turneringen</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Something went wrong inside bgdesk, and the summary of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk, och sammanfattningen av matchen kan inte visas. Matchen och dess analys är sparade; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>ReviewPlaces</name>
    <message>
        <source>Back to the game</source>
        <extracomment>Button: go on with the game that was played on from this match</extracomment>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: the decision after this one</extracomment>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Next error</source>
        <extracomment>Button: the next decision that was wrong</extracomment>
        <translation>Nästa fel</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button: play from the position that is looked at</extracomment>
        <translation>Spela vidare…</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: the decision before this one</extracomment>
        <translation>Föregående</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>Button: play something else from the position that is looked at, beside the match</extracomment>
        <translation>Prova det</translation>
    </message>
</context>
<context>
    <name>RollChooser</name>
    <message>
        <source>Dice to play</source>
        <extracomment>Name of a list of rolls for a screen reader</extracomment>
        <translation>Tärningar att spela</translation>
    </message>
    <message>
        <source>To roll</source>
        <extracomment>Button: the dice of this position have not been rolled yet</extracomment>
        <translation>Ska slå</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Bearing off with a higher number than needed, and dice left after the last checker</source>
        <translation>Uttagning med ett högre tal än vad som behövs, och tärningar som blir över efter den sista brickan</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own pip count went down</source>
        <translation>Så mycket som spelarens egen pipcount minskade</translation>
    </message>
    <message>
        <source>Dice that could not be played because the way was blocked</source>
        <translation>Tärningar som inte kunde spelas eftersom vägen var spärrad</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>Row of a table, a noun: how often both dice showed the same</extracomment>
        <translation>Dubblar</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title of a table: the number of a game in a match</extracomment>
        <translation>Parti {number}</translation>
    </message>
    <message>
        <source>Pips lost</source>
        <translation>Förlorade pip</translation>
    </message>
    <message>
        <source>Pips played</source>
        <translation>Spelade pip</translation>
    </message>
    <message>
        <source>Pips rolled</source>
        <translation>Slagna pip</translation>
    </message>
    <message>
        <source>Pips wasted</source>
        <translation>Spillda pip</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Row of a table, a noun: how often somebody rolled</extracomment>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Rolls are counted here, game by game.</source>
        <translation>Slagen räknas här, parti för parti.</translation>
    </message>
    <message>
        <source>Rolls of two equal dice</source>
        <translation>Slag med två lika tärningar</translation>
    </message>
    <message>
        <source>Rolls so far; the opening one counts for the player who begins with it</source>
        <translation>Slagen hittills; öppningsslaget räknas för den som börjar med det</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Tärningarnas summa</translation>
    </message>
    <message>
        <source>The faces added up as they lie, those of doubles only once</source>
        <translation>Ögonen sammanlagda som de ligger, en dubbels bara en gång</translation>
    </message>
    <message>
        <source>What the dice allow; a double counts twice over</source>
        <translation>Det som tärningarna tillåter; en dubbel räknas två gånger om</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Hela matchen</translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Analyse this decision first (F7): a rollout compares its best moves.</source>
        <translation>Analysera det här beslutet först (F7): en rollout jämför dess bästa drag.</translation>
    </message>
    <message>
        <source>Choose in the options what is to be rolled out.</source>
        <translation>Välj i alternativen vad rollouten ska omfatta.</translation>
    </message>
    <message>
        <source>No rollout is under way.</source>
        <translation>Ingen rollout pågår.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollouter kan bara göras av drag och kubbeslut i backgammonpartier.</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>Elsewhere</source>
        <extracomment>In front of how far the rollout of another position is</extracomment>
        <translation>Annat håll</translation>
    </message>
    <message>
        <source>The rollout begins…</source>
        <extracomment>A rollout has been asked for, and there is nothing of it yet</extracomment>
        <translation>Rollouten börjar…</translation>
    </message>
    <message>
        <source>Trials: {done} of at most {total}</source>
        <extracomment>How far a rollout is: it may end earlier</extracomment>
        <translation>Försök: {done} av högst {total}</translation>
    </message>
    <message>
        <source>W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}</source>
        <extracomment>Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost</extracomment>
        <translation>V {win} · {wg} · {wb}   F {lose} · {lg} · {lb}</translation>
    </message>
    <message>
        <source>Waits for the rollout that is under way.</source>
        <extracomment>Label: another rollout is made first</extracomment>
        <translation>Väntar på den pågående rollouten.</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>Label: a rollout waits until it is told to go on</extracomment>
        <translation>pausad</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>Label: the number from which the dice of a rollout follow</extracomment>
        <translation>frö {seed}</translation>
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
        <translation>Något gick fel inuti bgdesk, och rollouten avbröts. Det som är gjort hittills sparas; detaljer står i loggen.</translation>
    </message>
    <message>
        <source>The engine could not roll this position out. Details are in the log.</source>
        <translation>Motorn kunde inte göra en rollout av positionen. Detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>RolloutOptions</name>
    <message>
        <source>These are rolled out</source>
        <extracomment>Heading of a list of plays to tick</extracomment>
        <translation>Rollouten omfattar</translation>
    </message>
    <message>
        <source>What was played is always rolled out.</source>
        <translation>Det spelade draget är alltid med.</translation>
    </message>
</context>
<context>
    <name>RolloutPanel</name>
    <message>
        <source>Choose what is to be rolled out.</source>
        <translation>Välj vad rollouten ska omfatta.</translation>
    </message>
    <message>
        <source>Only moves and cube decisions of backgammon games can be rolled out.</source>
        <translation>Rollouter kan bara göras av drag och kubbeslut i backgammonpartier.</translation>
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
        <translation>Lägg till så många försök som alternativen säger</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Title of a column: how likely a choice is the best one</extracomment>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>End the rollout, and keep what it has (Shift+R)</source>
        <translation>Avsluta rollouten och behåll det som finns (Skift+R)</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Title of a column, a standard term: what a choice is worth. Short, as the next ones</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button, a verb: have a rollout continue</extracomment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Go on with the rollout (R)</source>
        <translation>Fortsätt med rollouten (R)</translation>
    </message>
    <message>
        <source>Go to the decision that is being rolled out</source>
        <translation>Gå till beslutet som rollouten gäller</translation>
    </message>
    <message>
        <source>Have the rollout wait (R)</source>
        <translation>Låt rollouten vänta (R)</translation>
    </message>
    <message>
        <source>How likely this is the best choice, by the trials so far</source>
        <translation>Hur troligt det är att detta är det bästa valet, efter försöken hittills</translation>
    </message>
    <message>
        <source>How many trials, how deep, which seed, and which choices</source>
        <translation>Hur många försök, hur djupt, vilket frö och vilka val</translation>
    </message>
    <message>
        <source>More trials</source>
        <extracomment>Button, a verb: play more trials of the same choices</extracomment>
        <translation>Fler försök</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Button that stays down: shows or hides how a rollout is made. Short</extracomment>
        <translation>Alternativ</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button, a verb: have a rollout wait</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play this decision out many times (R)</source>
        <translation>Gör en rollout av beslutet (R)</translation>
    </message>
    <message>
        <source>Progress of the rollout</source>
        <translation>Rolloutens förlopp</translation>
    </message>
    <message>
        <source>Roll out</source>
        <extracomment>Button, a verb: play the position out many times</extracomment>
        <translation>Rollout</translation>
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
        <translation>Visa det</translation>
    </message>
    <message>
        <source>Standard error: the bars reach twice as far to each side</source>
        <translation>Standardfel: staplarna når dubbelt så långt åt vardera hållet</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button, a verb: end a rollout</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>What it is worth to the player who decides</source>
        <translation>Vad det är värt för spelaren som beslutar</translation>
    </message>
</context>
<context>
    <name>RollsArea</name>
    <message>
        <source>All rolls with a {face}</source>
        <extracomment>A button: mark all rolls with this number. {face} is 1 to 6</extracomment>
        <translation>Alla slag med en {face}:a</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <extracomment>Name of a grid of rolls for a screen reader</extracomment>
        <translation>De 36 slagen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A backgammon with a checker on the bar counts four times.</source>
        <translation>En backgammon med en bricka på baren räknas fyra gånger.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has a checker on the bar, counts three times.</source>
        <translation>En backgammon, när förloraren dessutom har en bricka på baren, räknas tre gånger.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, counts three times.</source>
        <translation>En backgammon, när förloraren dessutom har en i reserven, på baren eller på fälten 24 till 19, räknas tre gånger.</translation>
    </message>
    <message>
        <source>A backgammon, when the loser also has one on the bar or in the winner&apos;s home board, counts three times.</source>
        <translation>En backgammon, när förloraren dessutom har en på baren eller i vinnarens bo, räknas tre gånger.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves, and before any from the reserve.</source>
        <translation>En bricka på baren måste gå in innan något annat flyttas, och före alla i reserven.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter before anything else moves.</source>
        <translation>En bricka på baren måste gå in innan något annat flyttas.</translation>
    </message>
    <message>
        <source>A checker pinned in your home board does not keep the others from being borne off.</source>
        <translation>En bricka som är låst i ditt bo hindrar inte att de andra tas ut.</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>En bricka som slår ut i det egna boet stannar där resten av draget.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point, and no other: a higher die takes none.</source>
        <translation>En tärning tar ut en bricka från fältet med sitt tal och inget annat: en högre tärning tar ingen.</translation>
    </message>
    <message>
        <source>A die takes a checker off its point; a higher die takes one from the highest point.</source>
        <translation>En tärning tar ut en bricka från fältet med sitt tal; en högre tärning tar en från det högsta fältet.</translation>
    </message>
    <message>
        <source>A double game, when the loser has borne off none, counts twice.</source>
        <translation>Ett dubbelt parti, när förloraren inte har tagit ut någon, räknas två gånger.</translation>
    </message>
    <message>
        <source>A double is played four times, then the number on the other side of the dice four times: after 5-5 four 2s.</source>
        <translation>En dubbel spelas fyra gånger, sedan talet på tärningens motsatta sida fyra gånger: efter 5-5 fyra tvåor.</translation>
    </message>
    <message>
        <source>A double is played four times.</source>
        <translation>En dubbel spelas fyra gånger.</translation>
    </message>
    <message>
        <source>A gammon, when the loser has borne off none, counts twice.</source>
        <translation>En gammon, när förloraren inte har tagit ut någon, räknas två gånger.</translation>
    </message>
    <message>
        <source>A player who passes loses the game at the old stake; a player who takes owns the cube and alone may redouble.</source>
        <translation>En spelare som passar förlorar partiet till den gamla insatsen; en spelare som tar får kuben och är den enda som får redubbla.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the game, and the clock is reset.</source>
        <translation>En spelare vars tid går ut förlorar partiet, och klockan ställs om.</translation>
    </message>
    <message>
        <source>A player who runs out of time loses the match.</source>
        <translation>En spelare vars tid går ut förlorar matchen.</translation>
    </message>
    <message>
        <source>A player who wins the match with this game anyway may not double.</source>
        <translation>En spelare som ändå vinner matchen med det här partiet får inte dubbla.</translation>
    </message>
    <message>
        <source>A point on which one of your checkers is pinned is closed to you.</source>
        <translation>Ett fält där en av dina brickor är låst är stängt för dig.</translation>
    </message>
    <message>
        <source>A point with even one opposing checker is blocked; nothing is hit.</source>
        <translation>Redan en enda motståndarbricka spärrar ett fält; ingenting slås ut.</translation>
    </message>
    <message>
        <source>A point with two or more opposing checkers is blocked.</source>
        <translation>Ett fält med två eller flera motståndarbrickor är spärrat.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way, and an otter the raccoon.</source>
        <translation>En raccoon får på samma sätt svara på en beaver, och en otter på raccoonen.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver in the same way.</source>
        <translation>En raccoon får på samma sätt svara på en beaver.</translation>
    </message>
    <message>
        <source>A raccoon may answer a beaver, an otter the raccoon, and so on without limit.</source>
        <translation>En raccoon får svara på en beaver, en otter på raccoonen, och så vidare utan gräns.</translation>
    </message>
    <message>
        <source>A single opposing checker is hit and goes to the bar.</source>
        <translation>En ensam motståndarbricka slås ut och hamnar på baren.</translation>
    </message>
    <message>
        <source>A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot move until none of yours lies there any more.</source>
        <translation>En ensam motståndarbricka slås inte ut utan låses: din ligger ovanpå, och den kan inte flytta förrän ingen av dina ligger där längre.</translation>
    </message>
    <message>
        <source>A win counts one point.</source>
        <translation>En vinst räknas som en poäng.</translation>
    </message>
    <message>
        <source>A win counts the value of the cube.</source>
        <translation>En vinst räknas som kubens värde.</translation>
    </message>
    <message>
        <source>After 2 with 1, if both numbers were played, you name any double you like and play it as if you had rolled it; if all of it was played, you roll once more.</source>
        <translation>Efter 2 med 1, om båda talen har spelats, anger du valfri dubbel och spelar den som om du hade slagit den; om hela den har spelats slår du en gång till.</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>Heading: the aim of a game</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>All your checkers have to enter before any other may move.</source>
        <translation>Alla dina brickor måste gå in innan någon annan får flytta.</translation>
    </message>
    <message>
        <source>An automatic double counts as turning the cube.</source>
        <translation>En automatisk dubbling räknas som att kuben har vridits.</translation>
    </message>
    <message>
        <source>Any part of the roll may be left unplayed.</source>
        <translation>Vilken del av slaget som helst får lämnas ospelad.</translation>
    </message>
    <message>
        <source>As soon as a number cannot be played, everything that was still to come in that turn is lost.</source>
        <translation>Så snart ett tal inte kan spelas går allt som återstod i draget förlorat.</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Uttagning</translation>
    </message>
    <message>
        <source>Beavers: a player who is doubled may turn the cube again at once and keep it.</source>
        <translation>Beaver: en spelare som blir dubblad får genast vrida kuben igen och behålla den.</translation>
    </message>
    <message>
        <source>Before rolling you may offer to double the stake, but not on the first turn of a game.</source>
        <translation>Innan du slår får du erbjuda dubbel insats, men inte i partiets första drag.</translation>
    </message>
    <message>
        <source>Both dice must be played if there is any way to do so, a double as far as it goes.</source>
        <translation>Båda tärningarna måste spelas om det går på något sätt, en dubbel så långt det går.</translation>
    </message>
    <message>
        <source>Both players move the same way and count the points alike: both enter on the points 24 to 19 and bear off from the points 6 to 1.</source>
        <translation>Båda spelarna flyttar åt samma håll och räknar fälten lika: båda går in på fälten 24 till 19 och tar ut från fälten 6 till 1.</translation>
    </message>
    <message>
        <source>Both players move the same way round, from opposite corners: your opponent starts on your 12-point and bears off from your points 18 to 13.</source>
        <translation>Båda spelarna flyttar åt samma håll runt brädet, från motsatta hörn: motståndaren börjar på ditt 12-fält och tar ut från dina fält 18 till 13.</translation>
    </message>
    <message>
        <source>Checkers move forward only, from your 24-point to your 1-point.</source>
        <translation>Brickorna flyttas bara framåt, från ditt 24-fält till ditt 1-fält.</translation>
    </message>
    <message>
        <source>Checkers on the board may move before all have entered.</source>
        <translation>Brickor på brädet får flytta innan alla har gått in.</translation>
    </message>
    <message>
        <source>Crawford: no cube in the first game after a player comes within one point of the match.</source>
        <translation>Crawford: ingen kub i det första partiet efter att en spelare har kommit inom en poäng från matchvinst.</translation>
    </message>
    <message>
        <source>Each number brings one checker from the reserve onto the board: a 1 onto your 24-point, and so on to a 6 onto your 19-point.</source>
        <translation>Varje tal för en bricka från reserven till brädet: en 1:a till ditt 24-fält, och så vidare till en 6:a till ditt 19-fält.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins and rolls both dice for the first turn.</source>
        <translation>Var och en slår en tärning; den högre börjar och slår båda tärningarna för första draget.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins with those two numbers.</source>
        <translation>Var och en slår en tärning; den högre börjar med de två talen.</translation>
    </message>
    <message>
        <source>Each rolls one die; the higher begins, with those two numbers or, if that seems better, with a new roll of both dice.</source>
        <translation>Var och en slår en tärning; den högre börjar, med de två talen eller, om det verkar bättre, med ett nytt slag med båda tärningarna.</translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Heading: how checkers come onto the board</extracomment>
        <translation>Gå in</translation>
    </message>
    <message>
        <source>Equal dice are rolled again.</source>
        <translation>Lika tärningar slås om.</translation>
    </message>
    <message>
        <source>Equal dice in the opening roll double the stake; the cube stays in the middle.</source>
        <translation>Lika tärningar i öppningsslaget dubblar insatsen; kuben stannar i mitten.</translation>
    </message>
    <message>
        <source>Holland: after that game nobody doubles before both players have played two rolls.</source>
        <translation>Holland: efter det partiet dubblar ingen innan båda spelarna har spelat två slag.</translation>
    </message>
    <message>
        <source>If all of it was played, a double is followed by another roll.</source>
        <translation>Om hela har spelats följs en dubbel av ett slag till.</translation>
    </message>
    <message>
        <source>If all your opponent&apos;s checkers stand on one point and you hold the six points in front of it, you have to open one of them as long as you can.</source>
        <translation>Om alla motståndarens brickor står på ett fält och du håller de sex fälten framför det måste du öppna ett av dem så länge du kan.</translation>
    </message>
    <message>
        <source>If both players have to pass, one after the other, and neither could play any number at all, the game is a draw.</source>
        <translation>Om båda spelarna måste stå över, den ena efter den andra, och ingen alls kunde spela något tal, är partiet oavgjort.</translation>
    </message>
    <message>
        <source>If either die can be played but not both, the higher must be.</source>
        <translation>Om endera tärningen kan spelas men inte båda måste den högre spelas.</translation>
    </message>
    <message>
        <source>If it is pinned there by an opponent all of whose checkers have left the start, that opponent wins a double game at once.</source>
        <translation>Om den blir låst där och alla motståndarens brickor har lämnat starten vinner motståndaren genast ett dubbelt parti.</translation>
    </message>
    <message>
        <source>If nothing can be played, the turn passes.</source>
        <translation>Om inget kan spelas går draget över.</translation>
    </message>
    <message>
        <source>If the opponent still has some there the game goes on, and is won so when they have left while the mother is still pinned. If the opponent&apos;s own mother is pinned too, the game is a draw.</source>
        <translation>Om motståndaren fortfarande har några där fortsätter partiet, och vinns på samma sätt när de har lämnat starten medan modern fortfarande är låst. Om motståndarens egen moder också är låst är partiet oavgjort.</translation>
    </message>
    <message>
        <source>If you are hit, that checker must come home again first.</source>
        <translation>Om du blir utslagen måste den brickan först komma hem igen.</translation>
    </message>
    <message>
        <source>In each player&apos;s first three turns a double is played four times. From the fourth turn on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.</source>
        <translation>I varje spelares tre första drag spelas en dubbel fyra gånger. Från och med det fjärde draget följer alla högre tal på den, fyra gånger vardera: efter 4-4 kommer fyra femmor och fyra sexor.</translation>
    </message>
    <message>
        <source>It enters in the opponent&apos;s home board: with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Den går in i motståndarens bo: med en 1:a på ditt 24-fält, med en 6:a på 19.</translation>
    </message>
    <message>
        <source>It enters with a 1 on your 24-point, with a 6 on 19.</source>
        <translation>Den går in med en 1:a på ditt 24-fält, med en 6:a på 19.</translation>
    </message>
    <message>
        <source>Jacoby: gammons and backgammons count only once the cube has been turned.</source>
        <translation>Jacoby: gammon och backgammon räknas bara när kuben har vridits.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Heading: how checkers move</extracomment>
        <translation>Flytta</translation>
    </message>
    <message>
        <source>Nor may you hold all six points of your opponent&apos;s starting board.</source>
        <translation>Inte heller får du hålla alla sex fälten i motståndarens startområde.</translation>
    </message>
    <message>
        <source>Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as far as possible, before the next turn begins. Where one of them cannot be played as many times as are left of it, this ends, and the higher numbers are lost.</source>
        <translation>Tal som du inte kan spela går till motståndaren, som spelar dem med sina brickor, så långt det går, innan nästa drag börjar. Där ett av dem inte kan spelas så många gånger som återstår tar det slut, och de högre talen går förlorade.</translation>
    </message>
    <message>
        <source>Once all your checkers are on your points 6 to 1 you may bear off.</source>
        <translation>När alla dina brickor står på dina fält 6 till 1 får du ta ut.</translation>
    </message>
    <message>
        <source>Once all your checkers have entered and are on your points 6 to 1 you may bear off.</source>
        <translation>När alla dina brickor har gått in och står på dina fält 6 till 1 får du ta ut.</translation>
    </message>
    <message>
        <source>Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 in your first turn.</source>
        <translation>Bara en bricka per drag får lämna ditt 24-fält; två får det med 6-6, 4-4 eller 3-3 i ditt första drag.</translation>
    </message>
    <message>
        <source>Playing the dice</source>
        <translation>Spela tärningarna</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Heading: where the checkers stand at first</extracomment>
        <translation>Uppställning</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Baren</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Början</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. Each game begins with a new opening roll, whoever won the one before.</source>
        <translation>Spelen spelas i tur och ordning: {games}, och så vidare från det första. Varje parti börjar med ett nytt öppningsslag, vem som än vann det förra.</translation>
    </message>
    <message>
        <source>The games are played in turn: {games}, and so on from the first. The winner of a game starts the next; after a draw the dice decide.</source>
        <translation>Spelen spelas i tur och ordning: {games}, och så vidare från det första. Vinnaren av ett parti börjar nästa; efter ett oavgjort avgör tärningarna.</translation>
    </message>
    <message>
        <source>The last checker that a player has on the 24-point is that player&apos;s mother.</source>
        <translation>Den sista brickan som en spelare har på 24-fältet är spelarens moder.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Modern</translation>
    </message>
    <message>
        <source>The players move in opposite directions, and each counts the points from their own side: your 24-point is your opponent&apos;s 1-point.</source>
        <translation>Spelarna flyttar åt motsatta håll, och var och en räknar fälten från sin sida: ditt 24-fält är motståndarens 1-fält.</translation>
    </message>
    <message>
        <source>The set-up, and which way each player moves</source>
        <translation>Uppställningen, och åt vilket håll varje spelare flyttar</translation>
    </message>
    <message>
        <source>The winner gets a point for each checker that the loser has not borne off.</source>
        <translation>Vinnaren får en poäng för varje bricka som förloraren inte har tagit ut.</translation>
    </message>
    <message>
        <source>The winner of one game starts the next.</source>
        <translation>Vinnaren av ett parti börjar nästa.</translation>
    </message>
    <message>
        <source>There is no cube.</source>
        <translation>Det finns ingen kub.</translation>
    </message>
    <message>
        <source>Until your first checker has passed your opponent&apos;s start, your 12-point, no second one may leave your 24-point.</source>
        <translation>Innan din första bricka har passerat motståndarens start, ditt 12-fält, får ingen andra lämna ditt 24-fält.</translation>
    </message>
    <message>
        <source>What a game is worth</source>
        <translation>Vad ett parti är värt</translation>
    </message>
    <message>
        <source>While you have checkers in reserve a double is played four times only, and no roll follows it.</source>
        <translation>Så länge du har brickor i reserven spelas en dubbel bara fyra gånger, och inget slag följer på den.</translation>
    </message>
    <message>
        <source>While you have checkers in reserve no other may move to your 12-point or beyond it.</source>
        <translation>Så länge du har brickor i reserven får ingen annan flytta till ditt 12-fält eller förbi det.</translation>
    </message>
    <message>
        <source>You may hold six points in a row only if an opposing checker is ahead of them.</source>
        <translation>Du får hålla sex fält i rad bara om en motståndarbricka står framför dem.</translation>
    </message>
    <message>
        <source>You may not bear off while one of your checkers is pinned.</source>
        <translation>Du får inte ta ut så länge en av dina brickor är låst.</translation>
    </message>
    <message>
        <source>You may not hit before one of your checkers has reached your home board; until then a single opposing checker blocks its point. From then on you may hit for the rest of the game.</source>
        <translation>Du får inte slå ut innan en av dina brickor har nått ditt bo; fram till dess spärrar en ensam motståndarbricka sitt fält. Därefter får du slå ut resten av partiet.</translation>
    </message>
    <message>
        <source>You may not hold all six points of your starting board, 24 to 19.</source>
        <translation>Du får inte hålla alla sex fälten i ditt startområde, 24 till 19.</translation>
    </message>
    <message>
        <source>You play as many games as you like; every point counts.</source>
        <translation>Du spelar så många partier du vill; varje poäng räknas.</translation>
    </message>
    <message>
        <source>{count} on the {point}-point</source>
        <extracomment>One of a list in &quot;Each player starts with …&quot;: so many checkers on the point with this number</extracomment>
        <translation>{count} på {point}-fältet</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Not as in your settings</source>
        <extracomment>Before a list of rules: those that are not as in the settings</extracomment>
        <translation>Inte som i dina inställningar</translation>
    </message>
    <message>
        <source>Use my defaults</source>
        <extracomment>Button: the rules of the settings again instead of those chosen for this match</extracomment>
        <translation>Använd mina standardval</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not in the file: {things}.</source>
        <extracomment>Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times</extracomment>
        <translation>Inte i filen: {things}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Title of a dialog, a verb: write a match to a file</extracomment>
        <translation>Spara en kopia</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence: a match was written to a file. {file} is the name of the file</extracomment>
        <translation>Sparad som {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}.</source>
        <translation>Matchen sparades inte i {file}.</translation>
    </message>
    <message>
        <source>The match was not saved in {file}: {why}</source>
        <extracomment>{why} is what the system says</extracomment>
        <translation>Matchen sparades inte i {file}: {why}</translation>
    </message>
    <message>
        <source>analysis</source>
        <extracomment>Things that a file does not hold, as all that follow; parts of a list</extracomment>
        <translation>analys</translation>
    </message>
    <message>
        <source>clock and thinking times</source>
        <translation>klocka och betänketider</translation>
    </message>
    <message>
        <source>hints taken</source>
        <translation>tagna tips</translation>
    </message>
    <message>
        <source>proof of the dice</source>
        <translation>bevis för tärningarna</translation>
    </message>
    <message>
        <source>tied opening rolls</source>
        <translation>lika öppningsslag</translation>
    </message>
    <message>
        <source>what was taken back</source>
        <translation>det som togs tillbaka</translation>
    </message>
    <message>
        <source>who is a computer</source>
        <extracomment>Who of the players is a computer</extracomment>
        <translation>vem som är dator</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>No program here shows folders. The file is in {folder}.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Inget program här visar mappar. Filen ligger i {folder}.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Visa i mapp</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>&amp;Up to</source>
        <extracomment>Before a number: the most points to go that a table of scores shows. Short</extracomment>
        <translation>&amp;Upp till</translation>
    </message>
    <message>
        <source>Best at each score</source>
        <extracomment>Name of a table: what is best at every score</extracomment>
        <translation>Bäst vid varje ställning</translation>
    </message>
    <message>
        <source>Down: points that the player needs. Across: the opponent.</source>
        <extracomment>Above a table: who the rows and the columns belong to</extracomment>
        <translation>Nedåt: poäng som spelaren behöver. Åt sidan: motståndaren.</translation>
    </message>
    <message>
        <source>Notable scores</source>
        <extracomment>Name of a table: what is best at the scores that say most</extracomment>
        <translation>Ställningar att märka</translation>
    </message>
    <message>
        <source>Scores of both players up to this many points to go</source>
        <extracomment>Name of a field: the largest number of points to go in a table of scores</extracomment>
        <translation>Ställningar för båda spelarna upp till så här många poäng kvar</translation>
    </message>
    <message>
        <source>There is no decision on the board.</source>
        <translation>Det finns inget beslut på brädet.</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>All scores…</source>
        <extracomment>Button: what is best at every score</extracomment>
        <translation>Alla ställningar…</translation>
    </message>
    <message>
        <source>Score lens</source>
        <extracomment>Name of a table: what is best at several scores
----------
Title of a section: what is best at other scores</extracomment>
        <translation>Ställningslins</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Move the mouse to get some words, or type your own</source>
        <translation>Rör musen för att få några ord, eller skriv egna</translation>
    </message>
    <message>
        <source>The dice are sealed by now. Words that bgdesk could not know before go into every roll, so it cannot have picked dice that suit it; type your own to be certain.</source>
        <translation>Tärningarna är redan förseglade. Ord som bgdesk inte kunde känna till i förväg ingår i varje slag, så programmet kan inte ha valt tärningar som passar det; skriv egna för att vara säker.</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <extracomment>Label of a field: words that go into the dice</extracomment>
        <translation>Dina &amp;ord</translation>
    </message>
</context>
<context>
    <name>SealedLine</name>
    <message>
        <source>Copied.</source>
        <extracomment>For a screen reader: something is on the clipboard now</extracomment>
        <translation>Kopierat.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button, a verb: put a row of digits on the clipboard</extracomment>
        <translation>Kopiera</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>All tags</source>
        <extracomment>In a box with tags: matches with any tag, or without</extracomment>
        <translation>Alla etiketter</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Hitta en match</translation>
    </message>
    <message>
        <source>Find players, a game, a tag, an event or a day</source>
        <translation>Hitta spelare, ett spel, en etikett, en tävling eller en dag</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Label of a box: only matches with this word, which the user put on them</extracomment>
        <translation>Etikett</translation>
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
        <translation>Plats</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Head of a column: strength by the results of the matches of a league, a number</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Season of {league}</source>
        <extracomment>Title of a window: the table of all evenings of a league; {league} is its name</extracomment>
        <translation>Säsong för {league}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: what somebody made in all evenings that count</extracomment>
        <translation>Totalt</translation>
    </message>
</context>
<context>
    <name>SectionRow</name>
    <message>
        <source>Sections below</source>
        <translation>Avsnitt nedan</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>&amp;Back to the list</source>
        <extracomment>Button: back to the list of matches</extracomment>
        <translation>&amp;Tillbaka till listan</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button, a verb: play the match that is chosen in a list</extracomment>
        <translation>&amp;Gå med</translation>
    </message>
    <message>
        <source>&amp;Log in</source>
        <extracomment>Button, a verb</extracomment>
        <translation>&amp;Logga in</translation>
    </message>
    <message>
        <source>&amp;Match password</source>
        <extracomment>Label of a field: needed for some matches, and to offer one to friends only</extracomment>
        <translation>&amp;Matchlösenord</translation>
    </message>
    <message>
        <source>&amp;Offer a match</source>
        <extracomment>Button, a verb: offer a match to everybody at a server</extracomment>
        <translation>&amp;Erbjud en match</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <extracomment>Label of a field</extracomment>
        <translation>Lösenor&amp;d</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: hear again which matches there are</extracomment>
        <translation>Uppd&amp;atera</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <extracomment>Label of a field: the computer at which many people play</extracomment>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>A password is stored nowhere; without one you are a guest.</source>
        <translation>Ett lösenord lagras ingenstans; utan ett är du gäst.</translation>
    </message>
    <message>
        <source>At a server such as bgammon.org many people play, also without bgdesk.</source>
        <translation>Vid en server som bgammon.org spelar många, även utan bgdesk.</translation>
    </message>
    <message>
        <source>Log o&amp;ut</source>
        <extracomment>Button, a verb</extracomment>
        <translation>Logga &amp;ut</translation>
    </message>
    <message>
        <source>Logged in at {server} as {account}.</source>
        <extracomment>{account} is the own name at a server, {server} a name such as bgammon.org</extracomment>
        <translation>Inloggad på {server} som {account}.</translation>
    </message>
    <message>
        <source>Matches at the server</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Matcher på servern</translation>
    </message>
    <message>
        <source>Play at a server</source>
        <translation>Spela på en server</translation>
    </message>
    <message>
        <source>Poin&amp;ts</source>
        <extracomment>Label of a number: the points of a match</extracomment>
        <translation>Po&amp;äng</translation>
    </message>
    <message>
        <source>The server rolls the dice, and nobody can check them.</source>
        <translation>Servern slår tärningarna, och ingen kan kontrollera dem.</translation>
    </message>
    <message>
        <source>The way there is not encrypted: others can read what you say, and a password.</source>
        <translation>Vägen dit är inte krypterad: andra kan läsa det du säger, och ett lösenord.</translation>
    </message>
    <message>
        <source>There is no Crawford game, and a resigned game is lost singly.</source>
        <translation>Det finns inget Crawfordparti, och ett uppgivet parti förloras enkelt.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ditt &amp;namn</translation>
    </message>
    <message>
        <source>Your seat is taken. The match begins as soon as somebody joins.</source>
        <translation>Din plats är tagen. Matchen börjar så snart någon går med.</translation>
    </message>
    <message>
        <source>{server} is being looked for…</source>
        <extracomment>{server} is a name such as bgammon.org</extracomment>
        <translation>{server} söks…</translation>
    </message>
    <message>
        <source>{server}: {text}</source>
        <extracomment>{server} is a name such as bgammon.org, {text} what it says, in its own words</extracomment>
        <translation>{server}: {text}</translation>
    </message>
    <message>
        <source>{title} ({points} points)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} poäng)</translation>
    </message>
    <message>
        <source>{title} ({points} points, with a password)</source>
        <extracomment>A match in a list: {title} is its title, {points} a number</extracomment>
        <translation>{title} ({points} poäng, med lösenord)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1-ply</source>
        <translation>1 ply</translation>
    </message>
    <message>
        <source>2-ply</source>
        <translation>2 ply</translation>
    </message>
    <message>
        <source>3-ply</source>
        <translation>3 ply</translation>
    </message>
    <message>
        <source>A checker that hits in its own home board stays there for the rest of the turn.</source>
        <translation>En bricka som slår ut i det egna boet stannar där resten av draget.</translation>
    </message>
    <message>
        <source>A move can be entered as it was played, legal or not; it stands unless the opponent objects before the next roll or double.</source>
        <translation>Ett drag kan anges som det spelades, tillåtet eller inte; det står fast om inte motståndaren protesterar före nästa slag eller dubbling.</translation>
    </message>
    <message>
        <source>A name or a number, which goes into an invitation of its own. Your router shows it.</source>
        <translation>Ett namn eller ett nummer, som ingår i en egen inbjudan. Din router visar det.</translation>
    </message>
    <message>
        <source>A player on roll may offer to double the stake before rolling.</source>
        <translation>En spelare på slag får erbjuda dubbel insats innan slaget.</translation>
    </message>
    <message>
        <source>A player who is doubled may turn the cube again at once and keep it. Money play only.</source>
        <translation>En spelare som blir dubblad får genast vrida kuben igen och behålla den. Bara i moneyspel.</translation>
    </message>
    <message>
        <source>A real cube has no 1: it lies with the 64 up until it is turned.</source>
        <translation>En riktig kub har ingen 1:a: den ligger med 64 uppåt tills den vrids.</translation>
    </message>
    <message>
        <source>After 11 rolls</source>
        <translation>Efter 11 slag</translation>
    </message>
    <message>
        <source>After 16 rolls</source>
        <translation>Efter 16 slag</translation>
    </message>
    <message>
        <source>After 7 rolls</source>
        <extracomment>A choice: the trials of a rollout are broken off then; as the next ones</extracomment>
        <translation>Efter 7 slag</translation>
    </message>
    <message>
        <source>After the Crawford game nobody doubles before both players have played two rolls.</source>
        <translation>Efter Crawfordpartiet dubblar ingen innan båda spelarna har spelat två slag.</translation>
    </message>
    <message>
        <source>Against the computer always from your side; when you watch, from the bottom.</source>
        <translation>Mot datorn alltid från din sida; när du tittar på, från nederkanten.</translation>
    </message>
    <message>
        <source>All of them</source>
        <extracomment>A choice: every match is judged when it ends</extracomment>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Also called Murphy: a tied opening roll doubles the stake, and the cube stays centred. Not usual in matches: choose it there for each match.</source>
        <translation>Kallas även Murphy: ett lika öppningsslag dubblar insatsen, och kuben stannar i mitten. Inte vanligt i matcher: välj det där för varje match.</translation>
    </message>
    <message>
        <source>Also computers from the internet</source>
        <translation>Även datorer från internet</translation>
    </message>
    <message>
        <source>An automatic double then counts as turning the cube. Money play only.</source>
        <translation>En automatisk dubbling räknas då som att kuben vridits. Bara i moneyspel.</translation>
    </message>
    <message>
        <source>An old British house rule.</source>
        <translation>En gammal brittisk husregel.</translation>
    </message>
    <message>
        <source>Analyse my matches when they end</source>
        <translation>Analysera mina matcher när de slutar</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>As it is played</source>
        <translation>Som det spelas</translation>
    </message>
    <message>
        <source>Ask before I double</source>
        <translation>Fråga innan jag dubblar</translation>
    </message>
    <message>
        <source>At most five checkers on a point</source>
        <translation>Högst fem brickor på ett fält</translation>
    </message>
    <message>
        <source>At most one per game</source>
        <translation>Högst en per parti</translation>
    </message>
    <message>
        <source>At most three per game</source>
        <translation>Högst tre per parti</translation>
    </message>
    <message>
        <source>At most two per game</source>
        <translation>Högst två per parti</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Längst ner</translation>
    </message>
    <message>
        <source>At the cube, before it is offered.</source>
        <translation>Vid kuben, innan den erbjuds.</translation>
    </message>
    <message>
        <source>Automatic doubles</source>
        <translation>Automatiska dubblingar</translation>
    </message>
    <message>
        <source>Automatic doubles count for the Jacoby rule</source>
        <translation>Automatiska dubblingar räknas för Jacobyregeln</translation>
    </message>
    <message>
        <source>Automatically, after the last die</source>
        <translation>Automatiskt, efter den sista tärningen</translation>
    </message>
    <message>
        <source>Backgammon counts when a checker is left</source>
        <translation>Backgammon räknas när en bricka är kvar</translation>
    </message>
    <message>
        <source>Backgammon with a checker on the bar counts four</source>
        <translation>Backgammon med en bricka på baren räknas fyra</translation>
    </message>
    <message>
        <source>Bear off for me when there is nothing left to decide</source>
        <translation>Ta ut åt mig när inget återstår att besluta</translation>
    </message>
    <message>
        <source>Beaver</source>
        <extracomment>A choice: beavers only, a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Beaver and raccoon</source>
        <translation>Beaver och raccoon</translation>
    </message>
    <message>
        <source>Beaver, raccoon and otter</source>
        <translation>Beaver, raccoon och otter</translation>
    </message>
    <message>
        <source>Beavers</source>
        <extracomment>Label of a setting: whether a double may be turned at once; a standard term</extracomment>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Svart</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Bara blundrar</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Page of the settings: how the board looks</extracomment>
        <translation>Bräde</translation>
    </message>
    <message>
        <source>Cards due again a day, at most</source>
        <extracomment>Label of a number: so many cards that are due again are asked on one day at most</extracomment>
        <translation>Kort på tur igen per dag, högst</translation>
    </message>
    <message>
        <source>Cards in one go</source>
        <translation>Kort på en gång</translation>
    </message>
    <message>
        <source>Centred cube shows</source>
        <translation>Kuben i mitten visar</translation>
    </message>
    <message>
        <source>Checkers and dice move at once.</source>
        <translation>Brickor och tärningar flyttas genast.</translation>
    </message>
    <message>
        <source>Checkers and dice move faster, and the computer hardly waits.</source>
        <translation>Brickor och tärningar rör sig snabbare, och datorn väntar knappt.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Heading above the settings of the clock</extracomment>
        <translation>Klocka</translation>
    </message>
    <message>
        <source>Computers in your own network</source>
        <translation>Datorer i ditt eget nätverk</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>Label of a setting: how much colours stand out</extracomment>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawfordregeln</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Deeper moves are better ones, and take many times as long.</source>
        <translation>Djupare drag är bättre och tar många gånger så lång tid.</translation>
    </message>
    <message>
        <source>Delay per turn</source>
        <translation>Fördröjning per drag</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detaljerad</translation>
    </message>
    <message>
        <source>Dice for new matches</source>
        <translation>Tärningar för nya matcher</translation>
    </message>
    <message>
        <source>Dice of an earlier match</source>
        <translation>Tärningar ur en tidigare match</translation>
    </message>
    <message>
        <source>Direction arrows</source>
        <translation>Riktningspilar</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Dubblingskub</translation>
    </message>
    <message>
        <source>Doubtful decisions and worse</source>
        <extracomment>A choice: how much an error costs at least; as the next ones</extracomment>
        <translation>Tveksamma beslut och sämre</translation>
    </message>
    <message>
        <source>End a rollout early when it is sure</source>
        <translation>Avsluta en rollout tidigt när den är säker</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Avsluta drag</translation>
    </message>
    <message>
        <source>Errors and worse</source>
        <translation>Fel och sämre</translation>
    </message>
    <message>
        <source>Every game is played for itself, and every point counts.</source>
        <translation>Varje parti spelas för sig, och varje poäng räknas.</translation>
    </message>
    <message>
        <source>Everything that cost something</source>
        <extracomment>A choice: whatever cost anything at all is an error</extracomment>
        <translation>Allt som kostade något</translation>
    </message>
    <message>
        <source>Fair dice (verifiable)</source>
        <translation>Rättvisa tärningar (kontrollerbara)</translation>
    </message>
    <message>
        <source>Fair dice are fixed by a sealed secret before the match and can be checked after it.</source>
        <translation>Rättvisa tärningar är låsta av en förseglad hemlighet före matchen och kan kontrolleras efter den.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Följ systemet</translation>
    </message>
    <message>
        <source>For each choice, in steps of 36: each first roll comes equally often.</source>
        <translation>För varje val, i steg om 36: varje första slag kommer lika ofta.</translation>
    </message>
    <message>
        <source>For matches and money sessions alike.</source>
        <translation>För både matcher och moneysessioner.</translation>
    </message>
    <message>
        <source>From the player at the bottom</source>
        <translation>Från spelaren längst ner</translation>
    </message>
    <message>
        <source>From the player on roll</source>
        <translation>Från spelaren på slag</translation>
    </message>
    <message>
        <source>Gammons and backgammons count only once the cube has been turned. Money play only.</source>
        <translation>Gammon och backgammon räknas bara när kuben har vridits. Bara i moneyspel.</translation>
    </message>
    <message>
        <source>Helps to find the cause of a problem. Only the detailed log has the names of opened files; dice secrets and names of players are in neither.</source>
        <translation>Hjälper till att hitta orsaken till ett problem. Bara den detaljerade loggen har namnen på öppnade filer; tärningshemligheter och spelarnas namn finns i ingen av dem.</translation>
    </message>
    <message>
        <source>Holland rule</source>
        <translation>Hollandregeln</translation>
    </message>
    <message>
        <source>Home boards</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading above rules of both matches and money sessions</extracomment>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>How much to remember</source>
        <extracomment>Label of a choice: which share of the cards one wants to know when they are asked</extracomment>
        <translation>Hur mycket du ska minnas</translation>
    </message>
    <message>
        <source>If time runs out</source>
        <translation>Om tiden går ut</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>I alla spel</translation>
    </message>
    <message>
        <source>In games that run differently from backgammon</source>
        <translation>I spel som går annorlunda än backgammon</translation>
    </message>
    <message>
        <source>In the colour of its checkers, until your first move.</source>
        <translation>I brickornas färg, fram till ditt första drag.</translation>
    </message>
    <message>
        <source>In the colour of your checkers.</source>
        <translation>I dina brickors färg.</translation>
    </message>
    <message>
        <source>It counts only if the loser has borne off no checker.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Den räknas bara om förloraren inte har tagit ut någon bricka.</translation>
    </message>
    <message>
        <source>It thinks no longer. More time looks deeper; others answer at once.</source>
        <translation>Längre än så tänker den inte. Mer tid ser djupare; andra svarar genast.</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacobyregeln</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Least cost of an error</source>
        <translation>Minsta kostnad för ett fel</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice: light colours</extracomment>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Loggens detaljer</translation>
    </message>
    <message>
        <source>Look once a day, when bgdesk starts</source>
        <translation>Sök en gång om dagen, när bgdesk startar</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Förlora partiet</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Förlora matchen</translation>
    </message>
    <message>
        <source>Manually: click the dice or press Enter</source>
        <translation>För hand: klicka på tärningarna eller tryck på Enter</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading above the rules of matches, a noun</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Heading above the rules of money sessions, a noun</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A choice: more contrast</extracomment>
        <translation>Mer</translation>
    </message>
    <message>
        <source>More contrast also chooses the board in black and white, unless you chose one.</source>
        <translation>Mer kontrast väljer också det svartvita brädet, om du inte har valt ett.</translation>
    </message>
    <message>
        <source>More means that each card comes more often.</source>
        <translation>Mer betyder att varje kort kommer oftare.</translation>
    </message>
    <message>
        <source>Moves in a rollout</source>
        <extracomment>Label of a setting: how deep the engine looks at the moves in the trials of a rollout</extracomment>
        <translation>Drag i en rollout</translation>
    </message>
    <message>
        <source>My checkers</source>
        <translation>Mina brickor</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <extracomment>Label of a number: so many cards that were never asked before are asked on one day at most</extracomment>
        <translation>Nya kort per dag</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A choice: matches are not judged when they end</extracomment>
        <translation>Nej</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ingen animering</translation>
    </message>
    <message>
        <source>No animation when the system asks for it</source>
        <translation>Ingen animering när systemet ber om det</translation>
    </message>
    <message>
        <source>No cube in the one game after a player first comes within a point of winning the match.</source>
        <translation>Ingen kub i det enda partiet efter att en spelare först har kommit inom en poäng från matchvinst.</translation>
    </message>
    <message>
        <source>No hit and run at home</source>
        <extracomment>A rule: a checker may not hit in the own home board and move on in the same turn</extracomment>
        <translation>Inte slå ut och gå vidare hemma</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A choice of &quot;Others may watch&quot;, as the next ones</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no beavers
----------
A choice: no automatic doubles</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not at all: to the end</source>
        <extracomment>A choice: the trials of a rollout are not broken off</extracomment>
        <translation>Inte alls: till slutet</translation>
    </message>
    <message>
        <source>Not every desktop can tell; “No animation” works everywhere.</source>
        <translation>Det är inte alla skrivbordsmiljöer som kan tala om det; ”Ingen animering” fungerar överallt.</translation>
    </message>
    <message>
        <source>Of your own errors, as far as they are worth a card.</source>
        <translation>Av dina egna fel, så långt de är värda ett kort.</translation>
    </message>
    <message>
        <source>Offer cards when a match has been analysed</source>
        <translation>Erbjud kort när en match har analyserats</translation>
    </message>
    <message>
        <source>On the bar</source>
        <translation>På baren</translation>
    </message>
    <message>
        <source>On the bar or in the winner&apos;s home board</source>
        <translation>På baren eller i vinnarens bo</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Till vänster</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Till höger</translation>
    </message>
    <message>
        <source>Only other windows on this computer</source>
        <translation>Bara andra fönster på den här datorn</translation>
    </message>
    <message>
        <source>Only when contact is over and no choice can change the result.</source>
        <translation>Bara när kontakten är slut och inget val kan ändra resultatet.</translation>
    </message>
    <message>
        <source>Only while a table is open, and only with its invitation. From the internet it can mostly be reached only if you forward the port to this computer in your router; bgdesk changes nothing there.</source>
        <translation>Bara medan ett bord är öppet, och bara med inbjudan till det. Från internet går det oftast att nå bara om du vidarebefordrar porten till den här datorn i din router; bgdesk ändrar inget där.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <extracomment>Label of a choice: whether other people may watch a match at one&apos;s table</extracomment>
        <translation>Andra får titta på</translation>
    </message>
    <message>
        <source>Partial plays allowed</source>
        <translation>Ofullständiga drag tillåtna</translation>
    </message>
    <message>
        <source>Pause before the computer acts</source>
        <translation>Paus innan datorn agerar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page of the settings, a noun: how the game is played</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Play faster when contact is over</source>
        <translation>Spela snabbare när kontakten är slut</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Spela tvingade drag åt mig</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Spela ljud</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Spela med klocka</translation>
    </message>
    <message>
        <source>Point numbers</source>
        <translation>Fältnummer</translation>
    </message>
    <message>
        <source>Port of your table</source>
        <extracomment>Label of a number: the TCP port at which a table waits, a technical term</extracomment>
        <translation>Port för ditt bord</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>Page of the settings, a noun: cards made of one&apos;s own errors</extracomment>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Riktiga tärningar som skrivs in</translation>
    </message>
    <message>
        <source>Referee mode for two people with real dice</source>
        <translation>Domarläge för två personer med riktiga tärningar</translation>
    </message>
    <message>
        <source>Relative to the size that the system uses. Texts on the board grow with it, as far as there is room.</source>
        <translation>I förhållande till den storlek som systemet använder. Texter på brädet växer med den, så långt det finns plats.</translation>
    </message>
    <message>
        <source>Relay</source>
        <extracomment>Label of a field: a computer by way of which two players reach each other</extracomment>
        <translation>Relä</translation>
    </message>
    <message>
        <source>Repeatable dice (from a number)</source>
        <translation>Upprepningsbara tärningar (från ett tal)</translation>
    </message>
    <message>
        <source>Reserve time and a delay per turn, as in tournaments.</source>
        <translation>Reservtid och fördröjning per drag, som i turneringar.</translation>
    </message>
    <message>
        <source>Reserve time per point</source>
        <translation>Reservtid per poäng</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Page of the settings, a noun: looking at matches that were played</extracomment>
        <translation>Genomgång</translation>
    </message>
    <message>
        <source>Roll for me when I cannot double</source>
        <translation>Slå åt mig när jag inte kan dubbla</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Say hello when a match begins</source>
        <translation>Säg hej när en match börjar</translation>
    </message>
    <message>
        <source>Seed of a rollout</source>
        <extracomment>Label of a number from which the dice of a rollout follow</extracomment>
        <translation>Frö för en rollout</translation>
    </message>
    <message>
        <source>Show hints on the board</source>
        <translation>Visa tips på brädet</translation>
    </message>
    <message>
        <source>Show milestones</source>
        <translation>Visa milstolpar</translation>
    </message>
    <message>
        <source>Show on the frame, above and below the bar, which way each player moves.</source>
        <translation>Visa på ramen, ovanför och under baren, åt vilket håll varje spelare flyttar.</translation>
    </message>
    <message>
        <source>Show pip counts</source>
        <translation>Visa pipcount</translation>
    </message>
    <message>
        <source>Show the computer&apos;s move with arrows</source>
        <translation>Visa datorns drag med pilar</translation>
    </message>
    <message>
        <source>Show what was played for me with arrows</source>
        <translation>Visa det som spelats åt mig med pilar</translation>
    </message>
    <message>
        <source>Shown beside the board and in saved matches.</source>
        <translation>Visas bredvid brädet och i sparade matcher.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice: how fast checkers move, as the next ones</extracomment>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Speed of checkers and dice</source>
        <translation>Brickornas och tärningarnas fart</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>Page of the settings, a noun: playing somebody at another computer</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>The address of a relay (somebody runs “bgdesk table-server” there) by way of which others reach your table from anywhere. It cannot read what is said. Empty: none.</source>
        <translation>Adressen till ett relä (någon kör ”bgdesk table-server” där) genom vilket andra når ditt bord varifrån som helst. Det kan inte läsa det som sägs. Tomt: inget.</translation>
    </message>
    <message>
        <source>The delay of each turn is free; after it your reserve time runs.</source>
        <translation>Varje drags fördröjning är fri; därefter går din reservtid.</translation>
    </message>
    <message>
        <source>The dice are rolled at once when there is no cube decision before the roll; between two people not after a move played for one of them.</source>
        <translation>Tärningarna slås genast när det inte finns något kubbeslut före slaget; mellan två personer inte efter ett drag som spelats åt en av dem.</translation>
    </message>
    <message>
        <source>The difference between them is shown too.</source>
        <translation>Skillnaden mellan dem visas också.</translation>
    </message>
    <message>
        <source>The first to reach a number of points wins.</source>
        <translation>Den som först når ett antal poäng vinner.</translation>
    </message>
    <message>
        <source>The other player sees it. Empty: your name in the settings.</source>
        <translation>Den andra spelaren ser det. Tomt: ditt namn i inställningarna.</translation>
    </message>
    <message>
        <source>The result then shows PR, luck and the decisions to look at. It runs in the background and makes way for the game.</source>
        <translation>Resultatet visar då PR, tur och besluten att titta på. Analysen körs i bakgrunden och lämnar plats för partiet.</translation>
    </message>
    <message>
        <source>The same number gives the same dice, and so the same result.</source>
        <translation>Samma tal ger samma tärningar, och därmed samma resultat.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Heading or label: the window of the program</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then the engine judges the position: quicker, and less exact.</source>
        <translation>Sedan bedömer motorn positionen: snabbare, men mindre exakt.</translation>
    </message>
    <message>
        <source>Thinking time of the strongest opponent</source>
        <translation>Betänketid för den starkaste motståndaren</translation>
    </message>
    <message>
        <source>Time to see the dice before the checkers move.</source>
        <translation>Tid att se tärningarna innan brickorna flyttas.</translation>
    </message>
    <message>
        <source>Trials of a rollout</source>
        <extracomment>Label of a number: how often a rollout plays a position out</extracomment>
        <translation>Försök i en rollout</translation>
    </message>
    <message>
        <source>Truncate rollouts</source>
        <extracomment>Label of a setting: after how many rolls the trials of a rollout are broken off</extracomment>
        <translation>Korta av rollouter</translation>
    </message>
    <message>
        <source>Two turns late</source>
        <translation>Två drag senare</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Obegränsat</translation>
    </message>
    <message>
        <source>Until nothing is due</source>
        <extracomment>A choice: how many cards are asked in one go</extracomment>
        <translation>Tills inget står på tur</translation>
    </message>
    <message>
        <source>Until then you can undo your moves.</source>
        <translation>Fram till dess kan du ångra dina drag.</translation>
    </message>
    <message>
        <source>Up to 7 points, or 7 games</source>
        <extracomment>A choice: which matches are judged when they end</extracomment>
        <translation>Upp till 7 poäng, eller 7 partier</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Label of a setting: how loud the sounds are</extracomment>
        <translation>Volym</translation>
    </message>
    <message>
        <source>What is worse with 199 chances of 200 gets no further trials.</source>
        <translation>Det som är sämre med 199 chanser av 200 får inga fler försök.</translation>
    </message>
    <message>
        <source>What you can do next, for a few seconds. Why a move is not allowed is always shown.</source>
        <translation>Vad du kan göra härnäst, i några sekunder. Varför ett drag inte är tillåtet visas alltid.</translation>
    </message>
    <message>
        <source>What you have reached, on the page of figures; nothing counts down there.</source>
        <translation>Vad du har nått, på statistiksidan; inget räknas ner där.</translation>
    </message>
    <message>
        <source>When there is only one legal move, or none, it is played and you are told.</source>
        <translation>När det bara finns ett tillåtet drag, eller inget, spelas det och du får veta det.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A choice: the colour of the checkers</extracomment>
        <translation>Vit</translation>
    </message>
    <message>
        <source>Who can reach your table</source>
        <extracomment>Label of a choice: from where others can come to a table that is open</extracomment>
        <translation>Vem som kan nå ditt bord</translation>
    </message>
    <message>
        <source>Whoever has the invitation to watch, which is another one than that to play.</source>
        <translation>Den som har inbjudan att titta på, som är en annan än den att spela.</translation>
    </message>
    <message>
        <source>With 0, any port that is free is used.</source>
        <translation>Med 0 används någon port som är ledig.</translation>
    </message>
    <message>
        <source>With a checker in the winner&apos;s home board it counts three.</source>
        <extracomment>&quot;it&quot; is a backgammon, a result</extracomment>
        <translation>Med en bricka i vinnarens bo räknas den tre.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Page of the settings: the player at this window</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>You may leave part of a roll unplayed.</source>
        <translation>Du får lämna en del av ett slag ospelad.</translation>
    </message>
    <message>
        <source>Your address as seen from the internet</source>
        <translation>Din adress sedd från internet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ditt namn</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Ditt namn vid bord</translation>
    </message>
    <message>
        <source>bgdesk closes and comes back in this language as soon as you leave the settings.</source>
        <translation>bgdesk stängs och kommer tillbaka på det här språket så snart du lämnar inställningarna.</translation>
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
        <translation>”Nästa fel” och listan över fel hoppar över det som kostade mindre.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Found</source>
        <extracomment>Heading: the settings that were found</extracomment>
        <translation>Hittade</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Inga inställningar hittades.</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Återställ standardvärdena på sidan</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Sök i inställningarna</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Name of the list of pages for a screen reader</extracomment>
        <translation>Avsnitt</translation>
    </message>
    <message>
        <source>Set this page again as it was before</source>
        <translation>Ställ in sidan igen som den var</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button, a verb: the settings once more as they were before their defaults were restored</extracomment>
        <translation>Ångra</translation>
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
        <translation>I mitten</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawfordparti</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a list: what the doubling cube shows</extracomment>
        <translation>Kub</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Label of a button: the roll to be played</extracomment>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>What waits for an answer, a noun: the cube was turned; as the next ones</extracomment>
        <translation>Dubbling</translation>
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
        <translation>Match till</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>In place of the length of a match: each game for itself, for stakes</extracomment>
        <translation>Money</translation>
    </message>
    <message>
        <source>No offer</source>
        <extracomment>What waits for an answer: nothing was offered</extracomment>
        <translation>Inget erbjudande</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>Name of a list for a screen reader: an offer that waits for an answer</extracomment>
        <translation>Erbjudande</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <extracomment>Name of a list for a screen reader: whose the doubling cube is</extracomment>
        <translation>Kubens ägare</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raccoon</translation>
    </message>
    <message>
        <source>To roll…</source>
        <extracomment>Button: the dice have not been rolled yet; a click chooses some</extracomment>
        <translation>Ska slå…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In an empty field and as its name, a verb</extracomment>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Sök bland kortkommandona</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Vad den gör</translation>
    </message>
</context>
<context>
    <name>ShotsPage</name>
    <message numerus="yes">
        <source>%n of 36 rolls hit.</source>
        <translation>
            <numerusform>%n av 36 slag träffar.</numerusform>
            <numerusform>%n av 36 slag träffar.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the best play</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Efter det bästa draget</translation>
    </message>
    <message>
        <source>After the play that was made</source>
        <extracomment>A choice of a field: the board after a play</extracomment>
        <translation>Efter det spelade draget</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>A choice of a field: the board before the roll is played</extracomment>
        <translation>Som det är</translation>
    </message>
    <message>
        <source>Black&apos;s shots at White&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Svarts skott mot Vits blottor</translation>
    </message>
    <message>
        <source>Blot</source>
        <extracomment>Name of a field: which blot is looked at</extracomment>
        <translation>Blotta</translation>
    </message>
    <message>
        <source>Blots before and after</source>
        <extracomment>Name of a table: how many rolls hit each blot, before and after a change</extracomment>
        <translation>Blottor före och efter</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a field: the board before or after a play</extracomment>
        <translation>Bräde</translation>
    </message>
    <message>
        <source>Compare with this board</source>
        <extracomment>A choice: this board is kept, and what comes is compared with it</extracomment>
        <translation>Jämför med det här brädet</translation>
    </message>
    <message>
        <source>From the {point}-point</source>
        <extracomment>A choice of a field: the point from which a checker is taken</extracomment>
        <translation>Från {point}-fältet</translation>
    </message>
    <message>
        <source>Move a checker from</source>
        <extracomment>Name of a field: the point from which a checker is taken, to see what would change</extracomment>
        <translation>Flytta en bricka från</translation>
    </message>
    <message>
        <source>Move no checker</source>
        <extracomment>First choice of a field: no checker is moved</extracomment>
        <translation>Flytta ingen bricka</translation>
    </message>
    <message>
        <source>Move that checker to</source>
        <extracomment>Name of a field: the point on which that checker is put</extracomment>
        <translation>Flytta den brickan till</translation>
    </message>
    <message>
        <source>Nothing can be hit here.</source>
        <translation>Inget kan träffas här.</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a table: the rolls that hit</extracomment>
        <translation>Skott</translation>
    </message>
    <message>
        <source>The blot on the {point}-point</source>
        <extracomment>A choice of a field: a blot by its point</extracomment>
        <translation>Blottan på {point}-fältet</translation>
    </message>
    <message>
        <source>To the {point}-point</source>
        <extracomment>A choice of a field: the point on which a checker is put</extracomment>
        <translation>Till {point}-fältet</translation>
    </message>
    <message>
        <source>White&apos;s shots at Black&apos;s blots</source>
        <extracomment>Title of a table of rolls that hit</extracomment>
        <translation>Vits skott mot Svarts blottor</translation>
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
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Tärningsstatistik</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Name of a panel: the list of moves. Short</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Name of the row of panels for a screen reader</extracomment>
        <translation>Paneler</translation>
    </message>
    <message>
        <source>Roll counter</source>
        <translation>Slagräknare</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Slag</translation>
    </message>
</context>
<context>
    <name>SideRow</name>
    <message numerus="yes">
        <source>%n pip(s) · {off} off</source>
        <extracomment>How far a player has still to go; {off} checkers lie beside the board</extracomment>
        <translation>
            <numerusform>%n pip · {off} ute</numerusform>
            <numerusform>%n pip · {off} ute</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the turn to this player (T)</source>
        <translation>Ge draget till den här spelaren (T)</translation>
    </message>
    <message>
        <source>Points won</source>
        <extracomment>What the score of a player is called for a screen reader</extracomment>
        <translation>Vunna poäng</translation>
    </message>
    <message>
        <source>on roll</source>
        <extracomment>Beside the name of a player: it is this player&apos;s turn</extracomment>
        <translation>på slag</translation>
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
        <translation>Lösning</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound: there are no speakers or headphones on this computer.</source>
        <translation>Inget ljud: det finns inga högtalare eller hörlurar på den här datorn.</translation>
    </message>
</context>
<context>
    <name>SourceButton</name>
    <message>
        <source>Analysis shown</source>
        <translation>Analys som visas</translation>
    </message>
    <message>
        <source>Deepest look at each decision</source>
        <extracomment>Menu entry: of several analyses each decision is shown by the one that looked deepest at it</extracomment>
        <translation>Djupaste analysen av varje beslut</translation>
    </message>
    <message>
        <source>Remove an analysis</source>
        <extracomment>Menu: the analyses stand in it, one of which is to be removed</extracomment>
        <translation>Ta bort en analys</translation>
    </message>
    <message>
        <source>Remove this analysis…</source>
        <translation>Ta bort den här analysen…</translation>
    </message>
    <message>
        <source>Which analysis is shown</source>
        <translation>Vilken analys som visas</translation>
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
            <numerusform>%n svart bricka, motståndarens</numerusform>
            <numerusform>%n svarta brickor, motståndarens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n svart bricka, din</numerusform>
            <numerusform>%n svarta brickor, dina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), your opponent&apos;s</source>
        <translation>
            <numerusform>%n vit bricka, motståndarens</numerusform>
            <numerusform>%n vita brickor, motståndarens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white checker(s), yours</source>
        <extracomment>For a screen reader: so many checkers, which are those of the player who hears it</extracomment>
        <translation>
            <numerusform>%n vit bricka, din</numerusform>
            <numerusform>%n vita brickor, dina</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Crawford game, no cube</source>
        <translation>Crawfordparti, ingen kub</translation>
    </message>
    <message>
        <source>Cube centred at {value}</source>
        <extracomment>{value} is what the doubling cube in the middle is worth</extracomment>
        <translation>Kuben i mitten på {value}</translation>
    </message>
    <message>
        <source>No cube</source>
        <translation>Ingen kub</translation>
    </message>
    <message>
        <source>Pips: {own} to {theirs}</source>
        <extracomment>The pips of two players, a standard term: {own} those of the first one that was named</extracomment>
        <translation>Pip: {own} mot {theirs}</translation>
    </message>
    <message>
        <source>The cube is offered at {value}</source>
        <extracomment>{value} is the number that the doubling cube is offered at</extracomment>
        <translation>Kuben erbjuds på {value}</translation>
    </message>
    <message>
        <source>Your cube at {value}</source>
        <extracomment>Whose the doubling cube is, and the number on it</extracomment>
        <translation>Din kub på {value}</translation>
    </message>
    <message>
        <source>{name} has the cube at {value}</source>
        <extracomment>{name} is the player who owns the doubling cube, {value} the number on it</extracomment>
        <translation>{name} har kuben på {value}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, match to {length}</source>
        <extracomment>The score of a match to {length} points. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, match till {length}</translation>
    </message>
    <message>
        <source>{name} {own}, {other} {theirs}, money session</source>
        <extracomment>The score of a money session. {name} and {other} are players, the others whole numbers</extracomment>
        <translation>{name} {own}, {other} {theirs}, moneysession</translation>
    </message>
    <message>
        <source>{score}, match to {length}</source>
        <extracomment>The score of a match to {length} points, as before</extracomment>
        <translation>{score}, match till {length}</translation>
    </message>
    <message>
        <source>{score}, money session</source>
        <extracomment>The score of a money session, as in 4-3: that of the player who reads it first</extracomment>
        <translation>{score}, moneysession</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of bgdesk is missing: {parts}. Install bgdesk again.</source>
        <extracomment>{parts} are names of files or modules, a list</extracomment>
        <translation>En del av bgdesk saknas: {parts}. Installera bgdesk på nytt.</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Label in About, before the name of a folder: what the program notes about its own work</extracomment>
        <translation>Logg</translation>
    </message>
    <message>
        <source>No sound, because this system lacks {libraries}. Install it (on Debian and Ubuntu: {packages}) and restart bgdesk.</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Inget ljud, eftersom systemet saknar {libraries}. Installera det (i Debian och Ubuntu: {packages}) och starta om bgdesk.</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt does not load ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Inget ljud: ljuddelen av Qt kan inte laddas ({detail}).</translation>
    </message>
    <message>
        <source>No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Inget ljud: ljuddelen av Qt är inte installerad. Skriv ”{command}” i en terminal och starta om bgdesk.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Label in About, before the name of a file</extracomment>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>The display {display} cannot be reached.</source>
        <extracomment>{display} is the name of a display, such as :0</extracomment>
        <translation>Skärmen {display} kan inte nås.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: a file is in its place.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mappen {folder} kan inte användas: en fil ligger i dess ställe.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its name is not possible.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mappen {folder} kan inte användas: namnet är inte möjligt.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: its path is too long.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mappen {folder} kan inte användas: sökvägen är för lång.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: you may not write there.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Mappen {folder} kan inte användas: du får inte skriva där.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {detail}.</source>
        <extracomment>{folder} is the name of a folder, {detail} what the system says</extracomment>
        <translation>Mappen {folder} kan inte användas: {detail}.</translation>
    </message>
    <message>
        <source>The library is as it was in {file} now. The one before is among the backups in Match, Your data.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Biblioteket är nu som det var i {file}. Det förra finns bland säkerhetskopiorna under Match, Dina data.</translation>
    </message>
    <message>
        <source>The other window of bgdesk does not answer, so this one was opened beside it.</source>
        <extracomment>Sentence, when the program was started twice</extracomment>
        <translation>Det andra fönstret av bgdesk svarar inte, så det här öppnades bredvid det.</translation>
    </message>
    <message>
        <source>The window cannot open, because this system lacks {libraries} (on Debian and Ubuntu install: {packages}).</source>
        <extracomment>{libraries} are names of files, {packages} what to install; both are lists</extracomment>
        <translation>Fönstret kan inte öppnas, eftersom systemet saknar {libraries} (i Debian och Ubuntu, installera: {packages}).</translation>
    </message>
    <message>
        <source>There is no display to open a window on; {command} names the commands that need none.</source>
        <extracomment>{command} is what may be typed in a terminal</extracomment>
        <translation>Det finns ingen skärm att öppna ett fönster på; {command} räknar upp kommandona som inte behöver någon.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>Det finns ingen fil {file}.</translation>
    </message>
    <message>
        <source>This is bgdesk {version}: see what is new in it.</source>
        <extracomment>{version} is a number such as 0.2.0</extracomment>
        <translation>Det här är bgdesk {version}: se vad som är nytt.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: changed settings are forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Du får inte skriva i mappen {folder}: ändrade inställningar glöms när bgdesk stängs.</translation>
    </message>
    <message>
        <source>You may not write to the folder {folder}: your matches can be looked at and exported, but whatever you do is forgotten when bgdesk is closed.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Du får inte skriva i mappen {folder}: dina matcher går att titta på och exportera, men allt du gör glöms när bgdesk stängs.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Label in About, before the name of a folder: matches, cards and whatever else is kept</extracomment>
        <translation>Dina data</translation>
    </message>
    <message>
        <source>Your data is in {folder} now. What is left at the old place can go: see Match, Your data.</source>
        <extracomment>{folder} is the name of a folder</extracomment>
        <translation>Dina data ligger nu i {folder}. Det som finns kvar på den gamla platsen kan tas bort: se Match, Dina data.</translation>
    </message>
    <message>
        <source>Your data was moved to {folder}, which is not there now. Connect its disk and start bgdesk again. If it is lost, remove the file {detail}: then bgdesk begins at the usual place.</source>
        <extracomment>{folder} is the name of a folder, {detail} that of a file</extracomment>
        <translation>Dina data flyttades till {folder}, som inte finns där nu. Anslut dess disk och starta bgdesk igen. Om den är förlorad, ta bort filen {detail}: då börjar bgdesk på den vanliga platsen.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An old Chinese race round a loop of sixteen spaces.</source>
        <translation>Ett gammalt kinesiskt kapplöpningsspel runt en slinga med sexton platser.</translation>
    </message>
    <message>
        <source>Even {mine} : {theirs}</source>
        <extracomment>Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points</extracomment>
        <translation>Oavgjort {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>God eftermiddag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>God kväll</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>God morgon</translation>
    </message>
    <message>
        <source>Lost on time at {mine} : {theirs}</source>
        <translation>Förlust på tid vid {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Lost {mine} : {theirs}</source>
        <translation>Förlust {mine} : {theirs}</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <extracomment>Label in a list of matches. PR (performance rating) is a standard term, {rate} a number</extracomment>
        <translation>PR {rate}</translation>
    </message>
    <message>
        <source>Resigned at {mine} : {theirs}</source>
        <extracomment>The player gave the match up at this score</extracomment>
        <translation>Gav upp vid {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Name of the page for a screen reader</extracomment>
        <translation>Startsida</translation>
    </message>
    <message>
        <source>The clock keeps running while you are here.</source>
        <translation>Klockan går medan du är här.</translation>
    </message>
    <message>
        <source>The unfinished match is open in another window of bgdesk.</source>
        <translation>Den oavslutade matchen är öppen i ett annat fönster av bgdesk.</translation>
    </message>
    <message>
        <source>Won on time at {mine} : {theirs}</source>
        <translation>Vinst på tid vid {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won {mine} : {theirs}</source>
        <translation>Vinst {mine} : {theirs}</translation>
    </message>
    <message>
        <source>Won, resigned at {mine} : {theirs}</source>
        <extracomment>The opponent gave the match up at this score</extracomment>
        <translation>Vinst, motståndaren gav upp vid {mine} : {theirs}</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>Label in a list of matches, behind the result. {opponent} is a name</extracomment>
        <translation>mot {opponent}</translation>
    </message>
    <message>
        <source>between games</source>
        <extracomment>Label: where a match stands, as the next ones</extracomment>
        <translation>mellan partier</translation>
    </message>
    <message>
        <source>fair dice</source>
        <extracomment>Label: the kind of dice, where they can be checked after the match</extracomment>
        <translation>rättvisa tärningar</translation>
    </message>
    <message>
        <source>the opening roll comes next</source>
        <translation>öppningsslaget kommer härnäst</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>i dag</translation>
    </message>
    <message>
        <source>with a tutor</source>
        <extracomment>Label of a match in which a tutor speaks up</extracomment>
        <translation>med handledare</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>Label: a day. Short</extracomment>
        <translation>i går</translation>
    </message>
    <message>
        <source>you are doubled</source>
        <extracomment>Labels: where a match stands. The cube was offered to that player</extracomment>
        <translation>du är dubblad</translation>
    </message>
    <message>
        <source>you are offered a resignation</source>
        <translation>motståndaren erbjuder sig att ge upp</translation>
    </message>
    <message>
        <source>you are on roll</source>
        <extracomment>Labels: whose turn it is</extracomment>
        <translation>du är på slag</translation>
    </message>
    <message>
        <source>you have {dice} to play</source>
        <extracomment>Labels: {dice} were rolled and are to be played, as in 6-1</extracomment>
        <translation>du har {dice} att spela</translation>
    </message>
    <message>
        <source>{name} has {dice} to play</source>
        <translation>{name} har {dice} att spela</translation>
    </message>
    <message>
        <source>{name} is doubled</source>
        <translation>{name} är dubblad</translation>
    </message>
    <message>
        <source>{name} is offered a resignation</source>
        <translation>motståndaren till {name} erbjuder sig att ge upp</translation>
    </message>
    <message>
        <source>{name} is on roll</source>
        <translation>{name} är på slag</translation>
    </message>
</context>
<context>
    <name>StoredMatches</name>
    <message numerus="yes">
        <source>%n entry(s) restored.</source>
        <translation>
            <numerusform>%n post återställd.</numerusform>
            <numerusform>%n poster återställda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) analysed.</source>
        <translation>
            <numerusform>%n match analyserad.</numerusform>
            <numerusform>%n matcher analyserade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out:</source>
        <translation>
            <numerusform>%n match utelämnad:</numerusform>
            <numerusform>%n matcher utelämnade:</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are analysed already, or still under way.</source>
        <translation>Alla dessa är redan analyserade, eller pågår fortfarande.</translation>
    </message>
    <message>
        <source>Analysing match {number} of {total}</source>
        <extracomment>Beside a bar of progress; a title, behind it stands who plays</extracomment>
        <translation>Analyserar match {number} av {total}</translation>
    </message>
    <message>
        <source>Matches found</source>
        <extracomment>Title of a dialog: the matches in which something was found</extracomment>
        <translation>Hittade matcher</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n match(es) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n match flyttades till papperskorgen. Du kan återställa den i 30 dagar.</numerusform>
            <numerusform>%n matcher flyttades till papperskorgen. Du kan återställa dem i 30 dagar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n position(s) to the bin. You can restore them for 30 days.</source>
        <translation>
            <numerusform>%n position flyttades till papperskorgen. Du kan återställa den i 30 dagar.</numerusform>
            <numerusform>%n positioner flyttades till papperskorgen. Du kan återställa dem i 30 dagar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped with %n match(es) left to analyse.</source>
        <extracomment>Sentence: somebody stopped an analysis of many matches</extracomment>
        <translation>
            <numerusform>Stoppat med %n match kvar att analysera.</numerusform>
            <numerusform>Stoppat med %n matcher kvar att analysera.</numerusform>
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
        <translation>Parti {number}</translation>
    </message>
    <message>
        <source>{chance} to win the game</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} att vinna partiet</translation>
    </message>
    <message>
        <source>{chance} to win the match</source>
        <extracomment>Behind the name of a player: the chance by then; {chance} as in 52.3 %</extracomment>
        <translation>{chance} att vinna matchen</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>1000 times the equity lost by a decision that is neither forced nor far from a double.</source>
        <translation>1000 gånger den equity som förloras per beslut som varken är tvingat eller långt från en dubbling.</translation>
    </message>
    <message>
        <source>1000 times the equity lost by a move of either player.</source>
        <translation>1000 gånger den equity som förloras per drag, oavsett spelare.</translation>
    </message>
    <message>
        <source>90 % interval</source>
        <extracomment>Title of a row of figures: a range of performance ratings</extracomment>
        <translation>90 %-intervall</translation>
    </message>
    <message>
        <source>All that the errors cost, scaled as if each game were played for money.</source>
        <translation>Allt som felen kostade, omräknat som om varje parti vore moneyspel.</translation>
    </message>
    <message>
        <source>Analyse (F7) shows here how well both played.</source>
        <extracomment>Sentence; F7 is a key</extracomment>
        <translation>Analysera (F7) visar här hur bra båda spelade.</translation>
    </message>
    <message>
        <source>As other programs count</source>
        <extracomment>Heading: figures as GNU Backgammon and Snowie, two other programs, give them</extracomment>
        <translation>Som andra program räknar</translation>
    </message>
    <message>
        <source>Backgame</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Uttagning</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>Title of a row of figures: the number of grave errors</extracomment>
        <translation>Blundrar</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <extracomment>Heading: the errors by what was decided</extracomment>
        <translation>Efter typ av beslut</translation>
    </message>
    <message>
        <source>Checker plays</source>
        <extracomment>Title of a row of figures: errors in the play of checkers</extracomment>
        <translation>Brickdrag</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Title of a row of figures: how many decisions a rating is made of</extracomment>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no blunder.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Beslut som kostar {least} eller mer, och inte är någon blunder.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more, and are no error.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Beslut som kostar {least} eller mer, och inte är något fel.</translation>
    </message>
    <message>
        <source>Decisions that cost {least} or more.</source>
        <extracomment>Tool tip; {least} is a number</extracomment>
        <translation>Beslut som kostar {least} eller mer.</translation>
    </message>
    <message>
        <source>Doubles not offered</source>
        <extracomment>Title of a row of figures: errors by not doubling</extracomment>
        <translation>Ej erbjudna dubblingar</translation>
    </message>
    <message>
        <source>Doubles offered</source>
        <extracomment>Title of a row of figures: errors by doubling</extracomment>
        <translation>Erbjudna dubblingar</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>Title of a row of figures: decisions that are nearly errors</extracomment>
        <translation>Tveksamma</translation>
    </message>
    <message>
        <source>Equity lost</source>
        <extracomment>Title of a row of figures: what the errors lost, as normalised equity</extracomment>
        <translation>Förlorad equity</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Title of a row of figures</extracomment>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Title of a row of figures: luck in the rolls</extracomment>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Match chance lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Förlorad matchchans</translation>
    </message>
    <message>
        <source>Not known in a match with illegal moves: what they brought is neither luck nor an error.</source>
        <translation>Inte känt i en match med otillåtna drag: det som de gav är varken tur eller fel.</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>Title of a row of figures: a phase of the game, as the next ones</extracomment>
        <translation>Öppning</translation>
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
        <translation>PR {rating} (få beslut)</translation>
    </message>
    <message>
        <source>PR {rating} ± {half}</source>
        <extracomment>A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1</extracomment>
        <translation>PR {rating} ± {half}</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>Title of a row of figures: errors by passing a double</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the mean error of the decisions that count.</source>
        <translation>Performance rating: 500 gånger medelfelet för de beslut som räknas.</translation>
    </message>
    <message>
        <source>Plays by phase of the game</source>
        <extracomment>Heading: the errors in the play of checkers, by the phase of the game</extracomment>
        <translation>Drag efter partiets fas</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of a row of figures: what both have won</extracomment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Title of a row of figures: what the errors lost</extracomment>
        <translation>Förlorade poäng</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Resignations</source>
        <extracomment>Title of a row of figures: errors by resigning, or by the answer to it</extracomment>
        <translation>Uppgivningar</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Title of a row of figures: errors by taking a double</extracomment>
        <translation>Take</translation>
    </message>
    <message>
        <source>The chances, or the points, that the errors of both would have made of it with even luck. An estimate: it can lie beyond 0 and 100 %.</source>
        <translation>Chanserna, eller poängen, som bådas fel skulle ha gett med jämn tur. En uppskattning: den kan hamna utanför 0 och 100 %.</translation>
    </message>
    <message>
        <source>Those that were not forced, of the cube those that were close. Those that were not obvious either count for PR.</source>
        <translation>De som inte var tvingade, för kuben de som var jämna. De som inte heller var självklara räknas för PR.</translation>
    </message>
    <message>
        <source>What the player&apos;s own rolls gained on the average of all rolls, in equity.</source>
        <translation>Vad spelarens egna slag vann över snittet för alla slag, i equity.</translation>
    </message>
    <message>
        <source>What was lost, in equity and in the result, and how many decisions were wrong.</source>
        <translation>Vad som förlorades, i equity och i resultat, och hur många beslut som var fel.</translation>
    </message>
    <message>
        <source>Where the rating would be with other luck in the rolls.</source>
        <translation>Var siffran skulle ligga med annan tur i slagen.</translation>
    </message>
    <message>
        <source>With even luck</source>
        <extracomment>Title of a row of figures: what the errors alone would have made of the match</extracomment>
        <translation>Med jämn tur</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avancerad</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>nybörjare</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>hobbyspelare</translation>
    </message>
    <message>
        <source>distracted</source>
        <translation>distraherad</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>few decisions</source>
        <extracomment>Below a performance rating that says little</extracomment>
        <translation>få beslut</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <extracomment>Below a figure that is not known, as a match has illegal moves. Short</extracomment>
        <translation>otillåtna drag</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>medelgod</translation>
    </message>
    <message>
        <source>luck {value}</source>
        <extracomment>Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short</extracomment>
        <translation>tur {value}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below the points of the winner of a match. Short</extracomment>
        <translation>vann</translation>
    </message>
    <message>
        <source>world champion</source>
        <extracomment>How well somebody played, a name of a range of performance ratings; as the next ones. Short</extracomment>
        <translation>världsmästare</translation>
    </message>
    <message>
        <source>world class</source>
        <translation>världsklass</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>A range of numbers, such as 3.6 to 10.4</extracomment>
        <translation>{low} till {high}</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Costliest decisions</source>
        <extracomment>Heading: the decisions that cost most</extracomment>
        <translation>Dyraste besluten</translation>
    </message>
    <message>
        <source>Learn from this match…</source>
        <extracomment>Button: be asked once more what to do where one was wrong</extracomment>
        <translation>Lär av den här matchen…</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <extracomment>Name of a page for a screen reader: what all decisions of a match add up to</extracomment>
        <translation>Matchens sammanfattning</translation>
    </message>
</context>
<context>
    <name>SummaryShown</name>
    <message>
        <source>Summary</source>
        <extracomment>Name of a panel: what all decisions of a match add up to. Short</extracomment>
        <translation>Sammanfattning</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>The name of the file, or its path, is too long.</source>
        <translation>Filens namn, eller dess sökväg, är för lång.</translation>
    </message>
</context>
<context>
    <name>TableBeside</name>
    <message>
        <source>Chat</source>
        <extracomment>Name of a panel. Short</extracomment>
        <translation>Chatt</translation>
    </message>
    <message>
        <source>Chat ({count})</source>
        <extracomment>Name of a panel. {count} is how many lines have not been read. Short</extracomment>
        <translation>Chatt ({count})</translation>
    </message>
    <message>
        <source>Other terms than before are offered: answer by “Tables on the network…” in the menu Match.</source>
        <translation>Andra villkor än förut erbjuds: svara via ”Bord på nätverket…” i menyn Match.</translation>
    </message>
    <message>
        <source>The other player asks for another match.</source>
        <translation>Den andra spelaren ber om en match till.</translation>
    </message>
    <message>
        <source>The other player asks to take the last decision back. If you allow it, the match counts as practice from then on; if you play on, it stands.</source>
        <translation>Den andra spelaren ber att få ta tillbaka det senaste beslutet. Om du tillåter det räknas matchen därefter som träning; om du spelar vidare står det fast.</translation>
    </message>
    <message>
        <source>The other player is asked for another match.</source>
        <translation>Den andra spelaren får frågan om en match till.</translation>
    </message>
    <message>
        <source>The other player is asked, and allows it or plays on.</source>
        <translation>Den andra spelaren får frågan, och tillåter det eller spelar vidare.</translation>
    </message>
    <message>
        <source>The other player is not at the table any more, so there is no rematch.</source>
        <translation>Den andra spelaren är inte kvar vid bordet, så det blir ingen returmatch.</translation>
    </message>
    <message>
        <source>The other player went on, so your decision stands.</source>
        <translation>Den andra spelaren gick vidare, så ditt beslut står fast.</translation>
    </message>
    <message>
        <source>Your decision is taken back; the match counts as practice now.</source>
        <translation>Ditt beslut är taget tillbaka; matchen räknas nu som träning.</translation>
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
        <translation>Startposition</translation>
    </message>
</context>
<context>
    <name>TableFaults</name>
    <message>
        <source>Another match is played at that table.</source>
        <translation>En annan match spelas vid det bordet.</translation>
    </message>
    <message>
        <source>At this server only a single game can be resigned, so that offer does not count.</source>
        <translation>På den här servern kan bara ett enkelt parti ges upp, så det erbjudandet räknas inte.</translation>
    </message>
    <message>
        <source>Messages came twice or were missing on the way, so the table is closed.</source>
        <translation>Meddelanden kom två gånger eller saknades på vägen, så bordet är stängt.</translation>
    </message>
    <message>
        <source>More happened at the server while this program was away than it can know.</source>
        <translation>Mer hände på servern medan det här programmet var borta än det kan veta.</translation>
    </message>
    <message>
        <source>Nobody answers where this invitation leads: the table is closed, or cannot be reached from here.</source>
        <translation>Ingen svarar dit den här inbjudan leder: bordet är stängt, eller kan inte nås härifrån.</translation>
    </message>
    <message>
        <source>Nobody could tell the two players at this table apart; one of you needs another name.</source>
        <translation>Ingen skulle kunna skilja de två spelarna vid det här bordet åt; en av er behöver ett annat namn.</translation>
    </message>
    <message>
        <source>Nobody has this table open at the relay, or whoever has it does not answer.</source>
        <translation>Ingen har det här bordet öppet vid reläet, eller så svarar den som har det inte.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other program for 20 seconds; it is waited for.</source>
        <translation>Inget har hörts från det andra programmet på 20 sekunder; det väntas in.</translation>
    </message>
    <message>
        <source>So much was said at once that some of it was left out.</source>
        <translation>Så mycket sades på en gång att en del utelämnades.</translation>
    </message>
    <message>
        <source>Somebody else sits at that table already.</source>
        <translation>Någon annan sitter redan vid det bordet.</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>Det är inte koden till det här bordet.</translation>
    </message>
    <message>
        <source>That roll came too early and does not count.</source>
        <translation>Det slaget kom för tidigt och räknas inte.</translation>
    </message>
    <message>
        <source>The address of the relay in the settings is none; the table can be reached without it only.</source>
        <translation>Reläadressen i inställningarna är ingen adress; bordet kan bara nås utan det.</translation>
    </message>
    <message>
        <source>The clocks of the two programs disagree by more than the way between them explains.</source>
        <translation>De två programmens klockor skiljer sig mer än vägen mellan dem förklarar.</translation>
    </message>
    <message>
        <source>The match is kept.</source>
        <extracomment>Sentence behind another about what went wrong at a table</extracomment>
        <translation>Matchen är sparad.</translation>
    </message>
    <message>
        <source>The match that the other program wants to play is not possible.</source>
        <translation>Matchen som det andra programmet vill spela är inte möjlig.</translation>
    </message>
    <message>
        <source>The other player does not want to play this match.</source>
        <translation>Den andra spelaren vill inte spela den här matchen.</translation>
    </message>
    <message>
        <source>The other program copied the secrets for the dice, so nothing can be played with it.</source>
        <translation>Det andra programmet kopierade tärningarnas hemligheter, så inget kan spelas med det.</translation>
    </message>
    <message>
        <source>The other program decided something that was not for its player to decide.</source>
        <translation>Det andra programmet bestämde något som dess spelare inte hade rätt att bestämma.</translation>
    </message>
    <message>
        <source>The other program did something else after it had rolled.</source>
        <translation>Det andra programmet gjorde något annat efter att det hade slagit.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table, such as a take-back.</source>
        <translation type="vanished">Det andra programmet gjorde något som inte är möjligt vid ett bord, som att ta tillbaka.</translation>
    </message>
    <message>
        <source>The other program did something that is not possible at a table.</source>
        <translation>Det andra programmet gjorde något som inte är möjligt vid ett bord.</translation>
    </message>
    <message>
        <source>The other program did something that was not possible at that moment.</source>
        <translation>Det andra programmet gjorde något som inte var möjligt i det ögonblicket.</translation>
    </message>
    <message>
        <source>The other program does not accept what this one sent, so the table is closed.</source>
        <translation>Det andra programmet godtar inte det som skickades härifrån, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The other program does not answer; it is looked for until it does.</source>
        <translation>Det andra programmet svarar inte; det söks tills det gör det.</translation>
    </message>
    <message>
        <source>The other program does not tell its secret for the dice, so the table is closed.</source>
        <translation>Det andra programmet avslöjar inte sin hemlighet för tärningarna, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The other program has heard nothing from here for 20 seconds.</source>
        <translation>Det andra programmet har inte hört något härifrån på 20 sekunder.</translation>
    </message>
    <message>
        <source>The other program made a move that the rules forbid.</source>
        <translation>Det andra programmet gjorde ett drag som reglerna förbjuder.</translation>
    </message>
    <message>
        <source>The other program needs something that this version of bgdesk does not know.</source>
        <translation>Det andra programmet behöver något som den här versionen av bgdesk inte känner till.</translation>
    </message>
    <message>
        <source>The other program plays by another version of the rules; one of you needs a newer bgdesk.</source>
        <translation>Det andra programmet spelar efter en annan version av reglerna; en av er behöver en nyare bgdesk.</translation>
    </message>
    <message>
        <source>The other program sent a message that cannot be read, so the table is closed.</source>
        <translation>Det andra programmet skickade ett meddelande som inte kan läsas, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The other program sent a message with impossible values, so the table is closed.</source>
        <translation>Det andra programmet skickade ett meddelande med omöjliga värden, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The other program sent more at once than a message can hold, so the table is closed.</source>
        <translation>Det andra programmet skickade mer på en gång än ett meddelande kan rymma, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The other program sent something that is no text, so the table is closed.</source>
        <translation>Det andra programmet skickade något som inte är text, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The other program sent too many messages in a short time, so the table is closed.</source>
        <translation>Det andra programmet skickade för många meddelanden på kort tid, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The other program speaks another version of the protocol; one of you needs a newer bgdesk.</source>
        <translation>Det andra programmet talar en annan version av protokollet; en av er behöver en nyare bgdesk.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice before anybody rolled.</source>
        <translation>Det andra programmet avslöjade en hemlighet för tärningarna innan någon hade slagit.</translation>
    </message>
    <message>
        <source>The other program told a secret for the dice that it had not fixed before the match.</source>
        <translation>Det andra programmet avslöjade en hemlighet för tärningarna som det inte hade låst före matchen.</translation>
    </message>
    <message>
        <source>The part of bgdesk that speaks to other programs has stopped, so the table is closed.</source>
        <translation>Den del av bgdesk som talar med andra program har stannat, så bordet är stängt.</translation>
    </message>
    <message>
        <source>The relay has no room just now, or was asked too often from here.</source>
        <translation>Reläet har inte plats just nu, eller har frågats för ofta härifrån.</translation>
    </message>
    <message>
        <source>The server does not answer, or has ended the connection ({reason}).</source>
        <translation>Servern svarar inte, eller har avslutat anslutningen ({reason}).</translation>
    </message>
    <message>
        <source>The server does not let you in; log in there once more, by the same name.</source>
        <translation>Servern släpper inte in dig; logga in där en gång till, med samma namn.</translation>
    </message>
    <message>
        <source>The server plays a game that this program does not know.</source>
        <translation>Servern spelar ett spel som det här programmet inte känner till.</translation>
    </message>
    <message>
        <source>The table cannot be shown on this network, but its invitation works ({reason}).</source>
        <translation>Bordet kan inte visas på det här nätverket, men inbjudan till det fungerar ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot wait at this port; choose another one in the settings ({reason}).</source>
        <extracomment>Sentence. {reason} is what the system says, as in the next ones</extracomment>
        <translation>Bordet kan inte vänta på den här porten; välj en annan i inställningarna ({reason}).</translation>
    </message>
    <message>
        <source>The two records of the match are not the same.</source>
        <translation>De två protokollen över matchen är inte lika.</translation>
    </message>
    <message>
        <source>This code lets nobody in any more; ask for a new one, or for the invitation.</source>
        <translation>Den här koden släpper inte in någon längre; be om en ny, eller om inbjudan.</translation>
    </message>
    <message>
        <source>This invitation does not lead to the table that stands there; ask for a new one.</source>
        <translation>Den här inbjudan leder inte till bordet som står där; be om en ny.</translation>
    </message>
    <message>
        <source>This match is not at the server any more.</source>
        <translation>Den här matchen finns inte på servern längre.</translation>
    </message>
    <message>
        <source>This match needs the password of your account, which is stored nowhere: log in at the server once more, by the same name.</source>
        <translation>Den här matchen kräver lösenordet till ditt konto, som inte lagras någonstans: logga in på servern en gång till, med samma namn.</translation>
    </message>
    <message>
        <source>Three wrong codes were tried, so the code lets nobody in any more; show the table again.</source>
        <translation>Tre felaktiga koder prövades, så koden släpper inte in någon längre; visa bordet igen.</translation>
    </message>
    <message>
        <source>What answers there is no relay for tables, or one that speaks another version.</source>
        <translation>Det som svarar där är inget relä för bord, eller ett som talar en annan version.</translation>
    </message>
    <message>
        <source>What the table needs is not on disk, or cannot be written there, so it is closed ({reason}).</source>
        <translation>Det som bordet behöver finns inte på disken, eller kan inte skrivas där, så det är stängt ({reason}).</translation>
    </message>
    <message>
        <source>Your roll came too early and does not count.</source>
        <translation>Ditt slag kom för tidigt och räknas inte.</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>Away, the match waits</source>
        <translation>Borta, matchen väntar</translation>
    </message>
    <message>
        <source>Being looked for…</source>
        <translation>Söks…</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Below the name of the player at another computer. Short, as the next ones</extracomment>
        <translation>Ansluten</translation>
    </message>
    <message>
        <source>Nobody else can watch.</source>
        <translation>Ingen annan kan titta på.</translation>
    </message>
    <message>
        <source>Nothing has happened for three minutes. Without a clock nobody loses by waiting: ask in the chat, go on waiting, or leave the table; the match is kept, but you cannot claim it.</source>
        <translation>Inget har hänt på tre minuter. Utan klocka förlorar ingen på att vänta: fråga i chatten, vänta vidare eller lämna bordet; matchen sparas, men du kan inte göra anspråk på den.</translation>
    </message>
    <message>
        <source>Others can watch the match as it is played.</source>
        <translation>Andra kan titta på matchen medan den spelas.</translation>
    </message>
    <message>
        <source>Rolling…</source>
        <extracomment>Below a player&apos;s name: the player has rolled, and the dice are on their way. Short</extracomment>
        <translation>Slår…</translation>
    </message>
    <message>
        <source>Rolling… the dice come from both computers.</source>
        <translation>Slår… tärningarna kommer från båda datorerna.</translation>
    </message>
    <message>
        <source>The other player cannot be heard just now; the match and the clocks wait.</source>
        <translation>Den andra spelaren hörs inte just nu; matchen och klockorna väntar.</translation>
    </message>
    <message>
        <source>The players read what you say between games only.</source>
        <translation>Spelarna läser det du säger bara mellan partierna.</translation>
    </message>
    <message>
        <source>The table cannot be heard just now; it is looked for.</source>
        <translation>Bordet hörs inte just nu; det söks.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Bordet är stängt</translation>
    </message>
    <message>
        <source>The table is closed. Go on with the match by “Tables on the network…” in the menu Match.</source>
        <extracomment>Two sentences. In quotation marks: an entry of the menu Match</extracomment>
        <translation>Bordet är stängt. Fortsätt matchen via ”Bord på nätverket…” i menyn Match.</translation>
    </message>
    <message>
        <source>The table is closed; watch it again with its invitation.</source>
        <translation>Bordet är stängt; titta på det igen med inbjudan till det.</translation>
    </message>
    <message>
        <source>You watch {white} and {black}.</source>
        <extracomment>Two players whose match is watched</extracomment>
        <translation>Du tittar på {white} och {black}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>An earlier position · Space goes back to the game</source>
        <translation>En tidigare position · Blanksteg går tillbaka till partiet</translation>
    </message>
    <message>
        <source>This is an earlier position: go back to the game to play.</source>
        <translation>Det här är en tidigare position: gå tillbaka till partiet för att spela.</translation>
    </message>
    <message>
        <source>You are looking at this match; “Play on…” starts a game from here.</source>
        <translation>Du tittar på den här matchen; ”Spela vidare…” börjar ett parti härifrån.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Allow it</source>
        <extracomment>Button on a notice, a verb: let the other player take a decision back</extracomment>
        <translation>Tillåt det</translation>
    </message>
    <message>
        <source>No, play on</source>
        <extracomment>Button on a notice: do not let the other player take a decision back</extracomment>
        <translation>Nej, spela vidare</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button on a notice: play once more with the player who asks for it</extracomment>
        <translation>Returmatch</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>A code has eight digits; it stands beside the table at the other computer.</source>
        <translation>En kod har åtta siffror; den står bredvid bordet på den andra datorn.</translation>
    </message>
    <message>
        <source>About tables</source>
        <extracomment>Button: what is sent, and to whom</extracomment>
        <translation>Om bord</translation>
    </message>
    <message>
        <source>Nobody can be looked for on this network ({reason}).</source>
        <extracomment>{reason} is what the system says</extracomment>
        <translation>Ingen kan sökas på det här nätverket ({reason}).</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <extracomment>Name of a page for a screen reader, and its title</extracomment>
        <translation>Bord på nätverket</translation>
    </message>
    <message>
        <source>This is no address of a server: it is a name, or a name, a colon and a port.</source>
        <translation>Det här är ingen serveradress: en sådan är ett namn, eller ett namn, ett kolon och en port.</translation>
    </message>
    <message>
        <source>This is no invitation to a table: it begins with “bgdesk:” and ends with 52 letters and digits.</source>
        <translation>Det här är ingen inbjudan till ett bord: den börjar med ”bgdesk:” och slutar med 52 bokstäver och siffror.</translation>
    </message>
    <message>
        <source>This is no invitation to watch: it begins with “bgdesk-watch:” and ends with 52 letters and digits.</source>
        <translation>Det här är ingen inbjudan att titta på: den börjar med ”bgdesk-watch:” och slutar med 52 bokstäver och siffror.</translation>
    </message>
    <message>
        <source>Your table is still open, though another match is on the board.</source>
        <translation>Ditt bord är fortfarande öppet, fast en annan match är på brädet.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>A new tag</source>
        <translation>En ny etikett</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Title of a dialog: words that the user puts on matches to find them
----------
Name of a list for a screen reader</extracomment>
        <translation>Etiketter</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n match(es):</source>
        <translation>
            <numerusform>Etiketter för %n match:</numerusform>
            <numerusform>Etiketter för %n matcher:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Ask for it</source>
        <extracomment>Button, a verb: ask the other player for something</extracomment>
        <translation>Be om det</translation>
    </message>
    <message>
        <source>Ask the other player to let you take back your last decision?</source>
        <translation>Be den andra spelaren att låta dig ta tillbaka ditt senaste beslut?</translation>
    </message>
    <message>
        <source>If it is granted, the match counts as practice from then on and changes nobody&apos;s rating.</source>
        <translation>Om det beviljas räknas matchen därefter som träning och ändrar ingens rating.</translation>
    </message>
    <message>
        <source>Nobody knows what will be rolled next.</source>
        <translation>Ingen vet vad som slås härnäst.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Take back your last decision and what came after it?</source>
        <translation>Ta tillbaka ditt senaste beslut och det som kom efter det?</translation>
    </message>
    <message>
        <source>Take back, new dice</source>
        <translation>Ta tillbaka, nya tärningar</translation>
    </message>
    <message>
        <source>Take back, the same dice</source>
        <translation>Ta tillbaka, samma tärningar</translation>
    </message>
    <message>
        <source>The match then counts as practice and does not change your rating.</source>
        <translation>Matchen räknas då som träning och ändrar inte din rating.</translation>
    </message>
    <message>
        <source>The other player allows it or plays on; later rolls do not come again.</source>
        <translation>Den andra spelaren tillåter det eller spelar vidare; senare slag kommer inte igen.</translation>
    </message>
    <message>
        <source>The rolls come again in the same order.</source>
        <translation>Slagen kommer igen i samma ordning.</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message numerus="yes">
        <source>%n checker(s) off</source>
        <translation>
            <numerusform>%n bricka ute</numerusform>
            <numerusform>%n brickor ute</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Random, from your matches</source>
        <extracomment>Menu entry: a position of a match in the library, by chance</extracomment>
        <translation>S&amp;lumpvis, ur dina matcher</translation>
    </message>
    <message>
        <source>Closeout</source>
        <extracomment>Menu of positions: a checker of one player is closed out, some others are off</extracomment>
        <translation>Closeout</translation>
    </message>
    <message>
        <source>Random, &amp;played by the computer</source>
        <extracomment>Menu entry: a position by chance, to which the computer comes by playing against itself</extracomment>
        <translation>Slumpvis, &amp;spelad av datorn</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Button: opens a menu of positions to begin with</extracomment>
        <translation>Mallar</translation>
    </message>
    <message numerus="yes">
        <source>The computer came to this position in %n turn(s) against itself.</source>
        <translation>
            <numerusform>Datorn kom till den här positionen på %n drag mot sig själv.</numerusform>
            <numerusform>Datorn kom till den här positionen på %n drag mot sig själv.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is playing some turns…</source>
        <translation>Datorn spelar några drag…</translation>
    </message>
    <message>
        <source>This position is from the match {white} vs {black}.</source>
        <translation>Den här positionen kommer från matchen {white} mot {black}.</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>&amp;No, thank you</source>
        <extracomment>Button: do not agree to the match</extracomment>
        <translation>&amp;Nej tack</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>Button, a verb: agree to the match</extracomment>
        <translation>S&amp;pela</translation>
    </message>
    <message>
        <source>Read the r&amp;ules</source>
        <extracomment>Button: the rules of the match that is offered</extracomment>
        <translation>Läs r&amp;eglerna</translation>
    </message>
    <message>
        <source>You play the black checkers.</source>
        <translation>Du spelar de svarta brickorna.</translation>
    </message>
    <message>
        <source>You play the white checkers.</source>
        <translation>Du spelar de vita brickorna.</translation>
    </message>
    <message>
        <source>{name} has opened this table and wants to play:</source>
        <extracomment>{name} is a player. Below stands what that player wants to play</extracomment>
        <translation>{name} har öppnat det här bordet och vill spela:</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>Kind of text</source>
        <extracomment>Name of a list for a screen reader: which kind of text the position is written as</extracomment>
        <translation>Typ av text</translation>
    </message>
    <message>
        <source>Text of the position</source>
        <extracomment>Name of a field for a screen reader</extracomment>
        <translation>Positionens text</translation>
    </message>
    <message>
        <source>This position has no such text; any XGID or ID can be pasted here</source>
        <extracomment>In an empty field: any text that programs write for a position</extracomment>
        <translation>Den här positionen har ingen sådan text; valfritt XGID eller ID kan klistras in här</translation>
    </message>
    <message>
        <source>bgdesk&apos;s own text</source>
        <extracomment>Item of a list: bgdesk&apos;s own text for positions</extracomment>
        <translation>bgdesks egen text</translation>
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
        <translation>Buchholz utan lägsta</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>In a bracket, in the place of a name: nobody plays there, so the other one goes on
----------
In a table, in the place of a match: nobody plays against them in that round</extracomment>
        <translation>Frirond</translation>
    </message>
    <message>
        <source>Consolation</source>
        <extracomment>A part of a tournament: of those who are out of the main one</extracomment>
        <translation>Tröstturnering</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Head of a column: how many matches somebody was expected to win, by the ratings</extracomment>
        <translation>Väntat</translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>A round of a tournament: its last match</extracomment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Fingerprint of the draw and of all dice (SHA-256): {digits}</source>
        <extracomment>Under a bracket: what proves afterwards that the draw was fair. {digits} is long</extracomment>
        <translation>Fingeravtryck för lottningen och alla tärningar (SHA-256): {digits}</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: a group of a tournament, such as A</extracomment>
        <translation>Grupp</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <extracomment>A part of a tournament; {letter} is A, B and so on</extracomment>
        <translation>Grupp {letter}</translation>
    </message>
    <message>
        <source>Hardest right decision</source>
        <extracomment>Head of a column: the decision in which others lose most, and which was right</extracomment>
        <translation>Svåraste rätta beslutet</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>A part of a tournament: after the groups, who loses is out</extracomment>
        <translation>Utslagning</translation>
    </message>
    <message>
        <source>Loser of {first} and {second}</source>
        <extracomment>In a bracket, in the place of a name: who loses between the two; both are names</extracomment>
        <translation>Förloraren av {first} och {second}</translation>
    </message>
    <message>
        <source>Losers&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have lost once</extracomment>
        <translation>Förlorarnas träd</translation>
    </message>
    <message>
        <source>Main bracket</source>
        <extracomment>A part of a tournament: of those who play for the first place</extracomment>
        <translation>Huvudträd</translation>
    </message>
    <message>
        <source>Match by match</source>
        <extracomment>Title of a table: how people played in each of their matches</extracomment>
        <translation>Match för match</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <extracomment>A match in a tournament</extracomment>
        <translation>Match om tredje plats</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Head of a column</extracomment>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Head of a column: performance rating, a standard term</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title of a table: who came where</extracomment>
        <translation>Placeringar</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>A part of a tournament: between those who are even at the top of the table</extracomment>
        <translation>Omspel</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column: points made and points given away</extracomment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>Head of a column, a standard term: the sum of the scores after each round</extracomment>
        <translation>Progressiv</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Kvartsfinal</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: a round of a tournament</extracomment>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Round of {players}</source>
        <extracomment>A round of a tournament; {players} is a number such as 16</extracomment>
        <translation>Rond med {players} kvar</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Head of a column: a round of a tournament
----------
A round of a tournament</extracomment>
        <translation>Rond {number}</translation>
    </message>
    <message>
        <source>Second final</source>
        <extracomment>A round of a tournament: the final is played once more, since whoever won it had lost before</extracomment>
        <translation>Andra final</translation>
    </message>
    <message>
        <source>Secret: {digits}. The SHA-256 of these bytes is the fingerprint.</source>
        <extracomment>Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte</extracomment>
        <translation>Hemlighet: {digits}. SHA-256 av dessa byte är fingeravtrycket.</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <extracomment>A round of a tournament</extracomment>
        <translation>Semifinal</translation>
    </message>
    <message>
        <source>The tournament is over without a winner.</source>
        <translation>Turneringen är slut utan vinnare.</translation>
    </message>
    <message>
        <source>The tournament is over; the first place is shared: {names}.</source>
        <extracomment>{names} is a list of players</extracomment>
        <translation>Turneringen är slut; förstaplatsen delas: {names}.</translation>
    </message>
    <message>
        <source>This match is being played now; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, until a match between computers can be watched</extracomment>
        <translation>Den här matchen spelas nu; du ser den från första slaget så snart den är slut.</translation>
    </message>
    <message>
        <source>This match is played next; you see it from its first roll as soon as it is over.</source>
        <extracomment>In place of the board, as long as another match between computers is being played</extracomment>
        <translation>Den här matchen spelas härnäst; du ser den från första slaget så snart den är slut.</translation>
    </message>
    <message>
        <source>To be played now</source>
        <extracomment>Title of a list of matches that can be played now</extracomment>
        <translation>Att spela nu</translation>
    </message>
    <message>
        <source>Winners&apos; bracket</source>
        <extracomment>A part of a tournament: of those who have not lost yet</extracomment>
        <translation>Vinnarnas träd</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: matches</extracomment>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <extracomment>Head of a column: the decision that cost most</extracomment>
        <translation>Sämsta beslutet</translation>
    </message>
    <message>
        <source>You won the consolation.</source>
        <translation>Du vann tröstturneringen.</translation>
    </message>
    <message>
        <source>You won the tournament.</source>
        <translation>Du vann turneringen.</translation>
    </message>
    <message>
        <source>Your final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Din final: mot {opponent}.</translation>
    </message>
    <message>
        <source>Your match for the third place: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Din match om tredje plats: mot {opponent}.</translation>
    </message>
    <message>
        <source>Your next match: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Din nästa match: mot {opponent}.</translation>
    </message>
    <message>
        <source>Your next opponent is not known yet.</source>
        <translation>Din nästa motståndare är inte känd ännu.</translation>
    </message>
    <message>
        <source>Your quarter-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Din kvartsfinal: mot {opponent}.</translation>
    </message>
    <message>
        <source>Your semi-final: against {opponent}.</source>
        <extracomment>{opponent} is a name, with the strength behind it</extracomment>
        <translation>Din semifinal: mot {opponent}.</translation>
    </message>
    <message>
        <source>Your tournament is over.</source>
        <translation>Din turnering är slut.</translation>
    </message>
    <message>
        <source>Your tournament is over; the others play on.</source>
        <translation>Din turnering är slut; de andra spelar vidare.</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <extracomment>In a table: the match that is to be played; {opponent} is the opponent</extracomment>
        <translation>mot {opponent}</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>On a match in a bracket: it is going on</extracomment>
        <translation>spelas nu</translation>
    </message>
    <message>
        <source>by the director&apos;s word</source>
        <extracomment>On a match in a bracket: the director said who won it</extracomment>
        <translation>enligt tävlingsledaren</translation>
    </message>
    <message>
        <source>lost against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>förlust mot {opponent}</translation>
    </message>
    <message>
        <source>lost on time</source>
        <extracomment>On a match in a bracket: lost on time</extracomment>
        <translation>förlust på tid</translation>
    </message>
    <message>
        <source>match removed</source>
        <extracomment>On a match in a bracket: its result stays, but it cannot be looked at any more</extracomment>
        <translation>matchen borttagen</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>On a match in a bracket: somebody did not come</extracomment>
        <translation>ej spelad</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Behind the name of a round: how many points its matches go to</extracomment>
        <translation>till {points}</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>On a match in a bracket: it was begun and can be gone on with</extracomment>
        <translation>pågår</translation>
    </message>
    <message>
        <source>won against {opponent}</source>
        <extracomment>In a table: a match that nobody played; {opponent} is the opponent</extracomment>
        <translation>vinst mot {opponent}</translation>
    </message>
    <message>
        <source>you are watching</source>
        <extracomment>On a match in a bracket: it is shown move by move to whoever reads this</extracomment>
        <translation>du tittar på</translation>
    </message>
    <message>
        <source>your turn to play</source>
        <extracomment>On a match in a bracket: a person can play it now</extracomment>
        <translation>din tur att spela</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>In a bracket, in the place of a name: one of the two; both are names</extracomment>
        <translation>{first} eller {second}</translation>
    </message>
    <message>
        <source>{first} plays against {second}.</source>
        <extracomment>Who plays a match; both are names, with the strength of a computer player behind them</extracomment>
        <translation>{first} spelar mot {second}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>Places of a tournament that several share; both are numbers</extracomment>
        <translation>{first} till {last}</translation>
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
        <translation>{name} vann tröstturneringen.</translation>
    </message>
    <message>
        <source>{name} won the tournament.</source>
        <extracomment>{name} is the name of a player</extracomment>
        <translation>{name} vann turneringen.</translation>
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
        <translation>{won} av {played}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>That cannot be done any more: the tournament has gone on meanwhile.</source>
        <translation>Det går inte att göra längre: turneringen har gått vidare under tiden.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button: a tournament that was drawn begins</extracomment>
        <translation>&amp;Börja</translation>
    </message>
    <message>
        <source>&amp;Save for the wall…</source>
        <extracomment>Button that opens a menu: ways to save a tournament for a wall</extracomment>
        <translation>&amp;Spara för väggen…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>Button, a verb: watch a match between computers, move by move</extracomment>
        <translation>&amp;Titta på</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>A choice: the tree of a tournament</extracomment>
        <translation>Turneringsträd</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopiera fingeravtrycket</translation>
    </message>
    <message>
        <source>Copy the secret</source>
        <translation>Kopiera hemligheten</translation>
    </message>
    <message>
        <source>D&amp;irect…</source>
        <extracomment>Button that opens a menu: what the director of a tournament may do with a match</extracomment>
        <translation>Tävlingsle&amp;dare…</translation>
    </message>
    <message>
        <source>M&amp;y path</source>
        <extracomment>A choice, on or off: only the matches of the people at this computer, and those that lead to them</extracomment>
        <translation>Min &amp;väg</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>A choice: a list of matches</extracomment>
        <translation>Matcher</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <extracomment>Button, a verb: play the own match of a tournament</extracomment>
        <translation>S&amp;pela</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A choice: a list of places</extracomment>
        <translation>Placeringar</translation>
    </message>
    <message>
        <source>Save as a pict&amp;ure…</source>
        <extracomment>Menu entry: save as an image</extracomment>
        <translation>Spara som b&amp;ild…</translation>
    </message>
    <message>
        <source>Save as a web &amp;page…</source>
        <extracomment>Menu entry: save as a page for a web browser</extracomment>
        <translation>Spara som &amp;webbsida…</translation>
    </message>
    <message>
        <source>Shown</source>
        <extracomment>Name of a choice for a screen reader: what is shown of a tournament</extracomment>
        <translation>Visat</translation>
    </message>
    <message>
        <source>This is the draw. Begin when you like it; it stands from then on.</source>
        <extracomment>Above a bracket that nobody has begun to play</extracomment>
        <translation>Det här är lottningen. Börja när du är nöjd med den; därefter gäller den.</translation>
    </message>
    <message>
        <source>Your play</source>
        <extracomment>A choice: how the people at this computer played in each of their matches</extracomment>
        <translation>Ditt spel</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>About tournaments</source>
        <extracomment>Button: what tournaments are and how they are played</extracomment>
        <translation>Om turneringar</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <extracomment>Button: from a page back to all tournaments</extracomment>
        <translation>Alla turneringar</translation>
    </message>
    <message>
        <source>Bracket</source>
        <extracomment>Button: from a match that is watched back to the tree of the tournament</extracomment>
        <translation>Turneringsträd</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: from the draw back to what was chosen for it</extracomment>
        <translation>Ändra</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>Title of a page</extracomment>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>This tournament cannot be played ({detail}).</source>
        <extracomment>{detail} is a technical reason, in English</extracomment>
        <translation>Den här turneringen kan inte spelas ({detail}).</translation>
    </message>
    <message>
        <source>Tournament of the evening</source>
        <extracomment>What a tournament is called as long as nobody has given it a name</extracomment>
        <translation>Kvällens turnering</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Turneringar</translation>
    </message>
</context>
<context>
    <name>TrainerCounts</name>
    <message numerus="yes">
        <source>%n pip(s) before the last roll, {dice}; now {now}.</source>
        <extracomment>So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards</extracomment>
        <translation>
            <numerusform>%n pip före det senaste slaget, {dice}; nu {now}.</numerusform>
            <numerusform>%n pip före det senaste slaget, {dice}; nu {now}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.</source>
        <extracomment>{engine} is the name of a program, {settings} how it rolled out, {error} a standard error</extracomment>
        <translation>
            <numerusform>Rollout av {engine} ({settings}): %n parti; standardfel {error} här.</numerusform>
            <numerusform>Rollout av {engine} ({settings}): %n partier; standardfel {error} här.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.</source>
        <extracomment>{rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2</extracomment>
        <translation>En blotta sex pip bort träffas av 17 slag, fler än på något annat avstånd: elva visar en 6:a, och andra blir sex tillsammans ({rolls}). Om dina fält stoppar kombinationerna återstår 11.</translation>
    </message>
    <message>
        <source>A move that costs no more than {cost} counts as right, too.</source>
        <translation>Ett drag som inte kostar mer än {cost} räknas också som rätt.</translation>
    </message>
    <message>
        <source>A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. Only positions are asked about whose plan is clear, and still the same two turns later.</source>
        <translation>En plan avgörs av brickorna ensamma, efter de regler som även sidan Statistik över tid använder. Det frågas bara om positioner vars plan är tydlig, och fortfarande densamma två drag senare.</translation>
    </message>
    <message>
        <source>A prime and one checker behind it</source>
        <translation>En prime och en bricka bakom den</translation>
    </message>
    <message>
        <source>Ace-point game</source>
        <translation>1-fältsspel</translation>
    </message>
    <message>
        <source>Ace-point game: Black waits for a shot</source>
        <translation>1-fältsspel: Svart väntar på ett skott</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Head of a column: what a formula for races says to the cube; a noun</extracomment>
        <translation>Råd</translation>
    </message>
    <message>
        <source>After {best} {least} of 36 rolls hit; after {yours} {more} do.</source>
        <extracomment>{best} and {yours} are moves; {least} and {more} are numbers of rolls of 36</extracomment>
        <translation>Efter {best} träffar {least} av 36 slag; efter {yours} {more}.</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alla drag</translation>
    </message>
    <message>
        <source>An answer counts as right within one percentage point, or within {near} of a gammon price.</source>
        <extracomment>{near} is a number, a twentieth</extracomment>
        <translation>Ett svar räknas som rätt inom en procentenhet, eller inom {near} av ett gammonpris.</translation>
    </message>
    <message>
        <source>Answer the usual opening moves.</source>
        <translation>Svara på de vanliga öppningsdragen.</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>A figure: how many questions were answered in all</extracomment>
        <translation>Besvarade</translation>
    </message>
    <message>
        <source>Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be unsure as well, and may take or pass wrongly.</source>
        <translation>Fråga dig om det är en take. Är du inte säker åt något håll: dubbla. Motståndaren kan också vara osäker och ta eller passa fel.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Back game</source>
        <translation>Backgame</translation>
    </message>
    <message>
        <source>Bear a checker off whenever you can; each one left may cost a whole roll.</source>
        <translation>Ta ut en bricka så ofta du kan; varje bricka som är kvar kan kosta ett helt slag.</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <extracomment>Name of a trainer: find the best play of a bear-off</extracomment>
        <translation>Uttagning</translation>
    </message>
    <message>
        <source>Behind Black&apos;s checkers White has only the anchor on the 24-point, Black&apos;s ace-point. All hope is in a late shot.</source>
        <translation>Bakom Svarts brickor har Vit bara ankaret på 24-fältet, Svarts 1-fält. Allt hopp står till ett sent skott.</translation>
    </message>
    <message>
        <source>Better is {best}. What {yours} costs on average, in rolls: {number}.</source>
        <extracomment>{best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044</extracomment>
        <translation>Bättre är {best}. Vad {yours} kostar i snitt, i slag: {number}.</translation>
    </message>
    <message>
        <source>Better is {best}; {yours} costs {cost}.</source>
        <extracomment>{best} and {yours} are moves; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Bättre är {best}; {yours} kostar {cost}.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Label of a field: the pip count of Black</extracomment>
        <translation>Svart</translation>
    </message>
    <message>
        <source>Black has a checker on the bar or alone in White&apos;s home board, and no anchor there. White has enough checkers there to hit and to close points.</source>
        <translation>Svart har en bricka på baren eller ensam i Vits bo, och inget ankare där. Vit har tillräckligt med brickor där för att slå ut och stänga fält.</translation>
    </message>
    <message>
        <source>Black is to roll. Which rolls hit a checker of yours?</source>
        <translation>Svart ska slå. Vilka slag träffar en av dina brickor?</translation>
    </message>
    <message>
        <source>Black opened {dice} with {move}. What do you answer?</source>
        <extracomment>{dice} is a roll, {move} what Black did with it</extracomment>
        <translation>Svart öppnade {dice} med {move}. Vad svarar du?</translation>
    </message>
    <message>
        <source>Black&apos;s checkers off</source>
        <translation>Svarts brickor ute</translation>
    </message>
    <message>
        <source>Black&apos;s plan</source>
        <translation>Svarts plan</translation>
    </message>
    <message>
        <source>Blitz: Black is on the bar</source>
        <translation>Blitz: Svart är på baren</translation>
    </message>
    <message>
        <source>Both are right.</source>
        <translation>Båda är rätt.</translation>
    </message>
    <message>
        <source>Both hold their midpoints</source>
        <translation>Båda håller sina mittfält</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Closed out: one checker on the bar</source>
        <translation>Utestängd: en bricka på baren</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>Title of a way to count pips: by groups of checkers known by heart</extracomment>
        <translation>Kluster</translation>
    </message>
    <message>
        <source>Combined</source>
        <extracomment>Head of a column: how many rolls reach a number with both dice (rolls that hit combined)</extracomment>
        <translation>Kombinerat</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kostnad</translation>
    </message>
    <message>
        <source>Count both sides of a position as it comes up in a game.</source>
        <translation>Räkna båda sidorna i en position som den uppstår i ett parti.</translation>
    </message>
    <message>
        <source>Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.</source>
        <translation>Räkna en gång och dra sedan av varje slag. När du blir utslagen, lägg till 25 minus fältet där du blev utslagen.</translation>
    </message>
    <message>
        <source>Cube decisions that change step by step, until another answer is right.</source>
        <translation>Kubbeslut som ändras steg för steg tills ett annat svar är rätt.</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>Head of a column: how many rolls show the very number (rolls that hit directly)</extracomment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Distance from the bar: {distance}.</source>
        <extracomment>{distance} is a number of pips from the bar to a blot</extracomment>
        <translation>Avstånd från baren: {distance}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it after entering: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips; first a checker has to come in from the bar</extracomment>
        <translation>Avstånd för brickorna som träffar den efter att ha gått in: {distances}.</translation>
    </message>
    <message>
        <source>Distances of the checkers that hit it: {distances}.</source>
        <extracomment>{distances} is a list of numbers of pips</extracomment>
        <translation>Avstånd för brickorna som träffar den: {distances}.</translation>
    </message>
    <message>
        <source>Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 for each on the lowest.</source>
        <translation>Dela in brädet i grupper om tre fält: 1 till 3, 4 till 6 och så vidare. Räkna varje bricka som om den stod på det mellersta fältet i sin grupp: 2 pip i den första gruppen, 5 i den andra, alltid 3 till. Lägg sedan till 1 för varje bricka på gruppens högsta fält, och dra av 1 för varje på det lägsta.</translation>
    </message>
    <message>
        <source>Double match point: you both need one point.</source>
        <translation>Double match point: ni behöver båda en poäng.</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dubbla, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dubbla, take</translation>
    </message>
    <message>
        <source>Double, take or pass at the end of a race. The answers are exact.</source>
        <translation>Dubbla, ta eller passa i slutet av ett race. Svaren är exakta.</translation>
    </message>
    <message>
        <source>Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with {lost}, after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.</source>
        <extracomment>{cube} a cube, the others are chances to win a match in per cent; {take} is the result</extracomment>
        <translation>Dubblad till {cube}: efter ett pass vinner du matchen med {passed}, efter en take och en förlust med {lost}, efter en take och en vinst med {won}. Alltså behöver du ({passed} - {lost}) / ({won} - {lost}) = {take}.</translation>
    </message>
    <message>
        <source>Doubled, passed</source>
        <translation>Dubblat, pass</translation>
    </message>
    <message>
        <source>Doubled, taken</source>
        <extracomment>Head of a row or a column: what a double is worth that is taken</extracomment>
        <translation>Dubblat, take</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>Title of a passage: the opponent needs the same number twice</extracomment>
        <translation>Duplicering</translation>
    </message>
    <message>
        <source>EPC</source>
        <extracomment>Head of a row: the effective pip count</extracomment>
        <translation>EPC</translation>
    </message>
    <message>
        <source>Effective pip count</source>
        <extracomment>Name of a trainer: EPC, the mean number of rolls to bear off in pips</extracomment>
        <translation>Effektiv pipcount</translation>
    </message>
    <message>
        <source>Equity</source>
        <extracomment>Heads of columns of a list of moves</extracomment>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Estimate how many pips a bear-off really takes, with what stacks and gaps waste.</source>
        <translation>Uppskatta hur många pip en uttagning egentligen tar, med det som staplar och luckor spiller.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <extracomment>Title of a table: values from exact tables</extracomment>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and checkers on low points waste more, as large numbers are used up for short moves.</source>
        <translation>Femton brickor jämnt spridda över 6-, 5- och 4-fälten spiller 7 till 8 pip. Luckor och brickor på låga fält spiller mer, eftersom stora tal går åt till korta drag.</translation>
    </message>
    <message>
        <source>Find the best move while bearing off. The answers are exact.</source>
        <translation>Hitta det bästa draget under uttagningen. Svaren är exakta.</translation>
    </message>
    <message>
        <source>Find the move that leaves the fewest shots. It need not be the best one.</source>
        <translation>Hitta draget som lämnar minst skott. Det behöver inte vara det bästa.</translation>
    </message>
    <message>
        <source>Formulas to use at the board, not exact</source>
        <extracomment>Title of a table: estimates to come near the exact answer</extracomment>
        <translation>Formler att använda vid brädet, inte exakta</translation>
    </message>
    <message>
        <source>From the equity table</source>
        <extracomment>Title of a passage: how figures are worked out from the match equity table</extracomment>
        <translation>Ur equitytabellen</translation>
    </message>
    <message>
        <source>Game plans</source>
        <extracomment>Name of a trainer: race, attack, prime or holding game</extracomment>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Gammon price, cube at {cube}</source>
        <extracomment>Label of a field: what a gammon adds with the cube at {cube}</extracomment>
        <translation>Gammonpris, kuben på {cube}</translation>
    </message>
    <message>
        <source>Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.</source>
        <translation>Gammonpris: (vinna en gammon - vinna) / (vinna - förlora), allt som chanser att vinna matchen.</translation>
    </message>
    <message>
        <source>Half-crossovers</source>
        <extracomment>Title of a way to count pips: by thirds of a quarter of the board</extracomment>
        <translation>Halva crossovers</translation>
    </message>
    <message>
        <source>Holding game</source>
        <translation>Holding game</translation>
    </message>
    <message>
        <source>Holding the 5-point</source>
        <translation>Hålla 5-fältet</translation>
    </message>
    <message>
        <source>How many pips does each side need?</source>
        <translation>Hur många pip behöver varje sida?</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: how many rolls hit in all</extracomment>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>In the grid ✓ is found, + left out, and ✗ marked though it does not hit.</source>
        <translation>I rutnätet är ✓ hittat, + utelämnat och ✗ markerat fast det inte träffar.</translation>
    </message>
    <message>
        <source>Isight</source>
        <translation>Isight</translation>
    </message>
    <message>
        <source>Judged by {engine}: {level}.</source>
        <extracomment>{engine} is the name of a program, {level} how deep it looked</extracomment>
        <translation>Bedömt av {engine}: {level}.</translation>
    </message>
    <message>
        <source>Keith count</source>
        <extracomment>Names of formulas</extracomment>
        <translation>Keith-räkning</translation>
    </message>
    <message>
        <source>Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as another one back, the count stays the same.</source>
        <translation>Lär dig några grupper utantill, och flytta brickor i tanken tills du ser dem. Ett stängt bo är 42, fem brickor på mittfältet är 65, två på 24-fältet 48, och en prime på fem fält som börjar på 4-fältet är 60. Så länge du flyttar en bricka lika många pip framåt som en annan bakåt förblir summan densamma.</translation>
    </message>
    <message>
        <source>Let your opponent need the same number for two good things. Two blots that are both hit by fours cost hardly more than one.</source>
        <translation>Låt motståndaren behöva samma tal till två bra saker. Två blottor som båda träffas av fyror kostar knappt mer än en.</translation>
    </message>
    <message>
        <source>Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two dice are marked together. Ctrl+Enter answers.</source>
        <translation>Markera dem i rutnätet; ett tal vid kanten markerar alla slag med det. Båda ordningarna för två tärningar markeras tillsammans. Ctrl+Enter svarar.</translation>
    </message>
    <message>
        <source>Mark which of the 36 rolls hit.</source>
        <translation>Markera vilka av de 36 slagen som träffar.</translation>
    </message>
    <message>
        <source>Marked</source>
        <extracomment>In front of a number of rolls of 36 that are marked</extracomment>
        <translation>Markerade</translation>
    </message>
    <message>
        <source>Money play, the cube is centred. Both sides have so few checkers that every figure is exact.</source>
        <translation>Moneyspel, kuben är i mitten. Båda sidor har så få brickor att varje siffra är exakt.</translation>
    </message>
    <message>
        <source>Money play, without the Jacoby rule.</source>
        <translation>Moneyspel, utan Jacobyregeln.</translation>
    </message>
    <message>
        <source>Money play. Nobody can win a gammon any more.</source>
        <translation>Moneyspel. Ingen kan vinna gammon längre.</translation>
    </message>
    <message>
        <source>Money play. The cube is centred, and gammons count.</source>
        <translation>Moneyspel. Kuben är i mitten, och gammon räknas.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Head of a column: a move in a list</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Name the plan that a position calls for.</source>
        <translation>Ange vilken plan en position kräver.</translation>
    </message>
    <message>
        <source>No checker can be hit any more: only the pips count.</source>
        <translation>Ingen bricka kan slås ut längre: bara pipen räknas.</translation>
    </message>
    <message>
        <source>No clear plan</source>
        <extracomment>None of the game plans</extracomment>
        <translation>Ingen tydlig plan</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Ingen dubbling</translation>
    </message>
    <message>
        <source>No redouble</source>
        <translation>Ingen redubbling</translation>
    </message>
    <message>
        <source>No roll hits two of them, so the numbers add up.</source>
        <translation>Inget slag träffar två av dem, så antalen läggs ihop.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <extracomment>Head of a row or a column: what it is worth if nobody doubles</extracomment>
        <translation>Inte dubblat</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Inte prövat ännu.</translation>
    </message>
    <message>
        <source>Only safety counts here. The safest move need not be the best one.</source>
        <translation>Bara säkerheten räknas här. Det säkraste draget behöver inte vara det bästa.</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>Name of a trainer: the first play of a game</extracomment>
        <translation>Öppningar</translation>
    </message>
    <message>
        <source>Otherwise fill gaps: move a checker to an empty point, and avoid stacks.</source>
        <translation>Fyll annars luckor: flytta en bricka till ett tomt fält, och undvik staplar.</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Name of a trainer</extracomment>
        <translation>Pipcount</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>Head of a row: the pip count</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Play the first roll, in money play and at any score.</source>
        <translation>Spela det första slaget, i moneyspel och vid valfri ställning.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <extracomment>Title of a table: how a pip count adds up</extracomment>
        <translation>Fält för fält</translation>
    </message>
    <message>
        <source>Points in a row</source>
        <translation>Fält i rad</translation>
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
        <translation>Racekub</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redubbla, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redubbla, take</translation>
    </message>
    <message>
        <source>Reference cubes</source>
        <extracomment>Name of a trainer: one cube decision changed step by step until the answer is another</extracomment>
        <translation>Referenskuber</translation>
    </message>
    <message>
        <source>Replies</source>
        <extracomment>Name of a trainer: the second play of a game</extracomment>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>In front of an answer that was right</extracomment>
        <translation>Rätt</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: what should have been answered; a noun</extracomment>
        <translation>Rätt svar</translation>
    </message>
    <message>
        <source>Right: {number} of 36 rolls hit.</source>
        <extracomment>{number} of 36 rolls</extracomment>
        <translation>Rätt: {number} av 36 slag träffar.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Head of a row: the mean number of rolls</extracomment>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Head of a column: how many of 36 rolls hit</extracomment>
        <translation>Slag som träffar, av 36</translation>
    </message>
    <message>
        <source>Rolls that hit, on average over all possible moves: {number}.</source>
        <extracomment>{number} is the mean of how many rolls of 36 hit</extracomment>
        <translation>Slag som träffar, i snitt över alla möjliga drag: {number}.</translation>
    </message>
    <message>
        <source>Rolls to come</source>
        <translation>Slag som återstår</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <extracomment>Title of a passage: rules of thumb for bearing off</extracomment>
        <translation>Tumregler</translation>
    </message>
    <message>
        <source>Running count</source>
        <extracomment>Title of a way to count pips: keeping the count from roll to roll</extracomment>
        <translation>Löpande räkning</translation>
    </message>
    <message>
        <source>Running game</source>
        <extracomment>Name of a game plan: bring all checkers home, and off, without being hit</extracomment>
        <translation>Löpspel</translation>
    </message>
    <message>
        <source>Safest play</source>
        <extracomment>Name of a trainer: which play leaves the fewest shots</extracomment>
        <translation>Säkraste draget</translation>
    </message>
    <message>
        <source>Shots</source>
        <extracomment>Name of a trainer: which of the 36 rolls hit</extracomment>
        <translation>Skott</translation>
    </message>
    <message>
        <source>Shots by distance, nothing in between</source>
        <extracomment>Title of a table: how many of 36 rolls hit a blot so many pips away</extracomment>
        <translation>Skott efter avstånd, inget emellan</translation>
    </message>
    <message>
        <source>Stacks on the ace-points, as many on both sides</source>
        <translation>Staplar på 1-fälten, lika många på båda sidor</translation>
    </message>
    <message>
        <source>Take point, doubled to {cube}</source>
        <extracomment>Label of a field: the chance needed to take when doubled to {cube}</extracomment>
        <translation>Take-gräns, dubblad till {cube}</translation>
    </message>
    <message>
        <source>Take points</source>
        <extracomment>Name of a trainer: what a score means for the cube</extracomment>
        <translation>Take-gränser</translation>
    </message>
    <message>
        <source>The 36 rolls</source>
        <translation>De 36 slagen</translation>
    </message>
    <message>
        <source>The best move leaves the fewest rolls on average.</source>
        <translation>Det bästa draget lämnar minst antal slag i snitt.</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>De bästa dragen</translation>
    </message>
    <message>
        <source>The blot six away</source>
        <extracomment>Title of a passage about counting shots</extracomment>
        <translation>Blottan sex pip bort</translation>
    </message>
    <message>
        <source>The cube is centred.</source>
        <translation>Kuben är i mitten.</translation>
    </message>
    <message>
        <source>The cube is yours, at 2.</source>
        <translation>Kuben är din, på 2.</translation>
    </message>
    <message>
        <source>The effective pip count is the mean number of rolls to bear off, times 49/6. An answer within one pip is right.</source>
        <translation>Effektiv pipcount är medelantalet slag för att ta ut, gånger 49/6. Ett svar inom ett pip är rätt.</translation>
    </message>
    <message>
        <source>The figures are exact: they come from a table of all such positions.</source>
        <translation>Siffrorna är exakta: de kommer ur en tabell över alla sådana positioner.</translation>
    </message>
    <message>
        <source>The first roll of the game: how do you play it?</source>
        <translation>Partiets första slag: hur spelar du det?</translation>
    </message>
    <message>
        <source>The gammon price is what winning a gammon adds to a win, as a share of the difference between winning and losing. It is {price} in money play.</source>
        <extracomment>{price} is a number, one half</extracomment>
        <translation>Gammonpriset är vad en gammonvinst lägger till en vinst, som andel av skillnaden mellan att vinna och förlora. Det är {price} i moneyspel.</translation>
    </message>
    <message>
        <source>The last roll: Black bears off next time</source>
        <extracomment>Name of a family of positions, and what changes in it</extracomment>
        <translation>Sista slaget: Svart tar ut nästa gång</translation>
    </message>
    <message>
        <source>The last {count}</source>
        <extracomment>Heading of figures. {count} is how many answers they are about</extracomment>
        <translation>De senaste {count}</translation>
    </message>
    <message>
        <source>The race is even.</source>
        <translation>Racet är jämnt.</translation>
    </message>
    <message>
        <source>The right answer is: {right}. “{chosen}” costs {cost}.</source>
        <extracomment>{right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025</extracomment>
        <translation>Rätt svar är: {right}. ”{chosen}” kostar {cost}.</translation>
    </message>
    <message>
        <source>The right plan</source>
        <extracomment>In front of the plan that is right, where another was chosen; a noun</extracomment>
        <translation>Rätt plan</translation>
    </message>
    <message>
        <source>The roll alone does not explain it: a checker was hit, or part of the roll could not be played.</source>
        <translation>Slaget ensamt förklarar det inte: en bricka slogs ut, eller en del av slaget kunde inte spelas.</translation>
    </message>
    <message>
        <source>The score card</source>
        <extracomment>Title of a table: what can be known by heart of one score of a match</extracomment>
        <translation>Ställningskortet</translation>
    </message>
    <message>
        <source>The take point is the chance to win that you need to take if there are no gammons and the cube is not turned again.</source>
        <translation>Take-gränsen är den vinstchans som du behöver för att ta om det inte finns gammon och kuben inte vrids igen.</translation>
    </message>
    <message>
        <source>Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is what you want when you have to leave more than one blot.</source>
        <extracomment>{number} is how many rolls hit more than one blot</extracomment>
        <translation>Tillsammans är de {number} färre, eftersom samma slag träffar på flera ställen. Sådan duplicering är vad du vill ha när du måste lämna mer än en blotta.</translation>
    </message>
    <message>
        <source>Too good to double</source>
        <translation>För bra för att dubbla</translation>
    </message>
    <message>
        <source>Two rolls: Black needs two rolls, or one double</source>
        <translation>Två slag: Svart behöver två slag, eller en dubbel</translation>
    </message>
    <message>
        <source>Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, and six away only if you must.</source>
        <translation>Upp till sex pip bort är skottet direkt, och en blotta är säkrare nära än långt bort: 17 slag träffar den sex pip bort, sedan 15, 15, 14, 12, och 11 ett pip bort. Från sju och uppåt är skottet indirekt: båda tärningarna behövs, och högst 6 slag träffar. Ställ alltså en blotta intill den som kan träffa eller sju och mer bort, och sex bort bara om du måste.</translation>
    </message>
    <message>
        <source>Wastage</source>
        <extracomment>Head of a row: EPC less the pip count</extracomment>
        <translation>Spill</translation>
    </message>
    <message>
        <source>What are the effective pip counts?</source>
        <translation>Vilken är varje sidas effektiva pipcount?</translation>
    </message>
    <message>
        <source>What is White&apos;s plan?</source>
        <translation>Vilken är Vits plan?</translation>
    </message>
    <message>
        <source>What is wasted</source>
        <extracomment>Title of a passage: how many pips stacks and gaps waste</extracomment>
        <translation>Vad som spills</translation>
    </message>
    <message>
        <source>What you need to take at a score, and what a gammon is worth there.</source>
        <translation>Vad du behöver för att ta vid en ställning, och vad en gammon är värd där.</translation>
    </message>
    <message>
        <source>Where both sides have as many checkers on the same of their own points, leave them out: they do not change the difference.</source>
        <translation>Där båda sidor har lika många brickor på samma av sina egna fält, hoppa över dem: de ändrar inte skillnaden.</translation>
    </message>
    <message>
        <source>Which move leaves the fewest shots?</source>
        <translation>Vilket drag lämnar minst skott?</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Label of a field: the pip count of White
----------
Head of a column: checkers of White, and where they stand</extracomment>
        <translation>Vit</translation>
    </message>
    <message>
        <source>White has four points or more in a row in front of a Black checker, which is to be held back.</source>
        <translation>Vit har fyra fält eller fler i rad framför en svart bricka, som ska hållas kvar.</translation>
    </message>
    <message>
        <source>White has nobody left in Black&apos;s home board and is ahead, or bears off already. Everyone is to come home, and off, without being hit.</source>
        <translation>Vit har ingen kvar i Svarts bo och leder, eller tar redan ut. Alla ska komma hem, och ut, utan att bli utslagna.</translation>
    </message>
    <message>
        <source>White has {white} pips to go, Black {black}.</source>
        <extracomment>{white} and {black} are pip counts</extracomment>
        <translation>Vit har {white} pip kvar, Svart {black}.</translation>
    </message>
    <message>
        <source>White is far behind, holds two points in Black&apos;s home board and waits for a late shot.</source>
        <translation>Vit ligger långt efter, håller två fält i Svarts bo och väntar på ett sent skott.</translation>
    </message>
    <message>
        <source>White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, and wait for a shot or for a large double.</source>
        <translation>Vit leder inte klart. De sista brickorna står tillsammans på ett ankare eller på mittfältet och väntar på ett skott eller en stor dubbel.</translation>
    </message>
    <message>
        <source>White is on roll.</source>
        <translation>Vit är på slag.</translation>
    </message>
    <message>
        <source>White is on roll. What should both players do?</source>
        <translation>Vit är på slag. Vad ska båda spelarna göra?</translation>
    </message>
    <message>
        <source>White is yours, at the bottom.</source>
        <translation>Vit är du, längst ner.</translation>
    </message>
    <message>
        <source>White leads the race by {pips}.</source>
        <extracomment>{pips} is how many pips a player is ahead</extracomment>
        <translation>Vit leder racet med {pips}.</translation>
    </message>
    <message>
        <source>White to play: how do you bear off best?</source>
        <translation>Vit ska spela: hur tar du ut bäst?</translation>
    </message>
    <message>
        <source>White trails in the race by {pips}.</source>
        <translation>Vit ligger efter i racet med {pips}.</translation>
    </message>
    <message>
        <source>White&apos;s checkers in the zone</source>
        <translation>Vits brickor i zonen</translation>
    </message>
    <message>
        <source>White&apos;s checkers off</source>
        <translation>Vits brickor ute</translation>
    </message>
    <message>
        <source>White&apos;s lead in pips</source>
        <translation>Vits ledning i pip</translation>
    </message>
    <message>
        <source>White&apos;s pips</source>
        <translation>Vits pip</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Vem som säger det</translation>
    </message>
    <message>
        <source>With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten checkers need 36.</source>
        <translation>Med alla brickor på 1-fältet, räkna 7 pip för varje par, och 1 till: tio brickor behöver 36.</translation>
    </message>
    <message>
        <source>With two checkers left, count how many rolls bear off both.</source>
        <translation>Med två brickor kvar, räkna hur många slag som tar ut båda.</translation>
    </message>
    <message>
        <source>Without a cube White wins {chance} of the games.</source>
        <translation>Utan kub vinner Vit {chance} av partierna.</translation>
    </message>
    <message>
        <source>Woolsey&apos;s law</source>
        <extracomment>Title of a passage: Kit Woolsey&apos;s law about doubling</extracomment>
        <translation>Woolseys lag</translation>
    </message>
    <message>
        <source>You need {own} points, your opponent {other}.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Du behöver {own} poäng, motståndaren {other}.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; the Crawford game is over.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Du behöver {own}, motståndaren {other}; Crawfordpartiet är över.</translation>
    </message>
    <message>
        <source>You need {own}, your opponent {other}; this is the Crawford game.</source>
        <extracomment>{own} and {other} are the points that the players still need</extracomment>
        <translation>Du behöver {own}, motståndaren {other}; det här är Crawfordpartiet.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Head of a row or column, or in front of what was answered; a noun</extracomment>
        <translation>Ditt svar</translation>
    </message>
    <message>
        <source>Your blot on the {point}-point is hit by {number} of 36 rolls.</source>
        <extracomment>{point} is a number, {number} of 36 rolls hit there</extracomment>
        <translation>Din blotta på {point}-fältet träffas av {number} av 36 slag.</translation>
    </message>
    <message>
        <source>Your counts differ from the right ones: White {white}, Black {black}.</source>
        <extracomment>What is wrong with two counts. {white} and {black} are differences such as +3 and 0</extracomment>
        <translation>Dina räkningar skiljer sig från de rätta: Vit {white}, Svart {black}.</translation>
    </message>
    <message>
        <source>Your move is not in the table: it costs more than all the moves shown.</source>
        <translation>Ditt drag finns inte i tabellen: det kostar mer än alla drag som visas.</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>Name of an opening play, a noun: a checker down from the midpoint</extracomment>
        <translation>byggbricka</translation>
    </message>
    <message>
        <source>does not hit</source>
        <extracomment>Tip of a cell: the roll does not hit, though that was said</extracomment>
        <translation>träffar inte</translation>
    </message>
    <message>
        <source>hits</source>
        <extracomment>Tip of a cell: the roll hits, as was said</extracomment>
        <translation>träffar</translation>
    </message>
    <message>
        <source>hits, and was left out</source>
        <extracomment>Tip of a cell: the roll hits, which was not said</extracomment>
        <translation>träffar, och utelämnades</translation>
    </message>
    <message>
        <source>last answer</source>
        <extracomment>Heading of the time that the last answer took</extracomment>
        <translation>senaste svaret</translation>
    </message>
    <message>
        <source>lover&apos;s leap</source>
        <extracomment>Name of an opening play: a back checker goes to the midpoint</extracomment>
        <translation>lover&apos;s leap</translation>
    </message>
    <message>
        <source>makes a point</source>
        <extracomment>Name of an opening play: it makes a new point</extracomment>
        <translation>bygger ett fält</translation>
    </message>
    <message>
        <source>off by {number} (pips)</source>
        <extracomment>The mean error of counts. {number} is a number such as 2.5</extracomment>
        <translation>fel med {number} (pip)</translation>
    </message>
    <message>
        <source>run</source>
        <extracomment>Name of an opening play, a noun: a back checker runs</extracomment>
        <translation>löpning</translation>
    </message>
    <message>
        <source>slot</source>
        <extracomment>Name of an opening play, a noun: a lone checker where a point is to be made</extracomment>
        <translation>slot</translation>
    </message>
    <message>
        <source>so far</source>
        <extracomment>Head of a column: the sum so far</extracomment>
        <translation>hittills</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Name of an opening play, a noun: the back checkers apart</extracomment>
        <translation>split</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In a list of moves: the one that was answered</extracomment>
        <translation>ditt</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <extracomment>In a table: {count} checkers are on the bar. Short</extracomment>
        <translation>{count} på baren</translation>
    </message>
    <message>
        <source>{count} on {point}</source>
        <extracomment>In a table: {count} checkers on a {point}, both numbers. Short</extracomment>
        <translation>{count} på {point}</translation>
    </message>
    <message>
        <source>{number} given away</source>
        <extracomment>The mean cost of answers in equity. {number} is a number such as 0.025</extracomment>
        <translation>{number} bortgivet</translation>
    </message>
    <message>
        <source>{number} of 36 rolls hit; you marked {said}.</source>
        <extracomment>{number} of 36 rolls hit, {said} were marked</extracomment>
        <translation>{number} av 36 slag träffar; du markerade {said}.</translation>
    </message>
    <message>
        <source>{number} of 36 rolls off</source>
        <extracomment>The mean error where rolls are counted. {number} is a number such as 2.5</extracomment>
        <translation>fel med {number} av 36 slag</translation>
    </message>
    <message>
        <source>{number} percentage points off</source>
        <extracomment>The mean error of figures in per cent. {number} is a number such as 2.5</extracomment>
        <translation>fel med {number} procentenheter</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>A time. {number} is a number such as 12.5; s are seconds</extracomment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>{right} of {all} are right.</source>
        <extracomment>{right} of {all} figures are right</extracomment>
        <translation>{right} av {all} är rätt.</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>{right} of {all} questions were answered right</extracomment>
        <translation>{right} av {all} rätt</translation>
    </message>
    <message>
        <source>{share} right</source>
        <extracomment>A figure: so many of the last answers were right. {share} is a share in per cent</extracomment>
        <translation>{share} rätt</translation>
    </message>
</context>
<context>
    <name>TrainersOverview</name>
    <message>
        <source>Every question is made anew, so there is nothing to learn by heart. Your answers are kept: each trainer shows how you did lately.</source>
        <translation>Varje fråga görs på nytt, så det finns inget att lära utantill. Dina svar sparas: varje övning visar hur det har gått på sistone.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>About the trainers</source>
        <extracomment>Button: what the trainers are and how they are used</extracomment>
        <translation>Om övningarna</translation>
    </message>
    <message>
        <source>All trainers</source>
        <extracomment>Button: from one trainer back to the page with all of them</extracomment>
        <translation>Alla övningar</translation>
    </message>
    <message>
        <source>Trainers</source>
        <extracomment>Name of a page for a screen reader</extracomment>
        <translation>Övningar</translation>
    </message>
</context>
<context>
    <name>TryingOut</name>
    <message>
        <source>Lines</source>
        <extracomment>Button that leads to what was tried out from a position. Short</extracomment>
        <translation>Linjer</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Beaver an&amp;yway</source>
        <translation>Beaver än&amp;då</translation>
    </message>
    <message>
        <source>Best: {choice}</source>
        <extracomment>{choice} is a play such as 13/7 8/7, or such as: Double</extracomment>
        <translation>Bäst: {choice}</translation>
    </message>
    <message>
        <source>Double an&amp;yway</source>
        <translation>Dubbla än&amp;då</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <extracomment>Sentence about what one is about to do; {cost} is an equity</extracomment>
        <translation>Det kostar {cost}.</translation>
    </message>
    <message>
        <source>It is about not losing a gammon.</source>
        <translation>Det gäller att inte förlora gammon.</translation>
    </message>
    <message>
        <source>It is about winning a gammon.</source>
        <translation>Det gäller att vinna gammon.</translation>
    </message>
    <message>
        <source>It is about winning the game, more than about gammons.</source>
        <translation>Det gäller att vinna partiet, mer än gammon.</translation>
    </message>
    <message>
        <source>Keep m&amp;y move</source>
        <extracomment>Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and the next five is shown at a time: they should have the same letter for the keyboard</extracomment>
        <translation>Behåll &amp;draget</translation>
    </message>
    <message>
        <source>Look at the whole board once more: what does each player want?</source>
        <translation>Titta på hela brädet en gång till: vad vill var och en av spelarna?</translation>
    </message>
    <message>
        <source>No decision in this game cost enough for the tutor to speak of it.</source>
        <translation>Inget beslut i det här partiet kostade tillräckligt för att handledaren skulle nämna det.</translation>
    </message>
    <message>
        <source>Not that one: try again.</source>
        <translation>Inte det: försök igen.</translation>
    </message>
    <message>
        <source>Not this time: here is the answer.</source>
        <translation>Inte den här gången: här är svaret.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Ett ögonblick…</translation>
    </message>
    <message>
        <source>One of these is the best move:</source>
        <translation>Ett av dessa är det bästa draget:</translation>
    </message>
    <message>
        <source>Pass an&amp;yway</source>
        <translation>Passa än&amp;då</translation>
    </message>
    <message>
        <source>Roll an&amp;yway</source>
        <extracomment>Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short</extracomment>
        <translation>Slå än&amp;då</translation>
    </message>
    <message>
        <source>Take an&amp;yway</source>
        <translation>Ta än&amp;då</translation>
    </message>
    <message>
        <source>That cost {cost}: take it back?</source>
        <extracomment>Sentence: what one has just done; {cost} is an equity</extracomment>
        <translation>Det kostade {cost}: ta tillbaka det?</translation>
    </message>
    <message>
        <source>The best move begins with checkers on the ringed points.</source>
        <translation>Det bästa draget börjar med brickor på de inringade fälten.</translation>
    </message>
    <message>
        <source>The first attempt counts in all figures: {choice} cost {cost}.</source>
        <extracomment>Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity</extracomment>
        <translation>Det första försöket räknas i all statistik: {choice} kostade {cost}.</translation>
    </message>
    <message>
        <source>The tutor could not look at this decision. The match goes on.</source>
        <translation>Handledaren kunde inte undersöka beslutet. Matchen fortsätter.</translation>
    </message>
    <message>
        <source>The tutor has said nothing about this: H asks the engine for a hint.</source>
        <translation>Handledaren har inte sagt något om det här: H ber motorn om ett tips.</translation>
    </message>
    <message>
        <source>The tutor is thinking…</source>
        <translation>Handledaren tänker…</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Det finns något bättre.</translation>
    </message>
    <message>
        <source>Think of a point that you can make.</source>
        <translation>Tänk på ett fält som du kan bygga.</translation>
    </message>
    <message>
        <source>Think of how many games you would have to win to take.</source>
        <translation>Tänk på hur många partier du skulle behöva vinna för att ta.</translation>
    </message>
    <message>
        <source>Think of position, race and threats: who has how much of them?</source>
        <translation>Tänk på position, race och hot: vem har hur mycket av dem?</translation>
    </message>
    <message>
        <source>Think of safety: what can hit you next?</source>
        <translation>Tänk på säkerheten: vad kan träffa dig härnäst?</translation>
    </message>
    <message>
        <source>Think of taking checkers off.</source>
        <translation>Tänk på att ta ut brickor.</translation>
    </message>
    <message>
        <source>Think of the gammons that you win when you play on.</source>
        <translation>Tänk på de gammoner som du vinner när du spelar vidare.</translation>
    </message>
    <message>
        <source>Think of the next two rolls: how much can they change?</source>
        <translation>Tänk på de två närmaste slagen: hur mycket kan de ändra?</translation>
    </message>
    <message>
        <source>Think of the points in your home board.</source>
        <translation>Tänk på fälten i ditt bo.</translation>
    </message>
    <message>
        <source>Think of the points that block your opponent.</source>
        <translation>Tänk på fälten som spärrar för motståndaren.</translation>
    </message>
    <message>
        <source>Think of the score of the match.</source>
        <translation>Tänk på ställningen i matchen.</translation>
    </message>
    <message>
        <source>Think of the tempo: is there something to hit?</source>
        <translation>Tänk på tempot: finns det något att slå ut?</translation>
    </message>
    <message>
        <source>Think of what is given up for safety.</source>
        <translation>Tänk på vad som ges upp för säkerheten.</translation>
    </message>
    <message>
        <source>Think of what keeps your opponent on the bar.</source>
        <translation>Tänk på vad som håller motståndaren kvar på baren.</translation>
    </message>
    <message>
        <source>Think of what your opponent would answer to a double.</source>
        <translation>Tänk på vad motståndaren skulle svara på en dubbling.</translation>
    </message>
    <message>
        <source>Think of your back checkers: can they make an anchor?</source>
        <translation>Tänk på dina bakre brickor: kan de bygga ett ankare?</translation>
    </message>
    <message>
        <source>Think of your back checkers: is it time to run?</source>
        <translation>Tänk på dina bakre brickor: är det dags att springa?</translation>
    </message>
    <message>
        <source>Think of your opponent&apos;s back checkers: can they escape?</source>
        <translation>Tänk på motståndarens bakre brickor: kan de komma loss?</translation>
    </message>
    <message>
        <source>Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Handledare: förklarar det som kostar {cost} eller mer (kub {cube}). Tystnad betyder: inte sämre än så.</translation>
    </message>
    <message>
        <source>Tutor: lists after each game what cost {cost} or more (cube {cube}).</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Handledare: räknar efter varje parti upp det som kostade {cost} eller mer (kub {cube}).</translation>
    </message>
    <message>
        <source>Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Handledare: tar tillbaka det som kostar {cost} eller mer (kub {cube}). Tystnad betyder: inte sämre än så.</translation>
    </message>
    <message>
        <source>Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.</source>
        <extracomment>Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions</extracomment>
        <translation>Handledare: varnar för det som kostar {cost} eller mer (kub {cube}). Tystnad betyder: inte sämre än så.</translation>
    </message>
    <message>
        <source>What was played in the end cost too little to be listed.</source>
        <translation>Det som till slut spelades kostade för lite för att tas upp.</translation>
    </message>
    <message>
        <source>You heeded every warning: nothing costly is left to look at.</source>
        <translation>Du följde varje varning: inget dyrt återstår att titta på.</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>beaver</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dubbla</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>What one can decide about the cube, as the next ones</extracomment>
        <translation>ingen dubbling</translation>
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
        <translation>{decision} (första försöket)</translation>
    </message>
    <message>
        <source>{decision} (tried)</source>
        <extracomment>In a column of a list of errors: {decision} was tried, and then something else was done. Short</extracomment>
        <translation>{decision} (prövat)</translation>
    </message>
    <message>
        <source>{name}: {tried} {cost}</source>
        <extracomment>The same of another player, {name}</extracomment>
        <translation>{name}: {tried} {cost}</translation>
    </message>
    <message>
        <source>{play} costs {cost}.</source>
        <extracomment>Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity</extracomment>
        <translation>{play} kostar {cost}.</translation>
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
            <numerusform>%n beslut att titta på</numerusform>
            <numerusform>%n beslut att titta på</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.</source>
        <extracomment>Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something else, which saved {saved}, an equity</extracomment>
        <translation>
            <numerusform>Varningar: %n. Följda: {heeded}. Sparad equity: {saved}.</numerusform>
            <numerusform>Varningar: %n. Följda: {heeded}. Sparad equity: {saved}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TutorForm</name>
    <message>
        <source>&amp;Tutor</source>
        <extracomment>Label of a list: what the tutor does</extracomment>
        <translation>&amp;Handledare</translation>
    </message>
    <message>
        <source>Afterwards: what to look at after each game</source>
        <translation>Efteråt: vad som är värt att titta på efter varje parti</translation>
    </message>
    <message>
        <source>Cube decisions that cost at least</source>
        <extracomment>Name of a list for a screen reader: the same of doubles, takes and passes</extracomment>
        <translation>Kubbeslut som kostar minst</translation>
    </message>
    <message>
        <source>Cube:</source>
        <extracomment>Label of a list of costs: decisions about the cube</extracomment>
        <translation>Kub:</translation>
    </message>
    <message>
        <source>Explain: says what it costs as well</source>
        <translation>Förklara: säger även vad det kostar</translation>
    </message>
    <message>
        <source>From a cost of</source>
        <extracomment>Label in front of two lists: from which cost on the tutor speaks</extracomment>
        <translation>Från en kostnad på</translation>
    </message>
    <message>
        <source>Moves that cost at least</source>
        <extracomment>Name of a list for a screen reader: what a move costs at least before the tutor speaks</extracomment>
        <translation>Drag som kostar minst</translation>
    </message>
    <message>
        <source>Moves:</source>
        <extracomment>Label of a list of costs: moves of the checkers</extracomment>
        <translation>Drag:</translation>
    </message>
    <message>
        <source>Nudge: says that there is something better</source>
        <translation>Puffa: säger att det finns något bättre</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice: there is no tutor; as the next ones</extracomment>
        <translation>Av</translation>
    </message>
    <message>
        <source>Teach: takes it back twice, then shows it</source>
        <translation>Lär ut: tar tillbaka det två gånger och visar det sedan</translation>
    </message>
    <message>
        <source>The match is practice and is not rated. Silence means: not worse than that.</source>
        <translation>Matchen är träning och påverkar inte rating. Tystnad betyder: inte sämre än så.</translation>
    </message>
    <message>
        <source>There is no tutor against the clock.</source>
        <translation>Det finns ingen handledare mot klockan.</translation>
    </message>
    <message>
        <source>There is no tutor in this game: nobody here can tell its chances.</source>
        <translation>Det finns ingen handledare i det här spelet: ingen här kan ange dess chanser.</translation>
    </message>
    <message>
        <source>There is nobody to teach between computers.</source>
        <translation>Mellan datorer finns det ingen att lära upp.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Handledare</translation>
    </message>
    <message>
        <source>Tutor of your friend</source>
        <translation>Handledare för din vän</translation>
    </message>
    <message>
        <source>Your f&amp;riend</source>
        <extracomment>Label of a list: what the tutor does for the friend who plays at the same computer</extracomment>
        <translation>Din v&amp;än</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Help m&amp;e</source>
        <extracomment>Button: ask the tutor for a bit of help</extracomment>
        <translation>Hjälp m&amp;ig</translation>
    </message>
    <message>
        <source>Leave i&amp;t</source>
        <extracomment>Button, a verb: leave it as it was done</extracomment>
        <translation>&amp;Låt det vara</translation>
    </message>
    <message>
        <source>Loo&amp;k again</source>
        <extracomment>Button, a verb: take the move back and think again</extracomment>
        <translation>Titta i&amp;gen</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <extracomment>Button, a verb: take back what was done</extracomment>
        <translation>Ta till&amp;baka det</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>Name of a panel for a screen reader</extracomment>
        <translation>Handledare</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a move is not the best</extracomment>
        <translation>Varför</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>Both rolled {die}, so roll again. What is it now?</source>
        <extracomment>Where real dice are rolled and typed in. {die} is the number on both</extracomment>
        <translation>Båda slog {die}, så slå igen. Vad blir det nu?</translation>
    </message>
    <message>
        <source>The opening: one die each, the higher begins. What did they show?</source>
        <translation>Öppningen: en tärning var, den högre börjar. Vad visade de?</translation>
    </message>
    <message>
        <source>What did the dice show?</source>
        <translation>Vad visade tärningarna?</translation>
    </message>
    <message>
        <source>Your roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in</extracomment>
        <translation>Ditt slag: vad visar tärningarna?</translation>
    </message>
    <message>
        <source>{name} to roll: what do the dice show?</source>
        <extracomment>Question, where real dice are rolled and typed in. {name} is the player whose roll it is</extracomment>
        <translation>{name} ska slå: vad visar tärningarna?</translation>
    </message>
</context>
<context>
    <name>TypedDiceDialog</name>
    <message>
        <source>Click the faces, or type them: 6 3 Enter.</source>
        <translation>Klicka på ögonen, eller skriv dem: 6 3 Enter.</translation>
    </message>
    <message>
        <source>Cocked, roll again</source>
        <translation>Sneda, slå om</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Första tärningen</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Andra tärningen</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>De här tärningarna</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Skriv in tärningarna</translation>
    </message>
</context>
<context>
    <name>UndoRow</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: take the last removal back</extracomment>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>Button: show the file that was just saved, in the window of the desktop for files</extracomment>
        <translation>Visa i &amp;mapp</translation>
    </message>
    <message>
        <source>Take the removal back (Ctrl+Z)</source>
        <translation>Ta tillbaka borttagningen (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Another program is using your library. bgdesk closes as soon as all is saved.</source>
        <translation>Ett annat program använder ditt bibliotek. bgdesk stängs så snart allt är sparat.</translation>
    </message>
    <message>
        <source>Another program is using your library. bgdesk saves this as soon as it can.</source>
        <translation>Ett annat program använder ditt bibliotek. bgdesk sparar det här så snart det går.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Blunder, {cost}: best was {best}</source>
        <translation>Blunder, {cost}: bäst var {best}</translation>
    </message>
    <message>
        <source>Double, beaver</source>
        <translation>Dubbla, beaver</translation>
    </message>
    <message>
        <source>Double, pass</source>
        <translation>Dubbla, pass</translation>
    </message>
    <message>
        <source>Double, take</source>
        <translation>Dubbla, take</translation>
    </message>
    <message>
        <source>Doubtful, {cost}: best was {best}</source>
        <translation>Tveksamt, {cost}: bäst var {best}</translation>
    </message>
    <message>
        <source>Error, {cost}: best was {best}</source>
        <translation>Fel, {cost}: bäst var {best}</translation>
    </message>
    <message>
        <source>Missed double, {cost}: right was {right}</source>
        <translation>Missad dubbling, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>Missed redouble, {cost}: right was {right}</source>
        <extracomment>Verdict on a decision with the cube, as the next ones; {right} is such as: double, take</extracomment>
        <translation>Missad redubbling, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>No double, beaver</source>
        <translation>Ingen dubbling, beaver</translation>
    </message>
    <message>
        <source>No double, take</source>
        <extracomment>Line: what both players should do with the cube, as the next ones; standard terms</extracomment>
        <translation>Ingen dubbling, take</translation>
    </message>
    <message>
        <source>No redouble, beaver</source>
        <translation>Ingen redubbling, beaver</translation>
    </message>
    <message>
        <source>No redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>Ingen redubbling, take</translation>
    </message>
    <message>
        <source>Optional double, pass</source>
        <translation>Valfri dubbling, pass</translation>
    </message>
    <message>
        <source>Optional double, take</source>
        <translation>Valfri dubbling, take</translation>
    </message>
    <message>
        <source>Optional redouble, pass</source>
        <translation>Valfri redubbling, pass</translation>
    </message>
    <message>
        <source>Optional redouble, take</source>
        <translation>Valfri redubbling, take</translation>
    </message>
    <message>
        <source>Redouble, beaver</source>
        <translation>Redubbla, beaver</translation>
    </message>
    <message>
        <source>Redouble, pass</source>
        <translation>Redubbla, pass</translation>
    </message>
    <message>
        <source>Redouble, take</source>
        <translation>Redubbla, take</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Verdict on a decision that gave nothing away</extracomment>
        <translation>Rätt</translation>
    </message>
    <message>
        <source>Right: {right}</source>
        <extracomment>Verdict on a decision with the cube that was right; {right} is such as: double, take</extracomment>
        <translation>Rätt: {right}</translation>
    </message>
    <message>
        <source>Take point {take} without gammons, cube dead · gammon price {price}</source>
        <extracomment>Label: what the player who is doubled must win, and what a gammon is worth to the other</extracomment>
        <translation>Take-gräns {take} utan gammon, död kub · gammonpris {price}</translation>
    </message>
    <message>
        <source>Too good to double, pass</source>
        <translation>För bra för att dubbla, pass</translation>
    </message>
    <message>
        <source>Too good to double, take</source>
        <translation>För bra för att dubbla, take</translation>
    </message>
    <message>
        <source>Too good to redouble, pass</source>
        <translation>För bra för att redubbla, pass</translation>
    </message>
    <message>
        <source>Too good to redouble, take</source>
        <translation>För bra för att redubbla, take</translation>
    </message>
    <message>
        <source>Wrong beaver, {cost}: right was {right}</source>
        <extracomment>Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass</extracomment>
        <translation>Felaktig beaver, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>Wrong double, {cost}: right was {right}</source>
        <translation>Felaktig dubbling, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>Wrong otter, {cost}: right was {right}</source>
        <translation>Felaktig otter, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>Wrong pass, {cost}: right was {right}</source>
        <translation>Felaktigt pass, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>Wrong raccoon, {cost}: right was {right}</source>
        <translation>Felaktig raccoon, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>Wrong redouble, {cost}: right was {right}</source>
        <translation>Felaktig redubbling, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>Wrong take, {cost}: right was {right}</source>
        <extracomment>Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver</extracomment>
        <translation>Felaktig take, {cost}: rätt var {right}</translation>
    </message>
    <message>
        <source>double, beaver</source>
        <translation>dubbla, beaver</translation>
    </message>
    <message>
        <source>double, pass</source>
        <translation>dubbla, pass</translation>
    </message>
    <message>
        <source>double, take</source>
        <translation>dubbla, take</translation>
    </message>
    <message>
        <source>no double, beaver</source>
        <translation>ingen dubbling, beaver</translation>
    </message>
    <message>
        <source>no double, take</source>
        <extracomment>What both players should do with the cube, inside a sentence, as the next ones; standard terms</extracomment>
        <translation>ingen dubbling, take</translation>
    </message>
    <message>
        <source>no redouble, beaver</source>
        <translation>ingen redubbling, beaver</translation>
    </message>
    <message>
        <source>no redouble, take</source>
        <extracomment>The same for a player who owns the cube, as the next ones</extracomment>
        <translation>ingen redubbling, take</translation>
    </message>
    <message>
        <source>optional double, pass</source>
        <translation>valfri dubbling, pass</translation>
    </message>
    <message>
        <source>optional double, take</source>
        <translation>valfri dubbling, take</translation>
    </message>
    <message>
        <source>optional redouble, pass</source>
        <translation>valfri redubbling, pass</translation>
    </message>
    <message>
        <source>optional redouble, take</source>
        <translation>valfri redubbling, take</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>redouble, beaver</source>
        <translation>redubbla, beaver</translation>
    </message>
    <message>
        <source>redouble, pass</source>
        <translation>redubbla, pass</translation>
    </message>
    <message>
        <source>redouble, take</source>
        <translation>redubbla, take</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>The answer to a double, inside a sentence; as the next one</extracomment>
        <translation>take</translation>
    </message>
    <message>
        <source>too good to double, pass</source>
        <translation>för bra för att dubbla, pass</translation>
    </message>
    <message>
        <source>too good to double, take</source>
        <translation>för bra för att dubbla, take</translation>
    </message>
    <message>
        <source>too good to redouble, pass</source>
        <translation>för bra för att redubbla, pass</translation>
    </message>
    <message>
        <source>too good to redouble, take</source>
        <translation>för bra för att redubbla, take</translation>
    </message>
    <message>
        <source>{cost}: best was {best}</source>
        <extracomment>Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play</extracomment>
        <translation>{cost}: bäst var {best}</translation>
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
        <translation>&amp;Kopiera inbjudan</translation>
    </message>
    <message>
        <source>&amp;Visible on this network</source>
        <extracomment>Check box: the open table can be found by computers in the same network</extracomment>
        <translation>&amp;Synligt på det här nätverket</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <extracomment>Button: nobody can come any more</extracomment>
        <translation>Stäng b&amp;ordet</translation>
    </message>
    <message>
        <source>Copy the invitation to &amp;watch</source>
        <extracomment>Button: the invitation with which others can watch goes to the clipboard</extracomment>
        <translation>Kopiera inbjudan att &amp;titta på</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>Name of a text for a screen reader</extracomment>
        <translation>Inbjudan</translation>
    </message>
    <message>
        <source>Others in this network can find it then, and join with a short code instead.</source>
        <translation>Andra på nätverket kan då hitta det och gå med via en kort kod i stället.</translation>
    </message>
    <message>
        <source>Others in this network find your table, and join it with this code. Read it out to one.</source>
        <translation>Andra på nätverket hittar ditt bord och går med via den här koden. Läs upp den för en av dem.</translation>
    </message>
    <message>
        <source>Send it to the one you want to play with: whoever has it can take the seat.</source>
        <translation>Skicka den till den som du vill spela mot: den som har den kan ta platsen.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard.</source>
        <translation>Inbjudan ligger i urklipp.</translation>
    </message>
    <message>
        <source>The invitation to watch is in the clipboard.</source>
        <translation>Inbjudan att titta på ligger i urklipp.</translation>
    </message>
    <message>
        <source>The match begins as soon as the other agrees. Until then you can do something else in this window; the table stays open until you close it.</source>
        <translation>Matchen börjar så snart den andra går med på den. Till dess kan du göra något annat i fönstret; bordet förblir öppet tills du stänger det.</translation>
    </message>
    <message>
        <source>Where the other player is</source>
        <extracomment>Label of a choice: where the computer of the other player is</extracomment>
        <translation>Var den andra spelaren är</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <extracomment>Title</extracomment>
        <translation>Ditt bord är öppet</translation>
    </message>
    <message>
        <source>anywhere, by way of the relay {address}</source>
        <extracomment>A choice: where the other player is; {address} is that of a relay</extracomment>
        <translation>var som helst, via reläet {address}</translation>
    </message>
    <message>
        <source>at this computer ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>vid den här datorn ({address})</translation>
    </message>
    <message>
        <source>in this network ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>på det här nätverket ({address})</translation>
    </message>
    <message>
        <source>on the internet ({address})</source>
        <extracomment>A choice: where the other player is</extracomment>
        <translation>på internet ({address})</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Decision {number} of {total}</source>
        <extracomment>Below the board: which decision is shown, of all that there are in the match</extracomment>
        <translation>Beslut {number} av {total}</translation>
    </message>
    <message>
        <source>Errors are known once the match is analysed: press F7.</source>
        <translation>Felen är kända när matchen har analyserats: tryck på F7.</translation>
    </message>
    <message>
        <source>No error before this one: this is the last of the match.</source>
        <translation>Inget fel före det här: det här är matchens sista.</translation>
    </message>
    <message>
        <source>No line of yours stands above this one.</source>
        <translation>Ingen av dina linjer står ovanför den här.</translation>
    </message>
    <message>
        <source>No line was removed.</source>
        <translation>Ingen linje har tagits bort.</translation>
    </message>
    <message>
        <source>No more errors to the end: this is the first one again.</source>
        <translation>Inga fler fel till slutet: det här är det första igen.</translation>
    </message>
    <message>
        <source>No other line leaves this position.</source>
        <translation>Ingen annan linje utgår från den här positionen.</translation>
    </message>
    <message>
        <source>Nobody made an error of {cost} or more.</source>
        <extracomment>{cost} is the least cost of what is called an error here, as in 0.020</extracomment>
        <translation>Ingen gjorde ett fel på {cost} eller mer.</translation>
    </message>
    <message>
        <source>That is the end of the match.</source>
        <translation>Det är matchens slut.</translation>
    </message>
    <message>
        <source>The line is removed. Ctrl+Z brings it back.</source>
        <translation>Linjen är borttagen. Ctrl+Z tar tillbaka den.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>Det här är matchens början.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Det här är linjens slut.</translation>
    </message>
    <message>
        <source>This line comes with the file and stays.</source>
        <translation>Den här linjen hör till filen och blir kvar.</translation>
    </message>
    <message>
        <source>You have seen every error.</source>
        <translation>Du har sett alla fel.</translation>
    </message>
    <message>
        <source>You made no error of {cost} or more.</source>
        <extracomment>The reader made none; {cost} as above</extracomment>
        <translation>Du gjorde inget fel på {cost} eller mer.</translation>
    </message>
    <message>
        <source>error {number} of {total}</source>
        <extracomment>Below the board, behind &quot;Decision 12 of 41&quot;: which of the errors that decision is</extracomment>
        <translation>fel {number} av {total}</translation>
    </message>
    <message>
        <source>{name} made no error of {cost} or more.</source>
        <extracomment>{name} is a player, {cost} as above</extracomment>
        <translation>{name} gjorde inget fel på {cost} eller mer.</translation>
    </message>
</context>
<context>
    <name>WallSaving</name>
    <message>
        <source>Page for the browser (*.html)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Sida för webbläsaren (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is</extracomment>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save the tournament</source>
        <extracomment>Title of a dialog, a verb: write a tournament to a file</extracomment>
        <translation>Spara turneringen</translation>
    </message>
    <message>
        <source>{file} was not written ({detail}).</source>
        <extracomment>{file} is the name of a file, {detail} what the system says</extracomment>
        <translation>{file} skrevs inte ({detail}).</translation>
    </message>
    <message>
        <source>{file} was not written.</source>
        <extracomment>{file} is the name of a file</extracomment>
        <translation>{file} skrevs inte.</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Button, a verb: what is watched goes on</extracomment>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>Button: watch a match at a higher speed</extracomment>
        <translation>&amp;Snabbare</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <extracomment>Button, a verb: what is watched stands still</extracomment>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Revie&amp;w the match</source>
        <extracomment>Button, a verb: look at a match that was watched, and have it analysed</extracomment>
        <translation>&amp;Gå igenom matchen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>Button: watch a match more slowly</extracomment>
        <translation>&amp;Långsammare</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <extracomment>Button, a verb: while a match that is watched is paused, see what happens next</extracomment>
        <translation>Steg&amp;a</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <extracomment>Button: from a match that was watched back to the bracket</extracomment>
        <translation>Till turnerings&amp;trädet</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <extracomment>Button: see at once how a match ended that is watched</extracomment>
        <translation>Till slut&amp;et</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Something went wrong inside bgdesk, and the errors of this match cannot be shown. The match and its analysis are kept; details are in the log.</source>
        <translation>Något gick fel inuti bgdesk, och matchens fel kan inte visas. Matchen och dess analys är sparade; detaljer står i loggen.</translation>
    </message>
</context>
<context>
    <name>WhoDialog</name>
    <message>
        <source>&amp;Add a person…</source>
        <extracomment>Button: somebody else plays here too</extracomment>
        <translation>&amp;Lägg till en person…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Byt namn…</translation>
    </message>
    <message>
        <source>Add a person</source>
        <extracomment>Title of a dialog that asks for the name of a person</extracomment>
        <translation>Lägg till en person</translation>
    </message>
    <message>
        <source>Bring &amp;back</source>
        <extracomment>Button: have back a person who was removed</extracomment>
        <translation>&amp;Hämta tillbaka</translation>
    </message>
    <message>
        <source>Names in your matches</source>
        <extracomment>Name of a list for a screen reader</extracomment>
        <translation>Namn i dina matcher</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Title of a list of people</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <extracomment>Button: remove a person, who can be brought back for some time</extracomment>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Rename this person</source>
        <extracomment>Title of a dialog that asks for another name of a person</extracomment>
        <translation>Byt namn på personen</translation>
    </message>
    <message>
        <source>There are no matches with names yet.</source>
        <translation>Det finns inga matcher med namn ännu.</translation>
    </message>
    <message>
        <source>Tick the names under which this person plays. Figures and rating follow at once.</source>
        <translation>Markera de namn som personen spelar under. Statistik och rating följer genast.</translation>
    </message>
    <message>
        <source>Who is who</source>
        <extracomment>Title of a dialog: the people at this computer, and the names under which they play</extracomment>
        <translation>Vem är vem</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A double has to be passed, which is worth {refusal}; playing on is worth {value}.</source>
        <extracomment>Sentence: a double would be passed; {refusal} and {value} are equities of the doubler</extracomment>
        <translation>En dubbling måste passas, vilket är värt {refusal}; att spela vidare är värt {value}.</translation>
    </message>
    <message>
        <source>After the next roll of each player a double could no longer be taken in {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Efter nästa slag av varje spelare skulle en dubbling inte längre kunna tas i {share} av fallen.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Ankare</translation>
    </message>
    <message>
        <source>At a first look this alone costs {cause}.</source>
        <extracomment>Sentence below a reason; {cause} is the equity that goes with it</extracomment>
        <translation>Vid en första titt kostar bara detta {cause}.</translation>
    </message>
    <message>
        <source>At this score</source>
        <translation>Vid den här ställningen</translation>
    </message>
    <message>
        <source>Backgammons</source>
        <extracomment>Label of a figure: what backgammons cost, won and lost</extracomment>
        <translation>Backgammoner</translation>
    </message>
    <message>
        <source>Blocking point</source>
        <extracomment>A few words for a reason: a made point less outside the home board</extracomment>
        <translation>Spärrfält</translation>
    </message>
    <message>
        <source>Blots</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blottor</translation>
    </message>
    <message>
        <source>Blots in the home board</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Blottor i boet</translation>
    </message>
    <message>
        <source>Checkers beyond the third of a point</source>
        <extracomment>Label of a figure in a table: checkers beyond the third of a point</extracomment>
        <translation>Brickor utöver den tredje på ett fält</translation>
    </message>
    <message>
        <source>Checkers on the 1-point and the 2-point</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Brickor på 1-fältet och 2-fältet</translation>
    </message>
    <message>
        <source>Checkers trapped behind it</source>
        <extracomment>Label of a figure in a table: opposing checkers behind a row of made points</extracomment>
        <translation>Brickor fångade bakom det</translation>
    </message>
    <message>
        <source>Costly shots</source>
        <extracomment>A few words for a reason: more rolls hit a checker that has come far</extracomment>
        <translation>Dyra skott</translation>
    </message>
    <message>
        <source>Cube</source>
        <extracomment>Label of a figure: what the chances do not explain</extracomment>
        <translation>Kub</translation>
    </message>
    <message>
        <source>Double hits</source>
        <extracomment>A few words for a reason: more rolls hit two checkers</extracomment>
        <translation>Dubbla träffar</translation>
    </message>
    <message>
        <source>Easy to enter</source>
        <extracomment>A few words for a reason: the opponent enters from the bar more easily</extracomment>
        <translation>Lätt att gå in</translation>
    </message>
    <message>
        <source>Enough wins</source>
        <translation>Tillräckligt med vinster</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, you would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong pass; {needed} and {win} are in per cent</extracomment>
        <translation>Även om kuben aldrig vreds igen skulle du bara behöva vinna {needed} av partierna för att ta; här är det {win}.</translation>
    </message>
    <message>
        <source>Even if the cube were never turned again, {name} would only have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Även om kuben aldrig vreds igen skulle {name} bara behöva vinna {needed} av partierna för att ta; här är det {win}.</translation>
    </message>
    <message>
        <source>Everything else costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Allt annat kostar {share}.</translation>
    </message>
    <message>
        <source>Everything else gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Allt annat ger tillbaka {share}.</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>Label of a figure: what fewer games won cost</extracomment>
        <translation>Vunna partier</translation>
    </message>
    <message>
        <source>Gammons lost</source>
        <extracomment>Label of a figure: what more gammons lost cost</extracomment>
        <translation>Förlorade gammoner</translation>
    </message>
    <message>
        <source>Gammons won</source>
        <extracomment>Label of a figure: what fewer gammons won cost</extracomment>
        <translation>Vunna gammoner</translation>
    </message>
    <message>
        <source>Has to be passed</source>
        <translation>Måste passas</translation>
    </message>
    <message>
        <source>Home point</source>
        <extracomment>A few words for a reason: a made point less in the home board</extracomment>
        <translation>Fält i boet</translation>
    </message>
    <message>
        <source>If the cube were never turned again, you would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence about a wrong take; {needed} and {win} are in per cent</extracomment>
        <translation>Om kuben aldrig vreds igen skulle du behöva vinna {needed} av partierna för att ta; här är det {win}.</translation>
    </message>
    <message>
        <source>If the cube were never turned again, {name} would have to win {needed} of the games to take; here it is {win}.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Om kuben aldrig vreds igen skulle {name} behöva vinna {needed} av partierna för att ta; här är det {win}.</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Label of a figure: what the play cost in all</extracomment>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>In money play this decision would be right; at this score it is not.</source>
        <extracomment>Sentence: about a cube decision in a match, and why it was wrong</extracomment>
        <translation>I moneyspel skulle beslutet vara rätt; vid den här ställningen är det inte det.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} less often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Det förlorar gammon {chance} mer sällan, vilket ger tillbaka {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Det förlorar gammon {chance} oftare, vilket kostar {share}.</translation>
    </message>
    <message>
        <source>It loses a gammon {chance} more often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Det förlorar gammon {chance} oftare: {share} av förlorade {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); the same</extracomment>
        <translation>Det vinner gammon {chance} mer sällan, vilket kostar {share}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Det vinner gammon {chance} mer sällan: {share} av förlorade {loss}.</translation>
    </message>
    <message>
        <source>It wins a gammon {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); the same</extracomment>
        <translation>Det vinner gammon {chance} oftare, vilket ger tillbaka {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often, which costs {share}.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Det vinner {chance} mer sällan, vilket kostar {share}.</translation>
    </message>
    <message>
        <source>It wins {chance} less often: {share} of the {loss} lost.</source>
        <extracomment>About a play (&quot;it&quot;); {chance} is in per cent, {share} and {loss} in equity</extracomment>
        <translation>Det vinner {chance} mer sällan: {share} av förlorade {loss}.</translation>
    </message>
    <message>
        <source>It wins {chance} more often, which gives back {share}.</source>
        <extracomment>What is good about a wrong play (&quot;it&quot;); {chance} is in per cent, {share} in equity</extracomment>
        <translation>Det vinner {chance} oftare, vilket ger tillbaka {share}.</translation>
    </message>
    <message>
        <source>Lead in the race, in pips</source>
        <extracomment>Label of a figure in a table: pips by which the player is ahead</extracomment>
        <translation>Ledning i racet, i pip</translation>
    </message>
    <message>
        <source>Lets a checker out</source>
        <extracomment>A few words for a reason: a trapped checker comes out more easily</extracomment>
        <translation>Släpper ut en bricka</translation>
    </message>
    <message>
        <source>Longest block, in points</source>
        <extracomment>Label of a figure in a table: the length of a row of made points</extracomment>
        <translation>Längsta blocket, i fält</translation>
    </message>
    <message>
        <source>Made points</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Byggda fält</translation>
    </message>
    <message>
        <source>Market lost</source>
        <translation>Marknaden tappad</translation>
    </message>
    <message>
        <source>Missed hit</source>
        <extracomment>A few words for a reason: there was a hit</extracomment>
        <translation>Missad träff</translation>
    </message>
    <message>
        <source>More shots</source>
        <extracomment>A few words for a reason: more rolls hit</extracomment>
        <translation>Fler skott</translation>
    </message>
    <message>
        <source>Most of the loss comes from backgammons.</source>
        <translation>Det mesta av förlusten kommer från backgammon.</translation>
    </message>
    <message>
        <source>Most of the loss has to do with the cube; without a cube the two moves would be closer.</source>
        <translation>Det mesta av förlusten har med kuben att göra; utan kub skulle de två dragen ligga närmare varandra.</translation>
    </message>
    <message>
        <source>No double is worth {played}, a double {best}.</source>
        <extracomment>Sentence about a missed double; two equities of the doubler</extracomment>
        <translation>Ingen dubbling är värd {played}, en dubbling {best}.</translation>
    </message>
    <message>
        <source>No reason that bgdesk can check explains the loss by itself.</source>
        <translation>Inget skäl som bgdesk kan kontrollera förklarar ensamt förlusten.</translation>
    </message>
    <message>
        <source>No reasons: the difference is within the error of the rollout.</source>
        <translation>Inga skäl: skillnaden ryms inom rolloutens fel.</translation>
    </message>
    <message>
        <source>No reasons: the two plays were not looked at equally deep.</source>
        <translation>Inga skäl: de två dragen undersöktes inte lika djupt.</translation>
    </message>
    <message>
        <source>No redouble is worth {played}, a redouble {best}.</source>
        <extracomment>Sentence about a missed redouble; two equities of the doubler</extracomment>
        <translation>Ingen redubbling är värd {played}, en redubbling {best}.</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <extracomment>A few words for a reason of a cube decision, as the next ones</extracomment>
        <translation>Inget att förlora</translation>
    </message>
    <message>
        <source>Opposing checkers on the bar</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Motståndarbrickor på baren</translation>
    </message>
    <message>
        <source>Pip count</source>
        <extracomment>Label of a figure in a table</extracomment>
        <translation>Pipcount</translation>
    </message>
    <message>
        <source>Points in the home board</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Fält i boet</translation>
    </message>
    <message>
        <source>Points outside, from 7 to 17</source>
        <extracomment>Label of a figure in a table: made points</extracomment>
        <translation>Fält utanför, från 7 till 17</translation>
    </message>
    <message>
        <source>Rolls that do not enter</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Slag som inte går in</translation>
    </message>
    <message>
        <source>Rolls that hit for 10 pips or more</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more</extracomment>
        <translation>Slag som träffar för 10 pip eller mer</translation>
    </message>
    <message>
        <source>Rolls that hit twice</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Slag som träffar två gånger</translation>
    </message>
    <message>
        <source>Rolls that hit, of 36</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Slag som träffar, av 36</translation>
    </message>
    <message>
        <source>Rolls that let one out</source>
        <extracomment>Label of a figure in a table, which counts rolls of 36</extracomment>
        <translation>Slag som släpper ut en</translation>
    </message>
    <message>
        <source>Shorter block</source>
        <extracomment>A few words for a reason: a shorter row of made points</extracomment>
        <translation>Kortare block</translation>
    </message>
    <message>
        <source>Take and pass are close here: if you are not sure which is right, double.</source>
        <extracomment>Remark about a missed double, a rule of thumb of players</extracomment>
        <translation>Take och pass ligger nära varandra här: om du inte är säker på vilket som är rätt, dubbla.</translation>
    </message>
    <message>
        <source>The double is worth {played}, no double {best}.</source>
        <extracomment>Sentence about a wrong double; two equities of the doubler</extracomment>
        <translation>Dubblingen är värd {played}, ingen dubbling {best}.</translation>
    </message>
    <message>
        <source>The error is too small to name a reason with confidence.</source>
        <translation>Felet är för litet för att nämna ett skäl med säkerhet.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs you nothing.</source>
        <extracomment>Sentence: why the trailer doubles at once after the Crawford game</extracomment>
        <translation>Motståndaren behöver en poäng, så kuben kostar dig inget.</translation>
    </message>
    <message>
        <source>The opponent needs one point, so the cube costs {name} nothing.</source>
        <extracomment>Sentence: the same of another player</extracomment>
        <translation>Motståndaren behöver en poäng, så kuben kostar {name} inget.</translation>
    </message>
    <message>
        <source>The pass is worth {played}, a take {best}.</source>
        <extracomment>Sentence about a wrong pass; two equities of who passed</extracomment>
        <translation>Passet är värt {played}, en take {best}.</translation>
    </message>
    <message>
        <source>The redouble is worth {played}, no redouble {best}.</source>
        <extracomment>Sentence about a wrong redouble; two equities of the doubler</extracomment>
        <translation>Redubblingen är värd {played}, ingen redubbling {best}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, costs {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Resten, mest kuben, kostar {share}.</translation>
    </message>
    <message>
        <source>The rest, mostly the cube, gives back {share}.</source>
        <extracomment>Sentence after others about parts of a loss; {share} is in equity</extracomment>
        <translation>Resten, mest kuben, ger tillbaka {share}.</translation>
    </message>
    <message>
        <source>The take is worth {played}, a pass {best}.</source>
        <extracomment>Sentence about a wrong take; two equities of the taker</extracomment>
        <translation>Taken är värd {played}, ett pass {best}.</translation>
    </message>
    <message>
        <source>There is time</source>
        <translation>Det finns tid</translation>
    </message>
    <message>
        <source>There is time: after the next roll of each player a double could no longer be taken in only {share} of cases.</source>
        <extracomment>Sentence; {share} is in per cent, of all pairs of one roll of each player</extracomment>
        <translation>Det finns tid: efter nästa slag av varje spelare skulle en dubbling inte längre kunna tas i bara {share} av fallen.</translation>
    </message>
    <message>
        <source>There is time: whatever both players roll next, a double can still be taken after that.</source>
        <translation>Det finns tid: vad båda spelarna än slår härnäst kan en dubbling fortfarande tas efter det.</translation>
    </message>
    <message>
        <source>There, no double is worth {value}, and a double that is taken {take}.</source>
        <extracomment>Below a reason: two equities</extracomment>
        <translation>Där är ingen dubbling värd {value}, och en dubbling som tas {take}.</translation>
    </message>
    <message>
        <source>These hit only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>De här träffar först efter draget av {name}:</translation>
    </message>
    <message>
        <source>These hit only after your move:</source>
        <extracomment>Caption of dice: rolls of the opponent</extracomment>
        <translation>De här träffar först efter ditt drag:</translation>
    </message>
    <message>
        <source>These hit only after {best}:</source>
        <extracomment>Caption of dice; {best} is a play, as in 13/8</extracomment>
        <translation>De här träffar först efter {best}:</translation>
    </message>
    <message>
        <source>These only after the move of {name}:</source>
        <extracomment>Caption of dice: the same of another player</extracomment>
        <translation>De här först efter draget av {name}:</translation>
    </message>
    <message>
        <source>These only after your move:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do</extracomment>
        <translation>De här först efter ditt drag:</translation>
    </message>
    <message>
        <source>These only after {best}:</source>
        <extracomment>Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8</extracomment>
        <translation>De här först efter {best}:</translation>
    </message>
    <message>
        <source>Too few wins</source>
        <translation>För få vinster</translation>
    </message>
    <message>
        <source>Too good</source>
        <translation>För bra</translation>
    </message>
    <message>
        <source>Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.</source>
        <extracomment>Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games</extracomment>
        <translation>För bra för att dubbla: att spela vidare är värt {value}, ett pass {refusal}; {gammons} av partierna vinner gammon.</translation>
    </message>
    <message>
        <source>Too safe</source>
        <extracomment>A few words for a reason</extracomment>
        <translation>För säkert</translation>
    </message>
    <message>
        <source>{count} of {all} pairs of rolls, at a first look.</source>
        <extracomment>Below a reason: {count} of the {all} pairs of one roll of each player</extracomment>
        <translation>{count} av {all} par av slag, vid en första titt.</translation>
    </message>
</context>
<context>
    <name>WhySection</name>
    <message>
        <source>More facts</source>
        <extracomment>Button: shows or hides the figures that reasons rest on; keep it short</extracomment>
        <translation>Fler fakta</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Heading, a question: why a play was wrong</extracomment>
        <translation>Varför</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bäst</translation>
    </message>
    <message>
        <source>equity</source>
        <extracomment>Heading of a column of figures: where the loss is</extracomment>
        <translation>equity</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Headings of columns of figures: after the play that was made, and after the best one; both agree with the play</extracomment>
        <translation>spelat</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Position</source>
        <extracomment>Title of the window, before the name of the program: one position is on the board, and no match</extracomment>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>A move against the rules cannot end the game.</source>
        <extracomment>Why a move that is not legal cannot be entered as it was played</extracomment>
        <translation>Ett drag mot reglerna kan inte avsluta partiet.</translation>
    </message>
    <message>
        <source>Accept or play on?</source>
        <extracomment>Question about an offer to give up the game: accept it, or refuse and play on</extracomment>
        <translation>Acceptera eller spela vidare?</translation>
    </message>
    <message>
        <source>Acey-deucey</source>
        <translation>Acey-deucey</translation>
    </message>
    <message>
        <source>Acey-deucey (American)</source>
        <translation>Acey-deucey (amerikansk)</translation>
    </message>
    <message>
        <source>Acey-deucey (European)</source>
        <translation>Acey-deucey (europeisk)</translation>
    </message>
    <message>
        <source>Acey-deucey (Navy)</source>
        <translation>Acey-deucey (flottan)</translation>
    </message>
    <message>
        <source>All your checkers must enter before any moves on.</source>
        <translation>Alla dina brickor måste gå in innan någon flyttar vidare.</translation>
    </message>
    <message>
        <source>All your dice are played.</source>
        <translation>Alla dina tärningar är spelade.</translation>
    </message>
    <message>
        <source>An offer has to be answered first.</source>
        <translation>Ett erbjudande måste besvaras först.</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <extracomment>Names of games, as all that follow; most stay as they are</extracomment>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Beavers are not played in this match.</source>
        <translation>Beaver spelas inte i den här matchen.</translation>
    </message>
    <message>
        <source>British five</source>
        <translation>Brittisk femma</translation>
    </message>
    <message>
        <source>Checkers move forward only: from higher points to lower ones.</source>
        <translation>Brickor flyttas bara framåt: från högre fält till lägre.</translation>
    </message>
    <message>
        <source>Click a checker to play the {die}</source>
        <extracomment>Status line. {die} is a number of the dice</extracomment>
        <translation>Klicka på en bricka för att spela {die}:an</translation>
    </message>
    <message>
        <source>Click a checker to play the {left} · right-click for the {right}</source>
        <extracomment>Status line. {left} and {right} are numbers of the dice</extracomment>
        <translation>Klicka på en bricka för att spela {left}:an · högerklicka för {right}:an</translation>
    </message>
    <message>
        <source>Click the dice to end the turn</source>
        <translation>Klicka på tärningarna för att avsluta draget</translation>
    </message>
    <message>
        <source>Click the dice to roll</source>
        <translation>Klicka på tärningarna för att slå</translation>
    </message>
    <message>
        <source>Click the dice to roll once more</source>
        <translation>Klicka på tärningarna för att slå en gång till</translation>
    </message>
    <message>
        <source>Click the dice to roll · click the cube to double</source>
        <translation>Klicka på tärningarna för att slå · klicka på kuben för att dubbla</translation>
    </message>
    <message>
        <source>Dice are left that can be played.</source>
        <translation>Det finns tärningar kvar som kan spelas.</translation>
    </message>
    <message>
        <source>Dutch backgammon</source>
        <translation>Holländsk backgammon</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Forced, {who}: {play}.</source>
        <extracomment>Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7</extracomment>
        <translation>Tvingat, {who}: {play}.</translation>
    </message>
    <message>
        <source>Forced: {play} was played for you.</source>
        <extracomment>Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7</extracomment>
        <translation>Tvingat: {play} spelades åt dig.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Title: the number of a game in a match</extracomment>
        <translation>Parti {number}</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gul Bara</translation>
    </message>
    <message>
        <source>Holland rule: nobody doubles before both players have played two rolls.</source>
        <translation>Hollandregeln: ingen dubblar innan båda spelarna har spelat två slag.</translation>
    </message>
    <message>
        <source>Hypergammon</source>
        <translation>Hypergammon</translation>
    </message>
    <message>
        <source>Hypergammon (1 checker)</source>
        <translation>Hypergammon (1 bricka)</translation>
    </message>
    <message>
        <source>Hypergammon (2 checkers)</source>
        <translation>Hypergammon (2 brickor)</translation>
    </message>
    <message>
        <source>In this game only the exact number bears a checker off.</source>
        <translation>I det här spelet tar bara det exakta talet ut en bricka.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>Left by you, now for {name}</source>
        <extracomment>Status line, about numbers: you could not play them, and the player {name} plays them</extracomment>
        <translation>Lämnade av dig, nu för {name}</translation>
    </message>
    <message>
        <source>Left by {name}, now for you</source>
        <extracomment>Status line. {name} could not play these numbers, and you play them</extracomment>
        <translation>Lämnade av {name}, nu för dig</translation>
    </message>
    <message>
        <source>Left by {name}, now for {other}</source>
        <extracomment>Status line. {name} could not play these numbers, and the player {other} plays them</extracomment>
        <translation>Lämnade av {name}, nu för {other}</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for you to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3</extracomment>
        <translation>Kvar: {numbers}, nu för dig att spela.</translation>
    </message>
    <message>
        <source>Left over: {numbers}, now for {name} to play.</source>
        <extracomment>Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them</extracomment>
        <translation>Kvar: {numbers}, nu för {name} att spela.</translation>
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
        <translation>Ange först en dubbel: klicka på en tärning eller tryck 1 till 6.</translation>
    </message>
    <message>
        <source>Name a double: if all of it is played you roll again · click a die or press 1 to 6</source>
        <translation>Ange en dubbel: om hela spelas slår du igen · klicka på en tärning eller tryck 1 till 6</translation>
    </message>
    <message>
        <source>Name a double; the one on the other side of the dice follows it: if all is played you roll again · click a die or press 1 to 6</source>
        <translation>Ange en dubbel; den på tärningens motsatta sida följer: om allt spelas slår du igen · klicka på en tärning eller tryck 1 till 6</translation>
    </message>
    <message>
        <source>Next you name a double · click the dice to go on</source>
        <extracomment>Status line: the player may choose a double, which is then played</extracomment>
        <translation>Härnäst anger du en dubbel · klicka på tärningarna för att gå vidare</translation>
    </message>
    <message>
        <source>Next you roll again · click the dice to go on</source>
        <translation>Härnäst slår du igen · klicka på tärningarna för att gå vidare</translation>
    </message>
    <message>
        <source>Next {numbers} · click the dice to go on</source>
        <extracomment>Status line. {numbers} are to be played next in this turn, as in 3-3</extracomment>
        <translation>Härnäst {numbers} · klicka på tärningarna för att gå vidare</translation>
    </message>
    <message>
        <source>No checker may pass the middle of the board before all have entered.</source>
        <translation>Ingen bricka får passera brädets mitt innan alla har gått in.</translation>
    </message>
    <message>
        <source>No cube in this game: it is the Crawford game.</source>
        <translation>Ingen kub i det här partiet: det är Crawfordpartiet.</translation>
    </message>
    <message>
        <source>No legal move · click the dice to go on</source>
        <translation>Inget tillåtet drag · klicka på tärningarna för att gå vidare</translation>
    </message>
    <message>
        <source>No legal move: press Enter to go on.</source>
        <translation>Inget tillåtet drag: tryck på Enter för att gå vidare.</translation>
    </message>
    <message>
        <source>No more checkers may leave the start in this turn.</source>
        <translation>Inga fler brickor får lämna starten i det här draget.</translation>
    </message>
    <message>
        <source>Nobody bears off while one of their own checkers is pinned.</source>
        <translation>Ingen tar ut så länge en av de egna brickorna är låst.</translation>
    </message>
    <message>
        <source>Nobody may double before the first turn.</source>
        <translation>Ingen får dubbla före första draget.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the bar with these dice.</source>
        <translation>Ingen av dina brickor kan nå baren med de här tärningarna.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the reserve with these dice.</source>
        <translation>Ingen av dina brickor kan nå reserven med de här tärningarna.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the tray with these dice.</source>
        <translation>Ingen av dina brickor kan nå facket med de här tärningarna.</translation>
    </message>
    <message>
        <source>None of your checkers can reach the {point}-point with these dice.</source>
        <translation>Ingen av dina brickor kan nå {point}-fältet med de här tärningarna.</translation>
    </message>
    <message>
        <source>Only one of the dice can be played, and then it must be the {die}.</source>
        <translation>Bara en av tärningarna kan spelas, och då måste det vara {die}:an.</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Play these dice or roll both again · click a checker or “Roll again”</source>
        <translation>Spela de här tärningarna eller slå båda igen · klicka på en bricka eller ”Slå igen”</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Press Space for the next game</source>
        <translation>Tryck på Blanksteg för nästa parti</translation>
    </message>
    <message>
        <source>Press Space for the next game: {game}</source>
        <extracomment>Status line. {game} is the name of a game</extracomment>
        <translation>Tryck på Blanksteg för nästa parti: {game}</translation>
    </message>
    <message>
        <source>Roll the dice first, then move.</source>
        <translation>Slå tärningarna först, flytta sedan.</translation>
    </message>
    <message>
        <source>Russian backgammon</source>
        <translation>Rysk backgammon</translation>
    </message>
    <message>
        <source>Six points in a row need an opposing checker ahead of them.</source>
        <translation>Sex fält i rad kräver en motståndarbricka framför dem.</translation>
    </message>
    <message>
        <source>Take or pass? · click the cube to take</source>
        <extracomment>Question about a double; take: accept it, pass: refuse it and lose the game. A status line</extracomment>
        <translation>Ta eller passa? · klicka på kuben för att ta</translation>
    </message>
    <message>
        <source>Take, pass or beaver? · click the cube to take</source>
        <extracomment>Question about a double, as the next ones; beaver: take it and turn the cube again</extracomment>
        <translation>Ta, passa eller beaver? · klicka på kuben för att ta</translation>
    </message>
    <message>
        <source>Take, pass or otter? · click the cube to take</source>
        <translation>Ta, passa eller otter? · klicka på kuben för att ta</translation>
    </message>
    <message>
        <source>Take, pass or raccoon? · click the cube to take</source>
        <translation>Ta, passa eller raccoon? · klicka på kuben för att ta</translation>
    </message>
    <message>
        <source>Take, pass or redouble? · click the cube to take</source>
        <translation>Ta, passa eller redubbla? · klicka på kuben för att ta</translation>
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
        <translation>Den brickan är låst: en motståndarbricka ligger på den.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s tray.</source>
        <translation>Det är motståndarens fack.</translation>
    </message>
    <message>
        <source>That move is not legal: object now, or roll and it stands</source>
        <translation>Det draget är inte tillåtet: protestera nu, eller slå så står det fast</translation>
    </message>
    <message>
        <source>That move takes a {die}, and you have none to play.</source>
        <translation>Det draget kräver en {die}:a, och du har ingen att spela.</translation>
    </message>
    <message>
        <source>That position is not possible.</source>
        <translation>Den positionen är inte möjlig.</translation>
    </message>
    <message>
        <source>The checker that hit on your {point}-point must stay there this turn.</source>
        <translation>Brickan som slog ut på ditt {point}-fält måste stanna där i det här draget.</translation>
    </message>
    <message>
        <source>The checkers on the {point}-point are your opponent&apos;s.</source>
        <translation>Brickorna på {point}-fältet är motståndarens.</translation>
    </message>
    <message>
        <source>The cube cannot be turned any higher now: take or pass.</source>
        <translation>Kuben kan inte vridas högre nu: ta eller passa.</translation>
    </message>
    <message>
        <source>The cube is worth enough already: this game wins you the match.</source>
        <translation>Kuben är redan värd tillräckligt: det här partiet ger dig matchen.</translation>
    </message>
    <message>
        <source>The cube is your opponent&apos;s to turn.</source>
        <translation>Kuben är motståndarens att vrida.</translation>
    </message>
    <message>
        <source>The engine failed; a plain player takes its place, and the match goes on.</source>
        <translation>Motorn misslyckades; en enkel spelare tar över, och matchen fortsätter.</translation>
    </message>
    <message>
        <source>The engine stopped again and again, and is not started any more for now; the match is kept.</source>
        <translation>Motorn stannade om och om igen och startas inte mer tills vidare; matchen är sparad.</translation>
    </message>
    <message>
        <source>The engine stopped and was started again; it goes on where it was.</source>
        <translation>Motorn stannade och startades igen; den fortsätter där den var.</translation>
    </message>
    <message>
        <source>The game cannot be lost for so much.</source>
        <translation>Partiet kan inte förloras för så mycket.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Matchen är slut.</translation>
    </message>
    <message>
        <source>The set-up stands: two moves of this game have been played.</source>
        <extracomment>Why the starting position cannot be corrected any more</extracomment>
        <translation>Uppställningen står fast: två drag i partiet har spelats.</translation>
    </message>
    <message>
        <source>The settings could not be read ({detail}); the defaults apply, the file is kept.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Inställningarna kunde inte läsas ({detail}); standardvärdena gäller, filen är kvar.</translation>
    </message>
    <message>
        <source>The settings could not be saved ({detail}); they apply until bgdesk is closed.</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Inställningarna kunde inte sparas ({detail}); de gäller tills bgdesk stängs.</translation>
    </message>
    <message>
        <source>The settings were written by a newer bgdesk; changes made here will not be stored.</source>
        <translation>Inställningarna skrevs av en nyare bgdesk; ändringar som görs här lagras inte.</translation>
    </message>
    <message>
        <source>The stored value of “{detail}” is not allowed; the default applies.</source>
        <extracomment>Sentence. {detail} is the label of a setting</extracomment>
        <translation>Det lagrade värdet för ”{detail}” är inte tillåtet; standardvärdet gäller.</translation>
    </message>
    <message>
        <source>The strong engine cannot handle this position; a plain player decides here.</source>
        <translation>Den starka motorn klarar inte den här positionen; en enkel spelare beslutar här.</translation>
    </message>
    <message>
        <source>The strong engine does not know this game; a plain player takes its place.</source>
        <translation>Den starka motorn känner inte till det här spelet; en enkel spelare tar över.</translation>
    </message>
    <message>
        <source>The {die} can still be played.</source>
        <extracomment>Why the turn cannot be ended. {die} is a number of the dice</extracomment>
        <translation>{die}:an kan fortfarande spelas.</translation>
    </message>
    <message>
        <source>The {die} must be played: both dice have to be used if they can be.</source>
        <translation>{die}:an måste spelas: båda tärningarna måste användas om det går.</translation>
    </message>
    <message>
        <source>The {point}-point is blocked: your opponent holds it.</source>
        <extracomment>Why a move is refused, as all that follow. {point} is the number of a point, {die} one of the dice</extracomment>
        <translation>{point}-fältet är spärrat: motståndaren håller det.</translation>
    </message>
    <message>
        <source>The {point}-point is full: in this game it holds five checkers at most.</source>
        <translation>{point}-fältet är fullt: i det här spelet rymmer det högst fem brickor.</translation>
    </message>
    <message>
        <source>There is a checker on the {point}-point: the {die} cannot bear off a lower one.</source>
        <translation>Det står en bricka på {point}-fältet: {die}:an kan inte ta ut en lägre.</translation>
    </message>
    <message>
        <source>There is no cube in a 1-point match.</source>
        <translation>Det finns ingen kub i en match till 1 poäng.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Det finns inget att ta tillbaka.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you name a double: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved; next the player chooses a double</extracomment>
        <translation>De här talen är spelade. Härnäst anger du en dubbel: klicka på tärningarna för att gå vidare.</translation>
    </message>
    <message>
        <source>These numbers are played. Next you roll again: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment</extracomment>
        <translation>De här talen är spelade. Härnäst slår du igen: klicka på tärningarna för att gå vidare.</translation>
    </message>
    <message>
        <source>These numbers are played. Next {numbers}: click the dice to go on.</source>
        <extracomment>Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3</extracomment>
        <translation>De här talen är spelade. Härnäst {numbers}: klicka på tärningarna för att gå vidare.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>This game is played without a cube.</source>
        <translation>Det här spelet spelas utan kub.</translation>
    </message>
    <message>
        <source>This opponent cannot play: {detail}</source>
        <extracomment>Sentence. {detail} is the reason</extracomment>
        <translation>Den här motståndaren kan inte spela: {detail}</translation>
    </message>
    <message>
        <source>Those checkers are your opponent&apos;s.</source>
        <translation>De brickorna är motståndarens.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Det kan du inte göra nu.</translation>
    </message>
    <message>
        <source>You have no checker in reserve.</source>
        <translation>Du har ingen bricka i reserven.</translation>
    </message>
    <message>
        <source>You have no checker on the bar.</source>
        <translation>Du har ingen bricka på baren.</translation>
    </message>
    <message>
        <source>You have no checker on the tray.</source>
        <translation>Du har ingen bricka i facket.</translation>
    </message>
    <message>
        <source>You have no checker on the {point}-point.</source>
        <translation>Du har ingen bricka på {point}-fältet.</translation>
    </message>
    <message>
        <source>You have no checker there to move.</source>
        <translation>Du har ingen bricka där att flytta.</translation>
    </message>
    <message>
        <source>You have rolled already: double before you roll.</source>
        <translation>Du har redan slagit: dubbla innan du slår.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still in reserve.</source>
        <translation>Du får ta ut när alla dina brickor är hemma; en är kvar i reserven.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the bar.</source>
        <translation>Du får ta ut när alla dina brickor är hemma; en är kvar på baren.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers are home; one is still on the {point}-point.</source>
        <translation>Du får ta ut när alla dina brickor är hemma; en är kvar på {point}-fältet.</translation>
    </message>
    <message>
        <source>You may bear off once all your checkers have entered and are home.</source>
        <translation>Du får ta ut när alla dina brickor har gått in och är hemma.</translation>
    </message>
    <message>
        <source>You may hit once one of your checkers has reached your home board.</source>
        <translation>Du får slå ut när en av dina brickor har nått ditt bo.</translation>
    </message>
    <message>
        <source>You may not hold all six points of that starting board.</source>
        <translation>Du får inte hålla alla sex fälten i det startområdet.</translation>
    </message>
    <message>
        <source>You play the numbers that were left</source>
        <extracomment>Status line: the opponent could not play these numbers, and so they go to the other player</extracomment>
        <translation>Du spelar talen som blev över</translation>
    </message>
    <message>
        <source>Your checker on the bar must enter first.</source>
        <translation>Din bricka på baren måste gå in först.</translation>
    </message>
    <message>
        <source>Your dice do not reach the bar, alone or together.</source>
        <translation>Dina tärningar når inte baren, var för sig eller tillsammans.</translation>
    </message>
    <message>
        <source>Your dice do not reach the reserve, alone or together.</source>
        <translation>Dina tärningar når inte reserven, var för sig eller tillsammans.</translation>
    </message>
    <message>
        <source>Your dice do not reach the tray, alone or together.</source>
        <translation>Dina tärningar når inte facket, var för sig eller tillsammans.</translation>
    </message>
    <message>
        <source>Your dice do not reach the {point}-point, alone or together.</source>
        <extracomment>Why a move is refused. {point} is the number of a point</extracomment>
        <translation>Dina tärningar når inte {point}-fältet, var för sig eller tillsammans.</translation>
    </message>
    <message>
        <source>Your first checker must pass your opponent&apos;s start before another leaves.</source>
        <translation>Din första bricka måste passera motståndarens start innan en annan lämnar.</translation>
    </message>
    <message>
        <source>Your opponent has refused more than that.</source>
        <translation>Motståndaren har sagt nej till mer än så.</translation>
    </message>
    <message>
        <source>Your six points trap all opposing checkers: you have to open them.</source>
        <translation>Dina sex fält stänger in alla motståndarbrickor: du måste öppna dem.</translation>
    </message>
    <message>
        <source>bgdesk set this board up itself; only your own board may be wrong, as with typed dice.</source>
        <extracomment>Why there is no starting position to be corrected</extracomment>
        <translation>bgdesk ställde upp det här brädet självt; bara ditt eget bräde kan vara fel, som med inskrivna tärningar.</translation>
    </message>
    <message>
        <source>{name} begins the next game</source>
        <extracomment>Status line between two games. {name} is the player at another computer who begins the next one</extracomment>
        <translation>{name} börjar nästa parti</translation>
    </message>
    <message>
        <source>{name} plays the numbers that were left</source>
        <extracomment>Status line. {name} is a player; the opponent could not play these numbers</extracomment>
        <translation>{name} spelar talen som blev över</translation>
    </message>
</context>
<context>
    <name>WorkRow</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the analysis of many matches</extracomment>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Analysens förlopp</translation>
    </message>
    <message>
        <source>What has been analysed is kept, and the rest can be done later</source>
        <translation>Det som har analyserats sparas, och resten kan göras senare</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>All the rest is in {folder}, but these could not be written: {names}.</source>
        <extracomment>{names} is a list of matches</extracomment>
        <translation>Allt annat ligger i {folder}, men de här kunde inte skrivas: {names}.</translation>
    </message>
    <message>
        <source>Back up into this folder</source>
        <translation>Säkerhetskopiera till den här mappen</translation>
    </message>
    <message>
        <source>Backup of the day</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Dagens säkerhetskopia</translation>
    </message>
    <message>
        <source>Before a backup was restored</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Innan en säkerhetskopia återställdes</translation>
    </message>
    <message>
        <source>Before an update of bgdesk</source>
        <extracomment>Kind of a backup</extracomment>
        <translation>Före en uppdatering av bgdesk</translation>
    </message>
    <message>
        <source>Checking every page and every match…</source>
        <translation>Kontrollerar varje sida och varje match…</translation>
    </message>
    <message>
        <source>Close and start &amp;again</source>
        <extracomment>Button</extracomment>
        <translation>Stäng och starta &amp;igen</translation>
    </message>
    <message>
        <source>Everything is copied and compared before it is used there; what is here stays until you put it into the trash. bgdesk closes and starts again for it.</source>
        <translation>Allt kopieras och jämförs innan det används där; det som finns här ligger kvar tills du lägger det i papperskorgen. bgdesk stängs och startar igen för det.</translation>
    </message>
    <message>
        <source>Everything is in {folder}.</source>
        <translation>Allt ligger i {folder}.</translation>
    </message>
    <message>
        <source>Export everything into this folder</source>
        <translation>Exportera allt till den här mappen</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>Exporterar allt…</translation>
    </message>
    <message>
        <source>Keep your data in {folder} from now on?</source>
        <translation>Förvara dina data i {folder} från och med nu?</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotek (*.sqlite)</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Gör en säkerhetskopia…</translation>
    </message>
    <message>
        <source>Move your data into this folder</source>
        <translation>Flytta dina data till den här mappen</translation>
    </message>
    <message>
        <source>No program here shows folders.</source>
        <translation>Inget program här visar mappar.</translation>
    </message>
    <message>
        <source>Played here: {played}. Opened: {opened}. In the bin: {binned}. Positions: {positions}. Analyses: {analyses}.</source>
        <extracomment>Numbers of matches; the last two are of positions and analyses</extracomment>
        <translation>Spelade här: {played}. Öppnade: {opened}. I papperskorgen: {binned}. Positioner: {positions}. Analyser: {analyses}.</translation>
    </message>
    <message>
        <source>Put into the &amp;trash</source>
        <extracomment>Button</extracomment>
        <translation>Lägg i &amp;papperskorgen</translation>
    </message>
    <message>
        <source>Put the data from before the move into the trash?</source>
        <translation>Lägga data från före flytten i papperskorgen?</translation>
    </message>
    <message>
        <source>Putting the old data into the trash…</source>
        <translation>Lägger gamla data i papperskorgen…</translation>
    </message>
    <message>
        <source>Restore from this file</source>
        <translation>Återställ från den här filen</translation>
    </message>
    <message>
        <source>Restore the library from {file}?</source>
        <translation>Återställa biblioteket från {file}?</translation>
    </message>
    <message>
        <source>Restore the library of {when}?</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>Återställa biblioteket från {when}?</translation>
    </message>
    <message>
        <source>Stopped. What was written so far stays.</source>
        <translation>Stoppat. Det som skrivits hittills blir kvar.</translation>
    </message>
    <message>
        <source>The backup is {file}; it was checked.</source>
        <translation>Säkerhetskopian är {file}; den har kontrollerats.</translation>
    </message>
    <message>
        <source>The library has not been checked yet.</source>
        <translation>Biblioteket har inte kontrollerats ännu.</translation>
    </message>
    <message>
        <source>The old data is in the trash.</source>
        <translation>Gamla data ligger i papperskorgen.</translation>
    </message>
    <message>
        <source>The present library is kept and will stand in the list of backups, so that you can have it back. bgdesk closes and starts again for it.</source>
        <translation>Det nuvarande biblioteket behålls och kommer att stå i listan över säkerhetskopior, så att du kan få tillbaka det. bgdesk stängs och startar igen för det.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, not everything was well.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>När det senast kontrollerades, {when}, var allt inte bra.</translation>
    </message>
    <message>
        <source>When it was checked last, {when}, the library was sound.</source>
        <extracomment>{when} is a day and time</extracomment>
        <translation>När det senast kontrollerades, {when}, var biblioteket helt.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Dina data</translation>
    </message>
    <message>
        <source>Your data from before the move is still in {folder} ({size}).</source>
        <extracomment>{folder} is the name of a folder, {size} a size such as 3.4 MB</extracomment>
        <translation>Dina data från före flytten finns kvar i {folder} ({size}).</translation>
    </message>
    <message>
        <source>{service} synchronises the folder of your data. Match, Your data says what to mind.</source>
        <extracomment>{service} is a name such as Dropbox; &quot;Your data&quot; is an entry of the menu Match</extracomment>
        <translation>{service} synkroniserar mappen med dina data. Match, Dina data säger vad du bör tänka på.</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>&amp;Back up to a folder…</source>
        <extracomment>Button: make a copy of the library in a folder</extracomment>
        <translation>&amp;Säkerhetskopiera till en mapp…</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <extracomment>Button: check the library</extracomment>
        <translation>&amp;Kontrollera nu</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <extracomment>Button: all matches as files</extracomment>
        <translation>&amp;Exportera allt…</translation>
    </message>
    <message>
        <source>&amp;Move to another folder…</source>
        <extracomment>Button: keep the data in another folder</extracomment>
        <translation>&amp;Flytta till en annan mapp…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <extracomment>Button: show the folder of the data in the desktop</extracomment>
        <translation>&amp;Öppna mappen</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <extracomment>Button: have the library as it is in the chosen backup</extracomment>
        <translation>&amp;Återställ säkerhetskopian…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: end the work that is under way</extracomment>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>Heading: copies of the library</extracomment>
        <translation>Säkerhetskopior</translation>
    </message>
    <message>
        <source>Every match as .json with all that is known of it, and as .mat for other programs.</source>
        <translation>Varje match som .json med allt som är känt om den, och som .mat för andra program.</translation>
    </message>
    <message>
        <source>Everything as files</source>
        <extracomment>Heading: all matches as files</extracomment>
        <translation>Allt som filer</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Heading: the folder of the data</extracomment>
        <translation>Mapp</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Förlopp</translation>
    </message>
    <message>
        <source>Put the old data into the &amp;trash…</source>
        <extracomment>Button: what was left behind when the data was moved</extracomment>
        <translation>Lägg gamla data i &amp;papperskorgen…</translation>
    </message>
    <message>
        <source>Restore from a &amp;file…</source>
        <extracomment>Button: have the library as it is in a file</extracomment>
        <translation>Återställ från en f&amp;il…</translation>
    </message>
    <message>
        <source>Sho&amp;w in folder</source>
        <extracomment>Button: show the chosen backup, in the window of the desktop for files</extracomment>
        <translation>&amp;Visa i mapp</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Heading: whether the library is sound</extracomment>
        <translation>Läge</translation>
    </message>
    <message>
        <source>There is no backup yet. bgdesk makes one soon after the first start of each day.</source>
        <translation>Det finns ingen säkerhetskopia ännu. bgdesk gör en strax efter dagens första start.</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Dina data</translation>
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
        <translation>Hittade beslut</translation>
    </message>
</context>
<context>
    <name>_Range</name>
    <message>
        <source>{field}, at least</source>
        <extracomment>Name of a field for a screen reader. {field} is such as: Pips of the player</extracomment>
        <translation>{field}, minst</translation>
    </message>
    <message>
        <source>{field}, at most</source>
        <translation>{field}, högst</translation>
    </message>
</context>
</TS>
